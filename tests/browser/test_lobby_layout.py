"""The layout of the lobby and the pages around a game in all sizes: nothing is cut, covered or too small."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NOWHERE, NewPage
from tests.support.browser.page_checks import LOCALES, REDUCED_MOTION, layout_faults
from tests.support.browser.user import by, open_game, played_game, wait_for_turn
from tests.support.server_process import Server
from tests.support.tiers import tiered

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (820, 1180), (390, 844), (360, 740))


def lobby(page: Page, server: Server) -> None:
    for game in (played_game(server), open_game(server, "Ada", bots=3, public=True)):
        page.goto(game.address(0))
        expect(by(page, "board")).to_be_visible()
    wait_for_turn(page)
    page.goto("/")
    expect(by(page, "continue")).to_be_visible()
    expect(page.locator("footer")).to_be_attached()


def my_games(page: Page, server: Server) -> None:
    lobby(page, server)
    if by(page, "tab-mine").count():
        by(page, "tab-mine").click()
    expect(by(page, "my-tables")).to_be_visible()
    by(page, "forget").first.click()
    expect(by(page, "forget-yes")).to_be_visible()


def first_visit(page: Page, server: Server) -> None:
    page.goto("/")
    expect(by(page, "play-now").first).to_be_visible()


def new_table(page: Page, server: Server) -> None:
    page.goto("/new/star_search?mode=online")
    by(page, "seat-kind-1").select_option("bot")
    expect(by(page, "level-all")).to_be_visible()


def new_table_with_rulings(page: Page, server: Server) -> None:
    page.goto("/new/leaving_earth")
    by(page, "rulings").locator("summary").click()
    by(page, "wishes").click()


def waiting_room(page: Page, server: Server) -> None:
    table, invite = server.open_table("hhhb", bot="casual")
    page.goto(f"/table/{table}#invite={invite}")
    by(page, "join-name").fill("Ada")
    by(page, "join-sit").click()
    expect(by(page, "start-now")).to_be_visible()
    expect(page.locator("main svg[role=img]").first).to_be_visible()


def not_found(page: Page, server: Server) -> None:
    page.goto(NOWHERE)
    expect(by(page, "code")).to_be_visible()


def daily_start(page: Page, server: Server) -> None:
    page.goto("/practice/star_search")
    expect(by(page, "daily-start")).to_be_visible()


def daily_search(page: Page, server: Server) -> None:
    daily_start(page, server)
    by(page, "daily-start").click()
    expect(by(page, "sky")).to_be_visible()


SCREENS = {
    screen.__name__: screen
    for screen in (
        lobby,
        my_games,
        first_visit,
        new_table,
        new_table_with_rulings,
        waiting_room,
        not_found,
        daily_start,
        daily_search,
    )
}


class Case(NamedTuple):
    screen: str
    size: tuple[int, int]
    locale: str


CASES = [Case(*case) for case in product(SCREENS, SIZES, LOCALES)]


@pytest.mark.parametrize(
    "case", tiered(CASES, Case._asdict, lambda case: f"{case.screen}-{case.size[0]}x{case.size[1]}-{case.locale}")
)
def test_layout_has_no_faults(server: Server, new_page: NewPage, case: Case) -> None:
    width, height = case.size
    page = new_page(server, size={"width": width, "height": height}, locale=case.locale, **REDUCED_MOTION)
    SCREENS[case.screen](page, server)
    assert layout_faults(page) == []
