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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
Step = tuple[str, list[str]]  # its name, and the command
NO_TESTS = 5  # pytest's exit code where it collected none
MOST_FILES = 15  # of tests: a change to the core would otherwise select most of them; `make test` has the rest


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
    return {name: text for name, text in found.items() if not name.startswith("tests/browser/")}


def lint_steps(changed: list[str]) -> list[Step]:
    python = [name for name in changed if name.endswith(".py")]
    found: list[Step] = []
    if python:
        found += [
            ("ruff", [str(BIN / "ruff"), "check", *python]),
            ("format", [str(BIN / "ruff"), "format", "--check", *python]),
            ("types", [str(BIN / "mypy")]),
        ]
    if any(name.startswith("src/") for name in python):
        found.append(("imports", [str(BIN / "lint-imports")]))
    if any(name.endswith((".md", ".py", "en.ftl", "prose.toml")) for name in changed):
        found.append(("prose", [sys.executable, "-m", "tools.docs.check_prose"]))
    if any(name.startswith("web/") or name.endswith(".ftl") for name in changed):
        found.append(("page", [sys.executable, "-m", "tools.build.web_page", "--check"]))
    return found


def test_steps(changed: list[str]) -> list[Step]:
    tests = affected_tests(changed, all_tests())
    if any(name.endswith((".md", ".webp", ".svg")) for name in changed):
        tests.append("tests/repo/test_docs.py")
    quick = ["-q", "-n", "auto", "-m", "not slow and not matrix"]
    return [("tests", [sys.executable, "-m", "pytest", *quick, *dict.fromkeys(tests)])] if tests else []


def run_in_turn(steps: list[Step]) -> list[str]:
    """The names of those that failed; what a step prints is shown when it has ended."""
    # Interpreted: the rules may be in the middle of a change, and compiling them takes a minute.
    environment = {**os.environ, "COSMODROME_COMPILED": "0", "PYTHONPATH": str(ROOT / "src")}
    failed = []
    for name, command in steps:
        began = time.monotonic()
        done = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        print(f"== {name}, {time.monotonic() - began:.0f} s\n{done.stdout}", end="", flush=True)
        if done.returncode not in (0, NO_TESTS):
            failed.append(name)
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Check what has changed.")
    parser.add_argument("--base", default="HEAD", metavar="COMMIT", help="compare with this commit; default HEAD")
    changed = changed_files(parser.parse_args().base)
    if not changed:
        print("Nothing has changed; `make check BASE=HEAD~1` checks the last commit.")
        return 0
    lines = [steps for steps in (lint_steps(changed), test_steps(changed)) if steps]
    print("Running", ", ".join(name for steps in lines for name, _ in steps), flush=True)
    with ThreadPoolExecutor(len(lines) or 1) as pool:  # mypy and the linters keep one core busy
        failed = [name for names in pool.map(run_in_turn, lines) for name in names]
    print(f"Failed: {', '.join(failed)}" if failed else "All checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
