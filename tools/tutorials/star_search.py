"""Star Search's tutorial: one lap of a short path, from the first search to the landing at home.

Both rockets follow a plan; sky, charts and die are left to chance. The seed was looked for among the whole numbers
until they fitted. The notes are about what it shows, so another seed needs other notes.
"""

from __future__ import annotations

from typing import Any

import cosmodrome
from cosmodrome import Match, Seat
from cosmodrome.core.match.fair_draws import Drawer, match_id, seed_bytes
from cosmodrome.games.star_search.engine.scoring import covers_fixed_star, filled_markings, solutions
from cosmodrome.games.star_search.engine.state import NOTHING_ROLLED, StarSearch
from cosmodrome.games.star_search.vocabulary import (
    BLUE,
    NO_PLANET,
    PLACE,
    RED,
    ROLL,
    SEARCH,
    SURPRISE,
    TWINKLE,
    hole_number,
)
from tools.tutorials import Note, need

SEED = 150509
LEARNER, OTHER = 0, 1
NAMES = ("Vega", "Rigel")  # two bright stars
OPTIONS = {"path": 20}
CORNERS = ("A1", "A9", "I1", "I9")
THINKING = 9000  # milliseconds until a player puts a chart down
MOVING = 2000  # and until a star is moved

# What the die has to show, roll by roll: black pips, or a planet.
BY_PIPS: dict[str, Any] = {"planet": None}
ROLLS: tuple[dict[str, Any], ...] = ({"black": 2}, BY_PIPS, {"planet": "red"}, BY_PIPS, {"black": 1}, BY_PIPS)

BEGIN = {"verb": "search"}
THROW = {"verb": "roll"}
BY_CHANCE = {"verb": "surprise"}


def put(placement: str) -> dict[str, Any]:
    return {"verb": "place", "placement": placement}


def move_to(hole: str) -> dict[str, Any]:
    return {"verb": "twinkle", "hole": hole}


NOTES = {
    0: Note("lesson-welcome", BEGIN),
    1: Note("lesson-chart", put("F6 0")),
    2: Note("lesson-twinkling"),
    4: Note("lesson-other"),
    5: Note("lesson-look-too"),
    6: Note("lesson-two-of-three", move_to("I1")),
    7: Note("lesson-surprise", BY_CHANCE),
    8: Note("lesson-roll", THROW),
    9: Note("lesson-black-pips"),
    10: Note("lesson-hollow-pips", BEGIN),
    11: Note("lesson-blue", put("C2 90")),
    12: Note("lesson-fixed-star"),
    13: Note("lesson-planet-rolled"),
    14: Note("lesson-stop"),
    15: Note("lesson-it-counts", BY_CHANCE),
    16: Note("lesson-red-again", BEGIN),
    17: Note("lesson-never-flip", put("D5 0")),
    18: Note("lesson-four-fields"),
    20: Note("lesson-roll-again", THROW),
    21: Note("lesson-lucky"),
    22: Note("lesson-last-search", BEGIN),
    23: Note("lesson-home", put("E2 90")),
    24: Note("lesson-end"),
}


# --- the story ---------------------------------------------------------------


class Story:
    """A match that is played turn by turn, until the learner is home or chance leads it astray."""

    def __init__(self, seed: int) -> None:
        seats = [Seat(NAMES[LEARNER]), Seat(NAMES[OTHER], bot="grown-up")]
        self.match = Match.start(cosmodrome.load("star_search"), seats, OPTIONS, seed=seed)

    @property
    def table(self) -> StarSearch:
        assert isinstance(self.match.state, StarSearch)
        return self.match.state

    def act(self, seat: int, action: int, after: int = 0) -> None:
        """The seat does this, so many milliseconds after what happened last."""
        self.match.play(seat, action, self.match.timeline.last_at + after)

    def tell(self) -> Match:
        need(self.table.turn == LEARNER, "the learner begins")
        self.search_with_all(RED, fixed_star=False)
        self.give_way(OTHER, first=self.near_the_middle())
        self.search_with_some(2)
        self.give_way(LEARNER, first=self.corner())
        self.roll(LEARNER, black=2)
        self.roll(OTHER)
        self.search_with_all(BLUE, fixed_star=True)
        self.give_way(OTHER)
        self.roll_a_planet(OTHER)
        self.miss_the_time(2)
        self.give_way(LEARNER)
        self.search_with_all(RED, fixed_star=True)
        self.give_way(OTHER)
        self.roll(OTHER)
        self.roll(LEARNER, black=1)
        self.roll(OTHER)
        self.search_with_all(BLUE, fixed_star=True)
        need(self.match.is_over, "the learner is home")
        return self.match

    # --- searching -----------------------------------------------------------

    def begin(self, seat: int) -> None:
        s = self.table
        need(s.turn == seat and s.planet_under(seat) != NO_PLANET, "a planet under the rocket")
        self.act(seat, SEARCH)

    def search_with_all(self, colour: int, fixed_star: bool) -> None:
        """The learner fills every marking; where the fixed star has to be among them, in the only place that does."""
        self.begin(LEARNER)
        s = self.table
        need(s.colour == colour, "the planet has this colour")
        chart = s.chart(LEARNER)
        full = solutions(s, chart, colour, s.sky())
        wanted = [place for place in full if covers_fixed_star(s, chart, place) == fixed_star]
        need(len(wanted) == 1 if fixed_star else len(wanted) > 0, "a place to find")
        self.act(LEARNER, PLACE + wanted[0], THINKING)

    def search_with_some(self, filled: int) -> None:
        """The other one overlooks the best place."""
        self.begin(OTHER)
        self.act(OTHER, PLACE + self.place_with(filled), THINKING)

    def miss_the_time(self, filled: int) -> None:
        """The other one still searches when the sand has run down."""
        deadline = self.match.deadline()
        assert deadline is not None
        self.match.tick(deadline)
        self.act(OTHER, PLACE + self.place_with(filled), MOVING)

    def place_with(self, filled: int) -> int:
        """A place with so many filled markings and yellow stars in them, the chart turned as little as possible."""
        s = self.table
        chart = s.chart(OTHER)
        places = [action - PLACE for action in self.match.legal(OTHER)]
        fitting = [place for place in places if filled_markings(s, chart, place) == filled]
        fitting = [place for place in fitting if not covers_fixed_star(s, chart, place)]
        need(bool(fitting), "a place with so many stars")
        return fitting[0]

    # --- twinkling -----------------------------------------------------------

    def give_way(self, seat: int, first: int | None = None) -> None:
        """The stars are moved: the first to a certain hole, if one is named, and the rest by chance."""
        if first is not None:
            self.act(seat, TWINKLE + first, MOVING)
        self.act(seat, SURPRISE, MOVING)

    def corner(self) -> int:
        free = [hole for hole in map(hole_number, CORNERS) if TWINKLE + hole in self.match.legal(LEARNER)]
        need(bool(free), "a free corner")
        return free[0]

    def near_the_middle(self) -> int:
        free = [action - TWINKLE for action in self.match.legal(OTHER) if action >= TWINKLE]
        return min(free, key=lambda hole: abs(hole // 10 - 4) + abs(hole % 10 - 4))

    # --- rolling -------------------------------------------------------------

    def roll(self, seat: int, black: int | None = None) -> None:
        """Pips; so many of them black, if it matters. The hollow ones count for the other one, who is last."""
        s = self.table
        need(s.turn == seat and s.planet_under(seat) == NO_PLANET, "no planet under the rocket")
        need(s.is_last_and_alone(seat) == (seat == OTHER), "the other one is behind")
        before = s.progress(seat)
        self.act(seat, ROLL)
        s = self.table
        need(s.chart(seat) < 0, "no planet on the die")
        need(black is None or s.progress(seat) == before + black, "as many pips as that")

    def roll_a_planet(self, seat: int) -> None:
        s = self.table
        need(s.planet_under(seat) == NO_PLANET, "no planet under the rocket")
        self.act(seat, ROLL)
        need(self.table.face != NOTHING_ROLLED and self.table.chart(seat) >= 0, "a planet on the die")
        need(self.table.colour == RED, "a red one")


def tell(seed: int) -> Match:
    need(die_helps(seed), "the die rolls what the plan needs")
    return Story(seed).tell()


def die_helps(seed: int) -> bool:
    """A look at the die before anything is laid out: for nearly all seeds this is the end of the story."""
    secret = seed_bytes(seed)
    drawer = Drawer(secret, match_id(secret), ())
    faces = [cosmodrome.load("star_search").data["face"][drawer.below(6, "die", index)] for index in range(len(ROLLS))]
    return all(
        all(face.get(name) == value for name, value in wanted.items())
        for face, wanted in zip(faces, ROLLS, strict=True)
    )
