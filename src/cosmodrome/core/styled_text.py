"""Lines of a table in text, built of spans: each a piece of text with the name of a style.

Plain text drops the styles, the terminal turns them into colours.
"""

from __future__ import annotations

Span = tuple[str, str]
Line = list[Span]


def plain(line: Line) -> str:
    return "".join(piece for piece, _ in line).rstrip()


def length(line: Line) -> int:
    return sum(len(piece) for piece, _ in line)


def padded(line: Line, width: int) -> Line:
    """At least so wide."""
    return [*line, (" " * max(width - length(line), 0), "")]


def clipped(line: Line, width: int) -> Line:
    """At most so wide; an ellipsis shows that something is cut off."""
    if length(line) <= width:
        return line
    found: Line = []
    left = width - 1
    for piece, style in line:
        found.append((piece[:left], style))
        left -= len(piece[:left])
    return [*found, ("…", "dim")]
