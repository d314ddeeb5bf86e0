"""Variant UFO: an expedition token for each expedition, and points for meeting the UFO."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.mlem.engine.rules.piles import any_token
from cosmodrome.games.mlem.engine.state import BONUS, Draw, Mlem, Step
from cosmodrome.games.mlem.vocabulary import TOKEN_REVEALED, UFO_CONTACT, UFO_TOKEN_HIDDEN


@final
class RevealToken(Draw):
    """At the beginning of an expedition the top token says how the UFO moves, how many dice there are, and one ability.

    After the last token the UFO stays and all dice are used (ruling A24), unless the option shuffles them again.
    """

    def enter(self, s: Mlem) -> None:
        if s.token_pile == 0 and s.setting.ufo_reshuffle:
            s.token_pile = (1 << len(s.setting.token_steps)) - 1
        if s.token_pile == 0:
            s.proceed()
        else:
            Draw.enter(self, s)

    def weights(self, s: Mlem) -> list[int]:
        return [(s.token_pile >> token) & 1 for token in range(len(s.setting.token_steps))]

    def sample(self, s: Mlem, rng: Rng) -> i64:
        return any_token(s.token_pile, rng)

    def stream(self, s: Mlem) -> str:
        return "expedition"

    def take(self, s: Mlem, action: i64) -> None:
        setting = s.setting
        s.token_pile &= ~(1 << action)
        s.token = action
        space = s.ufo_space - setting.token_steps[action]
        s.ufo_space = space if space > 0 else 0
        s.dice = setting.token_dice[action]
        s.tell(TOKEN_REVEALED, s.dice, setting.token_ability[action], setting.token_steps[action], s.ufo_space)
        s.proceed()


@final
class MeetUfo(Step):
    """A rocket that ends its travel phase beside the UFO brings its commander the top UFO token."""

    def enter(self, s: Mlem) -> None:
        if s.space == s.ufo_space and s.ufo_taken < len(s.setting.ufo_tokens):
            points = s.setting.ufo_tokens[s.ufo_taken]
            s.table[BONUS + s.commander()] += points
            if s.setting.hidden_tokens:
                s.hold_token(s.commander(), s.ufo_taken)
                s.tell(UFO_TOKEN_HIDDEN, s.commander(), points)
            else:
                s.tell(UFO_CONTACT, s.commander(), points)
            s.ufo_taken += 1
        s.proceed()
