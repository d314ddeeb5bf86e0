"""Control any game from any language: JSON lines on stdin and stdout, as UCI does for chess.

Every line is an object with "do" and, if you like, an "id" that comes back with the answer; see `docs/engine.md`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import Any, TextIO

from cosmodrome import bots
from cosmodrome.bots.seated_bots import answer
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput, CosmodromeError, Refused
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.games import load, metas


def add_arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    return Engine().serve(sys.stdin, sys.stdout)


Request = dict[str, Any]
Reply = dict[str, Any]


class Engine:
    """Answers requests about one match at a time; the commands are in `COMMANDS`."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.mind = Rng(0)

    def serve(self, source: TextIO, sink: TextIO) -> int:
        for line in source:
            if not line.strip():
                continue
            reply = self.reply(line)
            print(json.dumps(reply, ensure_ascii=False), file=sink, flush=True)
            if reply.get("bye"):
                break
        return 0

    def reply(self, line: str) -> Reply:
        """The answer to one line; a mistake is answered, never fatal."""
        head: Reply = {}
        try:
            request = json.loads(line)
            if not isinstance(request, dict):
                raise BadInput("a request is a JSON object")
            if "id" in request:
                head["id"] = request["id"]
            return {**head, "ok": True, **command(request)(self, request)}
        except json.JSONDecodeError as error:
            return {**head, "ok": False, "code": "bad_json", "error": str(error)}
        except Refused as error:
            return {**head, "ok": False, "code": error.code, "error": error.text, "rule": error.rule}
        except CosmodromeError as error:
            return {**head, "ok": False, "code": "bad_input", "error": str(error)}

    def table(self) -> Match:
        if self.match is None:
            raise BadInput("there is no table yet; say new or load first")
        return self.match

    def status(self) -> Reply:
        match = self.table()
        return {
            "asked": match.players_to_move(),
            "over": match.is_over,
            "scores": match.state.scores_in_points() if match.is_over else None,
            "winners": match.winners(),
        }


# --- reading a request -------------------------------------------------------


def command(request: Request) -> Callable[[Engine, Request], Reply]:
    name = request.get("do")
    if not isinstance(name, str) or name not in COMMANDS:
        raise BadInput(f"there is no {name!r}; say one of {', '.join(sorted(COMMANDS))}")
    return COMMANDS[name]


def seat_of(request: Request, match: Match) -> int:
    seat = request.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(match.seats):
        raise BadInput(f"seat is a whole number from 0 to {len(match.seats) - 1}")
    return seat


def viewer_of(request: Request, match: Match) -> int | None:
    return seat_of(request, match) if "seat" in request else None


def locale_of(request: Request, match: Match) -> str:
    locale = request.get("locale", "en")
    if locale not in match.game.meta.locales:
        raise BadInput(f"locale is one of {', '.join(match.game.meta.locales)}")
    return str(locale)


# --- commands ----------------------------------------------------------------


def do_games(engine: Engine, request: Request) -> Reply:
    return {
        "games": [
            {"id": meta.id, "title": meta.title, "players": [meta.fewest, meta.most], "rules": meta.rules}
            for meta in metas().values()
        ]
    }


def do_new(engine: Engine, request: Request) -> Reply:
    """`game`, `players`; optionally `names`, `levels`, `options`, `seed`, `nonces`, `pack`, `position`."""
    pack = request.get("pack")
    if pack is not None and not isinstance(pack, dict):
        raise BadInput("a pack is an object")
    game = load(str(request.get("game")), None if pack is None else Pack(pack))
    players = game.meta.check_players(request.get("players"))
    names = request.get("names") or [f"Seat {seat + 1}" for seat in range(players)]
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise BadInput(f"names is a list of {players} names")
    options = request.get("options") or {}
    if not isinstance(options, dict):
        raise BadInput("options is an object")
    levels = request.get("levels") or [None] * players
    if not isinstance(levels, list) or len(levels) != players:
        raise BadInput(f"levels is a list of {players} levels")
    game.meta.check_levels(players, levels)
    seats = [Seat(name, level) for name, level in zip(names, levels, strict=True)]
    position = request.get("position")
    if position is not None and not isinstance(position, str):
        raise BadInput("a position is one line of text")
    engine.match = Match.start(game, seats, options, request.get("seed"), request.get("nonces"), position)
    return engine.status()


def do_load(engine: Engine, request: Request) -> Reply:
    engine.match = Match.load(request.get("record"))
    return engine.status()


def do_state(engine: Engine, request: Request) -> Reply:
    return engine.status()


def do_legal(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    seat = seat_of(request, match)
    locale = locale_of(request, match)
    return {
        "legal": [
            {
                "action": match.game.to_json(action),
                "text": match.game.describe(match.state_for(seat) or match.state, action, locale, match.names),
                "preview": match.game.preview(match.state, action),
            }
            for action in match.legal(seat)
        ]
    }


def do_play(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    match.play(seat_of(request, match), request.get("action"), request.get("at"))  # type: ignore[arg-type]
    return engine.status()


def do_refusal(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    locale = locale_of(request, match)
    refusal = match.refusal(seat_of(request, match), request.get("action"), locale)  # type: ignore[arg-type]
    if refusal is None:
        return {"refusal": None}
    return {"refusal": {"code": refusal.code, "text": refusal.text, "rule": refusal.rule}}


def do_choose(engine: Engine, request: Request) -> Reply:
    """What a `bot` would do now; it is not played."""
    match = engine.table()
    bot = bots.find(match.game, str(request.get("bot", "random")))
    if not match.players_to_move() or match.state.is_chance():
        raise BadInput("no seat has to act now")
    return {"action": match.game.to_json(answer(match.game, bot, match.state, engine.mind))}


def do_view(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    return {"view": match.view(viewer_of(request, match))}


def do_log(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    seat = viewer_of(request, match)
    return {"log": [sentence for _, sentence in match.log(locale_of(request, match), seat)]}


def do_undo(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    done = match.undo(seat_of(request, match))
    return {"done": done, **engine.status()}


def do_answer(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    done = match.answer(seat_of(request, match), request.get("yes") is True)
    return {"done": done, **engine.status()}


def do_redo(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    match.redo(seat_of(request, match))
    return engine.status()


def do_resign(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    match.resign(seat_of(request, match))
    return engine.status()


def do_tick(engine: Engine, request: Request) -> Reply:
    """Tell the table what time it is `now`, in milliseconds, for games with a clock."""
    match = engine.table()
    now = request.get("now")
    if isinstance(now, bool) or not isinstance(now, int):
        raise BadInput("now is a whole number of milliseconds")
    return {"time_was_up": match.tick(now), "deadline": match.deadline(), **engine.status()}


def do_position(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    return {"position": match.game.to_text(match.state)}


def do_record(engine: Engine, request: Request) -> Reply:
    match = engine.table()
    return {"record": match.record(viewer_of(request, match))}


def do_quit(engine: Engine, request: Request) -> Reply:
    return {"bye": True}


COMMANDS: dict[str, Callable[[Engine, Request], Reply]] = {
    "games": do_games,
    "new": do_new,
    "load": do_load,
    "state": do_state,
    "legal": do_legal,
    "play": do_play,
    "refusal": do_refusal,
    "choose": do_choose,
    "view": do_view,
    "log": do_log,
    "undo": do_undo,
    "answer": do_answer,
    "redo": do_redo,
    "resign": do_resign,
    "tick": do_tick,
    "position": do_position,
    "record": do_record,
    "quit": do_quit,
}
