"""Which modules the build compiles, and when it compiles at all."""

from __future__ import annotations

from pathlib import Path

import pytest

import build_core


def write(source: Path, *names: str) -> None:
    for name in names:
        path = source / "cosmodrome" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def test_a_new_game_is_compiled_by_having_the_usual_rooms(tmp_path: Path) -> None:
    write(tmp_path, "games/fourth/state.py", "games/fourth/rules/landing.py", "games/fourth/scoring.py")
    assert build_core.hot_modules(tmp_path) == [
        "cosmodrome/games/fourth/rules/landing.py",
        "cosmodrome/games/fourth/scoring.py",
        "cosmodrome/games/fourth/state.py",
    ]


def test_what_is_not_hot_stays_interpreted(tmp_path: Path) -> None:
    write(
        tmp_path,
        "games/mlem/view.py",
        "games/mlem/rules/__init__.py",
        "core/__init__.py",
        "core/match.py",
        "cli/play.py",
    )
    assert build_core.hot_modules(tmp_path) == []


def test_a_missing_compiler_means_interpreted_unless_compiled_is_demanded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler -pthread")
    monkeypatch.delenv("COSMODROME_COMPILE", raising=False)
    assert not build_core.is_wanted()
    monkeypatch.setenv("COSMODROME_COMPILE", "1")
    assert build_core.is_wanted()


def test_compiling_can_be_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMODROME_COMPILE", "0")
    assert not build_core.is_wanted()


def test_nothing_to_compile_is_said(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    with pytest.raises(build_core.NotCompiled, match="no module"):
        build_core.build(tmp_path, tmp_path / "scratch")
