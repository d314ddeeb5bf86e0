"""The parts of which an agency is composed, each one alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import cast

import pytest

from cosmodrome.games.leaving_earth.bots.agency.agency_assets import AgencyAssets
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SAME_SEAT, AgencyKnowledge
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.attitude import Attitude
from cosmodrome.games.leaving_earth.bots.agency.flight_outlook import FlightOutlook
from cosmodrome.games.leaving_earth.bots.agency.orders import OrderPlanner, Research
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.bots.agency.projects import ProjectEvaluator
from cosmodrome.games.leaving_earth.bots.agency.rivals import RivalForecast, Threats
from cosmodrome.games.leaving_earth.bots.agency.ship_options import ShipOptions
from cosmodrome.games.leaving_earth.bots.agency.trial_flights import TrialFlights
from cosmodrome.games.leaving_earth.bots.mission_choice import MissionChoice
from cosmodrome.games.leaving_earth.bots.personality import Personality
from cosmodrome.games.leaving_earth.ship_design import ASTRONAUT
from tests.games.leaving_earth.table import Table, advancement, item, location, mission


def knowledge_of(at: Table, seat: int = 0, observer: int | None = SAME_SEAT) -> AgencyKnowledge:
    return AgencyKnowledge(archive_of(at.state), at.state, seat, observer=observer)


class KnownThreats:
    """Stands for a forecast of rivals."""

    def __init__(self, threats: list[Threats]) -> None:
        self.threats = threats


def attitude_of(at: Table, temper: Personality, threats: list[Threats]) -> Attitude:
    knowledge = knowledge_of(at)
    return Attitude(temper, knowledge, AgencyAssets(knowledge), cast(RivalForecast, KnownThreats(threats)))


def test_knowledge_of_an_agency_includes_the_faces_that_its_observer_has_seen() -> None:
    at = Table(2).show("mars", "barren", seen_by=(0,))
    assert len(knowledge_of(at).faces(location("mars"))) == 1
    assert len(knowledge_of(at, observer=1).faces(location("mars"))) > 1
    assert len(knowledge_of(at, observer=None).faces(location("mars"))) > 1


def test_knowledge_of_tested_advancements_is_certain() -> None:
    knowledge = knowledge_of(Table().learn("juno_rockets"))
    assert knowledge.owned == {"juno_rockets"}
    assert knowledge.sureness(advancement("juno_rockets"), 3) == 1
    assert knowledge.sureness(advancement("landing")) < 1


def test_assets_count_damaged_components_in_stock_only() -> None:
    at = Table().stock("juno", "damaged_probe")
    at.craft("earth_orbit", "apollo")
    assets = AgencyAssets(knowledge_of(at))
    assert assets.pool == Counter({item("juno"): 1})
    assert assets.stock == Counter({item("juno"): 1, item("probe"): 1})
    assert [assets.is_on_earth(craft) for craft in assets.fleet()] == [False]
    assert assets.has_capsule_in_orbit


def test_flight_outlook_aims_a_ship_at_the_mission_that_it_can_fulfil() -> None:
    at = Table(1, ("venus_survey", "mars_station")).learn_all()
    craft = at.craft("earth_orbit", "probe", "atlas", "atlas")
    knowledge = knowledge_of(at)
    flights = FlightOutlook(knowledge, AgencyAssets(knowledge))
    aim = flights.aim(knowledge.facts.ship(at.state, 0, craft), craft=craft)
    assert aim is not None
    assert aim.missions == {mission("venus_survey")}
    assert set(flights.under_way) == {mission("venus_survey")}


def test_trial_of_a_rocket_fires_a_bare_one() -> None:
    knowledge = knowledge_of(Table().learn("juno_rockets", "SmM"))
    parts, maneuver, price = TrialFlights(knowledge, AgencyAssets(knowledge)).trial("juno_rockets")
    assert parts == Counter({item("juno"): 1})
    assert maneuver == knowledge.archive.ways["earth__suborbital"].number
    assert price == knowledge.price(item("juno"))


def test_ship_options_become_quicker_and_dearer() -> None:
    ships = ShipOptions(knowledge_of(Table(1, ("venus_survey",)).learn_all()))
    programmes = list(ships.programmes(mission("venus_survey")))
    assert programmes
    assert [one.cost for one in programmes] == sorted(one.cost for one in programmes)
    assert [one.plan.years for one in programmes] == sorted((one.plan.years for one in programmes), reverse=True)


@pytest.mark.parametrize(("years", "chance"), [(2, 0.0), (3, 0.4)])
def test_attitude_counts_a_rival_that_is_in_time(years: int, chance: float) -> None:
    attitude = attitude_of(Table(2), Personality(rivalry=0.5), [{7: [(3, 0.8)]}])
    assert attitude.beaten_to(7, years) == chance


def test_attitude_without_rivalry_counts_no_rivals() -> None:
    assert attitude_of(Table(2), Personality(), [{7: [(0, 1.0)]}]).beaten_to(7, 20) == 0.0


def test_attitude_counts_astronauts_in_space_as_at_stake() -> None:
    at = Table()
    at.craft("earth_orbit", "apollo", "pilot", "doctor")
    attitude = attitude_of(at, Personality(most_dead=3), [])
    assert attitude.may_risk(1)
    assert not attitude.may_risk(2)


@pytest.mark.parametrize(("crew", "readiness", "is_ready"), [(0, 0.1, True), (1, 0.7, True), (1, 0.6, False)])
def test_attitude_lets_a_crew_board_what_was_tested_enough(crew: int, readiness: float, is_ready: bool) -> None:
    assert attitude_of(Table(), Personality(most_risk=0.35), []).is_ready(crew, readiness) == is_ready


def parts_of(at: Table, threats: list[Threats], temper: Personality) -> tuple[AgencyAssets, ProjectEvaluator]:
    knowledge, attitude = knowledge_of(at), attitude_of(at, temper, threats)
    assets, ships = AgencyAssets(knowledge), ShipOptions(knowledge)
    flights, trials = FlightOutlook(knowledge, assets), TrialFlights(knowledge, assets)
    return assets, ProjectEvaluator(knowledge, flights, trials, ships, attitude)


def test_project_is_worth_less_if_a_rival_may_complete_it_first() -> None:
    at, venus = Table(2, ("venus_survey",)).learn_all().money(100), mission("venus_survey")
    temper = Personality(rivalry=1.0)
    alone = parts_of(at, [], temper)[1].best_project([venus], Counter())
    beaten = parts_of(at, [{venus: [(0, 0.5)]}], temper)[1].best_project([venus], Counter())
    assert alone is not None
    assert beaten is not None
    assert beaten.points == pytest.approx(alone.points / 2)


def test_mission_choice_leaves_out_what_a_ship_is_about_to_fulfil() -> None:
    at = Table(1, ("venus_survey", "man_in_orbit")).learn_all()
    at.craft("earth_orbit", "probe", "atlas", "atlas")
    choice = MissionChoice(Personality(), *parts_of(at, [], Personality()))
    assert choice.sought == [mission("man_in_orbit")]


def test_first_order_is_the_research_that_the_project_needs() -> None:
    at = Table(1, ("sounding_rocket",)).money(25)
    assets, projects = parts_of(at, [], Personality())
    order = OrderPlanner(assets, MissionChoice(Personality(), assets, projects)).order
    assert isinstance(order, Research)
    assert order.advancement == advancement("juno_rockets")


def test_rival_forecast_knows_ships_in_space_without_guessing() -> None:
    at = Table(2, ("venus_survey",)).learn_all(seat=1)
    at.craft("earth_orbit", "probe", "atlas", "atlas", seat=1)
    knowledge = knowledge_of(at)
    forecast = RivalForecast(knowledge, lambda seat: AgencyModel(knowledge.archive, at.state, seat, observer=0), 0)
    assert [set(threats) for threats in forecast.threats] == [{mission("venus_survey")}]


def test_parts_of_a_ship_are_hired_with_the_skill_that_helps_most() -> None:
    at = Table(1, ("man_on_the_moon",)).learn_all()
    knowledge = knowledge_of(at)
    ships = ShipOptions(knowledge)
    plan = next(ships.programmes(mission("man_on_the_moon"))).plan
    crew = plan.components[ASTRONAUT]
    years_in_space = replace(plan, draws={"life_support": 1})
    assert ships.parts_of(years_in_space, Counter())[item("mechanic")] == crew
    assert ships.parts_of(replace(plan, draws={}), Counter())[item("pilot")] == crew
