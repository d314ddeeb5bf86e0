"""What a search for a ship is given: the printed facts, bounds for its rockets, the request and its limits."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.leaving_earth.ship_design.catalogue import Catalogue
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import RocketBounds
from cosmodrome.games.leaving_earth.ship_design.ship_request import Limits, ShipRequest


@dataclass(frozen=True)
class SearchProblem:
    """One problem; searches that keep to the years take a calendar besides."""

    catalogue: Catalogue
    yard: RocketBounds
    request: ShipRequest
    limits: Limits
