"""Research and buying: what money is spent on, on Earth."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.outcomes import gain
from cosmodrome.games.leaving_earth.engine.state import (
    ASTRONAUT,
    BERTH,
    DAMAGED_ONE,
    LIVING,
    VISITED,
    WHO,
    LeavingEarth,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    ADVANCEMENT_NEEDED,
    ALREADY_RESEARCHED,
    BOUGHT,
    BUY,
    HIRED,
    MOST_ASTRONAUTS,
    NOT_ENOUGH_MONEY,
    NOT_FOR_SALE,
    NOT_FOR_VENTURES,
    PERSON,
    PREREQUISITE_NEEDED,
    RECRUITS,
    RESEARCH,
    RESEARCHED,
    ROSTER_FULL,
    VENTURE,
)

# --- Research ----------------------------------------------------------------


def list_research(s: LeavingEarth, out: ActionList) -> None:
    seat = s.turn
    if seat >= VENTURE and not out.explain:
        return
    money = s.money(seat)
    advancement: i64
    for advancement in range(s.setting.advancements):
        if (s.setting.researchable >> advancement) & 1 == 0:
            continue
        if seat >= VENTURE:
            out.refuse(RESEARCH, advancement, NOT_FOR_VENTURES)
        elif s.knows(seat, advancement):
            out.refuse(RESEARCH, advancement, ALREADY_RESEARCHED)
        elif not s.may_research(seat, advancement):
            out.refuse(RESEARCH, advancement, PREREQUISITE_NEEDED)
        elif money < s.setting.research_cost[advancement]:
            out.refuse(RESEARCH, advancement, NOT_ENOUGH_MONEY)
        else:
            out.add(RESEARCH, advancement)


def research(s: LeavingEarth, advancement: i64) -> None:
    s.earn(s.turn, -s.setting.research_cost[advancement])
    outcomes = s.setting.research_outcomes[advancement]
    s.tell(RESEARCHED, s.turn, advancement, outcomes)
    gain(s, s.turn, advancement, outcomes, ACT)


# --- Buying components -------------------------------------------------------


def list_components(s: LeavingEarth, out: ActionList) -> None:
    seat = s.turn
    money = s.money(seat)
    known = s.researched(s.actor)
    i: i64
    for i in range(len(s.setting.for_sale)):
        kind = s.setting.for_sale[i]
        needs = s.setting.needs[kind]
        is_known = needs < 0 or (known >> needs) & 1 == 1
        if is_known and money >= s.setting.price[kind]:
            out.add(BUY, kind)
        elif out.explain:
            out.refuse(BUY, kind, NOT_ENOUGH_MONEY if is_known else ADVANCEMENT_NEEDED)
    if out.explain:
        for i in range(s.setting.kinds):
            if s.setting.price[i] < 0:
                out.refuse(BUY, i, NOT_FOR_SALE)
    is_full = s.living(seat) >= MOST_ASTRONAUTS
    skill: i64
    for skill in range(s.setting.skills):
        if money < s.setting.skill_price[skill]:
            out.refuse(BUY, PERSON + skill, NOT_ENOUGH_MONEY)
        elif is_full:
            out.refuse(BUY, PERSON + skill, ROSTER_FULL)
        else:
            out.add(BUY, PERSON + skill)


def buy(s: LeavingEarth, item: i64) -> None:
    seat = s.turn
    if item >= PERSON:
        hire(s, seat, item - PERSON)
        return
    s.earn(seat, -s.setting.price[item])
    s.tell(BOUGHT, seat, item, s.setting.price[item])
    if s.setting.units[item]:
        s.put(s.vessel(seat, 0), s.setting.supplies, s.setting.units[item])  # a crate of five is five units
    else:
        s.put(s.vessel(seat, 0), item, 1)


def hire(s: LeavingEarth, seat: i64, skill: i64) -> None:
    """An astronaut with the next name of that skill; when the names are through they begin again with a number."""
    s.earn(seat, -s.setting.skill_price[skill])
    name = skill + 8 * (s.trained[skill] + (RECRUITS if s.setting.has_stations else 0))
    s.trained[skill] += 1
    enlist(s, seat, 0, 1 | (skill << 2) | (name << 8), 0)
    s.tell(HIRED, seat, name, PERSON + skill, s.setting.skill_price[skill])


def enlist(s: LeavingEarth, seat: i64, craft: i64, who: i64, visited: i64) -> None:
    """An astronaut joins an agency, aboard a spacecraft or on Earth."""
    index: i64 = 0
    while s.is_alive(seat, index):
        index += 1
    at = s.person(seat, index)
    s.table[at + WHO] = (who & ~240) | (craft << 4)
    s.table[at + VISITED] = visited
    s.table[at + BERTH] = 0
    s.put(s.vessel(seat, craft), PERSON + ((who >> 2) & 3), DAMAGED_ONE if who & 2 else 1)
    s.table[s.block(seat) + LIVING] += 1


def dismiss(s: LeavingEarth, seat: i64, index: i64) -> None:
    """An astronaut leaves an agency, for another one or for good."""
    at = s.person(seat, index)
    one: i64 = 1 if s.is_healthy(seat, index) else DAMAGED_ONE
    s.put(s.vessel(seat, s.berth_of(seat, index)), PERSON + s.skill(seat, index), -one)
    i: i64
    for i in range(ASTRONAUT):
        s.table[at + i] = 0
    s.table[s.block(seat) + LIVING] -= 1
