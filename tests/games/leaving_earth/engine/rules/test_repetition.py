"""Quick reference: "Take turns until all Agencies pass in a row", "Perform any number of actions on your turn".

What ends endless play is ruling R02; "Simultaneous completion -> award to least VP" is ruling R18.
"""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.leaving_earth.vocabulary import MOST_IDLE_TURNS, REPEATABLE_STEPS
from tests.games.leaving_earth.table import Table


def rearrange(table: Table) -> Table:
    """Load a probe, or unload it again."""
    if table.may("build"):
        return table.do("build").do("load", "probe").do("done").end_turn()
    return table.work(1).do("unload", "probe").do("done").end_turn()


def trade(table: Table, partner: int) -> Table:
    return table.do("cooperate", partner).do("give_money", 1).do("propose").do("accept").end_turn()


def test_turn_of_rearranging_keeps_the_year_open_until_a_position_comes_back() -> None:
    table = Table(2).stock("probe")
    for _ in range(2):
        rearrange(table).end_turn()
    assert table.happened("turn_ended", "passed") == ["turn_ended", "passed"] * 2
    rearrange(table)
    assert table.happened("turn_ended", "passed")[-2:] == ["passed", "passed"]
    assert table.state.year == 1957


def test_new_position_keeps_the_year_open_in_every_turn() -> None:
    table = Table(2).stock(*["probe"] * 5)
    for number in range(1, 6):
        table.do("build") if number == 1 else table.work(1)
        table.do("load", "probe").do("done").end_turn().end_turn()
        assert table.happened("turn_ended", "passed") == ["turn_ended", "passed"] * number
        assert table.state.year == 1956


def test_progress_lets_agencies_rearrange_again() -> None:
    table = Table(2).stock("probe")
    rearrange(table).do("buy", "probe").end_turn()
    rearrange(table)
    assert table.happened("turn_ended", "passed") == ["turn_ended"] * 3


def test_trades_keep_the_year_open_until_a_position_comes_back() -> None:
    table = Table(2)
    for _ in range(2):
        trade(table, 1)
        trade(table, 0)
    assert table.happened("turn_ended", "passed") == ["turn_ended", "turn_ended", "passed", "passed"]


def test_fifty_turns_without_progress_keep_the_year_open() -> None:
    """One agency gives dollars away, so that no position comes back."""
    turns = MOST_IDLE_TURNS + 1
    table = Table(2).money(turns + 1)
    for _ in range(turns):
        trade(table, 1).end_turn()
    assert table.happened("turn_ended", "passed") == ["turn_ended", "passed"] * turns
    trade(table, 1)
    assert table.happened("turn_ended", "passed")[-1] == "passed"


def test_offers_in_a_turn_are_not_limited() -> None:
    table = Table(2)
    for _ in range(30):
        table.do("cooperate", 1).do("give_money", 1).do("propose").do("decline")
    assert table.may("cooperate", 1)


def long_turn() -> Table:
    """A turn with a thousand free steps behind it."""
    table = Table(1).stock("probe", "probe", "probe")
    table.state.steps_taken = REPEATABLE_STEPS
    return table.do("build")


def test_position_that_comes_back_after_a_thousand_steps_ends_the_free_steps() -> None:
    table = long_turn().do("load", "probe").do("unload", "probe")
    assert table.may("load", "probe")
    table.do("load", "probe")
    assert not table.may("unload", "probe")
    assert table.may("pass")


def test_new_positions_after_a_thousand_steps_are_allowed() -> None:
    table = long_turn().do("load", "probe").do("load", "probe").do("load", "probe")
    assert table.may("unload", "probe")


def test_version_1_has_a_hundred_free_steps() -> None:
    table = Table(1, rules="leaving_earth/1").stock("probe")
    table.state.steps_taken = 100
    assert table.refusal("build") == "budget_spent"


# --- Simultaneous completion --------------------------------------------------


def both_arrive(**options: Any) -> Table:
    """Both agencies land on Ceres with a probe, and come home with a sample of it, at the end of one year."""
    table = Table(2, ("ceres_lander", "ceres_sample_return", "mars_station"), **options)
    table.points(3, 1).show("ceres", "barren")
    for seat in (0, 1):
        table.learn("landing", seat=seat)
        table.craft("ceres", "probe", time=1, on="inner_transfer__ceres", seat=seat)
        table.craft("earth", "ceres_sample", time=1, on="inner_transfer__earth_orbit", seat=seat)
    return table.end_year()


def test_two_agencies_arriving_together_share_two_missions() -> None:
    table = both_arrive()
    assert {table.owner("ceres_lander"), table.owner("ceres_sample_return")} == {0, 1}
    assert table.owner("ceres_lander") == 0


def test_in_version_1_the_first_fleet_takes_both_missions() -> None:
    table = both_arrive(rules="leaving_earth/1")
    assert (table.owner("ceres_lander"), table.owner("ceres_sample_return")) == (0, 0)


@pytest.mark.parametrize("edition", ["quick_reference", "first"])
def test_missions_are_awarded_one_by_one_in_both_editions(edition: str) -> None:
    assert both_arrive(edition=edition).owner("ceres_sample_return") == 1
