"""Endpoints of the task of the day: its times, the task, an answer."""

from __future__ import annotations

from starlette.responses import Response

from cosmodrome.core.game import Game
from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.endpoint import Call, endpoint
from cosmodrome.server.http.endpoints.games import game_of


def daily_game(call: Call) -> Game:
    game = game_of(call)
    if not game.has_daily:
        raise Rejection("not_found", 404)
    return game


@endpoint("GET", "/api/games/{game}/daily", p.Daily, problems=(404,))
async def daily_times(call: Call) -> Response:
    """The best times of today on this server: `best` is the best one, for the lobby. The task itself is not in it."""
    game = daily_game(call)
    cache = call.request.app.state.daily[game.meta.id]
    times = await cache.get(lambda: call.services.daily.times(game))
    return Response(times, media_type="application/json")


@endpoint("POST", "/api/games/{game}/daily", p.DailyTask, body=p.BeginDaily, problems=(404, 422), limited="study")
async def begin_daily(call: Call) -> p.DailyTask:
    """Get the task of the day. The time runs from the first request of a player on, by the server's clock."""
    return await call.services.daily.begin(daily_game(call), call.body.player)


@endpoint(
    "POST",
    "/api/games/{game}/daily/answer",
    p.DailyAnswered,
    body=p.AnswerDaily,
    problems=(404, 409, 422),
    limited="study",
)
async def answer_daily(call: Call) -> p.DailyAnswered:
    """Answer the task of the day. The server checks the answer by the rules; a wrong one costs a penalty."""
    game = daily_game(call)
    answered = await call.services.daily.answer(game, call.body)
    call.request.app.state.daily[game.meta.id].clear()
    return answered
