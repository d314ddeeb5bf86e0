"""Measure the engine on this machine: the benchmark table, with its minimum values."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import chain

from rich.console import Console
from rich.table import Table

from cosmodrome import __version__
from cosmodrome._compiled import is_compiled
from cosmodrome.cli._arguments import print_json, write_text
from cosmodrome.lab.bench import Row, measure, other_engines, turn_about


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="a tenth of the work: rough figures")
    parser.add_argument("--others", action="store_true", help="only the comparisons with other projects' engines")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    parser.add_argument("--markdown", metavar="FILE", help="also write the table there")


def run(args: argparse.Namespace) -> int:
    """0 if every bar holds, 1 if one does not."""
    console = Console(stderr=True)
    rows = []
    if other_engines.absent():
        console.print(other_engines.absent(), highlight=False)
    for row in compared(args.quick) if args.others else everything(args.quick):
        console.print(f"  {row.name}: {figure(row)} {row.unit}", highlight=False, style="dim")
        rows.append(row)
    if args.markdown:
        write(args.markdown, rows, "bench --others" if args.others else "bench")
    if args.json:
        print_json({"version": __version__, "compiled": is_compiled(), "rows": [as_json(row) for row in rows]})
    else:
        show(rows)
    return 0 if all(row.holds is not False for row in rows) else 1


def everything(quick: bool) -> Iterator[Row]:
    return chain(measure(quick), adapter_rows(quick), server_rows(quick))


def compared(quick: bool) -> Iterator[Row]:
    return chain(other_engines.rows(10 if quick else 1), adapter_rows(quick))


def adapter_rows(quick: bool) -> Iterator[Row]:
    """MLEM in the clothes of other projects' environments, against their own in the same clothes."""
    scale = 10 if quick else 1
    if find_spec("pettingzoo"):
        yield from pettingzoo_rows(4_000 // scale)
    if find_spec("pyspiel"):
        yield from openspiel_rows(scale)


def pettingzoo_rows(decisions: int) -> Iterator[Row]:
    """With what agents are shown: 423 numbers and 654 masked actions of MLEM, 18 and 9 or 84 and 7 of the classics."""
    from cosmodrome.adapters import pettingzoo

    for how in ("raw_env", "env"):
        tables = [getattr(pettingzoo, how)("mlem", 4)]
        tables += [getattr(other_engines.classic(name), how)() for name in other_engines.CLASSICS]
        ours, *theirs = turn_about([partial(other_engines.agents_decide, table, decisions) for table in tables])
        yield Row(f"PettingZoo adapter, {how}", ours, "decisions/s")
        for name, rate in zip(other_engines.CLASSICS, theirs, strict=True):
            yield other_engines.against(f"PettingZoo adapter, {how}, against {name}", ours, rate, "decisions/s")


def openspiel_rows(scale: int) -> Iterator[Row]:
    """Stepped from Python through OpenSpiel, against the games that OpenSpiel itself has in Python."""
    import_module("cosmodrome.adapters.openspiel")
    import_module("open_spiel.python.games")
    ours = other_engines.Rival.load("cosmodrome_mlem(players=4)", 10)
    theirs = [other_engines.Rival.load(name, 10) for name in ("python_tic_tac_toe", "python_kuhn_poker")]
    works = [partial(rival.stepped, max(1, int(8_000 / rival.decisions) // scale)) for rival in (ours, *theirs)]
    rate, *rates = turn_about(works)
    yield Row("OpenSpiel adapter", rate, "decisions/s")
    for rival, other in zip(theirs, rates, strict=True):
        yield other_engines.against(f"OpenSpiel adapter against {rival.name}", rate, other, "decisions/s")


def server_rows(quick: bool) -> Iterator[Row]:
    """The server under a bounded load from this process, against echoes with the same durability and fan-out."""
    from cosmodrome.server import loadtest

    found = loadtest.measure(seconds=1.0, rounds=1) if quick else loadtest.measure()
    yield Row("server, durable commit per action, 200 sockets", found.per_second, "actions/s")
    yield Row("server, durable commit per action, 200 sockets", found.of_bare, "of a bare echo")
    yield Row("server, durable commit per action, 200 sockets", found.of_shared, "of an echo with our commits")
    yield Row("server, an action seen by all, 200 sockets, p99", found.p99, "ms")


def as_json(row: Row) -> dict[str, object]:
    limit = None if row.bar is None else row.bar.limit
    return {"name": row.name, "value": row.value, "unit": row.unit, "bar": limit, "holds": row.holds}


def figure(row: Row) -> str:
    return f"{row.value:,.0f}" if abs(row.value) >= 100 else f"{row.value:.3f}"


def verdict(row: Row) -> str:
    return {None: "", True: "holds", False: "misses"}[row.holds]


def show(rows: list[Row]) -> None:
    table = Table("what", "measured", "unit", "bar", "")
    for row in rows:
        table.add_row(row.name, figure(row), row.unit, str(row.bar or ""), verdict(row))
    Console().print(table)


def write(path: str, rows: list[Row], command: str) -> None:
    lines = ["| what | measured | unit | bar | |", "|---|---|---|---|---|"]
    lines += [f"| {row.name} | {figure(row)} | {row.unit} | {row.bar or ''} | {verdict(row)} |" for row in rows]
    how = "compiled" if is_compiled() else "interpreted"
    head = f"`cosmodrome {command}`, {how} rules, Python {platform.python_version()}, {platform.machine()}:\n\n"
    write_text(path, head + "\n".join(lines) + "\n")
