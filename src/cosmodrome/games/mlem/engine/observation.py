"""The table as numbers between about 0 and 1, for learning and for tensors. The same count for every table.

The seat that looks comes first, the others follow clockwise; absent seats are zeros. Only what the seat may know is
in here.
"""

from __future__ import annotations

from cosmodrome.games.mlem.engine.scoring import mission_points, missions_done, open_score
from cosmodrome.games.mlem.engine.state import SEATS, Mlem
from cosmodrome.games.mlem.odds.next_roll import crash_chance
from cosmodrome.games.mlem.ui.view import expected_bonus
from cosmodrome.games.mlem.vocabulary import MOST_PLANETS, MOST_SPACES, SPECIALISTS, STEPS


def features(s: Mlem, seat: int) -> list[float]:
    clockwise = [(seat + i) % s.players for i in range(s.players)]
    found = rocket(s, seat)
    for i in range(SEATS):
        found += about_seat(s, clockwise[i], seat) if i < s.players else [0.0] * SEAT_FEATURES
    found += mat(s, clockwise)
    found += own_missions(s, seat)
    return found


def rocket(s: Mlem, seat: int) -> list[float]:
    found = one_hot(s.step, STEPS) + one_hot(s.space, MOST_SPACES + 1)
    found += [
        float(s.players) / SEATS,
        s.dice / 6,
        float(s.failures) / float(s.setting.failures),
        s.expedition / 18,
        float(s.ending),
        float(s.asked == seat),
        s.engineers / SEATS,
        s.crew / SEATS,
        float(crash_chance(s.setting, s.space, s.dice)),
        s.ufo_space / MOST_SPACES if s.setting.ufo else 0.0,
        s.ufo_taken / 5,
        int(s.token_pile).bit_count() / 14,
    ]
    found += [s.rolled(face) / 6 for face in range(5)]
    found += [float(s.usable >> face & 1) for face in range(5)]
    ability = s.setting.token_ability[s.token] if s.token >= 0 else 0
    return found + one_hot(ability, 4)


SEAT_FEATURES = 5 + 3 * len(SPECIALISTS) + 4


def about_seat(s: Mlem, seat: int, viewer: int) -> list[float]:
    aboard = [0.0] * len(SPECIALISTS)
    slot_of = 0.0
    for slot in range(s.crew):
        if s.seat_aboard(slot) == seat:
            aboard[s.specialist_aboard(slot)] = 0.5 if s.is_used(slot) else 1.0
            slot_of = (slot + 1) / SEATS
    home = s.at_home(seat)
    bonus = expected_bonus(s, seat, viewer)  # of tokens that may be hidden
    score = float(open_score(s, seat) - s.bonus(seat)) + bonus
    found = [score / 60, s.points(seat) / 60, bonus / 15, s.placed(seat) / 8, slot_of]
    found += [float(home >> specialist & 1) for specialist in range(len(SPECIALISTS))]
    found += aboard
    found += [max(s.place_of(seat, specialist) >> 3, 0) / MOST_SPACES for specialist in range(len(SPECIALISTS))]
    return found + [float(s.goal_owner(goal) == seat) for goal in range(4)]


def mat(s: Mlem, clockwise: list[int]) -> list[float]:
    setting = s.setting
    found = [s.moons_left(space) / 4 for space in range(MOST_SPACES)]
    opened = {
        setting.exploration_space[token]
        for token in range(len(setting.exploration_space))
        if s.exploration_open >> token & 1
    }
    found += [float(space in opened) for space in range(MOST_SPACES)]
    for planet in range(MOST_PLANETS):
        for i in range(SEATS):
            found.append(s.on_planet(planet, clockwise[i]) / 8 if i < s.players else 0.0)
    return found


def own_missions(s: Mlem, seat: int) -> list[float]:
    if not s.setting.secret_missions:
        return [0.0, 0.0, *[0.0] * MOST_SPACES]
    wanted = [0.0] * MOST_SPACES
    for mission in range(s.setting.missions):
        if s.missions_held(seat, mission) and not s.is_done(seat, mission):
            for space in range(MOST_SPACES):
                if s.setting.mission_spaces[mission] >> space & 1:
                    wanted[space] += 0.5 * int(s.missions_held(seat, mission))
    return [missions_done(s, seat) / 3, mission_points(s, seat) / 10, *wanted]


def one_hot(index: int, size: int) -> list[float]:
    row = [0.0] * size
    row[index] = 1.0
    return row
