"""A process that was started by another does not outlive it, however that one ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def end_with_parent() -> None:
    """From now on: when the parent is gone, this process is told to end."""
    threading.Thread(target=_follow, name="end with parent", daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def end_children() -> None:
    """Those that only think have nothing to finish, and one that has just been started may not hear that it is over."""
    for child in multiprocessing.active_children():
        child.kill()
