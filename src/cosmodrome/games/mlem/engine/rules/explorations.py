"""Variant Explorations: open tokens on the mat that the rocket sets off where its travel phase ends."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.mlem.engine.rules.piles import any_token, count_tokens
from cosmodrome.games.mlem.engine.state import BONUS, FIRST_EXPLORATION, Draw, Mlem, Step
from cosmodrome.games.mlem.vocabulary import (
    DIE_EFFECT,
    DIE_NOT_REGAINED,
    DIE_REGAINED,
    EXPLORATION_LAID,
    EXPLORATION_POINTS,
    EXPLORATION_TOKEN_HIDDEN,
    POINTS_EFFECT,
    TUNNELLED,
)


@final
class LayExplorations(Draw):
    """Draw until five tokens lie open on the mat or the pile is empty; at setup and after every token that was used."""

    def enter(self, s: Mlem) -> None:
        if s.exploration_pile == 0 or count_tokens(s.exploration_open) >= s.setting.open_explorations:
            s.proceed()
        else:
            Draw.enter(self, s)

    def weights(self, s: Mlem) -> list[int]:
        return [(s.exploration_pile >> token) & 1 for token in range(len(s.setting.exploration_space))]

    def sample(self, s: Mlem, rng: Rng) -> i64:
        return any_token(s.exploration_pile, rng)

    def stream(self, s: Mlem) -> str:
        return "exploration"

    def take(self, s: Mlem, action: i64) -> None:
        setting = s.setting
        s.exploration_pile &= ~(1 << action)
        s.exploration_open |= 1 << action
        s.tell(
            EXPLORATION_LAID,
            setting.exploration_space[action],
            setting.exploration_effect[action],
            setting.exploration_points[action],
        )
        self.enter(s)


@final
class Explore(Step):
    """The token on the rocket's space takes effect at once, after the used dice were discarded.

    A tunnel may end on the next token. Replacements are drawn when the chain is over (ruling A34). Of two tokens on one
    space both take effect, a tunnel last (ruling A40).
    """

    def enter(self, s: Mlem) -> None:
        token = open_token(s)
        if token < 0:
            s.go(s.setting.refill_explorations.after)
            return
        while token >= 0:
            s.exploration_open &= ~(1 << token)
            self.activate(s, token)
            token = open_token(s)
        s.go(s.setting.refill_explorations)

    def activate(self, s: Mlem, token: i64) -> None:
        setting = s.setting
        effect = setting.exploration_effect[token]
        if effect == POINTS_EFFECT:
            points = setting.exploration_points[token]
            s.table[BONUS + s.commander()] += points
            if setting.hidden_tokens:
                s.hold_token(s.commander(), FIRST_EXPLORATION + token)
                s.tell(EXPLORATION_TOKEN_HIDDEN, s.commander(), points)
            else:
                s.tell(EXPLORATION_POINTS, s.commander(), points)
        elif effect == DIE_EFFECT:
            if s.dice < setting.dice:
                s.dice += 1
                s.tell(DIE_REGAINED, s.commander(), s.dice)
            else:
                s.tell(DIE_NOT_REGAINED, s.commander())
        else:
            space = s.space + setting.tunnel
            s.space = space if space < setting.deep else setting.deep
            s.tell(TUNNELLED, s.commander(), s.space)


def open_token(s: Mlem) -> i64:
    """The token that takes effect next on the rocket's space, or -1."""
    token = s.setting.exploration_at[s.space]
    while token >= 0 and (s.exploration_open >> token) & 1 == 0:
        token = s.setting.exploration_next[token]
    return token
