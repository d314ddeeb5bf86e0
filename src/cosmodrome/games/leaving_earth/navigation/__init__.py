"""Where a spacecraft can go with what it has: the surest course to a goal, found by searching forward from where it is.

Nothing is bought here; which ship to build is `ship_design/`. A goal is a mission, or simply to be somewhere. Chances
of single draws come from outside, so that equal knowledge gives equal courses.
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
