"""Ends a child process when its parent has ended, however that happened."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def end_with_parent() -> None:
    """Start a thread that sends SIGTERM to this process when its parent has ended."""
    threading.Thread(target=_follow, name="end with parent", daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def end_children() -> None:
    """Kill the children: worker processes have nothing to finish, and new ones may not handle signals yet."""
    for child in multiprocessing.active_children():
        child.kill()
