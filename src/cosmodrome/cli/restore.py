"""Restore a backup into an empty SQLite or PostgreSQL database, completely or not at all."""

from __future__ import annotations

import argparse
from pathlib import Path

from cosmodrome.cli._database import add_database, database_of
from cosmodrome.cli._progress import Progress
from cosmodrome.cli.backup import counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file written by backup")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from cosmodrome.server.storage.backup import Backup, restore
    from cosmodrome.server.storage.instance_lock import instance_lock

    source = Backup(Path(args.file))
    with Progress("checked", source.header.rows) as progress:
        source.check(progress.advance)
    database = database_of(args)
    with instance_lock(database), Progress("rows", source.header.rows) as progress:
        restore(source, database, progress.advance)
    print(f"{args.file}: {counted(source.header.counts)}, all restored")
    return 0
