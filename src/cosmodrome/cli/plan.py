"""Plan a mission exactly: the cheapest, lightest, fastest or surest ship and its whole way."""

from __future__ import annotations

import argparse

from cosmodrome.cli import _game_commands

TOOL = "plan"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _game_commands.add_arguments(parser, TOOL)


def run(args: argparse.Namespace) -> int:
    return _game_commands.run(args, TOOL)
