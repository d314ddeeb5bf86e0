"""Reads a Fluent file of the package for the tests of its sentences."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast


def source(folder: str, locale: str) -> str:
    return (resources.files("cosmodrome") / folder / "text" / f"{locale}.ftl").read_text(encoding="utf-8")


@cache
def messages_of(folder: str, locale: str) -> dict[str, ast.Message]:
    """All messages by their id; junk and doubles are errors."""
    entries = FluentParser().parse(source(folder, locale)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is there twice"
    return {message.id.name: message for message in found}
