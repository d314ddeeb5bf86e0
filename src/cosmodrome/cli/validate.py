"""Replay every stored match with this version, and report the first difference in each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from cosmodrome.cli._arguments import print_json
from cosmodrome.cli._database import add_database, database_of
from cosmodrome.cli._progress import Progress
from cosmodrome.core.errors import BadInput

if TYPE_CHECKING:
    from cosmodrome.server.storage.backup import Source
    from cosmodrome.server.storage.validation import Finding


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--backup", metavar="FILE", help="validate a backup instead of a database")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    """0 if every match replays, 1 if one does not."""
    from cosmodrome.server.storage.validation import validate

    with source_of(args) as source:
        counts = source.header.counts
        with Progress("tables and events", counts["tables"] + counts["events"]) as progress:
            found = validate(source, progress.advance, tell)
    if args.json:
        print_json(asdict(found))
    else:
        for finding in found.broken:
            print(sentence(finding))
        verdict = f"{len(found.broken)} broken" if found.broken else "all replay under this version"
        print(f"{found.tables} tables, {found.matches} matches, {found.events} events: {verdict}")
    return 1 if found.broken else 0


@contextmanager
def source_of(args: argparse.Namespace) -> Iterator[Source]:
    from cosmodrome.server.storage.backup import Backup, snapshot

    if args.backup is None:
        with snapshot(database_of(args)) as source:
            yield source
        return
    if args.database or args.data:
        raise BadInput("validate a backup or a database, not both (see cosmodrome validate --help)")
    backup = Backup(Path(args.backup))
    with Progress("checked", backup.header.rows) as progress:
        backup.check(progress.advance)
    yield backup


def tell(finding: Finding) -> None:
    """Print findings at once, since a large database takes long."""
    if sys.stderr.isatty():
        print(sentence(finding), file=sys.stderr)


def sentence(finding: Finding) -> str:
    where = "" if finding.event is None else f", event {finding.event}"
    game = f" ({finding.game})" if finding.game else ""
    return f"table {finding.table}{game}{where}: {finding.reason}"
