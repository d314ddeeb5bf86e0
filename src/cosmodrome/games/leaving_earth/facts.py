"""Reads Leaving Earth's data pack: what is printed is checked, then becomes a `Setting` for the options in play."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.meta import Options
from cosmodrome.core.pack import Pack
from cosmodrome.core.reading import Reader
from cosmodrome.core.state import filled
from cosmodrome.games.leaving_earth import names
from cosmodrome.games.leaving_earth.meta import EXPANSIONS
from cosmodrome.games.leaving_earth.rules.flow import lay_out_steps
from cosmodrome.games.leaving_earth.state import SYMBOLS, Setting
from cosmodrome.games.leaving_earth.words import (
    ENTRY_SYMBOL,
    EXPLORE_SYMBOL,
    LANDING_SYMBOL,
    MOST_CARDS,
    OPTIONAL_LANDING_SYMBOL,
    PERSON,
    RADIATION_SYMBOL,
    REQUIREMENTS,
    TIME_SYMBOL,
)

KINDS = ("planet", "flight", "orbit", "flyby", "transfer", "body", "condition", "lost")
DECKS = ("easy", "medium", "hard")
MOST_MONEY = 1000
MOST_SEATS = 20
PLAIN_SYMBOLS = {
    "radiation": RADIATION_SYMBOL,
    "atmospheric_entry": ENTRY_SYMBOL,
    "landing": LANDING_SYMBOL,
    "landing:optional": OPTIONAL_LANDING_SYMBOL,
}

Entry = dict[str, Any]


def make_setting(pack: Pack, options: Options) -> Setting:
    setting = Setting()
    reader = Reader(pack)
    setting.options = dict(options)
    setting.team = bool(options["team"])
    read_constants(reader, setting, options)
    read_advancements(reader, setting)
    read_locations(reader, setting)
    read_components(reader, setting)
    read_skills(reader, setting)
    read_maneuvers(reader, setting, options)
    read_faces(reader, setting)
    read_missions(reader, setting, options)
    read_agencies(reader)
    setting.arrange()
    lay_out_steps(setting)
    return setting


def is_in_play(entry: Entry, options: Options) -> bool:
    """Whether what is printed belongs to the base game or to an expansion that is played."""
    return "expansion" not in entry or bool(options[entry["expansion"]])


def listed(reader: Reader, table: str) -> list[Entry]:
    """All entries of a table; there must be those of the box, in its order."""
    count = len(names.DATA[table])
    entries = reader.tables(table, count, count)
    for index, entry in enumerate(entries):
        same(reader, table, index, "id")
        if "expansion" in entry:
            reader.word(entry, "expansion", EXPANSIONS, table, index)
    return entries


def same(reader: Reader, table: str, index: int, field: str) -> str:
    """What makes a card the one that it is, and so must stay as it is in the box."""
    known: str = names.DATA[table][index][field]
    found = reader.pack.data[table][index].get(field)
    if found != known:
        raise reader.pack.wrong(f'must be "{known}" as in the box, not {found!r}', table, index, field)
    return known


def read_constants(reader: Reader, setting: Setting, options: Options) -> None:
    calendar = reader.table("calendar")
    setting.first_year = reader.number(calendar, "first_year", 1900, 2100, "calendar")
    last = reader.number(calendar, "last_year", setting.first_year, setting.first_year + 50, "calendar")
    setting.last_year = min(last, int(options["last_year"]))
    funding = reader.table("funding")
    setting.funding = reader.number(funding, "yearly", 1, MOST_MONEY, "funding")
    setting.rival_funding = reader.number(funding, "rival", 0, MOST_MONEY, "funding")
    outcomes = reader.table("outcomes")
    setting.pack = vec[i64](
        [
            reader.number(outcomes, name, 0 if index else 1, 255, "outcomes")
            for index, name in enumerate(("success", "minor_failure", "major_failure"))
        ]
    )
    setting.remove_success = reader.number(outcomes, "remove_success", 1, MOST_MONEY, "outcomes")
    setting.remove_failure = reader.number(outcomes, "remove_failure", 1, MOST_MONEY, "outcomes")
    setting.die = reader.number(reader.table("die"), "sides", 2, 20, "die")
    astronauts = reader.table("astronauts")
    setting.death = reader.number(astronauts, "death", 0, 100, "astronauts")
    setting.fed = reader.number(astronauts, "fed", 1, 100, "astronauts")


def read_advancements(reader: Reader, setting: Setting) -> None:
    entries = listed(reader, "advancement")
    setting.advancements = len(entries)
    setting.advancement_ids = list(names.ADVANCEMENTS)
    for index, entry in enumerate(entries):
        setting.research_cost[index] = reader.number(entry, "cost", 1, MOST_MONEY, "advancement", index)
        setting.research_outcomes[index] = reader.number(entry, "outcomes", 0, MOST_CARDS, "advancement", index)
    setting.rendezvous = names.ADVANCEMENTS.index("rendezvous")
    setting.re_entry = names.ADVANCEMENTS.index("re_entry")
    setting.landing = names.ADVANCEMENTS.index("landing")
    setting.life_support = names.ADVANCEMENTS.index("life_support")
    setting.surveying = names.ADVANCEMENTS.index("surveying")


def read_locations(reader: Reader, setting: Setting) -> None:
    entries = listed(reader, "location")
    setting.locations = len(entries)
    setting.location_ids = list(names.LOCATIONS)
    setting.earth = names.LOCATIONS.index("earth")
    setting.suborbital = names.LOCATIONS.index("suborbital")
    setting.solar_radiation = names.LOCATIONS.index("solar_radiation")
    setting.lost = names.LOCATIONS.index("lost")
    for index, entry in enumerate(entries):
        kind = KINDS[reader.word(entry, "kind", KINDS, "location", index)]
        if kind not in ("planet", "condition", "lost"):
            setting.space |= 1 << index


def read_components(reader: Reader, setting: Setting) -> None:
    entries = listed(reader, "component")
    setting.kinds = len(entries)
    setting.supplies = names.COMPONENTS.index("supplies_1x")
    for index, entry in enumerate(entries):
        kind = same(reader, "component", index, "type")
        setting.mass[index] = reader.number(entry, "mass", 0, 100, "component", index)
        reader.number(entry, "cards", 1, 100, "component", index)
        if kind != "sample":
            setting.price[index] = reader.number(entry, "cost", 1, MOST_MONEY, "component", index)
        if kind not in ("probe", "sample"):
            setting.needs[index] = reader.word(entry, "needs", names.ADVANCEMENTS, "component", index)
        flag = 1 << index
        setting.can_be_damaged |= flag if kind not in ("supplies", "sample") else 0
        setting.probes |= flag if kind in ("probe", "capsule") else 0
        if kind == "rocket":
            setting.thrust[index] = reader.number(entry, "thrust", 1, MOST_MONEY, "component", index)
            setting.rockets |= flag
        elif kind == "ion_thruster":
            setting.thrust_per_year[index] = reader.number(entry, "thrust_per_year", 1, 100, "component", index)
            setting.thrusters |= flag
        elif kind == "capsule":
            setting.capsules |= flag
            setting.seats[index] = reader.number(entry, "seats", 1, MOST_SEATS, "component", index)
            setting.is_shielded[index] = int(reader.flag(entry, "heat_shield", "component", index))
            if "shielding" in entry:
                setting.shielding[index] = reader.number(entry, "shielding", 0, 1, "component", index)
        elif kind == "supplies":
            setting.units[index] = reader.number(entry, "units", 1, 100, "component", index)
        elif kind == "sample":
            place = reader.word(entry, "place", names.LOCATIONS, "component", index)
            if setting.sample_at[place] >= 0:
                raise reader.pack.wrong(f"{names.LOCATIONS[place]} has a sample already", "component", index, "place")
            setting.sample_of[index] = place
            setting.sample_at[place] = index


def read_skills(reader: Reader, setting: Setting) -> None:
    entries = listed(reader, "skill")
    setting.skills = len(entries)
    for index, entry in enumerate(entries):
        setting.can_be_damaged |= 1 << PERSON + index
        setting.skill_price[index] = reader.number(entry, "cost", 1, MOST_MONEY, "skill", index)
        people = entry.get("astronauts")
        if not isinstance(people, list) or not people or not all(isinstance(name, str) for name in people):
            raise reader.pack.wrong("must be a list of names", "skill", index, "astronauts")


# --- maneuvers ---------------------------------------------------------------


def read_maneuvers(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "maneuver")
    setting.maneuvers = len(entries)
    leaving: list[list[int]] = [[] for _ in names.LOCATIONS]
    for index, entry in enumerate(entries):
        start = names.LOCATIONS.index(same(reader, "maneuver", index, "from"))
        goal = names.LOCATIONS.index(same(reader, "maneuver", index, "to"))
        setting.goal[index] = goal
        if "difficulty" in entry:
            setting.difficulty[index] = reader.number(entry, "difficulty", 0, 100, "maneuver", index)
        else:
            setting.is_automatic[index] = 1
        read_symbols(reader, setting, entry, index)
        if is_in_play(entry, options):
            setting.start[index] = start
            leaving[start].append(index)
            note_survey(setting, start, index)
            if setting.is_automatic[index]:
                setting.automatic[start] = index
    setting.leaving = vec[i64]([maneuver for group in leaving for maneuver in group])
    for location, group in enumerate(leaving):
        setting.first_leaving[location + 1] = setting.first_leaving[location] + len(group)


def read_symbols(reader: Reader, setting: Setting, entry: Entry, index: int) -> None:
    """In printed order, but radiation first: it is faced once, at departure, on whichever side of the hourglass."""
    symbols = entry.get("symbols")
    if not isinstance(symbols, list) or len(symbols) >= SYMBOLS:
        raise reader.pack.wrong(f"must be a list of at most {SYMBOLS - 1} symbols", "maneuver", index, "symbols")
    codes = []
    for symbol in symbols:
        word, _, rest = str(symbol).partition(":")
        if symbol in PLAIN_SYMBOLS:
            codes.append(PLAIN_SYMBOLS[symbol])
        elif word == "time" and (rest == "optional" or (rest.isdecimal() and 0 < int(rest) < 20)):
            codes.append(TIME_SYMBOL)
            setting.time_optional[index] = int(rest == "optional")
            setting.years[index] = 0 if rest == "optional" else int(rest)
        elif word == "explore" and rest in names.LOCATIONS:
            codes.append(EXPLORE_SYMBOL + 8 * names.LOCATIONS.index(rest))
        else:
            raise reader.pack.wrong(f"there is no symbol {symbol!r}", "maneuver", index, "symbols")
    codes.sort(key=lambda code: code != RADIATION_SYMBOL)
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


def read_faces(reader: Reader, setting: Setting) -> None:
    entries = listed(reader, "face")
    count = len(entries)
    setting.face_cards = filled(count)
    setting.face_radiation = filled(count)
    setting.face_sickness = filled(count)
    setting.face_destroys = filled(count)
    setting.face_minerals = filled(count)
    setting.face_life = filled(count)
    setting.face_supplies = filled(count)
    setting.face_alien = filled(count)
    for index, entry in enumerate(entries):
        place = reader.word(entry, "location", names.LOCATIONS, "face", index)
        if not setting.faces_of[place]:
            setting.first_face[place] = index
        elif setting.first_face[place] + setting.faces_of[place] != index:
            raise reader.pack.wrong("the faces of a location must follow each other", "face", index, "location")
        setting.faces_of[place] += 1
        setting.face_cards[index] = reader.number(entry, "cards", 1, 20, "face", index)
        if "radiation" in entry:
            setting.face_radiation[index] = reader.number(entry, "radiation", 0, setting.die, "face", index)
        if "sickness" in entry:
            setting.face_sickness[index] = reader.number(entry, "sickness", 1, setting.die, "face", index)
        if "minerals" in entry:
            setting.face_minerals[index] = reader.number(entry, "minerals", 1, MOST_MONEY, "face", index)
        setting.face_destroys[index] = int(reader.flag(entry, "destroys", "face", index))
        setting.face_life[index] = int(reader.flag(entry, "life", "face", index))
        setting.face_supplies[index] = int(reader.flag(entry, "supplies", "face", index))
        setting.face_alien[index] = int(reader.flag(entry, "alien", "face", index))
    for maneuver in range(setting.maneuvers):
        for i in range(SYMBOLS):
            code = setting.symbols[maneuver * SYMBOLS + i]
            if code & 7 == EXPLORE_SYMBOL and not setting.faces_of[code >> 3]:
                raise reader.pack.wrong(f"{names.LOCATIONS[code >> 3]} has no face", "maneuver", maneuver, "symbols")


# --- missions ----------------------------------------------------------------


def read_missions(reader: Reader, setting: Setting, options: Options) -> None:
    entries = listed(reader, "mission")
    count = len(entries)
    setting.missions = count
    setting.mission_deck = filled(count, -1)
    setting.mission_points = filled(count)
    setting.mission_requires = filled(count)
    setting.mission_places = filled(count)
    for index, entry in enumerate(entries):
        deck = reader.word(entry, "deck", DECKS, "mission", index)
        if is_in_play(entry, options):
            setting.mission_deck[index] = deck
        setting.mission_points[index] = reader.number(entry, "points", 1, 100, "mission", index)
        setting.mission_requires[index] = reader.word(entry, "requires", REQUIREMENTS, "mission", index)
        setting.mission_places[index] = places_of(reader, setting, entry, index)
    order = sorted(range(count), key=lambda mission: (setting.mission_points[mission], mission))
    setting.mission_order = vec[i64](order)
    for index, level in enumerate(listed(reader, "level")):
        for deck, deck_name in enumerate(DECKS):
            cards = sum(setting.mission_deck[mission] == deck for mission in range(count))
            wanted = reader.number(level, deck_name, 0, cards, "level", index)
            if options["level"] == level["id"]:
                setting.deal_counts[deck] = wanted


def places_of(reader: Reader, setting: Setting, entry: Entry, index: int) -> int:
    """A bit per location; `space` is every location but Earth."""
    places = entry.get("places")
    if not isinstance(places, list) or not places:
        raise reader.pack.wrong("must be a list of locations", "mission", index, "places")
    if places == ["space"]:
        return int(setting.space)
    found = 0
    for place in places:
        if place not in names.LOCATIONS:
            raise reader.pack.wrong(f"there is no location {place!r}", "mission", index, "places")
        found |= 1 << names.LOCATIONS.index(place)
    return found


def read_agencies(reader: Reader) -> None:
    for index, entry in enumerate(listed(reader, "agency")):
        if not isinstance(entry.get("name"), str):
            raise reader.pack.wrong("must be a name", "agency", index, "name")
