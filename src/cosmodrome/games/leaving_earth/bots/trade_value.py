"""Values a trade by what its items are worth for the agency's own plans."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.venture_answers import worth
from cosmodrome.games.leaving_earth.engine.rules.cooperation import giver
from cosmodrome.games.leaving_earth.engine.rules.transfer import has_cargo
from cosmodrome.games.leaving_earth.engine.state import (
    OFFERED_CRAFT,
    OFFERED_KNOWLEDGE,
    OFFERED_MONEY,
    OFFERED_RESEARCH,
    OFFERED_SHARES,
    LeavingEarth,
)
from cosmodrome.games.leaving_earth.vocabulary import DAMAGED, PERSON, VENTURE

UNUSED = 0.4  # what something is worth, against its price, that the next mission does not take
TOLD = 0.5  # what it costs to teach others what they would have to research
SIGHT = 2.0  # what a look at a hidden location is worth in dollars, to those who get it and to those who give it away


def accepts(agency: AgencyModel) -> bool:
    """Whether an agency accepts the trade that it is offered."""
    margin = agency.temper.bargain
    return margin > 0 and is_good(agency, margin)


def is_good(agency: AgencyModel, margin: float) -> bool:
    """Whether an offer gains so many times what it costs; astronauts and spacecraft are never traded away."""
    s = agency.s
    if giver(s, 1) != agency.seat or giver(s, 0) >= VENTURE or any(is_delicate(s, side) for side in (0, 1)):
        return False
    return gain(agency) >= margin * loss(agency)


def is_delicate(s: LeavingEarth, side: int) -> bool:
    at = s.column_of(side)
    people = any(s.offered(side, PERSON + skill + state) for skill in range(s.setting.skills) for state in (0, DAMAGED))
    return bool(people or s.table[at + OFFERED_CRAFT] or s.table[at + OFFERED_SHARES] or has_cargo(s, side))


def gain(agency: AgencyModel) -> float:
    """Return the gain in dollars; damaged components count for nothing."""
    s, at = agency.s, agency.s.column_of(0)
    project = agency.choice.next_project(agency.choice.sought, Counter(agency.assets.stock))
    missing = {} if project is None else project.missing
    research = () if project is None else project.research
    total = float(s.table[at + OFFERED_MONEY])
    for kind in range(s.setting.kinds):
        count = int(s.offered(0, kind))
        used = min(count, missing.get(kind, 0))
        total += worth(s, kind) * (used + UNUSED * (count - used))
    for advancement in range(s.setting.advancements):
        if s.table[at + OFFERED_RESEARCH] >> advancement & 1:
            total += int(s.setting.research_cost[advancement]) * (1 if advancement in research else UNUSED)
    return total + SIGHT * int(s.offered_more(0, OFFERED_KNOWLEDGE)).bit_count()


def loss(agency: AgencyModel) -> float:
    """Return the loss in dollars, as if everything that is given away had to be bought again."""
    s, at = agency.s, agency.s.column_of(1)
    total = float(s.table[at + OFFERED_MONEY])
    for kind in range(s.setting.kinds):
        total += worth(s, kind) * int(s.offered(1, kind) + s.offered(1, kind + DAMAGED))
    for advancement in range(s.setting.advancements):
        if s.table[at + OFFERED_RESEARCH] >> advancement & 1:
            total += TOLD * int(s.setting.research_cost[advancement])
    return total + SIGHT * int(s.offered_more(1, OFFERED_KNOWLEDGE)).bit_count()
