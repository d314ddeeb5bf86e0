"""Source is preferred to an extension module beside it, in this package and nowhere else."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

import pytest

from cosmodrome._compiled import SourceFinder, prefer_source


@pytest.fixture
def twins(tmp_path: Path) -> Path:
    """A folder with the module `state` twice: as source, and as something that Python takes for its compiled twin."""
    folder = tmp_path / "twins"
    folder.mkdir()
    (folder / "state.py").write_text("")
    (folder / f"state{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    return folder


def test_python_prefers_the_extension_and_the_finder_the_source(twins: Path) -> None:
    usual = PathFinder.find_spec("twins.state", [str(twins)])
    ours = SourceFinder("twins").find_spec("twins.state", [str(twins)])
    assert usual is not None
    assert usual.origin == str(twins / f"state{EXTENSION_SUFFIXES[0]}")
    assert ours is not None
    assert ours.origin == str(twins / "state.py")


def test_finder_ignores_other_packages(twins: Path) -> None:
    finder = SourceFinder("twin")
    assert finder.find_spec("twins.state", [str(twins)]) is None
    assert finder.find_spec("twin", None) is None


def test_a_missing_module_is_left_to_the_usual_finders(twins: Path) -> None:
    assert SourceFinder("twins").find_spec("twins.absent", [str(twins)]) is None


def test_prefer_compiled_twice_has_no_further_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    prefer_source("twins")
    prefer_source("twins")
    assert sys.meta_path.count(SourceFinder("twins")) == 1


def test_the_environment_can_ask_for_interpreted_rules() -> None:
    program = "import cosmodrome._compiled as c; print(c.is_compiled())"
    done = subprocess.run(
        [sys.executable, "-c", program], env={"COSMODROME_COMPILED": "0"}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_preferring_source_after_compiled_code_has_run_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "twins.state", import_module("msgspec._core"))
    with pytest.raises(RuntimeError, match=r"twins\.state already run compiled"):
        prefer_source("twins")
