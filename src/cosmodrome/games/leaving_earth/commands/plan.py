"""Exact mission plans for Leaving Earth: what to buy, what to research, what to fire when, and how likely it succeeds.

`mission_planner/requests.py` reads the request and `ship_design/` makes the plan; here is what the command line
says and asks.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec
from rich.console import Console

from cosmodrome.core.errors import BadInput
from cosmodrome.games.leaving_earth.mission_planner import plan_svg, plan_tables
from cosmodrome.games.leaving_earth.mission_planner.requests import PlanRequest, RequestReader, answer_for
from cosmodrome.games.leaving_earth.ship_design.plan_service import MOST_STEPS, PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import GOALS
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mission", metavar="NAME", help='such as "mars sample return"')
    parser.add_argument("--to", metavar="PLACE", help="instead of a mission: bring a mass to a place")
    parser.add_argument("--from", dest="start", metavar="PLACE", help="from where; default earth")
    parser.add_argument("--payload", type=int, metavar="MASS", help="the mass to bring; default 1")
    parser.add_argument("--goal", choices=GOALS, default=GOALS[0], help="default cheapest")
    parser.add_argument("--budget", type=int, metavar="M", help="the most that ship and research may cost together")
    parser.add_argument("--yearly", type=int, metavar="M", help="money of a year, 0 for no limit; default as printed")
    parser.add_argument("--from-year", type=int, metavar="YEAR", help="the first year; default that of the game")
    parser.add_argument("--by", type=int, metavar="YEAR", help="the year in which it must be done; default the last")
    parser.add_argument("--have", default="", metavar="A,...", help="advancements that need no research, or all")
    parser.add_argument("--tested", default="", metavar="A,...", help="advancements without outcome cards, or all")
    parser.add_argument("--sure", type=float, metavar="P", help="pay for tests until the chance is this, such as 0.8")
    parser.add_argument("--no", default="", metavar="A,...", help="advancements not to use, such as ions,docking")
    parser.add_argument("--alone", action="store_true", help="no cargo ship is sent ahead")
    parser.add_argument("--capsule", metavar="NAME", help="the capsule to fly")
    parser.add_argument("--crew", type=int, metavar="N", help="how many astronauts; default 1")
    parser.add_argument("--place", metavar="PLACE", help="which place, where a mission has several")
    parser.add_argument(
        "--steps",
        type=int,
        default=MOST_STEPS,
        metavar="N",
        help=f"the most steps of each search, 0 for no limit; default {MOST_STEPS:,}",
    )
    parser.add_argument("--options", default="", metavar="K=V,...", help="such as mercury=true,outer_planets=true")
    parser.add_argument("--svg", metavar="FILE", help="also draw the flight as a picture")


def run(args: argparse.Namespace) -> int:
    options = args.game.meta.check_options(args.game.meta.parse_options(args.options))
    args.game.check(options)
    text = args.game.text(args.locale)
    reader = RequestReader(args.game.data, options, text)
    objective, tested = reader.objective(request_from(args))
    odds = Odds(args.game.data, reader.played, tested)
    if args.steps < 0:
        raise BadInput(f"--steps must be 0 or more, not {args.steps}")
    reader.designer.search_limit = SearchLimit(steps=args.steps) if args.steps else None
    try:
        proposal = PlanService(reader.designer, odds).propose(objective)
    except ValueError as error:
        raise BadInput(str(error)) from None
    if args.svg:
        picture = plan_svg.draw(reader.designer, proposal, text)
        try:
            Path(args.svg).write_text(picture, encoding="utf-8")
        except OSError as error:
            raise BadInput(f"cannot write {args.svg}: {error.strerror}") from None
    if args.json:
        print(
            json.dumps(msgspec.to_builtins(answer_for(reader.designer, objective, proposal, odds)), ensure_ascii=False)
        )
    else:
        console = Console(highlight=False)
        for part in plan_tables.show(reader.designer, odds, objective, proposal, text):
            console.print(part)
    return 0


def request_from(args: argparse.Namespace) -> PlanRequest:
    """What the arguments say; lists are written with commas."""
    words = {name: getattr(args, name) for name in PlanRequest.__struct_fields__}
    return PlanRequest(**words | {name: words[name].split(",") for name in ("have", "tested", "no")})
