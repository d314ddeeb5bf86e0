"""Missions that one ship can complete together with others; with Outer Planets this is frequent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from cosmodrome.games.leaving_earth.navigation import Goal, MapFacts, Ship, Way, bits_of
from cosmodrome.games.leaving_earth.vocabulary import (
    GALILEO_MISSION,
    PROBE_MISSION,
    RETURN_MISSION,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
)

Goals = Mapping[int, Goal]  # by mission
SURVEYS = (SURVEY_MISSION, SURVEY_ALL_MISSION)


def caught(facts: MapFacts, goals: Goals, ship: Ship, ways: Sequence[Way], looks: bool) -> set[int]:
    """Return the missions that a ship completes on this route; `looks`: its agency can survey."""
    earth = int(facts.setting.earth)
    stops = [place for place in (ship.place, *(way.goal for way in ways)) if place != earth]
    seen = bits_of(place for way in ways for place in way.explores)
    seen |= facts.drifts[ways[-1].goal if ways else ship.place]
    if looks and ship.works:
        for place in stops:
            seen |= looked_at(facts, goals, ship, place, seen)
    is_back = bool(ways) and ways[-1].goal == earth
    found = set()
    for mission, goal in goals.items():
        if goal.kind == SURVEY_MISSION:
            done = bool(goal.places & seen)
        elif goal.kind == SURVEY_ALL_MISSION:
            done = not goal.places & ~seen
        elif goal.kind == GALILEO_MISSION:
            done = looks and ship.galileos > 0 and any(facts.posts[place] & goal.places for place in stops)
        else:
            is_there = any(goal.places >> way.goal & 1 for way in ways)
            can = ship.works if goal.kind == PROBE_MISSION else goal.kind == RETURN_MISSION and ship.crew and is_back
            done = bool(is_there and can)
        if done:
            found.add(mission)
    return found


def looked_at(facts: MapFacts, goals: Goals, ship: Ship, place: int, seen: int) -> int:
    """Return the locations surveyed from a location as a bit mask; where a ship cannot stay, one for each probe."""
    wanted = 0
    for goal in goals.values():
        if goal.kind in SURVEYS:
            wanted |= goal.places
    wanted &= facts.posts[place] & ~seen
    if place in facts.restless:
        while wanted.bit_count() > ship.probes:
            wanted &= wanted - 1
    return wanted


def together(facts: MapFacts, goals: Goals) -> list[Goal]:
    """Return surveys for one flight: locations that are surveyed from the same one, and all giant planets."""
    wanted = 0
    for goal in goals.values():
        if goal.kind == SURVEY_MISSION:
            wanted |= goal.places
    giants = reduce(or_, facts.drifts)
    groups = {wanted & facts.posts[place] for place in facts.restless} | {wanted & giants}
    return [Goal(SURVEY_ALL_MISSION, group) for group in sorted(groups) if group.bit_count() > 1]
