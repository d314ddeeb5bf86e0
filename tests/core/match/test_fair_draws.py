"""Fair draws, calculated here a second time with nothing but `hmac`, as anyone who checks a record would."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter

import pytest

from cosmodrome import BadInput
from cosmodrome.core.match.fair_draws import Drawer, commitment, match_id, new_seed, seed_bytes
from tests.contract.conformance import assert_fits

SEED = (1).to_bytes(32, "big")
DRAWER = Drawer(SEED, "abc", ["x", "y"])


def word(message: str) -> int:
    """The first 64 bits of the HMAC."""
    return int(hmac.new(SEED, message.encode(), hashlib.sha256).hexdigest()[:16], 16)


def worked_out(total: int, stream: str, index: int) -> tuple[int, int]:
    """The number below `total`, and how many were thrown away: those in the last, incomplete span."""
    attempt = 0
    while True:
        number = word(f"abc|x,y|{stream}|{index}|{attempt}")
        if number // total < 2**64 // total:
            return number % total, attempt
        attempt += 1


# --- golden numbers, for implementations in other languages -----------------


def test_the_first_dice_of_a_known_seed() -> None:
    assert [DRAWER.below(6, "dice", i) for i in range(12)] == [5, 4, 4, 4, 2, 0, 1, 3, 0, 4, 2, 4]
    assert DRAWER.below(1 << 64, "dice", 0) == 16539970222606529465


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(bytes(31) + b"\x01").hexdigest()
    assert commitment(SEED) == "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"


def test_match_id_is_not_its_commitment() -> None:
    assert match_id(SEED) == "fb34f452029294be"
    assert match_id(SEED) not in commitment(SEED)


# --- rejection sampling ------------------------------------------------------


@pytest.mark.parametrize("total", [1, 2, 3, 6, 7, 20, 6**6, 10**18, 2**63, 2**64 - 1, 2**64])
def test_draws_follow_hmac_sha_256(total: int) -> None:
    for index in range(50):
        assert DRAWER.below(total, "outcome:atlas", index) == worked_out(total, "outcome:atlas", index)[0]


def test_numbers_past_the_last_full_span_are_drawn_again() -> None:
    """Just above half of 2^64 there is one span only: about every second number is thrown away, and never kept."""
    total = 2**63 + 1
    attempts = [worked_out(total, "dice", index)[1] for index in range(200)]
    assert 60 < sum(attempt > 0 for attempt in attempts) < 140
    assert max(attempts) > 2
    for index in range(200):
        assert DRAWER.below(total, "dice", index) == worked_out(total, "dice", index)[0] < total


def test_every_number_has_the_same_number_of_words() -> None:
    """What is kept of 2^64 words is a multiple of the total, so that all numbers are equally likely, exactly."""
    for total in (3, 5, 6, 7, 11, 60, 6**6):
        kept = 2**64 - 2**64 % total
        assert kept % total == 0
        assert 2**64 - kept < total


@pytest.mark.parametrize("total", [0, -1, 2**64 + 1])
def test_draw_with_invalid_weights_is_an_error(total: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        DRAWER.below(total, "dice", 0)


def test_weighted_draws_follow_their_weights() -> None:
    weights = [1, 0, 2, 1, 1, 1]
    assert_fits(Counter(DRAWER.weighted(weights, "dice", index) for index in range(6000)), weights)
    for index in range(100):
        below = DRAWER.below(6, "dice", index)
        assert DRAWER.weighted(weights, "dice", index) == [0, 2, 2, 3, 4, 5][below]


# --- what a draw depends on --------------------------------------------------


def test_seed_match_nonces_stream_and_index_all_matter() -> None:
    usual = [DRAWER.below(10**9, "dice", i) for i in range(20)]
    other_seed = Drawer((2).to_bytes(32, "big"), "abc", ["x", "y"])
    other_match = Drawer(SEED, "abd", ["x", "y"])
    other_nonce = Drawer(SEED, "abc", ["x", "z"])
    for drawer in (other_seed, other_match, other_nonce):
        assert not set(usual) & {drawer.below(10**9, "dice", i) for i in range(20)}
    assert not set(usual) & {DRAWER.below(10**9, "cards", i) for i in range(20)}
    assert len(set(usual)) == 20


# --- seeds -------------------------------------------------------------------


def test_a_seed_may_be_a_number_bytes_or_hexadecimal() -> None:
    assert seed_bytes(1) == SEED
    assert seed_bytes(SEED) == SEED
    assert seed_bytes(SEED.hex()) == SEED
    assert seed_bytes(2**256 - 1) == b"\xff" * 32


def test_new_seed_differs_every_time() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)


@pytest.mark.parametrize("seed", [-1, 2**256, "", "00", "x" * 64, b"short", True, 1.5, [1]])
def test_invalid_seed_is_refused_with_the_valid_forms(seed: object) -> None:
    with pytest.raises(BadInput, match=re.escape("a seed is a whole number from 0, or 64 hexadecimal digits")):
        seed_bytes(seed)  # type: ignore[arg-type]
