"""The planner: the best plan for an objective, or the reason why there is none.

Money comes year by year and is not carried over, so a dear ship is launched later. The cheapest, lightest and quickest
plans are exact for the ships that `ship_search.py` and `docking_search.py` know; the rules decide whether a plan works.
"""

from __future__ import annotations

from dataclasses import replace

from cosmodrome.games.leaving_earth.ship_design.catalogue import RENDEZVOUS
from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_schedule import FlightScheduler
from cosmodrome.games.leaving_earth.ship_design.plan_failures import FailureReasons
from cosmodrome.games.leaving_earth.ship_design.proposals import SUREST, NoPlan, Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.reserves import ReserveFinder
from cosmodrome.games.leaving_earth.ship_design.search.programme_search import ProgrammeSearch
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import TooLong
from cosmodrome.games.leaving_earth.ship_design.ship_choice import ShipChooser
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds

MOST_STEPS = 1_000_000  # of each search, unless the caller sets another limit
RESERVES_SHARE = 5  # of these steps for spare rockets and repairs, which are only advice


class PlanService:
    """Makes plans from the printed facts and the odds of outcomes."""

    def __init__(self, designer: Designer, odds: Odds) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.odds = odds
        self.effort = designer.search_limit  # of each search; without one they all run to the end
        self.ships = ShipChooser(designer, odds)
        self.scheduler = FlightScheduler(designer, odds)
        self.programmes = ProgrammeSearch(designer, odds, self.ships, self.scheduler)
        self.reserves = ReserveFinder(designer, odds, self.ships, self.scheduler)
        self.failures = FailureReasons(designer, self.ships, self.programmes)

    def propose(self, objective: Objective) -> Proposal:
        """Return the best plan; raises `NoPlan` with the reason if there is none."""
        if objective.sure is None or objective.goal != CHEAPEST:
            return self.best(objective)
        # A dearer ship may need fewer tests: one that does without a rocket of the cheapest, or the surest.
        first = self.best(replace(objective, sure=None))
        kinds = sorted(self.catalogue.advancement_of[kind] for kind in first.plan.rockets)
        others = [replace(objective, never=objective.never | {kind}) for kind in kinds if kind not in objective.never]
        found: Proposal | None = None
        problem: NoPlan | None = None
        for other in (objective, *others, replace(objective, goal=SUREST)):
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

    def best(self, objective: Objective) -> Proposal:
        """Return the best plan found with limited effort, and names searches that were not finished."""
        try:
            found = self.with_docking(objective)
            if found is None:
                self.renew_effort()
                raise self.failures.why_not(objective, self.propose)
        except TooLong:
            raise self.failures.given_up(objective, self.effort or self.designer.search_limit) from None
        self.renew_effort(RESERVES_SHARE)
        return self.reserves.with_reserves(objective, found)

    def with_docking(self, objective: Objective) -> Proposal | None:
        """Searches a ship that stays together, then one that docks, then a cargo ship, each with its own limit."""
        limit = self.designer.search_limit
        simple: Proposal | None = None
        if (
            limit is not None
            and objective.docking
            and objective.goal != SUREST
            and not self.ships.never_docks(objective)
        ):
            simple = self.searched(replace(objective, never=objective.never | {RENDEZVOUS}))
        try:
            found = self.searched(objective)
        except TooLong:
            if simple is None:
                raise
            return replace(simple, one_ship=True)
        if not self.programmes.may_send_cargo(objective):
            return found
        self.renew_effort()
        try:
            return self.programmes.with_cargo_ship(objective, found)
        except TooLong:
            if found is None:
                raise
            return replace(found, hurried=True)

    def searched(self, objective: Objective) -> Proposal | None:
        self.renew_effort()
        return self.programmes.with_one_ship(objective)

    def renew_effort(self, share: int = 1) -> None:
        limit = self.designer.search_limit
        if limit is not None:
            self.designer.search_limit = (self.effort or limit).renewed(share)
