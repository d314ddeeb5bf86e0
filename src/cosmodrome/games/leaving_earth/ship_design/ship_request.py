"""The request for one ship: the mission or cargo, what may be used, and the limits of cost, years and dates."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.leaving_earth.ship_design.catalogue import EARTH

CHEAPEST, LIGHTEST, FASTEST = "cheapest", "lightest", "fastest"


@dataclass(frozen=True)
class Dates:
    """The first year for the launch, and the last year for the completion."""

    launch: int
    last_year: int


UNDATED = Dates(0, 0)  # for plans that depend on no calendar


@dataclass(frozen=True)
class Convoy:
    """A cargo ship is sent ahead of the ship."""

    first_year: int  # from then on, as soon as it is paid for
    yearly: int | None  # the money of a year, if that is limited
    most_mass: int | None = None  # of both at launch


@dataclass(frozen=True)
class ShipRequest:
    """A mission, or cargo for a place, and what the ship for it may use, cost and take.

    A limit that is None is that of the whole game. The end of the game is kept to the year if the request is `dated`,
    if the ship may dock, or if planets must be aligned.
    """

    mission: str  # empty for cargo
    rockets: frozenset[str]
    most_years: int | None = None
    capsule: str | None = None  # on a mission for probes it takes the probe's place, manned where the ship comes home
    place: str | None = None  # one of several that the mission names, or where the cargo goes
    without: frozenset[str] = frozenset()  # advancements that the plan must not need
    most_cost: int | None = None
    dates: Dates | None = None
    goal: str = CHEAPEST
    start: str = EARTH  # of cargo; missions start on Earth
    cargo: int = 0  # the mass to be brought to the place, instead of a mission
    crew: int = 1  # where the ship is manned
    science: bool = False  # a scientist goes where the sample is, and need not come home
    revealed: frozenset[str] = frozenset()  # places that a survey of several places can leave out
    docking: bool = False  # the ship may be taken apart and put together in space
    dated: bool = False
    spare: str = ""  # a kind of rocket of which some are carried all the way; such a ship is never taken apart
    spares: int = 0
    convoy: Convoy | None = None  # then only plans with a cargo ship are searched
    thorough: bool = False  # also habitats in parts and stations reached at New Year, which bots do not plan


@dataclass(frozen=True)
class Limits:
    """The limits of one search, all of them given."""

    most_years: int
    most_cost: int
    dates: Dates
