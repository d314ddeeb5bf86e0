"""The questions that the games ask, and where the recorded matches ask them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cosmodrome import games
from cosmodrome.core.match.replay import Replay

ROOT = Path(__file__).parents[2]
CLOCK = "clock"  # asked of nobody: the page shows it while the sand runs


class Moment(NamedTuple):
    """A step of a recorded match, and the seat to act there."""

    record: Path
    step: int
    seat: int
    players: int


def questions() -> list[tuple[str, str]]:
    """Every game with each of its questions, from the messages that ask them."""
    found = []
    for game in sorted(games.metas()):
        text = (ROOT / f"src/cosmodrome/games/{game}/text/en.ftl").read_text(encoding="utf-8")
        found += [(game, prompt) for prompt in re.findall(r"^ask-(\w+) =", text, re.MULTILINE) if prompt != CLOCK]
    return found


def forced_moment(game: str) -> Moment:
    """A recorded step at which the seat to act has no alternative."""
    for path in sorted((ROOT / "tests/records" / game).glob("*.json")):
        replay = Replay.of_record(path.read_text(encoding="utf-8"))
        for step in range(replay.steps):
            state = replay.state(step)
            if not state.is_chance() and not state.is_terminal() and len(state.legal_actions()) == 1:
                return Moment(path, step, state.current_player(), state.players)
    raise AssertionError(f"every recorded decision of {game} has an alternative")


@cache
def moments(game: str) -> dict[str, Moment]:
    """The first recorded step for each question."""
    found: dict[str, Moment] = {}
    for path in sorted((ROOT / "tests/records" / game).glob("*.json")):
        replay = Replay.of_record(path.read_text(encoding="utf-8"))
        for step in range(replay.steps):
            state = replay.state(step)
            prompt = replay.game.prompt(state)
            if prompt not in found:
                seat = 0 if state.is_chance() else state.current_player()  # in a race all seats may act
                found[prompt] = Moment(path, step, seat, state.players)
    return found
