"""The verdict on a record: the rules move by move, and every draw against the committed seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmodrome.core.errors import CosmodromeError
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record import BadRecord, Record
from cosmodrome.core.match.record_loader import RecordLoader, game_of
from cosmodrome.core.match.redaction import HiddenInformation, check_redacted


@dataclass(frozen=True)
class Verdict:
    """What `verify` found. True if everything holds; otherwise `event` and `reason` say what does not."""

    ok: bool
    reason: str
    event: int | None = None
    # `fair`: the committed seed gave every draw; `repeatable`: the lab's seed did; `unfinished`: the rules hold so far;
    # `partial`: one seat's copy, whose hidden parts could not be checked.
    proof: str = ""
    draws: int = 0
    actions: int = 0

    def __bool__(self) -> bool:
        return self.ok


def verify(record: Any) -> Verdict:
    """Replay a record by the rules and derive every draw again from the revealed seed."""
    try:
        decoded = rec.decode(record)
        fold = RecordLoader(decoded, judge=True)
        match = fold.run()
    except HiddenInformation as hidden:
        return verify_redacted(decoded, hidden)
    except BadRecord as error:
        return Verdict(False, error.reason, error.event)
    except CosmodromeError as error:
        return Verdict(False, str(error))
    draws = sum(isinstance(event, rec.Draw) for event in match.events)
    actions = sum(isinstance(event, rec.Action) for event in match.events)
    if match.opening.draws == rec.LAB:
        return Verdict(True, "the lab's seed gives every draw again", None, "repeatable", draws, actions)
    if not match.is_over:
        so_far = "and the seed gives every draw so far" if match.draws.has_seed else "the seed is revealed at the end"
        return Verdict(True, f"the rules hold, {so_far}", None, "unfinished", draws, actions)
    return Verdict(True, "the committed seed gives every draw, and the rules hold", None, "fair", draws, actions)


def verify_redacted(record: Record, hidden: HiddenInformation) -> Verdict:
    """The verdict on one seat's copy: the rules were replayed up to the first hidden part, the rest is order alone."""
    start = record.events[0]
    assert isinstance(start, rec.Start)
    try:
        check_redacted(record, game_of(start))
    except BadRecord as error:
        return Verdict(False, error.reason, error.event)
    so_far = f"the rules hold before event {hidden.event}" if hidden.event else "nothing was replayed"
    reason = f"{hidden.reason}; {so_far}, and the form and order of all events hold; the seed is revealed at the end"
    draws = sum(isinstance(event, rec.Draw) for event in record.events)
    actions = sum(isinstance(event, rec.Action) for event in record.events)
    return Verdict(True, reason, None, "partial", draws, actions)
