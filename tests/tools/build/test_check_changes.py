"""Which tests `make check` runs for a change."""

from __future__ import annotations

from tools.build.check_changes import affected_tests, all_tests

TESTS = {
    "tests/core/engine/test_rng.py": "from cosmodrome.core.engine.rng import Rng\n",
    "tests/core/match/test_match.py": "from cosmodrome.core.match.match import Match\n"
    "from cosmodrome.core.engine import rng\n",
    "tests/games/mlem/engine/rules/test_ufo.py": "from tests.games.mlem.table import Table\n",
    "tests/games/mlem/test_data_pack.py": "from cosmodrome.games.mlem import data\n",
}


def test_affected_tests_changed_module_selects_the_files_that_import_it() -> None:
    assert affected_tests(["src/cosmodrome/core/engine/rng.py"], TESTS) == [
        "tests/core/engine/test_rng.py",
        "tests/core/match/test_match.py",
    ]


def test_affected_tests_module_that_no_test_imports_selects_the_mirrored_folder() -> None:
    assert affected_tests(["src/cosmodrome/games/mlem/meta.py"], TESTS) == [
        "tests/games/mlem/engine/rules/test_ufo.py",
        "tests/games/mlem/test_data_pack.py",
    ]


def test_affected_tests_changed_test_comes_first() -> None:
    changed = ["src/cosmodrome/core/engine/rng.py", "tests/games/mlem/engine/rules/test_ufo.py"]
    assert affected_tests(changed, TESTS)[0] == "tests/games/mlem/engine/rules/test_ufo.py"


def test_affected_tests_docs_select_nothing() -> None:
    assert affected_tests(["docs/bots.md", "web/src/main.ts"], TESTS) == []


def test_all_tests_leave_the_browser_out() -> None:
    found = all_tests()
    assert "tests/core/match/test_match.py" in found
    assert not any(name.startswith("tests/browser/") for name in found)
