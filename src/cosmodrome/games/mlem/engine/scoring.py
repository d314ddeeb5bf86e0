"""Who gets what: points for landing, goals, planets at the end, missions."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.mlem.engine.state import (
    BONUS,
    GOAL_OWNER,
    HAND,
    IN_DEEP_SPACE,
    MOONS_TAKEN_AT,
    ON_MOONS,
    ON_PLANET,
    PLACE,
    PLACED,
    PLANETS_REACHED,
    POINTS,
    REACHED,
    ROW_ON_PLANET,
    ROWS_ON_PLANET,
    SEATS,
    SETTLED,
    Mlem,
)
from cosmodrome.games.mlem.vocabulary import (
    FOUR_MOONS,
    FOUR_PLANETS,
    GOAL_CLAIMED,
    LANDED_ON_MOON,
    LANDED_ON_PLANET,
    LAST_EXPEDITION,
    MOONWALKER,
    PARACHUTIST,
    REACHED_DEEP_SPACE,
    SETTLER,
    SPOTS,
    THREE_ON_ONE_PLANET,
    TWO_DEEP_SPACE,
    VOYAGER,
)

# --- placing an astronaut ----------------------------------------------------


def place(s: Mlem, seat: i64, specialist: i64, site: i64) -> None:
    """Put an astronaut who got off on a moon (the best free one) or a planet."""
    if s.setting.planet_at[site] >= 0:
        place_on_planet(s, seat, specialist, site)
    else:
        place_on_moon(s, seat, specialist, s.setting.space_of[site])
    s.table[REACHED + seat] |= s.setting.reached[site]
    count_placed(s, seat)


def place_on_moon(s: Mlem, seat: i64, specialist: i64, space: i64) -> None:
    t = s.table
    moon = t[MOONS_TAKEN_AT + space]
    t[MOONS_TAKEN_AT + space] = moon + 1
    other = s.setting.moons_shared[space]
    while other != space:
        t[MOONS_TAKEN_AT + other] = moon + 1
        other = s.setting.moons_shared[other]
    points = s.setting.moon_points[space * SPOTS + moon]
    if specialist == MOONWALKER:
        points *= 2
    t[POINTS + seat] += points
    t[ON_MOONS + seat] += 1
    t[PLACE + seat * 8 + specialist] = s.setting.moons_home[space] * SPOTS + moon
    s.tell(LANDED_ON_MOON, seat, specialist, space, points)


def place_on_planet(s: Mlem, seat: i64, specialist: i64, space: i64) -> None:
    t = s.table
    planet = s.setting.planet_at[space]
    row = planet * SEATS + seat
    t[ON_PLANET + row] += 1
    if t[ON_PLANET + row] == 1:
        t[ROWS_ON_PLANET + planet] += 1
        t[ROW_ON_PLANET + row] = t[ROWS_ON_PLANET + planet]
        t[PLANETS_REACHED + seat] += 1
    if specialist == SETTLER:
        t[SETTLED + seat] |= 1 << planet
    t[PLACE + seat * 8 + specialist] = space * SPOTS + s.setting.planet_spot[space]
    s.tell(LANDED_ON_PLANET, seat, specialist, space, planet)


def place_in_deep_space(s: Mlem, seat: i64, specialist: i64, on_comet: bool) -> None:
    """The commander's astronaut goes to the comet, the others to the galaxy."""
    t = s.table
    points = s.setting.comet_points if on_comet else s.setting.galaxy_points
    if specialist == VOYAGER:
        points *= 2
    t[POINTS + seat] += points
    t[IN_DEEP_SPACE + seat] += 1
    t[PLACE + seat * 8 + specialist] = s.setting.deep * 8 + (1 if on_comet else 0)
    s.tell(REACHED_DEEP_SPACE, seat, specialist, points, 1 if on_comet else 0)
    count_placed(s, seat)


def count_placed(s: Mlem, seat: i64) -> None:
    """The eighth astronaut on the mat makes this expedition the last one."""
    s.table[PLACED + seat] += 1
    if s.table[PLACED + seat] == 8 and s.ending == 0:
        s.ending = 1
        s.tell(LAST_EXPEDITION, seat)


# --- goals -------------------------------------------------------------------


def claim_goals(s: Mlem, seat: i64, site: i64) -> None:
    """The first seat to fulfil a goal takes it. `site` is where the seat has just placed an astronaut."""
    t = s.table
    if not s.setting.goals_on_crash and t[PLACE + seat * 8 + PARACHUTIST] >= 0:
        claim_late_goals(s, seat)  # the parachutist may have fulfilled one of another kind in a crash
    needs = s.setting.goal_needs
    if site == s.setting.deep:
        if t[IN_DEEP_SPACE + seat] >= needs[TWO_DEEP_SPACE]:
            claim(s, seat, TWO_DEEP_SPACE)
        return
    planet = s.setting.planet_at[site]
    if planet < 0:
        if t[ON_MOONS + seat] >= needs[FOUR_MOONS]:
            claim(s, seat, FOUR_MOONS)
        return
    if t[PLANETS_REACHED + seat] >= needs[FOUR_PLANETS]:
        claim(s, seat, FOUR_PLANETS)
    if t[ON_PLANET + planet * SEATS + seat] >= needs[THREE_ON_ONE_PLANET]:
        claim(s, seat, THREE_ON_ONE_PLANET)


def claim_late_goals(s: Mlem, seat: i64) -> None:
    """Every goal that the seat fulfils by now, wherever its last astronaut got off."""
    t = s.table
    needs = s.setting.goal_needs
    if t[PLANETS_REACHED + seat] >= needs[FOUR_PLANETS]:
        claim(s, seat, FOUR_PLANETS)
    planet: i64
    for planet in range(s.setting.planets):
        if t[ON_PLANET + planet * SEATS + seat] >= needs[THREE_ON_ONE_PLANET]:
            claim(s, seat, THREE_ON_ONE_PLANET)
    if t[ON_MOONS + seat] >= needs[FOUR_MOONS]:
        claim(s, seat, FOUR_MOONS)
    if t[IN_DEEP_SPACE + seat] >= needs[TWO_DEEP_SPACE]:
        claim(s, seat, TWO_DEEP_SPACE)


def claim(s: Mlem, seat: i64, goal: i64) -> None:
    if s.table[GOAL_OWNER + goal] == 0:
        s.table[GOAL_OWNER + goal] = seat + 1
        s.tell(GOAL_CLAIMED, seat, goal)


# --- counting points ---------------------------------------------------------


def place_on_planet_of(s: Mlem, planet: i64, seat: i64) -> i64:
    """0 for the first place on a planet, 1 for the second, 2 for all others there, -1 for who is not there.

    More astronauts are better; among equals who came first (ruling A21).
    """
    mine = rank_on_planet(s, planet, seat)
    if mine == 0:
        return -1
    ahead: i64 = 0
    other: i64
    for other in range(s.players):
        ahead += ((mine - rank_on_planet(s, planet, other)) >> 62) & 1  # 1 if theirs is higher, without a branch
    return ahead if ahead < 2 else 2


def rank_on_planet(s: Mlem, planet: i64, seat: i64) -> i64:
    """A number that is higher for more astronauts and, among equals, for who came first; 0 for who is not there."""
    row = planet * SEATS + seat
    return s.table[ON_PLANET + row] * 8 - s.table[ROW_ON_PLANET + row]


def planet_points(s: Mlem, planet: i64, seat: i64) -> i64:
    standing = place_on_planet_of(s, planet, seat)
    if standing < 0:
        return 0
    points = s.setting.planet_points[planet * 3 + standing]
    return points * 2 if s.has_settled(planet, seat) else points


def goal_points(s: Mlem, seat: i64) -> i64:
    points: i64 = 0
    goal: i64
    for goal in range(4):
        if s.goal_owner(goal) == seat:
            points += s.setting.goal_points
    return points


def missions_done(s: Mlem, seat: i64) -> i64:
    done: i64 = 0
    reached = s.table[REACHED + seat]
    hand = s.table[HAND + seat]
    mission: i64 = 0
    while hand:  # two bits for the copies of each
        if hand & 3 and reached & s.setting.mission_spaces[mission]:
            done += hand & 3
        hand >>= 2
        mission += 1
    return done


def mission_points(s: Mlem, seat: i64) -> i64:
    if not s.setting.secret_missions:
        return 0
    done = missions_done(s, seat)
    most: i64 = len(s.setting.mission_points) - 1
    return s.setting.mission_points[done if done < most else most]


def open_score(s: Mlem, seat: i64) -> i64:
    """All points but those of secret missions."""
    points = s.points(seat) + s.table[BONUS + seat] + goal_points(s, seat)
    planet: i64
    for planet in range(s.setting.planets):
        if s.on_planet(planet, seat):
            points += planet_points(s, planet, seat)
    return points


def final_scores(s: Mlem) -> list[int]:
    return [open_score(s, seat) + mission_points(s, seat) for seat in range(s.players)]
