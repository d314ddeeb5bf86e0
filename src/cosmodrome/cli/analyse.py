"""Analyse a finished match: luck and skill of every seat, and the mistakes."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.bots.game_analysis import Analysis, Move
from cosmodrome.cli._advice import amount, signed
from cosmodrome.cli._arguments import add_language, language_of, print_json, read_text, whole
from cosmodrome.cli._progress import Progress
from cosmodrome.core.advice import Scale
from cosmodrome.core.errors import BadInput
from cosmodrome.core.i18n import Text
from cosmodrome.core.match.replay import Replay
from cosmodrome.lab.parallel_analysis import analyse

SIGNS = {"blunder": "??", "mistake": "?", "inaccuracy": "?!"}
STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument(
        "--playouts", type=whole(10, 100_000), default=300, metavar="N", help="for every choice; default 300"
    )
    parser.add_argument(
        "--luck-playouts", type=whole(1, 10_000), default=40, metavar="N", help="for every possible draw; default 40"
    )
    parser.add_argument("--workers", type=whole(1, 256), default=1, metavar="W", help="processes; default 1")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")


def run(args: argparse.Namespace) -> int:
    source = read_text(args.file)
    replay = Replay.read(source)
    if replay.match is None:
        raise BadInput("this is a position; hint says what to do there, analyse needs a record")
    with Progress("events", replay.read_events - 1) as progress:
        found = analyse(source, args.playouts, args.luck_playouts, args.workers, progress.advance)
    if args.json:
        print_json(as_json(replay, found))
    else:
        show(replay, found, language_of(args, replay.game))
    return 0


def as_json(replay: Replay, found: Analysis) -> dict[str, Any]:
    to_json = replay.game.to_json
    return {
        "game": replay.game.meta.id,
        "unit": found.scale.unit,
        "seats": [
            {
                "name": name,
                "luck": found.luck(seat),
                "luck_margin": found.luck_margin(seat),
                "lost": found.lost(seat),
                "accuracy": found.accuracy(seat),
                "result": found.result_of(seat),
            }
            for seat, name in enumerate(found.names)
        ],
        "moves": [
            {
                "step": move.step,
                "seat": move.seat,
                "action": to_json(move.action),
                "best": to_json(move.best.action),
                "worth": move.played.worth,
                "behind": move.played.behind,
                "margin": move.played.behind_margin,
                "verdict": move.verdict,
            }
            for move in found.moves
        ],
        "good": [
            {
                "step": move.step,
                "seat": move.seat,
                "action": to_json(move.action),
                "ahead": move.second.behind,
                "margin": move.second.behind_margin,
            }
            for move in found.moves
            if move.is_good and move.second is not None
        ],
        "draws": [asdict(stroke) for stroke in found.strokes],
        "chances": [{"step": step, **asdict(each)} for step, each in found.chances.items()],
    }


def show(replay: Replay, found: Analysis, locale: str) -> None:
    console = Console(highlight=False)
    text = replay.game.text(locale, found.names)
    seats = Table(box=SIMPLE_HEAD)
    columns = ("player", "result", "luck", "lost", "accuracy", "judged", "close")
    for column in columns:
        seats.add_column(text.say(f"analysis-{column}"), justify="left" if column == "player" else "right")
    for seat, name in enumerate(found.names):
        own = [move for move in found.moves if move.seat == seat]
        result, accuracy = found.result_of(seat), found.accuracy(seat)
        seats.add_row(
            name,
            "–" if result is None else amount(result, found.scale),
            with_margin(signed(found.luck(seat), found.scale), found.luck_margin(seat), found.scale),
            signed(-found.lost(seat), found.scale),
            "–" if accuracy is None else f"{100 * accuracy:.0f} %",
            str(len(own)),
            str(sum(move.verdict == "close" for move in own)),
        )
    console.print(seats)
    console.print(Rich(text.say(f"analysis-units-{found.scale.unit}"), style="dim"))
    mistakes = [move for move in found.moves if move.verdict in SIGNS]
    if not mistakes:
        console.print(text.say("analysis-no-mistakes"))
        return
    console.print(mistakes_table(replay, mistakes, text, locale, found.scale))


def mistakes_table(replay: Replay, mistakes: list[Move], text: Text, locale: str, scale: Scale) -> Table:
    table = Table(box=SIMPLE_HEAD, title=text.say("analysis-mistakes"), title_justify="left")
    for column in ("step", "player", "played", "better", "cost"):
        table.add_column(text.say(f"analysis-{column}"), justify="right" if column in ("step", "cost") else "left")
    for move in mistakes:
        before = replay.state(move.step - 1)
        table.add_row(
            str(move.step),
            replay.names[move.seat],
            Rich(
                f"{replay.game.describe(before, move.action, locale)} {SIGNS[move.verdict]}", style=STYLES[move.verdict]
            ),
            replay.game.describe(before, move.best.action, locale),
            with_margin(signed(-move.played.behind, scale), move.played.behind_margin, scale),
        )
    return table


def with_margin(said: str, margin: float, scale: Scale) -> str:
    """What is estimated by playouts comes with its interval."""
    return said if scale.is_exact else f"{said} ± {100 * margin:.0f}"
