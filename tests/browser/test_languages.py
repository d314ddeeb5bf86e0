"""Everything is said in English, Polish and French, on every page, and never in the ids of our own files."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.games.test_tutorials import say
from tests.support.browser.page_checks import LOCALES, messages
from tests.support.browser.user import (
    actions,
    answered,
    by,
    choose_setting,
    open_game,
    play_until,
    wait_for_turn,
)
from tests.support.server_process import Server

# --- choice of the language -------------------------------------------------------


@pytest.mark.parametrize(
    ("browser_speaks", "page_speaks"), [("pl-PL", "pl"), ("fr-CA", "fr"), ("en-US", "en"), ("de-DE", "en")]
)
def test_language_is_that_of_the_browser_at_first(
    server: Server, new_page: NewPage, browser_speaks: str, page_speaks: str
) -> None:
    page = new_page(server, locale=browser_speaks)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages(page_speaks)["lobby-welcome"])
    expect(page.locator("html")).to_have_attribute("lang", page_speaks)


@pytest.mark.smoke
def test_chosen_language_is_remembered(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    for locale in ("fr", "en", "pl"):
        choose_setting(page, f"locale-{locale}")
        expect(page.get_by_role("heading", level=1)).to_have_text(messages(locale)["lobby-welcome"])
        expect(page.locator("html")).to_have_attribute("lang", locale)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(messages("pl")["lobby-welcome"])
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_language_change_during_a_game_changes_every_text(server: Server, new_page: NewPage) -> None:
    """Question, buttons, log and board change, and earlier log entries are shown in the new language too."""
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
    # The question is the same, and can be answered.
    actions(page).last.click()
    answered(page)
    wait_for_turn(page)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["mlem", "star_search", "leaving_earth"])
def test_guide_is_titled_in_its_language_and_shows_every_picture(
    server: Server, new_page: NewPage, game: str, locale: str
) -> None:
    page = new_page(server, f"/how-to-play/{game}", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(messages(locale, game)["guide-title"])
    for picture in page.locator("article img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).not_to_have_js_property("naturalWidth", 0)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["mlem", "star_search", "leaving_earth"])
def test_guide_ends_with_a_box_of_what_is_not_in_the_rulebook(
    server: Server, new_page: NewPage, game: str, locale: str
) -> None:
    page = new_page(server, f"/how-to-play/{game}", locale=locale)
    title = messages(locale, game)["guide-ours-title"]
    page.get_by_role("navigation").get_by_role("link", name=title, exact=True).click()
    heading = page.get_by_role("complementary", name=title).get_by_role("heading", name=title)
    expect(heading).to_be_in_viewport()
    items = by(page, "ours").get_by_role("listitem")
    assert items.all_inner_texts() == say(game, "guide", locale)["guide-ours"].split("\n\n")
    expect(items.first.locator("strong")).to_have_text(re.compile(r"^[^:]+:$"))


@pytest.mark.parametrize("before", ["star_search", "leaving_earth"])
def test_guide_has_only_its_own_chapters_after_that_of_another_game(
    server: Server, new_page: NewPage, before: str
) -> None:
    page = new_page(server, f"/how-to-play/{before}")
    expect(by(page, "ours")).to_be_visible()
    page.get_by_role("banner").get_by_role("link").first.click()
    page.locator('a[href="/how-to-play/mlem"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text(messages("en")["guide-title"])
    chapters = [name for name in say("mlem", "guide", "en") if re.fullmatch(r"guide-\d+", name)]
    expect(by(page, "how-to").locator("section")).to_have_count(len(chapters))
