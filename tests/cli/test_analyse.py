"""`cosmodrome analyse`: a game looked through, its luck, its mistakes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.bots.last_stop import last_stop, played

from cosmodrome import load
from cosmodrome.cli import main

Run = Callable[..., tuple[int, str, str]]
RECORDS = Path(__file__).parents[1] / "records"
QUICK = ("--playouts", "40", "--luck-playouts", "1")


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., tuple[int, str, str]]:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    Path("blunder.json").write_text(json.dumps(played("stay").record()), encoding="utf-8")
    Path("perfect.json").write_text(json.dumps(played("land").record()), encoding="utf-8")
    Path("position.txt").write_text(load("mlem").to_text(last_stop("moonwalker")), encoding="utf-8")

    def call(*args: str) -> tuple[int, str, str]:
        code = main(["analyse", *args])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return call


def test_a_blunder_is_shown_with_what_was_better(run: Run) -> None:
    code, out, _ = run("blunder.json", *QUICK, "--locale", "en")
    assert code == 0
    assert "Stay aboard ??" in out
    assert "Get off: moon at 25" in out


@pytest.mark.parametrize(("locale", "says"), [("en", "No mistake"), ("pl", "Żadnego błędu"), ("fr", "Aucune erreur")])
def test_a_game_without_mistakes(run: Run, locale: str, says: str) -> None:
    assert says in run("perfect.json", *QUICK, "--locale", locale)[1]


@pytest.mark.parametrize(
    ("record", "unit", "says"),
    [("leaving_earth/2p-easy.json", "points", "in points"), ("star_search/2p-eagle-bots.json", "fields", "in fields")],
)
def test_other_games_are_counted_in_units_of_their_own(run: Run, record: str, unit: str, says: str) -> None:
    path = str(RECORDS / record)
    code, out, _ = run(path, "--locale", "en")
    assert code == 0
    assert says in out
    assert "±" not in out, "nothing was played out"
    found = json.loads(run(path, "--json")[1])
    assert found["unit"] == unit
    assert found["moves"]
    assert found["draws"]


def test_as_json(run: Run) -> None:
    code, out, _ = run("blunder.json", *QUICK, "--json")
    found = json.loads(out)
    assert code == 0
    [move] = found["moves"]
    assert (move["step"], move["seat"], move["verdict"]) == (1, 0, "blunder")
    assert move["best"] == {"verb": "land", "space": 25}
    assert [abs(seat["luck"]) for seat in found["seats"]] == pytest.approx([0.5, 0.5])
    assert found["seats"][0]["lost"] == pytest.approx(move["behind"])
    assert found["draws"][0]["step"] == 1


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
