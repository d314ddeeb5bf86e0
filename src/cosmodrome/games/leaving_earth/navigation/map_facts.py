"""The printed facts of a setting as a search wants them, and ships in their terms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cosmodrome.games.leaving_earth.engine.rules.maneuvers import has_hourglass
from cosmodrome.games.leaving_earth.engine.rules.timing import can_slow, speeds
from cosmodrome.games.leaving_earth.engine.state import SYMBOLS, LeavingEarth, Setting
from cosmodrome.games.leaving_earth.navigation.model import Ship, Way
from cosmodrome.games.leaving_earth.navigation.useful_years import UsefulYears
from cosmodrome.games.leaving_earth.vocabulary import (
    AEROBRAKING_SYMBOL,
    ENTRY_SYMBOL,
    EXPLORE_SYMBOL,
    LANDING_SYMBOL,
    MOST_ASTRONAUTS,
    NO_SYMBOL,
    RADIATION_SYMBOL,
    SCIENTIST,
)


class MapFacts:
    """What is printed, for the options of a game."""

    def __init__(self, setting: Setting, components: Sequence[Mapping[str, Any]]) -> None:
        self.setting = setting
        kinds = range(int(setting.kinds))
        self.probes = [kind for kind in kinds if components[kind]["type"] == "probe"]
        self.capsules = [kind for kind in kinds if components[kind]["type"] == "capsule"]
        self.samples = [kind for kind in kinds if setting.sample_of[kind] >= 0]
        self.explorers = [kind for kind in kinds if setting.explorers >> kind & 1]
        self.has_galileo = setting.galileo < setting.kinds
        rockets = [kind for kind in kinds if setting.thrust[kind] > 0 and setting.fuel[kind] < 0]
        self.rockets = sorted(rockets, key=lambda kind: -int(setting.thrust[kind]))
        self.thrusts = tuple(int(setting.thrust[kind]) for kind in self.rockets)
        self.masses = tuple(int(setting.mass[kind]) for kind in self.rockets)
        self.needs = tuple(int(setting.needs[kind]) for kind in self.rockets)
        self.prices = tuple(int(setting.price[kind]) for kind in self.rockets)
        self.thruster = next((k for k in kinds if setting.thrust_per_year[k] > 0), -1)
        self.power = int(setting.thrust_per_year[self.thruster])
        self.ways: list[list[Way]] = [[] for _ in range(int(setting.locations))]
        for number in range(int(setting.maneuvers)):
            way = read_way(setting, number)
            if way.start >= 0 and way.goal != setting.lost:
                self.ways[way.start].append(way)
        self.by_number = {way.number: way for ways in self.ways for way in ways}
        places = range(int(setting.locations))
        self.restless = {place for place in places if setting.automatic[place] >= 0}
        self.posts = [int(setting.surveyable[place]) for place in places]
        self.drifts = [self.seen_adrift(place) for place in places]  # by who is carried off from there
        self.perilous = [place for place in places if place != setting.suborbital and is_perilous(setting, place)]
        self.almanac = self.read_almanac()

    def seen_adrift(self, place: int) -> int:
        maneuver = int(self.setting.automatic[place])
        return bits_of(read_way(self.setting, maneuver).explores) if maneuver >= 0 else 0

    def read_almanac(self) -> UsefulYears | None:
        """None if no planet ever has to be aligned."""
        ways = list(self.by_number.values())
        if all(way.aligned < 0 for way in ways):
            return None
        setting = self.setting
        years = int(setting.last_year - setting.first_year) + 2
        return UsefulYears(ways, self.restless, int(setting.locations), years)

    # --- ships

    def can_examine(self, modules: int) -> bool:
        """Whether a scientist can examine a sample where it lies; with Stations that takes a science module."""
        return modules > 0 or not self.setting.has_stations

    def imagine(self, count: Mapping[int, int], crew: int, has_scientist: bool = False) -> Ship:
        """A ship of these components and so many astronauts, as it would stand on Earth."""
        setting = self.setting
        capsules = sum(count.get(kind, 0) for kind in self.capsules)
        carried = [kind for kind in count if kind not in self.rockets and kind not in (self.thruster, setting.supplies)]
        thrusters = count.get(self.thruster, 0)
        return Ship(
            place=int(setting.earth),
            rockets=tuple(count.get(kind, 0) for kind in self.rockets),
            thrusters=thrusters,
            ready=thrusters,
            dead=sum(count[kind] * int(setting.mass[kind]) for kind in carried),
            supplies=count.get(int(setting.supplies), 0),
            crew=crew,
            shielded=sum(count[k] * int(setting.seats[k]) for k in carried if setting.is_shielded[k]),
            naked=sum(count[k] for k in carried if k in self.capsules and not setting.is_shielded[k]),
            has_probe=any(kind in self.probes for kind in carried),
            sheltered=any(setting.shielding[kind] for kind in carried),
            samples=0,
            visited=0,
            probes=capsules + sum(count.get(kind, 0) for kind in self.probes),
            capsules=capsules,
            galileos=count.get(int(setting.galileo), 0),
            explorers=sum(count[kind] for kind in carried if setting.explorers >> kind & 1),
            fixed=sum(count[kind] for kind in carried) + crew,
            has_scientist=has_scientist and self.can_examine(count.get(int(setting.science_module), 0)),
            habitats=sum(count[kind] for kind in carried if setting.habitats >> kind & 1),
        )

    def ship(self, s: LeavingEarth, seat: int, craft: int) -> Ship:
        setting = self.setting
        rockets = tuple(int(s.ready(seat, craft, kind)) for kind in self.rockets)
        ready = int(s.ready(seat, craft, self.thruster))
        thrusters = int(s.working(seat, craft, self.thruster))
        supplies = int(s.working(seat, craft, setting.supplies))
        dead = int(s.mass_of(seat, craft)) - supplies * int(setting.mass[setting.supplies])
        dead -= sum(count * mass for count, mass in zip(rockets, self.masses, strict=True))
        dead -= thrusters * int(setting.mass[self.thruster])
        shielded = naked = capsules = 0
        sheltered = False
        for kind in self.capsules:
            working, damaged = int(s.working(seat, craft, kind)), int(s.damaged(seat, craft, kind))
            if working or damaged:
                capsules += working
                sheltered = sheltered or bool(setting.shielding[kind])
                shielded += working * int(setting.seats[kind]) if setting.is_shielded[kind] else 0
                naked += damaged if setting.is_shielded[kind] else working + damaged
        probes = sum(int(s.working(seat, craft, kind)) for kind in self.probes)
        samples = sum(1 << int(setting.sample_of[kind]) for kind in self.samples if s.working(seat, craft, kind))
        visited = 0
        for index in range(MOST_ASTRONAUTS if s.crew(seat, craft) else 0):
            if s.is_aboard(seat, index, craft):
                visited |= int(s.visited(seat, index))
        crew = int(s.crew(seat, craft))
        place = int(s.location(seat, craft)) if craft else int(setting.earth)
        explorers = sum(int(s.working(seat, craft, kind)) for kind in self.explorers)
        modules = int(s.working(seat, craft, setting.science_module)) if setting.has_stations else 0
        return Ship(
            place,
            rockets,
            thrusters,
            ready,
            dead,
            supplies,
            crew,
            shielded,
            naked,
            probes > 0,
            sheltered,
            samples,
            visited,
            probes + capsules,
            capsules,
            int(s.working(seat, craft, setting.galileo)) if self.has_galileo else 0,
            explorers,
            int(s.parts(seat, craft)) - sum(rockets) - thrusters - supplies,
            bool(crew and s.has_skill(seat, craft, SCIENTIST)) and self.can_examine(modules),
            sum(int(s.working(seat, craft, kind)) for kind in self.capsules if setting.habitats >> kind & 1),
        )


def bits_of(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def is_perilous(setting: Setting, place: int) -> bool:
    """Whether a face of this place may make people ill or damage something."""
    faces = range(int(setting.first_face[place]), int(setting.first_face[place] + setting.faces_of[place]))
    return any(
        setting.face_sickness[face] or setting.face_component_radiation[face] or setting.face_debris[face]
        for face in faces
    )


def read_way(setting: Setting, number: int) -> Way:
    codes = []
    for i in range(SYMBOLS):
        code = int(setting.symbols[number * SYMBOLS + i])
        if code & 7 == NO_SYMBOL:
            break
        codes.append(code)
    difficulty, is_windowed = int(setting.difficulty[number]), setting.is_windowed[number] == 1
    return Way(
        number,
        int(setting.start[number]),
        int(setting.goal[number]),
        tuple(speeds(difficulty, int(setting.years[number]), is_windowed)),
        can_slow(difficulty, has_hourglass(setting, number), is_windowed),
        RADIATION_SYMBOL in codes,
        ENTRY_SYMBOL in codes,
        LANDING_SYMBOL in codes,
        AEROBRAKING_SYMBOL in codes,
        tuple(code >> 3 for code in codes if code & 7 == EXPLORE_SYMBOL),
        int(setting.aligned[number]) if is_windowed else -1,
    )
