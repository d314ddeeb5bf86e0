"""Exact chances of the next roll, from the dice of the data pack. Shared by views, bots and the odds tool."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from cosmodrome.games.mlem.engine.state import Mlem, Setting


def match_chance(setting: Setting, space: int) -> Fraction:
    """The chance that one die shows a symbol of the space."""
    faces = [setting.die[i] for i in range(6)]
    return Fraction(sum(1 for face in faces if setting.symbols[space] >> face & 1), 6)


@lru_cache(maxsize=4096)
def crash_chance(setting: Setting, space: int, dice: int) -> Fraction:
    """The chance that no die matches the space, so that only an engineer or the token could save the rocket."""
    if space >= setting.deep:
        return Fraction(0)
    miss: Fraction = (1 - match_chance(setting, space)) ** dice
    return miss


def rescues(state: Mlem, space: int) -> list[str]:
    """What aboard could save the rocket after a failed roll on that space."""
    setting = state.setting
    found = []
    if space < setting.deep:
        symbols = setting.symbols[space]
        if state.engineers and symbols & 1:
            found.append("engineer")
        if state.token >= 0:
            ability = setting.token_ability[state.token]
            extra = setting.token_extra[state.token]
            if ability == 1 and any(symbols >> face & 1 and extra >> 3 * face & 7 for face in range(5)):
                found.append("extra_dice")
            if ability == 3:
                found.append("reroll")
    return found
