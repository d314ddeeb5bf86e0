"""Reads MLEM's data pack: every rule of the mat is checked, then the facts become a `Setting`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.meta import Options
from cosmodrome.core.pack import Pack
from cosmodrome.core.reading import Reader
from cosmodrome.games.mlem.rules.flow import lay_out_steps
from cosmodrome.games.mlem.state import Setting
from cosmodrome.games.mlem.words import (
    ABILITIES,
    EFFECTS,
    GOALS,
    MOST_MISSIONS,
    MOST_MOONS,
    MOST_PLANETS,
    MOST_SPACES,
    SPECIALISTS,
)

EVERYBODY = 40  # five crews of eight: planets and deep space have no limit


def make_setting(pack: Pack, options: Options) -> Setting:
    setting = Setting()
    reader = MatReader(pack)
    read_dice(reader, setting)
    read_mat(reader, setting)
    read_planets(reader, setting)
    reader.no_empty_landing(setting)
    for space in range(setting.first_landing, setting.deep + 1):
        setting.room[space] = setting.moons[space] or EVERYBODY
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

    def no_empty_landing(self, setting: Setting) -> None:
        for space in range(setting.first_landing, setting.deep):
            if setting.moons[space] == 0 and setting.planet_at[space] < 0:
                raise self.pack.wrong(
                    "from the first landing space on, every space needs moons or a planet", "space", space, "moons"
                )


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


def read_moons(reader: MatReader, setting: Setting, entry: dict[str, Any], index: int) -> None:
    if index < setting.first_landing:
        raise reader.pack.wrong(f"there are no moons below space {setting.first_landing}", "space", index, "moons")
    points = reader.numbers(entry, "moons", (1, MOST_MOONS), (0, 50), "space", index)
    if points != sorted(points, reverse=True):
        raise reader.pack.wrong("name the best moon first", "space", index, "moons")
    setting.moons[index] = len(points)
    for moon, value in enumerate(points):
        setting.moon_points[index * 4 + moon] = value


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
            if setting.moons[space] or setting.planet_at[space] >= 0:
                raise reader.pack.wrong(f"space {space} already has moons or a planet", "planet", index, "spaces")
            setting.planet_at[space] = index
        points = reader.numbers(entry, "points", (3, 3), (0, 50), "planet", index)
        if points != sorted(points, reverse=True):
            raise reader.pack.wrong("first, second and others: points must not rise", "planet", index, "points")
        for standing, value in enumerate(points):
            setting.planet_points[index * 3 + standing] = value


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
    tokens = reader.tables("exploration_token", 1, MOST_SPACES)
    spaces, effects, points = [], [], []
    for index, entry in enumerate(tokens):
        space = entry.get("space")
        if isinstance(space, bool) or not isinstance(space, int) or not 1 <= space < setting.deep:
            raise reader.pack.wrong(f"there is no space {space!r} for this token", "exploration_token", index, "space")
        if space in spaces:
            raise reader.pack.wrong(f"space {space} has a token already", "exploration_token", index, "space")
        effect = reader.word(entry, "effect", EFFECTS, "exploration_token", index)
        spaces.append(space)
        effects.append(effect)
        points.append(reader.number(entry, "points", 0, 50, "exploration_token", index) if effect == 0 else 0)
        setting.exploration_at[space] = index
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
            setting.mission_spaces[index] |= 1 << space
        setting.mission_copies[index] = reader.number(entry, "copies", 1, 3, "mission", index)
    total = sum(setting.mission_copies[index] for index in range(setting.missions))
    if total < 5 * setting.missions_dealt:
        raise reader.pack.wrong(
            f"five players need {5 * setting.missions_dealt} tokens, there are {total}", "mission", 0, "copies"
        )
