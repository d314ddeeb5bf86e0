"""The lone expedition: exact against every single roll, and against whole expeditions walked through the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from cosmodrome.games import load
from cosmodrome.games.mlem.engine.scoring import open_score
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.odds.lone_expedition import GET_OFF, NOWHERE, STAY, Expedition, Rocket
from cosmodrome.games.mlem.vocabulary import LAND
from cosmodrome.games.mlem.vocabulary import STAY as STAY_ABOARD
from tests.games.mlem.table import DEEP_SPACE, Draft, bonuses, expedition, fresh, table

SPACES = range(DEEP_SPACE)
DICE = range(1, 7)
AIMS = (7, 11, 15, 19, 23, DEEP_SPACE)


@pytest.fixture(scope="module")
def lone() -> Expedition:
    return Expedition(fresh())


# --- the printed oracles -----------------------------------------------------


@pytest.mark.parametrize(
    ("space", "percents"),
    [
        pytest.param(0, [99, 92, 75, 50, 30, 15], id="launch pad"),
        pytest.param(3, [100, 97, 86, 63, 41, 23], id="satellite"),
    ],
)
def test_reach_of_a_new_expedition_is_known(lone: Expedition, space: int, percents: list[int]) -> None:
    reach = lone.prospects(Rocket(space, 6)).reach
    assert [round(100 * reach[aim]) for aim in AIMS] == percents


def test_odds_of_one_die_before_deep_space_equal_the_hand_calculation(lone: Expedition) -> None:
    # Space 25 shows a 2 (two faces) and the afterburner (one face); any of them carries the rocket over the edge.
    roll = lone.next_roll(Rocket(25, 1))
    assert (roll.crash, roll.lost) == (Fraction(1, 2), Fraction(1, 2))
    assert roll.groups == {"2": Fraction(1, 3), "afterburner": Fraction(1, 6)}
    assert roll.spaces == {DEEP_SPACE: Fraction(1, 2)}
    assert lone.prospects(Rocket(25, 1)).reach[DEEP_SPACE] == 0.5
    assert lone.prospects(Rocket(25, 1)).points == 3.5  # half of the comet


# --- the next roll, die by die -----------------------------------------------


def distances(space: dict[str, Any], roll: tuple[Any, ...], engineers: int) -> set[int]:
    """All distances by whole groups of dice and engineers, counted from the data as a player would."""
    groups = [face for face in set(roll) if face in space["symbols"]]
    ones = engineers if 1 in space["symbols"] else 0
    values = {face: space.get("afterburner", 0) if face == "afterburner" else face for face in groups}
    return {
        sum(values[face] * roll.count(face) for face in chosen) + helped
        for size in range(len(groups) + 1)
        for chosen in combinations(groups, size)
        for helped in range(ones + 1)
        if size or helped
    }


@pytest.mark.parametrize("engineers", [0, 1, 3])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_next_roll_agrees_with_all_single_rolls(lone: Expedition, dice: int, engineers: int) -> None:
    data = load("mlem").data
    everything = list(product(data["die"]["faces"], repeat=dice))
    for number in SPACES:
        space = data["space"][number]
        crash = lost = 0
        groups = {str(face): 0 for face in space["symbols"]}
        spaces: dict[int, int] = {}
        for roll in everything:
            crash += not set(roll) & set(space["symbols"])
            for face in set(roll) & set(space["symbols"]):
                groups[str(face)] += 1
            ways = distances(space, roll, engineers)
            lost += not ways
            for there in {min(number + way, DEEP_SPACE) for way in ways}:
                spaces[there] = spaces.get(there, 0) + 1
        found = lone.next_roll(Rocket(number, dice, engineers))
        total = len(everything)
        assert found.crash == Fraction(crash, total)
        assert found.lost == Fraction(lost, total)
        assert found.groups == {face: Fraction(count, total) for face, count in groups.items()}
        assert found.spaces == {there: Fraction(count, total) for there, count in spaces.items()}


def test_the_matching_dice_of_six_dice_are_all_rolls(lone: Expedition) -> None:
    for space in SPACES:
        assert sum(lone.shown(space, 6).values()) == 6**6
        assert Fraction(lone.shown(space, 6)[0], 6**6) == lone.next_roll(Rocket(space, 6)).crash


# --- the whole expedition, walked through the rules --------------------------


class Walk:
    """Best play by trying every legal action. Seat 0 commands, and all others stay aboard."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], list[float]] = {}

    def value(self, s: Mlem) -> list[float]:
        """Before a roll: the best chance to get to each space or beyond, and at the end the expected points."""
        key = (int(s.space), int(s.dice), int(s.engineers), int(s.token))
        if key not in self.known:
            weights = s.chance_weights()
            total = [0.0] * (DEEP_SPACE + 2)
            for outcome, weight in enumerate(weights):
                then = s.clone()
                then.apply(outcome)
                for aim, value in enumerate(self.answered(s, then)):
                    total[aim] += value * weight / sum(weights)
            self.known[key] = total
        return self.known[key]

    def answered(self, before: Mlem, s: Mlem) -> list[float]:
        """After a roll, an answer or a move of the expedition that `before` was in."""
        if s.failures > before.failures:
            return self.got_to(before, before.space, 0)
        if s.expedition > before.expedition or s.is_terminal():
            return self.got_to(before, DEEP_SPACE, scored(before, s))
        if s.is_chance():
            return best([self.got_to(before, s.space, 0), self.value(s)])
        actions = s.legal_actions()
        if STAY_ABOARD in actions:
            return self.landing(before, s)
        return best([self.answered(before, after(s, action)) for action in actions])

    def landing(self, before: Mlem, s: Mlem) -> list[float]:
        arrived = self.got_to(before, s.space, 0)
        if s.current_player() != 0:
            return best([arrived, self.answered(before, after(s, STAY_ABOARD))])
        landed = self.got_to(before, s.space, scored(before, after(s, LAND + int(s.space))))
        return best([landed, self.answered(before, after(s, STAY_ABOARD))])

    def got_to(self, before: Mlem, space: int, points: int) -> list[float]:
        return [float(aim <= space) for aim in range(DEEP_SPACE + 1)] + [float(points)]


def after(s: Mlem, action: int) -> Mlem:
    then = s.clone()
    then.apply(action)
    return then


def best(values: list[list[float]]) -> list[float]:
    return [max(each) for each in zip(*values, strict=True)]


def scored(before: Mlem, s: Mlem) -> int:
    """What seat 0 got for its astronaut, without what the UFO gave."""
    return int(open_score(s, 0) - open_score(before, 0)) - (bonuses(s)[0] - bonuses(before)[0])


@pytest.mark.parametrize(
    ("crew", "space", "dice", "setup"),
    [
        pytest.param(("saboteur",), 24, 1, {}, id="one die"),
        pytest.param(("saboteur",), 16, 2, {}, id="two dice"),
        pytest.param(("saboteur",), 8, 3, {}, id="three dice"),
        pytest.param(("engineer",), 14, 2, {}, id="engineer"),
        pytest.param(("engineer", "engineer"), 19, 2, {}, id="two engineers"),
        pytest.param(("engineer",), 14, 2, {"engineer_joins_group": True}, id="engineer joins the ones"),
        pytest.param(("engineer",), 18, 2, {"token": {"ability": "reroll"}}, id="reroll"),
        pytest.param(("engineer",), 18, 2, {"token": {"ability": "keep_dice"}}, id="keep the dice"),
        pytest.param(("saboteur",), 16, 2, {"token": {"ability": "extra_dice", "extra": [3, 4]}}, id="extra dice"),
    ],
)
def test_best_play_agrees_with_exhaustive_search(
    crew: tuple[str, ...], space: int, dice: int, setup: dict[str, Any]
) -> None:
    aboard = ((0, "satellite"), *((seat, name) for seat, name in enumerate(crew, 1)))
    state = table(aboard=aboard, space=space, dice=dice, **setup)
    solved = Expedition(state)
    walk = Walk()
    walk.value(state)
    assert len(walk.known) > 1
    for (here, left, engineers, token), values in walk.known.items():
        found = solved.prospects(Rocket(here, left, engineers, token >= 0))
        assert values[:-1] == pytest.approx(list(found.reach), abs=1e-12)
        assert values[-1] == pytest.approx(found.points, abs=1e-12)


def test_lost_rolls_agree_with_the_rules() -> None:
    for ability in ("reroll", "keep_dice", "extra_dice"):
        for name, space in product(("engineer", "saboteur"), SPACES):
            state = table(aboard=((0, "satellite"), (1, name)), space=space, dice=2, token={"ability": ability})
            rocket = Rocket(space, 2, int(name == "engineer"), True)
            assert Expedition(state).lost(rocket) == doomed(state), (ability, name, space)


def doomed(s: Mlem) -> Fraction:
    """The chance that the next roll ends the expedition whatever the commander does."""
    weights = s.chance_weights()
    chance = Fraction(0)
    for outcome, weight in enumerate(weights):
        then = after(s, outcome)
        if then.failures > s.failures:
            chance += Fraction(weight, sum(weights))
        elif then.failures == s.failures and then.usable == 0:
            ways = [s.game.to_json(action)["verb"] for action in then.legal_actions()]
            if "fly" not in ways and "reroll" in ways:
                chance += Fraction(weight, sum(weights)) * doomed(after(then, s.game.from_json({"verb": "reroll"})))
    return chance


# --- what must hold everywhere -----------------------------------------------


def test_more_dice_never_lower_the_expectation(lone: Expedition) -> None:
    for space, dice in product(SPACES, DICE[:-1]):
        fewer, more = lone.prospects(Rocket(space, dice)), lone.prospects(Rocket(space, dice + 1))
        assert all(a <= b + 1e-12 for a, b in zip(fewer.reach, more.reach, strict=True)), (space, dice)
        assert fewer.points <= more.points + 1e-12


def test_engineers_never_lower_the_expectation(lone: Expedition) -> None:
    for space, dice, engineers in product(SPACES, (1, 2, 4), (0, 1, 2)):
        without, with_one = (lone.prospects(Rocket(space, dice, count)) for count in (engineers, engineers + 1))
        assert all(a <= b + 1e-12 for a, b in zip(without.reach, with_one.reach, strict=True)), (space, dice)
        assert without.points <= with_one.points + 1e-12


@pytest.mark.parametrize("ability", ["reroll", "keep_dice", "extra_dice"])
def test_expedition_token_never_lowers_the_expectation(ability: str) -> None:
    solved = Expedition(table(token={"ability": ability}))
    for space, dice in product(SPACES, (1, 2, 4)):
        without, with_it = (solved.prospects(Rocket(space, dice, 1, token)) for token in (False, True))
        assert all(a <= b + 1e-12 for a, b in zip(without.reach, with_it.reach, strict=True)), (space, dice)
        assert without.points <= with_it.points + 1e-12


def test_a_farther_aim_is_never_likelier(lone: Expedition) -> None:
    for space, dice in product(SPACES, DICE):
        reach = lone.prospects(Rocket(space, dice)).reach
        assert reach[: space + 1] == (1.0,) * (space + 1)
        assert list(reach) == sorted(reach, reverse=True)
        assert reach[space + 1] == pytest.approx(1 - float(lone.next_roll(Rocket(space, dice)).lost))


# --- get off or stay ---------------------------------------------------------


def test_advice_weighs_the_points_here_against_the_average_of_flying_on(lone: Expedition) -> None:
    assert lone.advice(Rocket(5, 6)) == NOWHERE
    assert lone.advice(Rocket(6, 6)) == STAY
    assert lone.advice(Rocket(24, 2)) == GET_OFF
    for space, dice in product(SPACES, DICE):
        here = lone.worth[space]
        if here is not None:
            better = here >= lone.prospects(Rocket(space, dice)).points
            assert lone.advice(Rocket(space, dice)) == (GET_OFF if better else STAY)


def test_points_are_those_of_the_best_free_moon_and_of_first_place(lone: Expedition) -> None:
    data = load("mlem").data
    for space in SPACES:
        moons = data["space"][space].get("moons")
        planet = next((planet["points"][0] for planet in data["planet"] if space in planet["spaces"]), None)
        assert lone.worth[space] == (moons[0] if moons else planet)
    assert lone.worth[DEEP_SPACE] == 7


def test_moons_that_are_taken_on_the_table_do_not_count() -> None:
    state = table(aboard=((0, "satellite"), (1, "saboteur")))
    assert Expedition(state).worth[13] == 3
    state = fresh(players=3)
    state.apply(0)
    expedition(state, {0: 13, 1: None, 2: None})
    assert Expedition(state).worth[13] == 2
    expedition(state, {0: None, 1: 13, 2: None})
    assert Expedition(state).worth[13] is None
    assert Expedition(state).advice(Rocket(13, 3)) == NOWHERE


def test_another_mat_gives_other_chances() -> None:
    pack = Draft().set("space", 25, "symbols", "[1, 2, 3, 4]").drop("space", 25, "afterburner").pack()
    roll = Expedition(fresh(pack=pack)).next_roll(Rocket(25, 1))
    assert roll.crash == Fraction(1, 6)
    assert roll.spaces == {DEEP_SPACE: Fraction(5, 6)}


def test_odds_leave_the_state_unchanged() -> None:
    state = table(space=12, dice=3, token={"ability": "reroll"})
    before = state.to_bytes()
    solved = Expedition(state)
    solved.prospects(Rocket(12, 3, 0, True))
    solved.next_roll(Rocket(12, 3, 0, True))
    assert state.to_bytes() == before
