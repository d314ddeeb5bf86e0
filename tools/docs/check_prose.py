"""Finds words that the project does not use in its documentation, messages and docstrings, for `make lint`.

The words, with what to write instead, are in prose.toml beside this file. Code, addresses and the parts of a page that
a tool writes are left out. Prints `file:line: word: suggestion` for every finding and exits with 1 if there is one.

With paths as arguments, those are checked, whether prose.toml has them as checked yet or not.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETTINGS = Path(__file__).with_name("prose.toml")

# What is no prose, in the order in which it is removed.
MARKDOWN_CODE = (
    re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL),
    re.compile(r"<!-- ([^:>]+): made by [^>]* -->.*?<!-- end of \1 -->", re.DOTALL),
    re.compile(r"<!--.*?-->", re.DOTALL),
    re.compile(r"`+[^`\n]+`+"),
    re.compile(r"\]\([^)\s]+\)"),
    re.compile(r"https?://\S+"),
)
FLUENT_CODE = (
    re.compile(r"^#.*$", re.MULTILINE),
    re.compile(r"^-?[A-Za-z][\w-]* *=|^ +\.[A-Za-z][\w-]* *=", re.MULTILINE),
    re.compile(r"\{[^{}\n]*(?:\}|->)"),
    re.compile(r"^ *\*?\[[\w.-]+\]", re.MULTILINE),
)
DOCSTRING_CODE = (re.compile(r"``?[^`]+``?"), re.compile(r"^ *>>>.*$", re.MULTILINE), re.compile(r"https?://\S+"))


@dataclass(frozen=True)
class Finding:
    file: str
    line: int
    word: str
    suggestion: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.word}: {self.suggestion}"


class WordList:
    """The forbidden words as one regular expression, with the suggestion for each."""

    def __init__(self, words: dict[str, str]) -> None:
        self.suggestions = list(words.values())
        alternatives = "|".join(f"({self.groupless(word)})" for word in words)
        self.expression = re.compile(rf"(?<![\w-])(?:{alternatives})(?![\w-])", re.IGNORECASE)

    @staticmethod
    def groupless(word: str) -> str:
        """Spaces also match line breaks. The word's own groups must not capture: they would shift the suggestions."""
        if re.compile(word).groups:
            raise SystemExit(f"prose.toml: {word}: write (?:...) instead of (...)")
        return word.replace(" ", r"\s+")

    def find(self, text: str) -> Iterator[tuple[int, str, str]]:
        """The position, the word as it is written and the suggestion, for every forbidden word of a text."""
        for found in self.expression.finditer(text):
            assert found.lastindex is not None
            yield found.start(), " ".join(found[0].split()), self.suggestions[found.lastindex - 1]


def blanked(text: str, patterns: Iterable[re.Pattern[str]]) -> str:
    """The text with what matches replaced by spaces, so that positions and line numbers stay."""
    for pattern in patterns:
        text = pattern.sub(lambda found: re.sub(r"\S", " ", found[0]), text)
    return text


def docstrings(source: str) -> str:
    """Only the docstrings of a Python file, each on its own lines."""
    kept = [""] * (source.count("\n") + 1)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or not node.body:
            continue
        first = node.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            for number, line in enumerate(source.splitlines()[first.lineno - 1 : first.end_lineno], first.lineno - 1):
                kept[number] = line
    return "\n".join(kept)


def prose(path: Path) -> str:
    """The text of a file that people read, with its line numbers."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return blanked(text, MARKDOWN_CODE)
    if path.suffix == ".ftl":
        return blanked(text, FLUENT_CODE)
    return blanked(docstrings(text), DOCSTRING_CODE)


def findings(path: Path, words: WordList, root: Path = ROOT) -> list[Finding]:
    text = prose(path)
    name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()
    return [
        Finding(name, text.count("\n", 0, position) + 1, word, suggestion)
        for position, word, suggestion in words.find(text)
    ]


def matching(patterns: list[str], root: Path = ROOT) -> list[Path]:
    return sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()})


def below(path: Path, folders: list[str], root: Path = ROOT) -> bool:
    """Whether a file is one of these files or in one of these folders."""
    return any(path.is_relative_to(root / folder) for folder in folders)


def given(paths: list[Path], checked: list[Path]) -> list[Path]:
    """The files of the arguments: those of a folder as prose.toml has them, single files as they are."""
    found: list[Path] = []
    for path in paths:
        whole = path.resolve()
        found += [file for file in checked if file.is_relative_to(whole)] if whole.is_dir() else [whole]
    return found


def without_findings(entries: list[str], checked: list[Path], words: WordList, root: Path = ROOT) -> list[str]:
    """The entries of `not_yet` that need not be there any more."""
    return [
        entry
        for entry in entries
        if not any(findings(path, words, root) for path in checked if below(path, [entry], root))
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Find words that the project does not use.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="only these; default: all but `not_yet`")
    options = parser.parse_args(arguments)
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    words = WordList(settings["words"])
    checked, not_yet = matching(settings["files"]["checked"]), settings["files"]["not_yet"]
    files = given(options.paths, checked) if options.paths else [path for path in checked if not below(path, not_yet)]
    found = [finding for path in files for finding in findings(path, words)]
    for finding in found:
        print(finding)
    print(f"{len(files)} files, {len(found)} words to replace", file=sys.stderr)
    if not options.paths and (clean := without_findings(not_yet, checked, words)):
        print(f"Nothing left in {', '.join(clean)}: remove from not_yet in {SETTINGS.name}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
