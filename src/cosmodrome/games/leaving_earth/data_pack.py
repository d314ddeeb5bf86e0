"""Reads Leaving Earth's data pack: what is printed is checked, then becomes a `Setting` for the options in play."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.data_pack_fields import Keys, Reader, keys
from cosmodrome.core.engine.state import filled
from cosmodrome.core.errors import BadInput
from cosmodrome.core.meta import Options
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.rules.flow import lay_out_steps
from cosmodrome.games.leaving_earth.engine.state import SLOTS, SYMBOLS, Setting
from cosmodrome.games.leaving_earth.expansions import boxes_of, is_played
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, QUICK_REFERENCE
from cosmodrome.games.leaving_earth.vocabulary import (
    AEROBRAKING_SYMBOL,
    DECKS,
    ENTRY_SYMBOL,
    EXPLORE_SYMBOL,
    HABITAT_MISSION,
    LANDING_SYMBOL,
    MOST_CARDS,
    MOST_SHARES,
    OCCUPATION,
    OCCUPATION_MISSION,
    OPTIONAL_LANDING_SYMBOL,
    PERSON,
    RADIATION_SYMBOL,
    REQUIREMENTS,
    STATION_MISSION,
    TIME_SYMBOL,
)

KINDS = ("planet", "flight", "orbit", "flyby", "transfer", "body", "condition", "lost", "cycler")
DEALT = ("easy", "medium", "hard", "non_explorable")  # at the start of the game, so many as the level says
LETTERS = ("alpha", "beta", "gamma")
COUNTED = ("mercury",)  # its cards have had numbers in records before there was any other expansion
MOST_MONEY = 1000
MOST_POINTS = 100
MOST_DEALT = 20
MOST_SEATS = 20
LONGEST = 50  # years
PLAIN_SYMBOLS = {
    "radiation": RADIATION_SYMBOL,
    "atmospheric_entry": ENTRY_SYMBOL,
    "landing": LANDING_SYMBOL,
    "landing:optional": OPTIONAL_LANDING_SYMBOL,
    "aerobraking": AEROBRAKING_SYMBOL,
}

Entry = dict[str, Any]

# What may stand on a face, and from what to what; a roll goes up to the number of sides of the die in the box.
FACE_NUMBERS = {
    "radiation": (0, 8),
    "sickness": (1, 8),
    "yearly_sickness": (1, 8),
    "component_radiation": (1, 8),
    "debris": (1, 8),
    "minerals": (1, MOST_MONEY),
    "slots": (1, SLOTS),
}
FACE_FLAGS = ("destroys", "yearly_destroys", "life", "supplies", "alien", "shieldable", "co2", "per_year")
FEATURE_NUMBERS = {"points": MOST_POINTS, "minerals": MOST_MONEY, "debris": 8}
FEATURE_FLAGS = ("destroys", "caves")

COMPONENT = (
    "mass cost needs thrust thrust_per_year fuel seats heat_shield shielding immune movable damageable sold units "
    "value points cards"
)
CARD = "id expansion without"  # what every entry of a list may have: its id and the boxes that it is played with
KEYS: Keys = {
    "calendar": keys("first_year last_year"),
    "funding": keys("yearly rival"),
    "outcomes": keys("success minor_failure major_failure remove_success remove_failure"),
    "die": keys("sides"),
    "astronauts": keys("death fed"),
    "outer_planets": keys("last_year quick_start head_start"),
    "stations": keys("last_year yearly success minor_failure major_failure infection cave_parts"),
    "venture": keys("cost shares names"),
    "window": keys(f"{CARD} first_year every"),
    "advancement": keys(f"{CARD} name cost outcomes prerequisites"),
    "component": keys(f"{CARD} name type place {COMPONENT}", first_printing=dict.fromkeys(COMPONENT.split())),
    "skill": keys(f"{CARD} cost astronauts"),
    "recruits": keys(f"{CARD} astronauts"),
    "location": keys(f"{CARD} name kind telescopes year_end"),
    "maneuver": keys(f"{CARD} from to difficulty symbols window"),
    "face": keys(f"{CARD} location cards collect_at letters", **dict.fromkeys((*FACE_NUMBERS, *FACE_FLAGS))),
    "feature": keys(
        f"{CARD} name location cards component life supplies infects",
        **dict.fromkeys((*FEATURE_NUMBERS, *FEATURE_FLAGS)),
    ),
    "mission": keys(f"{CARD} name deck points requires places location letters twin"),
    "level": keys(f"{CARD} cap", **dict.fromkeys(DEALT)),
    "agency": keys(f"{CARD} name country"),
}


def make_setting(pack: Pack, options: Options, version: int) -> Setting:
    setting = Setting()
    reader = Reader(pack, KEYS)
    setting.options = dict(options)
    setting.team = bool(options["team"])
    choose_rules(setting, options, version)
    read_constants(reader, setting, options)
    read_advancements(reader, setting, options)
    read_locations(reader, setting, options)
    read_components(reader, setting, options)
    read_skills(reader, setting, options)
    read_maneuvers(reader, setting, options)
    read_telescopes(reader, setting, options)
    read_faces(reader, setting, options)
    read_features(reader, setting, options)
    read_missions(reader, setting, options)
    read_agencies(reader)
    setting.arrange()
    lay_out_steps(setting)
    return setting


def choose_rules(setting: Setting, options: Options, version: int) -> None:
    """What differs between versions of the rules and, in the second, between editions of the book."""
    setting.deaths_add_up = version > 1 or bool(options["stations"])
    setting.secrecy_destroys = version > 1 and options["edition"] == QUICK_REFERENCE
    setting.probes_explore = version == 1
    setting.limits_steps = version == 1
    setting.awards_together = version > 1
    setting.last_actor_flies = version > 1
    setting.start_is_asked = version > 1
    setting.trades_anything = version > 1
    setting.later_rules = version > 1 and options["edition"] == QUICK_REFERENCE
    # Where all that stays is destroyed, a habitat cannot be assembled; version 1 left its mission on the table.
    setting.stays_over_the_year = 1 << STATION_MISSION | 1 << OCCUPATION_MISSION
    if version > 1:
        setting.stays_over_the_year |= 1 << HABITAT_MISSION


def check_years(pack: Pack, options: Options) -> None:
    """Nobody begins after the last year."""
    start, first = "the first year", pack.data["calendar"]["first_year"]
    if options["quick_start"]:
        start, first = "a quick start", pack.data["outer_planets"]["quick_start"]
    if 0 < int(options["last_year"]) < first:
        raise BadInput(f"{start} is in {first}, after the last year {options['last_year']}")


def is_in_play(entry: Entry, options: Options) -> bool:
    return is_played(entry, [name for name in EXPANSIONS if options[name]])


def listed(reader: Reader, table: str, options: Options | None = None) -> list[Entry]:
    """All entries of a table, those of the box in its order; with options without those after the last one in play."""
    count = len(ids.DATA[table])
    entries = reader.tables(table, count, count)
    last = 0
    for index, entry in enumerate(entries):
        same(reader, table, index, "id")
        if not isinstance(entry.get("expansion", []), str | list):
            raise reader.pack.wrong("must be an expansion or a list of them", table, index, "expansion")
        for name in (*boxes_of(entry), *([entry["without"]] if "without" in entry else [])):
            if name not in EXPANSIONS:
                raise reader.pack.wrong(f"there is no expansion {name!r}", table, index, "expansion")
        if options is None or is_in_play(entry, options) or set(boxes_of(entry)) <= set(COUNTED):
            last = index
    return entries[: last + 1]


def same(reader: Reader, table: str, index: int, field: str) -> str:
    """What makes a card the one that it is, and so must stay as it is in the box."""
    known: str = ids.DATA[table][index][field]
    found = reader.pack.data[table][index].get(field)
    if found != known:
        raise reader.pack.wrong(f'must be "{known}" as in the box, not {found!r}', table, index, field)
    return known


def read_constants(reader: Reader, setting: Setting, options: Options) -> None:
    calendar = reader.table("calendar")
    setting.first_year = reader.number(calendar, "first_year", 1900, 2100, "calendar")
    last = reader.number(calendar, "last_year", setting.first_year, setting.first_year + LONGEST, "calendar")
    if options["outer_planets"]:
        printed = reader.table("outer_planets")
        first = int(setting.first_year)
        setting.later_rules = True
        last = reader.number(printed, "last_year", first, first + LONGEST, "outer_planets")
        late = reader.number(printed, "quick_start", first, last, "outer_planets")
        gift = reader.number(printed, "head_start", 0, 5, "outer_planets")
        if options["quick_start"]:
            setting.first_year, setting.head_start = late, gift
    if options["stations"]:
        printed = reader.table("stations")
        setting.later_rules = setting.has_stations = True
        first = int(setting.first_year)
        last = reader.number(printed, "last_year", first, first + LONGEST, "stations")
        setting.infection = 2 * reader.number(printed, "infection", 0, MOST_POINTS, "stations")
        setting.cave_parts = reader.number(printed, "cave_parts", 0, 20, "stations")
    if options["ventures"]:
        read_ventures(reader, setting)
    setting.has_scientists = bool(options["outer_planets"])
    setting.last_year = min(last, int(options["last_year"]) or last)
    funding = reader.table("funding")
    setting.funding = reader.number(funding, "yearly", 1, MOST_MONEY, "funding")
    setting.rival_funding = reader.number(funding, "rival", 0, MOST_MONEY, "funding")
    outcomes = reader.table("outcomes")
    setting.pack = vec[i64](
        [
            reader.number(outcomes, name, 0 if index else 1, 120, "outcomes")
            + (reader.number(reader.table("stations"), name, 0, 120, "stations") if options["stations"] else 0)
            for index, name in enumerate(("success", "minor_failure", "major_failure"))
        ]
    )
    if options["stations"]:
        setting.funding = reader.number(reader.table("stations"), "yearly", 1, MOST_MONEY, "stations")
    setting.remove_success = reader.number(outcomes, "remove_success", 1, MOST_MONEY, "outcomes")
    setting.remove_failure = reader.number(outcomes, "remove_failure", 1, MOST_MONEY, "outcomes")
    setting.die = reader.number(reader.table("die"), "sides", 2, 20, "die")
    astronauts = reader.table("astronauts")
    setting.death = 2 * reader.number(astronauts, "death", 0, 100, "astronauts")
    setting.fed = reader.number(astronauts, "fed", 1, 100, "astronauts")


def read_ventures(reader: Reader, setting: Setting) -> None:
    printed = reader.table("venture")
    setting.ventures = len(ids.VENTURES)
    setting.venture_cost = reader.number(printed, "cost", 0, MOST_MONEY, "venture")
    setting.venture_shares = reader.number(printed, "shares", 2, MOST_SHARES, "venture")


def read_advancements(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "advancement", options)
    setting.advancements = len(entries)
    setting.advancement_ids = list(ids.ADVANCEMENTS)
    for index, entry in enumerate(entries):
        setting.research_cost[index] = reader.number(entry, "cost", 1, MOST_MONEY, "advancement", index)
        setting.research_outcomes[index] = reader.number(entry, "outcomes", 0, MOST_CARDS, "advancement", index)
        setting.prerequisites[index] = bits_of(reader, entry, "prerequisites", ids.ADVANCEMENTS, "advancement", index)
        if is_in_play(entry, options):
            setting.researchable |= 1 << index
    setting.rendezvous = ids.ADVANCEMENTS.index("rendezvous")
    setting.re_entry = ids.ADVANCEMENTS.index("re_entry")
    setting.landing = ids.ADVANCEMENTS.index("landing")
    setting.life_support = ids.ADVANCEMENTS.index("life_support")
    setting.surveying = ids.ADVANCEMENTS.index("surveying")
    setting.aerobraking = ids.ADVANCEMENTS.index("aerobraking")
    setting.synthesis = ids.ADVANCEMENTS.index("synthesis")
    setting.rovers = ids.ADVANCEMENTS.index("rovers")


def bits_of(
    reader: Reader, entry: Entry, field: str, words: tuple[str, ...], table: str, index: int, missing: bool = True
) -> int:
    """A list of words as bits; `missing`: it need not be there."""
    listing = entry.get(field, [] if missing else None)
    if not isinstance(listing, list) or not all(word in words for word in listing) or not (listing or missing):
        raise reader.pack.wrong(f"must be a list of {', '.join(words)}", table, index, field)
    return sum(1 << words.index(word) for word in set(listing))


def read_locations(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "location", options)
    setting.locations = len(entries)
    setting.location_ids = list(ids.LOCATIONS)
    setting.earth = ids.LOCATIONS.index("earth")
    setting.suborbital = ids.LOCATIONS.index("suborbital")
    setting.solar_radiation = ids.LOCATIONS.index("solar_radiation")
    setting.lost = ids.LOCATIONS.index("lost")
    for index, entry in enumerate(entries):
        kind = KINDS[reader.word(entry, "kind", KINDS, "location", index)]
        if kind not in ("planet", "condition", "lost"):
            setting.space |= 1 << index
        if kind == "body":
            setting.bodies |= 1 << index
        if "year_end" in entry and is_in_play(entry, options):
            setting.year_end[index] = reader.word(entry, "year_end", ids.LOCATIONS, "location", index)


def read_telescopes(reader: Reader, setting: Setting, options: Options) -> None:
    """From some places more can be surveyed than what is printed beside maneuvers."""
    for index, entry in enumerate(listed(reader, "location", options)):
        seen = bits_of(reader, entry, "telescopes", ids.LOCATIONS, "location", index)
        if is_in_play(entry, options):
            setting.surveyable[index] |= seen


def read_components(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "component", options)
    setting.kinds = len(entries)
    setting.supplies = setting.spare_parts = ids.COMPONENTS.index("supplies_1x")
    setting.galileo = ids.COMPONENTS.index("galileo")
    setting.probe = ids.COMPONENTS.index("probe")
    for index, printed in enumerate(entries):
        same(reader, "component", index, "type")
        entry = printed
        if options["stations_printing"] == "first" and "first_printing" in printed:
            entry = {**printed, **printed["first_printing"]}
        read_component(reader, setting, entry, index, is_in_play(entry, options))
    if options["stations"]:
        setting.supplies = ids.COMPONENTS.index("food")
        setting.spare_parts = ids.COMPONENTS.index("spare_parts")
        setting.medicine = ids.COMPONENTS.index("medical_supplies")
        for role, name in ROLES.items():
            setattr(setting, role, ids.COMPONENTS.index(name))
        setting.modules = 1 << setting.hydroponics | 1 << setting.fuel_generator | 1 << setting.habitat_parts
    setting.resting = setting.thrusters | setting.modules | (1 << setting.rover if setting.rover >= 0 else 0)
    setting.for_sale = vec[i64]([kind for kind in range(setting.kinds) if setting.price[kind] >= 0])
    setting.capsule_kinds = kinds_in(setting.capsules)
    setting.probe_kinds = kinds_in(setting.probes)
    setting.engine_kinds = kinds_in(setting.engines)
    setting.resting_kinds = kinds_in(setting.resting)


def kinds_in(bits: int) -> vec[i64]:
    return vec[i64]([kind for kind in range(bits.bit_length()) if bits >> kind & 1])


# What some components of Stations are to the rules.
ROLES = {
    "rover": "rover",
    "science_module": "science_module",
    "medical_module": "medical_module",
    "hydroponics": "hydroponics_module",
    "fuel_generator": "fuel_generator",
    "habitat_parts": "ground_habitat_parts",
    "ground_habitat": "ground_habitat",
    "small_tank": "small_fuel_tank",
    "experiment": "experiment",
    "fossil": "fossil",
    "wreckage": "wreckage",
    "alien_object": "alien_object",
}
FRAIL = ("rocket", "ion_thruster", "probe", "payload", "capsule", "module")  # have a damaged side
FREE = ("sample", "results", "find")  # are not bought


def read_component(reader: Reader, setting: Setting, entry: Entry, index: int, in_play: bool) -> None:
    kind: str = entry["type"]
    setting.mass[index] = reader.number(entry, "mass", 0, 100, "component", index)
    if "cards" in entry:
        reader.number(entry, "cards", 1, 100, "component", index)
    is_sold = kind not in FREE and bool(entry.get("sold", True))
    if is_sold:
        price = reader.number(entry, "cost", 1, MOST_MONEY, "component", index)
        setting.price[index] = price if in_play else -1
    if "needs" in entry or (is_sold and kind not in ("probe", "spare_parts")):
        setting.needs[index] = reader.word(entry, "needs", ids.ADVANCEMENTS, "component", index)
    flag = 1 << index
    if kind in FRAIL and entry.get("damageable", True):
        setting.can_be_damaged |= flag
    setting.probes |= flag if kind in ("probe", "capsule") else 0
    if "thrust" in entry:
        setting.thrust[index] = reader.number(entry, "thrust", 1, MOST_MONEY, "component", index)
        setting.rockets |= flag
    if "fuel" in entry:
        setting.fuel[index] = reader.word(entry, "fuel", ids.COMPONENTS, "component", index)
        setting.engines |= flag
    if kind == "ion_thruster":
        setting.thrust_per_year[index] = reader.number(entry, "thrust_per_year", 1, 100, "component", index)
        setting.thrusters |= flag
    elif kind == "probe":
        if "shielding" in entry:  # it shields itself, and nobody sits in it
            setting.hardness[index] = reader.number(entry, "shielding", 0, setting.die, "component", index)
    elif kind == "payload":
        setting.explorers |= flag
    elif kind == "capsule":
        read_capsule(reader, setting, entry, index)
    elif kind == "supplies":
        setting.units[index] = reader.number(entry, "units", 1, 100, "component", index)
    elif kind in FREE:
        read_find(reader, setting, entry, index, kind)


def read_capsule(reader: Reader, setting: Setting, entry: Entry, index: int) -> None:
    setting.capsules |= 1 << index
    setting.seats[index] = reader.number(entry, "seats", 1, MOST_SEATS, "component", index)
    setting.is_shielded[index] = int(reader.flag(entry, "heat_shield", "component", index))
    if "shielding" in entry:
        setting.shielding[index] = reader.number(entry, "shielding", 0, 1, "component", index)
    if reader.flag(entry, "immune", "component", index):
        setting.habitats |= 1 << index
    if not entry.get("movable", True):
        setting.immovable |= 1 << index


def read_find(reader: Reader, setting: Setting, entry: Entry, index: int, kind: str) -> None:
    """Samples, results of experiments, and what features give."""
    if "value" in entry:
        setting.value[index] = reader.number(entry, "value", 1, MOST_MONEY, "component", index)
    if "points" in entry:
        setting.find_points[index] = 2 * reader.number(entry, "points", 1, MOST_POINTS, "component", index)
    if "place" not in entry and kind == "find":
        return
    place = reader.word(entry, "place", ids.LOCATIONS, "component", index)
    if kind == "results":
        setting.results_of[index] = place
        setting.results_at[place] = index
        return
    setting.sample_of[index] = place
    if kind == "sample":
        if setting.sample_at[place] >= 0:
            raise reader.pack.wrong(f"{ids.LOCATIONS[place]} has a sample already", "component", index, "place")
        setting.sample_at[place] = index


def read_skills(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "skill", options)
    setting.skills = len(entries)
    for index, entry in enumerate(entries):
        setting.can_be_damaged |= 1 << PERSON + index
        setting.skill_price[index] = reader.number(entry, "cost", 1, MOST_MONEY, "skill", index)
        people = entry.get("astronauts")
        if not isinstance(people, list) or not people or not all(isinstance(name, str) for name in people):
            raise reader.pack.wrong("must be a list of names", "skill", index, "astronauts")


# --- maneuvers ---------------------------------------------------------------


def read_maneuvers(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "maneuver", options)
    setting.maneuvers = len(entries)
    windows = read_windows(reader, setting)
    leaving: list[list[int]] = [[] for _ in ids.LOCATIONS]
    for index, entry in enumerate(entries):
        start = ids.LOCATIONS.index(same(reader, "maneuver", index, "from"))
        goal = ids.LOCATIONS.index(same(reader, "maneuver", index, "to"))
        setting.goal[index] = goal
        if "difficulty" in entry:
            setting.difficulty[index] = reader.number(entry, "difficulty", 0, 100, "maneuver", index)
        else:
            setting.is_automatic[index] = 1
        read_symbols(reader, setting, entry, index)
        if "window" in entry:
            setting.is_windowed[index] = 1
            setting.aligned[index] = windows[reader.word(entry, "window", ids.WINDOWS, "maneuver", index)]
        if is_in_play(entry, options):
            setting.start[index] = start
            leaving[start].append(index)
            note_survey(setting, start, index)
            if setting.is_automatic[index]:
                setting.automatic[start] = index
    setting.leaving = vec[i64]([maneuver for group in leaving for maneuver in group])
    for location, group in enumerate(leaving):
        setting.first_leaving[location + 1] = setting.first_leaving[location] + len(group)


def read_windows(reader: Reader, setting: Setting) -> list[int]:
    """For each planet a bit per year, from the first of the game on, in which ways there are open."""
    found = []
    for index, entry in enumerate(listed(reader, "window")):
        first = reader.number(entry, "first_year", 1900, 2100, "window", index)
        every = reader.number(entry, "every", 1, LONGEST, "window", index)
        years = range(int(setting.first_year), int(setting.last_year) + 1)
        found.append(sum(1 << bit for bit, year in enumerate(years) if year >= first and (year - first) % every == 0))
    return found


def read_symbols(reader: Reader, setting: Setting, entry: Entry, index: int) -> None:
    """In printed order, but radiation before the hourglass: it is faced at departure, on whichever side it stands."""
    symbols = entry.get("symbols")
    if not isinstance(symbols, list) or len(symbols) >= SYMBOLS:
        raise reader.pack.wrong(f"must be a list of at most {SYMBOLS - 1} symbols", "maneuver", index, "symbols")
    codes = []
    for symbol in symbols:
        word, _, rest = str(symbol).partition(":")
        if isinstance(symbol, str) and symbol in PLAIN_SYMBOLS:
            codes.append(PLAIN_SYMBOLS[symbol])
        elif word == "time" and (rest == "optional" or (rest.isdecimal() and len(rest) < 3 and 0 < int(rest) < 20)):
            codes.append(TIME_SYMBOL)
            setting.time_optional[index] = int(rest == "optional")
            setting.years[index] = 0 if rest == "optional" else int(rest)
        elif word == "explore" and rest in ids.LOCATIONS:
            codes.append(EXPLORE_SYMBOL + 8 * ids.LOCATIONS.index(rest))
        else:
            raise reader.pack.wrong(f"there is no symbol {symbol!r}", "maneuver", index, "symbols")
    if TIME_SYMBOL in codes and RADIATION_SYMBOL in codes[codes.index(TIME_SYMBOL) :]:
        codes.remove(RADIATION_SYMBOL)
        codes.insert(codes.index(TIME_SYMBOL), RADIATION_SYMBOL)
    for i, code in enumerate(codes):
        setting.symbols[index * SYMBOLS + i] = code


def note_survey(setting: Setting, start: int, maneuver: int) -> None:
    """A hazard beside a maneuver can be surveyed from where it starts; only people find out about suborbital flight."""
    for i in range(SYMBOLS):
        code = setting.symbols[maneuver * SYMBOLS + i]
        place = setting.solar_radiation if code == RADIATION_SYMBOL else code >> 3
        if (code == RADIATION_SYMBOL or code & 7 == EXPLORE_SYMBOL) and place != setting.suborbital:
            setting.surveyable[start] |= 1 << place


# --- hidden faces ------------------------------------------------------------


def read_faces(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "face", options)
    count = len(entries)
    for row in (*FACE_NUMBERS, *FACE_FLAGS, "cards", "letters"):
        setattr(setting, f"face_{row}", filled(count))
    setting.face_collect_at = filled(count, -1)
    for index, entry in enumerate(entries):
        place = reader.word(entry, "location", ids.LOCATIONS, "face", index)
        setting.face_cards[index] = reader.number(entry, "cards", 1, 20, "face", index)
        for field, (fewest, most) in FACE_NUMBERS.items():
            if field in entry:
                getattr(setting, f"face_{field}")[index] = reader.number(entry, field, fewest, most, "face", index)
        for field in FACE_FLAGS:
            getattr(setting, f"face_{field}")[index] = int(reader.flag(entry, field, "face", index))
        if "collect_at" in entry:
            setting.face_collect_at[index] = reader.word(entry, "collect_at", ids.LOCATIONS, "face", index)
        setting.face_letters[index] = bits_of(reader, entry, "letters", LETTERS, "face", index)
        if not is_in_play(entry, options):
            continue
        if not setting.faces_of[place]:
            setting.first_face[place] = index
        elif setting.first_face[place] + setting.faces_of[place] != index:
            raise reader.pack.wrong("the faces of a location must follow each other", "face", index, "location")
        setting.faces_of[place] += 1
    for maneuver in range(setting.maneuvers):
        for i in range(SYMBOLS if setting.start[maneuver] >= 0 else 0):
            code = setting.symbols[maneuver * SYMBOLS + i]
            if code & 7 == EXPLORE_SYMBOL and not setting.faces_of[code >> 3]:
                raise reader.pack.wrong(f"{ids.LOCATIONS[code >> 3]} has no face", "maneuver", maneuver, "symbols")


# --- features ----------------------------------------------------------------


def read_features(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "feature") if options["stations"] else []
    setting.features = len(entries)
    for row in (*FEATURE_NUMBERS, *FEATURE_FLAGS, "place", "cards"):
        setattr(setting, f"feature_{row}", filled(len(entries)))
    setting.feature_component = filled(len(entries), -1)
    for index, entry in enumerate(entries):
        setting.feature_place[index] = reader.word(entry, "location", ids.LOCATIONS, "feature", index)
        setting.feature_cards[index] = reader.number(entry, "cards", 1, 20, "feature", index)
        for field, most in FEATURE_NUMBERS.items():
            if field in entry:
                getattr(setting, f"feature_{field}")[index] = reader.number(entry, field, 1, most, "feature", index)
        setting.feature_points[index] *= 2
        for field in FEATURE_FLAGS:
            getattr(setting, f"feature_{field}")[index] = int(reader.flag(entry, field, "feature", index))
        flag = 1 << index
        setting.living |= flag if reader.flag(entry, "life", "feature", index) else 0
        setting.edible |= flag if reader.flag(entry, "supplies", "feature", index) else 0
        setting.infectious |= flag if reader.flag(entry, "infects", "feature", index) else 0
        if "component" in entry:
            component = reader.word(entry, "component", ids.COMPONENTS, "feature", index)
            setting.feature_component[index] = component


# --- missions ----------------------------------------------------------------


def read_missions(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "mission", options)
    count = len(entries)
    setting.missions = count
    setting.mission_deck = filled(count, -1)
    setting.mission_points = filled(count)
    setting.mission_requires = filled(count)
    setting.mission_places = filled(count)
    setting.mission_letters = filled(count)
    setting.mission_found_at = filled(count, -1)
    setting.mission_twin = filled(count, -1)
    setting.is_second_copy = filled(count)
    level = read_level(reader, setting, options)
    cap = reader.number(level, "cap", 1, MOST_POINTS, "level") if "cap" in level else MOST_POINTS
    for index, entry in enumerate(entries):
        deck = reader.word(entry, "deck", DECKS, "mission", index)
        points = halves(reader, entry, "points", "mission", index)
        if is_in_play(entry, options) and (points <= 2 * cap or DECKS[deck] not in ("non_explorable", "explorable")):
            setting.mission_deck[index] = deck
        setting.mission_points[index] = points
        setting.mission_requires[index] = reader.word(entry, "requires", REQUIREMENTS, "mission", index)
        setting.mission_places[index] = places_of(reader, setting, options, entry, index)
        if DECKS[deck] == "explorable":
            setting.mission_found_at[index] = reader.word(entry, "location", ids.LOCATIONS, "mission", index)
            setting.mission_letters[index] = bits_of(reader, entry, "letters", LETTERS, "mission", index, False)
        if "twin" in entry:
            twin = reader.word(entry, "twin", ids.MISSIONS, "mission", index)
            setting.mission_twin[index], setting.mission_twin[twin] = twin, index
            setting.is_second_copy[index] = 1
    if options["stations"]:
        setting.deal_counts[OCCUPATION] = 1
    order = sorted(range(count), key=lambda mission: (setting.mission_points[mission], mission))
    setting.mission_order = vec[i64](order)
    for deck, deck_name in enumerate(DECKS):
        cards = sum(setting.mission_deck[mission] == deck for mission in range(count))
        if setting.deal_counts[deck] > cards:
            raise reader.pack.wrong(f"there are only {cards} missions to deal", "level", None, deck_name)


def halves(reader: Reader, entry: Entry, field: str, table: str, index: int) -> int:
    """Points, of which there are halves."""
    value = entry.get(field)
    if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:  # which NaN is not, either
        raise reader.pack.wrong(f"must be a number of points, not {value!r}", table, index, field)
    if value > MOST_POINTS:
        raise reader.pack.wrong(f"must be at most {MOST_POINTS} points, not {value!r}", table, index, field)
    if value * 2 != int(value * 2):
        raise reader.pack.wrong(f"must be a number of points, not {value!r}", table, index, field)
    return int(value * 2)


def read_level(reader: Reader, setting: Setting, options: Options) -> Entry:
    """How many missions of each deck are dealt; the last level of that name that is in play counts."""
    found: Entry = {}
    for index, level in enumerate(listed(reader, "level")):
        counts = [
            reader.number(level, name, 0, MOST_DEALT, "level", index) if name in level or name in DEALT[:3] else 0
            for name in DEALT
        ]
        if level["id"] == options["level"] and is_in_play(level, options):
            found = level
            for deck, wanted in enumerate(counts):
                setting.deal_counts[deck] = wanted
    return found


def places_of(reader: Reader, setting: Setting, options: Options, entry: Entry, index: int) -> int:
    """A bit per location that is in play; `space` is every location but Earth."""
    places = entry.get("places")
    if not isinstance(places, list) or not places:
        raise reader.pack.wrong("must be a list of locations", "mission", index, "places")
    if places == ["space"]:
        return int(setting.space)
    found = 0
    for place in places:
        if place not in ids.LOCATIONS:
            raise reader.pack.wrong(f"there is no location {place!r}", "mission", index, "places")
        number = ids.LOCATIONS.index(place)
        if is_in_play(reader.pack.data["location"][number], options):
            found |= 1 << number
    return found


def read_agencies(reader: Reader) -> None:
    for index, entry in enumerate(listed(reader, "agency")):
        if not isinstance(entry.get("name"), str):
            raise reader.pack.wrong("must be a name", "agency", index, "name")
