"""Looks for the seeds of the scripted games: `python -m tools.records.leaving_earth.find_seeds io_sample`.

What lies hidden in a place, and which missions are dealt and found, follows from the seed alone; so most seeds are
ruled out without a game. Those that are left are played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass

import cosmodrome
from cosmodrome import Match
from cosmodrome.core.match.fair_draws import Drawer, match_id, seed_bytes
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.rules.missions import missions_found_at
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import VOCABULARY
from tools.records.leaving_earth.outer_planets import EXPEDITIONS, Expedition
from tools.records.leaving_earth.stations import PROGRAMS, Program
from tools.records.leaving_earth.ventures import VENTURES_PROGRAMS
from tools.records.plan import Plan
from tools.records.record_games import play

GAME = cosmodrome.load("leaving_earth")
SCRIPTED: dict[str, Expedition | Program] = {**EXPEDITIONS, **PROGRAMS, **VENTURES_PROGRAMS}
LOOKS = 6  # features that are drawn in one place


LIFE = {str(mission["id"]) for mission in ids.DATA["mission"] if mission["deck"] in ("always", "later")}


@dataclass(frozen=True)
class Fortune:
    """What a seed holds ready, whatever is done in the game."""

    dealt: frozenset[str]
    faces: dict[str, str]
    found: dict[str, str]  # the mission that a place brings when it is revealed
    features: frozenset[str]  # that are drawn early

    def promises(self) -> set[str]:
        """All that may be shown, in the words of `Expedition` and of `Program`."""
        faces = {f"{place} {face}" for place, face in self.faces.items()}
        return faces | self.dealt | self.features | LIFE | set(self.found.values())


def fortune(plan: Plan) -> Fortune:
    """What is dealt, and what each place turns out to be."""
    seed = seed_bytes(plan.number)
    drawer = Drawer(seed, match_id(seed), [f"{plan.number:04x}{seat}" for seat in range(len(plan.seats))])
    state = GAME.new(len(plan.seats), plan.options)
    assert isinstance(state, LeavingEarth)
    dealt: list[int] = []
    while state.is_chance() and state.chance_stream() == "mission":
        dealt.append(drawer.weighted(state.chance_weights(), "mission", len(dealt)))
        state.apply(dealt[-1])
    setting = state.setting
    faces, found = {}, {}
    for place in range(int(setting.locations)):
        if not setting.faces_of[place]:
            continue
        name = ids.LOCATIONS[place]
        first = int(setting.first_face[place])
        cards = [int(setting.face_cards[first + i]) for i in range(int(setting.faces_of[place]))]
        face = first + drawer.weighted(cards, f"location:{name}", 0)
        faces[name] = ids.FACES[face]
        state.table[place] |= face + 1
        missions = missions_found_at(state, place)
        if any(missions):
            found[name] = ids.MISSIONS[drawer.weighted(missions, f"mission:{name}", 0)]
    features = frozenset(feature for place in faces for feature in features_of(state, place, drawer))
    return Fortune(frozenset(ids.MISSIONS[mission] for mission in dealt), faces, found, features)


def features_of(state: LeavingEarth, place: str, drawer: Drawer) -> Iterable[str]:
    """What is drawn first in that place, if anybody explores it."""
    setting = state.setting
    number = ids.LOCATIONS.index(place)
    cards = [
        int(setting.feature_cards[i]) if setting.feature_place[i] == number else 0 for i in range(int(setting.features))
    ]
    for look in range(min(LOOKS, sum(cards))):
        drawn = drawer.weighted(cards, f"feature:{place}", look)
        cards[drawn] -= 1
        yield ids.FEATURES[drawn]


def shown(match: Match) -> set[str]:
    """What has come of a game, in the words of `Expedition` and of `Program`."""
    found = set()
    for entry in (entry for told in match.happened for entry in told):
        told = VOCABULARY.happened(entry, None, full=True)
        if told["happening"] in ("mission_completed", "occupied"):
            found.add(told["mission"])
        elif told["happening"] == "feature_found":
            found.add(told["feature"])
        elif told["happening"] == "revealed":
            found.add(f"{told['location']} {told['face']}")
        elif told["happening"] == "outcome_drawn":
            found.add(f"{told['advancement']} {told['outcome']}")
    return found


def seek(name: str, numbers: Iterable[int]) -> int | None:
    """The first seed with which the expedition shows all that it is to show."""
    expedition = SCRIPTED[name]
    wanted = set(expedition.shows)
    hidden = {fact for fact in wanted if fact.split()[0] not in ids.ADVANCEMENTS}
    for number in numbers:
        plan = expedition.plan(name, number)
        if hidden <= fortune(plan).promises() and wanted <= shown(play(plan)):
            return number
    return None


def main() -> None:
    for name in sys.argv[1:] or SCRIPTED:
        print(name, seek(name, range(1, 5000)), flush=True)


if __name__ == "__main__":
    main()
