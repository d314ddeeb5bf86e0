"""The cover of a box: players and options, checked with sentences that say what would be right."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from cosmodrome import BadInput, load
from cosmodrome.core.meta import Meta, Option, switch, written
from cosmodrome.games import meta, metas

COVER = Meta(
    id="tin",
    title="Tin",
    designer="Nobody",
    publisher="Nobody",
    year=2000,
    fewest=2,
    most=4,
    minutes=5,
    rules="tin/1",
    options=(
        switch("fog"),
        switch("wind", default=True),
        Option("level", ("easy", "hard"), "easy"),
        Option("cards", (5, 7), 7),
    ),
)
DEFAULTS = {"fog": False, "wind": True, "level": "easy", "cards": 7}


def test_defaults_are_filled_in() -> None:
    assert COVER.check_options(None) == COVER.check_options({}) == DEFAULTS
    assert COVER.check_options({"fog": True, "cards": 5}) == {**DEFAULTS, "fog": True, "cards": 5}


def test_options_keep_the_order_of_the_metadata() -> None:
    assert list(COVER.check_options({"cards": 5, "fog": True})) == ["fog", "wind", "level", "cards"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"rain": True}, "Tin has no option 'rain'; it has fog, wind, level, cards"),
        ({"fog": 1}, "option fog is one of false, true, not 1"),
        ({"fog": "true"}, "option fog is one of false, true, not true"),
        ({"level": "medium"}, "option level is one of easy, hard, not medium"),
        ({"cards": True}, "option cards is one of 5, 7, not true"),
        ({"cards": 5.0}, "option cards is one of 5, 7, not 5.0"),
        ({"cards": None}, "option cards is one of 5, 7, not None"),
        ({"level": ["easy"]}, "option level is one of easy, hard, not ['easy']"),
    ],
)
def test_a_wrong_option_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(sentence)}$"):
        COVER.check_options(given)


def test_options_with_needs_are_completed_step_by_step() -> None:
    cover = replace(COVER, options=(*COVER.options, switch("rain", needs="clouds"), switch("clouds", needs="fog")))
    assert cover.with_needs({"rain": True, "cards": 5}) == {"rain": True, "cards": 5, "clouds": True, "fog": True}
    assert cover.check_options(cover.with_needs({"rain": True}))["fog"] is True
    assert cover.with_needs({}) == {}


def test_options_are_parsed_from_text() -> None:
    assert COVER.parse_options("") == {}
    assert COVER.parse_options("fog=true,level=hard") == {"fog": True, "level": "hard"}
    assert COVER.parse_options(" fog=false , cards=5 ,") == {"fog": False, "cards": 5}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fog", "write options as name=value, not 'fog'"),
        ("rain=true", "Tin has no option 'rain'; it has fog, wind, level, cards"),
        ("fog=yes", "option fog is one of false, true, not yes"),
        ("fog=True", "option fog is one of false, true, not True"),
        ("fog=", "option fog is one of false, true, not "),
    ],
)
def test_a_wrong_word_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(sentence)}$"):
        COVER.parse_options(text)


@pytest.mark.parametrize("name", list(metas()))
def test_every_value_of_every_option_can_be_typed(name: str) -> None:
    for option in metas()[name].options:
        assert [option.parse(written(choice)) for choice in option.choices] == list(option.choices)
        assert [option.check(choice) for choice in option.choices] == list(option.choices)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_valid_number_of_players_is_accepted(players: int) -> None:
    assert COVER.check_players(players) == players


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "3", 3.0, None])
def test_invalid_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadInput, match=f"^Tin is for 2 to 4 players, not {players}$"):
        COVER.check_players(players)


def test_unknown_game_is_refused_with_the_known_ones() -> None:
    for unknown in ("chess", "", "MLEM", "mlem.game", "__init__", "../mlem"):
        for find in (meta, load):
            with pytest.raises(BadInput, match=f"^there is no game {unknown!r}; there are .*mlem"):
                find(unknown)


def test_metadata_is_read_without_loading_rules() -> None:
    program = (
        "import sys; from cosmodrome.games import metas; metas();"
        "print(sorted(name for name in sys.modules if name.startswith('cosmodrome.games.') and name.endswith('rules')))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
