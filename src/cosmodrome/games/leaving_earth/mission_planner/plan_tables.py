"""A plan as tables for a terminal: every maneuver, every part, every year's purchases, and what tests are good for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth.mission_planner.plan_text import (
    TESTS,
    cargo_ship,
    fired,
    item_name,
    several,
    thrust_of,
)
from cosmodrome.games.leaving_earth.ship_design import Designer, Leg
from cosmodrome.games.leaving_earth.ship_design.catalogue import ASTRONAUT, CARGO, HABITAT_PARTS
from cosmodrome.games.leaving_earth.ship_design.proposals import Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds, with_helpers
from cosmodrome.games.leaving_earth.ui.prompts import percent


def show(
    designer: Designer, odds: Odds, objective: Objective, proposal: Proposal, text: Text
) -> Iterator[RenderableType]:
    sheet = Sheet(designer, odds, objective, proposal, text)
    yield sheet.head()
    for table in (*sheet.flights(), sheet.parts(), sheet.years(), sheet.tests()):
        if table.row_count:
            yield ""
            yield table
    yield ""
    yield from sheet.chance()


class Sheet:
    def __init__(self, designer: Designer, odds: Odds, objective: Objective, proposal: Proposal, text: Text) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.odds = odds
        self.objective = objective
        self.proposal = proposal
        self.plan = proposal.plan
        self.text = text

    def table(self, *columns: str) -> Table:
        found = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
        words = ("plan-destination", "plan-fired", "plan-part", "plan-bought", "plan-draws")
        for column in columns:
            name, _, tests = column.partition(":")
            title = self.text.say(name, {"tests": int(tests)}) if tests else self.text.term(name)
            found.add_column(title, justify="left" if column in words else "right")
        return found

    def head(self) -> Rich:
        text, plan = self.text, self.plan
        if self.objective.mission:
            title = text.term(f"mission-{self.objective.mission}")
        else:
            ends = {
                "start": text.term(f"location-{self.objective.start}"),
                "place": text.term(f"location-{plan.place}"),
            }
            title = text.say("plan-haul", {"mass": self.objective.cargo, **ends})
        cost = self.proposal.programme.cost
        sums = {"cost": cost, "ship": plan.cost, "research": cost - plan.cost, "mass": plan.mass}
        when = {"launch": str(self.proposal.launch), "done": str(self.proposal.done)}
        lines = [text.say("plan-sum", sums), text.say("plan-when", when)]
        if plan.freight is not None:
            lines.append(cargo_ship(self.proposal, text))
        if self.proposal.one_ship:
            lines.append(text.term("planner-one-ship"))
        if self.proposal.hurried:
            lines.append(text.term("planner-no-cargo-ship"))
        campaign = self.proposal.campaign
        if campaign is not None:
            spent = {"cost": campaign.cost, "removals": ceil(campaign.removals), "sum": self.proposal.cost}
            lines.append(text.say("plan-campaign", spent))
        heading = text.say("plan-title", {"name": title, "goal": text.term(f"plan-goal-{self.objective.goal}")})
        return Rich.assemble((heading, "bold"), "\n", "\n".join(lines))

    # --- the flight

    def flights(self) -> Iterator[Table]:
        """That of a cargo ship first."""
        plan = self.plan
        if plan.freight is not None:
            found = self.flight()
            found.title = Rich(self.text.term("plan-cargo_ship"), "dim")
            found.title_justify = "left"
            self.add_legs(found, plan.freight.legs, self.proposal.freight_departures, 0)
            yield found
        found = self.flight()
        ahead = 0 if plan.freight is None else len(plan.freight.legs)
        self.add_legs(found, plan.legs, self.proposal.departures, ahead)
        if plan.stay:
            self.add_note(found, self.text.term("plan-stays"))
        if HABITAT_PARTS in plan.components:
            self.add_note(found, self.text.term("plan-builds"))
        yield found

    def flight(self) -> Table:
        return self.table(
            "plan-year",
            "plan-destination",
            "plan-years",
            "plan-difficulty",
            "plan-mass",
            "plan-thrust",
            "plan-fired",
            "plan-so_far",
        )

    def add_legs(self, found: Table, legs: Sequence[Leg], departures: Sequence[int], ahead: int) -> None:
        """`ahead`: so many legs were flown by another ship."""
        so_far = {draw.leg: draw.so_far for draw in self.proposal.draws}
        has_events = legs is self.plan.legs
        for number, (leg, year) in enumerate(zip(legs, departures, strict=True)):
            self.add_events(found, number if has_events else -1)
            found.add_row(
                str(year),
                self.destination(leg),
                str(leg.years or ""),
                str(leg.difficulty),
                str(leg.mass),
                self.thrust(leg),
                several(fired(leg), self.text),
                self.percent(float(so_far[ahead + number])) if ahead + number in so_far else "",
            )
            if leg.collects:
                item = item_name(leg.collects, self.text)
                self.add_note(found, self.text.say("plan-collects", {"item": item}))
            if leg.surveys:
                place = self.text.term(f"location-{leg.surveys}")
                self.add_note(found, self.text.say("plan-surveys", {"place": place}))
        self.add_events(found, len(legs) if has_events else -1)

    def destination(self, leg: Leg) -> str:
        place = self.text.term(f"location-{leg.destination}")
        brakes = self.catalogue.maneuvers[leg.maneuver].aerobraking
        return self.text.say("plan-aerobraking", {"place": place}) if brakes else place

    def thrust(self, leg: Leg) -> str:
        need = leg.difficulty * leg.mass
        given = thrust_of(self.designer, leg)
        return self.text.say("plan-given", {"thrust": given, "need": need}) if need else ""

    def add_events(self, table: Table, leg: int) -> None:
        for event in self.plan.events:
            if event.leg == leg:
                parts = several(event.parts, self.text)
                self.add_note(table, self.text.say(f"plan-{event.kind}", {"parts": parts}))

    def add_note(self, table: Table, note: str) -> None:
        table.add_row("", Rich(note, "dim"))

    # --- money

    def parts(self) -> Table:
        found = self.table("plan-part", "plan-number", "plan-mass", "plan-cost")
        for name, number in self.plan.components.items():
            cost, mass = 0, self.objective.cargo
            if name == ASTRONAUT:
                cost, mass = self.catalogue.astronaut_cost, 0
            elif name != CARGO:
                cost, mass = self.catalogue.cost_of[name], self.catalogue.mass_of[name]
            found.add_row(item_name(name, self.text), str(number), str(number * mass), str(number * cost))
        return found

    def years(self) -> Table:
        found = self.table("plan-year", "plan-money", "plan-bought")
        for one in self.proposal.spending:
            learnt = [self.text.term(f"advancement-{name}") for name in one.research]
            bought = [self.text.say("plan-research", {"advancement": ", ".join(learnt)})] if learnt else []
            goods = several(one.bought, self.text)
            money = str(one.money)
            if self.objective.yearly is not None:
                money = self.text.say("plan-of_budget", {"money": one.money, "yearly": self.objective.yearly})
            found.add_row(str(one.year), money, "; ".join([*bought, *([goods] if goods else [])]))
        return found

    # --- luck

    def percent(self, chance: float) -> str:
        return self.text.say("percent", {"odds": percent(chance)})

    def tests(self) -> Table:
        """How likely the whole plan is after tests of each advancement alone, and what they cost to pay away."""
        columns = [column for tests in TESTS for column in (f"plan-tests:{tests}", "plan-removals")]
        found = self.table("plan-draws", "plan-number", "plan-untested", *columns)
        for name, times in self.plan.draws.items():
            if not self.odds.cards[name]:
                continue
            cells = [self.percent(float(self.odds.chance({name: times})))]
            for tests in TESTS:
                cells.append(self.percent(float(self.odds.chance({name: times}, {name: tests}))))
                cells.append(f"{float(self.odds.removals(name, tests)):.1f}")
            found.add_row(self.text.term(f"advancement-{name}"), str(times), *cells)
        return found

    def chance(self) -> Iterator[RenderableType]:
        chance = self.proposal.chance
        if chance == 1:
            yield self.text.term("plan-sure")
        else:
            args = {"chance": percent(float(chance)), "exact": str(chance)}
            yield self.text.say("plan-chance", args)
        for kind, number in self.plan.spares.items():
            yield self.text.say("plan-spares", {"parts": several({kind: number}, self.text)})
        for one in self.proposal.reserves:
            said = {"parts": several({one.kind: one.number}, self.text), "cost": one.programme.cost}
            yield self.text.say("plan-reserve", said | {"chance": percent(float(one.chance))})
        if self.plan.skill:
            yield self.text.say("plan-skill", {"skill": item_name(self.plan.skill, self.text)})
        if self.plan.life is not None:
            place = self.text.term(f"location-{self.plan.place}")
            yield self.text.say("plan-life", {"place": place, "chance": percent(float(self.plan.life))})
        for skill, better in with_helpers(self.catalogue, self.plan, self.odds).items():
            said = {"skill": item_name(skill, self.text), "chance": percent(float(better))}
            yield self.text.say("plan-helped", said)
        for one in self.proposal.repairs:
            said = {"parts": several({one.kind: one.number}, self.text), "cost": one.programme.cost}
            yield self.text.say("plan-repairs", said | {"chance": percent(float(one.chance))})
        yield Rich(self.text.term("plan-untold"), "dim")
