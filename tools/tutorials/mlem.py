"""MLEM's tutorial: the learner follows a plan and a bot sits opposite, until the dice have shown what there is to show.

The seed was looked for among the whole numbers. The notes are about what its dice show, so another seed needs other
notes.
"""

from __future__ import annotations

from typing import Any

import cosmodrome
from cosmodrome import Match, Rng, Seat, bots
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.odds.next_roll import crash_chance
from cosmodrome.games.mlem.ui.view import landing_points
from cosmodrome.games.mlem.vocabulary import (
    CHOOSE_DICE,
    DISEMBARK,
    EMBARK,
    LAND,
    MOONWALKER,
    SETTLER,
    SPECIALISTS,
    STAY,
    TAKEOFF,
    VOYAGER,
)
from tools.tutorials import Note, need

SEED = 6723
LEARNER, OTHER = 0, 1
NAMES = ("Félicette", "Pixel")  # Félicette was the first cat in space
CATS = ("moonwalker", "settler", "settler", "voyager", "satellite")  # whom the learner sends, expedition by expedition
MOST_STEPS = 36


def send(cat: str) -> dict[str, Any]:
    return {"verb": "embark", "specialist": cat}


def fly(*dice: str) -> dict[str, Any]:
    return {"verb": "fly", "with": list(dice)}


def get_off(space: int) -> dict[str, Any]:
    return {"verb": "land", "space": space}


STAY_ABOARD = {"verb": "stay"}

NOTES = {
    0: Note("lesson-welcome", send("moonwalker")),
    2: Note("lesson-groups", fly("afterburner")),
    3: Note("lesson-whole-group", fly("2", "3", "afterburner")),
    4: Note("lesson-odds", STAY_ABOARD),
    6: Note("lesson-save-dice", fly("afterburner")),
    7: Note("lesson-moon", get_off(13)),
    8: Note("lesson-moon-taken"),
    9: Note("lesson-passenger", send("settler")),
    10: Note("lesson-no-match"),
    13: Note("lesson-command", STAY_ABOARD),
    14: Note("lesson-crash", send("settler")),
    16: Note("lesson-engineer", fly("2", "afterburner", "engineer")),
    17: Note("lesson-low-risk", STAY_ABOARD),
    19: Note("lesson-one-way", fly("3")),
    20: Note("lesson-planet", get_off(12)),
    21: Note("lesson-rows"),
    22: Note("lesson-voyager", send("voyager")),
    25: Note("lesson-many-dice"),
    27: Note("lesson-drifter", STAY_ABOARD),
    28: Note("lesson-small-step", fly("afterburner")),
    29: Note("lesson-tempting", STAY_ABOARD),
    30: Note("lesson-big-step", fly("4", "afterburner")),
    31: Note("lesson-brave", STAY_ABOARD),
    32: Note("lesson-deep-space", fly("4")),
    33: Note("lesson-goals", send("satellite")),
    35: Note("lesson-end"),
}


# --- the story ---------------------------------------------------------------


class Story:
    """A match that is played until the lesson is complete, or until a roll does not fit."""

    def __init__(self, seed: int) -> None:
        game = cosmodrome.load("mlem")
        seats = [Seat(NAMES[LEARNER]), Seat(NAMES[OTHER], bot="steady")]
        self.match = Match.start(game, seats, seed=seed)
        self.bot = bots.find(game, "steady")
        self.rng = Rng(seed)
        self.steps = 0
        self.stays = [0] * (len(CATS) + 1)  # by expedition
        self.met_a_pair = False

    @property
    def table(self) -> Mlem:
        assert isinstance(self.match.state, Mlem)
        return self.match.state

    def tell(self) -> Match:
        need(self.table.starter == LEARNER, "the learner starts")
        expedition = 1
        while expedition < len(CATS) or self.table.step == TAKEOFF:
            self.take_a_step()
            need(not self.match.is_over, "the game goes on")
            if self.table.expedition > expedition:
                self.check_the_end_of(expedition)
                expedition += 1
        return self.match

    def take_a_step(self) -> None:
        need(self.steps < MOST_STEPS, "the lesson is short")
        self.steps += 1
        seat = self.table.asked
        self.match.play(seat, self.learner() if seat == LEARNER else self.steady())

    def steady(self) -> int:
        return self.bot.choose(self.table, self.rng)

    def learner(self) -> int:
        s = self.table
        if s.step == TAKEOFF:
            return EMBARK + SPECIALISTS.index(CATS[s.expedition - 1])
        if s.step == CHOOSE_DICE:
            self.met_a_pair = self.met_a_pair or has_a_choice_with_a_pair(s)
        if s.step != DISEMBARK:
            return self.steady()
        if self.gets_off(s, float(crash_chance(s.setting, s.space, s.dice))):
            return LAND + s.space
        self.stays[s.expedition] += 1
        return STAY

    def gets_off(self, s: Mlem, risk: float) -> bool:
        """The plan of the four flights: a moon, a crash, a planet, deep space."""
        planet = s.setting.planet_at[s.space]
        if s.expedition == 1:
            lands = s.moons_left(s.space) > 0 and landing_points(s, LAND + s.space) >= 4 and risk >= 0.15
            need(self.stays[1] > 0 if lands else risk <= 0.2, "first a small risk, then a moon and a greater one")
            return lands
        if s.expedition == 2:
            need(self.stays[2] < 2, "the crash does not keep us waiting")
            return False
        if s.expedition == 3:
            lands = planet > 0 or (planet == 0 and s.on_planet(planet, OTHER) > 0)
            need(lands or risk <= 0.3, "nothing foolish on the way to the planet")
            return lands
        need(risk <= 0.34, "nothing foolish on the way to deep space")
        return False

    def check_the_end_of(self, expedition: int) -> None:
        s = self.table
        if expedition == 1:
            need(s.place_of(LEARNER, MOONWALKER) >= 0, "the moonwalker lands")
            need(self.met_a_pair, "a pair is there to choose or to leave")
        elif expedition == 2:
            need(self.stays[2] > 0 and s.failures == 1, "the learner stays once too often")
        elif expedition == 3:
            both = [s.on_planet(planet, LEARNER) and s.on_planet(planet, OTHER) for planet in range(s.setting.planets)]
            need(any(both) and s.place_of(LEARNER, SETTLER) >= 0, "both have a cat on the settler's planet")
        elif expedition == 4:
            need(s.place_of(LEARNER, VOYAGER) >= 0, "the voyager reaches deep space")
        need(s.failures == (expedition > 1), "one crash is enough")


def has_a_choice_with_a_pair(s: Mlem) -> bool:
    """Whether a group of two or more flies here, and another group could fly instead."""
    usable = [face for face in range(4) if s.usable >> face & 1]
    return any(s.roll >> 3 * face & 7 > 1 and s.usable != 1 << face for face in usable)


def tell(seed: int) -> Match:
    return Story(seed).tell()
