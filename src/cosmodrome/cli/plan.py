"""Plan a mission exactly: the cheapest, lightest, fastest or surest ship and its whole way."""

from __future__ import annotations

import argparse

from cosmodrome.cli import _tools

TOOL = "plan"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _tools.add_arguments(parser, TOOL)


def run(args: argparse.Namespace) -> int:
    return _tools.run(args, TOOL)
