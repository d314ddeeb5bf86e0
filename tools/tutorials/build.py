"""Makes the tutorials, records with notes: `python -m tools.tutorials.build` writes games/<game>/data/lesson.json of
every game that has a story in tools/tutorials, or of those that are named.

Chance has to play its part in a story, so its seed was looked for among the whole numbers; `--search` looks again.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, cast

from cosmodrome.core.match import record as rec
from tools.tutorials import Astray, Scenario

STORIES = Path(__file__).parent
GAMES = Path(__file__).parents[2] / "src" / "cosmodrome" / "games"


def games() -> list[str]:
    return sorted(file.stem for file in STORIES.glob("[!_]*.py") if file.stem != "build")


def scenario(game: str) -> Scenario:
    return cast(Scenario, import_module(f"tools.tutorials.{game}"))


def search(story: Scenario) -> int:
    """The first seed that tells the story."""
    for seed in count():
        try:
            story.tell(seed)
        except Astray:
            continue
        return seed
    raise AssertionError("there is always another number")


def lesson(game: str) -> dict[str, Any]:
    """The record of the story, with its notes."""
    story = scenario(game)
    match = story.tell(story.SEED)
    if not match.is_over:
        match.abandon()
    actions = [event for event in match.events if isinstance(event, rec.Action)]
    for step, action in enumerate(actions):
        asked = story.NOTES[step].choice if step in story.NOTES else None
        if asked != (action.action if action.seat == story.LEARNER else None):
            raise ValueError(f"step {step}: the note asks for {asked}, but seat {action.seat} plays {action.action}")
    notes = {str(step): note.message for step, note in story.NOTES.items()}
    return rec.encode(rec.Record(rec.FORMAT, match.events, notes=notes))


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the tutorials.")
    parser.add_argument("game", nargs="*", help=f"only of these games: {', '.join(games())}")
    parser.add_argument("--search", action="store_true", help="only look for the first seed that tells the story")
    given = parser.parse_args()
    if unknown := set(given.game) - set(games()):
        parser.error(f"no story in tools/tutorials: {', '.join(sorted(unknown))}")
    for game in given.game or games():
        if given.search:
            print(f"{game}: {search(scenario(game))}")
            continue
        file = GAMES / game / "data" / "lesson.json"
        file.write_text(rec.to_file_text(lesson(game)), encoding="utf-8")
        print(f"{file.relative_to(GAMES)}: {file.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
