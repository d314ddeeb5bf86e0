"""Mutation testing: which mutants a source has, and what becomes of them."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.reliability.mutation.mutants import find_mutants

ROOT = Path(__file__).parents[4]

SOURCE = '''
"""1 + 1"""
LIMIT: Final = 3 + 4


class Table:
    """A table with 5 seats."""

    def __init__(self, seats: Literal[2] = 2) -> None:
        self.seats = 2
        self.clear(1)

    def move(self, die: Literal[6], back: bool = False) -> int:
        """Move 1 field."""
        assert die > 0
        if die < 1 or not back:
            raise ValueError(f"die {die + 1}")
        field: Annotated[int, 7] = die + self.seats
        self.fields[field] |= True
        while field >= LIMIT:
            field -= LIMIT
        return field if back is None else "a" + self.name
'''

EXPECTED = [
    "11: self.clear(1) -> pass",
    "11: self.clear(1) -> self.clear(2)",
    "16: die < 1 or not back -> not (die < 1 or not back)",
    "16: die < 1 -> die <= 1",
    "16: die < 1 -> die < 2",
    "16: die < 1 or not back -> die < 1 and not back",
    "16: not back -> back",
    "18: die + self.seats -> die - self.seats",
    "19: self.fields[field] |= True -> self.fields[field] &= True",
    "19: True -> False",
    "20: field >= LIMIT -> not (field >= LIMIT)",
    "20: field >= LIMIT -> field > LIMIT",
    "21: field -= LIMIT -> field += LIMIT",
    "22: back is None -> back is not None",
]


def test_find_mutants_small_source_has_exactly_the_expected_ones() -> None:
    assert [f"{mutant.line}: {mutant.what}" for mutant in find_mutants(SOURCE.encode())] == EXPECTED


@pytest.mark.parametrize(
    "path",
    ["tests/tools/reliability/mutation/test_mutate_rules.py", "src/cosmodrome/games/mlem/engine/rules/landing.py"],
)
def test_find_mutants_each_parses_and_differs_from_the_source(path: str) -> None:
    source = (ROOT / path).read_bytes()
    original = ast.dump(ast.parse(source))
    mutants = find_mutants(source)
    assert mutants
    for mutant in mutants:
        assert ast.dump(ast.parse(mutant.apply(source))) != original, mutant


def test_find_mutants_annotations_docstrings_and_module_constants_are_left_alone() -> None:
    header = b'"""1"""\nA: Final = 1\n\n\ndef f(a: Literal[1] = 1) -> Literal[1]:\n'
    source = header + b'    """1"""\n    b: Literal[1]\n    return a\n'
    assert find_mutants(source) == []


def test_find_mutants_position_after_wide_characters_is_in_bytes() -> None:
    source = "def f(a: int) -> bool:\n    return 'ż' in names and a < 3\n".encode()
    changed = [mutant.apply(source).decode() for mutant in find_mutants(source)]
    assert "def f(a: int) -> bool:\n    return 'ż' in names and a <= 3\n" in changed


# --- a run on a package of three functions -----------------------------------

RULES = """
def price(seats):
    return seats + 3

def is_full(seats):
    return seats >= 4

def unused(seats):
    return seats == 1

SIZE = [price(1)]
"""
TESTS = """
from rules_for_mutants import SIZE, is_full

def test_price():
    assert SIZE == [4]

def test_is_full():
    assert is_full(5) and not is_full(3)
"""
RUN = """
import sys
from pathlib import Path
from tools.reliability.mutation.mutant_trials import Target, disable_randomness, list_trials, load_profile, run_trials
from tools.reliability.mutation.mutate_rules import print_report

root = Path(sys.argv[1])
target = Target("small", root, {"rules_for_mutants": root / "rules_for_mutants.py"}, ["test_small.py"])
disable_randomness()
profile = load_profile(target, root / "profiles")
trials = list_trials(target, profile, 40)
run_trials(target, profile, trials, 2)
print_report(target.name, trials)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_mutate_rules_small_package_reports_what_survives_and_what_no_test_reaches(tmp_path: Path) -> None:
    (tmp_path / "rules_for_mutants.py").write_text(RULES)
    (tmp_path / "test_small.py").write_text(TESTS)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    run = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    assert lines[: lines.index("")] == [
        "rules_for_mutants.py:6: seats >= 4 -> seats > 4",
        "rules_for_mutants.py:6: seats >= 4 -> seats >= 5",
        "rules_for_mutants.py:9: seats == 1 -> seats != 1 (not covered)",
        "rules_for_mutants.py:9: seats == 1 -> seats == 2 (not covered)",
    ]
    assert lines[-1].split() == ["small", "6", "2", "2", "2", "33.3%"]
    profile = json.loads((tmp_path / "profiles" / "small.json").read_text())
    assert sorted(profile["reached"]) == ["test_small.py::test_is_full", "test_small.py::test_price"]
