"""A hint as it looks in the terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.bots.hint_text import Advice
from cosmodrome.core.advice import VICTORY, Choice, Scale
from cosmodrome.core.i18n import Text


def table_of(advice: Advice, text: Text, title: str | None = None) -> RenderableType:
    """The choices with what they are worth, what is best, and why."""
    table = Table(box=SIMPLE_HEAD, title=Rich(title, style="bold") if title else None, title_justify="left")
    table.add_column(text.say("advice-choice"))
    columns = columns_of(advice)
    for name in columns:
        table.add_column(text.say(f"advice-{name}"), justify="right")
    for choice, said in zip(advice.choices, advice.sentences, strict=True):
        style = "bold" if choice is advice.choices[0] else "" if choice.is_close else "dim"
        table.add_row(Rich(said, style=style), *(cell(choice, name, text) for name in columns))
    told: list[RenderableType] = [table] if advice.choices else []
    told.append(Rich(advice.summary, style="bold"))
    if advice.reason:
        told.append(Rich(advice.reason))
    if 0 < len(advice.choices) < advice.legal:
        counts = {"weighed": len(advice.choices), "legal": advice.legal}
        told.append(Rich(text.say("advice-some", counts), style="dim"))
    return Group(*told)


def columns_of(advice: Advice) -> list[str]:
    """The columns of a choice: its worth, and the chance to win with its interval where that is known."""
    chances = ("victory", "margin") if advice.tells_chances else ()
    return list(dict.fromkeys((advice.scale.unit, *chances)))


def cell(choice: Choice, column: str, text: Text) -> str:
    if column == "margin":
        return "" if choice.chance is None else f"± {100 * choice.chance_margin:.1f}"
    if column == choice.scale.unit:
        return text.say("advice-not-weighed") if choice.worth is None else amount(choice.worth, choice.scale)
    return "" if choice.chance is None else amount(choice.chance, VICTORY)


def amount(worth: float, scale: Scale) -> str:
    """As people read it: a chance in per cent, points and fields with a digit after the point."""
    return f"{100 * worth:.1f} %" if scale == VICTORY else f"{worth:.1f}"


def signed(worth: float, scale: Scale) -> str:
    """A difference: hundredths of a victory, or points."""
    return f"{100 * worth:+.0f}" if scale == VICTORY else f"{worth:+.1f}"
