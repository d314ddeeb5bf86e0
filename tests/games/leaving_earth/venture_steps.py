"""What can be done with a joint venture, step by step, and which of it a game shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import ACCEPT, HALF, OWNERS, VENTURE

Told = dict[str, Any]
STATIONS = {str(m["id"]) for m in ids.DATA["mission"] if m["requires"] == "station"}
LONG_JOURNEY = 2  # years

# Of what happens to somebody those steps that are the same for whoever it is.
SIMPLE = {
    "bought": "a venture buys a component",
    "hired": "a venture hires an astronaut",
    "loaded": "a spacecraft of a venture is put together",
    "fired": "a rocket of a venture is fired",
    "departed": "a spacecraft of a venture flies",
    "surveyed": "a place is surveyed for a venture",
    "feature_found": "a feature is found for a venture",
    "collected": "a sample is collected for a venture",
    "sold": "a sample is sold for a venture",
    "mission_completed": "a venture completes a mission",
    "occupied": "a venture lives in a place",
    "produced": "something is produced for a venture",
    "supported": "a crew of a venture can breathe",
    "fed": "a crew of a venture eats",
    "died": "an astronaut of a venture dies",
    "countered": "a counter-offer is made for a venture",
}

ALL = {
    *SIMPLE.values(),
    "shares are granted to several agencies",
    "somebody refuses to found a venture",
    "two ventures at once",
    "a venture is given money",
    "a venture is given a component",
    "a venture is given an astronaut",
    "a venture is given a spacecraft",
    "a shareholder trades with a venture",
    "somebody without a share trades with a venture",
    "a venture trades with an agency",
    "a venture trades with a venture",
    "whoever acts for a venture draws the outcome",
    "whoever acts for a venture pays for the outcome",
    "who knows how gives the crew of a venture air",
    "consent once",
    "consent for the year",
    "an action is forbidden",
    "a trade is forbidden",
    "a share is sold to the bank for money",
    "a share is bought from the bank for money",
    "somebody without a share buys one from the bank",
    "somebody without a share gets one by trade",
    "shares are traded for shares",
    "the bank's last share dissolves a venture",
    "a trade dissolves a venture",
    "a spacecraft of a venture goes to whoever dissolves it",
    "a spacecraft of a venture arrives years later",
    "a spacecraft of a venture arrives when its sender has no share left",
    "a venture completes the mission of a station",
    "the points of a venture are divided into less than halves",
}


class VentureSteps:
    """Reads one game, and adds what it shows to what others have shown."""

    def __init__(self, seen: set[str]) -> None:
        self.seen = seen
        self.turn = self.actor = self.director = 0
        self.is_trade = False  # that others are asked about
        self.shares: dict[tuple[int, int], int] = {}
        self.senders: dict[tuple[int, int], int] = {}  # of spacecraft that are under way

    def before(self, state: LeavingEarth) -> None:
        """What an event will not tell: who acts, and who has which shares."""
        if state.setting.ventures:
            self.turn, self.actor = int(state.turn), int(state.actor)
            self.director = int(state.decider(state.turn))
            self.is_trade = state.held == ACCEPT
            pairs = product(range(VENTURE, state.owners), range(state.players))
            self.shares = {(venture, seat): int(state.shares(venture, seat)) for venture, seat in pairs}

    def event(self, state: LeavingEarth, verb: str, entries: list[Told]) -> None:
        if not state.setting.ventures:
            return
        self.seen |= set(self.at_large(state, verb, entries))
        for told in entries:
            if told.get("seat", 0) >= VENTURE and told["happening"] in SIMPLE:
                self.seen.add(SIMPLE[told["happening"]])
            self.seen |= set(self.company(told, verb, entries))
            self.seen |= set(self.trade(told))
            self.seen |= set(self.flight(state, told))

    def at_large(self, state: LeavingEarth, verb: str, entries: list[Told]) -> Iterator[str]:
        if sum(bool(state.is_founded(venture)) for venture in range(VENTURE, state.owners)) > 1:
            yield "two ventures at once"
        if verb == "consent":
            yield "consent once"
        happened = {told["happening"] for told in entries}
        if "game_ended" in happened and any(score % (state.score_unit() // HALF) for score in state.scores()):
            yield "the points of a venture are divided into less than halves"

    def company(self, told: Told, verb: str, entries: list[Told]) -> Iterator[str]:
        """Founding, shares and how it ends."""
        happening = told["happening"]
        if happening == "founded" and sum(count > 0 for (v, _), count in self.shares.items() if v == venture(told)) > 2:
            yield "shares are granted to several agencies"
        elif happening == "shares_refused":
            yield "somebody refuses to found a venture"
        elif happening == "consented":
            yield "consent for the year"
        elif happening == "vetoed":
            yield "a trade is forbidden" if self.is_trade else "an action is forbidden"
        elif happening == "share_sold" and told["money"]:
            yield "a share is sold to the bank for money"
        elif happening == "share_bought" and told["cost"]:
            yield "a share is bought from the bank for money"
            if not self.shares[venture(told), told["seat"]]:
                yield "somebody without a share buys one from the bank"
        elif happening == "dissolved":
            yield "the bank's last share dissolves a venture" if verb == "buy_share" else "a trade dissolves a venture"
            if any(other["happening"] == "gave_craft" and other["seat"] == venture(told) for other in entries):
                yield "a spacecraft of a venture goes to whoever dissolves it"
        elif happening == "shares_given":
            if not any(self.shares[v, told["to"]] for v in range(VENTURE, OWNERS)):
                yield "somebody without a share gets one by trade"
            given = {other["seat"] for other in entries if other["happening"] == "shares_given"}
            if len(given) > 1:
                yield "shares are traded for shares"

    def trade(self, told: Told) -> Iterator[str]:
        happening, source, target = told["happening"], told.get("seat", 0), told.get("to", 0)
        if happening == "accepted":
            other = target if source == self.turn else source  # the seat that acts accepts a counter-offer
            if self.turn >= VENTURE:
                yield "a venture trades with " + ("a venture" if other >= VENTURE else "an agency")
            elif other >= VENTURE:
                has_share = self.shares[other, self.actor] > 0
                yield ("a shareholder" if has_share else "somebody without a share") + " trades with a venture"
        elif target >= VENTURE and source < VENTURE:
            if happening == "gave_money":
                yield "a venture is given money"
            elif happening == "gave":
                yield "a venture is given " + ("an astronaut" if told["item"] in ids.SKILLS else "a component")
            elif happening == "gave_craft":
                yield "a venture is given a spacecraft"

    def flight(self, state: LeavingEarth, told: Told) -> Iterator[str]:
        """What becomes of spacecraft and their crews."""
        happening, craft = told["happening"], (told.get("seat", 0), told.get("craft", 0))
        if self.turn >= VENTURE and happening == "outcome_drawn":
            yield "whoever acts for a venture draws the outcome"
            if told["advancement"] == "life_support" and told["seat"] != self.director:
                yield "who knows how gives the crew of a venture air"
        elif self.turn >= VENTURE and happening == "outcome_removed" and told["cost"]:
            yield "whoever acts for a venture pays for the outcome"
        elif craft[0] < VENTURE:
            return
        elif happening == "mission_completed" and told["mission"] in STATIONS:
            yield "a venture completes the mission of a station"
        elif happening == "departed" and told["years"] >= LONG_JOURNEY:
            self.senders[craft] = self.actor
        elif happening == "arrived" and craft in self.senders:
            yield "a spacecraft of a venture arrives years later"
            if not state.shares(craft[0], self.senders.pop(craft)):
                yield "a spacecraft of a venture arrives when its sender has no share left"


def venture(told: Told) -> int:
    return VENTURE + ids.VENTURES.index(told["venture"])
