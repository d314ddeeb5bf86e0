"""Sends damaged records, data packs, questions and socket messages to a real server: `make fuzz-server`.

    python -m tools.reliability.fuzz_server --count 100000        # 10% records, 10% data packs, 1% questions, messages
    python -m tools.reliability.fuzz_server --count 500 --dry     # a short run that writes nothing
    python -m tools.reliability.fuzz_server --seed 7              # the mutations of an earlier run

The server runs on loopback without limits per address and ends with the run. Exit code 1: an answer with 500, a socket
closed with 1011 or not at all, a server that ended or does not answer, a traceback in its log, a worker process that
died, or a time limit that was reached before everything was sent.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tools.docs.generated_sections import replace_part
from tools.reliability.fuzz_clients import Client, Messages, Packs, Questions, Run, Tally, Uploads, records_below, start
from tools.reliability.local_cluster import Worker, machine_load

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/reliability.md"
RECORDS = ROOT / "tests/records"
SEED_BYTES = 30_000
CLIENTS = 4  # with sockets; two upload records and one sends data packs, as many as the queue takes of one address
PROGRESS_SECONDS = 15.0
STOP_AFTER = 20  # findings
SHOWN = 8  # kinds of answers in a row of the table


def clients_of(run: Run) -> list[Client]:
    seeds = records_below(RECORDS, SEED_BYTES)
    uploads = [Uploads(run, number, seeds) for number in range(2)]
    return [*uploads, Packs(run, 0), Questions(run, 0), *(Messages(run, number) for number in range(CLIENTS))]


def log_findings(log: Path) -> list[str]:
    """Lines of the log that must not be there: errors, tracebacks, worker processes that died, and no JSON."""
    found = []
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            found.append(f"log: {line}")
            continue
        if entry["level"] in ("error", "critical") or "trace" in entry or entry["message"] == "a worker process ended":
            found.append(f"log: {line}")
    return found


def is_healthy(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=60) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def watch(run: Run, server: Worker) -> None:
    """Until all clients have finished; stops them when the server is gone or enough was found."""
    threads = start(clients_of(run))
    due = time.monotonic()
    while any(thread.is_alive() for thread in threads):
        for thread in threads:
            thread.join(0.1)
        if time.monotonic() < due:
            continue
        due = time.monotonic() + PROGRESS_SECONDS
        sent = ", ".join(f"{tally.sent:,} {kind}" for kind, tally in run.tallies.items())
        print(f"{sent}; {len(run.wrong)} findings", file=sys.stderr, flush=True)
        if server.process.poll() is not None or not is_healthy(run.port):
            run.note(f"the server does not answer (exit code {server.process.poll()})")
            run.is_stopped = True
        if len(run.wrong) >= STOP_AFTER:
            run.is_stopped = True


def report_of(run: Run, seconds: float, found: list[str]) -> str:
    rows = ["| sent | number | answers |", "|---|---|---|"]
    for kind, tally in run.tallies.items():
        common = tally.answers.most_common(SHOWN)
        others = sum(tally.answers.values()) - sum(count for _, count in common)
        answers = ", ".join(
            f"{count:,} {answer}" for answer, count in [*common, *([("others", others)] if others else [])]
        )
        rows.append(f"| {kind} | {tally.sent:,} | {answers} |")
    total = sum(tally.sent for tally in run.tallies.values())
    summary = f"{total:,} in {seconds:.0f} s with seed {run.seed}: {len(found)} findings.\n{machine_load()}"
    return "\n".join([*rows, "", summary])


def tallies_of(count: int) -> dict[str, Tally]:
    tenth, hundredth = count // 10, count // 100
    return {
        Uploads.kind: Tally(tenth),
        Packs.kind: Tally(tenth),
        Questions.kind: Tally(hundredth),
        Messages.kind: Tally(count - 2 * tenth - hundredth),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=60, help="the run ends after so many at the latest")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--dry", action="store_true", help="write nothing into the docs")
    args = parser.parse_args()
    seed = secrets.randbits(30) if args.seed is None else args.seed
    print(f"seed {seed}", file=sys.stderr)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Worker(Path(folder), "server", ["--no-limits", "--log", "json"], clock=False)
        try:
            run = Run(server.port, seed, tallies_of(args.count), began + 60 * args.minutes)
            watch(run, server)
            if not run.is_stopped and not is_healthy(server.port):
                run.note("the server does not answer at the end")
        finally:
            if server.process.poll() is None:
                server.end()
        found = [*run.wrong, *log_findings(server.log)]
    found += [
        f"only {tally.sent:,} of {tally.planned:,} {kind} were sent"
        for kind, tally in run.tallies.items()
        if tally.sent < tally.planned
    ]
    report = report_of(run, time.monotonic() - began, found)
    print(report)
    for what in found[:50]:
        print(what, file=sys.stderr)
    if not args.dry and not found:
        replace_part(PAGE, "fuzz", "reliability/fuzz_server.py", report)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
