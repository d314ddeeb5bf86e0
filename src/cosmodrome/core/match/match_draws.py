"""The draws of a match: what is due at a chance node, and what the seed gives for it."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.core.errors import BadInput
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.fair_draws import Drawer
from cosmodrome.core.match.timeline import Timeline


@dataclass(frozen=True)
class Due:
    """The draw that a chance node wants: `times` equal ones where `is_heap`."""

    stream: str
    index: int
    weights: list[int]
    times: int
    is_heap: bool
    audience: list[int] | None


class MatchDraws:
    """Draws from the seed, each with the next index of its stream. An index never goes back, not even by undo."""

    def __init__(self, timeline: Timeline, seed: bytes | None) -> None:
        self._timeline = timeline
        self._seed = seed
        self._drawer: Drawer | None = None
        self._next_index: dict[str, int] = {}

    @property
    def has_seed(self) -> bool:
        return self._seed is not None

    def check_seed(self) -> bytes:
        """The seed; a copy of a match without one cannot be played on."""
        if self._seed is None:
            raise BadInput("this copy of the match has no seed, so it cannot be played on")
        return self._seed

    def hidden_seed(self) -> str | None:
        """The seed in hexadecimal, for the host's own copy of an unfinished match."""
        return self._seed.hex() if self._seed is not None and not self._timeline.is_over else None

    def revealed_seed(self) -> str | None:
        """The seed in hexadecimal, for the last event."""
        return self._seed.hex() if self._seed is not None and self._timeline.opening.draws == rec.FAIR else None

    def due(self) -> Due:
        """The draw that is due at this chance node."""
        state = self._timeline.state
        stream = state.chance_stream()
        parts = state.chance_parts()
        weights, times = parts if parts is not None else (state.chance_weights(), 1)
        index = self._next_index.get(stream, 0)
        return Due(stream, index, weights, times, parts is not None, state.chance_audience())

    def derive(self, due: Due) -> list[int]:
        """What the seed gives for a draw."""
        if self._drawer is None:
            events = self._timeline.events
            nonces = events[1].nonces if len(events) > 1 and isinstance(events[1], rec.Nonces) else []
            self._drawer = Drawer(self.check_seed(), self._timeline.opening.match, nonces)
        return [self._drawer.weighted(due.weights, due.stream, due.index + i) for i in range(due.times)]

    def draw(self) -> None:
        """Derive the draw that is due, and apply it."""
        due = self.due()
        drawn = self.derive(due)
        self.append(rec.Draw(due.stream, due.index, drawn if due.is_heap else drawn[0], due.weights, due.audience))

    def append(self, draw: rec.Draw) -> None:
        timeline = self._timeline
        heap = draw.outcome if isinstance(draw.outcome, list) else None
        outcome = timeline.state.chance_gather(heap) if heap is not None else draw.outcome
        assert isinstance(outcome, int)
        self._next_index[draw.stream] = draw.index + (len(heap) if heap is not None else 1)
        timeline.append(draw)
        if draw.audience != []:
            timeline.add_barrier()
        timeline.apply(outcome)
