"""Game setup: the stars, the fixed star, the charts, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmodrome import Match, Rng, Seat
from cosmodrome.core.errors import BadInput
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.ui.svg_board import field_at
from cosmodrome.games.star_search.ui.view import build
from cosmodrome.games.star_search.vocabulary import DRAW_STARTER, SIDE, TURN
from tests.games.star_search.table import GAME, progress, sky_rows, stars, table, verbs


def fresh(seed: int = 1, players: int = 4, **options: str | int | bool) -> StarSearch:
    """A table whose set-up has been drawn, up to the first question."""
    state = GAME.new(players, options)
    rng = Rng(seed)
    while state.is_chance():
        state.apply(state.sample(rng))
    assert isinstance(state, StarSearch)
    return state


def test_twenty_nine_yellow_stars_and_a_fixed_star_shine() -> None:
    rows = sky_rows(fresh())
    assert len(rows) == 9
    assert {len(row) for row in rows} == {9}
    shown = Counter("".join(rows))
    assert (shown["*"], shown["F"], shown["."]) == (29, 1, 51)


@pytest.mark.parametrize("seed", range(20))
def test_stars_are_spread_evenly_three_or_four_to_a_block(seed: int) -> None:
    rows = sky_rows(fresh(seed))
    blocks = [
        sum(rows[r][c] != "." for r in range(top, top + 3) for c in range(left, left + 3))
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    assert sorted(blocks) == [3] * 6 + [4] * 3


def test_every_hole_can_get_a_star() -> None:
    seen: set[str] = set()
    for seed in range(60):
        seen |= stars(sky_rows(fresh(seed)))
    assert len(seen) == 81


def test_a32_the_fixed_star_stands_in_the_centre() -> None:
    assert {fresh(seed).view(None)["fixed_star"] for seed in range(5)} == {"E5"}


def test_a32_by_option_the_fixed_star_stands_anywhere() -> None:
    found = {fresh(seed, fixed_star="elsewhere").view(None)["fixed_star"] for seed in range(40)}
    assert len(found) > 20
    state = fresh(3, fixed_star="elsewhere")
    assert sky_rows(state)[state.fixed // SIDE][state.fixed % SIDE] == "F"


def test_a25_starting_player_is_drawn() -> None:
    state = GAME.new(3)
    rng = Rng(5)
    assert isinstance(state, StarSearch)
    while state.step != DRAW_STARTER:
        state.apply(state.sample(rng))
    assert state.chance_weights() == [1, 1, 1]
    assert state.chance_stream() == "start"
    state.apply(2)
    assert state.current_player() == 2


@pytest.mark.parametrize("seat", range(4))
def test_a25_chosen_starting_player_starts_and_only_the_sky_is_drawn(seat: int) -> None:
    """ "The player who has most recently seen a shooting star begins." """
    state = GAME.new(4, {"starting_player": seat + 1})
    rng = Rng(5)
    while state.is_chance():
        assert state.chance_stream() == "sky"
        state.apply(state.sample(rng))
    assert state.current_player() == seat


def test_a25_log_names_the_chosen_starting_player() -> None:
    match = Match.start(GAME, [Seat("Ada"), Seat("Linus")], {"starting_player": 2}, seed=1)
    assert match.log()[-1][1] == "Linus begins."
    assert match.players_to_move() == [1]


def test_a25_a_seat_that_does_not_exist_cannot_start() -> None:
    with pytest.raises(BadInput, match="option starting_player names seat 3, but there are 2 seats"):
        GAME.new(2, {"starting_player": 3})


def test_a26_all_rockets_start_on_a_red_planet_so_the_first_turn_is_a_red_search() -> None:
    state = table(4)
    assert progress(state) == [0, 0, 0, 0]
    for _ in range(4):
        assert verbs(state) == ["search"]
        assert state.planet_under(state.turn) == 0
        state.turn = state.left_of(state.turn)
        state.asked = state.turn


def test_levels_are_runs_of_the_hourglass_for_each_seat() -> None:
    state = table(3, levels=["easy", "medium", "difficult"])
    assert [state.runs(seat) for seat in range(3)] == [3, 2, 1]
    assert [seat["level"] for seat in state.view(None)["seats"]] == ["easy", "medium", "difficult"]
    again = GAME.from_bytes(state.to_bytes())
    assert isinstance(again, StarSearch)
    assert [again.runs(seat) for seat in range(3)] == [3, 2, 1]


def test_the_usual_level_is_medium() -> None:
    assert [table(2).runs(seat) for seat in range(2)] == [2, 2]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        GAME.new(players)


def test_components_have_the_numbers_of_the_rulebook() -> None:
    data = GAME.data
    assert (data["stars"]["yellow"], data["stars"]["fixed"]) == (29, 1)
    assert len(data["chart"]) == 6
    assert all({"red", "blue"} <= set(chart) for chart in data["chart"])
    assert GAME.meta.most == 4
    assert {face["planet"] for face in data["face"] if "planet" in face} == {"red", "blue"}
    assert any(face["black"] for face in data["face"] if "black" in face)
    assert any(face["hollow"] for face in data["face"] if "hollow" in face)


def test_set_up_is_the_same_in_both_variations() -> None:
    one, other = (fresh(7, variation=variation).view(None) for variation in ("eagle", "rudi"))
    for name in ("sky", "fixed_star", "path", "planets", "turn"):
        assert one[name] == other[name]


def test_lap_tiles_show_1_at_the_start_and_only_rudi_needs_them() -> None:
    rudi, eagle = table(3, variation="rudi").view(None), table(3).view(None)
    assert [seat["lap"] for seat in rudi["seats"]] == [1, 1, 1]
    assert (rudi["laps"], eagle["laps"]) == (2, 1)
    assert "lap" not in str(table(3)).lower()
    assert "lap" in str(table(3, variation="rudi")).lower()


@pytest.mark.parametrize("path", [20, 24, 28, 32])
def test_fields_follow_one_another_clockwise_around_the_sky(path: int) -> None:
    """On the picture, where y grows downwards, each step turns clockwise around the centre."""
    view = build(table(2, path=path), None)
    ring = [field_at(view, field) for field in range(path)]
    middle = (sum(x for x, _ in ring) / path, sum(y for _, y in ring) / path)
    for (x, y), (next_x, next_y) in zip(ring, ring[1:] + ring[:1], strict=True):
        turn = (x - middle[0]) * (next_y - middle[1]) - (y - middle[1]) * (next_x - middle[0])
        assert turn > 0


def test_set_up_is_drawn_from_two_streams_in_small_draws() -> None:
    state = GAME.new(2)
    rng = Rng(1)
    streams: Counter[str] = Counter()
    assert isinstance(state, StarSearch)
    while state.step != TURN:
        assert len(state.chance_weights()) <= 9
        streams[state.chance_stream()] += 1
        state.apply(state.sample(rng))
    assert streams == {"sky": 3 + 29, "start": 1}
