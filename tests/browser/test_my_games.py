"""My games: every running game is listed, and seat keys survive a full browser and move to another one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import EXPECTED, REFUSED, NewPage
from tests.support.browser.user import (
    actions,
    answered,
    by,
    join,
    open_game,
    open_online,
    played_game,
    start_alone,
    table_id,
    unfold_tools,
    wait_for_turn,
)
from tests.support.server_process import Server

BLOCKED = "Storage.prototype.setItem = () => { throw new DOMException('blocked', 'SecurityError') }"


def listed(page: Page) -> list[str]:
    """The tables of My games, in order."""
    expect(by(page, "my-tables")).to_be_visible()
    links = by(page, "my-tables").locator("a[href^='/table/']").all()
    return [(link.get_attribute("href") or "").removeprefix("/table/") for link in links]


def export_keys(page: Page, folder: Path) -> Path:
    page.goto("/")
    by(page, "keys").locator("summary").click()
    with page.expect_download() as started:
        by(page, "keys-export").click()
    assert started.value.suggested_filename == "cosmodrome-keys.json"
    path = folder / "keys.json"
    started.value.save_as(path)
    return path


def import_keys(page: Page, path: Path) -> None:
    page.goto("/")
    by(page, "keys").locator("summary").click()
    by(page, "keys-import").set_input_files(path)


def test_my_games_after_nine_bot_games_still_lists_the_online_game(server: Server, new_page: NewPage) -> None:
    page, friend = new_page(server), new_page(server)
    join(friend, open_online(page, "Ada"), "Linus")
    expect(by(page, "board")).to_be_visible()
    online = table_id(page)
    solo = []
    for _ in range(9):
        start_alone(page)
        wait_for_turn(page)
        solo.append(table_id(page))
    page.goto("/")
    assert sorted(listed(page)) == sorted([online, *solo])
    turns = by(page, "my-tables").get_by_test_id("table-row").all()
    mine = [row.get_attribute("data-turn") == "true" for row in turns]
    assert mine == sorted(mine, reverse=True)


def test_my_games_shows_three_finished_games_until_all_are_wanted(server: Server, new_page: NewPage) -> None:
    running = open_game(server)
    finished = [played_game(server) for _ in range(5)]
    page = new_page(server, running.address(0))
    expect(by(page, "board")).to_be_visible()
    for game in finished:
        page.goto(game.address(0))
        expect(by(page, "ending")).to_be_visible()
    page.goto("/")
    newest = [game.table for game in reversed(finished)]
    assert listed(page) == [running.table, *newest[:3]]
    by(page, "show-all").click()
    expect(by(page, "show-all")).to_have_count(0)
    assert listed(page) == [running.table, *newest]


def test_keys_exported_in_one_browser_and_imported_in_another_play_there(
    server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    first = new_page(server)
    start_alone(first)
    wait_for_turn(first)
    path = export_keys(first, tmp_path)
    second = new_page(server)
    import_keys(second, path)
    expect(by(second, "keys-added")).to_have_text("1 game added.")
    assert listed(second) == [table_id_of(path)]
    by(second, "my-tables").locator("a").first.click()
    wait_for_turn(second)
    before = server.events(table_id(second))
    actions(second).last.click()
    answered(second)
    assert server.events(table_id(second)) > before


def test_keys_when_a_proxy_answers_404_are_kept(server: Server, new_page: NewPage) -> None:
    page = new_page(server, expected=(*EXPECTED, *REFUSED))
    start_alone(page)
    wait_for_turn(page)
    page.route("**/api/tables/*", lambda route: route.fulfill(status=404, body="Not found"))
    page.goto("/")
    expect(by(page, "keys-export")).to_be_attached()
    page.unroute("**/api/tables/*")
    page.goto("/")
    assert len(listed(page)) == 1


def table_id_of(path: Path) -> str:
    file = json.loads(path.read_text(encoding="utf-8"))
    assert (file["format"], file["version"]) == ("cosmodrome-keys", 1)
    return str(file["tables"][0]["table"])


def test_import_of_an_older_key_keeps_the_renewed_one(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(server)
    start_alone(page)
    wait_for_turn(page)
    address = page.url
    path = export_keys(page, tmp_path)
    page.goto(address)
    unfold_tools(page)
    by(page, "new-link").click()
    expect(by(page, "new-link-made")).not_to_be_empty()
    import_keys(page, path)
    expect(by(page, "keys-added")).to_have_text("No new games: this browser already has these keys.")
    page.goto(address)
    wait_for_turn(page)


def test_import_of_another_file_says_what_is_wrong(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(server)
    path = tmp_path / "record.json"
    path.write_text('{"format": "cosmodrome/1", "events": []}', encoding="utf-8")
    import_keys(page, path)
    expect(page.get_by_role("alert")).to_have_text(
        "This file can't be imported: it isn't a Cosmodrome keys file, or a newer version wrote it."
    )
    expect(by(page, "keys-export")).to_be_disabled()


@pytest.mark.parametrize("is_blocked", [True, False])
def test_seat_in_a_browser_without_storage_is_playable_with_a_warning(
    server: Server, new_page: NewPage, tmp_path: Path, is_blocked: bool
) -> None:
    page = new_page(server)
    if is_blocked:
        page.add_init_script(BLOCKED)
        page.reload()
    page.locator("[data-testid=play-now][data-game=mlem]").click()
    page.wait_for_url("**/table/*")
    wait_for_turn(page)
    expect(by(page, "keys-at-risk")).to_have_count(int(is_blocked))
    table = table_id(page)
    page.locator(".brand").click()
    assert listed(page) == [table]
    expect(by(page, "keys-at-risk")).to_have_count(int(is_blocked))
