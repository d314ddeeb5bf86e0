"""Tournaments are fair to every bot, and their ratings and intervals say what they should."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput
from cosmodrome.lab.intervals import Ratio, of_means, of_share_sums, of_shares, student
from cosmodrome.lab.ratings import CENTRE, Order, elo, order_of, strengths
from cosmodrome.lab.runs import Execution
from cosmodrome.lab.tournament import challenge_for, fixture_for, lineups, match, rate, tournament

# --- fairness ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "players"), [(("steady", "random"), 2), (("steady", "random", "steady/1"), 2), (("steady", "random"), 5)]
)
def test_every_bot_sits_once_in_every_seat_of_a_deal(bots: tuple[str, ...], players: int) -> None:
    fixture = fixture_for("mlem", bots, 3, players)
    first = set()
    for deal in range(30):
        games = lineups(fixture, deal)
        assert len(games) == len(bots)
        for seat in range(players):
            assert sorted(game[seat] for game in games) == list(range(len(bots)))
        first.add(tuple(games[0]))
    assert len(first) > 1  # who sits beside whom changes


def test_a_challenger_sits_once_in_every_seat_among_equals() -> None:
    fixture = challenge_for("mlem", 3, "steady", "random", 3)
    assert lineups(fixture, 7) == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_equal_bots_on_the_same_dice_have_exactly_par() -> None:
    found = match(challenge_for("mlem", 4, "steady", "steady/1"), 10)
    assert found.share.mean == pytest.approx(0.25)
    assert not found.is_better
    assert not found.is_worse
    assert (found.games, found.deals, found.par) == (40, 10, 0.25)


def test_random_bots_are_near_par() -> None:
    found = tournament(fixture_for("mlem", ("steady", "steady/1"), seed=2), 200)
    for standing in found.standings:
        assert standing.share.low <= 0.5 <= standing.share.high
        assert standing.rating.low <= CENTRE <= standing.rating.high


def test_the_better_bot_is_rated_higher_and_shares_sum_to_one() -> None:
    found = tournament(fixture_for("mlem", ("random", "steady")), 60)
    assert [standing.bot for standing in found.standings] == ["steady", "random"]
    assert found.standings[0].rating.low > found.standings[1].rating.high
    assert sum(standing.share.mean for standing in found.standings) == pytest.approx(1)
    ahead, behind = found.ahead[1][0], found.ahead[0][1]
    assert ahead is not None
    assert behind is not None
    assert ahead.mean + behind.mean == pytest.approx(1)
    assert found.ahead[0][0] is None


def test_workers_do_not_change_a_tournament() -> None:
    one = tournament(fixture_for("mlem", ("random", "steady")), 40)
    two = tournament(fixture_for("mlem", ("random", "steady")), 40, Execution(workers=2))
    assert (one.digest, one.standings) == (two.digest, two.standings)


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = tournament(fixture_for("mlem", ("random", "steady", "steady/1")), 7)
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
def test_impossible_tournament_is_refused(bots: tuple[str, ...], players: int | None, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        tournament(fixture_for("mlem", bots, players=players), 10)


# --- ratings -----------------------------------------------------------------


def test_two_players_have_the_odds_of_their_games() -> None:
    found = strengths(2, {((0,), (1,)): 30, ((1,), (0,)): 10})
    assert found[0] / found[1] == pytest.approx(3)
    assert elo(found[0]) - elo(found[1]) == pytest.approx(400 * math.log10(3))
    assert (elo(found[0]) + elo(found[1])) / 2 == pytest.approx(CENTRE)


def test_ratings_recover_known_strengths() -> None:
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


def test_rating_of_a_bot_that_always_wins_is_finite() -> None:
    ratings = rate(2, [{((0,), (1,)): 2} for _ in range(20)])
    assert ratings[0].mean > CENTRE + 100
    assert ratings[0].high < 3000


def test_ratings_of_deals_that_all_agree_have_an_interval() -> None:
    always = rate(2, [{((0,), (1,)): 2} for _ in range(4)])
    assert always[0].mean > CENTRE
    assert always[0].high - always[0].low > 400
    even = rate(2, [{((0,), (1,)): 1, ((1,), (0,)): 1} for _ in range(4)])
    assert even[0].low < CENTRE - 50
    assert even[0].high > CENTRE + 50


def test_a_rating_interval_between_two_is_that_of_the_log_odds() -> None:
    """Gart's interval for log-odds, with one half added to either side, and Student's distribution over deals."""
    won, lost = 60, 40
    first: Order = ((0,), (1,))
    second: Order = ((1,), (0,))
    found = rate(2, [{first: 1}] * won + [{second: 1}] * lost)[0]
    assert found.mean - CENTRE == pytest.approx(200 * math.log10((won + 0.5) / (lost + 0.5)))
    textbook = math.sqrt(1 / (won + 0.5) + 1 / (lost + 0.5)) * 400 / math.log(10) / 2
    assert found.high - found.mean == pytest.approx(student(99) * textbook, rel=0.01)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_victory_comes_before_points() -> None:
    assert order_of([5, 6, 7], [0, 1, 0], [9, 3, 9]) == ((6,), (5, 7))


# --- intervals ---------------------------------------------------------------


def test_quantiles_of_students_t_agree_with_tables() -> None:
    for freedom, printed in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(printed, rel=0.01)


def test_interval_of_means_agrees_with_the_textbook() -> None:
    found = of_means([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    assert found.mean == 6
    assert found.high - found.mean == pytest.approx(2.228 * math.sqrt(11 / 11), rel=0.01)


@pytest.mark.parametrize("count", [1, 2, 4, 10, 29, 30, 40, 200, 5000])
@pytest.mark.parametrize("value", [0.0, 0.25, 0.5, 1.0])
def test_shares_of_deals_that_all_agree_have_an_interval(count: int, value: float) -> None:
    found = of_shares([value] * count)
    assert 0.0 <= found.low <= value <= found.high <= 1.0
    unseen = 1 - 0.05 ** (1 / count)  # what happens that often may stay unseen with a chance of 5%
    assert found.low <= value * (1 - unseen)
    assert found.high >= value + (1 - value) * unseen


def test_a_bot_in_two_of_four_seats_that_wins_always_has_one_half_at_most() -> None:
    found = of_shares([0.5] * 10, most=0.5)
    assert found.mean == found.high == 0.5
    assert 0.2 < found.low < 0.4


def test_shares_from_sums_are_those_from_values() -> None:
    values = [0.0, 1.0, 0.5, 0.0, 0.25, 1.0] * 9
    found = of_share_sums(sum(values), sum(value * value for value in values), len(values))
    assert (found.low, found.high) == pytest.approx((of_shares(values).low, of_shares(values).high))


def test_share_of_all_or_nothing_deals_follows_agresti_and_coull() -> None:
    """31 of 100: the textbook has 0.227 to 0.406."""
    found = of_shares([1.0] * 31 + [0.0] * 69)
    assert (found.low, found.high) == pytest.approx((0.2277, 0.4064), abs=5e-4)


def test_tournament_with_several_seats_for_a_bot_prints_no_interval_without_width() -> None:
    found = tournament(fixture_for("mlem", ("steady", "random"), players=4), 8)
    best = found.standings[0]
    assert best.share.mean == 0.5
    assert best.share.low < 0.4
    assert best.rating.high - best.rating.low > 100
    ahead = found.ahead[0][1]
    assert ahead is not None
    assert ahead.low < ahead.mean <= ahead.high


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


def test_clusters_without_the_event_count_too() -> None:
    slow, fast = Ratio(), Ratio()
    for top in (2, 0, 0, 1, 0):
        slow.add(top, 1)
        if top:
            fast.add(top, 1)
    fast.add_nothing(3, 1)
    assert fast.estimate() == slow.estimate()
