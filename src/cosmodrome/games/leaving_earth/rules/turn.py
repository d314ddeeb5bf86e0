"""Turns: any number of actions, one small question after another, until everybody passes in a row."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.offer import Offer
from cosmodrome.games.leaving_earth.rules.aboard import collect, heal, offer_care, offer_collect, repair
from cosmodrome.games.leaving_earth.rules.cooperation import clear_offer, may_cooperate
from cosmodrome.games.leaving_earth.rules.exploring import offer_survey, survey
from cosmodrome.games.leaving_earth.rules.features import build_in_cave, offer_finds, offer_rover, rove, salvage
from cosmodrome.games.leaving_earth.rules.maneuver import begin, can_fly, offer_maneuvers
from cosmodrome.games.leaving_earth.rules.missions import check_arrival, examine
from cosmodrome.games.leaving_earth.rules.rendezvous import dock, offer_rendezvous, separate
from cosmodrome.games.leaving_earth.rules.research import buy, offer_components, offer_research, research
from cosmodrome.games.leaving_earth.rules.science import finish_experiment, offer_experiment
from cosmodrome.games.leaving_earth.rules.spacecraft import (
    dismantle,
    exists,
    load,
    offer_assembly,
    refuse_assembly,
    unload,
)
from cosmodrome.games.leaving_earth.rules.year import begin_turn
from cosmodrome.games.leaving_earth.state import LeavingEarth, Question, Step
from cosmodrome.games.leaving_earth.words import (
    ACT,
    ALONE,
    BUDGET_SPENT,
    BUILD,
    BUILD_IN_CAVE,
    BUILD_OFFER,
    BUY,
    COLLECT,
    COOPERATE,
    CRAFT,
    DISMANTLE,
    DOCK,
    DONE,
    END_TURN,
    END_YEAR,
    EXPLORE,
    FINISH_EXPERIMENT,
    FREE_STEPS,
    GAME_OVER,
    HEAL,
    LOAD,
    MANEUVER,
    MOST_CRAFT,
    NO_CRAFT_FREE,
    NO_SUCH_CRAFT,
    NOTHING_ON_EARTH,
    NOWHERE,
    OFFERS_SPENT,
    PASS,
    PASSED,
    RESEARCH,
    SALVAGE,
    SEPARATE,
    SURVEY,
    TURN_ENDED,
    UNLOAD,
    WORK,
)


@final
class Act(Question):
    """Spend money, build or choose a spacecraft, talk to another agency, or end the turn."""

    def enter(self, s: LeavingEarth) -> None:
        if s.ended != NOWHERE:
            s.to(GAME_OVER)
        else:
            s.asked = s.turn

    def offer(self, s: LeavingEarth, out: Offer) -> None:
        seat = s.turn
        is_spent = s.steps_taken >= FREE_STEPS
        out.add(PASS)
        offer_research(s, out)
        offer_components(s, out)
        if is_spent:
            out.refuse(BUILD, 0, BUDGET_SPENT)
        elif not s.free_craft(seat):
            out.refuse(BUILD, 0, NO_CRAFT_FREE)
        elif s.parts(seat, 0) == s.crew(seat, 0):
            out.refuse(BUILD, 0, NOTHING_ON_EARTH)
        else:
            out.add(BUILD)
        fleet = s.fleet(seat)
        craft: i64
        if fleet or out.explain:
            for craft in range(1, MOST_CRAFT + 1):
                if (fleet >> craft) & 1 == 0:
                    out.refuse(CRAFT, craft, NO_SUCH_CRAFT)
                elif is_spent and not can_fly(s, seat, craft):
                    out.refuse(CRAFT, craft, BUDGET_SPENT)
                else:
                    out.add(CRAFT, craft)
        other: i64
        for other in range(s.players):
            if other == seat:
                out.refuse(COOPERATE, other, ALONE)
            elif is_spent:
                out.refuse(COOPERATE, other, BUDGET_SPENT)
            elif not may_cooperate(s):
                out.refuse(COOPERATE, other, OFFERS_SPENT)
            else:
                out.add(COOPERATE, other)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == PASS:
            s.to(END_TURN)
        elif action < BUY:
            s.acted = 1
            research(s, action - RESEARCH)
        elif action < BUILD:
            s.acted = 1
            buy(s, action - BUY)
        elif action >= COOPERATE:
            s.steps_taken += 1
            s.partner = action - COOPERATE
            s.is_counter = 0
            clear_offer(s)
            s.to(BUILD_OFFER)
        else:
            s.steps_taken += 1
            s.other = 0
            if action == BUILD:
                s.craft = s.free_craft(s.turn)
                s.commission(s.turn, s.craft, s.setting.earth)
            else:
                s.craft = action - CRAFT
            s.to(WORK)


@final
class Work(Question):
    """What one spacecraft can do here and now."""

    def enter(self, s: LeavingEarth) -> None:
        if s.ended != NOWHERE or not exists(s, s.turn, s.craft):
            s.to(ACT)
        else:
            s.asked = s.turn

    def offer(self, s: LeavingEarth, out: Offer) -> None:
        if s.steps_taken >= FREE_STEPS:
            self.offer_flight(s, out)
            return
        out.add(DONE)
        is_on_earth = s.location(s.turn, s.craft) == s.setting.earth
        if is_on_earth:
            offer_assembly(s, out)
        elif out.explain:
            refuse_assembly(out)
        if s.parts(s.turn, s.craft):
            offer_maneuvers(s, out)
        if not is_on_earth or out.explain:
            offer_rendezvous(s, out)
            offer_survey(s, out)
            offer_collect(s, out)
        offer_care(s, out)
        if s.setting.has_stations and s.parts(s.turn, s.craft):
            offer_rover(s, out)
            offer_experiment(s, out)
            offer_finds(s, out)

    def offer_flight(self, s: LeavingEarth, out: Offer) -> None:
        """When all free steps are taken the spacecraft can only fly, if it can."""
        out.add(PASS)
        if not (s.parts(s.turn, s.craft) and can_fly(s, s.turn, s.craft)):
            out.add(DONE)
        else:
            out.refuse(DONE, 0, BUDGET_SPENT)
            offer_maneuvers(s, out)

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.steps_taken += 1
        if action == PASS:
            s.to(END_TURN)
        elif action == DONE:
            if s.parts(s.turn, s.craft) == 0:
                s.retire(s.turn, s.craft)
            s.to(ACT)
        elif action < UNLOAD:
            load(s, action - LOAD)
        elif action < DISMANTLE:
            unload(s, action - UNLOAD)
        elif action == DISMANTLE:
            dismantle(s)
            s.to(ACT)
        elif action < DOCK:
            begin(s, action - MANEUVER, WORK)
        elif action < SEPARATE:
            dock(s, action - DOCK)
        elif action == SEPARATE:
            separate(s)
        elif action < COLLECT:
            survey(s, action - SURVEY)
        elif action < HEAL:
            collect(s, action - COLLECT)
            examine(s, s.turn, s.craft)
            s.to(WORK)
        elif action == HEAL:
            heal(s)
            examine(s, s.turn, s.craft)
            s.to(WORK)
        elif action == EXPLORE:
            rove(s)
        elif action == BUILD_IN_CAVE:
            build_in_cave(s)
        elif action == FINISH_EXPERIMENT:
            finish_experiment(s)
        elif action >= SALVAGE:
            salvage(s, action - SALVAGE)
        else:
            repair(s)
            if s.time(s.turn, s.craft) == 0:
                check_arrival(s, s.turn, s.craft)
            s.to(WORK)


@final
class EndTurn(Step):
    """Automatic maneuvers are flown, then it is the next agency's turn, or the year is over."""

    def enter(self, s: LeavingEarth) -> None:
        if s.ended != NOWHERE:
            s.to(GAME_OVER)
            return
        seat = s.turn
        craft: i64
        for craft in range(1, MOST_CRAFT + 1):
            if not exists(s, seat, craft):
                continue
            if s.parts(seat, craft) == 0:
                s.retire(seat, craft)
                continue
            maneuver = s.setting.automatic[s.location(seat, craft)]
            if maneuver >= 0 and s.time(seat, craft) == 0:
                s.craft = craft
                begin(s, maneuver, END_TURN)
                return
        if s.acted:
            s.passes = 0
            s.tell(TURN_ENDED, seat)
        else:
            s.passes += 1
            s.tell(PASSED, seat)
        if s.passes >= s.players or s.players == 1:  # alone there is nobody to wait for
            s.to(END_YEAR)
        else:
            begin_turn(s, seat + 1 if seat + 1 < s.players else 0)
