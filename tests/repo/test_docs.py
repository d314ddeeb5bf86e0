"""The documentation is correct: its examples run, its links resolve, its commands and their options exist.

In the Markdown files at the top and in docs/ a `python` block is run: as a doctest if it begins with `>>>`, as a
program otherwise. Blocks of one page share their names, in order. A `javascript` block is run by Node where there is
one. Of other fences only the command lines are looked at, and the session in docs/engine.md.
"""

from __future__ import annotations

import argparse
import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.cli import _game_commands, build_parser, commands
from cosmodrome.cli.engine import Engine
from tests.support.packages import require
from tests.support.waiting import DEADLINE

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

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
    node = require("nodejs") if found else ""
    for number, block in enumerate(found):
        file = workshop / f"example{number}.mjs"
        file.write_text(block.text, encoding="utf-8")
        done = subprocess.run([node, file], capture_output=True, text=True, timeout=DEADLINE, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_engine_session_on_the_page_can_be_repeated() -> None:
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


# --- pictures ----------------------------------------------------------------

PICTURES = ROOT / "docs" / "pictures"
WIDEST = 1000  # pixels
LARGEST = 2_000_000  # bytes, all pictures together
SHOWN = re.compile(r"pictures/([\w-]+\.\w+)")
SHOWN_BY = {".md", ".html", ".svelte", ".ts", ".ftl", ".py", ".ipynb"}


def shown() -> set[str]:
    """The names of the pictures that a page of the documentation, the web page or the program refers to."""
    folders = (ROOT / name for name in ("docs", "examples", "src", "web/src", "web/public"))
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in SHOWN_BY]
    files += [*ROOT.glob("*.md"), ROOT / "web" / "index.html"]
    return {name for file in files for name in SHOWN.findall(file.read_text(encoding="utf-8"))}


def webp_width(data: bytes) -> int:
    """From the header of a WebP file, which has one of three forms: lossy, lossless or extended."""
    assert data[:4] == b"RIFF", "not a WebP file"
    assert data[8:12] == b"WEBP", "not a WebP file"
    form = data[12:16]
    if form == b"VP8 ":
        assert data[23:26] == b"\x9d\x01\x2a", "no start code"
        return int.from_bytes(data[26:28], "little") & 0x3FFF
    if form == b"VP8L":
        assert data[20] == 0x2F, "no signature"
        return (int.from_bytes(data[21:25], "little") & 0x3FFF) + 1
    assert form == b"VP8X", f"unknown form {form!r}"
    return int.from_bytes(data[24:27], "little") + 1


@pytest.mark.parametrize(
    ("form", "payload"),
    [
        (b"VP8 ", b"\0\0\0\x9d\x01\x2a" + (640).to_bytes(2, "little")),
        (b"VP8L", b"\x2f" + (639 | 479 << 14).to_bytes(4, "little")),
        (b"VP8X", b"\0\0\0\0" + (639).to_bytes(3, "little")),
    ],
)
def test_webp_width_of_each_form_is_read_from_its_header(form: bytes, payload: bytes) -> None:
    assert webp_width(b"RIFF\0\0\0\0WEBP" + form + b"\0\0\0\0" + payload) == 640


def test_pictures_in_the_folder_are_those_that_are_shown() -> None:
    there = {file.name for file in PICTURES.iterdir()}
    assert not there - shown(), "no page shows these"
    assert not shown() - there, "these are shown but missing"


def test_pictures_are_svg_or_webp_of_limited_width() -> None:
    for file in PICTURES.iterdir():
        assert file.suffix in {".svg", ".webp"}, f"{file.name}: pictures are SVG or WebP"
        if file.suffix == ".webp":
            width = webp_width(file.read_bytes())
            assert width <= WIDEST, f"{file.name} is {width} pixels wide, {WIDEST} at most"


def test_pictures_together_stay_below_the_limit() -> None:
    assert sum(file.stat().st_size for file in PICTURES.iterdir()) <= LARGEST


def test_screenshots_that_are_shown_are_all_taken_by_the_tool() -> None:
    tool = (ROOT / "tools" / "docs" / "screenshots.py").read_text(encoding="utf-8")
    taken = set(re.findall(r'\.take\("([\w-]+)"|\("(report-\w+)"', tool))
    names = {Path(name).stem for name in shown() if name.endswith(".webp")}
    wanted = {name if name.startswith("report-") else name.rpartition("-")[0] for name in names}
    assert {tour or report for tour, report in taken} == wanted


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
def test_commands_on_the_pages_have_valid_arguments(page: Path) -> None:
    for line in typed(page):
        words = shlex.split(line.partition(">")[0], comments=True)
        build_parser().parse_args(words[1:])


def options_of(command: str) -> set[str]:
    """The options of a command, of its subcommands, and of its forms for single games, as `cosmodrome odds mlem`."""
    parsers = [build_parser()._subparsers._group_actions[0].choices[command]]  # type: ignore[union-attr, index]
    found: set[str] = set()
    for game in _game_commands.games_with(command):
        found |= {"--pack", "--locale", "--json"}  # which all of these have
        parsers.append(argparse.ArgumentParser())
        _game_commands.find(game, command).add_arguments(parsers[-1])
    while parsers:
        for action in parsers.pop()._actions:
            found.update(action.option_strings)
            if isinstance(action, argparse._SubParsersAction):
                parsers += action.choices.values()
    return found


@every_page
def test_options_in_the_text_exist(page: Path) -> None:
    for span in SPAN.findall(prose(page)):
        found = COMMAND.match(span.strip())
        if found is not None:
            unknown = set(re.findall(r"(?<!\S)--[a-z][a-z-]*", span)) - options_of(found[1])
            assert not unknown, f"{span}: cosmodrome {found[1]} has no {', '.join(sorted(unknown))}"


MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
MAKE = re.compile(r"^(?:\$ )?make((?: [a-z][a-z-]*| [A-Z]+=(?:'[^']*'|\"[^\"]*\"|\S+))+)")


def shell_lines(page: Path) -> Iterator[str]:
    for block in blocks(page, "sh", "text"):
        yield from (line.strip() for line in block.text.splitlines())


@every_page
def test_make_targets_and_variables_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
    variables = set(re.findall(r"\$[({]([A-Z]+)[)}]|\$\(if \$\(([A-Z]+)\)", MAKEFILE))
    known = {name for pair in variables for name in pair if name}
    for line in [*SPAN.findall(prose(page)), *shell_lines(page)]:
        found = MAKE.match(line)
        for word in shlex.split(found[1]) if found is not None else []:
            name, is_variable, _ = word.partition("=")
            assert name in (known if is_variable else targets), f"{line}: the Makefile has no {name}"


@every_page
def test_tools_that_pages_name_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for module in re.findall(r"python3? -m (tools(?:\.\w+)+)", text):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), f"there is no module {module}"
