"""The subsets of a matrix that the quicker tiers run."""

from __future__ import annotations

from itertools import product

from tests.support.tiers import covering, pairs_of, tiered, values_of

THEMES = ["light", "dark", "contrast"]
SIZES = ["phone", "desktop"]
LOCALES = ["en", "fr", "pl"]
CASES = [dict(zip(("theme", "size", "locale"), case, strict=True)) for case in product(THEMES, SIZES, LOCALES)]


def test_covering_values_shows_each_in_as_many_cases_as_the_longest_list() -> None:
    found = covering(CASES, values_of)
    assert len(found) == 3
    assert {value for place in found for value in values_of(CASES[place])} == {
        value for case in CASES for value in values_of(case)
    }


def test_covering_pairs_shows_every_pair() -> None:
    found = covering(CASES, pairs_of)
    assert len(found) < len(CASES)
    assert {pair for place in found for pair in pairs_of(CASES[place])} == {
        pair for case in CASES for pair in pairs_of(case)
    }


def test_tiered_every_case_is_in_one_tier() -> None:
    marks = [[mark.name for mark in param.marks] for param in tiered(CASES, lambda case: case)]
    assert len(marks) == len(CASES)
    assert marks.count([]) == 3
    assert marks.count(["slow"]) > 0
    assert marks.count(["matrix"]) > 0
    assert all(len(names) <= 1 for names in marks)
