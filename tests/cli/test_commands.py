"""The commands as a person or a script calls them: what they print, and one clear sentence for wrong input."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmodrome import Match, Rng, Seat, load
from cosmodrome.cli import commands, main
from cosmodrome.core.match.record import to_file_text

Run = Callable[..., tuple[int, str, str]]

SIMULATE_KEYS = {
    "game",
    "players",
    "options",
    "games",
    "seed",
    "compiled",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "mean_scores",
    "win_share",
    "decisions_per_game",
    "digest",
}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished match with all variants."""
    game = load("mlem")
    options = {"ufo": True, "explorations": True, "secret_missions": True}
    match = Match.start(game, [Seat("Ada"), Seat("Linus"), Seat("Grace")], options, seed=12)
    rng = Rng(5)
    while not match.is_over:
        seat = match.players_to_move()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    path = tmp_path / "match.json"
    path.write_text(to_file_text(match.record()), encoding="utf-8")
    return path


def test_every_documented_command_exists() -> None:
    promised = {"games", "play", "simulate", "replay", "verify", "odds", "pack", "engine", "fuzz", "bench", "compare"}
    assert promised <= set(commands())


def test_version_says_how_the_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.strip().endswith(("(rules compiled)", "(rules interpreted)"))


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "required"),
        (["fly"], "invalid choice"),
        (["simulate", "mlem", "--games", "5"], "--players"),
        (["simulate", "mlem", "--players", "6", "--games", "5"], "2 to 5 players, not 6"),
        (["simulate", "mlem", "--players", "2", "--games", "-5"], "whole number"),
        (["simulate", "mlem", "--players", "2", "--games", "many"], "whole number"),
        (["simulate", "chess", "--players", "2", "--games", "5"], "no game 'chess'"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--options", "aliens=true"], "no option 'aliens'"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--options", "ufo=maybe"], "false, true"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--options", "ufo"], "name=value"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--bots", "genius"], "no bot 'genius'"),
        (["simulate", "mlem", "--players", "3", "--games", "5", "--bots", "random,random"], "3 of them, not 2"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--pack", "absent.toml"], "cannot read"),
        (["simulate", "mlem", "--players", "2", "--games", "5", "--csv", "absent/x.csv"], "cannot write"),
        (["verify", "absent.json"], "cannot read absent.json"),
        (["replay", "absent.json"], "cannot read absent.json"),
        (["pack", "check", "mlem", "absent.toml"], "cannot read"),
        (["pack", "export", "chess"], "no game 'chess'"),
        (["fuzz", "mlem", "--games", "0"], "whole number"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(run: Run, args: list[str], says: str) -> None:
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert says in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_games_lists_titles_credits_and_options(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "MLEM: Space Agency" in out
    assert "Game design: Reiner Knizia" in out
    assert "Published by Rebel Studio, 2023" in out
    assert "with the expansions Mercury" in out
    _, out, _ = run("games", "--json")
    games = {game["id"]: game for game in json.loads(out)["games"]}
    assert games["mlem"]["options"]["ufo"]["default"] is False


def test_simulate_prints_one_json_object_with_the_fixed_keys(run: Run) -> None:
    code, out, err = run("simulate", "mlem", "--players", "4", "--games", "30", "--seed", "9", "--json")
    found = json.loads(out)
    assert code == 0
    assert found.keys() >= SIMULATE_KEYS
    assert (found["games"], found["players"], found["seed"]) == (30, 4, 9)
    assert sum(found["win_share"]) == pytest.approx(1)
    assert err == ""


def test_workers_do_not_change_the_digest(run: Run) -> None:
    args = ("simulate", "mlem", "--players", "3", "--games", "60", "--options", "secret_missions=true", "--json")
    alone = json.loads(run(*args)[1])
    together = json.loads(run(*args, "--workers", "2")[1])
    assert alone["digest"] == together["digest"]
    assert alone["digest"] != json.loads(run(*args, "--seed", "2")[1])["digest"]


def test_saved_games_verify_and_match_the_summary(run: Run, tmp_path: Path) -> None:
    folder, table = tmp_path / "games", tmp_path / "games.csv"
    options = "ufo=true,explorations=true,secret_missions=true"
    args = ["--players", "2", "--games", "6", "--bots", "steady,random", "--options", options]
    code, out, _ = run("simulate", "mlem", *args, "--save", str(folder), "--csv", str(table))
    assert code == 0
    assert "digest" in out
    files = sorted(folder.glob("*.json"))
    assert len(files) == 6
    code, out, _ = run("verify", *map(str, files))
    assert code == 0
    assert out.count("repeatable") == 6
    lines = table.read_text().splitlines()
    assert lines[0] == "game,decisions,score_1,score_2"
    for line, file in zip(lines[1:], files, strict=True):
        end = json.loads(file.read_text())["events"][-1]
        assert [int(score) for score in line.split(",")[2:]] == end["scores"]


def test_a_lab_record_with_a_changed_die_is_rejected(run: Run, tmp_path: Path) -> None:
    run("simulate", "mlem", "--players", "2", "--games", "1", "--save", str(tmp_path))
    file = next(tmp_path.glob("*.json"))
    record = json.loads(file.read_text())
    number = next(i for i, event in enumerate(record["events"]) if event.get("stream") == "dice")
    record["events"][number]["outcome"][-1] ^= 1
    file.write_text(json.dumps(record))
    code, out, _ = run("verify", str(file))
    assert code == 1
    assert f"REJECTED: event {number}:" in out


def test_verify_accepts_a_match_and_names_the_event_that_was_changed(run: Run, saved: Path) -> None:
    code, out, _ = run("verify", str(saved))
    assert code == 0
    assert "fair: the committed seed gives every draw" in out
    record = json.loads(saved.read_text())
    number = next(i for i, event in enumerate(record["events"]) if event.get("stream") == "dice")
    record["events"][number]["outcome"][0] ^= 1
    saved.write_text(json.dumps(record))
    code, out, _ = run("verify", str(saved), "--json")
    assert code == 1
    assert json.loads(out)["records"][0]["event"] == number


def test_replay_shows_any_step_as_text_svg_and_json(run: Run, saved: Path, tmp_path: Path) -> None:
    code, out, _ = run("replay", str(saved), "--step", "0")
    assert code == 0
    assert "step 0 of" in out
    picture = tmp_path / "table.svg"
    code, out, _ = run("replay", str(saved), "--step", "25", "--svg", str(picture), "--json", "--locale", "pl")
    found = json.loads(out)
    assert code == 0
    assert found["step"] == 25
    assert found["legal"]
    assert found["log"]
    assert "Ada" in picture.read_text(encoding="utf-8")
    code, out, _ = run("replay", str(saved))
    assert f"step {found['steps']} of {found['steps']}" in out
    code, _, err = run("replay", str(saved), "--step", "99999")
    assert code == 2
    assert "there is no step 99999" in err
    code, _, err = run("replay", str(saved), "--seat", "3")
    assert code == 2
    assert "seats are 0 to 2" in err


def test_replay_takes_a_position_in_one_line(run: Run, saved: Path, tmp_path: Path) -> None:
    position = json.loads(run("replay", str(saved), "--step", "30", "--json")[1])["position"]
    file = tmp_path / "position.txt"
    file.write_text(position + "\n")
    again = json.loads(run("replay", str(file), "--json")[1])
    assert again["position"] == position
    file.write_text(position.replace("players=3", "players=4"))
    code, _, err = run("replay", str(file))
    assert code == 2
    assert "typing error" in err


def test_a_checked_pack_is_summed_up_by_provenance(run: Run, tmp_path: Path) -> None:
    _, text, _ = run("pack", "export", "star_search")
    assert "#   ours " in text
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    code, out, _ = run("pack", "check", "star_search", str(file))
    assert code == 0
    assert out.rstrip().endswith(" 6 ours")


def test_an_exported_pack_is_good_and_a_broken_one_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    code, text, _ = run("pack", "export", "mlem")
    assert code == 0
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    code, out, _ = run("pack", "check", "mlem", str(file))
    assert code == 0
    assert "a valid pack" in out
    assert "provenance: 7 rulebook, 3 public, 11 inferred, 63 reconstructed" in out
    code, out, _ = run("simulate", "mlem", "--players", "2", "--games", "3", "--pack", str(file), "--json")
    assert code == 0
    lines = text.splitlines()
    wrong = next(i for i, line in enumerate(lines) if line.startswith("symbols"))
    lines[wrong] = "symbols = []"
    file.write_text("\n".join(lines), encoding="utf-8")
    code, _, err = run("pack", "check", "mlem", str(file))
    assert code == 2
    assert f"line {wrong + 1}, space[0].symbols" in err


def test_fuzz_finds_nothing_in_sound_rules(run: Run) -> None:
    code, out, _ = run("fuzz", "mlem", "--games", "600", "--seed", "3")
    assert code == 0
    assert "nothing broke" in out


@pytest.mark.matrix
@pytest.mark.parametrize(("game", "games"), [("mlem", 100_000), ("star_search", 100_000), ("leaving_earth", 1_000)])
def test_fuzz_finds_nothing_in_many_games(run: Run, game: str, games: int) -> None:
    code, out, _ = run("fuzz", game, "--games", str(games))
    assert code == 0
    assert "nothing broke" in out


@pytest.mark.parametrize("game", ["mlem", "star_search", "leaving_earth"])
def test_fuzz_play_only_prints_the_lengths_of_games(run: Run, game: str) -> None:
    code, out, _ = run("fuzz", game, "--games", "20", "--play-only")
    assert code == 0
    longest, most = (int(number.replace(",", "")) for number in re.findall(r"[\d,]+", out.splitlines()[1]))
    assert 0 < longest < most


def test_fuzz_play_only_reports_a_game_longer_than_it_can_be(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.games.mlem.game.MlemGame.max_game_length", 50)
    code, out, _ = run("fuzz", "mlem", "--games", "20", "--play-only")
    assert code == 1
    assert "the game is longer than 50 decisions" in out


def test_fuzz_prints_the_command_that_repeats_a_failure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmodrome.lab import fuzz

    def break_it(*args: Any) -> None:
        raise AssertionError("a planted fault")

    monkeypatch.setattr(fuzz, "look", break_it)
    code, out, _ = run("fuzz", "mlem", "--games", "50")
    assert code == 1
    assert "a planted fault" in out
    assert "position before: mlem/2 players=" in out


# --- the engine --------------------------------------------------------------


def talk(run: Run, monkeypatch: pytest.MonkeyPatch, *lines: Any) -> list[dict[str, Any]]:
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    code, out, _ = run("engine")
    assert code == 0
    return [json.loads(line) for line in out.splitlines()]


def test_engine_answers_every_line_and_survives_invalid_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = talk(
        run,
        monkeypatch,
        {"do": "games", "id": 1},
        "not json",
        "[]",
        {"do": "dance"},
        {"do": "legal", "seat": 0},
        {"do": "new", "game": "mlem", "players": 6},
        {"do": "new", "game": "mlem", "players": 2, "seed": 3, "names": ["Ada", "Linus"], "options": {"ufo": True}},
        {"do": "legal", "seat": 9},
        {"do": "play", "seat": 0, "action": {"verb": "stay"}},
        {"do": "play", "seat": 1, "action": {"verb": "stay"}},
        {"do": "refusal", "seat": 1, "action": {"verb": "embark", "specialist": "pilot"}, "locale": "fr"},
        {"do": "choose", "bot": "steady"},
        {"do": "quit"},
        {"do": "games"},
    )
    assert [answer["ok"] for answer in answers] == [
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        True,
        True,
    ]
    assert answers[0]["id"] == 1
    assert answers[1]["code"] == "bad_json"
    assert "say one of" in answers[3]["error"]
    assert answers[8]["code"] in ("not_your_turn", "not_offered")
    assert answers[10]["refusal"]["code"] == "unknown_action"
    assert answers[11]["action"]["verb"] == "embark"
    assert answers[12]["bye"]


def test_engine_plays_a_whole_game() -> None:
    from cosmodrome.cli.engine import Engine

    engine = Engine()

    def ask(**request: Any) -> dict[str, Any]:
        answer = engine.reply(json.dumps(request))
        assert answer["ok"], answer
        return answer

    status = ask(do="new", game="mlem", players=3, seed=8, options={"secret_missions": True})
    undone = False
    while not status["over"]:
        (seat,) = status["asked"]
        legal = ask(do="legal", seat=seat, locale="pl")["legal"]
        assert all(choice["text"] for choice in legal)
        status = ask(do="play", seat=seat, action=legal[-1]["action"])
        if not undone and status["asked"] and seat != status["asked"][0]:
            undone = True
            assert ask(do="undo", seat=seat)["done"]
            status = ask(do="play", seat=seat, action=legal[-1]["action"])
    assert status["winners"]
    assert ask(do="view", seat=0)["view"]["over"]
    assert ask(do="log", locale="fr")["log"]
    record = ask(do="record")["record"]
    assert ask(do="load", record=record)["winners"] == status["winners"]
    assert ask(do="position")["position"].startswith("mlem/2 players=3")
