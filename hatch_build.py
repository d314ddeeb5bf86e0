"""The build hook: adds to a package what is not source: the compiled rules and the built page.

Each such part has a module in tools/build/ that says whether it is wanted, what it needs and where its files go; this
file only asks them, so that another part is one more import and one more call.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools.build import compile_rules, web_page


class CustomBuildHook(BuildHookInterface[Any]):
    """`COSMODROME_COMPILE=0` forbids and `=1` demands the compiled rules; otherwise a C compiler decides.

    `COSMODROME_WEB=skip` leaves the page out; otherwise it is built where it does not match its sources.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.open_caches = ExitStack()

    def dependencies(self) -> list[str]:
        """Asked before the build, so that the compiler's tools and Node are fetched only where they will be used."""
        compiled = self.target_name == "wheel" and compile_rules.is_wanted()
        web = web_page.is_wanted() and web_page.is_stale(Path(self.root))
        return [*(compile_rules.REQUIRES if compiled else []), *(web_page.requires() if web else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install finds its compiled rules in the cache, where they are looked up by content.
        if self.target_name == "wheel" and version != "editable" and compile_rules.is_wanted():
            self.add_compiled_rules(build_data)
        if web_page.is_wanted():
            self.add_page(build_data)

    def add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        cache = self.open_caches.enter_context(compile_rules.writable_cache())
        try:
            folder = compile_rules.compile_rules(cache=cache)
        except compile_rules.NotCompiled as error:
            if os.environ.get("COSMODROME_COMPILE") == "1":
                self.app.abort(f"cosmodrome: COSMODROME_COMPILE=1, but {error}\n{error.details}")
            self.app.display_warning(f"cosmodrome: the rules will run interpreted, because {error}")
        else:
            build_data["force_include"].update(compile_rules.extension_modules(folder))
            build_data.update(pure_python=False, infer_tag=True)

    def add_page(self, build_data: dict[str, Any]) -> None:
        # In the source tree, not in a scratch folder: an sdist carries the page, and a server run from here shows it.
        if web_page.is_stale(Path(self.root)):
            try:
                web_page.build(Path(self.root))
            except web_page.NotBuilt as error:
                self.app.abort(f"cosmodrome: the page could not be built: {error}")
        build_data["artifacts"].append(f"/{web_page.PAGE}/")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.open_caches.close()
