"""Leaving Earth on the page: a whole solitaire game on the board, a year by keyboard, the map by finger and key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.support.browser.page_checks import REDUCED_MOTION, THEMES, axe_findings, expect_accessible
from tests.support.browser.user import Game, answered, by, choose_setting, close_result, open_game, record, table_id
from tests.support.server_process import Server, Visitor, play_to_the_end

SHORT = {"level": "easy", "last_year": 1958}
AT_MOST = 400  # questions in such a game


def alone(server: Server, **options: Any) -> Game:
    return open_game(server, "Ada", game="leaving_earth", options={**SHORT, **options})


def arrive(server: Server, new_page: NewPage, address: str, **more: Any) -> Page:
    page = new_page(server, address, **more)
    expect(by(page, "map")).to_be_visible()
    return page


def prompt(page: Page) -> str:
    expect(by(page, "question").or_(by(page, "ending")).first).to_be_visible()
    return "over" if by(page, "ending").count() else str(by(page, "question").get_attribute("data-prompt"))


def on_the_board(page: Page, verb: str, of: str = "") -> Locator:
    """What the board offers with this verb, and of this if something is named."""
    named = f"[data-of={of}]" if of else ""
    return by(page, "board").locator(f"[data-testid=do][data-verb={verb}]{named}")


@contextmanager
def taken(server: Server, page: Page, thing: Locator | str) -> Iterator[None]:
    """Do something with a thing, and wait until the server has taken it."""
    events = len(record(server, page)["events"])
    yield
    answered(page)
    try:
        server.wait_for_events(table_id(page), events)
    except TimeoutError as error:
        raise AssertionError(f"{thing} did nothing") from error


def click(server: Server, page: Page, thing: Locator) -> None:
    with taken(server, page, thing):
        thing.click()


def prepare(server: Server, page: Page, rockets: int = 6) -> None:
    """Research Juno Rockets and build a spacecraft of a probe and some of them, all on the board."""
    click(server, page, on_the_board(page, "research", "juno_rockets"))
    click(server, page, on_the_board(page, "buy", "probe"))
    for _ in range(rockets):
        click(server, page, on_the_board(page, "buy", "juno"))
    click(server, page, on_the_board(page, "build"))
    click(server, page, on_the_board(page, "load", "probe"))
    for _ in range(rockets):
        click(server, page, on_the_board(page, "load", "juno"))


def answer(server: Server, page: Page, asked: str) -> None:
    """Fire what there is, pay for nothing, and otherwise take what the board or the first button offers."""
    wishes = {
        "act": ("pass",),
        "work": ("done",),
        "burn": ("fire", "stop"),
        "pay_outcome": ("keep_outcome",),
        "choose_reveal": ("reveal",),
    }
    for verb in wishes.get(asked, ()):
        if on_the_board(page, verb).count():
            click(server, page, on_the_board(page, verb).first)
            return
    click(server, page, by(page, "action").first)


@pytest.mark.smoke
def test_a_whole_solitaire_game_by_clicking_on_the_board(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/leaving_earth?mode=solo")
    by(page, "players-1").click()
    by(page, "option-level").select_option("easy")
    by(page, "option-last_year").select_option("1958")
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    expect(by(page, "map")).to_be_visible()
    assert [seat["kind"] for seat in server.get(f"/api/tables/{table_id(page)}")["seats"]] == ["human"]
    click(server, page, on_the_board(page, "research", "landing"))
    click(server, page, by(page, "undo"))
    prepare(server, page)
    way = page.locator("[data-testid=way][data-maneuver=earth__suborbital]")
    expect(way).to_contain_text("21 ≤ 24 ✓")
    way.hover()
    expect(way).to_contain_text("3 × 7 = 21 ≤ 24 ✓")
    click(server, page, way)
    expect(by(page, "burn")).to_contain_text("3 × 7 = 21")
    expect(by(page, "year")).to_have_text("1956")
    for _ in range(AT_MOST):
        asked = prompt(page)
        if asked == "over":
            break
        answer(server, page, asked)
    expect(by(page, "ending")).to_be_visible()
    expect(by(page, "year")).to_have_text("1958")
    score = server.get(f"/api/tables/{table_id(page)}")["scores"][0]
    expect(by(page, "ending")).to_contain_text(f"{score} point")
    expect(by(page, "ending")).to_contain_text("1958 is over.")
    verbs = {event["action"]["verb"] for event in record(server, page)["events"] if event["kind"] == "action"}
    assert {"research", "buy", "build", "load", "maneuver", "fire", "pass"} <= verbs


def test_a_spacecraft_is_chosen_on_the_map_and_taken_apart(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0))
    prepare(server, page, rockets=1)
    click(server, page, on_the_board(page, "done"))
    click(server, page, page.locator("[data-testid=token][data-craft='1']"))
    assert prompt(page) == "work"
    click(server, page, on_the_board(page, "dismantle"))
    expect(by(page, "craft")).to_have_count(0)


# --- keyboard ---------------------------------------------------------------------------


def press(server: Server, page: Page, selector: str) -> None:
    """Walk there by Tab and press Enter."""
    for _ in range(150):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"{selector} cannot be reached by keyboard")
    with taken(server, page, selector):
        page.keyboard.press("Enter")


def test_a_year_by_keyboard_only(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0))
    do = "[data-testid=do][data-verb={}]"
    press(server, page, "[data-testid=do][data-verb=research][data-of=juno_rockets]")
    press(server, page, "[data-testid=do][data-verb=buy][data-of=probe]")
    for _ in range(6):
        press(server, page, "[data-testid=do][data-verb=buy][data-of=juno]")
    press(server, page, do.format("build"))
    press(server, page, "[data-testid=do][data-verb=load][data-of=probe]")
    for _ in range(6):
        press(server, page, "[data-testid=do][data-verb=load][data-of=juno]")
    press(server, page, "[data-testid=way][data-maneuver=earth__suborbital]")
    keys = {"act": "pass", "work": "done", "pay_outcome": "keep_outcome", "choose_reveal": "reveal"}
    for _ in range(AT_MOST):
        if by(page, "year").inner_text() != "1956":
            break
        asked = prompt(page)
        verb = keys.get(asked) or ("fire" if on_the_board(page, "fire").count() else None)
        press(server, page, do.format(verb) if verb else "[data-testid=action]")
    expect(by(page, "year")).to_have_text("1957")


# --- the map ----------------------------------------------------------------------------


def seen(page: Page) -> list[float]:
    """The part of the map that the frame shows: left, top, width, height, in shares of the whole."""
    found: list[float] = by(page, "map").evaluate("""(frame) => {
        const [seen, all] = [frame, frame.querySelector('svg')].map((one) => one.getBoundingClientRect());
        const corner = [(seen.left - all.left) / all.width, (seen.top - all.top) / all.height];
        const shares = [...corner, seen.width / all.width, seen.height / all.height];
        return shares.map((share) => Math.round(share * 1000) / 1000);
    }""")
    return found


def test_the_map_is_zoomed_and_moved_by_wheel_buttons_keys_and_drags(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server, mercury=True).address(0))
    whole = seen(page)
    by(page, "zoom-in").click()
    near = seen(page)
    assert near[2] < whole[2]
    page.keyboard.press("ArrowRight")
    assert seen(page)[0] > near[0]
    page.keyboard.press("0")
    assert seen(page) == whole
    box = by(page, "map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 300)
    page.mouse.wheel(0, -400)
    expect(by(page, "zoom-out")).to_be_enabled()
    before = seen(page)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 340, steps=4)
    page.mouse.up()
    assert seen(page)[:2] != before[:2]
    by(page, "zoom-whole").click()
    assert seen(page) == whole


def test_a_phone_needs_no_scrolling_sideways_and_has_room_for_fingers(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0), size=PHONE, has_touch=True, is_mobile=True)
    for tab in ("hangar", "research", "missions", "agencies"):
        by(page, f"tab-{tab}").tap()
        expect(by(page, f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        small = page.evaluate("""() => [...document.querySelectorAll('[data-testid=board] button')]
            .filter((one) => one.offsetHeight < 44).map((one) => one.outerHTML)""")
        assert small == []
    by(page, "tab-research").tap()
    click(server, page, on_the_board(page, "research", "juno_rockets"))
    click(server, page, on_the_board(page, "buy", "juno"))
    by(page, "tab-hangar").tap()
    click(server, page, on_the_board(page, "build"))
    click(server, page, on_the_board(page, "load", "juno"))
    box = page.locator("[data-testid=way][data-maneuver=earth__suborbital] .touch").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43.9
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def tap(server: Server, page: Page, thing: Locator) -> None:
    with taken(server, page, thing):
        thing.tap()


def test_a_whole_turn_is_played_on_a_phone(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0), size=PHONE, has_touch=True, is_mobile=True)
    by(page, "tab-research").tap()
    tap(server, page, on_the_board(page, "research", "juno_rockets"))
    tap(server, page, on_the_board(page, "buy", "probe"))
    for _ in range(3):
        tap(server, page, on_the_board(page, "buy", "juno"))
    by(page, "tab-hangar").tap()
    tap(server, page, on_the_board(page, "build"))
    tap(server, page, on_the_board(page, "load", "probe"))
    for _ in range(3):
        tap(server, page, on_the_board(page, "load", "juno"))
    tap(server, page, page.locator("[data-testid=way][data-maneuver=earth__suborbital] .touch"))
    burn = by(page, "burn").bounding_box()
    sheet = page.locator(".side").bounding_box()
    assert burn is not None
    assert sheet is not None
    assert burn["y"] + 60 < sheet["y"], "the sum is seen above the question"
    for _ in range(AT_MOST):
        if by(page, "year").inner_text() != "1956":
            break
        asked = prompt(page)
        wanted = {"act": "pass", "work": "done", "burn": "fire", "pay_outcome": "keep_outcome"}.get(asked)
        named = page.locator(f"[data-testid=action][data-verb={wanted}]")
        tap(server, page, named.first if wanted and named.count() else by(page, "action").first)
    expect(by(page, "year")).to_have_text("1957")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_phone_can_hide_the_choices_to_see_the_board(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0), size=PHONE, has_touch=True, is_mobile=True)
    expect(by(page, "action").first).to_be_visible()
    by(page, "fold").tap()
    expect(by(page, "action").first).to_be_hidden()
    expect(by(page, "question")).to_be_visible()
    by(page, "tab-research").tap()
    tap(server, page, on_the_board(page, "research", "juno_rockets"))
    expect(by(page, "action").first).to_be_hidden()
    by(page, "fold").tap()
    expect(by(page, "action").first).to_be_visible()


def test_a_new_question_begins_at_its_beginning_on_a_phone(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", "Linus", game="leaving_earth", options=SHORT)
    asked = int(server.get(f"/api/tables/{game.table}")["asked"][0])
    page = arrive(server, new_page, game.address(asked), size=PHONE, has_touch=True, is_mobile=True)
    sheet = page.locator(".side")
    tap(server, page, page.locator("[data-testid=action][data-verb=cooperate]"))
    assert prompt(page) == "build_offer"
    assert sheet.evaluate("sheet => [sheet.scrollTop, sheet.scrollHeight > sheet.clientHeight]") == [0, True]


# --- the outer planets ---------------------------------------------------------------


def test_a_quick_start_to_the_outer_planets(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/leaving_earth?mode=solo", **REDUCED_MOTION)
    by(page, "players-1").click()
    expect(by(page, "option-quick_start")).to_have_count(0)
    by(page, "option-outer_planets").check()
    by(page, "option-quick_start").check()
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    assert prompt(page) == "choose_head_start"
    click(server, page, on_the_board(page, "research", "soyuz_rockets"))
    click(server, page, on_the_board(page, "research", "proton_rockets"))
    assert prompt(page) == "act"
    expect(by(page, "year")).to_have_text("1966")
    expect(on_the_board(page, "buy", "proton")).to_be_visible()

    opened = {"jupiter": "open", "saturn": "open", "uranus": "1967", "neptune": "1970"}
    for planet, told in opened.items():
        expect(page.locator(f"[data-testid=window][data-planet={planet}]")).to_contain_text(told)

    by(page, "zoom-whole").click()
    expect(by(page, "map").get_by_role("img", name="Jupiter, unknown", exact=True)).to_be_in_viewport()
    closed = page.locator("[data-testid=closed-way][data-maneuver=outer_transfer__uranus_flyby]")
    expect(closed).to_contain_text("1967")
    expect(closed).to_have_accessible_name(re.compile("Uranus: closed until 1967, exactly 9 years"))
    expect(page.locator("[data-testid=closed-way][data-maneuver=outer_transfer__saturn_flyby]")).to_have_count(0)
    by(page, "legend").locator("summary").click()
    expect_accessible(page)


def test_the_outer_planets_on_a_phone(server: Server, new_page: NewPage) -> None:
    game = alone(server, outer_planets=True, last_year=0)
    page = arrive(server, new_page, game.address(0), size=PHONE, has_touch=True, is_mobile=True, **REDUCED_MOTION)
    expect(by(page, "window")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect_accessible(page, ("dark",))


def test_a_quick_start_and_a_year_before_it_are_not_offered_together(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/leaving_earth?mode=solo", **REDUCED_MOTION)
    by(page, "option-outer_planets").check()
    by(page, "option-last_year").select_option("1964")
    expect(by(page, "option-quick_start")).to_be_disabled()
    expect(by(page, "clash-quick_start")).to_have_text("Can't be combined with: Last year (1964)")
    expect_accessible(page, ("dark",))
    by(page, "option-last_year").select_option("1966")
    by(page, "option-quick_start").check()
    expect(by(page, "clash-last_year")).to_have_text("Some choices can't be combined with: Quick start")
    closed = by(page, "option-last_year").locator("option:disabled")
    expect(closed).to_have_text(["1958", "1960", "1962", "1964"])
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    assert prompt(page) == "choose_head_start"


# --- stations -------------------------------------------------------------------------


def test_everything_at_once_alone_to_the_end(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/leaving_earth?mode=solo", **REDUCED_MOTION)
    by(page, "players-1").click()
    by(page, "option-level").select_option("easy")
    by(page, "option-last_year").select_option("1958")
    for expansion in ("mercury", "outer_planets"):
        by(page, f"option-{expansion}").check()
    expect(by(page, "option-edition")).to_have_count(1)
    expect(by(page, "option-stations_printing")).to_have_count(0)
    by(page, "option-stations").check()
    expect(by(page, "option-stations_printing")).to_have_count(1)
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    by(page, "zoom-whole").click()
    for place in ("Earth Cycler", "Mars Cycler"):
        expect(by(page, "map").get_by_role("img", name=place, exact=True)).to_be_in_viewport()
    expect(by(page, "mission").filter(has_text="Occupation")).to_contain_text("points every year")

    click(server, page, on_the_board(page, "buy", "probe"))
    for _ in range(2):
        click(server, page, on_the_board(page, "buy", "spare_parts"))
    click(server, page, on_the_board(page, "research", "life_support"))
    click(server, page, on_the_board(page, "buy", "food"))
    click(server, page, on_the_board(page, "build"))
    click(server, page, on_the_board(page, "load", "food"))
    expect(by(page, "craft")).to_contain_text("food")
    expect_accessible(page, ("dark",))
    for _ in range(AT_MOST):
        asked = prompt(page)
        if asked == "over":
            break
        answer(server, page, asked)
    expect(by(page, "ending")).to_contain_text("1958 is over.")
    expect(by(page, "year")).to_have_text("1958")


# --- appearance -------------------------------------------------------------------------


def steer(visitor: Visitor, *actions: dict[str, object]) -> None:
    """Take these actions, one after the other, through the socket."""
    for action in actions:
        update = visitor.my_turn()
        chosen = [index for index, choice in enumerate(update["legal"]) if choice["action"] == action]
        assert chosen, f"{action} is not offered"
        assert visitor.act(chosen[0])["type"] == "ok"
        visitor.wait(lambda me, before=update["seq"]: me.update["seq"] > before)


BUILT: tuple[dict[str, object], ...] = (
    {"verb": "research", "advancement": "juno_rockets"},
    {"verb": "buy", "item": "probe"},
    {"verb": "buy", "item": "juno"},
    {"verb": "buy", "item": "juno"},
    {"verb": "build"},
    {"verb": "load", "item": "probe"},
    {"verb": "load", "item": "juno"},
)


def test_route_focused_by_key_is_scrolled_into_view(server: Server, new_page: NewPage) -> None:
    game = alone(server)
    visitor = server.join(game.table, game.keys[0])
    steer(visitor, *BUILT)
    visitor.close()
    page = arrive(server, new_page, game.address(0), **REDUCED_MOTION)
    by(page, "zoom-in").focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    way = page.locator("[data-testid=way][data-maneuver=earth__suborbital] .pill")
    expect(way).not_to_be_in_viewport()
    for _ in range(2):  # past the spacecraft or the other way
        page.keyboard.press("Shift+Tab")
    focused = page.locator("[data-testid=way]:focus .pill")
    expect(focused).to_be_in_viewport()
    assert by(page, "map").evaluate("frame => [frame.scrollLeft, frame.scrollTop]") == [0, 0]


def test_an_offer_is_made_in_two_columns_and_accepted(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", "Linus", game="leaving_earth", options=SHORT)
    asked = int(server.get(f"/api/tables/{game.table}")["asked"][0])
    page = arrive(server, new_page, game.address(asked))
    click(server, page, page.locator("[data-testid=action][data-verb=cooperate]"))
    click(server, page, on_the_board(page, "give_money").first)
    expect(by(page, "offer").locator("section")).to_have_count(2)
    click(server, page, on_the_board(page, "propose"))
    other = arrive(server, new_page, game.address(1 - asked))
    click(server, other, on_the_board(other, "accept"))
    expect(by(other, "offer")).to_have_count(0)


def test_map_with_reduced_motion_has_no_animation(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0), **REDUCED_MOTION)
    prepare(server, page)
    click(server, page, page.locator("[data-testid=way][data-maneuver=earth__suborbital]"))
    click(server, page, on_the_board(page, "fire").first)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_board_has_texts_in_three_languages(server: Server, new_page: NewPage) -> None:
    page = arrive(server, new_page, alone(server).address(0))
    for locale, heading in (("pl", "Badania"), ("fr", "Recherche"), ("en", "Research")):
        choose_setting(page, f"locale-{locale}")
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        assert "board-" not in by(page, "board").inner_text()


def test_from_the_lobby_to_a_first_game(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    page.locator("[data-testid=play-now][data-game=leaving_earth]").click()
    expect(by(page, "map")).to_be_visible()
    expect(by(page, "year")).to_have_text("1956")


@pytest.mark.parametrize(("place", "size"), [("table", PHONE), ("replay", None)], ids=["end on a phone", "replay"])
def test_end_and_replay_are_accessible(
    server: Server, new_page: NewPage, place: str, size: dict[str, int] | None
) -> None:
    game = alone(server)
    visitor = server.join(game.table, game.keys[0])
    play_to_the_end(visitor)
    visitor.close()
    address = game.address(0) if place == "table" else f"/replay/{game.table}/3"
    page = arrive(server, new_page, address, size=size, **REDUCED_MOTION)
    if place == "replay":
        expect(by(page, "replay-step")).to_be_visible()
        expect_accessible(page)
        return
    for theme in THEMES:  # the settings are behind the result
        close_result(page)
        choose_setting(page, f"theme-{theme}")
        by(page, "show-result").click()
        expect(by(page, "ending")).to_be_visible()
        assert axe_findings(page) == [], f"the end in the {theme} theme"


def test_the_board_has_the_numbers_of_the_printing_that_is_played(server: Server, new_page: NewPage) -> None:
    for printing, tank, thrust in (("later", 6, 22), ("first", 4, 15)):
        game = alone(server, stations=True, stations_printing=printing)
        page = arrive(server, new_page, game.address(0))
        research = page.get_by_role("region", name="Research")
        expect(research).to_contain_text(re.compile(rf"large fuel tank \${tank}\s*mass {tank}\b"))
        expect(research).to_contain_text(re.compile(rf"Daedalus \$10\s*mass 1 · thrust {thrust}\b"))
        drawn = by(page, "drawing-board").get_by_role("listitem").filter(has_text="large fuel tank")
        expect(drawn.locator("[title]")).to_have_attribute("title", f"${tank}")
