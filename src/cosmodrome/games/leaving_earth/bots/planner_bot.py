"""The planning bots: they design, buy, test and fly, one small decision after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots import routine_answers, trade_value, venture_answers
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SAME_SEAT, SURE
from cosmodrome.games.leaving_earth.bots.agency.agency_model import UNBIASED, AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.orders import Launch, Purchase, Research
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.bots.personality import Personality
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import damage
from cosmodrome.games.leaving_earth.engine.rules.transfer import has_cargo
from cosmodrome.games.leaving_earth.engine.state import OFFERED_CRAFT, SURVEYS, LeavingEarth
from cosmodrome.games.leaving_earth.navigation import Burn, Course, Ship, covers
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ACT,
    ANSWER_OFFER,
    BUILD,
    BUILD_OFFER,
    BURN,
    BUY,
    CANCEL,
    CHOOSE_DAMAGE,
    CHOOSE_HEAD_START,
    CHOOSE_LANDING,
    CHOOSE_LEFT_OUT,
    CHOOSE_REVEAL,
    CHOOSE_SEATS,
    COLLECT,
    CRAFT,
    DAMAGE,
    DAMAGE_CREW,
    DAMAGED,
    DECLINE,
    DETACH,
    DISMANTLE,
    DIVIDE,
    DONE,
    EXCHANGE,
    EXPLORER_MISSION,
    FASTER,
    FIRE,
    GALILEO_MISSION,
    KEEP_OUTCOME,
    LEAVE_OUT,
    LIFE_MISSION,
    LOAD,
    MANEUVER,
    MOST_CRAFT,
    NOWHERE,
    PASS,
    PAY_OUTCOME,
    PERSON,
    RESEARCH,
    REVEAL,
    SAMPLE_MISSION,
    SEPARATE,
    SKIP_LANDING,
    SLOWER,
    SPLIT,
    STOP,
    SURVEY,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
    TRY_LANDING,
    TURN_IN,
    WORK,
)

ENOUGH_STEPS = 85  # free ones of a turn; more than these lead nowhere
HARMLESS = (DONE, STOP, KEEP_OUTCOME, CANCEL, DECLINE, SKIP_LANDING, REVEAL, PASS)


class PlannerLite(Bot):
    """Chooses the mission that is worth most for its cost, and takes the actions that it requires.

    Between decisions it keeps nothing but what it has calculated from printed facts. With `mission` it prefers that one
    to all others, whatever it costs.
    """

    name = "planner-lite/1"
    honest = True
    temper = UNBIASED  # the personality of a level

    def __init__(self, mission: str | None = None) -> None:
        if mission is not None and mission not in ids.MISSIONS:
            raise BadInput(f"there is no mission {mission!r}; there are {', '.join(ids.MISSIONS)}")
        self.focus = -1 if mission is None else ids.MISSIONS.index(mission)

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, LeavingEarth)
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        if venture_answers.concerns_a_venture(state):
            return venture_answers.answer(state, legal, fallback(legal))
        agency = self.agency(state)
        action = DecisionMaker(agency, state, set(legal)).action()
        return action if action in legal else fallback(legal)

    def choose_by(self, state: State, rng: Rng, deadline: Deadline) -> int:
        assert isinstance(state, LeavingEarth)
        with archive_of(state).limited(deadline):
            return self.choose(state, rng)

    def agency(self, state: LeavingEarth) -> AgencyModel:
        """Return the model of the agency to act."""
        return self.agency_of(state, int(state.current_player()))

    def agency_of(self, state: LeavingEarth, seat: int, observer: int | None = SAME_SEAT) -> AgencyModel:
        """Return a model of an agency as this bot would play it, from the knowledge of `observer`."""
        return AgencyModel(archive_of(state), state, seat, self.focus, self.temper, observer)


def fallback(legal: list[int]) -> int:
    return next((action for action in HARMLESS if action in legal), int(legal[0]))


class DecisionMaker:
    """Chooses the action of one decision."""

    def __init__(self, agency: AgencyModel, s: LeavingEarth, legal: set[int]) -> None:
        self.agency = agency
        self.setting = s.setting
        self.s = s
        self.seat = agency.seat
        self.legal = legal

    def action(self) -> int:
        choosers: dict[int, Callable[[], int]] = {
            ACT: self.act,
            WORK: self.work,
            BURN: self.burn,
            PAY_OUTCOME: lambda: routine_answers.pay(self.s),
            CHOOSE_REVEAL: lambda: REVEAL,
            CHOOSE_LANDING: self.try_landing,
            CHOOSE_DAMAGE: self.suffer,
            CHOOSE_SEATS: lambda: routine_answers.sit(self.s, self.legal),
            CHOOSE_LEFT_OUT: self.leave_out,
            TURN_IN: self.turn_in,
            BUILD_OFFER: lambda: CANCEL,
            ANSWER_OFFER: self.answer_offer,
            DIVIDE: self.divide,
            CHOOSE_HEAD_START: lambda: RESEARCH + self.agency.ships.most_wanted(a - RESEARCH for a in self.legal),
        }
        choose = choosers.get(int(self.s.step))
        return -1 if choose is None else choose()

    # --- a turn

    def act(self) -> int:
        agency = self.agency
        if self.s.steps_taken >= ENOUGH_STEPS:
            return PASS
        for craft in agency.assets.fleet():
            if not agency.assets.is_on_earth(craft) and self.work_on(craft) != DONE:
                return CRAFT + craft
        if self.s.acted and any(self.falls(craft) for craft in agency.assets.fleet()):
            return PASS  # it falls at the end of the turn, and what it shows may have to be paid for
        order = agency.orders.order
        if isinstance(order, Research):
            return RESEARCH + order.advancement
        if isinstance(order, Purchase):
            return BUY + order.item
        if isinstance(order, Launch):
            for craft in agency.assets.fleet():
                if agency.assets.is_on_earth(craft):
                    return CRAFT + craft if self.assemble(craft, order) != DONE else PASS
            return BUILD
        return PASS

    def falls(self, craft: int) -> bool:
        return bool(self.s.location(self.seat, craft) == self.setting.suborbital)

    def work(self) -> int:
        craft = int(self.s.craft)
        if not self.agency.assets.is_on_earth(craft):
            return self.work_on(craft)
        order = self.agency.orders.order
        return self.assemble(craft, order) if isinstance(order, Launch) else DONE

    def assemble(self, craft: int, order: Launch) -> int:
        """Return the next action to assemble the ship of an order, and then to fly it."""
        agency = self.agency
        aboard, wanted = agency.assets.items(craft), Counter(order.parts)
        if aboard - wanted or agency.assets.items(craft, DAMAGED):
            return DISMANTLE
        for item in sorted(wanted - aboard, key=lambda item: (item >= PERSON, item)):
            if self.s.count_items(self.seat, 0, item):
                return LOAD + item
            return DONE
        if order.goal is None:
            return MANEUVER + order.maneuver
        course = agency.flights.course(agency.facts.ship(self.s, self.seat, craft), order.goal)
        return DONE if course is None else self.first_hop(course)

    def first_hop(self, course: Course) -> int:
        """Return the first maneuver, if the ship does not have to wait."""
        if not course.hops or course.hops[0].wait:
            return DONE
        return MANEUVER + course.hops[0].maneuver

    def work_on(self, craft: int) -> int:
        """Return the next action of a spacecraft that is complete."""
        agency, s = self.agency, self.s
        if s.time(self.seat, craft):
            return DONE
        ship = agency.facts.ship(s, self.seat, craft)
        aim = agency.flights.aim(ship, craft=craft)
        if aim is None:
            return DONE
        places = aim.goal.places
        collects = aim.goal.kind in (SAMPLE_MISSION, LIFE_MISSION) and not ship.samples & places
        if collects and places >> ship.place & 1:
            return COLLECT + int(self.setting.sample_at[ship.place])
        if (seen := self.seen_besides(ship, craft, aim.course)) >= 0:
            return SURVEY + seen
        if aim.course.hops:
            return self.first_hop(aim.course)
        if aim.goal.kind == EXPLORER_MISSION:
            return SEPARATE
        if aim.goal.kind in (SURVEY_MISSION, SURVEY_ALL_MISSION, GALILEO_MISSION):
            seen = agency.facts.posts[ship.place] & places
            if not seen or not self.can_survey(ship, craft):
                return DONE
            return SURVEY + next(place for place in range(seen.bit_length()) if seen >> place & 1)
        return DONE

    def can_survey(self, ship: Ship, craft: int) -> bool:
        """Whether a survey may show something and, by the later rules, a probe can still survey this turn."""
        agency, s = self.agency, self.s
        if not agency.knowledge.sureness(int(self.setting.surveying)) and agency.money < self.setting.remove_failure:
            return False
        made = int(s.table[s.vessel(self.seat, craft) + SURVEYS])
        return not (self.setting.later_rules and ship.place in agency.facts.restless) or made < ship.probes

    def seen_besides(self, ship: Ship, craft: int, course: Course) -> int:
        """Return a location to survey before the ship flies on, with Outer Planets; else NOWHERE."""
        agency = self.agency
        knows = agency.knowledge.knows(int(self.setting.surveying))
        if not self.setting.later_rules or not knows or not ship.works or not self.can_survey(ship, craft):
            return NOWHERE
        wanted = agency.knowledge.worth_seeing(ship)
        if course.hops:
            seen_anyway = agency.facts.by_number[course.hops[0].maneuver].explores
        else:
            drift = agency.facts.drifts[ship.place]
            seen_anyway = tuple(place for place in wanted if drift >> place & 1)
        if course.hops and course.hops[0].wait:
            seen_anyway = ()
        choices = [place for place in wanted if place not in seen_anyway]
        return max(choices, key=lambda place: (wanted[place], -place), default=NOWHERE)

    def divide(self) -> int:
        """Separates an Explorer; no other spacecraft is ever divided."""
        s = self.s
        for kind in self.agency.facts.explorers:
            if s.working(self.seat, int(s.other), kind):
                return SPLIT
            if s.working(self.seat, int(s.craft), kind):
                return DETACH + kind
        return CANCEL

    def burn(self) -> int:
        """Chooses the next rocket to fire, or the duration of the flight."""
        agency, s = self.agency, self.s
        craft = int(s.craft)
        ship = agency.facts.ship(s, self.seat, craft)
        left = int(s.need - s.thrust)
        burn = Burn(int(s.maneuver), s.fired > 0, int(s.years) if s.fired else 0, left if s.fired else 0)
        aim = agency.flights.aim(ship, burn, craft)
        if aim is None:
            return self.test_fire(left)
        hop = aim.course.hops[0]
        if not s.fired and hop.years != s.years:
            return SLOWER if hop.years > s.years else FASTER
        choices = [kind for kind, number in zip(agency.facts.rockets, hop.rockets, strict=True) if number]
        if hop.thrusters:
            choices = [agency.facts.thruster]
        if not choices:
            return STOP
        return FIRE + min(choices, key=lambda kind: agency.knowledge.odds.chances[self.setting.needs[kind]])

    def test_fire(self, left: int) -> int:
        """Without a mission, fires only as a test: on Earth, without a crew, and with nothing expensive aboard."""
        agency, s = self.agency, self.s
        craft = int(s.craft)
        ship = agency.facts.ship(s, self.seat, craft)
        up = agency.archive.ways["earth__suborbital"].number
        worth = sum(agency.knowledge.price(item) * n for item, n in agency.assets.items(craft).items())
        if ship.crew or s.maneuver != up or worth > 20:
            return STOP
        ways = covers(ship.rockets, agency.facts.thrusts, left)
        if not ways:
            return STOP
        fired = min(ways, key=lambda way: sum(n * p for n, p in zip(way, agency.facts.prices, strict=True)))
        return FIRE + next(kind for kind, n in zip(agency.facts.rockets, fired, strict=True) if n)

    # --- outcomes and hazards

    def try_landing(self) -> int:
        """Tests Landing where nothing expensive can be lost."""
        agency, craft = self.agency, int(self.s.craft)
        ship = agency.facts.ship(self.s, self.seat, craft)
        if ship.crew or ship.samples or ship.place != self.setting.earth:
            return SKIP_LANDING
        return TRY_LANDING if agency.knowledge.sureness(int(self.setting.landing)) < SURE else SKIP_LANDING

    def suffer(self) -> int:
        """Damages the component that the spacecraft needs least."""
        agency, s = self.agency, self.s
        craft = int(s.craft)
        best, most = -1, -1e9
        for action in sorted(self.legal):
            if action >= DAMAGE_CREW:
                value = -1e6
            else:
                copy = s.clone()
                copy.journal = None
                damage(copy, self.seat, craft, action - DAMAGE)
                aim = agency.flights.aim(agency.facts.ship(copy, self.seat, craft), craft=craft)
                value = (aim.value if aim is not None else -1e3) - 0.001 * agency.knowledge.price(action - DAMAGE)
            if value > most:
                best, most = action, value
        return best

    def leave_out(self) -> int:
        """Chooses who gets no supplies: the first incapacitated astronaut, or else the first one."""
        people = sorted(action - LEAVE_OUT for action in self.legal)
        return LEAVE_OUT + min(people, key=lambda index: (bool(self.s.is_healthy(self.seat, index)), index))

    # --- money and friends

    def turn_in(self) -> int:
        agency = self.agency
        if (sold := routine_answers.sell(self.legal)) != NOWHERE:
            return sold
        lessons = [action - EXCHANGE for action in self.legal if action >= EXCHANGE]
        if not lessons:
            return DONE
        return EXCHANGE + min(lessons, key=lambda a: (agency.knowledge.knows(a), agency.knowledge.sureness(a, 3), a))

    def answer_offer(self) -> int:
        """Accepts gifts, except astronauts who may die, and good trades if the agency trades at all."""
        s, setting = self.s, self.setting
        asked = int(s.column_of(1))
        if any(s.table[asked + i] for i in range(setting.column)):
            return ACCEPT if trade_value.accepts(self.agency) else DECLINE
        people = any(s.offered(0, PERSON + skill + side) for skill in range(setting.skills) for side in (0, DAMAGED))
        giver = int(s.partner if s.is_counter else s.turn)
        offered = int(s.table[s.column_of(0) + OFFERED_CRAFT])
        crews = any(offered >> craft & 1 and s.crew(giver, craft) for craft in range(1, MOST_CRAFT + 1))
        return ACCEPT if not people and not crews and not has_cargo(s, 0) else DECLINE  # cargo is mass aboard a plan


# --- levels ------------------------------------------------------------------


class Novice(PlannerLite):
    """Works on one mission at a time, always the easiest, and tests everything it can."""

    name = "novice/1"
    temper = Personality(caution=3.0, racing=3.0, most_dead=2, sight=1, one_by_one=True)


class Casual(PlannerLite):
    """Works on several missions, but on no big one while there are two easier ones, and tests too much."""

    name = "casual/1"
    temper = Personality(caution=2.5, racing=2.5, most_dead=2, sight=2)


class Strong(PlannerLite):
    """Considers all missions, accepts good trades, and puts crews only on tested components."""

    name = "strong/1"
    temper = Personality(caution=0.6, racing=0.8, most_risk=0.35, most_dead=2, bargain=1.25)


class Champion(PlannerLite):
    """Forecasts its rivals, plans several missions ahead, and tests no more than it must."""

    name = "champion/1"
    temper = Personality(
        caution=0.6, racing=0.2, patient=False, most_dead=2, rivalry=0.9, forecast=3, plans=4, bargain=1.25
    )


BOTS: dict[str, type[Bot]] = {
    "planner-lite": PlannerLite,
    "novice": Novice,
    "casual": Casual,
    "strong": Strong,
    "champion": Champion,
}
