"""How fast the moves of others are shown: speed, pause, step and skip; and moves that play themselves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.browser.user import actions, by, open_game, open_moment, wait_for_turn
from tests.support.questions import forced_moment
from tests.support.server_process import Server

FOLLOWED = {"preferences": {"speed": 1, "forced": False}}


def bots_move(page: Page, server: Server) -> None:
    """Pause, and make a move after which three bots have to move."""
    page.goto(open_game(server, "Ada", bots=3).address(0))
    wait_for_turn(page)
    page.keyboard.press("p")
    actions(page).first.click()


def lines(page: Page) -> int:
    return by(page, "log").locator("li").count()


def test_paused_moves_of_bots_are_shown_one_by_one(server: Server, new_page: NewPage) -> None:
    page = new_page(server, **FOLLOWED)
    bots_move(page, server)
    expect(by(page, "watch-step")).to_be_enabled()
    before = lines(page)
    page.keyboard.press("n")
    expect(by(page, "log").locator("li")).not_to_have_count(before)
    expect(by(page, "caption")).to_be_visible()
    assert not actions(page).count()
    page.keyboard.press("s")
    wait_for_turn(page)
    expect(by(page, "banner")).to_be_visible()


def test_chosen_speed_is_kept_for_other_tables(server: Server, new_page: NewPage) -> None:
    page = new_page(server, **FOLLOWED)
    page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    by(page, "speed-button").click()
    by(page, "speed-4").click()
    expect(by(page, "speed-4")).to_have_attribute("aria-pressed", "true")
    page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    expect(by(page, "speed-button")).to_contain_text("4×")


def test_own_move_is_shown_at_once_while_the_display_is_paused(server: Server, new_page: NewPage) -> None:
    page = new_page(server, **FOLLOWED)
    page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    before = lines(page)
    page.keyboard.press("p")
    actions(page).first.click()
    expect(by(page, "log").locator("li")).not_to_have_count(before)


def test_only_possible_move_plays_itself_until_it_is_undone(server: Server, new_page: NewPage) -> None:
    moment = forced_moment("mlem")
    page = new_page(server, open_moment(server, moment).address(moment.seat), preferences={"speed": 0, "forced": True})
    expect(by(page, "notice")).to_be_visible()
    expect(by(page, "undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(by(page, "redo")).to_be_enabled()
    by(page, "redo").click()
    expect(by(page, "undo")).to_be_enabled()


def test_only_possible_move_waits_for_the_player_where_the_setting_is_off(server: Server, new_page: NewPage) -> None:
    moment = forced_moment("mlem")
    page = new_page(server, open_moment(server, moment).address(moment.seat))
    expect(actions(page)).to_have_count(1)
    by(page, "settings").click()
    by(page, "forced-moves").check()
    expect(by(page, "notice")).to_be_visible()
