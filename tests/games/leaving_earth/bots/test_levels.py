"""The released levels: what each of them does that the one below does not, and that none of them ever changes."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from cosmodrome import Rng, bots
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.state import State
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import ARCHIVES, archive_of
from cosmodrome.games.leaving_earth.bots.personality import Personality
from cosmodrome.games.leaving_earth.bots.planner_bot import Casual, Champion, Novice, PlannerLite, Strong
from cosmodrome.lab.play import play_game
from tests.games.leaving_earth.bots.test_planner_bot import table
from tests.games.leaving_earth.table import GAME, Table, mission
from tools.bench.leaving_earth_solo import alone

LEVELS: list[type[PlannerLite]] = [Novice, Casual, Strong, Champion]


def agency(at: Table, temper: Personality, seat: int = 0) -> AgencyModel:
    return AgencyModel(archive_of(at.state), at.state, seat, -1, temper)


# --- released ----------------------------------------------------------------


def test_levels_are_found_by_name_and_version() -> None:
    assert set(bots.names(GAME)) == set(GAME.meta.bots)
    for level in LEVELS:
        assert type(bots.find(GAME, level.name)) is type(bots.find(GAME, level.name.partition("/")[0])) is level


FROZEN = {
    "novice/1": "c705620a95550255",
    "casual/1": "b5a42233a806e536",
    "strong/1": "91bd9760fc97dc8f",
    "champion/1": "e0ef2fe1e8ded702",
}


class Noted(Bot):
    """Plays like another bot and notes every answer."""

    def __init__(self, bot: Bot, answers: list[int]) -> None:
        self.bot = bot
        self.honest = bot.honest
        self.answers = answers

    def choose(self, state: State, rng: Rng) -> int:
        self.answers.append(self.bot.choose(state, rng))
        return self.answers[-1]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_released_level_never_changes(level: type[PlannerLite]) -> None:
    """Ladders rest on these games. Who plays otherwise needs a new version in its name."""
    answers: list[int] = []
    seated: list[Bot] = [Noted(level(), answers), Noted(PlannerLite(), answers)]
    game = GAME.under("leaving_earth/1")  # the rules when they were released
    play_game(game, game.new(2, {"level": "normal", "last_year": 1966}), seated, 2075, 0)
    assert hashlib.sha256(repr(answers).encode()).hexdigest()[:16] == FROZEN[level.name]


# --- alone and in company ----------------------------------------------------


def test_alone_strong_earns_most_of_the_points_and_loses_at_most_two_astronauts() -> None:
    found = alone(Strong(), 5, {"level": "normal"})
    assert found.share.mean >= 0.7
    assert found.most_dead <= 2


def test_champion_beats_novice() -> None:
    ahead = 0
    for index in range(2):
        for seat in (0, 1):
            seated: list[Bot] = [Novice(), Novice()]
            seated[seat] = Champion()
            _, end = play_game(GAME, GAME.new(2, {"level": "normal"}), seated, 1, index)
            ahead += end.scores()[seat] > end.scores()[1 - seat]
    assert ahead >= 3


class Watched(Bot):
    """Every answer again from a fresh bot, at a table that its seat could not tell apart."""

    def __init__(self, level: type[PlannerLite]) -> None:
        self.level = level
        self.asked = 0

    def choose(self, state: State, rng: Rng) -> int:
        action = self.level().choose(state, Rng(1))
        self.asked += 1
        if self.asked % 5 == 0:
            assert self.level().choose(state.resample(state.current_player(), rng), Rng(2)) == action
        if self.asked % 50 == 0:
            ARCHIVES.clear()
            assert self.level().choose(state, Rng(3)) == action
        assert action in state.legal_actions()
        return action


def test_levels_do_not_depend_on_hidden_information() -> None:
    state = table(2, 4, {"level": "hard", "last_year": 1964})
    seated = [Watched(Champion), Watched(Strong)]
    dice, mind = Rng(4, 0, 5), Rng(4, 0, 6)
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(dice))
        else:
            state.apply(seated[state.current_player()].choose(state, mind))


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"mercury": True, "outer_planets": True, "last_year": 1958},
        {"stations": True, "ventures": True, "last_year": 1960},
        {"team": True, "last_year": 1960},
    ],
    ids=lambda options: " ".join(options),
)
def test_levels_play_all_expansions(options: dict[str, Any]) -> None:
    seated: list[Bot] = [level() for level in LEVELS]
    _, end = play_game(GAME, GAME.new(4, {"level": "hard", **options}), seated, 5, 0)
    assert end.is_terminal()


# --- rivals ------------------------------------------------------------------


def ready_for_venus(players: int, **options: Any) -> Table:
    at = Table(players, ("venus_survey", "mars_survey"), **options).money(25).money(25, 1 if players > 1 else 0)
    for seat in range(players):
        at.learn("juno_rockets", seat=seat).learn("atlas_rockets", seat=seat).learn("surveying", seat=seat)
    return at


MINDFUL = Personality(rivalry=1.0)


def test_a_mission_that_a_rival_is_about_to_complete_is_worth_less() -> None:
    at = ready_for_venus(2)
    venus = mission("venus_survey")
    assert agency(at, MINDFUL).attitude.beaten_to(venus, 3) == 0
    at.craft("earth_orbit", "probe", "atlas", "atlas", seat=1)
    assert agency(at, MINDFUL).attitude.beaten_to(venus, 3) > 0.9
    assert agency(at, MINDFUL).attitude.beaten_to(venus, 0) == 0
    assert agency(at, Personality()).attitude.beaten_to(venus, 3) == 0


def test_agencies_of_a_team_have_no_rivals() -> None:
    at = ready_for_venus(2, team=True)
    at.craft("earth_orbit", "probe", "atlas", "atlas", seat=1)
    assert agency(at, MINDFUL).attitude.beaten_to(mission("venus_survey"), 3) == 0
    assert agency(at, Personality(caution=0.7, racing=0.1)).attitude.caution == 0.7


def test_next_mission_of_a_rival_is_estimated() -> None:
    at = ready_for_venus(2)
    guessed = agency(at, Personality(rivalry=1.0, forecast=1))
    beaten = [guessed.attitude.beaten_to(mission(name), 20) for name in ("venus_survey", "mars_survey")]
    assert sorted(beaten) == [0.0, 0.5]


# --- lives -------------------------------------------------------------------


def test_crew_at_risk_stays_within_the_limit_of_the_level() -> None:
    at = Table(1, ("man_in_orbit",)).learn_all().money(100)
    at.craft("earth_orbit", "apollo", "pilot", "doctor")
    assert agency(at, Personality()).projects.best_project([mission("man_in_orbit")], Counter()) is not None
    assert agency(at, Personality(most_dead=2)).projects.best_project([mission("man_in_orbit")], Counter()) is None
    assert agency(at, Personality(most_dead=3)).projects.best_project([mission("man_in_orbit")], Counter()) is not None


def test_crew_does_not_board_untested_components() -> None:
    at = Table(1, ("man_in_space",)).money(100)
    at.learn("juno_rockets", "SmM").learn("atlas_rockets", "SmM").learn("re_entry", "SmM")
    wanted = mission("man_in_space")
    for most_risk, ready in ((0.2, False), (1.0, True)):
        careful = agency(at, Personality(most_risk=most_risk))
        project = careful.projects.best_project([wanted], Counter())
        assert project is not None
        assert careful.attitude.is_ready(project.crew, careful.projects.readiness(project)) == ready


# --- what is sought ----------------------------------------------------------


def test_a_novice_looks_at_few_missions_and_does_one_thing_at_a_time() -> None:
    missions = ("venus_survey", "sounding_rocket", "man_on_mars", "man_in_orbit")
    at = Table(1, missions).learn_all().money(100)
    by_points = sorted(missions, key=lambda name: int(at.state.setting.mission_points[mission(name)]))
    assert [ids.MISSIONS[m] for m in agency(at, Personality(sight=2)).choice.sought] == by_points[:2]
    assert len(agency(at, Personality()).choice.sought) == 4
    at.craft("earth_orbit", "probe", "juno", "juno", "juno", "juno")
    assert agency(at, Personality()).choice.sought
    assert agency(at, Personality(one_by_one=True)).choice.sought == []


def test_a_plan_of_several_missions_begins_with_one_that_pays_for_the_others() -> None:
    """Its rate is at least that of the best single mission, and the ship is one that flies."""
    at = Table(1, ("mars_survey", "venus_survey", "man_in_orbit", "man_on_the_moon")).money(25)
    planner = agency(at, Personality(plans=4))
    campaign = planner.choice.sequences(planner.choice.sought, Counter())
    first = campaign.begins_with()
    single = planner.projects.best_project(planner.choice.sought, Counter())
    assert first is not None
    assert single is not None
    known = planner.knowledge.owned | first.plan.needs
    cheaper = campaign.flight(mission("man_on_the_moon"), known)
    fresh = campaign.flight(mission("man_on_the_moon"), planner.knowledge.owned)
    assert cheaper is not None
    assert fresh is not None
    assert cheaper.cost <= fresh.cost


# --- trades ------------------------------------------------------------------


def trade(*steps: tuple[str, Any]) -> Table:
    at = Table(2, ("mars_survey",)).money(40).money(40, 1).learn("atlas_rockets").learn("juno_rockets", seat=1)
    at.stock("probe", "probe", seat=1).do("cooperate", 1)
    for step in steps:
        at.do(*step)
    return at.do("propose")


@pytest.mark.parametrize(
    ("steps", "answer"),
    [
        ([("give_money", 10)], {"verb": "accept"}),
        ([("ask_money", 10)], {"verb": "decline"}),
        ([("give_money", 10), ("ask", "probe")], {"verb": "accept"}),
        ([("give_research", "atlas_rockets"), ("ask", "probe")], {"verb": "accept"}),
        ([("give_money", 1), ("ask_money", 10)], {"verb": "decline"}),
        ([("give_money", 1), ("ask_research", "juno_rockets")], {"verb": "decline"}),
    ],
)
def test_profitable_trade_is_accepted(steps: list[tuple[str, Any]], answer: dict[str, str]) -> None:
    at = trade(*steps)
    assert GAME.to_json(Strong().choose(at.state, Rng(1))) == answer
    is_gift = all(verb.startswith("give") for verb, _ in steps)
    assert GAME.to_json(Novice().choose(at.state, Rng(1)))["verb"] == ("accept" if is_gift else "decline")
