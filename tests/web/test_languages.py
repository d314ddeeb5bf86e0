"""Everything is said in English, Polish and French, on every page, and never in the ids of our own files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from tests.server.client import ADMIN_KEY, Server
from tests.web.conftest import NewPage
from tests.web.person import (
    Game,
    actions,
    answered,
    by,
    choose_setting,
    open_game,
    play_until,
    wait_for_turn,
)

ROOT = Path(__file__).parents[2]
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


# --- which language ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("browser_speaks", "page_speaks"), [("pl-PL", "pl"), ("fr-CA", "fr"), ("en-US", "en"), ("de-DE", "en")]
)
def test_the_browser_decides_at_first(server: Server, new_page: NewPage, browser_speaks: str, page_speaks: str) -> None:
    page = new_page(server, locale=browser_speaks)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages(page_speaks)["lobby-welcome"])
    expect(page.locator("html")).to_have_attribute("lang", page_speaks)


@pytest.mark.smoke
def test_the_choice_is_remembered(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    for locale in ("fr", "en", "pl"):
        choose_setting(page, f"locale-{locale}")
        expect(page.get_by_role("heading", level=1)).to_have_text(messages(locale)["lobby-welcome"])
        expect(page.locator("html")).to_have_attribute("lang", locale)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(messages("pl")["lobby-welcome"])
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_in_the_middle_of_a_game_everything_changes_at_once(server: Server, new_page: NewPage) -> None:
    """Question, buttons, log and board; what was said before is told again in the new language."""
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    play_until(page, "fly")
    begun = server.get(f"/api/tables/{page.url.rpartition('/')[2]}/record")
    starter = begun["events"][0]["seats"][begun["events"][2]["outcome"]]["name"]
    first = {
        "en": f"{starter} starts the first expedition.",
        "pl": f"{starter} zaczyna pierwszą wyprawę.",
        "fr": f"{starter} commence la première expédition.",
    }
    said: dict[str, tuple[str, ...]] = {}
    for locale in ("en", "pl", "fr"):
        choose_setting(page, f"locale-{locale}")
        expect(by(page, "log-line").first).to_have_text(first[locale])
        expect(by(page, "board")).to_contain_text(messages(locale)["goal-four_planets"])
        expect(by(page, "board")).to_contain_text(messages(locale)["goals"])
        said[locale] = (
            by(page, "question").inner_text(),
            actions(page).last.inner_text(),
            by(page, "log").inner_text(),
        )
    for one, other in (("en", "pl"), ("pl", "fr"), ("en", "fr")):
        assert all(a != b for a, b in zip(said[one], said[other], strict=True))
    # It is still the same question, and it can be answered.
    actions(page).last.click()
    answered(page)
    wait_for_turn(page)


# --- no ids ------------------------------------------------------------------------


# Every text that somebody sees or hears: text nodes, and the attributes that browsers read out or show. What is quoted
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


@pytest.mark.parametrize("locale", LOCALES)
def test_no_page_shows_an_id(server: Server, new_page: NewPage, finished: Game, locale: str) -> None:
    all_options = {"ufo": True, "explorations": True, "secret_missions": True}
    game = open_game(server, "Ada", bots=1, options=all_options)
    gathering, invite = server.open_table("hh", public=True)
    page = new_page(server, locale=locale)

    def look(path: str, there: str) -> None:
        page.goto(path)
        expect(page.locator(there).first).to_be_visible()
        check(path)

    def check(place: str) -> None:
        expect(page.locator("html")).to_have_attribute("lang", locale)
        assert ids_on(page, locale) == set(), place

    look("/", "[data-testid=public-tables]")
    for mode in ("solo", "hotseat", "online"):
        look(f"/new/mlem?mode={mode}", "[data-testid=create]")
    look(f"/table/{gathering}#invite={invite}", "[data-testid=join]")
    by(page, "join-sit").click()
    expect(by(page, "leave")).to_be_visible()
    check("gathering")
    look(f"/replay/{finished.table}/5", "[data-testid=board] svg")
    by(page, "check-dice").click()
    expect(by(page, "fair-result")).to_be_visible()
    check("fairness")
    look("/tutorial/mlem/0", "[data-testid=lesson-choice]")
    look("/how-to-play/mlem", "[data-testid=how-to] section")
    look("/facts/mlem", "[data-testid=facts] table")
    look("/nowhere", "main a")
    look("/admin", "[data-testid=admin-key]")
    by(page, "admin-key").fill(ADMIN_KEY)
    by(page, "admin-enter").click()
    expect(by(page, "admin-tables")).to_be_visible()
    check("keeper")
    look(game.address(0), "[data-testid=action]")
    by(page, "help").click()
    for question in range(6):
        wait_for_turn(page)
        check(f"question {question}")
        actions(page).last.click()
        answered(page)
    look(finished.address(0), "[data-testid=ending]")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["star_search", "leaving_earth"])
def test_guide_and_facts_show_no_id_and_every_picture(
    server: Server, new_page: NewPage, game: str, locale: str
) -> None:
    page = new_page(server, f"/how-to-play/{game}", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages(locale, game)["guide-title"])
    assert ids_on(page, locale, game) == set()
    for picture in page.locator("article img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).not_to_have_js_property("naturalWidth", 0)
    page.goto(f"/facts/{game}")
    expect(page.locator("[data-testid=facts] table").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale)
    assert ids_on(page, locale, game) == set()
