"""Hints and analysis: luck is exact where all outcomes can be enumerated, and mistakes are found or left open."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome import BadInput, load
from cosmodrome.bots.game_analysis import Move, PlayoutAdviser, analyse, can_advise, margin
from cosmodrome.bots.hint_text import advise
from cosmodrome.core.advice import VICTORY, Choice
from cosmodrome.core.bot import Level
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.engine.playout import Judge
from cosmodrome.core.match.record import decode
from cosmodrome.games.mlem.solvers.steady_policy import SteadyPolicy
from cosmodrome.games.mlem.vocabulary import DISEMBARK, LAND, STAY
from tests.games.mlem.table import do, stay, table
from tests.support.mlem_last_decision import last_stop, played
from tests.support.mlem_matches import played as played_match

LEVEL = Level("plain/1", 10, SteadyPolicy, lambda: Judge(win_weight=1.0))


def analyst(playouts: int = 40, **more: float) -> PlayoutAdviser:
    return PlayoutAdviser(load("mlem"), playouts, level=LEVEL, **more)  # type: ignore[arg-type]


# --- luck ------------------------------------------------------------------------


def test_luck_of_a_roll_that_decides_the_game_is_exact() -> None:
    state = last_stop("settler")
    stay(state)
    for outcome, _ in state.chance_outcomes():
        after = state.clone()
        after.apply(outcome)
        crashed = after.is_terminal()
        luck, variances, _ = analyst(1).luck(state, outcome)
        assert luck == pytest.approx([-0.5, 0.5] if crashed else [0.5, -0.5])
        assert variances == [0.0, 0.0]


def test_luck_weighted_by_probability_sums_to_zero() -> None:
    state = last_stop("settler")
    stay(state)
    weighed = [
        [chance * luck for luck in analyst(1).luck(state, outcome)[0]] for outcome, chance in state.chance_outcomes()
    ]
    assert [sum(column) for column in zip(*weighed, strict=True)] == pytest.approx([0.0, 0.0], abs=1e-9)


def test_luck_from_playouts_has_a_margin_of_error() -> None:
    """The last but one crash: what comes after this expedition is not counted out."""
    state = table(aboard=((0, "settler"), (1, "drifter")), space=20, dice=1)
    state.failures = 9
    sums, errors = [0.0, 0.0], [0.0, 0.0]
    for outcome, chance in state.chance_outcomes():
        luck, variances, _ = analyst(2).luck(state, outcome)
        assert sum(luck) == pytest.approx(0.0, abs=1e-9), "one seat's luck is the other's bad luck"
        sums = [old + chance * new for old, new in zip(sums, luck, strict=True)]
        errors = [old + chance * new for old, new in zip(errors, variances, strict=True)]
    assert errors[0] > 0
    assert abs(sums[0]) < 4 * errors[0] ** 0.5


# --- choices ----------------------------------------------------------------------


def test_clearly_better_choice_is_first_and_certain() -> None:
    best, other = analyst().choices(last_stop("moonwalker"))
    assert (best.action, best.worth, best.behind) == (LAND + 25, 1.0, 0.0)
    assert other.worth == pytest.approx(0.5, abs=0.3)
    assert not other.is_close


def test_equal_choices_are_too_close_to_call() -> None:
    """Linus has 12 points: neither 4 for sure nor 7 perhaps can reach him."""
    choices = analyst(20).choices(last_stop("settler", rival="moonwalker"))
    assert [choice.worth for choice in choices] == [0.0, 0.0]
    assert all(choice.is_close for choice in choices)


def test_small_difference_after_few_playouts_is_too_close_to_call() -> None:
    """Linus is ahead of the moon, so that staying has the victory by the throw of a coin, and getting off never."""
    state = last_stop("settler")
    assert analyst(2).choices(state)[1].is_close
    assert not analyst(40).choices(state)[1].is_close


def test_margin_of_results_without_a_win_is_above_zero() -> None:
    assert margin([0.0] * 100) == pytest.approx(0.03)
    assert margin([1.0]) == margin([0.0, 0.0]) == 1.0
    assert margin([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.5 / 10, rel=0.01)


def test_among_many_choices_certainty_needs_a_larger_difference() -> None:
    values = [0.0, 1.0] * 50
    assert margin(values, comparisons=9) > 1.3 * margin(values)


def test_analysis_with_little_time_makes_fewer_playouts() -> None:
    state = last_stop("settler")
    assert analyst(10_000, seconds=1e-9).choices(state) == analyst(16).choices(state)


def test_a_verdict_needs_both_a_cost_and_certainty() -> None:
    best = Choice(1, 0.6, 0.02, 0.0, 0.02)

    def verdict(behind: float, sure: float) -> str:
        return Move(1, 0, 2, Choice(2, 0.6 - behind, 0.02, behind, sure), best).verdict

    assert [verdict(cost, 0.001) for cost in (0.015, 0.02, 0.05, 0.1)] == ["good", "inaccuracy", "mistake", "blunder"]
    assert verdict(0.09, 0.1) == "close"
    assert verdict(0.005, 0.001) == "close", "no judge is that good"
    assert Move(1, 0, 1, best, best).verdict == "best"


# --- secrets ---------------------------------------------------------------------------


def test_hint_does_not_depend_on_hidden_information() -> None:
    """Linus holds other missions, and Ada cannot know it."""
    advice = []
    for hidden in ((1, 2, 3), (4, 5, 6)):
        state = table(
            aboard=((0, "settler"), (1, "engineer")), space=24, dice=1, missions={0: (7, 8, 9), 1: list(hidden)}
        )
        state.ending = 1
        state.go(state.setting.steps[DISEMBARK])
        assert state.current_player() == 0
        advice.append((state.view(0), analyst(32).choices(state), advise(state, 10, "en").reason))
    assert advice[0] == advice[1]


# --- whole games ----------------------------------------------------------------------


def test_analysis_finds_a_blunder_and_separates_luck_from_skill() -> None:
    match = played("stay")
    found = analyse(decode(match.record()), 60, 1)
    [move] = found.moves
    assert (move.step, move.seat, move.verdict) == (1, 0, "blunder")
    assert move.best.action == LAND + 25
    [stroke] = found.strokes
    won = match.state.returns()[0]
    assert stroke.luck == pytest.approx([won - 0.5, 0.5 - won])
    assert found.lost(0) == move.played.behind == pytest.approx(0.5, abs=0.25)
    assert (found.lost(1), found.result_of(0), found.luck(0)) == (0.0, won, stroke.luck[0])


def test_a_good_move_costs_nothing() -> None:
    found = analyse(decode(played("land").record()), 40, 1)
    assert [move.verdict for move in found.moves] == ["best"]
    assert (found.strokes, found.lost(0)) == ([], 0.0)


def test_undone_move_costs_nothing() -> None:
    found = analyse(decode(played("stay", "undo", "land").record()), 40, 1)
    assert [(move.step, move.verdict) for move in found.moves] == [(2, "best")]
    assert (found.strokes, found.lost(0)) == ([], 0.0)


def test_redone_move_counts_once() -> None:
    state = table(aboard=((0, "moonwalker"), (1, "engineer")), space=25, dice=1)
    state.ending = 1
    state.go(state.setting.steps[DISEMBARK])
    found = analyse(decode(played("land", "undo", "redo", "land", start=state).record()), 20, 1)
    assert [(move.step, move.seat, move.action) for move in found.moves] == [(2, 0, LAND + 25), (3, 1, LAND + 25)]


@pytest.mark.parametrize("name", ["mlem", "leaving_earth", "star_search"])
def test_every_game_has_hints(name: str) -> None:
    assert can_advise(load(name))


def test_race_between_several_people_has_no_hints() -> None:
    assert not can_advise(load("star_search"), people=2)
    assert can_advise(load("mlem"), people=4)


def test_game_without_levels_has_no_playouts() -> None:
    with pytest.raises(BadInput, match="cannot be weighed by playouts"):
        PlayoutAdviser(load("star_search"), 10)


# --- win chances, good moves, accuracy ------------------------------------------------


def test_win_chances_before_a_decision_are_those_of_the_best_choice() -> None:
    found = analyse(decode(played("stay").record()), 60, 1)
    [move] = found.moves
    assert move.best.after is not None
    assert found.chances[0] == move.best.after
    assert move.best.worth is not None
    assert found.chances[0].chances == pytest.approx((move.best.worth, 1.0 - move.best.worth))


def test_win_chances_at_the_end_are_the_shares_of_the_victory() -> None:
    match = played("stay")
    found = analyse(decode(match.record()), 20, 1)
    assert list(found.chances) == [0, 1, 2], "the decision, the roll, the end"
    for step in (1, 2):
        assert found.chances[step].chances == pytest.approx(match.state.returns())
        assert found.chances[step].margins == (0.0, 0.0)


def test_win_chances_of_a_whole_match_add_up_and_have_margins() -> None:
    found = analyse(decode(played_match(3, 3).record()), 20, 2)
    assert list(found.chances) == sorted(found.chances)
    assert len(found.chances) > 20
    for each in found.chances.values():
        assert sum(each.chances) == pytest.approx(1.0, abs=0.02)
        assert all(-0.001 <= chance <= 1.001 for chance in each.chances)
    assert any(any(each.margins) for each in found.chances.values())
    analysed = {move.step - 1 for move in found.moves} | {stroke.step for stroke in found.strokes}
    assert analysed <= set(found.chances)


def test_a_move_is_good_if_every_other_choice_is_a_mistake() -> None:
    [move] = analyse(decode(played("land").record()), 40, 1).moves
    assert move.is_good
    [move] = analyse(decode(played("stay").record()), 40, 1).moves
    assert not move.is_good


def test_a_best_move_with_an_equal_second_is_not_good() -> None:
    best = Choice(1, 0.6, 0.02, 0.0, 0.02)

    def is_good(behind: float, sure: float) -> bool:
        return Move(1, 0, 1, best, best, Choice(2, 0.6 - behind, 0.02, behind, sure)).is_good

    assert [is_good(0.04, 0.001), is_good(0.05, 0.001), is_good(0.2, 0.3)] == [False, True, False]
    assert not Move(1, 0, 1, best, best).is_good


def test_accuracy_is_halved_by_every_blunder_that_a_loss_is_worth() -> None:
    assert [VICTORY.accuracy(loss) for loss in (-0.1, 0.0, 0.1, 0.2)] == [1.0, 1.0, 0.5, 0.25]
    assert VICTORY.accuracy(0.05) == pytest.approx(0.707, abs=0.001)


def test_accuracy_of_a_seat_is_the_mean_over_its_decisions() -> None:
    found = analyse(decode(played("stay").record()), 60, 1)
    assert found.accuracy(0) == VICTORY.accuracy(found.moves[0].played.behind)
    assert found.accuracy(1) is None
    assert analyse(decode(played("land").record()), 40, 1).accuracy(0) == 1.0


def test_win_chances_of_leaving_earth_come_with_the_forecasts_and_star_search_has_none() -> None:
    records = Path(__file__).parents[1] / "records"
    chances = {
        name: analyse(decode((records / name).read_text(encoding="utf-8")), 1, 1).chances
        for name in ("leaving_earth/2p-easy.json", "star_search/2p-eagle-bots.json")
    }
    assert chances.pop("star_search/2p-eagle-bots.json") == {}
    [found] = chances.values()
    assert len(found) > 20
    assert sum(found[max(found)].chances) == 1.0
    assert all(0.9 < sum(each.chances) < 1.15 for each in found.values())


# --- in words ------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "pl", "fr"])
def test_hint_has_a_sentence_in_every_language(locale: str) -> None:
    advice = advise(last_stop("moonwalker"), 40, locale)
    assert advice.choices[0].action == LAND + 25
    assert not advice.is_close
    assert advice.sentences[0] in advice.summary
    assert "8" in advice.reason
    assert "50" in advice.reason  # the exact risk of the next roll, in per cent
    assert advice.reason.endswith(".")


def test_the_reason_names_a_rival_who_could_take_the_last_moon() -> None:
    state = table(aboard=((0, "settler"), (1, "engineer"), (2, "drifter")), space=25, dice=1)
    state.ending = 1
    while state.moons_left(25) > 1:
        state.go(state.setting.steps[DISEMBARK])
        do(state, {"verb": "land", "space": 25})
        state.turn = 0
    state.go(state.setting.steps[DISEMBARK])
    text = state.game.text("en")
    assert "a rival could take this last moon" in state.game.reason(state, LAND + 25, text)
    assert "a rival could take the last moon" in state.game.reason(state, STAY, text)


# --- limits --------------------------------------------------------------------------


def test_analysis_stops_after_the_most_decisions_it_may_examine() -> None:
    record = played_match(2, 3).record()
    whole, part = analyse(decode(record), 2, 1), analyse(decode(record), 2, 1, most=5)
    assert whole.analysed == whole.decisions == part.decisions > 5
    assert part.analysed == 5
    assert part.moves == [move for move in whole.moves if move.step <= 5]
    assert part.result == whole.result


def test_analysis_whose_time_is_up_examines_nothing_more() -> None:
    found = analyse(decode(played_match(2, 3).record()), 2, 1, limit=Deadline(0.0))
    assert (found.analysed, found.moves, found.strokes) == (0, [], [])
    assert found.result is not None
