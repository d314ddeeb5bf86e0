"""Measure the engine on this machine: the benchmark table, with the bars it is held to."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cosmodrome import __version__
from cosmodrome._compiled import is_compiled
from cosmodrome.cli._arguments import print_json
from cosmodrome.core.errors import BadInput
from cosmodrome.lab.bench import Row, measure


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="a tenth of the work: rough figures")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    parser.add_argument("--markdown", metavar="FILE", help="also write the table there")


def run(args: argparse.Namespace) -> int:
    """0 if every bar holds, 1 if one does not."""
    console = Console(stderr=True)
    rows = []
    for row in chain(measure(args.quick), server_rows(args.quick)):
        console.print(f"  {row.name}: {figure(row)} {row.unit}", highlight=False, style="dim")
        rows.append(row)
    if args.markdown:
        write(args.markdown, rows)
    if args.json:
        print_json({"version": __version__, "compiled": is_compiled(), "rows": [as_json(row) for row in rows]})
    else:
        show(rows)
    return 0 if all(row.holds is not False for row in rows) else 1


def server_rows(quick: bool) -> Iterator[Row]:
    """The server under a bounded load from this process, against echoes with the same durability and fan-out."""
    from cosmodrome.server import load

    found = load.measure(seconds=1.0, rounds=1) if quick else load.measure()
    yield Row("server, durable commit per action, 200 sockets", found.per_second, "actions/s")
    yield Row("server, durable commit per action, 200 sockets", found.of_bare, "of a bare echo", 0.5)
    yield Row("server, durable commit per action, 200 sockets", found.of_shared, "of an echo with our commits")
    yield Row("server, an action seen by all, 200 sockets, p99", found.p99, "ms", 50, at_most=True)


def as_json(row: Row) -> dict[str, object]:
    return {"name": row.name, "value": row.value, "unit": row.unit, "bar": row.bar, "holds": row.holds}


def figure(row: Row) -> str:
    return f"{row.value:,.0f}" if abs(row.value) >= 100 else f"{row.value:.3f}"


def bar(row: Row) -> str:
    if row.bar is None:
        return ""
    limit = f"{row.bar:,.0f}" if row.bar >= 100 else f"{row.bar:g}"
    return f"{'at most' if row.at_most else 'at least'} {limit}"


def verdict(row: Row) -> str:
    return {None: "", True: "holds", False: "misses"}[row.holds]


def show(rows: list[Row]) -> None:
    table = Table("what", "measured", "unit", "bar", "")
    for row in rows:
        table.add_row(row.name, figure(row), row.unit, bar(row), verdict(row))
    Console().print(table)


def write(path: str, rows: list[Row]) -> None:
    lines = ["| what | measured | unit | bar | |", "|---|---|---|---|---|"]
    lines += [f"| {row.name} | {figure(row)} | {row.unit} | {bar(row)} | {verdict(row)} |" for row in rows]
    how = "compiled" if is_compiled() else "interpreted"
    head = f"`cosmodrome bench`, {how} rules, Python {platform.python_version()}, {platform.machine()}:\n\n"
    try:
        Path(path).write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
