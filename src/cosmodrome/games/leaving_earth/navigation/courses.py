"""The courses of spacecraft, each of which is searched once."""

from __future__ import annotations

from cosmodrome.core.engine.deadline import NO_DEADLINE, DeadlinePassed
from cosmodrome.games.leaving_earth.navigation.course_search import MOST_LABELS, CourseSearch
from cosmodrome.games.leaving_earth.navigation.dated_course_search import DatedCourseSearch
from cosmodrome.games.leaving_earth.navigation.map_facts import MapFacts
from cosmodrome.games.leaving_earth.navigation.model import REACH, Burn, Course, Goal, Odds, Ship


class CourseFinder:
    """Finds courses on a map and remembers them."""

    def __init__(self, facts: MapFacts) -> None:
        self.facts = facts
        self.known: dict[tuple[Ship, Goal, Odds, int, Burn | None, int, int], Course | None] = {}
        self.explored: dict[tuple[Ship, Odds, int, int], dict[int, Course]] = {}
        self.deadline = NO_DEADLINE

    def course(
        self,
        ship: Ship,
        goal: Goal,
        odds: Odds,
        most_years: int,
        burn: Burn | None = None,
        labels: int = MOST_LABELS,
        start: int = 0,
    ) -> Course | None:
        """The surest one, as far as it is found among so many labels, from the year `start` of the game on.

        After the deadline only courses that are known already are found; the others are searched for next time.
        """
        key = (ship, goal, odds, most_years, burn, labels, start)
        if key not in self.known:
            if len(self.known) > 20_000:
                self.known.clear()
            if self.deadline.has_passed():
                return None
            search = self.search(ship, goal, odds, most_years, start)
            search.deadline = self.deadline
            try:
                self.known[key] = search.run(burn, labels)
            except DeadlinePassed:
                return None
        return self.known[key]

    def reach(self, ship: Ship, odds: Odds, most_years: int, start: int = 0) -> dict[int, Course]:
        """Every place that a ship can come to, with the surest course there."""
        key = (ship, odds, most_years, start)
        if key not in self.explored:
            if len(self.explored) > 500:
                self.explored.clear()
            self.explored[key] = self.search(ship, Goal(REACH, 0), odds, most_years, start).explore()
        return self.explored[key]

    def search(self, ship: Ship, goal: Goal, odds: Odds, most_years: int, start: int) -> CourseSearch:
        if self.facts.almanac is None:
            return CourseSearch(self.facts, ship, goal, odds, most_years)
        return DatedCourseSearch(self.facts, ship, goal, odds, most_years, start)
