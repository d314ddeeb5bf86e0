"""Years in which it is worth being in a place, as far as the calendar is concerned: nothing here is about rockets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmodrome.games.leaving_earth.navigation.model import Way

Years = tuple[int, ...]  # by place, a bit per year of the game


class UsefulYears:
    """For each set of places, a bit each: where to be in which years to come to one of them."""

    def __init__(self, ways: Sequence[Way], restless: Iterable[int], places: int, years: int) -> None:
        self.ways = ways
        self.restless = frozenset(restless)
        self.places = places
        self.all_years = (1 << years) - 1
        self.straight: dict[int, Years] = {}
        self.possible: dict[tuple[Years, int, bool, bool], Years] = {}

    # --- when to leave

    def towards(self, goals: int) -> Years:
        """Without detours; where no planet has to be aligned any more, every year will do."""
        known = self.straight.get(goals)
        if known is None:
            known = self.straight[goals] = tuple(self.work_out(goals))
        return known

    def work_out(self, goals: int) -> list[int]:
        years = [self.all_years if goals >> place & 1 else 0 for place in range(self.places)]
        free = self.free(goals)
        changed = True
        while changed:
            changed = False
            for way in self.ways:
                if way.start in free:
                    more = self.all_years
                elif way.aligned < 0 and way.start in self.restless and way.goal not in self.restless:
                    continue  # a detour
                else:
                    more = years[way.goal] >> way.years & way.aligned
                    if way.start not in self.restless:
                        more = up_to_last(more)
                if more & ~years[way.start]:
                    years[way.start] |= more
                    changed = True
        return years

    def free(self, goals: int) -> set[int]:
        """From where ways that are always open lead to a goal."""
        found = {place for place in range(self.places) if goals >> place & 1}
        changed = True
        while changed:
            more = {way.start for way in self.ways if way.aligned < 0 and way.goal in found} - found
            found |= more
            changed = bool(more)
        return found

    # --- when it is too late

    def in_time(self, ends: Years, last: int, patient: bool, slowly: bool) -> Years:
        """By whatever way to one of these ends, nothing being done after the year `last`.

        Who is patient waits where that is possible, and who flies slowly may add years to a way.
        """
        key = (ends, last, patient, slowly)
        known = self.possible.get(key)
        if known is None:
            known = self.possible[key] = tuple(self.spread(list(ends), (2 << last) - 1, patient, slowly))
        return known

    def spread(self, years: list[int], acting: int, patient: bool, slowly: bool) -> list[int]:
        changed = True
        while changed:
            changed = False
            for way in self.ways:
                leaving = 0
                for _, took in way.speeds:
                    leaving |= years[way.goal] >> took
                if slowly and way.timed:
                    leaving = up_to_last(leaving)
                leaving &= acting & way.aligned
                if patient and way.start not in self.restless:
                    leaving = up_to_last(leaving)
                if leaving & ~years[way.start]:
                    years[way.start] |= leaving
                    changed = True
        return years


def up_to_last(years: int) -> int:
    """All years up to the last of these."""
    return (1 << years.bit_length()) - 1
