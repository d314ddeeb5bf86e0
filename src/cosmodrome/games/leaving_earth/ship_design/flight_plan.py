"""The results of the designer: a plan with its legs, and the research that it still needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from cosmodrome.games.leaving_earth.ship_design.catalogue import ASTRONAUT


@dataclass(frozen=True)
class Leg:
    """One maneuver of a plan: the ship, where it leaves, its mass, and what is fired."""

    maneuver: str
    origin: str
    destination: str
    difficulty: int  # doubled as often as the years were halved
    years: int
    mass: int  # before firing
    rockets: Mapping[str, int]  # fired, and gone afterwards
    thrusters: int  # ion thrusters fired
    collects: str | None  # the sample, or the results of an experiment, taken aboard on arrival
    capsules: int = 0  # aboard
    surveys: str | None = None  # the place that is surveyed on arrival, before the ship goes there


@dataclass(frozen=True)
class Event:
    """A docking or separation before a leg, or after the last one."""

    # `separate`: the parts stay here; `dock`: they are met here; `drop`: they are left behind forever; `fetch`: they
    # have come by a cargo ship
    kind: str
    place: str
    leg: int  # the number of the leg that comes next
    parts: Mapping[str, int]


@dataclass(frozen=True)
class Freight:
    """A cargo ship as it stands on Earth, and its route to the meeting point."""

    place: str
    leg: int  # the number of the first ship's leg before which it is met
    cost: int  # of all its components, cargo included
    mass: int
    years: int
    components: Mapping[str, int]
    legs: tuple[Leg, ...]


@dataclass(frozen=True)
class Plan:
    """A ship as it stands on Earth and its whole route; with a cargo ship, totals include both."""

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
    freight: Freight | None = None  # a cargo ship that is sent ahead
    skill: str = ""  # that an astronaut aboard must have
    life: Fraction | None = None  # the chance that a survey for life finds some, which no draw decides

    def may_carry(self, skill: str) -> bool:
        """Whether an astronaut with this skill can be aboard: a lone one must have the skill that the mission needs."""
        crew = self.components.get(ASTRONAUT, 0)
        return crew > 1 or (crew == 1 and self.skill in ("", skill))

    @property
    def own(self) -> dict[str, int]:
        """Return the components that the ship itself is launched with."""
        sent = {} if self.freight is None else self.freight.components
        left = {name: number - sent.get(name, 0) for name, number in self.components.items()}
        return {name: number for name, number in left.items() if number}


@dataclass(frozen=True)
class Programme:
    """A plan and the advancements that are still to be researched for it."""

    plan: Plan
    research: frozenset[str]
    cost: int  # components and research

    def rank(self) -> tuple[int, int, int]:
        return self.cost, self.plan.years, self.plan.mass
