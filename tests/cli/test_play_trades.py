"""`cosmodrome play leaving_earth`: trades and a venture's sale, typed by people who share one screen."""

from __future__ import annotations

import io
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from cosmodrome import Match
from cosmodrome.cli import main
from cosmodrome.cli._choice_list import MOST_LISTED
from cosmodrome.core.match.record import Seat, to_file_text
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from tests.games.leaving_earth.table import GAME, Table, location, venture

NAMES = ("Ada", "Linus", "Grace")
ESA = venture("esa")
HANDED_OVER = re.compile(r"Pass the screen to (\w+), then press Enter\. $")


class People(io.StringIO):
    """The keyboard, at which each person reads the screen and types the number of the choice that they want."""

    def __init__(self, choices: Iterable[tuple[str, str]], screen: Callable[[], str]) -> None:
        super().__init__()
        self._choices: Iterator[tuple[str, str]] = iter(choices)
        self._screen = screen
        self._at_screen = ""
        self.seen: defaultdict[str, str] = defaultdict(str)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        shown = self._screen()
        self.seen[self._at_screen] += shown
        handed_over = HANDED_OVER.search(shown)
        if handed_over:
            self._at_screen = handed_over[1]
            return "\n"
        person, choice = next(self._choices, (self._at_screen, ""))
        assert self._at_screen == person, shown
        if not choice:
            return "q\n"
        number = re.search(rf"^ *(\d+) {re.escape(choice)}(?: |$)", shown, re.MULTILINE)
        assert number, f"{choice} is not offered:\n{shown}"
        return f"{number[1]}\n"


Played = tuple[defaultdict[str, str], LeavingEarth]
Play = Callable[..., Played]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Play on from a position: who takes which choice in; what each person saw and the position at the end out."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(table: Table, *choices: tuple[str, str]) -> Played:
        seats = [Seat(name) for name in NAMES[: table.state.players]]
        options = GAME.options_of(table.state)
        match = Match.start(GAME, seats, options, seed=1, position=GAME.to_text(table.state))
        Path("game.json").write_text(to_file_text(match.record()), encoding="utf-8")
        people = People(choices, lambda: capsys.readouterr().out)
        monkeypatch.setattr(sys, "stdin", people)
        assert main(["play", "leaving_earth", "--load", "game.json", "--locale", "en"]) == 0
        state = Match.load(Path("game.json").read_text(encoding="utf-8")).state
        assert isinstance(state, LeavingEarth)
        return people.seen, state

    return run


def test_trade_of_cargo_in_space_typed_in_the_terminal_passes_between_the_spacecraft(play: Play) -> None:
    table = Table(2, mercury=False).learn("rendezvous")
    table.craft("mars_orbit", "probe", "juno", "apollo", "pilot")
    table.craft("mars_orbit", "probe", "apollo", seat=1)
    seen, table.state = play(
        table,
        ("Ada", "Make an offer to Linus"),
        ("Ada", "Trade cargo: spacecraft 1 and spacecraft 1 (Linus), Mars Orbit"),
        ("Ada", "You give from your spacecraft: Juno"),
        ("Ada", "You give from your spacecraft: Neil Armstrong, pilot"),
        ("Ada", "You get: $5"),
        ("Ada", "Make this offer"),
        ("Linus", "Accept"),
        ("Ada", "End the turn"),
        ("Linus", ""),
    )
    assert "Ada makes an offer. You get: from spacecraft 1: Juno, Neil Armstrong. You give: $5" in seen["Linus"]
    assert "Spacecraft 1 (Ada) and spacecraft 1 (Linus) exchange cargo." in seen["Linus"]
    assert (table.parts(), table.crew(), table.cash()) == (["probe", "apollo"], [], 30)
    assert (table.parts(1, 1), table.crew(1, 1), table.cash(1)) == (["juno", "probe", "apollo"], ["pilot"], 20)


def test_offer_with_many_choices_in_the_terminal_lists_every_one(play: Play) -> None:
    table = Table(2, stations=True, outer_planets=True).learn_all()
    table.craft("mars_orbit", "probe", "juno", "apollo", "pilot")
    table.craft("mars_orbit", "probe", "apollo", seat=1)
    seen, table.state = play(table, ("Ada", "Make an offer to Linus"))
    listed = seen["Ada"].partition("your offer to Linus")[2]
    numbers = [int(number) for number in re.findall(r"^ *(\d+) \w", listed, re.MULTILINE)]
    assert numbers == list(range(1, len(table.state.legal_actions()) + 1))
    assert len(numbers) > MOST_LISTED
    for advancement in ("Juno Rockets", "Landing", "Rovers"):
        assert f"You share: {advancement}" in listed


def test_trade_of_knowledge_typed_in_the_terminal_is_shown_to_the_buyer_and_to_nobody_else(play: Play) -> None:
    seen, state = play(
        Table(3, mercury=False).show("moon", "microbes", seen_by=[0]),
        ("Ada", "Make an offer to Linus"),
        ("Ada", "You share what you saw: Moon"),
        ("Ada", "You get: $10"),
        ("Ada", "Make this offer"),
        ("Linus", "Accept"),
        ("Ada", "End the turn"),
        ("Linus", "End the turn"),
        ("Grace", ""),
    )
    before, answered = seen["Linus"].split("You get: what is there: Moon. You give: $10")
    assert "fossil microbes" not in before
    assert "Ada tells Linus what is there: Moon, fossil microbes." in answered
    assert "fossil microbes (your secret)" in answered
    assert "Ada tells Linus what is there: Moon." in seen["Grace"]
    assert "fossil microbes" not in seen["Grace"]
    assert [state.has_seen(seat, location("moon")) for seat in range(3)] == [True, True, False]
    assert not state.is_revealed(location("moon"))


def test_sale_of_a_ventures_sample_vetoed_in_the_terminal_is_not_made(play: Play) -> None:
    table = Table(3, stations=True, ventures=True, mercury=False).founded("esa", 3, 5, 2)
    table.stock("palladium", seat=ESA).end_turn().end_turn()
    seen, table.state = play(
        table,
        ("Grace", "End the turn"),
        ("Linus", "Sell: palladium"),
        ("Grace", "Allow"),
        ("Ada", "Veto"),
    )
    assert "Linus, for ESA: what do you do with what was brought to Earth?" in seen["Linus"]
    for name in ("Grace", "Ada"):
        question = f"{name}, Linus wants to act for ESA. Sell: palladium. Do you allow it?"
        assert question in seen[name]
        shown = seen[name].split(question)[0].rpartition("─\n")[2]
        assert "ESA" in shown
        assert "palladium" in shown
        assert "turn" not in shown.splitlines()[0], "the turns of the year have not begun"
    assert any("Ada vetoes: Linus may not act for ESA." in screen for screen in seen.values())
    assert (table.parts(0, ESA), table.cash(ESA)) == (["palladium"], 0)
