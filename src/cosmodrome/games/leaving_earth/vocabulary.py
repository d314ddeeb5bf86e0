"""Leaving Earth's vocabulary, once: verbs, happenings, refusals, and the steps of the flow.

An action is `verb + argument`; a verb is the first number of its range. What is printed (components, places, missions)
has its numbers from the order of the data files, see `ids.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cosmodrome.core.engine.state import in_points as core_in_points
from cosmodrome.core.errors import BadInput
from cosmodrome.core.vocabulary import SEAT, Field, Happening, Kind, OneOf, Ordinal, Reason, Speaker, Verb, Vocabulary
from cosmodrome.games.leaving_earth import ids

# --- most that there can be --------------------------------------------------
SEATS: Final = 5
VENTURES: Final = 4
VENTURE: Final = SEATS  # owners are the agencies by their seats, then from here on joint ventures
OWNERS: Final = SEATS + VENTURES
MOST_SHARES: Final = 15  # of a venture
MOST_ADVANCEMENTS: Final = 16
MOST_LOCATIONS: Final = 60  # a bit each
MOST_MANEUVERS: Final = 128
MOST_CRAFT: Final = 10  # of an agency; number 0 is what lies on Earth without a spacecraft
MOST_ASTRONAUTS: Final = 24  # alive, of an agency
MOST_CAPSULES: Final = 32  # of a spacecraft between which astronauts can choose
MOST_CARDS: Final = 5  # outcomes on an advancement
MOST_FEATURES: Final = 64

# --- items: components by their number, then astronauts by skill; damaged ones come after all others -----------------
PERSON: Final = 56  # so many components there can be
ITEMS: Final = 64
DAMAGED: Final = 64

# --- skills ------------------------------------------------------------------
PILOT: Final = 0
MECHANIC: Final = 1
DOCTOR: Final = 2
SCIENTIST: Final = 3

# --- outcomes ----------------------------------------------------------------
SUCCESS: Final = 0
MINOR_FAILURE: Final = 1
MAJOR_FAILURE: Final = 2
OUTCOMES: Final = ("success", "minor_failure", "major_failure")

# --- kinds of missions -------------------------------------------------------
PROBE_MISSION: Final = 0
SURVEY_MISSION: Final = 1
RETURN_MISSION: Final = 2
STATION_MISSION: Final = 3
SAMPLE_MISSION: Final = 4
LIFE_MISSION: Final = 5
SURVEY_ALL_MISSION: Final = 6  # for revealing the last of several places
GALILEO_MISSION: Final = 7  # a survey with a Galileo
EXPLORER_MISSION: Final = 8  # an Explorer is left behind there
HABITAT_MISSION: Final = 9
EXPERIMENT_MISSION: Final = 10  # its results come to Earth
LIFE_SURVEY_MISSION: Final = 11  # for revealing life
OCCUPATION_MISSION: Final = 12  # every year again
REQUIREMENTS: Final = (
    *("probe", "survey", "return", "station", "sample", "life"),
    *("survey_all", "galileo", "explorer"),
    *("habitat", "experiment", "life_survey", "occupation"),
)

# --- decks of missions -------------------------------------------------------
DECKS: Final = ("easy", "medium", "hard", "non_explorable", "explorable", "occupation", "always", "later")
NON_EXPLORABLE: Final = 3
EXPLORABLE: Final = 4  # found when a place is revealed
OCCUPATION: Final = 5
ALWAYS: Final = 6
LATER: Final = 7  # after life has been seen

# --- symbols beside a maneuver -----------------------------------------------
NO_SYMBOL: Final = 0
TIME_SYMBOL: Final = 1
RADIATION_SYMBOL: Final = 2
ENTRY_SYMBOL: Final = 3
LANDING_SYMBOL: Final = 4
OPTIONAL_LANDING_SYMBOL: Final = 5
EXPLORE_SYMBOL: Final = 6  # + 8 * location
AEROBRAKING_SYMBOL: Final = 7

# --- steps by which money is offered -----------------------------------------
AMOUNTS: Final = (1, 5, 10, 25)

# --- a turn and a year must end: ruling R02 ----------------------------------
FREE_STEPS: Final = 100  # of a turn, in version 1 of the rules, as in the next two lines
OFFERS_A_TURN: Final = 3
OFFERS_A_YEAR: Final = 12
REPEATABLE_STEPS: Final = 1000  # of a turn; after these a position may not come back
MOST_FREE_STEPS: Final = 2000  # of a turn; out of reach of people, it keeps the longest game finite
MOST_TURNS: Final = 1000  # of a year, likewise
MOST_IDLE_TURNS: Final = 50  # in a row without progress, likewise

# --- verbs -------------------------------------------------------------------
PASS: Final = 0
DONE: Final = 1
RESEARCH: Final = 2
BUY: Final = 18
BUILD: Final = 82
CRAFT: Final = 83
COOPERATE: Final = 94
LOAD: Final = 99
UNLOAD: Final = 227
DISMANTLE: Final = 355
MANEUVER: Final = 356
DOCK: Final = 484
SEPARATE: Final = 495
DETACH: Final = 496
DETACH_CREW: Final = 624
SPLIT: Final = 648
SURVEY: Final = 649
COLLECT: Final = 709
HEAL: Final = 773
REPAIR: Final = 774
FASTER: Final = 775
SLOWER: Final = 776
FIRE: Final = 777
STOP: Final = 841
REMOVE_OUTCOME: Final = 842
KEEP_OUTCOME: Final = 843
REVEAL: Final = 844
KEEP_HIDDEN: Final = 845
TRY_LANDING: Final = 846
SKIP_LANDING: Final = 847
SUFFER: Final = 848
DAMAGE: Final = 859
DAMAGE_CREW: Final = 923
SEAT_IN: Final = 947
SHIELD: Final = 979
LEAVE_OUT: Final = 1003
SELL: Final = 1027
EXCHANGE: Final = 1091
GIVE: Final = 1107
GIVE_MONEY: Final = 1235
GIVE_CRAFT: Final = 1239
GIVE_RESEARCH: Final = 1250
ASK: Final = 1266
ASK_MONEY: Final = 1394
ASK_CRAFT: Final = 1398
ASK_RESEARCH: Final = 1409
PROPOSE: Final = 1425
CANCEL: Final = 1426
ACCEPT: Final = 1427
DECLINE: Final = 1428
COUNTER: Final = 1429
PRODUCE: Final = 1430
EXPLORE: Final = 1494
SKIP_EXPLORING: Final = 1495
KEEP_FEATURE: Final = 1496
FINISH_EXPERIMENT: Final = 1560
BUILD_IN_CAVE: Final = 1561
SALVAGE: Final = 1562
FOUND: Final = 1626
GRANT: Final = 1627
ACT_FOR: Final = 1632
COOPERATE_WITH: Final = 1636
BUY_SHARE: Final = 1640
SELL_SHARE: Final = 1644
GIVE_SHARE: Final = 1648
ASK_SHARE: Final = 1652
CONSENT: Final = 1656
CONSENT_ALL_YEAR: Final = 1657
VETO: Final = 1658
TRANSFER_BETWEEN: Final = 1659
GIVE_CARGO: Final = 1780
ASK_CARGO: Final = 1908
GIVE_CREW: Final = 2036
ASK_CREW: Final = 2060
GIVE_KNOWLEDGE: Final = 2084
ASK_KNOWLEDGE: Final = 2144

# --- happenings --------------------------------------------------------------
MISSION_DEALT: Final = 0
YEAR_BEGAN: Final = 1
LOT_DRAWN: Final = 2
STARTER_FOUND: Final = 3
RESEARCHED: Final = 4
BOUGHT: Final = 5
HIRED: Final = 6
LOADED: Final = 7
UNLOADED: Final = 8
DISMANTLED: Final = 9
MANEUVER_BEGAN: Final = 10
FIRED: Final = 11
MISFIRED: Final = 12
STOPPED: Final = 13
DEPARTED: Final = 14
ARRIVED: Final = 15
DESTROYED: Final = 16
OUTCOME_DRAWN: Final = 17
OUTCOME_REMOVED: Final = 18
LOOKED: Final = 19
REVEALED: Final = 20
KEPT_HIDDEN: Final = 21
ROLLED: Final = 22
INCAPACITATED: Final = 23
DIED: Final = 24
WAS_DAMAGED: Final = 25
CAPSULE_LOST: Final = 26
DOCKED: Final = 27
SEPARATED: Final = 28
RENDEZVOUS_FAILED: Final = 29
SURVEY_FAILED: Final = 30
COLLECTED: Final = 31
HEALED: Final = 32
WAS_REPAIRED: Final = 33
MISSION_COMPLETED: Final = 34
MISSION_REMOVED: Final = 35
SOLD: Final = 36
EXCHANGED: Final = 37
PASSED: Final = 38
TURN_ENDED: Final = 39
SUPPORTED: Final = 40
NOT_SUPPORTED: Final = 41
FED: Final = 42
YEAR_ENDED: Final = 43
OUTCOMES_SHUFFLED: Final = 44
PACK_OPENED: Final = 45
OFFERED: Final = 46
COUNTERED: Final = 47
ACCEPTED: Final = 48
DECLINED: Final = 49
GAVE: Final = 50
GAVE_MONEY: Final = 51
GAVE_CRAFT: Final = 52
SHARED: Final = 53
GAME_ENDED: Final = 54
SURVEYED: Final = 55
OUTCOMES_CLEARED: Final = 56
MISSION_FOUND: Final = 57
PART_ROLLED: Final = 58
CRAFT_ROLLED: Final = 59
EXPLORER_SENT: Final = 60
PRODUCED: Final = 61
PRODUCED_NOTHING: Final = 62
FEATURE_SEEN: Final = 63
FEATURE_FOUND: Final = 64
ROVER_FAILED: Final = 65
EXPERIMENT_DONE: Final = 66
HABITAT_BUILT: Final = 67
OCCUPIED: Final = 68
POINTS_FOUND: Final = 69
INFECTED: Final = 70
INFECTION_SPREAD: Final = 71
SALVAGED: Final = 72
FUNDED: Final = 73
EXAMINED: Final = 74
SHARES_PROPOSED: Final = 75
SHARES_REFUSED: Final = 76
FOUNDED: Final = 77
SHARES_HELD: Final = 78
SHARE_BOUGHT: Final = 79
SHARE_SOLD: Final = 80
SHARES_GIVEN: Final = 81
CONSENTED: Final = 82
VETOED: Final = 83
DISSOLVED: Final = 84
CAME_ALONGSIDE: Final = 85
GAVE_CARGO: Final = 86
GAVE_CREW: Final = 87
DISCLOSED: Final = 88

# --- why a spacecraft or an astronaut is lost ----------------------------------
BY_EXPLOSION: Final = 0
BY_LANDING: Final = 1
BY_NO_LANDING: Final = 2
BY_SECRECY: Final = 3
BY_PLACE: Final = 4
BY_DAMAGE: Final = 5
BY_DRIFT: Final = 6
BY_ENTRY: Final = 7
BY_INCAPACITY: Final = 8
BY_LIFE_SUPPORT: Final = 9
BY_HUNGER: Final = 10
BY_SPENDING: Final = 11
BY_AEROBRAKING: Final = 12
BY_NO_AEROBRAKING: Final = 13
CAUSES: Final = (
    "explosion",
    "landing",
    "no_landing",
    "secrecy",
    "place",
    "damage",
    "drift",
    "entry",
    "incapacity",
    "life_support",
    "hunger",
    "spending",
    "aerobraking",
    "no_aerobraking",
)

# --- why the game ends -------------------------------------------------------
BY_CALENDAR: Final = 0
BY_LEAD: Final = 1
BY_MISSIONS: Final = 2
ENDS: Final = ("calendar", "lead", "missions")

# --- reasons of refusals -----------------------------------------------------
ALREADY_RESEARCHED: Final = 0
NOT_ENOUGH_MONEY: Final = 1
NOT_FOR_SALE: Final = 2
ADVANCEMENT_NEEDED: Final = 3
ROSTER_FULL: Final = 4
NO_CRAFT_FREE: Final = 5
NOTHING_ON_EARTH: Final = 6
NO_SUCH_CRAFT: Final = 7
BUDGET_SPENT: Final = 8
OFFERS_SPENT: Final = 9
ALONE: Final = 10
NOT_LOOSE: Final = 11
NOT_ABOARD: Final = 12
NO_SEAT: Final = 13
NOT_ON_EARTH: Final = 14
NO_SUCH_MANEUVER: Final = 15
IN_FLIGHT: Final = 16
NOTHING_TO_FIRE: Final = 17
NOT_THE_SAME_PLACE: Final = 18
NO_RENDEZVOUS_HERE: Final = 19
RENDEZVOUS_NEEDED: Final = 20
TOO_SMALL: Final = 21
SURVEYING_NEEDED: Final = 22
NO_WORKING_PROBE: Final = 23
NOT_SURVEYABLE: Final = 24
NOTHING_TO_COLLECT: Final = 25
NO_COLLECTOR: Final = 26
NO_DOCTOR: Final = 27
NOBODY_TO_HEAL: Final = 28
NO_MECHANIC: Final = 29
NO_SUPPLIES: Final = 30
NOTHING_TO_REPAIR: Final = 31
IS_DAMAGED: Final = 32
NO_ROCKET: Final = 33
NEEDS_YEARS: Final = 34
RESTS: Final = 35
YEARS_FIXED: Final = 36
ALREADY_FIRED: Final = 37
CANNOT_BE_DAMAGED: Final = 38
NOT_YOURS_TO_OFFER: Final = 39
ALREADY_KNOWN: Final = 40
OFFER_IS_EMPTY: Final = 41
NO_ROOM_THERE: Final = 42
ONE_COUNTER: Final = 43
EMPTY_HALF: Final = 44
SEATS_SHORT: Final = 45
WORTHLESS: Final = 46
CAPSULE_FULL: Final = 47
NO_OUTCOMES_LEFT: Final = 48
NO_REPAIR_HERE: Final = 49
PREREQUISITE_NEEDED: Final = 50
NOT_ALIGNED: Final = 51
PROBES_SPENT: Final = 52
SYNTHESIS_NEEDED: Final = 53
NOBODY_HEALTHY: Final = 54
NO_CO2: Final = 55
NO_SOLID_GROUND: Final = 56
IMMOVABLE: Final = 57
NO_FUEL: Final = 58
NO_MEDICINE: Final = 59
NO_ROVER: Final = 60
ROVER_NOT_ALONE: Final = 61
ROVERS_NEEDED: Final = 62
NO_ROOM_FOR_FEATURES: Final = 63
NO_EXPERIMENT: Final = 64
NO_SCIENCE: Final = 65
NO_EXPERIMENT_WANTED: Final = 66
NO_CAVE: Final = 67
NO_WRECKAGE: Final = 68
NO_CHARTER: Final = 69
NO_SHARE: Final = 70
VETO_STANDS: Final = 71
NOT_TRADING: Final = 72
NOT_FOR_VENTURES: Final = 73
NO_SHARES_LEFT: Final = 74
NOBODY_ELSE: Final = 75
FOUNDER_KEEPS_ONE: Final = 76
NOT_ALONGSIDE: Final = 77
NOT_LOOKED: Final = 78

# --- steps of the flow -------------------------------------------------------
DEAL_MISSIONS: Final = 0
BEGIN_YEAR: Final = 1
START_MISSIONS: Final = 2
TURN_IN: Final = 3
FIND_STARTER: Final = 4
ACT: Final = 5
WORK: Final = 6
DIVIDE: Final = 7
BURN: Final = 8
DEAL_OUTCOMES: Final = 9
DRAW_OUTCOME: Final = 10
PAY_OUTCOME: Final = 11
FIRE_EFFECT: Final = 12
DOCK_EFFECT: Final = 13
SPLIT_EFFECT: Final = 14
SURVEY_EFFECT: Final = 15
LANDING_EFFECT: Final = 16
ENTRY_EFFECT: Final = 17
SUPPORT_EFFECT: Final = 18
CHOOSE_SUFFERER: Final = 19
CHOOSE_DAMAGE: Final = 20
FACE_SYMBOLS: Final = 21
LOOK: Final = 22
CHOOSE_REVEAL: Final = 23
FACE_RADIATION: Final = 24
CHOOSE_SHIELDED: Final = 25
ROLL_HAZARD: Final = 26
CHOOSE_SEATS: Final = 27
FACE_ENTRY: Final = 28
CHOOSE_LANDING: Final = 29
FACE_PLACE: Final = 30
END_TURN: Final = 31
END_YEAR: Final = 32
SUPPORT_CRAFT: Final = 33
CHOOSE_LEFT_OUT: Final = 34
FEED_CRAFT: Final = 35
MOVE_MARKER: Final = 36
FIND_ARRIVALS: Final = 37
ARRIVE: Final = 38
DRAW_LOT: Final = 39
BUILD_OFFER: Final = 40
ANSWER_OFFER: Final = 41
TRADE: Final = 42
GAME_OVER: Final = 43
CHOOSE_HEAD_START: Final = 44
DRAW_MISSION: Final = 45
BEGIN_ENTRY: Final = 46
AEROBRAKING_EFFECT: Final = 47
ROLL_PARTS: Final = 48
ROLL_CRAFT: Final = 49
FACE_YEAR_END: Final = 50
ADVANCE_YEAR: Final = 51
PRODUCTION: Final = 52
PRODUCE_EFFECT: Final = 53
CHECK_HOMES: Final = 54
FACE_MINDS: Final = 55
CHOOSE_EXPLORING: Final = 56
DRAW_FEATURE: Final = 57
CHOOSE_FEATURE: Final = 58
MEET_FEATURE: Final = 59
ROVER_EFFECT: Final = 60
GIVE_SALVAGE_POINTS: Final = 61
ROVE: Final = 62
DIVIDE_SHARES: Final = 63
ANSWER_SHARES: Final = 64
ASK_VETO: Final = 65
CHECK_VENTURES: Final = 66
AWARD_HOMES: Final = 67
AWARD_ARRIVALS: Final = 68
STEPS: Final = 67
NOWHERE: Final = -1


# --- kinds of arguments ------------------------------------------------------


@dataclass(frozen=True)
class Printed(OneOf):
    """Something printed, by its id. Verbs have room for more than there is, which is written with its number."""

    def to_json(self, number: int) -> str:
        return self.names[number] if number < len(self.names) else f"{self.prefix}-{number}"

    def from_json(self, value: Any) -> int:
        first, dash, number = str(value).partition("-")
        if dash and first == self.prefix and number.isdecimal() and int(number) >= len(self.names):
            return int(number)
        return super().from_json(value)


class CraftPair(Kind):
    """Two spacecraft by their numbers: one of the agency that makes an offer, one of the agency that answers it."""

    def to_json(self, number: int) -> str:
        craft, other = divmod(number, MOST_CRAFT + 1)
        return f"{craft}-{other}"

    def from_json(self, value: Any) -> int:
        numbers = value.split("-") if isinstance(value, str) else []
        if len(numbers) != 2 or not all(number.isdecimal() and int(number) <= MOST_CRAFT for number in numbers):
            raise BadInput(f"two spacecraft are written as 1-2, with numbers up to {MOST_CRAFT}, not {value!r}")
        return int(numbers[0]) * (MOST_CRAFT + 1) + int(numbers[1])

    def say(self, number: int, speaker: Speaker) -> str:
        return self.to_json(number)


class Amount(Kind):
    """One of the steps by which money is offered."""

    def to_json(self, number: int) -> int:
        return AMOUNTS[number]

    def from_json(self, value: Any) -> int:
        if value not in AMOUNTS or isinstance(value, bool):
            raise BadInput(f"money is offered in steps of {', '.join(map(str, AMOUNTS))}, not {value!r}")
        return AMOUNTS.index(value)

    def say(self, number: int, speaker: Speaker) -> int:
        return AMOUNTS[number]


class Halves(Kind):
    """Points, which are counted in halves."""

    def to_json(self, number: int) -> int | float:
        return in_points(number)

    def from_json(self, value: Any) -> int:
        return int(value * 2)

    def say(self, number: int, speaker: Speaker) -> int | float:
        return in_points(number)


HALF: Final = 2  # points are counted in halves


def in_points(halves: int) -> int | float:
    return core_in_points(halves, HALF)


# Names of astronauts: from here on those of a longer list that comes with Stations.
RECRUITS: Final = 4096


class Person(Kind):
    """An astronaut by name: skill + 8 * how many of that skill were trained before."""

    def to_json(self, number: int) -> str:
        count, skill = divmod(number, 8)
        people = ids.ASTRONAUTS[skill] if count < RECRUITS else ids.ASTRONAUTS[skill] + ids.RECRUITS[skill]
        times, index = divmod(count % RECRUITS, len(people))
        return people[index] + (f" {times + 1}" if times else "")

    def say(self, number: int, speaker: Speaker) -> str:
        return self.to_json(number)


class Owner(Kind):
    """An agency by its seat, or a joint venture by its number, which comes after all seats."""

    def say(self, number: int, speaker: Speaker) -> str:
        return speaker.seat(number) if number < VENTURE else speaker.term(f"venture-{ids.VENTURES[number - VENTURE]}")


def item_names() -> tuple[str, ...]:
    """Every item by its number: components, skills, then the same damaged; a name also for what is not in the box."""
    sound = [*ids.COMPONENTS, *(f"component_{n}" for n in range(len(ids.COMPONENTS), PERSON)), *ids.SKILLS]
    sound += [f"skill_{n}" for n in range(len(ids.SKILLS), ITEMS - PERSON)]
    return (*sound, *(f"damaged_{name}" for name in sound))


ITEM: Final = OneOf("item", item_names())
ADVANCEMENT: Final = Printed("advancement", ids.ADVANCEMENTS)
LOCATION: Final = Printed("location", ids.LOCATIONS)
ROUTE: Final = Printed("maneuver", ids.MANEUVERS)
MISSION: Final = OneOf("mission", ids.MISSIONS)
FACE: Final = OneOf("face", ids.FACES)
OUTCOME: Final = OneOf("outcome", OUTCOMES)
CAUSE: Final = OneOf("cause", CAUSES)
END: Final = OneOf("end", ENDS)
VESSEL: Final = Kind()  # by its number, from 1; 0 is what lies on Earth
CRAFT_PAIR: Final = CraftPair()
PAIRS: Final = (MOST_CRAFT + 1) ** 2
ASTRONAUT: Final = Ordinal()
CAPSULE: Final = Ordinal()
PERSON_NAME: Final = Person()
HALVES: Final = Halves()
FEATURE: Final = Printed("feature", ids.FEATURES)
AMOUNT: Final = Amount()
OWNER: Final = Owner()
CHARTER: Final = OneOf("venture", ids.VENTURES)

_SEAT = Field("seat", OWNER)
_CRAFT = Field("craft", VESSEL)
_ITEM = Field("item", ITEM)
_TO = Field("to", OWNER)
_CHARTER = Field("venture", CHARTER)
_POINTS = Field("points", HALVES)

VOCABULARY: Final = Vocabulary(
    verbs=(
        Verb(PASS, "pass"),
        Verb(DONE, "done"),
        Verb(RESEARCH, "research", MOST_ADVANCEMENTS, "advancement", ADVANCEMENT),
        Verb(BUY, "buy", ITEMS, "item", ITEM),
        Verb(BUILD, "build"),
        Verb(CRAFT, "craft", MOST_CRAFT + 1, "craft", VESSEL),
        Verb(COOPERATE, "cooperate", SEATS, "with", SEAT),
        Verb(LOAD, "load", ITEMS * 2, "item", ITEM),
        Verb(UNLOAD, "unload", ITEMS * 2, "item", ITEM),
        Verb(DISMANTLE, "dismantle"),
        Verb(MANEUVER, "maneuver", MOST_MANEUVERS, "maneuver", ROUTE),
        Verb(DOCK, "dock", MOST_CRAFT + 1, "craft", VESSEL),
        Verb(SEPARATE, "separate"),
        Verb(DETACH, "detach", ITEMS * 2, "item", ITEM),
        Verb(DETACH_CREW, "detach_crew", MOST_ASTRONAUTS, "astronaut", ASTRONAUT),
        Verb(SPLIT, "split"),
        Verb(SURVEY, "survey", MOST_LOCATIONS, "location", LOCATION),
        Verb(COLLECT, "collect", ITEMS, "item", ITEM),
        Verb(HEAL, "heal"),
        Verb(REPAIR, "repair"),
        Verb(FASTER, "faster"),
        Verb(SLOWER, "slower"),
        Verb(FIRE, "fire", ITEMS, "item", ITEM),
        Verb(STOP, "stop"),
        Verb(REMOVE_OUTCOME, "remove_outcome"),
        Verb(KEEP_OUTCOME, "keep_outcome"),
        Verb(REVEAL, "reveal"),
        Verb(KEEP_HIDDEN, "keep_hidden"),
        Verb(TRY_LANDING, "try_landing"),
        Verb(SKIP_LANDING, "skip_landing"),
        Verb(SUFFER, "suffer", MOST_CRAFT + 1, "craft", VESSEL),
        Verb(DAMAGE, "damage", ITEMS, "item", ITEM),
        Verb(DAMAGE_CREW, "damage_crew", MOST_ASTRONAUTS, "astronaut", ASTRONAUT),
        Verb(SEAT_IN, "seat_in", MOST_CAPSULES, "capsule", CAPSULE),
        Verb(SHIELD, "shield", MOST_ASTRONAUTS, "astronaut", ASTRONAUT),
        Verb(LEAVE_OUT, "leave_out", MOST_ASTRONAUTS, "astronaut", ASTRONAUT),
        Verb(SELL, "sell", ITEMS, "item", ITEM),
        Verb(EXCHANGE, "exchange", MOST_ADVANCEMENTS, "advancement", ADVANCEMENT),
        Verb(GIVE, "give", ITEMS * 2, "item", ITEM),
        Verb(GIVE_MONEY, "give_money", len(AMOUNTS), "amount", AMOUNT),
        Verb(GIVE_CRAFT, "give_craft", MOST_CRAFT + 1, "craft", VESSEL),
        Verb(GIVE_RESEARCH, "give_research", MOST_ADVANCEMENTS, "advancement", ADVANCEMENT),
        Verb(ASK, "ask", ITEMS * 2, "item", ITEM),
        Verb(ASK_MONEY, "ask_money", len(AMOUNTS), "amount", AMOUNT),
        Verb(ASK_CRAFT, "ask_craft", MOST_CRAFT + 1, "craft", VESSEL),
        Verb(ASK_RESEARCH, "ask_research", MOST_ADVANCEMENTS, "advancement", ADVANCEMENT),
        Verb(PROPOSE, "propose"),
        Verb(CANCEL, "cancel"),
        Verb(ACCEPT, "accept"),
        Verb(DECLINE, "decline"),
        Verb(COUNTER, "counter"),
        Verb(PRODUCE, "produce", ITEMS, "item", ITEM),
        Verb(EXPLORE, "explore"),
        Verb(SKIP_EXPLORING, "skip_exploring"),
        Verb(KEEP_FEATURE, "keep_feature", MOST_FEATURES, "feature", FEATURE),
        Verb(FINISH_EXPERIMENT, "finish_experiment"),
        Verb(BUILD_IN_CAVE, "build_in_cave"),
        Verb(SALVAGE, "salvage", ITEMS, "item", ITEM),
        Verb(FOUND, "found"),
        Verb(GRANT, "grant", SEATS, "to", SEAT),
        Verb(ACT_FOR, "act_for", VENTURES, "venture", CHARTER),
        Verb(COOPERATE_WITH, "cooperate_with", VENTURES, "venture", CHARTER),
        Verb(BUY_SHARE, "buy_share", VENTURES, "venture", CHARTER),
        Verb(SELL_SHARE, "sell_share", VENTURES, "venture", CHARTER),
        Verb(GIVE_SHARE, "give_share", VENTURES, "venture", CHARTER),
        Verb(ASK_SHARE, "ask_share", VENTURES, "venture", CHARTER),
        Verb(CONSENT, "consent"),
        Verb(CONSENT_ALL_YEAR, "consent_all_year"),
        Verb(VETO, "veto"),
        Verb(TRANSFER_BETWEEN, "transfer_between", PAIRS, "crafts", CRAFT_PAIR),
        Verb(GIVE_CARGO, "give_cargo", ITEMS * 2, "item", ITEM),
        Verb(ASK_CARGO, "ask_cargo", ITEMS * 2, "item", ITEM),
        Verb(GIVE_CREW, "give_crew", MOST_ASTRONAUTS, "astronaut", ASTRONAUT),
        Verb(ASK_CREW, "ask_crew", MOST_ASTRONAUTS, "astronaut", ASTRONAUT),
        Verb(GIVE_KNOWLEDGE, "give_knowledge", MOST_LOCATIONS, "location", LOCATION),
        Verb(ASK_KNOWLEDGE, "ask_knowledge", MOST_LOCATIONS, "location", LOCATION),
    ),
    happenings=(
        Happening(MISSION_DEALT, "mission_dealt", (Field("mission", MISSION), _POINTS)),
        Happening(YEAR_BEGAN, "year_began", (Field("year"), Field("money")), chapter=True),
        Happening(LOT_DRAWN, "lot_drawn", (_SEAT,)),
        Happening(STARTER_FOUND, "starter_found", (_SEAT,)),
        Happening(
            RESEARCHED, "researched", (_SEAT, Field("advancement", ADVANCEMENT), Field("outcomes")), headline=True
        ),
        Happening(BOUGHT, "bought", (_SEAT, _ITEM, Field("cost"))),
        Happening(HIRED, "hired", (_SEAT, Field("person", PERSON_NAME), _ITEM, Field("cost"))),
        Happening(LOADED, "loaded", (_SEAT, _CRAFT, _ITEM)),
        Happening(UNLOADED, "unloaded", (_SEAT, _CRAFT, _ITEM)),
        Happening(DISMANTLED, "dismantled", (_SEAT, _CRAFT)),
        Happening(MANEUVER_BEGAN, "maneuver_began", (_SEAT, _CRAFT, Field("maneuver", ROUTE), Field("need"))),
        Happening(FIRED, "fired", (_SEAT, _CRAFT, _ITEM, Field("thrust"))),
        Happening(MISFIRED, "misfired", (_SEAT, _CRAFT, _ITEM)),
        Happening(STOPPED, "stopped", (_SEAT, _CRAFT, Field("maneuver", ROUTE))),
        Happening(DEPARTED, "departed", (_SEAT, _CRAFT, Field("maneuver", ROUTE), Field("years"))),
        Happening(ARRIVED, "arrived", (_SEAT, _CRAFT, Field("location", LOCATION))),
        Happening(DESTROYED, "destroyed", (_SEAT, _CRAFT, Field("cause", CAUSE)), headline=True),
        Happening(
            OUTCOME_DRAWN,
            "outcome_drawn",
            (_SEAT, Field("advancement", ADVANCEMENT), Field("outcome", OUTCOME), Field("counts", OUTCOME)),
            reveals=True,
        ),
        Happening(
            OUTCOME_REMOVED,
            "outcome_removed",
            (_SEAT, Field("advancement", ADVANCEMENT), Field("outcome", OUTCOME), Field("cost")),
        ),
        Happening(
            LOOKED, "looked", (_SEAT, Field("location", LOCATION), Field("face", FACE, private=True)), reveals=True
        ),
        Happening(
            REVEALED, "revealed", (_SEAT, Field("location", LOCATION), Field("face", FACE)), reveals=True, headline=True
        ),
        Happening(KEPT_HIDDEN, "kept_hidden", (_SEAT, Field("location", LOCATION)), headline=True),
        Happening(ROLLED, "rolled", (_SEAT, Field("person", PERSON_NAME), Field("roll"), Field("up_to"))),
        Happening(INCAPACITATED, "incapacitated", (_SEAT, Field("person", PERSON_NAME)), headline=True),
        Happening(DIED, "died", (_SEAT, Field("person", PERSON_NAME), Field("cause", CAUSE)), headline=True),
        Happening(WAS_DAMAGED, "was_damaged", (_SEAT, _CRAFT, _ITEM)),
        Happening(CAPSULE_LOST, "capsule_lost", (_SEAT, _CRAFT, _ITEM), headline=True),
        Happening(DOCKED, "docked", (_SEAT, _CRAFT, Field("other", VESSEL))),
        Happening(SEPARATED, "separated", (_SEAT, _CRAFT, Field("other", VESSEL))),
        Happening(RENDEZVOUS_FAILED, "rendezvous_failed", (_SEAT, _CRAFT), headline=True),
        Happening(SURVEY_FAILED, "survey_failed", (_SEAT, Field("location", LOCATION)), headline=True),
        Happening(COLLECTED, "collected", (_SEAT, _CRAFT, _ITEM), headline=True),
        Happening(HEALED, "healed", (_SEAT, _CRAFT, Field("medicine"))),
        Happening(WAS_REPAIRED, "was_repaired", (_SEAT, _CRAFT)),
        Happening(MISSION_COMPLETED, "mission_completed", (_SEAT, Field("mission", MISSION), _POINTS), headline=True),
        Happening(MISSION_REMOVED, "mission_removed", (Field("mission", MISSION),), headline=True),
        Happening(SOLD, "sold", (_SEAT, _ITEM, Field("money"))),
        Happening(EXCHANGED, "exchanged", (_SEAT, Field("advancement", ADVANCEMENT), _ITEM), headline=True),
        Happening(PASSED, "passed", (_SEAT,)),
        Happening(TURN_ENDED, "turn_ended", (_SEAT,)),
        Happening(SUPPORTED, "supported", (_SEAT, _CRAFT, _ITEM)),
        Happening(NOT_SUPPORTED, "not_supported", (_SEAT, _CRAFT, _ITEM), headline=True),
        Happening(FED, "fed", (_SEAT, _CRAFT, Field("supplies"))),
        Happening(YEAR_ENDED, "year_ended", (Field("year"),)),
        Happening(OUTCOMES_SHUFFLED, "outcomes_shuffled", (Field("cards"),)),
        Happening(PACK_OPENED, "pack_opened", (Field("cards"),)),
        Happening(OFFERED, "offered", (_SEAT, _TO), headline=True),
        Happening(COUNTERED, "countered", (_SEAT, _TO), headline=True),
        Happening(ACCEPTED, "accepted", (_SEAT, _TO), headline=True),
        Happening(DECLINED, "declined", (_SEAT, _TO), headline=True),
        Happening(GAVE, "gave", (_SEAT, _TO, _ITEM, Field("count"))),
        Happening(GAVE_MONEY, "gave_money", (_SEAT, _TO, Field("amount"))),
        Happening(GAVE_CRAFT, "gave_craft", (_SEAT, _TO, _CRAFT, Field("other", VESSEL))),
        Happening(SHARED, "shared", (_SEAT, _TO, Field("advancement", ADVANCEMENT), Field("outcomes")), headline=True),
        Happening(GAME_ENDED, "game_ended", (Field("end", END),), headline=True),
        Happening(SURVEYED, "surveyed", (_SEAT, Field("location", LOCATION))),
        Happening(OUTCOMES_CLEARED, "outcomes_cleared", (_SEAT, Field("advancement", ADVANCEMENT), Field("cards"))),
        Happening(MISSION_FOUND, "mission_found", (_SEAT, Field("mission", MISSION), _POINTS), headline=True),
        Happening(PART_ROLLED, "part_rolled", (_SEAT, _ITEM, Field("roll"), Field("up_to"))),
        Happening(CRAFT_ROLLED, "craft_rolled", (_SEAT, _CRAFT, Field("roll"), Field("up_to"))),
        Happening(EXPLORER_SENT, "explorer_sent", (_SEAT, _CRAFT, Field("location", LOCATION)), headline=True),
        Happening(PRODUCED, "produced", (_SEAT, _CRAFT, _ITEM)),
        Happening(PRODUCED_NOTHING, "produced_nothing", (_SEAT, _CRAFT, _ITEM)),
        Happening(
            FEATURE_SEEN,
            "feature_seen",
            (_SEAT, Field("location", LOCATION), Field("feature", FEATURE)),
            reveals=True,
        ),
        Happening(
            FEATURE_FOUND,
            "feature_found",
            (_SEAT, Field("location", LOCATION), Field("feature", FEATURE)),
            headline=True,
        ),
        Happening(ROVER_FAILED, "rover_failed", (_SEAT, _CRAFT)),
        Happening(EXPERIMENT_DONE, "experiment_done", (_SEAT, _CRAFT, Field("location", LOCATION)), headline=True),
        Happening(HABITAT_BUILT, "habitat_built", (_SEAT, _CRAFT, Field("location", LOCATION), _ITEM), headline=True),
        Happening(OCCUPIED, "occupied", (_SEAT, Field("mission", MISSION), _POINTS), headline=True),
        Happening(POINTS_FOUND, "points_found", (_SEAT, _POINTS), headline=True),
        Happening(INFECTED, "infected", (_SEAT, _CRAFT), headline=True),
        Happening(INFECTION_SPREAD, "infection_spread", (_SEAT, _POINTS), headline=True),
        Happening(SALVAGED, "salvaged", (_SEAT, _CRAFT, _ITEM)),
        Happening(FUNDED, "funded", (Field("money"),)),
        Happening(EXAMINED, "examined", (_SEAT, _CRAFT, _ITEM), headline=True),
        Happening(SHARES_PROPOSED, "shares_proposed", (_SEAT, _CHARTER)),
        Happening(SHARES_REFUSED, "shares_refused", (_SEAT, _CHARTER), headline=True),
        Happening(FOUNDED, "founded", (_SEAT, _CHARTER, Field("cost")), headline=True),
        Happening(SHARES_HELD, "shares_held", (_SEAT, _CHARTER, Field("shares"))),
        Happening(SHARE_BOUGHT, "share_bought", (_SEAT, _CHARTER, Field("cost")), headline=True),
        Happening(SHARE_SOLD, "share_sold", (_SEAT, _CHARTER, Field("money")), headline=True),
        Happening(SHARES_GIVEN, "shares_given", (_SEAT, _TO, _CHARTER, Field("shares"))),
        Happening(CONSENTED, "consented", (_SEAT, _CHARTER)),
        Happening(VETOED, "vetoed", (_SEAT, _TO, _CHARTER), headline=True),
        Happening(DISSOLVED, "dissolved", (_SEAT, _CHARTER), headline=True),
        Happening(CAME_ALONGSIDE, "came_alongside", (_SEAT, _TO, _CRAFT, Field("other", VESSEL))),
        Happening(GAVE_CARGO, "gave_cargo", (_SEAT, _TO, _ITEM, Field("count"))),
        Happening(GAVE_CREW, "gave_crew", (_SEAT, _TO, Field("person", PERSON_NAME))),
        Happening(
            DISCLOSED,
            "disclosed",
            (_SEAT, Field("by", OWNER), Field("location", LOCATION), Field("face", FACE, private=True)),
            reveals=True,
        ),
    ),
    reasons=(
        Reason(ALREADY_RESEARCHED, "already_researched", "Research"),
        Reason(NOT_ENOUGH_MONEY, "not_enough_money", "Funding"),
        Reason(NOT_FOR_SALE, "not_for_sale", "Buying components"),
        Reason(ADVANCEMENT_NEEDED, "advancement_needed", "Buying components"),
        Reason(ROSTER_FULL, "roster_full", "Ruling R05"),
        Reason(NO_CRAFT_FREE, "no_craft_free", "Ruling R04"),
        Reason(NOTHING_ON_EARTH, "nothing_on_earth", "Assembly"),
        Reason(NO_SUCH_CRAFT, "no_such_craft", "Spacecraft"),
        Reason(BUDGET_SPENT, "budget_spent", "Ruling R02"),
        Reason(OFFERS_SPENT, "offers_spent", "Ruling R02"),
        Reason(ALONE, "alone", "Co-operation"),
        Reason(NOT_LOOSE, "not_loose", "Assembly"),
        Reason(NOT_ABOARD, "not_aboard", "Assembly"),
        Reason(NO_SEAT, "no_seat", "Assembly: every astronaut has a seat"),
        Reason(NOT_ON_EARTH, "not_on_earth", "Assembly"),
        Reason(NO_SUCH_MANEUVER, "no_such_maneuver", "Maneuvers"),
        Reason(IN_FLIGHT, "in_flight", "Time tokens"),
        Reason(NOTHING_TO_FIRE, "nothing_to_fire", "Maneuvers"),
        Reason(NOT_THE_SAME_PLACE, "not_the_same_place", "Rendezvous"),
        Reason(NO_RENDEZVOUS_HERE, "no_rendezvous_here", "Rendezvous"),
        Reason(RENDEZVOUS_NEEDED, "rendezvous_needed", "Rendezvous"),
        Reason(TOO_SMALL, "too_small", "Rendezvous"),
        Reason(SURVEYING_NEEDED, "surveying_needed", "Survey"),
        Reason(NO_WORKING_PROBE, "no_working_probe", "Survey"),
        Reason(NOT_SURVEYABLE, "not_surveyable", "Survey"),
        Reason(NOTHING_TO_COLLECT, "nothing_to_collect", "Collect"),
        Reason(NO_COLLECTOR, "no_collector", "Collect"),
        Reason(NO_DOCTOR, "no_doctor", "Heal"),
        Reason(NOBODY_TO_HEAL, "nobody_to_heal", "Heal"),
        Reason(NO_MECHANIC, "no_mechanic", "Repair"),
        Reason(NO_SUPPLIES, "no_supplies", "Repair"),
        Reason(NOTHING_TO_REPAIR, "nothing_to_repair", "Repair"),
        Reason(IS_DAMAGED, "is_damaged", "Damaged components cannot be used"),
        Reason(NO_ROCKET, "no_rocket", "Maneuvers"),
        Reason(NEEDS_YEARS, "needs_years", "Ion thrusters"),
        Reason(RESTS, "rests", "Ion thrusters"),
        Reason(YEARS_FIXED, "years_fixed", "Time"),
        Reason(ALREADY_FIRED, "already_fired", "Time"),
        Reason(CANNOT_BE_DAMAGED, "cannot_be_damaged", "Damage"),
        Reason(NOT_YOURS_TO_OFFER, "not_yours_to_offer", "Co-operation"),
        Reason(ALREADY_KNOWN, "already_known", "Co-operation: research"),
        Reason(OFFER_IS_EMPTY, "offer_is_empty", "Co-operation"),
        Reason(NO_ROOM_THERE, "no_room_there", "Rulings R04 and R05"),
        Reason(ONE_COUNTER, "one_counter", "Ruling R03"),
        Reason(EMPTY_HALF, "empty_half", "Rendezvous"),
        Reason(SEATS_SHORT, "seats_short", "Rendezvous: every astronaut has a seat"),
        Reason(WORTHLESS, "worthless", "Start of the year: samples"),
        Reason(CAPSULE_FULL, "capsule_full", "Atmospheric entry"),
        Reason(NO_OUTCOMES_LEFT, "no_outcomes_left", "Start of the year: alien samples"),
        Reason(NO_REPAIR_HERE, "no_repair_here", "Suborbital flight"),
        Reason(PREREQUISITE_NEEDED, "prerequisite_needed", "Research"),
        Reason(NOT_ALIGNED, "not_aligned", "Alignment windows"),
        Reason(PROBES_SPENT, "probes_spent", "Survey: once a turn where an automatic maneuver starts"),
        Reason(SYNTHESIS_NEEDED, "synthesis_needed", "Production"),
        Reason(NOBODY_HEALTHY, "nobody_healthy", "Production"),
        Reason(NO_CO2, "no_co2", "Production: fuel generators"),
        Reason(NO_SOLID_GROUND, "no_solid_ground", "Production: ground habitats"),
        Reason(IMMOVABLE, "immovable", "Ground habitats never move"),
        Reason(NO_FUEL, "no_fuel", "Shuttle and Daedalus"),
        Reason(NO_MEDICINE, "no_medicine", "Heal"),
        Reason(NO_ROVER, "no_rover", "Explore a feature"),
        Reason(ROVER_NOT_ALONE, "rover_not_alone", "Explore a feature: rovers"),
        Reason(ROVERS_NEEDED, "rovers_needed", "Explore a feature: rovers"),
        Reason(NO_ROOM_FOR_FEATURES, "no_room_for_features", "Explore a feature"),
        Reason(NO_EXPERIMENT, "no_experiment", "Complete an experiment"),
        Reason(NO_SCIENCE, "no_science", "Complete an experiment"),
        Reason(NO_EXPERIMENT_WANTED, "no_experiment_wanted", "Complete an experiment"),
        Reason(NO_CAVE, "no_cave", "Caves"),
        Reason(NO_WRECKAGE, "no_wreckage", "Wreckage"),
        Reason(NO_CHARTER, "no_charter", "Joint ventures"),
        Reason(NO_SHARE, "no_share", "Joint ventures: shares"),
        Reason(VETO_STANDS, "veto_stands", "Ruling R64"),
        Reason(NOT_TRADING, "not_trading", "Joint ventures: co-operation"),
        Reason(NOT_FOR_VENTURES, "not_for_ventures", "Joint ventures: neither advancements nor shares"),
        Reason(NO_SHARES_LEFT, "no_shares_left", "Joint ventures: the bank"),
        Reason(NOBODY_ELSE, "nobody_else", "Joint ventures: at least one other agency"),
        Reason(FOUNDER_KEEPS_ONE, "founder_keeps_one", "Joint ventures: the founder has a share"),
        Reason(NOT_ALONGSIDE, "not_alongside", "Ruling R72"),
        Reason(NOT_LOOKED, "not_looked", "Ruling R73"),
    ),
)
