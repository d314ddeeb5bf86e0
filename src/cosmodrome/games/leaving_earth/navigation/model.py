"""Ships, goals and courses: the input and output of navigation."""

from __future__ import annotations

from dataclasses import dataclass

REACH = 15  # besides the kinds of missions: to be in a place


@dataclass(frozen=True)
class Goal:
    kind: int  # of mission, or REACH
    places: int  # a bit each


@dataclass(frozen=True)
class Odds:
    """What is likely, as far as one agency knows."""

    chances: tuple[float, ...]  # by advancement, that the next draw is a success; 0 without it
    harmless: tuple[float, ...]  # by location, that it does not destroy who comes
    lively: int  # a bit per location that may have life
    radiation: tuple[float, ...]  # how likely each level is, from 0 on
    sickness: float  # of an astronaut who is launched
    perils: tuple[tuple[tuple[int, float], ...], ...] = ()  # the faces that each of `MapFacts.perilous` may have


@dataclass(frozen=True)
class Ship:
    """A spacecraft, as far as its way is concerned."""

    place: int
    rockets: tuple[int, ...]  # that can be fired, by `MapFacts.rockets`
    thrusters: int
    ready: int  # thrusters that do not rest this year
    dead: int  # the mass of everything else but supplies
    supplies: int
    crew: int
    shielded: int  # seats behind a heat shield
    naked: int  # capsules that would burn
    has_probe: bool
    sheltered: bool  # from radiation
    samples: int  # a bit per location
    visited: int
    probes: int = 0  # that work, and like them capsules and the Galileo
    capsules: int = 0
    galileos: int = 0
    explorers: int = 0
    fixed: int = 0  # parts that are never used up
    has_scientist: bool = False  # who can examine a sample where it lies
    habitats: int = 0

    @property
    def works(self) -> bool:
        return self.has_probe or self.shielded > 0 or self.naked > 0


@dataclass(frozen=True)
class Burn:
    """A maneuver that has been chosen; with `fired` the years are fixed and some thrust is there."""

    maneuver: int
    fired: bool
    years: int
    left: int


@dataclass(frozen=True)
class Hop:
    """A maneuver of a course."""

    maneuver: int
    years: int
    rockets: tuple[int, ...]
    thrusters: int
    mass: int  # before anything is fired
    need: int  # of thrust
    wait: int = 0  # years before it


@dataclass(frozen=True)
class Course:
    hops: tuple[Hop, ...]
    years: int
    luck: float  # that neither places nor the sun do harm
    draws: tuple[tuple[int, int], ...]  # advancement, how many


@dataclass(frozen=True)
class Way:
    """A printed maneuver, as the search wants it."""

    number: int
    start: int
    goal: int
    speeds: tuple[tuple[int, int], ...]  # (difficulty, years), as printed first, then quicker and quicker
    timed: bool  # years may be added
    radiation: bool
    entry: bool
    landing: bool
    aerobraking: bool
    explores: tuple[int, ...]
    aligned: int  # a bit per year in which it is open, and then it takes as long as printed; -1: always

    @property
    def difficulty(self) -> int:
        return self.speeds[0][0]

    @property
    def years(self) -> int:
        return self.speeds[0][1]
