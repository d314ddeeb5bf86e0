"""Show exact chances: of a crash, of reaching a space, and whether it pays to fly on."""

from __future__ import annotations

import argparse

from cosmodrome.cli import _game_commands

TOOL = "odds"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _game_commands.add_arguments(parser, TOOL)


def run(args: argparse.Namespace) -> int:
    return _game_commands.run(args, TOOL)
