"""The takeoff phase: who boards when, who commands, where the rocket starts."""

from __future__ import annotations

import pytest

from cosmodrome import Match, Seat
from cosmodrome.core.errors import BadInput
from cosmodrome.core.match.record import Draw
from cosmodrome.games import load
from cosmodrome.games.mlem.vocabulary import SPECIALISTS
from tests.games.mlem.table import (
    arrive,
    at_home,
    drawing,
    embark,
    expedition,
    fresh,
    land,
    legal,
    refusal,
    seats_aboard,
    start,
    stay,
    table,
    where,
    wreck,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_starting_player_is_drawn_from_all_seats(players: int) -> None:
    assert fresh(players).chance_outcomes() == [(seat, 1 / players) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a43_chosen_starting_player_starts_without_a_draw(players: int) -> None:
    """The rulebook: the player who most recently cleaned the litter box starts the space expedition."""
    for seat in range(players):
        state = fresh(players, starting_player=seat + 1)
        assert not state.is_chance()
        assert state.starter == state.current_player() == seat


def test_a43_log_names_the_chosen_starting_player() -> None:
    seats = [Seat("Ada"), Seat("Linus"), Seat("Grace")]
    match = Match.start(load("mlem"), seats, {"starting_player": 2}, seed=1)
    assert match.log()[0][1] == "Linus starts the first expedition."
    assert not any(isinstance(event, Draw) for event in match.events)
    again = Match.load(match.record())
    assert (again.log(), again.players_to_move()) == (match.log(), [1])


def test_a43_the_left_neighbour_of_the_chosen_starter_starts_the_second_expedition() -> None:
    state = fresh(3, starting_player=3)
    embark(state, "settler", "settler", "settler")
    wreck(state)
    assert (state.expedition, state.current_player()) == (2, 0)


def test_a43_a_seat_that_does_not_exist_cannot_start() -> None:
    with pytest.raises(BadInput, match="option starting_player names seat 4, but there are 3 seats"):
        load("mlem").new(3, {"starting_player": 4})


def test_a43_choice_is_kept_in_bytes_and_text_and_unknown_to_version_1() -> None:
    game, state = load("mlem"), fresh(3, starting_player=2)
    for copy in (game.from_bytes(state.to_bytes()), game.from_text(game.to_text(state)), state.clone()):
        assert game.options_of(copy)["starting_player"] == 2
    with pytest.raises(BadInput, match="no option 'starting_player'"):
        load("mlem", rules="mlem/1").new(3, {"starting_player": 2})


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 5 players"):
        load("mlem").new(players)


def test_everybody_has_the_same_eight_specialists() -> None:
    state = start(players=3)
    assert legal(state) == [{"verb": "embark", "specialist": specialist} for specialist in SPECIALISTS]
    assert [at_home(state, seat) for seat in range(3)] == [set(SPECIALISTS)] * 3


def test_players_board_clockwise_from_the_starter() -> None:
    state = start(players=4, starter=2)
    asked = []
    for specialist in ("drifter", "voyager", "engineer", "drifter"):
        asked.append(state.current_player())
        embark(state, specialist)
    assert asked == [2, 3, 0, 1]
    assert seats_aboard(state) == [2, 3, 0, 1]
    assert where(state, 0, "engineer") == "aboard"


def test_boarding_is_decided_by_the_player_in_turn() -> None:
    state = start(players=3, starter=1)
    assert len(state.legal_actions(1)) == 8
    assert state.legal_actions(0) == state.legal_actions(2) == []


def test_the_starter_commands_and_rolls_six_dice_on_space_0() -> None:
    state = table(players=3, aboard=[(1, "settler")])
    assert state.commander() == 1
    assert (state.space, state.dice) == (0, 6)
    assert drawing(state) == "dice"


def test_an_astronaut_in_space_cannot_board_again() -> None:
    state = start()
    expedition(state, {0: ("voyager", 7), 1: ("voyager", None)})
    assert state.current_player() == 1
    embark(state, "voyager")  # back from the wreck
    assert refusal(state, {"verb": "embark", "specialist": "voyager"}) == "not_at_home"
    assert {"verb": "embark", "specialist": "voyager"} not in legal(state)
    assert len(legal(state)) == 7


@pytest.mark.parametrize("ending", ["all landed", "crash", "deep space"])
def test_the_player_to_the_left_starts_the_next_expedition(ending: str) -> None:
    state = table(players=3, aboard=[(2, "settler")])
    if ending == "crash":
        wreck(state)
    elif ending == "deep space":
        arrive(state, 26)
    else:
        arrive(state, 7)
        for _ in range(3):
            land(state)
    assert state.starter == state.current_player() == 0
    assert state.expedition == 2
    assert (state.space, state.dice, state.crew) == (0, 6, 0)


def test_the_rocket_board_stays_with_the_starter_when_the_command_changes() -> None:
    state = table(players=3, aboard=[(0, "settler")])
    arrive(state, 7)
    land(state)
    land(state)
    stay(state)
    assert state.commander() == 2
    wreck(state)
    assert state.current_player() == 1  # to the left of the starter, not of the last commander


# --- Functions of the astronauts: satellite ----------------------------------


@pytest.mark.parametrize(
    "crew",
    [
        ["satellite", "settler", "settler"],
        ["settler", "settler", "satellite"],
        ["satellite", "satellite", "satellite"],
    ],
)
def test_with_a_satellite_aboard_the_rocket_starts_from_its_space_however_many_there_are(crew: list[str]) -> None:
    state = start(players=3)
    embark(state, *crew)
    assert state.space == 3
    assert state.commander() == 0


def test_the_satellite_helps_only_the_expedition_it_is_on() -> None:
    state = table(aboard=[(0, "satellite"), (1, "settler")])
    wreck(state)
    embark(state, "settler", "settler")
    assert state.space == 0
