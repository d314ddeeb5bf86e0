"""One object for every step, numbered as in `vocabulary.py`. An expansion adds steps here and replaces those it
changes.
"""

from __future__ import annotations

from cosmodrome.games.leaving_earth.engine.rules.atmospheric_entry import (
    BeginEntry,
    ChooseSeats,
    EntryEffect,
    FaceEntry,
)
from cosmodrome.games.leaving_earth.engine.rules.cooperation import AnswerOffer, BuildOffer, Trade
from cosmodrome.games.leaving_earth.engine.rules.discoveries import (
    ChooseExploring,
    ChooseFeature,
    DrawFeature,
    GiveSalvagePoints,
    MeetFeature,
    Rove,
    RoverEffect,
)
from cosmodrome.games.leaving_earth.engine.rules.exploring import ChooseReveal, Look, SurveyEffect
from cosmodrome.games.leaving_earth.engine.rules.exposure import ChooseShielded, FaceRadiation, RollHazard
from cosmodrome.games.leaving_earth.engine.rules.hazards import (
    AerobrakingEffect,
    ChooseLanding,
    FacePlace,
    FaceSymbols,
    LandingEffect,
    RollCraft,
    RollParts,
)
from cosmodrome.games.leaving_earth.engine.rules.maneuvers import Burn, FireEffect
from cosmodrome.games.leaving_earth.engine.rules.missions import AwardMissions, DrawLot, DrawMission, StartMissions
from cosmodrome.games.leaving_earth.engine.rules.outcomes import DealOutcomes, DrawOutcome, PayOutcome
from cosmodrome.games.leaving_earth.engine.rules.production import CheckHomes, ProduceEffect, Production
from cosmodrome.games.leaving_earth.engine.rules.rendezvous import ChooseSufferer, Divide, DockEffect, SplitEffect
from cosmodrome.games.leaving_earth.engine.rules.setup import ChooseHeadStart, DealMissions
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import ChooseDamage
from cosmodrome.games.leaving_earth.engine.rules.survival import (
    ChooseLeftOut,
    EndYear,
    FeedCraft,
    SupportCraft,
    SupportEffect,
)
from cosmodrome.games.leaving_earth.engine.rules.turn import Act, EndTurn, Work
from cosmodrome.games.leaving_earth.engine.rules.ventures import AnswerShares, AskVeto, CheckVentures, DivideShares
from cosmodrome.games.leaving_earth.engine.rules.year import (
    AdvanceYear,
    Arrive,
    BeginYear,
    FindArrivals,
    FindStarter,
    MoveMarker,
    PassTime,
    TurnIn,
)
from cosmodrome.games.leaving_earth.engine.rules.year_end import FaceMinds, FaceYearEnd
from cosmodrome.games.leaving_earth.engine.scoring import GameOver
from cosmodrome.games.leaving_earth.engine.state import Setting, Step
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    ADVANCE_YEAR,
    AEROBRAKING_EFFECT,
    ANSWER_OFFER,
    ANSWER_SHARES,
    ARRIVE,
    ASK_VETO,
    AWARD_ARRIVALS,
    AWARD_HOMES,
    BEGIN_ENTRY,
    BEGIN_YEAR,
    BUILD_OFFER,
    BURN,
    CHECK_HOMES,
    CHECK_VENTURES,
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
    DOCK_EFFECT,
    DRAW_FEATURE,
    DRAW_LOT,
    DRAW_MISSION,
    DRAW_OUTCOME,
    END_TURN,
    END_YEAR,
    ENTRY_EFFECT,
    FACE_ENTRY,
    FACE_MINDS,
    FACE_PLACE,
    FACE_RADIATION,
    FACE_SYMBOLS,
    FACE_YEAR_END,
    FEED_CRAFT,
    FIND_ARRIVALS,
    FIND_STARTER,
    FIRE_EFFECT,
    GAME_OVER,
    GIVE_SALVAGE_POINTS,
    LANDING_EFFECT,
    LOOK,
    MEET_FEATURE,
    MOVE_MARKER,
    PAY_OUTCOME,
    PRODUCE_EFFECT,
    PRODUCTION,
    ROLL_CRAFT,
    ROLL_HAZARD,
    ROLL_PARTS,
    ROVE,
    ROVER_EFFECT,
    SPLIT_EFFECT,
    START_MISSIONS,
    SUPPORT_CRAFT,
    SUPPORT_EFFECT,
    SURVEY_EFFECT,
    TRADE,
    TURN_IN,
    WORK,
)


def base_steps() -> list[Step]:
    """Those of the first rules, in the order of their numbers."""
    return [
        DealMissions(DEAL_MISSIONS),
        BeginYear(BEGIN_YEAR),
        StartMissions(START_MISSIONS),
        TurnIn(TURN_IN),
        FindStarter(FIND_STARTER),
        Act(ACT),
        Work(WORK),
        Divide(DIVIDE),
        Burn(BURN),
        DealOutcomes(DEAL_OUTCOMES),
        DrawOutcome(DRAW_OUTCOME),
        PayOutcome(PAY_OUTCOME),
        FireEffect(FIRE_EFFECT),
        DockEffect(DOCK_EFFECT),
        SplitEffect(SPLIT_EFFECT),
        SurveyEffect(SURVEY_EFFECT),
        LandingEffect(LANDING_EFFECT),
        EntryEffect(ENTRY_EFFECT),
        SupportEffect(SUPPORT_EFFECT),
        ChooseSufferer(CHOOSE_SUFFERER),
        ChooseDamage(CHOOSE_DAMAGE),
        FaceSymbols(FACE_SYMBOLS),
        Look(LOOK),
        ChooseReveal(CHOOSE_REVEAL),
        FaceRadiation(FACE_RADIATION),
        ChooseShielded(CHOOSE_SHIELDED),
        RollHazard(ROLL_HAZARD),
        ChooseSeats(CHOOSE_SEATS),
        FaceEntry(FACE_ENTRY),
        ChooseLanding(CHOOSE_LANDING),
        FacePlace(FACE_PLACE),
        EndTurn(END_TURN),
        EndYear(END_YEAR),
        SupportCraft(SUPPORT_CRAFT),
        ChooseLeftOut(CHOOSE_LEFT_OUT),
        FeedCraft(FEED_CRAFT),
        MoveMarker(MOVE_MARKER),
        FindArrivals(FIND_ARRIVALS),
        Arrive(ARRIVE),
        DrawLot(DRAW_LOT),
        BuildOffer(BUILD_OFFER),
        AnswerOffer(ANSWER_OFFER),
        Trade(TRADE),
        GameOver(GAME_OVER),
        ChooseHeadStart(CHOOSE_HEAD_START),
    ]


def later_steps() -> list[Step]:
    """Those that came with expansions and later versions of the rules; their numbers follow."""
    return [
        DrawMission(DRAW_MISSION),
        BeginEntry(BEGIN_ENTRY),
        AerobrakingEffect(AEROBRAKING_EFFECT),
        RollParts(ROLL_PARTS),
        RollCraft(ROLL_CRAFT),
        FaceYearEnd(FACE_YEAR_END),
        AdvanceYear(ADVANCE_YEAR),
        Production(PRODUCTION),
        ProduceEffect(PRODUCE_EFFECT),
        CheckHomes(CHECK_HOMES),
        FaceMinds(FACE_MINDS),
        ChooseExploring(CHOOSE_EXPLORING),
        DrawFeature(DRAW_FEATURE),
        ChooseFeature(CHOOSE_FEATURE),
        MeetFeature(MEET_FEATURE),
        RoverEffect(ROVER_EFFECT),
        GiveSalvagePoints(GIVE_SALVAGE_POINTS),
        Rove(ROVE),
        DivideShares(DIVIDE_SHARES),
        AnswerShares(ANSWER_SHARES),
        AskVeto(ASK_VETO),
        CheckVentures(CHECK_VENTURES),
        AwardMissions(AWARD_HOMES),
        AwardMissions(AWARD_ARRIVALS),
    ]


def lay_out_steps(setting: Setting) -> None:
    """Give a setting the steps of its rules."""
    steps = base_steps() + later_steps()
    if setting.later_rules:
        steps[MOVE_MARKER] = PassTime(MOVE_MARKER)
    setting.steps = steps
