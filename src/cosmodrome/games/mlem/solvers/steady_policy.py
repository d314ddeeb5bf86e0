"""The rule bot `steady/1`: fixed rules of thumb, fast enough for playouts. `docs/bots.md` says them in words.

Frozen: later bots are measured against it, so it never changes; a better one gets another name.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import Policy
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.games.mlem.engine.rules.travel import count_dice, distance_of, extra_dice, matching
from cosmodrome.games.mlem.engine.scoring import mission_points, missions_done, planet_points
from cosmodrome.games.mlem.engine.state import (
    IN_DEEP_SPACE,
    ON_MOONS,
    PLANETS_REACHED,
    Mlem,
)
from cosmodrome.games.mlem.vocabulary import (
    AFTERBURNER,
    CHOOSE_DICE,
    CHOOSE_ENGINEER,
    CRASH,
    CREWS,
    DISEMBARK,
    EMBARK,
    EXTRA_DICE,
    FLY,
    FOUR_MOONS,
    FOUR_PLANETS,
    GROUPS,
    KEEP_DICE,
    LAND,
    MOONWALKER,
    REROLL,
    RETURN_MISSION,
    RETURN_MISSIONS,
    SETTLER,
    SITES,
    SPOTS,
    TAKEOFF,
    THREE_ON_ONE_PLANET,
    TWO_DEEP_SPACE,
    VOYAGER,
)

DIE_COST: Final = 2.2  # spaces that a discarded die is worth
ENGINEER_COST: Final = 0.8
TOKEN_COST: Final = 1.0
SITE_WEIGHT: Final = 0.3  # how much the commander looks at what waits where the rocket arrives
REACH: Final = 6  # spaces ahead that count as what may come
HOPE: Final = 1.3  # the best of them is more likely than the average: one chooses where to get off

# Who goes first while all are at home: specialists in the order in which the bot sends them.
ORDER: Final = (
    4,  # settler
    3,  # moonwalker
    7,  # engineer
    1,  # drifter
    2,  # parachutist
    0,  # satellite
    5,  # voyager
    6,  # saboteur
)


def choose(s: Mlem, out: ActionList) -> i64:
    """The answer of `steady/1` to the question that the table asks."""
    out.clear()
    s.list_actions(out)
    return out.actions[0] if out.count == 1 else answer(s, out)


def answer(s: Mlem, out: ActionList) -> i64:
    """The same where the choices have been written down already, and there are several."""
    step = s.step
    if step == TAKEOFF:
        return choose_astronaut(s)
    if step == CHOOSE_DICE:
        return choose_dice(s, out)
    if step == CHOOSE_ENGINEER:
        return out.actions[0]
    if step == RETURN_MISSIONS:
        return return_mission(s, out)
    return choose_landing(s, out)


@final
class SteadyPolicy(Policy):
    """The same in playouts."""

    def choose(self, state: State, out: ActionList, rng: Rng) -> i64:
        assert isinstance(state, Mlem)
        return answer(state, out)


# --- what a landing is worth -------------------------------------------------


def landing_value(s: Mlem, seat: i64, specialist: i64, space: i64) -> float:
    """The points that an astronaut of this seat gains by getting off there, with goals and own missions."""
    setting = s.setting
    value: float = 0.0
    if space >= setting.deep:
        if space >= SITES:
            return moon_value(s, seat, specialist, space)
        value = float(setting.galaxy_points)
        if s.commander() == seat and s.crew:
            value = float(setting.comet_points)
        if specialist == VOYAGER:
            value *= 2.0
        return value + goal_gain(s, seat, space)
    if space < setting.first_landing:
        return 0.0
    planet = setting.planet_at[space]
    if planet < 0:
        return moon_value(s, seat, specialist, space)
    value = planet_gain(s, seat, specialist, planet) + goal_gain(s, seat, space)
    if setting.secret_missions:
        value += mission_gain(s, seat, space)
    return value


def moon_value(s: Mlem, seat: i64, specialist: i64, site: i64) -> float:
    """The same for the best free moon of a site."""
    setting = s.setting
    space = setting.space_of[site]
    left = s.moons_left(space)
    if left == 0:
        return 0.0
    value = float(setting.moon_points[space * SPOTS + setting.moons[space] - left])
    if specialist == MOONWALKER:
        value *= 2.0
    value += moon_goal_gain(s, seat)
    if setting.secret_missions:
        value += mission_gain(s, seat, site)
    return value


def best_landing_value(s: Mlem, seat: i64, specialist: i64, space: i64) -> float:
    """The better of the planet and the moons of a space."""
    value = landing_value(s, seat, specialist, space)
    if s.setting.has_choice and s.setting.planet_spot[space]:
        value = max(value, moon_value(s, seat, specialist, space + SITES))
    return value


def goal_gain(s: Mlem, seat: i64, space: i64) -> float:
    """The points of the goals that are still free and that one more astronaut of this seat there would fulfil."""
    setting = s.setting
    needs = setting.goal_needs
    points: float = 0.0
    if space >= setting.deep:
        if s.goal_owner(TWO_DEEP_SPACE) < 0 and s.table[IN_DEEP_SPACE + seat] + 1 >= needs[TWO_DEEP_SPACE]:
            points = float(setting.goal_points)
        return points
    planet = setting.planet_at[space]
    if planet < 0:
        return moon_goal_gain(s, seat)
    mine = s.on_planet(planet, seat)
    is_new = mine == 0 and s.table[PLANETS_REACHED + seat] + 1 >= needs[FOUR_PLANETS]
    if is_new and s.goal_owner(FOUR_PLANETS) < 0:
        points = float(setting.goal_points)
    if s.goal_owner(THREE_ON_ONE_PLANET) < 0 and mine + 1 >= needs[THREE_ON_ONE_PLANET]:
        points += float(setting.goal_points)
    return points


def moon_goal_gain(s: Mlem, seat: i64) -> float:
    """The points of the goal for moons, if it is still free and one more moon would fulfil it."""
    if s.goal_owner(FOUR_MOONS) < 0 and s.table[ON_MOONS + seat] + 1 >= s.setting.goal_needs[FOUR_MOONS]:
        return float(s.setting.goal_points)
    return 0.0


def planet_gain(s: Mlem, seat: i64, specialist: i64, planet: i64) -> float:
    """How many more points the planet would bring with one more astronaut, if nothing else changed."""
    mine = s.on_planet(planet, seat) + 1
    row = s.row_on_planet(planet, seat)
    ahead: i64 = 0
    other: i64
    for other in range(s.players):
        if other != seat:
            theirs = s.on_planet(planet, other)
            if theirs > mine or (theirs == mine and (row == 0 or s.row_on_planet(planet, other) < row)):
                ahead += 1
    points = s.setting.planet_points[planet * 3 + (ahead if ahead < 2 else 2)]
    if specialist == SETTLER or s.has_settled(planet, seat):
        points *= 2
    return float(points - planet_points(s, planet, seat))


def mission_gain(s: Mlem, seat: i64, site: i64) -> float:
    new: i64 = 0
    mission: i64
    for mission in range(s.setting.missions):
        if s.setting.mission_spaces[mission] & s.setting.reached[site] and not s.is_done(seat, mission):
            new += s.missions_held(seat, mission)
    if new == 0:
        return 0.0
    done = missions_done(s, seat) + new
    most: i64 = len(s.setting.mission_points) - 1
    return float(s.setting.mission_points[done if done < most else most] - mission_points(s, seat))


def survival(s: Mlem, space: i64, dice: i64) -> float:
    """The chance that the next roll matches; an engineer aboard who can help counts as safe."""
    if space >= s.setting.deep:
        return 1.0
    symbols = s.setting.symbols[space]
    if s.engineers and symbols & 1:
        return 1.0
    misses: i64 = 0
    i: i64
    for i in range(6):
        if (symbols >> s.setting.die[i]) & 1 == 0:
            misses += 1
    crash: float = 1.0
    while dice:
        crash *= float(misses) / 6.0
        dice -= 1
    return 1.0 - crash


def value_ahead(s: Mlem, seat: i64, specialist: i64, space: i64) -> float:
    """What the next spaces hold for this astronaut: their average, and some hope."""
    total: float = 0.0
    step: i64
    for step in range(1, REACH + 1):
        there = space + step
        total += landing_value(s, seat, specialist, there if there < s.setting.deep else s.setting.deep)
    return HOPE * total / float(REACH)


# --- the four kinds of answers -----------------------------------------------


def choose_astronaut(s: Mlem) -> i64:
    home = s.at_home(s.asked)
    for specialist in ORDER:
        if (home >> specialist) & 1:
            return EMBARK + specialist
    return EMBARK


def choose_dice(s: Mlem, out: ActionList) -> i64:
    """Far, but dice, engineers and the token have their price; rather roll again than give up."""
    seat = s.asked
    specialist = s.specialist_aboard(0)
    best: float = -1000.0
    answer = out.actions[0]
    i: i64
    for i in range(out.count):
        action = out.actions[i]
        worth: float = -500.0
        if action == CRASH:
            worth = -999.0
        elif action == REROLL:
            worth = 0.5 if s.usable == 0 else -2.0
        else:
            worth = flight_worth(s, seat, specialist, action - FLY)
        if worth > best:
            best = worth
            answer = action
    return answer


def flight_worth(s: Mlem, seat: i64, specialist: i64, flight: i64) -> float:
    engineers = flight // GROUPS % CREWS
    token = flight // (GROUPS * CREWS)
    used = matching(s, s.roll, flight % GROUPS)
    distance = distance_of(s, used) + engineers
    if token == EXTRA_DICE:
        distance += distance_of(s, extra_dice(s))
    lost: i64 = 0
    if token != KEEP_DICE:
        lost = count_dice(used & ~(7 << (3 * AFTERBURNER)))
        if lost >= s.dice:
            lost = s.dice - 1
    there = s.space + distance
    if there > s.setting.deep:
        there = s.setting.deep
    worth = price(there - s.space, lost, engineers)
    if token:
        worth -= TOKEN_COST
    return worth + SITE_WEIGHT * landing_value(s, seat, specialist, there)


def price(spaces: i64, lost: i64, engineers: i64) -> float:
    """What a flight is worth in spaces, but for what waits where it ends."""
    return float(spaces) - DIE_COST * float(lost) - ENGINEER_COST * float(engineers)


def choose_landing(s: Mlem, out: ActionList) -> i64:
    """Get off where it is worth most, unless staying promises more than that even with the risk of a crash."""
    specialist = landing_specialist(s)
    answer, here = best_landing(s, specialist, out)
    if s.step != DISEMBARK:
        return answer
    stay = survival(s, s.space, s.dice) * value_ahead(s, s.asked, specialist, s.space)
    return out.actions[0] if stay > here else answer


def landing_specialist(s: Mlem) -> i64:
    """The astronaut whose landing is decided."""
    slot: i64 = s.turn if s.step == DISEMBARK else 0
    return s.specialist_aboard(slot)


def best_landing(s: Mlem, specialist: i64, out: ActionList) -> tuple[i64, float]:
    """Of the legal actions the landing that is worth most, and its value; without any, the first action and -1."""
    here: float = -1.0
    answer = out.actions[0]
    i: i64
    for i in range(out.count):
        action = out.actions[i]
        if action >= LAND:
            value = landing_value(s, s.asked, specialist, action - LAND)
            if value > here:
                here = value
                answer = action
    return answer, here


def return_mission(s: Mlem, out: ActionList) -> i64:
    """Put back the mission that lies farthest away."""
    answer = out.actions[0]
    farthest: i64 = -1
    i: i64
    for i in range(out.count):
        spaces = s.setting.mission_spaces[out.actions[i] - RETURN_MISSION]
        if spaces > farthest:
            farthest = spaces
            answer = out.actions[i]
    return answer
