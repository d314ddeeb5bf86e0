"""`cosmodrome hint`: what to do in a position or at a step of a record, in words and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from cosmodrome import load
from tests.games.star_search.table import RED_FACE, roll
from tests.games.star_search.table import table as star_table
from tests.support.mlem_last_decision import last_stop, played

Run = Callable[..., tuple[int, str, str]]
RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def run(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    Path("position.txt").write_text(load("mlem").to_text(last_stop("moonwalker")), encoding="utf-8")
    Path("match.json").write_text(json.dumps(played("stay").record()), encoding="utf-8")
    Path("elsewhere.txt").write_text(load("star_search").to_text(load("star_search").new(2)), encoding="utf-8")
    return partial(run, "hint")


def test_hint_for_a_position_evaluates_its_choices(run: Run) -> None:
    code, out, err = run("position.txt", "--playouts", "20", "--locale", "en")
    assert (code, err) == (0, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert any(line.startswith("Disembark: moon at 25") and "100.0 %" in line for line in lines)
    assert any(line.startswith("Best: Disembark") for line in lines)
    assert "8 points" in out
    assert "risk of 50%" in out


@pytest.mark.parametrize(("locale", "best"), [("pl", "Najlepiej"), ("fr", "Le meilleur")])
def test_hint_has_texts_in_other_languages(run: Run, locale: str, best: str) -> None:
    assert best in run("position.txt", "--playouts", "20", "--locale", locale)[1]


def test_hint_in_leaving_earth_is_in_points_with_the_planners_reason(run: Run) -> None:
    record = str(RECORDS / "leaving_earth" / "2p-easy.json")
    code, out, err = run(record, "--step", "0", "--locale", "en")
    assert (code, err) == (0, "")
    assert "expected points" in out
    assert "win chance" in out
    assert "%" in out
    assert "±" in out
    assert "moves are shown" in out
    found = json.loads(run(record, "--step", "0", "--json", "--locale", "en")[1])
    assert (found["unit"], found["game"]) == ("points", "leaving_earth")
    assert len(found["choices"]) < found["legal"]
    weighed = [choice for choice in found["choices"] if choice["worth"] is not None]
    assert all(0 < choice["chance"] < 1 and choice["chance_margin"] > 0 for choice in weighed)
    assert any(mission in found["reason"] for mission in ("points", "pays"))


def test_hint_during_a_search_is_for_the_searching_seat(run: Run) -> None:
    state = star_table(at=(1, 0))
    roll(state, RED_FACE)
    while state.chance_kind() == "draw":
        state.apply(0)
    Path("search.txt").write_text(load("star_search").to_text(state), encoding="utf-8")
    found = json.loads(run("search.txt", "--json", "--locale", "en")[1])
    assert (found["unit"], found["seat"]) == ("fields", 0)
    assert found["choices"][0]["action"]["verb"] == "place"
    assert found["choices"][0]["chance"] is None
    code, _, err = run("search.txt", "--seat", "1")
    assert code == 2
    assert "it is the turn of seat 0" in err


def test_hint_for_a_step_of_a_record_as_json(run: Run) -> None:
    code, out, _ = run("match.json", "--step", "0", "--seat", "0", "--playouts", "20", "--json", "--locale", "en")
    found = json.loads(out)
    assert (code, found["game"], found["seat"], found["close"]) == (0, "mlem", 0, False)
    assert [choice["action"]["verb"] for choice in found["choices"]] == ["land", "stay"]
    assert (found["choices"][0]["worth"], found["unit"], found["legal"]) == (1.0, "victory", 2)
    assert found["reason"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match.json"], "the game is over"),
        (["match.json", "--step", "99"], "there is no step 99"),
        (["match.json", "--step", "0", "--seat", "1"], "seat 1 does not act there; it is the turn of seat 0, Ada"),
        (["elsewhere.txt"], "no seat has to act there: chance decides"),
        (["nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], says: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert len(err.strip().splitlines()) == 1
