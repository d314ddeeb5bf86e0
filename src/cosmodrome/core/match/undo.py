"""Undo and redo: free while nobody has learned anything from the action, otherwise by consent of the other players."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match_clock import MatchClock
from cosmodrome.core.match.refusal import Refusal, refusal_for, refusal_of
from cosmodrome.core.match.timeline import Timeline


@dataclass
class UndoRequest:
    """A seat asks the others for an undo that is not free."""

    seat: int
    waiting: set[int]  # the seats that have not answered yet
    left_at: int = -1  # the event with which a seat that had to answer left


class Undos:
    """The undo requests of a match, and the actions that can be redone."""

    def __init__(self, timeline: Timeline, clock: MatchClock) -> None:
        self._timeline = timeline
        self._clock = clock
        self._redo: list[tuple[int, int]] = []  # seat and action, the next one last
        self.request: UndoRequest | None = None
        self._cancelled: UndoRequest | None = None  # by a seat that left; see `resume_request`
        self.retried = 0  # undos that took back a draw which a seat had seen

    def forget(self) -> None:
        """A new action ends an open request and everything that could be redone."""
        self._redo.clear()
        self.request = self._cancelled = None

    # --- undo ----------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Undo this seat's last action, or ask the others. Returns whether it is done."""
        timeline = self._timeline
        timeline.check_present(seat)
        if self.request is not None:
            raise timeline.refused("undo_pending")
        last = timeline.last_action(seat)
        if last is None:
            raise timeline.refused("nothing_to_undo")
        if (refusal := self._irrevocable_because(last)) is not None:
            raise refusal.as_error()
        if self._is_free(seat, last):
            self._take_back(seat, last, free=True)
            return True
        waiting = self._others(seat)
        timeline.append(rec.AskUndo(seat))
        if not waiting:  # only bots are left, and they need not agree
            self._take_back(seat, last, free=False)
            return True
        self.request = UndoRequest(seat, waiting)
        self._cancelled = None
        return False

    def is_free(self, seat: int) -> bool:
        """Whether the seat can undo its last action without consent, if it has one."""
        last = self._timeline.last_action(seat)
        return last is None or self._is_free(seat, last)

    def _is_free(self, seat: int, last: int) -> bool:
        return all(span.seat == seat and not span.barrier for span in self._timeline.actions[last:])

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has an action that it can undo or ask to undo."""
        if self._timeline.is_over or self.request is not None:
            return False
        last = self._timeline.last_action(seat)
        return last is not None and self._irrevocable_because(last) is None

    def _others(self, seat: int) -> set[int]:
        """The other seats that people play."""
        return {
            other
            for other, player in enumerate(self._timeline.seats)
            if other != seat and player.bot is None and other not in self._timeline.resigned
        }

    def _irrevocable_because(self, last: int) -> Refusal | None:
        """Why this action, or one after it, cannot be undone."""
        timeline = self._timeline
        text = timeline.game.text("en", timeline.names)
        for span in timeline.actions[last:]:
            if (reason := timeline.game.irrevocable(span.action)) is not None:
                return refusal_for(reason, text)
        if timeline.game.strict_clock and (last < timeline.settled or self._clock.is_racing()):
            return refusal_of("clock_ran", text)
        return None

    def _take_back(self, seat: int, last: int, free: bool) -> None:
        timeline = self._timeline
        taken = timeline.actions[last:]
        timeline.append(rec.Undo(seat, taken[0].event))
        if any(isinstance(event, rec.Draw) and event.audience != [] for event in timeline.events[taken[0].event :]):
            self.retried += 1
        self._redo = self._redo + [(span.seat, span.action) for span in reversed(taken)] if free else []
        timeline.go_back(last)
        self._clock.stop()
        self.request = self._cancelled = None

    # --- consent -------------------------------------------------------------

    def answer(self, seat: int, yes: bool) -> bool:
        """Agree or not to the undo that another seat asks for. Returns whether it is done."""
        self._timeline.check_present(seat)
        if self.request is None or seat not in self.request.waiting:
            raise self._timeline.refused("nothing_to_answer")
        self._timeline.append(rec.Answer(seat, yes))
        if not yes:
            self.request = None
            return False
        self.request.waiting.discard(seat)
        return self._undo_if_all_agree()

    def leave(self, seat: int) -> None:
        """Cancel the request that a seat without a person had made or would have to answer."""
        request = self.request or self._cancelled
        if request is None:
            return
        if request.seat == seat:
            self.request = self._cancelled = None
        elif seat in request.waiting:
            request.waiting.discard(seat)
            request.left_at = len(self._timeline.events) - 1
            self.request, self._cancelled = None, request

    def resume_request(self, event: rec.Undo | rec.Answer) -> bool:
        """For old records: reopen the request that a seat cancelled by leaving, if the event answers or completes it.

        Up to version 0.9 a seat that left counted as a yes; records from then go on as if it were not cancelled.
        Returns whether the event has been carried out.
        """
        request = self._cancelled
        if request is None or self.request is not None:
            return False
        if isinstance(event, rec.Answer):
            if event.seat in request.waiting:
                self.request, self._cancelled = request, None
            return False
        if request.waiting or event.seat != request.seat or request.left_at != len(self._timeline.events) - 1:
            return False
        self.request = request
        return self._undo_if_all_agree()

    def _undo_if_all_agree(self) -> bool:
        if self.request is None or self.request.waiting:
            return False
        last = self._timeline.last_action(self.request.seat)
        assert last is not None, "a request has an action to undo"
        self._take_back(self.request.seat, last, free=False)
        return True

    # --- redo ----------------------------------------------------------------

    def can_redo(self, seat: int) -> bool:
        return not self._timeline.is_over and bool(self._redo) and self._redo[-1][0] == seat

    def redo(self, seat: int) -> None:
        """Take the action again that this seat undid last."""
        timeline = self._timeline
        timeline.check_present(seat)
        if not self.can_redo(seat):
            raise timeline.refused("nothing_to_redo")
        _, action = self._redo.pop()
        timeline.append(rec.Redo(seat))
        timeline.append_action(seat, action, None)
