"""Show a record: the table at any step, in text, as SVG or as JSON."""

from __future__ import annotations

import argparse

from rich.console import Console

from cosmodrome.cli._arguments import add_language, language_of, print_json, whole, write_text
from cosmodrome.cli._replay_step import add_replay_step, replay_step_of
from cosmodrome.cli._score_table import ending_of
from cosmodrome.core.errors import BadInput


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_replay_step(parser)
    parser.add_argument(
        "--seat", type=whole(0, 99), metavar="N", help="as that seat sees it, from 0; default a spectator"
    )
    parser.add_argument("--svg", metavar="OUT", help="write the table as a picture")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object: step, view, legal actions, log")


def run(args: argparse.Namespace) -> int:
    replay, step = replay_step_of(args)
    if args.seat is not None and args.seat >= len(replay.names):
        raise BadInput(f"there is no seat {args.seat}; seats are 0 to {len(replay.names) - 1}")
    state = replay.state(step)
    log = replay.log(step, language_of(args, replay.game), args.seat)
    if args.svg:
        write_text(args.svg, replay.game.svg(state, args.seat, replay.names))
    if args.json:
        print_json(
            {
                "game": replay.game.meta.id,
                "step": step,
                "steps": replay.steps,
                "names": replay.names,
                "position": replay.game.to_text(state) if args.seat is None else None,
                "view": state.view(args.seat),
                "legal": [replay.game.to_json(action) for action in state.legal_actions()],
                "log": log,
            }
        )
        return 0
    print(replay.game.picture(state, args.seat, replay.names))
    print()
    for sentence in log:
        print(f"  {sentence}")
    if replay.match is not None and replay.match.is_over and step == replay.steps:
        console = Console(highlight=False)
        console.print()
        console.print(ending_of(replay.match, replay.game.text(language_of(args, replay.game), replay.names)))
        console.print()
    print(f"step {step} of {replay.steps}")
    return 0
