"""Races in the terminal: placements are typed, a countdown runs above the prompt, bots speak when they planned to."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import cosmodrome
from cosmodrome.cli._keyboard import Keyboard, Leave, Stopwatch
from cosmodrome.cli.engine import Engine

Play = Callable[..., tuple[int, str, str]]


@pytest.fixture
def play(run: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """Play Star Search in an empty folder: the typed lines in, exit code, stdout and stderr out."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(typed: str, *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return run("play", "star_search", "--locale", "en", "--save", "game.json", *arguments)

    return call


# Enter begins a turn, the second line puts a chart down, the third leaves the stars to chance; what does not fit is
# answered with a sentence and asked again.
SOMEBODY = "\nD4 90\n1\n"


def test_a_whole_game_with_typed_placements(play: Play) -> None:
    code, out, err = play(SOMEBODY * 400, "--seats", "human:Ada,human:Linus", "--options", "path=20", "--seed", "4")
    assert (code, err) == (0, "")
    assert "where do stars fill the 3 markings of your red chart?" in out
    assert "places the chart at D4 90°" in out
    assert "That's not possible here. Example: " in out
    record = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert record["events"][-1]["reason"] == "finished"
    assert cosmodrome.verify(record).proof == "fair"
    assert {event["kind"] for event in record["events"]} >= {"clock", "action", "draw"}


def test_hint_during_a_search_names_the_best_place(play: Play) -> None:
    code, out, err = play("\nh\n" * 6 + "q\n", "--seats", "human:Ada,bot:grown-up", "--seed", "4")
    assert (code, err) == (0, "")
    assert "expected fields" in out
    assert "Best: " in out


def test_a_whole_game_against_searchers_of_every_kind(play: Play) -> None:
    """Nobody has to wait for bots: where no person may speak, the clock is put forward."""
    seats = "human:Ada,bot:child,bot:grown-up,bot:random"
    code, _, err = play(SOMEBODY * 800, "--seats", seats, "--options", "path=20", "--seed", "6")
    assert (code, err) == (0, "")
    record = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert record["events"][-1]["reason"] == "finished"
    assert cosmodrome.verify(record).proof == "fair"


def test_levels_on_the_command_line(play: Play) -> None:
    code, _, _ = play("q\n", "--seats", "human:Ada,human:Linus", "--levels", "easy,difficult")
    assert code == 0
    seats = json.loads(Path("game.json").read_text(encoding="utf-8"))["events"][0]["seats"]
    assert [seat["level"] for seat in seats] == ["easy", "difficult"]
    code, _, err = play("q\n", "--seats", "human,human", "--levels", "easy,heroic")
    assert code == 2
    assert "one of easy, medium, difficult, not heroic" in err


def test_the_engine_runs_a_race() -> None:
    """The client of the engine says when a player makes a claim, and what time it is."""
    engine = Engine()

    def say(request: dict[str, Any]) -> dict[str, Any]:
        return engine.reply(json.dumps(request))

    new: dict[str, Any] = {"do": "new", "game": "star_search", "players": 2, "seed": 5, "levels": ["easy", "difficult"]}
    seat = say(new)["asked"][0]
    assert say({"do": "play", "seat": seat, "action": {"verb": "search"}, "at": 1000})["asked"] == [seat]
    early = say({"do": "tick", "now": 2000})
    assert (early["time_was_up"], early["deadline"]) == (False, 1000 + (60_000 if seat == 0 else 20_000))
    stop = say({"do": "tick", "now": early["deadline"]})
    assert stop["time_was_up"]
    place: dict[str, Any] = {"do": "play", "seat": seat, "action": {"verb": "place", "placement": "C4 90"}}
    assert say({**place, "at": stop["deadline"] + 1})["code"] == "time_is_up"
    assert say({**place, "at": stop["deadline"]})["ok"]
    assert say({**new, "levels": ["heroic", "easy"]})["code"] == "bad_input"


def test_a_countdown_runs_above_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("C4 90\n"))
    keyboard = Keyboard(Console(force_terminal=True, file=screen))
    word = keyboard.read_until("where? ", lambda: 9.0, lambda seconds: f"{seconds} s left")
    assert word == "C4 90"
    assert "9 s left" in screen.getvalue()
    with pytest.raises(Leave):
        keyboard.read_until("and now? ", lambda: 9.0, lambda seconds: f"{seconds} s left")


def test_input_after_time_is_up_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("too late\n"))
    keyboard = Keyboard(Console(file=io.StringIO()))
    assert keyboard.read_until("where? ", lambda: 0.0, str) is None


def test_stopwatch_of_a_saved_game_continues_from_its_time() -> None:
    watch = Stopwatch(5000)
    assert 5000 <= watch.now() < 15_000
    watch.forward_to(60_000)
    assert 60_000 <= watch.now() < 70_000
    watch.forward_to(10_000)
    assert watch.now() >= 60_000, "never back"
