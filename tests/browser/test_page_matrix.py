"""Every page and every question, in each window size, theme and language.

At each one: no serious finding of axe-core, no message id instead of a text, and no scrolling sideways. Where a page
fits the window: no cut text, nothing covered or too small to press, no panels or labels on each other, no scrolling.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.browser.page_checks import (
    LOCALES,
    REDUCED_MOTION,
    THEMES,
    axe_findings,
    ids_on,
    layout_faults,
    overflow,
    resize,
)
from tests.support.browser.screens import SCREENS
from tests.support.browser.user import choose_setting, open_question
from tests.support.questions import questions
from tests.support.server_process import Server
from tests.support.tiers import tiered

SIZES = {
    "desktop": ((1280, 720), (1440, 900), (1920, 1080)),
    "tablet": ((820, 1180),),
    "phone": ((390, 844), (360, 740)),
}
FITTING = {"lobby", "gathering", "waiting", "hint", "ending", "replay", "analysis"}


class Case(NamedTuple):
    screen: tuple[str, str]  # a game, and the name of a page or of a question
    size: str
    theme: str
    locale: str


CASES = [Case(*case) for case in product([*SCREENS, *questions()], SIZES, THEMES, LOCALES)]


def go_to(page: Page, server: Server, screen: tuple[str, str]) -> None:
    if screen in SCREENS:
        SCREENS[screen](page, server)
        return
    game, prompt = screen
    table, seat = open_question(server, game, prompt)
    page.goto(table.address(seat))
    expect(page.locator(f"[data-testid=question][data-prompt={prompt}]")).to_be_visible()


def fits(screen: tuple[str, str]) -> bool:
    """Whether it was made to fit the window; Leaving Earth's board is still longer."""
    game, name = screen
    return name in FITTING if screen in SCREENS else game != "leaving_earth"


@pytest.mark.parametrize("case", tiered(CASES, Case._asdict, lambda case: "-".join([*case.screen, *case[1:]])))
def test_page_in_any_size_theme_and_language_is_accessible(server: Server, new_page: NewPage, case: Case) -> None:
    width, height = SIZES[case.size][0]
    touch = {"has_touch": True, "is_mobile": True} if case.size != "desktop" else {}
    page = new_page(server, size={"width": width, "height": height}, locale=case.locale, **touch, **REDUCED_MOTION)
    choose_setting(page, f"theme-{case.theme}")
    go_to(page, server, case.screen)
    expect(page.locator("html")).to_have_attribute("data-theme", case.theme)
    expect(page.locator("html")).to_have_attribute("lang", case.locale)
    assert ids_on(page, case.locale, case.screen[0]) == set()
    assert axe_findings(page) == []
    for size in SIZES[case.size]:
        resize(page, *size)
        assert overflow(page) <= 0
        if fits(case.screen):
            assert layout_faults(page) == [], size
