"""The guided first game: from the lobby to its end, with the choices that its notes ask for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.support.browser.user import by
from tests.support.server_process import Server


def expect_step(page: Page, step: int, game: str = "mlem") -> None:
    expect(page).to_have_url(re.compile(rf"/tutorial/{game}/{step}$"))
    expect(page.get_by_role("progressbar")).to_have_attribute("value", str(step))


def asked_for(server: Server, step: int, game: str) -> tuple[dict[str, Any] | None, list[dict[str, Any]], str]:
    """The lesson's own action if it is the learner's decision, all legal actions, and the button text of the former."""
    moment = server.get(f"/api/tables/lesson-{game}/replay/{step}?seat=0")
    legal = [choice["action"] for choice in moment["legal"]]
    played = (moment["played"] or {}).get("action")
    if played not in legal:
        return None, legal, ""
    return played, legal, moment["legal"][legal.index(played)]["text"]


def right_choice(server: Server, page: Page, step: int) -> Locator | None:
    played, legal, _ = asked_for(server, step, "mlem")
    return by(page, "lesson-choice").nth(legal.index(played)) if played is not None else None


def answer(page: Page, played: dict[str, Any], legal: list[dict[str, Any]], text: str) -> None:
    """Press the button of this choice or, where there are very many, type it."""
    same = [action for action in legal if action["verb"] == played["verb"]]
    if len(legal) <= 24 or len(same) == 1:
        words = page.locator(".text", has_text=re.compile(f"^{re.escape(text)}$"))
        by(page, "lesson-choice").filter(has=words).click()
        return
    if not by(page, "typed-word").is_visible():
        by(page, "typed").click()
    by(page, "typed-word").fill(next(str(value) for name, value in played.items() if name != "verb"))
    by(page, "typed-go").click()


@pytest.mark.parametrize(
    ("game", "questions", "pages"), [("mlem", 10, 5), ("star_search", 6, 3), ("leaving_earth", 60, 0)]
)
def test_the_lesson_leads_from_the_lobby_to_a_first_game(
    server: Server, new_page: NewPage, game: str, questions: int, pages: int
) -> None:
    steps = server.get(f"/api/tables/lesson-{game}/replay/0")["steps"]
    page = new_page(server, reduced_motion="reduce")
    page.locator(f"a[href='/tutorial/{game}/0']", has_text="Learn").click()
    asked = told = 0
    for step in range(steps):
        expect_step(page, step, game)
        expect(by(page, "lesson-note")).not_to_be_empty()
        played, legal, text = asked_for(server, step, game)
        if played is None:
            by(page, "lesson-next").click()
            told += 1
        else:
            answer(page, played, legal, text)
            asked += 1
    assert asked >= questions
    assert told >= pages
    expect_step(page, steps, game)
    expect(by(page, "lesson-end")).to_be_visible()
    by(page, "lesson-play").click()
    page.wait_for_url("**/table/*")
    expect(by(page, "board")).to_be_visible()


@pytest.mark.smoke
def test_wrong_choice_in_the_tutorial_is_explained_and_can_be_repeated(server: Server, new_page: NewPage) -> None:
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


def test_tutorial_with_many_choices_lists_some_with_the_right_one(server: Server, new_page: NewPage) -> None:
    moment = server.get("/api/tables/lesson-leaving_earth/replay/22?seat=0")
    page = new_page(server, "/tutorial/leaving_earth/22")
    expect_step(page, 22, "leaving_earth")
    choices = by(page, "lesson-choice")
    expect(choices).to_have_count(5)
    expect(choices.filter(has_text="Research Atlas Rockets")).to_have_count(1)
    by(page, "lesson-more").click()
    expect(choices).to_have_count(len(moment["legal"]))
    expect(by(page, "lesson-more")).to_have_count(0)
    choices.first.click()
    expect(by(page, "lesson-wrong")).to_contain_text("Research Atlas Rockets")
    choices.filter(has_text="Research Atlas Rockets").click()
    expect_step(page, 23, "leaving_earth")
    expect(by(page, "lesson-more")).to_be_visible()


def test_tutorial_frames_the_choice_on_the_board(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/tutorial/leaving_earth/2")
    expect_step(page, 2, "leaving_earth")
    page.locator("[data-testid=do][data-verb=build].lit").click()
    expect_step(page, 3, "leaving_earth")
    page.locator("[data-testid=do][data-verb=load].lit").click()
    expect_step(page, 4, "leaving_earth")
    page.locator("[data-testid=way].lit").focus()
    page.keyboard.press("Enter")
    expect_step(page, 5, "leaving_earth")
    by(page, "burn").locator("[data-verb=fire].lit").click()
    expect_step(page, 6, "leaving_earth")
