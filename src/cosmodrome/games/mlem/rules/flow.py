"""The steps of the game in order, as the options in play string them together."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.mlem.rules.explorations import Explore, LayExplorations
from cosmodrome.games.mlem.rules.landing import CrashLanding, DeepSpace, Disembark, EndExpedition, GameOver
from cosmodrome.games.mlem.rules.secret_missions import DealMissions, ReturnMissions
from cosmodrome.games.mlem.rules.takeoff import BeginExpedition, DrawStarter, Takeoff
from cosmodrome.games.mlem.rules.travel import ChooseDice, ChooseEngineer, Move, Roll
from cosmodrome.games.mlem.rules.ufo import MeetUfo, RevealToken
from cosmodrome.games.mlem.state import Setting, Step
from cosmodrome.games.mlem.words import (
    BEGIN_EXPEDITION,
    DEAL_MISSIONS,
    DISEMBARK,
    DRAW_STARTER,
    EXPLORE,
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
    """Give the setting one object per step, numbered as in `words.py`, and say which step follows which."""
    steps: list[Step] = [
        DrawStarter(),
        DealMissions(),
        ReturnMissions(),
        LayExplorations(),
        BeginExpedition(),
        RevealToken(),
        Takeoff(),
        Roll(),
        ChooseDice(),
        ChooseEngineer(),
        Move(),
        Explore(),
        LayExplorations(),
        MeetUfo(),
        Disembark(),
        DeepSpace(),
        CrashLanding(),
        EndExpedition(),
        GameOver(),
    ]
    setting.steps = steps

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
    follow(setting, [*setup, BEGIN_EXPEDITION])
    follow(setting, [*begin, TAKEOFF, ROLL])
    follow(setting, [*arrive, DISEMBARK])


def follow(setting: Setting, steps: list[int]) -> None:
    i: i64
    for i in range(len(steps) - 1):
        setting.after[steps[i]] = steps[i + 1]
