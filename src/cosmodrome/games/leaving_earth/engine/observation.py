"""The table as numbers between about 0 and 1, for learning and for tensors. The same count for every table.

The seat that looks comes first, the others follow clockwise; absent seats are zeros. Only what the seat may know is in
here: chances instead of outcome cards, and faces that are revealed or that it has seen.
"""

from __future__ import annotations

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import COMPLETED, IN_PLAY, OFFERS, LeavingEarth
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import CERTAIN, Chances
from cosmodrome.games.leaving_earth.hidden_info.seat_knowledge import Owner, knows_face
from cosmodrome.games.leaving_earth.phase import is_burning
from cosmodrome.games.leaving_earth.vocabulary import (
    FREE_STEPS,
    MOST_CRAFT,
    NOWHERE,
    OFFERS_A_YEAR,
    OWNERS,
    SEATS,
    STEPS,
    VENTURE,
)

ADVANCEMENTS, COMPONENTS, SKILLS = len(ids.ADVANCEMENTS), len(ids.COMPONENTS), len(ids.SKILLS)
PLACES, MISSIONS, FACES = len(ids.LOCATIONS), len(ids.MISSIONS), len(ids.FACES)
FEATURES = len(ids.FEATURES)
LONGEST = 31  # years


def features(s: LeavingEarth, seat: int) -> list[float]:
    clockwise = [(seat + i) % s.players for i in range(s.players)]
    chances = seat_knowledge.chances(s)
    found = table(s, seat)
    for i in range(SEATS):
        found += about_seat(s, clockwise[i], chances) if i < s.players else [0.0] * SEAT_FEATURES
    for venture in range(VENTURE, OWNERS):
        found += about_venture(s, venture, clockwise) if venture < s.owners else [0.0] * VENTURE_FEATURES
    return found + places(s, seat) + missions(s, clockwise)


def table(s: LeavingEarth, seat: int) -> list[float]:
    setting = s.setting
    burning = is_burning(s)
    need = int(max(s.need, 1)) if burning else 1
    found = one_hot(s.step, STEPS)
    found += [
        s.players / SEATS,
        float(setting.team),
        (s.year - setting.first_year) / LONGEST,
        (setting.last_year - s.year) / LONGEST,
        float(s.asked == seat),
        s.passes / SEATS,
        min(s.steps_taken / FREE_STEPS, 1.0),
        s.points_open() / 200,
        min(need / 1000, 1.0) if burning else 0.0,
        min(s.thrust / need, 1.0) if burning else 0.0,
        s.years / LONGEST if burning else 0.0,
    ]
    return found + one_hot((s.actor - seat) % s.players, SEATS) + one_hot((s.starter - seat) % s.players, SEATS)


CRAFT_FEATURES = PLACES + COMPONENTS + SKILLS + 5
SEAT_FEATURES = 5 + 5 * ADVANCEMENTS + COMPONENTS + SKILLS + MOST_CRAFT * CRAFT_FEATURES


def about_seat(s: LeavingEarth, seat: int, chances: dict[Owner, Chances]) -> list[float]:
    found = [
        s.money(seat) / 50,
        s.points(seat) / 100,
        s.dead(seat) / 10,
        s.living(seat) / 10,
        s.table[s.block(seat) + OFFERS] / OFFERS_A_YEAR,
    ]
    for advancement in range(s.setting.advancements):
        if s.knows(seat, advancement):
            odds = chances.get((seat, advancement), CERTAIN)
            left = s.outcomes(seat, advancement) / 3
            found += [1.0, left, float(odds.success), float(odds.minor), float(odds.major)]
        else:
            found += [0.0] * 5
    found += [0.0] * 5 * (ADVANCEMENTS - s.setting.advancements)
    found += cargo(s, seat, 0)
    for craft in range(1, MOST_CRAFT + 1):
        found += about_craft(s, seat, craft) if s.fleet(seat) >> craft & 1 else [0.0] * CRAFT_FEATURES
    return found


VENTURE_FEATURES = 4 + SEATS + COMPONENTS + SKILLS


def about_venture(s: LeavingEarth, venture: int, clockwise: list[int]) -> list[float]:
    """Its charter and shares, its means, and what it has on Earth."""
    found = [float(s.is_founded(venture)), s.money(venture) / 50, s.points(venture) / 100, s.dead(venture) / 10]
    return found + parts(s, venture, clockwise) + cargo(s, venture, 0)


def parts(s: LeavingEarth, venture: int, clockwise: list[int]) -> list[float]:
    """How much of a venture each agency has."""
    return padded([int(s.shares(venture, seat)) / int(s.setting.venture_shares) for seat in clockwise], SEATS)


def cargo(s: LeavingEarth, seat: int, craft: int) -> list[float]:
    """Sound components, and healthy astronauts by skill."""
    found = padded([s.working(seat, craft, kind) / 5 for kind in range(s.setting.kinds)], COMPONENTS)
    people = s.people_aboard(seat, craft)
    skills = [0.0] * SKILLS
    index = 0
    while people >> index:
        if people >> index & 1 and s.is_healthy(seat, index):
            skills[s.skill(seat, index)] += 0.25
        index += 1
    return found + skills


def about_craft(s: LeavingEarth, seat: int, craft: int) -> list[float]:
    damaged = sum(s.damaged(seat, craft, kind) for kind in range(s.setting.kinds))
    found = one_hot(s.location(seat, craft), PLACES)
    found += [
        s.time(seat, craft) / 5,
        s.mass_of(seat, craft) / 100,
        s.seats_of(seat, craft) / 10,
        s.crew(seat, craft) / 10,
        damaged / 5,
    ]
    return found + cargo(s, seat, craft)


def places(s: LeavingEarth, seat: int) -> list[float]:
    """Known faces, revealed places, and whether anybody else has looked."""
    found = [0.0] * FACES
    for location in range(s.setting.locations):
        face = s.face(location)
        if face != NOWHERE and knows_face(s, location, seat):
            found[face] = 1.0
    looked: list[float] = []
    features = [0.0] * FEATURES
    for location in range(s.setting.locations):
        others = [other for other in range(s.players) if other != seat and s.has_seen(other, location)]
        looked += [float(s.is_revealed(location)), len(others) / SEATS]
        for slot in range(s.slots(location)):
            if s.feature(location, slot) != NOWHERE:
                features[s.feature(location, slot)] = 1.0
    return found + padded(looked, 2 * PLACES) + features


def missions(s: LeavingEarth, clockwise: list[int]) -> list[float]:
    """Of each mission its points if it is open, and who has it."""
    found = []
    for mission in range(s.setting.missions):
        status = s.mission(mission)
        found.append(s.setting.mission_points[mission] / 80 if status == IN_PLAY else 0.0)
        owner = [0.0] * SEATS
        if status >= COMPLETED + VENTURE:
            owner = parts(s, status - COMPLETED, clockwise)
        elif status >= COMPLETED:
            owner[clockwise.index(status - COMPLETED)] = 1.0
        found += owner
    return padded(found, (1 + SEATS) * MISSIONS)


def padded(row: list[float], size: int) -> list[float]:
    """With zeros for what is not in play."""
    return row + [0.0] * (size - len(row))


def one_hot(index: int, size: int) -> list[float]:
    row = [0.0] * size
    row[index] = 1.0
    return row
