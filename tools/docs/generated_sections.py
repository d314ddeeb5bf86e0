"""Parts of a page of the docs that a tool makes, between two comments that name it."""

from __future__ import annotations

from pathlib import Path


def marks(name: str, tool: str) -> tuple[str, str]:
    """The comments before and after a part."""
    return f"<!-- {name}: made by tools/{tool} -->\n", f"<!-- end of {name} -->\n"


def split(page: Path, name: str, tool: str) -> tuple[str, str, str]:
    """What stands before a part, in it and after it."""
    begin, end = marks(name, tool)
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    part, ends, after = rest.partition(end)
    if not found or not ends:
        raise SystemExit(f"{page.name} has no part {begin.strip()} ... {end.strip()}")
    return before, part, after


def replace_part(page: Path, name: str, tool: str, text: str) -> None:
    """Put `text` where the part of that name stands in the page."""
    before, _, after = split(page, name, tool)
    begin, end = marks(name, tool)
    page.write_text(f"{before}{begin}{text.rstrip()}\n{end}{after}", encoding="utf-8")


def part_of(page: Path, name: str, tool: str) -> str:
    return split(page, name, tool)[1]
