"""Tries to break a game: random games over all players and options, with checks, and matches with bad input."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import playout
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import CosmodromeError
from cosmodrome.core.game import Game
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.core.match.verify import verify
from cosmodrome.core.meta import Options
from cosmodrome.lab.play import DICE, MIND

MATCH_EVERY = 100  # one game in so many is played as a match, with bad input before every move
LOOK_EVERY = 100  # one decision in so many is looked at closely
LONG_GAME_LOOK_EVERY = 1000  # where a random game takes tens of thousands


@dataclass(frozen=True)
class Broken:
    """How to see the failure again: `position` is the table before it happened."""

    index: int
    players: int
    options: Options
    what: str
    position: str


@dataclass
class Lengths:
    """Of games that ended, in decisions."""

    games: int = 0
    total: int = 0
    longest: int = 0

    def add(self, decisions: int) -> None:
        self.games += 1
        self.total += decisions
        self.longest = max(self.longest, decisions)

    @property
    def mean(self) -> float:
        return self.total / self.games


def settings(game: Game) -> list[tuple[int, Options]]:
    """Every number of players with every combination of options that go together."""
    names = [option.name for option in game.meta.options]
    every = (dict(zip(names, values, strict=True)) for values in product(*(o.choices for o in game.meta.options)))
    combinations = [options for options in every if game.allows(options)]
    counts = range(game.meta.fewest, game.meta.most + 1)
    return [(players, options) for options in combinations for players in counts if game.allows(options, players)]


def fuzz(game: Game, games: int, seed: int, progress: Callable[[int], None] | None = None) -> Broken | None:
    """Play; the first failure is returned, None if there is none."""
    tables = settings(game)
    chooser = Rng(seed)
    for index in range(games):
        players, options = tables[chooser.below(len(tables))]
        state = game.new(players, options)
        try:
            if index % MATCH_EVERY == MATCH_EVERY - 1:
                play_rudely(game, players, options, Rng(seed, index))
            else:
                play_closely(game, state, seed, index)
        except Exception as error:  # anything at all is a finding
            return Broken(index, players, options, f"{type(error).__name__}: {error}", game.to_text(state))
        if progress is not None:
            progress(1)
    return None


def play_only(game: Game, games: int, seed: int, progress: Callable[[int], None] | None = None) -> Lengths | Broken:
    """Play without checks, many times as fast: whether every game ends, and how long they are."""
    tables = settings(game)
    chooser, action_list, lengths = Rng(seed), ActionList(game.num_distinct_actions), Lengths()
    for index in range(games):
        players, options = tables[chooser.below(len(tables))]
        state = game.new(players, options)
        try:
            lengths.add(playout(state, Rng(seed, index, DICE), Rng(seed, index, MIND), action_list))
            check_length(game, lengths.longest)
        except Exception as error:  # anything at all is a finding
            return Broken(index, players, options, f"{type(error).__name__}: {error}", game.to_text(state))
        if progress is not None:
            progress(1)
    return lengths


def check_length(game: Game, decisions: int) -> None:
    if decisions > game.max_game_length:
        raise AssertionError(f"the game is longer than {game.max_game_length} decisions")


def play_closely(game: Game, state: State, seed: int, index: int) -> None:
    dice, mind = Rng(seed, index, DICE), Rng(seed, index, MIND)
    look_every = LONG_GAME_LOOK_EVERY if game.is_long else LOOK_EVERY
    decisions = 0
    while not state.is_terminal():
        if state.is_chance():
            state.apply_unchecked(state.sample(dice))
            continue
        legal = state.legal_actions()
        if not legal:
            raise AssertionError(f"a dead end: nothing is offered to seat {state.current_player()}")
        decisions += 1
        check_length(game, decisions)
        if mind.below(look_every) == 0:
            look(game, state, legal)
        state.apply_unchecked(mind.choice(legal))
    if abs(sum(state.returns()) - 1) > 1e-9 and (state.winners() or not game.can_be_lost):
        raise AssertionError("the shares of the victory do not sum to 1")


def look(game: Game, state: State, legal: list[int]) -> None:
    """What must hold for every position."""
    if legal != sorted(set(legal)):
        raise AssertionError("the legal actions do not rise")
    if game.from_bytes(state.to_bytes()) != state or game.from_text(game.to_text(state)) != state:
        raise AssertionError("the position does not survive being written and read")
    for action in legal:
        if game.from_json(game.to_json(action)) != action:
            raise AssertionError(f"action {action} does not survive JSON")
    before = state.to_bytes()
    state.clone().apply_unchecked(legal[0])
    for seat in (None, *range(state.players)):
        state.view(seat)
    if state.to_bytes() != before:
        raise AssertionError("looking at the table changed it")


RUBBISH: tuple[Any, ...] = (
    -1,
    10**9,
    True,
    None,
    "fly",
    1.5,
    {},
    {"verb": 7},
    {"verb": "nonsense"},
    [],
    {"verb": None},
)


def play_rudely(game: Game, players: int, options: Options, rng: Rng) -> None:
    """A whole match with an illegal attempt before every move."""
    match = Match.start(game, [Seat(f"Seat {i + 1}") for i in range(players)], options, seed=rng.below((1 << 31) - 1))
    while not match.is_over:
        if not match.players_to_move():  # a countdown: nobody may speak before it is over
            match.tick(match.deadline() or 0)
            continue
        seat = rng.choice(match.players_to_move())
        legal = match.legal(seat)
        events = len(match.events)
        before = match.state.to_bytes()
        anything = rng.below(game.num_distinct_actions)
        for who, what in ((seat, rng.choice(RUBBISH)), (seat + 1, legal[0]), (-1, legal[0]), (seat, anything)):
            if type(what) is int and what in match.legal(who):  # in a race the neighbour may be allowed it, too
                continue
            try:
                match.play(who, what, at=match.timeline.last_at)
            except CosmodromeError:
                pass
            else:
                raise AssertionError(f"seat {who} was allowed {what!r}")
        if (len(match.events), match.state.to_bytes()) != (events, before):
            raise AssertionError("a refused move changed the match")
        match.play(seat, rng.choice(legal), at=match.timeline.last_at)
    verdict = verify(match.record())
    if not verdict:
        raise AssertionError(f"the record does not verify: {verdict.reason}")
