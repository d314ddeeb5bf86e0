"""Planning on the page: sheets for missions, ships on the drawing board, where to go, and things dragged about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_leaving_earth import alone, arrive, click, on_the_board
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.user import by, open_game, record
from tests.support.server_process import Server


def fired(stage: Locator) -> str:
    return stage.locator(".fired").inner_text()


def craft_parts(server: Server, page: Page) -> dict[str, int]:
    """What was loaded, from the record."""
    found: dict[str, int] = {}
    for event in record(server, page)["events"]:
        if event["kind"] == "action" and event["action"]["verb"] == "load":
            item = str(event["action"]["item"])
            found[item] = found.get(item, 0) + 1
    return found


def wish_for(page: Page, **parts: int) -> None:
    for item, count in parts.items():
        for _ in range(count):
            page.locator(f"[data-testid=more][data-item={item}]").click()


def test_mission_is_planned_designed_bought_and_built(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server, level="hard", last_year=1976).address(0))
    mission = by(page, "plan").first
    mission.click()
    sheet = by(page, "planning-sheet")
    expect(sheet).to_contain_text("Cheapest plan from here")
    expect(sheet.get_by_test_id("flight-chance")).to_have_text(re.compile(r"^\d+(\.\d)?\s?%$"))
    sums = re.findall(r"(\d+) × (\d+) = (\d+) ≤ (\d+)", sheet.inner_text())
    assert sums
    for difficulty, mass, need, thrust in sums:
        assert int(difficulty) * int(mass) == int(need) <= int(thrust)
    expect(page.locator(".way.planned")).not_to_have_count(0)
    # A narrow window has tabs instead of columns; what was open stays open.
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    by(page, "tab-missions").click()
    expect(sheet).to_be_visible()
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(sheet).to_be_visible()
    mission.click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".way.planned")).to_have_count(0)


def test_design_is_bought_and_built_step_by_step(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0))
    click(server, page, on_the_board(page, "research", "juno_rockets"))
    wish_for(page, probe=1, juno=4)
    study = by(page, "drawing-board").get_by_test_id("ship-study")
    expect(study).to_contain_text("mass 5, thrust 16")
    expect(study).to_contain_text("still to pay: $6")
    study.locator("[data-goal=suborbital]").click()
    expect(study.get_by_test_id("stage")).to_contain_text("3 × 5 = 15 ≤ 16")
    assert "Juno" in fired(study.get_by_test_id("stage"))
    by(page, "build-design").click()
    expect(by(page, "craft")).to_contain_text("mass 5, thrust 16")
    expect(by(page, "build-design")).to_be_enabled()
    assert craft_parts(server, page) == {"probe": 1, "juno": 4}
    craft = by(page, "craft")
    craft.get_by_test_id("where-to").click()
    expect(craft.locator("[data-goal=suborbital]")).to_be_visible()


def test_design_that_cannot_be_bought_is_named_and_kept(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0))
    wish_for(page, probe=4, saturn=1)
    expect(by(page, "drawing-board")).to_contain_text("Research first: Saturn Rockets $10")
    expect(by(page, "build-design")).to_be_disabled()
    page.locator("[data-testid=less][data-item=saturn]").click()
    click(server, page, on_the_board(page, "research", "juno_rockets"))
    click(server, page, on_the_board(page, "research", "landing"))
    by(page, "build-design").click()
    expect(by(page, "drawing-board").get_by_role("alert")).to_contain_text("probe: cannot be bought now")
    expect(by(page, "build-design")).to_be_enabled()
    expect(page.locator("[data-testid=count][data-item=probe]")).to_have_text("4")


@pytest.mark.smoke
def test_a_design_is_kept_for_other_tables(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0))
    wish_for(page, probe=1, juno=3)
    by(page, "design-name").fill("Hopper")
    by(page, "save-design").click()
    page.goto(alone(server).address(0))
    expect(by(page, "map")).to_be_visible()
    expect(page.locator("[data-testid=count][data-item=juno]")).to_have_text("0")
    by(page, "design").click()
    expect(page.locator("[data-testid=count][data-item=juno]")).to_have_text("3")
    page.get_by_role("button", name="Delete Hopper").click()
    expect(by(page, "design")).to_have_count(0)


def test_components_are_dragged_into_the_ship(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0))
    click(server, page, on_the_board(page, "research", "juno_rockets"))
    hangar = page.get_by_role("region", name="On Earth")
    on_the_board(page, "buy", "juno").drag_to(hangar)
    expect(hangar).to_contain_text("Juno")
    click(server, page, on_the_board(page, "build"))
    on_the_board(page, "load", "juno").drag_to(by(page, "craft"))
    expect(by(page, "craft")).to_contain_text("Juno")
    on_the_board(page, "unload", "juno").drag_to(hangar)
    expect(hangar).to_contain_text("Juno")
    expect(by(page, "craft")).not_to_contain_text("Juno")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "first waits 10 years for a launch window"),
        ("pl", "najpierw 10 lat czekania na okno startowe"),
        ("fr", "d’abord 10 ans d’attente d’une fenêtre de tir"),
    ],
)
def test_a_flight_that_waits_for_planets_says_so(server: Server, new_page: NewPage, locale: str, text: str) -> None:
    game = alone(server, outer_planets=True, last_year=0)
    page = arrive(server, new_page, game.address(0), locale=locale)
    wish_for(page, galileo=1, saturn=5, ion_thruster=2)
    study = by(page, "drawing-board").get_by_test_id("ship-study")
    study.locator("[data-goal=neptune_flyby]").click()
    expect(study.get_by_test_id("wait")).to_have_text(text)


def test_spectator_does_not_see_plans_of_players(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", "Linus", game="leaving_earth", options={"level": "easy"})
    page = arrive(server, new_page, f"/table/{game.table}")
    expect(by(page, "legend")).to_be_visible()
    status, answer = server.call(
        "POST", f"/api/tables/{game.table}/study", {"ask": {"about": "mission", "mission": "x"}}
    )
    assert (status, answer["code"]) == (422, "bad_request")


def test_plans_are_accessible(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0), **REDUCED_MOTION)
    page.get_by_text("Legend").click()
    by(page, "plan").first.click()
    expect(by(page, "flight-plan")).to_be_visible()
    expect_accessible(page)


def test_ship_designer_on_a_phone_is_accessible(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0), size=PHONE, **REDUCED_MOTION)
    by(page, "tab-missions").click()
    by(page, "plan").first.click()
    by(page, "to-drawing-board").click()
    expect(by(page, "drawing-board").get_by_test_id("goal").first).to_be_visible()
    by(page, "drawing-board").get_by_test_id("goal").first.click()
    expect_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
