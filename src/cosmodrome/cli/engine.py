"""Drive any game from any language: JSON lines on stdin and stdout, as UCI does for chess.

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


class Engine:
    """One table at a time, and what may be asked of it: every method named `do_...` is a word of the protocol."""

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

    def reply(self, line: str) -> dict[str, Any]:
        """The answer to one line; a mistake is answered, never fatal."""
        head: dict[str, Any] = {}
        try:
            request = json.loads(line)
            if not isinstance(request, dict):
                raise BadInput("a request is a JSON object")
            if "id" in request:
                head["id"] = request["id"]
            return {**head, "ok": True, **self.word(request)(request)}
        except json.JSONDecodeError as error:
            return {**head, "ok": False, "code": "bad_json", "error": str(error)}
        except Refused as error:
            return {**head, "ok": False, "code": error.code, "error": error.text, "rule": error.rule}
        except CosmodromeError as error:
            return {**head, "ok": False, "code": "bad_input", "error": str(error)}

    def word(self, request: dict[str, Any]) -> Callable[[dict[str, Any]], dict[str, Any]]:
        name = request.get("do")
        found = getattr(self, f"do_{name}", None) if isinstance(name, str) else None
        if found is None:
            words = [word[3:] for word in dir(self) if word.startswith("do_")]
            raise BadInput(f"there is no {name!r}; say one of {', '.join(words)}")
        method: Callable[[dict[str, Any]], dict[str, Any]] = found
        return method

    # --- words ---------------------------------------------------------------

    def do_games(self, request: dict[str, Any]) -> dict[str, Any]:
        return {
            "games": [
                {"id": meta.id, "title": meta.title, "players": [meta.fewest, meta.most], "rules": meta.rules}
                for meta in metas().values()
            ]
        }

    def do_new(self, request: dict[str, Any]) -> dict[str, Any]:
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
        self.match = Match.start(game, seats, options, request.get("seed"), request.get("nonces"), position)
        return self.status()

    def do_load(self, request: dict[str, Any]) -> dict[str, Any]:
        self.match = Match.load(request.get("record"))
        return self.status()

    def do_state(self, request: dict[str, Any]) -> dict[str, Any]:
        return self.status()

    def do_legal(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        seat = self.seat(request, match)
        locale = self.locale(request, match)
        return {
            "legal": [
                {
                    "action": match.game.to_json(action),
                    "text": match.describe(action, locale),
                    "preview": match.game.preview(match.state, action),
                }
                for action in match.legal(seat)
            ]
        }

    def do_play(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        match.play(self.seat(request, match), request.get("action"), request.get("at"))  # type: ignore[arg-type]
        return self.status()

    def do_refusal(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        locale = self.locale(request, match)
        refusal = match.refusal(self.seat(request, match), request.get("action"), locale)  # type: ignore[arg-type]
        if refusal is None:
            return {"refusal": None}
        return {"refusal": {"code": refusal.code, "text": refusal.text, "rule": refusal.rule}}

    def do_choose(self, request: dict[str, Any]) -> dict[str, Any]:
        """What a `bot` would do now; it is not played."""
        match = self.table()
        bot = bots.find(match.game, str(request.get("bot", "random")))
        if not match.players_to_move() or match.state.is_chance():
            raise BadInput("nobody is asked now")
        return {"action": match.game.to_json(answer(match.game, bot, match.state, self.mind))}

    def do_view(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        return {"view": match.view(self.seat(request, match) if "seat" in request else None)}

    def do_log(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        seat = self.seat(request, match) if "seat" in request else None
        return {"log": [sentence for _, sentence in match.log(self.locale(request, match), seat)]}

    def do_undo(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        done = match.undo(self.seat(request, match))
        return {"done": done, **self.status()}

    def do_answer(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        done = match.answer(self.seat(request, match), request.get("yes") is True)
        return {"done": done, **self.status()}

    def do_redo(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        match.redo(self.seat(request, match))
        return self.status()

    def do_resign(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        match.resign(self.seat(request, match))
        return self.status()

    def do_tick(self, request: dict[str, Any]) -> dict[str, Any]:
        """Tell the table what time it is `now`, in milliseconds, for games with a clock."""
        match = self.table()
        now = request.get("now")
        if isinstance(now, bool) or not isinstance(now, int):
            raise BadInput("now is a whole number of milliseconds")
        return {"time_was_up": match.tick(now), "deadline": match.deadline(), **self.status()}

    def do_position(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        return {"position": match.game.to_text(match.state)}

    def do_record(self, request: dict[str, Any]) -> dict[str, Any]:
        match = self.table()
        return {"record": match.record(self.seat(request, match) if "seat" in request else None)}

    def do_quit(self, request: dict[str, Any]) -> dict[str, Any]:
        return {"bye": True}

    # --- answers -------------------------------------------------------------

    def table(self) -> Match:
        if self.match is None:
            raise BadInput("there is no table yet; say new or load first")
        return self.match

    def seat(self, request: dict[str, Any], match: Match) -> int:
        seat = request.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(match.seats):
            raise BadInput(f"seat is a whole number from 0 to {len(match.seats) - 1}")
        return seat

    def locale(self, request: dict[str, Any], match: Match) -> str:
        locale = request.get("locale", "en")
        if locale not in match.game.meta.locales:
            raise BadInput(f"locale is one of {', '.join(match.game.meta.locales)}")
        return str(locale)

    def status(self) -> dict[str, Any]:
        match = self.table()
        return {
            "asked": match.players_to_move(),
            "over": match.is_over,
            "scores": match.state.scores_in_points() if match.is_over else None,
            "winners": match.winners(),
        }
