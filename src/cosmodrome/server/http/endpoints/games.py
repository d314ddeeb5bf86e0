"""Endpoints of the games: list, printed facts, practice, plans."""

from __future__ import annotations

import hashlib

from cosmodrome import __version__, bots, games
from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Meta
from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.game_catalogue import GameCatalogue, bot_levels
from cosmodrome.server.http.endpoint import Call, endpoint


@endpoint("GET", "/api/games", p.Games)
async def list_games(call: Call) -> p.Games:
    """The games of this server, with the options and bots that a new table can have."""
    build, services = call.request.app.state.build, call.services
    minutes = await services.lengths.minutes()
    infos = [game_info(meta, services.catalogue, minutes.get(meta.id)) for meta in games.metas().values()]
    return p.Games(__version__, build, infos)


def game_info(meta: Meta, catalogue: GameCatalogue, measured_minutes: int | None) -> p.GameInfo:
    game = catalogue.load(meta.id)
    options = [
        p.OptionInfo(o.name, list(o.choices), o.default, o.ruling, o.needs, o.seat, o.person) for o in meta.options
    ]
    return p.GameInfo(
        id=meta.id,
        title=meta.title,
        designer=meta.designer,
        publisher=meta.publisher,
        year=meta.year,
        fewest=meta.fewest,
        most=meta.most,
        minutes=meta.minutes,
        rules=meta.rules,
        summary=meta.summary,
        options=options,
        clashes=[dict(clash) for clash in game.clashes],
        bots=bots.names(game),
        usual_bot=bots.usual(game),
        levels=list(meta.levels),
        usual_level=meta.usual_level,
        presets=[p.PresetInfo(s.name, dict(s.options), s.level, s.bot, s.children) for s in meta.presets],
        practice=game.has_practice,
        planner=game.has_planner,
        tutorial=games.lesson(meta.id) is not None,
        hints=can_advise(game),
        locales=list(meta.locales),
        credits=list(meta.credits),
        daily=game.has_daily,
        bot_levels=bot_levels(game),
        measured_minutes=measured_minutes,
    )


def game_of(call: Call) -> Game:
    game_id = call.request.path_params["game"]
    if game_id not in games.metas():
        raise Rejection("not_found", 404)
    return call.services.catalogue.load(game_id)


@endpoint("GET", "/api/games/{game}/facts", p.GameFacts, problems=(404,))
async def facts(call: Call) -> p.GameFacts:
    """The printed facts of a game, each with its provenance."""
    game = game_of(call)
    return p.GameFacts(game.meta.id, game.pack.is_built_in, dict(game.data))


@endpoint("GET", "/api/games/{game}/practice/{word}", p.Practice, problems=(404,))
async def practice(call: Call) -> p.Practice:
    """A practice task. The same word, such as the date, always gives the same task."""
    game, word = game_of(call), call.request.path_params["word"]
    if not game.has_practice or len(word) > p.PRACTICE_LENGTH:
        raise Rejection("not_found", 404)
    seed = int.from_bytes(hashlib.sha256(f"{game.meta.id}/{word}".encode()).digest()[:7], "big")
    return p.Practice(game.meta.id, word, game.practice(Rng(seed)))


@endpoint(
    "POST",
    "/api/games/{game}/plan",
    p.Drawn,
    body=p.AskPlan,
    limit=p.STUDY_BYTES,
    problems=(404, 413, 422, 503),
    limited="study",
)
async def plan(call: Call) -> p.Drawn:
    """Make a plan that belongs to no table, such as one for a mission; at most two requests of an address wait."""
    game = game_of(call)
    if not game.has_planner:
        raise Rejection("not_found", 404)
    return p.Drawn(game.meta.id, await call.services.compute.plan(game, call.body.ask, call.locale))
