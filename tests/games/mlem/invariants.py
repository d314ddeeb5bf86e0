"""Conservation laws of MLEM: what holds at every moment, whatever was played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cosmodrome.games.mlem.engine.state import ABOARD, AT_HOME, Mlem
from cosmodrome.games.mlem.ui.view import token_points
from cosmodrome.games.mlem.vocabulary import (
    ENGINEER,
    GOALS,
    MOONWALKER,
    POINTS_EFFECT,
    REVEAL_TOKEN,
    SPECIALISTS,
    SPOTS,
    VOYAGER,
)


def check(s: Mlem) -> None:
    """Everything on the table is somewhere exactly once, and every point comes from somewhere."""
    crews(s)
    mat(s)
    dice(s)
    missions(s)
    expedition_tokens(s)
    bonus_tokens(s)
    assert 0 <= s.failures <= s.setting.failures
    assert 0 <= s.expedition - s.failures <= 8, "an expedition that does not crash lands everybody"


# --- astronauts --------------------------------------------------------------


def crews(s: Mlem) -> None:
    """Eight astronauts a player: each at home, aboard or on the mat, and told the same wherever it is written."""
    aboard = [(s.seat_aboard(slot), s.specialist_aboard(slot)) for slot in range(s.crew)]
    seats = [seat for seat, _ in aboard]
    assert len(set(seats)) == len(seats), "a player has two astronauts aboard"
    order = [(seat - s.starter) % s.players for seat in seats]
    assert order == sorted(order), "the crew sits clockwise from the starting player"
    ready = [slot for slot in range(s.crew) if s.specialist_aboard(slot) == ENGINEER and not s.is_used(slot)]
    assert len(ready) == s.engineers
    for seat in range(s.players):
        home = {specialist for specialist in range(len(SPECIALISTS)) if s.at_home(seat) >> specialist & 1}
        flying = {specialist for owner, specialist in aboard if owner == seat}
        landed = {specialist for specialist in range(len(SPECIALISTS)) if s.place_of(seat, specialist) >= 0}
        assert sorted([*home, *flying, *landed]) == list(range(len(SPECIALISTS)))
        assert s.placed(seat) == len(landed)
        assert all(s.place_of(seat, specialist) == AT_HOME for specialist in home)
        assert all(s.place_of(seat, specialist) == ABOARD for specialist in flying)


def mat(s: Mlem) -> None:
    """A moon holds one astronaut, the best one first; planets count who is there; points are those of the places."""
    setting = s.setting
    points = [0] * s.players
    moons: Counter[int] = Counter()
    planets: Counter[tuple[int, int]] = Counter()
    spots = set()
    for seat in range(s.players):
        for specialist in range(len(SPECIALISTS)):
            place = s.place_of(seat, specialist)
            if place < 0:
                continue
            space, spot = place >> 3, place & 7
            assert setting.first_landing <= space <= setting.deep
            if space == setting.deep:
                worth = setting.comet_points if spot == 1 else setting.galaxy_points
                points[seat] += worth * 2 if specialist == VOYAGER else worth
            elif setting.planet_at[space] >= 0 and spot == setting.planet_spot[space]:
                planets[setting.planet_at[space], seat] += 1
            else:
                assert place not in spots, "two astronauts on one moon"
                spots.add(place)
                moons[space] += 1
                worth = setting.moon_points[space * SPOTS + spot]
                points[seat] += worth * 2 if specialist == MOONWALKER else worth
    assert [s.points(seat) for seat in range(s.players)] == points
    for space, taken in moons.items():
        assert {place & 7 for place in spots if place >> 3 == space} == set(range(taken)), "a better moon was free"
        linked = [other for other in range(setting.deep) if setting.moons[other] and setting.moons_home[other] == space]
        assert {s.moons_left(other) for other in linked} == {setting.moons[space] - taken}, (
            "shared moons are told apart"
        )
        assert taken <= setting.moons[space]
    for planet in range(setting.planets):
        assert [s.on_planet(planet, seat) for seat in range(s.players)] == [
            planets[planet, seat] for seat in range(s.players)
        ]
        rows = sorted(s.row_on_planet(planet, seat) for seat in range(s.players) if planets[planet, seat])
        assert rows == list(range(1, len(rows) + 1)), "rows stand in the order of arrival"


def dice(s: Mlem) -> None:
    assert s.expedition == 0 or 1 <= s.dice <= s.setting.dice
    shown = [s.rolled(face) for face in range(5)]
    assert sum(shown) <= s.setting.dice
    assert all(shown[face] for face in range(5) if s.usable >> face & 1)


# --- tokens ------------------------------------------------------------------


def missions(s: Mlem) -> None:
    """Every mission token is in the pile, in a hand or back in the box."""
    if not s.setting.secret_missions:
        return
    for mission in range(s.setting.missions):
        count = s.mission_pile >> 2 * mission & 3
        for seat in range(s.players):
            count += s.missions_held(seat, mission) + s.missions_returned(seat, mission)
        assert count == s.setting.mission_copies[mission]


def expedition_tokens(s: Mlem) -> None:
    """One token a time leaves the pile for each expedition; the one in use is not in the pile."""
    if not s.setting.ufo:
        return
    size = len(s.setting.token_steps)
    revealing = s.step == REVEAL_TOKEN
    shown = s.expedition - (1 if revealing else 0)
    if s.setting.ufo_reshuffle:
        shown = shown % size or (0 if revealing or shown == 0 else size)  # a used-up pile is shuffled when it is needed
    assert size - int(s.token_pile).bit_count() == min(shown, size)
    assert s.token < 0 or s.token_pile >> s.token & 1 == 0
    assert 0 <= s.ufo_space <= s.setting.ufo_start


def bonus_tokens(s: Mlem) -> None:
    """Exploration and UFO tokens that have left the mat are with the players, as points."""
    setting = s.setting
    assert s.exploration_pile & s.exploration_open == 0
    every = (1 << len(setting.exploration_space)) - 1 if setting.explorations else 0
    assert (s.exploration_pile | s.exploration_open) & ~every == 0
    assert int(s.exploration_open).bit_count() <= setting.open_explorations
    used = every & ~(s.exploration_pile | s.exploration_open)
    found = sum(
        setting.exploration_points[token]
        for token in range(len(setting.exploration_space))
        if used >> token & 1 and setting.exploration_effect[token] == POINTS_EFFECT
    )
    found += sum(setting.ufo_tokens[i] for i in range(s.ufo_taken))
    assert sum(s.bonus(seat) for seat in range(s.players)) == found
    if setting.hidden_tokens:
        for seat in range(s.players):
            assert s.bonus(seat) == token_points(setting, int(s.held_tokens(seat)))


# --- from one moment to the next ---------------------------------------------


@dataclass
class Past:
    """What only grows or only shrinks, as long as nothing is taken back."""

    points: list[int]
    bonus: list[int]
    placed: list[int]
    goals: list[int]
    failures: int
    expedition: int
    ufo: int
    explorations: int

    @classmethod
    def of(cls, s: Mlem) -> Past:
        seats = range(s.players)
        return cls(
            points=[s.points(seat) for seat in seats],
            bonus=[s.bonus(seat) for seat in seats],
            placed=[s.placed(seat) for seat in seats],
            goals=[s.goal_owner(goal) for goal in range(len(GOALS))],
            failures=s.failures,
            expedition=s.expedition,
            ufo=s.ufo_space,
            explorations=s.exploration_pile,
        )

    def leads_to(self, s: Mlem) -> Past:
        """Check that the table can come after this one, and return what it is now."""
        now = Past.of(s)
        for name in ("points", "bonus", "placed"):
            assert all(a <= b for a, b in zip(getattr(self, name), getattr(now, name), strict=True)), f"{name} fall"
        assert all(a in (-1, b) for a, b in zip(self.goals, now.goals, strict=True)), "a goal token changed hands"
        assert 0 <= now.failures - self.failures <= 1
        assert 0 <= now.expedition - self.expedition <= 1
        assert now.ufo <= self.ufo, "the UFO flies towards the launch pad"
        assert now.explorations & ~self.explorations == 0, "a token went back to the pile"
        return now
