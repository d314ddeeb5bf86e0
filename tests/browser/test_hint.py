"""Hints on the page: requested, read and played; and the analysis of a finished match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.support.browser.star_search_user import answer, open_sky, question
from tests.support.browser.user import actions, answered, by, open_game, open_tab, record, start_alone, wait_for_turn
from tests.support.mlem_last_decision import played
from tests.support.server_process import Server

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.smoke
def test_a_hint_is_read_and_played(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    start_alone(page)
    wait_for_turn(page)
    before = record(server, page)["events"]
    by(page, "hint").click()
    expect(by(page, "hint-summary")).not_to_be_empty()
    expect(by(page, "hint-choice")).to_have_count(actions(page).count())
    assert record(server, page)["events"] == before
    actions(page).first.focus()
    page.keyboard.press("Enter")
    answered(page)
    seat = next(event for event in record(server, page)["events"][len(before) :] if event["kind"] == "action")["seat"]
    assert seat == 0
    assert page.evaluate("document.activeElement?.closest('.actions') !== null"), "the keyboard stays among the choices"


def test_hint_in_leaving_earth_has_the_planners_choice_and_reason(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", game="leaving_earth")
    page = new_page(server, game.address(0), PHONE)
    wait_for_turn(page)
    by(page, "hint").click()
    expect(by(page, "hint-reason")).to_contain_text("points")
    expect(page.locator("[data-testid=hint-choice][data-mark=best]")).to_have_count(1)
    expect(by(page, "hint-choice").first.locator(".share")).to_contain_text("point")
    expect(by(page, "hint-chance").first).to_contain_text("win chance")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    before = len(record(server, page)["events"])
    by(page, "hint-choice").first.click()
    answered(page)
    assert len(record(server, page)["events"]) > before


def hint_button(page: Page) -> Locator:
    """The board of Star Search has a line of its own that helps."""
    return page.get_by_role("button", name="Hint", exact=True)


def test_hint_in_star_search_shows_the_best_place(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", bots=1)
    page = new_page(server, game.address(0))
    expect(question(page)).to_be_visible()
    while not by(page, "place").count():
        answer(server, page)
        answered(page)
        expect(question(page)).to_be_visible()
    hint_button(page).click()
    expect(by(page, "hint-choice").first.locator(".share")).to_contain_text("field")
    expect(by(page, "hint-reason")).to_contain_text("markings")
    by(page, "hint-choice").first.click()
    expect(by(page, "place")).to_have_count(0)


def test_a_race_between_people_has_no_hints(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", "Linus")
    page = new_page(server, game.address(0))
    expect(by(page, "board")).to_be_visible()
    expect(hint_button(page)).to_have_count(0)


def test_a_hint_on_a_phone_hides_by_escape(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1)
    page = new_page(server, game.address(0), PHONE)
    wait_for_turn(page)
    by(page, "hint").click()
    expect(by(page, "hint-choice").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.keyboard.press("Escape")
    expect(by(page, "hint-panel")).to_have_count(0)
    expect(by(page, "hint")).to_have_attribute("aria-pressed", "false")


def test_a_table_without_hints_has_no_button(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1, hints=False)
    page = new_page(server, game.address(0))
    wait_for_turn(page)
    expect(by(page, "hint")).to_have_count(0)


def test_finished_game_can_be_analysed(server: Server, new_page: NewPage) -> None:
    table = server.post("/api/records", played("stay").record())["table"]["id"]
    page = new_page(server, f"/replay/{table}/0")
    open_tab(page, "analysis")
    by(page, "analyse").click()
    expect(by(page, "mistake")).to_have_count(1)
    expect(by(page, "analysis-seat")).to_have_count(2)
    by(page, "mistake").get_by_role("link").click()
    page.wait_for_url(f"**/replay/{table}/1")
    expect(by(page, "verdict")).to_contain_text("Disembark")


def test_analysis_of_leaving_earth_is_in_points(server: Server, new_page: NewPage) -> None:
    stored = json.loads((RECORDS / "leaving_earth" / "2p-easy.json").read_text(encoding="utf-8"))
    table = server.post("/api/records", stored)["table"]["id"]
    page = new_page(server, f"/replay/{table}/0")
    open_tab(page, "analysis")
    by(page, "analyse").click()
    expect(by(page, "analysis-seat")).to_have_count(2)
    expect(page.get_by_role("region", name="Analysis")).to_contain_text("In points")
    expect(by(page, "analysis-seat").first).not_to_contain_text("±")
    by(page, "mistake").first.get_by_role("link").click()
    expect(by(page, "verdict")).to_contain_text("points)")
