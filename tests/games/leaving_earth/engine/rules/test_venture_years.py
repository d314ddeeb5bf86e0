"""Joint ventures out of turn: arrivals, life support, production, samples, and whatever else a year brings them."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.engine.state import CARRIES_INFECTION, FLIGHT, PILOT_SHIFT, LeavingEarth
from tests.games.leaving_earth.engine.rules.test_stations import KEEPS_OPEN
from tests.games.leaving_earth.engine.rules.test_ventures import ESA, IRI, joint, pass_on
from tests.games.leaving_earth.table import GAME, Table, seated
from tests.games.leaving_earth.ui.test_view import preview

# --- Out of turn -------------------------------------------------------------


def sent(*shares: int, by: int, starter: int = 0) -> Table:
    """A probe of ESA that reaches Ceres at the end of this year."""
    table = joint(*shares, missions=("st_ceres_lander", *KEEPS_OPEN), starter=starter).show("ceres", "barren")
    table.craft("ceres", "probe", seat=ESA, time=1, on="inner_transfer__ceres")
    table.state.table[table.state.vessel(ESA, 1) + FLIGHT] |= by + 1 << PILOT_SHIFT
    return table


def test_arrival_for_a_venture_is_faced_by_the_agency_that_sent_the_spacecraft() -> None:
    table = joint(6, 3, 1, missions=("st_ceres_lander", *KEEPS_OPEN)).show("ceres", "barren")
    table.show("solar_radiation", "calm").unlearn("landing").unlearn("landing", 1).learn("landing", "mS", seat=1)
    table.end_turn()
    table.craft("inner_transfer", "saturn", "probe", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "inner_transfer__ceres").do("consent").do("consent")
    table.do("fire", "saturn")
    assert (table.place(1, ESA), table.tokens(1, ESA)) == ("ceres", 1)
    table.end_year().draws("m")
    assert table.state.current_player() == 1
    table.do("damage", "probe").do("keep_outcome")
    assert table.parts(1, ESA) == ["probe", "damaged_probe"]
    assert table.owner("st_ceres_lander") == ESA


@pytest.mark.parametrize("by", [0, 1])
def test_arrival_for_a_venture_uses_the_research_of_the_sender(by: int) -> None:
    table = sent(6, 4, by=by).unlearn("landing", 1 - by)
    pass_on(table)
    assert table.owner("st_ceres_lander") == ESA
    table = sent(6, 4, by=by).unlearn("landing", by)
    pass_on(table)
    assert table.news("destroyed")[0]["cause"] == "no_landing"


def test_arrival_is_faced_by_the_director_if_the_sender_has_left() -> None:
    table = sent(0, 3, 4, by=0).unlearn("landing", 0).unlearn("landing", 1)
    pass_on(table)
    assert table.owner("st_ceres_lander") == ESA


def test_spacecraft_given_to_a_venture_in_flight_belongs_to_the_director() -> None:
    table = joint(4, 6, missions=("st_ceres_lander", *KEEPS_OPEN)).show("ceres", "barren").unlearn("landing", 0)
    table.craft("ceres", "probe", time=1, on="inner_transfer__ceres")
    table.do("cooperate_with", "esa").do("give_craft", 1).do("propose").do("consent")
    pass_on(table)
    assert table.owner("st_ceres_lander") == ESA


def test_spacecraft_traded_in_flight_has_no_sender() -> None:
    table = sent(9, 0, 0, by=1).founded("iri", 9, 1, 0).unlearn("landing", 1).do("buy_share", "esa")
    table.do("cooperate_with", "iri").do("give_craft", 1).do("propose").do("consent")
    pass_on(table)
    assert table.owner("st_ceres_lander") == IRI


def test_venture_with_all_shares_at_the_bank_is_decided_by_the_starting_agency() -> None:
    for starter in range(2):
        table = sent(0, 0, by=0, starter=starter).unlearn("landing", 1 - starter)
        pass_on(table)
        assert table.owner("st_ceres_lander") == ESA


def test_life_support_is_drawn_by_the_shareholder_who_knows_it() -> None:
    table = joint(6, 3, 1).unlearn("life_support").unlearn("life_support", 1)
    table.unlearn("life_support", 2).learn("life_support", "mS", seat=2)
    table.craft("earth_orbit", "aldrin", "pilot", "pilot", "food", seat=ESA)
    table.end_year().draws("S")
    assert table.state.current_player() == 2
    pass_on(table.do("remove_outcome"))
    assert table.news("outcome_removed")[0]["seat"] == 2
    assert table.cash(ESA) == 50
    assert table.crew(1, ESA) == ["pilot", "pilot"]


def test_of_those_who_know_life_support_the_one_with_the_most_shares_draws() -> None:
    table = joint(4, 5, 1).unlearn("life_support", 1)
    table.unlearn("life_support", 2).learn("life_support", "MM", seat=2)
    table.craft("earth_orbit", "aldrin", "pilot", "pilot", "food", seat=ESA)
    pass_on(table)
    assert table.crew(1, ESA) == ["pilot", "pilot"]


def test_if_no_shareholder_knows_life_support_everybody_aboard_dies() -> None:
    table = joint(6, 4, 0).unlearn("life_support").unlearn("life_support", 1)
    table.craft("earth_orbit", "aldrin", "pilot", "pilot", "food", seat=ESA)
    pass_on(table)
    assert table.state.dead(ESA) == 2


def test_starving_crew_of_a_venture_is_chosen_by_the_life_support_expert() -> None:
    table = joint(4, 6)
    table.craft("earth_orbit", "aldrin", *["pilot"] * 6, "food", seat=ESA)
    table.end_year()
    assert table.state.current_player() == 1
    assert table.verbs() == ["leave_out"]


def test_production_is_up_to_the_shareholder_who_knows_synthesis() -> None:
    table = joint(6, 3, 1).unlearn("synthesis").unlearn("synthesis", 1)
    table.stock("fuel_generator", seat=ESA).end_year()
    assert table.state.current_player() == 2
    table.do("produce", "fuel_generator").do("consent").do("consent")
    assert table.parts(0, ESA) == ["fuel_generator", "small_fuel_tank"]


def test_if_no_shareholder_knows_synthesis_nothing_is_produced() -> None:
    table = joint(6, 4, 0).unlearn("synthesis").unlearn("synthesis", 1).stock("fuel_generator", seat=ESA)
    pass_on(table)
    assert table.parts(0, ESA) == ["fuel_generator"]


def test_version_1_production_of_a_venture_needs_no_consent() -> None:
    table = joint(6, 4, rules="leaving_earth/1").stock("fuel_generator", "palladium", seat=ESA)
    table.end_year().do("produce", "fuel_generator")
    assert table.state.current_player() == 0
    assert table.verbs() == ["done", "sell"]


def test_samples_of_a_venture_are_sold_by_its_director_and_the_money_is_its_own() -> None:
    """Quick reference: "Shareholders may take actions on behalf of the JV if no other shareholder vetoes"."""
    table = joint(4, 6).stock("palladium", seat=ESA).end_year()
    assert table.state.current_player() == 1
    table.do("sell", "palladium")
    assert (table.state.current_player(), table.cash(ESA)) == (0, 50)
    table.do("consent")
    assert (table.cash(0), table.cash(1), table.cash(ESA)) == (30, 30, 80)


def test_shareholder_may_veto_the_sale_of_a_sample_at_the_start_of_the_year() -> None:
    table = joint(4, 6).stock("palladium", seat=ESA).end_year()
    table.do("sell", "palladium")
    asked = GAME.text("en").say("ask-ask_veto", {**GAME.question(table.state, GAME.text("en")), "seat": "Ada"})
    assert "palladium" in asked.lower()
    table.do("veto")
    assert table.cash(ESA) == 50
    assert table.parts(0, ESA) == ["palladium"]
    assert table.happened("vetoed") == ["vetoed"]
    assert table.drawing() == "lot", "the year goes on with who begins it"


def test_consent_for_a_year_covers_another_sale() -> None:
    table = joint(4, 6).stock("palladium", "palladium", seat=ESA).end_year()
    table.do("sell", "palladium").do("consent_all_year").do("sell", "palladium")
    assert table.cash(ESA) == 50 + 60


def test_version_1_sale_of_a_sample_needs_no_consent() -> None:
    table = joint(4, 6, rules="leaving_earth/1").stock("palladium", seat=ESA).end_year()
    table.do("sell", "palladium")
    assert table.cash(ESA) == 80


def test_a_venture_learns_nothing_from_alien_samples() -> None:
    table = pass_on(joint(6, 4).stock("alien_object", seat=ESA))
    assert table.verbs()[0] == "pass"
    table = joint(6, 4).unlearn("landing").stock("alien_object", "palladium", seat=ESA).end_year()
    assert table.verbs() == ["done", "sell"]
    assert table.refusal("exchange", "landing") == "not_for_ventures"


def test_automatic_maneuvers_of_a_venture_are_flown_when_the_turn_of_its_last_shareholder_ends() -> None:
    """Quick reference: "at the end of your turn". Who holds a tenth does not end the turn of the others."""
    table = joint(1, 9, 0)
    table.craft("suborbital", "probe", seat=ESA)
    table.end_turn()
    assert table.place(1, ESA) == "suborbital"
    table.end_turn()
    assert table.place(1, ESA) == "earth"
    assert table.state.turn == 2


def test_automatic_maneuvers_of_a_venture_are_flown_when_the_turn_of_the_acting_agency_ends() -> None:
    table = joint(5, 5)
    table.craft("suborbital", "probe", seat=ESA)
    table.do("act_for", "esa").do("buy", "juno").do("consent").do("done")
    assert [craft["maneuver"] for craft in preview(table, "pass")["automatic"]] == ["suborbital__earth"]
    table.end_turn()
    assert table.place(1, ESA) == "earth"


def test_version_1_automatic_maneuvers_of_a_venture_are_flown_when_the_turn_of_any_shareholder_ends() -> None:
    table = joint(1, 9, rules="leaving_earth/1")
    table.craft("suborbital", "probe", seat=ESA)
    table.end_turn()
    assert table.place(1, ESA) == "earth"


def test_automatic_maneuver_that_takes_years_is_flown_by_the_agency_whose_turn_ended() -> None:
    table = joint(6, 4).show("solar_radiation", "calm")
    table.craft("earth_cycler", "probe", seat=ESA)
    table.end_turn().end_turn()
    assert (table.place(1, ESA), table.tokens(1, ESA)) == ("mars_cycler", 3)
    assert table.state.table[table.state.vessel(ESA, 1) + FLIGHT] >> PILOT_SHIFT == 2


def test_with_all_shares_at_the_bank_spacecraft_fly_on_at_the_end_of_any_turn() -> None:
    table = joint(0, 0)
    table.craft("suborbital", "probe", seat=ESA)
    table.end_turn()
    assert table.place(1, ESA) == "earth"


def test_crews_of_ventures_roll_for_mental_health_and_storms() -> None:
    table = joint(4, 6)
    table.craft("earth_orbit", "aldrin", "pilot", "food", seat=ESA)
    table.end_year().rolls(1)
    assert table.crew(1, ESA) == ["incapacitated_pilot"]
    table = joint(4, 6).show("mars", "dust_storms")
    table.craft("mars", "apollo", "pilot", "doctor", "food", seat=ESA)
    table.end_year()
    while table.drawing() == "dice":
        table.rolls(2)
    assert "incapacitated_pilot" in table.crew(1, ESA)


def test_arrivals_of_ventures_and_agencies_go_from_the_fewest_points_up() -> None:
    table = sent(6, 4, by=0).points(2, ESA)
    table.craft("ceres", "probe", seat=1, time=1, on="inner_transfer__ceres")
    pass_on(table)
    assert table.owner("st_ceres_lander") == 1


def test_venture_on_earth_is_repaired_and_healed() -> None:
    table = pass_on(joint(6, 4).stock("damaged_probe", "damaged_pilot", seat=ESA))
    assert (table.parts(0, ESA), table.crew(0, ESA)) == (["probe"], ["pilot"])


def test_astronaut_of_a_venture_at_home_when_the_year_begins_has_returned() -> None:
    table = joint(6, 4, missions=("st_man_on_the_moon", *KEEPS_OPEN)).show("moon", "rugged")
    table.craft("moon", "ground_habitat", "pilot", "doctor", "food", seat=ESA)
    table.visited(1, "moon", seat=ESA)
    pass_on(table)
    assert table.owner("st_man_on_the_moon") == ESA


def test_infection_brought_home_costs_the_venture_ten_points() -> None:
    table = joint(6, 4)
    table.craft("earth_orbit", "apollo", "probe", seat=ESA)
    table.state.table[table.state.vessel(ESA, 1) + CARRIES_INFECTION] = 1
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__earth").do("consent")
    assert (table.earned(ESA), table.earned(0)) == (-10, 0)


def test_a_pilot_of_a_venture_is_a_pilot_in_any_spacecraft_there() -> None:
    table = joint(6, 4).show("moon", "rugged")
    table.craft("moon", "apollo", "pilot", seat=ESA)
    table.craft("lunar_orbit", "atlas", "probe", seat=0)
    table.fly("lunar_orbit__moon", "atlas").do("explore").discovers("moon_gold", "moon_cobalt")
    assert table.verbs() == ["keep_feature"]


def test_points_of_wreckage_go_to_an_agency_other_than_the_one_that_acts() -> None:
    table = joint(6, 4, 0).points(1, 1)
    table.craft("phobos", "apollo", "mechanic", "wreckage", seat=ESA)
    table.do("act_for", "esa").work().do("salvage", "probe").do("consent")
    assert [table.earned(owner) for owner in (0, 1, 2, ESA)] == [0, 1, 2, 0]


# --- What is seen ------------------------------------------------------------


def test_a_table_with_ventures_can_be_written_down_and_read_again() -> None:
    table = joint(6, 4).do("act_for", "esa").do("buy", "probe")
    again = GAME.from_text(GAME.to_text(table.state))
    assert GAME.to_text(again) == GAME.to_text(table.state)
    assert isinstance(again, LeavingEarth)
    again.apply(again.legal_actions()[0])
    assert again.money(ESA) == 48


def test_missions_and_the_dead_of_a_venture_can_be_shown_in_the_terminal() -> None:
    table = joint(6, 4, missions=("st_lunar_fly_by", *KEEPS_OPEN))
    table.craft("earth_orbit", "juno", "probe", seat=ESA)
    table.craft("lunar_flyby", "apollo", "pilot", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby").do("consent").do("fire", "juno")
    table.end_turn()
    assert table.owner("st_lunar_fly_by") == ESA
    assert table.state.dead(ESA) == 1
    assert "ESA" in str(seated(table).state)


@pytest.mark.parametrize("locale", GAME.meta.locales)
@pytest.mark.parametrize("thing", ["palladium", "fuel_generator"])
def test_question_at_the_start_of_the_year_names_the_venture_that_it_is_about(thing: str, locale: str) -> None:
    """An agency may have to decide about its own things and those of several ventures, one after another."""
    asked = []
    for owner in (1, ESA):
        table = joint(4, 6).stock(thing, seat=owner).end_year()
        assert table.state.current_player() == 1
        text = GAME.text(locale, ["Ada", "Linus"])
        args = {"seat": "Linus", **GAME.question(table.state, text)}
        asked.append(text.say(f"ask-{GAME.prompt(table.state)}", args))
    assert ["ESA" in question for question in asked] == [False, True]


@pytest.mark.parametrize(("sample", "verb"), [("palladium", "sell"), ("fuel_generator", "produce")])
def test_consent_at_the_start_of_the_year_belongs_to_no_turn(sample: str, verb: str) -> None:
    table = joint(4, 6).stock(sample, seat=ESA).end_year().do(verb, sample)
    shown = table.state.view(None)
    assert (shown["prompt"], shown["phase"], shown["turn"]) == ("ask_veto", "start", None)
    assert (shown["held"]["seat"], shown["asked"]) == (1, 0)
