"""Nobody is left out: axe-core looks at every page in every theme; keyboards, listeners and calm eyes can play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.bots.last_stop import played
from tests.server.client import ADMIN_KEY, Server
from tests.web.conftest import PHONE, NewPage
from tests.web.person import (
    Game,
    actions,
    answered,
    by,
    choose_setting,
    open_game,
    play_on,
    play_until,
    unfold,
    unfold_tools,
    wait_for_turn,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light", "contrast")
CALM = {"reduced_motion": "reduce"}  # so that no colour is looked at half way to another

FINDINGS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


@cache
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is missing: `make test` or `python tools/build_web.py --packages` installs it")
    return AXE.read_text(encoding="utf-8")


def expect_open_to_all(page: Page, themes: tuple[str, ...] = THEMES) -> None:
    """Nothing serious in any theme. The page's policy allows no foreign script, so the browser itself runs axe."""
    page.evaluate(axe())
    for theme in themes:
        choose_setting(page, f"theme-{theme}")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert page.evaluate(FINDINGS) == [], f"{page.url} in the {theme} theme"


# --- every page in every theme -------------------------------------------------------


def lobby(page: Page, server: Server) -> None:
    game = open_game(server, "Ada", bots=1, public=True)
    page.goto(game.address(0))
    wait_for_turn(page)
    page.goto("/")
    expect(by(page, "my-tables")).to_be_visible()
    expect(by(page, "public-tables")).to_be_visible()


def new_table(page: Page, server: Server) -> None:
    page.goto("/new/mlem?mode=online")
    unfold(page)
    by(page, "rulings").locator("summary").click()


def join(page: Page, server: Server) -> None:
    table, invite = server.open_table("hh")
    server.sit(table, invite, "Linus")
    page.goto(f"/table/{table}#invite={invite}")
    expect(by(page, "join")).to_be_visible()


def gathering(page: Page, server: Server) -> None:
    table, invite = server.open_table("hhb")
    page.goto(f"/table/{table}#invite={invite}")
    by(page, "join-name").fill("Ada")
    by(page, "join-sit").click()
    expect(by(page, "invite-link")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()


def curtain(page: Page, server: Server) -> None:
    page.goto("/new/mlem?mode=hotseat")
    by(page, "option-secret_missions").check()
    by(page, "create").click()
    expect(by(page, "curtain")).to_be_visible()


def hint(page: Page, server: Server) -> None:
    page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    by(page, "hint").click()
    expect(by(page, "hint-choice").first).to_be_visible()


def analysis(page: Page, server: Server) -> None:
    table = server.post("/api/records", played("stay").record())["table"]["id"]
    page.goto(f"/replay/{table}/1")
    by(page, "analyse").click()
    expect(by(page, "verdict")).to_be_visible()


def lesson(page: Page, server: Server) -> None:
    page.goto("/tutorial/mlem/0")
    by(page, "lesson-choice").first.click()
    expect(by(page, "lesson-choice").first).to_be_visible()


def guide(page: Page, server: Server) -> None:
    page.goto("/how-to-play/mlem")
    expect(by(page, "how-to").locator("section").first).to_be_visible()


def facts(page: Page, server: Server) -> None:
    page.goto("/facts/mlem")
    expect(by(page, "facts").locator("table").first).to_be_visible()


def keeper(page: Page, server: Server) -> None:
    game = open_game(server)
    server.post("/api/reports", {"table": game.table, "step": 0, "text": "Something is wrong"})
    page.goto("/admin")
    by(page, "admin-key").fill(ADMIN_KEY)
    by(page, "admin-enter").click()
    expect(by(page, "admin-tables")).to_be_visible()


def lost(page: Page, server: Server) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.smoke
def test_the_examiner_is_awake(server: Server, new_page: NewPage) -> None:
    """A picture without words and a field without a name would be found, or nothing below means anything."""
    page = new_page(server, "/nowhere", **CALM)
    lost(page, server)
    page.evaluate("document.querySelector('main').append(new Image(9, 9), document.createElement('select'))")
    page.evaluate(axe())
    found = {finding.partition(":")[0] for finding in page.evaluate(FINDINGS)}
    assert {"image-alt", "select-name"} <= found


@pytest.mark.parametrize(
    "arrive",
    [lobby, new_table, join, gathering, curtain, hint, analysis, lesson, guide, facts, keeper, lost],
    ids=lambda way: way.__name__,
)
def test_a_page_hinders_nobody(server: Server, new_page: NewPage, arrive: Callable[[Page, Server], None]) -> None:
    page = new_page(server, **CALM)
    arrive(page, server)
    expect_open_to_all(page)


def test_the_table_hinders_nobody_at_any_question(server: Server, new_page: NewPage) -> None:
    options = {"ufo": True, "explorations": True, "secret_missions": True}
    page = new_page(server, open_game(server, "Ada", bots=2, options=options).address(0), **CALM)
    wait_for_turn(page)
    unfold_tools(page)
    by(page, "help").click()
    expect_open_to_all(page)  # which mission to give back
    play_until(page, "fly")
    expect_open_to_all(page)


def test_landing_and_waiting_hinder_nobody(server: Server, new_page: NewPage) -> None:
    game = open_game(server)
    ada, linus = (new_page(server, game.address(seat), **CALM) for seat in (0, 1))
    for page in (ada, linus):
        expect(by(page, "board")).to_be_visible()
    waiting = linus if by(ada, "banner").count() else ada
    expect_open_to_all(waiting)
    page = new_page(server, open_game(server, "Ada", bots=1).address(0), **CALM)
    play_until(page, "land")
    expect_open_to_all(page)


def test_the_end_and_the_replay_hinder_nobody(server: Server, new_page: NewPage, finished: Game) -> None:
    page = new_page(server, finished.address(0), **CALM)
    expect(by(page, "ending")).to_be_visible()
    expect_open_to_all(page)
    page.goto(f"/replay/{finished.table}/6")
    by(page, "check-dice").click()
    expect(by(page, "fair-result")).to_be_visible()
    expect_open_to_all(page)


def test_a_dialog_hinders_nobody(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0), **CALM)
    wait_for_turn(page)
    unfold_tools(page)
    for theme in THEMES:
        choose_setting(page, f"theme-{theme}")
        for button in ("report", "resign"):
            by(page, button).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            page.evaluate(axe())
            assert page.evaluate(FINDINGS) == [], f"{button} in the {theme} theme"
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_table_on_a_phone_hinders_nobody(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1)
    page = new_page(server, game.address(0), size=PHONE, has_touch=True, is_mobile=True, **CALM)
    play_until(page, "fly")
    expect_open_to_all(page)


# --- other ways to play ----------------------------------------------------------------


def test_whoever_listens_hears_what_happens(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    spoken = by(page, "spoken")
    expect(spoken).to_have_attribute("aria-live", "polite")
    for _ in range(6):
        wait_for_turn(page)
        actions(page).last.click()
        answered(page)
        expect(spoken).not_to_be_empty()
        # Both in one breath, because bots go on playing.
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


def test_without_motion_the_game_stands_still_and_works(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0), **CALM)
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
    play_on(page, most=8)
    wait_for_turn(page)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    # Who wants motion all the same may have it, and the other way round.
    for motion, shown in (("full", "full"), ("system", "still"), ("still", "still")):
        choose_setting(page, f"motion-{motion}")
        expect(page.locator("html")).to_have_attribute("data-motion", shown)


def test_no_seat_is_told_by_its_colour_alone(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=4).address(0))
    wait_for_turn(page)
    marks = page.locator("[data-testid^=seat-] .mark")
    expect(marks).to_have_count(5)
    assert len(set(marks.all_inner_texts())) == 5
    on_the_board = by(page, "board").locator(".seats .mark")
    expect(on_the_board).to_have_count(5)
    assert on_the_board.all_inner_texts() == marks.all_inner_texts()
