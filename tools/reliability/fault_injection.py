"""Injects faults while a crowd plays, and checks that nothing was lost.

    python -m tools.reliability.fault_injection  # 1,000 faults, a quarter of an hour, writes docs/reliability.md
    python -m tools.reliability.fault_injection --faults 40 --dry  # a short run that writes nothing

It starts a PostgreSQL, a Redis and workers of its own on loopback and ends them; it needs their programs, and root for
the disk that can be full. Exit code 1: something was lost, doubled or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from tools.docs.generated_sections import replace_part
from tools.reliability.checks import Findings, look_at
from tools.reliability.faults import FAULTS, SOON, Faults, Wrong
from tools.reliability.local_cluster import Grounds, machine_load
from tools.reliability.simulated_players import Crowd, Kind

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/reliability.md"

KINDS = (
    Kind("mlem", 2, weight=6),
    Kind("mlem", 1, 1, {"secret_missions": True}, weight=2),
    Kind("star_search", 3, options={"variation": "rudi"}, weight=2),
    Kind("leaving_earth", 2, options={"last_year": 1958}, weight=1),
)
LIMITS = ("--no-limits",)


def plan(count: int) -> list[str]:
    """So many faults in random order, each kind at least once, in the shares that they have."""
    total = sum(fault.share for fault in FAULTS.values())
    names = [name for name, fault in FAULTS.items() for _ in range(max(1, round(count * fault.share / total)))]
    random.shuffle(names)
    return names


async def trial(grounds: Grounds, tables: int, names: list[str]) -> tuple[Faults, list[str]]:
    """The faults with what they did, and the tables that stood still afterwards."""
    crowd = Crowd([worker.port for worker in grounds.workers], KINDS, tables, thinking=0.3)
    faults = Faults(grounds, crowd)
    living = asyncio.create_task(crowd.live())
    await warm_up(crowd, tables)
    for number, name in enumerate(names, 1):
        for _ in range(100):  # until there is something that it can hit
            before = faults.tallies[name].times if name in faults.tallies else 0
            await faults.inject(name)
            if faults.tallies[name].times > before:
                break
            await asyncio.sleep(0.1)
        if living.done():
            living.result()
        if number % 20 == 0 or number == len(names):
            print(f"{number} of {len(names)} faults, {len(crowd.notes.acknowledged)} actions", file=sys.stderr)
    still = await stand_still(crowd)
    crowd.is_closing = True
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)
    return faults, still


async def warm_up(crowd: Crowd, tables: int) -> None:
    end = time.monotonic() + 120
    while len(crowd.people) < tables or not crowd.notes.acknowledged:
        if time.monotonic() > end:
            raise Wrong("the tables did not fill")
        await asyncio.sleep(0.1)


async def stand_still(crowd: Crowd) -> list[str]:
    """The tables at which nobody could act any more once nothing was broken, though the match is not over."""
    after = time.monotonic()
    watched = set(crowd.people)
    end = after + 3 * SOON
    while watched and time.monotonic() < end:
        for table in list(watched):
            people = crowd.people.get(table)
            if people is None or any(person.is_over or person.acted_at > after for person in people):
                watched.discard(table)
        await asyncio.sleep(0.1)
    return sorted(watched)


def report_of(faults: Faults, still: list[str], found: Findings, seconds: float) -> str:
    notes = faults.crowd.notes
    rows = ["| fault | injected | longest time until an action was acknowledged |", "|---|---|---|"]
    for name, fault in FAULTS.items():
        tally = faults.tallies.get(name)
        if tally is not None:
            rows.append(f"| {fault.title} | {tally.times} | {tally.longest:.1f} s |")
    total = sum(tally.times for tally in faults.tallies.values())
    waits = sorted(notes.waits)
    refusals = ", ".join(f"{count:,} `{code}`" for code, count in notes.refused.most_common())
    summary = (
        f"{found.tables:,} tables with {found.events:,} events in {seconds:.0f} s.\n"
        f"{len(notes.acknowledged):,} actions were acknowledged over {notes.lines:,} connections, half of them within "
        f"{1000 * waits[len(waits) // 2]:.0f} ms.\nRefused: {refusals or 'none'}.\n{machine_load()}"
    )
    return "\n".join(
        [
            *rows,
            f"| **all** | **{total:,}** | |",
            "",
            summary,
            "",
            "| must not happen | found |",
            "|---|---|",
            f"| an acknowledged action that is missing from the database | {len(found.missing)} |",
            f"| a message that took effect twice | {len(found.doubled)} |",
            f"| a record that does not replay | {len(found.broken)} |",
            f"| a table where no one could play on | {len(still)} |",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="write nothing into the docs")
    args = parser.parse_args()
    random.seed(args.seed)
    names = plan(args.faults)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Grounds(Path(folder), args.workers, LIMITS) as grounds:
        if not grounds.postgres.can_be_full or not grounds.workers[0].has_clock:
            print("this machine has no disk or no clock that can be broken", file=sys.stderr)
            return 2
        faults, still = asyncio.run(trial(grounds, args.tables, names))
        found = look_at(grounds.postgres.url, faults.crowd.notes.acknowledged)
    report = report_of(faults, still, found, time.monotonic() - began)
    print(report)
    for what in (*found.missing[:5], *found.doubled[:5], *found.broken[:5], *still[:5]):
        print(what, file=sys.stderr)
    if not args.dry:
        replace_part(PAGE, "faults", "reliability/fault_injection.py", report)
    return 0 if found.is_well and not still else 1


if __name__ == "__main__":
    sys.exit(main())
