"""Plan a mission exactly: the cheapest, lightest, fastest or safest ship and its whole route."""

from __future__ import annotations

import argparse

from cosmodrome.cli import _game_commands

TOOL = "plan"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _game_commands.add_arguments(parser, TOOL)


def run(args: argparse.Namespace) -> int:
    return _game_commands.run(args, TOOL)
