"""What an agency knows: outcomes, hidden locations and open missions.

Faces and outcomes that the agency has not seen are never read.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import comb

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import PlanCache
from cosmodrome.games.leaving_earth.engine.rules.missions import may_complete
from cosmodrome.games.leaving_earth.engine.state import IN_PLAY, LeavingEarth
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import KEPT, Deck
from cosmodrome.games.leaving_earth.navigation import Goal, Odds, Ship
from cosmodrome.games.leaving_earth.vocabulary import (
    EXPERIMENT_MISSION,
    GALILEO_MISSION,
    HABITAT_MISSION,
    HALF,
    LIFE_MISSION,
    LIFE_SURVEY_MISSION,
    OCCUPATION_MISSION,
    PERSON,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
)

FOCUS = 1e6  # times the points of a mission that is wanted at any price
SURE = 0.97  # from this chance on nothing is tested
SOONER = 0.985  # what points are worth that are to be had in a year only, with Outer Planets
# Missions that bots do not go for, although ships for them can be planned.
UNSOUGHT = (EXPERIMENT_MISSION, LIFE_SURVEY_MISSION, OCCUPATION_MISSION)
FAINT = 0.02  # what is known to fail is flown all the same if there is nothing to lose
SAME_SEAT = -1  # the observer is the agency itself


@lru_cache(maxsize=10_000)
def outlook(deck: Deck, pack: tuple[int, int, int]) -> tuple[tuple[float, float], ...]:
    """Return the probability of each share of successes among an advancement's cards, given the draws so far."""
    dealt = len(deck.epochs)
    found: dict[float, float] = {}
    for successes in range(dealt + 1):
        for minors in range(dealt - successes + 1):
            cards = [successes, minors, dealt - successes - minors]
            likely = float(comb(pack[0], cards[0]) * comb(pack[1], cards[1]) * comb(pack[2], cards[2]))
            for *seen, gone in deck.stages:
                left = sum(cards)
                for outcome, times in enumerate(seen):
                    if times:
                        likely *= (cards[outcome] / left) ** times if left else 0.0
                if gone != KEPT:
                    likely *= cards[gone] > 0
                    cards[gone] -= 1
            if likely:
                share = cards[0] / sum(cards) if sum(cards) else 1.0
                found[share] = found.get(share, 0.0) + likely
    total = sum(found.values()) or 1.0
    return tuple((likely / total, share) for share, likely in found.items())


def all_succeed(prospects: tuple[tuple[float, float], ...], draws: int) -> float:
    return sum(likely * share**draws for likely, share in prospects)


class AgencyKnowledge:
    """The knowledge of one agency in one state, or what another seat knows of it."""

    def __init__(
        self, archive: PlanCache, s: LeavingEarth, seat: int, focus: int = -1, observer: int | None = SAME_SEAT
    ) -> None:
        self.archive = archive
        self.setting = archive.setting
        self.facts = archive.facts
        self.s = s
        self.seat = seat
        self.observer = (
            seat if observer == SAME_SEAT else observer
        )  # the seat whose knowledge this is; None is a spectator
        self.focus = focus if focus >= 0 and s.mission(focus) == IN_PLAY else -1
        self.years_left = int(self.setting.last_year - s.year)
        self.money = int(s.money(seat))

    @cached_property
    def prospects(self) -> list[tuple[tuple[float, float], ...]]:
        """Return the outlook of each advancement. One that is not researched yet counts as newly dealt."""
        pack = (int(self.setting.pack[0]), int(self.setting.pack[1]), int(self.setting.pack[2]))
        found = []
        for advancement in range(int(self.setting.advancements)):
            if self.s.knows(self.seat, advancement):
                deck = seat_knowledge.deck_of(self.s, self.seat, advancement)
            else:
                deck = Deck((0,) * int(self.setting.research_outcomes[advancement]))
            found.append(outlook(deck, pack))
        return found

    def sureness(self, advancement: int, draws: int = 1) -> float:
        return all_succeed(self.prospects[advancement], draws)

    def knows(self, advancement: int) -> bool:
        return bool(self.s.knows(self.seat, advancement))

    @cached_property
    def owned(self) -> frozenset[str]:
        return frozenset(name for name, number in self.archive.advancements.items() if self.knows(number))

    def faces(self, place: int) -> list[tuple[int, float]]:
        """Return the faces that a location may have, with their probabilities."""
        s = self.s
        if seat_knowledge.knows_face(s, place, self.observer):
            return [(int(s.face(place)), 1.0)]
        return self.possible_faces(place)

    def possible_faces(self, place: int) -> list[tuple[int, float]]:
        """Return the faces that the printed cards allow."""
        setting = self.setting
        first = int(setting.first_face[place])
        cards = [int(setting.face_cards[first + i]) for i in range(setting.faces_of[place])]
        return [(first + i, number / sum(cards)) for i, number in enumerate(cards)]

    @cached_property
    def odds(self) -> Odds:
        setting = self.setting
        chances = tuple(
            max(round(self.sureness(advancement), 3), FAINT) if self.knows(advancement) else 0.0
            for advancement in range(int(setting.advancements))
        )
        places = range(int(setting.locations))
        faces = [self.faces(place) for place in places]
        harmless = tuple(1.0 - sum(p for face, p in faces[place] if setting.face_destroys[face]) for place in places)
        lively = sum(1 << place for place in places if any(setting.face_life[face] for face, _ in faces[place]))
        radiation = [0.0] * (int(setting.die) + 1)
        for face, likely in faces[setting.solar_radiation]:
            radiation[setting.face_radiation[face]] += likely
        while not radiation[-1]:
            radiation.pop()
        sickness = sum(p * int(setting.face_sickness[face]) for face, p in faces[setting.suborbital])
        perils = tuple(tuple(faces[place]) for place in self.facts.perilous)
        return Odds(chances, harmless, lively, tuple(radiation), sickness / int(setting.die), perils)

    def has_life(self, place: int) -> float:
        return sum(likely for face, likely in self.faces(place) if self.setting.face_life[face])

    @cached_property
    def open_missions(self) -> list[int]:
        return [m for m in range(int(self.setting.missions)) if may_complete(self.s, self.seat, m) and self.can_plan(m)]

    def can_plan(self, mission: int) -> bool:
        """Whether a mission is planned. With Outer Planets, habitats are sent ahead only for a mission in focus."""
        kind = self.setting.mission_requires[mission]
        if kind in UNSOUGHT:
            return False
        if kind == HABITAT_MISSION and self.facts.almanac is not None and mission != self.focus:
            return False
        return self.archive.designer.catalogue.can_plan(ids.MISSIONS[mission])

    def worth(self, mission: int) -> float:
        points = float(self.setting.mission_points[mission]) / HALF
        return points * FOCUS if mission == self.focus else points

    def goal_of(self, mission: int) -> Goal:
        kind, places = int(self.setting.mission_requires[mission]), int(self.setting.mission_places[mission])
        if kind == LIFE_MISSION:
            places &= self.odds.lively
        elif kind == SURVEY_ALL_MISSION:
            places &= ~self.revealed
        return Goal(kind, places)

    @cached_property
    def revealed(self) -> int:
        """Return the revealed locations as a bit mask."""
        return sum(1 << place for place in range(int(self.setting.locations)) if self.s.is_revealed(place))

    def worth_seeing(self, ship: Ship) -> dict[int, float]:
        """Return the locations that a ship can survey from its location, with their value in points."""
        found: dict[int, float] = {}
        seen = self.facts.posts[ship.place]
        for mission in self.open_missions:
            goal = self.goal_of(mission)
            if goal.kind in (SURVEY_MISSION, SURVEY_ALL_MISSION):
                worth = self.worth(mission) / goal.places.bit_count()
            elif goal.kind == GALILEO_MISSION and ship.galileos:
                worth = self.worth(mission)
            else:
                continue
            for place in range(seen.bit_length()):
                if (goal.places & seen) >> place & 1:
                    found[place] = found.get(place, 0.0) + worth
        return found

    def price(self, item: int) -> int:
        return int(self.setting.skill_price[item - PERSON] if item >= PERSON else self.setting.price[item])
