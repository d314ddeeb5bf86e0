"""What is going on at this moment, told from the step: the part of the year, whether somebody flies, the question."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.rules.spacecraft import exists
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.games.leaving_earth.words import (
    ACT,
    ANSWER_OFFER,
    ARRIVE,
    BUILD_OFFER,
    BURN,
    CHOOSE_DAMAGE,
    CHOOSE_LANDING,
    CHOOSE_LEFT_OUT,
    CHOOSE_REVEAL,
    CHOOSE_SEATS,
    CHOOSE_SHIELDED,
    CHOOSE_SUFFERER,
    DEAL_MISSIONS,
    DEAL_OUTCOMES,
    DIVIDE,
    DRAW_LOT,
    DRAW_OUTCOME,
    ENTRY_EFFECT,
    FIND_ARRIVALS,
    FIRE_EFFECT,
    LANDING_EFFECT,
    LOOK,
    PAY_OUTCOME,
    ROLL_HAZARD,
    SUPPORT_EFFECT,
    TURN_IN,
    WORK,
)

AROUND_A_DRAW = (DRAW_OUTCOME, PAY_OUTCOME, CHOOSE_DAMAGE)
ON_THE_WAY = (CHOOSE_SHIELDED, ROLL_HAZARD, CHOOSE_SEATS, CHOOSE_LANDING)


def is_burning(s: LeavingEarth) -> bool:
    learns = s.step == DEAL_OUTCOMES and s.after_deal == DRAW_OUTCOME
    return s.step == BURN or learns or (s.step in AROUND_A_DRAW and s.effect == FIRE_EFFECT)


def is_flying(s: LeavingEarth) -> bool:
    if s.step in ON_THE_WAY or (s.step in (LOOK, CHOOSE_REVEAL) and s.after_look != WORK):
        return True
    return is_burning(s) or (s.step in AROUND_A_DRAW and s.effect in (LANDING_EFFECT, ENTRY_EFFECT))


ABOUT_A_CRAFT = (
    *(WORK, DIVIDE, BURN, CHOOSE_SUFFERER, CHOOSE_DAMAGE),
    *(CHOOSE_REVEAL, CHOOSE_SHIELDED, CHOOSE_SEATS, CHOOSE_LANDING, CHOOSE_LEFT_OUT),
)


def craft_in_question(s: LeavingEarth) -> int | None:
    """The spacecraft that somebody is asked about."""
    return s.craft if s.asked >= 0 and s.step in ABOUT_A_CRAFT and exists(s, s.turn, s.craft) else None


def phase(s: LeavingEarth) -> str:
    """The part of the year, also where a draw or a payment interrupts it."""
    step = s.step
    if s.is_terminal():
        return "over"
    if step == DEAL_MISSIONS:
        return "setup"
    if step == TURN_IN or (step == DEAL_OUTCOMES and s.after_deal == TURN_IN):
        return "start"
    if step == DRAW_LOT:
        return "arrivals" if s.after_lot == FIND_ARRIVALS else "start"
    if step == CHOOSE_LEFT_OUT or (step in AROUND_A_DRAW and s.effect == SUPPORT_EFFECT):
        return "end"
    return "arrivals" if is_flying(s) and s.after_flight == ARRIVE else "turn"


PROMPTS = {
    TURN_IN: "turn_in",
    ACT: "act",
    WORK: "work",
    DIVIDE: "divide",
    BURN: "burn",
    PAY_OUTCOME: "pay_outcome",
    CHOOSE_SUFFERER: "choose_sufferer",
    CHOOSE_DAMAGE: "choose_damage",
    CHOOSE_REVEAL: "choose_reveal",
    CHOOSE_SHIELDED: "choose_shielded",
    CHOOSE_SEATS: "choose_seats",
    CHOOSE_LANDING: "choose_landing",
    CHOOSE_LEFT_OUT: "choose_left_out",
    BUILD_OFFER: "build_offer",
    ANSWER_OFFER: "answer_offer",
}


def prompt(s: LeavingEarth) -> str:
    """The name of the question that is asked now, or of what chance or the end decides."""
    if s.is_terminal():
        return "over"
    return PROMPTS[s.step] if s.asked >= 0 else "chance"
