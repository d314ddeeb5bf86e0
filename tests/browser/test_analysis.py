"""Replay and analysis on one screen: board, moves, graph, key moments, notes, and replays without spoilers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_game_end import SIZES
from tests.browser.test_replay import expect_step, steps_of
from tests.support.browser.page_checks import REDUCED_MOTION, axe_findings, layout_faults
from tests.support.browser.user import Game, by, open_game, open_tab
from tests.support.server_process import Server

RECORDS = Path(__file__).parents[1] / "records"


@cache
def uploaded(server: Server, name: str) -> str:
    record = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    table: str = server.post("/api/records", record)["table"]["id"]
    return table


def analysed(page: Page) -> None:
    """The analysis is there, in its tab."""
    open_tab(page, "analysis")
    expect(by(page, "analyse").or_(by(page, "analysis-seat")).first).to_be_visible()
    if by(page, "analyse").count():
        by(page, "analyse").click()
    expect(by(page, "analysis-seat").first).to_be_visible()


def is_in_window(page: Page, testid: str, least: int) -> None:
    """At least so many pixels of it are visible in both directions."""
    box = by(page, testid).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert min(box["x"] + box["width"], size["width"]) - max(box["x"], 0) >= least
    assert min(box["y"] + box["height"], size["height"]) - max(box["y"], 0) >= least


# --- one screen -------------------------------------------------------------------------


def in_every_size(page: Page) -> Iterator[str]:
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield name


@pytest.mark.parametrize("name", ["mlem/2p-base-people", "star_search/2p-eagle-people", "leaving_earth/2p-easy"])
def test_replay_shows_board_and_moves_together_in_any_size(server: Server, new_page: NewPage, name: str) -> None:
    table = uploaded(server, name)
    page = new_page(server, f"/replay/{table}/20", **REDUCED_MOTION)
    expect_step(page, table, 20)
    expect(by(page, "move")).not_to_have_count(1)
    for size in in_every_size(page):
        is_in_window(page, "board", 150)
        is_in_window(page, "move-list", 90)
        is_in_window(page, "replay-play", 40)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"no scrolling at {size}"
        if name.startswith("mlem"):
            assert layout_faults(page) == [], size


@pytest.mark.parametrize("tab", ["moves", "analysis", "notes", "more"])
def test_tabs_of_a_replay_fit_in_any_size_and_are_accessible(server: Server, new_page: NewPage, tab: str) -> None:
    table = uploaded(server, "mlem/2p-base-people")
    page = new_page(server, f"/replay/{table}/9", **REDUCED_MOTION)
    expect_step(page, table, 9)
    analysed(page)
    open_tab(page, tab)
    for size in in_every_size(page):
        assert layout_faults(page) == [], size
        is_in_window(page, "board", 150)
        if size in ("1280x720", "390x844"):
            assert axe_findings(page) == [], size


# --- moves ------------------------------------------------------------------------------


def test_move_list_marks_the_current_move_and_follows_the_keys(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = new_page(server, f"/replay/{finished.table}/0")
    expect_step(page, finished.table, 0)
    last = steps_of(page)
    expect(by(page, "move")).to_have_count(last + 1)
    current = by(page, "move-list").locator("[aria-current=step]")
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect_step(page, finished.table, step)
        expect(current).to_have_count(1)
        expect(current).to_have_attribute("href", f"/replay/{finished.table}/{step}")
        expect(current).to_be_in_viewport()
    by(page, "move").nth(4).get_by_role("link").click()
    expect_step(page, finished.table, 4)


def test_speed_of_the_playback_is_remembered(server: Server, new_page: NewPage, finished: Game) -> None:
    page = new_page(server, f"/replay/{finished.table}/0")
    for speed in ("0.5", "1", "2", "4"):
        by(page, f"speed-{speed}").click()
        expect(by(page, f"speed-{speed}")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(by(page, "speed-4")).to_have_attribute("aria-pressed", "true")
    by(page, "replay-play").click()
    expect(by(page, "replay-step")).not_to_have_attribute("data-step", "0")


# --- without spoilers -------------------------------------------------------------------


def test_replay_without_spoilers_hides_what_is_not_reached_and_remembers_the_choice(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = new_page(server, f"/replay/{finished.table}/2")
    expect(by(page, "replay-result")).to_be_visible()
    by(page, "spoiler-free").click()
    for _ in range(2):  # also after a reload
        expect(by(page, "spoiler-free")).to_have_attribute("aria-pressed", "true")
        expect(by(page, "replay-result")).to_have_count(0)
        expect(by(page, "move")).to_have_count(3)
        expect(by(page, "moves-hidden")).to_be_visible()
        open_tab(page, "analysis")
        expect(by(page, "analysis-hidden")).to_be_visible()
        expect(by(page, "win-chart")).to_have_count(0)
        page.reload()
    by(page, "replay-forward").click()
    expect_step(page, finished.table, 3)
    by(page, "replay-back").click()
    expect(by(page, "move")).to_have_count(4)  # what was reached once stays
    page.keyboard.press("End")
    expect(by(page, "replay-result")).to_be_visible()
    expect(by(page, "moves-hidden")).to_have_count(0)
    open_tab(page, "analysis")
    expect(by(page, "analysis-hidden")).to_have_count(0)


# --- notes ------------------------------------------------------------------------------


def test_notes_are_written_changed_and_deleted_and_stay_in_this_browser(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = new_page(server, f"/replay/{finished.table}/5")
    open_tab(page, "notes")
    by(page, "note-text").fill("Why not land here?")
    by(page, "note-add").click()
    by(page, "replay-forward").click()
    expect_step(page, finished.table, 6)
    by(page, "note-text").fill("Too late")
    by(page, "note-add").click()
    page.reload()
    open_tab(page, "notes")
    notes = by(page, "note")
    expect(notes).to_have_count(2)
    notes.first.get_by_role("link").click()
    expect_step(page, finished.table, 5)
    notes.first.get_by_test_id("note-edit").click()
    by(page, "note-edit-text").fill("Land here!")
    by(page, "note-save").click()
    notes.nth(1).get_by_test_id("note-delete").click()
    expect(notes).to_have_count(1)
    open_tab(page, "moves")
    expect(by(page, "move-list")).to_contain_text("Land here!")
    other = new_page(server, f"/replay/{finished.table}/5")
    open_tab(other, "notes")
    expect(by(other, "note")).to_have_count(0)


# --- the analysis -----------------------------------------------------------------------


def test_analysis_shares_one_cursor_between_board_graph_and_list(server: Server, new_page: NewPage) -> None:
    table = uploaded(server, "mlem/4p-base-people")
    page = new_page(server, f"/replay/{table}/0")
    expect_step(page, table, 0)
    analysed(page)
    expect(by(page, "analysis-seat")).to_have_count(4)
    expect(by(page, "accuracy").first).to_have_text(re.compile(r"\d+%"))
    expect(by(page, "chart-line")).to_have_count(4)
    dashes = by(page, "chart-line").evaluate_all("lines => lines.map((line) => line.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == 4, "lines differ by more than their colour"
    link = by(page, "key-moments").get_by_role("link").first
    step = int((link.get_attribute("href") or "").rpartition("/")[2])
    link.click()
    expect_step(page, table, step)
    expect(by(page, "chart-cursor")).to_have_attribute("data-step", str(step))
    expect(by(page, "verdict").or_(by(page, "moment-note")).first).to_be_visible()
    graph = page.get_by_role("slider", name="Win chances")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 18, "y": box["height"] - 30})
    last = steps_of(page)
    expect(by(page, "replay-step")).not_to_have_attribute("data-step", str(step))
    shown = int(by(page, "replay-step").get_attribute("data-step") or 0)
    assert shown > 0.9 * last
    expect(by(page, "chart-cursor")).to_have_attribute("data-step", str(shown))
    graph.focus()
    page.keyboard.press("Home")
    expect_step(page, table, 0)
    by(page, "moment-after").click()
    expect(by(page, "replay-step")).not_to_have_attribute("data-step", "0")


def test_filters_of_the_key_moments_apply_to_list_and_graph(server: Server, new_page: NewPage) -> None:
    table = uploaded(server, "mlem/4p-base-people")
    page = new_page(server, f"/replay/{table}/0?seat=1")
    expect_step(page, table, 0)
    analysed(page)
    kinds = {"mistakes": {"inaccuracy", "mistake", "blunder"}, "luck": {"lucky", "unlucky"}}
    rows = by(page, "key-moments").locator("li[data-verdict]")
    total = rows.count()
    for name, allowed in kinds.items():
        by(page, f"filter-{name}").click()
        expect(by(page, f"filter-{name}")).to_have_attribute("aria-pressed", "true")
        found = rows.evaluate_all("rows => rows.map((row) => row.dataset.verdict)")
        assert set(found) <= allowed
        assert len(found) < total
        marked = by(page, "chart-moment").evaluate_all("marks => marks.map((mark) => mark.classList[1])")
        assert set(marked) <= allowed, "the graph may leave out moments for which it has no room"
        assert marked
    by(page, "filter-mine").click()
    expect(by(page, "filter-mine")).to_have_attribute("aria-pressed", "true")
    classes = rows.evaluate_all("rows => rows.map((row) => row.classList[0])")
    assert set(classes) <= {"seat-1"}


def test_analysis_that_was_made_before_is_shown_at_once(server: Server, new_page: NewPage) -> None:
    table = uploaded(server, "mlem/2p-base-people")
    analysed(new_page(server, f"/replay/{table}/0"))
    other = new_page(server, f"/replay/{table}/0")
    expect(by(other, "win-chart")).to_be_visible()
    open_tab(other, "analysis")
    expect(by(other, "analyse")).to_have_count(0)


def test_analysis_of_star_search_has_no_graph_but_the_rest(server: Server, new_page: NewPage) -> None:
    page = new_page(server, f"/replay/{uploaded(server, 'star_search/2p-eagle-people')}/0")
    analysed(page)
    expect(by(page, "analysis-seat")).to_have_count(2)
    expect(by(page, "key-moments")).to_be_visible()
    expect(by(page, "win-chart")).to_have_count(0)


def test_graph_on_a_phone_is_in_the_tab_of_the_analysis(server: Server, new_page: NewPage) -> None:
    table = uploaded(server, "mlem/2p-base-people")
    page = new_page(server, f"/replay/{table}/0", {"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    analysed(page)
    expect(by(page, "win-chart")).to_be_visible()
    open_tab(page, "moves")
    expect(by(page, "win-chart")).to_have_count(0)


def test_match_that_is_not_over_is_not_analysed(server: Server, new_page: NewPage) -> None:
    game = open_game(server)
    page = new_page(server, f"/replay/{game.table}/0")
    open_tab(page, "analysis")
    expect(by(page, "no-analysis")).to_be_visible()
    expect(by(page, "analyse")).to_have_count(0)
    expect(by(page, "replay-result")).to_have_count(0)


def test_step_of_a_replay_is_shared_with_its_link(server: Server, new_page: NewPage, finished: Game) -> None:
    page = new_page(server, f"/replay/{finished.table}/7")
    expect_step(page, finished.table, 7)
    by(page, "share").click()
    expect(by(page, "share-picture")).to_be_visible()
    assert by(page, "share-link").input_value() == page.url
    page.keyboard.press("Escape")
    expect(by(page, "share-dialog")).to_have_count(0)
