"""Versions of the rules: what was written under `mlem/1` keeps its meaning, whatever the defaults are today."""

from __future__ import annotations

import pytest

from cosmodrome import Match, Rng, Seat, bots, load
from cosmodrome.core.errors import BadInput
from cosmodrome.games.mlem.engine.state import Mlem
from tests.games.mlem.table import goal_in_a_crash, land, owner

FIRST = load("mlem", rules="mlem/1")
TODAY = load("mlem")


def claims(state: object) -> bool:
    assert isinstance(state, Mlem)
    land(state)
    return owner(state, "four_moons") == 0


def test_a14_a_goal_in_a_crash_was_won_by_default_under_the_first_version_only() -> None:
    assert claims(goal_in_a_crash("mlem/1"))
    assert not claims(goal_in_a_crash("mlem/2"))


def test_first_version_bytes_are_read_under_the_first_version() -> None:
    state = goal_in_a_crash("mlem/1")
    back = TODAY.from_bytes(state.to_bytes())
    assert back.game.meta.rules == "mlem/1"
    assert back == state
    assert claims(back)


def test_first_version_text_is_read_under_the_first_version() -> None:
    line = FIRST.to_text(goal_in_a_crash("mlem/1"))
    assert "goals_on_crash" not in line, "its default is not written"
    back = TODAY.from_text(line)
    assert back.game.meta.rules == "mlem/1"
    assert claims(back)


def test_first_version_record_without_options_replays_under_its_own_defaults() -> None:
    """Also when the record lists no options at all."""
    match = Match.start(FIRST, [Seat("Ada", "steady"), Seat("Linus", "steady")], seed=4)
    bot, rng = bots.find(FIRST, "steady"), Rng(1)
    while not match.is_over:
        [seat] = match.players_to_move()
        match.play(seat, bot.choose(match.state, rng))
    record = match.record()
    assert record["events"][0]["rules"] == "mlem/1"
    record["events"][0]["options"] = {}
    loaded = Match.load(record)
    assert loaded.game.options_of(loaded.state)["goals_on_crash"] is True
    assert loaded.state.scores_in_points() == match.state.scores_in_points()
    assert loaded.state.to_bytes() == match.state.to_bytes()


def test_first_version_has_the_options_of_then() -> None:
    with pytest.raises(BadInput, match="no option"):
        FIRST.new(2, {"hidden_tokens": True})


def test_earlier_levels_are_found_by_their_full_names() -> None:
    for level in ("strong", "champion"):
        assert bots.find(TODAY, f"{level}/1").name == f"{level}/1"
        assert bots.find(TODAY, level).name == f"{level}/2"
    assert "strong/1" not in bots.names(TODAY)
