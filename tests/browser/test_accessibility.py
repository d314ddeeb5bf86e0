"""Dialogs in every theme, and play by keyboard, by screen reader and without motion; see also test_page_matrix."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.support.browser import screens
from tests.support.browser.page_checks import REDUCED_MOTION, THEMES, axe_findings
from tests.support.browser.user import (
    actions,
    answered,
    by,
    choose_setting,
    open_game,
    play_on,
    unfold_tools,
    wait_for_turn,
)
from tests.support.server_process import Server


@pytest.mark.smoke
def test_accessibility_checker_finds_a_planted_violation(server: Server, new_page: NewPage) -> None:
    """A picture without words and a field without a name would be found, or nothing below means anything."""
    page = new_page(server, "/nowhere", **REDUCED_MOTION)
    screens.not_found(page, server)
    page.evaluate("document.querySelector('main').append(new Image(9, 9), document.createElement('select'))")
    found = {finding.partition(":")[0] for finding in axe_findings(page)}
    assert {"image-alt", "select-name"} <= found


def test_dialogs_are_accessible(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0), **REDUCED_MOTION)
    wait_for_turn(page)
    for theme in THEMES:
        choose_setting(page, f"theme-{theme}")
        unfold_tools(page)
        for button in ("report", "resign"):
            by(page, button).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert axe_findings(page) == [], f"{button} in the {theme} theme"
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


# --- other ways to play ----------------------------------------------------------------


def test_live_region_announces_log_entries(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    spoken = by(page, "spoken")
    expect(spoken).to_have_attribute("aria-live", "polite")
    for _ in range(6):
        wait_for_turn(page)
        actions(page).last.click()
        answered(page)
        expect(spoken).not_to_be_empty()
        # Both are read in one call, because bots continue to play.
        heard, told = page.evaluate(
            "['spoken', 'log'].map((name) => document.querySelector(`[data-testid=${name}]`).innerText.trim())"
        )
        assert told.splitlines()[-1] in heard


@pytest.mark.smoke
def test_every_choice_is_reached_by_tab(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    wanted = actions(page).all_inner_texts()
    assert len(wanted) == 8, "all eight cats are at home"
    reached = []
    for _ in range(60):
        page.keyboard.press("Tab")
        text = page.evaluate(
            "document.activeElement.dataset.testid === 'action' ? document.activeElement.innerText : null"
        )
        if text is not None:
            reached.append(text)
        elif reached:
            break
    assert reached == wanted


def test_game_with_reduced_motion_has_no_animation_and_works(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0), **REDUCED_MOTION)
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
    play_on(page, most=8)
    wait_for_turn(page)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    # The setting of the page overrides that of the system, in both directions.
    for motion, shown in (("full", "full"), ("system", "still"), ("still", "still")):
        choose_setting(page, f"motion-{motion}")
        expect(page.locator("html")).to_have_attribute("data-motion", shown)


def test_every_seat_has_a_second_cue_beside_its_colour(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=4).address(0))
    wait_for_turn(page)
    marks = page.locator("[data-testid^=seat-] .mark")
    expect(marks).to_have_count(5)
    assert len(set(marks.all_inner_texts())) == 5
