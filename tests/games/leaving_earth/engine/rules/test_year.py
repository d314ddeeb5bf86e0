"""Setup, and the year: its start, the turns, its end, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome import Match, Seat
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import IN_PLAY, LeavingEarth
from tests.games.leaving_earth.table import GAME, Table, mission

# --- Setup -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "counts"),
    [("easy", (5, 0, 0)), ("normal", (4, 2, 0)), ("hard", (3, 3, 2)), ("very_hard", (1, 4, 4))],
)
@pytest.mark.parametrize("mercury", [False, True])
def test_the_level_says_how_many_missions_of_each_deck_are_dealt(
    level: str, counts: tuple[int, int, int], mercury: bool
) -> None:
    state = GAME.new(3, {"level": level, "mercury": mercury})
    assert isinstance(state, LeavingEarth)
    while state.is_chance() and state.chance_stream() == "mission":
        state.apply(state.chance_outcomes()[-1][0])
    decks = [state.setting.mission_deck[m] for m in range(len(ids.MISSIONS)) if state.mission(m) == IN_PLAY]
    assert tuple(decks.count(deck) for deck in range(3)) == counts


def test_the_missions_of_mercury_are_dealt_only_with_mercury() -> None:
    for mercury in (False, True):
        state = GAME.new(1, {"level": "very_hard", "mercury": mercury})
        assert isinstance(state, LeavingEarth)
        dealt: set[int] = set()
        while state.is_chance():
            dealt |= {outcome for outcome, _ in state.chance_outcomes()}
            state.apply(state.chance_outcomes()[0][0])
        assert (mission("mercury_lander") in dealt) == mercury
        assert (mission("mercury_sample_return") in dealt) == mercury


def test_the_calendar_begins_in_1956_with_25_for_everybody_and_nothing_else() -> None:
    table = Table(3)
    assert table.state.year == 1956
    assert [table.cash(seat) for seat in range(3)] == [25, 25, 25]
    assert all(not table.knows(name, seat) for name in ids.ADVANCEMENTS for seat in range(3))
    assert all(table.state.parts(seat, 0) == 0 for seat in range(3))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_starting_agency_of_the_first_year_is_drawn(players: int) -> None:
    for starter in range(players):
        assert Table(players, starter=starter).state.current_player() == starter


def test_solitaire_draws_no_starting_agency() -> None:
    assert Table(1).state.current_player() == 0


# --- Start of the year: funding ----------------------------------------------


@pytest.mark.parametrize("left", [0, 24, 60])
def test_funding_is_reset_not_added(left: int) -> None:
    table = Table(1).money(left).end_year()
    assert table.state.year == 1957
    assert table.cash() == 25


# --- Start of the year: missions ---------------------------------------------


def station(*seats: int, missions: tuple[str, ...] = ("space_station",), players: int = 2) -> Table:
    """A table where these seats have a crew in Earth Orbit with all that it needs for a year."""
    table = Table(players, (*missions, "mars_station"))
    for seat in seats:
        table.learn("life_support", seat=seat)
        table.craft("earth_orbit", "aldrin", "pilot", "supplies_1x", seat=seat)
    return table


def test_a_station_counts_when_the_year_starts_and_pays_the_rivals_after_the_funding() -> None:
    table = station(0).end_year()
    assert table.owner("space_station") == 0
    assert (table.cash(0), table.cash(1)) == (25, 35)


def test_station_mission_goes_to_the_agency_with_the_fewest_points() -> None:
    table = station(0, 1).points(3, 0).end_year()
    assert table.owner("space_station") == 1
    assert (table.cash(0), table.cash(1)) == (35, 25)


@pytest.mark.parametrize("winner", [0, 1])
def test_station_mission_between_equals_is_drawn(winner: int) -> None:
    table = station(0, 1).end_year()
    assert table.drawing() == "lot"
    assert table.possible() == [0, 1]
    table.lot(winner)
    assert table.owner("space_station") == winner
    assert table.state.current_player() == 1 - winner  # fewest points begin


def test_start_of_year_missions_are_awarded_cheapest_first() -> None:
    table = Table(2, ("space_station", "lunar_station", "mars_station"))
    for seat in (0, 1):
        table.learn("life_support", seat=seat)
        table.craft("moon", "aldrin", "pilot", "supplies_1x", seat=seat)
    table.show("moon", "barren").end_year().lot(0)
    assert table.owner("space_station") == 0
    assert table.owner("lunar_station") == 1
    assert [m["mission"] for m in table.news("mission_completed")] == ["space_station", "lunar_station"]


def test_missions_come_before_samples() -> None:
    table = station(0)
    table.show("moon", "minerals").stock("moon_sample").end_year()
    assert table.owner("space_station") == 0
    assert table.verbs() == ["done", "sell"]


# --- Start of the year: samples ----------------------------------------------


@pytest.mark.parametrize(
    ("place", "face", "value"),
    [("moon", "minerals", 25), ("mars", "minerals", 50), ("ceres", "minerals", 50), ("mercury", "minerals", 50)],
)
def test_valuable_samples_on_earth_may_be_sold(place: str, face: str, value: int) -> None:
    table = Table(1).show(place, face).stock(f"{place}_sample", f"{place}_sample").end_year()
    assert table.choices("sell") == [f"{place}_sample"]
    table.do("sell", f"{place}_sample")
    assert table.cash() == 25 + value
    assert table.parts(0) == [f"{place}_sample"]
    table.do("done")
    assert table.cash() == 25 + value
    assert "pass" in table.verbs()


def test_a_sample_aboard_a_spacecraft_on_earth_can_be_sold_and_one_in_space_cannot() -> None:
    table = Table(1).show("moon", "minerals")
    table.craft("earth", "probe", "moon_sample")
    table.craft("earth_orbit", "probe", "moon_sample")
    table.end_year().do("sell", "moon_sample")
    assert table.parts(1) == ["probe"]
    assert table.parts(2) == ["probe", "moon_sample"]
    assert "pass" in table.verbs()


def test_a_spacecraft_whose_only_component_was_sold_is_no_spacecraft() -> None:
    """Ruling R07: a spacecraft has at least one component."""
    table = Table(2).show("moon", "minerals")
    table.craft("earth", "moon_sample")
    table.end_year().do("sell", "moon_sample")
    if table.drawing() == "lot":
        table.lot(0)
    assert table.place(1) is None


def test_sale_of_a_worthless_sample_is_not_offered() -> None:
    table = Table(1).show("moon", "barren").stock("moon_sample").end_year()
    assert "pass" in table.verbs()


def test_sale_of_a_worthless_sample_is_refused_for_that_reason() -> None:
    table = Table(1).show("moon", "minerals").show("mars", "barren").stock("moon_sample", "mars_sample").end_year()
    assert table.refusal("sell", "mars_sample") == "worthless"
    assert table.refusal("sell", "venus_sample") == "not_loose"


def test_an_alien_sample_buys_a_new_advancement_without_outcomes() -> None:
    table = Table(1).show("phobos", "alien").stock("phobos_sample").end_year()
    table.do("exchange", "saturn_rockets")
    assert table.knows("saturn_rockets")
    assert table.outcomes("saturn_rockets") == ""
    assert table.parts(0) == []
    assert table.cash() == 25


def test_an_alien_sample_clears_an_old_advancement() -> None:
    table = Table(1).learn("landing", "SmM").show("phobos", "alien").stock("phobos_sample").end_year()
    table.do("exchange", "landing")
    assert table.outcomes("landing") == ""
    assert [table.state.pile[3 + i] for i in range(3)] == [1, 1, 1]


def test_alien_sample_changes_no_advancement_without_outcomes() -> None:
    table = Table(1).learn("landing").show("phobos", "alien").stock("phobos_sample").end_year()
    assert table.refusal("exchange", "landing") == "no_outcomes_left"


def test_unrevealed_alien_sample_cannot_be_exchanged() -> None:
    table = Table(1).show("phobos", "alien", seen_by=[0]).stock("phobos_sample").end_year()
    assert "pass" in table.verbs()


# --- Who begins, and turns ---------------------------------------------------


def test_the_lowest_score_starts_and_dead_astronauts_do_not_count() -> None:
    table = Table(3).points(4, 0).points(2, 1).points(5, 2)
    table.craft("earth_orbit", "apollo", "pilot", seat=0)
    table.craft("earth_orbit", "apollo", "pilot", "pilot", seat=0)
    table.end_year()
    assert table.state.scores()[0] == 4 - 12
    assert table.state.current_player() == 1


def test_a_tie_for_the_lowest_score_is_broken_by_lot_each_year() -> None:
    table = Table(3).points(9, 1).end_year()
    assert table.possible() == [0, 2]
    assert table.lot(2).state.current_player() == 2


def test_turns_go_clockwise() -> None:
    table = Table(4, starter=2)
    asked = []
    for _ in range(3):
        asked.append(table.state.current_player())
        table.do("pass")
    assert asked == [2, 3, 0]


def test_the_year_goes_on_until_all_pass_in_a_row() -> None:
    table = Table(2)
    table.do("pass").do("buy", "probe").end_turn()
    assert table.state.year == 1956
    assert table.state.current_player() == 0
    table.do("pass")
    assert table.state.year == 1956
    table.do("pass")
    assert table.state.year == 1957


def test_alone_the_end_of_the_turn_is_the_end_of_the_year() -> None:
    assert Table(1).do("buy", "probe").end_turn().state.year == 1957


DEEDS: list[tuple[str, Any]] = [
    ("buy", lambda t: t.do("buy", "probe")),
    ("research", lambda t: t.do("research", "landing").deal("SSS")),
    ("fire", lambda t: t.fly("earth__suborbital", "juno").do("stop")),
    ("fly", lambda t: t.fly("earth_orbit__earth", craft=2)),
    ("complete", lambda t: t.work(3).do("survey", "moon").finds("barren").do("reveal")),
    ("trade", lambda t: t.do("cooperate", 1).do("give_money", 1).do("propose").do("accept")),
]
FREE_DEEDS: list[tuple[str, Any]] = [
    ("build", lambda t: t.do("build").do("load", "probe").do("done")),
    ("survey", lambda t: t.work(3).do("survey", "moon").finds("barren").do("keep_hidden")),
]
IDLE: list[tuple[str, Any]] = [
    ("nothing", lambda t: t),
    ("a maneuver called off", lambda t: t.fly("earth__suborbital").do("stop")),
    ("a declined offer", lambda t: t.do("cooperate", 1).do("give_money", 1).do("propose").do("decline")),
]


def ready(**options: Any) -> Table:
    table = (
        Table(2, ("lunar_survey", "mars_station"), **options).learn("juno_rockets").learn("surveying").stock("probe")
    )
    table.craft("earth", "juno", "atlas")
    table.craft("earth_orbit", "probe")
    table.craft("lunar_orbit", "probe")
    return table


@pytest.mark.parametrize(("name", "deed"), DEEDS + FREE_DEEDS, ids=[name for name, _ in DEEDS + FREE_DEEDS])
def test_a_turn_keeps_the_year_open(name: str, deed: Any) -> None:
    table = ready()
    deed(table)
    table.end_turn()
    assert table.happened("turn_ended", "passed") == ["turn_ended"]
    table.do("pass")
    assert table.state.year == 1956


@pytest.mark.parametrize(("name", "deed"), IDLE, ids=[name for name, _ in IDLE])
def test_a_turn_counts_as_a_pass(name: str, deed: Any) -> None:
    table = ready()
    deed(table)
    table.end_turn()
    assert table.happened("turn_ended", "passed") == ["passed"]
    table.do("pass")
    assert table.state.year == 1957


@pytest.mark.parametrize(("name", "deed"), FREE_DEEDS, ids=[name for name, _ in FREE_DEEDS])
def test_in_version_1_a_turn_without_spending_counts_as_a_pass(name: str, deed: Any) -> None:
    table = ready(rules="leaving_earth/1")
    deed(table)
    table.end_turn()
    assert table.happened("turn_ended", "passed") == ["passed"]


def test_mission_of_a_rival_pays_10_and_agencies_that_passed_act_again() -> None:
    table = Table(3, ("lunar_survey", "mars_station"), starter=0).learn("surveying", seat=2)
    for seat in range(3):
        table.money(0, seat)
    table.craft("lunar_orbit", "probe", seat=2)
    table.do("pass").do("pass")
    table.work().do("survey", "moon").finds("barren").do("reveal")
    assert [table.cash(seat) for seat in range(3)] == [10, 10, 0]
    table.end_turn()
    assert table.state.year == 1956
    assert table.state.current_player() == 0
    assert table.may("research", "landing")


# --- End of the year ---------------------------------------------------------


def test_on_earth_everything_is_repaired_and_everybody_healed_for_nothing() -> None:
    table = Table(1).stock("damaged_juno", "damaged_pilot")
    table.craft("earth", "damaged_apollo", "damaged_doctor")
    table.end_year()
    assert table.parts(0) == ["juno"]
    assert table.crew(0) == ["pilot"]
    assert table.parts(1) == ["apollo"]
    assert table.crew(1) == ["doctor"]


def test_off_earth_nothing_is_repaired() -> None:
    table = Table(1)
    table.craft("earth_orbit", "damaged_probe")
    table.end_year()
    assert table.parts() == ["damaged_probe"]


def test_off_earth_the_incapacitated_die() -> None:
    table = Table(1).learn("life_support")
    table.craft("earth_orbit", "aldrin", "pilot", "damaged_mechanic", "supplies_1x")
    table.end_year()
    assert table.crew() == ["pilot"]
    assert table.state.dead(0) == 1
    assert [death["cause"] for death in table.news("died")] == ["incapacity"]


def test_the_incapacitated_die_before_life_support_so_their_seats_are_free() -> None:
    table = Table(1).learn("life_support")
    table.craft("earth_orbit", "vostok", "damaged_vostok", "damaged_mechanic", "pilot", "supplies_1x")
    table.end_year()
    assert table.crew() == ["pilot"]


# --- End of the year: life support -------------------------------------------


def test_without_life_support_everybody_in_space_dies() -> None:
    table = Table(1)
    table.craft("earth_orbit", "apollo", "pilot", "doctor", "supplies_1x")
    table.end_year()
    assert table.crew() == []
    assert [death["cause"] for death in table.news("died")] == ["life_support"] * 2
    assert table.parts() == ["apollo", "supplies_1x"]
    assert table.state.scores() == [-6]


def test_every_undamaged_capsule_off_earth_draws_even_if_it_is_empty() -> None:
    table = Table(1).money(0).learn("life_support", "SSM")
    table.craft("earth_orbit", "apollo", "eagle", "damaged_apollo", "probe")
    table.craft("earth", "apollo")
    table.end_year()
    table.draws("S").draws("M")
    assert table.state.year == 1957
    assert table.happened("outcome_drawn", "supported", "not_supported") == [
        "outcome_drawn",
        "supported",
        "outcome_drawn",
        "not_supported",
    ]


@pytest.mark.parametrize("failure", ["m", "M"])
def test_a_capsule_without_life_support_loses_its_crew_but_is_not_harmed(failure: str) -> None:
    table = Table(1).money(0).learn("life_support", failure)
    table.craft("earth_orbit", "apollo", "pilot", "doctor", "supplies_1x")
    table.end_year().draws(failure)
    assert table.crew() == []
    assert table.parts() == ["apollo", "supplies_1x"]
    assert table.outcomes("life_support") == failure


@pytest.mark.parametrize(("failure", "survivors"), [("m", ["mechanic", "pilot"]), ("M", [])])
def test_mechanic_repairs_a_minor_but_no_major_failure_of_life_support(failure: str, survivors: list[str]) -> None:
    table = Table(1).money(0).learn("life_support", failure)
    table.craft("earth_orbit", "apollo", "mechanic", "pilot", "supplies_1x")
    table.end_year().draws(failure)
    assert table.crew() == survivors


def test_incapacitated_mechanic_repairs_nothing() -> None:
    table = Table(1).money(0).learn("life_support", "m")
    table.craft("earth_orbit", "apollo", "damaged_mechanic", "pilot", "supplies_1x")
    table.end_year().draws("m")
    assert table.crew() == []


def test_too_few_supported_seats_let_the_owner_choose_who_dies() -> None:
    table = Table(1).money(0).learn("life_support", "SM")
    table.craft("earth_orbit", "vostok", "apollo", "pilot", "doctor", "supplies_1x")
    table.end_year().draws("M").draws("S")  # the Apollo fails, the Vostok has one seat
    assert table.verbs() == ["leave_out"]
    table.do("leave_out", 1)
    assert table.crew() == ["doctor"]
    assert table.state.year == 1957


def test_an_outcome_of_life_support_can_be_paid_for_at_the_end_of_the_year() -> None:
    table = Table(1).money(7).learn("life_support", "mS")
    table.craft("earth_orbit", "apollo")
    table.end_year().draws("m").do("remove_outcome")
    assert table.outcomes("life_support") == "S"
    assert table.news("outcome_removed")[0]["cost"] == 5


def test_each_agency_pays_and_chooses_for_its_own_capsules() -> None:
    table = Table(2).learn("life_support", "mS", seat=1)
    table.craft("earth_orbit", "apollo", seat=1)
    table.end_year().draws("m")
    assert table.state.current_player() == 1
    assert table.verbs() == ["remove_outcome", "keep_outcome"]


# --- End of the year: supplies -----------------------------------------------


@pytest.mark.parametrize(("crew", "eaten"), [(1, 1), (5, 1), (6, 2), (8, 2)])
def test_one_unit_of_supplies_feeds_five(crew: int, eaten: int) -> None:
    table = Table(1).learn("life_support")
    table.craft("earth_orbit", "aldrin", *["pilot"] * crew, *["supplies_1x"] * 4)
    table.end_year()
    assert len(table.crew()) == crew
    assert table.parts().count("supplies_1x") == 4 - eaten
    assert table.news("fed")[0]["supplies"] == eaten


def test_without_supplies_everybody_starves() -> None:
    table = Table(1).learn("life_support")
    table.craft("earth_orbit", "apollo", "pilot", "doctor")
    table.end_year()
    assert [death["cause"] for death in table.news("died")] == ["hunger"] * 2


def test_too_few_supplies_let_the_owner_choose_who_starves() -> None:
    table = Table(1).learn("life_support")
    table.craft("earth_orbit", "aldrin", "doctor", *["pilot"] * 6, "supplies_1x")
    table.end_year()
    assert table.choices("leave_out") == [1, 2]  # the doctor, or one of six pilots who are alike
    table.do("leave_out", 2).do("leave_out", 3)
    assert table.crew() == ["doctor", *["pilot"] * 4]
    assert table.parts() == ["aldrin"]


def test_spacecraft_do_not_share_supplies() -> None:
    table = Table(1).learn("life_support")
    table.craft("earth_orbit", "apollo", "pilot")
    table.craft("earth_orbit", "apollo", "pilot", "supplies_1x", "supplies_1x")
    table.end_year()
    assert table.crew(1) == []
    assert table.crew(2) == ["pilot"]


def test_astronauts_on_earth_need_no_supplies() -> None:
    table = Table(1)
    table.craft("earth", "apollo", "pilot", "supplies_1x")
    table.end_year()
    assert table.crew() == ["pilot"]
    assert table.parts() == ["apollo", "supplies_1x"]


def test_astronauts_without_life_support_use_no_supplies() -> None:
    table = Table(1).money(0).learn("life_support", "M")
    table.craft("earth_orbit", "apollo", "pilot", "supplies_1x")
    table.end_year().draws("M")
    assert table.parts() == ["apollo", "supplies_1x"]


# --- End of the year: the calendar, time tokens, arrivals --------------------


def year_ends_of_a_flight(**options: Any) -> list[str]:
    table = Table(1, **options)
    table.craft("mars_orbit", "probe", time=2, on="inner_transfer__mars_orbit")
    table.end_year()
    assert table.tokens() == 1
    assert table.happened("arrived") == []
    table.end_year()
    assert table.tokens() == 0
    return table.happened("year_ended", "arrived", "year_began")


def test_one_time_token_is_removed_and_arrivals_come_before_the_year_marker() -> None:
    """Quick reference: "Remove Time Tokens, resolve Hazards on arrival", and last "Advance Year Marker"."""
    assert year_ends_of_a_flight() == ["year_ended", "year_began", "arrived", "year_ended", "year_began"]


@pytest.mark.parametrize("options", [{"edition": "first"}, {"rules": "leaving_earth/1"}], ids=["first", "version 1"])
def test_first_edition_arrivals_come_after_the_year_marker(options: dict[str, Any]) -> None:
    assert year_ends_of_a_flight(**options) == ["year_ended", "year_began", "year_ended", "arrived", "year_began"]


def test_missions_of_an_arrival_are_completed_before_the_funding_of_the_next_year() -> None:
    table = Table(2, ("ceres_lander", "mars_station")).learn("landing")
    table.show("ceres", "barren")
    table.craft("ceres", "probe", time=1, on="inner_transfer__ceres")
    table.end_year()
    assert table.owner("ceres_lander") == 0
    assert table.cash(1) == 25  # the 10 came first, then the funding was reset


@pytest.mark.parametrize(("ahead", "winner"), [(0, 1), (1, 0)])
def test_of_two_agencies_arriving_together_the_one_with_fewer_points_is_first(ahead: int, winner: int) -> None:
    table = Table(2, ("ceres_lander", "mars_station")).points(3, ahead).show("ceres", "barren")
    for seat in (0, 1):
        table.learn("landing", seat=seat)
        table.craft("ceres", "probe", time=1, on="inner_transfer__ceres", seat=seat)
    table.end_year()
    assert table.owner("ceres_lander") == winner


def test_of_two_equal_agencies_arriving_together_the_first_is_drawn() -> None:
    table = Table(2, ("ceres_lander", "mars_station")).show("ceres", "barren")
    for seat in (0, 1):
        table.learn("landing", seat=seat)
        table.craft("ceres", "probe", time=1, on="inner_transfer__ceres", seat=seat)
    table.end_year().lot(1)  # who arrives first
    table.lot(1)  # who has the mission
    assert table.owner("ceres_lander") == 1


def last_arrival(**options: Any) -> Table:
    """A probe that is due at the end of the last year."""
    missions = ("ceres_lander", "mars_station")
    table = Table(1, missions, last_year=1958, **options).learn("landing").show("ceres", "barren")
    table.craft("ceres", "probe", time=3, on="inner_transfer__ceres")
    for _ in range(3):
        table.end_year()
    assert table.state.is_terminal()
    return table


def test_arrival_at_the_end_of_the_last_year_counts() -> None:
    assert last_arrival().owner("ceres_lander") == 0


def test_first_edition_game_ends_before_arrivals_after_the_last_year() -> None:
    table = last_arrival(edition="first")
    assert table.owner("ceres_lander") == "open"
    assert table.news("game_ended") == [{"happening": "game_ended", "end": "calendar"}]


def test_life_support_is_resolved_at_the_end_of_the_last_year() -> None:
    table = Table(1, last_year=1958)
    table.end_year().end_year()
    table.craft("earth_orbit", "apollo", "pilot")
    table.end_year()
    assert table.state.is_terminal()
    assert table.state.scores() == [-2]


def test_an_earlier_last_year_ends_the_calendar() -> None:
    table = Table(1, last_year=1958)
    while not table.state.is_terminal():
        table.end_turn()
    assert table.state.year == 1959
    assert table.news("game_ended")[-1]["end"] == "calendar"


def test_the_last_year_of_the_box_is_1976() -> None:
    table = Table(1)
    for year in range(1956, 1976):
        assert table.state.year == year
        table.end_year()
    assert table.state.year == 1976
    assert table.end_year().state.is_terminal()


# --- The end of the game -----------------------------------------------------


@pytest.mark.parametrize(("points", "over"), [(20, False), (21, True)])
def test_an_unbeatable_lead_ends_the_game_at_the_end_of_a_year(points: int, over: bool) -> None:
    table = Table(2, ("mars_station",)).points(points, 1).end_year()
    assert table.state.is_terminal() == over
    if over:
        assert table.news("game_ended")[0]["end"] == "lead"
        assert table.state.winners() == [1]


def test_a_lead_counts_the_dead() -> None:
    table = Table(2, ("mars_station",)).points(21, 1)
    table.craft("earth_orbit", "apollo", "pilot", seat=1)
    assert not table.end_year().state.is_terminal()


def test_the_second_best_decides_about_a_lead() -> None:
    assert not Table(3, ("mars_station",)).points(30, 1).points(10, 2).end_year().state.is_terminal()


def test_solitaire_and_team_have_no_unbeatable_lead() -> None:
    assert not Table(1, ("mars_station",)).points(50).end_year().state.is_terminal()
    assert not Table(2, ("mars_station",), team=True).points(50).end_year().state.is_terminal()


def test_with_no_mission_left_the_game_ends_at_once() -> None:
    table = Table(2, ("lunar_survey",)).learn("surveying")
    table.craft("lunar_orbit", "probe")
    table.work().do("survey", "moon").finds("barren").do("reveal")
    assert table.state.is_terminal()
    assert table.news("game_ended")[0]["end"] == "missions"
    assert table.state.scores() == [4, 0]


def test_game_ends_with_the_last_mission_before_automatic_maneuvers() -> None:
    """Ruling R19: the game is over as soon as the present step is through."""
    table = Table(1, ("man_in_space",))
    table.visited(table.craft("suborbital", "vostok", "pilot"), "suborbital")
    table.craft("lunar_flyby", "apollo", "doctor")
    table.end_turn()
    assert table.state.is_terminal()
    assert table.state.scores() == [2]


def test_version_1_arrivals_after_the_last_mission_are_skipped() -> None:
    table = Table(1, ("ceres_lander",), rules="leaving_earth/1").learn("landing").show("ceres", "barren")
    table.craft("ceres", "probe", time=1, on="inner_transfer__ceres")
    table.craft("ceres", "probe", time=1, on="inner_transfer__ceres")
    table.end_year()
    assert table.state.is_terminal()
    assert len(table.news("arrived")) == 1


def score_after_three_deaths(**options: Any) -> int:
    table = Table(2, **options).points(10, 1)
    table.craft("earth_orbit", "apollo", "pilot", "pilot", "doctor", seat=1)
    table.end_year()
    return table.state.scores()[1]


@pytest.mark.parametrize("edition", ["quick_reference", "first"])
def test_dead_astronauts_cost_two_six_twelve_points(edition: str) -> None:
    """Quick reference: "Tuck dead Astronauts. -2/-6/-12/-20/... VP at end"."""
    assert score_after_three_deaths(edition=edition) == 10 - 12


def test_version_1_every_dead_astronaut_costs_two_points() -> None:
    assert score_after_three_deaths(rules="leaving_earth/1") == 10 - 6


def test_most_points_win_and_ties_share_the_victory() -> None:
    table = Table(3, last_year=1958).points(5, 0).points(7, 1).points(7, 2)
    for _ in range(3):
        table.end_year()
        if table.drawing() == "lot":
            table.any_outcome()
    assert table.state.is_terminal()
    assert table.state.winners() == [1, 2]
    assert table.state.returns() == [0, 0.5, 0.5]


@pytest.mark.parametrize(("points", "wins"), [(20, False), (21, True)])
def test_solitaire_is_won_with_more_points_than_are_left_open(points: int, wins: bool) -> None:
    table = Table(1, ("mars_station",), last_year=1958).points(points)
    for _ in range(3):
        table.end_year()
    assert table.state.is_terminal()
    assert table.state.winners() == ([0] if wins else [])


@pytest.mark.parametrize(("points", "wins"), [((10, 10), False), ((10, 11), True), ((0, 21), True)])
def test_a_team_wins_together_with_more_points_than_are_left_open(points: tuple[int, int], wins: bool) -> None:
    table = Table(2, ("mars_station",), team=True, last_year=1958).points(points[0], 0).points(points[1], 1)
    for _ in range(3):
        table.end_year()
        if table.drawing() == "lot":
            table.any_outcome()
    assert table.state.is_terminal()
    assert table.state.winners() == ([0, 1] if wins else [])


def test_missions_that_are_impossible_are_not_left_open() -> None:
    """Ruling R20."""
    table = Table(1, ("venus_station", "sounding_rocket"), last_year=1958).learn("surveying").points(2)
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("inferno").do("reveal")
    for _ in range(3):
        table.end_year()
    assert table.state.is_terminal()
    assert table.state.winners() == [0]


def test_team_that_loses_with_a_resignation_has_no_winner() -> None:
    seats = [Seat("Ada"), Seat("Grace"), Seat("Linus")]
    match = Match.start(GAME, seats, {"team": True, "last_year": 1958}, seed=1)
    match.resign(0)
    match.hand_over(0, Seat("Ada II", bot="random"))
    while not match.is_over:
        [seat] = match.players_to_move()
        match.play(seat, {"verb": "pass"})
    assert match.winners() == []
