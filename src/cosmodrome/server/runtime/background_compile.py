"""Compiles the rules of a source checkout in a background process while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from cosmodrome import _compiled

CHECKOUT = Path(_compiled.__file__).parents[2]
COMPILER = "tools.build.compile_rules"

log = logging.getLogger("cosmodrome.rules")


def is_possible() -> bool:
    """An installed package has no compiler script; its wheel was compiled when it was built, or not at all."""
    return (CHECKOUT / f"{COMPILER.replace('.', '/')}.py").is_file()


async def compile_in_background(on_ready: Callable[[], None]) -> None:
    """Run the compiler at low priority, and call `on_ready` when new processes will find compiled rules."""
    if _compiled.is_compiled():
        return
    log.info("the rules are being compiled in the background; until then bots think less deeply")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        COMPILER,
        "--background",
        "--install-tools",
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=CHECKOUT,
        start_new_session=True,
    )
    try:
        output, _ = await process.communicate()
    finally:
        stop(process)
    sentence = output.decode(errors="replace").strip().rpartition("\n")[2]
    if process.returncode:
        log.warning("%s", sentence)
    elif _compiled.rules_folder().is_dir():
        on_ready()
        log.info("the rules are compiled: bots use them from now on, the server itself from its next start")
    else:
        log.info("%s", sentence)


def stop(process: asyncio.subprocess.Process) -> None:
    """End the compiler with everything that it has started."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGTERM)
            else:
                process.terminate()
