"""Docstrings in the C code of compiled modules."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.core.engine import playout, state
from tools.build.compiled_docstrings import add_docstrings, literal

CODE = r"""
static PyMethodDef engine___dice___Dice_methods[] = {
    {"roll",
     (PyCFunction)CPyPy_engine___dice___Dice___roll,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll($self, count=1)\n--\n\n")},
    {"keep",
     (PyCFunction)CPyPy_engine___dice___Dice___keep,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("keep($self)\n--\n\n")},
};
static PyTypeObject CPyType_engine___dice___Dice_template_ = {
    .tp_name = "Dice",
    .tp_doc = PyDoc_STR("Dice()\n--\n\n"),
};
    {"sides", (PyCFunction)CPyPy_engine___dice___sides, METH_FASTCALL, PyDoc_STR("sides()\n--\n\n") /* docstring */},
static struct PyModuleDef engine___dicemodule = {
    PyModuleDef_HEAD_INIT,
    "engine.dice",
    NULL, /* docstring */
"""
SOURCE = '''"""Dice."""
class Dice:
    """Some dice.

    "Fair" ones – what?
    """
    def roll(self, count: int = 1) -> int:
        """Roll them."""
    def keep(self) -> None: ...
def sides() -> int:
    """Return 6."""
'''


def test_add_docstrings_follow_the_signatures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("engine").mkdir()
    Path("engine/dice.py").write_text(SOURCE, encoding="utf-8")
    code = add_docstrings(CODE, [Path("engine/dice.py")])
    assert r'PyDoc_STR("roll($self, count=1)\n--\n\n" "Roll them.")' in code
    assert r'PyDoc_STR("keep($self)\n--\n\n")}' in code
    assert r'"Dice()\n--\n\n" "Some dice.\012\012\"Fair\" ones \342\200\223 what\077")' in code
    assert r'PyDoc_STR("sides()\n--\n\n" "Return 6.") /* docstring */' in code
    assert '"Dice.", /* docstring */' in code


def test_literal_of_a_long_text_is_written_in_parts() -> None:
    assert literal("x" * 5000).count('" "') == 2


def test_help_is_useful_with_compiled_and_interpreted_rules() -> None:
    game = cosmodrome.load("mlem").new(players=2)
    assert "legal action" in (inspect.getdoc(game.apply) or "")
    for thing in (state, state.State, type(game), playout.playout):
        assert inspect.getdoc(thing), thing
    assert list(inspect.signature(type(game).apply).parameters) == ["self", "action"]
