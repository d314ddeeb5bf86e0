"""Measures how strong the bots are and writes docs/strength.md: `python -m tools.docs.bot_strength`, an hour on two
cores.

Every line is a match of `lab/tournament.py`: one challenger against equal opponents, sitting once in every seat on the
same dice. What is finished is kept in `build/strength`, so that it can be stopped and started again; with `--only mlem`
the lines of one game are measured and written, and the others stay as they are.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from cosmodrome.lab.runs import Execution
from cosmodrome.lab.tournament import Share, challenge_for, match
from tools.bench.leaving_earth_solo import Alone, alone
from tools.docs.generated_sections import replace_part

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/strength.md"
KEPT = ROOT / "build/strength"


@dataclass(frozen=True, eq=False)
class Line:
    """A match, and the share of the victories that is promised."""

    game: str
    challenger: str
    opponent: str
    players: int
    deals: int
    goal: float | None
    options: Mapping[str, str | bool | int]

    @property
    def file(self) -> Path:
        what = "-".join([self.challenger, self.opponent, str(self.players), *map(str, self.options.values())])
        return KEPT / f"{self.game}-{what.replace('/', '_')}-{self.deals}"


LEVELS = ("novice/1", "casual/1", "strong/1", "champion/1")
NEWER_LEVELS = {"mlem": ("novice/1", "casual/1", "strong/2", "champion/2")}


def ladder(game: str, players: int, deals: int, goal: float, **options: str | bool | int) -> list[Line]:
    """Each level against the one below."""
    rungs = NEWER_LEVELS.get(game, LEVELS)
    return [Line(game, above, below, players, deals, goal, options) for below, above in pairwise(rungs)]


ALONE = ("novice/1", "casual/1", "strong/1", "champion/1")  # Leaving Earth without rivals
ALONE_OPTIONS = {"level": "normal"}
ALONE_GAMES = 100
ALONE_GOAL = ("strong/1", 0.70, 2)  # this share of the points, and no game with more dead

LINES = [
    Line("mlem", "strong/2", "steady/1", 4, 25, 0.85, {}),
    *ladder("mlem", 2, 40, 0.65)[:-1],
    Line("mlem", "champion/2", "strong/2", 2, 200, 0.65, {}),
    Line("mlem", "casual/1", "steady/1", 2, 40, None, {}),
    *ladder("star_search", 2, 200, 0.65, variation="eagle"),
    *ladder("star_search", 2, 50, 0.65, variation="rudi"),
    *ladder("leaving_earth", 2, 25, 0.65, level="normal"),
]


def row(line: Line, share: Share) -> str:
    options = ", ".join(f"{name} {value}" for name, value in line.options.items()) or "as usual"
    goal = "" if line.goal is None else f"{line.goal:.2f}, {'held' if share.share.mean >= line.goal else '**missed**'}"
    found = f"{share.share.mean:.3f} ({share.share.low:.3f} to {share.share.high:.3f})"
    points = f"{share.score.mean:.1f} : {share.opponent_score.mean:.1f}"
    return (
        f"| `{line.challenger}` | `{line.opponent}` | {line.players} | {options} | {share.games} "
        f"| {share.par:.2f} | {goal} | {found} | {points} |"
    )


def alone_row(bot: str, found: Alone) -> str:
    goal = ""
    if bot == ALONE_GOAL[0]:
        held = found.share.mean >= ALONE_GOAL[1] and found.most_dead <= ALONE_GOAL[2]
        goal = f"{ALONE_GOAL[1]:.2f} and at most {ALONE_GOAL[2]} dead, {'held' if held else '**missed**'}"
    share = f"{found.share.mean:.3f} ({found.share.low:.3f} to {found.share.high:.3f})"
    return f"| `{bot}` | {found.games} | {goal} | {share} | {found.most_dead} |"


def part(game: str, found: dict[Line, Share], by_itself: dict[str, Alone]) -> str:
    """The tables of one game."""
    rows = [TABLE, *(row(line, share) for line, share in found.items() if line.game == game)]
    if by_itself:
        rows += ["", ALONE_HEAD, *(alone_row(bot, one) for bot, one in by_itself.items())]
    return "\n".join(rows)


ALONE_HEAD = """\
Alone, base game, level normal, to 1976, games 0 and on of seed 1 (`tools/bench/leaving_earth_solo.py`): the share of
the points of all missions in play, with 2 off for each of the dead, and the most astronauts that were lost in one game.

| bot | games | goal | share of the points | most dead |
|---|---|---|---|---|"""
TABLE = """\
| challenger | opponents | players | options | games | par | goal | share of the victories | points |
|---|---|---|---|---|---|---|---|---|"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", metavar="GAME", choices={line.game for line in LINES})
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for game in [args.only] if args.only else list(dict.fromkeys(line.game for line in LINES)):
        found: dict[Line, Share] = {}
        for line in LINES:
            if line.game == game:
                fixture = challenge_for(line.game, line.players, line.challenger, line.opponent, options=line.options)
                found[line] = match(fixture, line.deals, Execution(args.workers, keep=line.file))
                print(row(line, found[line]), file=sys.stderr, flush=True)
        by_itself: dict[str, Alone] = {}
        if game == "leaving_earth":
            for bot in ALONE:
                by_itself[bot] = alone(bot, ALONE_GAMES, ALONE_OPTIONS, args.workers)
                print(alone_row(bot, by_itself[bot]), file=sys.stderr, flush=True)
        replace_part(PAGE, game, "docs/bot_strength.py", part(game, found, by_itself))


if __name__ == "__main__":
    main()
