"""Teaches `games/mlem/judge.py` by self-play, and writes its weights and the curve of the training.

    python tools/train_mlem.py                 # everything, about 15 minutes on two cores
    python tools/train_mlem.py --generations 2 --games 400

Temporal differences, TD(lambda): in the first generation everybody is `steady`, which costs next to nothing, and what
the network learns there is the judge among `steady`. Then bots that think with the network as it is play against each
other; between expeditions they note what the table looked like. What the network said of the next noted table, and at
the end who had won, is what it should have said of the one before. It is fitted to that, and the next generation plays
with it: in the end that is the judge among thinkers.

At a table all are of one kind. Where thinkers play against `steady`, who always sends the settler first, a network
learns that whoever has sent the settler will lose, and a thinker who believes that keeps the settler at home.

The rules must be compiled for this, or it takes a day. The network learns the mat of the built-in data pack.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome import Rng, load
from cosmodrome.bots.budget import Budget
from cosmodrome.bots.flat import weigh_choices
from cosmodrome.core.offer import Offer
from cosmodrome.games.mlem import policy
from cosmodrome.games.mlem.foresight import ExpeditionPolicy
from cosmodrome.games.mlem.judge import INPUTS, Learned, count_totals, look
from cosmodrome.games.mlem.state import SEATS, Mlem
from cosmodrome.games.mlem.words import TAKEOFF

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src/cosmodrome/games/mlem/data/judge.json"
CURVE = ROOT / "docs/training/mlem.json"

HIDDEN = 16
LAMBDA = 0.8
PLAYOUTS = 32  # for every question in self-play
WANDERS = (3, 6)  # one question of who flies in so many is answered by chance, at first and later on
FIRST = 15  # times as many games in the first generation
EPOCHS = (12, 6)
BATCH = 2048
STEPS = (0.003, 0.0007)
VARIANTS = ("ufo", "explorations", "secret_missions")
EXAM_GAMES = 100
EXAM_PLAYOUTS = 100

Floats = Any  # arrays of numpy


# --- the network, as judge.py computes it ------------------------------------


class Network:
    """Weights as `judge.py` lays them out: the linear part, then each hidden unit with its bias, inputs and output."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.linear = np.zeros(INPUTS + 1)
        self.inner = rng.normal(0, 1 / np.sqrt(INPUTS), (HIDDEN, INPUTS + 1))
        self.outer = np.zeros(HIDDEN)
        self.moments = [np.zeros_like(part) for part in self.parts() * 2]
        self.steps = 0
        self.step = STEPS[0]

    def parts(self) -> list[Floats]:
        return [self.linear, self.inner, self.outer]

    def flat(self) -> list[float]:
        units = np.concatenate([self.inner, self.outer[:, None]], axis=1)
        return [round(float(weight), 6) for weight in np.concatenate([self.linear, units.ravel()])]

    def shares(self, inputs: Floats, seats: Floats) -> tuple[Floats, Floats, Floats]:
        """Chances per seat, with what the gradient needs: hidden sums and strengths."""
        with_bias = np.concatenate([np.ones((*inputs.shape[:-1], 1)), inputs], axis=-1)
        sums = with_bias @ self.inner.T
        strength = with_bias @ self.linear + (sums / (1 + np.abs(sums))) @ self.outer
        odds = (strength + np.sqrt(1 + strength**2)) ** 4 * seats
        return odds / odds.sum(axis=1, keepdims=True), sums, strength

    def learn(self, inputs: Floats, seats: Floats, targets: Floats) -> float:
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
            part -= self.step * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
        return float(loss)


# --- self-play ---------------------------------------------------------------


def self_play(weights: list[float] | None, seed: int, games: int) -> list[tuple[Floats, Floats]]:
    """Games of all sizes and variants: for each the tables between expeditions, and each seat's part of the victory."""
    game = load("mlem")
    desk = Offer(game.num_distinct_actions)
    mind = Mind(weights, desk)
    totals, inputs = vec[i64]([0] * SEATS), vec[float]([0.0] * INPUTS)
    played = []
    for index in range(games):
        rng = Rng(seed, index)
        options = {name: bool(rng.below(3) == 0) for name in VARIANTS}
        state = game.new(2 + rng.below(4), options)
        assert isinstance(state, Mlem)
        noted = []
        while not state.is_terminal():
            if state.is_chance():
                state.apply(state.sample(rng))
                continue
            if state.step == TAKEOFF and state.crew == 0:
                table = np.zeros((SEATS, INPUTS), dtype=np.float32)
                count_totals(state, totals)
                for seat in range(state.players):
                    look(state, seat, totals, inputs)
                    table[seat] = list(inputs)
                noted.append(table)
            state.apply(mind.answer(state, rng))
        shares = np.zeros(SEATS, dtype=np.float32)
        shares[: state.players] = state.returns()
        played.append((np.array(noted), shares))
    return played


class Mind:
    """Answers in self-play and in the exam: by thought, or as `steady` does."""

    def __init__(self, weights: list[float] | None, desk: Offer, playouts: int = PLAYOUTS) -> None:
        self.judge = Learned(HIDDEN, weights) if weights else None
        self.policy = ExpeditionPolicy()
        self.desk = desk
        self.playouts = playouts

    def answer(self, state: Mlem, rng: Rng) -> int:
        self.desk.clear()
        state.offer(self.desk)
        if self.desk.count == 1:
            return int(self.desk.actions[0])
        if state.step == TAKEOFF and rng.below(WANDERS[self.judge is not None]) == 0:
            return rng.choice(self.desk.listed())
        return self.best(state, rng) if self.judge is not None else int(policy.choose(state, self.desk))

    def best(self, state: Mlem, rng: Rng) -> int:
        assert self.judge is not None
        budget = Budget(self.playouts)
        return int(weigh_choices([state], self.policy, self.judge, budget, rng.below(1 << 30), self.desk)[0].action)


def targets_of(network: Network, noted: Floats, shares: Floats) -> Floats:
    """What should have been said of each table: the lambda return, from the end backwards."""
    seats = noted.any(axis=2).astype(np.float32)
    said = network.shares(noted, seats)[0]
    targets = np.zeros_like(said)
    target = shares
    for i in range(len(noted) - 1, -1, -1):
        targets[i] = target
        target = (1 - LAMBDA) * said[i] + LAMBDA * target
    return targets


def fit(network: Network, games: list[tuple[Floats, Floats]], epochs: int, rng: np.random.Generator) -> float:
    inputs: Floats = np.concatenate([noted for noted, _ in games])
    seats: Floats = inputs.any(axis=2).astype(np.float32)
    loss = 0.0
    for _ in range(epochs):
        targets: Floats = np.concatenate([targets_of(network, noted, shares) for noted, shares in games])
        order = rng.permutation(len(inputs))
        losses = []
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            losses.append(network.learn(inputs[batch], seats[batch], targets[batch]))
        loss = float(np.mean(losses))
    return loss


# --- the exam ----------------------------------------------------------------


def exam(weights: list[float], seed: int, first: int, games: int) -> float:
    """The part of the victories that thinking with these weights takes from three of `steady`, seats rotated."""
    game = load("mlem")
    mind = Mind(weights, Offer(game.num_distinct_actions), EXAM_PLAYOUTS)
    won = 0.0
    for index in range(first, first + games):
        for chair in range(4):
            dice, luck = Rng(seed, index), Rng(seed, index, 1)
            state = game.new(4)
            assert isinstance(state, Mlem)
            while not state.is_terminal():
                if state.is_chance():
                    state.apply(state.sample(dice))
                elif state.current_player() != chair:
                    state.apply(policy.choose(state, mind.desk))
                else:
                    state.apply(mind.best(state, luck))
            won += state.returns()[chair]
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=6000, help="of self-play in each generation")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1969)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--curve", type=Path, default=CURVE)
    args = parser.parse_args()
    luck = np.random.default_rng(args.seed)
    network = Network(luck)
    memory: list[list[tuple[Floats, Floats]]] = []
    curve = []
    taught: dict[str, Any] = {"hidden": HIDDEN}
    with ProcessPoolExecutor(args.workers) as pool:
        for generation in range(args.generations):
            weights = network.flat() if generation else None
            games = args.games * (1 if generation else FIRST)
            chunk = -(-games // 20)
            seeds = [args.seed * 1000 + generation * 20 + i for i in range(20)]
            played = [one for part in pool.map(self_play, [weights] * 20, seeds, [chunk] * 20) for one in part]
            memory = [*memory, played] if generation > 1 else [played]  # the first ones do not think
            network.step = STEPS[generation > 0]
            loss = fit(network, [one for part in memory for one in part], EPOCHS[generation > 0], luck)
            units = range(0, EXAM_GAMES, 5)
            won = sum(pool.map(exam, [network.flat()] * len(units), [args.seed] * len(units), units, [5] * len(units)))
            share = won / (4 * EXAM_GAMES)
            curve.append({"generation": generation, "games": len(played), "loss": round(loss, 4), "share": share})
            print(curve[-1], file=sys.stderr, flush=True)
            taught["among_thinkers" if generation else "among_steady"] = network.flat()
            args.weights.write_text(json.dumps(taught) + "\n", encoding="utf-8")
            args.curve.parent.mkdir(exist_ok=True)
            args.curve.write_text(json.dumps({"seed": args.seed, "curve": curve}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
