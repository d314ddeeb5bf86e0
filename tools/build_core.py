"""Compiles the typed hot layer with mypyc, in a scratch folder, so that no extension module ever lies in src/.

What is compiled is decided by file name: a new game is compiled because it has the usual rooms.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

# The last three are what compiled modules import: without them their types would be unknown.
REQUIRES = ["mypy==2.4.1", "setuptools==84.2.1", "librt>=0.16", "msgspec>=0.22", "mypy-extensions>=1.1"]

PATTERNS = [
    "core/deadline.py",
    "core/rng.py",
    "core/offer.py",
    "core/state.py",
    "core/playout.py",
    "games/*/state.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/scoring.py",
    "games/*/policy.py",
    "games/*/features.py",
    "games/*/foresight.py",
    "games/*/judge.py",
    "games/*/duel.py",
    "games/*/voyage.py",
    "bots/flat.py",
    "bots/search.py",
    "bots/budget.py",
]

# Without interposition calls between compiled modules can be inlined. The other two are in Python's own flags, but
# setuptools drops those where CFLAGS is set, and then overflow would be undefined and C assertions switched on.
# Products and sums stay apart (no contraction), so that numbers with a point are the same on every machine, too.
GCC_FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-fwrapv", "-DNDEBUG", "-ffp-contract=off"]

# mypyc's C is full of error paths that are never taken but make every accessor look too long to inline.
# Worth a tenth of the speed for half a minute of compiling.
INLINE_FLAGS = [
    f"--param={name}={value}"
    for name, value in {
        "max-inline-insns-auto": 400,
        "max-inline-insns-single": 400,
        "inline-unit-growth": 1000,
        "large-function-growth": 2000,
        "large-stack-frame-growth": 4000,
    }.items()
]

# Games that are a unit of their own: so large that inlining them together with the others would take minutes. Calls
# into core go through a table there, which a game with few and long lists of choices does not notice.
APART = ["leaving_earth"]

# Modules that are imported but stay interpreted are not the build's to judge, hence follow-imports=silent.
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--strict", "--follow-imports=silent", "--cache-dir=../cache", *{modules!r}],
    opt_level="3",
    debug_level="0",
    separate={units!r},
    target_dir="../c",
)
for extension in extensions:
    inline = [] if extension.name.split("__")[0] in {apart!r} else {inline!r}
    extension.extra_compile_args = [*extension.extra_compile_args, *{flags!r}, *inline]
setup(name="cosmodrome", packages=[], ext_modules=extensions)
"""


class NotCompiled(Exception):
    """Says why there are no compiled rules."""


def is_wanted() -> bool:
    """As the person who builds wishes; without a wish, where a C compiler is found."""
    wish = os.environ.get("COSMODROME_COMPILE", "")
    return wish == "1" or (wish != "0" and shutil.which(compiler()) is not None)


def compiler() -> str:
    """The program that setuptools will call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return str(command).split()[0]


def compiler_flags() -> tuple[list[str], list[str]]:
    """What this compiler understands: only GCC has the parameters that steer inlining."""
    if os.name == "nt":
        return [], []
    said = subprocess.run(
        [compiler(), "--version"], capture_output=True, text=True, errors="replace", check=False
    ).stdout
    return GCC_FLAGS, INLINE_FLAGS if "Free Software Foundation" in said else []


def hot_modules(source: Path) -> list[str]:
    """The files to compile, relative to `source`, the folder that holds the package.

    A package's `__init__.py` stays interpreted: it holds imports, which gain nothing, and it is the file that finds
    its compiled neighbours.
    """
    package = source / "cosmodrome"
    found = {path for pattern in PATTERNS for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(source).as_posix() for path in found)


def units(modules: list[str]) -> list[tuple[list[str], str]]:
    """The modules that are compiled together, with the name of each unit."""
    parts = {name: [module for module in modules if f"/games/{name}/" in module] for name in APART}
    together = [module for module in modules if not any(module in part for part in parts.values())]
    return [(together, "cosmodrome"), *((part, name) for name, part in parts.items() if part)]


def build(root: Path, scratch: Path) -> dict[str, str]:
    """Compile into `scratch` and return the extension modules, each with its place in the wheel."""
    source, library = scratch / "src", scratch / "lib"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    modules = hot_modules(source)
    if not modules:
        raise NotCompiled("no module has the name of one that is compiled")
    flags, inline = compiler_flags()
    setup = SETUP.format(modules=modules, units=units(modules), apart=APART, flags=flags, inline=inline)
    (source / "setup.py").write_text(setup, encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "setup.py",
            "-q",
            "build_ext",
            "--parallel",
            "2",
            "--build-lib",
            str(library),
            "--build-temp",
            str(scratch / "o"),
        ],
        cwd=source,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise NotCompiled("mypyc failed:\n" + "\n".join(done.stdout.splitlines()[-20:]))
    extensions = [path for path in library.rglob("*") if path.suffix in {".so", ".pyd"}]
    return {str(path): path.relative_to(library).as_posix() for path in extensions}
