"""What an agency owns: its spacecraft, what lies on Earth, and money that must be kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SURE, AgencyKnowledge
from cosmodrome.games.leaving_earth.vocabulary import (
    DAMAGED,
    MOST_CRAFT,
    PERSON,
)


class AgencyAssets:
    """The assets of one agency in one state."""

    def __init__(self, knowledge: AgencyKnowledge) -> None:
        self.archive = knowledge.archive
        self.setting = knowledge.setting
        self.facts = knowledge.facts
        self.s = knowledge.s
        self.seat = knowledge.seat
        self.years_left = knowledge.years_left
        self.money = knowledge.money
        self.knowledge = knowledge

    def fleet(self) -> Iterator[int]:
        fleet = int(self.s.fleet(self.seat))
        return (craft for craft in range(1, MOST_CRAFT + 1) if fleet >> craft & 1)

    def is_on_earth(self, craft: int) -> bool:
        return bool(self.s.location(self.seat, craft) == self.setting.earth)

    @cached_property
    def pool(self) -> Counter[int]:
        """Returns every undamaged item on Earth, aboard a spacecraft or not."""
        return self.items_on_earth(0)

    @cached_property
    def stock(self) -> Counter[int]:
        """Returns all items on Earth. Damaged ones count, because they are repaired at the end of the year."""
        return self.pool + self.items_on_earth(DAMAGED)

    def items_on_earth(self, side: int) -> Counter[int]:
        found = Counter[int]()
        for craft in (0, *self.fleet()):
            if craft == 0 or self.is_on_earth(craft):
                found.update(self.items(craft, side))
        return found

    def items(self, craft: int, side: int = 0) -> Counter[int]:
        """Returns the undamaged items aboard, or with `side` DAMAGED the damaged ones, under the same numbers."""
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
        for craft in self.fleet():
            if not self.is_on_earth(craft):
                ship = self.facts.ship(self.s, self.seat, craft)
                if ship.thrusters and not ship.works and not ship.crew:
                    return True
        return False

    @cached_property
    def has_capsule_in_orbit(self) -> bool:
        for craft in self.fleet():
            if not self.is_on_earth(craft):
                ship = self.facts.ship(self.s, self.seat, craft)
                if ship.shielded or ship.naked:
                    return True
        return False

    @cached_property
    def reserve(self) -> int:
        """Returns the money to keep for outcomes that capsules in space may draw at the end of the year."""
        if (
            self.knowledge.knows(int(self.setting.life_support))
            and self.knowledge.sureness(int(self.setting.life_support)) < SURE
        ):
            for craft in self.fleet():
                if not self.is_on_earth(craft):
                    ship = self.facts.ship(self.s, self.seat, craft)
                    if ship.shielded or ship.naked:
                        return int(self.setting.remove_failure)
        return 0
