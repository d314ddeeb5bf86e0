"""Power cuts: the folder that loses unsynced writes, and the server on it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.packages import missing, require
from tools.reliability.lossy_folder import PAGE, LossyFolder, build_library, mix

ROOT = Path(__file__).parents[3]
SYNC = """
import os
def sync(path):
    fd = os.open(path, os.O_RDONLY)
    os.fsync(fd)
    os.close(fd)
def write(path, text):
    with open(path, "w") as file:
        file.write(text)
"""

Cut = Callable[..., dict[str, str]]


@pytest.fixture
def cut_after(tmp_path: Path) -> Cut:
    """Runs a program in a folder that was on the disk with the file `old`, cuts the power, and reads what is left."""
    require("gcc")
    library = build_library(tmp_path)

    def run(program: str, torn: bool = False, ignored: int = 0) -> dict[str, str]:
        root = tmp_path / "root"
        root.mkdir()
        (root / "old").write_text("before", encoding="utf-8")
        disk = LossyFolder(root, library, ignored=ignored)
        environment = {**os.environ, **disk.environment}
        subprocess.run([sys.executable, "-c", SYNC + program], cwd=root, env=environment, check=True)
        disk.cut(torn)
        files = [path for path in sorted(root.rglob("*")) if path.is_file()]
        return {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in files}

    return run


def test_lossy_folder_without_sync_loses_every_change(cut_after: Cut) -> None:
    assert cut_after("write('old', 'after'); write('new', 'x'); os.mkdir('folder')") == {"old": "before"}


def test_lossy_folder_keeps_a_synced_file_in_a_synced_folder(cut_after: Cut) -> None:
    left = cut_after("write('old', 'after'); sync('old'); write('new', 'x'); sync('new'); sync('.'); write('new', 'y')")
    assert left == {"old": "after", "new": "x"}


def test_lossy_folder_with_a_synced_folder_but_no_synced_file_has_an_empty_file(cut_after: Cut) -> None:
    assert cut_after("write('new', 'x'); sync('.')") == {"old": "before", "new": ""}


def test_lossy_folder_forgets_a_new_file_whose_folder_was_not_synced(cut_after: Cut) -> None:
    assert cut_after("write('new', 'x'); sync('new')") == {"old": "before"}


def test_lossy_folder_undoes_renames_and_deletions_that_were_not_synced(cut_after: Cut) -> None:
    assert cut_after("os.rename('old', 'moved')") == {"old": "before"}


def test_lossy_folder_keeps_a_synced_deletion_when_the_inode_would_be_used_again(cut_after: Cut) -> None:
    left = cut_after("os.unlink('old'); write('new', 'x'); sync('new'); sync('.')")
    assert left == {"new": "x"}


def test_lossy_folder_keeps_files_of_synced_folders_below(cut_after: Cut) -> None:
    left = cut_after("os.mkdir('a'); write('a/b', 'x'); sync('a/b'); sync('a'); sync('.')")
    assert left == {"a/b": "x", "old": "before"}


def test_lossy_folder_that_ignores_syncs_loses_synced_files(cut_after: Cut) -> None:
    left = cut_after("write('old', 'after'); sync('old'); sync('.')", ignored=100)
    assert left == {"old": "before"}


def test_lossy_folder_with_torn_pages_has_the_old_or_the_new_state(cut_after: Cut) -> None:
    assert cut_after("write('old', 'AFTER!')", torn=True) in ({"old": "before"}, {"old": "AFTER!"})


def test_mix_takes_whole_pages_of_either_state() -> None:
    pages = 64
    mixed = mix(b"a" * PAGE * pages, b"b" * PAGE * pages)
    assert {mixed[at : at + PAGE] for at in range(0, len(mixed), PAGE)} <= {b"a" * PAGE, b"b" * PAGE}
    assert len(mixed) == PAGE * pages


def run_tool(*arguments: str) -> tuple[int, list[int]]:
    """Its exit code, and the numbers of the last row of its table."""
    require("gcc")
    command = [sys.executable, "-m", "tools.reliability.power_cuts", "--tables", "2", "--dry", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    row = done.stdout.splitlines()[-1].split("|")[2:-1]
    return done.returncode, [int(cell.replace(",", "")) for cell in row]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_server_after_power_cuts_has_everything_acknowledged_once(kind: str) -> None:
    if kind == "postgres" and not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing("postgresql")
    cuts = {"sqlite": 0, "postgres": 0, kind: 3}
    code, row = run_tool("--sqlite", str(cuts["sqlite"]), "--postgres", str(cuts["postgres"]))
    *counts, lost, twice, broken = row
    assert (code, lost, twice, broken) == (0, 0, 0, 0)
    assert counts[:2] == [3, 1]
    assert counts[3] > 0


@pytest.mark.slow
def test_run_power_cuts_on_a_disk_that_lies_finds_the_loss() -> None:
    code, row = run_tool("--sqlite", "3", "--postgres", "0", "--ignore-sync", "100")
    assert code == 1
    assert row[-3] > 0
