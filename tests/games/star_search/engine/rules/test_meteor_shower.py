"""House rules against a game without end: the meteor shower (A30), and the end of patience (A33)."""

from __future__ import annotations

from typing import Any

from cosmodrome import Rng, load
from cosmodrome.games.star_search.engine.rules.setup import meteor_shower
from cosmodrome.games.star_search.engine.rules.turn import PATIENCE
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import SHOWER
from tests.games.star_search.table import finish_twinkling, place, refusal, search, sky_rows, stars, table, verbs

EMPTY = ["........."] * 4 + ["....F...."] + ["........."] * 2 + ["*********"] * 2


def stuck(rounds: int, players: int = 2, **options: Any) -> StarSearch:
    """A table where nobody has moved for so many rounds, at the beginning of a turn."""
    state = table(players, sky=EMPTY, charts=[1, 2, 3, 4], hourglass=0, **options)
    while state.still < rounds * players and not state.is_chance():
        if verbs(state) == ["shower"]:
            state.apply(SHOWER)
            continue
        search(state)
        place(state, "A1 0")
    return state


def rained(state: StarSearch) -> None:
    rng = Rng(3)
    while state.is_chance():
        assert state.chance_stream() == "sky"
        state.apply(state.sample(rng))


def test_a30_after_two_rounds_without_movement_there_is_a_vote() -> None:
    assert verbs(stuck(1)) == ["search"]
    state = stuck(2)
    assert verbs(state) == ["shower"]
    assert state.view(None)["shower"] == {"yes": [], "no": []}
    assert refusal(state, {"verb": "place", "placement": "A1 0"}) == "no_search_now"


def test_a30_more_than_half_bring_the_shower_down_and_the_fixed_star_stays() -> None:
    state = stuck(2, 3)
    first = state.current_player()
    state.apply(SHOWER + 1)
    assert state.current_player() == (first + 1) % 3
    state.apply(SHOWER + 1)
    rained(state)
    assert state.current_player() == first, "then the turn begins"
    assert verbs(state) == ["search"]
    assert len(stars(sky_rows(state))) == 30
    assert state.view(None)["fixed_star"] == "E5"
    blocks = [sum(sky_rows(state)[r][c] != "." for r in range(3) for c in range(left, left + 3)) for left in (0, 3, 6)]
    assert min(blocks) >= 3
    assert state.view(None)["still_rounds"] == 0


def test_a30_half_is_not_enough() -> None:
    state = stuck(2, 2)
    before = sky_rows(state)
    state.apply(SHOWER + 1)
    state.apply(SHOWER)
    assert verbs(state) == ["search"]
    assert sky_rows(state) == before


def test_a30_the_vote_comes_again_after_each_round_and_the_shower_by_itself_after_four() -> None:
    assert verbs(stuck(3)) == ["shower"]
    state = stuck(4)
    assert state.is_chance()
    assert state.chance_stream() == "sky"
    rained(state)
    assert verbs(state) == ["search"]


def test_a30_by_option_no_shower_comes() -> None:
    assert verbs(stuck(2, meteor_shower=False)) == ["search"]
    assert verbs(stuck(6, meteor_shower=False)) == ["search"]


def test_a30_any_movement_restarts_the_count() -> None:
    state = stuck(1)
    assert state.still == 2
    search(state)
    place(state, "F1 0")
    assert state.scores() != [0, 0]
    finish_twinkling(state)
    assert state.still == 0


def test_a33_rounds_are_counted_across_meteor_showers() -> None:
    """With the usual options: showers come every four rounds, and the game ends all the same."""
    state = table(2, sky=EMPTY, charts=[1, 2, 3, 4], hourglass=0, twinkle_seconds=0, at=[0, 12])
    state.still = 2 * (PATIENCE - 5)
    showers = 0
    while not state.is_terminal():
        if state.is_chance():
            rained(state)
            showers += 1
            state.north, state.south = table(2, sky=EMPTY).north, table(2, sky=EMPTY).south
        elif verbs(state) == ["shower"]:
            state.apply(SHOWER)
        else:
            search(state)
            place(state, "A1 0")
    assert showers == 1
    assert state.rounds_without_movement() == PATIENCE
    assert state.winners() == [1]


def test_a33_in_version_1_a_shower_starts_the_count_again() -> None:
    game = load("star_search", rules="star_search/1")
    state = game.new(2)
    assert isinstance(state, StarSearch)
    state.still = state.still_sky = 2 * (PATIENCE - 1)
    meteor_shower(state)
    assert state.rounds_without_movement() == 0


def test_a33_a_table_that_never_moves_ends_and_the_rocket_ahead_wins() -> None:
    state = table(2, sky=EMPTY, charts=[1, 2, 3, 4], hourglass=0, meteor_shower=False, at=[0, 12])
    for _ in range(2 * PATIENCE):
        assert not state.is_terminal()
        search(state)
        place(state, "A1 0")
    assert state.is_terminal()
    assert state.winners() == [1]
