"""Scripts, and the players who say them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ACT,
    ACT_FOR,
    BURN,
    CANCEL,
    CHOOSE_EXPLORING,
    CHOOSE_FEATURE,
    CONSENT,
    CONSENT_ALL_YEAR,
    CRAFT,
    DONE,
    EXPLORE,
    FIRE,
    KEEP_FEATURE,
    KEEP_OUTCOME,
    NOWHERE,
    PASS,
    PRODUCTION,
    REMOVE_OUTCOME,
    REVEAL,
    SKIP_EXPLORING,
    STOP,
    SUCCESS,
    VENTURE,
    VOCABULARY,
    WORK,
)


class Actor(Bot):
    """Says its lines: actions in the game's own words, one after another, each as soon as it is possible.

    A line that cannot be said on Earth waits for the money of the next year. Between the lines the actor pays for
    failures, reveals what it sees, accepts what it is offered, lets others act for joint ventures, produces what it can
    and makes all other decisions at random. A bold actor explores features; a trusting one approves everything for a
    venture until the year is over.
    """

    name = "actor"

    def __init__(self, script: str) -> None:
        self.lines = [said for line in script.strip().splitlines() for said in spoken(line)]
        self.is_bold = False
        self.is_trusting = False

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, LeavingEarth)
        legal = state.legal_actions()
        line = self.line(state, legal)
        if line in legal:
            return line
        if ACCEPT in legal:
            return ACCEPT
        if CONSENT in legal:
            return CONSENT_ALL_YEAR if self.is_trusting else CONSENT
        if REMOVE_OUTCOME in legal:
            return REMOVE_OUTCOME if state.outcome != SUCCESS else KEEP_OUTCOME
        if state.step == ACT:
            return PASS if PASS in legal else DONE
        if state.step == CHOOSE_EXPLORING:
            return EXPLORE if self.is_bold else SKIP_EXPLORING
        if state.step == CHOOSE_FEATURE:
            return min(legal, key=lambda action: state.setting.feature_cards[action - KEEP_FEATURE])
        if state.step == PRODUCTION:
            return max(legal)
        for way_out in (STOP, CANCEL, DONE):
            if way_out in legal:
                return way_out
        if REVEAL in legal:
            return REVEAL
        return rng.choice(legal)

    def line(self, state: LeavingEarth, legal: list[int]) -> int:
        """What is to be said now, or something that is not possible."""
        while self.lines:
            line = self.lines[0]
            if isinstance(line, Cue) and not line.is_over(state, legal):
                return line.action(state)
            if isinstance(line, int) and line not in legal:
                return NOWHERE
            self.lines.pop(0)
            if isinstance(line, int):
                return line
            if isinstance(line, Mood):
                self.is_bold = line.is_bold
            if isinstance(line, Trust):
                self.is_trusting = True
        return NOWHERE


class Cue(ABC):
    """A line that is no action: the actor stays with it until it is over."""

    @abstractmethod
    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool: ...

    def action(self, state: LeavingEarth) -> int:
        return NOWHERE


@dataclass(frozen=True)
class Until(Cue):
    """`until 1972`: nothing is said before that year."""

    year: int

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        return bool(state.year >= self.year)


@dataclass(frozen=True)
class Await(Cue):
    """`await 1`: nothing is said before that spacecraft has arrived."""

    craft: int

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        seat = state.current_player()
        return bool(state.step == ACT and state.fleet(seat) >> self.craft & 1 and not state.time(seat, self.craft))


@dataclass(frozen=True)
class AwaitFor(Cue):
    """`await esa 1`: nothing is said before that spacecraft of a venture has arrived."""

    venture: int
    craft: int

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        fleet = state.fleet(self.venture)
        return bool(state.step == ACT and fleet >> self.craft & 1 and not state.time(self.venture, self.craft))


@dataclass(frozen=True)
class Leave(Cue):
    """`leave`: enough has been done for a venture; from here on the agency acts for itself."""

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        return bool(state.step == ACT and state.turn < VENTURE)

    def action(self, state: LeavingEarth) -> int:
        return DONE if state.step in (ACT, WORK) else NOWHERE


@dataclass(frozen=True)
class Trust(Cue):
    """`trusting`: from now on others may do for a venture what they like."""

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        return True


@dataclass(frozen=True)
class Mood(Cue):
    """`bold` or `careful`: whether features are explored from now on."""

    is_bold: bool

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        return state.step in (ACT, WORK)


@dataclass(frozen=True)
class Burn(Cue):
    """`burn ion_thruster`: as many of them as the maneuver needs, or as there are."""

    kind: int

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        return state.step in (ACT, WORK) or (state.step == BURN and FIRE + self.kind not in legal)

    def action(self, state: LeavingEarth) -> int:
        return FIRE + self.kind if state.step == BURN else NOWHERE


@dataclass
class Try(Cue):
    """`try heal`: once, if it is possible when the actor is next asked what to do."""

    wish: int
    is_said: bool = False

    def is_over(self, state: LeavingEarth, legal: list[int]) -> bool:
        return self.is_said or (state.step in (ACT, WORK) and self.wish not in legal)

    def action(self, state: LeavingEarth) -> int:
        self.is_said = state.step in (ACT, WORK)
        return self.wish if self.is_said else NOWHERE


STANDING: dict[str, Cue] = {"leave": Leave(), "trusting": Trust()}


def spoken(line: str) -> list[int | Cue]:
    """`buy juno x3` is three actions; an empty line or a remark is none; who waits for a spacecraft goes aboard."""
    words = line.split("#")[0].split()
    if not words:
        return []
    if words[0] in ("bold", "careful"):
        return [Mood(words[0] == "bold")]
    if words[0] == "until":
        return [Until(int(words[1]))]
    if words[0] in STANDING:
        return [STANDING[words[0]]]
    if words[0] == "await" and words[1] in ids.VENTURES:
        venture = ids.VENTURES.index(words[1])
        return [AwaitFor(VENTURE + venture, int(words[2])), ACT_FOR + venture, CRAFT + int(words[2])]
    if words[0] == "await":
        return [Await(int(words[1])), CRAFT + int(words[1])]
    if words[0] == "try":
        return [Try(action) for action in spoken(line.partition("try")[2]) if isinstance(action, int)]
    if words[0] == "burn":
        return [Burn(ids.COMPONENTS.index(words[1]))]
    times = int(words.pop()[1:]) if words[-1][0] == "x" and words[-1][1:].isdecimal() else 1
    verb = next(verb for verb in VOCABULARY.verbs if verb.name == words[0])
    said = {"verb": verb.name}
    if verb.argument is not None:
        said[verb.argument] = int(words[1]) if words[1].isdecimal() else words[1]  # type: ignore[assignment]
    return [VOCABULARY.from_json(said)] * times
