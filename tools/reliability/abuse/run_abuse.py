"""What players notice when one visitor attacks the server: `python -m tools.reliability.abuse.run_abuse`.

    python -m tools.reliability.abuse.run_abuse  # every attack: five rounds, 5,000 moves quiet, 5,000 attacked
    python -m tools.reliability.abuse.run_abuse packs uploads --rounds 3  # some of them
    python -m tools.reliability.abuse.run_abuse --quick  # two rounds of 100 moves, without bars on times

Starts a server with its normal limits on loopback, with normal tables whose players move all the time and wait for
each other. Each round measures their moves quiet and then under attack. The players and the attacker are processes of
their own; the attacker has other addresses than the players, a new one for each round. Everything is bounded: rates
and connections of each attack, moves and seconds of each round, and the whole run by --minutes.

The exit status is 1 if a bar is missed: the median of the rounds' p99 under attack is more than 1.5 times the quiet
one; the event loop's delay has a p99 above 20 ms; the server's memory grows by more than 64 MB; or an answer is a 5xx
other than 503. Run it on a machine that does nothing else: other programs make moves slower and the loop late.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import re
import statistics
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from http import HTTPStatus
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tools.bench.crowded_table import crowd
from tools.docs.generated_sections import replace_part
from tools.reliability.abuse import payloads
from tools.reliability.abuse.attacker import Outcome, Prepare, Start, Stop, serve_attacker
from tools.reliability.abuse.attacks import ATTACKS, Target
from tools.reliability.abuse.players import PHASE_SECONDS, serve_players
from tools.reliability.abuse.visitor import unexpected
from tools.reliability.local_cluster import ADMIN_KEY, Use, Worker

PAGE = Path(__file__).resolve().parents[3] / "docs/security.md"
MOST_RATIO = 1.5
MOST_LOOP_MS = 20.0
MOST_GROWTH = 64_000_000  # bytes
WARM_UP_SECONDS = 0.5  # from the start of an attack until moves are measured
LIMIT_SECONDS = 0.5  # in which `/metrics` may be read once more
SETTLE_SECONDS = 6.0  # at most, until the worker processes are idle again
IDLE_SHARE = 0.1  # of a core
PATIENCE = 120.0  # seconds for an answer of our own processes

Histogram = Counter[float]  # observations by the upper bound of their bucket


# --- the server ------------------------------------------------------------------------------------


class AttackedServer:
    """A server with normal limits, and what it says about itself."""

    def __init__(self, folder: Path, data: Path) -> None:
        self._worker = Worker(folder, "server", ["--data", str(data)], clock=False)
        self.port = self._worker.port
        self.url = f"http://127.0.0.1:{self.port}"

    def call(self, method: str, path: str) -> str:
        """Ask as the administrator; where this address has reached a limit itself, wait until it may go on."""
        headers = {"authorization": f"Bearer {ADMIN_KEY}"}
        request = urllib.request.Request(self.url + path, None, headers, method=method)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    found: str = answer.read().decode()
                return found
            except urllib.error.HTTPError as error:
                if error.code != HTTPStatus.TOO_MANY_REQUESTS or time.monotonic() > end:
                    raise
            time.sleep(LIMIT_SECONDS)

    def use(self) -> Use:
        return self._worker.use()

    def log(self) -> str:
        return self._worker.log.read_text(encoding="utf-8")

    def settle(self) -> bool:
        """Wait until the worker processes have nothing left to do; whether they had in time."""
        end = time.monotonic() + SETTLE_SECONDS
        before = self.use()
        while time.monotonic() < end:
            time.sleep(0.25)
            now = self.use()
            if now.children_seconds - before.children_seconds < 0.25 * IDLE_SHARE:
                return True
            before = now
        return False

    def loop(self) -> Loop:
        return Loop.of(self.call("GET", "/metrics"))

    def end(self) -> None:
        self._worker.end()


@dataclass
class Loop:
    """The delays of the server's event loop since its start, and the callbacks that blocked it."""

    delays: Histogram = field(default_factory=Counter)
    busy: Histogram = field(default_factory=Counter)  # the part of each delay in which the server was computing
    blocked: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, text: str) -> Loop:
        blocked = re.findall(r'^cosmodrome_loop_blocked_total\{callback="(\S+)"\} (\S+)$', text, re.M)
        return cls(
            histogram_of(text, "cosmodrome_loop_lag_seconds"),
            histogram_of(text, "cosmodrome_loop_busy_seconds"),
            Counter({name: int(float(count)) for name, count in blocked}),
        )

    def since(self, before: Loop) -> Loop:
        return Loop(self.delays - before.delays, self.busy - before.busy, self.blocked - before.blocked)

    def add(self, other: Loop) -> None:
        self.delays += other.delays
        self.busy += other.busy
        self.blocked += other.blocked


def histogram_of(metrics: str, name: str) -> Histogram:
    found: Histogram = Counter()
    below = 0
    for bound, total in re.findall(rf'^{name}_bucket\{{le="(\S+)"\}} (\S+)$', metrics, re.M):
        found[float(bound)] = int(float(total)) - below
        below = int(float(total))
    return found


def p99(histogram: Histogram) -> float:
    """Milliseconds, by interpolation in the bucket, as Prometheus does."""
    wanted = 0.99 * histogram.total()
    below, lower = 0, 0.0
    for bound in sorted(histogram):
        count = histogram[bound]
        if below + count >= wanted:
            upper = bound if bound < float("inf") else lower
            return 1000 * (lower + (upper - lower) * (wanted - below) / count)
        below, lower = below + count, bound
    return 0.0


# --- our own processes -----------------------------------------------------------------------------


class Helper:
    """A process that takes orders through a pipe."""

    def __init__(self, main: Any, *args: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe: Connection
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=main, args=(theirs, *args), daemon=True)
        self._process.start()
        theirs.close()

    def send(self, order: Any) -> None:
        self._pipe.send(order)

    def receive(self) -> Any:
        if not self._pipe.poll(PATIENCE):
            raise RuntimeError("one of the tool's own processes does not answer")
        return self._pipe.recv()

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self._pipe.send(None)
        self._process.join(2)
        self._process.kill()


class Players(Helper):
    """The normal tables."""

    def __init__(self, port: int) -> None:
        super().__init__(serve_players, port)
        self.tables: list[str] = self.receive()

    def play(self, moves: int) -> list[float]:
        self.send(moves)
        waits: list[float] = self.receive()
        self.tables = self.receive()
        return waits


# --- the measurement -------------------------------------------------------------------------------


@dataclass
class Side:
    """The rounds of one side: quiet, or attacked."""

    rounds: list[list[float]] = field(default_factory=list)  # seconds of each move
    loop: Loop = field(default_factory=Loop)
    cpu_seconds: float = 0.0  # of the server's own process
    seconds: float = 0.0

    @property
    def cpu(self) -> float:
        return self.cpu_seconds / self.seconds if self.seconds else 0.0

    @property
    def moves(self) -> int:
        return sum(map(len, self.rounds))

    def percentile(self, share: float) -> float:
        """Milliseconds: the median of the rounds."""
        return statistics.median(1000 * percentile(waits, share) for waits in self.rounds)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else PHASE_SECONDS


@dataclass
class Result:
    """One attack."""

    name: str
    quiet: Side = field(default_factory=Side)
    attacked: Side = field(default_factory=Side)
    sent: int = 0  # requests, and sockets that were opened
    answers: Counter[str] = field(default_factory=Counter)
    before: Use | None = None
    after: Use | None = None
    load: float = 0.0
    not_settled: int = 0  # rounds that began while worker processes were still busy

    @property
    def ratio(self) -> float:
        return self.attacked.percentile(0.99) / self.quiet.percentile(0.99)

    @property
    def growth(self) -> int:
        """Bytes by which the memory of the server's own process grew."""
        return self.after.own_memory - self.before.own_memory if self.after and self.before else 0

    def missed(self) -> list[str]:
        """The bars that were missed."""
        found = []
        if self.ratio > MOST_RATIO:
            found.append(f"ratio {self.ratio:.2f} > {MOST_RATIO}")
        if (delay := p99(self.attacked.loop.delays)) > MOST_LOOP_MS:
            found.append(f"p99 of the loop's delay {delay:.0f} ms > {MOST_LOOP_MS:.0f} ms")
        if self.growth > MOST_GROWTH:
            found.append(f"memory grew by {self.growth / 1e6:.0f} MB > {MOST_GROWTH / 1e6:.0f} MB")
        if unexpected(self.answers):
            found.append(f"{unexpected(self.answers)} unexpected errors")
        return found


class Measurement:
    """Runs attacks one after another."""

    def __init__(self, server: AttackedServer, players: Players, attacker: Helper, rounds: int, moves: int) -> None:
        self.server = server
        self.players = players
        self.attacker = attacker
        self.rounds = rounds
        self.moves = moves  # of each side of a round

    def measure(self, name: str) -> Result:
        result = Result(name)
        self.attacker.send(Prepare(name))
        self.attacker.receive()
        self.server.settle()
        result.before = self.server.use()
        for _ in range(self.rounds):
            result.not_settled += not self.server.settle()
            self._phase(result.quiet)
            self.attacker.send(Start(name, self.players.tables))
            time.sleep(WARM_UP_SECONDS)
            self._phase(result.attacked)
            self.attacker.send(Stop())
            outcome: Outcome = self.attacker.receive()
            result.sent += outcome.sent
            result.answers += outcome.answers
            for table in outcome.opened:
                self.server.call("DELETE", f"/api/admin/tables/{table}")
                time.sleep(0.02)
        self.server.settle()
        result.after = self.server.use()
        result.load = os.getloadavg()[0]
        return result

    def _phase(self, side: Side) -> None:
        before, used, began = self.server.loop(), self.server.use().own_seconds, time.monotonic()
        side.rounds.append(self.players.play(self.moves))
        side.seconds += time.monotonic() - began
        side.cpu_seconds += self.server.use().own_seconds - used
        side.loop.add(self.server.loop().since(before))


# --- the report ------------------------------------------------------------------------------------

COLUMNS = "attack|quiet p50, p99 ms|attacked p50, p99 ms|ratio|loop p99 ms|own p99 ms|CPU|server MB|workers MB|load"
HEAD = f"| {COLUMNS.replace('|', ' | ')} |\n|{'---|' * (COLUMNS.count('|') + 1)}"


def row(result: Result) -> str:
    quiet, attacked = result.quiet, result.attacked
    before, after = result.before, result.after
    assert before is not None
    assert after is not None
    cells = [
        f"`{result.name}`: {ATTACKS[result.name].about}",
        f"{quiet.percentile(0.5):.1f}, {quiet.percentile(0.99):.1f}",
        f"{attacked.percentile(0.5):.1f}, {attacked.percentile(0.99):.1f}",
        f"{result.ratio:.2f}",
        f"{p99(quiet.loop.delays):.0f} → {p99(attacked.loop.delays):.0f}",
        f"{p99(quiet.loop.busy):.0f} → {p99(attacked.loop.busy):.0f}",
        f"{quiet.cpu:.0%} → {attacked.cpu:.0%}",
        f"{before.own_memory / 1e6:.0f} → {after.own_memory / 1e6:.0f}",
        f"{before.children_memory / 1e6:.0f} → {after.children_memory / 1e6:.0f}",
        f"{result.load:.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


def details(result: Result) -> str:
    """For the terminal: what was answered, what blocked the loop, which bars were missed."""
    answers = ", ".join(f"{count} {answer}" for answer, count in result.answers.most_common(8))
    blocked = ", ".join(f"{count} {name}" for name, count in result.attacked.loop.blocked.most_common(5))
    lines = [f"  {result.quiet.moves} moves quiet, {result.attacked.moves} attacked"]
    lines.append(f"  {result.sent} requests and sockets; answers: {answers or 'none yet'}")
    if blocked:
        lines.append(f"  blocked the loop: {blocked}")
    if result.not_settled:
        lines.append(f"  worker processes were still busy at the start of {result.not_settled} rounds")
    return "\n".join([*lines, *(f"  MISSED: {bar}" for bar in result.missed())])


def report(results: list[Result], rounds: int, moves: int, skipped: list[str]) -> str:
    return "\n".join(
        [
            f"{rounds} rounds, at least {rounds * moves:,} moves quiet and as many attacked.",
            "Loop: how late the event loop was, quiet and attacked; own: the part in which the server was computing.",
            "CPU: the share of a core that the server's own process used. Server, workers: memory before and after.",
            f"Load: the load average of the machine, which has {os.cpu_count()} cores.",
            "",
            HEAD,
            *map(row, results),
            "",
            f"Answers with a 5xx other than 503: {sum(unexpected(result.answers) for result in results)}.",
            *([f"Not run, for lack of time: {', '.join(f'`{name}`' for name in skipped)}."] if skipped else []),
        ]
    )


@contextlib.contextmanager
def setting(rounds: int, moves: int) -> Iterator[Measurement]:
    """The server, the players and the attacker."""
    with tempfile.TemporaryDirectory(prefix="cosmodrome-abuse-") as name:
        folder = Path(name)
        table, keys = crowd(folder / "data")
        server = AttackedServer(folder, folder / "data")
        target = Target(server.port, payloads.longest_record(), table, keys)
        helpers: list[Helper] = []
        try:
            players = Players(server.port)
            helpers.append(players)
            attacker = Helper(serve_attacker, target)
            helpers.append(attacker)
            yield Measurement(server, players, attacker, rounds, moves)
        finally:
            for helper in helpers:
                helper.end()
            server.end()
            for line in server.log().splitlines()[:20]:
                print(line, file=sys.stderr)


def run(names: list[str], rounds: int, moves: int, seconds: float) -> list[Result]:
    """Every attack that there is time for."""
    end = time.monotonic() + seconds
    results: list[Result] = []
    print(HEAD, file=sys.stderr)
    with setting(rounds, moves) as measurement:
        for name in names:
            if time.monotonic() > end:
                break
            results.append(measurement.measure(name))
            print(row(results[-1]), details(results[-1]), sep="\n", file=sys.stderr, flush=True)
        measurement.server.call("GET", "/api/ready")
    return results


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", help=f"which ones: {', '.join(ATTACKS)}")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1000, help="of each side of a round, at least")
    parser.add_argument("--minutes", type=float, default=40, help="after which no other attack begins")
    parser.add_argument("--quick", action="store_true", help="two rounds of 100 moves; times are not judged")
    parser.add_argument("--write", action="store_true", help="put the table into docs/security.md")
    args = parser.parse_args(arguments)
    if unknown := set(args.attacks) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    names = args.attacks or list(ATTACKS)
    rounds, moves = (2, 100) if args.quick else (args.rounds, args.moves)
    results = run(names, rounds, moves, 60 * args.minutes)
    skipped = names[len(results) :]
    text = report(results, rounds, moves, skipped)
    print(text)
    if args.write:
        replace_part(PAGE, "abuse", "reliability/abuse/run_abuse.py", text)
    if args.quick:
        failed = [result.name for result in results if unexpected(result.answers)]
    else:
        failed = [f"{result.name} ({bar})" for result in results for bar in result.missed()]
    if failed:
        print(f"missed: {'; '.join(failed)}")
    return 1 if failed or skipped else 0


if __name__ == "__main__":
    sys.exit(main())
