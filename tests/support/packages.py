"""Tests that need a system package: skipped where it is missing, failed with CI=true, where everything is installed."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from typing import NoReturn

import pytest

# By Debian package: its programs, of which one is enough.
PROGRAMS = {
    "redis-server": ("redis-server",),
    # The headless shell first: a browser without windows needs less than half of the processor time for a new page.
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "gcc": ("gcc", "cc"),
    "nodejs": ("node",),
}


def require(package: str) -> str:
    """The path of the package's program."""
    found = next(filter(None, map(shutil.which, PROGRAMS[package])), None)
    return found if found is not None else missing(package)


def require_module(module: str, package: str) -> None:
    """A Python package, named as for pip."""
    if find_spec(module) is None:
        missing(f"the Python package {package}")


def missing(package: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"needs {package}", pytrace=False)
    pytest.skip(f"needs {package}")
