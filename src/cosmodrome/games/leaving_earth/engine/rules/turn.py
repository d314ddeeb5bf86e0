"""Turns: any number of actions, one decision after another, until all agencies pass in a row."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.cooperation import clear_offer, may_cooperate, may_talk
from cosmodrome.games.leaving_earth.engine.rules.crew_actions import collect, heal, list_care, list_collect, repair
from cosmodrome.games.leaving_earth.engine.rules.discoveries import (
    build_in_cave,
    list_finds,
    list_rover,
    rove,
    salvage,
)
from cosmodrome.games.leaving_earth.engine.rules.experiments import finish_experiment, list_experiment
from cosmodrome.games.leaving_earth.engine.rules.exploring import list_survey, survey
from cosmodrome.games.leaving_earth.engine.rules.maneuvers import begin, can_fly, list_maneuvers
from cosmodrome.games.leaving_earth.engine.rules.missions import check_arrival, examine
from cosmodrome.games.leaving_earth.engine.rules.rendezvous import dock, list_rendezvous, separate
from cosmodrome.games.leaving_earth.engine.rules.repetition import (
    count_step,
    keeps_year_open,
    note_progress,
    note_rearranging,
    steps_are_spent,
)
from cosmodrome.games.leaving_earth.engine.rules.research import buy, list_components, list_research, research
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import (
    dismantle,
    exists,
    list_assembly,
    load,
    refuse_assembly,
    unload,
)
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import must_wait
from cosmodrome.games.leaving_earth.engine.rules.ventures import (
    act_for,
    acting_obstacle,
    buy_share,
    found,
    list_bank,
    list_ventures,
    sell_share,
)
from cosmodrome.games.leaving_earth.engine.rules.year import begin_turn
from cosmodrome.games.leaving_earth.engine.state import PROGRESS, SHARES, LeavingEarth, Question, Step
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    ACT_FOR,
    ALONE,
    BUDGET_SPENT,
    BUILD,
    BUILD_IN_CAVE,
    BUILD_OFFER,
    BUY,
    BUY_SHARE,
    COLLECT,
    COOPERATE,
    COOPERATE_WITH,
    CRAFT,
    DISMANTLE,
    DOCK,
    DONE,
    END_TURN,
    END_YEAR,
    EXPLORE,
    FINISH_EXPERIMENT,
    FOUND,
    GAME_OVER,
    HEAL,
    LOAD,
    MANEUVER,
    MOST_CRAFT,
    NO_CHARTER,
    NO_CRAFT_FREE,
    NO_SUCH_CRAFT,
    NOT_TRADING,
    NOTHING_ON_EARTH,
    NOWHERE,
    OFFERS_SPENT,
    PASS,
    PASSED,
    RESEARCH,
    SALVAGE,
    SELL_SHARE,
    SEPARATE,
    SURVEY,
    TURN_ENDED,
    UNLOAD,
    VENTURE,
    VETO_STANDS,
    WORK,
)


@final
class Act(Question):
    """Spend money, build or choose a spacecraft, talk to another agency, or end the turn."""

    def enter(self, s: LeavingEarth) -> None:
        if s.ended != NOWHERE:
            s.to(GAME_OVER)
        else:
            s.asked = s.actor
            s.agreed = 0

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        seat = s.turn
        is_spent = steps_are_spent(s)
        out.add(PASS if seat < VENTURE else DONE)
        list_research(s, out)
        list_components(s, out)
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
        shares = s.shares_of_all()
        other: i64
        for other in range(s.players):
            self.list_talk(s, out, COOPERATE + other, other, shares, is_spent)
        if s.setting.ventures:
            if seat < VENTURE:
                list_ventures(s, out, is_spent)
            if shares or out.explain:
                for other in range(VENTURE, s.owners):
                    self.list_talk(s, out, COOPERATE_WITH + other - VENTURE, other, shares, is_spent)
            if seat < VENTURE:
                list_bank(s, out, is_spent)

    def list_talk(self, s: LeavingEarth, out: ActionList, action: i64, other: i64, shares: i64, is_spent: bool) -> None:
        if other == s.turn or other == s.actor:
            out.refuse(action, 0, ALONE)
        elif other >= VENTURE and not (s.is_founded(other) and s.table[s.block(other) + SHARES]):
            out.refuse(action, 0, NO_CHARTER)
        elif other >= VENTURE and acting_obstacle(s, other) == VETO_STANDS:
            out.refuse(action, 0, VETO_STANDS)
        elif is_spent:
            out.refuse(action, 0, BUDGET_SPENT)
        elif not may_cooperate(s):
            out.refuse(action, 0, OFFERS_SPENT)
        elif s.setting.ventures and not may_talk(s, other, shares):
            out.refuse(action, 0, NOT_TRADING)
        else:
            out.add(action)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if must_wait(s, action):
            return
        if action == PASS:
            s.to(END_TURN)
        elif action == DONE:
            s.turn = s.actor
            s.to(ACT)
        elif action < BUY:
            s.acted = PROGRESS
            research(s, action - RESEARCH)
        elif action < BUILD:
            s.acted = PROGRESS
            buy(s, action - BUY)
        elif action >= FOUND:
            count_step(s)
            self.take_part(s, action)
        elif action >= COOPERATE:
            count_step(s)
            self.talk_to(s, action - COOPERATE)
        else:
            count_step(s)
            s.other = 0
            if action == BUILD:
                s.craft = s.free_craft(s.turn)
                s.commission(s.turn, s.craft, s.setting.earth)
            else:
                s.craft = action - CRAFT
            s.to(WORK)

    def talk_to(self, s: LeavingEarth, other: i64) -> None:
        s.partner = other
        s.is_counter = 0
        clear_offer(s)
        s.to(BUILD_OFFER)

    def take_part(self, s: LeavingEarth, action: i64) -> None:
        """In a joint venture."""
        if action == FOUND:
            found(s)
        elif action < COOPERATE_WITH:
            act_for(s, VENTURE + action - ACT_FOR)
        elif action < BUY_SHARE:
            self.talk_to(s, VENTURE + action - COOPERATE_WITH)
        elif action < SELL_SHARE:
            buy_share(s, VENTURE + action - BUY_SHARE)
        else:
            sell_share(s, VENTURE + action - SELL_SHARE)


@final
class Work(Question):
    """What one spacecraft can do here and now."""

    def enter(self, s: LeavingEarth) -> None:
        if s.ended != NOWHERE or not exists(s, s.turn, s.craft):
            s.to(ACT)
        else:
            s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        if steps_are_spent(s):
            self.list_flight(s, out)
            return
        out.add(DONE)
        is_on_earth = s.location(s.turn, s.craft) == s.setting.earth
        if is_on_earth:
            list_assembly(s, out)
        elif out.explain:
            refuse_assembly(out)
        if s.parts(s.turn, s.craft):
            list_maneuvers(s, out)
        if not is_on_earth or out.explain:
            list_rendezvous(s, out)
            list_survey(s, out)
            list_collect(s, out)
        list_care(s, out)
        if s.setting.has_stations and s.parts(s.turn, s.craft):
            list_rover(s, out)
            list_experiment(s, out)
            list_finds(s, out)

    def list_flight(self, s: LeavingEarth, out: ActionList) -> None:
        """When all free steps are taken the spacecraft can only fly, if it can."""
        out.add(PASS)
        if not (s.parts(s.turn, s.craft) and can_fly(s, s.turn, s.craft)):
            out.add(DONE)
        else:
            out.refuse(DONE, 0, BUDGET_SPENT)
            list_maneuvers(s, out)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if must_wait(s, action):
            return
        count_step(s)
        if action == PASS:
            s.to(END_TURN)
        elif action == DONE:
            if s.parts(s.turn, s.craft) == 0:
                s.retire(s.turn, s.craft)
            s.to(ACT)
        elif action <= DISMANTLE:
            self.assemble(s, action)
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
        else:
            note_progress(s)
            self.use_crew(s, action)

    def assemble(self, s: LeavingEarth, action: i64) -> None:
        note_rearranging(s)
        if action < UNLOAD:
            load(s, action - LOAD)
        elif action < DISMANTLE:
            unload(s, action - UNLOAD)
        else:
            dismantle(s)
            s.to(ACT)

    def use_crew(self, s: LeavingEarth, action: i64) -> None:
        """What a doctor, a mechanic, a scientist or a rover does."""
        if action == HEAL:
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
        seat = s.actor
        if self.carries_on(s, seat):
            return
        venture: i64
        for venture in range(VENTURE, s.owners):
            if s.fleet(venture) == 0:
                continue
            if is_due(s, venture, seat) and self.carries_on(s, venture):
                return
        s.turn = seat
        if keeps_year_open(s, seat):
            s.passes = 0
            s.tell(TURN_ENDED, seat)
        else:
            s.passes += 1
            s.tell(PASSED, seat)
        if s.passes >= s.players or s.players == 1:  # alone there is nobody to wait for
            s.to(END_YEAR)
        else:
            begin_turn(s, seat + 1 if seat + 1 < s.players else 0)

    def carries_on(self, s: LeavingEarth, owner: i64) -> bool:
        """Whether a spacecraft of that owner has to fly a maneuver now; empty cards are put away."""
        craft: i64
        for craft in range(1, MOST_CRAFT + 1):
            if not exists(s, owner, craft):
                continue
            if s.parts(owner, craft) == 0:
                s.retire(owner, craft)
                continue
            maneuver = s.setting.automatic[s.location(owner, craft)]
            if maneuver >= 0 and s.time(owner, craft) == 0:
                s.turn = owner
                s.craft = craft
                begin(s, maneuver, END_TURN)
                return True
        return False


def is_due(s: LeavingEarth, venture: i64, seat: i64) -> bool:
    """Whether a venture's automatic maneuvers are flown at the end of this agency's turn: ruling R63."""
    if s.shareholders(venture) == 0:
        return True
    if not s.setting.last_actor_flies:
        return s.shares(venture, seat) > 0
    actor = s.last_actor(venture)
    if actor < 0 or s.shares(venture, actor) == 0:
        actor = last_shareholder(s, venture)
    return seat == actor


def last_shareholder(s: LeavingEarth, venture: i64) -> i64:
    """In the order of turns, from the agency that began the year."""
    found = s.starter
    offset: i64
    for offset in range(s.players):
        seat = (s.starter + offset) % s.players
        if s.shares(venture, seat):
            found = seat
    return found
