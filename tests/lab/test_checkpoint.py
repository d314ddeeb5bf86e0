"""A run that was cut goes on where it stopped, and ends as if nothing had happened."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from cosmodrome import load
from cosmodrome.core.errors import BadInput
from cosmodrome.lab.report import report
from cosmodrome.lab.report.html import page
from cosmodrome.lab.runs import Execution
from cosmodrome.lab.simulate import Job, simulate
from cosmodrome.lab.tournament import fixture_for, tournament
from tests.support.waiting import DEADLINE, Deadline

JOB = Job("mlem", 3, load("mlem").meta.check_options(None), ("random",) * 3, 5)


def kept(path: Path) -> int:
    """How many games are in the file."""
    lines = path.read_bytes().splitlines()[1:] if path.exists() else []
    if not lines:
        return 0
    last = json.loads(lines[-1])
    return int(last["first"]) + int(last["count"])


def test_killed_run_resumes_with_the_same_digest(tmp_path: Path) -> None:
    path = tmp_path / "games"
    command = ["simulate", "mlem", "--players", "3", "--games", "50000000", "--seed", "5", "--keep", str(path)]
    progress, terminal = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "cosmodrome", *command], stderr=terminal, env={**os.environ, "TERM": "xterm"}
    )
    os.close(terminal)
    deadline = Deadline()
    try:
        while not path.exists() or path.read_bytes().count(b"\n") < 4:
            select.select([progress], [], [], deadline.left())
            os.read(progress, 4096)  # whenever the bar is drawn; raises OSError when the run has ended
    finally:
        running.kill()
        running.wait(DEADLINE)
        os.close(progress)
    # The last line may be torn; what is whole is kept, and the rest is played.
    whole = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    last = json.loads(whole[-1])
    games = last["first"] + last["count"] + 25
    played: list[int] = []
    resumed = simulate(JOB, games, Execution(progress=played.append, keep=path))
    assert sum(played) == games
    assert resumed.digest == simulate(JOB, games).digest
    assert kept(path) == games


def test_incomplete_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    digest = simulate(JOB, 200, Execution(keep=path)).digest
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert simulate(JOB, 200, Execution(keep=path)).digest == digest
    damaged = whole.splitlines(keepends=True)
    damaged[2] = damaged[2][:60] + b"AAAA" + damaged[2][64:]
    path.write_bytes(b"".join(damaged))
    assert simulate(JOB, 200, Execution(keep=path)).digest == digest
    assert kept(path) == 200


def test_longer_run_resumes_and_shorter_run_is_a_part(tmp_path: Path) -> None:
    path = tmp_path / "games"
    simulate(JOB, 100, Execution(keep=path))
    assert simulate(JOB, 40, Execution(keep=path)).digest == simulate(JOB, 40).digest
    assert kept(path) == 100
    assert simulate(JOB, 150, Execution(workers=2, keep=path)).digest == simulate(JOB, 150).digest
    assert kept(path) == 150


def test_finished_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games"
    digest = simulate(JOB, 50, Execution(keep=path)).digest

    def never(*_: object) -> bytes:
        raise AssertionError("played again")

    never.__name__ = "play_chunk"
    monkeypatch.setattr("cosmodrome.lab.simulate.play_chunk", never)
    assert simulate(JOB, 50, Execution(keep=path)).digest == digest


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Job("mlem", 3, JOB.options, JOB.bots, 6), "its seed is 5, not 6"),
        (Job("mlem", 3, JOB.options, ("steady",) * 3, 5), "its bots is"),
        (Job("mlem", 4, JOB.options, ("random",) * 4, 5), "its players is 3, not 4"),
    ],
)
def test_the_games_of_another_run_are_refused(tmp_path: Path, other: Job, says: str) -> None:
    path = tmp_path / "games"
    simulate(JOB, 10, Execution(keep=path))
    before = path.read_bytes()
    with pytest.raises(BadInput, match=says):
        simulate(other, 10, Execution(keep=path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter to a friend", "a letter\nto a friend\n", '{"format": "else"}\n', "[]\n"])
def test_unrelated_file_is_not_overwritten(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="keeps no games"):
        simulate(JOB, 10, Execution(keep=path))
    assert path.read_text(encoding="utf-8") == text


def test_missing_folder_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot keep games"):
        simulate(JOB, 10, Execution(keep=tmp_path / "absent" / "games"))


def test_tournaments_and_reports_resume_too(tmp_path: Path) -> None:
    bots = ("steady", "random")
    whole = tournament(fixture_for("mlem", bots), 40)
    tournament(fixture_for("mlem", bots), 16, Execution(keep=tmp_path / "deals"))
    assert tournament(fixture_for("mlem", bots), 40, Execution(keep=tmp_path / "deals")).digest == whole.digest
    report(JOB, 8, Execution(keep=tmp_path / "told"))
    assert page(report(JOB, 20, Execution(keep=tmp_path / "told"))) == page(report(JOB, 20))
    with pytest.raises(BadInput, match="its work is"):
        simulate(JOB, 10, Execution(keep=tmp_path / "told"))
