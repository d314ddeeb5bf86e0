"""Leaving Earth's tutorial: five years alone, from the first rocket to a probe on the Moon.

The agency follows a plan line by line; missions, outcomes and the face of the Moon are left to chance. The seed was
looked for among the whole numbers until they fitted. The notes are about what it shows, so another seed needs other
notes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import cosmodrome
from cosmodrome import Match, Seat
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import IN_PLAY, LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import VOCABULARY
from tools.tutorials import Note, need

SEED = 41865
LEARNER = 0
NAME = "Ada"  # Lovelace: the first programmer
OPTIONS = {"level": "normal", "last_year": 1960}
PLANNED = ("sounding_rocket", "artificial_satellite", "lunar_survey", "lunar_lander")
LEFT_OPEN = ("man_in_orbit", "space_station")  # for people, who come after probes

TO_SUBORBITAL = "earth__suborbital"
TO_ORBIT = "suborbital__earth_orbit"
TO_LUNAR_ORBIT = "earth_orbit__lunar_orbit"
TO_MOON = "lunar_orbit__moon"


class Line(NamedTuple):
    """What the learner does and the note that asks for it; what chance draws and finds then, if it has a say."""

    note: str
    verb: str
    argument: Any = None
    draws: str | None = None  # once or more
    finds: str | None = None

    @property
    def choice(self) -> dict[str, Any]:
        word = next(known for known in VOCABULARY.verbs if known.name == self.verb)
        return {"verb": self.verb} if word.argument is None else {"verb": self.verb, word.argument: self.argument}


PLAN = (
    # 1956: a rocket
    Line("lesson-welcome", "research", "juno_rockets"),
    Line("lesson-outcomes", "buy", "juno"),
    Line("lesson-build", "build"),
    Line("lesson-load", "load", "juno"),
    Line("lesson-difficulty", "maneuver", TO_SUBORBITAL),
    Line("lesson-fire", "fire", "juno", draws="major_failure"),
    Line("lesson-failure", "remove_outcome"),
    Line("lesson-three-rockets", "buy", "juno"),
    Line("lesson-second-juno", "buy", "juno"),
    Line("lesson-third-juno", "buy", "juno"),
    Line("lesson-probe", "buy", "probe"),
    Line("lesson-build-again", "build"),
    Line("lesson-load-first", "load", "juno"),
    Line("lesson-load-second", "load", "juno"),
    Line("lesson-load-third", "load", "juno"),
    Line("lesson-load-probe", "load", "probe"),
    Line("lesson-twelve", "maneuver", TO_SUBORBITAL),
    Line("lesson-first-stage", "fire", "juno", draws="success"),
    Line("lesson-second-stage", "fire", "juno", draws="success"),
    Line("lesson-third-stage", "fire", "juno", draws="success"),
    Line("lesson-space", "done"),
    Line("lesson-end-of-year", "pass"),
    # 1957: orbit
    Line("lesson-atlas", "research", "atlas_rockets"),
    Line("lesson-buy-atlas", "buy", "atlas"),
    Line("lesson-two-atlas", "buy", "atlas"),
    Line("lesson-use-probe", "craft", 1),
    Line("lesson-load-atlas", "load", "atlas"),
    Line("lesson-load-two-atlas", "load", "atlas"),
    Line("lesson-stages", "maneuver", TO_SUBORBITAL),
    Line("lesson-fire-atlas", "fire", "atlas", draws="success"),
    Line("lesson-lighter", "maneuver", TO_ORBIT),
    Line("lesson-to-orbit", "fire", "atlas", draws="success"),
    Line("lesson-orbit", "done"),
    Line("lesson-buy-ahead", "buy", "juno"),
    Line("lesson-second-probe", "buy", "probe"),
    Line("lesson-next-year", "pass"),
    # 1958: a test
    Line("lesson-moon-plan", "research", "soyuz_rockets"),
    Line("lesson-buy-soyuz", "buy", "soyuz"),
    Line("lesson-test-craft", "build"),
    Line("lesson-bare", "load", "soyuz"),
    Line("lesson-test-flight", "maneuver", TO_SUBORBITAL),
    Line("lesson-test-fire", "fire", "soyuz", draws="minor_failure"),
    Line("lesson-damaged", "remove_outcome"),
    Line("lesson-back-home", "done"),
    Line("lesson-repair", "pass"),
    # 1959: research
    Line("lesson-landing", "research", "landing"),
    Line("lesson-surveying", "research", "surveying"),
    Line("lesson-atlas-ahead", "buy", "atlas"),
    Line("lesson-all-spent", "pass"),
    # 1960: the Moon
    Line("lesson-last-year", "buy", "soyuz"),
    Line("lesson-re-entry", "research", "re_entry"),
    Line("lesson-moon-ship", "craft", 2),
    Line("lesson-load-soyuz", "load", "soyuz"),
    Line("lesson-load-moon-atlas", "load", "atlas"),
    Line("lesson-load-moon-juno", "load", "juno"),
    Line("lesson-load-moon-probe", "load", "probe"),
    Line("lesson-launch", "maneuver", TO_SUBORBITAL),
    Line("lesson-launch-fire", "fire", "soyuz", draws="success"),
    Line("lesson-up", "maneuver", TO_ORBIT),
    Line("lesson-up-fire", "fire", "soyuz", draws="success"),
    Line("lesson-time", "maneuver", TO_LUNAR_ORBIT),
    Line("lesson-moon-fire", "fire", "atlas", draws="success"),
    Line("lesson-survey", "survey", "moon", draws="success", finds="minerals"),
    Line("lesson-reveal", "reveal"),
    Line("lesson-down", "maneuver", TO_MOON),
    Line("lesson-touchdown", "fire", "juno", draws="success"),
    Line("lesson-on-the-moon", "done"),
    Line("lesson-last-turn", "pass"),
)

NOTES = {step: Note(line.note, line.choice) for step, line in enumerate(PLAN)} | {len(PLAN): Note("lesson-end")}


# --- the story ---------------------------------------------------------------


def tell(seed: int) -> Match:
    match = Match.start(cosmodrome.load("leaving_earth"), [Seat(NAME)], OPTIONS, seed=seed)
    need(missions(match) == {*PLANNED, *LEFT_OPEN}, "these missions and no others")
    for line in PLAN:
        play(match, line)
    need(match.is_over, "the last year is over")
    return match


def missions(match: Match) -> set[str]:
    assert isinstance(match.state, LeavingEarth)
    return {name for number, name in enumerate(ids.MISSIONS) if match.state.mission(number) == IN_PLAY}


def play(match: Match, line: Line) -> None:
    action = match.game.from_json(line.choice)
    need(action in match.legal(LEARNER), f"{line.verb} is possible")
    events = len(match.happened)
    match.play(LEARNER, action)
    told = [VOCABULARY.happened(entry, None, full=True) for event in match.happened[events:] for entry in event]
    drawn = [entry["outcome"] for entry in told if entry["happening"] == "outcome_drawn"]
    need(set(drawn) == ({line.draws} if line.draws else set()), f"{line.note}: {line.draws} is drawn")
    found = [entry["face"] for entry in told if entry["happening"] == "looked"]
    need(found == ([line.finds] if line.finds else []), f"{line.note}: {line.finds} is found")
