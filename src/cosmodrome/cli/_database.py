"""Which database a command means: an address, or the SQLite file in a folder."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path


def add_database(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--database", metavar="URL", help="such as postgresql://host/name or sqlite:///file")
    which.add_argument("--data", metavar="DIR", help="the folder of the server; default the user's data folder")


def database_of(args: argparse.Namespace) -> str:
    return str(args.database) if args.database else database_in(Path(args.data) if args.data else data_folder())


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'cosmodrome.db'}"


def data_folder() -> Path:
    """Where programs keep what belongs to a user, by the custom of the system."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = str(Path.home() / "Library" / "Application Support")
    else:
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "cosmodrome"
