"""The build hook: adds to a wheel what is not source, today the compiled rules.

Each such part has a module in tools/ that says whether it is wanted, what it needs and where its files go; this file
only asks them, so that another part is one more import and one more call.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_core


class CustomBuildHook(BuildHookInterface[Any]):
    """`COSMODROME_COMPILE=0` forbids and `=1` demands the compiled rules; otherwise a C compiler decides."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Asked before the build, so that the compiler's tools are fetched only where they will be used."""
        return build_core.REQUIRES if self.target_name == "wheel" and build_core.is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install must follow edits, and a compiled module would shadow them.
        if self.target_name == "wheel" and version != "editable" and build_core.is_wanted():
            self.add_compiled_rules(build_data)

    def add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="cosmodrome-")
        try:
            compiled = build_core.build(Path(self.root), Path(self.scratch.name))
        except build_core.NotCompiled as error:
            if os.environ.get("COSMODROME_COMPILE") == "1":
                self.app.abort(f"cosmodrome: COSMODROME_COMPILE=1, but {error}")
            self.app.display_warning(f"cosmodrome: the rules will run interpreted, because {error}")
        else:
            build_data["force_include"].update(compiled)
            build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            self.scratch.cleanup()
