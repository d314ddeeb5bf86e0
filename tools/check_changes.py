"""Lint, types and the quick tests of what has changed, for `make check`.

Changed is what differs from the last commit, or from `--base`, untracked files included. A changed test file is run;
for a changed module those test files are run that import it, and where none does, the folder of tests that mirrors its
package. Only tests of the first tier are taken, and none that need a browser.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
MOST_FILES = 25  # of tests: a change to the core would otherwise select most of them; `make test` has the rest


def changed_files(base: str) -> list[str]:
    """Paths relative to the root, those of deleted files left out."""
    commands = (["git", "diff", "--name-only", base], ["git", "ls-files", "--others", "--exclude-standard"])
    names = {name for command in commands for name in output(command)}
    return sorted(name for name in names if (ROOT / name).is_file())


def output(command: list[str]) -> list[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def affected_tests(changed: list[str], tests: dict[str, str]) -> list[str]:
    """The test files to run, those that were changed themselves first; `tests` are all of them with their text."""
    found = [name for name in changed if name in tests]
    for name in changed:
        if name.startswith("src/cosmodrome/") and name.endswith(".py"):
            found += tests_of(name, tests)
    return list(dict.fromkeys(found))[:MOST_FILES]


def tests_of(source: str, tests: dict[str, str]) -> list[str]:
    module = source.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    package, _, name = module.rpartition(".")
    imports = re.compile(
        rf"^from {re.escape(module)} import|^import {re.escape(module)}\b"
        rf"|^from {re.escape(package)} import [^\n]*\b{re.escape(name)}\b",
        re.MULTILINE,
    )
    importing = [test for test, text in tests.items() if imports.search(text)]
    folder = "/".join(["tests", *package.split(".")[1:]]) + "/"
    return sorted(importing, key=lambda test: (not test.startswith(folder), test)) or [
        test for test in tests if test.startswith(folder)
    ]


def all_tests() -> dict[str, str]:
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    found = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files}
    return {name: text for name, text in found.items() if not name.startswith("tests/web/")}


def steps(changed: list[str]) -> list[tuple[str, list[str]]]:
    """What to run, each with its name."""
    python = [name for name in changed if name.endswith(".py")]
    found: list[tuple[str, list[str]]] = []
    if python:
        found += [
            ("ruff", [str(BIN / "ruff"), "check", *python]),
            ("format", [str(BIN / "ruff"), "format", "--check", *python]),
            ("types", [str(BIN / "mypy")]),
        ]
    if any(name.startswith("src/") for name in python):
        found.append(("imports", [str(BIN / "lint-imports")]))
    if any(name.startswith("web/") or name.endswith(".ftl") for name in changed):
        found.append(("page", [sys.executable, "tools/build_web.py", "--check"]))
    if any(name.endswith((".md", ".webp", ".svg")) for name in changed):
        found.append(("docs", [sys.executable, "-m", "pytest", "-q", "tests/test_docs.py"]))
    if tests := affected_tests(changed, all_tests()):
        quick = ["-q", "-n", "auto", "-m", "not slow and not matrix"]
        found.append(("tests", [sys.executable, "-m", "pytest", *quick, *tests]))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Check what has changed.")
    parser.add_argument("--base", default="HEAD", metavar="COMMIT", help="compare with this commit; default HEAD")
    changed = changed_files(parser.parse_args().base)
    if not changed:
        print("Nothing has changed; `make check BASE=HEAD~1` checks the last commit.")
        return 0
    failed = []
    for name, command in steps(changed):
        print(f"== {name}", flush=True)
        began = time.monotonic()
        # Interpreted: the rules may be in the middle of a change, and compiling them takes a minute.
        environment = {**os.environ, "COSMODROME_COMPILED": "0", "PYTHONPATH": str(ROOT / "src")}
        if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode not in (0, 5):  # 5: no test
            failed.append(name)
        print(f"   {time.monotonic() - began:.0f} s", flush=True)
    print(f"Failed: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
