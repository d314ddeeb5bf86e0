"""The years in which a route can be flown: launch windows, and the end of the game. Years are bits."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from cosmodrome.games.leaving_earth.ship_design.catalogue import EARTH, Catalogue, Maneuver

Flown = tuple[Maneuver, int]  # and the years that it takes


@dataclass(frozen=True)
class Ending:
    """What happens at the end of a route: something is done there, or the ship waits for the new year."""

    acts: bool = False
    stay: int = 0


class Calendar:
    """The years up to the last one of a game; bit 0 is the first year of the pack."""

    def __init__(self, catalogue: Catalogue, last_year: int) -> None:
        self.first_year = catalogue.first_year
        self.restless = catalogue.restless
        self.leaving_from = catalogue.departures_from
        self.reached: dict[tuple[str, int, bool, bool], dict[str, int]] = {}
        years = range(self.first_year, last_year + 1)
        self.acting = (1 << len(years)) - 1
        self.arriving = self.acting << catalogue.late_arrivals | 1
        self.aligned = {
            name: sum(1 << year - self.first_year for year in years if year >= first and (year - first) % every == 0)
            for name, (first, every) in catalogue.windows.items()
        }

    def until(self, ending: Ending) -> int:
        """Return the years in which a ship may be at the end of its route."""
        return self.acting >> ending.stay if ending.acts or ending.stay else self.arriving

    def leaving(self, maneuver: Maneuver, years: int, arriving: int) -> int:
        """Return the years in which a maneuver can begin so that it ends in one of these."""
        return arriving >> years & self.acting & (self.aligned[maneuver.window] if maneuver.window else -1)

    def standing(self, place: str, leaving: int, patient: bool) -> int:
        """Return the years in which a ship may be at a location that it leaves in one of these."""
        can_wait = place == EARTH or (patient and place not in self.restless)
        return (1 << leaving.bit_length()) - 1 if can_wait else leaving

    def reach(self, start: str, launch: int, patient: bool, slowly: bool) -> dict[str, int]:
        """Return for each location the years in which a ship can be there that leaves the start from some year on."""
        key = (start, launch, patient, slowly)
        known = self.reached.get(key)
        if known is None:
            known = dict.fromkeys(self.leaving_from, 0)
            known[start] = self.acting >> launch << launch
            self.spread(known, patient, slowly)
            self.reached[key] = known
        return known

    def spread(self, years: dict[str, int], patient: bool, slowly: bool) -> None:
        """Extends the years for some locations to all others; `slowly`: years may be added."""
        whole = self.acting << 1 | 1
        waiting = deque(place for place, known in years.items() if known)
        while waiting:
            origin = waiting.popleft()
            ready = years[origin]
            if patient and origin not in self.restless:
                ready = self.since(ready)
            ready &= self.acting
            for maneuver in self.leaving_from[origin]:
                leaving = ready & self.aligned[maneuver.window] if maneuver.window else ready
                if not leaving:
                    continue
                arriving = 0
                for _, took in maneuver.speeds:
                    arriving |= leaving << took
                if slowly and maneuver.timed:
                    arriving = self.since(arriving)
                place = maneuver.destination
                if arriving & whole & ~years[place]:
                    years[place] |= arriving & whole
                    if place not in waiting:
                        waiting.append(place)

    def since(self, years: int) -> int:
        """Return all years from the first of these on."""
        first = (years & -years).bit_length() - 1
        return (self.acting << 1 | 1) >> first << first

    def departures(
        self,
        flown: Sequence[Flown],
        ending: Ending,
        patient: bool,
        now: int,
        met: tuple[int, int] | None = None,
    ) -> list[int]:
        """Return the departure years with the earliest end and, among these, the latest launch.

        Nothing if it is too late. `met`: before the leg of this number something is met that comes in that year.
        """
        arriving, leaving = self.until(ending), list[int]()
        wait, comes = (-1, 0) if met is None else (met[0], met[1] - self.first_year)
        if wait == len(flown):
            arriving = arriving >> comes << comes
        for number, (maneuver, years) in reversed(list(enumerate(flown))):
            possible = self.leaving(maneuver, years, arriving)
            leaving.append(possible >> comes << comes if number == wait else possible)
            arriving = self.standing(maneuver.origin, leaving[-1], patient)
        leaving.reverse()
        at, found = max(now - self.first_year, 0), list[int]()
        for (_, years), possible in zip(flown, leaving, strict=True):
            later = possible >> at
            if not later:
                return []
            found.append(at + (later & -later).bit_length() - 1)
            at = found[-1] + years
        for number in reversed(range(len(found) - 1)):
            latest = found[number + 1] - flown[number][1]
            if self.standing(flown[number + 1][0].origin, 2, patient) & 1:  # one can wait before the next
                found[number] = (leaving[number] & (2 << latest) - 1).bit_length() - 1
            else:
                found[number] = latest
        return [self.first_year + year for year in found]

    def last_departures(self, flown: Sequence[Flown], by: int) -> list[int]:
        """Return the departure years to arrive in a year, launched as late as possible; nothing if it cannot."""
        arriving, leaving = (2 << by - self.first_year) - 1, list[int]()
        for maneuver, years in reversed(flown):
            leaving.append(self.leaving(maneuver, years, arriving))
            arriving = self.standing(maneuver.origin, leaving[-1], True)
        launch = self.first_year + leaving[-1].bit_length() - 1
        if launch < self.first_year:
            return []
        return Calendar.departures(self, flown, Ending(), True, launch)
