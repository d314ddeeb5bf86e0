"""What people do with the page, in the words of the page: they find things by what is written on them or by test id."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.questions import Moment, moments
from tests.support.server_process import Server, play_to_the_end

AT_MOST = 400  # actions in a game


def by(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


def actions(page: Page) -> Locator:
    return by(page, "action")


def table_id(page: Page) -> str:
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


def killed_and_started_again(server: Server, folder: Path, pages: tuple[Page, ...]) -> Server:
    """Kill the server and start another one on its port; returns it once all pages are connected again."""
    server.kill()
    expect(by(pages[0], "connection")).to_be_visible()
    again = Server(folder, port=server.port)
    for page in pages:
        expect(by(page, "connection")).to_be_hidden()
    return again


def start_alone(page: Page, players: int = 2, options: tuple[str, ...] = ()) -> None:
    """A table of one's own against quick bots, through the form."""
    page.goto("/new/mlem")
    by(page, f"players-{players}").click()
    for option in options:
        by(page, f"option-{option}").check()
    unfold(page)
    by(page, "pace").select_option("0")
    by(page, "create").click()
    page.wait_for_url("**/table/*")


def unfold(page: Page) -> None:
    """The wishes that few people have."""
    by(page, "wishes").click()


def open_online(page: Page, name: str, *, options: tuple[str, ...] = (), **wishes: str) -> str:
    """Open a table for two online; returns the invitation's address."""
    page.goto("/new/mlem?mode=online")
    by(page, "mode-online").click()
    by(page, "players-2").click()
    by(page, "seat-name-0").fill(name)
    for option in options:
        by(page, f"option-{option}").check()
    unfold(page)
    by(page, "pace").select_option("0")
    for wish, value in wishes.items():
        by(page, wish).select_option(value)
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    return by(page, "invite-link").first.input_value()


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    by(page, "join-name").fill(name)
    by(page, "join-sit").click()


def is_asked(page: Page) -> bool:
    return actions(page).count() > 0


def asked_page(server: Server, *pages: Page) -> Page | None:
    """The page of the seat to act, once it shows so, or None. Pages are in the order of their seats."""
    for page in pages:
        if is_asked(page):
            return page
    seats = [seat for seat in server.asked_seats(table_id(pages[0])) if seat < len(pages)]
    if not seats:
        return None
    page = pages[seats[0]]
    expect(actions(page).first).to_be_visible()
    return page


def wait_for_turn(page: Page) -> None:
    """Wait until it is this page's turn or the game is over."""
    expect(actions(page).first.or_(by(page, "ending"))).to_be_visible()


def play_on(page: Page, most: int = AT_MOST) -> None:
    """Click through the questions, always the last choice, until the end or so many actions."""
    for _ in range(most):
        wait_for_turn(page)
        if by(page, "ending").count():
            return
        actions(page).last.click()
        answered(page)


def answered(page: Page) -> None:
    """Until the server has taken the action."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def record(server: Server, page: Page) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{table_id(page)}/record")
    return found


# --- tables that are already there ---------------------------------------------


@dataclass(frozen=True)
class Game:
    """A table and the keys of the people at it, seat by seat."""

    table: str
    keys: list[str]

    def address(self, seat: int) -> str:
        """The link that carries a seat to another device."""
        return f"/table/{self.table}#key={self.keys[seat]}&seat={seat}"


def open_game(server: Server, *names: str, bots: int = 0, **more: Any) -> Game:
    """Open a table at which all seats are taken, so that the match begins."""
    return Game(*server.table_for(*(names or ("Ada", "Linus")), bots=bots, **more))


def open_question(server: Server, game: str, prompt: str) -> tuple[Game, int]:
    """Open a table of people at this question. Returns it with the seat to act; no bot plays at it."""
    moment = moments(game)[prompt]
    return open_moment(server, moment), moment.seat


def open_moment(server: Server, moment: Moment) -> Game:
    """Open a table of people at a step of a recorded match."""
    uploaded = server.post("/api/records", json.loads(moment.record.read_text(encoding="utf-8")))["table"]["id"]
    names = [f"Player {seat + 1}" for seat in range(moment.players)]
    wish = {"step": moment.step, "seat": None, "seats": [{"kind": "human"}] * moment.players, "mode": "online"}
    made = server.post(f"/api/tables/{uploaded}/play-on", wish)
    table = made["table"]["id"]
    keys = [server.sit(table, made["invite"], name, seat=seat) for seat, name in enumerate(names)]
    return Game(table, keys)


def played_game(server: Server, *names: str, **more: Any) -> Game:
    """The same, played to its end."""
    game = open_game(server, *names, **more)
    visitors = [server.join(game.table, key) for key in game.keys]
    play_to_the_end(*visitors)
    for visitor in visitors:
        visitor.close()
    return game


def turn_of(one: Page, other: Page) -> tuple[Page, Page]:
    """The pages of a table for two, beginning with that of the player to act."""
    for page in (one, other):
        expect(by(page, "board")).to_be_visible()
    expect(one.locator("[data-asked=true]")).to_have_count(1)
    return (one, other) if by(one, "banner").count() else (other, one)


def play_until(page: Page, choice: str | Locator) -> None:
    """Until this choice, or one with this verb, is offered; new expeditions begin again and again."""
    wanted = page.locator(f"[data-testid=action][data-verb={choice}]") if isinstance(choice, str) else choice
    for _ in range(AT_MOST):
        wait_for_turn(page)
        if wanted.count():
            return
        actions(page).last.click()
        answered(page)
    raise AssertionError(f"it was never offered: {choice}")


# --- the frame -----------------------------------------------------------------


def choose_setting(page: Page, testid: str) -> None:
    """Open the settings, choose, and close them again."""
    by(page, "settings").click()
    by(page, testid).click()
    expect(by(page, testid)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")


def unfold_tools(page: Page) -> None:
    by(page, "tools").locator("summary").click()


def open_chat(page: Page) -> None:
    by(page, "tab-chat").click()


def open_tab(page: Page, name: str) -> None:
    """Beside a replay: its moves, the analysis, notes, or more."""
    by(page, f"tab-{name}").click()
    expect(by(page, f"tab-{name}")).to_have_attribute("aria-selected", "true")


def close_result(page: Page) -> None:
    """Close the result of a match, to get to the board and the log."""
    by(page, "close-result").click()
    expect(by(page, "ending")).to_have_count(0)


def unfold_unavailable(page: Page) -> None:
    """The actions that are not possible now, if there are any."""
    if by(page, "not-now").count() and not by(page, "refused").first.is_visible():
        by(page, "not-now").click()
