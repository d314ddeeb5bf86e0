"""Reads MLEM's data pack: every rule of the mat is checked, then the facts become a `Setting`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.data_pack_fields import Keys, Reader, keys
from cosmodrome.core.meta import Options
from cosmodrome.games.mlem.engine.rules.flow import lay_out_steps
from cosmodrome.games.mlem.engine.state import Setting
from cosmodrome.games.mlem.vocabulary import (
    ABILITIES,
    EFFECTS,
    GOALS,
    MOST_CHOICES,
    MOST_MISSIONS,
    MOST_MOONS,
    MOST_PLANETS,
    MOST_SPACES,
    SITES,
    SPECIALISTS,
    SPOTS,
    TUNNEL_EFFECT,
)

KEYS: Keys = {
    "die": keys("count faces"),
    "mat": keys("satellite first_landing"),
    "space": keys("number symbols afterburner moons moons_of site_provenance"),
    "planet": keys("name spaces points"),
    "deep_space": keys("commander others"),
    "goals": keys("points", **dict.fromkeys(GOALS)),
    "failures": keys("count"),
    "crew": keys("astronauts"),
    "ufo": keys("start tokens"),
    "expedition_token": keys("ufo dice ability extra"),
    "explorations": keys("open tunnel"),
    "exploration_token": keys("space effect points"),
    "missions": keys("deal keep points"),
    "mission": keys("kind spaces copies"),
}
MOST_EXPLORATIONS = 40
ALL_ASTRONAUTS = 40  # five crews of eight: planets and deep space have no limit


def make_setting(pack: Pack, options: Options) -> Setting:
    setting = Setting()
    reader = MatReader(pack, KEYS)
    read_dice(reader, setting)
    read_mat(reader, setting)
    read_planets(reader, setting)
    number_sites(reader, setting)
    read_scores(reader, setting)
    read_ufo(reader, setting)
    read_explorations(reader, setting)
    read_missions(reader, setting)
    setting.options = dict(options)
    setting.ufo = bool(options["ufo"])
    setting.explorations = bool(options["explorations"])
    setting.secret_missions = bool(options["secret_missions"])
    setting.engineer_joins_group = bool(options["engineer_joins_group"])
    setting.drifter_from_5 = bool(options["drifter_from_5"])
    setting.drifter_from_deep_space = bool(options["drifter_from_deep_space"])
    setting.goals_on_crash = bool(options["goals_on_crash"])
    setting.ufo_reshuffle = bool(options["ufo_reshuffle"])
    has_tokens = setting.ufo or setting.explorations
    setting.hidden_tokens = has_tokens and bool(options.get("hidden_tokens", False))  # version 1 has no such option
    if options["satellite_space"] == "third":
        setting.satellite = 2
    lay_out_steps(setting)
    return setting


class MatReader(Reader):
    """Knows the faces of the dice, and what a mat must have."""

    def faces(
        self, entry: dict[str, Any], field: str, lengths: tuple[int, int], table: str, index: int | None = None
    ) -> list[int]:
        values = entry.get(field)
        if not isinstance(values, list) or not lengths[0] <= len(values) <= lengths[1]:
            size = f"{lengths[0]} to {lengths[1]}" if lengths[0] < lengths[1] else str(lengths[0])
            raise self.pack.wrong(f"must be a list of {size} faces", table, index, field)
        found = []
        for value in values:
            if value == "afterburner":
                found.append(4)
            elif isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 4:
                found.append(value - 1)
            else:
                raise self.pack.wrong(f'holds {value!r}; a face is 1, 2, 3, 4 or "afterburner"', table, index, field)
        return found


# --- dice --------------------------------------------------------------------


def read_dice(reader: MatReader, setting: Setting) -> None:
    die = reader.table("die")
    setting.dice = reader.number(die, "count", 1, 6, "die")
    faces = reader.faces(die, "faces", (6, 6), "die")
    setting.die = row(faces)
    setting.die_packed = row([1 << 3 * face for face in faces])
    number_rolls(setting, [faces.count(face) for face in range(5)])


def number_rolls(setting: Setting, ways: list[int]) -> None:
    """Number the rolls of one to six dice as multisets of faces, each with its whole-number weight out of 6^n.

    A roll is packed three bits a face; `roll_rank` finds the number of a packed roll, `roll_code` the reverse.
    """
    for faces in range(32):
        setting.faces_packed[faces] = sum(7 << 3 * face for face in range(5) if faces >> face & 1)
    codes: list[int] = []
    setting.roll_weights = [[1]]
    for dice in range(1, 7):
        setting.roll_first[dice] = len(codes)
        weights = []
        for rank, roll in enumerate(combinations_with_replacement(range(5), dice)):
            counts = [roll.count(face) for face in range(5)]
            code = sum(count << 3 * face for face, count in enumerate(counts))
            setting.roll_rank[code] = rank
            codes.append(code)
            arrangements = factorial(dice) // prod(factorial(count) for count in counts)
            weights.append(arrangements * prod(way**count for way, count in zip(ways, counts, strict=True)))
        setting.roll_weights.append(weights)
    setting.roll_code = row(codes)
    setting.roll_groups = row([sum(1 << face for face in range(5) if code >> 3 * face & 7) for code in codes])


def row(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64](numbers)


# --- the mat -----------------------------------------------------------------


def read_mat(reader: MatReader, setting: Setting) -> None:
    spaces = reader.tables("space", 8, MOST_SPACES)
    setting.deep = len(spaces)
    mat = reader.table("mat")
    setting.first_landing = reader.number(mat, "first_landing", 1, setting.deep - 1, "mat")
    setting.satellite = reader.number(mat, "satellite", 1, setting.first_landing - 1, "mat")
    rolled = {setting.die[i] for i in range(6)}
    for index, entry in enumerate(spaces):
        if reader.number(entry, "number", 0, MOST_SPACES, "space", index) != index:
            raise reader.pack.wrong(f"spaces are numbered in order, this one is {index}", "space", index, "number")
        symbols = reader.faces(entry, "symbols", (1, 5), "space", index)
        if len(set(symbols)) != len(symbols):
            raise reader.pack.wrong("shows a symbol twice", "space", index, "symbols")
        if not rolled & set(symbols):
            raise reader.pack.wrong("no face of the die fits these symbols", "space", index, "symbols")
        setting.symbols[index] = sum(1 << symbol for symbol in symbols)
        if 4 in symbols:
            setting.burn[index] = reader.number(entry, "afterburner", 1, 6, "space", index)
        elif "afterburner" in entry:
            raise reader.pack.wrong(
                "has a value, but the space does not show the symbol", "space", index, "afterburner"
            )
        if "moons" in entry:
            read_moons(reader, setting, entry, index)
    for index in range(MOST_SPACES + 1):
        setting.moons_home[index] = setting.moons_shared[index] = index
    for index, entry in enumerate(spaces):
        if "moons_of" in entry:
            share_moons(reader, setting, entry, index)


def read_moons(reader: MatReader, setting: Setting, entry: dict[str, Any], index: int) -> None:
    if index < setting.first_landing:
        raise reader.pack.wrong(f"there are no moons below space {setting.first_landing}", "space", index, "moons")
    points = reader.numbers(entry, "moons", (1, MOST_MOONS), (0, 50), "space", index)
    if points != sorted(points, reverse=True):
        raise reader.pack.wrong("name the best moon first", "space", index, "moons")
    setting.moons[index] = len(points)
    for moon, value in enumerate(points):
        setting.moon_points[index * SPOTS + moon] = value


def share_moons(reader: MatReader, setting: Setting, entry: dict[str, Any], index: int) -> None:
    """Moons that are printed beside another space and linked to this one too."""
    home = reader.number(entry, "moons_of", setting.first_landing, setting.deep - 1, "space", index)
    if "moons" in entry:
        raise reader.pack.wrong("a space has moons of its own or those of another one", "space", index, "moons_of")
    if index < setting.first_landing or "moons" not in reader.pack.data["space"][home]:
        raise reader.pack.wrong(f"space {home} has no moons that could be shared", "space", index, "moons_of")
    setting.is_regular = False
    setting.moons[index] = setting.moons[home]
    for moon in range(setting.moons[home]):
        setting.moon_points[index * SPOTS + moon] = setting.moon_points[home * SPOTS + moon]
    setting.moons_home[index] = home
    setting.moons_shared[index] = setting.moons_shared[home]
    setting.moons_shared[home] = index


def read_planets(reader: MatReader, setting: Setting) -> None:
    planets = reader.tables("planet", 1, MOST_PLANETS)
    setting.planets = len(planets)
    names = set()
    for index, entry in enumerate(planets):
        name = entry.get("name")
        if not isinstance(name, str) or not name or name in names:
            raise reader.pack.wrong("every planet needs a name of its own", "planet", index, "name")
        names.add(name)
        for space in reader.numbers(
            entry, "spaces", (1, MOST_SPACES), (setting.first_landing, setting.deep - 1), "planet", index
        ):
            if setting.planet_at[space] >= 0:
                raise reader.pack.wrong(f"space {space} already has a planet", "planet", index, "spaces")
            setting.planet_at[space] = index
        points = reader.numbers(entry, "points", (3, 3), (0, 50), "planet", index)
        if points != sorted(points, reverse=True):
            raise reader.pack.wrong("first, second and others: points must not rise", "planet", index, "points")
        for standing, value in enumerate(points):
            setting.planet_points[index * 3 + standing] = value


def number_sites(reader: MatReader, setting: Setting) -> None:
    """A site is a space, or the moons of a space that has a planet too. Missions tell the two apart."""
    both = [space for space in range(setting.deep) if setting.moons[space] and setting.planet_at[space] >= 0]
    if len(both) > MOST_CHOICES:
        raise reader.pack.wrong(
            f"at most {MOST_CHOICES} spaces may have moons and a planet", "space", both[-1], "moons"
        )
    setting.has_choice = bool(both)
    setting.is_regular &= not both
    for space in range(SITES):
        setting.space_of[space] = setting.space_of[space + SITES] = space
        setting.reached[space] = 1 << space
    for number, space in enumerate(both):
        setting.planet_spot[space] = SPOTS - 1
        setting.reached[space + SITES] = 1 << SITES + number
    moon_sites = [space + SITES if space in both else space for space in range(setting.deep)]
    alone = [setting.reached[site] for site in moon_sites]
    for space in range(setting.first_landing, setting.deep + 1):
        has_planet = setting.planet_at[space] >= 0 or space == setting.deep
        setting.room[space] = ALL_ASTRONAUTS if has_planet else setting.moons[space]
    for space in range(setting.first_landing, setting.deep):
        if setting.moons[space]:
            home = setting.moons_home[space]
            linked = [
                other for other in range(setting.deep) if setting.moons[other] and setting.moons_home[other] == home
            ]
            setting.reached[moon_sites[space]] = sum(alone[other] for other in linked)


def read_scores(reader: MatReader, setting: Setting) -> None:
    deep = reader.table("deep_space")
    setting.comet_points = reader.number(deep, "commander", 0, 50, "deep_space")
    setting.galaxy_points = reader.number(deep, "others", 0, 50, "deep_space")
    setting.failures = reader.number(reader.table("failures"), "count", 1, 30, "failures")
    crew = reader.table("crew")
    if reader.number(crew, "astronauts", 0, 99, "crew") != len(SPECIALISTS):
        raise reader.pack.wrong(
            f"every crew has {len(SPECIALISTS)} astronauts, the rules name them", "crew", None, "astronauts"
        )
    goals = reader.table("goals")
    setting.goal_points = reader.number(goals, "points", 0, 50, "goals")
    for index, goal in enumerate(GOALS):
        setting.goal_needs[index] = reader.number(goals, goal, 1, 8, "goals")


# --- variants ----------------------------------------------------------------


def read_ufo(reader: MatReader, setting: Setting) -> None:
    ufo = reader.table("ufo")
    setting.ufo_start = reader.number(ufo, "start", 0, setting.deep, "ufo")
    setting.ufo_tokens = row(reader.numbers(ufo, "tokens", (1, 20), (0, 50), "ufo"))
    tokens = reader.tables("expedition_token", 1, 40)
    steps, dice, abilities, extras = [], [], [], []
    for index, entry in enumerate(tokens):
        steps.append(reader.number(entry, "ufo", 0, setting.deep, "expedition_token", index))
        dice.append(reader.number(entry, "dice", 1, setting.dice, "expedition_token", index))
        ability = reader.word(entry, "ability", ABILITIES[1:], "expedition_token", index) + 1
        extra = reader.faces(entry, "extra", (1, 4), "expedition_token", index) if ability == 1 else []
        if ability != 1 and "extra" in entry:
            raise reader.pack.wrong("only extra_dice goes with dice", "expedition_token", index, "extra")
        abilities.append(ability)
        extras.append(sum(1 << 3 * face for face in extra))
    setting.token_steps = row(steps)
    setting.token_dice = row(dice)
    setting.token_ability = row(abilities)
    setting.token_extra = row(extras)


def read_explorations(reader: MatReader, setting: Setting) -> None:
    explorations = reader.table("explorations")
    setting.open_explorations = reader.number(explorations, "open", 1, 20, "explorations")
    setting.tunnel = reader.number(explorations, "tunnel", 1, setting.deep, "explorations")
    tokens = reader.tables("exploration_token", 1, MOST_EXPLORATIONS)
    spaces, effects, points = [], [], []
    for index, entry in enumerate(tokens):
        space = entry.get("space")
        if isinstance(space, bool) or not isinstance(space, int) or not 1 <= space < setting.deep:
            raise reader.pack.wrong(f"there is no space {space!r} for this token", "exploration_token", index, "space")
        effect = reader.word(entry, "effect", EFFECTS, "exploration_token", index)
        spaces.append(space)
        effects.append(effect)
        points.append(reader.number(entry, "points", 0, 50, "exploration_token", index) if effect == 0 else 0)
    setting.exploration_next = row([-1] * len(tokens))
    order = sorted(range(len(tokens)), key=lambda token: (effects[token] == TUNNEL_EFFECT, token))
    for token in reversed(order):  # each goes before those that are there already
        setting.exploration_next[token] = setting.exploration_at[spaces[token]]
        setting.exploration_at[spaces[token]] = token
    setting.exploration_space = row(spaces)
    setting.exploration_effect = row(effects)
    setting.exploration_points = row(points)


def read_missions(reader: MatReader, setting: Setting) -> None:
    missions = reader.table("missions")
    setting.missions_dealt = reader.number(missions, "deal", 1, 4, "missions")
    setting.missions_kept = reader.number(missions, "keep", 1, setting.missions_dealt, "missions")
    setting.mission_points = row(
        reader.numbers(missions, "points", (setting.missions_kept + 1,) * 2, (0, 50), "missions")
    )
    targets = reader.tables("mission", 1, MOST_MISSIONS)
    setting.missions = len(targets)
    for index, entry in enumerate(targets):
        kind = reader.word(entry, "kind", ("moon", "planet"), "mission", index)
        for space in reader.numbers(entry, "spaces", (1, MOST_SPACES), (0, MOST_SPACES), "mission", index):
            if space >= setting.deep or (setting.moons[space] == 0 if kind == 0 else setting.planet_at[space] < 0):
                what = ("moon", "planet")[kind]
                raise reader.pack.wrong(f"there is no {what} at space {space}", "mission", index, "spaces")
            is_moon_site = kind == 0 and setting.planet_spot[space]
            setting.mission_spaces[index] |= setting.reached[space + SITES if is_moon_site else space]
        setting.mission_copies[index] = reader.number(entry, "copies", 1, 3, "mission", index)
    total = sum(setting.mission_copies[index] for index in range(setting.missions))
    if total < 5 * setting.missions_dealt:
        raise reader.pack.wrong(
            f"five players need {5 * setting.missions_dealt} tokens, there are {total}", "mission", 0, "copies"
        )
