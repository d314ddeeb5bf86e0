"""Pages that are not there, and a connection that is not there yet or was lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NOWHERE, REFUSED, NewPage
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.user import actions, by, open_game, table_id, wait_for_turn
from tests.support.server_process import Server


def test_page_not_found_opens_a_table_by_its_code_or_link(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1)
    for typed in (game.table, f"{server.url}/table/{game.table}"):
        page = new_page(server, NOWHERE)
        by(page, "code").fill(typed)
        by(page, "code").press("Enter")
        page.wait_for_url("**/table/*")
        assert table_id(page) == game.table
        expect(by(page, "board")).to_be_visible()


def test_page_not_found_refuses_what_is_no_code(server: Server, new_page: NewPage) -> None:
    page = new_page(server, NOWHERE)
    expect(page.locator("main")).to_contain_text("/nowhere")
    by(page, "code").fill("no code at all")
    by(page, "code-open").click()
    expect(page.get_by_role("alert")).to_have_text("This is neither a table code nor a link to a table.")
    page.get_by_role("link", name="Lobby").click()
    expect(by(page, "play-now").first).to_be_visible()


def test_missing_table_is_explained_on_the_same_page(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/table/nowhere1", expected=REFUSED, **REDUCED_MOTION)
    expect(page.get_by_role("heading", level=1)).to_have_text("This table can't be shown.")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    expect(by(page, "code")).to_be_visible()
    expect_accessible(page)


def test_slow_first_connection_is_not_called_lost(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1)
    page = new_page(server)
    page.route_web_socket("**/ws/**", lambda _: None)  # it opens, and nothing is said
    page.goto(game.address(0))
    expect(by(page, "connection")).to_have_text("Connecting…")
    expect(by(page, "try-now")).to_have_count(0)


def test_lost_connection_keeps_the_move_and_sends_it(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    events = server.events(table_id(page))
    page.context.set_offline(True)
    connection = by(page, "connection")
    expect(connection).to_contain_text("Connection lost. Reconnecting…")
    actions(page).first.click()
    expect(connection).to_contain_text("Your move is kept and will be sent.")
    expect(by(page, "try-now")).to_be_visible()
    page.context.set_offline(False)
    expect(connection).to_be_hidden()
    server.wait_for_events(table_id(page), events)
