"""A cache of ship designs, shared by all bots that play the same game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth, Setting
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, FIRST_EDITION, QUICK_REFERENCE
from cosmodrome.games.leaving_earth.navigation import CourseFinder, MapFacts, Odds, Way
from cosmodrome.games.leaving_earth.ship_design import (
    Dates,
    Designer,
    Plan,
    Programme,
    SearchLimit,
    ShipRequest,
    TooLong,
    cheapest_programme,
)


@dataclass(frozen=True)
class MissionVariant:
    """A mission, and the way to complete it."""

    mission: str
    capsule: str | None = None
    place: str | None = None
    science: bool = False
    revealed: frozenset[str] = frozenset()


class PlanCache:
    """The printed facts in the form that bots need, and a cache of ship designs."""

    def __init__(self, setting: Setting, designer: Designer, data: Mapping[str, Any]) -> None:
        self.setting = setting
        self.designer = designer
        self.facts = MapFacts(setting, data["component"])
        self.courses = CourseFinder(self.facts)
        self.ways: dict[str, Way] = {ids.MANEUVERS[way.number]: way for ways in self.facts.ways for way in ways}
        self.advancements = {name: number for number, name in enumerate(ids.ADVANCEMENTS)}
        self.kinds = {name: number for number, name in enumerate(ids.COMPONENTS)}
        self.rocket_of = {int(setting.needs[kind]): kind for kind in self.facts.rockets}
        self.firing = frozenset(designer.catalogue.advancement_of[kind] for kind in designer.catalogue.all_rockets)
        self.fair = Odds(
            (1.0,) * int(setting.advancements), (1.0,) * int(setting.locations), int(setting.space), (1.0,), 0.0
        )
        self.deadline = NO_DEADLINE
        self.programmes: dict[tuple[MissionVariant, frozenset[str], int], Programme | None] = {}
        self.dated: dict[tuple[MissionVariant, frozenset[str]], list[tuple[int, Programme | None]]] = {}

    @contextmanager
    def limited(self, deadline: Deadline) -> Iterator[None]:
        """Limits planning by a deadline; ships and courses not found in time are ignored and not cached."""
        if not deadline.is_limited():
            yield
            return
        courses, designer = self.courses, self.designer
        before = self.deadline, designer.search_limit
        self.deadline = courses.deadline = deadline
        designer.search_limit = SearchLimit(deadline)
        try:
            yield
        finally:
            self.deadline, designer.search_limit = before
            courses.deadline = self.deadline

    def programme(self, variant: MissionVariant, owned: frozenset[str], most_years: int) -> Programme | None:
        """Return the cheapest programme that takes at most so many years."""
        owned &= self.firing | self.designer.catalogue.useful_for(variant.mission)
        key = (variant, owned, most_years)
        if key not in self.programmes:
            if self.deadline.has_passed():
                return None
            try:
                self.programmes[key] = self.design(variant, owned, most_years, None)
            except TooLong:
                return None
        return self.programmes[key]

    def dated_programme(self, variant: MissionVariant, owned: frozenset[str], launch: int) -> Programme | None:
        """Return the cheapest programme that can still be launched in that year."""
        owned &= self.firing | self.designer.catalogue.useful_for(variant.mission)
        known = self.dated.setdefault((variant, owned), [])
        for since, programme in known:
            if since <= launch and (programme is None or launch <= last_launch(programme)):
                return programme
        if self.deadline.has_passed():
            return None
        try:
            found = self.design(variant, owned, None, Dates(launch, int(self.setting.last_year)))
        except TooLong:
            return None
        known.append((launch, found))
        return found

    def satellite(self, rockets: frozenset[str], capsule: str | None = None) -> Plan | None:
        """Return the cheapest flight to Earth Orbit. This short search ignores the deadline, because tests need it."""
        designer = self.designer
        limit, designer.search_limit = designer.search_limit, None
        try:
            return designer.plan(ShipRequest(designer.catalogue.satellite, rockets, 1, capsule, most_cost=40))
        finally:
            designer.search_limit = limit

    def design(
        self, variant: MissionVariant, owned: frozenset[str], most_years: int | None, dates: Dates | None
    ) -> Programme | None:
        request = ShipRequest(
            mission=variant.mission,
            rockets=self.designer.catalogue.all_rockets,
            most_years=most_years,
            capsule=variant.capsule,
            place=variant.place,
            most_cost=self.designer.catalogue.all_money // 2,
            dates=dates,
            science=variant.science,
            revealed=variant.revealed,
        )
        return cheapest_programme(self.designer, request, owned)


def last_launch(programme: Programme) -> int:
    """Return the last launch year of a ship that was searched with launch windows."""
    assert programme.plan.launch_by is not None
    return programme.plan.launch_by


# Shared by all planners. An entry keeps the setting or the pack alive whose number is its key.
ARCHIVES: dict[int, PlanCache] = {}
DESIGNERS: dict[tuple[int, frozenset[str], str], tuple[object, Designer]] = {}
MOST_KEPT = 8


def archive_of(s: LeavingEarth) -> PlanCache:
    """Return the cache for the setting of a state."""
    key = id(s.setting)
    if key not in ARCHIVES:
        if len(ARCHIVES) >= MOST_KEPT:
            ARCHIVES.clear()
        ARCHIVES[key] = PlanCache(s.setting, designer_of(s), s.game.pack.data)
    return ARCHIVES[key]


def designer_of(s: LeavingEarth) -> Designer:
    """Return the designer for a data pack, the expansions in play and the edition of the rules."""
    pack = s.game.pack
    played = frozenset(name for name in EXPANSIONS if s.setting.options[name])
    edition = QUICK_REFERENCE if s.setting.later_rules else FIRST_EDITION
    key = (id(pack), played, edition)
    if key not in DESIGNERS:
        if len(DESIGNERS) >= MOST_KEPT:
            DESIGNERS.clear()
        DESIGNERS[key] = pack, Designer(pack.data, played, edition)
    return DESIGNERS[key][1]
