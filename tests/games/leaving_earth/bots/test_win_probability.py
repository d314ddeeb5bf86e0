"""The chance to win in Leaving Earth: what a lead is worth with so many years left, and how well that holds."""

from __future__ import annotations

import numpy as np
import pytest

from cosmodrome import Rng
from cosmodrome.bots.hint_text import advise
from cosmodrome.games.leaving_earth.adviser import PlannerAdviser, SeatForecaster
from cosmodrome.games.leaving_earth.bots import win_probability
from cosmodrome.games.leaving_earth.bots.planner_bot import Champion
from cosmodrome.games.leaving_earth.bots.win_probability import Curve, Fit, Outlook, mixed
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from tests.games.leaving_earth.table import GAME, Table
from tools.training.leaving_earth_win_probability import Sort, foretold, play

UNSEEN = 2000  # games from here on are not among the fitted ones
EVEN = Curve(mean=(0.0, 0.0), slope=1.0, spread=(2.0, 10.0))
WIDER = Curve(mean=(0.5, 0.5), slope=1.0, spread=(4.0, 12.0))
FIT = Fit((0, 10), EVEN, (EVEN, WIDER))
SHIPPED = pytest.mark.parametrize(
    "fit", [win_probability.fits().rivals, win_probability.fits().alone], ids=["rivals", "alone"]
)


# --- the model ---------------------------------------------------------------------------


@pytest.mark.parametrize("agencies", [2, 3, 4, 5])
def test_equal_agencies_have_equal_chances(agencies: int) -> None:
    assert EVEN.chance([0.0] * (agencies - 1), 0.5) == pytest.approx(1 / agencies, abs=1e-4)


def test_chances_of_three_agencies_add_up_to_one() -> None:
    points = (12.0, 9.0, 3.0)
    leads = [[own - rival for j, rival in enumerate(points) if j != i] for i, own in enumerate(points)]
    chances = [EVEN.chance(found, 0.5) for found in leads]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(1.0, abs=1e-4)


def test_a_rival_who_is_hopelessly_behind_changes_nothing() -> None:
    assert EVEN.chance([1.0, 500.0], 0.5) == pytest.approx(EVEN.chance([1.0], 0.5), abs=1e-4)


def test_lead_of_one_standard_deviation_has_a_win_chance_of_84_percent() -> None:
    assert EVEN.chance([2.0], 0.0) == pytest.approx(0.8413, abs=1e-4)
    assert EVEN.chance([6.0], 0.5) == pytest.approx(0.8413, abs=1e-4), "the spread lies on the line between corners"


def test_beyond_the_last_corner_nothing_changes() -> None:
    assert FIT.chances([3.0], 1, 10) == FIT.chances([3.0], 1, 30)
    assert FIT.chances([3.0], 1, 5) != FIT.chances([3.0], 1, 10)


def test_a_lead_is_surer_the_fewer_points_lie_open() -> None:
    chances = [FIT.chances([3.0], points, 5)[0] for points in (60, 30, 10, 4, 1)]
    assert chances == sorted(chances)
    assert FIT.chances([6.0], 4, 5) == FIT.chances([3.0], 1, 5)
    assert FIT.chances([3.0], 0, 5) == FIT.chances([3.0], 1, 5)


def test_interval_reflects_the_uncertainty_of_the_fit() -> None:
    assert Outlook(3.0, FIT.chances([3.0], 1, 5)).margin > 0
    assert Outlook(3.0, (0.5, 0.4, 0.6)).margin == pytest.approx(1.96 * 0.1414, abs=1e-3)
    assert (Outlook(3.0).chance, Outlook(3.0).margin) == (None, 0.0)


def test_draws_are_averaged_by_their_chances() -> None:
    found = mixed([(0.25, Outlook(8.0, (1.0, 0.8))), (0.75, Outlook(4.0, (0.2, 0.4)))])
    assert found.points == 5.0
    assert found.chances == pytest.approx((0.4, 0.5))
    assert mixed([(0.5, Outlook(8.0)), (0.5, Outlook(4.0))]) == Outlook(6.0)


# --- the numbers of the games ------------------------------------------------------------


@SHIPPED
@pytest.mark.parametrize("years", [0, 1, 3, 7, 12, 20])
def test_a_larger_lead_is_never_worse(fit: Fit, years: int) -> None:
    chances = [fit.chances([float(lead)], 20, years)[0] for lead in range(-60, 61)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1 < 0.9 < chances[-1]


def test_in_the_last_years_a_lead_is_surer() -> None:
    """Before, years hardly matter: what matters is how much lies open."""
    chances = [win_probability.fits().rivals.chances([5.0], 20, years)[0] for years in range(5, -1, -1)]
    assert chances == sorted(set(chances))


def test_two_agencies_with_the_same_prospects_are_about_even() -> None:
    for years in range(21):
        assert win_probability.fits().rivals.chances([0.0], 20, years)[0] == pytest.approx(0.5, abs=0.1)


# --- hints -------------------------------------------------------------------------------


def test_evaluated_choice_has_a_win_chance_and_an_interval() -> None:
    for players in (1, 2, 3):
        table = Table(players, ("mars_lander", "venus_lander", "man_in_orbit")).money(60)
        choices = advise(table.state, 0, "en").choices
        assert len([choice for choice in choices if choice.worth is not None]) > 1
        for choice in choices:
            if choice.worth is not None:
                assert choice.chance is not None
                assert 0 < choice.chance < 1
                assert 0 < choice.chance_margin < 0.5


def test_agency_ahead_is_likelier_to_win() -> None:
    chances = []
    for points in (0, 4, 8):
        table = Table(2, ("mars_lander",)).money(60).points(points)
        chances.append(advise(table.state, 0, "en").choices[0].chance or 0.0)
    assert chances == sorted(set(chances))


def test_win_chance_after_the_end_is_certain() -> None:
    state, rng = GAME.new(2, {"level": "easy", "last_year": 1958}), Rng(3)
    while not state.is_terminal():
        state.apply(state.sample(rng) if state.is_chance() else Champion().choose(state, rng))
    assert isinstance(state, LeavingEarth)
    for seat in range(2):
        found = SeatForecaster(PlannerAdviser(GAME), seat, chances=True).expected(state, 2)
        assert (found.points, found.chance, found.margin) == (state.scores()[seat], state.returns()[seat], 0.0)


@pytest.mark.parametrize("options", [{"team": True}, {"stations": True}, {"outer_planets": True}])
def test_options_without_fitted_games_have_no_win_chance(options: dict[str, bool]) -> None:
    state, rng = GAME.new(2, options), Rng(1)
    while state.is_chance():
        state.apply(state.sample(rng))
    advice = advise(state, 0, "en")
    assert advice.choices[0].worth is not None
    assert not advice.tells_chances


def test_analysed_move_has_points_without_a_win_chance() -> None:
    state = Table(2, ("mars_lander",)).money(60).state
    choices = PlannerAdviser(GAME).choices(state, state.legal_actions()[0])
    assert all(choice.chance is None for choice in choices)


# --- how well it holds -------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(1, 12), (2, 4)])
def test_win_chances_predict_games_outside_the_fit(players: int, games: int) -> None:
    """Better than even odds; alone bots win nearly always on this level, and that is foretold."""
    sort = Sort(players, "level=normal", 0)
    played = [play(sort, UNSEEN + number) for number in range(games)]
    found = foretold(win_probability.fits().alone if players == 1 else win_probability.fits().rivals, played)
    chance, won, _ = np.array(found).T
    assert len(found) > 3 * games
    assert np.mean((chance - won) ** 2) < 0.25
