"""The random generator of the lab: the same numbers on every platform and in every version, and no bias."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cosmodrome import Rng
from tests.contract.conformance import assert_fits

# Results of the lab and ratings rest on these streams: they never change, interpreted or compiled.
GOLDEN = {
    (0,): [283, 819, 946, 111, 525, 741, 398, 834],
    (7,): [403, 884, 500, 873, 968, 299, 792, 421],
    (7, 1): [0, 885, 161, 739, 860, 837, 998, 341],
    (7, 0, 1): [95, 476, 948, 84, 152, 238, 162, 432],
    (-1,): [667, 276, 524, 911, 726, 694, 40, 329],
    ((1 << 40) + 7,): [815, 351, 179, 241, 279, 815, 961, 563],
}


@pytest.mark.parametrize("key", GOLDEN)
def test_stream_starts_with_the_recorded_numbers(key: tuple[int, ...]) -> None:
    rng = Rng(*key)
    assert [rng.below(1000) for _ in range(8)] == GOLDEN[key]


def test_stream_has_the_recorded_numbers_far_from_its_start() -> None:
    rng = Rng(7)
    for _ in range(10_000):
        rng.below(6)
    assert [rng.below(1000) for _ in range(4)] == [600, 109, 901, 187]


def test_the_stream_is_multiply_with_carry() -> None:
    """Compared with the same calculation in unlimited integers: the compiled one must not overflow."""
    rng = Rng(7)
    x = int(rng.x)
    for _ in range(1000):
        x = 2111110629 * (x % 2**32) + x // 2**32
        assert rng.below(1 << 30) == (x % 2**32 * (1 << 30)) >> 32
        assert 0 < x < 2**63


@pytest.mark.parametrize("n", [1, 2, 3, 6, 210, 1000, (1 << 31) - 1])
def test_numbers_are_below_the_bound(n: int) -> None:
    rng = Rng(n)
    drawn = [rng.below(n) for _ in range(3000)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    if n <= 210:
        assert set(drawn) == set(range(n))


@pytest.mark.parametrize("seed", range(5))
def test_a_die_is_fair(seed: int) -> None:
    rng = Rng(seed)
    assert_fits(Counter(rng.below(6) for _ in range(12_000)), [1] * 6)


@pytest.mark.parametrize("seed", range(3))
def test_consecutive_rolls_are_independent(seed: int) -> None:
    rng = Rng(seed)
    rolls = [rng.below(6) for _ in range(30_000)]
    for apart in (1, 2, 7):
        assert_fits(Counter(a * 6 + b for a, b in zip(rolls, rolls[apart:], strict=False)), [1] * 36)


def first(*key: int) -> int:
    return int(Rng(*key).below(6))


def test_neighbouring_seeds_games_and_branches_are_unrelated() -> None:
    for firsts in (
        [first(seed) for seed in range(12_000)],
        [first(7, index) for index in range(12_000)],
        [first(7, 3, branch) for branch in range(12_000)],
        [first(seed << 32) for seed in range(12_000)],
    ):
        assert_fits(Counter(firsts), [1] * 6)
        assert_fits(Counter(a * 6 + b for a, b in pairwise(firsts)), [1] * 36)


def test_streams_start_with_different_numbers() -> None:
    starts = {int(Rng(*key).x) for key in [(s, i, b) for s in range(20) for i in range(20) for b in range(20)]}
    assert len(starts) == 8000


def test_choice_takes_each_item_and_needs_one() -> None:
    rng = Rng(3)
    assert {rng.choice("abc") for _ in range(100)} == set("abc")
    with pytest.raises(IndexError):
        rng.choice([])


def test_weights_say_how_likely_each_item_is() -> None:
    rng = Rng(3)
    weights = [1, 0, 3, 2, 0, 6]
    assert_fits(Counter(rng.weighted(weights) for _ in range(12_000)), weights)
    assert_fits(Counter(rng.choices(range(6), weights, 12_000)), weights)


def test_choice_gives_the_recorded_items() -> None:
    assert "".join(Rng(7).choices("abc", [1, 0, 3], 12)) == "ccccccccccac"


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_weights_need_a_positive_sum(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).weighted(weights)
