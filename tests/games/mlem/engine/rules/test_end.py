"""When the game ends and who wins; and what holds in every game from the first embarking to the last landing."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.vocabulary import SPECIALISTS
from tests.games.mlem.table import (
    arrive,
    at_home,
    embark,
    expedition,
    fresh,
    land,
    refusals,
    start,
    stay,
    table,
    verbs,
    where,
    wreck,
)


def seven_placed(last: str = "settler", players: int = 2) -> Mlem:
    """A table at takeoff where seat 0 has only one specialist left at home."""
    state = start(players)
    for specialist in SPECIALISTS:
        if specialist != last:
            expedition(state, {0: (specialist, 7)} | dict.fromkeys(range(1, players), ("settler", None)))
    assert at_home(state, 0) == {last}
    return state


def send_the_last(state: Mlem, last: str = "settler") -> None:
    for _ in range(state.players):
        embark(state, last if state.current_player() == 0 else "settler")


def land_seat_0(state: Mlem) -> None:
    while state.current_player() != 0:
        stay(state)
    land(state)


# --- eleven failures ---------------------------------------------------------


def test_a20_the_eleventh_failure_ends_the_game() -> None:
    state = start()
    for failures in range(1, 12):
        assert not state.is_terminal()
        expedition(state, {0: None, 1: None})
        assert state.failures == failures
    assert state.is_terminal()


def test_a19_the_eleventh_crash_ends_the_game_once_the_parachutists_have_landed() -> None:
    state = table(aboard=[(0, "settler"), (1, "parachutist")])
    state.failures = 10
    wreck(state, 13)
    assert not state.is_terminal()
    assert state.current_player() == 1
    land(state)
    assert state.is_terminal()
    assert state.scores() == [0, 3]
    assert state.winners() == [1]


# --- eight astronauts --------------------------------------------------------


def test_a19_after_the_eighth_astronaut_the_expedition_is_flown_to_its_end() -> None:
    state = seven_placed()
    send_the_last(state)
    arrive(state, 11)
    land_seat_0(state)
    assert state.placed(0) == 8
    assert not state.is_terminal()
    while not state.is_chance():
        stay(state)
    arrive(state, 13)
    land(state)
    assert state.is_terminal()
    assert state.points(1) == 3  # landed after the eighth


def test_a19_the_last_expedition_may_end_with_a_crash() -> None:
    state = seven_placed()
    send_the_last(state)
    arrive(state, 11)
    land_seat_0(state)
    while not state.is_chance():
        stay(state)
    wreck(state)
    assert state.is_terminal()
    assert state.failures == 8
    assert where(state, 1, "settler") == "home"


@pytest.mark.parametrize("last", ["settler", "drifter"])
def test_the_game_ends_at_once_when_the_eighth_astronaut_is_the_last_aboard(last: str) -> None:
    state = seven_placed(last)
    send_the_last(state, last)
    arrive(state, 11)
    while state.current_player() != 0:
        land(state)
    land(state)
    assert state.is_terminal()


def test_the_eighth_astronaut_may_come_down_by_parachute() -> None:
    state = seven_placed("parachutist")
    send_the_last(state, "parachutist")
    wreck(state, 13)
    land(state)
    assert state.placed(0) == 8
    assert state.is_terminal()


def test_the_eighth_astronaut_may_go_to_deep_space() -> None:
    state = seven_placed("voyager")
    send_the_last(state, "voyager")
    arrive(state, 26)
    assert state.is_terminal()
    assert state.points(0) in (10, 14)


def test_seven_astronauts_do_not_end_the_game() -> None:
    assert verbs(seven_placed()) == ["embark"]


def test_eight_expeditions_without_a_crash_are_the_shortest_game() -> None:
    state = start()
    for _ in range(8):
        assert not state.is_terminal()
        expedition(state, {0: 7, 1: 7})
    assert state.is_terminal()
    assert state.expedition == 8


# --- the winner --------------------------------------------------------------


def test_the_most_points_win() -> None:
    state = table(players=3)
    state.failures = 10
    arrive(state, 13)
    land(state)
    land(state)
    wreck(state)
    assert state.scores() == [3, 2, 0]
    assert state.winners() == [0]
    assert state.returns() == [1, 0, 0]


def test_a38_a_tie_is_a_shared_victory() -> None:
    state = table(players=3)
    arrive(state, 13)
    land(state)
    stay(state)
    stay(state)
    arrive(state, 14)
    land(state)
    stay(state)
    state.failures = 10
    wreck(state)
    assert state.scores() == [3, 3, 0]
    assert state.winners() == [0, 1]
    assert state.returns() == [0.5, 0.5, 0]


def test_nothing_can_be_done_after_the_end_and_nothing_was_won_before() -> None:
    state = table(aboard=[(0, "parachutist"), (1, "settler")])
    state.failures = 10
    assert state.returns() == [0, 0]
    wreck(state, 5)
    assert state.is_terminal()
    assert state.legal_actions() == state.legal_actions(0) == state.legal_actions(1) == []


# --- every game --------------------------------------------------------------

TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (2, {}),
    (3, {"ufo": True, "ufo_reshuffle": True}),
    (4, {"explorations": True, "satellite_space": "third", "engineer_joins_group": True}),
    (5, {"secret_missions": True, "drifter_from_5": True, "drifter_from_deep_space": True, "goals_on_crash": False}),
    (5, {"ufo": True, "explorations": True, "secret_missions": True}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_game_ends_and_loses_no_astronaut_die_or_moon(players: int, options: dict[str, Any]) -> None:
    rng = Rng(1)
    for _ in range(20):
        state = fresh(players, **options)
        while not state.is_terminal():
            if state.is_chance():
                state.apply(state.sample(rng))
            else:
                check_offer(state)
                state.apply(rng.choice(state.legal_actions()))
            check_table(state)
        assert 8 <= state.expedition <= 18
        assert state.failures == 11 or 8 in [state.placed(seat) for seat in range(players)]


def check_offer(state: Mlem) -> None:
    """A question has answers, in rising order, none of them refused."""
    offer = refusals(state)
    assert offer.listed() == state.legal_actions() == sorted(set(offer.listed()))
    assert offer.count > 0
    assert not offer.refused.keys() & set(offer.listed())


def check_table(state: Mlem) -> None:
    """Every astronaut is somewhere exactly once; a moon is taken by one; there are one to six dice."""
    aboard = 0
    moons: list[int] = []
    for seat in range(state.players):
        places = [where(state, seat, specialist) for specialist in SPECIALISTS]
        aboard += places.count("aboard")
        assert at_home(state, seat) == {s for s, place in zip(SPECIALISTS, places, strict=True) if place == "home"}
        assert state.placed(seat) == sum(isinstance(place, int) for place in places)
        moons += [place for place in places if isinstance(place, int) and "moons" in facts_of(state, place)]
    assert aboard == state.crew
    for space in range(26):
        taken = moons.count(space)
        assert state.moons_left(space) == len(facts_of(state, space).get("moons", [])) - taken >= 0
    if state.expedition:
        assert 1 <= state.dice <= 6
        assert 0 <= state.space <= 26
    assert 0 <= state.failures <= 11


def facts_of(state: Mlem, space: int) -> dict[str, Any]:
    spaces: list[dict[str, Any]] = state.game.data["space"]
    return spaces[space] if space < len(spaces) else {}
