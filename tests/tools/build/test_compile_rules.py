"""Which modules are compiled, when, and what the cache keeps."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.packages import missing
from tools.build import compile_rules
from tools.build.compile_rules import compiled


def write(package: Path, *names: str) -> Path:
    for name in names:
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return package


def test_compiled_modules_new_game_needs_no_listing(tmp_path: Path) -> None:
    package = write(
        tmp_path / "cosmodrome",
        "games/fourth/engine/state.py",
        "games/fourth/engine/rules/landing.py",
        "games/fourth/solvers/endgame.py",
    )
    assert compiled.compiled_modules(package) == [
        "cosmodrome/games/fourth/engine/rules/landing.py",
        "cosmodrome/games/fourth/engine/state.py",
        "cosmodrome/games/fourth/solvers/endgame.py",
    ]


def test_compiled_modules_other_modules_stay_interpreted(tmp_path: Path) -> None:
    names = (
        "games/mlem/ui/view.py",
        "games/mlem/engine/rules/__init__.py",
        "core/__init__.py",
        "core/match/match.py",
        "cli/play.py",
    )
    assert compiled.compiled_modules(write(tmp_path / "cosmodrome", *names)) == []


def test_is_wanted_missing_compiler_unless_demanded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler -pthread")
    monkeypatch.delenv("COSMODROME_COMPILE", raising=False)
    assert not compile_rules.is_wanted()
    monkeypatch.setenv("COSMODROME_COMPILE", "1")
    assert compile_rules.is_wanted()


def test_is_wanted_can_be_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMODROME_COMPILE", "0")
    assert not compile_rules.is_wanted()


def test_compile_rules_without_modules_says_so(tmp_path: Path) -> None:
    with pytest.raises(compile_rules.NotCompiled, match="no module"):
        compile_rules.compile_rules(write(tmp_path / "cosmodrome"), tmp_path / "cache")


def test_compile_rules_without_compiler_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/no/such/compiler")
    with pytest.raises(compile_rules.NotCompiled, match=r"no C compiler \(/no/such/compiler\)"):
        compile_rules.compile_rules(write(tmp_path / "cosmodrome", "core/engine/rng.py"), tmp_path / "cache")


def test_rules_folder_follows_the_content_and_not_the_place(tmp_path: Path) -> None:
    one, other = (write(tmp_path / name / "cosmodrome", "core/engine/rng.py") for name in ("one", "other"))
    assert compiled.rules_folder(one, tmp_path) == compiled.rules_folder(other, tmp_path)
    (other / "core" / "engine" / "rng.py").write_text("SEED = 1\n")
    assert compiled.rules_folder(one, tmp_path) != compiled.rules_folder(other, tmp_path)


def test_rules_folder_ignores_modules_that_are_not_compiled(tmp_path: Path) -> None:
    package = write(tmp_path / "cosmodrome", "core/engine/rng.py", "core/match/match.py")
    before = compiled.rules_folder(package, tmp_path)
    (package / "core" / "match" / "match.py").write_text("LIMIT = 1\n")
    assert compiled.rules_folder(package, tmp_path) == before


def test_prune_keeps_the_builds_that_were_used_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_rules, "KEPT_BUILDS", 2)
    for age, name in enumerate(("newest", "newer", "old")):
        write(tmp_path / "rules", f"{name}/toolchain", f"{name}.lock")
        used = (tmp_path / "rules" / name).stat().st_mtime - 60 * age
        os.utime(tmp_path / "rules" / name, (used, used))
    compile_rules.prune(tmp_path)
    assert sorted(path.name for path in (tmp_path / "rules").iterdir()) == [
        "newer",
        "newer.lock",
        "newest",
        "newest.lock",
    ]


@pytest.mark.slow
def test_compile_rules_rebuilds_only_the_unit_that_changed(tmp_path: Path) -> None:
    """A core of one module and two games; an edit in one game leaves the other libraries in the cache."""
    if compile_rules.missing_tool() is not None:
        missing("gcc and python3-dev")
    package = write(
        tmp_path / "cosmodrome", "__init__.py", "core/__init__.py", "core/engine/__init__.py", "games/__init__.py"
    )
    (package / "core" / "engine" / "rng.py").write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    for game in ("one", "other"):
        write(package, f"games/{game}/__init__.py", f"games/{game}/engine/__init__.py")
        code = "from cosmodrome.core.engine.rng import twice\n\n\n"
        code += "def score(points: int) -> int:\n    return twice(points)\n"
        (package / "games" / game / "engine" / "scoring.py").write_text(code)
    cache = tmp_path / "cache"
    first = compile_rules.compile_rules(package, cache)
    before = set((cache / "units").iterdir())
    assert (first / "cosmodrome" / "games" / "one" / "engine" / f"scoring{compiled.SUFFIX}").is_file()
    assert compile_rules.compile_rules(package, cache) == first
    assert set((cache / "units").iterdir()) == before

    changed = package / "games" / "one" / "engine" / "scoring.py"
    changed.write_text(changed.read_text().replace("twice(points)", "twice(points) + 1"))
    second = compile_rules.compile_rules(package, cache)
    assert second != first
    assert len(set((cache / "units").iterdir()) - before) == 1
