"""Outer Planets: windows, fly-bys, telescopes, aerobraking, the hazards of the giants, and missions that are found."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.core.errors import BadInput
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.rules.year import begin_turn
from cosmodrome.games.leaving_earth.engine.state import SURVEYS
from cosmodrome.games.leaving_earth.vocabulary import MANEUVER, VOCABULARY
from tests.games.leaving_earth.table import GAME, Table, location, mission

FAR = ("neptune_survey",)  # some mission that keeps the game open


def farther(players: int = 1, missions: tuple[str, ...] = FAR, year: int = 1956, **options: Any) -> Table:
    """A table with the expansion on which all outcomes are tested away."""
    table = Table(players, missions, outer_planets=True, **options)
    table.state.year = year
    for seat in range(players):
        table.learn_all(seat)
    return table


def open_ways(table: Table) -> list[str]:
    return [str(way) for way in table.choices("maneuver")]


# --- Set-up ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "counts", "cap"),
    [
        ("easy", {"easy": 5, "non_explorable": 3}, 6),
        ("normal", {"easy": 3, "medium": 1, "non_explorable": 4}, 13),
        ("hard", {"easy": 3, "medium": 2, "hard": 1, "non_explorable": 5}, 24),
        ("very_hard", {"easy": 1, "medium": 2, "hard": 1, "non_explorable": 6}, 100),
    ],
)
def test_a_level_deals_missions_of_the_outer_planets_up_to_its_cap(
    level: str, counts: dict[str, int], cap: int
) -> None:
    state = GAME.new(1, {"level": level, "outer_planets": True})
    dealt: dict[str, int] = {}
    while state.is_chance() and state.chance_stream() == "mission":
        choices = [number for number, _ in state.chance_outcomes()]
        entry = ids.DATA["mission"][choices[-1]]
        if entry["deck"] == "non_explorable":
            assert all(ids.DATA["mission"][number]["points"] <= cap for number in choices)
        dealt[entry["deck"]] = dealt.get(entry["deck"], 0) + 1
        state.apply(choices[-1])
    assert dealt == counts


def test_the_calendar_goes_on_to_1986_and_funding_stays_25() -> None:
    table = farther()
    assert table.state.setting.last_year == 1986
    assert table.cash() == 25


def test_a_late_start_in_1966_comes_with_two_advancements_without_outcomes() -> None:
    state = GAME.new(2, {"outer_planets": True, "quick_start": True})
    while state.is_chance():
        state.apply(state.chance_outcomes()[0][0])
    chosen = []
    for name in ("soyuz_rockets", "proton_rockets", "landing", "re_entry"):
        chosen.append(int(state.current_player()))
        state.apply(GAME.from_json({"verb": "research", "advancement": name}))
    assert chosen == [0, 0, 1, 1]
    shown = GAME.view(state, None)
    assert shown["year"] == 1966
    for agency, known in zip(
        shown["agencies"], ({"soyuz_rockets", "proton_rockets"}, {"landing", "re_entry"}), strict=True
    ):
        assert {a["id"] for a in agency["advancements"]} == known
        assert [a["outcomes"] for a in agency["advancements"]] == [0, 0]


def test_a_late_start_needs_the_outer_planets_and_years_to_play() -> None:
    with pytest.raises(BadInput, match=r"^option quick_start needs outer_planets$"):
        GAME.new(2, {"quick_start": True})
    with pytest.raises(BadInput, match=r"^a quick start is in 1966, after the last year 1960$"):
        GAME.new(2, {"outer_planets": True, "quick_start": True, "last_year": 1960})
    assert not GAME.allows({"quick_start": True})
    assert GAME.clashes == [{"quick_start": True, "last_year": year} for year in (1958, 1960, 1962, 1964)]


# --- Research and components -------------------------------------------------


@pytest.mark.parametrize(("wanted", "first"), [("proton_rockets", "soyuz_rockets"), ("aerobraking", "re_entry")])
def test_an_advancement_can_have_a_prerequisite(wanted: str, first: str) -> None:
    table = Table(1, outer_planets=True).money(50)
    assert table.refusal("research", wanted) == "prerequisite_needed"
    table.learn(first)
    assert table.may("research", wanted)


def test_an_alien_sample_teaches_nothing_whose_prerequisite_is_unknown() -> None:
    table = Table(1, FAR, outer_planets=True).show("phobos", "alien").stock("phobos_sample")
    table.end_year()
    assert table.refusal("exchange", "aerobraking") == "prerequisite_needed"
    assert table.may("exchange", "re_entry")


@pytest.mark.parametrize(
    ("item", "needs", "price"),
    [("proton", "proton_rockets", 12), ("galileo", "surveying", 5), ("explorer", "rendezvous", 3)],
)
def test_new_components_need_their_advancement(item: str, needs: str, price: int) -> None:
    table = Table(1, outer_planets=True).money(20)
    assert table.refusal("buy", item) == "advancement_needed"
    table.learn(needs).do("buy", item)
    assert table.parts(0) == [item]
    assert table.cash() == 20 - price


def test_scientists_can_be_hired_with_the_expansion_only() -> None:
    assert farther().do("buy", "scientist").crew(0) == ["scientist"]
    assert not Table(1).may("buy", "scientist")


def test_game_without_outer_planets_has_none_of_its_cards() -> None:
    table = Table(1).learn_all().money(500)
    offered = [ids.DATA["component"][i]["id"] for i in range(table.state.setting.kinds)]
    assert "proton" not in offered
    table.craft("earth_orbit", "saturn", "probe")
    table.work()
    assert "earth_orbit__outer_transfer" not in open_ways(table)


# --- Alignment windows -------------------------------------------------------


@pytest.mark.parametrize(
    ("planet", "years"),
    [
        ("jupiter", list(range(1956, 1987, 2))),
        ("saturn", list(range(1957, 1987, 3))),
        ("uranus", list(range(1957, 1987, 5))),
        ("neptune", list(range(1958, 1987, 6))),
    ],
)
def test_windows_open_in_the_printed_years_up_to_1986(planet: str, years: list[int]) -> None:
    setting = farther().state.setting
    windowed = [i for i, window in enumerate(ids.WINDOW_OF) if window == planet]
    assert windowed
    for maneuver in windowed:
        found = [year for year in range(1956, 1987) if setting.aligned[maneuver] >> year - 1956 & 1]
        assert found == years


def test_a_maneuver_with_a_window_is_only_there_when_the_planets_are_aligned() -> None:
    for year, is_open in ((1956, False), (1957, True), (1958, False), (1960, True)):
        table = farther(year=year)
        table.craft("outer_transfer", "saturn", "probe")
        table.work()
        assert ("outer_transfer__saturn_flyby" in open_ways(table)) == is_open
        if not is_open:
            assert table.refusal("maneuver", "outer_transfer__saturn_flyby") == "not_aligned"


def test_a_window_is_a_matter_of_departure_and_not_of_arrival() -> None:
    table = farther(year=1962).show("solar_radiation", "calm")
    table.craft("outer_transfer", "saturn", "probe")
    table.fly("outer_transfer__jupiter_flyby", "saturn")
    assert table.tokens() == 2
    table.end_year().end_year()
    assert table.place() == "jupiter_flyby"
    assert table.state.year == 1964


def test_time_of_a_maneuver_with_a_window_cannot_be_changed() -> None:
    table = farther()
    table.craft("outer_transfer", "saturn", "ion_thruster", "probe")
    table.work().do("maneuver", "outer_transfer__jupiter_flyby")
    assert table.refusal("faster") == "years_fixed"
    assert table.refusal("slower") == "years_fixed"
    table.do("stop").do("maneuver", "outer_transfer__mars_orbit")
    assert table.may("slower")


def test_ion_thrusters_work_on_maneuvers_with_a_window_for_the_printed_years() -> None:
    table = farther()
    table.craft("outer_transfer", "ion_thruster", "probe")
    table.work().do("maneuver", "outer_transfer__jupiter_flyby")
    assert table.choices("fire") == ["ion_thruster"]


def test_every_window_stands_beside_a_way_to_its_planet() -> None:
    for maneuver, planet in zip(ids.MANEUVERS, ids.WINDOW_OF, strict=True):
        assert planet is None or maneuver.endswith(f"__{planet}_flyby")


# --- Maneuvers ---------------------------------------------------------------


def test_outer_planets_hazards_are_faced_in_printed_order() -> None:
    """Jupiter first, then radiation for the years of the flight, then the years."""
    table = farther(year=1957)
    table.craft("jupiter_flyby", "probe")
    table.work().do("maneuver", "jupiter_flyby__saturn_flyby")
    assert table.drawing() == "location:jupiter"
    table.finds("weak_radiation").do("reveal").any_outcome()
    assert table.drawing() == "location:solar_radiation"
    table.finds("calm").do("reveal")
    assert table.tokens() == 2


def test_spacecraft_left_at_a_giant_reveals_the_planet_and_is_lost() -> None:
    table = farther(missions=("jupiter_survey", *FAR))
    table.craft("jupiter_flyby", "probe")
    table.end_turn()
    assert table.drawing() == "location:jupiter"
    table.finds("moderate_radiation").do("reveal")
    assert table.owner("jupiter_survey") == 0
    table.any_outcome().rolls(8)
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "drift"


def test_saturn_is_faced_after_the_optional_years_on_the_way_back_to_its_fly_by() -> None:
    """The only card with the hourglass before the planet."""
    table = farther().show("saturn", "ring_debris")
    table.craft("saturn_orbit", "saturn", "probe")
    table.work().do("maneuver", "saturn_orbit__saturn_flyby").do("slower").do("fire", "saturn")
    assert table.tokens() == 1
    assert table.news("craft_rolled") == []
    table.end_year().rolls(3)
    assert table.news("craft_rolled")[0]["roll"] == 3


def test_arrivals_of_the_last_year_count() -> None:
    table = farther(missions=("ganymede_survey", "jupiter_orbiter"), year=1986)
    table.show("jupiter", "weak_radiation")
    table.craft("jupiter_orbit", "probe", time=1, on="jupiter_flyby__jupiter_orbit")
    table.end_turn()
    assert table.owner("jupiter_orbiter") == 0
    assert table.state.is_terminal()
    assert table.news("game_ended")[0]["end"] == "calendar"


def test_years_can_be_added_until_the_end_of_the_last_year() -> None:
    table = farther(year=1985)
    table.craft("earth_orbit", "saturn", "probe")
    table.work().do("maneuver", "earth_orbit__inner_transfer").do("slower")
    assert table.state.years == 2
    assert not table.may("slower")


# --- Aerobraking -------------------------------------------------------------


def at_mars(outcomes: str, *parts: str) -> Table:
    table = farther().unlearn("aerobraking").learn("aerobraking", outcomes)
    table.craft("mars_flyby", "atlas", *parts)
    return table


def test_aerobraking_needs_little_thrust_and_succeeds_by_its_outcome() -> None:
    table = at_mars("S", "probe").fly("mars_flyby__mars_orbit__aero", "atlas")
    assert table.drawing() == "test:aerobraking"
    table.draws("S")
    assert table.place() == "mars_orbit"


def test_without_the_advancement_an_aerobraking_spacecraft_is_destroyed() -> None:
    table = at_mars("S", "probe").unlearn("aerobraking").fly("mars_flyby__mars_orbit__aero", "atlas")
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "no_aerobraking"


def test_a_major_failure_of_aerobraking_destroys_the_spacecraft() -> None:
    table = at_mars("M", "probe").fly("mars_flyby__mars_orbit__aero", "atlas").draws("M")
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "aerobraking"


def test_a_minor_failure_of_aerobraking_damages_something_and_then_it_is_atmospheric_entry() -> None:
    table = at_mars("m", "probe", "apollo", "pilot").unlearn("re_entry").learn("re_entry", "S")
    table.fly("mars_flyby__mars_orbit__aero", "atlas").draws("m").do("damage", "probe").do("keep_outcome")
    assert table.drawing() == "test:re_entry"
    table.draws("S")
    assert table.parts() == ["damaged_probe", "apollo"]
    assert table.crew() == ["pilot"]
    assert table.place() == "mars_orbit"


def test_a_capsule_damaged_by_aerobraking_burns_in_the_atmosphere() -> None:
    table = at_mars("m", "probe", "apollo", "pilot")
    table.fly("mars_flyby__mars_orbit__aero", "atlas").draws("m").do("damage", "apollo").do("keep_outcome")
    assert table.parts() == ["probe"]
    assert table.news("died")[0]["cause"] == "entry"
    assert table.place() == "mars_orbit"


def test_aerobraking_after_years_waits_for_arrival_and_its_years_can_be_changed() -> None:
    table = farther().unlearn("aerobraking").learn("aerobraking", "S").show("solar_radiation", "calm")
    table.craft("outer_transfer", "juno", "probe")
    table.work().do("maneuver", "outer_transfer__earth_orbit__aero").do("slower").do("fire", "juno")
    assert table.tokens() == 2
    table.end_year().end_year().draws("S")
    assert table.place() == "earth_orbit"


# --- Surveys -----------------------------------------------------------------


def test_telescopes_widen_what_can_be_surveyed_from_a_fly_by() -> None:
    table = farther()
    table.craft("jupiter_flyby", "probe")
    table.work()
    assert set(table.choices("survey")) == {"jupiter", "io", "europa", "ganymede", "callisto", "solar_radiation"}


def test_ganymede_can_be_surveyed_from_jupiter_orbit_and_saturns_moons_from_its_fly_by() -> None:
    table = farther()
    table.craft("jupiter_orbit", "probe")
    table.craft("saturn_flyby", "probe")
    assert "ganymede" in table.work(1).choices("survey")
    table.do("done").work(2)
    assert {"saturn", "titan", "enceladus"} <= set(table.choices("survey"))


def test_where_an_automatic_maneuver_starts_each_probe_surveys_once_a_turn() -> None:
    table = farther(2)
    table.craft("jupiter_flyby", "probe", "galileo", "damaged_probe")
    table.work().do("survey", "io").finds("barren").do("keep_hidden")
    table.do("survey", "europa").finds("thick_ice").do("keep_hidden")
    assert table.refusal("survey", "callisto") == "probes_spent"


def test_a_capsule_surveys_once_a_turn_too() -> None:
    table = farther()
    table.craft("jupiter_flyby", "apollo")
    table.work().do("survey", "io").finds("barren").do("keep_hidden")
    assert table.refusal("survey", "io") == "probes_spent"


def test_surveys_from_an_orbit_are_not_limited() -> None:
    table = farther()
    table.craft("jupiter_orbit", "probe")
    table.work().do("survey", "io").finds("barren").do("keep_hidden").do("survey", "io").do("keep_hidden")
    assert table.may("survey", "europa")


def test_the_next_turn_a_probe_can_survey_again() -> None:
    table = farther(2)
    craft = table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "io").finds("barren").do("keep_hidden").do("done")
    assert table.state.table[table.state.vessel(0, craft) + SURVEYS] == 1
    begin_turn(table.state, 0)
    assert table.state.table[table.state.vessel(0, craft) + SURVEYS] == 0


def test_separated_probes_have_surveyed_only_once_together() -> None:
    table = farther()
    table.craft("jupiter_flyby", "probe", "probe")
    table.work().do("survey", "io").finds("barren").do("keep_hidden")
    table.do("separate").do("detach", "probe").do("split")
    assert table.refusal("survey", "io") == "probes_spent"
    table.do("done").work(2)
    assert table.may("survey", "io")
    table.do("dock", 1)
    assert table.may("survey", "io")


def test_first_edition_a_fly_by_can_be_surveyed_from_again_and_again() -> None:
    table = Table(1, edition="first").learn_all()
    table.craft("lunar_flyby", "probe")
    table.work().do("survey", "moon").finds("barren").do("keep_hidden")
    assert table.may("survey", "moon")


# --- The giants --------------------------------------------------------------


def to_jupiter(face: str, *parts: str) -> Table:
    """A spacecraft that passes Jupiter on its way from its orbit to that of Ganymede."""
    table = farther().show("jupiter", face)
    table.craft("jupiter_orbit", "saturn", *parts)
    return table.fly("jupiter_orbit__ganymede_orbit", "saturn")


@pytest.mark.parametrize(("face", "limit"), [("strong_radiation", 6), ("moderate_radiation", 3), ("weak_radiation", 1)])
def test_jupiter_incapacitates_astronauts(face: str, limit: int) -> None:
    for die in (limit, limit + 1):
        table = to_jupiter(face, "apollo", "pilot").rolls(die)
        assert table.crew() == ["incapacitated_pilot" if die <= limit else "pilot"]


def test_behind_the_shield_of_an_aldrin_jupiter_is_one_level_weaker() -> None:
    table = to_jupiter("moderate_radiation", "aldrin", "pilot").rolls(3)
    assert table.crew() == ["pilot"]


def test_with_too_few_shielded_seats_the_owner_says_who_sits_there_at_jupiter() -> None:
    table = to_jupiter("weak_radiation", *["aldrin"], *["pilot"] * 8, "apollo", "doctor")
    assert table.verbs() == ["shield"]


@pytest.mark.parametrize(("face", "limit"), [("strong_radiation", 4), ("moderate_radiation", 1)])
def test_jupiter_may_damage_each_probe_and_capsule(face: str, limit: int) -> None:
    table = to_jupiter(face, "probe", "probe", "vostok").rolls(limit, limit + 1, limit)
    assert table.parts() == ["probe", "damaged_probe", "damaged_vostok"]


def test_a_galileo_is_one_level_safer() -> None:
    table = to_jupiter("strong_radiation", "galileo").rolls(4)
    assert table.parts() == ["galileo"]
    table = to_jupiter("strong_radiation", "galileo").rolls(3)
    assert table.parts() == ["damaged_galileo"]
    assert to_jupiter("moderate_radiation", "galileo").place() == "ganymede_orbit"


def test_weak_radiation_harms_no_components_and_rockets_never_roll() -> None:
    assert to_jupiter("weak_radiation", "probe", "juno").news("part_rolled") == []
    table = to_jupiter("strong_radiation", "juno", "explorer")
    assert table.news("part_rolled") == []


@pytest.mark.parametrize("place", ["jupiter_orbit", "io", "europa"])
def test_in_jupiter_orbit_on_io_and_europa_jupiter_is_faced_at_every_end_of_year(place: str) -> None:
    table = farther().show("jupiter", "moderate_radiation")
    table.craft(place, "probe")
    for _ in range(2):
        table.end_year()
        assert table.state.year < 1958
        table.rolls(8)
    assert table.state.year == 1958


@pytest.mark.parametrize("place", ["ganymede", "ganymede_orbit", "callisto", "titan_orbit", "titan", "enceladus"])
def test_farther_from_the_giants_nothing_is_faced_at_the_end_of_the_year(place: str) -> None:
    table = farther().show("jupiter", "strong_radiation").show("saturn", "ring_debris")
    table.craft(place, "probe")
    table.end_year()
    assert table.state.year == 1957


def test_in_saturn_orbit_saturn_is_faced_at_the_end_of_the_year() -> None:
    table = farther().show("saturn", "ring_debris")
    table.craft("saturn_orbit", "probe", "galileo")
    table.end_year().rolls(2).do("damage", "galileo")
    assert table.parts() == ["probe", "damaged_galileo"]
    assert table.state.year == 1957


def test_debris_destroys_a_spacecraft_with_nothing_left_to_damage() -> None:
    table = farther().show("saturn", "ring_debris")
    table.craft("saturn_orbit", "damaged_probe")
    table.end_year().rolls(1)
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "damage"


def test_spacecraft_on_the_way_faces_nothing_at_the_end_of_the_year() -> None:
    table = farther().show("jupiter", "strong_radiation")
    table.craft("jupiter_orbit", "probe", time=2, on="jupiter_flyby__jupiter_orbit")
    table.end_year()
    assert table.state.year == 1957
    assert table.news("part_rolled") == []


def test_spacecraft_that_just_arrived_faces_hazards_at_the_end_of_the_year() -> None:
    table = farther().show("jupiter", "strong_radiation")
    table.craft("jupiter_orbit", "probe", time=1, on="jupiter_flyby__jupiter_orbit")
    table.end_year().rolls(5)
    assert table.state.year == 1957


def test_uranus_and_neptune_do_no_harm() -> None:
    for planet, face in (("uranus", "pale_clouds"), ("neptune", "dark_storms")):
        table = farther(missions=(f"{planet}_survey", "grand_tour"))
        table.craft(f"{planet}_flyby", "probe")
        table.work().do("survey", planet).finds(face).do("reveal")
        assert table.owner(f"{planet}_survey") == 0


# --- Missions that are found -------------------------------------------------


def test_revealing_a_place_brings_one_mission_with_a_letter_of_its_face() -> None:
    table = farther(level="very_hard")
    table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "europa").finds("thick_ice").do("reveal")
    found = {ids.MISSIONS[number] for number in table.possible()}
    assert found == {"advanced_europa_survey", "europa_lander"}
    table.brings("europa_lander")
    assert table.owner("europa_lander") == "open"
    assert table.news("mission_found")[0]["mission"] == "europa_lander"


def test_a_face_without_a_letter_brings_nothing() -> None:
    table = farther(level="very_hard")
    table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "io").finds("barren").do("reveal")
    assert table.news("mission_found") == []
    assert table.verbs()[0] == "done"


def test_a_face_with_two_letters_brings_one_mission_of_either() -> None:
    table = farther(level="very_hard")
    table.craft("saturn_flyby", "probe")
    table.work().do("survey", "enceladus").finds("thin_ice").do("reveal")
    assert len(table.possible()) == 4
    table.any_outcome()
    assert not table.state.is_chance()


def test_missions_above_the_cap_of_the_level_are_not_found() -> None:
    table = farther(level="normal")
    table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "io").finds("minerals").do("reveal")
    assert {ids.MISSIONS[number] for number in table.possible()} == {"advanced_io_survey", "io_lander"}


def test_landing_can_complete_the_mission_that_it_reveals() -> None:
    table = farther(level="very_hard").show("jupiter", "weak_radiation")
    table.craft("jupiter_orbit", "juno", "juno", "probe")
    table.fly("jupiter_orbit__io", "juno", "juno").finds("minerals").do("reveal").brings("io_lander")
    assert table.owner("io_lander") == 0


def test_agency_that_reveals_the_last_of_several_locations_completes_their_mission() -> None:
    table = farther(2, missions=("grand_tour", *FAR), level="easy")
    for planet, face in (("jupiter", "weak_radiation"), ("saturn", "clear_rings"), ("uranus", "pale_clouds")):
        assert table.owner("grand_tour") == "open"
        table.show(planet, face)
    table.craft("neptune_flyby", "probe")
    table.work().do("survey", "neptune").finds("dark_storms").do("reveal")
    assert table.owner("grand_tour") == 0


def test_the_system_of_jupiter_is_the_planet_and_its_four_moons() -> None:
    places = table_places("jupiter_system_survey")
    assert places == {"jupiter", "io", "europa", "ganymede", "callisto"}


def table_places(name: str) -> set[str]:
    return set(ids.DATA["mission"][mission(name)]["places"])


def test_an_advanced_survey_is_a_survey_with_a_galileo_of_a_place_that_is_known() -> None:
    table = farther(missions=("advanced_io_survey", *FAR)).show("io", "volcanoes")
    table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "io")
    assert table.owner("advanced_io_survey") == "open"
    table.do("done")
    table.craft("jupiter_flyby", "galileo")
    table.work(2).do("survey", "io")
    assert table.owner("advanced_io_survey") == 0


def test_a_damaged_galileo_makes_no_advanced_survey() -> None:
    table = farther(missions=("advanced_io_survey", *FAR)).show("io", "volcanoes")
    table.craft("jupiter_flyby", "damaged_galileo", "probe")
    table.work().do("survey", "io")
    assert table.owner("advanced_io_survey") == "open"


def test_an_advanced_survey_stays_possible_where_landing_is_deadly() -> None:
    table = farther(missions=("europa_lander", *FAR), level="very_hard")
    table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "europa").finds("unknown_force").do("reveal").brings("advanced_europa_survey")
    assert table.owner("advanced_europa_survey") == "open"
    assert table.owner("europa_lander") == "removed"


def test_an_explorer_separated_alone_completes_its_mission_and_is_gone() -> None:
    table = farther(missions=("titan_cloud_explorer", *FAR)).show("titan", "thick_air")
    table.craft("titan", "probe", "explorer")
    table.work().do("separate").do("detach", "explorer").do("split")
    assert table.owner("titan_cloud_explorer") == 0
    assert table.place(2) is None
    assert table.parts() == ["probe"]
    assert table.news("explorer_sent")[0]["location"] == "titan"


@pytest.mark.parametrize("half", ["probe", "explorer"])
def test_explorer_may_be_either_half_of_a_separation(half: str) -> None:
    table = farther(missions=("europa_ice_explorer", *FAR)).show("europa", "thin_ice").show("jupiter", "weak_radiation")
    table.craft("europa", "probe", "explorer")
    table.work().do("separate").do("detach", half).do("split")
    assert table.owner("europa_ice_explorer") == 0


@pytest.mark.parametrize("parts", [("explorer", "explorer"), ("damaged_explorer",)])
def test_an_explorer_must_be_alone_and_undamaged(parts: tuple[str, ...]) -> None:
    table = farther(missions=("titan_cloud_explorer", *FAR)).show("titan", "thick_air")
    table.craft("titan", "probe", *parts)
    table.work().do("separate").do("detach", "probe").do("split")
    assert table.owner("titan_cloud_explorer") == "open"


def test_an_explorer_elsewhere_is_only_a_spacecraft() -> None:
    table = farther(missions=("titan_cloud_explorer", *FAR))
    table.craft("titan_orbit", "probe", "explorer")
    table.work().do("separate").do("detach", "explorer").do("split")
    assert table.place(2) == "titan_orbit"


def test_the_game_does_not_end_while_places_may_still_bring_missions() -> None:
    table = farther(missions=("artificial_satellite",), level="very_hard")
    table.craft("earth", "saturn", "probe")
    table.fly("earth__earth_orbit", "saturn")
    assert table.owner("artificial_satellite") == 0
    assert not table.state.is_terminal()


def test_with_a_cap_that_no_hidden_mission_is_under_the_game_ends_without_missions() -> None:
    table = farther(missions=("artificial_satellite",), level="easy")
    table.craft("earth", "saturn", "probe")
    table.fly("earth__earth_orbit", "saturn")
    assert table.state.is_terminal()
    assert table.news("game_ended")[0]["end"] == "missions"


def test_no_lead_is_unbeatable_while_places_may_still_bring_missions() -> None:
    for level, is_over in (("very_hard", False), ("easy", True)):
        table = farther(2, missions=("sounding_rocket",), level=level).points(50)
        table.end_year()
        assert table.state.is_terminal() == is_over


def test_solitaire_counts_the_dealt_missions_of_the_outer_planets() -> None:
    for missions, winners in ((("sounding_rocket",), [0]), (("io_survey",), [])):
        table = farther(missions=missions, level="easy", year=1986).points(50)
        table.end_turn()
        assert table.state.winners() == winners


# --- Samples and scientists --------------------------------------------------


def test_ring_samples_are_collected_in_saturn_orbit() -> None:
    table = farther().show("saturn", "clear_rings")
    table.craft("saturn_orbit", "probe")
    table.work()
    assert table.choices("collect") == ["saturn_sample"]


def test_geysers_throw_samples_of_enceladus_up_to_saturn_orbit() -> None:
    table = farther().show("saturn", "clear_rings").show("enceladus", "geysers")
    table.craft("saturn_orbit", "probe")
    table.work().do("collect", "enceladus_sample")
    assert table.parts() == ["probe", "enceladus_sample"]


def test_unrevealed_geysers_cannot_be_used() -> None:
    table = farther().show("enceladus", "geysers", seen_by=[0])
    table.craft("saturn_orbit", "probe")
    assert table.work().choices("collect") == ["saturn_sample"]


def test_supplies_can_be_collected_where_titan_has_hydrocarbons() -> None:
    table = farther().show("titan", "hydrocarbons")
    table.craft("titan", "probe")
    table.work().do("collect", "supplies_1x")
    assert "supplies_1x" in table.parts()


def test_a_ring_sample_on_earth_completes_its_mission() -> None:
    table = farther(missions=("saturn_ring_sample_return", *FAR))
    table.craft("earth_orbit", "apollo", "saturn_sample")
    table.fly("earth_orbit__earth")
    assert table.owner("saturn_ring_sample_return") == 0


def test_with_a_scientist_aboard_a_sample_need_not_come_home() -> None:
    table = farther(missions=("titan_sample_return", *FAR)).show("titan", "thick_air")
    table.craft("titan", "apollo", "scientist")
    table.work().do("collect", "titan_sample")
    assert table.owner("titan_sample_return") == 0


def test_a_scientist_who_is_ill_examines_nothing_before_a_doctor_comes() -> None:
    table = farther(missions=("io_sample_return", *FAR)).show("io", "minerals").show("jupiter", "weak_radiation")
    table.craft("io", "apollo", "damaged_scientist", "doctor")
    table.work().do("collect", "io_sample")
    assert table.owner("io_sample_return") == "open"
    table.do("heal")
    assert table.owner("io_sample_return") == 0


def test_a_scientist_who_docks_with_a_sample_examines_it() -> None:
    table = farther(missions=("io_sample_return", *FAR))
    table.craft("jupiter_orbit", "probe", "io_sample")
    table.craft("jupiter_orbit", "apollo", "scientist")
    table.work(2).do("dock", 1)
    assert table.owner("io_sample_return") == 0


def test_a_scientist_does_not_prove_life_away_from_earth() -> None:
    table = farther(missions=("extraterrestrial_life", *FAR)).show("mars", "plants")
    table.craft("mars", "apollo", "scientist")
    table.work().do("collect", "mars_sample")
    assert table.owner("extraterrestrial_life") == "open"


@pytest.mark.parametrize(
    ("place", "face", "value"), [("io", "minerals", 75), ("ganymede", "minerals", 50), ("callisto", "minerals", 25)]
)
def test_minerals_of_the_moons_of_jupiter_can_be_sold(place: str, face: str, value: int) -> None:
    table = farther().show(place, face).stock(f"{place}_sample")
    table.end_year()
    before = table.cash()
    table.do("sell", f"{place}_sample")
    assert table.cash() == before + value


# --- Everything is written down ----------------------------------------------


def test_there_are_nineteen_places_fifty_two_maneuvers_and_thirty_eight_missions() -> None:
    counts = {
        table: sum(entry.get("expansion") == "outer_planets" for entry in ids.DATA[table])
        for table in ("location", "maneuver", "mission", "face")
    }
    assert counts == {"location": 19, "maneuver": 52, "mission": 38, "face": 26}
    assert sum(entry["cards"] for entry in ids.DATA["face"] if entry.get("expansion") == "outer_planets") == 27


def test_every_place_beyond_can_be_reached_and_every_fly_by_leads_on_by_itself() -> None:
    setting = farther().state.setting
    for number, name in enumerate(ids.LOCATIONS):
        entry = ids.DATA["location"][number]
        if entry.get("expansion") != "outer_planets":
            continue
        arriving = [m for m in range(setting.maneuvers) if setting.goal[m] == number]
        assert bool(arriving) == (entry["kind"] != "condition"), name
        assert (setting.automatic[number] >= 0) == (entry["kind"] == "flyby" or name == "outer_transfer"), name


def test_all_maneuvers_fit_between_their_verbs() -> None:
    assert VOCABULARY.verb(MANEUVER + len(ids.MANEUVERS) - 1).name == "maneuver"
    assert location("neptune") < 60
