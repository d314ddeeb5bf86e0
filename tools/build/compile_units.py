"""Runs mypyc and the C compiler for `compile_rules.py`, in a process of its own.

Each unit, the core, the bots and every game, becomes one shared library. A library is looked up in the cache by what
decides it: its C code, the headers that this includes, the flags and the toolchain. So an edit in one game costs
mypyc's code generation and the compilation of that game alone.

MLEM's engine is compiled together with the core, and with more inlining than the compiler would choose: across units
every call goes through a table, which costs a fifth of the speed of random games. In the other games it does not show.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

from tools.build.compiled_docstrings import add_docstrings

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX") or ".so")

# Without interposition calls between compiled modules can be inlined. The other two are in Python's own flags, but
# setuptools drops those where CFLAGS is set, and then overflow would be undefined and C assertions switched on.
# Products and sums stay apart (no contraction), so that floating-point numbers are the same on every machine, too.
FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-fwrapv", "-DNDEBUG", "-ffp-contract=off"]


# mypyc's C is full of error paths that are never taken but make every accessor look too long to inline. Worth a tenth
# of the speed, and a minute of compiling for the unit in which it matters most. Only GCC has these parameters.
INLINED_UNIT = "cosmodrome_core"
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
# For the other units a second level is enough; Leaving Earth's, by far the largest, is as fast with the first, which
# takes half as long to compile.
LEVELS = {INLINED_UNIT: "-O3", "cosmodrome_leaving_earth": "-O1"}
WITH_CORE = ("cosmodrome/games/mlem/engine/",)


def unit_of(module: str) -> str:
    """`cosmodrome/games/star_search/engine/state.py` belongs to `cosmodrome_star_search`."""
    if module.startswith(WITH_CORE):
        return INLINED_UNIT
    parts = module.split("/")
    return f"{parts[0]}_{parts[2] if parts[1] == 'games' else parts[1]}"


def units(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules that are compiled together, with the name of each unit."""
    names = sorted({unit_of(module) for module in modules})
    return [([module for module in modules if unit_of(module) == name], name) for name in names]


def extensions_of(modules: list[str]) -> list[Extension]:
    """Generate the C code. Modules that are imported but stay interpreted are not judged: follow-imports=silent."""
    extensions: list[Extension] = mypycify(
        ["--strict", "--follow-imports=silent", "--cache-dir=../mypy", *modules],
        opt_level="3",
        debug_level="0",
        separate=units(modules),
        target_dir="../c",
    )
    paths = [Path(module) for module in modules]
    for source in {Path(source) for extension in extensions for source in extension.sources}:
        source.write_text(add_docstrings(source.read_text(encoding="utf-8"), paths), encoding="utf-8")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags_of(extension.name)]
    return extensions


def flags_of(name: str) -> list[str]:
    """The compiler flags besides mypyc's own flags; of several levels of optimisation the last one counts."""
    if os.name == "nt":
        return []
    unit = name.split("__")[0]
    flags = [*FLAGS, LEVELS.get(unit, "-O2")]
    if unit != INLINED_UNIT:
        return flags
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC"))).split()[0]
    said = subprocess.run([command, "--version"], capture_output=True, text=True, errors="replace", check=False).stdout
    return [*flags, *INLINE_FLAGS] if "Free Software Foundation" in said else flags


def digest(extension: Extension, toolchain: str) -> str:
    sha = hashlib.sha256("\n".join([toolchain, SUFFIX, extension.name, *extension.extra_compile_args]).encode())
    for name in sorted([*extension.sources, *extension.depends]):
        content = Path(name).read_bytes()
        sha.update(f"\n{name} {len(content)}\n".encode() + content)
    return sha.hexdigest()[:32]


def file_of(library: Path, extension: Extension) -> Path:
    return library / f"{extension.name.replace('.', '/')}{SUFFIX}"


def size(extension: Extension) -> int:
    return sum(Path(name).stat().st_size for name in extension.sources)


def build(extensions: list[Extension], library: Path) -> None:
    """Run the C compiler, the largest unit first, so that no core is left with it at the end."""
    setup(
        name="cosmodrome",
        packages=[],
        ext_modules=sorted(extensions, key=size, reverse=True),
        script_args=[
            "-q",
            "build_ext",
            f"--parallel={os.cpu_count() or 1}",
            f"--build-lib={library}",
            "--build-temp=../o",
        ],
    )


def main(source: Path, library: Path, cache: Path, toolchain: str, modules: list[str]) -> None:
    os.chdir(source)
    cache.mkdir(parents=True, exist_ok=True)
    library.mkdir(parents=True, exist_ok=True)
    missing: list[tuple[Extension, Path]] = []
    for extension in extensions_of(modules):
        kept = cache / f"{digest(extension, toolchain)}{SUFFIX}"
        if kept.is_file():
            file_of(library, extension).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, file_of(library, extension))
            os.utime(kept)
        else:
            missing.append((extension, kept))
    if missing:
        build([extension for extension, _ in missing], library)
    for extension, kept in missing:
        temporary = kept.with_suffix(f".{os.getpid()}")
        shutil.copyfile(file_of(library, extension), temporary)
        temporary.replace(kept)
    print(", ".join(extension.name for extension, _ in missing if "." not in extension.name) or "nothing to do")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4], sys.argv[5:])
