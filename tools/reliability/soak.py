"""Measures memory and answer times with many tables on two workers, with PostgreSQL and Redis.

    python -m tools.reliability.soak  # 1,000 tables for ten minutes, writes docs/reliability.md
    python -m tools.reliability.soak --tables 100 --minutes 1 --dry

Bots and scripted people play; every half minute memory and waiting times are noted, and at the end every record is
replayed. Everything runs on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from cosmodrome.core.match.race import WINDOW
from tools.docs.generated_sections import replace_part
from tools.reliability.checks import Findings, look_at
from tools.reliability.local_cluster import Grounds, Use, machine_load
from tools.reliability.simulated_players import Crowd, Kind

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/reliability.md"
SCALING = ROOT / "docs/scaling.md"

KINDS = (
    Kind("mlem", 2, weight=5),
    Kind("mlem", 1, 1, weight=2),
    Kind("star_search", 3, options={"variation": "eagle"}, weight=2),  # who is alone with a rival has no race
    Kind("leaving_earth", 2, options={"last_year": 1966}, weight=1),
)
LIMITS = ("--no-limits",)
THINKING = 12.0  # seconds, on average
STAYING = 240.0  # seconds at a table; then its people vote for an end and begin another match
WARMING = 240.0  # seconds until the measurement begins, so that matches of all ages are at play
INTERVAL = 30.0


@dataclass
class Sample:
    """Half a minute."""

    at: float
    actions: int
    p50: float
    p99: float
    memory: list[int]  # bytes, per worker
    waits: list[float]  # all of them, in order


async def soak(grounds: Grounds, tables: int, seconds: float) -> tuple[Crowd, list[Sample], dict[str, float]]:
    crowd = Crowd([worker.port for worker in grounds.workers], KINDS, tables, THINKING, STAYING)
    living = asyncio.create_task(crowd.live())
    while len(crowd.people) < tables:
        await asyncio.sleep(0.5)
        if living.done():
            living.result()
    print(f"{tables:,} tables are set up", file=sys.stderr)
    await asyncio.sleep(WARMING)
    samples = []
    began = time.monotonic()
    before = costs(grounds)
    first = len(crowd.notes.acknowledged)
    crowd.notes.claims.clear()
    while (at := time.monotonic() - began) < seconds:
        crowd.notes.waits.clear()
        await asyncio.sleep(min(INTERVAL, seconds - at))
        waits = sorted(crowd.notes.waits)
        if living.done():
            living.result()
        sample = Sample(
            time.monotonic() - began,
            len(waits),
            1000 * waits[len(waits) // 2],
            1000 * waits[int(0.99 * len(waits))],
            [worker.use().memory for worker in grounds.workers],
            waits,
        )
        samples.append(sample)
        print(row(sample), file=sys.stderr)
    after = costs(grounds)
    actions = len(crowd.notes.acknowledged) - first
    spent = {name: (after[name] - before[name]) / actions for name in after}
    crowd.is_closing = True
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)
    return crowd, samples, spent


def costs(grounds: Grounds) -> dict[str, float]:
    """Seconds of a core that have been used so far."""
    uses = [worker.use() for worker in grounds.workers]
    return {
        "a worker": sum(use.own_seconds for use in uses),
        "thinking bots": sum(use.family_seconds - use.own_seconds for use in uses),
        "PostgreSQL": Use.of(grounds.postgres.first_process()).family_seconds,
        "Redis": Use.of(grounds.redis.process.pid).family_seconds,
    }


def row(sample: Sample) -> str:
    memory = " | ".join(f"{used / 1e6:.0f}" for used in sample.memory)
    return f"| {sample.at:.0f} s | {sample.actions / INTERVAL:.0f} | {sample.p50:.0f} | {sample.p99:.0f} | {memory} |"


def report_of(crowd: Crowd, samples: list[Sample], found: Findings, tables: int) -> str:
    notes = crowd.notes
    every = [samples[i] for i in range(1, len(samples), 2)] or samples
    heads = " | ".join(f"worker {number + 1}, MB" for number in range(len(samples[0].memory)))
    bars = "|---" * (4 + len(samples[0].memory)) + "|"
    refusals = ", ".join(f"{count:,} `{code}`" for code, count in notes.refused.most_common())
    claims = sorted(notes.claims)
    races = (
        f"These times are without {len(claims):,} claims in races, which wait {WINDOW} ms for other players: "
        f"half of them took {1000 * claims[len(claims) // 2]:.0f} ms, 99% at most "
        f"{1000 * claims[int(0.99 * len(claims))]:.0f} ms."
        if claims
        else ""
    )
    waits = sorted(wait for sample in samples for wait in sample.waits)
    summary = (
        f"Of all {len(waits):,} actions in these {samples[-1].at / 60:.0f} minutes, half were answered within "
        f"{1000 * waits[len(waits) // 2]:.0f} ms and 99% within {1000 * waits[int(0.99 * len(waits))]:.0f} ms.\n"
        f"There were {tables:,} tables at a time and {found.tables:,} in all; {notes.finished:,} matches ended.\n"
        f"{len(notes.acknowledged):,} actions were acknowledged over {notes.lines:,} connections. "
        f"Refused: {refusals or 'none'}.\n"
        f"At the end {len(found.missing)} acknowledged actions were missing, {len(found.doubled)} doubled, "
        f"and {len(found.broken)} of {found.tables:,} records did not replay.\n{machine_load()}"
    )
    return "\n".join(
        [
            f"| after | actions/s | p50 ms | p99 ms | {heads} |",
            bars,
            *map(row, every),
            "",
            summary,
            races,
        ]
    )


def costs_report(spent: dict[str, float], samples: list[Sample], tables: int) -> str:
    """For the page on scaling."""
    rows = [f"| {name} | {1000 * seconds:.2f} ms of a core |" for name, seconds in spent.items()]
    memory = sum(samples[-1].memory) / tables / 1000
    return "\n".join(
        [
            f"A person's action among {tables:,} tables ([the run](reliability.md)), with all that bots did after it:",
            "",
            "| who | cost |",
            "|---|---|",
            *rows,
            f"| memory of all workers and their bots, for each table | {memory:,.0f} KB |",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--dry", action="store_true", help="write nothing into the docs")
    args = parser.parse_args()
    random.seed(1)
    gc.disable()  # the crowd ends soon; while it looked for memory its clocks would count against the workers
    with tempfile.TemporaryDirectory() as folder, Grounds(Path(folder), args.workers, LIMITS, None, False) as grounds:
        crowd, samples, spent = asyncio.run(soak(grounds, args.tables, 60 * args.minutes))
        found = look_at(grounds.postgres.url, crowd.notes.acknowledged)
        complaints = [line for worker in grounds.workers for line in worker.log.read_text().splitlines() if line]
    report = report_of(crowd, samples, found, args.tables)
    print(report)
    for what in (*complaints[:20], *found.broken[:5]):
        print(what, file=sys.stderr)
    if not args.dry:
        replace_part(PAGE, "soak", "reliability/soak.py", report)
        replace_part(SCALING, "costs", "reliability/soak.py", costs_report(spent, samples, args.tables))
    return 0 if found.is_well and not complaints else 1


if __name__ == "__main__":
    sys.exit(main())
