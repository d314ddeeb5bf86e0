"""Compiles the rules with mypyc, into a cache that all checkouts of a user share.

`python -m tools.build.compile_rules` compiles what has changed since the last time, here or in another checkout:
nothing if these sources were compiled before, otherwise only the unit of the game that changed. Importing
`cosmodrome` finds the result (`cosmodrome._compiled`). The build of a wheel takes its extension modules from here.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from tools.build import select_lock

ROOT = Path(__file__).parents[2]

# The last three are what compiled modules import: without them their types would be unknown.
REQUIRES = ["mypy==2.4.1", "setuptools==84.2.1", "librt>=0.16", "msgspec>=0.22", "mypy-extensions>=1.1"]

KEPT_BUILDS = 12  # in the cache; with one unit changed a build adds 5 MB
KEPT_DAYS = 60


def load_package_module() -> ModuleType:
    """`cosmodrome._compiled`, without importing the package, which may not be installed yet."""
    spec = importlib.util.spec_from_file_location("_compiled", ROOT / "src" / "cosmodrome" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = load_package_module()


class NotCompiled(Exception):
    """Says in one sentence why there are no compiled rules."""

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.details = details


def is_wanted() -> bool:
    """`COSMODROME_COMPILE=0` forbids and `=1` demands compiled rules; otherwise a C compiler decides."""
    wish = os.environ.get("COSMODROME_COMPILE", "")
    return wish == "1" or (wish != "0" and missing_tool() is None)


def compiler() -> str:
    """The program that setuptools will call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return str(command).split()[0]


def missing_tool() -> str | None:
    """What a compilation would need and this machine does not have."""
    if os.name != "nt" and shutil.which(compiler()) is None:
        return f"there is no C compiler ({compiler()})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "Python's C headers are missing (Debian's package python3-dev)"
    return None


def toolchain() -> str:
    """What decides the machine code besides the sources."""
    command = [compiler(), "--version"]
    said = "" if os.name == "nt" else subprocess.run(command, capture_output=True, text=True, check=False).stdout
    tools = [ROOT / "tools" / "build" / name for name in ("compile_units.py", "compiled_docstrings.py")]
    recipe = hashlib.sha256(b"".join(tool.read_bytes() for tool in tools)).hexdigest()
    flags = " ".join(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))
    return "\n".join([*REQUIRES[:2], sys.version, said, flags, recipe])


def compile_rules(package: Path = ROOT / "src" / "cosmodrome", cache: Path | None = None) -> Path:
    """Compile what is not in the cache yet; the folder with all extension modules."""
    if not compiled.compiled_modules(package):
        raise NotCompiled("no module has the name of one that is compiled")
    if (missing := missing_tool()) is not None:
        raise NotCompiled(missing)
    cache = cache or compiled.cache_folder()
    folder = compiled.rules_folder(package, cache)
    with compiled.locked(compiled.lock_file(folder)):
        if not is_current(folder):
            build(package, cache, folder)
        os.utime(folder)
    prune(cache)
    return Path(folder)


def is_current(folder: Path) -> bool:
    mark = folder / "toolchain"
    return mark.is_file() and mark.read_text(encoding="utf-8") == toolchain()


def build(package: Path, cache: Path, folder: Path) -> None:
    """Put the extension modules of `package` into `folder`, all at once."""
    made_by = toolchain()
    with tempfile.TemporaryDirectory(prefix="cosmodrome-", dir=folder.parent) as scratch:
        source, library = Path(scratch) / "src", Path(scratch) / "lib"
        shutil.copytree(package, source / package.name, ignore=shutil.ignore_patterns("__pycache__", "page"))
        job = [
            str(source),
            str(library),
            str(cache / "units"),
            made_by,
            *compiled.compiled_modules(source / package.name),
        ]
        done = subprocess.run(
            [sys.executable, "-m", "tools.build.compile_units", *job],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise NotCompiled("the compiler failed", "\n".join(done.stdout.splitlines()[-20:]))
        (library / "toolchain").write_text(made_by, encoding="utf-8")
        if folder.exists():  # from another compiler; running processes have their modules open
            folder.rename(Path(scratch) / "old")
        library.rename(folder)


def prune(cache: Path) -> None:
    """Forget builds that were not used for long, or that have been followed by many others."""
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    builds = sorted((cache / "rules").glob("*/toolchain"), key=lambda mark: mark.parent.stat().st_mtime, reverse=True)
    for place, mark in enumerate(builds):
        if place >= KEPT_BUILDS or mark.parent.stat().st_mtime < oldest:
            shutil.rmtree(mark.parent, ignore_errors=True)
            compiled.lock_file(mark.parent).unlink(missing_ok=True)
    for unit in (cache / "units").glob("*"):
        if unit.stat().st_mtime < oldest:
            unit.unlink(missing_ok=True)


def extension_modules(folder: Path) -> dict[str, str]:
    """Every extension module with its place in a wheel."""
    files = [path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"}]
    return {str(path): path.relative_to(folder).as_posix() for path in files}


@contextmanager
def writable_cache() -> Iterator[Path]:
    """The user's cache, or a temporary one where there is no home to keep it in."""
    try:
        folder = Path(compiled.cache_folder())
        folder.mkdir(parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK)
    except (OSError, RuntimeError):
        usable = False
    if usable:
        yield folder
    else:
        with tempfile.TemporaryDirectory(prefix="cosmodrome-") as scratch:
            yield Path(scratch)


def install_tools() -> None:
    """Add the build's Python packages to this environment, by the hashes of the lock."""
    with tempfile.TemporaryDirectory(prefix="cosmodrome-") as folder:
        lock = Path(folder) / "build.lock"
        lock.write_text(select_lock.select("build"), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "-q",
            "install",
            "--require-hashes",
            "-r",
        ]
        done = subprocess.run(
            [*command, lock], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    if done.returncode:
        raise NotCompiled("mypy could not be installed", "\n".join(done.stdout.splitlines()[-5:]))


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules of this checkout.")
    parser.add_argument("--background", action="store_true", help="take only time that nobody else wants")
    parser.add_argument("--install-tools", action="store_true", help="first install mypy into this environment")
    args = parser.parse_args()
    if args.background and hasattr(os, "nice"):
        os.nice(10)
    demanded = os.environ.get("COSMODROME_COMPILE") == "1"
    if not is_wanted():
        print(f"the rules stay interpreted: {missing_tool() or 'COSMODROME_COMPILE=0'}")
        return 0
    began = time.monotonic()
    try:
        if args.install_tools and missing_tool() is None:
            install_tools()
        folder = compile_rules()
    except NotCompiled as error:
        # The server logs the last line.
        print(f"{error.details}\nthe rules stay interpreted: {error}", file=sys.stderr)
        return 1 if demanded or args.background else 0
    print(f"the rules are compiled ({time.monotonic() - began:.0f} s): {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
