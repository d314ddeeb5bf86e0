"""Plans of several missions: what is researched for the first one also serves those that follow.

A plan is worth its points for its money, like a single mission, as far as it is in time and before the rivals. The tree
of plans is searched from the most promising missions on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cosmodrome.games.leaving_earth.bots.agency.projects import HOPED_FOR, Project, ProjectEvaluator, in_time
from cosmodrome.games.leaving_earth.ship_design import ASTRONAUT, Programme
from cosmodrome.games.leaving_earth.vocabulary import HALF

MOST_FLIGHTS = 3  # in one plan; later ones are too uncertain


@dataclass(frozen=True)
class Flight:
    """A mission that is flown later, when more is known."""

    mission: int
    value: float  # in points
    effort: float  # in money, with what may go wrong
    cost: int
    years: int
    needs: frozenset[str]  # advancements


@dataclass(frozen=True)
class Branch:
    """A partial plan."""

    value: float
    effort: float
    cost: int
    owned: frozenset[str]
    done: frozenset[int]


class MissionSequenceSearch:
    """The search for the plan with the most points for its money."""

    def __init__(self, projects: ProjectEvaluator, missions: list[int], free: Counter[int], width: int) -> None:
        self.knowledge = projects.knowledge
        self.ships = projects.ships
        self.projects = projects
        self.missions = missions
        self.free = free
        self.width = width  # so many flights are tried after each
        self.known: dict[tuple[int, frozenset[str]], Flight | None] = {}

    def begins_with(self) -> Project | None:
        """Return the first mission of the best plan."""
        first = [p for m in self.missions if (p := self.projects.best_project([m], self.free)) is not None]
        first.sort(key=lambda project: -project.score)
        best, most = None, 0.0
        for project in first[: 2 * self.width]:
            owned, done = self.knowledge.owned | project.plan.needs, frozenset((project.mission,))
            rate = self.rate(Branch(project.score * project.effort, project.effort, project.cost, owned, done))
            if rate > most + 1e-9:
                best, most = project, rate
        return best

    def rate(self, branch: Branch) -> float:
        """Return the best ratio of points to money of all plans that begin like this."""
        best = branch.value / branch.effort
        if len(branch.done) == MOST_FLIGHTS:
            return best
        left = [m for m in self.missions if m not in branch.done]
        flights = [flight for m in left if (flight := self.flight(m, branch.owned)) is not None]
        flights.sort(key=lambda flight: -flight.value / flight.effort)
        for flight in flights[: self.width]:
            longer = self.extended(branch, flight)
            if longer is not None:
                best = max(best, self.rate(longer))
        return best

    def extended(self, branch: Branch, flight: Flight) -> Branch | None:
        """Return the plan with one more flight; None if there is no time for it."""
        knowledge, cost = self.knowledge, branch.cost + flight.cost
        saving = max(0, -(-(cost - knowledge.money) // int(knowledge.setting.funding)))
        slack = knowledge.years_left - flight.years - saving
        if slack < 0:
            return None
        beaten = self.projects.attitude.beaten_to(flight.mission, flight.years + saving)
        value = flight.value * in_time(slack) * (1 - beaten)
        owned, done = branch.owned | flight.needs, branch.done | {flight.mission}
        return Branch(branch.value + value, branch.effort + flight.effort, cost, owned, done)

    def flight(self, mission: int, owned: frozenset[str]) -> Flight | None:
        """Return the best flight for a mission with these advancements."""
        key = mission, owned
        if key not in self.known:
            variants = self.ships.variants(mission) if self.knowledge.can_plan(mission) else ()
            archive, years = self.knowledge.archive, self.knowledge.years_left
            ships = (archive.programme(variant, owned, years) for variant in variants)
            found = (self.weighed(mission, ship, owned) for ship in ships if ship is not None)
            flights = [flight for flight in found if flight is not None]
            self.known[key] = max(flights, key=lambda flight: flight.value / flight.effort, default=None)
        return self.known[key]

    def weighed(self, mission: int, programme: Programme, owned: frozenset[str]) -> Flight | None:
        plan = programme.plan
        chance, testing = 1.0, 0.0
        for name, draws in plan.draws.items():
            sure = self.knowledge.sureness(self.knowledge.archive.advancements[name], draws)
            chance *= max(sure, HOPED_FOR)
            if name not in owned or name in self.knowledge.owned:  # or else an earlier flight has paid for it
                testing += max(0.0, HOPED_FOR - sure) * 2 * self.projects.trials.price_of_test(name)
        chance *= self.projects.survival(plan)
        crew = plan.components.get(ASTRONAUT, 0)
        loss = float(self.knowledge.setting.death) / HALF * crew * (1 - chance)
        value = self.knowledge.worth(mission) * chance - loss
        if value <= 0 or not self.projects.attitude.may_risk(crew):
            return None
        effort = programme.cost + testing + (1 / chance - 1) * plan.cost + 3
        return Flight(mission, value, effort, programme.cost, plan.years, frozenset(plan.needs))
