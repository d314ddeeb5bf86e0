"""Runs a command with a PostgreSQL and a Redis of its own, which end with it: `... with_services.py make test`.

The tests find them by COSMODROME_TEST_POSTGRES and COSMODROME_TEST_REDIS. Their programs must be installed (Debian's
packages are called postgresql and redis-server); nothing that runs on the machine already is touched.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from trials.grounds import Postgres, Redis


def main(command: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres(Path(folder), disk=None)
        try:
            redis = Redis(Path(folder))
            try:
                services = {"COSMODROME_TEST_POSTGRES": postgres.url, "COSMODROME_TEST_REDIS": redis.url}
                return subprocess.run(command, env={**os.environ, **services}, check=False).returncode
            finally:
                redis.stop()
        finally:
            postgres.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
