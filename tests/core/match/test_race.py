"""Who was first, and what bots plan; all with times that the test makes up."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.race import MOST_COMPENSATION, Claim, PlannedClaims, in_order
from cosmodrome.core.match.record import Seat
from tests.support.toy_game import GAME, Stop


class Ranked(Stop):
    """The poorer of two goes first."""

    def claim_rank(self, seat: int) -> int:
        return self.crystals[seat]


def seats(claims: list[Claim]) -> list[int]:
    return [claim.seat for claim in claims]


def test_network_delay_is_compensated_up_to_a_limit() -> None:
    assert Claim(0, 1000).spoken == 1000
    assert Claim(0, 1000, half_trip=60).spoken == 940
    assert Claim(0, 1000, half_trip=5000).spoken == 1000 - MOST_COMPENSATION
    assert Claim(0, 1000, half_trip=-40).spoken == 1000, "nobody is set back"


def test_claims_are_ordered_by_their_time() -> None:
    table = GAME.new(3)
    far = Claim(1, 1100, half_trip=140)
    assert seats(in_order(table, [Claim(0, 1000), far, Claim(2, 980)])) == [1, 2, 0]


def test_simultaneous_claims_are_ordered_by_rank_and_then_by_seat() -> None:
    table = Ranked(GAME, 3, 5)
    table.crystals = [4, 2, 2]
    assert seats(in_order(table, [Claim(0, 50), Claim(2, 50), Claim(1, 50)])) == [1, 2, 0]


def test_hourglass_that_continues_keeps_its_deadline() -> None:
    class Patient(Stop):
        def clock_runs_on(self) -> bool:
            return self.round > 0

    match = Match.start(GAME, [Seat("Ada"), Seat("Linus")], {"seconds": 5}, seed=1)
    table = Patient(GAME, 2, 5)
    table.restore(match.state.numbers())
    table.journal = []
    match.timeline.state = table
    assert match.deadline() == 5000
    match.play(0, match.legal(0)[0], 1200)
    assert match.clock.is_racing()
    assert match.deadline() == 5000, "the same sand"
    assert match.tick(5000)
    assert match.deadline() == 5000, "what has run down stays down"


def test_race_without_a_time_limit_has_no_deadline() -> None:
    class Endless(Stop):
        def clock_milliseconds(self) -> int:
            return 0

    match = Match.start(GAME, [Seat("Ada"), Seat("Linus")], {"seconds": 5}, seed=1)
    table = Endless(GAME, 2, 5)
    table.restore(match.state.numbers())
    match.timeline.state = table
    assert match.deadline() is None
    assert not match.tick(10**9)


class Planner(Bot):
    def __init__(self, plan: list[tuple[int, int]] | None) -> None:
        self._plan = plan

    def plan(self, game: GameProtocol, view: Any, rng: Rng) -> list[tuple[int, int]] | None:
        return self._plan


def test_earliest_planned_claim_is_first() -> None:
    match = Match.start(GAME, [Seat("Ada"), Seat("Linus"), Seat("Grace")], seed=1)
    planned = PlannedClaims([Planner([(900, 1), (100, 2)]), Planner([(500, 1)]), Planner(None)], Rng(1))
    planned.ask(match.state)
    assert [planned.has(seat) for seat in range(3)] == [True, True, False]
    found = []
    while (due := planned.next(match.state)) is not None:
        found.append(due)
        planned.done(due[1])
    assert found == [(100, 0, 2), (500, 1, 1), (900, 0, 1)]
