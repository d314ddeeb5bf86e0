"""What lies on the table in Leaving Earth: what is printed (`Setting`), and everything that moves (`LeavingEarth`).

Packed numbers stay in here behind accessors named by the game's words; what may be done is in `engine/rules/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE, State, filled
from cosmodrome.games.leaving_earth.vocabulary import (
    AMOUNTS,
    DAMAGED,
    DEAL_MISSIONS,
    DECKS,
    GAME_OVER,
    ITEMS,
    MOST_ADVANCEMENTS,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    MOST_LOCATIONS,
    MOST_MANEUVERS,
    NOWHERE,
    OCCUPATION,
    OWNERS,
    PERSON,
    VENTURE,
)

if TYPE_CHECKING:
    from cosmodrome.core.game_protocol import GameProtocol

# `asked` while the table is on its way to the next node
UNDER_WAY: Final = -2

# The table beside the scalars is one row of numbers, so that a copy is one copy. First comes what belongs to nobody:
# a number per location, one per mission, the two columns of an offer. Then a block per seat: money and the like, the
# outcomes of every advancement, the astronauts, what lies on Earth, and the spacecraft. So has every joint venture.

# a location: its face + 1 once an agency has looked, whether it is revealed, a bit per seat that has seen it
FACE_BITS: Final = 255
REVEALED_BIT: Final = 256
SEEN_SHIFT: Final = 9
FEATURE_SHIFT: Final = 16  # what was found there: the number of the feature + 1 in each slot
FEATURE_BITS: Final = 6
FEATURE_MASK: Final = 63
SLOTS: Final = 3
TAKEN_SHIFT: Final = 40  # a bit per slot whose component has been collected
INFECTION_OVER: Final = 1 << 44  # a spacecraft has brought it home already

# a mission
NOT_IN_PLAY: Final = 0
IN_PLAY: Final = 1
REMOVED: Final = 2
COMPLETED: Final = 3  # + owner
MISSION_BITS: Final = 255
CLAIM_SHIFT: Final = 8  # a bit per owner that has fulfilled it by arriving at the end of this year

# what a turn has done
NOTHING: Final = 0
PROGRESS: Final = 1  # something lasting, or something that matters to others
REARRANGED: Final = 2  # only what can be done and undone as often as one likes

# a column of an offer
OFFERED_MONEY: Final = 0
OFFERED_CRAFT: Final = 1  # a bit each
OFFERED_RESEARCH: Final = 2  # a bit each
OFFERED_SOUND: Final = 3  # a bit per item of which any is offered
OFFERED_BROKEN: Final = 4
ALL_SOUND: Final = 5  # a bit per item of which everything is offered
ALL_BROKEN: Final = 6
OFFERED_SHARES: Final = 7  # of each venture, four bits
OFFERED_ITEMS: Final = 8  # packed like what is aboard
SKILLS: Final = 4
# behind the items, from version 2 of the rules on
OFFERED_KNOWLEDGE: Final = 0  # a bit per location
OFFERED_CREW: Final = 1  # a bit per astronaut aboard the spacecraft that is alongside
CARGO_PARTS: Final = 2  # how many components of that spacecraft
ALONGSIDE: Final = 3  # in the first column: the offering agency's spacecraft, + 16 * the other one
OFFERED_CARGO: Final = 4  # components, packed like what is aboard

# the head of a seat's block
MONEY: Final = 0
POINTS: Final = 1  # in halves
DEAD: Final = 2
LIVING: Final = 3
FLEET: Final = 4  # a bit per spacecraft
RESEARCHED: Final = 5  # a bit per advancement
OFFERS: Final = 6  # made this year
EXTRA: Final = 7  # points that come from no mission, in halves
SHARES: Final = 8  # of a venture, four bits per seat
CHARTER: Final = 9  # of a venture, see below
SEAT_HEAD: Final = 10
SHARE_BITS: Final = 4
SHARE_MASK: Final = 15
IS_FOUNDED: Final = 1
IS_VETOED: Final = 2  # in this turn
CONSENT_SHIFT: Final = 2  # a bit per seat that lets everything be done this year
ACTOR_SHIFT: Final = 16  # the seat that acted for it last this year, plus one
ACTOR_MASK: Final = 7

# the outcomes of an advancement
CARDS: Final = 0  # how many, then two bits for each
STAGE: Final = 1  # six of them: what was seen until a card was removed, twenty bits for each type, and which type went
ORIGIN: Final = 7  # how many were dealt, then eight bits for the pile that each came from
DECK: Final = 8
HOW_MANY: Final = 7  # three bits
AFTER_COUNT: Final = 3
SEEN_BITS: Final = 20
SEEN_MASK: Final = (1 << 20) - 1

# an astronaut
WHO: Final = 0  # 0 if there is nobody; else 1, + 2 if incapacitated, + 4 * skill, + 16 * craft, + 256 * name
VISITED: Final = 1  # a bit per location since leaving Earth
BERTH: Final = 2  # the capsule during atmospheric entry, or a seat behind a shield
ASTRONAUT: Final = 3

# a spacecraft; number 0 is what lies on Earth without one
LOCATION: Final = 0  # NOWHERE if there is no such spacecraft
TIME: Final = 1  # tokens
FLIGHT: Final = 2  # the maneuver it is on + 1, + 256 * (the agency that flies it for a venture + 1)
CREW: Final = 3
PARTS: Final = 4  # components and astronauts
MASS: Final = 5
SEATS: Final = 6
SOUND: Final = 7  # a bit per item of which a sound one is aboard
BROKEN: Final = 8  # a bit per item of which a damaged one is aboard
SURVEYS: Final = 9  # made this turn where an automatic maneuver starts
CARRIES_INFECTION: Final = 10
ABOARD: Final = 11  # per item: how many are sound, from bit 16 on damaged ones, from bit 32 on those that rest
DAMAGED_ONE: Final = 1 << 16
RESTING_ONE: Final = 1 << 32
COUNT: Final = 0xFFFF
FLIGHT_BITS: Final = 255
PILOT_SHIFT: Final = 8


class Step:
    """One step of the flow of the game: a decision of an agency, a draw, or a transition to another step."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def enter(self, s: LeavingEarth) -> None:
        raise TypeError("a step must say what happens on arrival")

    def take(self, s: LeavingEarth, action: i64) -> None:
        raise TypeError("nothing is decided at this step")

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        raise TypeError("nobody decides at this step")

    def weights(self, s: LeavingEarth) -> list[int]:
        raise TypeError("nothing is drawn at this step")

    def sample(self, s: LeavingEarth, rng: Rng) -> i64:
        return rng.weighted(self.weights(s))

    def stream(self, s: LeavingEarth) -> str:
        raise TypeError("nothing is drawn at this step")

    def audience(self, s: LeavingEarth) -> list[int] | None:
        return None

    def scores(self, s: LeavingEarth) -> list[int]:
        raise TypeError("points are counted when the game is over")

    def winners(self, s: LeavingEarth) -> list[int]:
        raise TypeError("points are counted when the game is over")


class Question(Step):
    """A decision: the legal actions and what each of them does."""


class Draw(Step):
    """A chance node: the weights, and what an outcome does."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = CHANCE


@final
class Setting:
    """What does not move: everything printed, the options, and the steps of the game."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.team: bool = False
        self.first_year: i64 = 1956
        self.last_year: i64 = 1976
        self.funding: i64 = 25
        self.rival_funding: i64 = 10
        self.pack = vec[i64]([60, 15, 15])
        self.remove_success: i64 = 10
        self.remove_failure: i64 = 5
        self.die: i64 = 8
        self.death: i64 = 2
        self.fed: i64 = 5
        self.deaths_add_up: bool = True  # each one costs more than the one before
        self.secrecy_destroys: bool = True  # also in suborbital space, where by the first edition only the crew dies
        self.probes_explore: bool = False  # in version 1 only a working probe or capsule found features on arrival
        self.start_is_asked: bool = True  # by shareholders about a venture's start of the year; not so in version 1
        self.trades_anything: bool = True  # cargo in space and knowledge of locations, too; not so in version 1
        self.limits_steps: bool = False  # in version 1 a turn had a hundred free steps and three offers
        self.awards_together: bool = True  # missions of those who arrive together; in version 1 one fleet after another
        self.last_actor_flies: bool = True  # the automatic maneuvers of a venture; in version 1 any shareholder
        self.stays_over_the_year: i64 = 0  # a bit per kind of mission for which a spacecraft must outlast a year's end
        self.later_rules: bool = True  # the quick reference, where it differs from the first rulebook
        self.head_start: i64 = 0  # advancements to begin with
        self.has_stations: bool = False
        self.has_scientists: bool = False
        self.infection: i64 = 0  # points lost, in halves
        self.cave_parts: i64 = 0
        self.ventures: i64 = 0  # how many there can be
        self.venture_cost: i64 = 10
        self.venture_shares: i64 = 10
        self.amounts = vec[i64](list(AMOUNTS))  # by which money is offered
        # advancements
        self.advancements: i64 = 0
        self.research_cost = filled(MOST_ADVANCEMENTS)
        self.research_outcomes = filled(MOST_ADVANCEMENTS)
        self.prerequisites = filled(MOST_ADVANCEMENTS)  # a bit per advancement
        self.researchable: i64 = 0  # a bit per advancement that is in play
        self.rendezvous: i64 = 0
        self.re_entry: i64 = 0
        self.landing: i64 = 0
        self.life_support: i64 = 0
        self.surveying: i64 = 0
        self.aerobraking: i64 = 0
        self.synthesis: i64 = 0
        self.rovers: i64 = 0
        # components; a price of -1: not for sale
        self.kinds: i64 = 0
        self.price = filled(ITEMS, -1)
        self.needs = filled(ITEMS, -1)
        self.mass = filled(ITEMS)
        self.thrust = filled(ITEMS)
        self.thrust_per_year = filled(ITEMS)
        self.seats = filled(ITEMS)
        self.is_shielded = filled(ITEMS)  # against heat
        self.shielding = filled(ITEMS)  # of those in it, against radiation
        self.hardness = filled(ITEMS)  # of itself, against radiation
        self.rockets: i64 = 0  # a bit per item, as in the next lines
        self.thrusters: i64 = 0
        self.probes: i64 = 0  # whatever does what a probe or a capsule does
        self.capsules: i64 = 0
        self.engines: i64 = 0  # rockets that take fuel and are not spent
        self.resting: i64 = 0  # whatever rests after it was used
        self.for_sale = filled(0)  # kinds, as in the next lines
        self.capsule_kinds = filled(0)
        self.probe_kinds = filled(0)
        self.engine_kinds = filled(0)
        self.resting_kinds = filled(0)
        self.explorers: i64 = 0
        self.galileo: i64 = 0  # the component
        self.can_be_damaged: i64 = 0
        self.units = filled(ITEMS)  # of supplies, as they are sold
        self.supplies: i64 = 0  # what is eaten
        self.spare_parts: i64 = 0  # what repairs take
        self.medicine: i64 = -1  # what healing takes; -1: nothing
        self.fuel = filled(ITEMS, -1)  # that an engine takes, which is not spent itself
        self.habitats: i64 = 0  # a bit each; nobody in them is harmed by radiation
        self.immovable: i64 = 0
        self.modules: i64 = 0  # that produce something
        self.rover: i64 = -1
        self.science_module: i64 = -1
        self.medical_module: i64 = -1
        self.hydroponics: i64 = -1
        self.fuel_generator: i64 = -1
        self.habitat_parts: i64 = -1
        self.ground_habitat: i64 = -1
        self.small_tank: i64 = -1
        self.experiment: i64 = -1
        self.fossil: i64 = -1
        self.wreckage: i64 = -1
        self.alien_object: i64 = -1
        self.probe: i64 = 0
        self.value = filled(ITEMS)  # of something found, on Earth
        self.find_points = filled(ITEMS)  # in halves
        self.results_of = filled(ITEMS, -1)  # of an experiment made there
        self.results_at = filled(MOST_LOCATIONS, -1)
        self.sample_of = filled(ITEMS, -1)  # the location
        # astronauts
        self.skills: i64 = 0
        self.skill_price = filled(SKILLS)
        # locations
        self.locations: i64 = 0
        self.earth: i64 = 0
        self.suborbital: i64 = 0
        self.solar_radiation: i64 = 0
        self.lost: i64 = 0
        self.space: i64 = 0  # a bit per location that is one
        self.bodies: i64 = 0  # a bit per location with solid ground
        self.surveyable = filled(MOST_LOCATIONS)  # from a location, a bit per location
        self.sample_at = filled(MOST_LOCATIONS, -1)  # the component
        self.automatic = filled(MOST_LOCATIONS, -1)  # the maneuver
        self.year_end = filled(MOST_LOCATIONS, -1)  # the place that is faced there at the end of a year
        self.explorable = filled(0)  # locations that have a face
        # maneuvers, and those that leave a location: `leaving[first_leaving[location]]` and on
        self.maneuvers: i64 = 0
        self.start = filled(MOST_MANEUVERS, -1)
        self.goal = filled(MOST_MANEUVERS, -1)
        self.difficulty = filled(MOST_MANEUVERS)
        self.is_automatic = filled(MOST_MANEUVERS)
        self.years = filled(MOST_MANEUVERS)
        self.time_optional = filled(MOST_MANEUVERS)
        self.is_windowed = filled(MOST_MANEUVERS)
        self.aligned = filled(MOST_MANEUVERS, -1)  # a bit per year of the game in which it is open
        self.symbols = filled(MOST_MANEUVERS * SYMBOLS)
        self.leaving = filled(0)
        self.first_leaving = filled(MOST_LOCATIONS + 1)
        # hidden faces
        self.first_face = filled(MOST_LOCATIONS + 1)  # those of a location lie together in `face_...`
        self.faces_of = filled(MOST_LOCATIONS)  # how many
        self.face_cards = filled(0)
        self.face_radiation = filled(0)
        self.face_sickness = filled(0)
        self.face_destroys = filled(0)
        self.face_minerals = filled(0)
        self.face_life = filled(0)
        self.face_supplies = filled(0)
        self.face_alien = filled(0)
        self.face_shieldable = filled(0)
        self.face_component_radiation = filled(0)
        self.face_debris = filled(0)
        self.face_collect_at = filled(0)  # where its samples can be had besides
        self.face_letters = filled(0)  # a bit each
        self.face_slots = filled(0)  # for features
        self.face_co2 = filled(0)
        self.face_per_year = filled(0)  # whether radiation of components counts for every year
        self.face_yearly_sickness = filled(0)
        self.face_yearly_destroys = filled(0)
        # features
        self.features: i64 = 0
        self.feature_place = filled(0)
        self.feature_cards = filled(0)
        self.feature_points = filled(0)  # in halves
        self.feature_minerals = filled(0)
        self.living: i64 = 0  # a bit per feature, as in the next lines
        self.edible: i64 = 0
        self.infectious: i64 = 0
        self.feature_component = filled(0)  # -1: none
        self.feature_destroys = filled(0)
        self.feature_debris = filled(0)
        self.feature_caves = filled(0)
        # missions
        self.missions: i64 = 0
        self.mission_deck = filled(0)  # -1: not with these options
        self.mission_points = filled(0)  # in halves
        self.mission_twin = filled(0)  # the other copy of it, -1 if there is none
        self.is_second_copy = filled(0)
        self.mission_requires = filled(0)
        self.mission_places = filled(0)  # a bit per location
        self.mission_order = filled(0)  # from the cheapest to the dearest
        self.mission_letters = filled(0)  # a bit each
        self.mission_found_at = filled(0)  # the place where it can be found, -1 if it is dealt
        self.deal_counts = filled(len(DECKS))
        # where things lie in the table
        self.missions_at: i64 = 0
        self.features_at: i64 = 0
        self.columns_at: i64 = 0
        self.column: i64 = 0
        self.more_at: i64 = 0  # in a column, what can be offered from version 2 on
        self.seats_at: i64 = 0
        self.decks_at: i64 = 0  # from here on within a seat's block
        self.astronauts_at: i64 = 0
        self.craft_at: i64 = 0
        self.craft: i64 = 0
        self.block: i64 = 0
        # ids, for the names of streams
        self.advancement_ids: list[str] = []
        self.location_ids: list[str] = []
        # the flow
        self.steps: list[Step] = []

    def arrange(self) -> None:
        """Find the place of everything in the table, once it is known how much there is."""
        self.missions_at = self.locations
        self.features_at = self.missions_at + self.missions
        self.columns_at = self.features_at + self.features
        self.more_at = OFFERED_ITEMS + self.kinds + SKILLS
        self.column = self.more_at
        if self.trades_anything:
            self.column += OFFERED_CARGO + self.kinds
        self.explorable = vec[i64]([place for place in range(self.locations) if self.faces_of[place]])
        self.seats_at = self.columns_at + 2 * self.column
        self.decks_at = SEAT_HEAD
        self.astronauts_at = self.decks_at + self.advancements * DECK
        self.craft_at = self.astronauts_at + MOST_ASTRONAUTS * ASTRONAUT
        self.craft = ABOARD + self.kinds + SKILLS
        self.block = self.craft_at + (MOST_CRAFT + 1) * self.craft


SYMBOLS: Final = 6  # beside a maneuver, at most


@final
class LeavingEarth(State):
    """The table at one moment."""

    # Scalars, in the order in which they are written after `asked` and the step.
    year: i64 = 0
    turn: i64 = 0  # the owner of the spacecraft that are worked on or looked after
    starter: i64 = 0
    passes: i64 = 0  # in a row
    acted: i64 = NOTHING  # what this turn has done so far
    steps_taken: i64 = 0  # free ones of this turn
    offers_made: i64 = 0  # this turn
    pointer: i64 = 0  # within a step: a deck, a mission, a spacecraft, a symbol
    craft: i64 = 0  # that is worked on
    other: i64 = 0  # that docks or is split off
    maneuver: i64 = 0
    symbol: i64 = 0  # the next one to be faced
    years: i64 = 0
    doublings: i64 = 0
    need: i64 = 0
    thrust: i64 = 0
    fired: i64 = 0  # how many in this maneuver
    kind: i64 = 0  # the component that is fired, or the capsule that draws
    advancement: i64 = 0  # that is drawn from or dealt to
    card: i64 = 0  # the slot that was drawn
    outcome: i64 = 0  # its type
    counts_as: i64 = 0  # with a pilot or a mechanic
    effect: i64 = 0  # the step that knows what the outcome does
    resume: i64 = 0  # the step after outcome and payment
    dealt_to: i64 = 0
    to_deal: i64 = 0
    after_deal: i64 = 0
    place: i64 = 0  # that is looked at
    after_look: i64 = 0
    after_flight: i64 = 0
    after_hazard: i64 = 0
    after_rolls: i64 = 0
    people: i64 = 0  # a bit per astronaut whose turn to roll, sit or go without is still to come
    limit: i64 = 0  # a roll up to this harms; or how many places are left
    sheltered: i64 = 0  # the same limit behind a shield
    supported: i64 = 0  # seats with life support
    cause: i64 = 0  # of death
    entries: i64 = 0  # capsules still to draw
    lots: i64 = 0  # a bit per seat between which a lot decides
    lot: i64 = NOWHERE  # the seat, once it is drawn
    after_lot: i64 = 0
    waiting: i64 = 0  # a bit per seat whose arrivals are still to come
    partner: i64 = 0
    is_counter: i64 = 0
    fresh: i64 = NOWHERE  # a place that was revealed on this very flight
    found: i64 = NOWHERE  # the feature that is drawn
    other_found: i64 = NOWHERE  # another one to choose from
    draws_left: i64 = 0
    worst: i64 = 0  # outcome of several draws
    ended: i64 = NOWHERE  # why
    actor: i64 = 0  # the agency that decides, knows and pays: the same, or one that acts for a venture
    held: i64 = NOWHERE  # an action for a venture, until every other shareholder has been asked
    asking: i64 = 0  # a bit per seat that is still to be asked
    after_consent: i64 = 0
    agreed: i64 = 0  # whether this spacecraft of a venture may be put together
    # from version 2 of the rules on written at the end, see `numbers`
    turns: i64 = 0  # this year
    is_simultaneous: i64 = 0  # whether missions are claimed before they are awarded
    is_repeated: i64 = 0  # whether a position of this turn has come back

    def __init__(self, game: GameProtocol, setting: Setting, players: i64, source: LeavingEarth | None = None) -> None:
        super().__init__(game, players)
        self.setting = setting
        # agencies, and ventures by their own numbers; alone nobody can found any
        self.owners: i64 = OWNERS if setting.ventures and players > 1 else players
        if source is None:
            self.at = setting.steps[DEAL_MISSIONS]
            self.year = setting.first_year
            pack = setting.pack
            self.pile = vec[i64]([pack[0], pack[1], pack[2], 0, 0, 0])  # outcomes face down, then discarded ones
            self.piles = vec[i64]([packed_pile(self.pile)])  # every pile as it was opened
            self.trained = filled(SKILLS)  # how many of each skill, so that every astronaut has a name
            self.positions = filled(0)  # of this turn, hashed, once it is very long
            self.turn_ends = filled(0)  # positions in which turns have ended since the last progress, hashed
            self.memorial = filled(0)  # name + 65536 * seat + 2**20 * location + 2**28 * year
            self.table = filled(setting.seats_at + self.owners * setting.block)
        else:
            self.asked = source.asked
            self.at = source.at
            self.year = source.year
            self.turn = source.turn
            self.actor = source.actor
            self.starter = source.starter
            self.passes = source.passes
            self.acted = source.acted
            self.turns = source.turns
            self.is_simultaneous = source.is_simultaneous
            self.is_repeated = source.is_repeated
            self.steps_taken = source.steps_taken
            self.offers_made = source.offers_made
            self.pointer = source.pointer
            self.craft = source.craft
            self.other = source.other
            self.maneuver = source.maneuver
            self.symbol = source.symbol
            self.years = source.years
            self.doublings = source.doublings
            self.need = source.need
            self.thrust = source.thrust
            self.fired = source.fired
            self.kind = source.kind
            self.advancement = source.advancement
            self.card = source.card
            self.outcome = source.outcome
            self.counts_as = source.counts_as
            self.effect = source.effect
            self.resume = source.resume
            self.dealt_to = source.dealt_to
            self.to_deal = source.to_deal
            self.after_deal = source.after_deal
            self.place = source.place
            self.after_look = source.after_look
            self.after_flight = source.after_flight
            self.after_hazard = source.after_hazard
            self.after_rolls = source.after_rolls
            self.people = source.people
            self.limit = source.limit
            self.sheltered = source.sheltered
            self.supported = source.supported
            self.cause = source.cause
            self.entries = source.entries
            self.lots = source.lots
            self.lot = source.lot
            self.after_lot = source.after_lot
            self.waiting = source.waiting
            self.partner = source.partner
            self.is_counter = source.is_counter
            self.fresh = source.fresh
            self.found = source.found
            self.other_found = source.other_found
            self.draws_left = source.draws_left
            self.worst = source.worst
            self.held = source.held
            self.asking = source.asking
            self.after_consent = source.after_consent
            self.agreed = source.agreed
            self.pile = source.pile[:]
            self.piles = source.piles[:]
            self.trained = source.trained[:]
            self.positions = source.positions[:]
            self.turn_ends = source.turn_ends[:]
            self.memorial = source.memorial[:]
            self.ended = source.ended
            self.table = source.table[:]

    def clone(self) -> LeavingEarth:
        return LeavingEarth(self.game, self.setting, self.players, self)

    def scalars(self) -> list[int]:
        return [self.asked, self.step, *[getattr(self, name) for name in SCALARS]]

    def numbers(self) -> list[int]:
        out = self.scalars()
        for row in (self.pile, self.trained, self.piles, self.memorial, self.table):
            out.append(len(row))
            i: i64
            for i in range(len(row)):
                out.append(row[i])
        if not self.setting.limits_steps:
            out += [self.turns, self.is_simultaneous, self.is_repeated]
            for row in (self.positions, self.turn_ends):
                out.append(len(row))
                for i in range(len(row)):
                    out.append(row[i])
        return out

    def restore(self, numbers: Sequence[int]) -> None:
        """Put the table back as `numbers` wrote it."""
        count = 2 + len(SCALARS)
        if len(numbers) < count:
            raise ValueError(f"a table has at least {count} numbers, not {len(numbers)}")
        self.asked = numbers[0]
        self.at = self.setting.steps[numbers[1]]
        for name, number in zip(SCALARS, numbers[2:count], strict=True):
            setattr(self, name, number)
        rest = list(numbers[count:])
        self.pile, rest = taken(rest, len(self.pile))
        self.trained, rest = taken(rest, SKILLS)
        self.piles, rest = taken(rest, -1)
        self.memorial, rest = taken(rest, -1)
        self.table, rest = taken(rest, len(self.table))
        if not self.setting.limits_steps:
            if len(rest) < 5:
                raise ValueError("the numbers of the turn are missing")
            self.turns, self.is_simultaneous, self.is_repeated = rest[:3]
            self.positions, rest = taken(rest[3:], -1)
            self.turn_ends, rest = taken(rest, -1)
        if rest:
            raise ValueError("there are numbers left over")

    # --- flow ----------------------------------------------------------------

    @property
    def step(self) -> i64:
        """The number of the step that the table stands at."""
        return self.at.number

    def to(self, step: i64) -> None:
        """Go to a step; it is entered when the present one is through."""
        self.at = self.setting.steps[step]
        self.asked = UNDER_WAY

    def list_actions(self, out: ActionList) -> None:
        self.at.list_actions(self, out)

    def apply_unchecked(self, action: i64) -> None:
        self.at.take(self, action)
        while self.asked == UNDER_WAY:
            self.at.enter(self)

    def sample(self, rng: Rng) -> i64:
        return self.at.sample(self, rng)

    def chance_weights(self) -> list[int]:
        return self.at.weights(self)

    def chance_stream(self) -> str:
        return self.at.stream(self)

    def chance_audience(self) -> list[int] | None:
        return self.at.audience(self)

    def score_unit(self) -> int:
        """With Stations points come in halves, and those of a venture are divided by its shares."""
        return 2 * self.setting.venture_shares if self.setting.has_stations else 1

    def scores(self) -> list[int]:
        return self.setting.steps[GAME_OVER].scores(self)

    def winners(self) -> list[int]:
        return self.setting.steps[GAME_OVER].winners(self)

    # --- agencies ------------------------------------------------------------

    def block(self, seat: i64) -> i64:
        """Where what belongs to an agency, by its seat, or to a venture begins in the table."""
        return self.setting.seats_at + seat * self.setting.block

    def money(self, seat: i64) -> i64:
        return self.table[self.block(seat) + MONEY]

    def earn(self, seat: i64, amount: i64) -> None:
        self.table[self.block(seat) + MONEY] += amount

    def points(self, seat: i64) -> i64:
        """In halves, from missions and whatever else brings some; the dead are not counted."""
        return self.table[self.block(seat) + POINTS]

    def dead(self, seat: i64) -> i64:
        return self.table[self.block(seat) + DEAD]

    def living(self, seat: i64) -> i64:
        return self.table[self.block(seat) + LIVING]

    def fleet(self, seat: i64) -> i64:
        """A bit per spacecraft."""
        return self.table[self.block(seat) + FLEET]

    def may_research(self, seat: i64, advancement: i64) -> bool:
        """Whether the agency knows whatever must be known before."""
        needed = self.setting.prerequisites[advancement]
        return self.table[self.block(seat) + RESEARCHED] & needed == needed

    def researched(self, seat: i64) -> i64:
        """A bit per advancement."""
        return self.table[self.block(seat) + RESEARCHED]

    def knows(self, seat: i64, advancement: i64) -> bool:
        return (self.table[self.block(seat) + RESEARCHED] >> advancement) & 1 == 1

    # --- ventures ------------------------------------------------------------

    def is_founded(self, venture: i64) -> bool:
        return self.table[self.block(venture) + CHARTER] & IS_FOUNDED != 0

    def last_actor(self, venture: i64) -> i64:
        """The seat that acted for it last this year, or -1."""
        return ((self.table[self.block(venture) + CHARTER] >> ACTOR_SHIFT) & ACTOR_MASK) - 1

    def note_actor(self, venture: i64, seat: i64) -> None:
        at = self.block(venture) + CHARTER
        self.table[at] = self.table[at] & ~(ACTOR_MASK << ACTOR_SHIFT) | (seat + 1) << ACTOR_SHIFT

    def shares(self, venture: i64, seat: i64) -> i64:
        return (self.table[self.block(venture) + SHARES] >> (SHARE_BITS * seat)) & SHARE_MASK

    def move_share(self, venture: i64, seat: i64, count: i64) -> None:
        """So many more, or fewer, for this agency."""
        self.table[self.block(venture) + SHARES] += count * bit(SHARE_BITS * seat)

    def shares_in_bank(self, venture: i64) -> i64:
        left = self.setting.venture_shares
        seat: i64
        for seat in range(self.players):
            left -= self.shares(venture, seat)
        return left

    def shares_of_all(self) -> i64:
        """The shares of all ventures laid over each other: four bits per seat, 0 if it has none."""
        found: i64 = 0
        venture: i64
        for venture in range(VENTURE, self.owners):
            if self.is_founded(venture):
                found |= self.table[self.block(venture) + SHARES]
        return found

    def shareholders(self, venture: i64) -> i64:
        """A bit per seat."""
        found: i64 = 0
        seat: i64
        for seat in range(self.players):
            if self.shares(venture, seat):
                found |= bit(seat)
        return found

    def expert(self, owner: i64, advancement: i64) -> i64:
        """The agency that uses an advancement for this owner: itself, or a shareholder of a venture who knows it.

        Of several the one with the most shares, and then the first; so it is if nobody knows it. If the bank has all
        shares, no matter which agency began this year.
        """
        if owner < VENTURE:
            return owner
        best = self.starter
        most: i64 = 0
        seat: i64
        for seat in range(self.players):
            weight = self.shares(owner, seat)
            if weight and advancement >= 0 and self.knows(seat, advancement):
                weight += SHARE_MASK
            if weight > most:
                best = seat
                most = weight
        return best

    def decider(self, owner: i64) -> i64:
        """Who decides where nobody has taken it on: an agency for itself, the director of a venture."""
        return self.expert(owner, NOWHERE)

    def work_for(self, owner: i64) -> None:
        """From now on this owner's spacecraft are looked after."""
        self.turn = owner
        self.actor = self.decider(owner)

    # --- locations -----------------------------------------------------------

    def face(self, location: i64) -> i64:
        """The face of a location, NOWHERE if nobody has looked yet."""
        return (self.table[location] & FACE_BITS) - 1

    def is_revealed(self, location: i64) -> bool:
        return self.table[location] & REVEALED_BIT != 0

    def has_seen(self, seat: i64, location: i64) -> bool:
        return (self.table[location] >> (SEEN_SHIFT + seat)) & 1 == 1

    def feature(self, location: i64, slot: i64) -> i64:
        """What was found there, NOWHERE if the slot is free."""
        return ((self.table[location] >> (FEATURE_SHIFT + FEATURE_BITS * slot)) & FEATURE_MASK) - 1

    def slots(self, location: i64) -> i64:
        """How many features there can be, by public knowledge."""
        return self.setting.face_slots[self.face(location)] if self.is_revealed(location) else 0

    def free_slot(self, location: i64) -> i64:
        """NOWHERE if there is no room for another feature."""
        slot: i64
        for slot in range(self.slots(location)):
            if self.feature(location, slot) == NOWHERE:
                return slot
        return NOWHERE

    def has_life(self, location: i64) -> bool:
        """Whether some are public knowledge."""
        if not self.is_revealed(location):
            return False
        return self.setting.face_life[self.face(location)] == 1 or self.finds(location) & self.setting.living != 0

    def finds(self, location: i64) -> i64:
        """A bit per feature that was found there."""
        bits: i64 = 0
        slot: i64
        for slot in range(self.slots(location)):
            found = self.feature(location, slot)
            if found != NOWHERE:
                bits |= bit(found)
        return bits

    # --- missions ------------------------------------------------------------

    def mission(self, mission: i64) -> i64:
        """NOT_IN_PLAY, IN_PLAY, REMOVED, or COMPLETED + the owner who has it."""
        return self.table[self.setting.missions_at + mission] & MISSION_BITS

    def points_open(self) -> i64:
        """Of all missions that lie open and can be completed, in halves."""
        total: i64 = 0
        mission: i64
        for mission in range(self.setting.missions):
            if self.mission(mission) == IN_PLAY and self.setting.mission_deck[mission] != OCCUPATION:
                total += self.setting.mission_points[mission]
        return total

    # --- outcomes ------------------------------------------------------------

    def deck(self, seat: i64, advancement: i64) -> i64:
        """Where the outcomes of an advancement are in the table."""
        return self.block(seat) + self.setting.decks_at + advancement * DECK

    def outcomes(self, seat: i64, advancement: i64) -> i64:
        """How many lie there."""
        return self.table[self.deck(seat, advancement) + CARDS] & HOW_MANY

    def outcome_at(self, seat: i64, advancement: i64, slot: i64) -> i64:
        """The type of one of them, which nobody may know."""
        return (self.table[self.deck(seat, advancement) + CARDS] >> (AFTER_COUNT + 2 * slot)) & 3

    def put_outcome(self, seat: i64, advancement: i64, outcome: i64) -> None:
        """Lay one more card down, from the present pile."""
        at = self.deck(seat, advancement)
        t = self.table
        count = t[at + CARDS] & HOW_MANY
        t[at + CARDS] = (t[at + CARDS] + 1) | (outcome << (AFTER_COUNT + 2 * count))
        dealt = t[at + ORIGIN] & HOW_MANY
        t[at + ORIGIN] = (t[at + ORIGIN] + 1) | ((len(self.piles) - 1) << (AFTER_COUNT + 8 * dealt))

    def see_outcome(self, seat: i64, advancement: i64, outcome: i64) -> None:
        """Note for all agencies what was drawn."""
        at = self.deck(seat, advancement) + STAGE + self.removed(seat, advancement)
        if (self.table[at] >> (SEEN_BITS * outcome)) & SEEN_MASK < SEEN_MASK:
            self.table[at] += ONE_SEEN >> (SEEN_BITS * (2 - outcome))

    def removed(self, seat: i64, advancement: i64) -> i64:
        """How many cards are gone from the advancement."""
        at = self.deck(seat, advancement)
        return (self.table[at + ORIGIN] & HOW_MANY) - (self.table[at + CARDS] & HOW_MANY)

    def take_outcome(self, seat: i64, advancement: i64, slot: i64) -> i64:
        """Remove a card; returns its type."""
        at = self.deck(seat, advancement)
        t = self.table
        outcome = self.outcome_at(seat, advancement, slot)
        t[at + STAGE + self.removed(seat, advancement)] |= outcome << (3 * SEEN_BITS)
        count = t[at + CARDS] & HOW_MANY
        cards = t[at + CARDS] >> AFTER_COUNT
        low = cards & (bit(2 * slot) - 1)
        high = cards >> (2 * slot + 2)
        t[at + CARDS] = (((high << (2 * slot)) | low) << AFTER_COUNT) | (count - 1)
        return outcome

    # --- spacecraft ----------------------------------------------------------

    def vessel(self, seat: i64, craft: i64) -> i64:
        """Where a spacecraft is in the table; craft 0 is what lies on Earth without one."""
        return self.block(seat) + self.setting.craft_at + craft * self.setting.craft

    def location(self, seat: i64, craft: i64) -> i64:
        return self.table[self.vessel(seat, craft) + LOCATION]

    def time(self, seat: i64, craft: i64) -> i64:
        return self.table[self.vessel(seat, craft) + TIME]

    def crew(self, seat: i64, craft: i64) -> i64:
        return self.table[self.vessel(seat, craft) + CREW]

    def slot(self, item: i64) -> i64:
        """Astronauts are counted behind the last component."""
        return item if item < PERSON else self.setting.kinds + item - PERSON

    def packed(self, seat: i64, craft: i64, item: i64) -> i64:
        return self.table[self.vessel(seat, craft) + ABOARD + self.slot(item)]

    def working(self, seat: i64, craft: i64, item: i64) -> i64:
        """How many of an item are aboard undamaged, whether they rest or not."""
        packed = self.packed(seat, craft, item)
        return (packed & COUNT) + (packed >> 32)

    def ready(self, seat: i64, craft: i64, item: i64) -> i64:
        """How many of an item are aboard undamaged and do not rest."""
        return self.packed(seat, craft, item) & COUNT

    def damaged(self, seat: i64, craft: i64, item: i64) -> i64:
        return (self.packed(seat, craft, item) >> 16) & COUNT

    def resting(self, seat: i64, craft: i64, item: i64) -> i64:
        return self.packed(seat, craft, item) >> 32

    def sound(self, seat: i64, craft: i64) -> i64:
        """A bit per item of which an undamaged one is aboard."""
        return self.table[self.vessel(seat, craft) + SOUND]

    def broken(self, seat: i64, craft: i64) -> i64:
        """A bit per item of which a damaged one is aboard."""
        return self.table[self.vessel(seat, craft) + BROKEN]

    def mass_of(self, seat: i64, craft: i64) -> i64:
        return self.table[self.vessel(seat, craft) + MASS]

    def seats_of(self, seat: i64, craft: i64) -> i64:
        """Damaged capsules still carry their crew."""
        return self.table[self.vessel(seat, craft) + SEATS]

    def parts(self, seat: i64, craft: i64) -> i64:
        """How many components there are, astronauts included."""
        return self.table[self.vessel(seat, craft) + PARTS]

    def has_working_probe(self, seat: i64, craft: i64) -> bool:
        """An undamaged probe or capsule."""
        return self.sound(seat, craft) & self.setting.probes != 0

    def put(self, at: i64, item: i64, packed: i64) -> None:
        """Change what is aboard the spacecraft at that place of the table; mass, seats and the like follow."""
        t = self.table
        slot = at + ABOARD + self.slot(item)
        before = t[slot]
        after = before + packed
        t[slot] = after
        count = total(after) - total(before)
        t[at + PARTS] += count
        t[at + MASS] += count * self.setting.mass[item]
        t[at + SEATS] += count * self.setting.seats[item]
        if item >= PERSON:
            t[at + CREW] += count
        flag = bit(item)
        if after & NOT_DAMAGED:
            t[at + SOUND] |= flag
        else:
            t[at + SOUND] &= ~flag
        if after & DAMAGED_COUNT:
            t[at + BROKEN] |= flag
        else:
            t[at + BROKEN] &= ~flag

    def free_craft(self, seat: i64) -> i64:
        """The number of a spacecraft that is not in use; 0 if there is none."""
        fleet = self.fleet(seat)
        craft: i64
        for craft in range(1, MOST_CRAFT + 1):
            if (fleet >> craft) & 1 == 0:
                return craft
        return 0

    def commission(self, seat: i64, craft: i64, location: i64) -> None:
        """Put a spacecraft card into use, empty."""
        at = self.vessel(seat, craft)
        i: i64
        for i in range(self.setting.craft):
            self.table[at + i] = 0
        self.table[at + LOCATION] = location
        self.table[self.block(seat) + FLEET] |= bit(craft)

    def retire(self, seat: i64, craft: i64) -> None:
        """Take a spacecraft card out of use, with whatever components are still on it."""
        at = self.vessel(seat, craft)
        i: i64
        for i in range(self.setting.craft):
            self.table[at + i] = 0
        self.table[at + LOCATION] = NOWHERE
        self.table[self.block(seat) + FLEET] &= ~bit(craft)

    def has_working(self, seat: i64, craft: i64, kind: i64) -> bool:
        """Whether an undamaged one of that kind is aboard; never of a kind that is not in play."""
        return kind >= 0 and (self.sound(seat, craft) >> kind) & 1 == 1

    def has_habitat(self, seat: i64, craft: i64) -> bool:
        return self.sound(seat, craft) & self.setting.habitats != 0

    # --- astronauts ----------------------------------------------------------

    def person(self, seat: i64, index: i64) -> i64:
        """Where an astronaut is in the table."""
        return self.block(seat) + self.setting.astronauts_at + index * ASTRONAUT

    def is_alive(self, seat: i64, index: i64) -> bool:
        return self.table[self.person(seat, index) + WHO] & 1 == 1

    def is_healthy(self, seat: i64, index: i64) -> bool:
        return self.table[self.person(seat, index) + WHO] & 3 == 1

    def skill(self, seat: i64, index: i64) -> i64:
        return (self.table[self.person(seat, index) + WHO] >> 2) & 3

    def berth_of(self, seat: i64, index: i64) -> i64:
        """The spacecraft that the astronaut is aboard; 0 on Earth without one."""
        return (self.table[self.person(seat, index) + WHO] >> 4) & 15

    def name_of(self, seat: i64, index: i64) -> i64:
        return self.table[self.person(seat, index) + WHO] >> 8

    def visited(self, seat: i64, index: i64) -> i64:
        return self.table[self.person(seat, index) + VISITED]

    def is_aboard(self, seat: i64, index: i64, craft: i64) -> bool:
        who = self.table[self.person(seat, index) + WHO]
        return who & 1 == 1 and (who >> 4) & 15 == craft

    def people_aboard(self, seat: i64, craft: i64) -> i64:
        """A bit per astronaut."""
        found: i64 = 0
        if self.crew(seat, craft):
            index: i64
            for index in range(MOST_ASTRONAUTS):
                if self.is_aboard(seat, index, craft):
                    found |= bit(index)
        return found

    def has_skill(self, seat: i64, craft: i64, skill: i64) -> bool:
        """Whether a healthy astronaut of that skill is aboard."""
        return (self.sound(seat, craft) >> (PERSON + skill)) & 1 == 1

    def is_same(self, seat: i64, one: i64, other: i64) -> bool:
        """Whether nobody could tell two astronauts apart but by their names."""
        a, b = self.person(seat, one), self.person(seat, other)
        t = self.table
        return (
            t[a + WHO] & 255 == t[b + WHO] & 255 and t[a + VISITED] == t[b + VISITED] and t[a + BERTH] == t[b + BERTH]
        )

    def move_person(self, seat: i64, index: i64, craft: i64) -> None:
        at = self.person(seat, index) + WHO
        who = self.table[at]
        one: i64 = DAMAGED_ONE if who & 2 else 1
        item = PERSON + ((who >> 2) & 3)
        self.put(self.vessel(seat, (who >> 4) & 15), item, -one)
        self.table[at] = (who & ~240) | (craft << 4)
        self.put(self.vessel(seat, craft), item, one)

    def first_person(self, seat: i64, craft: i64, skill: i64, incapacitated: i64) -> i64:
        """An astronaut of that skill and health in that place; NOWHERE if there is none."""
        wanted = 1 | (incapacitated << 1) | (skill << 2) | (craft << 4)
        index: i64
        for index in range(MOST_ASTRONAUTS):
            if self.table[self.person(seat, index) + WHO] & 255 == wanted:
                return index
        return NOWHERE

    # --- items: components and astronauts alike ------------------------------

    def count_items(self, seat: i64, craft: i64, item: i64) -> i64:
        """How many of an item, sound or damaged (see `vocabulary.py`), are there."""
        if item >= DAMAGED:
            return self.damaged(seat, craft, item - DAMAGED)
        return self.working(seat, craft, item)

    def move_item(self, seat: i64, item: i64, source: i64, target: i64) -> None:
        """From one spacecraft (0: from Earth) to another of the same agency."""
        is_damaged = item >> 6
        item &= 63
        if item >= PERSON:
            self.move_person(seat, self.first_person(seat, source, item - PERSON, is_damaged), target)
            return
        one: i64 = 1
        if is_damaged:
            one = DAMAGED_ONE
        elif not self.ready(seat, source, item):
            one = RESTING_ONE
        self.put(self.vessel(seat, source), item, -one)
        self.put(self.vessel(seat, target), item, one)

    # --- offers --------------------------------------------------------------

    def column_of(self, side: i64) -> i64:
        """The index of a column of the offer in the table: side 0 is what its maker gives, side 1 what they want."""
        return self.setting.columns_at + side * self.setting.column

    def offered(self, side: i64, item: i64) -> i64:
        """How many of an item."""
        packed = self.table[self.column_of(side) + OFFERED_ITEMS + self.slot(item & 63)]
        return (packed >> 16) & COUNT if item >= DAMAGED else packed & COUNT

    def add_offered(self, side: i64, item: i64, owner: i64) -> None:
        """One more of an item that lies on Earth."""
        at = self.column_of(side)
        kind = item & 63
        self.table[at + OFFERED_ITEMS + self.slot(kind)] += DAMAGED_ONE if item >= DAMAGED else 1
        self.table[at + (OFFERED_BROKEN if item >= DAMAGED else OFFERED_SOUND)] |= bit(kind)
        if self.offered(side, item) == self.count_items(owner, 0, item):
            self.table[at + (ALL_BROKEN if item >= DAMAGED else ALL_SOUND)] |= bit(kind)

    def offered_more(self, side: i64, what: i64) -> i64:
        """OFFERED_KNOWLEDGE, OFFERED_CREW or CARGO_PARTS of a column; nothing in version 1."""
        return self.table[self.column_of(side) + self.setting.more_at + what] if self.setting.trades_anything else 0

    def alongside(self, side: i64) -> i64:
        """The spacecraft whose cargo this column may contain, 0 if none was named."""
        pair = self.offered_more(0, ALONGSIDE)
        return pair >> 4 if side else pair & 15

    def offered_cargo(self, side: i64, item: i64) -> i64:
        """How many components of a kind, sound or damaged, aboard the spacecraft that is alongside."""
        packed = self.table[self.column_of(side) + self.setting.more_at + OFFERED_CARGO + (item & 63)]
        return packed >> 16 if item >= DAMAGED else packed & COUNT


def declared(state_class: type) -> tuple[str, ...]:
    """The attributes that the body of a class declares, in order; compiled, with others behind them."""
    return tuple(getattr(state_class, "__mypyc_attrs__", state_class.__annotations__))


SCALARS: Final = declared(LeavingEarth)[: declared(LeavingEarth).index("turns")]
ONE_SEEN: Final = 1 << (2 * SEEN_BITS)  # a major failure; others are shifted down from here
TOP_BIT: Final = 1 << 61  # the next one would not fit into the numbers that compiled constants are
DAMAGED_COUNT: Final = 0xFFFF << 16
NOT_DAMAGED: Final = (0xFFFF << 32) | 0xFFFF


def packed_pile(pile: vec[i64]) -> i64:
    """A pile of outcomes face down, eight bits a type."""
    return pile[0] | (pile[1] << 8) | (pile[2] << 16)


def total(packed: i64) -> i64:
    """How many of an item, in whatever condition."""
    return (packed & COUNT) + ((packed >> 16) & COUNT) + (packed >> 32)


def bit(number: i64) -> i64:
    """Shifted down from the top: compiled, a literal 1 shifted up has 32 bits only."""
    return TOP_BIT >> (61 - number)


def bits_set(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def taken(numbers: list[int], length: int) -> tuple[vec[i64], list[int]]:
    """A row that begins with its length, and what is left; -1 for any length."""
    count = numbers[0]
    if count < 0 or len(numbers) < 1 + count or length not in (-1, count):
        raise ValueError(f"a row has {count} numbers")
    return vec[i64](numbers[1 : 1 + count]), numbers[1 + count :]


def lengthened(row: vec[i64], number: i64) -> vec[i64]:
    return append(row, number)
