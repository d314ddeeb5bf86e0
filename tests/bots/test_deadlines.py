"""Bots under a time limit: there is always a legal answer, and without a limit nothing changes. No test waits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cosmodrome import Rng, State, bots, load
from cosmodrome.bots.engine import budget as budget_module
from cosmodrome.bots.engine.budget import Budget
from cosmodrome.bots.engine.flat_monte_carlo import weigh_choices
from cosmodrome.bots.monte_carlo_bot import SOLVER_SHARE, MonteCarloBot
from cosmodrome.core.bot import Bot, Level, Solver
from cosmodrome.core.engine import deadline as deadline_module
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline, DeadlinePassed
from cosmodrome.core.engine.playout import Judge, Policy
from cosmodrome.core.game import Game
from cosmodrome.core.match.race import eligible_seats, plan_of
from cosmodrome.server import compute_jobs

SETTINGS = [
    ("mlem", 2, {}),
    ("mlem", 4, {}),
    ("mlem", 3, {"ufo": True, "explorations": True, "secret_missions": True}),
    ("leaving_earth", 1, {}),
    ("leaving_earth", 2, {"mercury": True, "outer_planets": True, "stations": True}),
    ("star_search", 2, {"variation": "eagle"}),
    ("star_search", 2, {"variation": "rudi"}),
]
EVERY_BOT = [(game, players, options, name) for game, players, options in SETTINGS for name in bots.names(load(game))]


def positions(game: Game, players: int, options: dict[str, object], count: int) -> Iterator[State]:
    """The first positions of a random game in which seats have a choice or race."""
    rng, state = Rng(7), game.new(players, game.meta.check_options(options))
    while count and not state.is_terminal():
        is_race = state.is_chance() and state.chance_kind() == "clock"
        if is_race or (not state.is_chance() and len(state.legal_actions()) > 1):
            count -= 1
            yield state.clone()
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))


def ticking(seconds: float = 1.0) -> Iterator[float]:
    """The readings of a clock that advances with every reading."""
    now = 0.0
    while True:
        now += seconds
        yield now


# --- deadlines ---------------------------------------------------------------


def test_deadline_without_seconds_never_passes() -> None:
    for deadline in (NO_DEADLINE, Deadline(), NO_DEADLINE.part(0.5)):
        assert not deadline.is_limited()
        assert not deadline.has_passed()
        deadline.check()


def test_deadline_of_no_seconds_has_passed() -> None:
    deadline = Deadline(0.0)
    assert deadline.is_limited()
    assert deadline.has_passed()
    assert deadline.left() <= 0
    assert deadline.part(SOLVER_SHARE).has_passed()
    with pytest.raises(DeadlinePassed):
        deadline.check()


def test_deadline_part_ends_before_the_whole() -> None:
    whole = Deadline(1000.0)
    assert whole.part(0.5).at < whole.at


# --- playouts ----------------------------------------------------------------


def test_budget_without_seconds_is_never_out_of_time() -> None:
    budget = Budget(1)
    budget.spent = 5
    assert budget.used() == 5.0
    assert not budget.is_out_of_time()


def test_weigh_choices_without_time_lists_every_choice_untried() -> None:
    state = next(positions(load("mlem"), 3, {}, 1))
    found = weigh_choices([state], Policy(), Judge(), Budget(400, 1e-9), 1, ActionList(700))
    assert [int(one.action) for one in found] == state.legal_actions()
    assert {int(one.tries) for one in found} == {0}


def test_weigh_choices_out_of_time_within_a_round_ranks_untried_choices_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget_module, "perf_counter", ticking().__next__)
    state = next(positions(load("mlem"), 3, {}, 1))
    found = weigh_choices([state], Policy(), Judge(), Budget(400, 4.5), 1, ActionList(700))
    assert sorted(int(one.action) for one in found) == state.legal_actions()
    tries = [int(one.tries) for one in found]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] == 1
    assert tries[-1] == 0


class Unfinished(Solver):
    """Notes the deadline it is given and finds nothing."""

    def __init__(self) -> None:
        self.deadlines: list[Deadline] = []

    def answer(self, state: State, deadline: Deadline = NO_DEADLINE) -> int | None:
        self.deadlines.append(deadline)
        return None


def test_bot_leaves_time_for_playouts_after_its_solver() -> None:
    solver = Unfinished()
    bot = MonteCarloBot(Level("test/1", 12, solver=lambda: solver))
    state, deadline = next(positions(load("mlem"), 3, {}, 1)), Deadline(1000.0)
    limited = bot.choose_by(state, Rng(1), deadline)
    assert limited == bot.choose(state, Rng(1)), "playouts that finish in time are those of the level"
    assert solver.deadlines[0].at < deadline.at
    assert not solver.deadlines[1].is_limited()


# --- every bot ---------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "players", "options", "name"), EVERY_BOT)
def test_bot_with_no_time_left_answers_with_a_legal_action(
    game_id: str, players: int, options: dict[str, object], name: str
) -> None:
    game = load(game_id)
    bot = bots.find(game, name)
    for state in positions(game, players, options, 12):
        for seat in eligible_seats(state):
            believed = state.resample(seat, Rng(2))
            if not state.is_chance():
                assert bot.choose_by(believed, Rng(1), Deadline(0.0)) in state.legal_actions()
                continue
            spoken = believed.clone()
            spoken.apply(seat)
            for _, action in plan_of(bot, believed, seat, Rng(1), Deadline(0.0)):
                assert action in spoken.legal_actions()


@pytest.mark.parametrize(
    ("game_id", "players", "options", "name"),
    [one for one in EVERY_BOT if one[0] != "mlem" or one[3] not in ("strong", "champion")],
)
def test_bot_without_a_limit_answers_as_before(
    game_id: str, players: int, options: dict[str, object], name: str
) -> None:
    game = load(game_id)
    bot = bots.find(game, name)
    for state in positions(game, players, options, 2):
        if not state.is_chance():
            believed = state.resample(state.current_player(), Rng(2))
            assert bot.choose_by(believed, Rng(1), NO_DEADLINE) == bot.choose(believed, Rng(1))


def test_bot_that_knows_no_deadline_chooses_as_always() -> None:
    class Last(Bot):
        def choose(self, state: State, rng: Rng) -> int:
            return state.legal_actions()[-1]

    state = next(positions(load("mlem"), 3, {}, 1))
    assert Last().choose_by(state, Rng(1), Deadline(0.0)) == state.legal_actions()[-1]


# --- live play ---------------------------------------------------------------


class Noted(Bot):
    """Takes the first legal action, and notes the deadlines."""

    def __init__(self) -> None:
        self.deadlines: list[Deadline] = []

    def choose_by(self, state: State, rng: Rng, deadline: Deadline) -> int:
        self.deadlines.append(deadline)
        return state.legal_actions()[0]


def test_choose_action_passes_the_deadline_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Noted()
    monkeypatch.setattr(compute_jobs, "find", lambda game, name: bot)
    monkeypatch.setattr(deadline_module, "perf_counter", lambda: 100.0)
    state = next(positions(load("mlem"), 3, {}, 1))
    compute_jobs.choose_action("a", state, state.current_player(), "noted", 1)
    assert [deadline.at for deadline in bot.deadlines] == [100.0 + bots.MOVE_SECONDS]


def test_plan_claims_passes_the_deadline_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Noted()
    monkeypatch.setattr(compute_jobs, "find", lambda game, name: bot)
    monkeypatch.setattr(deadline_module, "perf_counter", lambda: 100.0)
    race = next(state for state in positions(load("star_search"), 2, {}, 50) if state.is_chance())
    compute_jobs.plan_claims("b", race, eligible_seats(race)[0], "noted", 1)
    assert [deadline.at for deadline in bot.deadlines] == [100.0 + bots.MOVE_SECONDS]
