"""Trading anything: cargo of spacecraft that meet in space, and what an agency has seen of a hidden location."""

from __future__ import annotations

import pytest

from cosmodrome import Rng
from cosmodrome.games.leaving_earth.engine.state import CARRIES_INFECTION, RESTING_ONE
from cosmodrome.games.leaving_earth.vocabulary import MOST_ASTRONAUTS, VOCABULARY
from tests.games.leaving_earth.table import GAME, Table, item, location, venture


def meeting(rules: str = GAME.meta.rules) -> Table:
    """Two agencies with a spacecraft each in Mars Orbit; the first knows Rendezvous."""
    table = Table(3, rules=rules).learn("rendezvous", "S")
    table.craft("mars_orbit", "probe", "juno", "apollo", "pilot")
    table.craft("mars_orbit", "probe", "apollo", seat=1)
    return table.show("mars", "plants", seen_by=[0])


def test_r72_cargo_and_crew_pass_between_two_spacecraft_that_meet() -> None:
    table = meeting().do("cooperate", 1).do("transfer_between", "1-1")
    table.do("give_cargo", "juno").do("give_crew", 1).do("propose").do("accept")
    assert (table.parts(), table.crew()) == (["probe", "apollo"], [])
    assert (table.parts(1, 1), table.crew(1, 1)) == (["juno", "probe", "apollo"], ["pilot"])


def test_r72_everybody_needs_a_seat_after_the_trade() -> None:
    table = meeting().do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "apollo")
    assert table.refusal("propose") == "seats_short"
    assert table.do("give_crew", 1).may("propose")


def test_r72_cargo_needs_rendezvous_on_one_side() -> None:
    table = meeting().unlearn("rendezvous").do("cooperate", 1)
    assert table.refusal("transfer_between", "1-1") == "rendezvous_needed"
    assert table.refusal("give_cargo", "juno") == "not_alongside"


def test_r73_only_the_buyer_learns_the_face() -> None:
    table = meeting().do("cooperate", 1).do("give_knowledge", "mars").do("propose").do("accept")
    assert not table.is_revealed("mars")
    assert [table.has_seen("mars", seat) for seat in range(3)] == [True, True, False]
    entry = (table.state.journal or [])[-1]
    assert "face" in VOCABULARY.happened(entry, 1)
    assert "face" not in VOCABULARY.happened(entry, 2)
    mars, rng = location("mars"), Rng(1)
    assert {int(table.state.resample(1, rng).face(mars)) for _ in range(30)} == {int(table.state.face(mars))}
    assert len({int(table.state.resample(2, rng).face(mars)) for _ in range(60)}) > 1


def test_r73_known_or_unseen_location_cannot_be_requested() -> None:
    table = meeting().do("cooperate", 1)
    assert table.refusal("ask_knowledge", "mars") == "already_known"
    assert table.refusal("ask_knowledge", "moon") == "not_looked"


def infect(table: Table, craft: int, seat: int) -> None:
    table.state.table[table.state.vessel(seat, craft) + CARRIES_INFECTION] = 1


def is_infected(table: Table, craft: int, seat: int) -> bool:
    return table.state.table[table.state.vessel(seat, craft) + CARRIES_INFECTION] == 1


def test_r72_an_infection_goes_along_with_an_astronaut() -> None:
    table = meeting()
    infect(table, 1, 0)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_crew", 1).do("propose").do("accept")
    assert (is_infected(table, 1, 0), is_infected(table, 1, 1)) == (True, True)


def test_r72_spacecraft_giving_to_an_infected_one_is_not_infected() -> None:
    table = meeting()
    infect(table, 1, 1)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "juno").do("propose").do("accept")
    assert (is_infected(table, 1, 0), is_infected(table, 1, 1)) == (False, True)


def test_r72_an_incapacitated_astronaut_is_traded_and_is_still_incapacitated() -> None:
    table = Table(2).learn("rendezvous")
    table.craft("mars_orbit", "apollo", "damaged_doctor", "pilot")
    table.craft("mars_orbit", "apollo", seat=1)
    table.visited(1, "mars_orbit", "moon")
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_crew", 1).do("propose").do("accept")
    assert (table.crew(1, 0), table.crew(1, 1)) == (["pilot"], ["incapacitated_doctor"])
    assert table.state.visited(1, 0) == 1 << location("mars_orbit") | 1 << location("moon")
    assert (table.state.living(0), table.state.living(1)) == (1, 1)


def test_r72_damaged_components_are_traded_as_such() -> None:
    table = Table(2).learn("rendezvous")
    table.craft("mars_orbit", "juno", "damaged_juno", "probe")
    table.craft("mars_orbit", "probe", seat=1)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "damaged_juno")
    assert table.refusal("give_cargo", "damaged_juno") == "not_aboard"
    assert table.may("give_cargo", "juno")
    table.do("propose").do("accept")
    assert (table.parts(1, 0), table.parts(1, 1)) == (["juno", "probe"], ["damaged_juno", "probe"])


def test_r72_used_thrusters_stay_used_and_ready_ones_are_traded_first() -> None:
    table = Table(2).learn("rendezvous")
    table.craft("mars_orbit", "ion_thruster", "probe")
    table.craft("mars_orbit", "probe", seat=1)
    state, thruster = table.state, item("ion_thruster")
    state.put(state.vessel(0, 1), thruster, RESTING_ONE)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "ion_thruster").do("propose").do("accept")
    assert (state.ready(0, 1, thruster), state.ready(1, 1, thruster)) == (0, 1)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "ion_thruster").do("propose").do("accept")
    assert (state.working(0, 1, thruster), state.ready(1, 1, thruster), state.working(1, 1, thruster)) == (0, 1, 2)


def test_r72_a_damaged_capsule_takes_its_seats_along() -> None:
    table = Table(2).learn("rendezvous")
    table.craft("mars_orbit", "damaged_apollo", "probe", "pilot")
    table.craft("mars_orbit", "probe", seat=1)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_crew", 1)
    assert table.refusal("propose") == "seats_short"
    table.do("give_cargo", "damaged_apollo").do("propose").do("accept")
    assert (table.parts(1, 0), table.parts(1, 1)) == (["probe"], ["probe", "damaged_apollo"])


def test_r72_cargo_of_two_docked_spacecraft_is_that_of_one() -> None:
    table = Table(2).learn("rendezvous")
    table.craft("mars_orbit", "probe")
    table.craft("mars_orbit", "juno")
    table.craft("mars_orbit", "probe", seat=1)
    table.work(1).do("dock", 2).come_back()
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "juno").do("propose").do("accept")
    assert (table.parts(1, 0), table.parts(1, 1)) == (["probe"], ["juno", "probe"])


def test_r72_a_spacecraft_with_nothing_left_aboard_is_gone() -> None:
    table = Table(2).learn("rendezvous")
    table.craft("mars_orbit", "juno")
    table.craft("mars_orbit", "probe", seat=1)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "juno").do("propose").do("accept")
    assert (table.place(1, 0), table.parts(1, 1)) == (None, ["juno", "probe"])


def test_r72_both_sides_give_at_once() -> None:
    """Nobody needs a seat that is free only in between."""
    table = Table(2).learn("rendezvous")
    table.craft("mars_orbit", "vostok", "pilot")
    table.craft("mars_orbit", "vostok", "doctor", seat=1)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_crew", 1)
    assert table.refusal("propose") == "seats_short"
    table.do("ask_crew", 1).do("propose").do("accept")
    assert (table.crew(1, 0), table.crew(1, 1)) == (["doctor"], ["pilot"])


def test_r72_a_counter_offer_names_the_spacecraft_from_the_other_side() -> None:
    table = Table(2).learn("rendezvous")
    table.craft("lunar_orbit", "atlas")
    table.craft("mars_orbit", "probe", "juno")
    table.craft("mars_orbit", "soyuz", "apollo", seat=1)
    table.do("cooperate", 1).do("transfer_between", "2-1").do("ask_cargo", "soyuz").do("propose").do("counter")
    assert table.state.current_player() == 1
    assert table.choices("transfer_between") == ["1-2"]
    assert not table.may("give_cargo", "soyuz"), "a counter-offer starts with nothing in it"
    table.do("transfer_between", "1-2").do("give_cargo", "soyuz").do("ask_cargo", "juno").do("propose").do("accept")
    assert (table.parts(2, 0), table.parts(1, 1)) == (["soyuz", "probe"], ["juno", "apollo"])
    assert table.parts(1, 0) == ["atlas"]


def test_r72_a_declined_or_called_off_offer_leaves_the_cargo() -> None:
    for answers in (("propose", "decline"), ("cancel",), ("propose", "counter", "cancel")):
        table = meeting().do("cooperate", 1).do("transfer_between", "1-1").do("give_cargo", "juno")
        for verb in answers:
            table.do(verb)
        assert (table.parts(1, 0), table.parts(1, 1)) == (["juno", "probe", "apollo"], ["probe", "apollo"])
        assert table.do("cooperate", 1).refusal("give_cargo", "juno") == "not_alongside"


@pytest.mark.parametrize(
    ("here", "there", "reason"),
    [
        ("mars_orbit", "mars", "not_the_same_place"),
        ("earth_orbit", "earth", "not_the_same_place"),
        ("earth", "earth", "no_rendezvous_here"),
        ("suborbital", "suborbital", "no_rendezvous_here"),
    ],
)
def test_r72_spacecraft_that_do_not_meet_in_space_cannot_trade_cargo(here: str, there: str, reason: str) -> None:
    table = Table(2).learn("rendezvous").learn("rendezvous", seat=1)
    table.craft(here, "probe")
    table.craft(there, "probe", seat=1)
    table.do("cooperate", 1)
    assert table.refusal("transfer_between", "1-1") == reason
    assert table.refusal("give_cargo", "probe") == "not_alongside"


@pytest.mark.parametrize("seat", [0, 1])
def test_r72_spacecraft_with_time_tokens_cannot_trade_cargo(seat: int) -> None:
    table = Table(2).learn("rendezvous")
    for owner in (0, 1):
        table.craft("mars_orbit", "probe", seat=owner, time=int(owner == seat), on="earth_orbit__mars_orbit")
    assert table.do("cooperate", 1).refusal("transfer_between", "1-1") == "in_flight"


def test_r72_trade_during_a_maneuver_is_impossible() -> None:
    """Offers are made between actions: while a spacecraft is worked on or fires its rockets there is none."""
    table = meeting().learn("juno_rockets").work(1)
    assert "cooperate" not in table.verbs()
    table.do("maneuver", "mars_orbit__earth_orbit")
    assert "fire" in table.verbs()
    assert "cooperate" not in table.verbs()


def test_r72_the_spacecraft_that_is_named_is_not_given_away_whole() -> None:
    table = meeting().do("cooperate", 1).do("transfer_between", "1-1")
    assert not table.may("give_craft", 1)
    assert not table.may("ask_craft", 1)
    table = meeting().do("cooperate", 1).do("give_craft", 1)
    assert not table.may("transfer_between", "1-1")


def test_r72_nobody_gets_more_astronauts_than_there_is_room_for() -> None:
    table = meeting()
    table.stock(*["pilot"] * MOST_ASTRONAUTS, seat=1)
    table.do("cooperate", 1).do("transfer_between", "1-1").do("give_crew", 1)
    assert table.refusal("propose") == "no_room_there"


# --- Joint ventures ----------------------------------------------------------


def with_venture(*shares: int) -> Table:
    """A venture with a spacecraft beside that of the first agency, none of whom knows Rendezvous."""
    table = Table(3, ("st_mars_station",), stations=True, ventures=True).founded("esa", *shares)
    table.craft("mars_orbit", "probe", "juno")
    table.craft("mars_orbit", "probe", "atlas", seat=venture("esa"))
    return table


def test_r72_any_shareholder_knows_rendezvous_for_a_venture() -> None:
    table = with_venture(6, 4).do("cooperate_with", "esa")
    assert table.refusal("transfer_between", "1-1") == "rendezvous_needed"
    table = with_venture(6, 4).learn("rendezvous", seat=2).do("cooperate_with", "esa")
    assert table.refusal("transfer_between", "1-1") == "rendezvous_needed"
    assert with_venture(6, 4).learn("rendezvous", seat=1).do("cooperate_with", "esa").may("transfer_between", "1-1")


def test_r72_cargo_of_a_venture_is_traded_when_its_other_shareholders_agree() -> None:
    table = with_venture(6, 4).learn("rendezvous").do("cooperate_with", "esa").do("transfer_between", "1-1")
    table.do("give_cargo", "juno").do("ask_cargo", "atlas").do("propose")
    assert (table.state.current_player(), table.verbs()) == (1, ["consent", "consent_all_year", "veto"])
    table.do("consent")
    assert (table.parts(1, 0), table.parts(1, venture("esa"))) == (["atlas", "probe"], ["juno", "probe"])


def test_r72_a_veto_leaves_the_cargo_of_a_venture() -> None:
    table = with_venture(6, 4).learn("rendezvous").do("cooperate_with", "esa").do("transfer_between", "1-1")
    table.do("ask_cargo", "atlas").do("propose").do("veto")
    assert (table.parts(1, 0), table.parts(1, venture("esa"))) == (["juno", "probe"], ["atlas", "probe"])


def test_r73_ventures_neither_buy_nor_sell_knowledge() -> None:
    table = with_venture(6, 4).show("mars", "thin_air", seen_by=[0]).do("cooperate_with", "esa")
    assert table.refusal("give_knowledge", "mars") == "not_for_ventures"
    assert table.refusal("ask_knowledge", "mars") == "not_for_ventures"


def test_r73_knowledge_stands_in_a_counter_offer() -> None:
    table = meeting().do("cooperate", 1).do("give_money", 1).do("propose").do("counter")
    table.do("ask_knowledge", "mars").do("give_money", 5).do("propose").do("accept")
    assert [table.has_seen("mars", seat) for seat in range(3)] == [True, True, False]
    assert (table.cash(0), table.cash(1)) == (30, 20)


def test_r73_bought_knowledge_can_be_sold_on() -> None:
    table = meeting().do("cooperate", 1).do("give_knowledge", "mars").do("propose").do("accept").end_turn()
    table.do("cooperate", 2).do("give_knowledge", "mars").do("propose").do("accept")
    assert table.has_seen("mars", 2)
    assert table.do("cooperate", 0).refusal("give_knowledge", "mars") == "already_known"


def test_r73_revealed_location_is_not_sold() -> None:
    table = meeting().show("mars", "plants").do("cooperate", 1)
    assert table.refusal("give_knowledge", "mars") == "already_known"


def test_version_1_trades_neither_cargo_nor_knowledge() -> None:
    verbs = meeting("leaving_earth/1").do("cooperate", 1).verbs()
    assert not {"transfer_between", "give_knowledge"} & set(verbs)


def test_r74_a_veto_ends_the_production_of_that_spacecraft() -> None:
    table = Table(2, ("st_mars_station",), stations=True, ventures=True).learn("synthesis")
    table.founded("esa", 6, 4).stock("fuel_generator", seat=venture("esa"))
    table.end_year().do("produce", "fuel_generator")
    assert (table.state.current_player(), table.verbs()) == (1, ["consent", "consent_all_year", "veto"])
    table.do("veto")
    assert table.happened("vetoed", "produced") == ["vetoed"]
    assert table.parts(0, venture("esa")) == ["fuel_generator"]
    assert not table.may("produce", "fuel_generator")
