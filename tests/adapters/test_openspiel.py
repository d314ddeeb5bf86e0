"""The games in OpenSpiel pass its own simulation test with every option, and say of themselves only what is true."""

from __future__ import annotations

import copy
import random
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from cosmodrome import CosmodromeError, load
from cosmodrome.core.meta import Options
from cosmodrome.games import metas
from tests.adapters import label, settings

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
openspiel = import_module("cosmodrome.adapters.openspiel")

SECRETS = "cosmodrome_mlem(players=3,secret_missions=True)"
EARTH = "cosmodrome_leaving_earth(last_year=1958)"
SEED = 7

every_game = pytest.mark.parametrize("name", list(metas()))


def spiel(name: str, players: int, options: Options) -> Any:
    known = {option.name: option for option in load(name).options}
    given = {key: openspiel.to_parameter(known[key], choice) for key, choice in options.items()}
    return pyspiel.load_game(f"cosmodrome_{name}", {"players": players, **given})


def chance(state: Any, rng: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, weights)[0])


def played(game: Any, decisions: int) -> Any:
    """A state at a player's decision, after so many random decisions."""
    rng = random.Random(SEED)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


# --- their suite -------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), list(settings()), ids=label)
def test_simulation_check_of_openspiel_passes(name: str, players: int, options: Options) -> None:
    game = spiel(name, players, options)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_game_with_the_most_players_can_be_created(name: str) -> None:
    most = metas()[name].most
    state = played(spiel(name, most, {}), 40)
    assert state.num_players() == most
    assert all(len(state.observation_tensor(seat)) == len(state.table.features(seat)) for seat in range(most))


@every_game
def test_game_in_openspiel_plays_as_the_original(name: str) -> None:
    game = spiel(name, 2, {})
    state, table = game.new_initial_state(), load(name).new(2)
    rng = random.Random(SEED)
    for _ in range(150):
        if state.is_terminal():
            break
        assert state.current_player() == table.current_player()
        if state.is_chance_node():
            assert state.chance_outcomes() == table.chance_outcomes()
            action = chance(state, rng)
        else:
            assert state.legal_actions() == table.legal_actions()
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        table.apply(action)
        assert state.table == table
        assert state.returns() == table.returns()


# --- what is claimed ---------------------------------------------------------


def test_information_is_perfect_where_nothing_is_hidden() -> None:
    information = pyspiel.GameType.Information
    for text, expected in {
        "cosmodrome_mlem": information.PERFECT_INFORMATION,
        "cosmodrome_star_search(variation=rudi)": information.PERFECT_INFORMATION,
        SECRETS: information.IMPERFECT_INFORMATION,
        EARTH: information.IMPERFECT_INFORMATION,
    }.items():
        assert pyspiel.load_game(text).get_type().information == expected


def test_utility_sum_is_one_unless_everyone_can_lose() -> None:
    assert pyspiel.load_game("cosmodrome_mlem").utility_sum() == 1.0
    assert pyspiel.load_game("cosmodrome_star_search").utility_sum() == 1.0
    assert pyspiel.load_game(EARTH).utility_sum() is None


def test_information_state_without_secrets_is_the_history() -> None:
    game = pyspiel.load_game("cosmodrome_mlem")
    assert game.get_type().provides_information_state_string
    state = played(game, 5)
    assert state.information_state_string(0) == state.history_str()


@pytest.mark.parametrize("text", [SECRETS, EARTH])
def test_information_state_with_secrets_is_not_provided(text: str) -> None:
    game = pyspiel.load_game(text)
    assert not game.get_type().provides_information_state_string
    with pytest.raises(CosmodromeError, match="ask for an observation"):
        played(game, 1).information_state_string(0)


def test_observation_of_a_spectator_has_no_secrets() -> None:
    game = pyspiel.load_game(SECRETS)
    state = played(game, 5)
    public = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(public)
    assert observer.tensor is None
    assert observer.string_from(state, 0) == observer.string_from(state, 1) != state.observation_string(0)
    with pytest.raises(CosmodromeError, match="one player"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


# --- options -----------------------------------------------------------------


@every_game
def test_every_option_round_trips_through_a_parameter(name: str) -> None:
    for option in load(name).options:
        parameters = [openspiel.to_parameter(option, choice) for choice in option.choices]
        assert len({type(parameter) for parameter in parameters}) == 1, "a parameter has one type"
        assert [openspiel.from_parameter(option, parameter) for parameter in parameters] == list(option.choices)


def test_option_of_numbers_encodes_a_word_as_minus_one() -> None:
    game = pyspiel.load_game("cosmodrome_star_search(hourglass=-1,path=20)")
    options = load("star_search").options_of(game.new_initial_state().table)
    assert (options["hourglass"], options["path"]) == ("box", 20)
    assert str(game) == "cosmodrome_star_search(path=20)"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("cosmodrome_mlem(players=9)", "2 to 5 players"),
        ("cosmodrome_star_search(path=21)", "option path is one of"),
        ("cosmodrome_leaving_earth(ventures=True)", "ventures needs stations"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(CosmodromeError, match=reason):
        pyspiel.load_game(text)


# --- copies ------------------------------------------------------------------


@every_game
def test_a_deep_copy_is_a_clone(name: str) -> None:
    table = played(spiel(name, 2, {}), 10).table
    other = copy.deepcopy(table)
    written = table.to_bytes()
    assert other == table
    assert other.game is table.game
    other.apply(other.legal_actions()[0])
    assert table.to_bytes() == written


@pytest.mark.parametrize("text", [SECRETS, EARTH])
def test_resampled_state_has_the_same_observation(text: str) -> None:
    state = played(pyspiel.load_game(text), 15)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, sampler) for _ in range(20)]
    for other in others:
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1, "always the same secrets"


# --- their algorithms --------------------------------------------------------


def test_the_tree_search_in_cpp_finds_a_move() -> None:
    game = pyspiel.load_game("cosmodrome_mlem(players=4)")
    state = played(game, 10)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, SEED), 2.0, 40, 100, False, SEED, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@pytest.mark.parametrize("text", [SECRETS, EARTH])
def test_the_tree_search_over_secrets_finds_a_move(text: str) -> None:
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    np = import_module("numpy")
    game = pyspiel.load_game(text)
    state = played(game, 12)
    luck = np.random.RandomState(SEED)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 10, random_state=luck, use_observation_string=True
    )
    assert bot.step(state) in state.legal_actions()


def test_an_episode_of_the_learning_environment() -> None:
    environment = import_module("open_spiel.python.rl_environment").Environment(pyspiel.load_game("cosmodrome_mlem"))
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 1.0


def test_python_exits_cleanly_after_games_were_registered() -> None:
    """OpenSpiel lets go of what makes the games when Python has already ended."""
    program = "import pyspiel, cosmodrome.adapters.openspiel; pyspiel.load_game('cosmodrome_mlem')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
