"""The objective of a plan, and its proposal: a plan with the years of payments, launch and completion."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cosmodrome.core.errors import BadInput
from cosmodrome.core.i18n import Text, text_for
from cosmodrome.games.leaving_earth.ship_design.budget import Spending
from cosmodrome.games.leaving_earth.ship_design.catalogue import EARTH, RENDEZVOUS
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, FASTEST, LIGHTEST
from cosmodrome.games.leaving_earth.ship_design.success_odds import Draw
from cosmodrome.games.leaving_earth.ship_design.trial_campaigns import Campaign

SUREST = "surest"
GOALS = (CHEAPEST, LIGHTEST, FASTEST, SUREST)
NO_LIMIT = 10**9  # of money


class NoPlan(BadInput):
    """The reason why there is no plan: a message of the game with its arguments."""

    def __init__(self, reason: str, said: dict[str, str | int | float] | None = None) -> None:
        self.message = f"plan-none-{reason}"
        self.said = said or {}
        super().__init__(text_for("leaving_earth", "en").say(self.message, self.said))

    def sentence(self, text: Text) -> str:
        """Return the reason in the reader's language."""
        said = dict(self.said)
        if "names" in said:
            said["names"] = ", ".join(text.term(f"advancement-{name}") for name in str(said["names"]).split(", "))
        return text.say(self.message, said)


@dataclass(frozen=True)
class Objective:
    """A mission, or cargo for a place, and what limits the plan."""

    first_year: int
    by: int  # the year that may be over when it is done
    mission: str = ""
    cargo: int = 0
    start: str = EARTH
    place: str | None = None
    goal: str = CHEAPEST
    budget: int | None = None
    yearly: int | None = None
    owned: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()  # advancements that are not used
    capsule: str | None = None
    crew: int = 1
    spare: str = ""  # a kind of rocket of which some are taken along for others that fail
    spares: int = 0
    sure: Fraction | None = None  # tests are bought until the flight is as likely to succeed
    alone: bool = False  # no cargo ship is sent ahead
    convoy: bool = False  # one is
    most_mass: int | None = None  # of both

    @property
    def docking(self) -> bool:
        return RENDEZVOUS not in self.never

    @property
    def money(self) -> int:
        """Return all the money that may be spent until the plan must be done."""
        whole = NO_LIMIT if self.yearly is None else self.yearly * (self.by - self.first_year + 1)
        return whole if self.budget is None else min(self.budget, whole)


@dataclass(frozen=True)
class Reserve:
    """The same objective with spare rockets aboard, or with a mechanic and supplies for repairs."""

    kind: str
    number: int
    programme: Programme
    chance: Fraction


@dataclass(frozen=True)
class Proposal:
    programme: Programme
    spending: list[Spending]
    departures: list[int]  # by leg
    done: int
    chance: Fraction
    draws: list[Draw]
    campaign: Campaign | None = None
    reserves: tuple[Reserve, ...] = ()  # what spare rockets would add
    repairs: tuple[Reserve, ...] = ()  # what a mechanic with supplies for repairs would
    freight_departures: tuple[int, ...] = ()  # by leg of a cargo ship
    hurried: bool = False  # the search for plans with a cargo ship was given up
    one_ship: bool = False  # the search for plans with docking was given up

    @property
    def cost(self) -> int:
        """Return the cost of ship, research and tests."""
        return self.programme.cost + (0 if self.campaign is None else self.campaign.cost)

    @property
    def plan(self) -> Plan:
        return self.programme.plan

    @property
    def launch(self) -> int:
        """Return the year of the first launch."""
        return min([self.departures[0], *self.freight_departures[:1]])
