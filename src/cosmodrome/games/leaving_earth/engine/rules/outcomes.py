"""Outcomes: cards are dealt to an advancement unseen, drawn one at a time, and kept or paid for."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.leaving_earth.engine.rules.repetition import note_progress
from cosmodrome.games.leaving_earth.engine.state import (
    RESEARCHED,
    Draw,
    LeavingEarth,
    Question,
    bit,
    lengthened,
    packed_pile,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    DEAL_OUTCOMES,
    DRAW_OUTCOME,
    KEEP_OUTCOME,
    MECHANIC,
    MINOR_FAILURE,
    NOWHERE,
    OUTCOME_DRAWN,
    OUTCOME_REMOVED,
    OUTCOMES_CLEARED,
    OUTCOMES_SHUFFLED,
    PACK_OPENED,
    PILOT,
    REMOVE_OUTCOME,
    SUCCESS,
)

# --- Dealing -----------------------------------------------------------------


def gain(s: LeavingEarth, seat: i64, advancement: i64, outcomes: i64, after: i64) -> None:
    """An agency takes an advancement; so many outcomes are dealt to it, then the flow goes on with `after`."""
    s.table[s.block(seat) + RESEARCHED] |= bit(advancement)
    s.dealt_to = seat
    s.advancement = advancement
    s.to_deal = outcomes
    s.after_deal = after
    s.to(DEAL_OUTCOMES)


def open_pile(s: LeavingEarth) -> None:
    """Shuffle the discards into a new pile; if there are none, open a further pack."""
    pile = s.pile
    cards = pile[3] + pile[4] + pile[5]
    i: i64
    if cards:
        for i in range(3):
            pile[i] = pile[3 + i]
            pile[3 + i] = 0
        s.tell(OUTCOMES_SHUFFLED, cards)
    else:
        for i in range(3):
            pile[i] = s.setting.pack[i]
        s.tell(PACK_OPENED, pile[0] + pile[1] + pile[2])
    s.piles = lengthened(s.piles, packed_pile(pile))


@final
class DealOutcomes(Draw):
    """One card after another, face down."""

    def enter(self, s: LeavingEarth) -> None:
        if s.to_deal == 0:
            s.to(s.after_deal)
            return
        if s.pile[0] + s.pile[1] + s.pile[2] == 0:
            open_pile(s)
        s.asked = CHANCE

    def weights(self, s: LeavingEarth) -> list[int]:
        return [s.pile[0], s.pile[1], s.pile[2]]

    def sample(self, s: LeavingEarth, rng: Rng) -> i64:
        rest = rng.below(s.pile[0] + s.pile[1] + s.pile[2])
        if rest < s.pile[0]:
            return 0
        return 1 if rest < s.pile[0] + s.pile[1] else 2

    def stream(self, s: LeavingEarth) -> str:
        return "outcome:" + s.setting.advancement_ids[s.advancement]

    def audience(self, s: LeavingEarth) -> list[int] | None:
        return []

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.pile[action] -= 1
        s.put_outcome(s.dealt_to, s.advancement, action)
        s.to_deal -= 1
        s.to(DEAL_OUTCOMES)


# --- Drawing -----------------------------------------------------------------


def draw(s: LeavingEarth, advancement: i64, effect: i64, resume: i64) -> None:
    """The acting agency draws an outcome; the step `effect` knows what it does, `resume` comes after the payment."""
    s.advancement = advancement
    s.effect = effect
    s.resume = resume
    s.to(DRAW_OUTCOME)


def with_skill(s: LeavingEarth, outcome: i64) -> i64:
    """A pilot makes landing and rendezvous one step better, a mechanic repairs a minor failure of life support."""
    if outcome == SUCCESS:
        return SUCCESS
    setting = s.setting
    if s.advancement == setting.landing:
        if s.has_skill(s.turn, s.craft, PILOT):
            return outcome - 1
    elif s.advancement == setting.rendezvous:
        if s.has_skill(s.turn, s.craft, PILOT) or s.has_skill(s.turn, s.other, PILOT):
            return outcome - 1
    elif s.advancement == setting.life_support and outcome == MINOR_FAILURE and s.has_skill(s.turn, s.craft, MECHANIC):
        return SUCCESS
    return outcome


@final
class DrawOutcome(Draw):
    """Any of the cards, each equally likely. Which one it was nobody knows, for they are shuffled; its type all see."""

    def enter(self, s: LeavingEarth) -> None:
        if s.outcomes(s.actor, s.advancement):
            s.asked = CHANCE
            return
        s.card = NOWHERE
        s.outcome = SUCCESS
        s.counts_as = SUCCESS
        s.to(s.effect)

    def weights(self, s: LeavingEarth) -> list[int]:
        return [1] * s.outcomes(s.actor, s.advancement)

    def sample(self, s: LeavingEarth, rng: Rng) -> i64:
        return rng.below(s.outcomes(s.actor, s.advancement))

    def stream(self, s: LeavingEarth) -> str:
        return "test:" + s.setting.advancement_ids[s.advancement]

    def audience(self, s: LeavingEarth) -> list[int] | None:
        return []

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.card = action
        s.outcome = s.outcome_at(s.actor, s.advancement, action)
        s.see_outcome(s.actor, s.advancement, s.outcome)
        s.counts_as = with_skill(s, s.outcome)
        s.tell(OUTCOME_DRAWN, s.actor, s.advancement, s.outcome, s.counts_as)
        s.to(s.effect)


# --- Paying ------------------------------------------------------------------


def removal_cost(s: LeavingEarth) -> i64:
    """Of the outcome that was just drawn; the last success goes for nothing."""
    if s.outcome != SUCCESS:
        return s.setting.remove_failure
    return s.setting.remove_success if s.outcomes(s.actor, s.advancement) > 1 else 0


def remove(s: LeavingEarth, cost: i64) -> None:
    note_progress(s)
    s.earn(s.actor, -cost)
    outcome = s.take_outcome(s.actor, s.advancement, s.card)
    s.pile[3 + outcome] += 1
    s.tell(OUTCOME_REMOVED, s.actor, s.advancement, outcome, cost)


def clear(s: LeavingEarth, seat: i64, advancement: i64) -> None:
    """All outcomes of an advancement are turned up and discarded."""
    s.tell(OUTCOMES_CLEARED, seat, advancement, s.outcomes(seat, advancement))
    while s.outcomes(seat, advancement):
        outcome = s.take_outcome(seat, advancement, 0)
        s.pile[3 + outcome] += 1


@final
class PayOutcome(Question):
    """After the effect, the card goes back among the others or is paid for and discarded."""

    def enter(self, s: LeavingEarth) -> None:
        if s.card == NOWHERE:
            s.to(s.resume)
            return
        cost = removal_cost(s)
        if cost == 0:
            remove(s, 0)
            s.to(s.resume)
        elif s.money(s.actor) < cost:
            s.to(s.resume)
        else:
            s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(REMOVE_OUTCOME)
        out.add(KEEP_OUTCOME)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == REMOVE_OUTCOME:
            remove(s, removal_cost(s))
        s.to(s.resume)
