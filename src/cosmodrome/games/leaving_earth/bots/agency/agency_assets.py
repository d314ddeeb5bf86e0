"""What an agency owns: its spacecraft, what lies on Earth, and money that must be kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SURE
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart
from cosmodrome.games.leaving_earth.navigation import Ship
from cosmodrome.games.leaving_earth.vocabulary import (
    DAMAGED,
    MOST_CRAFT,
    PERSON,
)


class AgencyAssets(AgencyPart):
    """The assets of one agency in one state."""

    def fleet(self) -> Iterator[int]:
        fleet = int(self.s.fleet(self.seat))
        return (craft for craft in range(1, MOST_CRAFT + 1) if fleet >> craft & 1)

    def is_on_earth(self, craft: int) -> bool:
        return bool(self.s.location(self.seat, craft) == self.setting.earth)

    def ships_in_space(self) -> Iterator[tuple[int, Ship]]:
        """The number of each spacecraft that is not on Earth, and what it is as a ship."""
        for craft in self.fleet():
            if not self.is_on_earth(craft):
                yield craft, self.facts.ship(self.s, self.seat, craft)

    @cached_property
    def pool(self) -> Counter[int]:
        """Return every undamaged item on Earth, aboard a spacecraft or not."""
        return self.items_on_earth(0)

    @cached_property
    def stock(self) -> Counter[int]:
        """Return all items on Earth. Damaged ones count, because they are repaired at the end of the year."""
        return self.pool + self.items_on_earth(DAMAGED)

    def items_on_earth(self, side: int) -> Counter[int]:
        found = Counter[int]()
        for craft in (0, *self.fleet()):
            if craft == 0 or self.is_on_earth(craft):
                found.update(self.items(craft, side))
        return found

    def items(self, craft: int, side: int = 0) -> Counter[int]:
        """Return the undamaged items aboard, or with `side` DAMAGED the damaged ones, under the same numbers."""
        s, seat = self.s, self.seat
        found = Counter[int]()
        for kind in range(int(self.setting.kinds)):
            count = int(s.count_items(seat, craft, kind + side))
            if count:
                found[kind] = count
        if s.crew(seat, craft):
            for skill in range(int(self.setting.skills)):
                count = int(s.count_items(seat, craft, PERSON + skill + side))
                if count:
                    found[PERSON + skill] = count
        return found

    @cached_property
    def has_test_thruster(self) -> bool:
        return any(ship.thrusters and not ship.works and not ship.crew for _, ship in self.ships_in_space())

    @cached_property
    def has_capsule_in_orbit(self) -> bool:
        return any(ship.shielded or ship.naked for _, ship in self.ships_in_space())

    @cached_property
    def reserve(self) -> int:
        """Return the money to keep for outcomes that capsules in space may draw at the end of the year."""
        life_support = int(self.setting.life_support)
        is_unsure = self.knowledge.knows(life_support) and self.knowledge.sureness(life_support) < SURE
        return int(self.setting.remove_failure) if is_unsure and self.has_capsule_in_orbit else 0
