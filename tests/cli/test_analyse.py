"""`cosmodrome analyse`: the luck and the mistakes of a match."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from cosmodrome import load
from tests.support.mlem_last_decision import last_stop, played

Run = Callable[..., tuple[int, str, str]]
RECORDS = Path(__file__).parents[1] / "records"
# A shell that starts the tests in the background has them ignore Ctrl-C, which processes inherit.
INTERRUPTIBLE = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from cosmodrome.cli import main
sys.exit(main(sys.argv[1:]))
"""
QUICK = ("--playouts", "40", "--luck-playouts", "1")


@pytest.fixture
def run(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    Path("blunder.json").write_text(json.dumps(played("stay").record()), encoding="utf-8")
    Path("perfect.json").write_text(json.dumps(played("land").record()), encoding="utf-8")
    Path("position.txt").write_text(load("mlem").to_text(last_stop("moonwalker")), encoding="utf-8")
    return partial(run, "analyse")


def test_a_blunder_is_shown_with_what_was_better(run: Run) -> None:
    code, out, _ = run("blunder.json", *QUICK, "--locale", "en")
    assert code == 0
    assert "Stay aboard ??" in out
    assert "Disembark: moon at 25" in out


@pytest.mark.parametrize(
    ("locale", "says"), [("en", "No clear mistakes"), ("pl", "Brak wyraźnych błędów"), ("fr", "Aucune erreur")]
)
def test_a_game_without_mistakes(run: Run, locale: str, says: str) -> None:
    assert says in run("perfect.json", *QUICK, "--locale", locale)[1]


@pytest.mark.parametrize(
    ("record", "unit", "says"),
    [("leaving_earth/2p-easy.json", "points", "in points"), ("star_search/2p-eagle-bots.json", "fields", "in fields")],
)
def test_analysis_of_other_games_has_their_own_units(run: Run, record: str, unit: str, says: str) -> None:
    path = str(RECORDS / record)
    code, out, _ = run(path, "--locale", "en")
    assert code == 0
    assert says in out
    assert "±" not in out, "nothing was played out"
    found = json.loads(run(path, "--json")[1])
    assert found["unit"] == unit
    assert found["moves"]
    assert found["draws"]


def test_analysis_as_json_is_one_object(run: Run) -> None:
    code, out, _ = run("blunder.json", *QUICK, "--json")
    found = json.loads(out)
    assert code == 0
    [move] = found["moves"]
    assert (move["step"], move["seat"], move["verdict"]) == (1, 0, "blunder")
    assert move["best"] == {"verb": "land", "space": 25}
    assert [abs(seat["luck"]) for seat in found["seats"]] == pytest.approx([0.5, 0.5])
    assert found["seats"][0]["lost"] == pytest.approx(move["behind"])
    assert found["draws"][0]["step"] == 1
    assert [each["step"] for each in found["chances"]] == [0, 1, 2]
    assert sum(found["chances"][0]["chances"]) == pytest.approx(1.0)
    assert found["seats"][0]["accuracy"] == pytest.approx(0.5 ** (move["behind"] / 0.1))
    assert json.loads(run("perfect.json", *QUICK, "--json")[1])["good"][0]["action"] == {"verb": "land", "space": 25}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["position.txt"], "this is a position; hint says what to do there, analyse needs a record"),
        (["nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], says: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("record", ["mlem/2p-base-bots.json", "star_search/2p-eagle-bots.json"])
def test_any_number_of_workers_gives_the_same_analysis(run: Run, record: str) -> None:
    args = (str(RECORDS / record), "--playouts", "10", "--luck-playouts", "1", "--json")
    code, alone, _ = run(*args)
    assert code == 0
    assert run(*args, "--workers", "3")[:2] == (0, alone)


def test_undone_moves_cost_nothing_with_several_workers(run: Run) -> None:
    Path("undone.json").write_text(json.dumps(played("stay", "undo", "land").record()), encoding="utf-8")
    code, out, _ = run("undone.json", *QUICK, "--workers", "2", "--locale", "en")
    assert code == 0
    assert "No clear mistakes" in out


def test_progress_without_a_terminal_is_written_in_lines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.cli._progress.INTERVAL", 0.0)
    code, out, err = run("perfect.json", *QUICK, "--json")
    assert code == 0
    json.loads(out)
    lines = err.splitlines()
    assert lines
    events = lines[-1].rsplit(" ", 1)[-1]
    assert lines[-1] == f"events: {events} of {events}"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_progress_is_shown_on_a_terminal_and_an_interrupt_ends_it_in_one_sentence(workers: str) -> None:
    mine, theirs = os.openpty()
    record = str(RECORDS / "mlem/2p-base-bots.json")
    command = [sys.executable, "-c", INTERRUPTIBLE, "analyse", record, "--playouts", "20000", "--workers", workers]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True)
    os.close(theirs)
    shown = b""
    while b"events" not in shown:
        shown += os.read(mine, 4096)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate()
    shown = rest_of(mine)
    os.close(mine)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in shown
    assert b"cosmodrome: interrupted before the work was finished" in shown


def rest_of(terminal: int) -> bytes:
    """What is left to read when nobody writes any more."""
    found = b""
    while True:
        try:
            more = os.read(terminal, 4096)
        except OSError:  # Linux says so when the other end is closed
            return found
        if not more:
            return found
        found += more
