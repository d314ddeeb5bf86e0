"""Hidden information does not reach a seat by any output of a match: views, actions, records, logs, pictures.

Twin matches go on from two tables that the seat cannot tell apart: the advancements hold other cards, and locations
that only rivals have seen have other faces. The same moves are made in both. Until the rules reveal a difference,
everything that the seat and a spectator get must be the same, byte for byte.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome import Match, Rng, Seat
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import CANCEL, DONE, PASS, VOCABULARY
from tests.games.leaving_earth.table import EVERYTHING, FAR_AWAY, GAME, Table, location, venture
from tests.support.tiers import mostly_slow

KNOWLEDGE_EVENTS = {"outcome_drawn", "looked", "disclosed", "revealed", "outcomes_cleared", "outcome_removed"}
MOVES = 120


def busy(legal: list[int], rng: Rng) -> int:
    """Anything, but seldom what ends something."""
    rest = [action for action in legal if action not in (PASS, DONE, CANCEL)]
    return rng.choice(rest if rest and rng.below(6) else legal)


def middle_of_a_game(seed: int) -> LeavingEarth:
    """Three agencies that know everything, with probes in orbits, where the first has looked at Mars and the Moon."""
    rng = Rng(seed)
    everything = seed % 2 == 1
    missions = ("st_mars_station",) if everything else FAR_AWAY
    ventures = seed % 4 == 3
    table = Table(3, missions, level="hard", outer_planets=everything, stations=everything, ventures=ventures)
    if ventures:
        table.founded("esa", 5, 3, 2).money(60, venture("esa"))
        table.craft("mars_orbit", "probe", "probe", "juno", seat=venture("esa"))
    for seat in range(3):
        table.money(60, seat)
        for number, name in enumerate(EVERYTHING[: table.state.setting.advancements]):
            table.learn(name, "S" if name == "surveying" else "SSm" if number % 2 else "SSM", seat)
        table.craft("mars_orbit" if seat else "lunar_orbit", "probe", "probe", "juno", "atlas", seat=seat)
    table.show("mars", "thin_air" if everything else "plants", seen_by=[0])
    table.show("moon", "rugged" if everything else "microbes", seen_by=[0])
    state = table.state
    state.journal = None
    for _ in range(400):
        if state.is_terminal():
            break
        state.apply(state.sample(rng) if state.is_chance() else busy(state.legal_actions(), rng))
    while state.is_chance():
        state.apply(state.sample(rng))
    return state


def seen_with_open_eyes(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    return [
        told
        for entries in match.happened
        for entry in entries
        if (told := VOCABULARY.happened(entry, viewer))["happening"] in KNOWLEDGE_EVENTS
    ]


def questions(state: LeavingEarth, viewer: int | None) -> list[dict[str, Any]]:
    """What a planner could ask."""
    asked: list[dict[str, Any]] = [{"about": "rivals"}]
    if viewer is not None:
        missions = GAME.view(state, None)["missions"]
        asked += [{"about": "mission", "mission": mission["id"]} for mission in missions if mission["status"] == "open"]
        fleet = int(state.fleet(viewer))
        asked += [{"about": "craft", "craft": craft} for craft in range(1, 5) if fleet >> craft & 1]
        asked.append({"about": "design", "parts": {"probe": 1, "saturn": 1, "juno": 2}})
    return asked


def told(match: Match, viewer: int | None, studies: bool) -> str:
    """Everything that a seat or a spectator gets, as text."""
    state = match.state
    assert isinstance(state, LeavingEarth)
    return json.dumps(
        [
            match.view(viewer),
            [state.features(viewer), match.legal(viewer)] if viewer is not None else None,
            [GAME.svg(state, viewer), GAME.picture(state, viewer)],
            [GAME.preview(state, action) for action in state.legal_actions()],
            [GAME.study(state, viewer, ask) for ask in questions(state, viewer)] if studies else None,
            match.players_to_move(),
            match.seen_by(viewer),
            [match.log(locale, viewer) for locale in GAME.meta.locales],
        ]
    )


@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("seed", mostly_slow([3, 2, 1, 0]))
def test_views_do_not_depend_on_hidden_information(seed: int, viewer: int | None) -> None:
    state = middle_of_a_game(seed)
    if state.is_terminal():
        pytest.fail("the game is over before it is looked at")
    twin = state.resample(viewer, Rng(seed, 5))
    assert twin != state
    options = GAME.options_of(state)
    seats = [Seat("Ada"), Seat("Grace"), Seat("Linus")]
    one, two = (Match.start(GAME, seats, options, seed=seed, position=GAME.to_text(table)) for table in (state, twin))
    rng = Rng(seed, 9)
    compared = 0
    for _ in range(MOVES):
        if one.is_over or seen_with_open_eyes(one, viewer) != seen_with_open_eyes(two, viewer):
            break
        studies = compared % 15 == 0  # they take longer than everything else together
        assert told(one, viewer, studies) == told(two, viewer, studies)
        compared += 1
        [seat] = one.players_to_move()
        move = busy(one.legal(seat), rng)
        one.play(seat, move)
        two.play(seat, move)
    assert compared > 2


def test_face_seen_by_a_rival_only_is_resampled() -> None:
    """The rival's own table keeps it; ours may have any face, in the proportion of the cards."""
    state = Table(2, level="hard").show("moon", "microbes", seen_by=[0]).state
    moon = location("moon")
    first = int(state.setting.first_face[moon])
    seen = int(state.face(moon))
    rng = Rng(1)
    assert {int(state.resample(0, rng).face(moon)) for _ in range(50)} == {seen}
    assert {int(state.resample(1, rng).face(moon)) for _ in range(100)} == set(range(first, first + 4))
