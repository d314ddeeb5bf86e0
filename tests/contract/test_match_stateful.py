"""Arbitrary tables of MLEM: moves, wrong moves, taking back, saving, leaving in any order; nothing is ever lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cosmodrome import Match, Refused, Seat, load, verify
from cosmodrome.core.match import record as rec
from cosmodrome.games.mlem.engine.state import Mlem
from tests.games.mlem import invariants

GAME = load("mlem")
NAMES = ("Ada", "Linus", "Grace", "Edsger", "Barbara")
OPTIONS = {option.name: st.sampled_from(option.choices) for option in GAME.options}
TABLES = st.tuples(st.integers(2, 5), st.fixed_dictionaries(OPTIONS)).filter(lambda t: GAME.allows(t[1], players=t[0]))
SEATS = st.integers(0, len(NAMES) - 1)
STRANGE = st.one_of(
    st.integers(-5, GAME.num_distinct_actions + 5),
    st.booleans(),
    st.none(),
    st.text(max_size=4),
    st.dictionaries(
        st.sampled_from(["verb", "space", "with"]), st.sampled_from(["land", "fly", "stay", 3, True, None])
    ),
)


class Table(RuleBasedStateMachine):
    """A match and what must be true of it; `line` is what led to the present, as (seat, the table before the move)."""

    match: Match
    past: invariants.Past
    line: list[tuple[int, bytes]]

    @initialize(table=TABLES, humans=st.integers(0, 5), seed=st.integers(0, 2**64))
    def start(self, table: tuple[int, dict[str, Any]], humans: int, seed: int) -> None:
        players, options = table
        seats = [Seat(name, bot=None if i < humans else "random") for i, name in enumerate(NAMES[:players])]
        self.match = Match.start(GAME, seats, options, seed=seed, nonces=[f"nonce {i}" for i in range(len(seats))])
        self.past = invariants.Past.of(self.table())
        self.line = []

    def table(self) -> Mlem:
        assert isinstance(self.match.state, Mlem)
        return self.match.state

    def is_open(self) -> bool:
        return not self.match.is_over

    def frozen(self) -> str:
        return json.dumps([self.match.record(), self.match.state.to_bytes().hex(), self.match.log()])

    def seat(self, number: int) -> int:
        return number % len(self.match.seats)

    # --- playing -------------------------------------------------------------

    def move(self, choice: int) -> None:
        [seat] = self.match.players_to_move()
        if seat in self.match.absent:
            self.leave(lambda: self.match.hand_over(seat, Seat("Robot", bot="random")))
            [seat] = self.match.players_to_move()
        legal = self.match.legal(seat)
        assert legal, "nobody can do anything"
        before = self.match.state.to_bytes()
        self.match.play(seat, legal[choice % len(legal)])
        self.line.append((seat, before))

    @precondition(is_open)
    @rule(choice=st.integers(0, 10**6))
    def play(self, choice: int) -> None:
        self.move(choice)
        self.past = self.past.leads_to(self.table())

    @precondition(is_open)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=25))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            if self.is_open():
                self.play(choice)

    @rule(number=SEATS, action=STRANGE)
    def try_something_strange(self, number: int, action: Any) -> None:
        seat = self.seat(number)
        refusal = self.match.refusal(seat, action)
        if refusal is None:
            return
        before = self.frozen()
        with pytest.raises(Refused) as caught:
            self.match.play(seat, action)
        assert caught.value.code == refusal.code
        assert self.frozen() == before

    # --- taking back ---------------------------------------------------------

    @precondition(is_open)
    @rule(number=SEATS)
    def undo(self, number: int) -> None:
        seat = self.seat(number)
        mine = [i for i, (who, _) in enumerate(self.line) if who == seat]
        if seat in self.match.absent or self.match.undos.request is not None or not mine:
            before = self.frozen()
            with pytest.raises(Refused):
                self.match.undo(seat)
            assert self.frozen() == before
        elif self.match.undo(seat):
            self.took_back(mine[-1])

    def took_back(self, to: int) -> None:
        assert self.match.state.to_bytes() == self.line[to][1], "the table is not as it was"
        del self.line[to:]
        self.past = invariants.Past.of(self.table())

    @precondition(lambda self: self.is_open() and self.match.undos.request is not None)
    @rule(number=SEATS, yes=st.booleans())
    def answer(self, number: int, yes: bool) -> None:
        request = self.match.undos.request
        assert request is not None
        seat = self.seat(number)
        if seat not in request.waiting:
            with pytest.raises(Refused):
                self.match.answer(seat, yes)
            return
        mine = [i for i, (who, _) in enumerate(self.line) if who == request.seat]
        if self.match.answer(seat, yes):
            self.took_back(mine[-1])

    @precondition(is_open)
    @rule(number=SEATS)
    def redo(self, number: int) -> None:
        seat = self.seat(number)
        before, written = self.match.state.to_bytes(), self.frozen()
        try:
            self.match.redo(seat)
        except Refused:
            assert self.frozen() == written
            return
        self.line.append((seat, before))
        self.past = invariants.Past.of(self.table())

    # --- leaving and coming back ---------------------------------------------

    @precondition(lambda self: self.is_open() and len(self.match.resigned) + 2 < len(self.match.seats))
    @rule(number=SEATS)
    def resign(self, number: int) -> None:
        seat = self.seat(number)
        if seat in self.match.resigned:
            with pytest.raises(Refused):
                self.match.resign(seat)
        else:
            self.leave(lambda: self.match.resign(seat))
            assert self.match.legal(seat) == []

    def leave(self, go: Callable[[], None]) -> None:
        """A player leaves. If it was the last who had to agree to an undo, the undo is done now."""
        request = self.match.undos.request
        before = self.match.state.to_bytes()
        go()
        if isinstance(self.match.events[-1], rec.Undo):
            assert request is not None
            self.took_back(max(i for i, (who, _) in enumerate(self.line) if who == request.seat))
        else:
            assert self.match.state.to_bytes() == before

    @precondition(is_open)
    @rule(number=SEATS, bot=st.sampled_from([None, "random"]))
    def hand_over(self, number: int, bot: str | None) -> None:
        self.leave(lambda: self.match.hand_over(self.seat(number), Seat("Somebody", bot=bot)))

    @rule()
    def save_and_load(self) -> None:
        again = Match.load(json.dumps(self.match.record()))
        assert again.state.to_bytes() == self.match.state.to_bytes()
        assert again.record() == self.match.record()
        assert again.log() == self.match.log()
        assert again.undos.request == self.match.undos.request
        assert (again.resigned, again.absent, again.seats) == (self.match.resigned, self.match.absent, self.match.seats)
        self.match = again

    # --- always --------------------------------------------------------------

    @invariant()
    def nothing_is_lost(self) -> None:
        invariants.check(self.table())

    @invariant()
    def draws_never_repeat(self) -> None:
        drawn: dict[str, int] = {}
        for event in self.match.events:
            if isinstance(event, rec.Draw):
                assert event.index == drawn.get(event.stream, 0)
                drawn[event.stream] = event.index + (len(event.outcome) if isinstance(event.outcome, list) else 1)

    @invariant()
    def somebody_is_asked_or_it_is_over(self) -> None:
        asked = self.match.players_to_move()
        assert len(asked) == (0 if self.match.is_over else 1)
        for seat in range(len(self.match.seats)):
            assert bool(self.match.legal(seat)) == (seat in asked and seat not in self.match.absent)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            if self.is_open():
                self.match.abandon()
            verdict = verify(self.match.record())
            assert verdict.ok, verdict
            assert verdict.proof == "fair"


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=100, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
