"""What the log says about an expedition and about the final scoring, and what chance draws from a pile."""

from __future__ import annotations

from collections import Counter

from cosmodrome import Rng
from cosmodrome.games.mlem.engine.rules.piles import any_token
from cosmodrome.games.mlem.vocabulary import SPECIALISTS
from tests.contract.conformance import SAMPLES, assert_fits
from tests.games.mlem.table import arrive, embark, expedition, fly, refused_flight, roll, start, table
from tests.games.mlem.test_rulings import after_fourteen_expeditions
from tests.support.journal import entries, logged


def test_log_takeoff_names_every_astronaut_that_boards() -> None:
    state = logged(start(2, starter=1))
    embark(state, "engineer", "drifter")
    assert entries(state, "embarked") == [{"seat": 1, "specialist": "engineer"}, {"seat": 0, "specialist": "drifter"}]


def test_log_flight_says_how_far_the_commander_flew_and_where_to() -> None:
    state = logged(table())
    roll(state, "1 1 1 3 3 3")
    fly(state, "1")
    assert entries(state, "flew") == [{"seat": 0, "distance": 3, "space": 3}]


def test_log_final_scoring_names_everybody_on_a_planet_by_place() -> None:
    """The most astronauts are first, and "if two or more players are tied, the player who disembarked first" leads.

    "All the other players with at least 1 astronaut on the planet" share the third place.
    """
    state = start(4)
    expedition(state, dict.fromkeys(range(4), 7))
    expedition(state, {0: None, 1: None, 2: 7, 3: None})
    state.failures = 10
    expedition(logged(state), dict.fromkeys(range(4)))
    assert state.is_terminal()
    told = [(entry["seat"], entry["place"], entry["points"]) for entry in entries(state, "planet_scored")]
    first, second, third = state.game.data["planet"][0]["points"]
    assert told == [(2, 1, first), (0, 2, second), (1, 3, third), (3, 3, third)]


def test_log_final_scoring_goes_from_the_planet_nearest_to_the_start() -> None:
    """The rulebook: planets are counted one by one, beginning with the one closest to the start of the track."""
    state = start(2)
    for space in (19, 7, 23, 11, 15):
        expedition(state, {0: space, 1: None})
    state.failures = 10
    expedition(logged(state), {0: None, 1: None})
    assert state.is_terminal()
    spaces = [state.game.data["planet"][entry["planet"]]["spaces"][0] for entry in entries(state, "planet_scored")]
    assert spaces == [7, 11, 15, 19, 23]


def test_game_over_after_a_crash_leaves_no_dice_on_the_table() -> None:
    state = start(2)
    state.failures = 10
    expedition(state, {0: None, 1: None})
    assert state.is_terminal()
    assert state.roll == 0


def test_deep_space_only_the_astronaut_of_the_commander_stands_on_the_comet() -> None:
    """The rulebook: "The commander's astronaut is placed on the comet", all the others "on the galaxy"."""
    state = table(aboard=[(0, "settler"), (1, "engineer")])
    arrive(state, 26)
    settler, engineer = SPECIALISTS.index("settler"), SPECIALISTS.index("engineer")
    assert (state.place_of(0, settler) % 8, state.place_of(1, engineer) % 8) == (1, 0)


def test_a03_flight_with_nothing_chosen_is_refused_for_that_reason() -> None:
    """The rulebook: "The commander chooses a group or groups of dice to use for this travel": at least one."""
    state = table()
    roll(state, "1 1 1 3 3 3")
    assert refused_flight(state, "") == "nothing_chosen"


def test_flight_that_keeps_the_dice_without_a_group_is_refused_for_that_reason() -> None:
    state = table(token={"ability": "keep_dice"}, dice=6)
    roll(state, "1 1 1 3 3 3")
    assert refused_flight(state, "keep_dice") == "no_dice_to_keep"


def test_any_token_of_a_pile_with_gaps_is_each_equally_likely() -> None:
    rng = Rng(7)
    assert_fits(Counter(any_token(0b110101, rng) for _ in range(SAMPLES)), [1, 0, 1, 0, 1, 1])


def test_a24_by_option_the_shuffled_pile_holds_fourteen_tokens() -> None:
    state = after_fourteen_expeditions(reshuffle=True)
    rng = Rng(9)
    assert_fits(Counter(state.sample(rng) for _ in range(SAMPLES)), [1] * 14)
