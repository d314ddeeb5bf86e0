"""The current phase, derived from the step: the part of the year, whether a spacecraft flies, the question."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.engine.rules.spacecraft import exists
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    AEROBRAKING_EFFECT,
    ANSWER_OFFER,
    ANSWER_SHARES,
    ARRIVE,
    ASK_VETO,
    BUILD_OFFER,
    BURN,
    CHOOSE_DAMAGE,
    CHOOSE_EXPLORING,
    CHOOSE_FEATURE,
    CHOOSE_HEAD_START,
    CHOOSE_LANDING,
    CHOOSE_LEFT_OUT,
    CHOOSE_REVEAL,
    CHOOSE_SEATS,
    CHOOSE_SHIELDED,
    CHOOSE_SUFFERER,
    DEAL_MISSIONS,
    DEAL_OUTCOMES,
    DIVIDE,
    DIVIDE_SHARES,
    DRAW_FEATURE,
    DRAW_LOT,
    DRAW_MISSION,
    DRAW_OUTCOME,
    ENTRY_EFFECT,
    FACE_MINDS,
    FACE_SYMBOLS,
    FACE_YEAR_END,
    FIND_ARRIVALS,
    FIRE_EFFECT,
    GIVE_SALVAGE_POINTS,
    LANDING_EFFECT,
    LOOK,
    NOWHERE,
    PAY_OUTCOME,
    PRODUCE_EFFECT,
    PRODUCTION,
    ROLL_CRAFT,
    ROLL_HAZARD,
    ROLL_PARTS,
    SUPPORT_EFFECT,
    TURN_IN,
    VENTURE,
    WORK,
)

AROUND_A_DRAW = (DRAW_OUTCOME, PAY_OUTCOME, CHOOSE_DAMAGE)
ON_THE_WAY = (CHOOSE_SHIELDED, ROLL_HAZARD, ROLL_PARTS, ROLL_CRAFT, CHOOSE_SEATS, CHOOSE_LANDING)
LOOKING = (LOOK, CHOOSE_REVEAL, DRAW_MISSION)
START_OF_YEAR = (TURN_IN, PRODUCTION)
EXPLORING = (CHOOSE_EXPLORING, DRAW_FEATURE, CHOOSE_FEATURE)


def is_burning(s: LeavingEarth) -> bool:
    learns = s.step == DEAL_OUTCOMES and s.after_deal == DRAW_OUTCOME
    return s.step == BURN or learns or (s.step in AROUND_A_DRAW and s.effect == FIRE_EFFECT)


def is_hazard(s: LeavingEarth) -> bool:
    """Whether a spacecraft is facing something: on its way, on arrival, or at the end of a year."""
    if is_about_minds(s):
        return False
    if s.step in ON_THE_WAY or (s.step in LOOKING and s.after_look != WORK):
        return True
    if s.step in (CHOOSE_DAMAGE, PAY_OUTCOME) and s.card == NOWHERE:
        return True  # debris
    return s.step in AROUND_A_DRAW and s.effect in (LANDING_EFFECT, ENTRY_EFFECT, AEROBRAKING_EFFECT)


def is_year_end(s: LeavingEarth) -> bool:
    """Whether a hazard is resolved that affects all who stay in a place at the end of the year."""
    return is_hazard(s) and s.after_hazard == FACE_YEAR_END


def is_about_minds(s: LeavingEarth) -> bool:
    """Whether people roll because they are alone or crowded."""
    return s.step == ROLL_HAZARD and s.after_rolls == FACE_MINDS


def is_flying(s: LeavingEarth) -> bool:
    return is_burning(s) or (is_hazard(s) and s.after_hazard == FACE_SYMBOLS)


ABOUT_A_CRAFT = (
    *(WORK, DIVIDE, BURN, CHOOSE_SUFFERER, CHOOSE_DAMAGE),
    *(CHOOSE_REVEAL, CHOOSE_SHIELDED, CHOOSE_SEATS, CHOOSE_LANDING, CHOOSE_LEFT_OUT),
    *(PRODUCTION, CHOOSE_EXPLORING, CHOOSE_FEATURE),
)


def craft_in_question(s: LeavingEarth) -> int | None:
    """The spacecraft that the current decision is about."""
    return s.craft if s.asked >= 0 and s.step in ABOUT_A_CRAFT and exists(s, s.turn, s.craft) else None


def phase(s: LeavingEarth) -> str:
    """The part of the year, also where a draw or a payment interrupts it."""
    step = s.step
    if s.is_terminal():
        return "over"
    if step in (DEAL_MISSIONS, CHOOSE_HEAD_START) or (step == DEAL_OUTCOMES and s.after_deal == CHOOSE_HEAD_START):
        return "setup"
    if step in START_OF_YEAR or (step == DEAL_OUTCOMES and s.after_deal == TURN_IN):
        return "start"
    if step == ASK_VETO and s.after_consent in START_OF_YEAR:
        return "start"
    if step in AROUND_A_DRAW and s.effect == PRODUCE_EFFECT:
        return "start"
    if step == DRAW_LOT:
        return {FIND_ARRIVALS: "arrivals", GIVE_SALVAGE_POINTS: "turn"}.get(int(s.after_lot), "start")
    if step == CHOOSE_LEFT_OUT or is_about_minds(s) or (step in AROUND_A_DRAW and s.effect == SUPPORT_EFFECT):
        return "end"
    if is_year_end(s):
        return "hazards"
    is_arriving = is_flying(s) or step in EXPLORING
    return "arrivals" if is_arriving and s.after_flight == ARRIVE else "turn"


PROMPTS = {
    PRODUCTION: "production",
    CHOOSE_EXPLORING: "choose_exploring",
    CHOOSE_FEATURE: "choose_feature",
    CHOOSE_HEAD_START: "choose_head_start",
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
    DIVIDE_SHARES: "divide_shares",
    ANSWER_SHARES: "answer_shares",
    ASK_VETO: "ask_veto",
}
ACTING = "act_for"  # a venture


def prompt(s: LeavingEarth) -> str:
    """The name of the current question; `chance` where chance decides, `over` at the end."""
    if s.is_terminal():
        return "over"
    if s.step == ACT and s.turn >= VENTURE:
        return ACTING
    return PROMPTS[s.step] if s.asked >= 0 else "chance"
