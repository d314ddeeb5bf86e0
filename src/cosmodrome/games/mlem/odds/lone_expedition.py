"""Exact solution of an expedition with one astronaut: where the rocket can still get to, and whether to get off.

A rocket never moves back, so its chances follow from those of the spaces ahead. The possible flights come from the
rules, by way of a separate table; this module decides nothing about dice. The UFO, explorations and goals are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.mlem.engine.rules.travel import matching
from cosmodrome.games.mlem.engine.state import NO_TOKEN, Mlem
from cosmodrome.games.mlem.odds.next_roll import crash_chance
from cosmodrome.games.mlem.ui.view import flight
from cosmodrome.games.mlem.vocabulary import ABILITIES, CREWS, FACES, FLY, REROLL, SPOTS, VOCABULARY

MOST_ENGINEERS = CREWS - 1
UNLIMITED = 7  # with one die more than there are, what a flight costs is never cut short by the rule of the last die

GET_OFF = "get_off"
STAY = "stay"
NOWHERE = "nowhere"


class Rocket(NamedTuple):
    """All that matters for what a lone expedition can still do."""

    space: int
    dice: int
    engineers: int = 0  # aboard and not yet used
    token: bool = False  # whether the ability of the expedition token is still there


class Fuel(NamedTuple):
    """What one answer to `choose dice` costs and how far it carries."""

    distance: int
    dice: int
    engineers: int
    token: bool


class NextRoll(NamedTuple):
    """The next roll, exactly."""

    crash: Fraction  # no die matches
    lost: Fraction  # and neither an engineer nor the token can help
    groups: dict[str, Fraction]  # per face on the space: at least one die shows it
    spaces: dict[int, Fraction]  # the rocket can be flown exactly there, without rolling again


class Prospects(NamedTuple):
    """What best play can make of the rolls to come, each number for a commander who wants only that."""

    reach: tuple[float, ...]  # per space: to end a travel phase there or beyond
    points: float  # expected, for who gets off at the best moment


class Expedition:
    """Solves expeditions on a table as it is: its mat, options, moons still free and expedition token."""

    def __init__(self, table: Mlem) -> None:
        self.setting = table.setting
        self.worth = [worth(table, space) for space in range(table.setting.deep + 1)]
        self._token = int(table.token)
        self._scratch = table.clone()
        self._scratch.at = table.setting.choose_dice
        self._scratch.dice = UNLIMITED
        self._actions = ActionList(VOCABULARY.num_actions)
        self._offered: dict[tuple[int, int, bool], tuple[list[Fuel], bool]] = {}
        self._shown: dict[tuple[int, int], dict[int, int]] = {}
        self._solved: dict[Rocket, Prospects] = {}

    @property
    def ability(self) -> str:
        """What the expedition token can do."""
        return ABILITIES[self.setting.token_ability[self._token]] if self._token != NO_TOKEN else ABILITIES[0]

    # --- asked of the rules --------------------------------------------------

    def shown(self, space: int, dice: int) -> dict[int, int]:
        """The dice that can match the space, packed like a roll, each set with its weight out of 6^dice."""
        faces = int(self.setting.symbols[space])
        if (faces, dice) not in self._shown:
            found: dict[int, int] = {}
            first = self.setting.roll_first[dice]
            for rank, weight in enumerate(self.setting.roll_weights[dice]):
                if weight:
                    match = int(matching(self._scratch, self.setting.roll_code[first + rank], faces))
                    found[match] = found.get(match, 0) + weight
            self._shown[faces, dice] = found
        return self._shown[faces, dice]

    def offered(self, space: int, shown: int, token: bool) -> tuple[list[Fuel], bool]:
        """What the rules offer for these matching dice with all engineers ready: flights, and whether to roll again."""
        if (space, shown, token) not in self._offered:
            scratch = self._scratch
            scratch.space = space
            scratch.roll = shown
            scratch.usable = sum(1 << face for face in range(len(FACES)) if shown >> 3 * face & 7)
            scratch.engineers = MOST_ENGINEERS
            scratch.token = self._token if token else NO_TOKEN
            self._actions.clear()
            scratch.list_actions(self._actions)
            actions = self._actions.listed()
            flights = [flight(scratch, action) for action in actions if action >= FLY]
            fuels = [Fuel(plan.distance, plan.lost, plan.engineers, plan.token != ABILITIES[0]) for plan in flights]
            self._offered[space, shown, token] = list(dict.fromkeys(fuels)), REROLL in actions
        return self._offered[space, shown, token]

    def flights(self, rocket: Rocket, shown: int) -> Iterator[Rocket]:
        """Where the rocket may be after this roll."""
        for fuel in self.offered(rocket.space, shown, rocket.token)[0]:
            if fuel.engineers <= rocket.engineers:
                yield Rocket(
                    min(rocket.space + fuel.distance, int(self.setting.deep)),
                    max(rocket.dice - fuel.dice, 1),
                    rocket.engineers - fuel.engineers,
                    rocket.token and not fuel.token,
                )

    def rolls_again(self, rocket: Rocket, shown: int) -> bool:
        return self.offered(rocket.space, shown, rocket.token)[1]

    # --- the next roll -------------------------------------------------------

    def next_roll(self, rocket: Rocket) -> NextRoll:
        total = 6**rocket.dice
        groups = {face: 0 for number, face in enumerate(FACES) if self.setting.symbols[rocket.space] >> number & 1}
        spaces: dict[int, int] = {}
        for shown, weight in self.shown(rocket.space, rocket.dice).items():
            for face in groups:
                groups[face] += weight if shown >> 3 * FACES.index(face) & 7 else 0
            for space in {there.space for there in self.flights(rocket, shown)}:
                spaces[space] = spaces.get(space, 0) + weight
        return NextRoll(
            crash_chance(self.setting, rocket.space, rocket.dice),
            self.lost(rocket),
            {face: Fraction(weight, total) for face, weight in groups.items()},
            {space: Fraction(weight, total) for space, weight in sorted(spaces.items())},
        )

    def lost(self, rocket: Rocket) -> Fraction:
        """The chance that the next roll ends the expedition whatever the commander does."""
        chance = Fraction(0)
        for shown, weight in self.shown(rocket.space, rocket.dice).items():
            if not any(self.flights(rocket, shown)):
                again = self.lost(rocket._replace(token=False)) if self.rolls_again(rocket, shown) else 1
                chance += Fraction(weight, 6**rocket.dice) * again
        return chance

    # --- all that may follow -------------------------------------------------

    def prospects(self, rocket: Rocket) -> Prospects:
        """Before a roll."""
        if rocket not in self._solved:
            self._solved[rocket] = self._solve(rocket)
        return self._solved[rocket]

    def _solve(self, rocket: Rocket) -> Prospects:
        here = rocket.space
        reach = [0.0] * (self.setting.deep - here)
        points = 0.0
        for shown, weight in self.shown(here, rocket.dice).items():
            then = [self.arrived(there) for there in set(self.flights(rocket, shown))]
            if self.rolls_again(rocket, shown):
                then.append(self.prospects(rocket._replace(token=False)))
            if then:
                best = map(max, *(after.reach[here + 1 :] for after in then)) if then[1:] else then[0].reach[here + 1 :]
                reach = [chance + weight * more for chance, more in zip(reach, best, strict=True)]
                points += weight * max(after.points for after in then)
        total = 6**rocket.dice
        return Prospects((1.0,) * (here + 1) + tuple(chance / total for chance in reach), points / total)

    def arrived(self, rocket: Rocket) -> Prospects:
        """At the end of a travel phase, where one may get off."""
        here = self.worth[rocket.space]
        if rocket.space == self.setting.deep:
            return Prospects((1.0,) * (rocket.space + 1), float(here or 0))
        ahead = self.prospects(rocket)
        return ahead if here is None or here <= ahead.points else ahead._replace(points=float(here))

    def advice(self, rocket: Rocket) -> str:
        """Whether a player who counts only points gets off here; a sure thing goes before an equal average."""
        here = self.worth[rocket.space]
        if here is None:
            return NOWHERE
        return GET_OFF if here >= self.prospects(rocket).points else STAY


def worth(s: Mlem, space: int) -> int | None:
    """What a lone astronaut gets on a space: the best free moon, first place on a planet; None without room."""
    setting = s.setting
    if not s.has_room(space):
        return None
    if space == setting.deep:
        return int(setting.comet_points)
    left = int(s.moons_left(space))
    moon = int(setting.moon_points[space * SPOTS + setting.moons[space] - left]) if left else 0
    if setting.planet_at[space] >= 0:
        return max(moon, int(setting.planet_points[setting.planet_at[space] * 3]))
    return moon
