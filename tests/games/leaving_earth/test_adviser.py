"""Hints for Leaving Earth: what the planner does and why, points to expect, luck of draws, and no secrets."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cosmodrome import Rng
from cosmodrome.bots.game_analysis import analyse
from cosmodrome.bots.hint_text import advise
from cosmodrome.games.leaving_earth.adviser import PlannerAdviser, is_lucky, is_test, outcomes_of
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.bots.planner_bot import Champion, PlannerLite
from cosmodrome.games.leaving_earth.bots.score_forecast import Forecast
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.vocabulary import ACT, BUY, PASS, PAY_OUTCOME, RESEARCH
from tests.games.leaving_earth.table import GAME, Table

RECORDS = Path(__file__).parents[2] / "records" / "leaving_earth"
KINDS = (" needs ", "A component for", "^Test ", "is complete", "bound for", "still costs", "without this card")


def tables(players: int, seed: int = 1, every: int = 1, **options: Any) -> Iterator[LeavingEarth]:
    """The states of a game between planners in which a seat has a choice or a card is drawn."""
    state, rng, bot = GAME.new(players, options), Rng(seed), PlannerLite()
    number = 0
    while not state.is_terminal():
        assert isinstance(state, LeavingEarth)
        if is_lucky(state) or (not state.is_chance() and len(state.legal_actions()) > 1):
            number += 1
            if number % every == 0:
                yield state.clone()
        state.apply(state.sample(rng) if state.is_chance() else bot.choose(state, rng))


@cache
def alone() -> list[LeavingEarth]:
    return list(tables(1))


def forecast(state: LeavingEarth, seat: int = 0, delay: int = 0) -> Forecast:
    return Forecast(AgencyModel(archive_of(state), state, seat), delay)


# --- what is recommended -------------------------------------------------------------------


def test_best_choice_alone_is_that_of_the_planner() -> None:
    for state in alone()[::9]:
        if not state.is_chance():
            best = PlannerAdviser(GAME).choices(state)[0]
            assert best.action == PlannerLite().choose(state, Rng(1))
            assert best.worth is not None


def test_best_choice_among_rivals_is_that_of_the_champion() -> None:
    for state in tables(2, every=60):
        if not state.is_chance():
            assert PlannerAdviser(GAME).choices(state)[0].action == Champion().choose(state, Rng(1))


def test_played_choice_is_always_evaluated() -> None:
    state = next(state for state in alone() if state.step == ACT and not state.is_chance())
    legal = state.legal_actions()
    for played in legal:
        choices = PlannerAdviser(GAME).choices(state, played)
        assert {choice.action for choice in choices} <= set(legal)
        assert played in [choice.action for choice in choices]


def test_wasted_money_lowers_the_expected_points() -> None:
    """A year before the end there is just enough for the satellite; a second capsule is not what it lacks."""
    table = Table(1, ("artificial_satellite",)).money(25).learn("juno_rockets").learn("atlas_rockets")
    table.state.year = table.state.setting.last_year
    adviser = PlannerAdviser(GAME)
    best = adviser.choices(table.state)[0]
    assert best.worth
    assert best.worth > 0
    ending = next(choice for choice in adviser.choices(table.state, PASS) if choice.action == PASS)
    assert ending.worth == 0.0
    assert not ending.is_close


# --- points that may be expected -----------------------------------------------------------


def test_a_probe_that_is_about_to_arrive_has_its_points_for_sure() -> None:
    table = Table(1, ("mars_lander",))
    table.craft("mars", "probe", time=2, on="mars_orbit__mars")
    [flight] = forecast(table.state).flights
    assert (flight.chance, flight.points, flight.years) == (1.0, 7.0, 2)
    assert forecast(table.state).total == 7.0


def test_mission_that_arrives_after_the_end_brings_no_points() -> None:
    table = Table(1, ("mars_lander",))
    table.craft("mars", "probe", time=2, on="mars_orbit__mars")
    table.state.year = table.state.setting.last_year
    assert forecast(table.state).total == 0.0


def test_points_so_far_and_the_dead_count() -> None:
    table = Table(1, ()).points(12)
    assert forecast(table.state).scored == 12.0


def test_the_forecast_of_a_game_that_goes_well_ends_at_its_score() -> None:
    last = [state for state in alone() if not state.is_chance()][-1]
    over, rng = last.clone(), Rng(5)
    while not over.is_terminal():
        over.apply(over.sample(rng) if over.is_chance() else PlannerLite().choose(over, rng))
    assert forecast(last).total == pytest.approx(over.scores()[0], abs=1.0)


def test_a_year_of_waiting_is_never_worth_more_than_a_point() -> None:
    for state in alone()[::10]:
        if not state.is_chance():
            assert forecast(state, delay=1).total < forecast(state).total + 1.0


# --- why -----------------------------------------------------------------------------------


def test_every_kind_of_reason_comes_up_in_a_game_and_has_its_figures() -> None:
    said = [advise(state, 0, "en").reason for state in alone()[::2] if not state.is_chance()]
    said += [advise(s, 0, "en").reason for s in alone() if s.step == PAY_OUTCOME and not s.is_chance()]
    for kind in KINDS:
        found = [reason for reason in said if re.search(kind, reason)]
        assert found, kind
        assert all(re.search(r"\d", reason) for reason in found), kind
    assert not any(re.search(r"reason-|\{", reason) for reason in said)


@pytest.mark.parametrize("locale", ["pl", "fr"])
def test_reasons_have_texts_in_other_languages(locale: str) -> None:
    for state in alone()[::15]:
        if not state.is_chance():
            english, other = advise(state, 0, "en").reason, advise(state, 0, locale).reason
            assert bool(english) == bool(other)
            assert not english or english != other
            assert re.findall(r"\d+(?= ?%)", english) == re.findall(r"\d+(?=[\s\u202f\u00a0]?%)", other)


def test_removal_of_an_outcome_is_evaluated_by_exact_chances() -> None:
    state = next(s for s in alone() if s.step == PAY_OUTCOME and not s.is_chance())
    kept = seat_knowledge.chances(state)[0, int(state.advancement)].success
    assert f"{round(100 * float(kept))}%" in advise(state, 0, "en").reason


def test_hint_names_a_rival_that_may_be_first() -> None:
    table = Table(2, ("mars_lander",)).money(60).learn_all()
    table.craft("mars_orbit", "probe", seat=1)
    table.learn_all(1)
    assert "Linus may be there first" in advise(table.state, 0, "en", ["Ada", "Linus"]).reason


def test_hint_without_a_useful_choice_says_so() -> None:
    table = Table(1, ("man_on_mars",)).money(20)
    table.state.year = table.state.setting.last_year
    advice = advise(table.state, 0, "en")
    assert advice.choices[0].action == PASS
    assert advice.reason == "No open mission is worth it with the years and the money that are left."


# --- luck ----------------------------------------------------------------------------------


def test_luck_weighted_by_probability_sums_to_zero() -> None:
    adviser = PlannerAdviser(GAME)
    draws = [s for s in alone() if s.is_chance() and min(chance for _, chance, _ in outcomes_of(s)) > 0.02]
    assert draws
    for state in draws[::4]:
        assert adviser.counts(state)
        weighed = 0.0
        for outcome, chance, _ in outcomes_of(state):
            weighed += chance * drawn_luck(adviser, state, outcome)
        assert weighed == pytest.approx(0.0, abs=1e-9)


def drawn_luck(adviser: PlannerAdviser, state: LeavingEarth, outcome: int) -> float:
    """The luck of a type of card, or of a face; for a type that does not lie there, of a table where it does."""
    if not is_test(state):
        return adviser.luck(state, outcome)[0][0]
    for number in range(400):
        twin = seat_knowledge.resample(state, 0, Rng(number))
        for slot in range(twin.outcomes(twin.actor, twin.advancement)):
            if twin.outcome_at(twin.actor, twin.advancement, slot) == outcome:
                return adviser.luck(twin, slot)[0][0]
    raise AssertionError(f"no table has {outcome}")


def test_analysis_of_a_game_is_in_points() -> None:
    found = analyse((RECORDS / "2p-easy.json").read_text(encoding="utf-8"), 10, 1)
    assert found.scale.unit == "points"
    assert found.strokes
    assert found.moves
    assert {move.verdict for move in found.moves} <= {"best", "close", "good", "inaccuracy", "mistake", "blunder"}
    assert all(found.lost(seat) >= 0 and found.luck_margin(seat) == 0 for seat in range(2))
    assert found.result is not None


# --- secrets -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_hints_do_not_depend_on_hidden_information(seed: int) -> None:
    """Other cards lie on the advancements, and other faces where the seat has not looked."""
    for number, state in enumerate(tables(2, seed, every=23)):
        if state.is_chance():
            continue
        told = advise(state, 0, "en")
        twin = state.resample(state.current_player(), Rng(number))
        again = advise(twin, 0, "en")
        assert (told.choices, told.sentences, told.reason) == (again.choices, again.sentences, again.reason)


def test_luck_does_not_depend_on_hidden_information() -> None:
    """Luck compares a draw with what was possible according to public knowledge, not with the hidden cards."""
    adviser = PlannerAdviser(GAME)
    state = next(state for state in alone() if state.is_chance() and is_test(state))
    twin = seat_knowledge.resample(state, 0, Rng(3))
    for one in range(state.outcomes(state.actor, state.advancement)):
        for other in range(twin.outcomes(twin.actor, twin.advancement)):
            kinds = [
                table.outcome_at(table.actor, table.advancement, slot) for table, slot in ((state, one), (twin, other))
            ]
            if kinds[0] == kinds[1]:
                assert adviser.luck(state, one) == adviser.luck(twin, other)


def test_undoable_action_is_not_judged() -> None:
    state = next(state for state in alone() if state.step == ACT and not state.is_chance())
    adviser = PlannerAdviser(GAME)
    judged = [action for action in state.legal_actions() if adviser.judges(state, action)]
    assert PASS in judged
    assert all(action == PASS or RESEARCH <= action < BUY + 64 for action in judged)


def measure(games: int, players: int, level: str) -> None:
    """How far forecasts at the first question of each year are from what planners score in the end."""
    errors: dict[int, list[float]] = {}
    bot: PlannerLite = PlannerLite() if players == 1 else Champion()
    for game in range(games):
        state, rng, seen = GAME.new(players, {"level": level}), Rng(1, game), dict[tuple[int, int], float]()
        while not state.is_terminal():
            assert isinstance(state, LeavingEarth)
            if not state.is_chance():
                asked = int(state.year), int(state.current_player())
                if state.step == ACT and asked not in seen:
                    seen[asked] = Forecast(bot.agency(state)).total
            state.apply(state.sample(rng) if state.is_chance() else bot.choose(state, rng))
        for (year, seat), expected in seen.items():
            errors.setdefault(year, []).append(expected - state.scores()[seat])
    for year, found in sorted(errors.items()):
        spread = (sum(error * error for error in found) / len(found)) ** 0.5
        print(f"{year}: {sum(found) / len(found):+.1f} on average, {spread:.1f} root mean square, {len(found)} seats")


if __name__ == "__main__":
    _, count, agencies, chosen = sys.argv
    measure(int(count), int(agencies), chosen)
