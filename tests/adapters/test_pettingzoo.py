"""The games in PettingZoo pass its own tests, and masks, rewards and seeds are what they should be."""

from __future__ import annotations

import itertools
import random
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from cosmodrome import CosmodromeError, load
from cosmodrome.core.data_pack import built_in_text, parse
from cosmodrome.core.meta import Options
from cosmodrome.games import metas
from tests.adapters import label, settings

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
np = import_module("numpy")
tests = import_module("pettingzoo.test")
pettingzoo = import_module("cosmodrome.adapters.pettingzoo")

SEED = 7
CYCLES = 12

every_game = pytest.mark.parametrize("name", list(metas()))
every_setting = pytest.mark.parametrize(("name", "players", "options"), list(settings()), ids=label)


def turns(env: Any, luck: random.Random) -> Iterator[tuple[str, Any, int | None]]:
    """Play at random. Yields the agent that had to act, its observation and its action."""
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        action = None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"])))
        yield agent, seen, action
        env.step(action)


# --- their suite -------------------------------------------------------------


@every_setting
def test_environment_passes_the_checkers_of_pettingzoo(name: str, players: int, options: Options) -> None:
    env = pettingzoo.env(name, players=players, **options)
    with warnings.catch_warnings():
        # It warns of any observation that is a dictionary, except in environments that it knows by name.
        warnings.simplefilter("ignore")
        tests.api_test(env, num_cycles=CYCLES)


@every_game
def test_a_seed_gives_the_same_game(name: str) -> None:
    tests.seed_test(lambda: pettingzoo.env(name), num_cycles=CYCLES)


@every_game
def test_the_benchmark_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes by the clock for five seconds; this clock is a quick one."""
    ticks = itertools.count()
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark").time, "time", lambda: next(ticks) / 20)
    tests.performance_benchmark(pettingzoo.raw_env(name))


@every_game
def test_pictures_are_drawn(name: str) -> None:
    tests.render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode))


# --- what is promised --------------------------------------------------------


@pytest.mark.parametrize("name", ["mlem", "star_search"])
def test_rewards_at_the_end_are_shares_of_the_victory(name: str) -> None:
    env = pettingzoo.raw_env(name, players=4)
    env.reset(seed=SEED)
    rewards: dict[str, float] = {}
    for agent, _, action in turns(env, random.Random(SEED)):
        if action is None:
            rewards[agent] = env._cumulative_rewards[agent]
        else:
            assert set(env.rewards.values()) == {0.0}
    assert [rewards[agent] for agent in env.possible_agents] == env.table.returns()
    assert sum(rewards.values()) == pytest.approx(1.0)


@every_game
def test_action_mask_has_the_legal_actions_of_the_seat_to_move(name: str) -> None:
    env = pettingzoo.env(name, players=2)
    env.reset(seed=SEED)
    for agent, seen, action in itertools.islice(turns(env, random.Random(SEED)), 60):
        if action is not None:
            table = env.unwrapped.table
            assert np.flatnonzero(seen["action_mask"]).tolist() == table.legal_actions()
            assert np.array_equal(seen["observation"], np.array(table.features(table.current_player()), np.float32))
            assert seen["observation"].flags.writeable
            for other in env.agents:
                assert (other == agent) == bool(env.observe(other)["action_mask"].any())


@every_game
def test_without_a_seed_games_differ(name: str) -> None:
    env = pettingzoo.raw_env(name)

    def began() -> bytes:
        env.reset()
        for _ in itertools.islice(turns(env, random.Random(SEED)), 30):
            pass
        found: bytes = env.table.to_bytes()
        return found

    assert len({began() for _ in range(4)}) > 1


def test_illegal_action_costs_a_point_and_ends_the_game() -> None:
    env = pettingzoo.env("mlem")
    env.reset(seed=SEED)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wrapper says what was illegal
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1.0
    assert all(env.terminations.values())


@pytest.mark.parametrize("action", [10_000, -1, None])
def test_without_wrappers_an_illegal_action_is_an_error_and_changes_nothing(action: int | None) -> None:
    env = pettingzoo.raw_env("mlem")
    env.reset(seed=SEED)
    written = env.table.to_bytes()
    with pytest.raises(CosmodromeError, match="may not do"):
        env.step(action)
    assert env.table.to_bytes() == written


def test_seats_may_have_handicaps() -> None:
    usual, unequal = pettingzoo.raw_env("star_search"), pettingzoo.raw_env("star_search", levels=["easy", "difficult"])
    for env in (usual, unequal):
        env.reset(seed=SEED)
    assert usual.table != unequal.table
    with pytest.raises(CosmodromeError, match="a level of Star Search"):
        pettingzoo.raw_env("star_search", levels=["easy", "godlike"])


def test_environment_with_a_data_pack_uses_its_values() -> None:
    text = built_in_text("mlem")
    assert "faces = [1, 2, 2, 3, 4," in text
    mine = load("mlem", parse(text.replace("faces = [1, 2, 2, 3, 4,", "faces = [1, 1, 2, 3, 4,"), "mlem"))
    env = pettingzoo.raw_env(mine, players=5)
    env.reset(seed=SEED)
    assert env.num_agents == 5
    assert env.table.game.data["die"]["faces"][:3] == [1, 1, 2]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "mlem", "players": 1}, "2 to 5 players"),
        ({"game": "mlem", "wings": True}, "no option 'wings'"),
        ({"game": "mlem", "render_mode": "rgb_array"}, "ansi, human"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(CosmodromeError, match=reason):
        pettingzoo.env(**given)
