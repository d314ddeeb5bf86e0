"""The replay of a match: every step has an address, and viewers can check the dice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import cosmodrome
from tests.browser.conftest import NewPage
from tests.support.browser.user import (
    Game,
    by,
    close_result,
    open_game,
    open_tab,
    play_on,
    played_game,
    table_id,
    wait_for_turn,
)
from tests.support.server_process import Server


def expect_step(page: Page, table: str, step: int) -> None:
    """The address, the counter and the board agree."""
    expect(page).to_have_url(re.compile(rf"/replay/{table}/{step}(\?seat=\d)?$"))
    expect(by(page, "replay-step")).to_have_attribute("data-step", str(step))
    expect(page).to_have_title(re.compile(rf"step {step}\b"))


def steps_of(page: Page) -> int:
    return int(by(page, "replay-step").get_attribute("data-steps") or 0)


def open_tools(page: Page) -> None:
    open_tab(page, "more")
    page.locator("details:has([data-testid=replay-link]) > summary").click()


# --- stepping --------------------------------------------------------------------


def test_a_game_is_stepped_by_buttons_and_each_step_has_its_address(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = new_page(server, f"/replay/{finished.table}/0")
    expect_step(page, finished.table, 0)
    last = steps_of(page)
    assert last > 10
    for button, step in (("forward", 1), ("forward", 2), ("back", 1), ("last", last), ("back", last - 1), ("first", 0)):
        by(page, f"replay-{button}").click()
        expect_step(page, finished.table, step)
    # There is nothing before the first step.
    expect(by(page, "replay-back")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    expect_step(page, finished.table, 0)
    # The browser's Back button goes through the steps.
    page.go_back()
    expect_step(page, finished.table, last - 1)


def test_a_game_is_stepped_by_keys(server: Server, new_page: NewPage, finished: Game) -> None:
    page = new_page(server, f"/replay/{finished.table}/0")
    expect_step(page, finished.table, 0)
    last = steps_of(page)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_step(page, finished.table, step)


def test_replay_plays_automatically(server: Server, new_page: NewPage, finished: Game) -> None:
    page = new_page(server, f"/replay/{finished.table}/0", reduced_motion="reduce")
    expect_step(page, finished.table, 0)
    by(page, "replay-play").click()
    expect_step(page, finished.table, 2)
    by(page, "replay-play").click()


def test_address_of_a_step_shows_that_step_in_another_browser(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = new_page(server, f"/replay/{finished.table}/0")
    expect_step(page, finished.table, 0)
    for step in range(1, 6):
        by(page, "replay-forward").click()
        expect_step(page, finished.table, step)
    happened = by(page, "replay-log").inner_text()
    open_tools(page)
    assert by(page, "replay-link").input_value() == page.url
    other = new_page(server, page.url)
    expect_step(other, finished.table, 5)
    expect(by(other, "replay-log")).to_have_text(happened, use_inner_text=True)


def test_every_log_entry_links_to_its_step(server: Server, new_page: NewPage, finished: Game) -> None:
    page = new_page(server, finished.address(0))
    close_result(page)
    lines = by(page, "log-line").get_by_role("link")
    expect(lines.first).to_be_visible()
    told = lines.evaluate_all("links => links.map((link) => [link.getAttribute('href'), link.innerText])")
    steps = [int(re.fullmatch(rf"/replay/{finished.table}/(\d+)\?seat=0", href)[1]) for href, _ in told]  # type: ignore[index]
    assert steps == sorted(steps)
    assert steps[-1] > 10
    middle = len(told) // 2
    lines.nth(middle).click()
    expect_step(page, finished.table, steps[middle])
    expect(by(page, "replay-log")).to_contain_text(told[middle][1])


# --- viewpoint --------------------------------------------------------------------


def test_finished_game_can_be_replayed_from_every_seat(server: Server, new_page: NewPage) -> None:
    game = played_game(server, options={"secret_missions": True})
    page = new_page(server, f"/replay/{game.table}/3")
    open_tab(page, "more")
    viewpoint = by(page, "replay-viewpoint")
    expect(viewpoint.locator("option")).to_have_text(["Spectator", "Ada", "Linus"])
    missions = by(page, "board").locator("ul:has(.mission)")
    before = "spectators see none"
    expect(missions).to_have_count(0)
    for seat in ("0", "1"):
        viewpoint.select_option(seat)
        expect(page).to_have_url(re.compile(rf"/replay/{game.table}/3\?seat={seat}$"))
        expect(missions).not_to_have_text(before, use_inner_text=True)  # each seat sees its own missions
        before = missions.inner_text()


def test_running_game_can_be_replayed_from_the_own_seat_only(server: Server, new_page: NewPage) -> None:
    game = open_game(server)
    ada = new_page(server, game.address(0))
    expect(by(ada, "board")).to_be_visible()
    ada.goto(f"/replay/{game.table}/0")
    open_tab(ada, "more")
    expect(by(ada, "replay-viewpoint").locator("option")).to_have_text(["Spectator", "Ada"])
    spectator = new_page(server, f"/replay/{game.table}/0")
    open_tab(spectator, "more")
    expect(by(spectator, "replay-viewpoint").locator("option")).to_have_text(["Spectator"])
    by(spectator, "check-dice").click()
    expect(by(spectator, "fair-result")).to_contain_text("not over")


# --- actions at a step ---------------------------------------------------------------


def test_new_game_can_start_from_any_step(server: Server, new_page: NewPage, finished: Game) -> None:
    before = server.events(finished.table)
    page = new_page(server, f"/replay/{finished.table}/4?seat=0")
    expect_step(page, finished.table, 4)
    by(page, "play-on").click()
    page.wait_for_url("**/table/*")
    assert table_id(page) != finished.table
    play_on(page, most=1)
    wait_for_turn(page)
    assert server.events(finished.table) == before, "the old game stays as it was"


def saved_record(page: Page, folder: Path) -> Path:
    open_tools(page)
    with page.expect_download() as download:
        by(page, "record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def upload(page: Page, path: Path) -> None:
    page.goto("/")
    by(page, "upload").set_input_files(path)
    page.wait_for_url("**/replay/*/0")
    expect(by(page, "board")).to_be_visible()


def test_downloaded_record_verifies_and_can_be_uploaded(
    server: Server, new_page: NewPage, finished: Game, tmp_path: Path
) -> None:
    page = new_page(server, f"/replay/{finished.table}/0")
    expect_step(page, finished.table, 0)
    last = steps_of(page)
    path = saved_record(page, tmp_path)
    assert path.name == f"mlem-{finished.table}.json"
    assert cosmodrome.verify(json.loads(path.read_text(encoding="utf-8"))).proof == "fair"
    upload(page, path)
    assert finished.table not in page.url
    assert steps_of(page) == last
    open_tab(page, "more")
    by(page, "check-dice").click()
    expect(by(page, "fair-result")).to_have_attribute("data-verdict", "fair")


def test_a_file_that_is_no_record_is_refused_in_place(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(server, expected=("the server responded with a status of 422",))
    file = tmp_path / "letter.json"
    page.locator("summary", has_text="Open a match file").click()
    for text, reason in (("Dear Laika", "not valid JSON"), ("{}", "Invalid match file")):
        file.write_text(text, encoding="utf-8")
        by(page, "upload").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(reason)


# --- verification of draws ---------------------------------------------------------


def a_roll_in_another_order(record: dict[str, Any]) -> int:
    """Turn a roll round: by the rules the same roll, but not the one that was drawn. Returns the event's number."""
    for number, event in enumerate(record["events"]):
        outcome = event.get("outcome")
        if isinstance(outcome, list) and outcome != outcome[::-1]:
            outcome.reverse()
            return number
    raise AssertionError("every roll reads the same both ways")


@pytest.mark.smoke
def test_draws_of_a_game_verify_in_the_browser(server: Server, new_page: NewPage, finished: Game) -> None:
    page = new_page(server, finished.address(0))
    by(page, "fairness").click()
    page.wait_for_url("**/replay/**")
    result = by(page, "fair-result")
    expect(result).to_have_attribute("data-verdict", "fair")
    draws = sum(event["kind"] == "draw" for event in server.get(f"/api/tables/{finished.table}/record")["events"])
    expect(result).to_contain_text(f"All {draws} draws")


def test_record_with_a_changed_draw_is_rejected_with_its_event(
    server: Server, new_page: NewPage, finished: Game, tmp_path: Path
) -> None:
    record = server.get(f"/api/tables/{finished.table}/record")
    number = a_roll_in_another_order(record)
    path = tmp_path / "tampered.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    page = new_page(server)
    upload(page, path)
    open_tab(page, "more")
    by(page, "check-dice").click()
    expect(by(page, "fair-result")).to_have_attribute("data-verdict", "differs")
    expect(by(page, "fair-result")).to_contain_text(f"Event {number} ")


def test_record_without_a_draw_or_the_seed_is_rejected(server: Server, new_page: NewPage, finished: Game) -> None:
    """The browser does not take the server's word: here the answer is changed on its way."""
    record = server.get(f"/api/tables/{finished.table}/record")
    dice = [number for number, event in enumerate(record["events"]) if event.get("stream") == "dice"]
    shorter = json.loads(json.dumps(record))
    del shorter["events"][dice[0]]
    other_seed = json.loads(json.dumps(record))
    other_seed["events"][-1]["seed"] = "0" * 64
    answers = [shorter, other_seed]

    def answer(route: Route) -> None:
        route.fulfill(json=answers.pop(0))

    page = new_page(server, f"/replay/{finished.table}/0")
    page.route(f"**/api/tables/{finished.table}/record", answer)
    open_tab(page, "more")
    by(page, "check-dice").click()
    expect(by(page, "fair-result")).to_have_attribute("data-verdict", "skipped")
    expect(by(page, "fair-result")).to_contain_text(f"Event {dice[1] - 1} ")
    by(page, "check-dice").click()
    expect(by(page, "fair-result")).to_have_attribute("data-verdict", "unsealed")
