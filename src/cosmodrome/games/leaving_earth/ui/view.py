"""What one seat, or a spectator, may see, built from an allow-list of typed fields.

The types of face-down outcomes are hidden from everyone, and faces of locations from those who have not looked there.
Chances follow from public knowledge (`hidden_info/seat_knowledge.py`), so they are the same for all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.rules.cooperation import answerer, proposer
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import venture_of
from cosmodrome.games.leaving_earth.engine.rules.ventures import share_price
from cosmodrome.games.leaving_earth.engine.scoring import net_halves
from cosmodrome.games.leaving_earth.engine.state import (
    ABOARD,
    ASTRONAUT,
    CARGO_PARTS,
    CARRIES_INFECTION,
    CHARTER,
    COMPLETED,
    CONSENT_SHIFT,
    COUNT,
    CREW,
    FLIGHT,
    FLIGHT_BITS,
    IN_PLAY,
    IS_VETOED,
    LOCATION,
    MASS,
    NOT_IN_PLAY,
    OFFERED_CRAFT,
    OFFERED_CREW,
    OFFERED_ITEMS,
    OFFERED_KNOWLEDGE,
    OFFERED_MONEY,
    OFFERED_RESEARCH,
    OFFERED_SHARES,
    OFFERS,
    SEATS,
    SEEN_SHIFT,
    SHARE_BITS,
    SHARE_MASK,
    SOUND,
    SYMBOLS,
    TAKEN_SHIFT,
    TIME,
    VISITED,
    LeavingEarth,
    Setting,
)
from cosmodrome.games.leaving_earth.hidden_info import outcome_beliefs
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge as knowledge
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import CERTAIN, Chances, Deck
from cosmodrome.games.leaving_earth.meta import EXPANSIONS
from cosmodrome.games.leaving_earth.phase import craft_in_question, is_burning, is_flying, phase, prompt
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ADVANCEMENT,
    ANSWER_OFFER,
    ANSWER_SHARES,
    ARRIVE,
    ASK_VETO,
    BUILD_OFFER,
    CAUSE,
    CHOOSE_DAMAGE,
    CHOOSE_LEFT_OUT,
    CHOOSE_REVEAL,
    CHOOSE_SUFFERER,
    DAMAGED,
    DEAL_OUTCOMES,
    DECKS,
    DIVIDE,
    DIVIDE_SHARES,
    END,
    EXPLORE_SYMBOL,
    FACE,
    FEATURE,
    FREE_STEPS,
    ITEM,
    LOOK,
    MISSION,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NOWHERE,
    OFFERS_A_TURN,
    OFFERS_A_YEAR,
    OUTCOME,
    OUTCOMES,
    PAY_OUTCOME,
    PERSON,
    PERSON_NAME,
    PRODUCTION,
    ROUTE,
    VENTURE,
    VOCABULARY,
    WORK,
    in_points,
)
from cosmodrome.games.leaving_earth.vocabulary import LOCATION as PLACE

# --- the view ----------------------------------------------------------------


class Odds(msgspec.Struct, frozen=True):
    """Of the next draw, exact until they became floats."""

    success: float
    minor_failure: float
    major_failure: float


class Advancement(msgspec.Struct):
    id: str
    outcomes: int  # cards that lie there
    seen: list[int]  # successes, minor and major failures drawn and put back since a card was removed last
    removed: list[str]  # types of the cards that are gone, in their order
    odds: Odds


class Stack(msgspec.Struct):
    """Components of a kind in one place."""

    item: str
    ready: int
    resting: int
    damaged: int


class Astronaut(msgspec.Struct):
    number: int  # from 1, as choices call them
    name: str
    skill: str
    healthy: bool
    craft: int  # 0 on Earth without one
    visited: list[str]  # since leaving Earth


class Craft(msgspec.Struct):
    number: int
    location: str  # its destination while it has time tokens
    time: int  # tokens
    maneuver: str | None  # that it is on
    components: list[Stack]
    crew: list[int]  # numbers of astronauts
    mass: int
    seats: int
    thrust: int  # of all rockets that could be fired
    thrust_per_year: int  # of all ion thrusters that could be fired
    probe: bool  # an undamaged probe or capsule
    infected: bool


class Agency(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What an agency or a venture has. Version 1 of the rules limits its offers; later ones are counted only."""

    money: int
    points: int | float  # without what the dead cost
    dead: int
    score: int | float
    offers_left: int | None = None  # this year, in version 1
    offers_made: int | None = None  # this year, from version 2 on
    advancements: list[Advancement]
    components: list[Stack]  # on Earth, not aboard
    astronauts: list[Astronaut]
    craft: list[Craft]


class Venture(msgspec.Struct):
    """A joint venture: an owner like an agency, but for research, which belongs to several of them."""

    owner: int  # its number among all owners, after the seats
    id: str
    shares: list[int]  # by seat
    bank: int  # shares that nobody has
    price: int  # of a share, at the bank
    director: int  # who decides for it out of turn
    consents: list[int]  # seats that let everything be done this year
    vetoed: bool  # in this turn
    holdings: Agency  # its score is what all shares together are worth


class Founding(msgspec.Struct):
    """A venture that may come about."""

    id: str
    seat: int  # who founds it
    shares: list[int]  # by seat
    complete: bool  # waits for answers


class Held(msgspec.Struct):
    """What a shareholder wants to do for a venture, while the others decide."""

    seat: int
    owner: int  # the venture
    craft: int | None
    action: dict[str, Any]
    asked: list[int]  # seats, in their order


class Feature(msgspec.Struct):
    """What was found in a place."""

    id: str
    taken: bool  # what lay there, or where a habitat could be built


class Place(msgspec.Struct):
    id: str
    explorable: bool  # has a face
    revealed: bool
    face: str | None  # if it is revealed or this seat has looked
    looked: list[int]  # seats, which is public
    slots: int  # for features, as far as is public
    features: list[Feature]


class Mission(msgspec.Struct):
    id: str
    points: int | float
    deck: str
    status: Literal["open", "completed", "removed"]
    seat: int | None  # who has completed it


class Outcomes(msgspec.Struct):
    """The piles of outcome cards."""

    face_down: int
    discards: dict[str, int]
    piles_opened: int


class Flight(msgspec.Struct):
    """The maneuver that is being flown at this moment."""

    seat: int
    craft: int
    maneuver: str
    burning: bool  # rockets are being fired; afterwards what waits on the way is faced
    arriving: bool  # at the end of a year, after all time tokens
    difficulty: int  # doublings included
    doublings: int
    years: int
    mass: int
    need: int
    thrust: int  # so far


class Column(msgspec.Struct):
    """What one side of an offer gives."""

    seat: int
    money: int
    items: dict[str, int]
    craft: list[int]
    research: list[str]
    shares: dict[str, int]  # of ventures
    alongside: int | None  # the spacecraft whose cargo can be offered
    cargo: dict[str, int]  # components of that spacecraft
    crew: list[str]  # astronauts of that spacecraft, by name
    knowledge: list[str]  # hidden locations at which this side has looked


class Deal(msgspec.Struct):
    """The offer that is being made or answered."""

    counter: bool
    complete: bool  # waits for an answer
    gives: Column  # from the owner who makes it
    asks: Column


class Memorial(msgspec.Struct):
    name: str
    seat: int
    location: str
    year: int


class Drawn(msgspec.Struct):
    """An outcome that has just been drawn."""

    seat: int
    advancement: str
    outcome: str
    counts_as: str


class Survival(msgspec.Struct):
    """Astronauts in space who will have to go without."""

    craft: int
    count: int
    cause: str


class Window(msgspec.Struct):
    """When ways to a planet are open."""

    id: str
    years: list[int]


class View(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The table. Version 1 of the rules limits what is done in a turn, and only then the view says what is left."""

    viewer: int | None
    game: str
    players: int
    asked: int | None
    prompt: str
    phase: str  # setup, start, turn, end, arrivals, hazards, over
    over: bool
    winners: list[int]
    end: str | None  # why it is over
    team: bool
    expansions: list[str]  # that are played
    printing: str | None  # of Stations, whose numbers are right
    year: int
    first_year: int
    last_year: int
    windows: list[Window]
    funding: int  # at the start of a year
    rival_funding: int  # for the other agencies when a mission is completed
    turn: int | None
    charters: int  # for joint ventures, 0 if they are not played
    acting_for: int | None  # the venture whose spacecraft the question is about
    starter: int | None
    passes: int  # in a row
    free_steps: int | None = None  # left in this turn
    offers_left: int | None = None  # in this turn
    craft: int | None  # the question is about it
    other: int | None  # the spacecraft that docks or is split off
    looking_at: str | None
    agencies: list[Agency]
    ventures: list[Venture]  # that are founded
    founding: Founding | None
    held: Held | None
    places: list[Place]
    missions: list[Mission]
    points_open: int | float
    outcomes: Outcomes
    flight: Flight | None
    offer: Deal | None
    drawn: Drawn | None
    survival: Survival | None
    memorial: list[Memorial]


def view(s: LeavingEarth, seat: int | None) -> Any:
    return msgspec.to_builtins(build(s, seat))


def build(s: LeavingEarth, seat: int | None) -> View:
    over = s.is_terminal()
    table = list(s.table)
    setting = s.setting
    stage = phase(s)
    scores = s.scores_in_points()
    return View(
        viewer=seat,
        game=s.game.meta.rules,
        players=s.players,
        asked=s.asked if s.asked >= 0 else None,
        prompt=prompt(s),
        phase=stage,
        over=over,
        winners=s.winners() if over else [],
        end=END.to_json(s.ended) if s.ended != NOWHERE else None,
        team=setting.team,
        expansions=[name for name in EXPANSIONS if setting.options[name]],
        printing=str(setting.options["stations_printing"]) if setting.has_stations else None,
        year=s.year,
        first_year=setting.first_year,
        last_year=setting.last_year,
        windows=windows(setting),
        funding=setting.funding,
        rival_funding=setting.rival_funding,
        turn=s.actor if stage == "turn" else None,
        charters=s.owners - VENTURE if s.owners > VENTURE else 0,
        acting_for=s.turn if s.turn >= VENTURE and s.asked >= 0 else None,
        starter=s.starter if stage != "setup" else None,
        passes=s.passes,
        free_steps=max(FREE_STEPS - s.steps_taken, 0) if setting.limits_steps else None,
        offers_left=OFFERS_A_TURN - s.offers_made if setting.limits_steps else None,
        craft=craft_in_question(s),
        other=s.other if s.step in (DIVIDE, CHOOSE_SUFFERER) else None,
        looking_at=PLACE.to_json(s.place) if s.step in (LOOK, CHOOSE_REVEAL) else None,
        agencies=agencies(s, table, scores),
        ventures=[venture(s, table, owner) for owner in range(VENTURE, s.owners) if s.is_founded(owner)],
        founding=founding(s) if s.step in (DIVIDE_SHARES, ANSWER_SHARES) else None,
        held=held(s) if s.step == ASK_VETO else None,
        places=[place(s, location, seat, table[location]) for location in places_in_play(setting)],
        missions=missions(s),
        points_open=in_points(s.points_open()),
        outcomes=Outcomes(
            s.pile[0] + s.pile[1] + s.pile[2], {name: s.pile[3 + i] for i, name in enumerate(OUTCOMES)}, len(s.piles)
        ),
        flight=flight(s) if not over else None,
        offer=deal(s, table) if is_about_an_offer(s) else None,
        drawn=drawn(s),
        survival=Survival(s.craft, s.limit, CAUSE.to_json(s.cause)) if s.step == CHOOSE_LEFT_OUT else None,
        memorial=[remembered(entry) for entry in s.memorial],
    )


# --- agencies ----------------------------------------------------------------


def agencies(s: LeavingEarth, table: list[int], scores: list[int | float]) -> list[Agency]:
    decks = knowledge.decks_of(s)
    odds = odds_of_all(s, decks)
    dealing = (s.dealt_to, s.advancement) if s.step == DEAL_OUTCOMES else None  # its cards are still on their way
    found = []
    for seat in range(s.players):
        known = [
            advancement(number, decks.get((seat, number)), odds.get((seat, number)))
            for number in range(s.setting.advancements)
            if s.knows(seat, number) and dealing != (seat, number)
        ]
        found.append(holdings(s, table, seat, scores[seat], known))
    return found


def holdings(s: LeavingEarth, table: list[int], owner: int, score: int | float, known: list[Advancement]) -> Agency:
    """Of an agency or a venture."""
    people = astronauts(s, owner, table)
    fleet = s.fleet(owner)
    offers = table[s.block(owner) + OFFERS]
    return Agency(
        money=s.money(owner),
        points=in_points(s.points(owner)),
        dead=s.dead(owner),
        score=score,
        offers_left=OFFERS_A_YEAR - offers if s.setting.limits_steps else None,
        offers_made=None if s.setting.limits_steps else offers,
        advancements=known,
        components=stacks(s, table, s.vessel(owner, 0)),
        astronauts=people,
        craft=[
            craft(s, table, s.vessel(owner, number), number, people)
            for number in range(1, MOST_CRAFT + 1)
            if fleet >> number & 1
        ],
    )


def venture(s: LeavingEarth, table: list[int], owner: int) -> Venture:
    charter = table[s.block(owner) + CHARTER]
    return Venture(
        owner=owner,
        id=ids.VENTURES[owner - VENTURE],
        shares=[s.shares(owner, seat) for seat in range(s.players)],
        bank=s.shares_in_bank(owner),
        price=share_price(s, owner),
        director=s.decider(owner),
        consents=seats_in(s, charter >> CONSENT_SHIFT),
        vetoed=charter & IS_VETOED != 0,
        holdings=holdings(s, table, owner, in_points(net_halves(s, owner)), []),
    )


def seats_in(s: LeavingEarth, bits: int) -> list[int]:
    return [seat for seat in range(s.players) if bits >> seat & 1]


def founding(s: LeavingEarth) -> Founding:
    shares = [s.shares(s.partner, seat) for seat in range(s.players)]
    return Founding(ids.VENTURES[s.partner - VENTURE], s.turn, shares, s.step == ANSWER_SHARES)


def held(s: LeavingEarth) -> Held:
    """The action that waits for consent, with the seats that still have to decide, the next one first."""
    after = sorted(seats_in(s, s.asking), key=lambda seat: (seat - s.actor) % s.players)
    about_craft = s.after_consent in (WORK, PRODUCTION)
    owner = venture_of(s, s.asked)
    return Held(s.actor, owner, int(s.craft) or None if about_craft else None, VOCABULARY.to_json(s.held), after)


def odds_of_all(s: LeavingEarth, decks: dict[knowledge.Owner, Deck]) -> dict[knowledge.Owner, Odds]:
    """Of the next draw on each of these decks."""
    return dict(zip(decks, all_odds(knowledge.piles_of(s), tuple(decks.values())), strict=True))


@lru_cache(maxsize=256)
def all_odds(piles: outcome_beliefs.Piles, decks: outcome_beliefs.Decks) -> tuple[Odds, ...]:
    return tuple(map(as_odds, outcome_beliefs.chances(piles, decks)))


def advancement(number: int, deck: Deck | None, odds: Odds | None) -> Advancement:
    """Without a deck it came from an alien sample, and nothing can go wrong."""
    name = ADVANCEMENT.to_json(number)
    if deck is None or odds is None:
        return Advancement(name, 0, [0, 0, 0], [], as_odds(CERTAIN))
    removed = [OUTCOMES[stage[3]] for stage in deck.stages[:-1]]
    return Advancement(name, deck.left, list(deck.stages[-1][:3]), removed, odds)


def as_odds(chances: Chances) -> Odds:
    return Odds(float(chances.success), float(chances.minor), float(chances.major))


def astronauts(s: LeavingEarth, seat: int, table: list[int]) -> list[Astronaut]:
    found = []
    first = s.person(seat, 0)
    for index in range(MOST_ASTRONAUTS):
        at = first + index * ASTRONAUT
        who = table[at]
        if who & 1:
            found.append(
                Astronaut(
                    index + 1,
                    PERSON_NAME.to_json(who >> 8),
                    ids.SKILLS[who >> 2 & 3],
                    not who & 2,
                    who >> 4 & 15,
                    locations_of(table[at + VISITED]),
                )
            )
    return found


def locations_of(bits: int) -> list[str]:
    return [name for number, name in enumerate(ids.LOCATIONS) if bits >> number & 1] if bits else []


def stacks(s: LeavingEarth, table: list[int], at: int) -> list[Stack]:
    return [
        Stack(ITEM.to_json(kind), packed & COUNT, packed >> 32, packed >> 16 & COUNT)
        for kind, packed in enumerate(table[at + ABOARD : at + ABOARD + s.setting.kinds])
        if packed
    ]


def craft(s: LeavingEarth, table: list[int], at: int, number: int, people: list[Astronaut]) -> Craft:
    setting = s.setting
    components = stacks(s, table, at)
    thrust = per_year = 0
    for kind, packed in enumerate(table[at + ABOARD : at + ABOARD + setting.kinds]):
        if packed & COUNT and setting.fuel[kind] >= 0:  # an engine fires once for each of its tanks
            thrust += (table[at + ABOARD + setting.fuel[kind]] & COUNT) * setting.thrust[kind]
        elif packed:
            thrust += (packed & COUNT) * setting.thrust[kind]
            per_year += (packed & COUNT) * setting.thrust_per_year[kind]
    maneuver = table[at + FLIGHT] & FLIGHT_BITS
    return Craft(
        number=number,
        location=PLACE.to_json(table[at + LOCATION]),
        time=table[at + TIME],
        maneuver=ROUTE.to_json(maneuver - 1) if maneuver else None,
        components=components,
        crew=[person.number for person in people if person.craft == number] if table[at + CREW] else [],
        mass=table[at + MASS],
        seats=table[at + SEATS],
        thrust=thrust,
        thrust_per_year=per_year,
        probe=table[at + SOUND] & setting.probes != 0,
        infected=table[at + CARRIES_INFECTION] == 1,
    )


# --- places and missions -----------------------------------------------------


@lru_cache(maxsize=64)
def windows(setting: Setting) -> list[Window]:
    """Of the planets to which there are ways at certain times only."""
    found = {}
    years = range(setting.first_year, setting.last_year + 1)
    for maneuver in range(setting.maneuvers):
        planet = ids.WINDOW_OF[maneuver]
        if planet is not None and setting.start[maneuver] != NOWHERE:
            found[planet] = [year for year in years if setting.aligned[maneuver] >> year - setting.first_year & 1]
    return [Window(planet, found[planet]) for planet in ids.WINDOWS if planet in found]


@lru_cache(maxsize=64)
def places_in_play(setting: Setting) -> tuple[int, ...]:
    """Where something leads to or from, and the sun; without expansions that are not played."""
    used = {setting.solar_radiation}
    for maneuver in range(setting.maneuvers):
        if setting.start[maneuver] != NOWHERE:
            used |= {setting.start[maneuver], setting.goal[maneuver]}
            codes = [setting.symbols[maneuver * SYMBOLS + i] for i in range(SYMBOLS)]
            used |= {code >> 3 for code in codes if code & 7 == EXPLORE_SYMBOL}
    return tuple(sorted(used - {setting.lost}))


def place(s: LeavingEarth, location: int, seat: int | None, packed: int) -> Place:
    return Place(
        id=PLACE.to_json(location),
        explorable=s.setting.faces_of[location] > 0,
        revealed=s.is_revealed(location),
        face=FACE.to_json(s.face(location)) if knowledge.knows_face(s, location, seat) else None,
        looked=[other for other in range(s.players) if packed >> SEEN_SHIFT + other & 1],
        slots=s.slots(location),
        features=[
            Feature(FEATURE.to_json(s.feature(location, slot)), packed >> TAKEN_SHIFT + slot & 1 == 1)
            for slot in range(s.slots(location))
            if s.feature(location, slot) != NOWHERE
        ],
    )


def missions(s: LeavingEarth) -> list[Mission]:
    """Those that were dealt, the cheapest first."""
    found = []
    for mission in s.setting.mission_order:
        status = s.mission(mission)
        if status != NOT_IN_PLAY:
            done = status >= COMPLETED
            found.append(
                Mission(
                    MISSION.to_json(mission),
                    in_points(s.setting.mission_points[mission]),
                    DECKS[s.setting.mission_deck[mission]],
                    "completed" if done else "open" if status == IN_PLAY else "removed",
                    status - COMPLETED if done else None,
                )
            )
    return found


def remembered(entry: int) -> Memorial:
    return Memorial(
        PERSON_NAME.to_json(entry & 0xFFFF), entry >> 16 & 15, PLACE.to_json(entry >> 20 & 255), entry >> 28
    )


# --- what is going on --------------------------------------------------------


def flight(s: LeavingEarth) -> Flight | None:
    if not is_flying(s):
        return None
    burning = is_burning(s)
    doublings = s.doublings if burning else 0
    difficulty = s.setting.difficulty[s.maneuver] << doublings
    mass = s.mass_of(s.turn, s.craft)
    if burning and difficulty:
        mass = s.need // difficulty  # as it was before anything was fired
    return Flight(
        seat=s.turn,
        craft=s.craft,
        maneuver=ROUTE.to_json(s.maneuver),
        burning=burning,
        arriving=s.after_flight == ARRIVE and not burning,
        difficulty=difficulty,
        doublings=doublings,
        years=s.years,
        mass=mass,
        need=s.need if burning else 0,
        thrust=s.thrust if burning else 0,
    )


def is_about_an_offer(s: LeavingEarth) -> bool:
    return s.step in (BUILD_OFFER, ANSWER_OFFER) or (s.step == ASK_VETO and s.held == ACCEPT)


def deal(s: LeavingEarth, table: list[int]) -> Deal:
    return Deal(
        counter=s.is_counter == 1,
        complete=s.step != BUILD_OFFER,
        gives=column(s, table, 0, proposer(s)),
        asks=column(s, table, 1, answerer(s)),
    )


def column(s: LeavingEarth, table: list[int], side: int, seat: int) -> Column:
    at = s.column_of(side)
    items: dict[str, int] = {}
    for slot, packed in enumerate(table[at + OFFERED_ITEMS : at + s.setting.more_at]):
        item = slot if slot < s.setting.kinds else slot - s.setting.kinds + PERSON
        if packed & COUNT:
            items[ITEM.to_json(item)] = packed & COUNT
        if packed >> 16:
            items[ITEM.to_json(item + DAMAGED)] = packed >> 16
    return Column(
        seat=seat,
        money=table[at + OFFERED_MONEY],
        items=items,
        craft=[number for number in range(MOST_CRAFT + 1) if table[at + OFFERED_CRAFT] >> number & 1],
        research=[name for i, name in enumerate(ids.ADVANCEMENTS) if table[at + OFFERED_RESEARCH] >> i & 1],
        shares={
            name: table[at + OFFERED_SHARES] >> SHARE_BITS * i & SHARE_MASK
            for i, name in enumerate(ids.VENTURES)
            if table[at + OFFERED_SHARES] >> SHARE_BITS * i & SHARE_MASK
        },
        alongside=int(s.alongside(side)) or None,
        cargo=cargo(s, side) if s.offered_more(side, CARGO_PARTS) else {},
        crew=[PERSON_NAME.to_json(s.name_of(seat, index)) for index in offered_crew(s, side)],
        knowledge=locations_of(int(s.offered_more(side, OFFERED_KNOWLEDGE))),
    )


def cargo(s: LeavingEarth, side: int) -> dict[str, int]:
    """Components that one side offers from aboard its spacecraft."""
    kinds = range(s.setting.kinds)
    items = [*kinds, *(kind + DAMAGED for kind in kinds)]
    return {ITEM.to_json(item): int(s.offered_cargo(side, item)) for item in items if s.offered_cargo(side, item)}


def offered_crew(s: LeavingEarth, side: int) -> list[int]:
    """The numbers of the astronauts that one side offers from aboard its spacecraft."""
    people = int(s.offered_more(side, OFFERED_CREW))
    return [index for index in range(people.bit_length()) if people >> index & 1]


def drawn(s: LeavingEarth) -> Drawn | None:
    if s.step not in (PAY_OUTCOME, CHOOSE_DAMAGE, CHOOSE_SUFFERER) or s.card == NOWHERE:
        return None
    return Drawn(s.actor, ADVANCEMENT.to_json(s.advancement), OUTCOME.to_json(s.outcome), OUTCOME.to_json(s.counts_as))
