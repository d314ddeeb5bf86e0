"""What the designer hands out: a plan with its legs, and what must still be researched for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Leg:
    """One maneuver of a plan: who leaves where with what mass, and what is fired for it."""

    maneuver: str
    origin: str
    destination: str
    difficulty: int  # doubled as often as the years were halved
    years: int
    mass: int  # before firing
    rockets: Mapping[str, int]  # fired, and gone afterwards
    thrusters: int  # ion thrusters fired
    collects: str | None  # the sample taken aboard on arrival
    capsules: int = 0  # aboard


@dataclass(frozen=True)
class Event:
    """Something is done by Rendezvous before a leg, or after the last one."""

    kind: str  # `separate`: the parts stay here; `dock`: they are met here; `drop`: they are left behind for ever
    place: str
    leg: int  # the number of the leg that comes next
    parts: Mapping[str, int]


@dataclass(frozen=True)
class Plan:
    """A ship as it stands on Earth and its whole way."""

    mission: str
    place: str  # where the mission is fulfilled, or for Surveying the place that is looked at
    cost: int  # of all components
    mass: int  # at launch
    years: int
    components: Mapping[str, int]  # all that is bought, `astronaut` included
    payload: Mapping[str, int]  # components without rockets and ion thrusters
    rockets: Mapping[str, int]  # ion thrusters included
    legs: tuple[Leg, ...]
    stay: int  # years spent at the end of the way: a station waits for New Year
    draws: Mapping[str, int]  # by advancement: the outcomes that must be successes
    needs: frozenset[str]  # advancements
    acts: bool = False  # something is done at the end of the way
    science: bool = False  # the astronaut is a scientist, and need not come home
    launch_by: int | None = None  # the last year in which it can start, where there is a calendar
    events: tuple[Event, ...] = ()
    spares: Mapping[str, int] = field(default_factory=dict)  # rockets that are fired only if others are damaged


@dataclass(frozen=True)
class Programme:
    """A plan and the advancements that are still to be researched for it."""

    plan: Plan
    research: frozenset[str]
    cost: int  # components and research

    def rank(self) -> tuple[int, int, int]:
        return self.cost, self.plan.years, self.plan.mass
