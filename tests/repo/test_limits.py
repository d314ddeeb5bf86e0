"""Folders, classes and functions stay small enough to find one's way in them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MOST_MODULES = 18
MOST_LINES = 300
MOST_METHODS = 25
MOST_FUNCTION_LINES = 60
MOST_PARAMETERS = 6

# One file per command, and one per chapter of the rulebooks.
LARGE_FOLDERS = {"src/cosmodrome/cli", "src/cosmodrome/games/leaving_earth/engine/rules"}

# The contract of a game and of its states, whose public methods have fixed names; and the classes that implement it.
CONTRACT = {"State", "Game"}

# The constructors that declare a table and its printed facts, field by field.
LONG_FUNCTIONS = {"LeavingEarth.__init__", "StarSearch.__init__", "Setting.__init__"}

# Where each parameter is one plain number or name and most calls pass few of them.
MANY_PARAMETERS = {
    "arrows",  # of a plan's drawing
    "bits_of",  # a field, and where it is in the data pack
    "challenge_for",  # the options of `cosmodrome tournament`
    "course",  # what a course is searched for, with defaults
    "label",  # of a drawing
    "line",  # of a drawing
    "log_lines",  # the filters of the log, with defaults
    "rocket_board",  # of a drawing
    "schedule",  # the limits of a budget, with defaults
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def modules() -> tuple[Path, ...]:
    return tuple(sorted(path for base in ("src", "tools") for path in (ROOT / base).rglob("*.py")))


@cache
def definitions() -> tuple[tuple[str, ast.ClassDef | Function], ...]:
    """Classes and functions with the names of the classes that they are in."""
    return tuple(found for path in modules() for found in walk(ast.parse(path.read_text(encoding="utf-8")), ""))


def walk(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.ClassDef | Function]]:
    for child in ast.iter_child_nodes(node):
        name = prefix
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{prefix}{child.name}", child
            name = f"{prefix}{child.name}." if isinstance(child, ast.ClassDef) else prefix
        yield from walk(child, name)


def lines(node: ast.ClassDef | Function) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def parameters(function: Function) -> int:
    names = [each.arg for each in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def is_contract(node: ast.ClassDef) -> bool:
    """Whether it is one of the contract's classes or derives from one, as in `class MlemGame(Game[Mlem])`."""
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return node.name in CONTRACT or any(isinstance(base, ast.Name) and base.id in CONTRACT for base in bases)


def too_large_classes() -> dict[str, str]:
    found = {}
    for name, node in definitions():
        if isinstance(node, ast.ClassDef) and not is_contract(node):
            methods = sum(isinstance(each, Function) for each in node.body)
            if lines(node) > MOST_LINES or methods > MOST_METHODS:
                found[name] = f"{lines(node)} lines, {methods} methods"
    return found


def too_long_functions() -> dict[str, int]:
    return {
        name: lines(node)
        for name, node in definitions()
        if isinstance(node, Function) and lines(node) > MOST_FUNCTION_LINES
    }


def too_many_parameters() -> dict[str, int]:
    return {
        name: parameters(node)
        for name, node in definitions()
        if isinstance(node, Function) and parameters(node) > MOST_PARAMETERS
    }


def python_folders() -> Counter[str]:
    return Counter(str(path.parent.relative_to(ROOT)) for path in modules() if path.name != "__init__.py")


def page_folders() -> Counter[str]:
    """Modules of the page; tests stand beside them."""
    files = [path for ending in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(ending)]
    return Counter(str(path.parent.relative_to(ROOT)) for path in files if ".test." not in path.name)


@pytest.mark.parametrize("folders", [python_folders, page_folders])
def test_folders_hold_few_modules(folders: object) -> None:
    assert callable(folders)
    sizes: Counter[str] = folders()
    assert sizes
    assert {name for name, count in sizes.items() if count > MOST_MODULES} <= LARGE_FOLDERS


def test_classes_are_small_except_games_and_states() -> None:
    assert too_large_classes() == {}


def test_functions_fit_on_a_screen() -> None:
    assert set(too_long_functions()) <= LONG_FUNCTIONS, too_long_functions()


def test_functions_take_few_parameters() -> None:
    found = too_many_parameters()
    assert all(name.split(".")[-1] in MANY_PARAMETERS or name in MANY_PARAMETERS for name in found), found
    assert max(found.values()) <= MOST_PARAMETERS + 1, found


@pytest.mark.parametrize(
    ("found", "allowed"),
    [
        (too_long_functions, LONG_FUNCTIONS),
        (too_many_parameters, MANY_PARAMETERS),
    ],
)
def test_no_exception_is_left_over(found: object, allowed: set[str]) -> None:
    """Whatever has become smaller leaves the list."""
    assert callable(found)
    names = set(found())
    assert allowed <= names | {name.split(".")[-1] for name in names}
