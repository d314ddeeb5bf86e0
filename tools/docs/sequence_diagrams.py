"""Draws the sequence diagrams of docs/architecture.md as SVG files: `python -m tools.docs.sequence_diagrams`.

They are pictures of our own because the page of the docs must not load a script, and a test compares the files with
what this module draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MARGIN, COLUMN, HEAD, ROW = 16, 148, 56, 40  # pixels


@dataclass(frozen=True)
class Arrow:
    source: int
    target: int  # the same column: a note about work done there
    text: str
    is_reply: bool = False


@dataclass(frozen=True)
class Diagram:
    name: str
    title: str
    columns: tuple[str, ...]
    arrows: tuple[Arrow, ...]


DIAGRAMS = (
    Diagram(
        "sequence-move",
        "A click reaches the other screens",
        ("board", "connection", "table", "match", "database", "other screens"),
        (
            Arrow(0, 1, "act: id, seq, seat, action"),
            Arrow(1, 1, "check limits, decode"),
            Arrow(1, 2, "do(work), under the lock"),
            Arrow(2, 3, "play(seat, action)"),
            Arrow(3, 3, "check, apply, draw"),
            Arrow(3, 2, "events", is_reply=True),
            Arrow(2, 4, "commit, with other tables"),
            Arrow(4, 2, "committed", is_reply=True),
            Arrow(2, 5, "update for each seat and language"),
            Arrow(2, 0, "update and ok", is_reply=True),
            Arrow(2, 2, "wake the background task"),
        ),
    ),
    Diagram(
        "sequence-compute",
        "A bot replies, and a player requests a hint",
        ("player's page", "table", "background task", "match", "worker process", "all screens"),
        (
            Arrow(1, 2, "wake: a bot has to move"),
            Arrow(2, 3, "resample(seat)"),
            Arrow(3, 2, "state without secrets", is_reply=True),
            Arrow(2, 4, "choose, 2 s at most"),
            Arrow(4, 2, "action", is_reply=True),
            Arrow(2, 1, "do(play), under the lock"),
            Arrow(1, 1, "check, apply, commit"),
            Arrow(1, 5, "update"),
            Arrow(0, 1, "POST hint: seat, key"),
            Arrow(1, 4, "resampled state"),
            Arrow(4, 1, "values and reason", is_reply=True),
            Arrow(1, 0, "hint, to this player only", is_reply=True),
        ),
    ),
)

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1c2430; }
.head { fill: #dfe7f5; stroke: #5a6f96; }
.line { stroke: #9aa7bd; stroke-dasharray: 3 4; }
.call, .reply { stroke: #27406f; stroke-width: 1.5; fill: none; }
.reply { stroke-dasharray: 6 4; }
.tip { fill: #27406f; }
.note { fill: #fff6d8; stroke: #c7a94a; }
.label { fill: #ffffff; }
"""


def middle(column: int) -> float:
    return MARGIN + COLUMN * (column + 0.5)


def label(x: float, y: float, text: str) -> str:
    """Text on a white ground, so that the lines of the columns do not cross it."""
    width = 6.6 * len(text) + 6
    ground = f'<rect class="label" x="{x - width / 2:g}" y="{y - 12:g}" width="{width:g}" height="16"/>'
    return f'{ground}<text x="{x:g}" y="{y:g}" text-anchor="middle">{escape(text)}</text>'


def drawn(arrow: Arrow, y: float) -> str:
    start, end = middle(arrow.source), middle(arrow.target)
    if arrow.source == arrow.target:
        width = 6.6 * len(arrow.text) + 16
        box = f'<rect class="note" x="{start - width / 2:g}" y="{y - 24:g}" width="{width:g}" height="26" rx="4"/>'
        return f'{box}<text x="{start:g}" y="{y - 7:g}" text-anchor="middle">{escape(arrow.text)}</text>'
    back = -8 if end > start else 8
    kind = "reply" if arrow.is_reply else "call"
    line = f'<path class="{kind}" d="M{start:g} {y:g}H{end + back / 2:g}"/>'
    tip = f'<path class="tip" d="M{end:g} {y:g}l{back} -5v10z"/>'
    return label((start + end) / 2, y - 8, arrow.text) + line + tip


def svg(diagram: Diagram) -> str:
    width = 2 * MARGIN + COLUMN * len(diagram.columns)
    height = HEAD + ROW * (len(diagram.arrows) + 1) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(diagram.title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#ffffff"/>',
    ]
    for number, name in enumerate(diagram.columns):
        x = middle(number)
        parts += [
            f'<path class="line" d="M{x:g} {HEAD - 8}V{height - MARGIN}"/>',
            f'<rect class="head" x="{x - 66:g}" y="{MARGIN}" width="132" height="32" rx="6"/>',
            f'<text x="{x:g}" y="{MARGIN + 21}" text-anchor="middle">{escape(name)}</text>',
        ]
    parts += [drawn(arrow, HEAD + ROW * (row + 1)) for row, arrow in enumerate(diagram.arrows)]
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    for diagram in DIAGRAMS:
        (PICTURES / f"{diagram.name}.svg").write_text(svg(diagram), encoding="utf-8")


if __name__ == "__main__":
    main()
