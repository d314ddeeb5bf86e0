"""The abuse run: every attack reaches a real server, which answers none of them with an error of its own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tools.reliability.abuse import run_abuse
from tools.reliability.abuse.attacks import ATTACKS
from tools.reliability.abuse.visitor import unexpected
from tools.reliability.local_cluster import Use


@pytest.mark.slow
def test_run_abuse_with_every_attack_leaves_a_server_that_answers() -> None:
    results = run_abuse.run(list(ATTACKS), rounds=1, moves=20, seconds=600)  # fails if the server is not ready after it
    assert [result.name for result in results] == list(ATTACKS)
    assert [result.name for result in results if not result.sent] == []
    assert {result.name: dict(result.answers) for result in results if unexpected(result.answers)} == {}


def test_unexpected_counts_server_errors_except_503() -> None:
    answers = Counter({"200": 5, "429": 3, "503": 7, "500": 1, "502": 2, "close 1008": 4, "close 1011": 6, "moves": 9})
    assert unexpected(answers) == 1 + 2 + 6


def test_p99_of_a_histogram_is_interpolated_in_its_bucket() -> None:
    metrics = """\
lag_bucket{le="0.01"} 90.0
lag_bucket{le="0.02"} 98.0
lag_bucket{le="0.05"} 100.0
lag_bucket{le="+Inf"} 100.0
"""
    histogram = run_abuse.histogram_of(metrics, "lag")
    assert histogram == Counter({0.01: 90, 0.02: 8, 0.05: 2})
    assert run_abuse.p99(histogram) == pytest.approx(35)
    assert run_abuse.p99(Counter({0.01: 100})) == pytest.approx(9.9)


def test_result_that_is_slower_under_attack_misses_the_bar() -> None:
    result = run_abuse.Result("packs")
    result.quiet.rounds = [[0.010] * 100, [0.012] * 100, [0.500] * 100]
    result.attacked.rounds = [[0.017] * 100, [0.018] * 100, [0.001] * 100]
    assert result.missed() == []
    result.attacked.rounds[2] = [0.019] * 100
    assert result.ratio == pytest.approx(1.5)
    result.attacked.rounds[1] = [0.020] * 100
    result.answers["500"] = 1
    assert result.missed() == ["ratio 1.58 > 1.5", "1 unexpected errors"]


def test_late_loop_and_growing_memory_are_missed_bars() -> None:
    result = run_abuse.Result("packs")
    result.quiet.rounds = result.attacked.rounds = [[0.010]]
    assert result.missed() == []
    result.quiet.loop.delays = result.attacked.loop.delays = Counter({0.05: 100})
    assert result.missed() == ["p99 of the loop's delay 50 ms > 20 ms"]
    result.attacked.loop.delays = Counter()
    result.before = Use(own_seconds=1, family_seconds=1, memory=100_000_000, own_memory=100_000_000)
    result.after = replace(result.before, own_memory=165_000_000)
    assert result.missed() == ["memory grew by 65 MB > 64 MB"]
