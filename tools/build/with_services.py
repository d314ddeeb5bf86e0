"""Runs a command with a PostgreSQL and a Redis of its own, which end with it: `... with_services.py pytest`.

The tests find them by COSMODROME_TEST_POSTGRES and COSMODROME_TEST_REDIS. One whose programs are not installed
(Debian's packages postgresql and redis-server) is left out; nothing that runs on the machine already is touched.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path


def start_services(folder: Path, stack: ExitStack) -> dict[str, str]:
    """The environment variables of the services that were started; they stop with the stack."""
    found = {}
    # Imported where they are needed: the module is for systems that have these services.
    if any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        from tools.reliability.local_cluster import Postgres

        postgres = Postgres(folder, disk=None)
        stack.callback(postgres.stop)
        found["COSMODROME_TEST_POSTGRES"] = postgres.url
    if shutil.which("redis-server"):
        from tools.reliability.local_cluster import Redis

        redis = Redis(folder)
        stack.callback(redis.stop)
        found["COSMODROME_TEST_REDIS"] = redis.url
    return found


def main(command: list[str]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the services are stopped
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        services = start_services(Path(folder), stack)
        return subprocess.run(command, env={**os.environ, **services}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
