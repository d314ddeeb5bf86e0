"""Verify accepts what was played, and nothing else: each change is found and named with its event."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmodrome import Match, Seat, verify
from cosmodrome.core.match.fair_draws import commitment, seed_bytes
from tests.support.mlem_matches import VARIANTS, Record, asked, edited, events, new_match, play_some, played

RECORD = played(3, seed=12, **VARIANTS).record()
LAST = len(RECORD["events"]) - 1


def rejected(record: Record) -> int:
    """The number of the event that verify objects to."""
    verdict = verify(record)
    assert not verdict
    assert verdict.reason
    assert verdict.event is not None
    return verdict.event


def test_played_match_verifies() -> None:
    verdict = verify(RECORD)
    assert verdict
    assert verdict.ok
    assert (verdict.proof, verdict.event) == ("fair", None)
    assert verdict.draws == len(events(RECORD, "draw"))
    assert verdict.actions == len(events(RECORD, "action"))
    assert verify(json.dumps(RECORD)) == verdict


def test_an_unfinished_match_verifies_as_far_as_it_goes() -> None:
    match = play_some(new_match(2, seed=3), 20)
    assert verify(match.record()).proof == "unfinished"


def test_a_match_of_any_length_verifies_and_loads_again() -> None:
    match = new_match(2, seed=3)
    seat = asked(match)
    match.play(seat, match.legal(seat)[0])
    while len(match.events) < 60_000:
        match.undo(seat)
        match.redo(seat)
    record = match.record()
    assert verify(record).proof == "unfinished"
    assert len(Match.load(record).events) == len(match.events)


def test_checking_a_record_does_not_change_it() -> None:
    before = json.dumps(RECORD)
    verify(RECORD)
    Match.load(RECORD)
    assert json.dumps(RECORD) == before


# --- draws -------------------------------------------------------------------


def dice(which: int) -> int:
    """The number of an event in which dice were rolled."""
    return [number for number in events(RECORD, "draw") if RECORD["events"][number]["stream"] == "dice"][which]


@pytest.mark.parametrize("which", [0, 1, 5, -1])
def test_a_changed_die_is_found(which: int) -> None:
    number = dice(which)
    rolled = RECORD["events"][number]["outcome"]
    for face in range(5):
        if face != rolled[0]:
            assert rejected(edited(RECORD, number, outcome=[face, *rolled[1:]])) == number


def test_dice_in_another_order_are_another_draw() -> None:
    number = next(n for n in map(dice, range(9)) if len(set(RECORD["events"][n]["outcome"])) > 1)
    rolled = RECORD["events"][number]["outcome"]
    turned = rolled[1:] + rolled[:1]
    assert turned != rolled
    assert rejected(edited(RECORD, number, outcome=turned)) == number


@pytest.mark.parametrize(
    "fields",
    [
        {"outcome": 0},
        {"outcome": []},
        {"outcome": [0] * 7},
        {"outcome": [5] * 6},
        {"outcome": [-1] * 6},
        {"outcome": None},
        {"stream": "coins"},
        {"index": 1},
        {"index": -1},
        {"weights": [1, 1, 1, 1, 1]},
        {"weights": None},
        {"audience": []},
        {"audience": [0]},
    ],
)
def test_a_changed_draw_is_found(fields: dict[str, Any]) -> None:
    assert rejected(edited(RECORD, dice(0), **fields)) == dice(0)


def test_a_changed_hidden_draw_is_found() -> None:
    number = next(n for n in events(RECORD, "draw") if RECORD["events"][n]["stream"] == "mission")
    outcome = RECORD["events"][number]["outcome"]
    assert rejected(edited(RECORD, number, outcome=(outcome + 1) % 10)) == number


# --- seed, commitment, nonces ------------------------------------------------


def test_another_seed_does_not_fit_the_commitment() -> None:
    assert rejected(edited(RECORD, LAST, seed=seed_bytes(13).hex())) == LAST
    assert rejected(edited(RECORD, LAST, seed="not a seed")) == LAST
    assert rejected(edited(RECORD, LAST, seed=None)) == LAST


def test_a_changed_commitment_does_not_fit_the_seed() -> None:
    assert rejected(edited(RECORD, 0, commitment=commitment(seed_bytes(13)))) == LAST
    assert rejected(edited(RECORD, 0, commitment=None)) == LAST


def test_a_seed_and_commitment_that_fit_each_other_do_not_give_the_draws() -> None:
    other = edited(RECORD, 0, commitment=commitment(seed_bytes(13)))
    assert rejected(edited(other, LAST, seed=seed_bytes(13).hex())) == events(RECORD, "draw")[0]


def test_a_changed_nonce_gives_other_draws() -> None:
    for nonces in (["x", "nonce1", "nonce2"], ["nonce1", "nonce0", "nonce2"]):
        found = rejected(edited(RECORD, 1, nonces=nonces))
        assert found in events(RECORD, "draw")
        assert found <= events(RECORD, "draw")[3]


def test_every_seat_has_a_nonce() -> None:
    for nonces in (["nonce0", "nonce1"], [], ["nonce0", "nonce1", "nonce2", "nonce3"]):
        assert rejected(edited(RECORD, 1, nonces=nonces)) == 1


def test_missing_nonces_are_found() -> None:
    record = copy.deepcopy(RECORD)
    del record["events"][1]
    assert rejected(record) in events(record, "draw")


def test_another_match_has_other_draws() -> None:
    assert rejected(edited(RECORD, 0, match="0" * 16)) in events(RECORD, "draw")


# --- moves -------------------------------------------------------------------


def test_a_move_that_was_not_possible_is_found() -> None:
    number = events(RECORD, "action")[-1]
    assert rejected(edited(RECORD, number, action={"verb": "dance"})) == number
    assert rejected(edited(RECORD, number, action={"verb": "use_engineer", "seat": 4})) == number
    assert rejected(edited(RECORD, number, seat=(RECORD["events"][number]["seat"] + 1) % 3)) == number


def test_another_legal_move_does_not_lead_to_the_same_end() -> None:
    """Each seat sends another astronaut in its first expedition; something later does not fit any more."""
    number = next(n for n in events(RECORD, "action") if RECORD["events"][n]["action"]["verb"] == "embark")
    sent = RECORD["events"][number]["action"]["specialist"]
    for specialist in ("drifter", "parachutist", "settler"):
        if specialist != sent:
            assert rejected(edited(RECORD, number, action={"verb": "embark", "specialist": specialist})) > number


def test_another_mission_given_back_changes_the_end() -> None:
    match = new_match(2, seed=2, secret_missions=True)
    first, second, *_ = match.legal(0)
    match.play(0, first)
    record = play_some(match, 10_000).record()
    number = events(record, "action")[0]
    other = match.game.to_json(second)
    verdict = verify(edited(record, number, action=other))
    assert not verdict or Match.load(edited(record, number, action=other)).state.scores() == match.state.scores()


# --- events as a whole -------------------------------------------------------


@pytest.mark.parametrize("number", range(1, LAST + 1, 7))
def test_a_removed_event_is_found(number: int) -> None:
    record = copy.deepcopy(RECORD)
    del record["events"][number]
    verdict = verify(record)
    assert not verdict
    assert verdict.event is None or verdict.event >= number or number == 1


def test_a_removed_end_is_found() -> None:
    record = copy.deepcopy(RECORD)
    del record["events"][-1]
    assert not verify(record)


@pytest.mark.parametrize("number", range(1, LAST - 1, 7))
def test_swapped_events_are_found(number: int) -> None:
    record = copy.deepcopy(RECORD)
    one, two = record["events"][number], record["events"][number + 1]
    record["events"][number], record["events"][number + 1] = two, one
    assert one != two
    assert rejected(record) in (number, number + 1)


@pytest.mark.parametrize("number", range(1, LAST, 7))
def test_a_repeated_event_is_found(number: int) -> None:
    record = copy.deepcopy(RECORD)
    record["events"].insert(number, copy.deepcopy(record["events"][number]))
    verdict = verify(record)
    assert not verdict or record["events"][number]["kind"] == "action"
    assert verdict.event in (number, number + 1, number + 2)


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "undo", "seat": 0, "to": 2},
        {"kind": "redo", "seat": 0},
        {"kind": "answer", "seat": 1, "yes": True},
        {"kind": "clock", "outcome": 0, "at": 5},
        {"kind": "nonces", "nonces": ["a"]},
        {"kind": "resign", "seat": 9},
        {"kind": "hand_over", "seat": -1, "to": {"name": "Bob"}},
        {"kind": "end", "reason": "finished", "scores": [0, 0, 0], "winners": [0]},
        {"kind": "end", "reason": "resigned", "scores": [0, 0, 0], "winners": [0]},
        {"kind": "draw", "stream": "dice", "index": 0, "outcome": [0] * 6, "weights": [1, 2, 1, 1, 1]},
    ],
)
def test_inserted_event_is_found(event: dict[str, Any]) -> None:
    number = events(RECORD, "action")[0]
    record = copy.deepcopy(RECORD)
    record["events"].insert(number, event)
    assert rejected(record) == number


# --- the end -----------------------------------------------------------------


@pytest.mark.parametrize(
    "fields",
    [{"scores": [99, 0, 0]}, {"scores": []}, {"winners": [0, 1, 2]}, {"winners": []}, {"reason": "abandoned"}],
)
def test_a_changed_result_is_found(fields: dict[str, Any]) -> None:
    assert rejected(edited(RECORD, LAST, **fields)) == LAST


def test_a_changed_table_is_found() -> None:
    options = RECORD["events"][0]["options"]
    assert not verify(edited(RECORD, 0, options={**options, "ufo": False}))
    assert not verify(edited(RECORD, 0, seats=RECORD["events"][0]["seats"][:2]))


# --- anything at all ---------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
SMALL = played(2, seed=1).record()
PLACES = [(number, key) for number, event in enumerate(SMALL["events"]) for key in event]
HARMLESS = {"seats"}  # a name may be anything


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(PLACES), JSON)
def test_corrupted_record_is_reported_without_a_crash(place: tuple[int, str], value: Any) -> None:
    number, key = place
    record = edited(SMALL, number, **{key: value})
    assert verify(record).ok == (json.dumps(record) == json.dumps(SMALL)) or key in HARMLESS


@settings(max_examples=100, deadline=None, derandomize=True)
@given(JSON)
def test_text_that_is_no_record_is_refused_without_a_crash(thing: Any) -> None:
    assert not verify(thing)
    assert not verify({"format": "cosmodrome-record/1", "events": thing})
    assert not verify({"format": "cosmodrome-record/1", "events": [thing]})


def test_deeply_nested_text_is_refused() -> None:
    assert not verify("[" * 100_000)
    assert not verify('{"format":' * 100_000)


def test_match_handed_over_to_a_bot_verifies() -> None:
    match = play_some(new_match(3, seed=7), 12)
    match.hand_over(1, Seat("Robot", bot="steady"))
    record = play_some(match, 10_000).record()
    assert verify(record)
    number = events(record, "hand_over")[0]
    assert rejected(edited(record, number, seat=5)) == number
