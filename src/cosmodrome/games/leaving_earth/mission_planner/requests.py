"""Requests for plans and their answers as data, for the command line and the page.

`ship_design/` makes the plan; `plan_tables.py` shows it as tables and `plan_svg.py` as a picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, Literal

import msgspec

from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text
from cosmodrome.core.meta import Options
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, META
from cosmodrome.games.leaving_earth.mission_planner import plan_svg
from cosmodrome.games.leaving_earth.mission_planner.plan_text import TESTS, thrust_of
from cosmodrome.games.leaving_earth.ship_design import Designer, Freight, Leg
from cosmodrome.games.leaving_earth.ship_design.catalogue import ASTRONAUT, CARGO, EARTH, MANNED
from cosmodrome.games.leaving_earth.ship_design.plan_service import MOST_STEPS, PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import NoPlan, Objective, Proposal, Reserve
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds, with_helpers
from cosmodrome.games.leaving_earth.ship_design.trial_campaigns import Campaign

ALL = "all"
NICKNAMES = {"ions": "ion_thrusters", "ion": "ion_thrusters", "docking": "rendezvous", "reentry": "re_entry"}
MOST_CREW, MOST_CARGO = 20, 200
SUREST_EVER = 0.99  # the highest chance that may be requested
PAGE_DEADLINE = 8.0  # seconds, for a visitor who waits at a page


class PlanRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request as people type it: a mission, or a place to bring something to, and what limits the plan."""

    mission: str | None = None
    to: str | None = None
    start: str | None = None
    payload: int | None = None
    goal: Literal["cheapest", "lightest", "fastest", "surest"] = "cheapest"
    budget: int | None = None
    yearly: int | None = None
    from_year: int | None = None
    by: int | None = None
    have: list[str] = []
    tested: list[str] = []
    no: list[str] = []
    capsule: str | None = None
    crew: int | None = None
    place: str | None = None
    sure: float | None = None
    alone: bool = False


# --- reading requests --------------------------------------------------------


class RequestReader:
    """Reads requests with names as people type them, and answers them."""

    def __init__(self, data: Mapping[str, Any], options: Options, text: Text) -> None:
        self.data = data
        self.played = frozenset(name for name in EXPANSIONS if options[name])
        self.designer = Designer(data, self.played, str(options["edition"]))
        self.catalogue = self.designer.catalogue
        self.last_year = int(options["last_year"]) or self.catalogue.last_year
        self.text = text

    def possible(self) -> Possible:
        catalogue = self.catalogue
        return Possible(
            missions=list(catalogue.missions),
            manned=[name for name in catalogue.missions if catalogue.missions[name]["requires"] in MANNED],
            advancements=list(catalogue.research_cost),
            first_year=catalogue.first_year,
            last_year=self.last_year,
            yearly=catalogue.yearly,
        )

    def plan(self, request: PlanRequest) -> Planned:
        """The answer for a page, within a limit of effort: a ship that stays together rather than no plan."""
        objective, tested = self.objective(request)
        odds = Odds(self.data, self.played, tested)
        self.designer.search_limit = SearchLimit(Deadline(PAGE_DEADLINE), MOST_STEPS)
        try:
            proposal = PlanService(self.designer, odds).propose(objective)
        except NoPlan as none:
            raise BadInput(none.sentence(self.text)) from None
        except ValueError as error:
            raise BadInput(str(error)) from None
        found = answer_for(self.designer, objective, proposal, odds)
        found.picture = plan_svg.draw(self.designer, proposal, self.text, in_words=False)
        return found

    def objective(self, request: PlanRequest) -> tuple[Objective, frozenset[str]]:
        """The objective, and which advancements have been tested to the end."""
        catalogue = self.catalogue
        if (request.mission is None) == (request.to is None):
            raise BadInput("name a --mission, or a place to bring something --to")
        mission = "" if request.mission is None else self.mission(request.mission)
        first_year = catalogue.first_year if request.from_year is None else request.from_year
        by = self.last_year if request.by is None else request.by
        if not catalogue.first_year <= first_year <= by <= self.last_year:
            raise BadInput(f"years go from {catalogue.first_year} to {self.last_year}, not from {first_year} to {by}")
        owned, tested = self.advancements(request.have), self.advancements(request.tested)
        if not mission:
            owned = frozenset(catalogue.research_cost)  # what it costs to move a mass is a question of rockets
        cargo = self.checked("payload", request.payload, 1, MOST_CARGO) if not mission else 0
        return Objective(
            first_year=first_year,
            by=by,
            mission=mission,
            cargo=cargo,
            start=EARTH if mission else self.place(request.start or EARTH),
            place=self.place(name) if (name := request.place if request.to is None else request.to) else None,
            goal=request.goal,
            budget=request.budget,
            yearly=self.yearly(request, mission),
            owned=owned | tested,
            never=self.advancements(request.no),
            capsule=request.capsule,
            crew=self.crew(request, mission),
            sure=self.sure(request),
            alone=request.alone,
        ), tested

    def sure(self, request: PlanRequest) -> Fraction | None:
        if request.sure is None:
            return None
        if not 0 < request.sure <= SUREST_EVER:
            raise BadInput(f"--sure must be a chance above 0 and up to {SUREST_EVER}, not {request.sure}")
        return Fraction(str(request.sure))

    def yearly(self, request: PlanRequest, mission: str) -> int | None:
        if request.yearly is None:
            return self.catalogue.yearly if mission else None
        return self.checked("yearly", request.yearly, 0, 10_000) or None

    def crew(self, request: PlanRequest, mission: str) -> int:
        if request.crew is not None and (not mission or self.catalogue.missions[mission]["requires"] not in MANNED):
            raise BadInput("nobody flies on that mission, so --crew has no meaning")
        return self.checked("crew", request.crew, 1, MOST_CREW)

    def checked(self, name: str, number: int | None, fewest: int, most: int) -> int:
        if number is None:
            return fewest
        if not fewest <= number <= most:
            raise BadInput(f"--{name} must be a whole number from {fewest} to {most}, not {number}")
        return number

    def mission(self, typed: str) -> str:
        known = {name: self.text.term(f"mission-{name}") for name in self.catalogue.missions}
        return pick(typed, known, "mission")

    def place(self, typed: str) -> str:
        known = {name: self.text.term(f"location-{name}") for name in self.catalogue.arrivals}
        return pick(typed, known, "place")

    def advancements(self, typed: Iterable[str]) -> frozenset[str]:
        """By their names, or by what they let one buy, such as atlas."""
        known = {name: self.text.term(f"advancement-{name}") for name in self.catalogue.research_cost}
        names = [name.strip() for name in typed]
        if names == [ALL]:
            return frozenset(known)
        found = set()
        for name in filter(None, names):
            bought = self.catalogue.advancement_of.get(name, NICKNAMES.get(name, name))
            found.add(bought if bought in known else pick(name, known, "advancement"))
        return frozenset(found)


def words_of(typed: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in typed.lower()).split()


def pick(typed: str, known: dict[str, str], kind: str) -> str:
    """The id that a text means: the id or the name itself, some of its words, or a close match."""
    wanted = words_of(typed)
    spoken = {name: (words_of(name), words_of(title)) for name, title in known.items()}
    exact = [name for name, forms in spoken.items() if wanted in forms]
    if exact:
        return exact[0]
    partly = [name for name, forms in spoken.items() if any(wanted and set(wanted) <= set(form) for form in forms)]
    if len(partly) == 1:
        return partly[0]
    if partly:
        raise BadInput(f"{typed!r} may be {listed(partly)}: which {kind}?")
    near = {" ".join(form): name for name, forms in spoken.items() for form in forms}
    close = get_close_matches(" ".join(wanted), near, n=1, cutoff=0.75)
    if close:
        return near[close[0]]
    raise BadInput(f"there is no {kind} {typed!r}; there are {', '.join(known)}")


def listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}"


# --- the answer --------------------------------------------------------------


class Exact(msgspec.Struct):
    exact: str  # as a fraction
    chance: float


class PlanLeg(msgspec.Struct):
    """A maneuver: who leaves with what mass in which year, and what is fired for it."""

    year: int
    maneuver: str
    years: int
    difficulty: int
    mass: int
    need: int
    thrust: int
    rockets: dict[str, int]
    ion_thrusters: int
    collects: str | None
    surveys: str | None


class PlanEvent(msgspec.Struct):
    """Something is parked, met or left behind before a leg, or after the last one."""

    kind: str
    place: str
    before_leg: int
    parts: dict[str, int]


class PlanCargoShip(msgspec.Struct):
    """A ship that is sent ahead and met before a leg of the first one."""

    place: str
    before_leg: int
    cost: int
    mass: int
    components: dict[str, int]
    legs: list[PlanLeg]


class PlanYear(msgspec.Struct):
    """One year's purchases."""

    year: int
    money: int
    research: list[str]
    bought: dict[str, int]


class PlanPart(msgspec.Struct):
    item: str
    count: int
    mass: int
    cost: int


class PlanDraw(msgspec.Struct):
    """Draws of one leg, or at the end, and the chance that all went well up to then; a cargo ship's legs come first."""

    leg: int
    advancement: str
    times: int
    so_far: Exact


class AfterTests(msgspec.Struct):
    tests: int
    chance: float
    removals: float  # what failures cost that are paid away, on average


class PlanRisk(msgspec.Struct):
    """All draws of one advancement: how likely they are now, and after tests."""

    advancement: str
    times: int
    chance: float
    after: list[AfterTests]


class PlanTest(msgspec.Struct):
    """What is tested before the flight, so often and for so much each time."""

    advancement: str
    tests: int
    price: int


class PlanCampaign(msgspec.Struct):
    """All tests before a flight: what they cost with the failures that are paid away, on average."""

    tests: list[PlanTest]
    cost: int
    removals: float


class PlanReserve(msgspec.Struct):
    """The same with spare rockets, or a mechanic with supplies: what it would cost, and how likely it would succeed."""

    kind: str
    number: int
    cost: int
    chance: Exact


class PlanLife(msgspec.Struct):
    """Where life is looked for, and the chance that there is some: no draw of the plan decides that."""

    place: str
    chance: Exact


class Planned(msgspec.Struct, tag_field="about", tag="plan", omit_defaults=True):
    """A plan with everything that people want to know of it."""

    game: str
    mission: str | None
    goal: str
    cost: int
    ship: int
    research: list[str]
    mass: int
    years: int
    launch: int
    done: int
    stay: int
    chance: Exact
    helped: dict[str, Exact]
    components: dict[str, int]
    parts: list[PlanPart]
    legs: list[PlanLeg]
    events: list[PlanEvent]
    spending: list[PlanYear]
    yearly: int | None
    draws: list[PlanDraw]
    risks: list[PlanRisk]
    spares: dict[str, int] = {}  # rockets that are fired only if others are damaged
    reserves: list[PlanReserve] = []
    repairs: list[PlanReserve] = []
    campaign: PlanCampaign | None = None  # the tests that reach the chance wanted
    cargo_ship: PlanCargoShip | None = None
    one_ship: bool = False  # plans with docking would have taken too long to search
    no_cargo_ship: bool = False  # plans with a cargo ship would have
    skill: str = ""  # that an astronaut aboard must have
    life: PlanLife | None = None  # for a survey that looks for some
    picture: str = ""  # as SVG, if requested


class Possible(msgspec.Struct, tag_field="about", tag="possible"):
    """What plans can be requested with some expansions."""

    missions: list[str]
    manned: list[str]  # of them, those with a crew
    advancements: list[str]
    first_year: int
    last_year: int
    yearly: int


PlanResult = Planned | Possible


def exact(chance: Fraction) -> Exact:
    return Exact(str(chance), float(chance))


def answer_for(designer: Designer, objective: Objective, proposal: Proposal, odds: Odds) -> Planned:
    plan, programme = proposal.plan, proposal.programme
    return Planned(
        game=META.rules,
        mission=objective.mission or None,
        goal=objective.goal,
        cost=proposal.cost,
        ship=plan.cost,
        research=sorted(programme.research),
        mass=plan.mass,
        years=plan.years,
        launch=proposal.launch,
        done=proposal.done,
        stay=plan.stay,
        chance=exact(proposal.chance),
        helped={skill: exact(chance) for skill, chance in with_helpers(designer.catalogue, plan, odds).items()},
        components=dict(plan.components),
        parts=[part(designer, objective, name, count) for name, count in plan.components.items()],
        legs=legs_of(designer, plan.legs, proposal.departures),
        events=[PlanEvent(event.kind, event.place, event.leg, dict(event.parts)) for event in plan.events],
        spending=[PlanYear(one.year, one.money, list(one.research), dict(one.bought)) for one in proposal.spending],
        yearly=objective.yearly,
        draws=[PlanDraw(draw.leg, draw.advancement, draw.times, exact(draw.so_far)) for draw in proposal.draws],
        spares=dict(plan.spares),
        reserves=reserves_of(proposal.reserves),
        repairs=reserves_of(proposal.repairs),
        campaign=None if proposal.campaign is None else campaign_of(proposal.campaign),
        risks=[risk(odds, name, times) for name, times in plan.draws.items() if odds.cards[name]],
        cargo_ship=None if plan.freight is None else cargo_ship_of(designer, plan.freight, proposal),
        one_ship=proposal.one_ship,
        no_cargo_ship=proposal.hurried,
        skill=plan.skill,
        life=None if plan.life is None else PlanLife(plan.place, exact(plan.life)),
    )


def reserves_of(reserves: Iterable[Reserve]) -> list[PlanReserve]:
    return [PlanReserve(one.kind, one.number, one.programme.cost, exact(one.chance)) for one in reserves]


def legs_of(designer: Designer, legs: Iterable[Leg], departures: Iterable[int]) -> list[PlanLeg]:
    return [
        PlanLeg(
            year=year,
            maneuver=leg.maneuver,
            years=leg.years,
            difficulty=leg.difficulty,
            mass=leg.mass,
            need=leg.difficulty * leg.mass,
            thrust=thrust_of(designer, leg),
            rockets=dict(leg.rockets),
            ion_thrusters=leg.thrusters,
            collects=leg.collects,
            surveys=leg.surveys,
        )
        for leg, year in zip(legs, departures, strict=True)
    ]


def cargo_ship_of(designer: Designer, freight: Freight, proposal: Proposal) -> PlanCargoShip:
    return PlanCargoShip(
        place=freight.place,
        before_leg=freight.leg,
        cost=freight.cost,
        mass=freight.mass,
        components=dict(freight.components),
        legs=legs_of(designer, freight.legs, proposal.freight_departures),
    )


def campaign_of(campaign: Campaign) -> PlanCampaign:
    tests = [PlanTest(name, number, campaign.prices[name]) for name, number in campaign.tests.items()]
    return PlanCampaign(tests, campaign.cost, float(campaign.removals))


def part(designer: Designer, objective: Objective, name: str, count: int) -> PlanPart:
    if name == CARGO:
        return PlanPart(name, count, objective.cargo * count, 0)
    if name == ASTRONAUT:
        return PlanPart(name, count, 0, designer.catalogue.astronaut_cost * count)
    return PlanPart(name, count, designer.catalogue.mass_of[name] * count, designer.catalogue.cost_of[name] * count)


def risk(odds: Odds, name: str, times: int) -> PlanRisk:
    draws = {name: times}
    after = [
        AfterTests(tests, float(odds.chance(draws, {name: tests})), float(odds.removals(name, tests)))
        for tests in TESTS
    ]
    return PlanRisk(name, times, float(odds.chance(draws)), after)


# --- for a page --------------------------------------------------------------


class OfPossible(msgspec.Struct, tag_field="about", tag="possible", forbid_unknown_fields=True):
    """A request for what can be planned with these options."""

    options: dict[str, bool | int | str] = {}


class OfWish(msgspec.Struct, tag_field="about", tag="wish", forbid_unknown_fields=True):
    """A plan for a request, with a picture."""

    wish: PlanRequest
    options: dict[str, bool | int | str] = {}


Asked = OfPossible | OfWish


def plan(game: Game[Any], asked: Mapping[str, Any], text: Text) -> PlanResult:
    """Answer a request about plans that belongs to no match."""
    try:
        wanted = msgspec.convert(asked, Asked)
    except msgspec.ValidationError as error:
        raise BadInput(f"this cannot be planned: {error}") from None
    options = game.meta.check_options(wanted.options)
    game.check(options)
    reader = RequestReader(game.data, options, text)
    return reader.possible() if isinstance(wanted, OfPossible) else reader.plan(wanted.wish)
