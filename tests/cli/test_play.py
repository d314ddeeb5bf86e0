"""`cosmodrome play`: whole games through the keyboard, saved, resumed, taken back."""

from __future__ import annotations

import io
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.cli import main

RANDOM_BOTS = "human,bot:random,bot:random"
ALL_VARIANTS = "ufo=true,explorations=true,secret_missions=true"
MESSAGE_ID = re.compile(r"\b(?:play|ask|log|do|help|preview|site|score|odds|legend|refused|specialist)-[a-z_]{3,}")

Play = Callable[..., tuple[int, str, str]]


@pytest.fixture
def play(run: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """Play MLEM in an empty folder: the typed lines in, exit code, stdout and stderr out."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(typed: str, *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return run("play", "mlem", *arguments)

    return call


def choices(seed: int, count: int = 600) -> str:
    """The input of a player who types small random numbers."""
    rng = random.Random(seed)
    return "".join(f"{rng.choice((1, 1, 2, 3))}\n" for _ in range(count))


# --- whole games -------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "winner", "prompt"),
    [("en", "win", "Type 1"), ("pl", "ygrywa", "Wpisz"), ("fr", "Victoire", "Tape")],
)
def test_a_whole_game_with_all_variants(play: Play, locale: str, winner: str, prompt: str) -> None:
    code, out, err = play(
        "?\nl\n" + choices(1),
        *("--seats", RANDOM_BOTS, "--options", ALL_VARIANTS, "--locale", locale, "--seed", "3", "--save", "game.json"),
    )
    assert (code, err) == (0, "")
    assert winner in out.rsplit("─", 1)[1]
    assert prompt in out
    assert "cosmodrome verify game.json" in " ".join(out.split())
    assert not MESSAGE_ID.findall(out)
    assert max(map(len, without_prompts(out, prompt))) <= 80
    record = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert cosmodrome.verify(record)
    assert record["events"][-1]["kind"] == "end"


def without_prompts(out: str, prompt: str) -> list[str]:
    """Typed lines are not echoed here, so what comes after a prompt stands on its line."""
    return [line for line in out.splitlines() if prompt not in line and not line.startswith("> ")]


def test_the_usual_table_is_one_person_and_two_steady_bots(play: Play) -> None:
    code, out, _ = play("q\n", "--seed", "1", "--save", "game.json", "--locale", "en")
    assert code == 0
    seats = json.loads(Path("game.json").read_text(encoding="utf-8"))["events"][0]["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "steady", "steady"]
    assert "Player 1" in out


def test_bots_can_play_among_themselves(play: Play) -> None:
    code, out, _ = play("\n", "--seats", "bot:random,bot:random", "--seed", "2", "--locale", "en")
    assert code == 0
    assert "Final scores" in out


def test_every_terminal_width_is_kept(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (60, 80, 100, 140, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        _, out, _ = play(
            choices(2, 12), "--seats", RANDOM_BOTS, "--options", ALL_VARIANTS, "--seed", "5", "--locale", "en"
        )
        assert max(map(len, without_prompts(out, "Type 1"))) <= width


# --- leaving and coming back -------------------------------------------------


def test_saved_game_continues_after_quitting(play: Play) -> None:
    code, out, _ = play(choices(4, 9) + "q\n", "--seats", RANDOM_BOTS, "--seed", "8", "--locale", "en")
    assert code == 0
    [file] = Path().glob("mlem-*.json")
    assert f"Game saved to {file}." in out
    before = json.loads(file.read_text(encoding="utf-8"))["events"]
    code, out, _ = play(choices(5), "--load", str(file), "--locale", "en")
    assert code == 0
    assert "Final scores" in out
    after = json.loads(file.read_text(encoding="utf-8"))
    assert after["events"][: len(before)] == before
    assert cosmodrome.verify(after)


def test_end_of_input_saves_the_game(play: Play) -> None:
    code, out, err = play(choices(6, 5), "--seats", RANDOM_BOTS, "--seed", "9", "--locale", "en")
    assert (code, err) == (0, "")
    [file] = Path().glob("mlem-*.json")
    assert f"Game saved to {file}." in out
    assert not cosmodrome.Match.load(file.read_text(encoding="utf-8")).is_over


def test_a_second_game_with_the_same_seed_does_not_overwrite_the_first(play: Play) -> None:
    for _ in range(2):
        play("q\n", "--seats", RANDOM_BOTS, "--seed", "9")
    assert len(list(Path().glob("mlem-*.json"))) == 2


def test_saving_does_not_end_the_game(play: Play) -> None:
    _, out, _ = play("s\n" + choices(7), "--seats", RANDOM_BOTS, "--seed", "9", "--locale", "en")
    assert out.index("Game saved to") < out.index("Final scores")


def test_finished_game_can_be_opened(play: Play) -> None:
    play(choices(1), "--seats", RANDOM_BOTS, "--seed", "3", "--save", "game.json")
    code, out, _ = play("", "--load", "game.json", "--locale", "en")
    assert code == 0
    assert "Final scores" in out


# --- typing ------------------------------------------------------------------


def test_wrong_input_gets_one_sentence_and_changes_nothing(play: Play) -> None:
    _, out, _ = play(
        "0\n9\n\nbanana\n-1\n²\n1\nq\n", "--seats", RANDOM_BOTS, "--seed", "1", "--locale", "en", "--save", "g.json"
    )
    assert out.count("Please type a number from 1 to 8.") == 6
    actions = [e for e in json.loads(Path("g.json").read_text())["events"] if e["kind"] == "action" and e["seat"] == 0]
    assert actions[0]["action"] == {"verb": "embark", "specialist": "satellite"}


def test_question_mark_explains_the_question(play: Play) -> None:
    _, out, _ = play("?\nq\n", "--seats", RANDOM_BOTS, "--seed", "1", "--locale", "en")
    assert "Each player sends one astronaut aboard." in out
    assert out.count("which astronaut do you send?") == 2


def test_undo_before_the_first_move_is_refused_with_a_sentence(play: Play) -> None:
    _, out, _ = play("u\nq\n", "--seats", RANDOM_BOTS, "--seed", "1", "--locale", "pl")
    assert cosmodrome.load("mlem").text("pl").say("refused-nothing_to_undo") in out


def test_undo_against_bots_needs_no_consent(play: Play) -> None:
    typed = "1\nu\n2\nq\n"
    play(typed, "--seats", RANDOM_BOTS, "--seed", "1", "--locale", "en", "--save", "g.json")
    events = json.loads(Path("g.json").read_text(encoding="utf-8"))["events"]
    mine = [event["action"]["specialist"] for event in events if is_embarking(event, seat=0)]
    assert mine[:2] == ["satellite", "drifter"]
    assert "undo" in [event["kind"] for event in events]


def is_embarking(event: dict[str, object], seat: int) -> bool:
    action = event.get("action")
    return event.get("seat") == seat and isinstance(action, dict) and action.get("verb") == "embark"


@pytest.mark.parametrize(("answer", "done"), [("y", True), ("n", False)])
def test_undo_between_people_needs_consent(play: Play, answer: str, done: bool) -> None:
    typed = f"1\n1\nu\nmaybe\n{answer}\nq\n"
    _, out, _ = play(typed, "--seats", "human:Ada,human:Grace", "--seed", "4", "--locale", "en", "--save", "g.json")
    assert re.search(r"(Ada|Grace) asks to undo a move\. (Ada|Grace), do you allow it\? \(y/n\)", out)
    kinds = [event["kind"] for event in json.loads(Path("g.json").read_text(encoding="utf-8"))["events"]]
    assert ("undo" in kinds) is done


# --- secrets -----------------------------------------------------------------


def test_screen_is_cleared_between_people_with_secrets(play: Play) -> None:
    _, out, _ = play(
        "\n1\n\n1\nq\n",
        "--seats",
        "human:Ada,human:Grace",
        "--options",
        "secret_missions=true",
        "--seed",
        "4",
        "--locale",
        "en",
    )
    screens = re.split(r"Pass the screen to (?:Ada|Grace), then press Enter\.", out)
    assert len(screens) == 4
    assert "missions" not in screens[0]
    assert screens[1].count("gets a secret mission:") == 4
    assert screens[2].count("gets a secret mission:") == 4
    owners = [re.findall(r"(Ada|Grace) gets a secret mission:", screen)[0] for screen in screens[1:3]]
    assert sorted(owners) == ["Ada", "Grace"]


def test_screen_is_not_cleared_without_secrets(play: Play) -> None:
    _, out, _ = play("1\n1\nq\n", "--seats", "human:Ada,human:Grace", "--seed", "4", "--locale", "en")
    assert "Pass the screen" not in out


# --- arguments ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "human,robot:x"], "a seat is human, human:NAME or bot:NAME"),
        (["--seats", "human,bot:genius"], "there is no bot 'genius'"),
        (["--seats", "human"], "for 2 to 5 players"),
        (["--seats", "human,human", "--players", "3"], "does not fit"),
        (["--players", "9"], "for 2 to 5 players"),
        (["--locale", "tlh"], "speaks en, pl, fr"),
        (["--options", "warp=true"], "has no option 'warp'"),
        (["--load", "nowhere.json"], "cannot read nowhere.json"),
        (["--save", "no/such/folder/g.json"], "there is no such folder"),
        (["--load", "g.json", "--players", "3"], "does not go with --load"),
        (["--seed", "x"], "--seed"),
    ],
)
def test_wrong_arguments_end_with_one_sentence(play: Play, arguments: list[str], says: str) -> None:
    code, out, err = play("", *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_redacted_record_cannot_be_continued(play: Play) -> None:
    match = cosmodrome.Match.start(cosmodrome.load("mlem"), [cosmodrome.Seat("Ada"), cosmodrome.Seat("Grace")], seed=1)
    Path("seen.json").write_text(json.dumps(match.record(0)), encoding="utf-8")
    code, _, err = play("", "--load", "seen.json")
    assert code == 2
    assert "only the host's own record can be played on" in err


# --- hints -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "offer", "heading", "help_line"),
    [
        ("en", "h for a hint", "win chance", "h gives a hint"),
        ("pl", "h – podpowiedź", "szansa na wygraną", "h daje podpowiedź"),
        ("fr", "h pour un conseil", "chances de victoire", "h donne un conseil"),
    ],
)
def test_a_hint_is_given_and_changes_nothing(
    play: Play, monkeypatch: pytest.MonkeyPatch, locale: str, offer: str, heading: str, help_line: str
) -> None:
    monkeypatch.setattr("cosmodrome.cli._terminal_table.HINT_PLAYOUTS", 2)
    arguments = ("--seats", RANDOM_BOTS, "--options", ALL_VARIANTS, "--seed", "3", "--locale", locale, "--save")
    code, out, err = play("h\nhint\n?\nq\n", *arguments, "hinted.json")
    assert (code, err) == (0, "")
    assert offer in out
    assert out.count(heading) >= 2
    assert out.count("±") > 4
    assert help_line in out
    assert not MESSAGE_ID.findall(out)
    play("q\n", *arguments, "plain.json")
    hinted, plain = (json.loads(Path(name).read_text(encoding="utf-8")) for name in ("hinted.json", "plain.json"))
    kinds = [[event["kind"] for event in record["events"]] for record in (hinted, plain)]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize(
    ("arguments", "has_hints"),
    [
        (["leaving_earth", "--players", "1"], True),
        (["star_search", "--seats", "human:Ada,bot:grown-up"], True),
        (["star_search", "--seats", "human:Ada,human:Linus"], False),
    ],
)
def test_every_game_has_hints_but_no_race_between_people(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: list[str],
    has_hints: bool,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("h\n?\nq\n"))
    assert main(["play", *arguments, "--seed", "1", "--locale", "en"]) == 0
    out = capsys.readouterr().out
    assert ("gives a hint" in out) == has_hints
    assert ("expected points" in out) == ("leaving_earth" in arguments)
