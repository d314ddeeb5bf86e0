"""The analysis of one recorded game in several processes, with the result of `bots.game_analysis.analyse` in one."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

from cosmodrome.bots.game_analysis import Analysis, Reading
from cosmodrome.core.match import record as rec
from cosmodrome.lab.backends import Backend
from cosmodrome.lab.runs import Execution, Progress, run


@dataclass(frozen=True)
class Recorded:
    """Everything that a worker needs to look at some events of a record."""

    source: str
    playouts: int
    luck_playouts: int

    def begin(self) -> Reading:
        return Reading(rec.decode(self.source), self.playouts, self.luck_playouts)


_open: dict[Recorded, Reading] = {}  # the record that this process is in the middle of


def read_events(job: Recorded, first: int, count: int) -> bytes:
    """What events `first + 1` to `first + count` were; event 0 is the start of the record.

    A worker gets its units in rising order, so it plays on from where it was. It begins again if a unit was lost.
    """
    reading = _open.pop(job, None)
    if reading is None or reading.next_event > first + 1:
        reading = job.begin()
    found = reading.read_from(first + 1, count)
    _open.clear()
    _open[job] = reading
    return pickle.dumps(found)


def analyse(
    source: str,
    playouts: int,
    luck_playouts: int,
    workers: int = 1,
    progress: Progress | None = None,
    backend: Backend | None = None,
) -> Analysis:
    """Analyse a record; `progress` is called for every event that is done."""
    job = Recorded(source, playouts, luck_playouts)
    whole = job.begin()
    found = []
    for part in run(read_events, job, whole.events - 1, Execution(workers, progress, backend)):
        found += pickle.loads(part)
    _open.clear()
    return whole.result(found)
