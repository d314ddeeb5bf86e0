"""Leaving Earth between people: two browsers over several years, one device that goes round, spectators, a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

import cosmodrome
from cosmodrome import Match, Seat
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from tests.browser.conftest import NewPage
from tests.browser.test_leaving_earth import SHORT, answer, arrive, click, on_the_board, prompt
from tests.games.leaving_earth.table import GAME, Table
from tests.support.browser.user import Game, asked_page, by, killed_and_started_again, open_game, record
from tests.support.server_process import Server


def table_at(server: Server, state: LeavingEarth, *names: str, mode: str = "hotseat") -> Game:
    """A table that begins in this position."""
    seats = [Seat(name) for name in names]
    match = Match.start(GAME, seats, GAME.options_of(state), seed=1, position=GAME.to_text(state))
    archive = server.post("/api/records", match.record())["table"]["id"]
    wish = {"step": 0, "seat": None, "seats": [{"kind": "human"} for _ in names], "mode": mode}
    made = server.post(f"/api/tables/{archive}/play-on", wish)
    table = made["table"]["id"]
    return Game(table, [server.sit(table, made["invite"], name, seat=seat) for seat, name in enumerate(names)])


def year(page: Page) -> int:
    return int(by(page, "year").inner_text())


def play_until(server: Server, pages: tuple[Page, ...], wanted: int) -> None:
    """All players pass until this year, or until the end of the game."""
    for _ in range(200):
        page = asked_page(server, *pages)
        if page is None or year(page) >= wanted:
            return
        answer(server, page, prompt(page))
    raise AssertionError(f"{wanted} never comes")


def co_operate(server: Server, giver: Page, taker: Page) -> None:
    """A gift, accepted."""
    click(server, giver, giver.locator("[data-testid=action][data-verb=cooperate]"))
    click(server, giver, on_the_board(giver, "give_money").first)
    click(server, giver, on_the_board(giver, "propose"))
    expect(by(taker, "offer").locator("section")).to_have_count(2)
    click(server, taker, on_the_board(taker, "accept"))
    expect(by(giver, "offer")).to_have_count(0)
    expect(by(taker, "offer")).to_have_count(0)


def haggle(server: Server, giver: Page, taker: Page) -> None:
    """A demand, answered by another offer, which is declined."""
    click(server, giver, giver.locator("[data-testid=action][data-verb=cooperate]"))
    click(server, giver, on_the_board(giver, "ask_money").first)
    click(server, giver, on_the_board(giver, "propose"))
    click(server, taker, on_the_board(taker, "counter"))
    expect(by(giver, "offer")).to_contain_text("Counter-offer")
    for page in (giver, taker):
        expect(by(page, "first-offer")).to_have_text(["In the first offer: $1", "In the first offer: nothing"])
    click(server, taker, on_the_board(taker, "ask_money").first)
    click(server, taker, on_the_board(taker, "propose"))
    click(server, giver, on_the_board(giver, "decline"))
    expect(by(giver, "offer")).to_have_count(0)
    expect(by(taker, "offer")).to_have_count(0)


def test_two_browsers_over_years_with_offers_a_lost_line_and_a_restart(folder: Path, new_page: NewPage) -> None:
    server = Server(folder)
    game = open_game(server, "Ada", "Linus", game="leaving_earth", options={**SHORT, "last_year": 1960})
    ada, linus = pages = tuple(arrive(server, new_page, game.address(seat)) for seat in range(2))

    first = asked_page(server, *pages)
    assert first is not None
    second = linus if first is ada else ada
    co_operate(server, first, second)
    haggle(server, first, second)
    play_until(server, pages, 1957)

    # One of them loses the connection while the other takes a turn.
    moving = asked_page(server, *pages)
    assert moving is not None
    away = linus if moving is ada else ada
    away.context.set_offline(True)
    expect(by(away, "connection")).to_be_visible()
    click(server, moving, on_the_board(moving, "research", "juno_rockets"))
    click(server, moving, on_the_board(moving, "buy", "juno"))
    away.context.set_offline(False)
    expect(by(away, "connection")).to_be_hidden()
    expect(by(away, "log")).to_contain_text("Juno Rockets")
    play_until(server, pages, 1958)

    # The server is killed and starts again on the same port; both pages reconnect by themselves.
    events = len(record(server, ada)["events"])
    server = killed_and_started_again(server, folder, pages)
    assert len(record(server, ada)["events"]) == events
    assert year(ada) == year(linus) == 1958
    again = asked_page(server, *pages)
    assert again is not None
    co_operate(server, again, linus if again is ada else ada)

    play_until(server, pages, 1961)
    for page in pages:
        expect(by(page, "ending")).to_be_visible()
        expect(by(page, "year")).to_have_text("1960")
    assert cosmodrome.verify(record(server, ada)).proof == "fair"
    server.stop()


# --- shared device ------------------------------------------------------------------------


def lift(page: Page, name: str) -> None:
    expect(by(page, "curtain")).to_contain_text(name)
    by(page, "curtain-open").click()
    expect(by(page, "map")).to_be_visible()


def pass_the_device(server: Server, page: Page) -> None:
    """End turns until it is another player's turn. A draw decides who starts the next year."""
    for _ in range(40):
        expect(by(page, "question").or_(by(page, "curtain")).first).to_be_visible()
        if by(page, "curtain").count():
            return
        answer(server, page, prompt(page))
    raise AssertionError("the device stays where it is")


def test_surveyed_location_is_not_on_the_page_of_the_other_player(server: Server, new_page: NewPage) -> None:
    table = Table(2, level="normal", mercury=False).learn("surveying")
    table.craft("lunar_orbit", "probe")
    game = table_at(server, table.state, "Ada", "Linus")
    page = new_page(server, game.address(0))
    page.goto("/")  # another address of the same page would only be a step in it
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", listen)
    page.goto(game.address(1))
    lift(page, "Ada")
    click(server, page, page.locator("[data-testid=token][data-craft='1']"))
    click(server, page, on_the_board(page, "survey", "moon").first)
    face = next(
        place["face"] for place in view_of(server, game, 0)["places"] if place["id"] == "moon" and place["face"]
    )
    words = GAME.text("en").say(f"face-{face}")
    expect(by(page, "board")).to_contain_text(words)
    click(server, page, on_the_board(page, "keep_hidden"))
    assert words in page.content()
    pass_the_device(server, page)

    expect(by(page, "curtain")).to_contain_text("Linus")
    assert words not in page.content(), "behind the curtain"
    heard.clear()
    lift(page, "Linus")
    expect(by(page, "board")).to_be_visible()
    assert words not in page.content(), "on the other's page"
    assert heard
    assert not any(f'"{face}"' in text for text in heard if '"facts"' not in text), "in what the server sent"
    expect(by(page, "map")).to_contain_text("Moon")
    pass_the_device(server, page)
    lift(page, "Ada")
    assert words in page.content()


def view_of(server: Server, game: Game, seat: int) -> Any:
    steps = server.get(f"/api/tables/{game.table}/replay/0?seat={seat}", game.keys[seat])["steps"]
    return server.get(f"/api/tables/{game.table}/replay/{steps}?seat={seat}", game.keys[seat])["view"]


# --- spectators and bots ------------------------------------------------------------------


def test_spectator_sees_the_table_without_choices(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", "Linus", game="leaving_earth", options=SHORT)
    watcher = arrive(server, new_page, f"/table/{game.table}")
    asked = int(server.get(f"/api/tables/{game.table}")["asked"][0])
    page = arrive(server, new_page, game.address(asked))
    click(server, page, on_the_board(page, "research", "juno_rockets"))
    expect(by(watcher, "log")).to_contain_text("Juno Rockets")
    for thing in ("action", "do", "plan", "where-to"):
        expect(by(watcher, thing)).to_have_count(0)


def test_a_game_against_planner_lite(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1, game="leaving_earth", options={**SHORT, "last_year": 1958})
    page = arrive(server, new_page, game.address(0))
    play_until(server, (page,), 1959)
    expect(by(page, "ending")).to_be_visible()
    seats = record(server, page)["events"][0]["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "planner-lite"]


def test_two_spacecraft_dock_and_one_is_separated_again(server: Server, new_page: NewPage) -> None:
    table = Table(1, mercury=False).learn("rendezvous")
    table.craft("earth_orbit", "probe")
    table.craft("earth_orbit", "juno")
    page = arrive(server, new_page, table_at(server, table.state, "Ada", mode="solo").address(0))
    click(server, page, page.locator("[data-testid=token][data-craft='1']"))
    click(server, page, on_the_board(page, "dock"))
    expect(by(page, "craft")).to_have_count(1)
    expect(by(page, "craft")).to_contain_text("mass 2, thrust 4")
    click(server, page, on_the_board(page, "separate"))
    click(server, page, on_the_board(page, "detach", "juno"))
    click(server, page, on_the_board(page, "split"))
    expect(by(page, "craft")).to_have_count(2)
