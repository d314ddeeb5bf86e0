"""Show exact chances: of a crash, of getting somewhere, and whether it pays to go on."""

from __future__ import annotations

import argparse

from cosmodrome.cli import _tools

TOOL = "odds"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _tools.add_arguments(parser, TOOL)


def run(args: argparse.Namespace) -> int:
    return _tools.run(args, TOOL)
