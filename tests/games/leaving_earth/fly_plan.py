"""Plays a plan through the rules, from the first purchase to the last maneuver: chance is kind, nothing else helps.

Money is what the rules pay out each year, components are bought and loaded one by one, and every outcome card is dealt
as a success. Who plays here knows the plan and reads nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from cosmodrome.games.leaving_earth import ids as names
from cosmodrome.games.leaving_earth.engine.state import FEATURE_SHIFT
from cosmodrome.games.leaving_earth.ship_design import Event, Leg
from cosmodrome.games.leaving_earth.ship_design.budget import Spending
from cosmodrome.games.leaving_earth.ship_design.catalogue import HABITAT_PARTS
from cosmodrome.games.leaving_earth.ship_design.proposals import Proposal
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    BURN,
    CHOOSE_DAMAGE,
    CHOOSE_EXPLORING,
    CHOOSE_LANDING,
    CHOOSE_REVEAL,
    CHOOSE_SEATS,
    DRAW_FEATURE,
    LOOK,
    PAY_OUTCOME,
    PRODUCTION,
    TURN_IN,
    VOCABULARY,
    WORK,
)
from tests.games.leaving_earth.table import FAR_AWAY, Table, location

HARMLESS = {"jupiter": "weak_radiation", "saturn": "clear_rings", "solar_radiation": "calm"}
SOMEBODY = "pilot"


def explored(maneuver: Mapping[str, Any]) -> list[str]:
    """The places that a spacecraft explores on a maneuver."""
    return [symbol.removeprefix("explore:") for symbol in maneuver["symbols"] if symbol.startswith("explore:")]


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
        self.freighter = 0
        self.parked: list[int] = []
        self.done: int | None = None  # the year in which the mission was completed
        self.spent = 0
        self.misfires: list[str] = []  # rockets of which the next one fired is damaged
        self.somebody = self.plan.skill or SOMEBODY
        self.mended = 0  # repairs by a mechanic, each for a unit of supplies
        self.is_rough = False  # the next landing damages something
        entry = next(one for one in names.DATA["mission"] if one["id"] == mission)
        self.kind: str = entry["requires"]
        self.wanted: list[str] = entry["places"]
        if self.kind == "life":
            self.show_life(self.plan.place)

    @property
    def is_over(self) -> bool:
        return self.table.state.is_terminal()

    @property
    def draws(self) -> Counter[str]:
        """Outcomes that had to be successes, by advancement; nobody dies of Life Support in an empty capsule."""
        told = (VOCABULARY.happened(entry, None, full=True) for entry in self.table.state.journal or [])
        found = Counter[str](one["advancement"] for one in told if one["happening"] == "outcome_drawn")
        if "astronaut" not in self.plan.components:
            del found["life_support"]
        return found

    # --- what is asked in between

    def look_back(self) -> None:
        """An occupation is never completed: what counts is the first year that brings its points."""
        done = "occupied" if self.kind == "occupation" else "mission_completed"
        if self.done is None and (self.kind == "occupation" or self.table.owner(self.mission) == 0):
            told = self.table.happened("year_ended", done)
            if done in told:
                self.done = names.DATA["calendar"]["first_year"] + told.index(done)

    def show_life(self, place: str) -> None:
        """Place life there, which must be known before a mission brings it home. With Stations it may be a feature."""
        state = self.table.state
        for number, feature in enumerate(names.DATA["feature"] if state.setting.has_stations else ()):
            if feature["location"] == place and feature.get("life"):
                state.table[location(place)] |= number + 1 << FEATURE_SHIFT
                state.table[state.setting.features_at + number] += 1
                return

    def settle(self) -> None:
        """Answer questions and draws until the player may act again."""
        table, state = self.table, self.table.state
        self.look_back()
        while not self.is_over and state.step not in (ACT, WORK):
            if state.step == LOOK:
                self.look()
            elif state.step == CHOOSE_EXPLORING:
                table.do("explore" if self.kind == "life_survey" else "skip_exploring")
            elif state.step == DRAW_FEATURE:
                self.find_life()
            elif self.is_rough and table.drawing() == "test:landing":
                self.land_roughly()
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
            elif state.step == PRODUCTION:
                table.do("produce", HABITAT_PARTS)
            else:
                assert state.step != CHOOSE_DAMAGE
                state.apply(state.legal_actions()[-1])
            self.look_back()

    def be_lucky(self) -> None:
        """Outcome cards are successes, dice show much; what may be paid away stays."""
        table, state = self.table, self.table.state
        while state.is_chance() and state.step not in (LOOK, DRAW_FEATURE):
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
        roomy = [i for i in safe if setting.face_slots[first + i] and self.kind == "life_survey"]
        wanted = HARMLESS.get(names.LOCATIONS[place])
        state.apply(ids.index(wanted) if wanted in ids else (lively or roomy or safe)[0])

    def find_life(self) -> None:
        """Among the features of the place where the ship has arrived."""
        here = names.LOCATIONS[self.table.state.place]
        living = [one["id"] for one in names.DATA["feature"] if one["location"] == here and one.get("life")]
        self.table.discovers(f"{here}_{living[0]}")

    def sit(self) -> None:
        """Seat an astronaut in a capsule with a heat shield, if there is one."""
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

    def pay(self, one: Spending) -> None:
        table = self.table
        table.come_back()
        before = table.cash()
        for name in one.research:
            table.do("research", name)
            self.settle()
        for name, number in one.bought.items():
            for _ in range(number):
                table.do("buy", self.somebody if name == "astronaut" else name)
                self.settle()
        assert before - table.cash() == one.money
        self.spent += one.money

    def build(self, components: Mapping[str, int], mass: int) -> int:
        self.table.come_back()
        self.table.do("build")
        craft = int(self.table.state.craft)
        for name, number in sorted(components.items(), key=lambda pair: pair[0] == "astronaut"):
            for _ in range(number):
                self.table.do("load", self.somebody if name == "astronaut" else name)
        assert self.table.state.mass_of(0, craft) == mass
        return craft

    def agenda(self) -> list[tuple[int, Callable[[], None]]]:
        """What is done in which year: of one year first the purchases, then what a cargo ship does."""
        proposal, plan = self.proposal, self.plan
        found: list[tuple[int, Callable[[], None]]] = [(one.year, partial(self.pay, one)) for one in proposal.spending]
        if plan.freight is not None:
            found.append((proposal.freight_departures[0], self.build_freighter))
            for leg, year in zip(plan.freight.legs, proposal.freight_departures, strict=True):
                found.append((year, partial(self.send_ahead, leg)))
        found.append((proposal.departures[0], self.build_ship))
        for number, (leg, year) in enumerate(zip(plan.legs, proposal.departures, strict=True)):
            found.append((year, partial(self.rendezvous, number)))
            found.append((year, partial(self.maneuver, leg)))
            if leg.collects:
                found.append((year + leg.years, partial(self.collect, leg.collects)))
            if leg.surveys:
                found.append((year + leg.years, partial(self.survey, leg.surveys)))
            if self.kind == "survey_all":
                found.append((year + leg.years, self.survey_here))
        found.append((proposal.departures[-1] + plan.legs[-1].years, partial(self.rendezvous, len(plan.legs))))
        return sorted(found, key=lambda pair: pair[0])

    def build_ship(self) -> None:
        freight = self.plan.freight
        self.craft = self.build(self.plan.own, self.plan.mass - (0 if freight is None else freight.mass))

    def build_freighter(self) -> None:
        assert self.plan.freight is not None
        self.freighter = self.build(self.plan.freight.components, self.plan.freight.mass)

    def send_ahead(self, leg: Leg) -> None:
        self.craft, ship = self.freighter, self.craft
        self.table.come_back()
        self.maneuver(leg)
        self.table.come_back()
        self.craft = ship

    def collect(self, item: str) -> None:
        """A sample, or the results of the experiment that is aboard."""
        if self.is_over:
            return
        self.work()
        if self.kind == "experiment":
            self.table.do("finish_experiment")
            assert item in self.table.parts(self.craft)
        else:
            self.table.do("collect", item)
        self.settle()

    def survey(self, place: str) -> None:
        self.work()
        self.table.do("survey", place)
        self.settle()

    def fly(self) -> Played:
        for year, step in self.agenda():
            self.until(year)
            step()
        is_seen_at_last = self.plan.draws.get("surveying") and not any(leg.surveys for leg in self.plan.legs)
        if is_seen_at_last and self.done is None and self.kind != "survey_all":
            self.survey(self.plan.place)
        if self.kind == "explorer":
            self.release_explorer()
        if self.done is None:
            self.until(self.proposal.done)
        if self.done is None and not self.is_over:
            self.wait()
        return self

    def wait(self) -> None:
        """Some missions are completed by a ship that arrives, or is carried past something, at the end of the year."""
        self.table.end_year()
        self.settle()

    def survey_here(self) -> None:
        """All places that are wanted and seen from here, but for those that the ship flies past anyway."""
        designed = {leg.maneuver for leg in self.plan.legs}
        passed = {place for one in names.DATA["maneuver"] if one["id"] in designed for place in explored(one)}
        here = self.table.place(self.craft)
        passed |= {
            place
            for one in names.DATA["maneuver"]
            if one["from"] == self.plan.legs[-1].destination and "difficulty" not in one
            for place in explored(one)
        }
        if self.is_over or here is None or self.table.tokens(self.craft):
            return
        self.work()
        for place in self.wanted:
            if place not in passed and not self.table.is_revealed(place) and self.table.may("survey", place):
                self.table.do("survey", place)
                self.settle()
                self.work()

    def release_explorer(self) -> None:
        self.work()
        self.table.do("separate").do("detach", "explorer").do("split")
        self.settle()

    def work(self) -> None:
        if self.table.state.step == ACT:
            self.table.work(self.craft)

    def maneuver(self, leg: Leg) -> None:
        table, state = self.table, self.table.state
        self.work()
        assert table.place(self.craft) == leg.origin
        assert state.mass_of(0, self.craft) == leg.mass - self.mended
        table.do("maneuver", leg.maneuver)
        while state.years > leg.years:
            table.do("faster")
        while state.years < leg.years:
            table.do("slower")
        assert state.need == leg.difficulty * (leg.mass - self.mended)
        fired = dict(leg.rockets) | ({"ion_thruster": leg.thrusters} if leg.thrusters else {})
        if self.somebody == "mechanic" and next(iter(fired), None) in self.misfires:
            self.misfire(next(iter(fired)))
            if state.step == BURN:  # otherwise there is nothing else to fire
                table.do("stop")
            self.settle()
            self.repair()
            self.maneuver(leg)
            return
        for name, number in fired.items():
            for _ in range(number):
                self.fire(name)
        self.settle()

    def fire(self, name: str) -> None:
        if name in self.misfires:
            self.misfire(name)
            self.fire(name)  # what is damaged stays aboard, and a spare one takes its place
        else:
            self.table.do("fire", name)
            self.be_lucky()

    def misfire(self, name: str) -> None:
        self.misfires.remove(name)
        self.table.do("fire", name)
        self.table.draws("m")
        if self.table.state.step == PAY_OUTCOME:
            self.table.do("keep_outcome")

    # --- repairs

    def land_roughly(self) -> None:
        self.is_rough = False
        self.table.draws("m")
        self.table.state.apply(self.table.state.legal_actions()[0])
        self.settle()
        self.repair()

    def repair(self) -> None:
        self.work()
        self.table.do("repair")
        self.mended += 1
        self.settle()

    # --- Rendezvous

    def rendezvous(self, number: int) -> None:
        for event in self.plan.events:
            if event.leg == number:
                self.work()
                if event.kind == "fetch":
                    self.parked.append(self.freighter)
                    self.table.come_back()  # to see what has come in the meantime
                    self.work()
                if event.kind in ("dock", "fetch"):
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
