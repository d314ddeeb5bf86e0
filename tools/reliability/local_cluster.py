"""Where a trial takes place: a PostgreSQL, a Redis and workers of our own, on loopback, that may be killed at any time.

Everything lies in one folder and ends with the trial; nothing that runs on the machine already is touched.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ADMIN_KEY = "the-keepers-key"
PATIENCE = 60.0  # seconds until something that was started must answer
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
FILLER = "filler"
WAL_SEGMENT = "--wal-segsize=1"  # MB: a trial is small
DISK = "256m"
CLOCK = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"


class NotRunning(RuntimeError):
    """Something that was started does not answer."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
    return port


def machine_load() -> str:
    """How busy the machine was, for reports with times."""
    return f"The load average was {os.getloadavg()[2]:.1f} on {os.cpu_count()} cores."


def wait_until_open(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise NotRunning(f"nothing listens on port {port}")


def as_postgres(command: Sequence[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


class Postgres:
    """A cluster of its own, on a disk of its own that is small enough to be full, if this machine lets us mount one."""

    def __init__(self, folder: Path, disk: str | None = DISK) -> None:
        self.environment: dict[str, str] = {}  # of the server, besides ours
        self.disk = folder / "postgres"
        self.disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={disk}", "tmpfs", str(self.disk)]
        self.can_be_full = disk is not None and subprocess.run(mount, check=False).returncode == 0
        self.owner = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.owner is not None:
            shutil.chown(self.disk, "postgres", "postgres")
            for above in (folder, *folder.parents):
                if above.stat().st_uid == 0 and above != Path("/"):
                    above.chmod(above.stat().st_mode | 0o011)
        self.port = free_port()
        self.programs = Path(sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1])
        cluster = self.disk / "cluster"
        self._run("initdb", "-D", str(cluster), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", WAL_SEGMENT)
        settings = {
            "port": self.port,
            "listen_addresses": "'127.0.0.1'",
            "unix_socket_directories": "''",
            "max_connections": 60,
            "max_wal_size": "64MB",
            "min_wal_size": "32MB",
            "shared_buffers": "32MB",
        }
        with (cluster / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.cluster = cluster
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        command = as_postgres([str(self.programs / program), *arguments])
        environment = {**os.environ, **(self.environment if "start" in arguments else {})}
        quiet = subprocess.DEVNULL
        done = subprocess.run(command, stdout=quiet, stderr=quiet, cwd="/", check=check, env=environment)
        return done.returncode

    def start(self) -> None:
        """Again and again until it stands: after a crash the old processes may take a moment to go."""
        end = time.monotonic() + PATIENCE
        log = str(self.disk / "log")
        while self._run("pg_ctl", "-D", str(self.cluster), "-l", log, "-w", "-t", "20", "start", check=False):
            if time.monotonic() > end:
                raise NotRunning("PostgreSQL does not start:\n" + Path(log).read_text()[-2000:])
            time.sleep(0.2)
        wait_until_open(self.port)

    def first_process(self) -> int:
        return int((self.cluster / "postmaster.pid").read_text().split()[0])

    def is_running(self) -> bool:
        return self._run("pg_ctl", "-D", str(self.cluster), "status", check=False) == 0

    def kill(self) -> None:
        """As a power cut would end it: the first process and all others at once."""
        first = self.first_process()
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=False)
        for number in (first, *map(int, listed.stdout.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        while Path(f"/proc/{first}").exists():
            time.sleep(0.02)
        (self.cluster / "postmaster.pid").unlink(missing_ok=True)

    def fill_disk(self) -> None:
        with contextlib.suppress(OSError), (self.disk / FILLER).open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1 << 16))

    def free_disk(self) -> None:
        (self.disk / FILLER).unlink(missing_ok=True)
        if not self.is_running():
            self.start()

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.cluster), "-m", "immediate", "stop", check=False)
        if self.can_be_full:
            subprocess.run(["umount", "-l", str(self.disk)], check=False)


class Redis:
    """A bus that remembers nothing."""

    def __init__(self, folder: Path, arguments: Sequence[str] = ()) -> None:
        self.port = free_port()
        self._arguments = arguments
        self._log = folder / "redis.log"
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self._arguments], stdout=log, stderr=log)
        wait_until_open(self.port)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    stop = kill


class Worker:
    """`cosmodrome serve` on a port that it keeps, as on a machine of its own, whose clock can be set."""

    def __init__(
        self,
        folder: Path,
        name: str,
        arguments: Sequence[str],
        clock: bool = True,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._environment = dict(environment or {})
        self.folder = folder / name
        self.folder.mkdir()
        self.name = name
        self.port = free_port()
        self._arguments = list(arguments)
        self._offset = self.folder / "clock"
        self.has_clock = clock and Path(CLOCK).exists()  # of its own; that costs a little
        self.log = self.folder / "log"
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "COSMODROME_ADMIN_KEY": ADMIN_KEY, "PYTHONUNBUFFERED": "1", **self._environment}
        if self.has_clock:
            self.set_clock(0)
            environment |= {
                "LD_PRELOAD": CLOCK,
                "FAKETIME_TIMESTAMP_FILE": str(self._offset),
                "FAKETIME_CACHE_DURATION": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        command = [sys.executable, "-m", "cosmodrome", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self._arguments], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout is not None
        if not re.search(r"http://\S+:(\d+)/", self.process.stdout.readline()):
            raise NotRunning(f"{self.name} did not start:\n{self.log.read_text()[-2000:]}")

    def set_clock(self, seconds: int) -> None:
        """So many seconds off from now on."""
        self._offset.write_text(f"{seconds:+d}s\n", encoding="utf-8")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError(f"{self.name} did not end when it was asked to") from None

    def compute_processes(self) -> list[int]:
        """The processes in which it computes, by their ids."""
        started = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        with contextlib.suppress(OSError):
            return [number for number in map(int, Path(started).read_text().split()) if is_compute_process(number)]
        return []

    def use(self) -> Use:
        return Use.of(self.process.pid)


def is_compute_process(number: int) -> bool:
    """Python starts a process that tracks resources as well."""
    try:
        return b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes()
    except OSError:
        return False


@dataclass(frozen=True)
class Use:
    """What a process and all that it has started use: bytes of memory, and seconds of a core so far."""

    own_seconds: float
    family_seconds: float
    memory: int
    own_memory: int

    @property
    def children_seconds(self) -> float:
        return self.family_seconds - self.own_seconds

    @property
    def children_memory(self) -> int:
        return self.memory - self.own_memory

    @classmethod
    def of(cls, number: int) -> Use:
        parents: dict[int, int] = {}
        seconds: dict[int, float] = {}
        memory: dict[int, int] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                one = int(folder.name)
                parents[one] = int(fields[1])
                seconds[one] = (int(fields[11]) + int(fields[12])) / TICKS
                memory[one] = int(fields[21]) * PAGE_BYTES
        family = {number}
        while more := {one for one, parent in parents.items() if parent in family} - family:
            family |= more
        return cls(
            seconds.get(number, 0.0),
            sum(seconds.get(one, 0.0) for one in family),
            sum(memory.get(one, 0) for one in family),
            memory.get(number, 0),
        )


class Grounds:
    """All of it, for workers with these arguments; ended when the trial is over."""

    def __init__(
        self,
        folder: Path,
        workers: int,
        arguments: Sequence[str] = (),
        disk: str | None = DISK,
        clocks: bool = True,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.postgres = Postgres(folder, disk)
        self.redis = Redis(folder)
        more = ["--database", self.postgres.url, "--bus", self.redis.url, *arguments]
        self.workers = [Worker(folder, f"worker-{number}", more, clocks) for number in range(workers)]

    def __enter__(self) -> Grounds:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.thaw()
            worker.kill()
        self.redis.stop()
        self.postgres.stop()
