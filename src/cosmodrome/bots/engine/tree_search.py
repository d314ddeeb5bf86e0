"""Tree search for any game, many players and chance, with playouts. Compiled: these loops are the bot.

The tree is open-loop: a node stands for the actions that led to it, and chance is sampled again in every simulation, so
future dice cannot influence the choice. In games with hidden information each simulation starts from another state that
the seat to act cannot tell from the real one, and all simulations build the same tree.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.bots.engine.budget import Budget
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import Judge, Policy, play_on
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE, State

EXPLORATION: Final = 0.7


@final
class Node:
    """What is known of a line of actions: how often it was tried and what it brought each seat."""

    def __init__(self, players: i64) -> None:
        self.visits: i64 = 0
        self.value = vec[float]([0.0] * players)
        self.children: dict[int, Node] = {}


def search(worlds: list[State], policy: Policy, judge: Judge, budget: Budget, rng: Rng, out: ActionList) -> Node:
    """Grow a tree from the question that these tables ask; the most visited child is the move."""
    policy.begin(worlds[0])
    players = worlds[0].players
    tree = Node(players)
    worth = vec[float]([0.0] * players)
    while budget.used() < 1.0:
        state = worlds[budget.spent % len(worlds)].clone()
        budget.spent += 1
        path = [tree]
        descend(state, path, rng, out)
        play_on(state, policy, judge, rng, out)
        judge.weigh(state, worth)
        seat: i64
        for node in path:
            node.visits += 1
            value = node.value
            for seat in range(players):
                value[seat] += worth[seat]
    return tree


def descend(state: State, path: list[Node], rng: Rng, out: ActionList) -> None:
    """Follow the tree by upper confidence bounds until a new child is grown or the game is over."""
    node = path[0]
    while True:
        asked = state.asked
        if asked == CHANCE:
            state.apply_unchecked(state.sample(rng))
            continue
        if asked < 0:
            return
        out.clear()
        state.list_actions(out)
        fresh: i64 = 0
        best: i64 = -1
        best_bound: float = -1.0
        chosen: Node | None = None
        reach: float = log(float(node.visits + 1))
        children = node.children
        i: i64
        for i in range(out.count):
            action = out.actions[i]
            child = children.get(action)
            if child is None:
                fresh += 1
                if rng.below(fresh) == 0:  # each untried action is equally likely to be the one
                    best = action
            elif fresh == 0:
                tries: float = float(child.visits)
                bound = child.value[asked] / tries + EXPLORATION * sqrt(reach / tries)
                if bound > best_bound:
                    best_bound = bound
                    best = action
                    chosen = child
        state.apply_unchecked(best)
        if fresh or chosen is None:
            child = Node(state.players)
            children[best] = child
            path.append(child)
            return
        node = chosen
        path.append(node)
