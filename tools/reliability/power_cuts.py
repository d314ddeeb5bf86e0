"""Cuts the power while a crowd plays: unsynced writes are lost, and everything acknowledged must still be there.

    python -m tools.reliability.power_cuts  # 100 cuts on SQLite, 30 on PostgreSQL; writes the docs
    python -m tools.reliability.power_cuts --sqlite 3 --postgres 3 --dry
    python -m tools.reliability.power_cuts --ignore-sync 30 --dry      # a disk that lies: the tool must find losses

A cut kills the server and its database and leaves of their folder only what was synced (`reliability/lossy_folder.py`);
after every second cut a random part of the unsynced pages is there as well. Needs gcc. Exit code 1: something was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tools.docs.generated_sections import replace_part
from tools.reliability.checks import Findings, look_at, missing_from
from tools.reliability.local_cluster import NotRunning, Postgres, Worker
from tools.reliability.lossy_folder import LossyFolder, build_library
from tools.reliability.simulated_players import Crowd, Kind, Notes

PAGE = Path(__file__).resolve().parents[2] / "docs/reliability.md"
KINDS = (
    Kind("mlem", 2, weight=6),
    Kind("star_search", 3, options={"variation": "rudi"}, weight=2),
    Kind("leaving_earth", 2, options={"last_year": 1958}, weight=1),
)
PATIENCE = 90.0  # seconds until something must be acknowledged
MOST_BETWEEN = 30  # acknowledgements between two cuts


class SqliteMachine:
    """A server with its SQLite file."""

    name = "SQLite"

    def __init__(self, folder: Path, ignored: int) -> None:
        self.disk = LossyFolder(folder / "data", build_library(folder), ignored=ignored)
        self.database = f"sqlite:///{self.disk.root / 'cosmodrome.db'}"
        arguments = ["--data", str(self.disk.root), "--no-limits"]
        self.worker = Worker(folder, "worker", arguments, clock=False, environment=self.disk.environment)

    def cut(self, torn: bool) -> None:
        self.disk.cut(torn)
        self.worker.kill()
        self.worker.start()

    def stop(self) -> None:
        self.worker.kill()


class PostgresMachine:
    """A server and a PostgreSQL on one machine."""

    name = "PostgreSQL"

    def __init__(self, folder: Path, ignored: int) -> None:
        self._postgres = Postgres(folder, disk=None)
        self._postgres.stop()
        self.disk = LossyFolder(self._postgres.cluster, build_library(folder), self._postgres.owner, ignored)
        self._postgres.environment = self.disk.environment
        self._postgres.start()
        self.database = self._postgres.url
        self.worker = Worker(folder, "worker", ["--database", self.database, "--no-limits"], clock=False)

    def cut(self, torn: bool) -> None:
        self.worker.kill()
        self.disk.cut(torn)
        (self._postgres.cluster / "postmaster.pid").unlink(missing_ok=True)
        self._postgres.start()
        self.worker.start()

    def stop(self) -> None:
        self.worker.kill()
        self._postgres.stop()


Machine = SqliteMachine | PostgresMachine
MACHINES: dict[str, Callable[[Path, int], Machine]] = {"sqlite": SqliteMachine, "postgres": PostgresMachine}


@dataclass
class Result:
    """What one machine went through."""

    name: str
    cuts: int = 0
    torn: int = 0
    unsynced: int = 0  # pages
    seconds: float = 0.0
    notes: Notes = field(default_factory=Notes)
    found: Findings = field(default_factory=Findings)

    def row(self) -> str:
        found, notes = self.found, self.notes
        counts = (
            self.cuts,
            self.torn,
            self.unsynced,
            len(notes.acknowledged) - notes.chat_lines,
            notes.chat_lines,
            found.events,
        )
        wrong = (len(found.missing), len(found.doubled), len(found.broken))
        return f"| {self.name} | " + " | ".join(f"{count:,}" for count in (*counts, *wrong)) + " |"


COLUMNS = [
    "database",
    "cuts",
    "with torn pages",
    "unsynced pages",
    "actions acknowledged",
    "chat lines acknowledged",
    "events",
    "lost",
    "twice",
    "records that do not replay",
]
HEAD = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|"


async def play(machine: Machine, cuts: int, tables: int, result: Result) -> None:
    """Cut again and again while the crowd plays, up to the first loss."""
    crowd = Crowd([machine.worker.port], KINDS, tables, thinking=0.05, chatting=0.1)
    result.notes = crowd.notes
    living = asyncio.create_task(crowd.live())
    try:
        while result.cuts < cuts and not result.found.missing:
            await acknowledged(crowd, random.randrange(1, MOST_BETWEEN))
            await asyncio.sleep(random.uniform(0.0, 0.05))
            torn = result.cuts % 2 == 1
            result.cuts += 1
            result.torn += torn
            await asyncio.to_thread(machine.cut, torn)
            before = dict(crowd.notes.acknowledged)
            result.found.missing = await asyncio.to_thread(missing_from, machine.database, before)
            if result.cuts % 10 == 0 or result.found.missing:
                said = f"{result.cuts} cuts, {len(before)} acknowledged, {len(result.found.missing)} lost"
                print(f"{result.name}: {said}", file=sys.stderr)
            if living.done():
                living.result()
    finally:
        crowd.is_closing = True
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)


async def acknowledged(crowd: Crowd, count: int) -> None:
    """Until so many more messages are acknowledged."""
    wanted = len(crowd.notes.acknowledged) + count
    end = time.monotonic() + PATIENCE
    while len(crowd.notes.acknowledged) < wanted:
        if time.monotonic() > end:
            raise NotRunning(f"less than {count} messages were acknowledged in {PATIENCE:.0f} s")
        await asyncio.sleep(0.005)


def run(kind: str, cuts: int, tables: int, ignored: int) -> Result:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        machine = MACHINES[kind](Path(folder), ignored)
        result = Result(machine.name)
        try:
            asyncio.run(play(machine, cuts, tables, result))
            result.found = look_at(machine.database, result.notes.acknowledged)
        except NotRunning as error:  # after a cut that destroyed something
            result.found.broken.append(str(error))
        finally:
            machine.stop()
            result.unsynced = machine.disk.unsynced
    result.seconds = time.monotonic() - began
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sqlite", type=int, default=100, metavar="CUTS")
    parser.add_argument("--postgres", type=int, default=30, metavar="CUTS")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--ignore-sync", type=int, default=0, metavar="PERCENT", help="of all syncs; losses must be found"
    )
    parser.add_argument("--dry", action="store_true", help="write nothing into the docs")
    args = parser.parse_args()
    random.seed(args.seed)
    wanted = [(kind, getattr(args, kind)) for kind in MACHINES if getattr(args, kind)]
    results = [run(kind, cuts, args.tables, args.ignore_sync) for kind, cuts in wanted]
    report = "\n".join([HEAD, *(result.row() for result in results)])
    print(report)
    print(", ".join(f"{result.name}: {result.seconds:.0f} s" for result in results), file=sys.stderr)
    for result in results:
        for what in (*result.found.missing[:5], *result.found.doubled[:5], *result.found.broken[:5]):
            print(f"{result.name}: {what}", file=sys.stderr)
    if not args.dry:
        replace_part(PAGE, "power cuts", "reliability/power_cuts.py", report)
    return 0 if all(result.found.is_well for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
