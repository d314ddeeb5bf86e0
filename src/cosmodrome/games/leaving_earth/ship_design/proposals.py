"""What somebody wishes, and the plan for it with its years: what is paid when, when it is launched, when it is done.

Money comes year by year and is not carried over, so a dear ship is launched later. The cheapest, lightest and quickest
answers are exact for the ships that `ship_search.py` and `docking_search.py` know; the last word on a plan have the
rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import inf

from cosmodrome.core.errors import BadInput
from cosmodrome.core.i18n import Text, text_for
from cosmodrome.games.leaving_earth.ship_design.budget import Spending, schedule
from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    AEROBRAKING,
    CARGO,
    EARTH,
    GALILEO,
    ION_THRUSTER,
    LANDING,
    LIFE_SURVEY,
    MECHANIC,
    RENDEZVOUS,
    ROUND_TRIPS,
    STATIONED,
)
from cosmodrome.games.leaving_earth.ship_design.designer import NEVER_DOCKS, Designer
from cosmodrome.games.leaving_earth.ship_design.docking_search import MOST_PARKED
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.plan_builder import write_down
from cosmodrome.games.leaving_earth.ship_design.reliability_search import ReliabilitySearch
from cosmodrome.games.leaving_earth.ship_design.research_search import Value, best_programme
from cosmodrome.games.leaving_earth.ship_design.rocket_bounds import Route
from cosmodrome.games.leaving_earth.ship_design.ship_search import (
    CHEAPEST,
    FASTEST,
    LIGHTEST,
    Convoy,
    Dates,
    Question,
    TooLong,
)
from cosmodrome.games.leaving_earth.ship_design.success_odds import Draw, Odds, draw_by_draw, first_draws
from cosmodrome.games.leaving_earth.ship_design.trial_campaigns import Campaign, TrialPlanner

SUREST = "surest"


class NoPlan(BadInput):
    """Why there is no plan: a message of the game, and what is said in it."""

    def __init__(self, reason: str, said: dict[str, str | int | float] | None = None) -> None:
        self.message = f"plan-none-{reason}"
        self.said = said or {}
        super().__init__(text_for("leaving_earth", "en").say(self.message, self.said))

    def sentence(self, text: Text) -> str:
        """In the language of the reader; names of advancements, too."""
        said = dict(self.said)
        if "names" in said:
            said["names"] = ", ".join(text.term(f"advancement-{name}") for name in str(said["names"]).split(", "))
        return text.say(self.message, said)


GOALS = (CHEAPEST, LIGHTEST, FASTEST, SUREST)
MOST_SPARES = 2
MOST_STEPS = 1_000_000  # of each search, unless somebody sets another limit
RESERVES_SHARE = 5  # of these steps for spare rockets and repairs, which are only advice
NO_LIMIT = 10**9  # of money


@dataclass(frozen=True)
class Wish:
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


@dataclass(frozen=True)
class Reserve:
    """The same wish with spare rockets aboard, or with a mechanic and supplies for repairs."""

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
        """Of ship, research and tests."""
        return self.programme.cost + (0 if self.campaign is None else self.campaign.cost)

    @property
    def plan(self) -> Plan:
        return self.programme.plan

    @property
    def launch(self) -> int:
        """Of whatever is launched first."""
        return min([self.departures[0], *self.freight_departures[:1]])


class PlanService:
    """Works out wishes; knows the printed facts and how likely outcomes are."""

    def __init__(self, designer: Designer, odds: Odds) -> None:
        self.designer = designer
        self.odds = odds
        self.effort = designer.patience  # of each search; without one they all end when everything has been seen

    def propose(self, wish: Wish) -> Proposal:
        """The best plan; one sentence says why there is none."""
        if wish.sure is None or wish.goal != CHEAPEST:
            return self.best(wish)
        # A dearer ship may need fewer tests: one that does without a rocket of the cheapest, or the surest.
        first = self.best(replace(wish, sure=None))
        kinds = sorted(self.designer.advancement_of[kind] for kind in first.plan.rockets)
        others = [replace(wish, never=wish.never | {kind}) for kind in kinds if kind not in wish.never]
        found: Proposal | None = None
        problem: NoPlan | None = None
        for other in (wish, *others, replace(wish, goal=SUREST)):
            try:
                one = self.best(other)
            except NoPlan as none:
                problem = problem or none
                continue
            if found is None or one.cost < found.cost:
                found = one
        if found is None:
            assert problem is not None
            raise problem
        return found

    def best(self, wish: Wish) -> Proposal:
        """The best plan of those that are found with limited effort; what was not searched to the end is named."""
        try:
            found = self.with_docking(wish)
            if found is None:
                self.renew_effort()
                raise self.why_not(wish, self.money(wish))
        except TooLong:
            raise self.given_up(wish) from None
        self.renew_effort(RESERVES_SHARE)
        return self.with_reserves(wish, found)

    def with_docking(self, wish: Wish) -> Proposal | None:
        """First a ship that stays together, then one that docks, then a cargo ship: each search has its own effort."""
        patience = self.designer.patience
        simple: Proposal | None = None
        if patience is not None and wish.docking and wish.goal != SUREST and self.kind(wish) not in NEVER_DOCKS:
            simple = self.searched(replace(wish, never=wish.never | {RENDEZVOUS}))
        try:
            found = self.searched(wish)
        except TooLong:
            if simple is None:
                raise
            return replace(simple, one_ship=True)
        if not self.may_send_cargo(wish):
            return found
        self.renew_effort()
        try:
            return self.with_cargo_ship(wish, found)
        except TooLong:
            if found is None:
                raise
            return replace(found, hurried=True)

    def kind(self, wish: Wish) -> str:
        """What the mission requires."""
        return CARGO if wish.cargo else str(self.designer.missions[wish.mission]["requires"])

    def searched(self, wish: Wish) -> Proposal | None:
        self.renew_effort()
        return self.with_one_ship(wish)

    def renew_effort(self, share: int = 1) -> None:
        patience = self.designer.patience
        if patience is not None:
            self.designer.patience = (self.effort or patience).renewed(share)

    def given_up(self, wish: Wish) -> NoPlan:
        """No plan, and nothing is proven: the limits of the search are named."""
        patience = self.effort or self.designer.patience
        steps = None if patience is None else patience.steps
        limits = self.limits(wish, self.money(wish))
        if steps is None:
            return NoPlan("long", limits)
        return NoPlan("steps", limits | {"steps": steps})

    def with_one_ship(self, wish: Wish) -> Proposal | None:
        cheapest = self.programme(replace(wish, goal=CHEAPEST), wish.first_year, self.money(wish))
        if cheapest is None:
            return None
        if wish.goal == CHEAPEST:
            return self.in_time(wish, cheapest)
        if wish.goal == FASTEST:
            return self.soonest(wish, cheapest)
        return self.whatever_it_costs(wish, cheapest)

    # --- a cargo ship

    def may_send_cargo(self, wish: Wish) -> bool:
        may_dock = wish.docking and self.kind(wish) not in NEVER_DOCKS
        return may_dock and not wish.alone and not wish.spare and wish.goal != SUREST

    def with_cargo_ship(self, wish: Wish, found: Proposal | None) -> Proposal | None:
        """What is better with one; of plans that are as good, the one without it."""
        convoy = replace(wish, convoy=True)
        if wish.goal == FASTEST:
            return self.sooner(convoy, found)
        if found is not None and wish.goal == LIGHTEST:
            convoy = replace(convoy, most_mass=found.plan.mass - 1)
        elif found is not None:
            convoy = replace(convoy, budget=min(self.money(convoy), found.cost - 1))
        if self.money(convoy) > self.designer.all_money:
            convoy = replace(convoy, budget=self.designer.all_money)  # pairs of ships are looked for up to there
        better = self.with_one_ship(convoy)
        if better is None or (found is not None and self.value(wish, better) >= self.value(wish, found)):
            return found
        return better

    def sooner(self, convoy: Wish, found: Proposal | None) -> Proposal | None:
        """Year by year, as long as there is a plan."""
        if self.money(convoy) > self.designer.all_money:
            convoy = replace(convoy, budget=self.designer.all_money)
        by = convoy.by if found is None else min(convoy.by, found.done - 1)
        while True:
            better = self.with_one_ship(replace(convoy, goal=CHEAPEST, by=by))
            if better is None:
                return found
            if found is None or self.value(convoy, better) < self.value(convoy, found):
                found = better
            by = min(better.done, by) - 1

    def value(self, wish: Wish, one: Proposal) -> Value:
        if wish.goal == FASTEST:
            return one.done, one.cost, one.plan.mass
        return self.judge(wish, one.plan, one.cost)

    # --- spare rockets

    def with_reserves(self, wish: Wish, found: Proposal) -> Proposal:
        """What spare rockets would add to the chance; who wants to be as sure as possible takes them along."""
        if wish.cargo or wish.sure is not None or found.plan.events:
            return found
        try:
            reserves = tuple(self.reserves(wish, found))
            repairs = tuple(self.repairs(wish, found))
        except TooLong:
            return found  # the plan is there, which is what was asked for
        best = max(reserves, key=lambda one: one.chance, default=None)
        if wish.goal == SUREST and best is not None and best.chance > found.chance:
            surer = self.proposal(wish, best.programme)
            if surer is not None:
                return surer
        return replace(found, reserves=reserves, repairs=repairs)

    def repairs(self, wish: Wish, found: Proposal) -> Iterator[Reserve]:
        """Supplies for one or two repairs by a mechanic, without further research and within the money."""
        if not found.plan.may_carry(MECHANIC):
            return
        designer, kind = self.designer, self.designer.repair_parts
        best = self.mended(found.plan, 0)
        for number in range(1, MOST_SPARES + 1):
            plan = self.ship_with(replace(wish, spare=kind, spares=number), found)
            if plan is not None:
                chance = self.mended(plan, number)
                if chance > best:
                    yield Reserve(kind, number, designer.programme(plan, wish.owned), chance)

    def mended(self, plan: Plan, repairs: int) -> Fraction:
        """The chance with a mechanic aboard."""
        return self.odds.with_repairs(plan.draws, first_draws(self.designer, plan), repairs)

    def reserves(self, wish: Wish, found: Proposal) -> Iterator[Reserve]:
        """One or two spares of each kind that is fired, without further research and within the money."""
        designer = self.designer
        if self.kind(wish) in NEVER_DOCKS:
            return
        for kind in found.plan.rockets:
            advancement = designer.advancement_of[kind]
            if kind == ION_THRUSTER or not self.odds.cards[advancement]:
                continue
            for number in range(1, MOST_SPARES + 1):
                plan = self.ship_with(replace(wish, spare=kind, spares=number), found)
                if plan is not None:
                    chance = self.chance_of(plan)
                    if chance > found.chance:
                        yield Reserve(kind, number, designer.programme(plan, wish.owned), chance)

    def ship_with(self, wish: Wish, found: Proposal) -> Plan | None:
        """One that carries something more all the way and needs no more research."""
        designer, programme = self.designer, found.programme
        given_up = (frozenset(designer.research_cost) - wish.owned - programme.research) | wish.never | {RENDEZVOUS}
        most_cost = self.money(wish) - (programme.cost - found.plan.cost)
        launch = found.spending[-1].year if found.spending else wish.first_year
        if wish.goal == FASTEST:  # as soon as the other one, whatever it costs
            return self.ship_by(wish, launch, found.done, given_up, most_cost, CHEAPEST)
        return self.ship(wish, launch, given_up, most_cost)

    def chance_of(self, plan: Plan, tests: Mapping[str, int] | None = None) -> Fraction:
        """That all goes well, with the spares that there are."""
        if not plan.spares:
            return self.odds.chance(plan.draws, tests)
        spares = {self.designer.advancement_of[kind]: number for kind, number in plan.spares.items()}
        return self.odds.with_spares(plan.draws, spares)

    def money(self, wish: Wish) -> int:
        years = wish.by - wish.first_year + 1
        whole = NO_LIMIT if wish.yearly is None else wish.yearly * years
        return whole if wish.budget is None else min(wish.budget, whole)

    # --- in which years

    def in_time(self, wish: Wish, cheapest: Programme) -> Proposal | None:
        """The cheapest that is paid for soon enough: who pays for years may fly for fewer."""
        for years in self.saving(wish, cheapest):
            found = self.after(wish, years)
            if found is not None:
                return found
        return None

    def soonest(self, wish: Wish, cheapest: Programme) -> Proposal | None:
        best: Proposal | None = None
        for years in self.saving(wish, cheapest):
            if best is not None and wish.first_year + years - 1 >= best.done:
                break
            # Only what is done sooner is of interest now.
            found = self.after(wish if best is None else replace(wish, by=best.done - 1), years)
            if found is not None and (best is None or found.done < best.done):
                best = found
        return best

    def whatever_it_costs(self, wish: Wish, cheapest: Programme) -> Proposal | None:
        """Without hurry at first; only if that is too late, for each number of years to save."""
        programme = self.programme(wish, wish.first_year, self.money(wish))
        if programme is not None:
            found = self.proposal(wish, programme)
            if found is not None:
                return found
        choices = [self.after(wish, years) for years in self.saving(wish, cheapest)]
        return min(filter(None, choices), key=lambda one: self.judge(wish, one.plan, one.programme.cost), default=None)

    def saving(self, wish: Wish, cheapest: Programme) -> range:
        """For how many years money may have to be spent before the launch."""
        if wish.yearly is None:
            return range(1, 2)
        return range(max(1, -(-cheapest.cost // wish.yearly)), wish.by - wish.first_year + 2)

    def after(self, wish: Wish, years: int) -> Proposal | None:
        """The best that is launched in the last of so many years of spending."""
        money = self.money(wish) if wish.yearly is None else min(self.money(wish), wish.yearly * years)
        programme = self.programme(wish, wish.first_year + years - 1, money)
        found = None if programme is None else self.proposal(wish, programme)
        return found if found is not None and len(found.spending) <= years else None

    # --- ships

    def programme(self, wish: Wish, launch: int, money: int) -> Programme | None:
        limit = money
        if wish.goal == CHEAPEST and wish.docking and not wish.convoy:
            # What a ship costs that is never taken apart is the most that one can cost that may be.
            simple = self.programme(replace(wish, never=wish.never | {RENDEZVOUS}), launch, money)
            limit = money if simple is None else min(money, simple.cost)
        return best_programme(
            self.designer,
            lambda given_up, most: self.ship(wish, launch, given_up, most),
            lambda plan, cost: self.judge(wish, plan, cost),
            wish.owned,
            wish.never,
            limit,
        )

    def judge(self, wish: Wish, plan: Plan, cost: int) -> Value:
        if wish.goal == LIGHTEST:
            return plan.mass, cost, plan.years
        if wish.goal == FASTEST:
            return self.finish(plan, self.departures(wish, plan, wish.first_year)), cost, plan.mass
        if wish.goal == SUREST:
            return -self.odds.chance(plan.draws), cost, plan.years
        return cost, plan.years, plan.mass

    def ship(self, wish: Wish, launch: int, given_up: frozenset[str], most_cost: int) -> Plan | None:
        if wish.goal == SUREST:
            return self.surest(wish, launch, given_up, most_cost)
        if wish.goal == FASTEST:
            return self.fastest(wish, launch, given_up, most_cost)
        return self.ship_by(wish, launch, wish.by, given_up, most_cost, wish.goal)

    def fastest(self, wish: Wish, launch: int, given_up: frozenset[str], most_cost: int) -> Plan | None:
        """Year by year until there is a ship; then the cheapest of that year."""
        within = self.ship_by(wish, launch, launch, given_up, most_cost, CHEAPEST, at_once=True)
        if within is not None:
            return within
        for by in range(launch, wish.by + 1):
            plan = self.ship_by(wish, launch, by, given_up, most_cost, CHEAPEST)
            if plan is not None:
                return plan
        return None

    def ship_by(
        self,
        wish: Wish,
        launch: int,
        by: int,
        given_up: frozenset[str],
        most_cost: int,
        goal: str,
        at_once: bool = False,
    ) -> Plan | None:
        designer = self.designer
        if by < launch:
            return None
        rockets = frozenset(kind for kind in designer.all_rockets if designer.advancement_of[kind] not in given_up)
        years, dates = 0 if at_once else self.longest(wish, launch, by), Dates(launch, by)
        convoy = Convoy(wish.first_year, wish.yearly, wish.most_mass) if wish.convoy else None
        if wish.cargo:
            assert wish.place is not None
            return designer.haul(
                wish.cargo,
                wish.start,
                wish.place,
                rockets,
                years,
                without=given_up,
                most_cost=most_cost,
                dates=dates,
                goal=goal,
                docking=wish.docking,
                dated=True,
                convoy=convoy,
            )
        return designer.plan(
            wish.mission,
            rockets,
            years,
            wish.capsule,
            place=wish.place,
            without=given_up,
            most_cost=most_cost,
            dates=dates,
            goal=goal,
            crew=wish.crew,
            docking=wish.docking,
            dated=True,
            spare=wish.spare,
            spares=wish.spares,
            convoy=convoy,
            thorough=True,
        )

    def surest(self, wish: Wish, launch: int, given_up: frozenset[str], most_cost: int) -> Plan | None:
        """The ship with the best chance; it is never taken apart."""
        designer = self.designer
        if self.kind(wish) in NEVER_DOCKS:
            raise NoPlan("tour")
        question = Question(
            mission=wish.mission,
            rockets=frozenset(kind for kind in designer.all_rockets if designer.advancement_of[kind] not in given_up),
            without=given_up,
            most_years=self.longest(wish, launch, wish.by),
            capsule=wish.capsule,
            place=wish.place,
            dates=Dates(launch, wish.by),
            goal=SUREST,
            start=wish.start,
            cargo=wish.cargo,
            crew=wish.crew,
            spare=wish.spare,
            spares=wish.spares,
            thorough=True,
        )
        yard, calendar = designer.yard(question.rockets), designer.calendar(wish.by)
        search = ReliabilitySearch(designer, yard, question, most_cost, calendar, self.odds)
        search.patience = designer.patience
        label = search.run()
        return None if label is None else write_down(designer, question, label)

    def longest(self, wish: Wish, launch: int, by: int) -> int:
        """How many years there are; New Year must be waited for in a station, while the game lasts."""
        waits = self.kind(wish) in STATIONED
        return by - launch + (0 if waits else self.designer.late_arrivals)

    # --- with years

    def proposal(self, wish: Wish, programme: Programme) -> Proposal | None:
        campaign = None
        if wish.sure is not None:
            campaign = TrialPlanner(self.designer, self.odds, programme.plan).campaign(wish.sure)
            if campaign is None or programme.cost + campaign.cost > self.money(wish):
                return None
        spending = schedule(self.designer, programme, wish.first_year, wish.yearly, campaign)
        if spending is None:
            return None
        launch = spending[-1].year if spending else wish.first_year
        freight: list[int] = []
        if programme.plan.freight is None:
            departures = self.departures(wish, programme.plan, launch)
        else:
            departures, freight, spending = self.both(wish, programme, campaign, launch)
        if not departures:
            return None
        tests = {} if campaign is None else campaign.tests
        draws = draw_by_draw(self.designer, programme.plan, self.odds, tests)
        chance = self.chance_of(programme.plan, tests)
        done = self.finish(programme.plan, departures)
        return Proposal(
            programme, spending, departures, done, chance, draws, campaign, freight_departures=tuple(freight)
        )

    def both(
        self, wish: Wish, programme: Programme, campaign: Campaign | None, launch: int
    ) -> tuple[list[int], list[int], list[Spending]]:
        """The years of a ship and its cargo ship, which must be paid for sooner; nothing if it is too late."""
        plan = programme.plan
        for ahead_from in range(wish.first_year, wish.by + 1):
            departures, freight = self.designer.convoy(plan, Dates(launch, wish.by), ahead_from)
            if not departures:
                break
            years, most = freight[0] - wish.first_year + 1, departures[0] - wish.first_year + 1
            if years < 1:
                continue
            spending = schedule(self.designer, programme, wish.first_year, wish.yearly, campaign, years, most)
            if spending is not None:
                return departures, freight, spending
        return [], [], []

    def departures(self, wish: Wish, plan: Plan, launch: int) -> list[int]:
        """The year of each leg; empty if it is too late."""
        return self.designer.departures(plan, Dates(launch, wish.by))

    def finish(self, plan: Plan, departures: list[int]) -> int:
        """The year in which the mission is completed; who is there in time at the end of one, is there in that year."""
        years = plan.legs[-1].years
        completes_by_arriving = years > 0 and not plan.acts and not plan.stay
        return departures[-1] + years + plan.stay - (self.designer.late_arrivals if completes_by_arriving else 0)

    # --- why not

    def why_not(self, wish: Wish, money: int) -> NoPlan:
        """The reason why there is no plan."""
        designer = self.designer
        free = replace(wish, goal=CHEAPEST, budget=None, yearly=None)
        if wish.budget is not None:
            richer = self.free(free)
            if richer is not None and richer.cost > wish.budget:
                return NoPlan("dear", {"budget": wish.budget, "cost": richer.cost})
        last = designer.last_year
        later = replace(wish, by=max(last, wish.by), goal=FASTEST, sure=None)
        if wish.by < last and wish.sure is None:
            try:
                earliest = self.propose(later)
            except NoPlan:
                earliest = None
            if earliest is not None:
                return NoPlan("late", {"by": str(wish.by), "earliest": str(earliest.done)})
        if wish.sure is not None:
            return NoPlan("unsure", {"chance": round(100 * float(wish.sure))})
        if self.is_impossible(wish):
            return NoPlan("impossible", {"first": str(wish.first_year), "by": str(wish.by)})
        limits = self.limits(wish, money)
        cheapest = self.free(free)
        if cheapest is not None:
            return NoPlan("poor", limits | {"cost": cheapest.cost})
        if wish.never:
            return NoPlan("without", limits | {"names": ", ".join(sorted(wish.never))})
        return NoPlan("not_found", limits)

    def limits(self, wish: Wish, money: int) -> dict[str, str | int | float]:
        """Within which no plan was found."""
        return {
            "by": str(wish.by),
            "first": str(wish.first_year),
            "parked": MOST_PARKED,
            "money": "none" if money == NO_LIMIT else money,
        }

    def is_impossible(self, wish: Wish) -> bool:
        """Whether it is proven that no ship does it: no way leads there, or even the quickest one takes too long.

        Whatever it weighs and costs: every maneuver is flown as quickly as any rocket can, one ship after another.
        """
        designer, never = self.designer, wish.never
        kind = self.kind(wish)
        kinds = frozenset(rocket for rocket in designer.all_rockets if designer.advancement_of[rocket] not in never)
        places = [wish.place] if wish.place else designer.places_of(wish.mission)
        route = Route(
            start=wish.start,
            landing=LANDING not in never,
            aerobraking=AEROBRAKING not in never,
            entry=True,
            thrusters=ION_THRUSTER in kinds,
            sample=0,
            home_from=tuple(places) if kind in ROUND_TRIPS else (),
        )
        chart = designer.yard(kinds).chart(route)
        ends = places
        if kind in ROUND_TRIPS:
            ends = [EARTH]
        elif kind in ("survey", "survey_all", GALILEO, LIFE_SURVEY):
            ends = [*places, *(post for place in places for post in designer.posts.get(place, ()))]
        soonest = min((chart.soonest.get(end, inf) for end in ends), default=inf)
        return soonest > self.longest(wish, wish.first_year, wish.by)

    def free(self, wish: Wish) -> Programme | None:
        """If money came all at once."""
        found = self.programme(wish, wish.first_year, NO_LIMIT)
        if self.may_send_cargo(wish):
            limit = self.designer.all_money if found is None else min(self.designer.all_money, found.cost - 1)
            found = self.programme(replace(wish, convoy=True), wish.first_year, limit) or found
        return found
