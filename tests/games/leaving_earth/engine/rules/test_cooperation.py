"""Co-operation: offers in small steps, answers, and what changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.leaving_earth.vocabulary import MOST_CRAFT, MOST_FREE_STEPS, OFFERS_A_TURN, OFFERS_A_YEAR
from tests.games.leaving_earth.table import Table


def pair(players: int = 2, **options: Any) -> Table:
    return Table(players, **options)


# --- Making an offer ---------------------------------------------------------


def test_an_offer_is_put_together_and_answered_by_the_other() -> None:
    table = pair().do("cooperate", 1).do("give_money", 10).do("give_money", 5).do("give_money", 1).do("propose")
    assert table.state.current_player() == 1
    assert table.verbs() == ["accept", "decline", "counter"]
    table.do("accept")
    assert (table.cash(0), table.cash(1)) == (9, 41)
    assert table.state.current_player() == 0


def test_offer_can_ask_for_something_in_return() -> None:
    table = pair().learn("juno_rockets").stock("juno", seat=1)
    table.do("cooperate", 1).do("give_money", 1).do("ask", "juno").do("propose").do("accept")
    assert table.parts(0, seat=0) == ["juno"]
    assert table.parts(0, seat=1) == []
    assert (table.cash(0), table.cash(1)) == (24, 26)


def test_a_declined_offer_changes_nothing() -> None:
    table = pair().do("cooperate", 1).do("give_money", 25).do("propose").do("decline")
    assert (table.cash(0), table.cash(1)) == (25, 25)
    assert table.state.current_player() == 0
    assert table.do("cooperate", 1).refusal("propose") == "offer_is_empty"


def test_offer_can_be_cancelled() -> None:
    table = pair().do("cooperate", 1).do("give_money", 25).do("cancel")
    assert table.happened("offered") == []
    assert table.may("pass")


def test_one_counter_offer_is_accepted_or_declined() -> None:
    table = pair().stock("probe", seat=1)
    table.do("cooperate", 1).do("give_money", 1).do("ask", "probe").do("propose").do("counter")
    assert table.state.current_player() == 1
    table.do("give", "probe").do("ask_money", 5).do("propose")
    assert table.state.current_player() == 0
    assert table.verbs() == ["accept", "decline"]
    assert table.refusal("counter") == "one_counter"
    table.do("accept")
    assert table.parts(0, seat=0) == ["probe"]
    assert (table.cash(0), table.cash(1)) == (20, 30)
    assert table.happened("offered", "countered", "accepted") == ["offered", "countered", "accepted"]


def test_cancelled_counter_offer_declines_the_offer() -> None:
    table = pair().do("cooperate", 1).do("give_money", 1).do("propose").do("counter").do("cancel")
    assert table.happened("declined") == ["declined"]
    assert table.state.current_player() == 0
    assert table.may("pass")


def test_offer_has_only_what_the_agency_owns() -> None:
    table = pair().money(5).stock("probe").learn("landing")
    table.do("cooperate", 1)
    assert table.refusal("give_money", 10) == "not_yours_to_offer"
    assert table.refusal("give", "juno") == "not_yours_to_offer"
    assert table.refusal("give", "pilot") == "not_yours_to_offer"
    assert table.refusal("give_craft", 1) == "no_such_craft"
    assert table.refusal("give_research", "re_entry") == "not_yours_to_offer"
    table.do("give", "probe").do("give_money", 5)
    assert table.refusal("give", "probe") == "not_yours_to_offer"
    assert table.refusal("give_money", 1) == "not_yours_to_offer"


def test_research_that_the_other_has_is_not_offered() -> None:
    table = pair().learn("landing").learn("landing", seat=1).do("cooperate", 1)
    assert table.refusal("give_research", "landing") == "already_known"
    assert table.refusal("ask_research", "landing") == "already_known"


def test_what_is_aboard_is_offered_with_the_spacecraft_only() -> None:
    table = pair()
    table.craft("earth", "probe")
    assert table.do("cooperate", 1).refusal("give", "probe") == "not_yours_to_offer"
    assert table.may("give_craft", 1)


def test_trade_needs_another_agency() -> None:
    assert pair().refusal("cooperate", 0) == "alone"
    assert "cooperate" not in Table(1).verbs()


def test_a_team_trades_too() -> None:
    table = Table(2, team=True).do("cooperate", 1).do("give_money", 1).do("propose").do("accept")
    assert table.cash(1) == 26


# --- What changes hands ------------------------------------------------------


def test_damaged_components_and_astronauts_on_earth_can_be_given() -> None:
    table = pair().stock("damaged_juno", "pilot", "damaged_doctor")
    table.do("cooperate", 1).do("give", "damaged_juno").do("give", "pilot").do("give", "damaged_doctor")
    table.do("propose").do("accept")
    assert table.parts(0, seat=1) == ["damaged_juno"]
    assert sorted(table.crew(0, seat=1)) == ["incapacitated_doctor", "pilot"]
    assert (table.state.living(0), table.state.living(1)) == (0, 2)


def test_a_whole_spacecraft_changes_hands_where_it_is_with_everything_and_everybody() -> None:
    table = pair()
    flight = "earth_orbit__mars_orbit"
    table.craft("mars_orbit", "aldrin", "damaged_juno", "pilot", "damaged_doctor", time=2, on=flight)
    table.craft("earth", "probe", seat=1)
    table.do("cooperate", 1).do("give_craft", 1).do("propose").do("accept")
    assert table.place(1, seat=0) is None
    assert table.place(2, seat=1) == "mars_orbit"
    assert table.parts(2, seat=1) == ["damaged_juno", "aldrin"]
    assert sorted(table.crew(2, seat=1)) == ["incapacitated_doctor", "pilot"]
    assert table.tokens(2, seat=1) == 2


def test_a_spacecraft_given_away_in_flight_arrives_for_its_new_owner() -> None:
    table = Table(2, ("ceres_lander", "mars_station")).learn("landing", seat=1).show("ceres", "barren")
    table.craft("ceres", "probe", time=1, on="inner_transfer__ceres")
    table.do("cooperate", 1).do("give_craft", 1).do("propose").do("accept").end_year()
    assert table.owner("ceres_lander") == 1


def test_spacecraft_can_be_exchanged() -> None:
    table = pair()
    table.craft("earth_orbit", "probe")
    table.craft("moon", "eagle", "pilot", seat=1)
    table.do("cooperate", 1).do("give_craft", 1).do("ask_craft", 1).do("propose").do("accept")
    mine = [table.place(n, 0) for n in range(1, 4) if table.place(n, 0)]
    theirs = [table.place(n, 1) for n in range(1, 4) if table.place(n, 1)]
    assert (mine, theirs) == (["moon"], ["earth_orbit"])


def test_spacecraft_cannot_be_given_to_an_agency_without_a_free_card() -> None:
    table = pair()
    table.craft("earth_orbit", "probe")
    for _ in range(MOST_CRAFT):
        table.craft("earth", "probe", seat=1)
    assert table.do("cooperate", 1).do("give_craft", 1).refusal("propose") == "no_room_there"


@pytest.mark.parametrize("left", ["", "S", "mM", "SSS"])
def test_shared_research_comes_with_as_many_fresh_outcomes_as_the_giver_has_left(left: str) -> None:
    table = pair().learn("landing", left)
    table.do("cooperate", 1).do("give_research", "landing").do("propose").do("accept")
    table.deal("M" * len(left))
    assert table.knows("landing", 1)
    assert table.outcomes("landing", 1) == "M" * len(left)
    assert table.outcomes("landing", 0) == left
    assert table.state.current_player() == 0


def test_research_can_be_exchanged_for_research() -> None:
    table = pair().learn("landing", "SS").learn("re_entry", "M", seat=1)
    table.do("cooperate", 1).do("give_research", "landing").do("ask_research", "re_entry").do("propose").do("accept")
    table.deal("mm").deal("S")
    assert (table.outcomes("landing", 1), table.outcomes("re_entry", 0)) == ("mm", "S")


def test_traded_rocket_grants_its_advancement_when_fired() -> None:
    table = pair().learn("atlas_rockets").stock("atlas", "probe")
    table.do("cooperate", 1).do("give", "atlas").do("give", "probe").do("propose").do("accept").end_turn()
    assert table.refusal("buy", "atlas") == "advancement_needed"
    table.do("build").do("load", "atlas").do("load", "probe").do("maneuver", "earth__suborbital").do("fire", "atlas")
    table.deal("SSS")
    assert table.knows("atlas_rockets", 1)


def test_given_money_lasts_until_the_year_ends() -> None:
    table = pair().do("cooperate", 1).do("give_money", 25).do("propose").do("accept").end_year()
    if table.drawing() == "lot":
        table.lot(0)
    assert (table.cash(0), table.cash(1)) == (25, 25)


# --- Rulings: a turn and a year must end -------------------------------------


def test_version_1_allows_three_offers_in_a_turn() -> None:
    table = pair(rules="leaving_earth/1")
    for _ in range(OFFERS_A_TURN):
        table.do("cooperate", 1).do("give_money", 1).do("propose").do("decline")
    assert table.refusal("cooperate", 1) == "offers_spent"
    table.end_turn()
    assert table.may("cooperate", 0)


def test_version_1_allows_twelve_offers_in_a_year() -> None:
    table = pair(rules="leaving_earth/1")
    while table.may("cooperate", 1):
        for _ in range(OFFERS_A_TURN):
            table.do("cooperate", 1).do("give_money", 1).do("propose").do("accept")
        table.money(25).end_turn().end_turn()
    assert len(table.news("offered")) == OFFERS_A_YEAR
    assert table.refusal("cooperate", 1) == "offers_spent"
    assert table.state.year == 1956


def test_when_the_free_steps_are_taken_an_offer_can_only_be_made_or_called_off() -> None:
    table = pair().do("cooperate", 1).do("give_money", 1)
    table.state.steps_taken = MOST_FREE_STEPS
    assert table.verbs() == ["propose", "cancel"]
    assert table.refusal("give_money", 1) == "budget_spent"
