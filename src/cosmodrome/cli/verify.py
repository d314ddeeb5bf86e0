"""Check a record: the rules move by move, and every draw against the committed seed."""

from __future__ import annotations

import argparse

from cosmodrome import verify
from cosmodrome.cli._arguments import print_json, read_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    """0 if every record holds, 1 if one does not."""
    verdicts = {path: verify(read_text(path)) for path in args.files}
    if args.json:
        print_json({"records": [{"file": path, **vars(verdict)} for path, verdict in verdicts.items()]})
    else:
        for path, verdict in verdicts.items():
            if verdict.ok:
                print(f"{path}: {verdict.proof}: {verdict.reason} ({verdict.actions} actions, {verdict.draws} draws)")
            else:
                where = "" if verdict.event is None else f"event {verdict.event}: "
                print(f"{path}: REJECTED: {where}{verdict.reason}")
    return 0 if all(verdict.ok for verdict in verdicts.values()) else 1
