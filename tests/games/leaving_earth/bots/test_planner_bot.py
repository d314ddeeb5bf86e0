"""The planner alone and in company: it earns most of what is on the table, sees only what it may, never stalls."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import all_succeed, outlook
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import ARCHIVES, DESIGNERS, MissionVariant, archive_of
from cosmodrome.games.leaving_earth.bots.planner_bot import BOTS, PlannerLite
from cosmodrome.games.leaving_earth.engine.state import COMPLETED, LeavingEarth
from cosmodrome.games.leaving_earth.game import LeavingEarthGame
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import Deck
from cosmodrome.games.leaving_earth.meta import EXPANSIONS
from cosmodrome.games.leaving_earth.navigation import Goal
from cosmodrome.games.leaving_earth.ship_design import Dates
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ASK_MONEY,
    CHOOSE_HEAD_START,
    COOPERATE,
    DECLINE,
    GIVE_MONEY,
    PROPOSE,
)
from cosmodrome.lab.play import play_game
from tools.bench.leaving_earth_solo import alone

GAME = LeavingEarthGame()
MOST_DECISIONS = 30_000

INNER = [entry["id"] for entry in ids.DATA["mission"] if entry.get("expansion") in (None, "mercury")]
OUTER = [entry["id"] for entry in ids.DATA["mission"] if entry.get("expansion") == "outer_planets"]

# Games in which the planner completes the mission when it wants nothing else: seed (game 0 of it) and options.
# Seeds with which the bot, alone and focused, completes the mission; every mission is flown in the recorded games.
FLOWN: dict[str, tuple[int, dict[str, Any]]] = {
    "man_in_orbit": (0, {"level": "easy"}),
    "mars_survey": (0, {"level": "easy"}),
    "man_on_the_moon": (8, {"level": "normal"}),
    "phobos_sample_return": (3, {"level": "normal"}),
    "mars_station": (0, {"level": "hard"}),
    "venus_station": (13, {"level": "hard"}),
    "extraterrestrial_life": (10, {"level": "hard"}),
    "mercury_lander": (3, {"level": "normal", "mercury": True}),
    "man_on_venus": (147, {"level": "hard"}),
    "st_orbital_habitat": (5, {"level": "easy", "stations": True}),
    "st_lunar_habitat": (9, {"level": "normal", "stations": True}),
    "st_mars_orbit_habitat": (16, {"level": "hard", "stations": True}),
}


def table(players: int, seed: int, options: dict[str, Any]) -> LeavingEarth:
    """A new game up to the first question, dealt as game 0 of a seed of the lab."""
    state = GAME.new(players, options)
    assert isinstance(state, LeavingEarth)
    dice = Rng(seed, 0, 0)
    while state.is_chance():
        state.apply(state.sample(dice))
    return state


def test_planner_lite_is_in_the_list_of_bots() -> None:
    assert BOTS["planner-lite"] is PlannerLite
    assert "planner-lite" in GAME.meta.bots


@pytest.mark.slow
def test_planner_lite_alone_on_easy_earns_most_of_the_points() -> None:
    assert alone(PlannerLite(), 50, {"level": "easy"}).share.mean > 0.85


def test_planner_lite_alone_on_normal_earns_more_than_half() -> None:
    assert alone(PlannerLite(), 5, {"level": "normal"}).share.mean > 0.5


@pytest.mark.parametrize("mission", FLOWN)
def test_planner_with_a_given_mission_completes_it(mission: str) -> None:
    seed, options = FLOWN[mission]
    _, end = play_game(GAME, GAME.new(1, options), [PlannerLite(mission)], seed, 0)
    assert isinstance(end, LeavingEarth)
    assert end.mission(ids.MISSIONS.index(mission)) == COMPLETED


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(BadInput, match="no mission 'man_on_pluto'"):
        PlannerLite("man_on_pluto")


# --- outer planets -----------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "missions"),
    [
        (2, {"europa_survey", "jupiter_survey", "neptune_survey", "jupiter_orbiter"}),
        (9, {"callisto_survey", "jupiter_survey", "saturn_survey", "saturn_orbiter"}),
    ],
)
def test_planner_lite_alone_reaches_the_outer_planets(seed: int, missions: set[str]) -> None:
    options = {"level": "normal", "outer_planets": True}
    _, end = play_game(GAME, GAME.new(1, options), [PlannerLite()], seed, 0)
    assert isinstance(end, LeavingEarth)
    assert all(end.mission(ids.MISSIONS.index(mission)) == COMPLETED for mission in missions)


def test_planner_at_a_quick_start_takes_the_most_needed_advancements() -> None:
    options = {"level": "normal", "outer_planets": True, "quick_start": True}
    for seed in range(3):
        state = table(2, seed, options)
        while state.step == CHOOSE_HEAD_START:
            action = PlannerLite().choose(state, Rng(1))
            assert action in state.legal_actions()
            state.apply(action)
        known = [{name for i, name in enumerate(ids.ADVANCEMENTS) if state.knows(seat, i)} for seat in (0, 1)]
        assert known[0] == known[1] == {"saturn_rockets", "ion_thrusters"}


# --- company -----------------------------------------------------------------


class Whimsical(Bot):
    """Mostly a planner, but now and then it does anything at all, so that planners see strange tables."""

    def __init__(self, whims: int) -> None:
        self.whims = whims
        self.planner = PlannerLite()
        self.random = RandomBot()
        self.decisions = 0

    def choose(self, state: State, rng: Rng) -> int:
        self.decisions += 1
        assert self.decisions < MOST_DECISIONS, "this game does not end"
        if rng.below(100) < self.whims:
            return self.random.choose(state, rng)
        action = self.planner.choose(state, rng)
        assert action in state.legal_actions()
        return action


@pytest.mark.parametrize("players", [2, 3, 5])
def test_planner_with_rivals_finishes_the_game(players: int) -> None:
    bots = [Whimsical(0) for _ in range(players)]
    options = {"level": "normal", "mercury": players == 3, "last_year": 1966}
    _, end = play_game(GAME, GAME.new(players, options), bots, players, 0)
    assert max(end.scores()) > 0


def combinations_of_expansions() -> list[dict[str, Any]]:
    """With Outer Planets from the first year on and with a quick start, too."""
    found: list[dict[str, Any]] = []
    for chosen in product((False, True), repeat=len(EXPANSIONS)):
        options: dict[str, Any] = dict(zip(EXPANSIONS, chosen, strict=True))
        found.append({**options, "last_year": 1958})
        if options["outer_planets"]:
            found.append({**options, "quick_start": True, "last_year": 1966})
    return found


@pytest.mark.parametrize("number", range(12))
def test_planner_finishes_with_every_combination_of_expansions(number: int) -> None:
    options = combinations_of_expansions()[number]
    players = 1 + number % 5
    start = GAME.new(players, {"level": ("easy", "normal", "hard", "very_hard")[number % 4], **options})
    _, end = play_game(GAME, start, [Whimsical(0) for _ in range(players)], number, 0)
    assert end.is_terminal()


STRANGE: list[dict[str, Any]] = [
    {"mercury": True, "last_year": 1964},
    {"outer_planets": True, "last_year": 1960},
    {"stations": True, "last_year": 1962},
    {"mercury": True, "outer_planets": True, "stations": True, "quick_start": True, "last_year": 1968},
]


@pytest.mark.parametrize("options", STRANGE, ids=lambda options: " ".join(options))
@pytest.mark.parametrize(("seed", "whims"), [(0, 5), pytest.param(1, 40, marks=pytest.mark.slow), (2, 5)])
def test_planner_answers_in_every_position(seed: int, whims: int, options: dict[str, Any]) -> None:
    players = 1 + seed
    start = GAME.new(players, {"level": "very_hard", **options})
    play_game(GAME, start, [Whimsical(whims) for _ in range(players)], seed, 0)


@pytest.mark.parametrize("outer_planets", [False, True])
def test_planner_does_not_depend_on_hidden_information(outer_planets: bool) -> None:
    """The same answer on the real table, on one that its seat could not tell apart, and from a fresh planner."""
    last_year = 1960 if outer_planets else 1964
    state = table(2, 4, {"level": "hard", "last_year": last_year, "outer_planets": outer_planets})
    dice, mind = Rng(4, 0, 5), Rng(4, 0, 6)
    bot = PlannerLite()
    asked = 0
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(dice))
            continue
        action = bot.choose(state, mind)
        if asked % 5 == 0:
            assert bot.choose(state.resample(state.current_player(), mind), mind) == action
        if asked % 50 == 0:
            ARCHIVES.clear()
            assert PlannerLite().choose(state, mind) == action
        asked += 1
        state.apply(action)


@pytest.mark.parametrize(("verb", "answer"), [(GIVE_MONEY, ACCEPT), (ASK_MONEY, DECLINE)])
def test_gifts_are_accepted_and_demands_declined(verb: int, answer: int) -> None:
    state = table(2, 1, {"level": "easy"})
    other = 1 - state.current_player()
    for action in (COOPERATE + other, verb, PROPOSE):
        state.apply(action)
    assert PlannerLite().choose(state, Rng(1)) == answer


# --- courses and chances -----------------------------------------------------


@pytest.mark.parametrize("mission", INNER)
def test_a_course_is_found_for_every_ship_that_is_designed(mission: str) -> None:
    state = table(1, 1, {"mercury": True})
    archive = archive_of(state)
    plan = archive.designer.plan(ShipRequest(mission, archive.designer.catalogue.all_rockets))
    assert plan is not None
    ship = AgencyModel(archive, state, 0).ships.ship_of(plan)
    number = ids.MISSIONS.index(mission)
    goal = Goal(int(state.setting.mission_requires[number]), int(state.setting.mission_places[number]))
    course = archive.courses.course(ship, goal, archive.fair, plan.years)
    assert course is not None
    assert course.years + plan.stay <= plan.years


@pytest.mark.parametrize("mission", [*INNER, *OUTER])
def test_course_with_outer_planets_is_found_in_the_years_with_a_launch_window(mission: str) -> None:
    state = table(1, 1, {"mercury": True, "outer_planets": True, "level": "very_hard"})
    archive, setting = archive_of(state), state.setting
    plan = archive.designer.plan(ShipRequest(mission, archive.designer.catalogue.all_rockets))
    assert plan is not None
    assert plan.launch_by is not None
    ship = AgencyModel(archive, state, 0).ships.ship_of(plan)
    number = ids.MISSIONS.index(mission)
    goal = Goal(int(setting.mission_requires[number]), int(setting.mission_places[number]))
    for launch in (1956, plan.launch_by, plan.launch_by + 1):
        departures = archive.designer.departures(plan, Dates(launch, 1986))
        assert bool(departures) == (launch <= plan.launch_by)
        if departures:
            start = departures[0] - 1956
            course = archive.courses.course(ship, goal, archive.fair, 30 - start, start=start)
            assert course is not None
            assert start + course.years <= 31


@pytest.mark.parametrize("module", [False, True])
def test_scientist_with_stations_needs_a_science_module(module: bool) -> None:
    state = table(1, 1, {"outer_planets": True, "stations": True})
    archive = archive_of(state)
    parts = {archive.kinds["apollo"]: 1, archive.kinds["science_module"]: int(module)}
    assert archive.facts.imagine(parts, 1, has_scientist=True).has_scientist == module


def test_course_without_rockets_left_is_not_found() -> None:
    state = table(1, 1, {"outer_planets": True})
    archive = archive_of(state)
    ship = archive.facts.imagine({archive.kinds["juno"]: 1}, 0)
    places = archive.courses.reach(ship, archive.fair, 10)
    assert {ids.LOCATIONS[place] for place in places} == {"suborbital"}


@pytest.mark.parametrize(("draws", "exact"), [(1, 2 / 3), (2, 46 / 89), (3, 1273 / 2937)])
def test_untested_outcomes_are_estimated(draws: int, exact: float) -> None:
    assert all_succeed(outlook(Deck((0, 0, 0)), (60, 15, 15)), draws) == pytest.approx(exact, abs=1e-9)


def test_a_failure_that_was_removed_leaves_better_cards() -> None:
    deck = Deck((0, 0, 0)).drawn(2).removed(2)
    assert all_succeed(outlook(deck, (60, 15, 15)), 1) > 2 / 3
    assert all_succeed(outlook(Deck((0,)).drawn(0).removed(0), (60, 15, 15)), 9) == 1


# --- deadlines ---------------------------------------------------------------


@pytest.fixture
def new_archives() -> Iterator[None]:
    """Nothing is known from earlier questions, and nothing stays behind."""
    kept = dict(ARCHIVES), dict(DESIGNERS)
    ARCHIVES.clear()
    DESIGNERS.clear()
    yield
    ARCHIVES.clear()
    DESIGNERS.clear()
    ARCHIVES.update(kept[0])
    DESIGNERS.update(kept[1])


@pytest.mark.usefixtures("new_archives")
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", [{}, {"outer_planets": True}])
def test_planner_after_a_limited_question_answers_an_unlimited_one_as_before(
    name: str, options: dict[str, bool]
) -> None:
    """What a deadline cuts off is not recorded as impossible."""
    state = GAME.new(2, options)
    rng = Rng(3)
    while state.is_chance():
        state.apply(state.sample(rng))
    bot = BOTS[name]()
    assert bot.choose_by(state, rng, Deadline(0.0)) in state.legal_actions()
    archive = archive_of(state)
    assert not archive.deadline.is_limited()
    assert not archive.courses.deadline.is_limited()
    assert archive.designer.search_limit is None
    after = bot.choose(state, rng)
    ARCHIVES.clear()
    DESIGNERS.clear()
    assert after == bot.choose(state, rng)


@pytest.mark.usefixtures("new_archives")
def test_archive_past_its_deadline_finds_only_what_it_knows() -> None:
    state = GAME.new(1)
    archive = archive_of(state)
    wish, nothing = MissionVariant("sounding_rocket"), frozenset[str]()
    with archive.limited(Deadline(0.0)):
        assert archive.programme(wish, nothing, 20) is None
    found = archive.programme(wish, nothing, 20)
    assert found is not None
    with archive.limited(Deadline(0.0)):
        assert archive.programme(wish, nothing, 20) is found
        assert archive.programme(MissionVariant("man_in_space"), nothing, 20) is None
