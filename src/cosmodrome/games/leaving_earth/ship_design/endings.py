"""Lists where the route of a ship may end, and what must have been done before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.leaving_earth.ship_design.catalogue import LIFE_SURVEY, STATIONED, SURVEYING, Catalogue
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Ending
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest

OVERNIGHT = 1  # owed: the way there must take years, so that the ship arrives when one begins


class EndingFinder:
    """Lists the endings of a mission that is no round trip."""

    def __init__(self, catalogue: Catalogue, request: ShipRequest, kind: str, places: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.request = request
        self.kind = kind  # what the mission requires
        self.places = places

    def endings(self, payload: Payload) -> Iterator[tuple[str, Ending, int]]:
        """Return final locations, what is done there, and what must have been done before."""
        catalogue, acts = self.catalogue, Ending(acts=True)
        for number, place in enumerate(self.places):
            if self.kind in STATIONED:
                if place not in catalogue.restless:
                    yield from self.new_year(place)
            elif payload.builds:
                if place in catalogue.solid_ground:
                    yield from self.new_year(place)
            elif self.kind == "galileo":
                yield from ((post, acts, 0) for post in catalogue.posts[place])
            elif self.kind == "survey":
                yield from ((view, ending, 0) for view, ending in self.views(place))
            elif self.kind == LIFE_SURVEY:
                yield from self.signs_of_life(place, 1 << number)
            else:
                yield place, acts if self.request.science or self.kind == "explorer" else Ending(), 0

    def new_year(self, place: str) -> Iterator[tuple[str, Ending, int]]:
        """Return endings at the start of a year: a ship waits for it, or arrives then after a flight of some years."""
        yield place, Ending(stay=1), 0
        if self.request.thorough:
            yield place, Ending(acts=True), OVERNIGHT

    def signs_of_life(self, place: str, bit: int) -> Iterator[tuple[str, Ending, int]]:
        """Return endings of a survey of life: a face is viewed; a feature is explored on arrival after a survey."""
        catalogue = self.catalogue
        if place in catalogue.life_seen:
            yield from ((view, ending, 0) for view, ending in self.views(place))
        if place in catalogue.life_found and place in catalogue.arrivals and SURVEYING not in self.request.without:
            yield place, Ending(), bit

    def views(self, place: str) -> Iterator[tuple[str, Ending]]:
        """Return endings from which a location is seen: by arrival, by a fly-by, or by a survey from a distance."""
        catalogue = self.catalogue
        if place in catalogue.arrivals:
            yield place, Ending()
        yield from ((post, Ending(acts=True)) for post in catalogue.drifts.get(place, ()))
        if SURVEYING not in self.request.without:
            yield from ((post, Ending(acts=True)) for post in catalogue.posts.get(place, ()))
