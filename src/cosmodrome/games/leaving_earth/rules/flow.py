"""One object for every step, numbered as in `words.py`. An expansion adds steps here and replaces those it changes."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.rules.cooperation import AnswerOffer, BuildOffer, Trade
from cosmodrome.games.leaving_earth.rules.exploring import ChooseReveal, Look, SurveyEffect
from cosmodrome.games.leaving_earth.rules.hazards import (
    ChooseLanding,
    ChooseSeats,
    ChooseShielded,
    EntryEffect,
    FaceEntry,
    FacePlace,
    FaceRadiation,
    FaceSymbols,
    LandingEffect,
    RollHazard,
)
from cosmodrome.games.leaving_earth.rules.maneuver import Burn, FireEffect
from cosmodrome.games.leaving_earth.rules.missions import DealMissions, DrawLot, StartMissions
from cosmodrome.games.leaving_earth.rules.outcomes import DealOutcomes, DrawOutcome, PayOutcome
from cosmodrome.games.leaving_earth.rules.rendezvous import ChooseSufferer, Divide, DockEffect, SplitEffect
from cosmodrome.games.leaving_earth.rules.spacecraft import ChooseDamage
from cosmodrome.games.leaving_earth.rules.survival import ChooseLeftOut, EndYear, FeedCraft, SupportCraft, SupportEffect
from cosmodrome.games.leaving_earth.rules.turn import Act, EndTurn, Work
from cosmodrome.games.leaving_earth.rules.year import Arrive, BeginYear, FindArrivals, FindStarter, MoveMarker, TurnIn
from cosmodrome.games.leaving_earth.scoring import GameOver
from cosmodrome.games.leaving_earth.state import Setting, Step
from cosmodrome.games.leaving_earth.words import (
    ACT,
    ANSWER_OFFER,
    ARRIVE,
    BEGIN_YEAR,
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
    DOCK_EFFECT,
    DRAW_LOT,
    DRAW_OUTCOME,
    END_TURN,
    END_YEAR,
    ENTRY_EFFECT,
    FACE_ENTRY,
    FACE_PLACE,
    FACE_RADIATION,
    FACE_SYMBOLS,
    FEED_CRAFT,
    FIND_ARRIVALS,
    FIND_STARTER,
    FIRE_EFFECT,
    GAME_OVER,
    LANDING_EFFECT,
    LOOK,
    MOVE_MARKER,
    PAY_OUTCOME,
    ROLL_HAZARD,
    SPLIT_EFFECT,
    START_MISSIONS,
    SUPPORT_CRAFT,
    SUPPORT_EFFECT,
    SURVEY_EFFECT,
    TRADE,
    TURN_IN,
    WORK,
)


def lay_out_steps(setting: Setting) -> None:
    steps: list[Step] = [
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
    ]
    setting.steps = steps
