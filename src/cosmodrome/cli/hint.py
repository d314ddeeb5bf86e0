"""Give a hint: what the choices are worth, which one is best, and why."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console

from cosmodrome.bots.hint_text import Advice, advise
from cosmodrome.cli._advice import table_of
from cosmodrome.cli._arguments import add_language, language_of, print_json, whole
from cosmodrome.cli._replay_step import add_replay_step, replay_step_of
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.match.race import eligible_seats, state_for_seat
from cosmodrome.core.match.replay import Replay

USUAL_PLAYOUTS = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_replay_step(parser)
    parser.add_argument(
        "--seat", type=whole(0, 99), metavar="N", help="the seat that gets the hint, from 0; default the seat to move"
    )
    parser.add_argument(
        "--playouts",
        type=whole(10, 1_000_000),
        default=USUAL_PLAYOUTS,
        metavar="N",
        help="for every choice, in games evaluated by playouts; default 1000",
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    replay, step = replay_step_of(args)
    state, asked = question(replay, step, args.seat)
    locale = language_of(args, replay.game)
    advice = advise(state, args.playouts, locale, replay.names)
    if args.json:
        print_json({"game": replay.game.meta.id, "seat": asked, **as_json(replay.game, advice)})
    else:
        Console(highlight=False).print(table_of(advice, replay.game.text(locale), replay.names[asked]))
    return 0


def question(replay: Replay, step: int, seat: int | None) -> tuple[State, int]:
    """The state at a decision, and its seat: while a sandglass runs, the given seat or the only one that may speak."""
    state = replay.state(step)
    speakers = eligible_seats(state)
    if not speakers:
        raise BadInput("the game is over" if state.is_terminal() else "no seat has to act there: chance decides")
    asked = seat if seat in speakers else speakers[0]
    if seat is not None and seat != asked:
        raise BadInput(f"seat {seat} does not act there; it is the turn of seat {asked}, {replay.names[asked]}")
    return state_for_seat(state, asked), asked


def as_json(game: Game, advice: Advice) -> dict[str, Any]:
    return {
        "choices": [
            {
                "action": game.to_json(choice.action),
                "text": said,
                "worth": choice.worth,
                "margin": choice.margin,
                "chance": choice.chance,
                "chance_margin": choice.chance_margin,
                "close": choice.is_close,
            }
            for choice, said in zip(advice.choices, advice.sentences, strict=True)
        ],
        "unit": advice.scale.unit,
        "legal": advice.legal,
        "close": advice.is_close,
        "summary": advice.summary,
        "reason": advice.reason,
    }
