"""The printed facts, as the search for a ship wants them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

ASTRONAUT = "astronaut"  # not a component of the pack: any of the skills will do, and none of them weighs anything
EARTH, SUBORBITAL, EARTH_ORBIT = "earth", "suborbital", "earth_orbit"
LANDING, RE_ENTRY, LIFE_SUPPORT, SURVEYING = "landing", "re_entry", "life_support", "surveying"
PROBE, ION_THRUSTER, SUPPLIES = "probe", "ion_thruster", "supplies_1x"

# Which advancements besides those of rockets can make a mission of a kind possible or cheaper.
USEFUL = {
    "probe": (LANDING, RE_ENTRY),
    "survey": (LANDING, RE_ENTRY, SURVEYING),
    "sample": (LANDING, RE_ENTRY, LIFE_SUPPORT),
    "life": (LANDING, RE_ENTRY, LIFE_SUPPORT),
    "return": (LANDING, RE_ENTRY, LIFE_SUPPORT),
    "station": (LANDING, RE_ENTRY, LIFE_SUPPORT),
}
ROUND_TRIPS = ("sample", "life", "return")
MANNED = ("return", "station")


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


@dataclass(frozen=True)
class Maneuver:
    id: str
    origin: str
    destination: str
    difficulty: int
    speeds: tuple[tuple[int, int], ...]  # (difficulty, years), as printed first, then halved again and again
    timed: bool  # years may be added
    entry: bool
    landing: bool
    explores: str | None

    @property
    def years(self) -> int:
        return self.speeds[0][1]


def read_maneuver(entry: Mapping[str, Any]) -> Maneuver:
    difficulty: int = entry.get("difficulty", 0)  # automatic maneuvers print none
    marks = dict(symbol.partition(":")[::2] for symbol in entry["symbols"])
    time = marks.get("time", "")
    years = int(time) if time.isdigit() else 0
    speeds = [(difficulty, years)]
    while speeds[-1][1] > 1:
        speeds.append((speeds[-1][0] * 2, (speeds[-1][1] + 1) // 2))
    return Maneuver(
        id=entry["id"],
        origin=entry["from"],
        destination=entry["to"],
        difficulty=difficulty,
        speeds=tuple(speeds),
        timed="time" in marks,
        entry="atmospheric_entry" in marks,
        landing=marks.get("landing") == "",
        explores=marks.get("explore"),
    )


class Catalogue:
    """All that can be bought and flown, and which missions there are."""

    def __init__(self, data: Mapping[str, Any], played: Collection[str]) -> None:
        def entries(table: str) -> list[Mapping[str, Any]]:
            """Of the base game and of the expansions that are played."""
            return [entry for entry in data[table] if entry.get("expansion") in (None, *played)]

        components = entries("component")
        self.cost_of: dict[str, int] = {entry["id"]: entry.get("cost", 0) for entry in components}
        self.mass_of: dict[str, int] = {entry["id"]: entry["mass"] for entry in components}
        self.advancement_of: dict[str, str] = {e["id"]: e["needs"] for e in components if "needs" in e}
        self.research_cost: dict[str, int] = {entry["id"]: entry["cost"] for entry in entries("advancement")}
        self.rockets = [Rocket(e["id"], e["mass"], e["cost"], e["thrust"]) for e in components if e["type"] == "rocket"]
        self.capsules = [
            Capsule(e["id"], e["mass"], e["cost"], e["heat_shield"], e["needs"])
            for e in components
            if e["type"] == "capsule"
        ]
        self.samples: dict[str, str] = {e["place"]: e["id"] for e in components if e["type"] == "sample"}
        thruster = next(entry for entry in components if entry["id"] == ION_THRUSTER)
        self.thruster_cost: int = thruster["cost"]
        self.thruster_mass: int = thruster["mass"]
        self.thruster_power: int = thruster["thrust_per_year"]
        self.most_thrusters: int = thruster["cards"]
        self.food = (self.cost_of[SUPPLIES], self.mass_of[SUPPLIES])  # of one astronaut for one year
        self.astronaut_cost: int = min(skill["cost"] for skill in entries("skill"))
        self.all_years: int = data["calendar"]["last_year"] - data["calendar"]["first_year"]
        self.all_money: int = data["funding"]["yearly"] * (self.all_years + 1)

        self.missions: dict[str, Mapping[str, Any]] = {entry["id"]: entry for entry in entries("mission")}
        printed = [entry for entry in entries("maneuver") if entry["to"] != "lost"]
        self.maneuvers = {entry["id"]: read_maneuver(entry) for entry in printed}
        # Whoever is here at the end of a turn is carried on by an automatic maneuver.
        self.restless = {entry["from"] for entry in entries("maneuver") if "difficulty" not in entry}
        self.arrivals: dict[str, list[Maneuver]] = {}
        self.posts: dict[str, list[str]] = {}  # from where a place can be surveyed
        for maneuver in self.maneuvers.values():
            self.arrivals.setdefault(maneuver.origin, [])
            self.arrivals.setdefault(maneuver.destination, []).append(maneuver)
            if maneuver.explores:
                self.posts.setdefault(maneuver.explores, []).append(maneuver.origin)
        self.space = [place for place in self.arrivals if place != EARTH]

    @property
    def all_rockets(self) -> frozenset[str]:
        return frozenset(rocket.id for rocket in self.rockets) | {ION_THRUSTER}

    def places_of(self, mission: str) -> list[str]:
        if mission not in self.missions:
            raise ValueError(f"no mission {mission!r}; there are {', '.join(self.missions)}")
        named: list[str] = self.missions[mission]["places"]
        return self.space if named == ["space"] else named
