"""Plays a plan through the rules, from the first purchase to the last maneuver: chance is kind, nothing else helps.

Money is what the rules pay out each year, components are bought and loaded one by one, and every outcome card is dealt
as a success. Who plays here knows the plan and reads nothing else.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cosmodrome.games.leaving_earth import names
from cosmodrome.games.leaving_earth.design import Event, Leg
from cosmodrome.games.leaving_earth.design.proposals import Proposal
from cosmodrome.games.leaving_earth.words import (
    ACT,
    CHOOSE_DAMAGE,
    CHOOSE_LANDING,
    CHOOSE_REVEAL,
    CHOOSE_SEATS,
    LOOK,
    PAY_OUTCOME,
    TURN_IN,
    WORK,
)
from tests.games.leaving_earth.table import FAR_AWAY, Table

HARMLESS = {"jupiter": "weak_radiation", "saturn": "clear_rings", "solar_radiation": "calm"}
SOMEBODY = "pilot"


class Played:
    """A table at which a plan is carried out."""

    def __init__(self, mission: str, proposal: Proposal, owned: frozenset[str] = frozenset(), **options: Any) -> None:
        self.mission = mission
        self.proposal = proposal
        self.plan = proposal.plan
        self.table = Table(1, {mission, *FAR_AWAY}, level="very_hard", **options).show("suborbital", "harmless")
        for name in sorted(owned):
            cards = next(entry["outcomes"] for entry in names.DATA["advancement"] if entry["id"] == name)
            self.table.learn(name, "S" * cards)
        self.table.show("solar_radiation", "calm")
        self.craft = 0
        self.parked: list[int] = []
        self.done: int | None = None  # the year in which the mission was completed
        self.spent = 0
        self.misfires: list[str] = []  # rockets of which the next one fired is damaged

    @property
    def is_over(self) -> bool:
        return self.table.state.is_terminal()

    # --- what is asked in between

    def look_back(self) -> None:
        if self.done is None and self.table.owner(self.mission) == 0:
            self.done = int(self.table.state.year)

    def settle(self) -> None:
        """Until somebody may act again."""
        table, state = self.table, self.table.state
        self.look_back()
        while not self.is_over and state.step not in (ACT, WORK):
            if state.step == LOOK:
                self.look()
            elif state.is_chance():
                self.be_lucky()
            elif state.step == CHOOSE_REVEAL:
                table.do("reveal")
            elif state.step == CHOOSE_SEATS:
                self.sit()
            elif state.step == CHOOSE_LANDING:
                table.do("skip_landing")
            elif state.step == PAY_OUTCOME:
                table.do("keep_outcome")
            elif state.step == TURN_IN:
                table.do("done")
            else:
                assert state.step != CHOOSE_DAMAGE
                state.apply(state.legal_actions()[-1])
            self.look_back()

    def be_lucky(self) -> None:
        """Outcome cards are successes, dice show much; what may be paid away stays."""
        table, state = self.table, self.table.state
        while state.is_chance() and state.step != LOOK:
            state.apply(table.possible()[0 if (table.drawing() or "").startswith("outcome") else -1])
        if state.step == PAY_OUTCOME:
            table.do("keep_outcome")

    def look(self) -> None:
        state = self.table.state
        setting, place = state.setting, state.place
        first = setting.first_face[place]
        ids = [names.FACES[first + i] for i in range(setting.faces_of[place])]
        safe = [i for i in range(len(ids)) if not setting.face_destroys[first + i]]
        lively = [i for i in safe if setting.face_life[first + i]]
        wanted = HARMLESS.get(names.LOCATIONS[place])
        state.apply(ids.index(wanted) if wanted in ids else (lively or safe)[0])

    def sit(self) -> None:
        """Everybody sits where a heat shield is."""
        seats = self.table.choices("seat_in")
        capsules = [part for part in self.table.parts(self.craft) if part in ("vostok", "apollo", "eagle", "aldrin")]
        safe = [number for number in seats if capsules[number - 1] in ("vostok", "apollo")]
        self.table.do("seat_in", (safe or seats)[0])

    # --- year after year

    def until(self, year: int) -> None:
        state = self.table.state
        while not self.is_over and state.year < year:
            self.table.end_year()
            self.settle()

    def pay(self) -> None:
        table = self.table
        for one in self.proposal.spending:
            self.until(one.year)
            before = table.cash()
            for name in one.research:
                table.do("research", name)
                self.settle()
            for name, number in one.bought.items():
                for _ in range(number):
                    table.do("buy", SOMEBODY if name == "astronaut" else name)
                    self.settle()
            assert before - table.cash() == one.money
            self.spent += one.money

    def build(self) -> None:
        self.table.do("build")
        self.craft = int(self.table.state.craft)
        for name, number in sorted(self.plan.components.items(), key=lambda pair: pair[0] == "astronaut"):
            for _ in range(number):
                self.table.do("load", SOMEBODY if name == "astronaut" else name)

    def fly(self) -> Played:
        self.pay()
        self.until(self.proposal.launch)
        self.build()
        for number, (leg, year) in enumerate(zip(self.plan.legs, self.proposal.departures, strict=True)):
            self.until(year)
            self.rendezvous(number)
            self.maneuver(leg)
        self.rendezvous(len(self.plan.legs))
        if self.plan.draws.get("surveying") and self.done is None:
            self.work()
            self.table.do("survey", self.plan.place)
            self.settle()
        if self.done is None:
            self.until(self.proposal.done)
        if self.done is None and not self.is_over:
            self.table.end_year()  # who drifts past something sees it at the end of the turn
            self.settle()
        return self

    def work(self) -> None:
        if self.table.state.step == ACT:
            self.table.work(self.craft)

    def maneuver(self, leg: Leg) -> None:
        table, state = self.table, self.table.state
        self.work()
        assert table.place(self.craft) == leg.origin
        assert state.mass_of(0, self.craft) == leg.mass
        table.do("maneuver", leg.maneuver)
        while state.years > leg.years:
            table.do("faster")
        while state.years < leg.years:
            table.do("slower")
        assert state.need == leg.difficulty * leg.mass
        fired = dict(leg.rockets) | ({"ion_thruster": leg.thrusters} if leg.thrusters else {})
        for name, number in fired.items():
            for _ in range(number):
                self.fire(name)
        self.settle()
        if leg.years:
            self.until(int(state.year) + leg.years)
        if leg.collects and not self.is_over:
            self.work()
            table.do("collect", leg.collects)
            self.settle()

    def fire(self, name: str) -> None:
        table, state = self.table, self.table.state
        table.do("fire", name)
        if name in self.misfires:
            self.misfires.remove(name)
            table.draws("m")
            if state.step == PAY_OUTCOME:
                table.do("keep_outcome")
            self.fire(name)  # what is damaged stays aboard, and a spare one takes its place
        else:
            self.be_lucky()

    # --- Rendezvous

    def rendezvous(self, number: int) -> None:
        for event in self.plan.events:
            if event.leg == number:
                self.work()
                if event.kind == "dock":
                    assert Counter(self.table.parts(self.parked[-1])) == Counter(event.parts)
                    self.table.do("dock", self.parked.pop())
                    self.settle()
                else:
                    self.take_apart(event)

    def take_apart(self, event: Event) -> None:
        table = self.table
        table.do("separate")
        other = int(table.state.other)
        for name, count in event.parts.items():
            for _ in range(count):
                table.do("detach", name)
        table.do("split")
        self.settle()
        if event.kind == "separate":
            self.parked.append(other)
