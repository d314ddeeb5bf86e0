"""A game of days and years on the page: coming back, log and replay by year, the slow clock, one call per turn."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_replay import expect_step
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.user import Game, by, join, open_game, open_tab, record, table_id, unfold
from tests.support.server_process import Server, Visitor

DAY = 86_400
WEEK = {"bank": 7 * DAY, "increment": DAY, "most": 7 * DAY}
RECORD = Path(__file__).parents[1] / "records" / "leaving_earth" / "5p-normal.json"


def pair(server: Server, **more: Any) -> Game:
    return open_game(server, "Ada", "Linus", game="leaving_earth", options={"level": "easy"}, **more)


def arrive(server: Server, new_page: NewPage, address: str, **more: Any) -> Page:
    page = new_page(server, address, **more)
    expect(by(page, "board")).to_be_visible()
    return page


def visitors_of(server: Server, game: Game) -> list[Visitor]:
    """One WebSocket client per seat, for what is quicker without a page."""
    visitors = [server.join(game.table, key) for key in game.keys]
    for visitor in visitors:
        visitor.until("update")
    return visitors


def do(visitor: Visitor, verb: str, **argument: Any) -> None:
    update = visitor.my_turn()
    visitor.update = {**update, "legal": []}
    action = {"verb": verb, **argument}
    assert visitor.ask("act", seq=update["seq"], seat=update["view"]["viewer"], action=action)["type"] == "ok"


def pass_years(visitors: list[Visitor], years: int) -> None:
    """The player to act passes. A draw decides who starts the next year."""
    until = visitors[0].update["view"]["year"] + years
    while visitors[0].update["view"]["year"] < until:
        asked = visitors[visitors[0].update["question"]["seat"]]
        do(asked, "pass")
        for visitor in visitors:
            visitor.wait(lambda me, seq=asked.update["seq"]: me.update["seq"] >= seq)


def chapters(page: Page) -> Locator:
    return by(page, "log-chapter")


# --- summary of missed events ----------------------------------------------------------------


def test_player_back_after_days_sees_what_was_missed(folder: Path, new_page: NewPage) -> None:
    server = Server(folder)
    game = pair(server, clock=WEEK)
    visitors = visitors_of(server, game)
    if visitors[0].update["question"]["seat"] == 0:
        do(visitors[0], "pass")
    visitors[0].close()
    ada = arrive(server, new_page, game.address(0))
    linus = arrive(server, new_page, game.address(1))
    expect(by(ada, "seat-1")).to_have_attribute("data-asked", "true")
    expect(by(ada, "away")).to_have_count(0)
    kept = ada.context.storage_state()
    ada.context.close()

    # Linus plays on, and the server is stopped for the night.
    do(visitors[1], "research", advancement="juno_rockets")
    do(visitors[1], "research", advancement="rendezvous")
    for _ in range(3):
        do(visitors[1], "buy", item="juno")
    expect(by(linus, "log")).to_contain_text("Linus researches Rendezvous")
    expect(by(linus, "away")).to_have_count(0)
    asked_until = visitors[1].update["deadline"]
    visitors[1].close()
    server.stop()

    server = Server(folder, port=server.port)
    ada = arrive(server, new_page, f"/table/{game.table}", storage_state=kept)
    away = by(ada, "away")
    expect(away).to_be_visible()
    expect(away.get_by_role("heading", level=3)).to_have_text("1956")
    expect(by(ada, "away-headline")).to_have_count(2)
    expect(by(ada, "away-headline").first).to_contain_text("Linus researches Juno Rockets")
    expect(by(ada, "away-smaller")).to_contain_text("3 minor events")
    # Seat, position, log and clock are what they were.
    expect(by(ada, "seat-0")).to_contain_text("you")
    expect(by(ada, "year")).to_have_text("1956")
    expect(by(ada, "log")).to_contain_text("Linus researches Juno Rockets")
    expect(by(ada, "seat-0").get_by_role("timer")).to_contain_text(re.compile(r"[67]d"))
    expect(by(ada, "seat-1").get_by_role("timer")).to_contain_text("6d 23h")
    watching = server.join(game.table, game.keys[1])
    watching.until("update")
    assert watching.update["deadline"] == asked_until
    watching.close()
    # It links to the replay, from Ada's viewpoint.
    step = by(ada, "away-replay").get_attribute("href") or ""
    assert re.fullmatch(rf"/replay/{game.table}/\d+\?seat=0", step)
    expect(by(ada, "away")).to_have_attribute("aria-labelledby", "away-heading")
    by(ada, "away-close").focus()
    ada.keyboard.press("Enter")
    expect(by(ada, "away")).to_have_count(0)
    ada.reload()
    expect(by(ada, "log")).to_contain_text("Linus researches Juno Rockets")
    expect(by(ada, "away")).to_have_count(0)
    ada.goto(step)
    expect(by(ada, "replay-log")).to_contain_text("Linus researches Juno Rockets")
    server.stop()


def test_summary_of_missed_events_on_a_phone_is_accessible(server: Server, new_page: NewPage) -> None:
    game = pair(server)
    visitors = visitors_of(server, game)
    ada = arrive(server, new_page, game.address(0), size=PHONE, has_touch=True, is_mobile=True, **REDUCED_MOTION)
    kept = ada.context.storage_state()
    ada.context.close()
    pass_years(visitors, 3)
    ada = arrive(
        server,
        new_page,
        f"/table/{game.table}",
        size=PHONE,
        has_touch=True,
        is_mobile=True,
        storage_state=kept,
        **REDUCED_MOTION,
    )
    expect(by(ada, "away")).to_be_visible()
    expect_accessible(ada)


# --- the log -----------------------------------------------------------------------------------


def test_log_has_a_section_for_each_year_with_the_newest_open(server: Server, new_page: NewPage) -> None:
    game = pair(server)
    visitors = visitors_of(server, game)
    pass_years(visitors, 2)
    page = arrive(server, new_page, game.address(0))
    names = chapters(page).evaluate_all("all => all.map((each) => [each.dataset.chapter, each.open])")
    assert names == [["", False], ["1956", False], ["1957", False], ["1958", True]]
    # Closed sections are not on the page.
    told = by(page, "log-line").all_inner_texts()
    assert told[0].startswith("1958 begins")
    assert not any("1957" in line for line in told)
    # A key opens a year, and its entries link to their steps.
    page.locator("[data-chapter='1957'] > summary").focus()
    page.keyboard.press("Enter")
    line = page.locator("[data-chapter='1957']").get_by_role("link").first
    expect(line).to_contain_text("1957 begins")
    assert re.fullmatch(rf"/replay/{game.table}/\d+\?seat=0", line.get_attribute("href") or "")

    # A new log entry does not replace the existing elements.
    page.evaluate("for (const line of document.querySelectorAll('[data-testid=log-line]')) line.kept = true")
    asked = visitors[visitors[0].update["question"]["seat"]]
    do(asked, "research", advancement="juno_rockets")
    for visitor in visitors:
        visitor.wait(lambda me: me.update["seq"] >= asked.update["seq"])
    expect(by(page, "log-line").last).to_contain_text("Juno Rockets")
    kept = by(page, "log-line").evaluate_all("lines => lines.map((line) => line.kept === true)")
    assert kept == [True] * (len(kept) - 1) + [False]

    # With the next year this one is closed; the one that was opened by hand stays open.
    pass_years(visitors, 1)
    expect(page.locator("[data-chapter='1959']")).to_have_attribute("open", "")
    states = chapters(page).evaluate_all("all => all.map((each) => [each.dataset.chapter, each.open])")
    assert states == [["", False], ["1956", False], ["1957", True], ["1958", False], ["1959", True]]
    expect_accessible(page)


# --- the replay ----------------------------------------------------------------------------------


def test_the_replay_jumps_from_year_to_year(server: Server, new_page: NewPage) -> None:
    found = json.loads(RECORD.read_text(encoding="utf-8"))
    table = server.post("/api/records", found)["table"]["id"]
    years = server.get(f"/api/tables/{table}/replay/0")["chapters"]
    assert [year["name"] for year in years] == ["1956", "1957", "1958"]
    second, third = years[1]["step"], years[2]["step"]
    page = new_page(server, f"/replay/{table}/0")
    expect_step(page, table, 0)
    choice = by(page, "replay-chapter")
    expect(choice.locator("option")).to_have_text(["1956", "1957", "1958"])
    choice.select_option(label="1958")
    expect_step(page, table, third)
    expect(by(page, "replay-log")).to_contain_text("1958 begins")
    page.locator("body").click(position={"x": 2, "y": 2})
    for key, step, year in (
        ("PageUp", second, "1957"),
        ("ArrowRight", second + 1, "1957"),
        ("PageUp", second, "1957"),
        ("ArrowLeft", second - 1, "1956"),
        ("PageDown", second, "1957"),
        ("PageDown", third, "1958"),
        ("PageDown", third, "1958"),
        ("Home", 0, "1956"),
    ):
        choice.evaluate("select => select.blur()")
        page.keyboard.press(key)
        expect_step(page, table, step)
        expect(choice.locator("option:checked")).to_have_text(year)
    open_tab(page, "more")
    expect(page.locator(".keys")).to_contain_text("Page Down")


def test_replay_of_a_game_without_chapters_has_no_chapter_menu(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = new_page(server, f"/replay/{finished.table}/3")
    expect_step(page, finished.table, 3)
    expect(by(page, "replay-chapter")).to_have_count(0)
    open_tab(page, "more")
    expect(page.locator(".keys")).to_contain_text("Home")
    expect(page.locator(".keys")).not_to_contain_text("Page Down")


# --- slow play -------------------------------------------------------------------------------------


def test_a_table_for_a_week_is_set_up_and_nobody_is_replaced(server: Server, new_page: NewPage) -> None:
    ada = new_page(server, "/new/leaving_earth?mode=online")
    by(ada, "mode-online").click()
    by(ada, "players-2").click()
    by(ada, "seat-name-0").fill("Ada")
    unfold(ada)
    expect(by(ada, "takeover")).to_be_visible()
    by(ada, "clock").select_option("week")
    expect(by(ada, "clock-help")).to_contain_text("open the table link hours or days later")
    expect(by(ada, "takeover")).to_have_count(0)
    by(ada, "create").click()
    ada.wait_for_url("**/table/*")
    linus = new_page(server)
    join(linus, by(ada, "invite-link").first.input_value(), "Linus")
    for page in (ada, linus):
        expect(by(page, "board")).to_be_visible()
    info = server.get(f"/api/tables/{table_id(ada)}")
    assert info["clock"] == WEEK
    assert info["takeover"] is None
    for seat in (0, 1):
        expect(by(ada, f"seat-{seat}").get_by_role("timer")).to_contain_text(re.compile(r"^(7d 0h|6d 23h)$"))
    linus.context.close()
    expect(by(ada, "seat-1")).to_contain_text("away")
    expect(by(ada, "stand-in-1")).to_have_count(0)
    assert not [event for event in record(server, ada)["events"] if event["kind"] == "hand_over"]


# --- one alert per turn ------------------------------------------------------------------------------

# Records the notifications of the browser, and simulates a hidden tab.
OUT_OF_SIGHT = """
  localStorage.setItem('cosmodrome.prefs', JSON.stringify({ notifications: true }));
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title) { window.notices.push(title); }
    close() {}
  };
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
"""


def out_of_sight(server: Server, new_page: NewPage, address: str) -> Page:
    page = new_page(server)
    page.add_init_script(OUT_OF_SIGHT)
    page.goto(address)
    expect(by(page, "board")).to_be_visible()
    return page


def test_offers_and_answers_in_one_turn_alert_once(server: Server, new_page: NewPage) -> None:
    game = pair(server)
    visitors = visitors_of(server, game)
    first = visitors[0].update["question"]["seat"]
    one, other = visitors[first], visitors[1 - first]
    pages = [out_of_sight(server, new_page, game.address(seat)) for seat in (first, 1 - first)]

    def expect_asked(seat: int, calls: list[int]) -> None:
        """Both pages show whose turn it is, and have sent so many notifications."""
        for page, count in zip(pages, calls, strict=True):
            expect(by(page, f"seat-{seat}")).to_have_attribute("data-asked", "true")
            assert page.evaluate("window.notices.length") == count

    expect_asked(first, [1, 0])
    for _ in range(2):
        do(one, "cooperate", **{"with": 1 - first})
        do(one, "give_money", amount=5)
        do(one, "propose")
        expect_asked(1 - first, [1, 1])
        do(other, "decline")
        expect_asked(first, [1, 1])
    do(one, "pass")
    expect_asked(1 - first, [1, 2])


def test_earlier_entries_of_a_long_log_are_loaded_on_demand(server: Server, new_page: NewPage) -> None:
    game = pair(server)
    visitors = visitors_of(server, game)
    asked = visitors[visitors[0].update["question"]["seat"]]
    do(asked, "research", advancement="juno_rockets")
    for kind in ("undo", "redo") * 20:
        assert asked.ask(kind, seat=asked.update["view"]["viewer"])["type"] == "ok"
    for visitor in visitors:
        visitor.wait(lambda me: me.update["seq"] >= asked.update["seq"])
    pass_years(visitors, 16)
    page = arrive(server, new_page, game.address(0))
    expect(chapters(page).last).to_have_attribute("data-chapter", "1972")
    expect(page.locator("[data-chapter='']")).to_have_count(0)
    earlier = by(page, "log-earlier")
    earlier.click()
    expect(earlier).to_have_count(0)
    names = chapters(page).evaluate_all("all => all.map((each) => each.dataset.chapter)")
    assert names == ["", *(str(year) for year in range(1956, 1973))]
    # A year that two pages of the log share is shown once, and the newest year is still open.
    assert [name for name in names if names.count(name) > 1] == []
    expect(chapters(page).last).to_have_attribute("open", "")
    expect_accessible(page)
