"""The human-like searchers: they read the view alone, decide when to claim, and twinkle as their mood says."""

from __future__ import annotations

import pytest

from cosmodrome import Rng, bots
from cosmodrome.games.star_search.bots import BOTS, HumanLike, Puzzle, Searcher, look
from cosmodrome.games.star_search.vocabulary import CALL_OFF, PLACE, SHOWER, TWINKLE
from cosmodrome.lab.play import play_game
from tests.games.star_search.table import BLUE_FACE, GAME, NOTHING_FITS, full, place, roll, search, table, time_up


def find(name: str) -> HumanLike:
    bot = bots.find(GAME, name)
    assert isinstance(bot, HumanLike)
    return bot


def test_bots_are_three_searchers_with_three_moods_and_the_levels() -> None:
    assert list(BOTS) == [
        *("child", "grown-up", "eagle", "child-kind", "grown-up-kind", "eagle-kind"),
        *("child-spiteful", "grown-up-spiteful", "eagle-spiteful"),
        *("novice", "casual", "strong", "champion", "perfect"),
    ]
    assert all(BOTS[name].name.partition("/")[0] == name and BOTS[name].honest for name in BOTS)


def test_searchers_use_the_values_of_the_data_pack() -> None:
    assert Searcher.of(GAME.data, "child") == Searcher(1.2, 0.7, 2.0, 25, 15)
    assert Searcher.of(GAME.data, "eagle") == Searcher(5.0, 3.0, 2.0, 8, 4)


def test_puzzle_read_from_the_view_agrees_with_brute_force() -> None:
    state = search(table(2, charts=[4]))
    puzzle = Puzzle.of(state.view(0), 0)
    names = {GAME.to_json(PLACE + placement)["placement"] for placement in puzzle.full()}
    assert names == full(state, "red", 4)
    assert len(puzzle.placements()) == 144


def test_quick_searchers_claim_sooner_than_slow_ones() -> None:
    state = search(table(2, charts=[1]))
    means = []
    for name in ("eagle", "grown-up", "child"):
        times = [find(name).plan(GAME, state.view(0), Rng(seed)) for seed in range(200)]
        means.append(sum(plan[0][0] for plan in times if plan) / len(times))
    assert means == sorted(means)
    assert means[0] > 2000


def test_planned_claim_is_within_the_hourglass_and_legal() -> None:
    state = search(table(2, charts=[4], levels=["difficult", "easy"]))
    copy = state.clone()
    copy.apply(0)
    legal = copy.legal_actions()
    for seed in range(50):
        plan = find("child").plan(GAME, state.view(0), Rng(seed))
        assert plan is not None
        [(at, action)] = plan
        assert 0 <= at <= 20_000
        assert action in legal
    assert find("child").plan(GAME, state.view(1), Rng(1)) == [], "it is not this seat's search"


def test_searcher_in_the_second_variation_waits_rather_than_guesses() -> None:
    state = search(table(2, sky=NOTHING_FITS, charts=[6], variation="rudi"))
    assert find("eagle").plan(GAME, state.view(0), Rng(1)) == []
    time_up(state)
    plan = find("eagle").plan(GAME, state.view(0), Rng(1))
    assert plan is not None
    assert 0 < plan[0][0] < 3000


def test_a16_bots_agree_to_call_off_after_forty_five_seconds() -> None:
    state = table(3, at=[13, 14, 15], variation="rudi", charts=[6, 4, 5])
    roll(state, BLUE_FACE)
    assert find("eagle").plan(GAME, state.view(0), Rng(1)) == []
    time_up(state)
    first = find("eagle").plan(GAME, state.view(0), Rng(1))
    assert first is not None
    assert all(action != CALL_OFF for _, action in first)
    time_up(state)
    later = find("eagle").plan(GAME, state.view(0), Rng(1))
    assert later is not None
    assert (25_000, CALL_OFF) in later


def test_a30_bots_vote_for_the_meteor_shower() -> None:
    view = {"prompt": "shower", "asked": 0}
    assert find("child").answer(GAME, view, Rng(1)) == SHOWER + 1


def test_moods_send_stars_to_the_corners_or_to_the_middle() -> None:
    state = search(table(2, charts=[4], twinkle_seconds=0))
    place(state, "B4 0")

    def distance(name: str) -> float:
        total = 0
        for seed in range(30):
            hole = find(name).choose(state, Rng(seed)) - TWINKLE
            total += abs(hole // 10 - 4) + abs(hole % 10 - 4)
        return total / 30

    assert distance("eagle-kind") < distance("eagle") < distance("eagle-spiteful")


def test_a13_bots_answer_the_same_whatever_the_order_of_the_stack() -> None:
    one = search(table(2, charts=[4, 1, 2, 3, 5, 6], hourglass=0))
    other = search(table(2, charts=[4, 6, 5, 3, 2, 1], hourglass=0))
    for seed in range(20):
        assert find("eagle").choose(one, Rng(seed)) == find("eagle").choose(other, Rng(seed))


def test_slips_and_overlooked_places_happen() -> None:
    state = search(table(2, charts=[1]))
    puzzle = Puzzle.of(state.view(0), 0)
    clumsy = Searcher(5.0, 3.0, 0.0, 0, 100)
    found = look(puzzle, clumsy, 5.0, 0.0, None, Rng(1))
    assert found is not None
    assert found.placement in puzzle.placements()
    blind = Searcher(5.0, 3.0, 0.0, 95, 0)
    assert any(look(puzzle, blind, 5.0, 0.0, 3.0, Rng(seed)) is None for seed in range(20))


@pytest.mark.slow
@pytest.mark.parametrize("variation", ["eagle", "rudi"])
def test_eagle_beats_child(variation: str) -> None:
    minds = [bots.find(GAME, name) for name in ("eagle", "child", "child")]
    start = GAME.new(3, {"variation": variation}, ["difficult"] * 3)
    won = sum(0 in play_game(GAME, start, minds, 3, index)[1].winners() for index in range(30))
    assert won > 10


def test_bot_with_the_same_seed_chooses_the_same_action() -> None:
    state = search(table(2, charts=[4]))
    assert find("eagle").plan(GAME, state.view(0), Rng(5)) == find("eagle").plan(GAME, state.view(0), Rng(5))
