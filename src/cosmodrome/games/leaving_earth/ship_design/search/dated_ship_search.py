"""The search for a ship with launch windows: labels have the years in which they can be where they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from cosmodrome.games.leaving_earth.ship_design.catalogue import SURVEYING
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar, Ending
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
from cosmodrome.games.leaving_earth.ship_design.search.pareto_fronts import DatedFront, Front
from cosmodrome.games.leaving_earth.ship_design.search.search_problem import SearchProblem
from cosmodrome.games.leaving_earth.ship_design.search.ship_search import Flight, Label, ShipSearch


class DatedShipSearch(ShipSearch):
    """The search where the years of launch and arrival matter.

    A ship without a crew waits wherever no automatic maneuver starts; a crew waits on Earth only.
    """

    def __init__(self, problem: SearchProblem, calendar: Calendar) -> None:
        super().__init__(problem)
        self.calendar = calendar
        self.launch = self.limits.dates.launch - calendar.first_year
        self.front: Front = DatedFront()
        self.reached: dict[tuple[bool, bool, bool], dict[str, int]] = {}

    def until(self, ending: Ending) -> int:
        return self.calendar.until(ending)

    def go_back_by(self, label: Label, flight: Flight, owed: int, standing: int) -> None:
        leaving = self.calendar.leaving(flight.maneuver, flight.years, label.standing)
        if leaving:
            payload, origin = label.payload, flight.maneuver.origin
            standing = self.calendar.standing(origin, leaving, not payload.manned)
            if standing & self.reach(payload, self.round_trip and label.owed > 0)[origin]:
                super().go_back_by(label, flight, owed, standing)

    def reach(self, payload: Payload, homeward: bool) -> dict[str, int]:
        """Return for each location the years in which a ship launched in time can be there, with any rockets."""
        key = (homeward, payload.manned, payload.thrusters > 0)
        known = self.reached.get(key)
        if known is None:
            patient, slowly = not payload.manned, payload.thrusters > 0
            known = self.calendar.reach(self.request.start, self.launch, patient, slowly)
            if homeward:
                known = {place: years if place in self.places else 0 for place, years in known.items()}
                self.calendar.spread(known, patient, slowly)
            self.reached[key] = known
        return known


class TourSearch(DatedShipSearch):
    """The search for one ship that sees several locations: beside its maneuvers, on fly-bys, or by Surveying."""

    def __init__(self, problem: SearchProblem, calendar: Calendar) -> None:
        super().__init__(problem, calendar)
        self.places = [place for place in self.places if place not in self.request.revealed]
        self.bits = {place: 1 << number for number, place in enumerate(self.places)}
        self.seen_from = self.sights(self.catalogue.posts)
        self.drifts = self.sights(self.catalogue.drifts)
        if SURVEYING not in self.request.without:  # each probe looks at one place where the ship cannot stay
            self.selector.extra_probes = len(self.places) - 1

    def sights(self, views: dict[str, list[str]]) -> dict[str, int]:
        found: dict[str, int] = {}
        for place, bit in self.bits.items():
            for post in views.get(place, ()):
                found[post] = found.get(post, 0) | bit
        return found

    def ends(self, payload: Payload) -> Iterator[Label]:
        reach = self.reach(payload, False)
        for place in self.places:
            if not any(reach[view] & self.until(ending) for view, ending in self.endings.views(place)):
                return  # no ship will ever see it
        everything = (1 << len(self.places)) - 1
        for place in self.seen_from:
            owed = everything & ~self.drifts.get(place, 0)
            standing = self.until(Ending(acts=True))
            yield Label(payload.cost, 0, payload.mass, place, owed, payload, standing=standing)
        for place in self.places:
            if place in self.catalogue.arrivals:
                yield Label(payload.cost, 0, payload.mass, place, everything, payload, standing=self.until(Ending()))

    def go_back(self, label: Label) -> None:
        self.survey(label)
        super().go_back(label)

    def survey(self, label: Label) -> None:
        """Surveys some of the locations that can be seen from here, once in each visit."""
        seen = [bit for bit in self.bits.values() if self.seen_from.get(label.place, 0) & label.owed & bit]
        is_visit = label.after is None or isinstance(label.step, Flight)
        if not is_visit or not seen or SURVEYING in self.request.without:
            return
        standing = label.standing & self.calendar.acting
        most = label.payload.probes + 1 if label.place in self.catalogue.restless else len(seen)
        for some in combinations(seen, min(most, len(seen))):
            owed = label.owed & ~sum(some)
            self.push(replace(label, owed=owed, after=label, step=None, standing=standing))

    def go_back_by(self, label: Label, flight: Flight, owed: int, standing: int) -> None:
        for place in flight.maneuver.explores:
            owed &= ~self.bits.get(place, 0)
        super().go_back_by(label, flight, owed, standing)
