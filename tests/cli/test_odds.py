"""`cosmodrome odds`: chances for people and programs, and clear words for what makes no sense."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.cli import main
from cosmodrome.core.data_pack import built_in_text
from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import Mlem
from tests.games.mlem.table import arrive, expedition, fresh, roll, start, table

MESSAGE_ID = re.compile(r"\b(?:odds|site|ability|planet|face|deep)-[a-z_]{3,}")

Odds = Callable[..., tuple[int, str, str]]


@pytest.fixture
def odds(run: Odds, monkeypatch: pytest.MonkeyPatch) -> Odds:
    """Ask for odds in English: exit code, stdout and stderr out."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    return partial(run, "odds")


def line(state: Mlem) -> str:
    """The position as people paste it."""
    return load("mlem").to_text(state)


# --- for people --------------------------------------------------------------


def test_odds_table_has_risk_reach_and_advice(odds: Odds) -> None:
    code, out, err = odds("mlem", "--space", "12", "--dice", "3", "--locale", "en")
    assert (code, err) == (0, "")
    assert out.startswith("Space 12, 3 dice, no engineer ready\n")
    assert re.search(r"No die matches +30% +8/27 ", out)
    assert re.search(r"Usable dice: 4 +42% +91/216 ", out)
    assert re.search(r"\n +13 +free moons: 3 2 +3 +35% +70% ", out)
    assert re.search(r"\n +deep space +7 +· +4% ", out)
    assert "Disembarking here: 4 points.\nFlying on: 3.26 points on average.\nDisembark!\n" in out
    assert "Nothing saves" not in out


@pytest.mark.parametrize(
    ("locale", "head", "advice"),
    [
        ("en", "Space 3, 6 dice, 1 engineer ready", "nowhere to disembark"),
        ("pl", "Pole 3, 6 kości, 1 gotowy inżynier", "nie ma gdzie wysiąść"),
        ("fr", "Case 3, 6 dés, 1 ingénieur prêt", "nulle part où débarquer"),
    ],
)
def test_odds_have_texts_in_every_language_of_the_game(odds: Odds, locale: str, head: str, advice: str) -> None:
    code, out, _ = odds("mlem", "--space", "3", "--dice", "6", "--engineers", "1", "--locale", locale)
    assert code == 0
    assert out.startswith(head)
    assert advice in out
    assert not MESSAGE_ID.findall(out)
    assert max(map(len, out.splitlines())) <= 80


def test_nearly_certain_is_not_certain_and_nearly_impossible_not_impossible(odds: Odds) -> None:
    _, out, _ = odds("mlem", "--space", "0", "--dice", "6", "--engineers", "5", "--locale", "en")
    assert re.search(r"\n +6 .* >99\.9% ", out)
    _, out, _ = odds("mlem", "--space", "2", "--dice", "6", "--locale", "en")
    assert re.search(r"\n +25 .* <0\.1% ", out)


# --- for programs ------------------------------------------------------------


def asked(odds: Odds, *arguments: str) -> Any:
    code, out, err = odds("mlem", "--json", *arguments)
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


def test_odds_as_json_are_one_object(odds: Odds) -> None:
    found = asked(odds, "--space", "20", "--dice", "2")
    assert found["next_roll"]["crash"] == {"exact": "4/9", "chance": pytest.approx(4 / 9)}
    assert list(found["reach"]) == ["21", "22", "23", "24", "25", "26"]
    assert found["deep_space"] == found["reach"]["26"] == pytest.approx(5 / 18)
    assert found["points"] == {"get_off": 7, "stay": pytest.approx(44 / 9)}
    assert (found["space"], found["dice"], found["engineers"], found["token"]) == (20, 2, 0, None)
    assert (found["game"], found["built_in"], found["advice"]) == ("mlem/2", True, "get_off")


def test_an_owners_pack_is_used(odds: Odds, tmp_path: Path) -> None:
    text = built_in_text("mlem").replace("commander = 7", "commander = 40")
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    found = asked(odds, "--space", "24", "--dice", "2", "--pack", str(own))
    assert (found["advice"], found["built_in"]) == ("stay", False)
    assert asked(odds, "--space", "24", "--dice", "2")["advice"] == "get_off"


# --- from a position ---------------------------------------------------------


def test_position_sets_space_dice_engineers_and_token(odds: Odds) -> None:
    state = table(aboard=((0, "settler"), (1, "engineer")), space=18, dice=3, token={"ability": "reroll"})
    found = asked(odds, "--position", line(state))
    assert (found["space"], found["dice"], found["engineers"], found["token"]) == (18, 3, 1, "reroll")
    # No 1 on space 18, so only the reroll helps: both rolls of three dice must miss.
    assert found["next_roll"]["crash"]["exact"] == "1/8"
    assert found["next_roll"]["lost"]["exact"] == "1/64"
    code, out, _ = odds("mlem", "--position", line(state), "--locale", "en")
    assert code == 0
    assert "Expedition token: reroll\n" in out
    assert "the UFO" in out


def test_position_sets_which_moons_are_taken(odds: Odds) -> None:
    state = fresh(players=2)
    state.apply(0)
    expedition(state, {0: 13, 1: None})
    expedition(state, {0: None, 1: 13})
    _, out, _ = odds("mlem", "--position", line(state), "--locale", "en")
    assert re.search(r"\n +13 +no free moon +(?:·|\d+%) ", out)


def test_dice_on_the_table_are_mentioned(odds: Odds) -> None:
    state = table(space=12, dice=3)
    roll(state, "1 2 2")
    _, out, _ = odds("mlem", "--position", line(state), "--locale", "en")
    assert "already been rolled" in out


def test_a_landing_phase_is_a_position_like_any_other(odds: Odds) -> None:
    state = table(aboard=((0, "settler"), (1, "saboteur")))
    arrive(state, 11, dice=2)
    assert asked(odds, "--position", line(state))["advice"] == "get_off"


@pytest.mark.parametrize("moment", ["before the first expedition", "crash", "deep space", "over"])
def test_a_position_without_a_flying_rocket_is_refused(odds: Odds, moment: str) -> None:
    state = fresh()
    if moment == "crash":
        state = table(aboard=((0, "parachutist"), (1, "settler")), space=12, dice=1)
        roll(state, "2")
    elif moment == "deep space":
        state = table(aboard=((0, "drifter"), (1, "settler")), space=25, dice=1, drifter_from_deep_space=True)
        roll(state, "2")
        state.apply(state.legal_actions()[0])
    elif moment == "over":
        state = start()
        state.failures = state.setting.failures - 1
        expedition(state, {0: None, 1: None})
        assert state.is_terminal()
    code, out, err = odds("mlem", "--position", line(state))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert ("deep space" if moment == "deep space" else "no rocket is flying") in err


# --- what makes no sense -----------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "the following arguments are required: GAME"),
        ("chess --space 3", "there is no game 'chess'"),
        ("mlem", "--space is missing"),
        ("mlem --space 3", "--dice is missing"),
        ("mlem --space -1 --dice 3", "space must be a whole number from 0 to 25, not -1"),
        ("mlem --space 99 --dice 3", "space must be a whole number from 0 to 25, not 99"),
        ("mlem --space 26 --dice 3", "space 26 is deep space"),
        ("mlem --space 3 --dice 0", "dice must be a whole number from 1 to 6, not 0"),
        ("mlem --space 3 --dice 7", "dice must be a whole number from 1 to 6, not 7"),
        ("mlem --space 3 --dice 3 --engineers -1", "engineers must be a whole number from 0 to 5, not -1"),
        ("mlem --space 3 --dice 3 --engineers 6", "engineers must be a whole number from 0 to 5, not 6"),
        ("mlem --space far --dice 3", "invalid int value: 'far' (see cosmodrome odds mlem --help)"),
        ("mlem --space 3 --dice 3 --locale tlh", "speaks en, pl, fr, not tlh"),
        ("mlem --space 3 --dice 3 --pack nowhere.toml", "cannot read the pack nowhere.toml"),
        ("mlem --space 3 --position x", "--space does not go with --position"),
        ("mlem --engineers 0 --position x", "--engineers does not go with --position"),
        ("mlem --position x", "a position of MLEM: Space Agency starts with mlem/2"),
        ("mlem --warp 9", "unrecognized arguments: --warp 9 (see cosmodrome odds mlem --help)"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(odds: Odds, arguments: str, sentence: str) -> None:
    code, out, err = odds(*arguments.split())
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_mistyped_position_is_refused(odds: Odds) -> None:
    text = line(table(space=12, dice=3))
    code, _, err = odds("mlem", "--position", text.replace("players=2", "players=3"))
    assert code == 2
    assert "typing error" in err


def test_odds_of_another_game_are_refused_in_one_sentence(odds: Odds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.cli.odds.TOOL", "horoscope")
    code, _, err = odds("mlem", "--space", "3")
    assert code == 2
    assert err == "cosmodrome: MLEM: Space Agency has no horoscope; games that have: none\n"


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [(("--help",), "cosmodrome odds [-h] GAME"), (("mlem", "--help"), "--engineers N")],
)
def test_help_is_printed_for_the_command_and_for_the_game(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], shown: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["odds", *arguments])
    assert stopped.value.code == 0
    assert shown in capsys.readouterr().out
