"""Experiments: made ready on Earth, finished at a science module where a mission wants them, and brought home."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.missions import has_laboratory, is_wanted
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import (
    EXPERIMENT_DONE,
    EXPERIMENT_MISSION,
    FINISH_EXPERIMENT,
    IN_FLIGHT,
    NO_EXPERIMENT,
    NO_EXPERIMENT_WANTED,
    NO_SCIENCE,
    NOWHERE,
)


def obstacle(s: LeavingEarth) -> i64:
    seat, craft = s.turn, s.craft
    if not s.has_working(seat, craft, s.setting.experiment):
        return NO_EXPERIMENT
    if s.time(seat, craft):
        return IN_FLIGHT
    if not has_laboratory(s, seat, craft):
        return NO_SCIENCE
    place = s.location(seat, craft)
    mission: i64
    for mission in range(s.setting.missions):
        if is_wanted(s, seat, mission, EXPERIMENT_MISSION, place):
            return NOWHERE
    return NO_EXPERIMENT_WANTED


def list_experiment(s: LeavingEarth, out: ActionList) -> None:
    out.add_unless(FINISH_EXPERIMENT, 0, obstacle(s))


def finish_experiment(s: LeavingEarth) -> None:
    place = s.location(s.turn, s.craft)
    at = s.vessel(s.turn, s.craft)
    s.put(at, s.setting.experiment, -1)
    s.put(at, s.setting.results_at[place], 1)
    s.tell(EXPERIMENT_DONE, s.turn, s.craft, place)
