"""The search for a ship where planets must be aligned: labels know in which years they may be where they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from cosmodrome.games.leaving_earth.ship_design.catalogue import SURVEYING, Catalogue, Maneuver
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar, Ending
from cosmodrome.games.leaving_earth.ship_design.rocket_bounds import RocketBounds
from cosmodrome.games.leaving_earth.ship_design.ship_request import Limits, ShipRequest
from cosmodrome.games.leaving_earth.ship_design.ship_search import Label, Payload, Search


class DatedSearch(Search):
    """Of two labels none is beaten that may be there in years in which the other may not.

    Whoever has nobody to feed waits wherever no automatic maneuver starts; a crew waits on Earth only.
    """

    def __init__(
        self, catalogue: Catalogue, yard: RocketBounds, request: ShipRequest, limits: Limits, calendar: Calendar
    ) -> None:
        super().__init__(catalogue, yard, request, limits)
        self.calendar = calendar
        self.launch = limits.dates.launch - calendar.first_year
        self.dated: dict[tuple[Payload, int, str], list[tuple[int, int, int, int]]] = {}
        self.reached: dict[tuple[bool, bool, bool], dict[str, int]] = {}

    def until(self, ending: Ending) -> int:
        return self.calendar.until(ending)

    def go_back_by(
        self, label: Label, maneuver: Maneuver, difficulty: int, years: int, owed: int, standing: int
    ) -> None:
        leaving = self.calendar.leaving(maneuver, years, label.standing)
        if leaving:
            payload, origin = label.payload, maneuver.origin
            standing = self.calendar.standing(origin, leaving, not payload.manned)
            if standing & self.reach(payload, self.round_trip and label.owed > 0)[origin]:
                super().go_back_by(label, maneuver, difficulty, years, owed, standing)

    def reach(self, payload: Payload, homeward: bool) -> dict[str, int]:
        """For each place the years in which a ship that is launched in time can be there, whatever its rockets."""
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

    def is_beaten(self, label: Label) -> bool:
        return any(
            cost <= label.cost and years <= label.years and mass <= label.mass and not label.standing & ~standing
            for cost, years, mass, standing in self.dated.get((label.payload, label.owed, label.place), ())
        )

    def keep(self, label: Label) -> None:
        front = self.dated.setdefault((label.payload, label.owed, label.place), [])
        front[:] = [
            v for v in front if v[0] < label.cost or v[1] < label.years or v[2] < label.mass or v[3] & ~label.standing
        ]
        front.append((label.cost, label.years, label.mass, label.standing))

    def is_kept(self, label: Label) -> bool:
        front = self.dated[label.payload, label.owed, label.place]
        return (label.cost, label.years, label.mass, label.standing) in front


class TourSearch(DatedSearch):
    """All of several places are seen by one ship: beside its maneuvers, where it is carried off, or by Surveying."""

    def __init__(
        self, catalogue: Catalogue, yard: RocketBounds, request: ShipRequest, limits: Limits, calendar: Calendar
    ) -> None:
        super().__init__(catalogue, yard, request, limits, calendar)
        self.places = [place for place in self.places if place not in request.revealed]
        self.bits = {place: 1 << number for number, place in enumerate(self.places)}
        self.seen_from = self.sights(catalogue.posts)
        self.drifts = self.sights(catalogue.drifts)

    def sights(self, views: dict[str, list[str]]) -> dict[str, int]:
        found: dict[str, int] = {}
        for place, bit in self.bits.items():
            for post in views.get(place, ()):
                found[post] = found.get(post, 0) | bit
        return found

    def probes(self) -> list[Payload]:
        """Each probe looks at one place where the ship cannot stay."""
        [carrier] = super().probes()
        most = len(self.places) if SURVEYING not in self.request.without else 1
        return [replace(carrier, probes=number) for number in range(most)]

    def ends(self, payload: Payload) -> Iterator[Label]:
        reach = self.reach(payload, False)
        for place in self.places:
            if not any(reach[view] & self.until(ending) for view, ending in self.views(place)):
                return  # nobody will ever see it
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
        """Look at some of the places that can be seen from here, once in each visit."""
        seen = [bit for bit in self.bits.values() if self.seen_from.get(label.place, 0) & label.owed & bit]
        is_visit = label.after is None or label.maneuver is not None
        if not is_visit or not seen or SURVEYING in self.request.without:
            return
        standing = label.standing & self.calendar.acting
        most = label.payload.probes + 1 if label.place in self.catalogue.restless else len(seen)
        for some in combinations(seen, min(most, len(seen))):
            owed = label.owed & ~sum(some)
            self.push(
                Label(label.cost, label.years, label.mass, label.place, owed, label.payload, label, standing=standing)
            )

    def go_back_by(
        self, label: Label, maneuver: Maneuver, difficulty: int, years: int, owed: int, standing: int
    ) -> None:
        for place in maneuver.explores:
            owed &= ~self.bits.get(place, 0)
        super().go_back_by(label, maneuver, difficulty, years, owed, standing)
