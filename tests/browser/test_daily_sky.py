"""The sky of the day: it is begun, answered wrongly and rightly, timed by the server, and listed with the own time."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.server.test_daily_tasks import fitting
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.star_search_user import hole
from tests.support.browser.user import by
from tests.support.server_process import Server

SKY = "/api/games/star_search/daily"


@pytest.fixture
def own_server(folder: Path) -> Iterator[Server]:
    """A server where nobody has a time yet."""
    server = Server(folder, "--no-limits")
    yield server
    server.stop()


def task_of(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = server.post(SKY, {"player": secrets.token_hex(12)})
    return found


def solve(server: Server, name: str) -> None:
    """Someone else has a time."""
    player = secrets.token_hex(12)
    day = server.post(SKY, {"player": player})
    body = {"player": player, "day": day["day"], "name": name, "answer": fitting(day["task"])[0]}
    assert server.post(f"{SKY}/answer", body)["correct"]


def place(page: Page, task: dict[str, Any], placement: str) -> None:
    """Hold the chart there and press Place; the middle of the chart is held over a hole."""
    corner, degrees = placement.split()
    turns = int(degrees) // 90
    sides = [task["chart"]["rows"], task["chart"]["columns"]]
    rows, columns = sides if turns % 2 == 0 else sides[::-1]
    row, column = ord(corner[0]) - ord("A"), int(corner[1:]) - 1
    middle = f"{chr(ord('A') + row + (rows - 1) // 2)}{column + (columns - 1) // 2 + 1}"
    hole(page, middle).click()
    for _ in range(turns):
        by(page, "turn-right").click()
    hole(page, middle).click()
    by(page, "place").click()


def begin(page: Page) -> None:
    by(page, "daily-start").click()
    expect(by(page, "sky")).to_be_visible()


def test_sky_of_the_day_is_found_timed_and_listed(own_server: Server, new_page: NewPage) -> None:
    server = own_server
    solve(server, "Linus")
    task = task_of(server)["task"]
    right = fitting(task)
    page = new_page(server)
    by(page, "my-name").fill("Ada")
    by(page, "my-name").press("Enter")
    expect(by(page, "daily").get_by_test_id("daily-times")).to_contain_text("Linus")
    by(page, "practice").click()
    page.wait_for_url("**/practice/star_search")
    assert by(page, "sky").count() == 0, "the sky is hidden until the clock runs"
    begin(page)
    expect(by(page, "daily-clock")).to_have_text(re.compile(r"^\d+:\d\d$"))
    page.reload()
    expect(by(page, "sky")).to_be_visible()  # the clock runs, so there is no second start
    place(page, task, right[0])
    expect(by(page, "daily-done")).to_contain_text("Found in")
    times = server.get(SKY)["times"]
    assert sorted(each["name"] for each in times) == ["Ada", "Linus"]
    own = page.locator("[data-own=true]")
    expect(own).to_contain_text("Ada")
    expect(own).to_contain_text("you")
    page.reload()
    expect(by(page, "daily-done")).to_be_visible()
    expect(page.locator("[data-own=true]")).to_contain_text("Ada")
    page.goto("/")
    expect(by(page, "daily").locator("[data-own=true]")).to_contain_text("Ada")


def test_wrong_placement_adds_the_penalty_to_the_clock(own_server: Server, new_page: NewPage) -> None:
    task = task_of(own_server)["task"]
    right = fitting(task)
    wrong = next(f"A{column} 0" for column in range(1, 5) if f"A{column} 0" not in right)
    page = new_page(own_server, "/practice/star_search")
    begin(page)
    place(page, task, wrong)
    expect(by(page, "daily-wrong")).to_have_text("1 wrong placement: +10\u00a0s")
    expect(by(page, "daily-clock")).to_have_text(re.compile(r"^(0:[1-5]|[1-9])"))
    place(page, task, right[0])
    expect(by(page, "daily-done")).to_be_visible()
    [time] = own_server.get(SKY)["times"]
    assert time["milliseconds"] >= 10_000


def test_practice_without_a_clock_is_one_click_away(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/practice/star_search")
    by(page, "practice-another").click()
    page.wait_for_url("**/practice/star_search/*")
    expect(by(page, "sky")).to_be_visible()
    page.get_by_role("link", name="Today's sky").click()
    expect(by(page, "daily-start")).to_be_visible()


def test_sky_of_the_day_is_accessible_before_and_during_the_search(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/practice/star_search", **REDUCED_MOTION)
    expect(by(page, "daily-start")).to_be_visible()
    expect_accessible(page)
    begin(page)
    expect_accessible(page, ("dark",))
