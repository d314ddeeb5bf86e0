"""When the page is built, and from what."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build import web_page


def tree(root: Path) -> None:
    for name in ("web/package.json", "web/src/App.svelte", "web/text/table/en.ftl", "src/cosmodrome/core/text/en.ftl"):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)


def built(root: Path) -> None:
    page = root / web_page.PAGE
    page.mkdir(parents=True, exist_ok=True)
    (page / ".stamp").write_text(web_page.digest(root))


def test_page_is_stale_until_built_from_the_current_sources(tmp_path: Path) -> None:
    tree(tmp_path)
    assert web_page.is_stale(tmp_path)
    built(tmp_path)
    assert not web_page.is_stale(tmp_path)


@pytest.mark.parametrize(
    "name",
    [
        "web/src/App.svelte",
        "web/text/table/en.ftl",
        "src/cosmodrome/core/text/en.ftl",
        "src/cosmodrome/games/fourth/text/en.ftl",
        "src/cosmodrome/games/fourth/text/guide/en.ftl",
    ],
)
def test_change_of_any_source_makes_the_page_stale(tmp_path: Path, name: str) -> None:
    tree(tmp_path)
    built(tmp_path)
    changed = tmp_path / name
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text("changed")
    assert web_page.is_stale(tmp_path)


def test_change_of_tests_or_packages_keeps_the_page_fresh(tmp_path: Path) -> None:
    tree(tmp_path)
    built(tmp_path)
    for name in ("web/src/net.test.ts", "web/node_modules/svelte/index.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("new")
    assert not web_page.is_stale(tmp_path)


def test_is_wanted_with_the_page_skipped_is_false(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMODROME_WEB", "skip")
    assert not web_page.is_wanted()
