"""Wishes and proposals: the four goals, docking, money by the year, and chances from outcome cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from cosmodrome.core.errors import BadInput
from cosmodrome.core.i18n import text_for
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.hidden_info import outcome_beliefs, seat_knowledge
from cosmodrome.games.leaving_earth.meta import FIRST_EDITION, QUICK_REFERENCE
from cosmodrome.games.leaving_earth.ship_design import Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.budget import Article, YearlyBudget
from cosmodrome.games.leaving_earth.ship_design.plan_service import PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import NoPlan, Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.search.research_search import cheapest_programme
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import HELPERS, Odds, with_helpers
from tests.games.leaving_earth.fly_plan import Played
from tests.games.leaving_earth.table import Table

COMPONENTS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in ids.DATA["component"]}
NO_IONS = frozenset(("ion_thrusters",))
ONE_SHIP = NO_IONS | {"rendezvous"}


@pytest.fixture(scope="module")
def plans() -> PlanService:
    return PlanService(Designer(ids.DATA, {"mercury"}), Odds(ids.DATA, {"mercury"}))


def ship_for(plans: PlanService, mission: str, **limits: Any) -> Objective:
    """Everything has been researched, and money is no object."""
    return replace(Objective(1956, 1976, mission, owned=frozenset(plans.designer.catalogue.research_cost)), **limits)


def values(proposal: Proposal) -> tuple[int, int, int]:
    return proposal.plan.cost, proposal.plan.mass, proposal.plan.years


# --- goals -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "cost", "mass", "years"),
    [
        ("sounding_rocket", 5, 4, 0),
        ("mars_lander", 43, 53, 2),
        ("lunar_lander", 23, 24, 0),
        ("mars_sample_return", 442, 577, 4),
        ("venus_station", 53, 58, 3),
    ],
)
def test_fastest_ship_without_thrusters_is_known(
    plans: PlanService, mission: str, cost: int, mass: int, years: int
) -> None:
    wish = ship_for(plans, mission, goal="fastest", never=ONE_SHIP)
    assert values(plans.propose(wish)) == (cost, mass, years)


@pytest.mark.parametrize(
    ("mission", "cost", "mass", "years"),
    [
        ("artificial_satellite", 12, 9, 0),
        ("man_in_orbit", 27, 18, 0),
        ("mars_lander", 23, 23, 3),
        ("lunar_sample_return", 70, 74, 0),
        ("mars_sample_return", 98, 115, 6),
        ("venus_station", 55, 57, 3),
    ],
)
def test_lightest_ship_without_thrusters_is_known(
    plans: PlanService, mission: str, cost: int, mass: int, years: int
) -> None:
    wish = ship_for(plans, mission, goal="lightest", never=ONE_SHIP)
    assert values(plans.propose(wish)) == (cost, mass, years)


@pytest.mark.parametrize(
    ("mission", "cost", "mass", "years"),
    [("lunar_sample_return", 46, 56, 0), ("man_on_the_moon", 55, 58, 0), ("mars_sample_return", 58, 65, 6)],
)
def test_docking_plan_without_thrusters_is_known(
    plans: PlanService, mission: str, cost: int, mass: int, years: int
) -> None:
    assert values(plans.propose(ship_for(plans, mission, never=NO_IONS))) == (cost, mass, years)


@pytest.mark.parametrize(
    ("mission", "cost", "mass", "years"), [("lunar_sample_return", 30, 25, 5), ("mars_sample_return", 30, 25, 8)]
)
def test_docking_plan_with_thrusters_is_known(
    plans: PlanService, mission: str, cost: int, mass: int, years: int
) -> None:
    assert values(plans.propose(ship_for(plans, mission))) == (cost, mass, years)


def test_plan_with_docking_never_costs_more(plans: PlanService) -> None:
    for mission in plans.designer.catalogue.missions:
        if plans.designer.catalogue.missions[mission]["requires"] != "return":
            apart = plans.propose(ship_for(plans, mission)).plan
            whole = plans.propose(ship_for(plans, mission, never=frozenset(("rendezvous",)))).plan
            assert apart.cost <= whole.cost
            assert apart.draws.get("rendezvous", 0) == len(apart.events)


def test_a_lander_goes_down_while_the_way_home_waits_above(plans: PlanService) -> None:
    plan = plans.propose(ship_for(plans, "man_on_the_moon")).plan
    assert [(event.kind, event.place) for event in plan.events] == [
        ("separate", "earth_orbit"),
        ("separate", "lunar_orbit"),
        ("dock", "lunar_orbit"),
        ("dock", "earth_orbit"),
    ]
    assert plan.events[0].parts == plan.events[3].parts == {"vostok": 1}
    assert plan.events[1].parts == plan.events[2].parts == {"juno": 3}


# --- money and years ---------------------------------------------------------


def test_nothing_is_carried_over_to_the_next_year() -> None:
    costly = Counter({Article("a", 15): 3, Article("b", 10): 1})
    assert len(YearlyBudget(costly, 25).years() or ()) == 3
    assert YearlyBudget(Counter({Article("c", 30): 1}), 25).years() is None


def test_components_are_researched_before_they_are_bought() -> None:
    research = {name: Article(name, 10, frozenset(), True) for name in ("one", "two", "three")}
    goods = {name: Article(f"{name} part", 15, frozenset((name,))) for name in research}
    years = YearlyBudget(Counter([*research.values(), *goods.values()]), 25).years()
    assert years is not None
    known = set[str]()
    for year in years:
        known |= {article.name for article in year if article.is_research}
        assert all(article.needs <= known for article in year)
        assert sum(article.price * number for article, number in year.items()) <= 25
    assert len(years) == 3


def test_a_dear_ship_is_launched_later(plans: PlanService) -> None:
    wish = ship_for(plans, "man_on_the_moon", yearly=25)
    proposal = plans.propose(wish)
    assert [one.money for one in proposal.spending] == [25, 25, 5]
    assert (proposal.launch, proposal.done) == (1958, 1958)
    assert plans.propose(replace(wish, yearly=None)).done == 1956


def test_faster_plan_costs_more(plans: PlanService) -> None:
    slow = ship_for(plans, "mars_sample_return", yearly=25)
    assert (plans.propose(slow).plan.cost, plans.propose(slow).done) == (30, 1965)
    quick = plans.propose(replace(slow, by=1963))
    assert quick.done <= 1964
    assert quick.plan.cost > 30


def test_the_fastest_programme_weighs_saving_against_flying(plans: PlanService) -> None:
    wish = Objective(1956, 1976, "mars_lander", yearly=25)
    fastest = plans.propose(replace(wish, goal="fastest"))
    assert (fastest.launch, fastest.done) == (1959, 1961)
    cheapest = plans.propose(wish)
    assert (cheapest.launch, cheapest.done) == (1958, 1961)
    assert cheapest.programme.cost < fastest.programme.cost or fastest.done < cheapest.done


@pytest.mark.parametrize(
    ("mission", "limits", "sentence"),
    [
        ("lunar_lander", {"budget": 22}, r"too expensive for a budget of \$22: the cheapest plan costs \$23"),
        (
            "mars_lander",
            {"by": 1958},
            "too late: no plan that is done by 1958 was found, and the earliest one found is done in 1959",
        ),
        (
            "mars_lander",
            {"never": frozenset(("landing",))},
            "impossible: even the fastest route takes longer than 1956 to 1976, or there is no route",
        ),
        (
            "man_on_venus",
            {"crew": 20, "never": ONE_SHIP},
            r"no plan was found for \$525 from 1956 to 1976: with all the money at once, the cheapest plan found costs",
        ),
        (
            "man_on_mars",
            {"never": ONE_SHIP, "first_year": 1971},
            r"no plan was found for \$150 from 1971 to 1976: with all the money at once, the cheapest plan found costs",
        ),
        (
            "mars_lander",
            {"first_year": 1975},
            r"no plan was found within the limits: \$50 from 1975 to 1976, at most one cargo ship, at most 2",
        ),
        (
            "mars_lander",
            {"never": frozenset(("saturn_rockets", "soyuz_rockets")), "first_year": 1975},
            r"no plan without saturn_rockets, soyuz_rockets was found within the limits: \$50 from 1975 to 1976",
        ),
    ],
)
def test_missing_plan_has_its_reason_in_one_sentence(
    plans: PlanService, mission: str, limits: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput, match=f"^{sentence}"):
        plans.propose(ship_for(plans, mission, yearly=25, **limits))


@pytest.mark.parametrize("locale", ["en", "pl", "fr"])
@pytest.mark.parametrize("money", ["none", 50])
@pytest.mark.parametrize("reason", ["not_found", "without", "poor", "impossible"])
def test_missing_plan_names_its_limits_in_every_language(locale: str, money: str | int, reason: str) -> None:
    said: dict[str, str | int | float] = {"first": "1975", "by": "1976", "money": money, "parked": 2, "cost": 60}
    sentence = NoPlan(reason, said | {"names": "landing"}).sentence(text_for("leaving_earth", locale))
    assert "1975" in sentence
    assert "1976" in sentence
    assert reason == "impossible" or ("50" in sentence) == (money == 50)


# --- the limits that there are ------------------------------------------------


def haul(cargo: int, start: str, place: str, first_year: int = 1956) -> Objective:
    owned = frozenset(Designer(ids.DATA, {"mercury"}).catalogue.research_cost)
    return Objective(first_year, 1976, cargo=cargo, start=start, place=place, owned=owned)


def test_plan_has_more_ion_thrusters_than_there_are_cards_where_that_is_cheaper(plans: PlanService) -> None:
    plan = plans.propose(haul(80, "earth_orbit", "mercury_orbit")).plan
    assert (plan.cost, plan.mass, plan.rockets) == (90, 89, {"ion_thruster": 9})


@pytest.mark.parametrize(
    ("cargo", "start", "place"), [(80, "earth_orbit", "mercury_orbit"), (9, "earth", "ceres"), (3, "earth", "mercury")]
)
def test_plan_for_cargo_arrives_before_the_game_is_over(plans: PlanService, cargo: int, start: str, place: str) -> None:
    assert plans.propose(haul(cargo, start, place)).done <= 1976


def test_plan_that_lands_after_a_long_way_arrives_a_year_before_the_game_is_over(plans: PlanService) -> None:
    by_1976 = ship_for(plans, "mars_lander", never=ONE_SHIP)
    assert plans.propose(replace(by_1976, first_year=1973)).done == 1976
    assert plans.propose(replace(by_1976, first_year=1974)).plan.years == 2


def test_plan_that_only_has_to_arrive_may_do_so_at_the_end_of_the_last_year() -> None:
    boxes, editions = {"mercury"}, (QUICK_REFERENCE, FIRST_EDITION)
    later, first = (PlanService(Designer(ids.DATA, boxes, one), Odds(ids.DATA, boxes)) for one in editions)
    rich = replace(ship_for(later, "ceres_lander", never=ONE_SHIP), first_year=1975)
    assert later.propose(rich).done == 1976
    with pytest.raises(NoPlan, match="impossible"):
        first.propose(rich)
    saving = replace(rich, first_year=1974, yearly=25)
    proposal = later.propose(saving)
    assert (proposal.launch, proposal.done) == (1975, 1976)
    assert Played("ceres_lander", proposal, saving.owned, mercury=True).fly().done == 1976


def test_plan_without_a_yearly_limit_may_cost_more_than_a_game_pays(plans: PlanService) -> None:
    wish = ship_for(plans, "man_on_venus", crew=20, never=ONE_SHIP, yearly=None)
    assert plans.propose(wish).programme.cost > plans.designer.catalogue.all_money


# --- chances -----------------------------------------------------------------


def test_draws_from_one_advancement_have_exact_chances() -> None:
    odds = Odds(ids.DATA, ())
    known = [Fraction(2, 3), Fraction(46, 89), Fraction(1273, 2937)]
    assert [odds.chance({"juno_rockets": times}) for times in (1, 2, 3)] == known
    assert odds.chance({}) == 1
    assert Odds(ids.DATA, (), {"juno_rockets"}).chance({"juno_rockets": 7}) == 1


@pytest.mark.parametrize(("tests", "chance", "money"), [(0, 0.667, 0), (3, 0.911, 3.857), (6, 0.980, 4.735)])
def test_tests_of_an_advancement_raise_its_chance(tests: int, chance: float, money: float) -> None:
    odds = Odds(ids.DATA, ())
    assert float(odds.chance({"landing": 1}, {"landing": tests})) == pytest.approx(chance, abs=0.001)
    assert float(odds.removals("landing", tests)) == pytest.approx(money, abs=0.001)


@pytest.mark.parametrize(
    ("mission", "chance"),
    [
        ("sounding_rocket", 0.4334),
        ("man_in_orbit", 0.4419),
        ("lunar_lander", 0.1157),
        ("mars_lander", 0.2913),
        ("lunar_sample_return", 0.0625),
        ("venus_lander", 0.0915),
        ("man_on_the_moon", 0.0255),
        ("lunar_station", 0.0457),
        ("mars_sample_return", 0.1157),
        ("venus_station", 0.0601),
    ],
)
def test_chance_of_the_cheapest_single_ship_is_known(plans: PlanService, mission: str, chance: float) -> None:
    proposal = plans.propose(ship_for(plans, mission, never=ONE_SHIP))
    assert float(proposal.chance) == pytest.approx(chance, abs=0.00005)
    assert proposal.draws[-1].so_far == proposal.chance
    told = [draw.so_far for draw in proposal.draws]
    assert told == sorted(told, reverse=True)


def test_chances_agree_with_the_beliefs_at_a_table(plans: PlanService) -> None:
    draws = {"juno_rockets": 4, "soyuz_rockets": 2, "landing": 1, "surveying": 1}
    decks = tuple(outcome_beliefs.Deck((0,) * plans.odds.cards[name]) for name in draws)
    asked = dict(enumerate(draws.values()))
    assert plans.odds.chance(draws) == outcome_beliefs.flight((plans.odds.pile,), decks, asked)


def test_a_pilot_lands_and_a_mechanic_keeps_everybody_alive(plans: PlanService) -> None:
    plan = plans.propose(ship_for(plans, "mars_station", never=ONE_SHIP)).plan
    table = Table(1)
    draws = {ids.ADVANCEMENTS.index(name): times for name, times in plan.draws.items()}
    assert seat_knowledge.flight(table.state, 0, draws) == plans.odds.chance(plan.draws)
    better = with_helpers(plans.designer.catalogue, plan, plans.odds)
    assert set(better) == {"pilot", "mechanic"}
    for skill, eases in HELPERS.items():
        eased = frozenset(ids.ADVANCEMENTS.index(name) for name in eases)
        assert better[skill] == seat_knowledge.flight(table.state, 0, draws, eased) > plans.odds.chance(plan.draws)
    nobody = plans.propose(ship_for(plans, "mars_lander")).plan
    assert with_helpers(plans.designer.catalogue, nobody, plans.odds) == {}


def test_a_pilot_docks_as_well(plans: PlanService) -> None:
    plan = plans.propose(ship_for(plans, "man_on_the_moon")).plan
    eased = plans.odds.with_help(plan.draws, ("landing", "rendezvous"))
    assert with_helpers(plans.designer.catalogue, plan, plans.odds)["pilot"] == eased
    assert eased > plans.odds.with_help(plan.draws, ("landing",)) > plans.odds.chance(plan.draws)


# --- the surest ship ---------------------------------------------------------


def loads(most: int, kinds: list[str]) -> Iterator[Mapping[str, int]]:
    for numbers in product(*(range(most // COMPONENTS[kind]["cost"] + 1) for kind in kinds)):
        load = dict(zip(kinds, numbers, strict=True))
        if sum(COMPONENTS[kind]["cost"] * number for kind, number in load.items()) <= most:
            yield load


def lifts(load: Mapping[str, int], difficulty: int, payload: int) -> int | None:
    """The mass before these rockets are fired, if they are strong enough."""
    mass = payload + sum(COMPONENTS[kind]["mass"] * number for kind, number in load.items())
    thrust = sum(COMPONENTS[kind]["thrust"] * number for kind, number in load.items())
    return mass if thrust >= difficulty * mass else None


@pytest.mark.parametrize("money", [12, 20, 27])
@pytest.mark.parametrize("start", ["earth_orbit", "earth"])
def test_surest_plan_beats_every_set_of_rockets(plans: PlanService, start: str, money: int) -> None:
    """To Earth Orbit from Earth, or from there to the orbit of the Moon by way of the fly-by or not."""
    ways = {"earth": ((8,), (3, 5)), "earth_orbit": ((3,), (1, 2))}[start]
    kinds = ["soyuz", "saturn", "atlas", "juno"]
    best = Fraction(0)
    for way in ways:
        for last in loads(money, kinds):
            above = lifts(last, way[-1], 3)
            if above is None:
                continue
            spent = sum(COMPONENTS[kind]["cost"] * number for kind, number in last.items())
            for first in loads(money - spent, kinds) if len(way) > 1 else [dict[str, int]()]:
                if len(way) == 1 or lifts(first, way[0], above) is not None:
                    draws = {f"{kind}_rockets": last[kind] + first.get(kind, 0) for kind in kinds}
                    best = max(best, plans.odds.chance(draws))
    wish = Objective(
        1956,
        1976,
        cargo=3,
        start=start,
        place={"earth": "earth_orbit", "earth_orbit": "lunar_orbit"}[start],
        goal="surest",
        budget=money,
        owned=frozenset(plans.designer.catalogue.research_cost),
        never=ONE_SHIP,
    )
    if not best:
        with pytest.raises(BadInput):
            plans.propose(wish)
    else:
        assert plans.propose(wish).chance == best


def test_the_surest_ship_is_never_less_sure_than_the_others(plans: PlanService) -> None:
    for mission in ("lunar_lander", "mars_survey", "lunar_station", "venus_survey", "mars_sample_return"):
        wish = ship_for(plans, mission, budget=60, never=frozenset(("rendezvous",)))
        surest = plans.propose(replace(wish, goal="surest"))
        for goal in ("cheapest", "lightest", "fastest"):
            try:
                other = plans.propose(replace(wish, goal=goal))
            except BadInput:
                continue
            assert other.chance <= surest.chance


def test_few_kinds_of_rockets_are_surer_than_many(plans: PlanService) -> None:
    wish = ship_for(plans, "lunar_lander", never=ONE_SHIP)
    cheapest, surest = plans.propose(wish), plans.propose(replace(wish, goal="surest", budget=70))
    assert surest.plan.rockets == {"soyuz": 8}
    assert (float(cheapest.chance), float(surest.chance)) == pytest.approx((0.1157, 0.2026), abs=0.0001)


def test_surest_plan_with_tested_advancements_is_certain(plans: PlanService) -> None:
    service = PlanService(plans.designer, Odds(ids.DATA, {"mercury"}, {"juno_rockets", "soyuz_rockets", "landing"}))
    proposal = service.propose(ship_for(service, "lunar_lander", goal="surest", budget=30))
    assert proposal.chance == 1
    assert proposal.plan.rockets == {"soyuz": 2, "juno": 5}


# --- research for any goal ---------------------------------------------------


def test_programme_cost_agrees_with_that_of_the_bots(plans: PlanService) -> None:
    for mission in list(plans.designer.catalogue.missions)[::3]:
        ours = plans.programmes.programme(Objective(1956, 1975, mission, never=frozenset(("rendezvous",))), 1956, 525)
        theirs = cheapest_programme(
            plans.designer, ShipRequest(mission, plans.designer.catalogue.all_rockets), frozenset()
        )
        assert ours is not None
        assert theirs is not None
        assert ours == theirs


def test_plan_totals_agree_with_its_parts(plans: PlanService) -> None:
    plan: Plan = plans.propose(ship_for(plans, "lunar_sample_return")).plan
    prices = sum(COMPONENTS[name]["cost"] * number for name, number in plan.components.items())
    assert prices == plan.cost
    assert plan.mass == sum(COMPONENTS[name]["mass"] * number for name, number in plan.components.items())
    assert plan.needs >= set(plan.draws)
