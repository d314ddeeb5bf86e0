"""The guided first game: from the lobby to its end, with the choices that its notes ask for."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.client import Server
from tests.web.conftest import NewPage
from tests.web.person import by, wait_for_turn


def expect_step(page: Page, step: int) -> None:
    expect(page).to_have_url(re.compile(rf"/tutorial/mlem/{step}$"))
    expect(page.get_by_role("progressbar")).to_have_attribute("value", str(step))


def right_choice(server: Server, page: Page, step: int) -> Locator | None:
    """What the lesson's own game does here, if the learner is asked."""
    moment = server.get(f"/api/tables/lesson-mlem/replay/{step}?seat=0")
    played = (moment["played"] or {}).get("action")
    for number, choice in enumerate(moment["legal"]):
        if choice["action"] == played:
            return by(page, "lesson-choice").nth(number)
    return None


def test_the_lesson_leads_from_the_lobby_to_a_first_game(server: Server, new_page: NewPage) -> None:
    steps = server.get("/api/tables/lesson-mlem/replay/0")["steps"]
    page = new_page(server, reduced_motion="reduce")
    page.get_by_role("link", name="Guided first game").click()
    asked = told = 0
    for step in range(steps):
        expect_step(page, step)
        expect(by(page, "lesson-note")).not_to_be_empty()
        right = right_choice(server, page, step)
        if right is None:
            by(page, "lesson-next").click()
            told += 1
        else:
            right.click()
            asked += 1
    assert asked >= 10
    assert told >= 5
    expect_step(page, steps)
    expect(by(page, "lesson-end")).to_be_visible()
    by(page, "lesson-play").click()
    page.wait_for_url("**/table/*")
    wait_for_turn(page)


def test_a_wrong_try_is_explained_and_the_lesson_goes_on(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/tutorial/mlem/0")
    expect_step(page, 0)
    right = right_choice(server, page, 0)
    assert right is not None
    name = right.inner_text()
    wrong = by(page, "lesson-choice").filter(has_not_text=name.splitlines()[-1]).first
    wrong.click()
    expect(by(page, "lesson-wrong")).to_be_visible()
    expect_step(page, 0)
    shown = page.locator("[data-testid=lesson-choice][data-right=true]")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(name.splitlines()[-1])
    shown.click()
    expect_step(page, 1)
    expect(by(page, "lesson-wrong")).to_have_count(0)
    by(page, "lesson-back").click()
    expect_step(page, 0)
    expect(by(page, "lesson-choice").first).to_be_visible()
