"""Joint ventures: founding, acting for one, consent and veto, money and missions, points."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.core.errors import BadInput
from cosmodrome.games.leaving_earth.engine.state import DEAD, IS_FOUNDED, POINTS
from cosmodrome.games.leaving_earth.vocabulary import MOST_CRAFT, MOST_FREE_STEPS, OFFERS_A_TURN
from tests.games.leaving_earth.engine.rules.test_stations import KEEPS_OPEN, put_feature, station
from tests.games.leaving_earth.table import GAME, Table, venture

ESA, IRI = venture("esa"), venture("iri")


def beginning(players: int = 2, missions: tuple[str, ...] = KEEPS_OPEN, **options: Any) -> Table:
    """Before anything is founded; all outcomes are tested away."""
    return station(players, missions, ventures=True, **options)


def joint(*shares: int, missions: tuple[str, ...] = KEEPS_OPEN, **options: Any) -> Table:
    """ESA with these shares by seat, and money to work with."""
    return beginning(len(shares), missions, **options).founded("esa", *shares).money(50, ESA)


def acting(*shares: int, **options: Any) -> Table:
    """The first agency has begun to act for ESA."""
    return joint(*shares, **options).do("act_for", "esa")


def dead(table: Table, count: int, seat: int) -> Table:
    """As if so many had died."""
    table.state.table[table.state.block(seat) + DEAD] = count
    return table


def pass_on(table: Table) -> Table:
    """The year ends; whatever lots are drawn fall to the first one of them."""
    table.end_year()
    while table.drawing() == "lot":
        table.lot(table.possible()[0])
    return table


def propose(table: Table, *grants: int) -> Table:
    table.do("found")
    for seat in grants:
        table.do("grant", seat)
    return table.do("propose")


# --- Founding ----------------------------------------------------------------


def test_a_venture_costs_ten_dollars_and_takes_a_charter() -> None:
    table = propose(beginning().money(15), 1, 1, 1, 1).do("accept")
    assert (table.cash(0), table.cash(1)) == (5, 30)
    assert table.state.is_founded(ESA)
    assert table.shares("esa") == [6, 4]
    assert table.happened("shares_proposed", "founded") == ["shares_proposed", "founded"]


def test_venture_needs_at_least_one_other_agency_that_agrees() -> None:
    table = beginning(3).do("found")
    assert table.refusal("propose") == "nobody_else"
    table.do("grant", 2).do("grant", 2).do("propose")
    assert table.state.current_player() == 2
    assert table.verbs() == ["accept", "decline"]
    table.do("accept")
    assert table.shares("esa") == [8, 0, 2]
    assert table.state.current_player() == 0


def test_declined_founding_costs_nothing() -> None:
    table = propose(beginning(3), 1, 2).do("accept").do("decline")
    assert [table.cash(seat) for seat in range(3)] == [30, 30, 30]
    assert not table.state.is_founded(ESA)
    assert table.shares("esa") == [0, 0, 0]
    assert table.happened("shares_refused", "founded") == ["shares_refused"]
    assert table.state.current_player() == 0
    assert table.refusal("act_for", "esa") == "no_charter"


def test_declined_founding_asks_no_other_agency() -> None:
    table = propose(beginning(4), 1, 2, 3).do("decline")
    assert table.state.current_player() == 0
    assert table.may("found")


def test_the_founder_keeps_at_least_one_share() -> None:
    table = beginning().do("found")
    for _ in range(9):
        table.do("grant", 1)
    assert table.refusal("grant", 1) == "founder_keeps_one"
    table.do("propose").do("accept")
    assert table.shares("esa") == [1, 9]


def test_future_shareholders_are_asked_in_order_after_the_founder() -> None:
    table = propose(station(5, starter=2, ventures=True), 0, 4, 3)
    asked = []
    while table.verbs() == ["accept", "decline"]:
        asked.append(table.state.current_player())
        table.do("accept")
    assert asked == [3, 4, 0]
    assert table.shares("esa") == [1, 0, 7, 1, 1]


def test_founding_can_be_cancelled() -> None:
    table = beginning().do("found").do("grant", 1).do("cancel")
    assert table.shares("esa") == [0, 0]
    assert table.cash() == 30
    assert table.happened("shares_proposed") == []
    assert table.may("found")


def test_founding_without_ten_dollars_is_impossible() -> None:
    assert beginning().money(9).refusal("found") == "not_enough_money"
    assert beginning().money(10).may("found")


def test_the_first_free_charter_is_taken_and_there_are_four() -> None:
    table = beginning().money(100).founded("esa", 5, 5).founded("ola", 5, 5)
    propose(table, 1).do("accept")
    assert table.shares("iri") == [9, 1]
    propose(table, 1).do("accept")
    assert table.shares("usc") == [9, 1]
    assert table.refusal("found") == "no_charter"


def test_version_1_counts_a_founding_as_an_offer() -> None:
    table = beginning(rules="leaving_earth/1")
    for _ in range(OFFERS_A_TURN):
        propose(table, 1).do("decline")
    assert table.refusal("found") == "offers_spent"
    assert table.end_turn().may("found")


def test_founding_keeps_the_year_open_and_a_refused_one_does_not() -> None:
    table = propose(beginning(), 1).do("decline").do("pass")
    assert table.happened("passed", "turn_ended") == ["passed"]
    table = propose(beginning(), 1).do("accept").do("pass")
    assert table.happened("passed", "turn_ended") == ["turn_ended"]


def test_solitaire_has_no_ventures() -> None:
    assert beginning(1).refusal("found") == "nobody_else"


def test_a_team_founds_ventures_too_and_counts_their_points() -> None:
    table = beginning(team=True, missions=("st_lunar_fly_by", *KEEPS_OPEN))
    propose(table, 1, 1, 1).do("accept")
    assert table.shares("esa") == [7, 3]
    table.points(30, ESA)
    assert table.state.scores() == [420, 180]  # as many points as are still open
    assert table.state.winners() == []
    table.points(31, ESA)
    assert table.state.winners() == [0, 1]


def test_ventures_need_stations_and_their_option() -> None:
    with pytest.raises(BadInput, match="needs stations"):
        GAME.new(2, {"ventures": True})
    table = station(2)
    assert not {"found", "act_for", "buy_share", "cooperate_with"} & set(table.verbs())
    assert table.refusal("found") is None
    assert table.may("cooperate", 1)


# --- Acting for a venture ----------------------------------------------------


def test_any_shareholder_may_act_for_a_venture() -> None:
    table = joint(9, 1, 0)
    assert table.do("act_for", "esa").state.turn == ESA
    table.end_turn().do("act_for", "esa")
    assert (table.state.turn, table.state.current_player()) == (ESA, 1)
    table.end_turn()
    assert table.refusal("act_for", "esa") == "no_share"
    assert table.refusal("act_for", "iri") == "no_charter"


def test_acting_for_a_venture_uses_its_money_and_components() -> None:
    table = acting(6, 4).do("buy", "atlas").do("consent").do("buy", "probe").do("consent")
    assert (table.cash(ESA), table.cash(0), table.cash(1)) == (43, 30, 30)
    assert table.parts(0, ESA) == ["atlas", "probe"]
    assert table.parts(0, 0) == []
    table.do("build").do("load", "probe").do("consent").do("load", "atlas").do("done")
    assert table.parts(1, ESA) == ["atlas", "probe"]
    table.stock("juno")
    table.do("done")
    assert table.choices("craft") == []
    assert table.do("build").choices("load") == ["juno"]


def test_venture_cannot_spend_money_of_its_shareholders() -> None:
    table = acting(6, 4).money(4, ESA).stock("probe")
    assert table.refusal("buy", "atlas") == "not_enough_money"
    assert table.refusal("build") == "nothing_on_earth"


def test_a_venture_owns_no_advancements_and_researches_nothing() -> None:
    table = joint(6, 4).unlearn("landing")
    assert table.may("research", "landing")
    table.do("act_for", "esa")
    assert table.refusal("research", "landing") == "not_for_ventures"


def test_component_bought_for_a_venture_needs_an_advancement_of_the_acting_agency() -> None:
    table = joint(6, 4).unlearn("atlas_rockets")
    table.do("act_for", "esa")
    assert table.refusal("buy", "atlas") == "advancement_needed"
    table.end_turn().do("act_for", "esa")
    assert table.may("buy", "atlas")


def test_outcomes_for_a_venture_are_drawn_from_the_acting_agency() -> None:
    table = joint(6, 4).unlearn("juno_rockets", 1).learn("juno_rockets", "SM", seat=1)
    table.craft("earth_orbit", "juno", "juno", "probe", seat=ESA)
    table.end_turn().do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby").do("consent")
    table.do("fire", "juno").draws("M")
    assert table.place(1, ESA) is None
    assert table.news("outcome_drawn")[0]["seat"] == 1


def test_outcomes_for_a_venture_are_paid_by_the_acting_agency() -> None:
    table = joint(6, 4).unlearn("juno_rockets").learn("juno_rockets", "Sm")
    table.craft("earth_orbit", "juno", "juno", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby").do("consent")
    table.do("fire", "juno").draws("m").do("remove_outcome")
    assert (table.cash(0), table.cash(1), table.cash(ESA)) == (25, 30, 50)
    assert table.outcomes("juno_rockets", 0) == "S"


def test_outcome_for_a_venture_without_own_money_is_not_a_decision() -> None:
    table = joint(6, 4).money(4).unlearn("juno_rockets").learn("juno_rockets", "Sm")
    table.craft("earth_orbit", "juno", "juno", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby").do("consent")
    table.do("fire", "juno").draws("m")
    assert table.verbs() == ["fire", "stop"]
    assert table.outcomes("juno_rockets", 0) == "Sm"


def test_rocket_of_a_venture_grants_its_advancement_to_the_acting_agency() -> None:
    table = joint(6, 4).unlearn("atlas_rockets").unlearn("atlas_rockets", 1)
    table.craft("earth", "atlas", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth__suborbital").do("consent").do("fire", "atlas")
    table.deal("SSS")
    assert table.knows("atlas_rockets", 0)
    assert not table.knows("atlas_rockets", 1)
    assert not table.knows("atlas_rockets", ESA)


def test_action_for_a_venture_without_the_advancement_fails() -> None:
    table = joint(6, 4).unlearn("landing").unlearn("rendezvous").unlearn("surveying").show("moon", "rugged")
    table.craft("lunar_orbit", "atlas", "probe", seat=ESA)
    table.do("act_for", "esa").work()
    assert table.refusal("separate") == "rendezvous_needed"
    assert table.refusal("survey", "moon") == "surveying_needed"
    table.do("maneuver", "lunar_orbit__moon").do("consent").do("fire", "atlas")
    assert table.news("destroyed")[0]["cause"] == "no_landing"


def test_survey_for_a_venture_is_seen_by_the_acting_agency_only() -> None:
    table = joint(6, 4, missions=("st_lunar_survey", *KEEPS_OPEN))
    table.craft("lunar_orbit", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("survey", "moon").do("consent").finds("rugged")
    assert table.state.current_player() == 0
    assert (table.has_seen("moon", 0), table.has_seen("moon", 1)) == (True, False)
    table.do("keep_hidden")
    assert table.owner("st_lunar_survey") == "open"


def test_location_revealed_for_a_venture_counts_as_its_survey() -> None:
    table = joint(6, 4, missions=("st_lunar_survey", *KEEPS_OPEN))
    table.craft("lunar_orbit", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("survey", "moon").do("consent").finds("rugged").do("reveal")
    assert table.owner("st_lunar_survey") == ESA
    assert (table.earned(ESA), table.earned(0)) == (4, 0)


def test_acting_for_a_venture_excludes_founding_dealing_and_passing() -> None:
    table = acting(6, 3)
    assert not {"found", "buy_share", "sell_share", "act_for", "pass"} & set(table.verbs())
    assert table.do("done").state.turn == 0
    assert {"found", "buy_share", "sell_share", "act_for", "pass"} <= set(table.verbs())


def test_action_for_a_venture_keeps_the_year_open() -> None:
    table = acting(6, 4).do("buy", "probe").do("consent").end_turn()
    assert table.happened("passed", "turn_ended") == ["turn_ended"]
    table = acting(6, 4).end_turn()
    assert table.happened("passed", "turn_ended") == ["passed"]


def test_when_the_free_steps_are_taken_a_spacecraft_of_a_venture_can_fly_and_the_turn_end() -> None:
    table = joint(6, 4)
    table.craft("earth_orbit", "juno", "probe", seat=ESA)
    table.do("act_for", "esa").work()
    table.state.steps_taken = MOST_FREE_STEPS
    assert table.verbs() == ["pass", "maneuver"]
    table.do("pass")
    assert (table.state.turn, table.state.actor) == (1, 1)
    table.state.steps_taken = MOST_FREE_STEPS
    for verb in ("act_for", "buy_share", "sell_share", "cooperate_with"):
        assert table.refusal(verb, "esa") == "budget_spent", verb
    assert table.refusal("found") == "budget_spent"


def test_a_venture_has_ten_spacecraft_of_its_own() -> None:
    table = acting(6, 4).stock("probe", seat=ESA)
    for _ in range(MOST_CRAFT):
        table.craft("earth", "probe", seat=ESA)
    assert table.refusal("build") == "no_craft_free"
    assert table.do("done").stock("probe").may("build")


# --- Consent and veto --------------------------------------------------------


def test_consent_is_asked_in_order_from_the_acting_agency() -> None:
    table = beginning(5).founded("esa", 2, 3, 2, 0, 3).money(50, ESA).end_turn().end_turn()
    table.do("act_for", "esa").do("buy", "probe")
    asked = []
    while "veto" in table.verbs():
        asked.append(table.state.current_player())
        assert table.parts(0, ESA) == []
        table.do("consent")
    assert asked == [4, 0, 1]
    assert table.parts(0, ESA) == ["probe"]
    assert table.state.current_player() == 2


def test_consent_to_one_action_is_for_that_action_only() -> None:
    table = acting(6, 4).do("buy", "probe").do("consent").do("buy", "probe")
    assert table.state.current_player() == 1
    assert table.verbs() == ["consent", "consent_all_year", "veto"]


def test_consent_for_a_year_lasts_until_the_next_one() -> None:
    table = acting(6, 3, 1).do("buy", "probe").do("consent_all_year").do("consent").do("buy", "probe")
    assert table.state.current_player() == 2
    assert [told["seat"] for told in table.news("consented")] == [1]
    table.do("consent").end_turn().end_turn().end_turn().do("act_for", "esa").do("buy", "probe")
    assert table.state.current_player() == 2
    table.do("consent")
    pass_on(table)
    while table.state.actor != 0:
        table.do("pass")
    table.do("act_for", "esa").do("buy", "probe")
    assert table.state.current_player() == 1


def test_consent_for_a_year_is_for_one_venture() -> None:
    table = joint(5, 5).founded("iri", 5, 5).money(50, IRI)
    table.do("act_for", "esa").do("buy", "probe").do("consent_all_year").do("buy", "probe").do("done")
    table.do("act_for", "iri").do("buy", "probe")
    assert table.state.current_player() == 1
    assert table.parts(0, ESA) == ["probe", "probe"]


def test_shareholder_that_consented_for_the_year_needs_consent_for_its_own_actions() -> None:
    table = acting(5, 5).do("buy", "probe").do("consent_all_year").end_turn()
    table.do("act_for", "esa").do("buy", "probe")
    assert table.state.current_player() == 0


def test_veto_ends_acting_for_that_venture_this_turn() -> None:
    table = joint(5, 3, 2).founded("iri", 5, 5, 0).do("act_for", "esa").do("buy", "probe").do("consent").do("veto")
    assert table.cash(ESA) == 50
    assert table.parts(0, ESA) == []
    assert (table.state.turn, table.state.current_player()) == (0, 0)
    assert table.refusal("act_for", "esa") == "veto_stands"
    assert table.may("act_for", "iri")
    assert table.news("vetoed")[0] == {"happening": "vetoed", "seat": 2, "to": 0, "venture": "esa"}
    assert table.end_turn().may("act_for", "esa")
    assert table.do("buy", "probe").end_turn().end_turn().may("act_for", "esa")


def test_veto_asks_no_other_shareholder() -> None:
    table = acting(5, 3, 2).do("buy", "probe").do("veto")
    assert table.state.current_player() == 0
    assert table.may("pass")


def test_vetoed_action_does_not_keep_the_year_open() -> None:
    table = acting(5, 5).do("buy", "probe").do("veto").end_turn()
    assert table.happened("passed", "turn_ended") == ["passed"]


def test_a_veto_puts_an_empty_new_spacecraft_away() -> None:
    table = acting(5, 5).stock("probe", seat=ESA).do("build").do("load", "probe").do("veto")
    assert table.place(1, ESA) is None
    assert table.parts(0, ESA) == ["probe"]


def test_a_veto_leaves_a_spacecraft_as_it_is() -> None:
    table = joint(5, 5)
    table.craft("earth", "probe", "juno", seat=ESA)
    table.do("act_for", "esa").work().do("dismantle").do("veto")
    assert table.parts(1, ESA) == ["juno", "probe"]


def test_assembling_for_a_venture_needs_consent_once_per_visit() -> None:
    table = acting(5, 5).stock("probe", "juno", "juno", seat=ESA).do("build")
    table.do("load", "probe").do("consent").do("load", "juno").do("unload", "probe").do("load", "probe").do("done")
    table.work().do("load", "juno")
    assert table.state.current_player() == 1
    table.do("consent").do("dismantle")
    assert table.place(1, ESA) is None


def test_consent_to_assembling_is_no_consent_to_flying() -> None:
    table = acting(5, 5).stock("probe", "juno", "juno", "juno", seat=ESA).do("build").do("load", "probe").do("consent")
    for _ in range(3):
        table.do("load", "juno")
    table.do("maneuver", "earth__suborbital")
    assert table.state.current_player() == 1


@pytest.mark.parametrize(
    ("verb", "argument", "place", "parts"),
    [
        ("maneuver", "earth_orbit__lunar_flyby", "earth_orbit", ["juno", "probe"]),
        ("dock", 2, "earth_orbit", ["probe"]),
        ("separate", None, "earth_orbit", ["probe", "juno"]),
        ("survey", "moon", "lunar_orbit", ["probe"]),
        ("collect", "moon_sample", "moon", ["probe"]),
        ("heal", None, "earth_orbit", ["apollo", "doctor", "damaged_pilot", "medical_supplies"]),
        ("repair", None, "earth_orbit", ["apollo", "mechanic", "damaged_probe", "spare_parts"]),
        ("explore", None, "moon", ["rover"]),
        ("build_in_cave", None, "moon", ["apollo", "mechanic", "spare_parts", "spare_parts"]),
        ("salvage", "probe", "moon", ["apollo", "mechanic", "wreckage"]),
        ("finish_experiment", None, "moon", ["apollo", "pilot", "science_module", "experiment"]),
    ],
)
def test_every_action_of_a_ventures_spacecraft_needs_consent(
    verb: str, argument: Any, place: str, parts: list[str]
) -> None:
    table = joint(5, 5, missions=("st_lunar_experiment", *KEEPS_OPEN)).show("moon", "rugged")
    if verb == "build_in_cave":
        put_feature(table, "moon_lunar_caves")
    table.craft(place, *parts, seat=ESA)
    table.craft(place, "probe", seat=ESA)
    table.do("act_for", "esa").work()
    before = list(table.state.table)
    table.do(verb, argument)
    assert table.state.current_player() == 1
    assert table.verbs() == ["consent", "consent_all_year", "veto"]
    assert list(table.state.table) == before
    table.do("veto")
    assert table.happened("vetoed") == ["vetoed"]
    assert [before[i] for i in range(len(before)) if before[i] != table.state.table[i]] == [IS_FOUNDED]  # the veto


def test_choices_within_an_action_need_no_consent() -> None:
    table = joint(5, 5)
    table.craft("earth_orbit", "juno", "juno", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby").do("consent")
    assert table.state.current_player() == 0
    table.do("fire", "juno")
    assert table.place(1, ESA) == "lunar_flyby"
    table.do("separate").do("consent").do("detach", "probe").do("split")
    assert table.state.current_player() == 0
    assert table.parts(2, ESA) == ["probe"]


def test_opening_and_leaving_a_venture_needs_no_consent() -> None:
    table = joint(5, 5).stock("probe", seat=ESA)
    table.craft("earth_orbit", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("done").do("build").do("done").do("done")
    assert table.state.current_player() == 0
    assert table.place(2, ESA) is None


def test_only_shareholder_needs_no_consent() -> None:
    table = acting(5, 0).do("buy", "probe").do("buy", "probe")
    assert table.parts(0, ESA) == ["probe", "probe"]


def test_former_shareholder_is_not_asked_for_consent() -> None:
    table = joint(5, 5).end_turn().do("buy", "probe")
    for _ in range(5):
        table.do("sell_share", "esa")
    table.end_turn().do("act_for", "esa").do("buy", "probe")
    assert table.parts(0, ESA) == ["probe"]


def test_astronaut_for_a_venture_is_bought_with_consent() -> None:
    table = acting(5, 5).do("buy", "pilot")
    assert table.crew(0, ESA) == []
    table.do("consent")
    assert table.crew(0, ESA) == ["pilot"]
    assert table.cash(ESA) == 45


# --- Money and missions ------------------------------------------------------


def test_a_venture_gets_no_money_when_a_year_starts_and_keeps_what_it_has() -> None:
    table = pass_on(joint(6, 4).money(7, ESA).money(3))
    assert [table.cash(owner) for owner in (0, 1, ESA)] == [30, 30, 7]


def test_missions_of_a_venture_pay_no_money() -> None:
    table = joint(6, 4, 0, missions=("st_lunar_fly_by", *KEEPS_OPEN)).founded("iri", 0, 5, 5)
    table.craft("earth_orbit", "juno", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby").do("consent").do("fire", "juno")
    assert table.owner("st_lunar_fly_by") == ESA
    assert [table.cash(owner) for owner in (0, 1, 2, ESA, IRI)] == [30, 30, 30, 50, 0]
    assert [table.earned(owner) for owner in (0, 1, 2, ESA, IRI)] == [0, 0, 0, 3, 0]


def test_a_mission_of_an_agency_pays_the_other_agencies_and_no_venture() -> None:
    table = joint(6, 4, missions=("st_lunar_fly_by", *KEEPS_OPEN))
    table.craft("earth_orbit", "juno", "probe")
    table.fly("earth_orbit__lunar_flyby", "juno")
    assert [table.cash(owner) for owner in (0, 1, ESA)] == [30, 40, 50]


def test_a_venture_completes_station_missions_when_the_year_begins() -> None:
    table = joint(6, 4, missions=("st_space_station", *KEEPS_OPEN))
    table.craft("earth_orbit", "aldrin", "pilot", "pilot", "food", seat=ESA)
    pass_on(table)
    assert table.owner("st_space_station") == ESA
    assert (table.cash(0), table.cash(1)) == (30, 30)


def test_of_a_station_of_an_agency_and_one_of_a_venture_the_one_with_fewer_points_has_the_mission() -> None:
    table = joint(6, 4, missions=("st_space_station", *KEEPS_OPEN)).points(2)
    table.craft("earth_orbit", "aldrin", "pilot", "pilot", "food")
    table.craft("earth_orbit", "aldrin", "pilot", "pilot", "food", seat=ESA)
    pass_on(table)
    assert table.owner("st_space_station") == ESA


def test_an_occupation_pays_a_venture_as_well() -> None:
    table = joint(6, 4, missions=("st_lunar_occupation", *KEEPS_OPEN)).show("moon", "rugged")
    table.craft("moon", "ground_habitat", "pilot", "pilot", "food", seat=ESA)
    table.craft("moon", "ground_habitat", "pilot", "pilot", "food", seat=1)
    pass_on(table)
    assert [table.earned(owner) for owner in (0, 1, ESA)] == [0, 1, 1]


def test_of_two_copies_a_venture_completes_one_and_its_shareholders_may_have_the_other() -> None:
    both = ("st_man_on_the_moon", "st_man_on_the_moon_again")
    table = joint(6, 4, missions=(*both, *KEEPS_OPEN))
    for owner in (ESA, ESA, 0):
        craft = table.craft("earth_orbit", "apollo", "pilot", seat=owner)
        table.visited(craft, "moon", seat=owner)
    table.do("act_for", "esa")
    for craft in (1, 2):
        table.work(craft).do("maneuver", "earth_orbit__earth").do("consent").do("done")
    assert [table.owner(name) for name in both] == [ESA, "open"]
    table.do("done").fly("earth_orbit__earth")
    assert [table.owner(name) for name in both] == [ESA, 0]


def test_the_last_mission_ends_the_game_also_when_a_venture_completes_it() -> None:
    table = joint(6, 4, missions=("st_lunar_fly_by",))
    table.craft("earth_orbit", "juno", "probe", seat=ESA)
    table.do("act_for", "esa").work().do("maneuver", "earth_orbit__lunar_flyby").do("consent").do("fire", "juno")
    assert table.state.is_terminal()
    assert table.state.scores() == [36, 24]
    assert table.state.winners() == [0]


# --- Points ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("halves", "shares", "scores"),
    [
        (14, (6, 4), [84, 56]),  # 7 points: 4.2 and 2.8
        (1, (7, 3), [7, 3]),  # half a point: 0.35 and 0.15
        (27, (1, 9), [27, 243]),
        (-20, (5, 5), [-100, -100]),
    ],
)
def test_points_of_a_venture_are_divided_without_rounding(
    halves: int, shares: tuple[int, ...], scores: list[int]
) -> None:
    table = joint(*shares)
    table.state.table[table.state.block(ESA) + POINTS] = halves
    assert table.state.score_unit() == 20
    assert table.state.scores() == scores


def test_a_tenth_of_half_a_point_decides_a_game() -> None:
    table = joint(6, 4)
    assert table.state.winners() == [0, 1]
    table.state.table[table.state.block(ESA) + POINTS] = 1
    assert table.state.winners() == [0]


def test_the_points_of_several_ventures_add_up_with_ones_own() -> None:
    table = joint(6, 4).founded("iri", 2, 8).points(10, ESA).points(5, IRI).points(1, 0)
    assert table.state.scores() == [20 * 1 + 120 + 20, 80 + 80]


def test_the_dead_of_a_venture_count_against_its_points() -> None:
    table = dead(joint(6, 4).points(10, ESA), 2, ESA)
    assert table.state.scores() == [2 * 6 * 4, 2 * 4 * 4]  # 10 points less 2 and 4
    assert dead(joint(6, 4), 1, ESA).state.scores() == [-24, -16]


def test_each_owner_counts_its_own_dead() -> None:
    """Two dead of one owner cost 6 points, one each of two owners 2 and 2."""
    table = dead(dead(joint(5, 5), 1, ESA), 1, 0)
    assert table.state.scores() == [-40 - 20, -20]


def test_an_astronaut_of_a_venture_who_dies_is_its_dead() -> None:
    table = joint(6, 4)
    table.craft("lunar_flyby", "apollo", "pilot", seat=ESA)
    table.end_turn().end_turn()
    assert [table.state.dead(owner) for owner in (0, 1, ESA)] == [0, 0, 1]
    assert table.news("died")[0]["seat"] == ESA


def test_points_on_shares_of_the_bank_count_for_no_agency() -> None:
    assert joint(3, 2).points(10, ESA).state.scores() == [60, 40]
    assert joint(0, 0).points(10, ESA).state.scores() == [0, 0]


def test_starting_agency_is_decided_by_own_points() -> None:
    table = joint(9, 1).points(40, ESA).points(1, 1).end_year()
    assert table.state.starter == 0


# --- What is offered ---------------------------------------------------------


def test_legal_actions_of_ventures_are_in_rising_order() -> None:
    table = joint(6, 2).founded("iri", 6, 2)
    questions = [table.state.legal_actions(), table.do("found").state.legal_actions()]
    questions.append(table.do("grant", 1).state.legal_actions())
    questions.append(table.do("cancel").do("cooperate", 1).do("give_money", 1).state.legal_actions())
    assert [legal for legal in questions if legal != sorted(legal)] == []
