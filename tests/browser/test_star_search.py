"""Star Search on the page: whole games by clicking and by keyboard, races between browsers, time that runs out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, NewPage
from tests.support.browser.star_search_user import (
    aim,
    answer,
    await_question,
    finished,
    hole,
    open_sky,
    places,
    play_sky,
    question,
    quick_pack,
    searchers,
    table_of,
)
from tests.support.browser.user import Game, answered, by, choose_setting, record, table_id
from tests.support.server_process import Server


def start_around_one_device(page: Page, variation: str, players: int = 2) -> None:
    """A table without hurry and with a short path, through the form."""
    page.goto("/new/star_search?mode=hotseat")
    by(page, "mode-hotseat").click()
    by(page, f"players-{players}").click()
    by(page, "preset-no_hurry").click()
    by(page, "option-variation").select_option(index=["eagle", "rudi"].index(variation))
    by(page, "option-path").select_option("20")
    by(page, "create").click()
    page.wait_for_url("**/table/*")


def verbs(found: dict[str, list[dict[str, object]]]) -> set[object]:
    actions = [event["action"] for event in found["events"] if event["kind"] == "action"]
    return {action["verb"] for action in actions if isinstance(action, dict)}


def test_a_whole_game_of_the_first_variation_by_clicking(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    start_around_one_device(page, "eagle", players=3)
    assert {"begin", "place", "hole"} <= play_sky(server, page)
    assert {"search", "roll", "place", "twinkle"} <= verbs(finished(server, page))


def test_a_whole_game_of_the_second_variation_by_clicking(server: Server, new_page: NewPage) -> None:
    """Two laps, all or nothing, and a corner button for each at a Super Star Search."""
    page = new_page(server)
    for _ in range(5):
        start_around_one_device(page, "rudi")
        used = play_sky(server, page)
        assert {"search", "roll", "place"} <= verbs(finished(server, page))
        if "corner" in used:  # one game in some thousand has no planet on the die
            break
    assert {"begin", "marking", "corner"} <= used


@pytest.mark.smoke
def test_a_whole_game_by_keyboard_only(server: Server, new_page: NewPage) -> None:
    """Arrows move the chart, Q and E turn it, Enter puts it down; a hole is walked to and chosen the same way."""
    page = new_page(server)
    start_around_one_device(page, "eagle")
    for _ in range(400):
        expect(question(page)).to_be_visible()
        if by(page, "ending").count():
            break
        events = len(record(server, page)["events"])
        if by(page, "place").count():
            for key in ("Enter", "ArrowLeft", "ArrowUp", "e", "Enter"):
                page.keyboard.press(key)
        elif by(page, "begin").count():
            tab_to(page, "begin")
            page.keyboard.press("Enter")
        elif by(page, "surprise").count():
            tab_to(page, "surprise")
            page.keyboard.press("Enter")
        else:
            tab_to(page, "answer")
            page.keyboard.press("Enter")
        answered(page)
        server.wait_for_events(table_id(page), events)
    finished(server, page)


def test_placement_can_be_typed(server: Server, new_page: NewPage) -> None:
    """For players who cannot use the board. Invalid input gets an answer and changes nothing."""
    game = open_sky(server, "Ada", "Linus")
    page = new_page(server, game.address(table_of_game(server, game)))
    by(page, "begin").click()
    by(page, "typed").click()
    events = len(record(server, page)["events"])
    for word in ("north of Orion", "A9 0", "C4 45"):
        by(page, "typed-word").fill(word)
        by(page, "typed-go").click()
        expect(page.get_by_role("alert")).to_contain_text("That's not possible. Example:")
    assert len(record(server, page)["events"]) == events
    by(page, "typed-word").fill("c4 90")
    by(page, "typed-go").click()
    expect(by(page, "log")).to_contain_text("C4 90°")


def tab_to(page: Page, testid: str) -> None:
    for _ in range(200):
        if page.evaluate("document.activeElement?.dataset.testid ?? ''") == testid:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{testid} cannot be reached by keyboard")


# --- several browsers -----------------------------------------------------------------


def gather(server: Server, new_page: NewPage, game: Game) -> list[Page]:
    pages = [new_page(server, game.address(seat)) for seat in range(len(game.keys))]
    for page in pages:
        expect(by(page, "board")).to_be_visible()
    return pages


def play_until_super(server: Server, pages: list[Page]) -> None:
    """Each player acts on their own page, until all players search at once."""
    for _ in range(200):
        match = table_of(server, pages[0])
        asked = match.players_to_move()
        if len(asked) > 1:
            return
        if not asked:  # the countdown
            server.asked_seats(table_id(pages[0]))
            continue
        page = pages[asked[0]]
        expect(question(page)).to_be_visible()
        events = len(match.events)
        answer(server, page)
        answered(page)
        server.wait_for_events(table_id(page), events)
    raise AssertionError("no Super Star Search in so many turns")


def reconnected(page: Page) -> WebSocket:
    """The page's line to the server, after a reload."""
    with page.expect_websocket() as opened:
        page.reload()
    expect(by(page, "board")).to_be_visible()
    return opened.value


def test_three_browsers_claim_in_the_same_tenth_of_a_second(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", "Linus", "Grace", variation="rudi", pack=quick_pack())
    pages = gather(server, new_page, game)
    lines = {page: reconnected(page) for page in pages}
    for _ in range(20):
        play_until_super(server, pages)
        match = table_of(server, pages[0])
        solvers = [seat for seat in searchers(match) if len(places(match, seat)) > 1]
        if len(solvers) >= 2:
            break
        for seat in searchers(match):  # nobody to race with: all claim, most of them in vain
            if seat in table_of(server, pages[0]).players_to_move():
                aim(pages[seat], *places(match, seat)[-1])
                answered(pages[seat])
    first, second = solvers[:2]
    ready = [(pages[seat], places(match, seat)[0]) for seat in (first, second)]
    for page, (turns, _) in ready:
        for _ in range(turns):
            by(page, "turn-right").click()
        by(page, "marking").first.click()
    with server.suspended():  # so that both claims arrive at once, however long the clicks take
        for page, (_, under_first) in ready:
            with lines[page].expect_event("framesent", lambda frame: '"act"' in frame):
                hole(page, under_first).click()
    for page in pages:
        expect(by(page, "claims")).to_be_visible()
    events = [event for event in record(server, pages[0])["events"] if event["kind"] == "action"]
    claims = [event for event in events if event["action"]["verb"] == "place"]
    assert claims[-1]["seat"] in (first, second)
    loser = pages[second if claims[-1]["seat"] == first else first]
    expect(loser.get_by_role("alert")).to_contain_text("was 0.")
    expect(by(pages[0], "solution-count").or_(by(pages[0], "solutions")).first).to_be_visible()


def test_chart_held_when_time_runs_out_is_placed_there(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", "Linus", hourglass="box", pack=quick_pack(6))  # time to hold it, and to put it down
    pages = gather(server, new_page, game)
    searcher = pages[table_of(server, pages[0]).players_to_move()[0]]
    by(searcher, "begin").click()
    expect(by(searcher, "hourglass")).to_be_visible()
    with server.suspended():  # the sand must not run out before
        hole(searcher, "D4").click()
        expect(by(searcher, "ghost")).to_be_visible()
    expect(by(searcher, "log")).to_contain_text("Stop!")
    expect(by(searcher, "chart")).to_have_count(0)
    found = record(server, searcher)["events"]
    placed = [event for event in found if event["kind"] == "action" and event["action"]["verb"] == "place"]
    assert len(placed) == 1
    clocks = [event["outcome"] for event in found if event["kind"] == "clock"]
    assert 2 in clocks, "the sand ran down first"


def test_connection_lost_during_a_search_loses_that_search_only(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", "Linus", hourglass="box", pack=quick_pack(3))
    pages = gather(server, new_page, game)
    asked = table_of(server, pages[0]).players_to_move()[0]
    searcher, other = pages[asked], pages[1 - asked]
    by(searcher, "begin").click()
    expect(by(searcher, "hourglass")).to_be_visible()
    searcher.context.set_offline(True)
    expect(by(searcher, "connection")).to_be_visible()
    searcher.context.set_offline(False)
    expect(by(searcher, "connection")).to_be_hidden()
    for page in pages:
        expect(by(page, "log")).to_contain_text("Stop!")
    events = len(record(server, other)["events"])
    asked_next = await_question(server, *pages)
    answer(server, asked_next)
    answered(asked_next)
    assert len(record(server, other)["events"]) > events


# --- appearance -----------------------------------------------------------------------


def test_second_variation_shows_no_help(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", "Linus", variation="rudi")
    pages = gather(server, new_page, game)
    asked = table_of(server, pages[0]).players_to_move()[0]
    by(pages[asked], "begin").click()
    expect(by(pages[asked], "marking").first).to_be_visible()
    assert by(pages[asked], "ghost").count() == 0
    assert by(pages[asked], "count").count() == 0
    fitting = [name for _, name in places(table_of(server, pages[0]), asked)[:-1]]
    looks = {hole(pages[asked], name).evaluate("cell => cell.className") for name in fitting}
    assert len(looks) <= 2, "a hole that fits looks like any other star"


def test_holes_are_large_enough_for_a_finger(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", "Linus")
    asked = table_of_game(server, game)
    page = new_page(server, game.address(asked), size=PHONE, has_touch=True)
    by(page, "begin").click()
    by(page, "zoom").click()
    box = hole(page, "D4").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def table_of_game(server: Server, game: Game) -> int:
    return int(server.get(f"/api/tables/{game.table}")["asked"][0])


def test_board_has_texts_in_three_languages(server: Server, new_page: NewPage) -> None:
    game = open_sky(server, "Ada", "Linus")
    page = new_page(server, game.address(table_of_game(server, game)))
    by(page, "begin").click()
    for locale in ("pl", "fr", "en"):
        choose_setting(page, f"locale-{locale}")
        expect(by(page, "place")).not_to_be_empty()
        assert "board-" not in by(page, "board").inner_text()


# --- the form and practice --------------------------------------------------------------


def test_levels_and_a_table_with_kids(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/star_search?mode=online")
    by(page, "mode-online").click()
    by(page, "players-2").click()
    by(page, "preset-with_kids").click()
    by(page, "seat-level-1").select_option("difficult")
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    info = server.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert [seat["level"] for seat in info["seats"]] == ["easy", "difficult"]
    assert info["children"] is True
    assert info["options"]["hourglass"] == 30


def test_practice_shows_solutions_and_the_next_chart(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/practice/star_search/comet")
    expect(by(page, "sky")).to_be_visible()
    expect(by(page, "chart")).to_be_visible()
    by(page, "practice-solution").click()
    expect(by(page, "solution-count")).to_be_visible()
    by(page, "begin").click()
    expect(by(page, "practice-number")).to_contain_text("2")
    by(page, "practice-another").click()
    page.wait_for_url(lambda url: not url.endswith("/comet"))
    expect(by(page, "practice-number")).to_contain_text("1")
    expect(by(page, "sky")).to_be_visible()
