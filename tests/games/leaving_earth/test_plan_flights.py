"""Every mission of the base game and Mercury: planned, paid for year by year, and flown by the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from cosmodrome.games.leaving_earth import names
from cosmodrome.games.leaving_earth.design import Designer
from cosmodrome.games.leaving_earth.design.chances import Odds
from cosmodrome.games.leaving_earth.design.proposals import GOALS, Bureau, Proposal, Wish
from made_parts import part_of
from make_plan_table import PAGE, PART, bureau, from_nothing, row, with_all_research
from tests.games.leaving_earth.flown import Played
from tests.games.leaving_earth.table import missions_of

# The plans of these take longest, up to a minute.
LONG = {"man_on_venus", "man_on_mars"}
MISSIONS = missions_of("mercury")
every_mission = pytest.mark.parametrize(
    "mission", [pytest.param(one, marks=pytest.mark.slow) if one in LONG else one for one in MISSIONS]
)
EVERYTHING = frozenset(names.ADVANCEMENTS[:10])
DESK = bureau()


@cache
def ship(mission: str) -> Proposal:
    return DESK.propose(with_all_research(DESK, mission))


@cache
def programme(mission: str) -> Proposal:
    return DESK.propose(from_nothing(mission))


def flown(wish: Wish, proposal: Proposal, **options: bool) -> Played:
    played = Played(wish.mission, proposal, wish.owned, **options).fly()
    assert played.done == proposal.done
    assert played.spent == proposal.programme.cost
    return played


@every_mission
def test_every_ship_is_flown_by_the_rules(mission: str) -> None:
    flown(with_all_research(DESK, mission), ship(mission))


@every_mission
def test_every_programme_from_nothing_is_paid_and_flown_by_the_rules(mission: str) -> None:
    flown(from_nothing(mission), programme(mission))
    simplest = DESK.designer.with_research(mission, frozenset())
    assert simplest is not None
    assert simplest.cost <= programme(mission).programme.cost


@every_mission
def test_the_page_about_the_planner_has_every_mission(mission: str) -> None:
    table = part_of(PAGE, PART, "make_plan_table.py")
    assert row(mission, ship(mission), programme(mission)) in table


def test_the_27_missions_are_all_there() -> None:
    assert len(MISSIONS) == 27
    assert set(MISSIONS) == set(DESK.designer.missions)


# --- other wishes, flown as well ---------------------------------------------


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("mission", ["mars_lander", "lunar_station", "venus_survey", "lunar_sample_return"])
def test_whatever_the_goal_it_is_flown_by_the_rules(mission: str, goal: str) -> None:
    wish = replace(with_all_research(DESK, mission), goal=goal, budget=120, by=1972)
    flown(wish, DESK.propose(wish))


@pytest.mark.parametrize("mission", ["man_in_orbit", "space_station", "man_on_mars", "mars_station"])
@pytest.mark.parametrize("crew", [3])
def test_a_larger_crew_has_seats_and_supplies(mission: str, crew: int) -> None:
    never = frozenset(("ion_thrusters",)) if mission == "man_on_mars" else frozenset[str]()
    wish = replace(with_all_research(DESK, mission), crew=crew, never=never, yearly=None)
    proposal = DESK.propose(wish)
    assert proposal.plan.components["astronaut"] == crew
    played = Played(mission, proposal, wish.owned)
    played.table.money(proposal.programme.cost)
    assert played.fly().done == proposal.done


@pytest.mark.parametrize(
    "mission", ["jupiter_orbiter", "saturn_orbiter", "titan_lander", "titan_sample_return", "europa_survey"]
)
def test_windows_and_aerobraking_are_flown_by_the_rules(mission: str) -> None:
    desk = Bureau(Designer(names.DATA, {"outer_planets"}), Odds(names.DATA, {"outer_planets"}))
    owned = frozenset(desk.designer.research_cost)
    wish = Wish(1956, 1986, mission, yearly=25, owned=owned)
    flown(wish, desk.propose(wish), outer_planets=True, mercury=False)
