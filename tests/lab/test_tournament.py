"""Tournaments are fair to every bot, and their ratings and intervals say what they should."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from cosmodrome.core.errors import BadInput
from cosmodrome.core.rng import Rng
from cosmodrome.lab.intervals import Ratio, of_means, of_shares, student
from cosmodrome.lab.ratings import CENTRE, elo, order_of, strengths
from cosmodrome.lab.tournament import fixture_for, lineups, match, rate, tournament

# --- fairness ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "players"), [(("steady", "random"), 2), (("steady", "random", "steady/1"), 2), (("steady", "random"), 5)]
)
def test_every_bot_sits_once_in_every_seat_of_a_deal(bots: tuple[str, ...], players: int) -> None:
    fixture = fixture_for("mlem", players, bots, 3, None, None)
    first = set()
    for deal in range(30):
        games = lineups(fixture, deal)
        assert len(games) == len(bots)
        for seat in range(players):
            assert sorted(game[seat] for game in games) == list(range(len(bots)))
        first.add(tuple(games[0]))
    assert len(first) > 1  # who sits beside whom changes


def test_a_challenger_sits_once_in_every_seat_among_equals() -> None:
    fixture = fixture_for("mlem", 3, ("steady", "random"), 3, None, None, challenge=True)
    assert lineups(fixture, 7) == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_equal_bots_have_exactly_par_on_the_same_dice() -> None:
    found = match("mlem", 4, "steady", "steady/1", 10)
    assert found.share.mean == pytest.approx(0.25)
    assert not found.is_better
    assert not found.is_worse
    assert (found.games, found.deals, found.par) == (40, 10, 0.25)


def test_bots_that_play_by_chance_are_near_par() -> None:
    found = tournament("mlem", ("steady", "steady/1"), 200, seed=2)
    for standing in found.standings:
        assert standing.share.low <= 0.5 <= standing.share.high
        assert standing.rating.low <= CENTRE <= standing.rating.high


def test_the_better_bot_is_rated_higher_and_shares_sum_to_one() -> None:
    found = tournament("mlem", ("random", "steady"), 60)
    assert [standing.bot for standing in found.standings] == ["steady", "random"]
    assert found.standings[0].rating.low > found.standings[1].rating.high
    assert sum(standing.share.mean for standing in found.standings) == pytest.approx(1)
    ahead, behind = found.ahead[1][0], found.ahead[0][1]
    assert ahead is not None
    assert behind is not None
    assert ahead.mean + behind.mean == pytest.approx(1)
    assert found.ahead[0][0] is None


def test_workers_do_not_change_a_tournament() -> None:
    one = tournament("mlem", ("random", "steady"), 40)
    two = tournament("mlem", ("random", "steady"), 40, workers=2)
    assert (one.digest, one.standings) == (two.digest, two.standings)


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = tournament("mlem", ("random", "steady", "steady/1"), 7)
    assert (found.players, found.deals, found.games) == (3, 3, 9)


@pytest.mark.parametrize(
    ("bots", "players", "says"),
    [
        (("steady",), None, "two bots"),
        (("steady", "steady"), None, "once"),
        (("steady", "genius"), None, "no bot 'genius'"),
        (("steady", "random"), 9, "2 to 5 players"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(bots: tuple[str, ...], players: int | None, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        tournament("mlem", bots, 10, players=players)


# --- ratings -----------------------------------------------------------------


def test_two_players_have_the_odds_of_their_games() -> None:
    found = strengths(2, {((0,), (1,)): 30, ((1,), (0,)): 10})
    assert found[0] / found[1] == pytest.approx(3)
    assert elo(found[0]) - elo(found[1]) == pytest.approx(400 * math.log10(3))
    assert (elo(found[0]) + elo(found[1])) / 2 == pytest.approx(CENTRE)


def test_orders_drawn_from_known_strengths_give_them_back() -> None:
    true = [4, 2, 1]
    exact: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for a in range(3):
        for b in range(3):
            if b != a:
                rest = sum(true) - true[a]
                exact[(a,), (b,), (3 - a - b,)] = round(1e6 * true[a] / 7 * true[b] / rest)
    found = strengths(3, exact)
    assert found[0] / found[2] == pytest.approx(4, rel=1e-4)
    assert found[1] / found[2] == pytest.approx(2, rel=1e-4)


def test_a_draw_is_half_a_victory_between_two() -> None:
    found = strengths(2, {((0,), (1,)): 1, ((1,), (0,)): 1, ((0, 1),): 10})
    assert found == pytest.approx([1, 1])


def test_copies_of_a_bot_at_one_table_share_its_strength() -> None:
    found = strengths(2, {((0,), (1,), (1,)): 1, ((1,), (0,), (1,)): 2, ((1,), (1,), (0,)): 3})
    assert found[1] > found[0]


def test_who_always_wins_is_not_infinitely_strong() -> None:
    ratings = rate(2, [{((0,), (1,)): 2} for _ in range(20)], seed=1)
    assert ratings[0].mean > CENTRE + 100
    assert ratings[0].high < 3000


def test_victory_comes_before_points() -> None:
    assert order_of([5, 6, 7], [0, 1, 0], [9, 3, 9]) == ((6,), (5, 7))


# --- intervals ---------------------------------------------------------------


def test_students_points_are_those_of_the_tables() -> None:
    for freedom, printed in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(printed, rel=0.01)


def test_an_interval_of_means_is_the_textbooks() -> None:
    found = of_means([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    assert found.mean == 6
    assert found.error == pytest.approx(2.228 * math.sqrt(11 / 11), rel=0.01)


def test_shares_stay_between_nothing_and_all() -> None:
    assert of_shares([0.0] * 30).high == pytest.approx(0.1)
    assert of_shares([1.0] * 30).low == pytest.approx(0.9)
    assert of_shares([0.0, 1.0]).low == 0.0


def test_intervals_hold_the_truth_in_about_95_of_100_cases() -> None:
    rng = Rng(4)
    held = 0
    for _ in range(400):
        ratio = Ratio()
        for _ in range(60):
            seats = 1 + int(rng.below(3))
            ratio.add(sum(rng.below(10) < 3 for _ in range(seats)), seats)
        found = ratio.share()
        assert found is not None
        held += found.low <= 0.3 <= found.high
    assert 365 <= held <= 395


def test_clusters_without_the_thing_count_as_well() -> None:
    slow, fast = Ratio(), Ratio()
    for top in (2, 0, 0, 1, 0):
        slow.add(top, 1)
        if top:
            fast.add(top, 1)
    fast.add_nothing(3, 1)
    assert fast.estimate() == slow.estimate()
