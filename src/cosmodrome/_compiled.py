"""Decides whether the rules run compiled, and finds their extension modules.

An installed wheel may carry an extension module beside each module of the compiled layer, and Python prefers those.
A source checkout keeps its extension modules in the user's cache, in a folder named by a digest of the sources:
`tools/build/compile_rules.py` puts them there, and an edit of a rule simply leads to another folder.

The decision is made once, when the package is imported, so a process never mixes compiled and interpreted rules.
`COSMODROME_COMPILED=0` forces the interpreted ones. This module uses the standard library alone, because the build
loads it before the package is installed.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX") or ".so")

# What is compiled is decided by folder: every module in an `engine` or `solvers` folder of a package or of a game, and
# in the folders below it. A new module or game need not be listed.
FOLDERS = ("engine", "solvers")
PATTERNS = [f"{owner}/{folder}/**/*.py" for owner in ("*", "games/*") for folder in FOLDERS]


def compiled_modules(package: Path = PACKAGE) -> list[str]:
    """The files of the compiled layer, relative to the folder that holds the package.

    A package's `__init__.py` stays interpreted: it holds imports, which gain nothing, and it is the file that finds
    its compiled neighbours.
    """
    found = {path for pattern in PATTERNS for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(package.parent).as_posix() for path in found)


def cache_folder() -> Path:
    """The cache that all checkouts of this user share: `COSMODROME_CACHE`, or the place that the system has for it."""
    if named := os.environ.get("COSMODROME_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "cosmodrome" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "cosmodrome"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cosmodrome"


def rules_folder(package: Path = PACKAGE, cache: Path | None = None) -> Path:
    """Where the extension modules made from exactly these sources are, or will be.

    They fit one Python, one system and one librt, whose binary interface they check when they are imported.
    """
    sha = hashlib.sha256(f"{SUFFIX} {librt_version()}".encode())
    for name in compiled_modules(package):
        content = (package.parent / name).read_bytes()
        sha.update(f"\n{name} {len(content)}\n".encode() + content)
    return (cache or cache_folder()) / "rules" / sha.hexdigest()[:32]


def librt_version() -> str:
    try:
        return version("librt")
    except PackageNotFoundError:  # the build asks for this before its tools are there
        return ""


def activate() -> None:
    """Choose between compiled and interpreted rules, for as long as this process lives."""
    if os.environ.get("COSMODROME_COMPILED") == "0":
        prefer_source()
    elif not (PACKAGE / "core" / "engine" / f"state{SUFFIX}").is_file():
        try:
            folder = rules_folder()
        except (OSError, RuntimeError):  # no home folder, or one that may not be read
            return
        if folder.is_dir():
            sys.meta_path.insert(0, CacheFinder(folder))


def is_compiled() -> bool:
    """Whether the state that all games share comes from an extension module; the build compiles all or nothing."""
    spec = find_spec("cosmodrome.core.engine.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def is_compiling() -> bool:
    """Whether some process is compiling these very sources now."""
    try:
        lock = lock_file(rules_folder())
        if not lock.is_file():
            return False
        with lock.open("a+b") as file:
            if not try_lock(file.fileno()):
                return True
            unlock(file.fileno())
    except (OSError, RuntimeError):
        pass
    return False


def rules_status() -> str:
    """`compiled`, `compiling` or `interpreted`, as `cosmodrome --version` shows it."""
    return "compiled" if is_compiled() else "compiling" if is_compiling() else "interpreted"


def lock_file(folder: Path) -> Path:
    return folder.with_suffix(".lock")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock that ends with this process, whatever becomes of it; waits while another process holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        lock(file.fileno())
        try:
            yield
        finally:
            unlock(file.fileno())


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def lock(file: int) -> None:
        while not try_lock(file):
            try:
                msvcrt.locking(file, msvcrt.LK_LOCK, 1)  # gives up after ten tries of a second
            except OSError:
                continue
            return

    def unlock(file: int) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class CacheFinder(MetaPathFinder):
    """Finds the extension modules of one folder of the cache, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("cosmodrome"):
            return None
        file = self.folder / f"{fullname.replace('.', '/')}{SUFFIX}"
        return spec_from_file_location(fullname, file) if file.is_file() else None


def prefer_source(package: str = "cosmodrome") -> None:
    """From now on, load the modules inside `package` from their .py files, whatever lies beside them."""
    late = [
        name
        for name, module in sys.modules.items()
        if name.startswith(f"{package}.") and isinstance(getattr(module, "__loader__", None), ExtensionFileLoader)
    ]
    if late:
        raise RuntimeError(f"prefer_source({package!r}) came too late: {', '.join(sorted(late))} already run compiled")
    finder = SourceFinder(package)
    if finder not in sys.meta_path:
        sys.meta_path.insert(0, finder)


class SourceFinder(MetaPathFinder):
    """Finds only source files, and only inside one package; the usual finders handle everything else."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SourceFinder) and other.package == self.package

    def __hash__(self) -> int:
        return hash(self.package)

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{self.package}."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None
