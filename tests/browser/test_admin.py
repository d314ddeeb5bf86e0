"""The administration page: signing in with the key, closing tables, and reports."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import REFUSED, NewPage
from tests.support.browser.user import actions, by, open_game, unfold_tools, wait_for_turn
from tests.support.server_process import ADMIN_KEY, Server


def enter(page: Page, key: str = ADMIN_KEY) -> None:
    by(page, "admin-key").fill(key)
    by(page, "admin-enter").click()


@pytest.mark.smoke
def test_wrong_admin_key_is_refused_and_the_right_one_shows_statistics(server: Server, new_page: NewPage) -> None:
    game = open_game(server)
    page = new_page(server, "/admin", expected=REFUSED)
    enter(page, "somebody-elses-key")
    expect(page.get_by_role("alert")).to_have_text("Admin key required.")
    assert by(page, "admin-tables").count() == 0
    enter(page)
    expect(by(page, "admin-tables")).to_have_text(str(server.get("/api/admin", key=ADMIN_KEY)["tables"]))
    expect(by(page, f"admin-table-{game.table}")).to_contain_text("in progress")
    # The key survives a reload; logging out forgets it.
    page.reload()
    expect(by(page, "admin-tables")).to_be_visible()
    by(page, "admin-leave").click()
    page.reload()
    expect(by(page, "admin-key")).to_have_value("")
    assert by(page, "admin-tables").count() == 0


def test_admin_key_does_not_reach_other_windows(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/admin")
    enter(page)
    expect(by(page, "admin-tables")).to_be_visible()
    assert ADMIN_KEY not in page.evaluate("JSON.stringify(localStorage) + document.cookie + location.href")
    other = page.context.new_page()
    other.goto("/admin")
    expect(by(other, "admin-key")).to_have_value("")


def test_table_closed_by_the_administrator_ends_for_its_players(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1)
    ada = new_page(server, game.address(0))
    wait_for_turn(ada)
    runner = new_page(server, "/admin")
    enter(runner)
    by(runner, f"admin-close-{game.table}").click()
    expect(runner.get_by_role("dialog")).to_contain_text(game.table)
    by(runner, "admin-close-yes").click()
    expect(by(runner, f"admin-table-{game.table}")).to_contain_text("closed")
    expect(by(runner, f"admin-close-{game.table}")).to_have_count(0)
    expect(by(ada, "log")).to_contain_text("without a winner")
    expect(by(ada, "ending")).to_be_visible()
    expect(actions(ada)).to_have_count(0)


def test_retention_is_set_and_cleared(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/admin")
    enter(page)
    expect(by(page, "retention")).to_have_value("")
    for days, kept in (("365", 365), ("", None)):
        by(page, "retention").fill(days)
        by(page, "retention-save").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
        assert server.get("/api/admin", key=ADMIN_KEY)["retention"] == kept
        page.reload()
        expect(by(page, "retention")).to_have_value(days)


def test_a_report_from_a_table_is_listed_with_its_step(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1)
    ada = new_page(server, game.address(0))
    wait_for_turn(ada)
    unfold_tools(ada)
    by(ada, "report").click()
    by(ada, "report-text").fill("Two <b>moons</b> have the same number")
    by(ada, "report-send").click()
    expect(ada.get_by_role("dialog")).to_contain_text("Your report has the number")
    number = server.get("/api/admin", key=ADMIN_KEY)["reports"][0]["id"]
    runner = new_page(server, "/admin")
    enter(runner)
    listed = by(runner, f"admin-report-{number}")
    expect(listed).to_contain_text("Two <b>moons</b> have the same number")
    with runner.expect_download() as download:
        listed.get_by_role("button").click()
    assert download.value.suggested_filename == f"report-{number}.json"
    listed.get_by_role("link").click()
    runner.wait_for_url(f"**/replay/{game.table}/*")
    expect(by(runner, "board")).to_be_visible()
