"""List the games, with their players, options and bots."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from cosmodrome.cli._arguments import print_json
from cosmodrome.core.i18n import Text, text_for
from cosmodrome.core.meta import Meta, written
from cosmodrome.games import metas


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    if args.json:
        print_json(
            {
                "games": [
                    {
                        "id": meta.id,
                        "title": meta.title,
                        "designer": meta.designer,
                        "publisher": meta.publisher,
                        "players": [meta.fewest, meta.most],
                        "rules": meta.rules,
                        "locales": meta.locales,
                        "bots": meta.bots,
                        "options": {
                            option.name: {
                                "choices": option.choices,
                                "default": option.default,
                                "ruling": option.ruling,
                                "needs": option.needs,
                            }
                            for option in meta.options
                        },
                    }
                    for meta in metas().values()
                ]
            }
        )
        return 0
    console = Console()
    for meta in metas().values():
        console.print(f"[bold]{meta.id}[/bold]  {meta.title} ({meta.designer}, {meta.publisher} {meta.year})")
        console.print(f"  {meta.summary}")
        console.print(
            f"  {meta.fewest}-{meta.most} players, about {meta.minutes} minutes, bots: {', '.join(meta.bots)}"
        )
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for option in meta.options:
            choices = " | ".join(map(written, option.choices))
            remark = f"needs {option.needs}" if option.needs else option.ruling
            table.add_row(option.name, choices, f"default {written(option.default)}", remark)
        console.print(table)
        text = text_for(meta.id, "en")
        for credit in meta.credits:
            console.print(f"  [dim]{credit_line(meta, credit, text)}[/dim]")
    return 0


def credit_line(meta: Meta, credit: str, text: Text) -> str:
    message = f"credit-{credit}"
    if not text.has(message):
        return credit
    return text.say(message, {"designer": meta.designer, "publisher": meta.publisher, "year": str(meta.year)})
