"""The command line. Every module in this folder with `add_arguments` and `run` is a command, found by listing."""

from __future__ import annotations

import argparse
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from cosmodrome import __version__
from cosmodrome._compiled import rules_status
from cosmodrome.core.errors import CosmodromeError


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence and exits with 2."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise CosmodromeError(f"{message} (see {self.prog} --help)")


class Version(argparse.Action):
    """Computed on demand: it reads the sources to find out whether they are being compiled."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"cosmodrome {__version__} (rules {rules_status()})")
        parser.exit()


def commands() -> dict[str, str]:
    """The command names with their modules: a file `pack.py` is the command `pack`."""
    return {
        module.name: f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.name[0] != "_"
    }


def build_parser() -> argparse.ArgumentParser:
    parser = Parser(prog="cosmodrome", description="Space board games: play, simulate, replay, verify.")
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and how the rules run")
    sub = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, path in commands().items():
        module: ModuleType = import_module(path)
        summary = (module.__doc__ or "").strip().splitlines()[0]
        command = sub.add_parser(name, help=summary, description=module.__doc__)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command: 0 if all is well, 1 if something was found wrong, 2 for bad input with one sentence on stderr."""
    try:
        args = build_parser().parse_args(argv)
        return int(args.run(args) or 0)
    except CosmodromeError as error:
        print(f"cosmodrome: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ncosmodrome: interrupted before the work was finished", file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
