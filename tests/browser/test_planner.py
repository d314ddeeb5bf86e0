"""The planner for owners of the box: found from the lobby, asked by keyboard, read on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import EXPECTED, PHONE, REFUSED, NewPage
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.user import by
from tests.support.server_process import Server


def plan(page: Page, mission: str) -> None:
    by(page, "plan-mission").select_option(mission)
    by(page, "plan-go").click()


@pytest.mark.smoke
def test_an_owner_finds_the_planner_and_gets_a_plan_by_keyboard(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    by(page, "planner-link").click()
    page.wait_for_url("**/plan/leaving_earth")
    by(page, "plan-mission").select_option("lunar_lander")
    by(page, "plan-by").fill("1960")
    by(page, "plan-by").press("Enter")
    answer = by(page, "plan-answer")
    expect(answer).to_contain_text("Lunar Lander: the cheapest plan")
    expect(by(page, "plan-sum")).to_contain_text("Cost $53: $23 for the ship, $30 for research.")
    expect(by(page, "plan-picture").get_by_role("img")).to_be_visible()
    for thrust, need in re.findall(r"(\d+) / (\d+)", by(page, "plan-flight").inner_text()):
        assert int(thrust) >= int(need)
    # Advancements that are known already cost nothing.
    page.get_by_text("Already researched").click()
    by(page, "standing-landing").select_option("have")
    by(page, "plan-go").click()
    expect(by(page, "plan-sum")).to_contain_text("Cost $43: $23 for the ship, $20 for research.")


def test_plan_with_a_cargo_ship_has_a_table_for_it(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/plan/leaving_earth")
    by(page, "plan-mission").select_option("lunar_station")
    page.get_by_text("Already researched").click()
    for standing in page.locator("[data-testid^=standing-]").all():
        standing.select_option("have")
    by(page, "plan-go").click()
    expect(by(page, "plan-sum")).to_contain_text("Cost $41: $41 for the ship, $0 for research.")
    expect(by(page, "plan-sum")).to_contain_text("A cargo ship of mass 25 starts in 1957")
    expect(by(page, "plan-cargo-ship").locator("tbody tr")).to_have_count(2)
    expect(by(page, "plan-flight")).to_contain_text("docks with the cargo ship: Atlas, supplies, 2 × Juno")


def test_reason_for_no_plan_is_in_the_readers_language(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/plan/leaving_earth", expected=(*EXPECTED, *REFUSED), locale="pl")
    by(page, "plan-by").fill("1957")
    plan(page, "mars_lander")
    expect(by(page, "plan-problem")).to_contain_text("za późno: nie znaleziono planu")
    by(page, "box-outer_planets").check()
    by(page, "plan-mission").select_option("titan_lander")
    expect(by(page, "plan-by")).to_have_value("1986")


def test_plan_on_a_phone_is_accessible(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/plan/leaving_earth", PHONE, **REDUCED_MOTION)
    plan(page, "man_in_orbit")
    expect(by(page, "plan-answer")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect_accessible(page)
