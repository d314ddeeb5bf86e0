"""Exact chances of a rocket in MLEM: the next roll, how far it can still get, and whether to get off.

The numbers are for one astronaut alone who commands the rocket; `odds/lone_expedition.py` computes them.
"""

from __future__ import annotations

import argparse
import json
from fractions import Fraction
from typing import Any

from fluent.runtime.types import fluent_number
from rich.bar import Bar
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text
from cosmodrome.games.mlem.engine.state import NO_TOKEN, Mlem
from cosmodrome.games.mlem.odds.lone_expedition import MOST_ENGINEERS, NOWHERE, Expedition, Rocket
from cosmodrome.games.mlem.ui.prompts import site
from cosmodrome.games.mlem.ui.terminal import STYLES
from cosmodrome.games.mlem.ui.text_board import risk
from cosmodrome.games.mlem.ui.view import faces
from cosmodrome.games.mlem.vocabulary import CHOOSE_DICE, CHOOSE_ENGINEER, CRASH_LANDING, REVEAL_TOKEN

BAR = 20  # characters
NEARLY_NEVER = Fraction(1, 1000)
NEARLY_ALWAYS = Fraction(999, 1000)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--space", type=int, metavar="N", help="where the rocket is")
    parser.add_argument("--dice", type=int, metavar="N", help="how many dice it has left")
    parser.add_argument("--engineers", type=int, metavar="N", help="engineers aboard who are not used yet; default 0")
    parser.add_argument("--position", metavar="LINE", help="a whole table as one line of text, instead of the above")


def run(args: argparse.Namespace) -> int:
    table = table_of(args)
    expedition = Expedition(table)
    rocket = checked(rocket_of(args, table), expedition)
    if args.json:
        print(json.dumps(found(args.game, expedition, rocket), ensure_ascii=False))
    else:
        show(args.game, args.game.text(args.locale), table, expedition, rocket)
    return 0


# --- which rocket ------------------------------------------------------------


def table_of(args: argparse.Namespace) -> Mlem:
    """The table of the position, or an empty one."""
    if args.position is None:
        missing = [name for name in ("space", "dice") if getattr(args, name) is None]
        if missing:
            raise BadInput(f"--{missing[0]} is missing: name --space and --dice, or give a --position")
        table = args.game.new(args.game.meta.fewest)
        assert isinstance(table, Mlem)
        return table
    given = [name for name in ("space", "dice", "engineers") if getattr(args, name) is not None]
    if given:
        raise BadInput(f"--{given[0]} does not go with --position, which says that already")
    table = args.game.from_text(args.position)
    assert isinstance(table, Mlem)
    if table.is_terminal() or table.dice == 0 or table.step in (REVEAL_TOKEN, CRASH_LANDING):
        raise BadInput("no rocket is flying in this position")
    return table


def rocket_of(args: argparse.Namespace, table: Mlem) -> Rocket:
    if args.position is None:
        return Rocket(args.space, args.dice, args.engineers or 0)
    return Rocket(int(table.space), int(table.dice), int(table.engineers), table.token != NO_TOKEN)


def checked(rocket: Rocket, expedition: Expedition) -> Rocket:
    last = expedition.setting.deep - 1
    if rocket.space == last + 1:
        raise BadInput(f"space {rocket.space} is deep space, where the expedition ends: name a space from 0 to {last}")
    for name, number, fewest, most in (
        ("space", rocket.space, 0, last),
        ("dice", rocket.dice, 1, expedition.setting.dice),
        ("engineers", rocket.engineers, 0, MOST_ENGINEERS),
    ):
        if not fewest <= number <= most:
            raise BadInput(f"{name} must be a whole number from {fewest} to {most}, not {number}")
    return rocket


# --- as JSON -----------------------------------------------------------------


def found(game: Game, expedition: Expedition, rocket: Rocket) -> dict[str, Any]:
    roll = expedition.next_roll(rocket)
    ahead = expedition.prospects(rocket)
    return {
        "game": game.meta.rules,
        "pack": game.pack.digest,
        "built_in": game.pack.is_built_in,
        "space": rocket.space,
        "dice": rocket.dice,
        "engineers": rocket.engineers,
        "token": expedition.ability if rocket.token else None,
        "next_roll": {
            "crash": exact(roll.crash),
            "lost": exact(roll.lost),
            "groups": {face: exact(chance) for face, chance in roll.groups.items()},
            "spaces": {str(space): exact(chance) for space, chance in roll.spaces.items()},
        },
        "reach": {str(space): ahead.reach[space] for space in spaces_ahead(expedition, rocket)},
        "deep_space": ahead.reach[-1],
        "points": {"get_off": expedition.worth[rocket.space], "stay": ahead.points},
        "advice": expedition.advice(rocket),
    }


def exact(chance: Fraction) -> dict[str, Any]:
    return {"exact": str(chance), "chance": float(chance)}


def spaces_ahead(expedition: Expedition, rocket: Rocket) -> range:
    return range(rocket.space + 1, expedition.setting.deep + 1)


# --- for people --------------------------------------------------------------


def show(game: Game, text: Text, table: Mlem, expedition: Expedition, rocket: Rocket) -> None:
    console = Console(highlight=False)
    counts = {"space": rocket.space, "dice": rocket.dice, "engineers": rocket.engineers}
    console.print(Rich(text.say("odds-rocket", counts), "bold"))
    if rocket.token:
        dice = faces(table.setting.token_extra[table.token])
        extra = " ".join("▲" if face == "afterburner" else face for face in dice)
        ability = f"{text.term(f'ability-{expedition.ability}')} {extra}".strip()
        console.print(Rich(text.say("odds-token", {"ability": ability}), STYLES["token"]))
    for part in (
        next_roll(text, expedition, rocket),
        ways(text, table, expedition, rocket),
        Rich("\n").join(verdict(text, expedition, rocket)),
        Rich("\n".join(notes(game, text, table)), "dim"),
    ):
        console.print()
        console.print(part)


def next_roll(text: Text, expedition: Expedition, rocket: Rocket) -> Table:
    roll = expedition.next_roll(rocket)
    grid = sheet()
    grid.add_column(text.term("odds-next_roll"))
    grid.add_column(text.term("odds-chance"), justify="right")
    grid.add_column(text.term("odds-exact"), justify="right", style="dim")
    grid.add_column("", width=BAR)
    rows = [(text.term("odds-crash"), roll.crash, STYLES[risk(float(roll.crash))])]
    if rocket.engineers or rocket.token:
        rows.append((text.term("odds-lost"), roll.lost, STYLES[risk(float(roll.lost))]))
    for face, chance in roll.groups.items():
        rows.append((text.say("odds-group", {"face": text.term(f"face-{face}")}), chance, ""))
    for label, chance, style in rows:
        grid.add_row(Rich(label, style), percent(text, chance), str(chance), bar(chance))
    return grid


def ways(text: Text, table: Mlem, expedition: Expedition, rocket: Rocket) -> Table:
    """Every space ahead: what it is worth, the chance to move exactly there now, the chance to get that far."""
    roll = expedition.next_roll(rocket)
    ahead = expedition.prospects(rocket)
    grid = sheet()
    grid.add_column(text.term("odds-space"), justify="right")
    grid.add_column(text.term("odds-site"))
    grid.add_column(text.term("odds-worth"), justify="right")
    grid.add_column(text.term("odds-next_move"), justify="right")
    grid.add_column(text.term("odds-reach"), justify="right")
    grid.add_column("", width=BAR)
    for space in spaces_ahead(expedition, rocket):
        deep = space == expedition.setting.deep
        place = text.term("deep-space") if deep else "".join(site(table, space, text))
        points = expedition.worth[space]
        grid.add_row(
            "" if deep else str(space),
            place,
            "" if points is None else str(points),
            percent(text, roll.spaces.get(space, Fraction(0))),
            percent(text, ahead.reach[space]),
            bar(ahead.reach[space]),
        )
    return grid


def sheet() -> Table:
    return Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False, header_style="dim", show_edge=False)


def percent(text: Text, chance: Fraction | float) -> str:
    """Whole percents, but nothing is called impossible or certain that is not."""
    if chance == 0:
        return "·"
    near = NEARLY_NEVER if chance < NEARLY_NEVER else NEARLY_ALWAYS if NEARLY_ALWAYS < chance < 1 else chance
    digits = 1 if near < 0.01 or 0.99 < near < 1 else 0
    number = fluent_number(float(near), style="percent", maximumFractionDigits=digits)
    shown = text.say("odds-percent", {"odds": number})
    return f"{'<' if near > chance else '>' if near < chance else ''}{shown}"


def bar(chance: Fraction | float) -> Bar:
    return Bar(1.0, 0.0, float(chance), width=BAR, color="#5a6bd0")


def verdict(text: Text, expedition: Expedition, rocket: Rocket) -> list[Rich]:
    """What getting off here brings, what flying on would, and which is better."""
    here = expedition.worth[rocket.space]
    average = fluent_number(expedition.prospects(rocket).points, minimumFractionDigits=2, maximumFractionDigits=2)
    advice = expedition.advice(rocket)
    said = [] if here is None else [Rich(text.say("odds-get_off", {"points": here}))]
    said.append(Rich(text.say("odds-stay", {"points": average})))
    said.append(Rich(text.term(f"odds-advice-{advice}"), "" if advice == NOWHERE else STYLES["good"]))
    return said


def notes(game: Game, text: Text, table: Mlem) -> list[str]:
    """What the numbers rest on."""
    said = [text.term("odds-assumed")]
    if table.step in (CHOOSE_DICE, CHOOSE_ENGINEER):
        said.append(text.term("odds-rolled"))
    if table.setting.ufo or table.setting.explorations:
        said.append(text.term("odds-variants"))
    if game.pack.is_built_in:
        said.append(text.term("odds-built_in"))
    return said
