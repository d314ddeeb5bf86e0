"""Write everything that is stored into one portable file, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from cosmodrome.cli._database import add_database, database_of
from cosmodrome.cli._progress import Progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="such as club.jsonl.gz; an existing file is replaced when the backup is complete"
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from cosmodrome.server.storage import backup

    with backup.snapshot(database_of(args)) as source:
        with Progress("rows", source.header.rows) as progress:
            backup.write(source, Path(args.file), progress.advance)
        print(f"{args.file}: {counted(source.header.counts)}")
    return 0


def counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())
