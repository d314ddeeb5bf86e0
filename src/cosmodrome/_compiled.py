"""Whether the rules run compiled, and how to run them interpreted although they were compiled.

An installed wheel holds each module of the hot layer twice, as Python and as an extension module, and Python prefers
the extension. `COSMODROME_COMPILED=0` turns that round, so one install can be compared with itself.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType


def is_compiled() -> bool:
    """Whether the state that all games share comes from an extension module; the build compiles all or nothing."""
    spec = find_spec("cosmodrome.core.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


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
    """Finds only source files, and only inside one package; for everything else the usual finders are asked."""

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
