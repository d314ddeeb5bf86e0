"""Lays out a crowded table of Leaving Earth for tests and measurements of the page.

Five agencies, forty spacecraft, two hundred components and twenty years of log, played by the rules and saved in a
folder that a server can be started on.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.match.match import Match
from cosmodrome.games.leaving_earth.bots.planner_bot import HARMLESS
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.server.protocol import NewSeat, NewTable, TakeSeat
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage

NAMES = ("Ada", "Linus", "Grace", "Alan", "Hedy")
CRAFT, COMPONENTS = 40, 200  # at least; every agency wants one spacecraft more, because some are lost
HANGARED, ROCKETS = 6, 6  # spacecraft that each agency keeps on Earth, and the rockets of each beside its probe
STATION = ("probe", "saturn")  # what is sent up
OPTIONS = {"level": "very_hard", "mercury": True, "last_year": 1976}

Wish = tuple[str, str, Any]  # verb, argument, value


class Director:
    """Decides for every agency; whatever it does not care about is answered so that nothing happens."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game = match.game
        self.polished: set[tuple[int, int, int]] = set()  # year, seat and spacecraft

    @property
    def state(self) -> LeavingEarth:
        assert isinstance(self.match.state, LeavingEarth)
        return self.match.state

    def play(self, last_year: int) -> None:
        match = self.match
        while not match.is_over and self.state.year < last_year:
            seat = match.players_to_move()[0]
            match.play(seat, self.choice(seat), match.timeline.last_at + 1000)

    def choice(self, seat: int) -> int:
        legal = self.match.legal(seat)
        words = [self.game.to_json(action) for action in legal]
        for verb, argument, value in self.wishes(seat):
            for action, word in zip(legal, words, strict=True):
                if word["verb"] == verb and (not argument or word[argument] == value):
                    return action
        return next((action for action in HARMLESS if action in legal), legal[0])

    def wishes(self, seat: int) -> Iterator[Wish]:
        s = self.state
        view = self.match.view(seat)
        prompt, agency = view["prompt"], view["agencies"][seat]
        if prompt == "burn":
            yield "fire", "", None
        if prompt == "act":
            yield from self.on_turn(s.year, seat, agency)
        if prompt == "work":
            yield from self.at_work(s.year, seat, agency, view["craft"])

    def on_turn(self, year: int, seat: int, agency: dict[str, Any]) -> Iterator[Wish]:
        known = {entry["id"] for entry in agency["advancements"]}
        for name in ("juno_rockets", "saturn_rockets"):
            if name not in known:
                yield "research", "advancement", name
        loose = {stack["item"]: stack["ready"] for stack in agency["components"]}
        at_home = sum(craft["location"] == "earth" for craft in agency["craft"])
        if at_home < HANGARED:
            yield from (("buy", "item", "probe") for _ in range(not loose.get("probe")))
            yield from (("buy", "item", "juno") for _ in range(loose.get("juno", 0) < ROCKETS))
            if loose.get("probe") and loose.get("juno", 0) >= ROCKETS:
                yield "build", "", None
        elif len(agency["craft"]) <= CRAFT // len(NAMES) and "saturn_rockets" in known:
            for item in STATION:
                if not loose.get(item):
                    yield "buy", "item", item
            if all(loose.get(item) for item in STATION):
                yield "build", "", None
        else:
            yield "research", "", None
        for craft in agency["craft"]:
            if craft["location"] == "earth" and (year, seat, craft["number"]) not in self.polished:
                yield "craft", "craft", craft["number"]

    def at_work(self, year: int, seat: int, agency: dict[str, Any], number: int) -> Iterator[Wish]:
        craft = next(one for one in agency["craft"] if one["number"] == number)
        aboard = {stack["item"]: stack["ready"] for stack in craft["components"]}
        loose = {stack["item"]: stack["ready"] for stack in agency["components"]}
        if craft["location"] == "earth":
            if not aboard.get("probe"):
                yield "load", "item", "probe"
            if aboard.get("saturn"):
                yield "maneuver", "maneuver", "earth__earth_orbit"
            if loose.get("saturn") and not aboard.get("juno"):
                yield "load", "item", "saturn"
            if loose.get("juno") and aboard.get("juno", 0) < ROCKETS:
                yield "load", "item", "juno"
            elif (year, seat, number) not in self.polished:
                self.polished.add((year, seat, number))
                yield "unload", "item", "juno"


async def lay(folder: Path, last_year: int = 1975) -> tuple[str, list[str]]:
    storage = Storage(f"sqlite:///{folder / 'cosmodrome.db'}")
    services = Services(storage, None, 1)
    await services.open()
    try:
        wish = NewTable("leaving_earth", [NewSeat() for _ in NAMES], options=OPTIONS, takeover=None)
        table, invite = await services.factory.new_table(wish)
        keys = []
        for name in NAMES:
            _, key = await services.seating.sit(table, TakeSeat(name, secrets.token_hex(8), invite=invite))
            keys.append(key)
        await table.do(lambda: Director(table.running()).play(last_year))
        return table.data.id, keys
    finally:
        await services.close()


def crowd(folder: Path, last_year: int = 1975) -> tuple[str, list[str]]:
    """The table's id and the keys of its seats."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as aside:  # whoever drives a browser has a loop running here
        return aside.submit(lambda: asyncio.run(lay(folder, last_year))).result()


if __name__ == "__main__":
    import sys

    print(*crowd(Path(sys.argv[1])))
