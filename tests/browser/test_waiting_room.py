"""The waiting room in two browsers: who is host, who is awaited, seats for bots, a removed player, Start now."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.user import by, join, played_game, table_id, unfold
from tests.support.server_process import Server


def open_table(page: Page, players: int = 4, name: str = "Ada") -> str:
    """Open a table online through the form; returns the invitation's address."""
    page.goto("/new/mlem?mode=online")
    by(page, f"players-{players}").click()
    by(page, "seat-name-0").fill(name)
    unfold(page)
    by(page, "pace").select_option("0")
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    return by(page, "invite-link").input_value()


def bots(server: Server, page: Page) -> list[str | None]:
    return [seat["bot"] for seat in server.get(f"/api/tables/{table_id(page)}")["seats"]]


@pytest.fixture
def ada(server: Server, new_page: NewPage) -> Page:
    return new_page(server)


@pytest.fixture
def linus(server: Server, new_page: NewPage) -> Page:
    return new_page(server)


@pytest.mark.smoke
def test_host_starts_with_bots_of_a_level_in_all_open_seats(server: Server, ada: Page, linus: Page) -> None:
    join(linus, open_table(ada), "Linus")
    expect(by(ada, "seat-1")).to_contain_text("Linus")
    expect(by(ada, "awaits")).to_have_text("Still missing: 2 open seats")
    by(ada, "level-waiting").select_option("hard")
    by(ada, "start-now").click()
    for page in (ada, linus):
        expect(by(page, "board")).to_be_visible()
    assert bots(server, ada) == [None, None, "strong", "strong"]


def test_guest_sees_who_is_host_and_what_is_awaited_and_has_no_controls(ada: Page, linus: Page) -> None:
    join(linus, open_table(ada), "Linus")
    expect(by(linus, "seat-0")).to_contain_text("host")
    expect(by(linus, "gathering-state")).to_contain_text("Ada is the host.")
    expect(by(linus, "awaits")).to_have_text("Still missing: 2 open seats")
    expect(linus.get_by_text("Ada can also start with bots.")).to_be_visible()
    for control in ("start-now", "bot-instead-2", "remove-0", "level-waiting"):
        expect(by(linus, control)).to_have_count(0)
    expect(by(linus, "invite-link")).to_be_visible()


def test_seat_shows_whether_its_player_is_here(ada: Page, linus: Page) -> None:
    join(linus, open_table(ada), "Linus")
    expect(by(ada, "seat-1")).to_contain_text("✓ here")
    linus.goto("about:blank")
    expect(by(ada, "seat-1")).to_contain_text("away")


def test_one_seat_given_to_a_bot_whose_level_changes_and_which_is_removed(server: Server, ada: Page) -> None:
    open_table(ada)
    by(ada, "level-waiting").select_option("easy")
    by(ada, "bot-instead-2").click()
    expect(by(ada, "seat-2")).to_contain_text("bot · Easy")
    assert bots(server, ada) == [None, None, "novice", None]
    by(ada, "level-seat-2").select_option("expert")
    expect(by(ada, "seat-2")).to_contain_text("bot · Expert")
    assert bots(server, ada)[2] == "champion"
    by(ada, "remove-2").click()
    expect(by(ada, "seat-2")).to_have_attribute("data-kind", "open")


def test_last_open_seat_given_to_a_bot_starts_the_game(ada: Page, linus: Page) -> None:
    join(linus, open_table(ada, 3), "Linus")
    by(ada, "bot-instead-2").click()
    for page in (ada, linus):
        expect(by(page, "board")).to_be_visible()


def test_removed_player_leaves_the_seat_to_another_one(ada: Page, linus: Page) -> None:
    link = open_table(ada)
    join(linus, link, "Linus")
    by(ada, "remove-1").click()
    expect(by(ada, "seat-1")).to_have_attribute("data-kind", "open")
    expect(by(linus, "removed")).to_contain_text("The host has freed your seat.")
    expect(by(linus, "leave")).to_have_count(0)
    linus.get_by_role("button", name="Take a seat").click()
    by(linus, "join-sit").click()  # the invitation is still known
    expect(by(ada, "seat-1")).to_have_attribute("data-kind", "human")


def test_rematch_says_who_is_invited_and_has_not_come(server: Server, new_page: NewPage) -> None:
    game = played_game(server)
    ada = new_page(server, game.address(0))
    by(ada, "rematch").click()
    ada.wait_for_url(lambda url: game.table not in url)
    expect(by(ada, "seat-1")).to_contain_text("Linus")
    expect(by(ada, "seat-1")).to_contain_text("invited, not here yet")
    expect(by(ada, "awaits")).to_have_text("Still missing: Linus")
    by(ada, "bot-instead-1").click()
    expect(by(ada, "board")).to_be_visible()


def test_invite_link_is_copied_and_shared(ada: Page) -> None:
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.add_init_script("window.shared = []; navigator.share = async (what) => { window.shared.push(what.url); };")
    link = open_table(ada)
    ada.reload()
    ada.get_by_role("button", name="Copy link").click()
    expect(ada.get_by_role("button", name="Copied!")).to_be_visible()
    assert ada.evaluate("navigator.clipboard.readText()") == link
    ada.get_by_role("button", name="Share").click()
    assert ada.evaluate("window.shared") == [link]


def test_waiting_room_of_a_host_is_accessible_in_every_theme(server: Server, new_page: NewPage) -> None:
    page = new_page(server, **REDUCED_MOTION)
    open_table(page)
    by(page, "bot-instead-2").click()
    expect(by(page, "seat-2")).to_have_attribute("data-kind", "bot")
    expect_accessible(page)
