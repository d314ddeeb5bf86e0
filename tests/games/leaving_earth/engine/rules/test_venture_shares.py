"""Shares of joint ventures: the bank, trades, who may trade at all and with whom, and how a venture is dissolved."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.rules.cooperation import is_empty
from cosmodrome.games.leaving_earth.engine.state import CARRIES_INFECTION, FLIGHT, PILOT_SHIFT, POINTS
from cosmodrome.games.leaving_earth.vocabulary import MOST_ASTRONAUTS, MOST_CRAFT, MOST_FREE_STEPS, OFFERS_A_TURN
from tests.games.leaving_earth import invariants
from tests.games.leaving_earth.engine.rules.test_stations import KEEPS_OPEN, station
from tests.games.leaving_earth.engine.rules.test_ventures import (
    ESA,
    IRI,
    acting,
    beginning,
    dead,
    joint,
    pass_on,
    propose,
)

# --- The bank ----------------------------------------------------------------


@pytest.mark.parametrize(("halves", "price"), [(0, 0), (1, 0), (2, 1), (15, 7), (-20, 0)])
def test_the_bank_trades_shares_for_as_many_dollars_as_there_are_points_rounded_down(halves: int, price: int) -> None:
    table = joint(6, 3)
    table.state.table[table.state.block(ESA) + POINTS] = halves
    table.do("buy_share", "esa")
    assert (table.cash(), table.shares("esa")) == (30 - price, [7, 3])
    table.do("sell_share", "esa").do("sell_share", "esa")
    assert (table.cash(), table.shares("esa")) == (30 + price, [5, 3])
    assert table.cash(ESA) == 50


def test_the_dead_do_not_change_the_price_of_a_share() -> None:
    table = dead(joint(6, 3).points(8, ESA), 3, ESA).do("sell_share", "esa")
    assert table.cash() == 38


def test_any_agency_may_buy_shares_of_the_bank() -> None:
    table = joint(0, 6, 0).points(4, ESA)
    table.do("buy_share", "esa")
    assert table.shares("esa") == [1, 6, 0]
    assert table.may("act_for", "esa")


def test_bank_refuses_impossible_trades() -> None:
    table = joint(6, 4).points(4, ESA)
    assert table.refusal("buy_share", "esa") == "no_shares_left"
    assert table.refusal("buy_share", "iri") == "no_charter"
    assert table.refusal("sell_share", "iri") == "no_charter"
    table = joint(0, 6).points(4, ESA).money(3)
    assert table.refusal("buy_share", "esa") == "not_enough_money"
    assert table.refusal("sell_share", "esa") == "no_share"


@pytest.mark.parametrize(("rules", "ending"), [("leaving_earth/1", "passed"), ("leaving_earth/2", "turn_ended")])
def test_dealing_with_the_bank_is_a_turn_since_version_2(rules: str, ending: str) -> None:
    table = joint(6, 3, rules=rules).do("buy_share", "esa").do("sell_share", "esa").end_turn()
    assert table.happened("passed", "turn_ended") == [ending]


def test_trade_with_the_bank_needs_no_consent() -> None:
    table = joint(6, 3).do("sell_share", "esa").do("buy_share", "esa")
    assert table.state.current_player() == 0
    assert table.happened("share_sold", "share_bought") == ["share_sold", "share_bought"]


def test_venture_without_shareholders_stays_until_a_share_is_bought() -> None:
    table = joint(1, 0).do("sell_share", "esa")
    assert table.state.is_founded(ESA)
    assert table.refusal("act_for", "esa") == "no_share"
    assert table.refusal("cooperate_with", "esa") == "no_charter"
    assert table.end_turn().do("buy_share", "esa").may("act_for", "esa")


# --- Shares that are traded --------------------------------------------------


def test_agencies_trade_shares_for_whatever_they_like() -> None:
    table = joint(6, 4).stock("probe", seat=1)
    table.do("cooperate", 1).do("give_share", "esa").do("give_share", "esa").do("ask_money", 10).do("ask", "probe")
    table.do("propose").do("accept")
    assert table.shares("esa") == [4, 6]
    assert (table.cash(0), table.parts(0, 0)) == (40, ["probe"])
    assert table.news("shares_given") == [
        {"happening": "shares_given", "seat": 0, "to": 1, "venture": "esa", "shares": 2}
    ]


def test_shares_are_traded_for_shares() -> None:
    table = joint(6, 4).founded("iri", 3, 7)
    table.do("cooperate", 1).do("give_share", "esa").do("ask_share", "iri").do("ask_share", "iri")
    table.do("propose").do("accept")
    assert (table.shares("esa"), table.shares("iri")) == ([5, 5], [5, 5])


def test_offer_has_only_shares_that_the_agency_owns() -> None:
    table = joint(1, 2, 7).do("cooperate", 1)
    assert table.refusal("give_share", "iri") == "no_share"
    table.do("give_share", "esa").do("ask_share", "esa").do("ask_share", "esa")
    assert table.refusal("give_share", "esa") == "no_share"
    assert table.refusal("ask_share", "esa") == "no_share"


def test_a_declined_trade_leaves_the_shares() -> None:
    table = joint(6, 4).do("cooperate", 1).do("give_share", "esa").do("propose").do("decline")
    assert table.shares("esa") == [6, 4]
    assert table.do("cooperate", 1).refusal("propose") == "offer_is_empty"


def test_shares_may_stand_in_a_counter_offer() -> None:
    table = joint(6, 4).do("cooperate", 1).do("give_money", 1).do("propose").do("counter")
    table.do("give_share", "esa").do("ask_money", 5).do("propose").do("accept")
    assert table.shares("esa") == [7, 3]
    assert (table.cash(0), table.cash(1)) == (25, 35)


def test_when_the_free_steps_are_taken_no_share_is_added_to_an_offer() -> None:
    table = joint(6, 4).do("cooperate", 1).do("give_share", "esa")
    table.state.steps_taken = MOST_FREE_STEPS
    assert table.verbs() == ["propose", "cancel"]
    assert table.refusal("give_share", "esa") == "budget_spent"
    assert table.refusal("ask_share", "esa") == "budget_spent"


def test_a_trade_of_shares_asks_no_other_shareholder() -> None:
    table = joint(4, 3, 3).do("cooperate", 1).do("give_share", "esa").do("propose").do("accept")
    assert table.shares("esa") == [3, 4, 3]
    assert table.state.current_player() == 0


# --- Who may trade -----------------------------------------------------------


def test_agencies_without_a_share_cannot_trade() -> None:
    table = beginning(3)
    assert table.refusal("cooperate", 1) == "not_trading"
    table.founded("esa", 0, 5, 5)
    assert table.refusal("cooperate_with", "esa") == "not_trading"


def test_agency_without_a_share_may_buy_one_by_trade() -> None:
    table = joint(0, 5, 5).do("cooperate", 1).do("give_money", 10)
    assert table.refusal("propose") == "not_trading"
    table.do("ask_share", "esa").do("propose").do("accept")
    assert table.shares("esa") == [1, 4, 5]
    assert (table.cash(0), table.cash(1)) == (20, 40)


def test_shareholder_may_sell_a_share_to_an_agency_without_one() -> None:
    table = joint(5, 5, 0).do("cooperate", 2).do("ask_money", 10)
    assert table.refusal("propose") == "not_trading"
    table.do("give_share", "esa").do("propose").do("accept")
    assert table.shares("esa") == [4, 5, 1]


def test_new_shareholder_trades_with_every_trading_agency_and_every_venture() -> None:
    table = joint(0, 5, 5, 0).founded("iri", 0, 5, 5, 0)
    table.do("cooperate", 1).do("give_money", 10).do("ask_share", "esa").do("propose").do("accept")
    assert table.may("cooperate", 2)
    assert table.may("cooperate_with", "esa")
    assert table.may("cooperate_with", "iri")
    table.do("cooperate", 2).do("give_money", 1).do("propose").do("accept")
    assert table.cash(2) == 31
    assert table.do("cooperate", 3).do("give_money", 1).refusal("propose") == "not_trading"


def test_a_share_of_any_venture_makes_a_trading_agency() -> None:
    table = joint(5, 5, 0).founded("iri", 0, 0, 1)
    table.do("cooperate", 2).do("give_money", 1).do("propose").do("accept")
    assert table.cash(2) == 31


def test_agency_that_sells_its_last_share_cannot_trade() -> None:
    table = joint(1, 9).do("sell_share", "esa").do("cooperate", 1).do("give_money", 1)
    assert table.refusal("propose") == "not_trading"


def test_trade_without_the_option_is_open_to_every_agency() -> None:
    table = station(2).do("cooperate", 1).do("give_money", 1).do("propose").do("accept")
    assert table.cash(1) == 31


@pytest.mark.parametrize("left", ["", "S", "mM"])
def test_research_traded_between_shareholders_comes_with_matching_outcomes(left: str) -> None:
    table = joint(5, 5).unlearn("landing").learn("landing", left).unlearn("landing", 1)
    table.do("cooperate", 1).do("give_research", "landing").do("propose").do("accept").deal("S" * len(left))
    assert table.outcomes("landing", 1) == "S" * len(left)


def test_a_team_trades_by_the_same_rule() -> None:
    assert beginning(2, team=True).refusal("cooperate", 1) == "not_trading"


# --- Trading with ventures ---------------------------------------------------


def test_trade_of_a_shareholder_with_its_venture_asks_the_other_shareholders() -> None:
    table = joint(2, 5, 3).stock("probe")
    table.do("cooperate_with", "esa").do("give", "probe").do("ask_money", 5).do("propose")
    assert table.verbs() == ["consent", "consent_all_year", "veto"]
    assert table.state.current_player() == 1
    table.do("consent")
    assert table.state.current_player() == 2
    assert table.parts(0, ESA) == []
    table.do("consent")
    assert (table.parts(0, ESA), table.cash(0), table.cash(ESA)) == (["probe"], 35, 45)
    assert (table.state.turn, table.state.current_player()) == (0, 0)


def test_a_trade_with_ones_own_venture_can_be_vetoed() -> None:
    table = joint(5, 5).do("cooperate_with", "esa").do("ask_money", 25).do("propose").do("veto")
    assert (table.cash(0), table.cash(ESA)) == (30, 50)
    assert table.refusal("act_for", "esa") == "veto_stands"
    assert is_empty(table.state)


def test_consent_for_a_year_covers_trades() -> None:
    table = joint(5, 5).do("cooperate_with", "esa").do("give_money", 5).do("propose").do("consent_all_year")
    table.do("cooperate_with", "esa").do("ask_money", 1).do("propose")
    assert (table.cash(0), table.cash(ESA)) == (26, 54)
    assert table.do("act_for", "esa").do("buy", "probe").parts(0, ESA) == ["probe"]


def test_trade_with_a_venture_asks_its_director_and_then_the_other_shareholders() -> None:
    table = joint(0, 3, 3, 4).founded("iri", 1, 9, 0, 0)
    table.do("cooperate_with", "esa").do("give_money", 10).do("propose")
    assert table.state.current_player() == 3  # who has the most shares
    assert table.verbs() == ["accept", "decline", "counter"]
    table.do("accept")
    assert table.state.current_player() == 1
    table.do("consent")
    assert table.state.current_player() == 2
    assert table.cash(ESA) == 50
    table.do("consent")
    assert table.cash(ESA) == 60
    assert table.state.current_player() == 0


def test_of_several_with_as_many_shares_the_first_seat_is_the_director() -> None:
    table = joint(0, 2, 4, 4).founded("iri", 1, 9, 0, 0)
    table.do("cooperate_with", "esa").do("give_money", 1).do("propose")
    assert table.state.current_player() == 2


def test_a_director_may_decline_or_make_a_counter_offer() -> None:
    table = joint(0, 6, 4).founded("iri", 1, 9, 0)
    table.do("cooperate_with", "esa").do("ask_money", 10).do("propose").do("decline")
    assert table.news("declined")[0]["seat"] == ESA
    assert table.state.current_player() == 0
    table.do("cooperate_with", "esa").do("ask_money", 10).do("propose").do("counter")
    assert table.state.current_player() == 1
    table.do("give_money", 10).do("ask_money", 5).do("propose")
    assert table.state.current_player() == 0
    table.do("accept")
    assert table.state.current_player() == 2
    table.do("consent")
    assert (table.cash(0), table.cash(ESA)) == (35, 45)


def test_trade_accepted_by_the_director_can_be_vetoed() -> None:
    table = joint(0, 6, 4).founded("iri", 1, 9, 0)
    table.do("cooperate_with", "esa").do("give_money", 10).do("propose").do("accept").do("veto")
    assert (table.cash(0), table.cash(ESA)) == (30, 50)
    assert table.news("vetoed")[0]["venture"] == "esa"
    assert table.state.current_player() == 0


def test_trade_for_a_venture_asks_its_shareholders_after_the_partner_agreed() -> None:
    table = joint(4, 3, 3).stock("probe", seat=1).do("act_for", "esa")
    table.do("cooperate", 1).do("give_money", 10).do("ask", "probe").do("propose")
    assert table.state.current_player() == 1
    assert table.verbs() == ["accept", "decline", "counter"]
    table.do("accept")
    assert table.state.current_player() == 2  # who has agreed as a partner is not asked again
    table.do("consent")
    assert (table.parts(0, ESA), table.cash(ESA), table.cash(1)) == (["probe"], 40, 40)
    assert (table.state.turn, table.state.current_player()) == (ESA, 0)


def test_shareholder_acting_for_a_venture_cannot_trade_with_itself() -> None:
    table = acting(5, 5)
    assert table.refusal("cooperate", 0) == "alone"
    assert table.refusal("cooperate_with", "esa") == "alone"


def test_a_venture_trades_with_a_venture_and_the_shareholders_of_both_are_asked() -> None:
    table = joint(5, 5, 0).founded("iri", 5, 0, 5).stock("probe", seat=IRI).do("act_for", "esa")
    table.do("cooperate_with", "iri").do("give_money", 5).do("ask", "probe").do("propose")
    assert table.state.current_player() == 1
    table.do("consent")
    assert table.state.current_player() == 2
    table.do("consent")
    assert (table.cash(ESA), table.cash(IRI)) == (45, 5)
    assert table.parts(0, ESA) == ["probe"]


def test_one_consent_for_the_year_counts_for_both_ventures_of_a_trade_in_which_one_has_shares() -> None:
    table = joint(5, 5, 0).founded("iri", 5, 3, 2).do("act_for", "esa")
    table.do("cooperate_with", "iri").do("give_money", 5).do("propose").do("consent_all_year")
    assert [told["venture"] for told in table.news("consented")] == ["esa", "iri"]
    table.do("consent_all_year")
    assert [(told["seat"], told["venture"]) for told in table.news("consented")[2:]] == [(2, "iri")]


def test_a_veto_in_a_trade_of_two_ventures_stands_for_the_one_of_whoever_forbids_it() -> None:
    table = joint(5, 5, 0).founded("iri", 5, 0, 5).do("act_for", "esa")
    table.do("cooperate_with", "iri").do("give_money", 5).do("propose").do("consent").do("veto")
    assert table.news("vetoed")[0]["venture"] == "iri"
    assert table.refusal("act_for", "iri") == "veto_stands"
    assert table.may("act_for", "esa")


def test_the_director_of_a_partner_has_agreed_and_is_not_asked_as_a_shareholder() -> None:
    table = joint(5, 5, 0).founded("iri", 0, 6, 4).do("act_for", "esa")
    table.do("cooperate_with", "iri").do("give_money", 5).do("propose")
    assert table.state.current_player() == 1
    assert table.verbs() == ["accept", "decline", "counter"]
    table.do("accept")
    assert table.state.current_player() == 2
    table.do("consent")
    assert table.cash(IRI) == 5


def test_a_venture_trades_only_with_trading_agencies() -> None:
    table = joint(5, 5, 0).do("act_for", "esa")
    assert table.may("cooperate", 1)
    assert table.refusal("cooperate", 2) == "not_trading"


def test_ventures_take_and_give_neither_research_nor_shares() -> None:
    table = joint(5, 5).founded("iri", 5, 5).do("cooperate_with", "esa")
    for verb in ("give_share", "ask_share"):
        for name in ("esa", "iri"):
            assert table.refusal(verb, name) == "not_for_ventures"
    assert table.refusal("give_research", "landing") == "not_for_ventures"
    assert not table.may("ask_research", "landing")


def test_spacecraft_with_their_crews_are_traded_with_ventures() -> None:
    table = joint(5, 5).stock("pilot", "damaged_doctor")
    table.craft("mars_orbit", "aldrin", "pilot", time=2, on="earth_orbit__mars_orbit")
    table.do("cooperate_with", "esa").do("give_craft", 1).do("give", "pilot").do("give", "damaged_doctor")
    table.do("propose").do("consent")
    assert (table.place(1, ESA), table.tokens(1, ESA), table.crew(1, ESA)) == ("mars_orbit", 2, ["pilot"])
    assert sorted(table.crew(0, ESA)) == ["incapacitated_doctor", "pilot"]
    assert table.state.living(0) == 0


def test_version_1_counts_offers_for_a_venture_as_those_of_the_agency_that_acts() -> None:
    table = acting(5, 5, rules="leaving_earth/1")
    for _ in range(OFFERS_A_TURN):
        table.do("cooperate", 1).do("give_money", 1).do("propose").do("decline")
    assert table.refusal("cooperate", 1) == "offers_spent"
    table.do("done")
    assert table.refusal("cooperate", 1) == "offers_spent"
    assert table.refusal("cooperate_with", "esa") == "offers_spent"


# --- Dissolving --------------------------------------------------------------


def test_buying_the_last_share_dissolves_the_venture() -> None:
    table = joint(9, 0).do("buy_share", "esa")
    assert not table.state.is_founded(ESA)
    assert table.shares("esa") == [0, 0]
    assert (table.cash(0), table.cash(ESA)) == (80, 0)
    assert table.happened("share_bought", "dissolved") == ["share_bought", "dissolved"]
    assert (table.state.turn, table.state.current_player()) == (0, 0)


@pytest.mark.parametrize("buyer", [0, 1])
def test_getting_the_last_share_by_trade_dissolves_the_venture(buyer: int) -> None:
    table = joint(5, 5).do("cooperate", 1)
    for _ in range(5):
        table.do("ask_share" if buyer == 0 else "give_share", "esa")
    table.do("propose").do("accept")
    assert not table.state.is_founded(ESA)
    assert (table.cash(buyer), table.cash(1 - buyer)) == (80, 30)


def test_dissolved_venture_passes_everything_to_its_owner() -> None:
    table = joint(9, 0, missions=("st_lunar_fly_by", *KEEPS_OPEN)).stock("juno", "damaged_probe", "pilot", seat=ESA)
    table.stock("damaged_doctor", seat=ESA).stock("juno")
    table.craft("earth", "probe")
    table.craft(
        *("mars_orbit", "aldrin", "damaged_juno", "pilot", "damaged_mechanic"),
        seat=ESA,
        time=2,
        on="earth_orbit__mars_orbit",
    )
    table.visited(1, "phobos", seat=ESA)
    table.craft("moon", "rover", seat=ESA)
    table.craft("earth_orbit", "juno", "probe", seat=ESA)
    table.do("act_for", "esa").work(3).do("maneuver", "earth_orbit__lunar_flyby").do("fire", "juno").do("done")
    dead(table.do("done"), 2, ESA)
    table.money(3).do("buy_share", "esa")
    assert table.cash() == 50
    assert sorted(table.parts(0)) == ["damaged_probe", "juno", "juno"]
    assert sorted(table.crew(0)) == ["incapacitated_doctor", "pilot"]
    places = {table.place(craft): craft for craft in range(1, MOST_CRAFT + 1) if table.place(craft)}
    assert set(places) == {"earth", "mars_orbit", "moon", "lunar_flyby"}
    far = places["mars_orbit"]
    assert table.parts(far) == ["damaged_juno", "aldrin"]
    assert sorted(table.crew(far)) == ["incapacitated_mechanic", "pilot"]
    assert table.tokens(far) == 2
    assert all(table.state.visited(0, index) for index in table.aboard(far))
    assert table.owner("st_lunar_fly_by") == 0
    assert table.earned() == 3
    assert table.state.dead(0) == 2
    assert table.state.living(ESA) == table.state.fleet(ESA) == table.state.dead(ESA) == table.earned(ESA) == 0
    assert len(table.news("mission_completed")) == 1


def test_dissolved_venture_passes_other_points_and_losses_too() -> None:
    table = joint(9, 0)
    table.craft("earth_orbit", "apollo", "fossil", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__earth").do("done").do("done")
    assert table.earned(ESA) == 6
    table.do("buy_share", "esa")
    assert (table.earned(0), table.earned(ESA)) == (6, 0)
    invariants.missions(table.state)


def test_dissolved_venture_passes_used_rovers_and_infection() -> None:
    table = joint(9, 0).show("moon", "rugged")
    table.craft("moon", "rover", seat=ESA)
    table.state.table[table.state.vessel(ESA, 1) + CARRIES_INFECTION] = 1
    table.do("act_for", "esa").work().do("explore").discovers("moon_gold").do("done").do("done")
    table.do("buy_share", "esa")
    assert table.state.table[table.state.vessel(0, 1) + CARRIES_INFECTION] == 1
    assert table.state.resting(0, 1, ids.COMPONENTS.index("rover")) == 1


def test_spacecraft_of_a_dissolved_venture_arrives_for_its_new_owner() -> None:
    table = joint(5, 4, missions=("st_ceres_lander", *KEEPS_OPEN)).show("ceres", "barren")
    table.craft("ceres", "probe", seat=ESA, time=1, on="inner_transfer__ceres")
    table.state.table[table.state.vessel(ESA, 1) + FLIGHT] |= 2 << PILOT_SHIFT  # sent by the second agency
    table.do("buy_share", "esa").do("cooperate", 1)
    for _ in range(4):
        table.do("ask_share", "esa")
    table.do("propose").do("accept").unlearn("landing", 1)
    pass_on(table)
    assert table.owner("st_ceres_lander") == 0


def test_charter_of_a_dissolved_venture_starts_again_with_nothing() -> None:
    table = dead(joint(9, 0).points(5, ESA), 1, ESA).stock("probe", seat=ESA).do("buy_share", "esa")
    assert table.refusal("act_for", "esa") == "no_charter"
    propose(table, 1).do("accept")
    assert table.shares("esa") == [9, 1]
    assert (table.cash(ESA), table.earned(ESA), table.state.dead(ESA), table.parts(0, ESA)) == (0, 0, 0, [])


def test_consent_and_veto_end_with_the_venture() -> None:
    table = acting(5, 5).do("buy", "probe").do("veto").do("cooperate", 1)
    for _ in range(5):
        table.do("ask_share", "esa")
    table.do("propose").do("accept")
    propose(table, 1).do("accept")
    assert table.may("act_for", "esa")


def test_the_last_share_cannot_be_bought_without_room_for_its_spacecraft() -> None:
    table = joint(9, 0)
    table.craft("earth", "probe", seat=ESA)
    for _ in range(MOST_CRAFT):
        table.craft("earth", "probe")
    assert table.refusal("buy_share", "esa") == "no_room_there"
    table.state.retire(0, 1)
    table.do("buy_share", "esa")
    assert table.place(1) == "earth"


def test_the_last_share_cannot_be_bought_without_room_for_its_astronauts() -> None:
    table = joint(9, 0).stock("pilot", seat=ESA).stock(*["pilot"] * MOST_ASTRONAUTS)
    assert table.refusal("buy_share", "esa") == "no_room_there"


def test_last_share_cannot_be_traded_without_room_for_its_spacecraft() -> None:
    table = joint(9, 1).do("cooperate", 1)
    table.craft("earth", "probe", seat=ESA)
    for _ in range(MOST_CRAFT):
        table.craft("earth", "probe")
    assert table.do("ask_share", "esa").refusal("propose") == "no_room_there"
    table.state.retire(0, 1)
    assert table.may("propose")


def test_room_is_needed_for_a_venture_and_for_what_is_traded_beside_it_together() -> None:
    table = joint(9, 1).do("cooperate", 1)
    table.craft("earth", "probe", seat=ESA)
    table.craft("earth", "probe", seat=1)
    for _ in range(MOST_CRAFT - 1):
        table.craft("earth", "probe")
    assert table.do("ask_share", "esa").do("ask_craft", 1).refusal("propose") == "no_room_there"


def test_room_is_needed_for_the_astronauts_of_a_venture_and_those_traded_together() -> None:
    table = joint(9, 1).stock("pilot", seat=ESA).stock("pilot", seat=1).stock(*["pilot"] * (MOST_ASTRONAUTS - 1))
    assert table.do("cooperate", 1).do("ask_share", "esa").do("ask", "pilot").refusal("propose") == "no_room_there"


def test_room_is_needed_for_two_ventures_that_are_taken_over_together() -> None:
    table = joint(9, 1).founded("iri", 9, 1)
    for owner in (ESA, IRI):
        table.craft("earth", "probe", seat=owner)
    for _ in range(MOST_CRAFT - 1):
        table.craft("earth", "probe")
    table.do("cooperate", 1).do("ask_share", "esa").do("ask_share", "iri")
    assert table.refusal("propose") == "no_room_there"


def test_with_nine_shares_and_one_at_the_bank_nothing_is_dissolved() -> None:
    table = joint(8, 0).do("buy_share", "esa")
    assert table.state.is_founded(ESA)
    assert table.shares("esa") == [9, 0]


def test_both_copies_of_a_mission_may_meet_when_a_venture_is_dissolved() -> None:
    both = ("st_man_on_the_moon", "st_man_on_the_moon_again")
    table = joint(9, 0, missions=(*both, *KEEPS_OPEN))
    for owner in (0, ESA):
        table.visited(table.craft("earth_orbit", "apollo", "pilot", seat=owner), "moon", seat=owner)
    table.fly("earth_orbit__earth").do("done")
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__earth").do("done").do("done")
    table.money(30).do("buy_share", "esa")
    assert [table.owner(name) for name in both] == [0, 0]
    assert table.earned() == 25.5


def test_dead_of_a_dissolved_venture_pass_to_its_owner() -> None:
    table = joint(9, 0)
    table.craft("earth_orbit", "juno", "vostok", "pilot", seat=ESA)
    table.learn("juno_rockets", "M").do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby")
    table.do("fire", "juno").draws("M")
    assert [entry >> 16 & 15 for entry in table.state.memorial] == [ESA]
    table.do("keep_outcome").do("done").do("buy_share", "esa")
    assert [entry >> 16 & 15 for entry in table.state.memorial] == [0]
    assert table.state.dead(0) == 1


def test_after_a_veto_a_shareholder_does_not_trade_with_the_venture_either() -> None:
    """A shareholder would trade on behalf of the venture."""
    table = joint(6, 4).money(20, ESA)
    table.do("act_for", "esa").do("buy", "probe").do("veto")
    assert table.refusal("cooperate_with", "esa") == "veto_stands"
