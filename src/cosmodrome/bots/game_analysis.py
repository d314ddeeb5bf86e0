"""Hints and game analysis: the value of every choice, the mistakes, and the luck.

Luck is counted as GNU Backgammon does: what a draw made of the table, less what all draws that were possible would have
made of it on average. Those are enumerated. What a table is worth is said by the game's own adviser, in its units, or
estimated by playouts as a share of the victory; mistakes are only called mistakes where the estimate is good enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, mean, variance
from typing import Any

from cosmodrome import bots
from cosmodrome.bots.engine.budget import Budget
from cosmodrome.bots.engine.flat_monte_carlo import compare_choices, expect
from cosmodrome.bots.monte_carlo_bot import SEEDS, indistinguishable
from cosmodrome.core.advice import VICTORY, Adviser, Choice, Luck, Scale, WinChances
from cosmodrome.core.bot import Level
from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.core.engine.playout import Judge, Policy
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record_loader import RecordLoader

DOUBT = 0.05  # how often an interval may be wrong
WEIGHINGS = 8  # of the draw that was made, for its luck
FIRST_BATCH = 16  # playouts after which the clock is looked at first, if there is one
GOOD = ("blunder", "mistake")  # what all other choices are where a move counts as good
UNSEEN = 3.0  # what never happened in n tries may still happen in 3 of n: 95 %


@dataclass(frozen=True)
class Move:
    """A decision of a game that was played."""

    step: int
    seat: int
    action: int
    played: Choice
    best: Choice
    second: Choice | None = None

    @property
    def loss(self) -> float:
        """What the best choice was ahead by, if one can be sure."""
        return 0.0 if self.verdict in ("best", "close") else self.played.behind

    @property
    def is_good(self) -> bool:
        """Whether it was the best choice, and every other one at least a mistake."""
        second = self.second
        if second is None or self.verdict != "best" or second.is_close:
            return False
        return second.scale.verdict(second.behind) in GOOD

    @property
    def verdict(self) -> str:
        """How good the move was: `best`, `close` if it is too close to call, `good`, or a kind of mistake."""
        if self.played.action == self.best.action:
            return "best"
        if self.played.is_close:
            return "close"
        return self.played.scale.verdict(self.played.behind)


@dataclass(frozen=True)
class DrawLuck:
    """A draw, and what it did for each seat; the variances are those of the estimates."""

    step: int
    stream: str
    luck: list[float]
    variances: list[float]
    event: int = 0  # of the record
    after: WinChances | None = None


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game, in order."""

    names: list[str]
    moves: list[Move]
    strokes: list[DrawLuck]
    result: list[float] | None  # of a game that is over: shares of the victory, or what else is counted
    scale: Scale = VICTORY
    analysed: int = 0  # decisions, unless a limit ended the analysis before the last one
    decisions: int = 0
    chances: dict[int, WinChances] = field(default_factory=dict)  # at the steps where they were estimated, in order

    def accuracy(self, seat: int) -> float | None:
        """The mean accuracy of its decisions that were judged, from 0 to 1; None if there are none."""
        found = [self.scale.accuracy(move.loss) for move in self.moves if move.seat == seat]
        return mean(found) if found else None

    def lost(self, seat: int) -> float:
        """What mistakes have cost: the differences of which one can be sure."""
        return sum(move.loss for move in self.moves if move.seat == seat)

    def result_of(self, seat: int) -> float | None:
        return None if self.result is None else self.result[seat]

    def luck(self, seat: int) -> float:
        return sum(stroke.luck[seat] for stroke in self.strokes)

    def luck_margin(self, seat: int) -> float:
        """Half the width of the 95 % interval of that sum."""
        return quantile() * sqrt(sum(stroke.variances[seat] for stroke in self.strokes))


class PlayoutAdviser(Adviser):
    """Weighs tables of one game by playouts, with what its best level of thinking knows."""

    def __init__(
        self, game: GameProtocol, playouts: int, seed: int = 1, seconds: float = 0.0, level: Level | None = None
    ) -> None:
        """So many playouts for every choice; with `seconds`, fewer where they would take longer than that."""
        if level is None:
            level = best_level(game)
        super().__init__(game)
        self.playouts = playouts
        self.seconds = seconds
        self._seed = seed
        self._policy: Policy = level.policy()
        self._judge: Judge = level.judge()
        self._worlds = level.worlds

    def choices(self, state: State, played: int | None = None) -> list[Choice]:
        """The legal actions of the seat to move, best first, from nothing but what this seat may know."""
        everyones = self._try(state)
        tried = [values[state.current_player()] for values in everyones]
        means = [sum(values) / len(values) for values in tried]
        best = max(range(len(tried)), key=means.__getitem__)
        found: list[Choice] = []
        for action, values, worth in zip(state.legal_actions(), tried, means, strict=True):
            behind = [one - other for one, other in zip(tried[best], values, strict=True)]
            # The best of many is often only the luckiest: the more rivals it has, the more it takes to be sure.
            behind_margin = margin(behind, comparisons=len(tried) - 1)
            sure = margin(values)
            ahead = means[best] - worth
            after = estimate(everyones[best]) if len(found) == best else None
            found.append(Choice(action, worth, sure, ahead, behind_margin, VICTORY, worth, sure, after))
        return sorted(found, key=lambda choice: -(choice.worth or 0.0))

    def _try(self, state: State) -> list[list[list[float]]]:
        """Per legal action and seat what each playout was worth: all that are wanted, or as many as time permits."""
        rng = Rng(self._seed)
        worlds = indistinguishable(state, self._worlds, rng)
        budget = Budget(self.playouts, self.seconds)
        batch = FIRST_BATCH if self.seconds else self.playouts
        tried: list[list[list[float]]] = [[[] for _ in range(state.players)] for _ in state.legal_actions()]
        while not budget.spent or budget.used() < 1.0:
            batch = min(batch, self.playouts - int(budget.spent))
            more = compare_choices(worlds, self._policy, self._judge, batch, rng.below(SEEDS), self.game.action_list)
            for values, new in zip(tried, more, strict=True):
                for seat, worths in enumerate(new):
                    values[seat] += worths
            budget.spent += batch
            batch *= 2
        return tried

    def luck(self, state: State, outcome: int) -> Luck:
        """What this outcome does for each seat against the average of all, where chance decides.

        The outcome itself is weighed several times: most of the error is there, since that of an average cancels out.
        """
        outcomes = state.chance_outcomes()
        average = [0.0] * state.players
        for possible, chance in outcomes:
            worth = self._expect(state, possible, possible)
            average = [old + chance * new for old, new in zip(average, worth, strict=True)]
        drawn = [self._expect(state, outcome, len(outcomes) + number) for number in range(WEIGHINGS)]
        part = 1.0 / WEIGHINGS + sum(chance * chance for _, chance in outcomes)
        luck, variances = [], []
        seats = list(zip(*drawn, strict=True))
        for before, after in zip(average, seats, strict=True):
            luck.append(mean(after) - before)
            variances.append(variance(after) * part)
        errors = tuple(quantile() * sqrt(variance(after) / WEIGHINGS) for after in seats)
        return Luck(luck, variances, WinChances(tuple(map(mean, seats)), errors))

    def _expect(self, state: State, outcome: int, number: int) -> list[float]:
        """What the table is worth to each seat after an outcome; every number meets luck of its own."""
        table = state.clone()
        table.apply_unchecked(outcome)
        self._policy.begin(table)
        return expect(table, self._policy, self._judge, self.playouts, self._seed + number, self.game.action_list)


def best_level(game: GameProtocol) -> Level:
    """The strongest level of thinking that the game has."""
    levels = bots.levels(game)
    if not levels:
        raise BadInput(f"{game.meta.title} cannot be weighed by playouts")
    return levels[-1]


def adviser_of(game: GameProtocol, playouts: int, seed: int = 1, seconds: float = 0.0) -> Adviser:
    """The game's own, or playouts: so many for every choice, with `seconds` fewer where they would take longer."""
    own = bots.adviser(game)
    return PlayoutAdviser(game, playouts, seed, seconds) if own is None else own(game)


def can_advise(game: Game, people: int = 1) -> bool:
    """Whether anybody can weigh the choices of a game; in a race between several people there is no help."""
    return (people <= 1 or not game.has_clock) and (bots.adviser(game) is not None or bool(bots.levels(game)))


def estimate(values: list[list[float]]) -> WinChances:
    """The chances that the playouts of every seat make up."""
    return WinChances(tuple(sum(each) / len(each) for each in values), tuple(margin(each) for each in values))


def margin(values: list[float], comparisons: int = 1) -> float:
    """Half the width of the 95 % interval of their mean, or of each of so many that hold together."""
    count = len(values)
    if count < 2:
        return 1.0
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / (count - 1)
    if spread == 0.0:
        return min(1.0, UNSEEN / count)
    return quantile(comparisons) * sqrt(spread / count)


def quantile(comparisons: int = 1) -> float:
    """Standard errors on either side of an interval: 1.96 for one alone."""
    return NormalDist().inv_cdf(1.0 - DOUBT / 2 / max(comparisons, 1))


def analyse(
    text: str | rec.Record,
    playouts: int,
    luck_playouts: int,
    progress: Callable[[int, int], None] | None = None,
    limit: Deadline = NO_DEADLINE,
    most: int | None = None,
) -> Analysis:
    """Analyse a record. `progress` is called with the number of events that are done, and the number of all events.

    The analysis ends after `most` decisions, or at the deadline.
    """
    record = rec.decode(text)
    reading = Reading(record, playouts, luck_playouts)
    found = []
    for number in range(1, len(record.events)):
        is_within = not limit.has_passed() and (most is None or reading.analysed < most)
        found.append(reading.read(number) if is_within else reading.skip(number))
        if progress is not None:
            progress(number, len(record.events) - 1)
    return reading.result(found, reading.analysed)


@dataclass(frozen=True)
class Finding:
    """What one event of a record was: a move that was judged, a draw that was weighed, or a wish to take back."""

    number: int
    move: Move | None = None
    stroke: DrawLuck | None = None
    undone_to: int | None = None  # this event and all that follow it were taken back


class Reading:
    """A record that is being analysed, event by event."""

    def __init__(self, record: rec.Record, playouts: int, luck_playouts: int) -> None:
        self._events = record.events
        self.events = len(record.events)
        self._fold = RecordLoader(record)
        self._before = self._fold.match.state.clone()
        game = self._fold.match.game
        self._adviser, self._fortune = adviser_of(game, playouts), adviser_of(game, luck_playouts)
        self._step = 0
        self.next_event = 1
        self.analysed = 0

    def read_from(self, first: int, count: int) -> list[Finding]:
        """Look at some events in a row; those before them are played without being looked at."""
        while self.next_event < first:
            self._advance(self.next_event)
        return [self.read(number) for number in range(first, first + count)]

    def read(self, number: int) -> Finding:
        event = self._events[number]
        self._advance(number)
        if isinstance(event, rec.Action):
            self.analysed += 1
            return Finding(number, move=self._judge(event))
        if isinstance(event, rec.Draw):
            return Finding(number, stroke=self._weigh(number, event))
        return Finding(number, undone_to=event.to if isinstance(event, rec.Undo) else None)

    def skip(self, number: int) -> Finding:
        """Play an event without judging it."""
        event = self._events[number]
        self._advance(number)
        return Finding(number, undone_to=event.to if isinstance(event, rec.Undo) else None)

    def _advance(self, number: int) -> None:
        event, match = self._events[number], self._fold.match
        if number == len(match.events):  # a move that is brought back is written together with the wish for it
            self._before = match.state.clone()
        self._fold.check(number, event)
        self._step += isinstance(event, rec.Action)
        self.next_event = number + 1

    def _judge(self, event: rec.Action) -> Move | None:
        action = self._fold.match.game.from_json(event.action)
        if not self._adviser.judges(self._before, action):
            return None
        choices = self._adviser.choices(self._before, action)
        played = next(choice for choice in choices if choice.action == action)
        if played.worth is None or choices[0].worth is None:
            return None
        second = choices[1] if len(choices) > 1 and choices[1].worth is not None else None
        return Move(self._step, event.seat, action, played, choices[0], second)

    def _weigh(self, number: int, event: rec.Draw) -> DrawLuck | None:
        """The luck of a draw, where it changes the chances of a seat."""
        before = self._before
        drawn = outcome_of(before, event)
        if drawn is None or not self._fortune.counts(before):
            return None
        luck = self._fortune.luck(before, drawn)
        return DrawLuck(self._step, before.chance_stream(), luck.values, luck.variances, number, luck.after)

    def result(self, found: Iterable[Finding], analysed: int | None = None) -> Analysis:
        """The analysis that the findings of all events, in order, make up; `analysed` decisions, or all of them."""
        self.read_from(len(self._events), 0)
        kept: list[Finding] = []
        for each in found:
            if each.undone_to is not None:  # what was taken back has cost nothing
                kept = [earlier for earlier in kept if earlier.number < each.undone_to]
            kept.append(each)
        match = self._fold.match
        decisions = sum(isinstance(event, rec.Action) for event in self._events)
        return Analysis(
            names=match.names,
            moves=[each.move for each in kept if each.move is not None],
            strokes=[each.stroke for each in kept if each.stroke is not None],
            result=self._adviser.result(match.state) if match.state.is_terminal() else None,
            scale=self._adviser.scale,
            analysed=decisions if analysed is None else analysed,
            decisions=decisions,
            chances=self._chances(kept),
        )

    def _chances(self, found: list[Finding]) -> dict[int, WinChances]:
        """By step: before a decision those of the best choice, after a draw those with what was drawn, and the end."""
        chances: dict[int, WinChances] = {}
        for each in found:
            if each.move is not None and each.move.best.after is not None:
                chances[each.move.step - 1] = each.move.best.after
            if each.stroke is not None and each.stroke.after is not None:
                chances[each.stroke.step] = each.stroke.after
        state = self._fold.match.state
        if chances and state.is_terminal():
            winners = state.winners()
            shares = tuple((seat in winners) / max(len(winners), 1) for seat in range(state.players))
            chances[self._step] = WinChances(shares, (0.0,) * state.players)
        return chances


def outcome_of(state: State, draw: Any) -> int | None:
    """The outcome that a draw of a record stands for; a heap of dice is one outcome."""
    drawn = draw.outcome
    if isinstance(drawn, list):
        return state.chance_gather(drawn)
    return int(drawn) if drawn is not None else None
