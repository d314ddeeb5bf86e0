"""The steps of the game, as the options in play string them together."""

from __future__ import annotations

from cosmodrome.games.star_search.engine.rules.search import (
    Placing,
    PlacingBlindly,
    PlacingLate,
    Searching,
    Stop,
    TakeChart,
)
from cosmodrome.games.star_search.engine.rules.setup import DrawFixedStar, DrawStarter, Scatter, Spread, Vote
from cosmodrome.games.star_search.engine.rules.super_search import Claiming, Countdown, DealCharts, SuperSearch
from cosmodrome.games.star_search.engine.rules.turn import BeginTurn, EndTurn, GameOver, Throw, Turn
from cosmodrome.games.star_search.engine.rules.twinkling import TwinkleTime, Twinkling, TwinklingBlindly
from cosmodrome.games.star_search.engine.state import Setting, Step
from cosmodrome.games.star_search.vocabulary import (
    BEGIN_TURN,
    CLAIMING,
    COUNTDOWN,
    DEAL_CHARTS,
    DRAW_FIXED_STAR,
    DRAW_STARTER,
    END_TURN,
    GAME_OVER,
    PLACING,
    PLACING_BLINDLY,
    PLACING_LATE,
    SCATTER,
    SEARCHING,
    SPREAD,
    STOP,
    SUPER_SEARCH,
    TAKE_CHART,
    THROW,
    TURN,
    TWINKLE_TIME,
    TWINKLING,
    TWINKLING_BLINDLY,
    VOTE,
)


def lay_out_steps(setting: Setting) -> None:
    """Give the setting one object per step, numbered as in `vocabulary.py`, and say which step follows which."""
    steps: list[Step] = [
        DrawFixedStar(DRAW_FIXED_STAR),
        Spread(SPREAD),
        Scatter(SCATTER),
        DrawStarter(DRAW_STARTER),
        BeginTurn(BEGIN_TURN),
        Turn(TURN),
        Vote(VOTE),
        Throw(THROW),
        TakeChart(TAKE_CHART),
        Searching(SEARCHING),
        Placing(PLACING),
        Stop(STOP),
        PlacingLate(PLACING_LATE),
        PlacingBlindly(PLACING_BLINDLY),
        TwinkleTime(TWINKLE_TIME),
        Twinkling(TWINKLING),
        TwinklingBlindly(TWINKLING_BLINDLY),
        Countdown(COUNTDOWN),
        DealCharts(DEAL_CHARTS),
        SuperSearch(SUPER_SEARCH),
        Claiming(CLAIMING),
        EndTurn(END_TURN),
        GameOver(GAME_OVER),
    ]
    setting.steps = steps
    setting.spread = steps[SPREAD]
    setting.scatter = steps[SCATTER]
    setting.draw_starter = steps[DRAW_STARTER]
    setting.begin_turn = steps[BEGIN_TURN]
    setting.turn = steps[TURN]
    setting.vote = steps[VOTE]
    setting.throw = steps[THROW]
    setting.take_chart = steps[TAKE_CHART]
    setting.placing = steps[PLACING]
    setting.stopped = steps[STOP]
    setting.placing_late = steps[PLACING_LATE]
    setting.placing_blindly = steps[PLACING_BLINDLY]
    setting.twinkling = steps[TWINKLING]
    setting.twinkling_blindly = steps[TWINKLING_BLINDLY]
    setting.deal_charts = steps[DEAL_CHARTS]
    setting.super_search = steps[SUPER_SEARCH]
    setting.claiming = steps[CLAIMING]
    setting.end_turn = steps[END_TURN]
    setting.game_over = steps[GAME_OVER]

    setting.planet_rolled = steps[COUNTDOWN if setting.rudi else TAKE_CHART]
    setting.search = steps[SEARCHING if setting.hourglass else PLACING]
    setting.twinkle_star = steps[TWINKLE_TIME if setting.twinkle_limit else TWINKLING]
