"""MLEM's base game in C: how fast the rules could be, and a second opinion on what they say.

`mlem.c` takes the same random numbers in the same order as `core/engine/playout.py`, so both must play the same games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import msgspec

from cosmodrome.core.errors import BadInput
from cosmodrome.games.mlem.engine.state import Setting
from cosmodrome.games.mlem.vocabulary import MOST_MOONS, SPOTS

FLAGS = ("-O3", "-march=native")


@dataclass(frozen=True)
class Result:
    """What a run of random games came to; the seconds are processor time."""

    games: int
    decisions: int
    seconds: float
    checksum: int

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def compiler() -> str | None:
    """The C compiler of this machine, if it has one."""
    return shutil.which(os.environ.get("CC") or "cc")


def build(folder: Path, setting: Setting) -> Path:
    """Compile the yardstick for this mat; returns the program."""
    command = compiler()
    if command is None:
        raise BadInput("the yardstick needs a C compiler, and none was found")
    (folder / "mat.h").write_text(mat(setting), encoding="utf-8")
    source = folder / "mlem.c"
    source.write_bytes((resources.files(__name__) / "mlem.c").read_bytes())
    program = folder / "mlem"
    done = subprocess.run([command, *FLAGS, "-o", program, source], capture_output=True, text=True)
    if done.returncode:
        raise BadInput(f"the yardstick did not compile:\n{done.stderr}")
    return program


def run(program: Path, players: int, games: int, seed: int) -> Result:
    """Play random games 0 to `games - 1` of the seed."""
    return msgspec.json.decode(call(program, players, games, seed), type=Result)


def games(program: Path, players: int, count: int, seed: int) -> list[int]:
    """The same games one by one, in the form of `play_games`: for each its decisions, then its scores."""
    lines = call(program, players, count, seed, "--print").splitlines()[:-1]
    return [int(number) for line in lines for number in line.split()]


def call(program: Path, *arguments: int | str) -> str:
    command = [str(program), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def checksum(numbers: Iterable[int]) -> int:
    """What `Result.checksum` must be for these results of `play_games` (FNV-1a, a number at a time)."""
    mixed = 2166136261
    for number in numbers:
        mixed = (mixed ^ number) * 16777619 & 0xFFFFFFFF
    return mixed


# --- the mat as C ------------------------------------------------------------


def mat(setting: Setting) -> str:
    """The header that `mlem.c` includes."""
    if has_variants(setting):
        raise BadInput("the yardstick knows only the base game with the default rulings")
    if not setting.is_regular:
        raise BadInput("the yardstick knows no mat with moons and a planet at one space, or with shared moons")
    spaces = range(setting.deep + 1)
    planets = range(setting.planets)
    lines = [
        "/* Written from the data pack. */",
        define("DEEP", setting.deep),
        define("FIRST_LANDING", setting.first_landing),
        define("SATELLITE_SPACE", setting.satellite),
        define("PLANETS", setting.planets),
        define("DICE", setting.dice),
        define("FAILURES", setting.failures),
        define("COMET_POINTS", setting.comet_points),
        define("GALAXY_POINTS", setting.galaxy_points),
        define("GOAL_POINTS", setting.goal_points),
        define("GOALS_ON_CRASH", int(setting.goals_on_crash)),
        array("DIE", [6], [setting.die[i] for i in range(6)]),
        array("GOAL_NEEDS", [4], [setting.goal_needs[i] for i in range(4)]),
        array("SYMBOLS", [len(spaces)], [setting.symbols[i] if i < setting.deep else 0 for i in spaces]),
        array("BURN", [len(spaces)], [setting.burn[i] if i < setting.deep else 0 for i in spaces]),
        array("MOONS", [len(spaces)], [setting.moons[i] for i in spaces]),
        array(
            "MOON_POINTS",
            [len(spaces), MOST_MOONS],
            [
                setting.moon_points[space * SPOTS + moon] if space < setting.deep else 0
                for space in spaces
                for moon in range(MOST_MOONS)
            ],
        ),
        array("PLANET_AT", [len(spaces)], [setting.planet_at[i] for i in spaces]),
        array("PLANET_POINTS", [len(planets), 3], [setting.planet_points[i] for i in range(3 * len(planets))]),
    ]
    return "\n".join(lines) + "\n"


def has_variants(setting: Setting) -> bool:
    """Whether anything is played that `mlem.c` does not know. (The satellite's space is a number on the mat.)"""
    return (
        setting.ufo
        or setting.explorations
        or setting.secret_missions
        or setting.engineer_joins_group
        or setting.drifter_from_5
        or setting.drifter_from_deep_space
    )


def define(name: str, number: int) -> str:
    return f"#define {name} {number}"


def array(name: str, sizes: Sequence[int], numbers: Sequence[int]) -> str:
    """A table of one or two dimensions."""
    shape = "".join(f"[{size}]" for size in sizes)
    if len(sizes) == 1:
        return f"static const signed char {name}{shape} = {{{', '.join(map(str, numbers))}}};"
    width = sizes[1]
    rows = [", ".join(map(str, numbers[i : i + width])) for i in range(0, len(numbers), width)]
    return f"static const signed char {name}{shape} = {{{', '.join(f'{{{row}}}' for row in rows)}}};"
