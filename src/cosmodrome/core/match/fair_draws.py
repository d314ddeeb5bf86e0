"""Fair draws: every one follows from a secret seed that was committed to before the match and is revealed after it.

A draw is HMAC-SHA-256(seed, match | nonces | stream | index | attempt), so nobody can change the dice once the
commitment and the
players' nonces are out, and anybody can check them afterwards. It does not prove that the host did not look ahead.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from cosmodrome.core.errors import BadInput

SEED_BYTES = 32
SPAN = 1 << 64


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """A seed as 32 bytes: fresh, from a whole number (tests, examples), or from its 64 hexadecimal digits."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 256:
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        try:
            found = bytes.fromhex(seed)
        except ValueError:
            found = b""
        if len(found) == SEED_BYTES:
            return found
    raise BadInput("a seed is a whole number from 0, or 64 hexadecimal digits")


def commitment(seed: bytes) -> str:
    """What is published before the match: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def match_id(seed: bytes) -> str:
    """A name for the match that tells nothing of the seed."""
    return hmac.new(seed, b"match id", hashlib.sha256).hexdigest()[:16]


def check_nonces(nonces: Sequence[str] | None, seats: int) -> None:
    """One for each seat, free of the signs that join them in the message of a draw."""
    if nonces is None:
        return
    if not isinstance(nonces, (list, tuple)) or len(nonces) != seats:
        raise BadInput(f"nonces are a list of {seats}, one for each seat")
    for nonce in nonces:
        if not isinstance(nonce, str) or len(nonce) > 128 or "," in nonce or "|" in nonce:
            raise BadInput("a nonce is a text of at most 128 signs without commas and bars")


class Drawer:
    """The draws of one match."""

    def __init__(self, seed: bytes, match: str, nonces: Sequence[str]) -> None:
        self._seed = seed
        self._head = "|".join([match, ",".join(nonces)])

    def below(self, total: int, stream: str, index: int) -> int:
        """A whole number below `total`, every one equally likely: numbers past the last full span are drawn again."""
        if not 0 < total <= SPAN:
            raise ValueError(f"cannot draw below {total}")
        limit = SPAN - SPAN % total
        attempt = 0
        while True:
            message = f"{self._head}|{stream}|{index}|{attempt}".encode()
            number = int.from_bytes(hmac.new(self._seed, message, hashlib.sha256).digest()[:8], "big")
            if number < limit:
                return number % total
            attempt += 1

    def weighted(self, weights: Sequence[int], stream: str, index: int) -> int:
        """An index into the weights."""
        rest = self.below(sum(weights), stream, index)
        for outcome, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return outcome
        raise AssertionError("unreachable: the weights sum to the total")
