"""Face-down piles of tokens, packed: a bit for each token, or two bits for the copies of each."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.core.engine.rng import Rng


def count_tokens(pile: i64) -> i64:
    count: i64 = 0
    while pile:
        pile &= pile - 1
        count += 1
    return count


def any_token(pile: i64, rng: Rng) -> i64:
    """A token of the pile, each equally likely."""
    rest = rng.below(count_tokens(pile))
    token: i64 = 0
    while True:
        rest -= pile & 1
        if rest < 0:
            return token
        pile >>= 1
        token += 1


def any_copy(pile: i64, rng: Rng) -> i64:
    """A kind of token, as likely as the pile has copies of it."""
    count: i64 = 0
    left = pile
    while left:
        count += left & 3
        left >>= 2
    rest = rng.below(count)
    kind: i64 = 0
    while True:
        rest -= pile & 3
        if rest < 0:
            return kind
        pile >>= 2
        kind += 1
