"""Trains `games/mlem/solvers/value_network.py` by self-play, and writes its weights and the training curve.

    # everything, well over an hour on two cores
    python -m tools.training.mlem_value_network
    # one of the lessons; the other weights do not change
    python -m tools.training.mlem_value_network --only between_two

The method is temporal differences, TD(lambda): bots play, and the state between expeditions is recorded. The target of
a recorded state is what the network predicts for the next one, and at the end the winner. There are four lessons
(`LESSONS`), each with weights of its own:

- `among_steady`: all players are `steady`, which costs next to nothing.
- `among_searchers`: starts from those weights; bots that search with the current network play against each other, and
  each generation uses the weights of the one before.
- `between_two`: the same for two players of the base game. The first generation uses playouts; later ones solve every
  expedition (`solvers/two_player.py`), and the solver's value is part of the target.
- `among_others`: one bot searches and the others are `steady`, three to five players of the base game; the second
  generation solves expeditions (`solvers/multiplayer.py`).

Whether a seat searches is an input of the network. Without it, from games against `steady`, which always sends the
settler first, a network learns that a player who has sent the settler loses, and a bot that uses it keeps the settler.

The rules must be compiled for this, or it takes days. The network learns the mat of the built-in data pack.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome import Rng, load
from cosmodrome.bots.engine.budget import Budget
from cosmodrome.bots.engine.flat_monte_carlo import weigh_choices
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.mlem.engine.state import SEATS, Mlem
from cosmodrome.games.mlem.solvers import steady_policy
from cosmodrome.games.mlem.solvers.expedition_policy import ExpeditionPolicy
from cosmodrome.games.mlem.solvers.multiplayer import MultiplayerSolver
from cosmodrome.games.mlem.solvers.two_player import TwoPlayerSolver
from cosmodrome.games.mlem.solvers.value_network import INPUTS, Learned, count_totals, look
from cosmodrome.games.mlem.vocabulary import TAKEOFF

ROOT = Path(__file__).resolve().parents[2]
WEIGHTS = ROOT / "src/cosmodrome/games/mlem/data/judge.json"
CURVE = ROOT / "docs/training/mlem.json"

HIDDEN = 16
PLAYOUTS = 48  # for every question in self-play
WANDERS = (3, 8)  # one question of who flies in so many is answered by chance: by `steady`, by searching bots
ROCKETS = 1 << 40  # no limit to what is solved
BATCH = 1024
VARIANTS = ("ufo", "explorations", "secret_missions")
EXAM_GAMES = 100
EXAM_PLAYOUTS = 100

UNKNOWN = -1.0

NOBODY = "nobody"
EVERYBODY = "everybody"
ONE = "one"

Floats = Any  # arrays of numpy


@dataclass(frozen=True)
class Generation:
    """So many games, and how they are learned."""

    games: int
    epochs: int
    step: float  # of Adam at first; it shrinks to a tenth
    trust: float = 0.8  # lambda: how far what happened counts beside what is said of the next table, or worked out
    worked_out: bool = False  # searching seats solve expeditions


@dataclass(frozen=True)
class Lesson:
    """Weights, and the tables at which they are taught."""

    name: str
    searching: str
    players: tuple[int, ...]
    generations: tuple[Generation, ...]
    variants: bool = False
    after: str = ""  # it goes on from the weights of this one
    remembers: bool = False  # a generation learns from the games of those before it with the same searching seats, too


LESSONS = (
    Lesson("among_steady", NOBODY, (2, 3, 4, 5), (Generation(90_000, 12, 0.003),), variants=True),
    Lesson(
        "among_searchers",
        EVERYBODY,
        (2, 3, 4, 5),
        (Generation(6_000, 6, 0.0007),) * 3,
        variants=True,
        after="among_steady",
        remembers=True,
    ),
    Lesson(
        "between_two",
        EVERYBODY,
        (2,),
        (
            Generation(24_000, 12, 0.003, 0.9),
            Generation(800, 20, 0.001, 0.3, worked_out=True),
            Generation(2_000, 20, 0.001, 0.3, worked_out=True),
        ),
        after="among_searchers",
        remembers=True,
    ),
    Lesson(
        "among_others",
        ONE,
        (3, 4, 4, 5),
        (Generation(12_000, 12, 0.003, 0.9), Generation(300, 20, 0.001, 0.3, worked_out=True)),
        after="among_steady",
    ),
)


class Played(NamedTuple):
    """A game: the tables between expeditions, each seat's part of the victory, and the solver's values."""

    noted: Floats
    shares: Floats
    worked_out: Floats  # for every table the chances of the seats, UNKNOWN where they are not; or empty


# --- the network, as solvers/value_network.py computes it ------------------------------------


class Network:
    """Weights as they are kept: the linear part, then each hidden unit with its bias, inputs and output."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.linear = np.zeros(INPUTS + 1)
        self.inner = rng.normal(0, 1 / np.sqrt(INPUTS), (HIDDEN, INPUTS + 1))
        self.outer = np.zeros(HIDDEN)
        self.forget()

    def forget(self) -> None:
        """The moments of Adam, before something else is learned."""
        self.moments = [np.zeros_like(part) for part in self.parts() * 2]
        self.steps = 0

    def parts(self) -> list[Floats]:
        return [self.linear, self.inner, self.outer]

    def flat(self) -> list[float]:
        units = np.concatenate([self.inner, self.outer[:, None]], axis=1)
        return [round(float(weight), 6) for weight in np.concatenate([self.linear, units.ravel()])]

    def take(self, weights: list[float]) -> None:
        """Weights that `flat` gave."""
        units = np.array(weights[INPUTS + 1 :]).reshape(HIDDEN, INPUTS + 2)
        self.linear[:] = weights[: INPUTS + 1]
        self.inner[:] = units[:, :-1]
        self.outer[:] = units[:, -1]

    def shares(self, inputs: Floats, seats: Floats) -> tuple[Floats, Floats, Floats]:
        """Chances per seat, with what the gradient needs: hidden sums and strengths."""
        with_bias = np.concatenate([np.ones((*inputs.shape[:-1], 1)), inputs], axis=-1)
        sums = with_bias @ self.inner.T
        strength = with_bias @ self.linear + (sums / (1 + np.abs(sums))) @ self.outer
        odds = (strength + np.sqrt(1 + strength**2)) ** 4 * seats
        return odds / odds.sum(axis=1, keepdims=True), sums, strength

    def learn(self, inputs: Floats, seats: Floats, targets: Floats, step: float) -> float:
        """One step of Adam on the cross entropy; returns it."""
        shares, sums, strength = self.shares(inputs, seats)
        loss = -(targets * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean()
        pull = (shares - targets) * seats * 4 / np.sqrt(1 + strength**2) / len(inputs)
        with_bias = np.concatenate([np.ones((*inputs.shape[:-1], 1)), inputs], axis=-1)
        bent = sums / (1 + np.abs(sums))
        back = pull[..., None] * self.outer / (1 + np.abs(sums)) ** 2
        slopes = [
            np.einsum("ns,nsi->i", pull, with_bias),
            np.einsum("nsh,nsi->hi", back, with_bias),
            np.einsum("ns,nsh->h", pull, bent),
        ]
        self.steps += 1
        for i, (part, slope) in enumerate(zip(self.parts(), slopes, strict=True)):
            mean, square = self.moments[i], self.moments[i + 3]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= step * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
        return float(loss)


# --- self-play ---------------------------------------------------------------


def self_play(lesson: Lesson, worked_out: bool, weights: list[float] | None, seed: int, games: int) -> list[Played]:
    """Games of a lesson, played with these weights; without any, as `steady` plays."""
    game = load("mlem")
    mind = Mind(lesson, worked_out, weights, ActionList(game.num_distinct_actions))
    totals, inputs = vec[i64]([0] * SEATS), vec[float]([0.0] * INPUTS)
    played = []
    for index in range(games):
        rng = Rng(seed, index)
        options = {name: bool(rng.below(3) == 0) for name in VARIANTS} if lesson.variants else {}
        state = game.new(rng.choice(list(lesson.players)), options)
        assert isinstance(state, Mlem)
        mind.begin(rng.below(state.players))
        noted = []
        while not state.is_terminal():
            if state.is_chance():
                state.apply(state.sample(rng))
                continue
            if state.step == TAKEOFF and state.crew == 0:
                table = np.zeros((SEATS, INPUTS), dtype=np.float32)
                count_totals(state, totals)
                for seat in range(state.players):
                    look(state, seat, totals, mind.searching_seat, inputs)
                    table[seat] = list(inputs)
                noted.append(table)
            state.apply(mind.answer(state, rng))
        shares = np.zeros(SEATS, dtype=np.float32)
        shares[: state.players] = state.returns()
        played.append(Played(np.array(noted), shares, np.array(mind.chances)))
    return played


class Mind:
    """Answers for all seats of a lesson."""

    def __init__(
        self,
        lesson: Lesson,
        worked_out: bool,
        weights: list[float] | None,
        action_list: ActionList,
        playouts: int = PLAYOUTS,
    ) -> None:
        self.searching = lesson.searching if weights else NOBODY
        self.judge = Learned(HIDDEN, weights or [0.0] * (HIDDEN * (INPUTS + 2) + INPUTS + 1))
        self.multiplayer = MultiplayerSolver(self.judge, ROCKETS)
        self.two_player = TwoPlayerSolver(self.judge)
        self.policy = ExpeditionPolicy(all_exact=lesson.searching == EVERYBODY)
        self.action_list = action_list
        self.worked_out = worked_out
        self.playouts = playouts
        self.searching_seat = -1
        self.chances: list[list[float]] = []

    def begin(self, seat: int) -> None:
        """A new game, in which this seat is the one that searches if only one does."""
        self.searching_seat = seat if self.searching == ONE else -1
        self.judge.searching_seat = self.searching_seat
        self.chances = []

    def answer(self, state: Mlem, rng: Rng) -> int:
        self.action_list.clear()
        state.list_actions(self.action_list)
        actions = self.action_list.listed()
        is_searching = self.searching == EVERYBODY or state.asked == self.searching_seat
        worked_out = self.worked_out and is_searching
        if worked_out and state.step == TAKEOFF:
            best = self.note_takeoff(state, actions)
        elif len(actions) == 1:
            return actions[0]
        elif worked_out and self.searching == ONE:
            best = actions[first_of_best(self.multiplayer.weigh(state, self.action_list))]
        elif worked_out:
            best = int(self.two_player.answer(state, self.action_list).action)
        else:
            best = self.best(state, rng) if is_searching else int(steady_policy.choose(state, self.action_list))
        wanders = state.step == TAKEOFF and (is_searching or self.searching != ONE)
        return rng.choice(actions) if wanders and rng.below(WANDERS[is_searching]) == 0 else best

    def note_takeoff(self, state: Mlem, actions: list[int]) -> int:
        """Who should fly, and what is to be expected then, which is what the table between expeditions was worth."""
        chances = [UNKNOWN] * SEATS
        if self.searching == ONE:
            found = self.multiplayer.weigh(state, self.action_list)
            chances[state.asked] = max(found)
            self.chances.append(chances)
            return actions[first_of_best(found)]
        answer = self.two_player.answer(state, self.action_list)
        if state.crew == 0:
            chances[:2] = answer.chance, 1 - answer.chance
            self.chances.append(chances)
        return int(answer.action)

    def best(self, state: Mlem, rng: Rng) -> int:
        budget = Budget(self.playouts)
        return int(
            weigh_choices([state], self.policy, self.judge, budget, rng.below(1 << 30), self.action_list)[0].action
        )


def first_of_best(chances: list[float]) -> int:
    return chances.index(max(chances))


# --- learning ----------------------------------------------------------------


def targets_of(network: Network, played: Played, trust: float) -> Floats:
    """What should have been said of each table: the lambda return, from the end backwards."""
    seats = played.noted.any(axis=2).astype(np.float32)
    said = network.shares(played.noted, seats)[0]
    targets = np.zeros_like(said)
    target = played.shares
    for i in range(len(said) - 1, -1, -1):
        if len(played.worked_out):
            target = (1 - trust) * with_chances(said[i], played.worked_out[i]) + trust * target
        targets[i] = target
        if not len(played.worked_out):
            target = (1 - trust) * said[i] + trust * target
    return targets


def with_chances(said: Floats, worked_out: Floats) -> Floats:
    """The solver's values; the other seats share the rest in proportion to the network's values."""
    known = worked_out != UNKNOWN
    others = np.where(known, 0, said)
    rest = 1 - worked_out[known].sum()
    return np.where(known, worked_out, others / max(others.sum(), 1e-9) * rest)


def fit(network: Network, games: list[Played], how: Generation, rng: np.random.Generator) -> float:
    inputs: Floats = np.concatenate([played.noted for played in games])
    seats: Floats = inputs.any(axis=2).astype(np.float32)
    loss = 0.0
    network.forget()
    for epoch in range(how.epochs):
        targets: Floats = np.concatenate([targets_of(network, played, how.trust) for played in games])
        order = rng.permutation(len(inputs))
        step = how.step * max(1 - epoch / how.epochs, 0.1)
        losses = []
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            losses.append(network.learn(inputs[batch], seats[batch], targets[batch], step))
        loss = float(np.mean(losses))
    return loss


# --- the exam ----------------------------------------------------------------


def exam(lesson: Lesson, weights: list[float], seed: int, first: int, games: int) -> float:
    """The part of the victories that playouts with these weights take from three of `steady`, seats rotated."""
    game = load("mlem")
    mind = Mind(lesson, False, weights, ActionList(game.num_distinct_actions), EXAM_PLAYOUTS)
    won = 0.0
    for index in range(first, first + games):
        for chair in range(4):
            dice, luck = Rng(seed, index), Rng(seed, index, 1)
            state = game.new(4)
            assert isinstance(state, Mlem)
            mind.begin(chair)
            while not state.is_terminal():
                if state.is_chance():
                    state.apply(state.sample(dice))
                elif state.current_player() != chair:
                    state.apply(steady_policy.choose(state, mind.action_list))
                else:
                    state.apply(mind.best(state, luck))
            won += state.returns()[chair]
    return won


def teach(
    lesson: Lesson, network: Network, pool: ProcessPoolExecutor, seed: int, luck: np.random.Generator
) -> list[dict[str, Any]]:
    """All generations of a lesson; returns its part of the curve."""
    curve: list[dict[str, Any]] = []
    memory: dict[bool, list[Played]] = {False: [], True: []}  # by whether expeditions were solved
    chunks = 20
    for number, how in enumerate(lesson.generations):
        weights = network.flat() if lesson.after or number else None
        count = -(-how.games // chunks)
        seeds = [seed * 1000 + LESSONS.index(lesson) * 200 + number * chunks + i for i in range(chunks)]
        parts = [pool.submit(self_play, lesson, how.worked_out, weights, one, count) for one in seeds]
        games = [one for part in parts for one in part.result()]
        known = memory[how.worked_out]
        known[:] = [*known, *games] if lesson.remembers else games
        loss = fit(network, known, how, luck)
        units = range(0, EXAM_GAMES, 5)
        learned = network.flat()
        wins = [pool.submit(exam, lesson, learned, seed, unit, 5) for unit in units]
        share = round(sum(win.result() for win in wins) / (4 * EXAM_GAMES), 4)
        curve.append(
            {"lesson": lesson.name, "generation": number, "games": len(games), "loss": round(loss, 4), "share": share}
        )
        print(curve[-1], file=sys.stderr, flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=[lesson.name for lesson in LESSONS])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1969)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--curve", type=Path, default=CURVE)
    args = parser.parse_args()
    taught: dict[str, Any] = json.loads(args.weights.read_text(encoding="utf-8")) if args.only else {"hidden": HIDDEN}
    curve = json.loads(args.curve.read_text(encoding="utf-8"))["curve"] if args.only else []
    with ProcessPoolExecutor(args.workers) as pool:
        for lesson in LESSONS:
            if args.only not in {None, lesson.name}:
                continue
            luck = np.random.default_rng(args.seed)
            network = Network(luck)
            if lesson.after:
                network.take(taught[lesson.after])
            found = teach(lesson, network, pool, args.seed, luck)
            taught[lesson.name] = network.flat()
            curve = [point for point in curve if point["lesson"] != lesson.name] + found
            args.weights.write_text(json.dumps(taught) + "\n", encoding="utf-8")
            args.curve.parent.mkdir(exist_ok=True)
            args.curve.write_text(json.dumps({"seed": args.seed, "curve": curve}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
