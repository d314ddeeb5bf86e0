"""Designs the ship for a mission: the cheapest, then the quickest, then the lightest, with every leg of its route.

Found exactly by searching backward from the mission's end; if the ship may dock, parts can be left or parked on the
way, and a cargo ship may be sent ahead. It counts what must be bought and which draws must succeed; what a hidden
location or the sun may do to the ship is not in it. With Outer Planets it knows in which years ways are open, and until
when the ship can be launched.
"""

from cosmodrome.games.leaving_earth.ship_design.catalogue import ASTRONAUT, EARTH_ORBIT
from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Event, Freight, Leg, Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.search.research_search import cheapest_programme
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit, TooLong
from cosmodrome.games.leaving_earth.ship_design.ship_request import Dates, ShipRequest

__all__ = [
    "ASTRONAUT",
    "EARTH_ORBIT",
    "Dates",
    "Designer",
    "Event",
    "Freight",
    "Leg",
    "Plan",
    "Programme",
    "SearchLimit",
    "ShipRequest",
    "TooLong",
    "cheapest_programme",
]
