"""The steps of the game in order, as the options in play string them together."""

from __future__ import annotations

from cosmodrome.games.mlem.engine.rules.explorations import Explore, LayExplorations
from cosmodrome.games.mlem.engine.rules.landing import CrashLanding, DeepSpace, Disembark, EndExpedition, GameOver
from cosmodrome.games.mlem.engine.rules.secret_missions import DealMissions, ReturnMissions
from cosmodrome.games.mlem.engine.rules.takeoff import BeginExpedition, DrawStarter, Takeoff
from cosmodrome.games.mlem.engine.rules.travel import ChooseDice, ChooseEngineer, Move, Roll
from cosmodrome.games.mlem.engine.rules.ufo import MeetUfo, RevealToken
from cosmodrome.games.mlem.engine.state import Setting, Step
from cosmodrome.games.mlem.vocabulary import (
    BEGIN_EXPEDITION,
    CHOOSE_DICE,
    CHOOSE_ENGINEER,
    CRASH_LANDING,
    DEAL_MISSIONS,
    DEEP_SPACE,
    DISEMBARK,
    DRAW_STARTER,
    END_EXPEDITION,
    EXPLORE,
    GAME_OVER,
    LAY_EXPLORATIONS,
    MEET_UFO,
    MOVE,
    REFILL_EXPLORATIONS,
    RETURN_MISSIONS,
    REVEAL_TOKEN,
    ROLL,
    TAKEOFF,
)


def lay_out_steps(setting: Setting) -> None:
    """Give the setting one object per step, numbered as in `vocabulary.py`, and say which step follows which."""
    steps: list[Step] = [
        DrawStarter(DRAW_STARTER),
        DealMissions(DEAL_MISSIONS),
        ReturnMissions(RETURN_MISSIONS),
        LayExplorations(LAY_EXPLORATIONS),
        BeginExpedition(BEGIN_EXPEDITION),
        RevealToken(REVEAL_TOKEN),
        Takeoff(TAKEOFF),
        Roll(ROLL),
        ChooseDice(CHOOSE_DICE),
        ChooseEngineer(CHOOSE_ENGINEER),
        Move(MOVE),
        Explore(EXPLORE),
        LayExplorations(REFILL_EXPLORATIONS),
        MeetUfo(MEET_UFO),
        Disembark(DISEMBARK),
        DeepSpace(DEEP_SPACE),
        CrashLanding(CRASH_LANDING),
        EndExpedition(END_EXPEDITION),
        GameOver(GAME_OVER),
    ]
    setting.steps = steps
    setting.begin_expedition = steps[BEGIN_EXPEDITION]
    setting.roll = steps[ROLL]
    setting.choose_dice = steps[CHOOSE_DICE]
    setting.choose_engineer = steps[CHOOSE_ENGINEER]
    setting.move = steps[MOVE]
    setting.refill_explorations = steps[REFILL_EXPLORATIONS]
    setting.deep_space = steps[DEEP_SPACE]
    setting.crash_landing = steps[CRASH_LANDING]
    setting.end_expedition = steps[END_EXPEDITION]
    setting.game_over = steps[GAME_OVER]

    setup = [DRAW_STARTER]
    begin = [BEGIN_EXPEDITION]
    arrive = [MOVE]
    if setting.secret_missions:
        setup += [DEAL_MISSIONS, RETURN_MISSIONS]
    if setting.explorations:
        setup += [LAY_EXPLORATIONS]
        arrive += [EXPLORE, REFILL_EXPLORATIONS]
    if setting.ufo:
        begin += [REVEAL_TOKEN]
        arrive += [MEET_UFO]
    follow(steps, [*setup, BEGIN_EXPEDITION])
    follow(steps, [*begin, TAKEOFF, ROLL])
    follow(steps, [*arrive, DISEMBARK])


def follow(steps: list[Step], order: list[int]) -> None:
    for i in range(len(order) - 1):
        steps[order[i]].after = steps[order[i + 1]]
