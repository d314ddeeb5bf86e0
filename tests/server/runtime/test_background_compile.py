"""A server that starts with interpreted rules compiles them while people play, and no table notices."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cosmodrome import _compiled
from tests.support.server_process import Server, play_to_the_end
from tests.support.waiting import Deadline

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("c_compiler", "proc")]

LIBRARY = "cosmodrome_core__mypyc"


class Log:
    """The server's log as it is written: a pipe, so that reading waits for the next line."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self._pipe = os.open(path, os.O_RDWR)  # both ends, so that opening never waits
        self._text = ""

    def wait_for(self, words: str) -> str:
        """The first line with these words."""
        deadline = Deadline()
        while not (found := [line for line in self._text.splitlines() if words in line]):
            if select.select([self._pipe], [], [], deadline.left())[0]:
                self._text += os.read(self._pipe, 1 << 16).decode()
        return found[0]

    def close(self) -> None:
        os.close(self._pipe)


@pytest.fixture
def proc() -> None:
    """Which libraries a process has loaded is read where only Linux tells it."""
    if not Path("/proc/self/maps").exists():
        pytest.skip("needs /proc")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    opened = Log(tmp_path / "log")
    yield opened
    opened.close()


@pytest.fixture
def new_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache without compiled rules, in which the C compiler's part is done already if this machine has done it."""
    done = _compiled.cache_folder() / "units"
    cache = tmp_path / "cache"
    cache.mkdir()
    if done.is_dir():
        (cache / "units").symlink_to(done)
    monkeypatch.setenv("COSMODROME_CACHE", str(cache))
    monkeypatch.delenv("COSMODROME_COMPILE", raising=False)
    return cache


@pytest.fixture
def start(tmp_path: Path, log: Log, new_cache: Path) -> Iterator[Callable[[], Server]]:
    servers: list[Server] = []

    def run() -> Server:
        servers.append(Server(tmp_path / "data", "--compile", "--thinkers", "1", log=log.path))
        return servers[-1]

    yield run
    for server in servers:
        server.stop()


def version() -> str:
    return subprocess.run(
        [sys.executable, "-m", "cosmodrome", "--version"], capture_output=True, text=True, check=True
    ).stdout


def maps_library(process: int) -> bool:
    return LIBRARY in Path(f"/proc/{process}/maps").read_text(encoding="utf-8")


def bot_processes(server: Server) -> list[int]:
    """The processes that the server has started and that play bots' moves."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, command in commands.items() if b"spawn_main" in command]


def test_match_started_before_the_compile_continues_after_it(start: Callable[[], Server], log: Log) -> None:
    server = start()
    log.wait_for("being compiled")
    assert "interpreted" in version() or "compiling" in version()
    table, [key] = server.table_for("Ada", bots=1)
    ada = server.join(table, key)
    for _ in range(3):
        assert ada.act(-1)["type"] == "ok"
    ada.my_turn()
    assert not any(maps_library(process) for process in bot_processes(server))

    log.wait_for("the rules are compiled")
    assert play_to_the_end(ada)["over"]
    assert any(maps_library(process) for process in bot_processes(server))
    assert not maps_library(server.process.pid)
    assert "compiled" in version()
    ada.close()


def test_compile_that_fails_is_logged_in_one_sentence_and_play_goes_on(
    start: Callable[[], Server], log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken-cc"
    broken.write_text('#!/bin/sh\n[ "$1" = --version ] && echo broken 1.0\n')
    broken.chmod(0o755)
    monkeypatch.setenv("CC", str(broken))
    server = start()
    line = log.wait_for("failed")
    assert line.startswith("WARNING cosmodrome.rules: the rules stay interpreted")
    table, [key] = server.table_for("Ada", bots=1)
    ada = server.join(table, key)
    assert play_to_the_end(ada)["over"]
    assert "interpreted" in version()
    ada.close()
