"""The documentation is true: its examples run, its links lead somewhere, its commands exist.

In README.md and docs/ a `python` block is run: as a doctest if it begins with `>>>`, as a program otherwise. Blocks of
one page share their names, in order. A `javascript` block is run by Node where there is one. Of other fences only the
command lines are looked at, and the session in docs/engine.md.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.cli import build_parser, commands
from cosmodrome.cli.engine import Engine

ROOT = Path(__file__).parent.parent
PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if page.is_file()]

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)
SPAN = re.compile(r"`+([^`\n]+)`+")
COMMAND = re.compile(r"^(?:\$ )?cosmodrome ([a-z]+)")

every_page = pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])


@dataclass(frozen=True)
class Block:
    language: str
    text: str
    line: int  # of its first line, from 1


def blocks(page: Path, *languages: str) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = [Block(m[1], m[2], text.count("\n", 0, m.start(2)) + 1) for m in FENCE.finditer(text)]
    return [block for block in found if block.language in languages] if languages else found


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text(encoding="utf-8"))


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to run in, where `cosmodrome` on the command line is the package under test."""
    program = tmp_path / "bin" / "cosmodrome"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\nfrom cosmodrome.cli import main\nraise SystemExit(main())\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent) + os.pathsep + os.environ["PATH"])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry))
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- examples ----------------------------------------------------------------


@every_page
def test_python_examples_run(page: Path, workshop: Path) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page, "python"):
        if block.text.lstrip().startswith(">>>"):
            run_doctest(block, names, page)
        else:
            # Empty lines in front, so that an error names the line of the page.
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), names)


def run_doctest(block: Block, names: dict[str, Any], page: Path) -> None:
    example = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line - 1)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(example, out=said.append, clear_globs=False)
    names.update(example.globs)
    assert runner.failures == 0, "".join(said)


@every_page
def test_javascript_examples_run(page: Path, workshop: Path) -> None:
    found = blocks(page, "javascript")
    node = shutil.which("node")
    if found and node is None:
        pytest.skip("there is no Node here")
    for number, block in enumerate(found):
        file = workshop / f"example{number}.mjs"
        file.write_text(block.text, encoding="utf-8")
        done = subprocess.run([str(node), file], capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_the_session_with_the_engine_is_real() -> None:
    lines = [
        line
        for block in blocks(ROOT / "docs" / "engine.md", "text")
        for line in block.text.splitlines()
        if line.startswith(("> ", "< "))
    ]
    assert lines
    engine = Engine()
    for said, told in zip(lines[::2], lines[1::2], strict=True):
        assert said.startswith("> ")
        answer = "< " + json.dumps(engine.reply(said[2:]), ensure_ascii=False)
        if told.endswith("…"):
            assert answer.startswith(told[:-1])
        else:
            assert answer == told


def test_the_engine_page_names_every_word() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", prose(ROOT / "docs" / "engine.md"), re.MULTILINE)
    words = {name[3:] for name in dir(Engine) if name.startswith("do_")}
    assert words <= set(rows), f"not described: {words - set(rows)}"


# --- links -------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The names that headings get on the web: lower case, without punctuation, numbered where they repeat."""
    found: set[str] = set()
    for heading in HEADING.findall(prose(page)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        name = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        number = 0
        while (numbered := f"{name}-{number}" if number else name) in found:
            number += 1
        found.add(numbered)
    return found


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        place, _, anchor = target.partition("#")
        file = (page.parent / place).resolve() if place else page
        assert file.exists(), f"{target} is not there"
        assert file.is_relative_to(ROOT), f"{target} leads out of the repository"
        if anchor and file.suffix == ".md":
            assert anchor in anchors(file), f"{target}: {file.name} has no such heading"


# --- commands ----------------------------------------------------------------


def typed(page: Path) -> Iterator[str]:
    """The command lines in the fences of a page, long ones joined."""
    for block in blocks(page, "sh", "text"):
        for line in block.text.replace("\\\n", " ").splitlines():
            if COMMAND.match(line.strip()):
                yield line.strip().removeprefix("$ ")


@every_page
def test_commands_exist(page: Path) -> None:
    spans = [span.strip() for span in SPAN.findall(prose(page))]
    for line in [*spans, *typed(page)]:
        found = COMMAND.match(line)
        if found is not None:
            assert found[1] in commands(), f"there is no command {found[1]}: {line}"


@every_page
def test_commands_take_what_the_page_gives_them(page: Path) -> None:
    for line in typed(page):
        words = shlex.split(line.partition(">")[0], comments=True)
        build_parser().parse_args(words[1:])
