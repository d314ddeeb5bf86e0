"""What holds at every moment of every game: cards, components, people and money come from and go to somewhere."""

from __future__ import annotations

import pytest

from cosmodrome import Rng
from cosmodrome.core.match import Match
from cosmodrome.core.record import Seat
from cosmodrome.games.leaving_earth import names
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.games.leaving_earth.words import (
    ACCEPT,
    ACT,
    ANSWER_OFFER,
    BUILD_OFFER,
    CANCEL,
    DECLINE,
    DIVIDE,
    DONE,
    MOST_ASTRONAUTS,
    PASS,
    WORK,
)
from tests.games.leaving_earth.laws import Before, Ledger, check
from tests.games.leaving_earth.table import EVERYTHING, GAME, Table, location

PLACES = (
    "earth",
    "earth_orbit",
    "lunar_flyby",
    "lunar_orbit",
    "moon",
    "inner_transfer",
    "venus_orbit",
    "venus",
    "mars_orbit",
    "mars",
    "phobos",
    "ceres",
    "mercury_orbit",
)
PARTS = (
    "juno",
    "atlas",
    "soyuz",
    "saturn",
    "ion_thruster",
    "probe",
    "supplies_1x",
    "damaged_probe",
    "damaged_apollo",
    "moon_sample",
    "phobos_sample",
    "venus_sample",
)


# --- playing -----------------------------------------------------------------


def busy(s: LeavingEarth, rng: Rng) -> int:
    """Anything legal, but seldom what ends a turn, a piece of work or an offer."""
    legal = s.legal_actions()
    if s.step == ANSWER_OFFER and rng.below(2):
        return ACCEPT
    if s.step in (ACT, WORK, DIVIDE, BUILD_OFFER) and rng.below(8):
        legal = [action for action in legal if action not in (PASS, DONE, CANCEL, DECLINE)] or legal
    return rng.choice(legal)


def play(s: LeavingEarth, rng: Rng, nodes: int) -> int:
    """Play on and check everything; how many nodes there were."""
    s.journal = []
    ledger = Ledger(s)
    count = 0
    while not s.is_terminal() and count < nodes:
        number = int(s.sample(rng)) if s.is_chance() else busy(s, rng)
        before = Before.of(s, number)
        s.apply(number)
        ledger.read(before, s, s.journal)
        s.journal = []
        if count % 4 == 0:
            check(s, ledger.packs)
        if count % 16 == 0:
            assert GAME.from_bytes(s.to_bytes()) == s
        count += 1
    return count


def bustling(seed: int, players: int) -> LeavingEarth:
    """Agencies in the middle of everything: much money, all research, spacecraft everywhere."""
    rng = Rng(seed, players)
    table = Table(players, names.MISSIONS, level="very_hard")
    for seat in range(players):
        table.money(200, seat)
        for name in EVERYTHING:
            if rng.below(4):
                cards = 1 if name == "surveying" else 3
                for _ in range(rng.below(cards + 1)):
                    table.learn(name, rng.choice(["S", "S", "m", "M"]) if seat < 2 else "S", seat)
        for _ in range(6):
            craft = table.craft(
                rng.choice(list(PLACES)), *(rng.choice(list(PARTS)) for _ in range(1 + rng.below(9))), seat=seat
            )
            for capsule, seats in (("vostok", 1), ("apollo", 3), ("eagle", 2), ("aldrin", 8)):
                for _ in range(rng.below(3)):
                    table.put(capsule, craft, seat)
                    for _ in range(rng.below(min(seats, 3) + 1)):
                        if table.state.living(seat) < MOST_ASTRONAUTS:
                            skill = rng.choice(list(names.SKILLS))
                            table.put("damaged_" * (rng.below(3) == 0) + skill, craft, seat)
    see_where_samples_come_from(table)
    return table.state


def see_where_samples_come_from(table: Table) -> None:
    for place, face in (("moon", "minerals"), ("phobos", "alien")):
        table.show(place, face)
        table.state.table[location(place)] |= 1 << 9


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everything_is_somewhere_exactly_once_in_games_from_the_start(players: int) -> None:
    for seed in range(2):
        state = GAME.new(players, {"level": "very_hard", "mercury": bool(seed)})
        assert isinstance(state, LeavingEarth)
        assert play(state, Rng(seed, players), 500) > 100


@pytest.mark.parametrize("seed", range(10))
def test_everything_is_somewhere_exactly_once_in_the_middle_of_everything(seed: int) -> None:
    state = bustling(seed, 1 + seed % 5)
    assert play(state, Rng(seed), 500) > 100


@pytest.mark.parametrize("players", [1, 3])
def test_games_end(players: int) -> None:
    state = GAME.new(players, {"level": "easy", "last_year": 1960})
    assert isinstance(state, LeavingEarth)
    rng = Rng(7, players)
    while not state.is_terminal():
        state.apply(int(state.sample(rng)) if state.is_chance() else rng.choice(state.legal_actions()))
    assert state.year <= 1961
    assert sum(state.returns()) in (0.0, 1.0)


def test_what_is_taken_back_was_never_done() -> None:
    state = bustling(3, 2)
    seats = [Seat("Ada"), Seat("Ben")]
    match = Match.start(GAME, seats, GAME.options_of(state), seed=5, position=GAME.to_text(state))
    rng = Rng(11)
    undone = 0
    for _ in range(300):
        if match.is_over:
            break
        seat = match.players_to_move()[0]
        before = match.state.to_bytes()
        action = rng.choice(match.legal(seat))
        match.play(seat, action)
        if match.can_undo(seat) and match.undo(seat):
            assert match.state.to_bytes() == before
            undone += 1
            match.redo(seat)
        elif match.request is not None:
            match.answer(1 - seat, False)
    assert undone > 30
