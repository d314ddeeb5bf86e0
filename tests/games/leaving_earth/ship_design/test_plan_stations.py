"""Plans for experiments, occupations and the survey of life, and for stations that are reached when a year begins."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.ship_design import Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.plan_service import PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import NoPlan, Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds, with_helpers
from cosmodrome.games.leaving_earth.studies import MissionSheet, study
from tests.games.leaving_earth.table import FAR_AWAY, Table

NO_DOCKING = frozenset(("rendezvous",))
LIFE = "st_extraterrestrial_life_survey"


@cache
def service_for(*boxes: str) -> PlanService:
    return PlanService(Designer(ids.DATA, boxes), Odds(ids.DATA, frozenset(boxes)))


def wish(service: PlanService, mission: str) -> Objective:
    designer = service.designer
    owned = frozenset(designer.catalogue.research_cost)
    years = (designer.catalogue.first_year, designer.catalogue.last_year)
    return Objective(*years, mission, yearly=designer.catalogue.yearly, owned=owned, never=NO_DOCKING)


def proposed(mission: str, *boxes: str, place: str | None = None) -> Proposal:
    service = service_for(*(boxes or ("stations",)))
    return service.propose(replace(wish(service, mission), place=place))


# --- experiments -------------------------------------------------------------


@pytest.mark.parametrize("place", ["earth_orbit", "moon", "mars", "venus"])
def test_experiment_is_finished_where_it_is_wanted_and_brought_home(place: str) -> None:
    mission = f"st_{({'earth_orbit': 'orbital', 'moon': 'lunar'}).get(place, place)}_experiment"
    plan = proposed(mission).plan
    assert {"science_module", "experiment", "astronaut"} <= plan.payload.keys()
    assert [(leg.destination, leg.collects) for leg in plan.legs if leg.collects] == [(place, f"{place}_results")]
    assert (plan.place, plan.legs[-1].destination) == (place, "earth")
    assert "surveying" in plan.needs
    assert "surveying" not in plan.draws


def test_experiment_is_a_return_flight_with_three_more_units_of_mass() -> None:
    """The module and the experiment, which weighs as much as its results, are aboard all the way."""
    experiment, visit = proposed("st_lunar_experiment").plan, proposed("st_man_on_the_moon").plan
    assert [leg.maneuver for leg in experiment.legs] == [leg.maneuver for leg in visit.legs]
    assert experiment.legs[-1].mass == visit.legs[-1].mass + 3


def test_experiment_cannot_be_made_without_surveying() -> None:
    service = service_for("stations")
    one = wish(service, "st_orbital_experiment")
    with pytest.raises(NoPlan, match="no plan without rendezvous, surveying was found within the limits"):
        service.propose(replace(one, never=one.never | {"surveying"}))


def test_experiment_needs_a_scientist_where_there_are_any() -> None:
    assert proposed("st_orbital_experiment").plan.skill == ""
    plan = proposed("st_orbital_experiment", "outer_planets", "stations").plan
    assert (plan.skill, plan.components["astronaut"]) == ("scientist", 1)


def test_lone_scientist_is_no_pilot_and_no_mechanic() -> None:
    service = service_for("outer_planets", "stations")
    alone = proposed("st_lunar_experiment", "outer_planets", "stations")
    assert not with_helpers(service.designer.catalogue, alone.plan, service.odds)
    assert not alone.repairs
    two = service.propose(replace(wish(service, "st_lunar_experiment"), crew=2))
    assert "pilot" in with_helpers(service.designer.catalogue, two.plan, service.odds)
    anybody = proposed("st_lunar_experiment").plan
    assert "pilot" in with_helpers(service_for("stations").designer.catalogue, anybody, service_for("stations").odds)


# --- occupations and stations ------------------------------------------------


def sums(plan: Plan) -> tuple[int, int, int, int]:
    return plan.cost, plan.mass, plan.years, plan.stay


@pytest.mark.parametrize("name", ["lunar", "mars", "venus"])
def test_occupation_takes_the_ship_of_a_station(name: str) -> None:
    occupation, station = proposed(f"st_{name}_occupation"), proposed(f"st_{name}_station")
    assert sums(occupation.plan) == sums(station.plan)
    assert occupation.done == station.done


def test_crew_that_arrives_when_a_year_begins_does_not_wait_for_the_next_one() -> None:
    service = service_for("outer_planets")
    one = replace(wish(service, "jupiter_station"), owned=frozenset())
    found = service.propose(one)
    last = found.plan.legs[-1]
    assert last.years > 0
    assert (found.plan.stay, found.done) == (0, found.departures[-1] + last.years)
    assert found.plan.components["supplies_1x"] == sum(leg.years for leg in found.plan.legs)


@pytest.mark.parametrize("mission", ["jupiter_station", "saturn_station", "mars_station", "space_station"])
def test_thorough_search_for_a_station_is_never_dearer(mission: str) -> None:
    designer = service_for("outer_planets").designer
    kinds = frozenset(("saturn", "ion_thruster"))
    simple, thorough = (designer.plan(ShipRequest(mission, kinds, dated=True, thorough=one)) for one in (False, True))
    assert simple is not None
    assert thorough is not None
    assert thorough.cost <= simple.cost
    assert simple.stay == 1


# --- life --------------------------------------------------------------------


def test_chance_of_life_is_that_of_the_cards() -> None:
    designer = service_for("outer_planets", "stations").designer
    assert designer.catalogue.life_seen["venus"] == Fraction(1, 6)  # the jungle
    assert designer.catalogue.life_seen.keys() == {"venus", "europa", "enceladus", "titan"}
    assert designer.catalogue.life_found["mars"] == Fraction(2, 17)  # microbes and lichens; every face has slots
    assert designer.catalogue.life_found["moon"] == Fraction(4, 5) * Fraction(
        1, 18
    )  # the infection, unless dust swallows all
    assert not Designer(ids.DATA).catalogue.life_found


@pytest.mark.parametrize("place", ["moon", "mars"])
def test_feature_is_explored_by_landing_where_the_ship_has_surveyed_before(place: str) -> None:
    plan = proposed(LIFE, place=place).plan
    [leg] = [leg for leg in plan.legs if leg.surveys]
    assert leg.surveys == place
    assert leg.destination in service_for("stations").designer.catalogue.posts[place]
    assert plan.legs[-1].destination == plan.place == place
    assert plan.draws["surveying"] == 1
    assert plan.life == service_for("stations").designer.catalogue.life_found[place]


def test_face_with_life_need_only_be_seen() -> None:
    plan = proposed(LIFE, place="venus").plan
    assert plan.legs[-1].destination != "venus"
    assert not any(leg.surveys for leg in plan.legs)
    assert (plan.place, plan.draws["surveying"], plan.life) == ("venus", 1, Fraction(1, 6))


def test_without_surveying_life_is_found_only_where_the_ship_arrives() -> None:
    service = service_for("stations")
    one = wish(service, LIFE)
    found = service.propose(replace(one, never=one.never | {"surveying"}))
    assert found.plan.legs[-1].destination == found.plan.place == "venus"
    with pytest.raises(NoPlan):
        service.propose(replace(one, never=one.never | {"surveying"}, place="mars"))


# --- bots and planning sheets ------------------------------------------------


@pytest.mark.parametrize("mission", ["st_lunar_experiment", "st_mars_occupation", LIFE])
def test_missions_that_bots_skip_have_a_planning_sheet(mission: str) -> None:
    table = Table(1, {mission, *FAR_AWAY}, level="very_hard", stations=True).learn_all()
    agency = AgencyModel(archive_of(table.state), table.state, 0)
    assert ids.MISSIONS.index(mission) not in agency.knowledge.open_missions
    sheet = study(table.state, 0, {"about": "mission", "mission": mission})
    assert isinstance(sheet, MissionSheet)
    assert sheet.route is not None
    assert sheet.cost == proposed(mission).plan.cost
    if mission == LIFE:
        assert sheet.route.chance == pytest.approx(2 / 17)


def test_planning_sheet_of_the_survey_of_life_leaves_out_what_is_revealed() -> None:
    table = Table(1, {LIFE, *FAR_AWAY}, level="very_hard", stations=True).learn_all().show("mars", "wide_plains")
    sheet = study(table.state, 0, {"about": "mission", "mission": LIFE})
    assert isinstance(sheet, MissionSheet)
    assert sheet.route is not None
    assert sheet.route.place == "moon"
