"""The safest course of an existing spacecraft to a goal, found by a forward search from its location.

Nothing is bought here; `ship_design/` decides which ship to build. A goal is a mission, or a place to reach. Callers
supply the chances of single draws, so a course depends only on what its seat knows.
"""

from cosmodrome.games.leaving_earth.navigation.course_search import MOST_LABELS, covers
from cosmodrome.games.leaving_earth.navigation.courses import CourseFinder
from cosmodrome.games.leaving_earth.navigation.flyby_hazards import FlybyHazards
from cosmodrome.games.leaving_earth.navigation.map_facts import MapFacts, bits_of
from cosmodrome.games.leaving_earth.navigation.model import REACH, Burn, Course, Goal, Hop, Odds, Ship, Way

__all__ = [
    "MOST_LABELS",
    "REACH",
    "Burn",
    "Course",
    "CourseFinder",
    "FlybyHazards",
    "Goal",
    "Hop",
    "MapFacts",
    "Odds",
    "Ship",
    "Way",
    "bits_of",
    "covers",
]
