"""The printed facts that ships are designed from: components, advancements, missions and the map."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cosmodrome.games.leaving_earth.engine.rules.timing import can_slow, last_arrival, speeds
from cosmodrome.games.leaving_earth.expansions import is_played
from cosmodrome.games.leaving_earth.meta import QUICK_REFERENCE

BODY = "body"  # a kind of location
CARGO = "cargo"  # whatever is to be brought somewhere, if there is no mission
ASTRONAUT = "astronaut"  # not a component of the pack: any of the skills will do, and none of them weighs anything
EARTH, SUBORBITAL, EARTH_ORBIT, LOST = "earth", "suborbital", "earth_orbit", "lost"
LANDING, RE_ENTRY, LIFE_SUPPORT, SURVEYING = "landing", "re_entry", "life_support", "surveying"
RENDEZVOUS, AEROBRAKING = "rendezvous", "aerobraking"
PROBE, ION_THRUSTER, GALILEO, EXPLORER = "probe", "ion_thruster", "galileo", "explorer"
SPACE_HABITAT, HABITAT_PARTS, SYNTHESIS = "space_habitat", "ground_habitat_parts", "synthesis"
EXPERIMENT, SCIENCE_MODULE = "experiment", "science_module"
LIFE_SURVEY = "life_survey"  # a kind of mission
MECHANIC, SCIENTIST = "mechanic", "scientist"
OUTER_PLANETS, STATIONS = "outer_planets", "stations"

# Which advancements besides those of rockets can make a mission of a kind possible or cheaper, if they are in play.
USEFUL = {
    "probe": (LANDING, RE_ENTRY, AEROBRAKING),
    "survey": (LANDING, RE_ENTRY, SURVEYING, AEROBRAKING),
    "sample": (LANDING, RE_ENTRY, LIFE_SUPPORT, AEROBRAKING),
    "life": (LANDING, RE_ENTRY, LIFE_SUPPORT, AEROBRAKING),
    "return": (LANDING, RE_ENTRY, LIFE_SUPPORT, AEROBRAKING),
    "station": (LANDING, RE_ENTRY, LIFE_SUPPORT, AEROBRAKING),
    "survey_all": (LANDING, RE_ENTRY, SURVEYING, AEROBRAKING),
    "galileo": (LANDING, RE_ENTRY, SURVEYING, AEROBRAKING),
    "explorer": (LANDING, RE_ENTRY, RENDEZVOUS, AEROBRAKING),
    "habitat": (LANDING, LIFE_SUPPORT, SYNTHESIS, AEROBRAKING),
    EXPERIMENT: (LANDING, RE_ENTRY, LIFE_SUPPORT, SURVEYING, AEROBRAKING),
    LIFE_SURVEY: (LANDING, RE_ENTRY, SURVEYING, AEROBRAKING),
    "occupation": (LANDING, RE_ENTRY, LIFE_SUPPORT, AEROBRAKING),
}
ROUND_TRIPS = ("sample", "life", "return", EXPERIMENT)
STATIONED = ("station", "occupation")  # astronauts must be there when a year begins
MANNED = ("return", EXPERIMENT, *STATIONED)


Entries = list[Mapping[str, Any]]  # of a data pack


@dataclass(frozen=True)
class Rocket:
    id: str
    mass: int
    cost: int
    thrust: int


@dataclass(frozen=True)
class Capsule:
    id: str
    mass: int
    cost: int
    heat_shield: bool
    needs: str
    seats: int


@dataclass(frozen=True)
class Maneuver:
    id: str
    origin: str
    destination: str
    difficulty: int
    speeds: tuple[tuple[int, int], ...]  # (difficulty, years), as printed first, then quicker and quicker
    timed: bool  # years may be added
    lasting: bool  # it takes years, or may, so that ion thrusters can be fired
    entry: bool
    landing: bool
    aerobraking: bool
    explores: tuple[str, ...]
    window: str | None  # only in certain years, and then exactly as printed

    @property
    def years(self) -> int:
        return self.speeds[0][1]


def read_maneuver(entry: Mapping[str, Any]) -> Maneuver:
    difficulty: int = entry.get("difficulty", 0)  # automatic maneuvers print none
    symbols: list[str] = entry["symbols"]
    marks = dict(symbol.partition(":")[::2] for symbol in symbols)
    time = marks.get("time", "")
    years = int(time) if time.isdigit() else 0
    window: str | None = entry.get("window")
    is_windowed = window is not None
    return Maneuver(
        id=entry["id"],
        origin=entry["from"],
        destination=entry["to"],
        difficulty=difficulty,
        speeds=tuple(speeds(difficulty, years, is_windowed)),
        timed=can_slow(difficulty, "time" in marks, is_windowed),
        lasting="time" in marks,
        entry="atmospheric_entry" in marks,
        landing=marks.get("landing") == "",
        aerobraking="aerobraking" in marks,
        explores=tuple(symbol.removeprefix("explore:") for symbol in symbols if symbol.startswith("explore:")),
        window=window,
    )


def share(wanted: list[Mapping[str, Any]], entries: list[Mapping[str, Any]]) -> Fraction:
    """Return the share of the wanted entries among the cards of all entries."""
    return Fraction(sum(entry["cards"] for entry in wanted), sum(entry["cards"] for entry in entries) or 1)


class Catalogue:
    """All components, maneuvers and missions in play."""

    def __init__(self, data: Mapping[str, Any], played: Collection[str], edition: str) -> None:
        def entries(table: str) -> Entries:
            """Return the entries of the base game and of the expansions in play."""
            return [entry for entry in data[table] if is_played(entry, played)]

        self.read_components(entries("component"))
        self.research_cost: dict[str, int] = {entry["id"]: entry["cost"] for entry in entries("advancement")}
        self.prerequisites: dict[str, list[str]] = {e["id"]: e.get("prerequisites", []) for e in entries("advancement")}
        self.supplies = "food" if STATIONS in played else "supplies_1x"
        self.repair_parts = "spare_parts" if STATIONS in played else self.supplies  # one of them for each repair
        self.food = (self.cost_of[self.supplies], self.mass_of[self.supplies])  # of one astronaut for one year
        self.fed: int = data["astronauts"]["fed"]  # astronauts, by one of them
        self.astronaut_cost: int = min(skill["cost"] for skill in entries("skill"))
        self.has_scientists = any(skill["id"] == SCIENTIST for skill in entries("skill"))
        self.read_years(data, played, edition)
        self.missions: dict[str, Mapping[str, Any]] = {entry["id"]: entry for entry in entries("mission")}
        # A mission that is nothing but the way to Earth Orbit, for tests.
        self.satellite = next(name for name, entry in self.missions.items() if entry["places"] == [EARTH_ORBIT])
        self.read_map(entries("location"), entries("maneuver"))
        self.life_seen: dict[str, Fraction] = {}  # the chance that the hidden face of a place shows life
        self.life_found: dict[str, Fraction] = {}  # or else that the first feature explored there does
        self.read_life(entries("face"), entries("feature") if STATIONS in played else [])

    def read_components(self, components: Entries) -> None:
        self.cost_of: dict[str, int] = {entry["id"]: entry.get("cost", 0) for entry in components}
        self.mass_of: dict[str, int] = {entry["id"]: entry["mass"] for entry in components}
        self.advancement_of: dict[str, str] = {e["id"]: e["needs"] for e in components if "needs" in e}
        self.rockets = [
            Rocket(e["id"], e["mass"], e["cost"], e["thrust"])
            for e in components
            if e["type"] == "rocket" and "fuel" not in e  # engines with tanks are not planned with
        ]
        self.capsules = [
            Capsule(e["id"], e["mass"], e["cost"], e["heat_shield"], e["needs"], e["seats"])
            for e in components
            if e["type"] == "capsule" and e.get("sold", True)
        ]
        self.samples: dict[str, str] = {e["place"]: e["id"] for e in components if e["type"] == "sample"}
        self.results: dict[str, str] = {e["place"]: e["id"] for e in components if e["type"] == "results"}
        thruster = next(entry for entry in components if entry["id"] == ION_THRUSTER)
        self.thruster_cost: int = thruster["cost"]
        self.thruster_mass: int = thruster["mass"]
        self.thruster_power: int = thruster["thrust_per_year"]
        self.usual_thrusters: int = thruster["cards"]  # more can be bought, as of everything

    def read_years(self, data: Mapping[str, Any], played: Collection[str], edition: str) -> None:
        self.first_year: int = data["calendar"]["first_year"]
        box = next((name for name in (STATIONS, OUTER_PLANETS) if name in played), "calendar")
        self.last_year: int = data[box]["last_year"]
        self.all_years: int = self.last_year - self.first_year
        later_rules = edition == QUICK_REFERENCE or not {STATIONS, OUTER_PLANETS}.isdisjoint(played)
        self.late_arrivals: int = last_arrival(0, later_rules)  # years after the last one
        self.yearly: int = data[STATIONS if STATIONS in played else "funding"]["yearly"]
        self.all_money = self.yearly * (self.all_years + 1)
        self.affordable_thrusters: int = self.all_money // self.thruster_cost
        self.windows: dict[str, tuple[int, int]] = {}  # the first year, and every how many years
        if OUTER_PLANETS in played:
            self.windows = {entry["id"]: (entry["first_year"], entry["every"]) for entry in data["window"]}

    def read_map(self, locations: Entries, maneuvers: Entries) -> None:
        self.places = {entry["id"] for entry in locations}
        self.solid_ground = {entry["id"] for entry in locations if entry["kind"] == BODY}
        printed = [(read_maneuver(entry), "difficulty" not in entry) for entry in maneuvers]
        self.maneuvers = {maneuver.id: maneuver for maneuver, _ in printed if maneuver.destination != LOST}
        # Spacecraft that are here at the end of a turn are carried on by an automatic maneuver.
        self.restless = {maneuver.origin for maneuver, automatic in printed if automatic}
        self.arrivals: dict[str, list[Maneuver]] = {}
        self.posts: dict[str, list[str]] = {}  # from where a place can be surveyed
        self.drifts: dict[str, list[str]] = {}  # from where a spacecraft that is carried on comes upon a place
        for maneuver, automatic in printed:
            for place in maneuver.explores:
                self.posts.setdefault(place, []).append(maneuver.origin)
                if automatic:
                    self.drifts.setdefault(place, []).append(maneuver.origin)
            if maneuver.destination != LOST:
                self.arrivals.setdefault(maneuver.origin, [])
                self.arrivals.setdefault(maneuver.destination, []).append(maneuver)
        self.departures_from: dict[str, list[Maneuver]] = {place: [] for place in self.arrivals}
        for maneuver in self.maneuvers.values():
            self.departures_from[maneuver.origin].append(maneuver)
        for entry in locations:
            for place in entry.get("telescopes", ()):
                self.posts.setdefault(place, []).append(entry["id"])
        self.space = [place for place in self.arrivals if place != EARTH]

    @property
    def all_rockets(self) -> frozenset[str]:
        return frozenset(rocket.id for rocket in self.rockets) | {ION_THRUSTER}

    def read_life(self, faces: Entries, features: Entries) -> None:
        for place in self.places:
            hidden = [face for face in faces if face["location"] == place]
            explored = [feature for feature in features if feature["location"] == place]
            # A feature needs a slot of the face, and a ship that survives its arrival.
            roomy = [face for face in hidden if "slots" in face and not (face.get("destroys") or face.get("life"))]
            seen = share([face for face in hidden if face.get("life")], hidden)
            found = share([feature for feature in explored if feature.get("life")], explored) * share(roomy, hidden)
            if seen:
                self.life_seen[place] = seen
            if found:
                self.life_found[place] = found

    def can_plan(self, mission: str) -> bool:
        """Whether a mission is in play: ships are designed for missions of every kind."""
        return mission in self.missions

    def useful_for(self, mission: str) -> set[str]:
        """Return advancements, besides those of rockets, that can make a mission possible or cheaper."""
        return set(USEFUL[self.missions[mission]["requires"]]) & self.research_cost.keys()

    def places_of(self, mission: str) -> list[str]:
        if mission not in self.missions:
            raise ValueError(f"no mission {mission!r}; there are {', '.join(self.missions)}")
        named: list[str] = self.missions[mission]["places"]
        if named == ["space"]:
            return self.space
        return [place for place in named if place in self.places]

    def price_of(self, advancements: Iterable[str]) -> int:
        return sum(self.research_cost[name] for name in advancements)

    def with_prerequisites(self, needs: frozenset[str], owned: frozenset[str]) -> frozenset[str]:
        """Return the missing advancements among these and their prerequisites."""
        found, queue = set[str](), list(needs - owned)
        while queue:
            name = queue.pop()
            found.add(name)
            queue += [before for before in self.prerequisites[name] if before not in owned and before not in found]
        return frozenset(found)
