"""Parts of a page of the docs that a tool makes, between two comments that name it."""

from __future__ import annotations

from pathlib import Path


def replace_part(page: Path, name: str, tool: str, text: str) -> None:
    """Put `text` where the part of that name stands in the page."""
    begin, end = f"<!-- {name}: made by tools/{tool} -->\n", f"<!-- end of {name} -->\n"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, ends, after = rest.partition(end)
    if not found or not ends:
        raise SystemExit(f"{page.name} has no part {begin.strip()} ... {end.strip()}")
    page.write_text(f"{before}{begin}{text.rstrip()}\n{end}{after}", encoding="utf-8")
