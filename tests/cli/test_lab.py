"""The commands of the lab as a person calls them: tournament, report, and where simulate plays its games."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]


def test_tournament_prints_ratings_and_pairwise_results(run: Run) -> None:
    code, out, _ = run("tournament", "mlem", "--bots", "steady,random", "--games", "20")
    assert code == 0
    for words in ("rating", "win share", "finishes before each other", "steady", "digest"):
        assert words in out


def test_a_tournament_in_json_has_ratings_with_intervals(run: Run) -> None:
    code, out, err = run("tournament", "mlem", "--bots", "random,steady", "--games", "20", "--seed", "4", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("mlem", 2, 20, 4)
    assert [standing["bot"] for standing in found["standings"]] == ["steady", "random"]
    for standing in found["standings"]:
        for name in ("rating", "share", "score"):
            assert standing[name]["low"] <= standing[name]["mean"] <= standing[name]["high"]
    assert len(found["digest"]) == 64
    _, again, _ = run(
        "tournament", "mlem", "--bots", "random,steady", "--games", "20", "--seed", "4", "--json", "--workers", "2"
    )
    assert json.loads(again)["digest"] == found["digest"]


def test_report_is_written_and_its_path_printed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    code, out, _ = run("report", "mlem", str(path), "--games", "10", "--players", "2")
    assert code == 0
    assert str(path) in out
    text = path.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "10 games with 2 players, the bot steady in every seat" in text
    _, out, _ = run("report", "mlem", str(path), "--games", "10", "--players", "2", "--json")
    found = json.loads(out)
    assert found["digest"] in text
    assert path.read_text(encoding="utf-8") == text


def test_simulate_resumes_from_kept_games(run: Run, tmp_path: Path) -> None:
    kept = ["--keep", str(tmp_path / "games")]
    base = ["simulate", "mlem", "--players", "3", "--json", "--games"]
    run(*base, "20", *kept)
    _, out, _ = run(*base, "50", *kept)
    _, fresh, _ = run(*base, "50")
    assert json.loads(out)["digest"] == json.loads(fresh)["digest"]


def test_lost_game_has_no_winner(run: Run) -> None:
    """Alone one plays against the clock: random play does not win, though it has the most points of all."""
    _, out, _ = run(
        "simulate",
        "leaving_earth",
        "--players",
        "1",
        "--games",
        "3",
        "--options",
        "level=hard,last_year=1960",
        "--json",
    )
    assert json.loads(out)["win_share"] == [0.0]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["simulate", "mlem", "--players", "2", "--games", "5", "--backend", "cloud"], "no backend 'cloud'"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--address", "x:1"], "has no address"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--keep", "absent/x"], "cannot keep games"),
        (["tournament", "mlem", "--games", "5"], "--bots"),
        (["tournament", "mlem", "--bots", "steady", "--games", "5"], "two bots"),
        (["tournament", "mlem", "--bots", "steady,steady", "--games", "5"], "once"),
        (["tournament", "mlem", "--bots", "steady,genius", "--games", "5"], "no bot 'genius'"),
        (["tournament", "mlem", "--bots", "steady,random", "--games", "5", "--players", "1"], "2 to 5 players"),
        (
            ["tournament", "leaving_earth", "--bots", "random,planner-lite", "--games", "5", "--players", "1"],
            "two players",
        ),
        (["tournament", "chess", "--bots", "a,b", "--games", "5"], "no game 'chess'"),
        (["report", "mlem"], "OUT.html"),
        (["report", "mlem", "absent/page.html", "--games", "5"], "cannot write absent/page.html"),
        (["report", "mlem", "page.html", "--games", "1"], "whole number"),
        (["report", "mlem", "page.html", "--players", "9"], "2 to 5 players, not 9"),
        (["report", "mlem", "page.html", "--bots", "genius"], "no bot 'genius'"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(
    run: Run, args: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert says in err
    assert len(err.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_tournament_prints_the_ends_of_intervals(run: Run) -> None:
    code, out, _ = run("tournament", "mlem", "--bots", "steady,random", "--players", "4", "--games", "8", "--seed", "1")
    assert code == 0
    assert "±" not in out
    assert "(0.500–0.500)" not in out


def test_simulate_of_a_bot_that_always_wins_prints_an_interval(run: Run) -> None:
    args = ("simulate", "mlem", "--players", "2", "--games", "5", "--bots", "steady,random", "--seed", "1", "--json")
    code, out, _ = run(*args)
    assert code == 0
    found = json.loads(out)
    for share, (low, high) in zip(found["win_share"], found["win_share_interval"], strict=True):
        assert low <= share <= high
        assert high - low > 0.2
