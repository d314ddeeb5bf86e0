"""Which ship flies a mission: the cheapest that can, then the quickest, then the lightest, with every leg of its way.

One ship from launch to end, without Rendezvous, found exactly by searching backward from the mission's end. It counts
what must be bought and which draws must succeed; what a hidden location or the sun may do to the ship is not in it.
"""

from cosmodrome.games.leaving_earth.design.catalogue import ASTRONAUT, EARTH_ORBIT, USEFUL
from cosmodrome.games.leaving_earth.design.designer import Designer
from cosmodrome.games.leaving_earth.design.plans import Leg, Plan, Programme

__all__ = ["ASTRONAUT", "EARTH_ORBIT", "USEFUL", "Designer", "Leg", "Plan", "Programme"]
