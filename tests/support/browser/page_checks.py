"""Checks of a page as it is shown: accessibility, message ids in place of texts, scrolling sideways."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from tests.support.browser.user import choose_setting

ROOT = Path(__file__).parents[3]
LOCALES = ("en", "pl", "fr")
TEXTS = ["web/text", "src/cosmodrome/core/text", "src/cosmodrome/server/text"]


@cache
def messages(locale: str, game: str = "mlem") -> dict[str, str]:
    """All messages of one language that consist of plain words, and the ids of all others with nothing."""
    found = {}
    for folder in [*TEXTS, f"src/cosmodrome/games/{game}/text"]:
        for file in sorted((ROOT / folder).rglob(f"{locale}.ftl")):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    first, *more = entry.value.elements if entry.value else [None]
                    found[entry.id.name] = first.value if isinstance(first, ast.TextElement) and not more else ""
    assert len(found) > 400
    return found


# --- accessibility ---------------------------------------------------------------------

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light", "contrast")
REDUCED_MOTION = {"reduced_motion": "reduce"}  # so that no colour is looked at halfway to another

FINDINGS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


@cache
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is missing: `make test` or `python -m tools.build.web_page --packages` installs it")
    return AXE.read_text(encoding="utf-8")


def axe_findings(page: Page) -> list[str]:
    """What is serious or worse. The page's policy allows no foreign script, so the browser itself runs axe."""
    page.evaluate(axe())
    found: list[str] = page.evaluate(FINDINGS)
    return found


def expect_accessible(page: Page, themes: tuple[str, ...] = THEMES) -> None:
    for theme in themes:
        choose_setting(page, f"theme-{theme}")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert axe_findings(page) == [], f"{page.url} in the {theme} theme"


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until it has been laid out for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))")


LAYOUT = (Path(__file__).parent / "layout_faults.js").read_text(encoding="utf-8")


def layout_faults(page: Page) -> list[str]:
    """Cut or small texts; covered, cut or small controls; panels or labels that overlap; a page that scrolls."""
    framed = page.locator("html.framed").count() > 0
    return [" ".join(fault) for fault in page.evaluate(f"({LAYOUT})({'true' if framed else 'false'})")]


# --- ids -------------------------------------------------------------------------------

# Every text that users see or hear: text nodes, and the attributes that browsers read out or show. What is quoted
# from a data pack carries a language of its own and may well speak of "deep-space points".
SHOWN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const quoted = 'script, noscript, body [lang]';
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest(quoted)) found.push(walk.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name));
  return [document.title, ...found].map((text) => text.trim()).filter(Boolean);
}"""


def ids_on(page: Page, locale: str, game: str = "mlem") -> set[str]:
    """Ids that stand where a sentence should: as a whole text, or with their hyphens within one."""
    known = messages(locale, game)
    words = set(known.values())
    found = set()
    for text in page.evaluate(SHOWN):
        if text in known and text not in words:
            found.add(text)
        found |= {word for word in re.findall(r"[a-z][\w-]*-[\w-]+", text) if word in known and word not in words}
    return found
