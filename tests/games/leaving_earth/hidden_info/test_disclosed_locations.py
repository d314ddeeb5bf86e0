"""Ruling R73: a location that one agency discloses to another stays hidden from all others.

Twins are two matches that differ only in what is on Mars. Agency 0 has looked there and sells it to agency 1, agency 3
has looked before, agency 2 has not. Everything that agency 2 and a spectator get from the twins is the same, and so is
everything that the buyer gets before it has accepted.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from cosmodrome import Match, Rng, Seat, bots
from cosmodrome.bots.game_analysis import adviser_of
from cosmodrome.bots.monte_carlo_bot import indistinguishable
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.engine.rules.repetition import hashed
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from tests.contract.conformance import assert_fits
from tests.games.leaving_earth.hidden_info.test_hidden_information import busy, questions, seen_with_open_eyes
from tests.games.leaving_earth.table import GAME, Table, location, number_of

SELLER, BUYER, ONLOOKER, WITNESS = range(4)
NAMES = ("Ada", "Linus", "Grace", "Edsger")
MARS = location("mars")
MISSIONS = ("mars_lander", "extraterrestrial_life", "mars_sample_return", "mars_station", "venus_lander")
SALE: tuple[tuple[int, str, Any], ...] = (
    (SELLER, "cooperate", BUYER),
    (SELLER, "give_knowledge", "mars"),
    (SELLER, "ask_money", 1),
    (SELLER, "propose", None),
    (BUYER, "accept", None),
)
LATER = 40


def on_mars(face: str) -> Match:
    """A match in which the first agency can sell what it has seen."""
    table = Table(4, MISSIONS, level="hard")
    for seat in range(4):
        table.money(40, seat)
        for name in ("surveying", "juno_rockets", "atlas_rockets", "landing", "soyuz_rockets", "aerobraking"):
            table.learn(name, "S", seat)
        table.craft("mars_orbit", "probe", "juno", "atlas", seat=seat)
        table.craft("earth", "probe", "soyuz", "soyuz", "atlas", seat=seat)
    table.show("mars", face, seen_by=[SELLER, WITNESS])
    seats = [Seat(name) for name in NAMES]
    return Match.start(GAME, seats, GAME.options_of(table.state), seed=6, position=GAME.to_text(table.state))


def twins(moves: int = 0) -> tuple[Match, Match]:
    """The same match on a planet with life and on one without, after so many steps of the sale."""
    one, two = on_mars("plants"), on_mars("barren")
    for seat, verb, argument in SALE[:moves]:
        for match in (one, two):
            match.play(seat, number_of(verb, argument))
    return one, two


def table_of(match: Match) -> LeavingEarth:
    state = match.state
    assert isinstance(state, LeavingEarth)
    return state


def told(match: Match, viewer: int | None) -> str:
    """Everything that a seat or a spectator gets, as text."""
    state = table_of(match)
    legal = match.legal(viewer) if viewer is not None else []
    own = [state.features(viewer), legal, [GAME.preview(state, a) for a in legal]] if viewer is not None else None
    return json.dumps(
        [
            state.view(viewer),
            match.view(viewer),
            own,
            [state.svg(viewer), GAME.picture(state, viewer)],
            match.players_to_move(),
            [match.undos.can_undo(seat) for seat in range(len(NAMES))],
            match.seen_by(viewer),
            [match.log(locale, viewer) for locale in GAME.meta.locales],
            [[GAME.vocabulary.happened(entry, viewer) for entry in entries] for entries in match.happened],
        ]
    )


def disclosed(match: Match, viewer: int | None) -> dict[str, Any]:
    """The only disclosure of the match, as this seat sees it."""
    entries = [GAME.vocabulary.happened(entry, viewer) for entries in match.happened for entry in entries]
    [found] = [entry for entry in entries if entry["happening"] == "disclosed"]
    return found


# --- views, logs, features --------------------------------------------------------


@pytest.mark.parametrize("viewer", [ONLOOKER, None])
def test_r73_onlookers_see_the_sale_but_not_the_face(viewer: int | None) -> None:
    one, two = twins()
    for seat, verb, argument in SALE:
        assert told(one, viewer) == told(two, viewer)
        for match in (one, two):
            match.play(seat, number_of(verb, argument))
    assert told(one, viewer) == told(two, viewer)
    assert disclosed(one, viewer) == {"happening": "disclosed", "seat": BUYER, "by": SELLER, "location": "mars"}
    [mars] = [place for place in one.view(viewer)["places"] if place["id"] == "mars"]
    assert (mars["revealed"], mars["face"], mars["looked"]) == (False, None, [SELLER, BUYER, WITNESS])


@pytest.mark.parametrize("viewer", [ONLOOKER, None])
@pytest.mark.parametrize("seed", [1, 2])
def test_r73_later_actions_do_not_reveal_the_face(viewer: int | None, seed: int) -> None:
    one, two = twins(len(SALE))
    rng = Rng(seed)
    compared = 0
    for _ in range(LATER):
        if one.is_over or seen_with_open_eyes(one, viewer) != seen_with_open_eyes(two, viewer):
            break
        assert told(one, viewer) == told(two, viewer)
        compared += 1
        [seat] = one.players_to_move()
        assert one.legal(seat) == two.legal(seat)
        action = busy(one.legal(seat), rng)
        one.play(seat, action)
        two.play(seat, action)
    assert compared > 10


def test_r73_the_buyer_sees_the_face_once_it_has_accepted_and_not_before() -> None:
    one, two = twins()
    for seat, verb, argument in SALE:
        assert told(one, BUYER) == told(two, BUYER)
        for match in (one, two):
            match.play(seat, number_of(verb, argument))
    assert disclosed(one, BUYER)["face"] == "plants"
    assert disclosed(two, BUYER)["face"] == "barren"
    for match, face in ((one, "plants"), (two, "barren")):
        [mars] = [place for place in match.view(BUYER)["places"] if place["id"] == "mars"]
        assert (mars["revealed"], mars["face"]) == (False, face)
    assert one.state.features(BUYER) != two.state.features(BUYER)
    for locale in GAME.meta.locales:
        assert one.log(locale, BUYER) != two.log(locale, BUYER)


@pytest.mark.parametrize("viewer", [SELLER, WITNESS])
def test_r73_seat_that_knew_the_face_sees_it_throughout(viewer: int) -> None:
    for moves in (0, len(SALE)):
        one, two = twins(moves)
        assert one.view(viewer) != two.view(viewer)
        assert one.state.features(viewer) != two.state.features(viewer)
    assert "face" not in disclosed(one, viewer)


def test_r73_a_declined_offer_discloses_nothing() -> None:
    one, two = twins(len(SALE) - 1)
    for match in (one, two):
        match.play(BUYER, number_of("decline"))
    for viewer in (BUYER, ONLOOKER, None):
        assert told(one, viewer) == told(two, viewer)


@pytest.mark.parametrize("seat", [SELLER, BUYER])
def test_r73_undo_of_a_sale_needs_consent(seat: int) -> None:
    one, _ = twins(len(SALE))
    assert not one.undo(seat), "the others are asked, because the buyer has seen it"
    assert table_of(one).has_seen(BUYER, MARS)


# --- resampling and what rests on it ----------------------------------------------


@pytest.mark.parametrize("viewer", [ONLOOKER, None])
def test_r73_a_table_resampled_for_an_onlooker_depends_on_nothing_that_was_sold(viewer: int | None) -> None:
    one, two = (table_of(match) for match in twins(len(SALE)))
    faces: Counter[int] = Counter()
    first = int(one.setting.first_face[MARS])
    weights = [int(one.setting.face_cards[first + i]) for i in range(int(one.setting.faces_of[MARS]))]
    for number in range(2000):
        believed, other = (state.resample(viewer, Rng(3, number)) for state in (one, two))
        assert believed.to_bytes() == other.to_bytes()
        assert [believed.has_seen(seat, MARS) for seat in range(4)] == [True, True, False, True]
        faces[int(believed.face(MARS)) - first] += 1
    assert_fits(faces, weights)


def test_r73_a_table_resampled_for_the_buyer_has_the_face_that_it_paid_for() -> None:
    for moves, known in ((len(SALE) - 1, False), (len(SALE), True)):
        state = table_of(twins(moves)[0])
        faces = {int(state.resample(BUYER, Rng(number)).face(MARS)) for number in range(60)}
        assert (faces == {int(state.face(MARS))}) == known


def imagined_faces(state: LeavingEarth) -> set[int]:
    """The faces of Mars in the states that a bot samples at its decision."""
    worlds = indistinguishable(state, 60, Rng(1))
    return {int(world.face(MARS)) for world in worlds if isinstance(world, LeavingEarth)}


def test_r73_resampled_states_of_a_bot_have_the_bought_face() -> None:
    one, two = (table_of(match) for match in twins(len(SALE)))
    for state in (one, two):
        while state.current_player() != BUYER:
            state.apply(number_of("pass"))
    for state in (one, two):
        assert imagined_faces(state) == {int(state.face(MARS))}
    for state in (one, two):
        state.apply(number_of("pass"))
    assert one.current_player() == ONLOOKER
    worlds = [[world.to_bytes() for world in indistinguishable(state, 20, Rng(1))] for state in (one, two)]
    assert worlds[0] == worlds[1]
    assert len(imagined_faces(one)) > 1


def test_r73_repetition_is_judged_by_public_information() -> None:
    """A number derived from hidden faces or cards would change when the table is resampled for a seat."""
    one, two = (table_of(match) for match in twins(len(SALE)))
    assert hashed(one) == hashed(two) == hashed(one.resample(None, Rng(4)))
    before, _ = (table_of(match) for match in twins(len(SALE) - 1))
    assert hashed(one) != hashed(before)


# --- bots and hints ---------------------------------------------------------------


def answers(name: str, moves: int, seat: int) -> list[int]:
    """What a bot does in both twins at its first question after so many steps of the sale."""
    bot = bots.find(GAME, name)
    found = []
    for match in twins(moves):
        state = table_of(match)
        while state.current_player() != seat:
            state.apply(number_of("pass"))
        found.append(bot.choose(state if bot.honest else state.resample(seat, Rng(2)), Rng(1)))
    return found


@pytest.mark.parametrize("name", bots.names(GAME))
def test_r73_bots_do_not_depend_on_unsold_faces(name: str) -> None:
    answer = answers(name, len(SALE) - 1, BUYER)
    assert answer[0] == answer[1], "the offer is not judged by what is for sale"
    onlooking = answers(name, len(SALE), ONLOOKER)
    assert onlooking[0] == onlooking[1]


def test_r73_a_bot_knows_what_its_agency_has_bought() -> None:
    for moves, known in ((len(SALE) - 1, False), (len(SALE), True)):
        for match in twins(moves):
            state = table_of(match)
            agency = AgencyModel(archive_of(state), state, BUYER)
            assert (agency.knowledge.faces(MARS) == [(int(state.face(MARS)), 1.0)]) == known
            rival = AgencyModel(archive_of(state), state, BUYER, observer=ONLOOKER)
            assert len(rival.knowledge.faces(MARS)) > 1


def advice(match: Match) -> str:
    state = table_of(match)
    adviser = adviser_of(GAME, 60)
    choices = adviser.choices(state)
    return repr([choices, adviser.reason(state, choices, GAME.text("en"))])


def test_r73_a_hint_about_the_offer_does_not_depend_on_what_is_for_sale() -> None:
    one, two = twins(len(SALE) - 1)
    assert one.players_to_move() == [BUYER]
    assert advice(one) == advice(two)


def test_r73_a_hint_for_an_onlooker_does_not_depend_on_what_was_sold() -> None:
    one, two = twins(len(SALE))
    for match in (one, two):
        while match.players_to_move() != [ONLOOKER]:
            match.play(match.players_to_move()[0], number_of("pass"))
    assert advice(one) == advice(two)


@pytest.mark.parametrize("viewer", [ONLOOKER, None])
def test_r73_studies_for_an_onlooker_do_not_depend_on_what_was_sold(viewer: int | None) -> None:
    one, two = (table_of(match) for match in twins(len(SALE)))
    for ask in questions(one, viewer):
        assert GAME.study(one, viewer, ask) == GAME.study(two, viewer, ask)


def test_r73_studies_for_the_buyer_use_the_bought_face() -> None:
    ask = {"about": "mission", "mission": "extraterrestrial_life"}
    before, after = twins(len(SALE) - 1), twins(len(SALE))
    assert GAME.study(before[0].state, BUYER, ask) == GAME.study(before[1].state, BUYER, ask)
    assert GAME.study(after[0].state, BUYER, ask) != GAME.study(after[1].state, BUYER, ask)
