"""A hint as it looks in the terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.bots.advice import Advice


def table_of(advice: Advice, title: str | None = None) -> RenderableType:
    """Every choice with its chance, what is best, and why."""
    table = Table(box=SIMPLE_HEAD, title=Rich(title, style="bold") if title else None, title_justify="left")
    for heading in advice.headings:
        table.add_column(heading, justify="right" if heading != advice.headings[0] else "left")
    for choice, said in zip(advice.choices, advice.sentences, strict=True):
        style = "bold" if choice is advice.choices[0] else "" if choice.is_close else "dim"
        table.add_row(Rich(said, style=style), f"{100 * choice.share:.1f} %", f"± {100 * choice.margin:.1f}")
    told: list[RenderableType] = [table, Rich(advice.summary, style="bold")]
    return Group(*told, Rich(advice.reason)) if advice.reason else Group(*told)
