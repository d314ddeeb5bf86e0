"""What every part of an agency model reads: the knowledge of the agency, and the table and facts behind it."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import AgencyKnowledge


class AgencyPart:
    """A part of an agency model, which is made for one moment."""

    def __init__(self, knowledge: AgencyKnowledge) -> None:
        self.knowledge = knowledge
        self.archive = knowledge.archive
        self.setting = knowledge.setting
        self.facts = knowledge.facts
        self.s = knowledge.s
        self.seat = knowledge.seat
        self.years_left = knowledge.years_left
        self.money = knowledge.money
