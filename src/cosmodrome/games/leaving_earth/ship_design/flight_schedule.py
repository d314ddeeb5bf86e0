"""Schedules a programme: when it is paid, when each ship is launched, and its chance of success."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from cosmodrome.games.leaving_earth.ship_design.budget import Spending, schedule
from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.proposals import Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.ship_request import Dates
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds, draw_by_draw
from cosmodrome.games.leaving_earth.ship_design.trial_campaigns import Campaign, TrialPlanner


class FlightScheduler:
    """Turns programmes into proposals."""

    def __init__(self, designer: Designer, odds: Odds) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.odds = odds

    def proposal(self, objective: Objective, programme: Programme) -> Proposal | None:
        """Return the proposal for a programme; None if it cannot be paid for or flown in time."""
        campaign = None
        if objective.sure is not None:
            campaign = TrialPlanner(self.designer, self.odds, programme.plan).campaign(objective.sure)
            if campaign is None or programme.cost + campaign.cost > objective.money:
                return None
        spending = schedule(self.catalogue, programme, objective.first_year, objective.yearly, campaign)
        if spending is None:
            return None
        launch = spending[-1].year if spending else objective.first_year
        freight: list[int] = []
        if programme.plan.freight is None:
            departures = self.departures(objective, programme.plan, launch)
        else:
            departures, freight, spending = self.both(objective, programme, campaign, launch)
        if not departures:
            return None
        tests = {} if campaign is None else campaign.tests
        draws = draw_by_draw(self.catalogue, programme.plan, self.odds, tests)
        chance = self.chance_of(programme.plan, tests)
        done = self.finish(programme.plan, departures)
        return Proposal(
            programme, spending, departures, done, chance, draws, campaign, freight_departures=tuple(freight)
        )

    def both(
        self, objective: Objective, programme: Programme, campaign: Campaign | None, launch: int
    ) -> tuple[list[int], list[int], list[Spending]]:
        """Return the years of a ship and its cargo ship, which must be paid for earlier; nothing if it is too late."""
        plan = programme.plan
        for ahead_from in range(objective.first_year, objective.by + 1):
            departures, freight = self.designer.convoy(plan, Dates(launch, objective.by), ahead_from)
            if not departures:
                break
            years, most = freight[0] - objective.first_year + 1, departures[0] - objective.first_year + 1
            if years < 1:
                continue
            spending = schedule(
                self.catalogue, programme, objective.first_year, objective.yearly, campaign, years, most
            )
            if spending is not None:
                return departures, freight, spending
        return [], [], []

    def departures(self, objective: Objective, plan: Plan, launch: int) -> list[int]:
        """Return the year of each leg; empty if it is too late."""
        return self.designer.departures(plan, Dates(launch, objective.by))

    def finish(self, plan: Plan, departures: list[int]) -> int:
        """Return the year in which the mission is completed; an arrival at the end of a year counts for that year."""
        years = plan.legs[-1].years
        completes_by_arriving = years > 0 and not plan.acts and not plan.stay
        return departures[-1] + years + plan.stay - (self.catalogue.late_arrivals if completes_by_arriving else 0)

    def chance_of(self, plan: Plan, tests: Mapping[str, int] | None = None) -> Fraction:
        """Return the chance of success with the spares aboard."""
        if not plan.spares:
            return self.odds.chance(plan.draws, tests)
        spares = {self.catalogue.advancement_of[kind]: number for kind, number in plan.spares.items()}
        return self.odds.with_spares(plan.draws, spares)
