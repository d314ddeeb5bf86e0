"""Hints for Star Search: the best place and how many there are, where a star should go, luck of die and charts."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome import Match, Seat
from cosmodrome.bots.game_analysis import analyse
from cosmodrome.bots.hint_text import advise
from cosmodrome.core.match.record import decode
from cosmodrome.games.star_search.adviser import PerfectSearcher, best_fields, placements, turn_ahead
from cosmodrome.games.star_search.engine.scoring import fields_won
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import PLACE, ROLL, SURPRISE, TWINKLE
from tests.games.star_search.table import (
    GAME,
    NOTHING_FITS,
    ONE_ONE,
    RED_FACE,
    roll,
    search,
    set_sky,
    speak,
    table,
)

RECORDS = Path(__file__).parents[2] / "records" / "star_search"


def searching(chart: int = 1, **more: object) -> StarSearch:
    """Seat 0 on the first planet, with its chart in hand and asked where it goes."""
    state = table(charts=[chart], at=(first_planet(), 0), **more)  # type: ignore[arg-type]
    search(state)
    speak(state, 0)
    return state


def first_planet() -> int:
    setting = table().setting
    return next(field for field in range(setting.fields) if setting.planet_at[field] >= 0)


# --- searches --------------------------------------------------------------------------------


def test_the_best_place_comes_first_with_its_fields() -> None:
    state = searching()
    worth = dict(placements(state))
    best = PerfectSearcher(GAME).choices(state)[0]
    assert best.worth == max(worth.values()) == worth[best.action]
    assert best.worth == fields_won(state, state.chart(0), best.action - PLACE)


def test_hint_names_the_number_of_equally_good_places() -> None:
    state = searching()
    fields = [worth for _, worth in placements(state)]
    advice = advise(state, 0, "en")
    assert f"{fields.count(max(fields))} place" in advice.reason or "One place" in advice.reason
    assert advice.scale.unit == "fields"
    assert len(advice.choices) < advice.legal


@pytest.mark.parametrize("locale", ["en", "pl", "fr"])
def test_hint_without_a_full_placement_names_the_most_stars(locale: str) -> None:
    state = searching(6, sky=NOTHING_FITS)
    most = int(max(worth for _, worth in placements(state)))
    reason = advise(state, 0, locale).reason
    assert str(most) in reason
    assert str(state.markings(0)) in reason
    assert "reason-" not in reason


@given(st.integers(0, 2**81 - 1), st.integers(0, 11), st.integers(0, 1), st.sampled_from(["eagle", "rudi"]))
def test_bitboards_agree_with_brute_force(stars: int, chart: int, colour: int, variation: str) -> None:
    state = searching(variation=variation)
    chart %= state.setting.charts
    state.give_chart(0, chart)
    state.colour = colour
    rows = ["".join("*" if stars >> 9 * row + column & 1 else "." for column in range(9)) for row in range(9)]
    rows[4] = rows[4][:4] + "F" + rows[4][5:]
    set_sky(state, rows)
    tried = max(fields_won(state, chart, action - PLACE) for action in state.legal_actions() if action >= PLACE)
    assert best_fields(state, chart, colour, state.sky()) == tried


@pytest.mark.parametrize("locale", ["en", "pl", "fr"])
def test_the_second_variation_forbids_help_until_the_search_is_over(locale: str) -> None:
    """Ruling A23: neither a place is named nor how many there are, not even that there is none."""
    told = [searching(variation="rudi"), searching(6, sky=NOTHING_FITS, variation="rudi")]
    everybody = table(charts=[6], sky=NOTHING_FITS, at=(13, 14), variation="rudi")
    roll(everybody, RED_FACE)
    everybody.apply(everybody.players)  # the countdown ends
    speak(everybody, 0)
    hints = [advise(state, 0, locale) for state in (*told, everybody)]
    assert [hint.choices for hint in hints] == [[], [], []]
    assert len({(hint.summary, hint.reason) for hint in hints}) == 1
    assert "reason-" not in hints[0].reason


# --- stars that move ---------------------------------------------------------------------------


def test_hint_moves_a_star_to_help_the_own_next_turn() -> None:
    state = searching()
    state.apply(PerfectSearcher(GAME).choices(state)[0].action)
    speak(state, 1)
    choices = PerfectSearcher(GAME).choices(state, SURPRISE)
    worths = [choice.worth for choice in choices[:-1]]
    assert worths == sorted(worths, key=lambda worth: -(worth or 0.0))
    best = choices[0].action - TWINKLE
    after = state.clone()
    after.apply(choices[0].action)
    waiting = sum(1 << hole for hole in range(100) if is_waiting(after, hole))
    assert choices[0].worth == pytest.approx(turn_ahead(state, 1, after.sky() & ~waiting))
    assert after.has_star(best)
    assert choices[-1].action == SURPRISE


def is_waiting(state: StarSearch, hole: int) -> bool:
    left = state.left_north >> hole if hole < 50 else state.left_south >> hole - 50
    return bool(left & 1 and state.has_star(hole))


# --- luck and skill ------------------------------------------------------------------------------


@pytest.mark.parametrize("variation", ["eagle", "rudi"])
def test_luck_weighted_by_probability_sums_to_zero(variation: str) -> None:
    dice = table(variation=variation, at=(1, 4))
    dice.apply(ROLL)
    charts = table(variation=variation, at=(first_planet(), 0))
    search(charts)
    adviser = PerfectSearcher(GAME)
    for state in (dice, charts):
        assert adviser.counts(state)
        lucks = [adviser.luck(state, outcome)[0] for outcome, _ in state.chance_outcomes()]
        assert [sum(column) for column in zip(*lucks, strict=True)] == pytest.approx([0.0, 0.0], abs=1e-9)
    assert max(adviser.luck(dice, face)[0][0] for face in range(6)) > 0


def test_pips_are_counted_as_they_move_the_rocket() -> None:
    state = table(at=(1, 4))
    state.apply(ROLL)
    adviser = PerfectSearcher(GAME)
    luck = {face: adviser.luck(state, face)[0][0] for face in range(6)}
    after = state.clone()
    after.apply(ONE_ONE)
    other = state.clone()
    other.apply(ONE_ONE + 3)
    moved = [float(each.progress(0)) for each in (after, other)]
    assert luck[ONE_ONE + 3] - luck[ONE_ONE] == pytest.approx(moved[1] - moved[0])


def test_analysis_finds_the_loss_of_a_bad_placement() -> None:
    start = searching()
    worth = dict(placements(start))
    worst = min(worth, key=lambda action: worth[action])
    match = Match.start(
        GAME, [Seat("Ada"), Seat("Linus")], seed=1, position=GAME.to_text(table(charts=[1], at=(first_planet(), 0)))
    )
    match.play(0, {"verb": "search"})
    match.play(0, worst, 1000)
    [move] = analyse(decode(match.record()), 10, 1).moves
    assert (move.seat, move.action) == (0, worst)
    assert move.played.behind == max(worth.values()) - worth[worst]
    assert move.verdict == "blunder"


def test_analysis_of_a_whole_game_is_in_fields() -> None:
    found = analyse((RECORDS / "2p-eagle-bots.json").read_text(encoding="utf-8"), 10, 1)
    assert found.scale.unit == "fields"
    assert found.moves
    assert found.strokes


def test_hint_for_a_vote_has_no_values() -> None:
    state = table(at=(1, 1))
    state.still = state.still_sky = 2 * state.setting.vote_after
    state.go(state.setting.begin_turn)
    advice = advise(state, 0, "en")
    assert all(choice.worth is None for choice in advice.choices)
    assert advice.summary == "No move is clearly better."


def test_placing_by_the_hint_is_legal() -> None:
    state = searching()
    before = state.progress(0)
    best = PerfectSearcher(GAME).choices(state)[0]
    state.apply(best.action)
    assert state.progress(0) - before == best.worth
