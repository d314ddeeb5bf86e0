"""The public names of a state reject what is impossible with a sentence, whatever the game."""

from __future__ import annotations

import pytest

from cosmodrome import BadInput, Rng, State, load
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games import metas
from tests.support.toy_game import Stop, StopGame

GAMES = sorted(metas())


def at_a_decision(name: str) -> State:
    game = load(name)
    state = game.new(game.meta.most)
    rng = Rng(3)
    while state.is_chance():
        state.apply(state.sample(rng))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("action", [-1, -4, 10**6, 10**30])
def test_apply_of_no_action_is_rejected(name: str, action: int) -> None:
    state = at_a_decision(name)
    before = state.to_bytes()
    with pytest.raises(BadInput, match=f"action {action} is not legal for seat {state.current_player()} now"):
        state.apply(action)
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_apply_takes_the_legal_actions_and_no_others(name: str) -> None:
    state = at_a_decision(name)
    legal = state.legal_actions()
    for action in range(load(name).num_distinct_actions):
        table = state.clone()
        if action in legal:
            table.apply(action)
            other = state.clone()
            other.apply_unchecked(action)
            assert table == other
        else:
            with pytest.raises(BadInput, match="not legal"):
                table.apply(action)


@pytest.mark.parametrize("name", GAMES)
def test_apply_of_an_outcome_that_cannot_happen_is_rejected(name: str) -> None:
    game = load(name)
    state = game.new(game.meta.most)
    assert state.is_chance()
    for outcome in (-1, len(state.chance_weights()), 10**6):
        with pytest.raises(BadInput, match=f"chance outcome {outcome} cannot happen here"):
            state.apply(outcome)


class Foresighted(Stop):
    """Looks at the legal actions of a copy while it offers its own."""

    def list_actions(self, out: ActionList) -> None:
        fewer = Stop(self.game, self.players, self.seconds)
        fewer.restore(self.numbers())
        fewer.pot = 1
        out.add(0, 1)
        assert fewer.legal_actions() == [1]
        assert not fewer.is_possible(2)
        for crystals in range(2, self.pot + 1):
            out.add(0, crystals)


def test_legal_actions_inside_list_actions_are_possible() -> None:
    game = StopGame()
    state = Foresighted(game, 2, 5)
    for outcome in (2, 0):
        state.apply(outcome)
    assert state.legal_actions() == [1, 2, 3]
    assert state.is_possible(3)
    assert not state.is_possible(4)
    assert not game.action_list.in_use


def test_apply_after_the_end_is_rejected() -> None:
    state = StopGame().new(2)
    rng = Rng(1)
    while not state.is_terminal():
        state.apply(state.sample(rng) if state.is_chance() else state.legal_actions()[0])
    with pytest.raises(BadInput, match="the game is over"):
        state.apply(0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 9])
def test_views_features_pictures_and_samples_of_no_seat_are_rejected(name: str, seat: int) -> None:
    state = at_a_decision(name)
    for look in (state.view, state.features, state.svg, lambda seat: state.resample(seat, Rng(1))):
        with pytest.raises(BadInput, match=f"there is no seat {seat}; with {state.players} players seats are 0 to"):
            look(seat)
    assert state.view(None)["viewer"] is None


def test_a_notebook_shows_the_text_of_a_game_without_a_picture() -> None:
    assert StopGame().new(2)._repr_svg_() is None


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_the_picture_of_a_game_that_has_one(name: str) -> None:
    shown = at_a_decision(name)._repr_svg_()
    assert shown is not None
    assert shown.startswith("<svg")
