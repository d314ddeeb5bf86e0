"""One seat among bots passes Gymnasium's own check; bots around it see no more than they may."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

import pytest

from cosmodrome import CosmodromeError, Rng, State
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.bot import Bot
from cosmodrome.core.meta import Options
from cosmodrome.games import metas
from tests.adapters import label, settings

gymnasium: Any = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
np = import_module("numpy")
checker = import_module("gymnasium.utils.env_checker")
Table = import_module("cosmodrome.adapters.gymnasium").Table

SEED = 7
BOTS = {"mlem": "steady", "star_search": "child", "leaving_earth": "random"}

every_game = pytest.mark.parametrize("name", list(metas()))


def episode(table: Any, seed: int | None = None, most: int = 100_000) -> tuple[float, int, bytes]:
    """Play one episode at random. Returns the reward, the number of decisions and the final state."""
    seen, _ = table.reset(seed=seed)
    luck = Rng(SEED)
    reward, asked, over = 0.0, 0, False
    while not over and asked < most:
        seen, reward, over, cut, _ = table.step(luck.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
        asked += 1
    return reward, asked, table.table.to_bytes()


# --- their suite -------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), list(settings()), ids=label)
def test_environment_passes_the_checker_of_gymnasium(name: str, players: int, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # features have no bounds
        checker.check_env(Table(name, bots=[BOTS[name]] * (players - 1), **options))


@every_game
def test_gymnasium_makes_a_table_by_its_name_and_version(name: str) -> None:
    newest = metas()[name].version
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert gymnasium.make(f"cosmodrome/{name}-v1").unwrapped.game.meta.rules == f"{name}/1"
        env = gymnasium.make(f"cosmodrome/{name}-v{newest}", bots=["random"], seat=1, render_mode="ansi")
        checker.check_env(env.unwrapped)
    env.reset(seed=SEED)
    assert isinstance(env.render(), str)


# --- what is promised --------------------------------------------------------


@pytest.mark.parametrize("name", ["mlem", "star_search"])
@pytest.mark.parametrize("seat", [0, 2])
def test_reward_is_the_share_of_the_victory(name: str, seat: int) -> None:
    table = Table(name, bots=[BOTS[name]] * 2, seat=seat)
    reward, asked, _ = episode(table, SEED)
    assert asked
    assert table.table.is_terminal()
    assert reward == table.table.returns()[seat]


@every_game
def test_a_seed_gives_the_same_game(name: str) -> None:
    table, twin = Table(name, bots=["random"], seat=None), Table(name, bots=["random"], seat=None)
    assert episode(table, SEED, 40) == episode(twin, SEED, 40)
    assert episode(table, None, 40) == episode(twin, None, 40), "the second game follows from the first seed"
    assert episode(table, SEED, 40) != episode(table, SEED + 1, 40)


def test_seat_of_the_learner_can_be_random() -> None:
    table = Table("mlem", bots=["random"] * 3, seat=None)
    seats = set()
    for seed in range(30):
        _, info = table.reset(seed=seed)
        assert info["seat"] == table.seat
        assert table.table.is_terminal() or table.table.current_player() == table.seat
        seats.add(table.seat)
    assert seats == {0, 1, 2, 3}


def test_environment_for_one_player_has_no_bots() -> None:
    table = Table("leaving_earth", bots=[], level="easy", last_year=1958)
    reward, asked, _ = episode(table, SEED)
    assert asked > 10
    assert reward in (0.0, 1.0)


@every_game
def test_illegal_action_costs_a_point_and_ends_the_game(name: str) -> None:
    table = Table(name)
    seen, _ = table.reset(seed=SEED)
    assert table.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
    written = table.table.to_bytes()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = table.step(illegal)
    assert (reward, over, cut, info["illegal_action"]) == (-1.0, True, False, illegal)
    assert table.table.to_bytes() == written


class Peeper(Bot):
    """Compares what it is given with the real table."""

    name = "peeper"

    def __init__(self) -> None:
        self.at: Any = None
        self.own: set[bool] = set()  # whether it sees its own side of the real table
        self.others: set[bool] = set()  # and the learner's

    def choose(self, state: State, rng: Rng) -> int:
        real = self.at.table
        self.own.add(state.view(1) == real.view(1))
        self.others.add(state.view(0) == real.view(0))
        return RandomBot().choose(state, rng)


def test_bots_do_not_see_the_secrets_of_the_learner() -> None:
    peeper = Peeper()
    peeper.at = Table("mlem", bots=[peeper], secret_missions=True)
    episode(peeper.at, SEED)
    assert peeper.own == {True}
    assert False in peeper.others


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"game": "mlem", "bots": ["deep-thought"]}, "there is no bot 'deep-thought'"),
        ({"game": "mlem", "bots": ["random"], "seat": 2}, "seats 0 to 1"),
        ({"game": "mlem", "bots": []}, "2 to 5 players"),
        ({"game": "mlem", "wings": True}, "no option 'wings'"),
        ({"game": "mlem", "render_mode": "rgb_array"}, "ansi, human"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(CosmodromeError, match=reason):
        Table(**given)
