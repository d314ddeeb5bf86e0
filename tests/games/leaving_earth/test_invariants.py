"""What holds at every moment of every game: cards, components, people and money come from and go to somewhere."""

from __future__ import annotations

import pytest

from cosmodrome import Rng
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import CHARTER, IS_FOUNDED, LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ACT,
    ANSWER_OFFER,
    ANSWER_SHARES,
    ASK_VETO,
    BUILD_OFFER,
    CANCEL,
    CONSENT,
    DECLINE,
    DIVIDE,
    DIVIDE_SHARES,
    DONE,
    FOUND,
    MOST_ASTRONAUTS,
    PASS,
    WORK,
)
from tests.games.leaving_earth.invariants import Before, Ledger, check
from tests.games.leaving_earth.table import EVERYTHING, GAME, Table, location
from tests.support.tiers import mostly_slow

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
FARTHER_PLACES = (
    *("outer_transfer", "jupiter_flyby", "jupiter_orbit", "io", "europa", "ganymede_orbit", "callisto"),
    *("saturn_flyby", "saturn_orbit", "titan_orbit", "titan", "enceladus", "uranus_flyby", "neptune_flyby"),
)
FARTHER_PARTS = ("proton", "galileo", "explorer", "damaged_galileo", "io_sample", "titan_sample", "saturn_sample")


# --- playing -----------------------------------------------------------------


def busy(s: LeavingEarth, rng: Rng) -> int:
    """Anything legal, but seldom what ends a turn, a piece of work or an offer."""
    legal = s.legal_actions()
    if s.step in (ANSWER_OFFER, ANSWER_SHARES) and rng.below(2):
        return ACCEPT
    if s.step == ASK_VETO and rng.below(8):
        return CONSENT
    if s.step == ACT and FOUND in legal and rng.below(4) == 0:
        return FOUND
    if s.step in (ACT, WORK, DIVIDE, BUILD_OFFER, DIVIDE_SHARES) and rng.below(8):
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


STATIONS_PARTS = (
    *("food", "medical_supplies", "spare_parts", "experiment", "rover", "science_module", "medical_module", "food"),
    *("hydroponics_module", "fuel_generator", "space_habitat", "ground_habitat_parts", "shuttle", "daedalus"),
    *("small_fuel_tank", "large_fuel_tank", "palladium", "fossil", "wreckage", "alien_object", "moon_results"),
)


def bustling(
    seed: int, players: int, farther: bool = False, stations: bool = False, ventures: bool = False
) -> LeavingEarth:
    """Agencies in the middle of everything: much money, all research, spacecraft everywhere."""
    rng = Rng(seed, players)
    options = {"level": "very_hard", "outer_planets": farther, "stations": stations, "mercury": True}
    options["ventures"] = ventures
    decks = GAME.new(players, options).setting.mission_deck  # type: ignore[attr-defined]
    missions = [name for number, name in enumerate(ids.MISSIONS[: len(decks)]) if decks[number] >= 0]
    table = Table(players, missions, **options)  # type: ignore[arg-type]
    places, parts = [*PLACES, *(FARTHER_PLACES if farther else ())], [*PARTS, *(FARTHER_PARTS if farther else ())]
    if stations:
        places += ["earth_cycler", "mars_cycler"]
        parts = [part for part in parts if part != "supplies_1x"] + list(STATIONS_PARTS)
    skills = ids.SKILLS[: table.state.setting.skills]
    for seat in range(players):
        table.money(200, seat)
        for name in EVERYTHING[: table.state.setting.advancements]:
            if rng.below(4):
                cards = 1 if name == "surveying" else 3
                for _ in range(rng.below(cards + 1)):
                    table.learn(name, rng.choice(["S", "S", "m", "M"]) if seat < 2 else "S", seat)
        for _ in range(6):
            craft = table.craft(rng.choice(places), *(rng.choice(parts) for _ in range(1 + rng.below(9))), seat=seat)
            for capsule, seats in (("vostok", 1), ("apollo", 3), ("eagle", 2), ("aldrin", 8)):
                for _ in range(rng.below(3)):
                    table.put(capsule, craft, seat)
                    for _ in range(rng.below(min(seats, 3) + 1)):
                        if table.state.living(seat) < MOST_ASTRONAUTS:
                            skill = rng.choice(skills)
                            table.put("damaged_" * (rng.below(3) == 0) + skill, craft, seat)
    see_where_samples_come_from(table)
    return table.state


def see_where_samples_come_from(table: Table) -> None:
    known = [("moon", "minerals"), ("phobos", "alien")]
    if "stations" in table.expansions:
        known = [("moon", "rugged"), ("mars", "dust_storms"), ("phobos", "rugged")]
    if "outer_planets" in table.expansions:
        known += [("saturn", "ring_debris"), ("jupiter", "strong_radiation"), ("enceladus", "geysers")]
    for place, face in known:
        table.show(place, face)
        table.state.table[location(place)] |= 1 << 9


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_components_are_conserved_in_games_from_the_start(players: int) -> None:
    for seed in range(2):
        options = {
            "level": "very_hard",
            "mercury": bool(seed),
            "outer_planets": bool(seed),
            "quick_start": bool(seed),
            "stations": bool(seed),
            "ventures": bool(seed),
        }
        state = GAME.new(players, options)
        assert isinstance(state, LeavingEarth)
        assert play(state, Rng(seed, players), 500) > 100


@pytest.mark.parametrize("seed", mostly_slow(range(24), quick=8))
def test_components_are_conserved_within_every_action(seed: int) -> None:
    state = bustling(seed, 1 + seed % 5, seed % 4 in (1, 3), seed % 4 in (2, 3))
    assert play(state, Rng(seed), 500) > 100


@pytest.mark.parametrize("seed", mostly_slow(range(8)))
def test_components_are_conserved_with_ventures(seed: int) -> None:
    state = bustling(seed, 2 + seed % 4, stations=True, ventures=True)
    for venture in (5, 6):
        state.table[state.block(venture) + CHARTER] = IS_FOUNDED
        state.move_share(venture, 0, 6)
        state.move_share(venture, 1, 4)
        state.earn(venture, 50)
    assert play(state, Rng(seed), 1500) > 100


@pytest.mark.parametrize("players", [1, 3])
def test_random_games_end(players: int) -> None:
    state = GAME.new(players, {"level": "easy", "last_year": 1960})
    assert isinstance(state, LeavingEarth)
    rng = Rng(7, players)
    while not state.is_terminal():
        state.apply(int(state.sample(rng)) if state.is_chance() else rng.choice(state.legal_actions()))
    assert state.year <= 1961
    assert sum(state.returns()) in (0.0, 1.0)


def test_undo_restores_the_state() -> None:
    state = bustling(3, 2, False)
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
        if match.undos.can_undo(seat) and match.undo(seat):
            assert match.state.to_bytes() == before
            undone += 1
            match.redo(seat)
        elif match.undos.request is not None:
            match.answer(1 - seat, False)
    assert undone > 30
