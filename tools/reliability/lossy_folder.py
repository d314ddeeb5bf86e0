"""A folder that loses unsynced writes when the power is cut, by way of the LD_PRELOAD library `power_cut.c`.

Processes that run with `environment` write to the folder as usual. Beside it the library keeps the durable state: what
each file and folder held at its last sync. `cut` kills these processes and puts the durable state in place; with
`torn` a random part of the unsynced 4 KB pages, file sizes and folders survives, as on a disk that was busy writing.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent / "power_cut.c"
PAGE = 4096


def build_library(folder: Path) -> Path:
    library = folder / "power_cut.so"
    command = ["gcc", "-O2", "-Wall", "-Werror", "-Wno-format-truncation", "-shared", "-fPIC", "-o"]
    subprocess.run([*command, library, SOURCE, "-ldl"], check=True)
    library.chmod(0o755)
    return library


class LossyFolder:
    """`root` with everything that is durable in it; with `ignored` that percentage of syncs does nothing."""

    def __init__(self, root: Path, library: Path, owner: str | None = None, ignored: int = 0) -> None:
        self.root = root
        self._shadow = root.with_name(f"{root.name}.shadow")
        self._owner = owner
        self.unsynced = 0  # pages that were not on the disk when the power was cut
        self.environment = {
            "LD_PRELOAD": str(library),
            "POWER_CUT_ROOT": str(root),
            "POWER_CUT_SHADOW": str(self._shadow),
            "POWER_CUT_IGNORE_SYNC": str(ignored),
        }
        root.mkdir(exist_ok=True)
        self._make_durable()

    def cut(self, torn: bool) -> None:
        """Everything stops at once, and only what the disk has is there afterwards."""
        self._kill()
        after = self.root.with_name(f"{self.root.name}.after")
        self._rebuild(Path(), after, torn)
        shutil.copymode(self.root, after)
        shutil.rmtree(self.root)
        shutil.rmtree(self._shadow)
        after.rename(self.root)
        self._own(self.root)
        self._make_durable()

    def processes(self) -> Iterator[int]:
        """All that run with this folder's environment."""
        mark = f"POWER_CUT_ROOT={self.root}\0".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if mark in (folder / "environ").read_bytes():
                    yield int(folder.name)

    def _kill(self) -> None:
        while found := list(self.processes()):
            for number in found:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
            time.sleep(0.005)

    def _own(self, path: Path) -> None:
        if self._owner is not None:
            subprocess.run(["chown", "-R", f"{self._owner}:", path], check=True)

    def _make_durable(self) -> None:
        """What is there now is on the disk."""
        for name in ("files", "folders", "links"):
            (self._shadow / name).mkdir(parents=True)
        for path, folders, files in os.walk(self.root):
            here = Path(path)
            lines = [f"d {(here / name).stat().st_ino} {name}\n" for name in folders]
            for name in files:
                inode = (here / name).stat().st_ino
                lines.append(f"f {inode} {name}\n")
                os.link(here / name, self._shadow / "links" / str(inode))
                shutil.copyfile(here / name, self._shadow / "files" / str(inode))
            self._list_of(here.relative_to(self.root)).write_text("".join(lines), encoding="utf-8")
        self._own(self._shadow)

    def _list_of(self, folder: Path) -> Path:
        name = "%" if folder == Path() else "%" + "%".join(folder.parts)
        return self._shadow / "folders" / name

    def _entries(self, folder: Path, live: bool) -> list[tuple[str, str, str]]:
        """Type, inode and name of everything in a folder; nothing if it was never synced."""
        if live and (self.root / folder).is_dir():
            found = list(os.scandir(self.root / folder))
            return [("d" if each.is_dir() else "f", str(each.inode()), each.name) for each in found]
        listed = self._list_of(folder)
        lines = listed.read_text(encoding="utf-8").splitlines() if listed.exists() else []
        return [(kind, inode, name) for kind, inode, name in (line.split(" ", 2) for line in lines)]

    def _rebuild(self, folder: Path, after: Path, torn: bool) -> None:
        (after / folder).mkdir(mode=0o700)
        for kind, inode, name in self._entries(folder, live=torn and random.random() < 0.5):
            if kind == "d":
                self._rebuild(folder / name, after, torn)
            else:
                target = after / folder / name
                target.write_bytes(self._content(folder / name, inode, torn))
                target.chmod(0o600)

    def _content(self, path: Path, inode: str, torn: bool) -> bytes:
        shadow = self._shadow / "files" / inode
        durable = shadow.read_bytes() if shadow.exists() else b""
        kept = self._shadow / "links" / inode
        live = (kept if kept.exists() else self.root / path).read_bytes()
        if live != durable:
            sizes = range(0, max(len(live), len(durable)), PAGE)
            self.unsynced += sum(live[at : at + PAGE] != durable[at : at + PAGE] for at in sizes)
        return mix(durable, live) if torn else durable


def mix(durable: bytes, live: bytes) -> bytes:
    """Of each page, and of the size, either state."""
    if durable == live:
        return durable
    share = random.random()
    size = len(random.choice((durable, live)))
    found = bytearray(size)
    for at in range(0, size, PAGE):
        page = (live if random.random() < share else durable)[at : min(at + PAGE, size)]
        found[at : at + len(page)] = page
    return bytes(found)
