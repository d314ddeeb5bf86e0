"""Bring a database to the schema of this version; a server does the same when it starts."""

from __future__ import annotations

import argparse

from cosmodrome.cli._database import add_database, database_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--check", action="store_true", help="only report; exit code 1 if a migration is due")


def run(args: argparse.Namespace) -> int:
    from cosmodrome.server.storage import migration
    from cosmodrome.server.storage.offline import connected, consistent_read

    url = database_of(args)
    if args.check:
        with consistent_read(url) as connection:
            before, after = migration.current(connection), migration.newest()
    else:
        with connected(url, new=True) as connection, connection.begin():
            before, after = migration.upgrade(connection)
    if before == after:
        print(f"the schema is {after}, as this version needs it: nothing to do")
        return 0
    print(f"the schema {'has to go' if args.check else 'went'} from {before or 'nothing'} to {after}")
    return int(args.check)
