"""Exact mission plans for Leaving Earth: what to buy, what to research, what to fire when, and how likely it succeeds.

`design/` works it out; here is what the command line says and asks.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from difflib import get_close_matches
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.console import Console

from cosmodrome.core.errors import BadInput
from cosmodrome.core.meta import Options
from cosmodrome.core.text import Text
from cosmodrome.games.leaving_earth import flightpath, itinerary
from cosmodrome.games.leaving_earth.design import Designer
from cosmodrome.games.leaving_earth.design.catalogue import EARTH, MANNED
from cosmodrome.games.leaving_earth.design.chances import Odds, with_helpers
from cosmodrome.games.leaving_earth.design.proposals import GOALS, Bureau, Proposal, Wish
from cosmodrome.games.leaving_earth.meta import EXPANSIONS

ALL = "all"
NICKNAMES = {"ions": "ion_thrusters", "ion": "ion_thrusters", "docking": "rendezvous", "reentry": "re_entry"}
MOST_CREW, MOST_CARGO = 20, 200


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
    parser.add_argument("--no", default="", metavar="A,...", help="advancements not to use, such as ions,docking")
    parser.add_argument("--capsule", metavar="NAME", help="the capsule to fly")
    parser.add_argument("--crew", type=int, metavar="N", help="how many astronauts; default 1")
    parser.add_argument("--place", metavar="PLACE", help="which place, where a mission has several")
    parser.add_argument("--options", default="", metavar="K=V,...", help="such as mercury=true,outer_planets=true")
    parser.add_argument("--svg", metavar="FILE", help="also draw the flight as a picture")


def run(args: argparse.Namespace) -> int:
    options = args.game.meta.check_options(args.game.meta.parse_options(args.options))
    args.game.check(options)
    text = args.game.text(args.locale)
    desk = Desk(args.game.data, options, text)
    wish, tested = desk.wish(args)
    odds = Odds(args.game.data, desk.played, tested)
    try:
        proposal = Bureau(desk.designer, odds).propose(wish)
    except ValueError as error:
        raise BadInput(str(error)) from None
    if args.svg:
        picture = flightpath.draw(desk.designer, proposal, text)
        try:
            Path(args.svg).write_text(picture, encoding="utf-8")
        except OSError as error:
            raise BadInput(f"cannot write {args.svg}: {error.strerror}") from None
    if args.json:
        print(json.dumps(found(args.game.meta.rules, wish, proposal, odds), ensure_ascii=False))
    else:
        console = Console(highlight=False)
        for part in itinerary.show(desk.designer, odds, wish, proposal, text):
            console.print(part)
    return 0


# --- what is wished ----------------------------------------------------------


class Desk:
    """Understands names as people type them."""

    def __init__(self, data: dict[str, Any], options: Options, text: Text) -> None:
        self.played = frozenset(name for name in EXPANSIONS if options[name])
        self.designer = Designer(data, self.played)
        self.last_year = int(options["last_year"]) or self.designer.last_year
        self.text = text

    def wish(self, args: argparse.Namespace) -> tuple[Wish, frozenset[str]]:
        """What is wished, and which advancements have been tested to the end."""
        designer = self.designer
        if (args.mission is None) == (args.to is None):
            raise BadInput("name a --mission, or a place to bring something --to")
        mission = "" if args.mission is None else self.mission(args.mission)
        first_year = designer.first_year if args.from_year is None else args.from_year
        by = self.last_year if args.by is None else args.by
        if not designer.first_year <= first_year <= by <= self.last_year:
            raise BadInput(f"years go from {designer.first_year} to {self.last_year}, not from {first_year} to {by}")
        owned, tested = self.advancements(args.have), self.advancements(args.tested)
        if not mission:
            owned = frozenset(designer.research_cost)  # what it costs to move a mass is a question of rockets
        cargo = self.checked("payload", args.payload, 1, MOST_CARGO) if not mission else 0
        return Wish(
            first_year=first_year,
            by=by,
            mission=mission,
            cargo=cargo,
            start=EARTH if mission else self.place(args.start or EARTH),
            place=self.place(args.to) if not mission else self.place(args.place) if args.place else None,
            goal=args.goal,
            budget=args.budget,
            yearly=self.yearly(args, mission),
            owned=owned | tested,
            never=self.advancements(args.no),
            capsule=args.capsule,
            crew=self.crew(args, mission),
        ), tested

    def yearly(self, args: argparse.Namespace, mission: str) -> int | None:
        if args.yearly is None:
            return self.designer.yearly if mission else None
        return self.checked("yearly", args.yearly, 0, 10_000) or None

    def crew(self, args: argparse.Namespace, mission: str) -> int:
        if args.crew is not None and (not mission or self.designer.missions[mission]["requires"] not in MANNED):
            raise BadInput("nobody flies on that mission, so --crew has no meaning")
        return self.checked("crew", args.crew, 1, MOST_CREW)

    def checked(self, name: str, number: int | None, fewest: int, most: int) -> int:
        if number is None:
            return fewest
        if not fewest <= number <= most:
            raise BadInput(f"--{name} must be a whole number from {fewest} to {most}, not {number}")
        return number

    def mission(self, said: str) -> str:
        designer = self.designer
        known = {name: self.text.term(f"mission-{name}") for name in designer.missions}
        name = pick(said, known, "mission")
        if not designer.can_plan(name):
            raise BadInput(f"no ships are designed for missions like {known[name]}")
        return name

    def place(self, said: str) -> str:
        known = {name: self.text.term(f"location-{name}") for name in self.designer.arrivals}
        return pick(said, known, "place")

    def advancements(self, said: str) -> frozenset[str]:
        """By their names, or by what they let one buy, such as atlas."""
        known = {name: self.text.term(f"advancement-{name}") for name in self.designer.research_cost}
        if said.strip() == ALL:
            return frozenset(known)
        found = set()
        for name in filter(None, (part.strip() for part in said.split(","))):
            bought = self.designer.advancement_of.get(name, NICKNAMES.get(name, name))
            found.add(bought if bought in known else pick(name, known, "advancement"))
        return frozenset(found)


def words_of(said: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in said.lower()).split()


def pick(said: str, known: dict[str, str], kind: str) -> str:
    """The one that is meant: by its id or its name, by some of its words, or nearly."""
    wanted = words_of(said)
    spoken = {name: (words_of(name), words_of(title)) for name, title in known.items()}
    exact = [name for name, forms in spoken.items() if wanted in forms]
    if exact:
        return exact[0]
    partly = [name for name, forms in spoken.items() if any(wanted and set(wanted) <= set(form) for form in forms)]
    if len(partly) == 1:
        return partly[0]
    if partly:
        raise BadInput(f"{said!r} may be {listed(partly)}: which {kind}?")
    near = {" ".join(form): name for name, forms in spoken.items() for form in forms}
    close = get_close_matches(" ".join(wanted), near, n=1, cutoff=0.75)
    if close:
        return near[close[0]]
    raise BadInput(f"there is no {kind} {said!r}; there are {', '.join(known)}")


def listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}"


# --- as JSON -----------------------------------------------------------------


def exact(chance: Fraction) -> dict[str, Any]:
    return {"exact": str(chance), "chance": float(chance)}


def found(rules: str, wish: Wish, proposal: Proposal, odds: Odds) -> dict[str, Any]:
    plan, programme = proposal.plan, proposal.programme
    return {
        "game": rules,
        "mission": wish.mission or None,
        "goal": wish.goal,
        "cost": programme.cost,
        "ship": plan.cost,
        "research": sorted(programme.research),
        "mass": plan.mass,
        "years": plan.years,
        "launch": proposal.launch,
        "done": proposal.done,
        "chance": exact(proposal.chance),
        "helped": {skill: exact(chance) for skill, chance in with_helpers(plan, odds).items()},
        "components": dict(plan.components),
        "legs": [
            {
                "year": year,
                "maneuver": leg.maneuver,
                "years": leg.years,
                "difficulty": leg.difficulty,
                "mass": leg.mass,
                "rockets": dict(leg.rockets),
                "ion_thrusters": leg.thrusters,
                "collects": leg.collects,
            }
            for leg, year in zip(plan.legs, proposal.departures, strict=True)
        ],
        "events": [
            {"kind": event.kind, "place": event.place, "before_leg": event.leg, "parts": dict(event.parts)}
            for event in plan.events
        ],
        "spending": [
            {"year": one.year, "money": one.money, "research": list(one.research), "bought": dict(one.bought)}
            for one in proposal.spending
        ],
        "draws": [
            {"leg": draw.leg, "advancement": draw.advancement, "times": draw.times, "so_far": exact(draw.so_far)}
            for draw in proposal.draws
        ],
    }
