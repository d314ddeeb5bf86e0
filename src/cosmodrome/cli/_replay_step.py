"""A step of a record or position, as several commands take it: the file, and after how many actions."""

from __future__ import annotations

import argparse

from cosmodrome.cli._arguments import read_text, whole
from cosmodrome.core.errors import BadInput
from cosmodrome.core.match.replay import Replay


def add_replay_step(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, or a position in one line")
    parser.add_argument(
        "--step", type=whole(0, 1_000_000), metavar="N", help="after that many actions; default the end"
    )


def replay_step_of(args: argparse.Namespace) -> tuple[Replay, int]:
    replay = Replay.read(read_text(args.file))
    step = replay.steps if args.step is None else int(args.step)
    if step > replay.steps:
        raise BadInput(f"the record has {replay.steps} actions, there is no step {step}")
    return replay, step
