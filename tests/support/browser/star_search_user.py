"""A simulated Star Search player on the page, who finds at once where every chart fits."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

import cosmodrome
from cosmodrome.core.data_pack import built_in_text
from cosmodrome.core.match.match import Match
from cosmodrome.games.star_search.engine.scoring import solutions
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import MOST_HOLES, SIDE, hole_name
from tests.support.browser.user import Game, answered, by, record, table_id
from tests.support.server_process import Server
from tests.support.waiting import Deadline

NO_HURRY = {"hourglass": 0, "twinkle_seconds": 0, "super_limit": 0}
AT_MOST = 400  # answers
AGAIN = 3000  # milliseconds until it is looked whether what was to be clicked is still there


def open_sky(server: Server, *names: str, bots: int = 0, pack: str | None = None, **options: Any) -> Game:
    """Open a Star Search table at which all seats are taken."""
    return Game(
        *server.table_for(
            *names, bots=bots, game="star_search", mode="online", options={**NO_HURRY, **options}, pack=pack
        )
    )


def quick_pack(seconds: int = 1) -> str:
    """The printed facts with an hourglass that is soon empty, and a short countdown."""
    text = built_in_text("star_search")
    for line in ("seconds = 20", "stop = 3", "countdown = 3"):
        assert line in text
        text = text.replace(line, f"{line.partition(' ')[0]} = {seconds}", 1)
    return text


def table_of(server: Server, page: Page) -> Match:
    """The match as a spectator sees it."""
    return Match.load(record(server, page))


def places(match: Match, seat: int) -> list[tuple[int, str]]:
    """Where this seat's chart can be put down, the best first: quarter turns, and the hole under its first marking."""
    state = match.state
    assert isinstance(state, StarSearch)
    first = match.view(seat)["seats"][seat]["chart"]["markings"][0]
    found = []
    for placement in [
        *solutions(state, state.chart(seat), state.colour, state.sky()),
        0,
    ]:  # A1 is always within the sky
        turns, corner = divmod(placement, MOST_HOLES)
        at = first
        for _ in range(turns):
            at = (at[1], state.setting.chart_rows - 1 - at[0])
        found.append((turns, hole_name(corner + at[0] * SIDE + at[1])))
    return found


def searchers(match: Match) -> list[int]:
    """Who may put a chart down now, those first who can fill it."""
    state = match.state
    assert isinstance(state, StarSearch)
    seats = [seat for seat in match.players_to_move() if state.chart(seat) >= 0]
    return sorted(seats, key=lambda seat: -len(places(match, seat)))


def hole(page: Page, name: str) -> Locator:
    return page.locator(f"[data-testid=hole][data-hole='{name}']")


def press(what: Locator) -> None:
    """Click, if it is still there: the table may have gone on in this very moment, and then it asks something else."""
    deadline = Deadline()
    while deadline.left():
        try:
            what.click(timeout=AGAIN)
            return
        except TooLate:
            if not what.count():
                return


def aim(page: Page, turns: int, under_first: str) -> None:
    """Without holding the chart over the sky: turn it, point at its first marking, then at the hole."""
    for _ in range(turns):
        press(by(page, "turn-right"))
    press(by(page, "marking").first)
    press(hole(page, under_first))


def prompt(page: Page) -> str:
    return by(page, "question").get_attribute("data-prompt") or ""


def play_sky(server: Server, page: Page, most: int = AT_MOST) -> set[str]:
    """Play on one shared device by clicking on the board alone, whatever the question. Returns what was clicked."""
    used: set[str] = set()
    for _ in range(most):
        expect(question(page)).to_be_visible()
        if by(page, "ending").count():
            break
        events = len(record(server, page)["events"])
        used.add(answer(server, page, tap="hole" not in used))
        answered(page)
        server.wait_for_events(table_id(page), events)
    return used


def question(page: Page) -> Locator:
    """Anything on the board that wants an answer, or the end."""
    wanted = by(page, "ending")
    for name in ("begin", "place", "marking", "surprise", "answer", "corner"):
        wanted = wanted.or_(by(page, name))
    return wanted.first


def await_question(server: Server, *pages: Page) -> Page:
    """The page of the seat to act next, once it shows so. Pages are in the order of their seats."""
    seats = server.asked_seats(table_id(pages[0]))
    page = pages[seats[0] if seats else 0]
    expect(question(page)).to_be_visible()
    return page


def answer(server: Server, page: Page, tap: bool = False) -> str:
    """Do whatever the board asks for; returns what was used. Stars are tapped away or left to chance."""
    free = page.locator("[data-testid=hole].free")
    if by(page, "begin").count():
        press(by(page, "begin"))
        return "begin"
    if tap and free.count():
        press(free.first)
        return "hole"
    for name in ("surprise", "answer"):
        if by(page, name).count():
            press(by(page, name).first)
            return name
    if by(page, "place").count():
        press(hole(page, "D4"))
        press(by(page, "turn-right"))
        press(by(page, "place"))
        return "place"
    match = table_of(server, page)
    if not (ready := searchers(match)):
        return "countdown"
    seat = ready[0]
    pressed = by(page, "corner").count() > 0 and not by(page, "marking").count()
    if pressed:
        page.locator(f"[data-testid=corner][data-seat='{seat}']").click()
        expect(by(page, "marking").first).to_be_visible()
    aim(page, *places(match, seat)[0])
    return "corner" if pressed else "marking"


def finished(server: Server, page: Page) -> dict[str, Any]:
    """The record of a game that was played to its end by the rules and with fair draws."""
    expect(by(page, "ending")).to_be_visible()
    found = record(server, page)
    assert cosmodrome.verify(found).proof == "fair"
    assert found["events"][-1]["reason"] == "finished"
    return found
