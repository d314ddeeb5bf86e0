"""Bots against each other, fairly: a dice seed is a deal, played so often that every bot sits once in every seat.

`tournament` rates any number of bots; `match` measures one against equal opponents. All games of a deal hang together,
so intervals are taken over deals.
"""

from __future__ import annotations

import hashlib
import math
import time
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from cosmodrome import bots as known_bots
from cosmodrome._compiled import is_compiled
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput
from cosmodrome.core.meta import Options
from cosmodrome.games import load
from cosmodrome.lab.intervals import Estimate, of_means, of_shares, student
from cosmodrome.lab.play import play_game
from cosmodrome.lab.ratings import Order, draws_of_all, elo, in_elo, order_of, standard_errors, strengths, together
from cosmodrome.lab.runs import HERE, Execution, Result, run
from cosmodrome.lab.simulate import Job

SEATING = 2  # a branch of the generator, beside the dice and minds of `lab/play.py`


@dataclass(frozen=True)
class Fixture(Job):
    """Everything that a worker needs to play the deals of a tournament; its bots are all that take part."""

    challenge: bool = False  # the first bot alone against a table of the second, instead of all bots alike

    @property
    def games_per_deal(self) -> int:
        return self.players if self.challenge else len(self.bots)

    def about(self) -> dict[str, Any]:
        return {**super().about(), "challenge": self.challenge}


@dataclass(frozen=True)
class Standing:
    """How one bot did. `share` is of the victory at its seat; an equal of all others has `Standings.par`."""

    bot: str
    rating: Estimate
    share: Estimate
    score: Estimate


@dataclass(frozen=True)
class Standings(Result):
    """A tournament. The keys of `as_json` are part of the interface."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    games: int
    deals: int
    par: float
    compiled: bool
    workers: int
    seconds: float
    standings: list[Standing]  # best first
    ahead: list[list[Estimate | None]]  # how often the bot of the row finishes before that of the column, as in `bots`
    digest: str
    rows: array[int] = field(repr=False, compare=False, default_factory=lambda: array("q"))


@dataclass(frozen=True)
class Share:
    """The challenger's part of the victories, where an equal would have `par`; points are per game."""

    game: str
    players: int
    options: Options
    challenger: str
    opponent: str
    seed: int
    games: int
    deals: int
    par: float
    share: Estimate
    score: Estimate
    opponent_score: Estimate
    seconds: float
    digest: str

    @property
    def is_better(self) -> bool:
        """Whether the whole interval lies above par."""
        return self.share.low > self.par

    @property
    def is_worse(self) -> bool:
        return self.share.high < self.par

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "is_better": self.is_better, "is_worse": self.is_worse}


# --- playing -----------------------------------------------------------------


def lineups(fixture: Fixture, deal: int) -> list[list[int]]:
    """Which bot sits where in the games of a deal: over all of them, every bot sits equally often in every seat."""
    if fixture.challenge:
        return [[int(seat != game) for seat in range(fixture.players)] for game in range(fixture.players)]
    # Who sits beside whom matters too, so the first lineup is shuffled for every deal; in the others each bot is
    # replaced by the next one in the list.
    count = len(fixture.bots)
    first = [number % count for number in range(max(count, fixture.players))]
    shuffle(first, Rng(fixture.seed, deal, SEATING))
    return [[(bot + game) % count for bot in first[: fixture.players]] for game in range(count)]


def shuffle(items: list[int], rng: Rng) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]


def play_deals(fixture: Fixture, first: int, count: int) -> bytes:
    """For each game of these deals: its decisions, the winners as bits, the scores, as 64-bit numbers."""
    game = load(fixture.game, fixture.pack)
    start = game.new(fixture.players, fixture.options)
    minds = [known_bots.find(game, name) for name in fixture.bots]
    row = array("q")
    for deal in range(first, first + count):
        for lineup in lineups(fixture, deal):
            decisions, state = play_game(game, start, [minds[bot] for bot in lineup], fixture.seed, deal)
            row.append(decisions)
            row.append(sum(1 << seat for seat in state.winners()))
            row.extend(state.scores())
    return row.tobytes()


@dataclass(frozen=True)
class Seated:
    """One game: which bot sat where, its share of the victory there and its points."""

    lineup: list[int]
    won: list[float]
    scores: list[int]

    @property
    def order(self) -> Order:
        return order_of(self.lineup, self.won, self.scores)


def deals_of(fixture: Fixture, rows: array[int]) -> Iterator[list[Seated]]:
    """The games of one deal after the other."""
    width = fixture.players + 2
    height = fixture.games_per_deal
    for deal in range(len(rows) // (width * height)):
        found = []
        for number, lineup in enumerate(lineups(fixture, deal)):
            at = (deal * height + number) * width
            winners = [rows[at + 1] >> seat & 1 for seat in range(fixture.players)]
            won = [bit / max(1, sum(winners)) for bit in winners]
            found.append(Seated(lineup, won, list(rows[at + 2 : at + width])))
        yield found


def fixture_for(
    game: str,
    bots: Sequence[str],
    seed: int = 1,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: Pack | None = None,
) -> Fixture:
    """A checked fixture; by default as many players as bots, or the nearest number that the game allows."""
    found = load(game, pack)
    for name in bots:
        known_bots.find(found, name)
    fewest, most = found.meta.fewest, found.meta.most
    players = found.meta.check_players(players if players is not None else max(fewest, min(len(bots), most)))
    return Fixture(game, players, found.checked(options), tuple(bots), seed, pack)


def challenge_for(
    game: str,
    players: int,
    challenger: str,
    opponent: str,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    pack: Pack | None = None,
) -> Fixture:
    """A checked fixture of one challenger against a table of equal opponents."""
    return replace(fixture_for(game, (challenger, opponent), seed, players, options, pack), challenge=True)


# --- a tournament ------------------------------------------------------------


def tournament(fixture: Fixture, games: int, execution: Execution = HERE) -> Standings:
    """Rate the bots by so many games, rounded up to whole deals, of which there are at least two.

    Progress is counted in deals.
    """
    if len(fixture.bots) < 2:
        raise BadInput("a tournament needs two bots or more")
    if len(set(fixture.bots)) < len(fixture.bots):
        raise BadInput("name every bot of a tournament once")
    if fixture.players == 1:
        raise BadInput("a tournament needs two players or more at a table")
    deals = deals_for(fixture, games)
    rows, seconds = play(fixture, deals, execution)
    return standings_of(fixture, rows, seconds, execution.processes)


def play(fixture: Fixture, deals: int, execution: Execution) -> tuple[array[int], float]:
    """The rows of all deals, and how many seconds it took to play them."""
    began = time.perf_counter()
    rows = array("q", b"".join(run(play_deals, fixture, deals, execution)))
    return rows, time.perf_counter() - began


def deals_for(fixture: Fixture, games: int) -> int:
    return max(2, math.ceil(games / fixture.games_per_deal))


def standings_of(fixture: Fixture, rows: array[int], seconds: float, workers: int) -> Standings:
    deals = list(deals_of(fixture, rows))
    unit = load(fixture.game, fixture.pack).new(fixture.players, fixture.options).score_unit()
    ratings = rate(len(fixture.bots), [Counter(game.order for game in deal) for deal in deals])
    standings = [
        Standing(
            bot=name,
            rating=ratings[bot],
            share=of_shares(
                [mean_at(deal, bot, [game.won for game in deal]) for deal in deals], most_at(deals[0], bot)
            ),
            score=of_means([mean_at(deal, bot, [game.scores for game in deal]) / unit for deal in deals]),
        )
        for bot, name in enumerate(fixture.bots)
    ]
    return Standings(
        game=fixture.game,
        players=fixture.players,
        options=fixture.options,
        bots=fixture.bots,
        seed=fixture.seed,
        games=len(deals) * fixture.games_per_deal,
        deals=len(deals),
        par=1 / fixture.players,
        compiled=is_compiled(),
        workers=workers,
        seconds=seconds,
        standings=sorted(standings, key=lambda standing: -standing.rating.mean),
        ahead=head_to_head(len(fixture.bots), deals),
        digest=hashlib.sha256(rows.tobytes()).hexdigest(),
        rows=rows,
    )


def mean_at(deal: list[Seated], bot: int, values: Sequence[Sequence[float]]) -> float:
    """The mean of a bot's values over all its seats in a deal."""
    mine = [
        value
        for game, at_seats in zip(deal, values, strict=True)
        for sitting, value in zip(game.lineup, at_seats, strict=True)
        if sitting == bot
    ]
    return math.fsum(mine) / len(mine)


def shares_at(deals: Sequence[list[Seated]], bot: int) -> list[float]:
    """The bot's share of the victory per seat, deal by deal."""
    return [mean_at(deal, bot, [game.won for game in deal]) for deal in deals]


def most_at(deal: list[Seated], bot: int) -> float:
    """The greatest share of a bot in a deal: if it has several seats at a table, only one of them can win."""
    tables = sum(bot in game.lineup for game in deal)
    return tables / sum(game.lineup.count(bot) for game in deal)


def rate(players: int, deals: Sequence[Mapping[Order, int]]) -> list[Estimate]:
    """Ratings on Elo's scale, with intervals over deals by Student's distribution."""
    found = strengths(players, together(draws_of_all(players), deals))
    errors = standard_errors(found, deals)
    quantile = student(len(deals) - 1)
    return [
        Estimate(elo(each), elo(each) - quantile * in_elo(error), elo(each) + quantile * in_elo(error))
        for each, error in zip(found, errors, strict=True)
    ]


def head_to_head(players: int, deals: Sequence[list[Seated]]) -> list[list[Estimate | None]]:
    """How often each finishes before each other, equal places counted half; None for a bot and itself."""
    found: list[list[Estimate | None]] = [[None] * players for _ in range(players)]
    for a in range(players):
        for b in range(players):
            shares = [share for deal in deals if (share := share_ahead(deal, a, b)) is not None] if a != b else []
            found[a][b] = of_shares(shares) if shares else None
    return found


def share_ahead(deal: list[Seated], a: int, b: int) -> float | None:
    """Within a deal; None if the two never sat at one table."""
    meetings = 0
    ahead = 0.0
    for game in deal:
        place = {(seat, bot): (game.won[seat] > 0, game.scores[seat]) for seat, bot in enumerate(game.lineup)}
        for mine in (place[at] for at in place if at[1] == a):
            for theirs in (place[at] for at in place if at[1] == b):
                meetings += 1
                ahead += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return ahead / meetings if meetings else None


# --- a match -----------------------------------------------------------------


def match(fixture: Fixture, deals: int, execution: Execution = HERE) -> Share:
    """One challenger against a table of equal opponents; in each deal it sits once in every seat, on the same dice.

    Progress is counted in deals. With one player there is no opponent, and par means nothing.
    """
    if deals < 2:
        raise BadInput("a match needs two deals or more, or nothing can be said of its luck")
    challenger, opponent = fixture.bots
    players = fixture.players
    rows, seconds = play(fixture, deals, execution)
    played = list(deals_of(fixture, rows))
    unit = load(fixture.game, fixture.pack).new(players, fixture.options).score_unit()

    def points(bot: int) -> Estimate:
        return of_means([mean_at(deal, bot, [each.scores for each in deal]) / unit for deal in played])

    return Share(
        game=fixture.game,
        players=players,
        options=fixture.options,
        challenger=challenger,
        opponent=opponent,
        seed=fixture.seed,
        games=deals * players,
        deals=deals,
        par=1 / players,
        share=of_shares(shares_at(played, 0)),
        score=points(0),
        opponent_score=points(1) if players > 1 else points(0),
        seconds=seconds,
        digest=hashlib.sha256(rows.tobytes()).hexdigest(),
    )
