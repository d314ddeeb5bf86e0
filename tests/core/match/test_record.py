"""Records come back as the match they were; what is no record is refused with the event that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome import BadInput, BadRecord, Match, Refused, Seat, verify
from cosmodrome.core.data_pack import parse
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.branch import branch_match
from cosmodrome.core.match.fair_draws import commitment, seed_bytes
from cosmodrome.games import load
from tests.games.mlem.table import Draft
from tests.support.mlem_matches import (
    GAME,
    VARIANTS,
    Record,
    asked,
    edited,
    events,
    frozen,
    new_match,
    play_some,
    play_until,
    played,
)


def refusal(record: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Match.load(record)
    assert str(caught.value)
    assert not verify(record), "verify accepts what load refuses"
    return caught.value


# --- coming back -------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, VARIANTS])
@pytest.mark.parametrize("moves", [0, 1, 3, 17, 40, 10_000])
def test_loaded_match_equals_the_original_and_can_be_continued(moves: int, options: dict[str, bool]) -> None:
    match = play_some(new_match(3, seed=moves, **options), moves)
    again = Match.load(match.record())
    assert frozen(again) == frozen(match)
    assert again.is_over == match.is_over
    play_some(match, 10_000, seed=2)
    play_some(again, 10_000, seed=2)
    assert again.record() == match.record()


def test_a_record_may_be_text_bytes_or_an_object() -> None:
    match = play_some(new_match(), 10)
    record = match.record()
    for form in (json.dumps(record), json.dumps(record).encode(), record, rec.decode(record), rec.to_file_text(record)):
        assert frozen(Match.load(form)) == frozen(match)


def test_a_file_has_one_event_a_line() -> None:
    match = play_some(new_match(), 10)
    text = rec.to_file_text(match.record())
    lines = text.splitlines()
    assert len(lines) == len(match.events) + 2
    assert json.loads(text) == match.record()
    assert [json.loads(line.rstrip(",")) for line in lines[1:-1]] == match.record()["events"]


def test_loaded_match_has_undo_redo_answers_and_seat_changes() -> None:
    match = new_match(3, seed=1)
    first = asked(match)
    match.play(first, 20)
    match.undo(first)
    match.redo(first)
    play_until(match, "choose_dice")
    commander = asked(match)
    match.undo(commander)
    match.answer((commander + 1) % 3, False)
    match.undo(commander)
    match.answer((commander + 1) % 3, True)
    match.answer((commander + 2) % 3, True)
    match.hand_over(2, Seat("Robot", bot="random"))
    match.resign(1)
    again = Match.load(match.record())
    assert frozen(again) == frozen(match)
    assert {event["kind"] for event in match.record()["events"]} >= {
        *("start", "nonces", "draw", "action", "undo", "redo", "ask_undo", "answer", "hand_over", "resign")
    }


def test_loaded_match_has_its_pending_undo_request() -> None:
    match = new_match(3, seed=1)
    play_until(match, "choose_dice")
    commander = asked(match)
    assert not match.undo(commander)
    again = Match.load(match.record())
    assert again.undos.request == match.undos.request
    again.answer((commander + 1) % 3, True)
    assert again.answer((commander + 2) % 3, True)


def test_a_record_holds_the_owners_pack() -> None:
    pack = parse(Draft().set("deep_space", None, "commander", "9").text, "mlem")
    game = load("mlem", pack)
    match = play_some(Match.start(game, [Seat("Ada"), Seat("Linus")], seed=2), 25)
    again = Match.load(json.dumps(match.record()))
    assert again.game.data["deep_space"]["commander"] == 9
    assert frozen(again) == frozen(match)


def test_a_record_may_start_from_a_position() -> None:
    match = branch_match(play_some(new_match(2, seed=8), 30), None, [Seat("Ada"), Seat("Linus")], seed=3)
    assert frozen(Match.load(match.record())) == frozen(match)


# --- what is no record -------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "not json", "{", b"\xff\xfe", "[1, 2", '{"format": NaN}'],
)
def test_record_that_is_not_json_is_refused(text: str | bytes) -> None:
    assert refusal(text).reason.startswith("the record is not JSON")


@pytest.mark.parametrize(
    "thing", [None, 5, [], {}, "5", "[]", {"format": "cosmodrome-record/2", "events": []}, {"events": []}]
)
def test_an_unknown_format_is_refused(thing: Any) -> None:
    error = refusal(thing)
    assert error.event is None
    assert error.reason == 'a record is an object with "format": "cosmodrome-record/1"'


@pytest.mark.parametrize("found", [None, [], {}, "x", 3])
def test_a_record_needs_events(found: Any) -> None:
    assert refusal({"format": rec.FORMAT, "events": found}).reason == "the record has no events"
    assert refusal({"format": rec.FORMAT}).reason == "the record has no events"


@pytest.mark.parametrize("event", [None, 7, [], {}, {"kind": "bribe"}, {"kind": None}, {"kind": "action"}])
def test_an_unknown_event_is_named(event: Any) -> None:
    record = played().record()
    record["events"][5] = event
    error = refusal(record)
    assert error.event == 5
    assert str(error).startswith("event 5: is not understood")


@pytest.mark.parametrize("kind", ["start", "nonces", "draw", "action", "end"])
def test_a_missing_key_is_named_with_its_event(kind: str) -> None:
    whole = played().record()
    number = events(whole, kind)[0]
    for key in whole["events"][number]:
        if (kind, key) in {("start", "draws"), ("action", "at")}:
            continue
        record = edited(whole, number)
        del record["events"][number][key]
        verdict = verify(record)
        assert not verdict, f"{kind} without {key}"
        if (kind, key) != ("end", "seed") and key != "commitment":
            assert verdict.event in (number, number + 1)


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        (0, {"seats": "Ada"}),
        (0, {"seats": [{"name": 5}, {"name": "Linus"}]}),
        (0, {"options": {"ufo": None}}),
        (0, {"draws": "coin"}),
        (1, {"nonces": [1, 2]}),
        (2, {"index": "0"}),
        (2, {"outcome": 0.5}),
        (3, {"seat": "0"}),
        (3, {"action": "embark"}),
        (3, {"at": 1.5}),
    ],
)
def test_a_field_of_the_wrong_kind_is_named_with_its_event(number: int, fields: dict[str, Any]) -> None:
    error = refusal(edited(played().record(), number, **fields))
    assert error.event == number
    assert "is not understood" in error.reason


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "../mlem"}, "there is no game"),
        ({"rules": "mlem/9"}, "the rules mlem/9 are not known here; MLEM: Space Agency has mlem/1, mlem/2"),
        ({"seats": [{"name": "Ada"}]}, "is for 2 to 5 players, not 1"),
        ({"seats": [{"name": "Ada"}] * 6}, "is for 2 to 5 players, not 6"),
        ({"options": {"ufos": True}}, "has no option 'ufos'"),
        ({"pack": {}}, "the pack needs a table"),
        ({"draws": "lab/1"}, "names its seed and index"),
        ({"position": "mlem/2"}, "a position of MLEM: Space Agency starts with"),
    ],
)
def test_invalid_start_is_reported_as_event_0(fields: dict[str, Any], reason: str) -> None:
    error = refusal(edited(played().record(), 0, **fields))
    assert error.event == 0
    assert reason in error.reason


def test_a_record_begins_with_its_start_and_has_one() -> None:
    record = played().record()
    assert refusal({**record, "events": record["events"][1:]}).event == 0
    twice = [*record["events"][:2], record["events"][0], *record["events"][2:]]
    assert refusal({**record, "events": twice}).event == 2


def test_event_after_the_end_is_refused() -> None:
    record = played().record()
    for extra in (record["events"][-1], record["events"][3]):
        assert not verify({**record, "events": [*record["events"], extra]})


# --- cut off -----------------------------------------------------------------


def test_a_truncated_record_of_a_finished_match_says_that_it_is_cut_off() -> None:
    record = played(2, seed=3).record()
    for length in range(1, len(record["events"])):
        error = refusal({**record, "events": record["events"][:length]})
        assert error.event is None
        assert error.reason == "the record is cut off: it has neither its end nor the seed to go on"


def test_unfinished_record_with_its_seed_continues_from_any_event() -> None:
    whole = played(2, seed=3).record()
    for length in range(1, len(whole["events"]) - 2):
        match = Match.load({**whole, "events": whole["events"][:length], "seed": seed_bytes(3).hex()})
        assert not match.is_over
        if length > 1:  # the nonces belong to the start
            assert match.record()["events"] == whole["events"][: len(match.events)]


@pytest.mark.parametrize("seed", ["", "zz", "00", "00" * 32, "not hexadecimal"])
def test_unfinished_record_with_another_seed_is_refused(seed: str) -> None:
    record = play_some(new_match(2, seed=3), 10).record()
    assert "seed" in refusal({**record, "seed": seed}).reason
    assert refusal({**record, "seed": 5}).event is None


# --- what one seat saw -------------------------------------------------------


def test_a_seats_record_of_an_unfinished_match_does_not_hold_the_seed() -> None:
    match = play_some(new_match(2, seed=3), 10)
    for record in (match.record(0), match.record(1), match.seen_by(None)):
        assert seed_bytes(3).hex() not in json.dumps(record)
        assert "seed" not in record
    assert match.record()["seed"] == seed_bytes(3).hex()
    assert [match.record(0)["viewer"], match.record(1)["viewer"], match.seen_by(None)["viewer"]] == [0, 1, "spectator"]


@pytest.mark.parametrize("seat", [-1, 2, True])
def test_record_of_an_unknown_seat_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match="no such seat"):
        new_match().record(seat)


def test_without_secrets_a_seats_record_can_be_replayed() -> None:
    match = play_some(new_match(2, seed=3, ufo=True, explorations=True), 20)
    for record in (match.record(1), match.seen_by(None)):
        again = Match.load(record)
        assert again.state == match.state
        assert verify(record).proof == "unfinished"


def test_options_that_a_record_does_not_name_have_their_defaults() -> None:
    """So that a record from before an option existed still replays."""
    record = new_match(2, seed=3).record()
    del record["events"][0]["options"]["ufo"]
    assert GAME.options_of(Match.load(record).state)["ufo"] is False


def test_a_copy_without_the_seed_cannot_be_played_on() -> None:
    match = new_match(2, seed=3)
    again = Match.load(match.record(0))
    before = frozen(again)
    with pytest.raises(BadInput, match="no seed"):
        play_some(again, 1)
    assert frozen(again) == before


def test_record_of_a_seat_marks_what_is_hidden() -> None:
    match = play_some(new_match(2, seed=3, secret_missions=True), 20)
    record = match.record(1)
    with pytest.raises(BadRecord) as caught:
        Match.load(record)
    error = caught.value
    assert verify(record).proof == "partial"
    hidden = next(n for n in events(record, "draw") if "outcome" not in record["events"][n])
    assert error.event == hidden
    assert error.reason == "the outcome is hidden in this copy of the record"


def test_record_of_a_finished_match_is_complete_for_every_seat() -> None:
    match = played(2, secret_missions=True)
    assert match.record() == match.record(0) == match.record(1) == match.seen_by(None)


# --- the lab -----------------------------------------------------------------


def lab_record(seed: int = 4) -> Record:
    """A game of the lab: its draws come from `Rng(seed, index)`, in order."""
    from cosmodrome import Rng

    game = load("mlem")
    state = game.new(2)
    dice, mind = Rng(seed, 9), Rng(seed, 9, 1)
    written: list[dict[str, Any]] = [
        {
            "kind": "start",
            "game": "mlem",
            "rules": game.meta.rules,
            "match": "lab",
            "draws": "lab/1",
            "seats": [{"name": "A"}, {"name": "B"}],
            "options": game.options_of(state),
            "lab": {"seed": seed, "index": 9},
        }
    ]
    while not state.is_terminal():
        if state.is_chance():
            outcome = int(state.sample(dice))
            spread = outcome if state.chance_parts() is None else state.chance_spread(outcome)
            written.append({"kind": "draw", "stream": state.chance_stream(), "index": 0, "outcome": spread})
        else:
            action = mind.choice(state.legal_actions())
            written.append({"kind": "action", "seat": state.current_player(), "action": game.to_json(action)})
        state.apply(outcome if written[-1]["kind"] == "draw" else action)
    written.append({"kind": "end", "reason": "finished", "scores": state.scores(), "winners": state.winners()})
    return {"format": rec.FORMAT, "events": written}


def test_lab_record_verifies_as_repeatable_only() -> None:
    record = lab_record()
    verdict = verify(record)
    assert verdict.ok, verdict
    assert verdict.proof == "repeatable"
    number = events(record, "draw")[3]
    dice = record["events"][number]["outcome"]
    assert verify(edited(record, number, outcome=[dice[0]] * len(dice))).event == number
    assert verify(edited(record, 0, lab={"seed": 5, "index": 9})).event in events(record, "draw")
    assert not verify({**record, "events": record["events"][:-1]})


def test_the_commitment_of_a_record_is_that_of_its_seed() -> None:
    record = played(2, seed=11).record()
    assert record["events"][0]["commitment"] == commitment(bytes.fromhex(record["events"][-1]["seed"]))
