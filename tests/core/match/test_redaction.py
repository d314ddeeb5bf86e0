"""One seat's copy of a running match verifies as far as the seat can know, and changes of it are found."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome import BadRecord, Match, Seat, load, verify
from cosmodrome.core.match.branch import branch_match
from tests.support.mlem_matches import Record, edited, events, new_match, play_some

SECRETS = {"secret_missions": True}
VIEWERS = [0, 1, None]


def dealt(viewer: int | None) -> Record:
    """A copy of a match in which the missions are dealt in secret."""
    return play_some(new_match(2, seed=3, **SECRETS), 20).seen_by(viewer)


def branched(viewer: int | None) -> Record:
    """A copy of a match that began from a position with secret missions."""
    match = play_some(new_match(2, seed=8, **SECRETS), 30)
    return play_some(branch_match(match, 0, [Seat("Ada"), Seat("Linus")], seed=4), 12).seen_by(viewer)


def explored(viewer: int | None) -> Record:
    """A copy of a match of Leaving Earth that began from a position."""
    game = load("leaving_earth")
    seats = [Seat("Ada"), Seat("Linus")]
    match = Match.start(game, seats, seed=3)
    return play_some(branch_match(match, 0, seats, seed=4), 12).seen_by(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("copy_for", [dealt, branched, explored])
def test_a_copy_with_hidden_parts_verifies_in_part(copy_for: Any, viewer: int | None) -> None:
    record = copy_for(viewer)
    verdict = verify(json.dumps(record))
    assert (verdict.ok, verdict.proof, verdict.event) == (True, "partial", None), verdict.reason
    assert verdict.actions == len(events(record, "action"))
    assert verdict.draws == len(events(record, "draw"))


@pytest.mark.parametrize("copy_for", [branched, explored])
def test_a_copy_says_that_its_position_is_hidden(copy_for: Any) -> None:
    record = copy_for(1)
    assert "position" not in record["events"][0]
    assert record["events"][0]["position_hidden"] is True
    assert "the position is hidden" in verify(record).reason
    with pytest.raises(BadRecord, match=r"^event 0: the position is hidden in this copy of the record$"):
        Match.load(record)


def test_a_position_without_secrets_stays_in_the_copy() -> None:
    match = play_some(new_match(2, seed=8), 30)
    record = branch_match(match, None, [Seat("Ada"), Seat("Linus")], seed=4).record(0)
    assert record["events"][0]["position"]
    assert "position_hidden" not in record["events"][0]
    assert verify(record).proof == "unfinished"


def test_a_finished_match_from_a_position_with_secrets_is_fair_for_every_seat() -> None:
    match = branch_match(play_some(new_match(2, seed=8, **SECRETS), 30), 0, [Seat("Ada"), Seat("Linus")], seed=4)
    play_some(match, 10_000)
    assert match.is_over
    for viewer in VIEWERS:
        assert verify(match.seen_by(viewer)).proof == "fair"


def test_only_a_copy_may_hide_its_position() -> None:
    record = branched(0)
    del record["viewer"]
    assert not verify(record)
    whole = play_some(new_match(2, seed=8), 10).record()
    verdict = verify(edited(whole, 0, position_hidden=True))
    assert (verdict.ok, verdict.event) == (False, 0)


def test_rules_are_checked_before_the_first_hidden_part() -> None:
    record = dealt(0)
    starter = events(record, "draw")[0]
    assert record["events"][starter]["stream"] == "starter"
    verdict = verify(edited(record, starter, weights=[1, 2]))
    assert (verdict.ok, verdict.event) == (False, starter)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("draw", {"index": 50}),
        ("draw", {"index": -1}),
        ("draw", {"weights": None}),
        ("draw", {"outcome": None}),
        ("draw", {"outcome": [9, 9]}),
        ("action", {"seat": 2}),
        ("action", {"action": {"verb": "fly"}}),
        ("action", {"action": {"verb": "dance"}}),
    ],
)
def test_a_changed_event_after_a_hidden_part_is_found(kind: str, fields: dict[str, Any]) -> None:
    record = branched(0)
    number = events(record, kind)[-1]
    verdict = verify(edited(record, number, **fields))
    assert (verdict.ok, verdict.event) == (False, number)


def test_redacted_copy_has_only_what_its_viewer_saw() -> None:
    record = dealt(0)
    own, other = (
        next(n for n in events(record, "draw") if record["events"][n].get("audience") == [seat]) for seat in (0, 1)
    )
    assert verify(edited(record, own, outcome=None)).event == own
    assert verify(edited(record, other, outcome=1)).event == other
    mine = next(n for n in events(record, "action") if record["events"][n]["seat"] == 0)
    assert verify(edited(record, mine, action={"verb": "return_mission"})).event == mine


@pytest.mark.parametrize("viewer", [2, -1, "nobody"])
def test_a_copy_belongs_to_a_seat_or_to_a_spectator(viewer: int | str) -> None:
    assert "the viewer is a seat from 0 to 1" in verify({**dealt(0), "viewer": viewer}).reason


@pytest.mark.parametrize("commitment", [None, "", "zz", "0" * 63])
def test_a_copy_holds_the_commitment(commitment: str | None) -> None:
    assert verify(edited(branched(0), 0, commitment=commitment)).event == 0


def test_an_undo_after_a_hidden_part_goes_back_to_an_action_of_its_seat() -> None:
    record = branched(0)
    number = events(record, "action")[-1]
    seat = record["events"][number]["seat"]
    undo = {"kind": "undo", "seat": seat, "to": number}
    assert verify({**record, "events": [*record["events"], undo]})
    for wrong in ({"seat": 1 - seat}, {"to": number + 5}, {"to": 0}):
        verdict = verify({**record, "events": [*record["events"], undo | wrong]})
        assert (verdict.ok, verdict.event) == (False, len(record["events"]))
