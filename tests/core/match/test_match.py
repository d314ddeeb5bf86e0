"""A table with people at it: every move is checked, and what is refused changes nothing."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from typing import Any

import pytest

from cosmodrome import BadInput, Match, Refused, Seat, verify
from cosmodrome.core.engine.state import TERMINAL
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.branch import branch_match
from cosmodrome.core.match.fair_draws import commitment, match_id, seed_bytes
from tests.support.mlem_matches import (
    GAME,
    VARIANTS,
    asked,
    edited,
    events,
    frozen,
    mlem,
    new_match,
    play_some,
    play_until,
    played,
    refused,
)

# --- pickling ----------------------------------------------------------------


def test_pickled_match_plays_on_logs_and_undoes_as_the_original_does() -> None:
    original = new_match(3, seed=5)
    play_some(original, 12)
    copy: Match = pickle.loads(pickle.dumps(original))
    for match in (original, copy):
        play_some(match, 9)
    assert copy.record() == original.record()
    assert copy.log() == original.log()
    for match in (original, copy):
        seat = next(seat for seat in range(3) if match.undos.can_undo(seat))
        match.undo(seat)
    assert copy.record() == original.record()
    assert frozen(copy) == frozen(original)


# --- starting ----------------------------------------------------------------


def test_a_match_starts_with_its_commitment_and_stands_at_the_first_question() -> None:
    match = new_match(3, seed=5)
    opening = match.opening
    assert (opening.game, opening.rules, opening.draws) == ("mlem", "mlem/2", "hmac/1")
    assert opening.commitment == commitment(seed_bytes(5))
    assert opening.match == match_id(seed_bytes(5))
    assert [seat.name for seat in opening.seats] == match.names == ["Ada", "Linus", "Grace"]
    assert set(opening.options) == {option.name for option in GAME.options}, "defaults are written down too"
    assert match.events[1] == rec.Nonces(["nonce0", "nonce1", "nonce2"])
    assert not match.state.is_chance()
    assert GAME.prompt(match.state) == "takeoff"
    assert not match.is_over
    assert match.winners() == []


def test_seed_is_random_unless_given() -> None:
    seats = [Seat("Ada"), Seat("Linus")]
    openings = [Match.start(GAME, seats).opening for _ in range(2)]
    assert openings[0].commitment != openings[1].commitment
    assert openings[0].match != openings[1].match


def test_the_same_seed_and_nonces_give_the_same_match() -> None:
    assert played(3, 5, ufo=True).record() == played(3, 5, ufo=True).record()


def test_nonces_change_the_draws_but_not_the_commitment() -> None:
    seats = [Seat("Ada"), Seat("Linus")]
    matches = [
        Match.start(GAME, seats, {"explorations": True}, seed=3, nonces=nonces)
        for nonces in (None, ["a", "b"], ["a", "c"])
    ]
    assert len({match.opening.commitment for match in matches}) == 1
    outcomes = [[event.outcome for event in match.events if isinstance(event, rec.Draw)] for match in matches]
    assert outcomes[0] != outcomes[1] != outcomes[2]


@pytest.mark.parametrize("nonces", [["a,b", "c"], ["a|b", "c"]])
def test_a_nonce_that_could_be_read_as_two_is_refused(nonces: list[str]) -> None:
    """Draws join the nonces by these signs: otherwise other nonces would give the same draws and verify as well."""
    with pytest.raises(BadInput, match="nonce"):
        Match.start(GAME, [Seat("Ada"), Seat("Linus")], seed=1, nonces=nonces)


@pytest.mark.parametrize(("players", "sentence"), [(0, "not 0"), (1, "not 1"), (6, "not 6")])
def test_too_few_or_too_many_players_are_refused(players: int, sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^MLEM: Space Agency is for 2 to 5 players, {sentence}$"):
        Match.start(GAME, [Seat("Ada")] * players)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"ufos": True}, "MLEM: Space Agency has no option 'ufos'; it has ufo, explorations, "),
        ({"ufo": 1}, "option ufo is one of false, true, not 1"),
        ({"ufo": "true"}, "option ufo is one of false, true, not true"),
        ({"ufo": None}, "option ufo is one of false, true, not None"),
        ({"satellite_space": "second"}, "option satellite_space is one of printed, third, not second"),
        ({"satellite_space": True}, "option satellite_space is one of printed, third, not true"),
    ],
)
def test_wrong_option_is_refused_with_the_valid_values(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(sentence)}"):
        Match.start(GAME, [Seat("Ada"), Seat("Linus")], options)


# --- playing -----------------------------------------------------------------


def test_an_action_may_be_a_number_or_json() -> None:
    by_number, by_json = new_match(), new_match()
    seat = asked(by_number)
    action = by_number.legal(seat)[0]
    by_number.play(seat, action)
    by_json.play(seat, GAME.to_json(action))
    assert frozen(by_number) == frozen(by_json)
    assert by_number.record()["events"][-1]["action"] == {"verb": "embark", "specialist": "satellite"}


def test_action_has_one_json_form() -> None:
    match = new_match(2, seed=4)
    seat = play_until(match, "choose_dice")
    action = next(a for a in match.legal(seat) if len(GAME.to_json(a).get("with", [])) > 1)
    told = GAME.to_json(action)
    number = len(match.events)
    match.play(seat, {**told, "with": told["with"][::-1]})
    assert match.record()["events"][number]["action"] == told


def test_only_the_seat_to_move_has_legal_actions() -> None:
    match = new_match(4)
    seat = asked(match)
    assert match.legal(seat) == match.state.legal_actions(seat)
    assert [match.legal(other) for other in range(4) if other != seat] == [[], [], []]
    assert match.legal(-1) == match.legal(4) == []


def test_time_of_a_move_is_recorded_if_given() -> None:
    match = new_match()
    match.play(asked(match), match.legal(asked(match))[0], at=1234)
    assert match.record()["events"][-1]["at"] == 1234


def test_a_finished_match_has_winners_and_reveals_its_seed() -> None:
    match = played(3, seed=9)
    end = match.record()["events"][-1]
    assert end["seed"] == seed_bytes(9).hex()
    assert end["scores"] == match.state.scores()
    assert end["winners"] == match.winners() == match.state.winners()
    assert match.players_to_move() == []
    assert [match.legal(seat) for seat in range(3)] == [[], [], []]
    assert match.state.asked == TERMINAL
    assert "seed" not in match.record()


def test_no_clock_runs_in_a_game_without_one() -> None:
    match = new_match()
    assert match.deadline() is None
    assert not match.tick(10**12)


# --- refusals ----------------------------------------------------------------


def test_refusal_out_of_turn_names_the_seat_to_move() -> None:
    match = new_match()
    seat = asked(match)
    other = 1 - seat
    assert refused(match, other, match.legal(seat)[0]).code == "not_your_turn"
    for locale in ("en", "pl", "fr"):
        refusal = match.refusal(other, match.legal(seat)[0], locale)
        assert refusal is not None
        assert refusal.code == "not_your_turn"
        assert match.names[seat] in refusal.text


def test_a_refusal_of_the_rules_has_its_code_a_sentence_in_each_language_and_the_rule() -> None:
    match = new_match()
    first = asked(match)
    match.play(first, {"verb": "embark", "specialist": "settler"})
    match.play(1 - first, {"verb": "embark", "specialist": "engineer"})
    refusal = refused(match, first, {"verb": "crash"})
    assert (refusal.code, refusal.rule) == ("rocket_can_fly", "Crashing the rocket; ruling A03")
    assert refusal.text == str(refusal) == "Some dice match, so the rocket has to fly."
    told = [match.refusal(first, {"verb": "crash"}, locale) for locale in ("en", "pl", "fr")]
    assert len({answer.text for answer in told if answer}) == 3
    assert {(answer.code, answer.rule) for answer in told if answer} == {(refusal.code, refusal.rule)}


def test_legal_action_has_no_refusal() -> None:
    match = new_match(3, seed=2, **VARIANTS)
    for _ in range(40):
        seat = asked(match)
        assert [match.refusal(seat, action) for action in match.legal(seat)] == [None] * len(match.legal(seat))
        play_some(match, 1)


def test_every_illegal_action_is_refused_with_a_sentence() -> None:
    match = play_some(new_match(2, seed=2, **VARIANTS), 25)
    seat = asked(match)
    legal = set(match.legal(seat))
    for locale in ("en", "pl", "fr"):
        for action in range(GAME.num_distinct_actions):
            refusal = match.refusal(seat, action, locale)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.text.endswith(".")
                assert "_" not in refusal.text


@pytest.mark.parametrize("seat", [-1, 2, 99, True, None, "0", 0.0])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    match = new_match()
    action = match.legal(asked(match))[0]
    assert refused(match, seat, action).code == "no_such_seat"


@pytest.mark.parametrize(
    "action",
    [
        *(-1, GAME.num_distinct_actions, 10**30, True, False, None, 1.0, "embark", [20], b"x"),
        *({}, {"verb": None}, {"verb": 20}, {"verb": "dance"}, {"verb": "embark"}, {"verb": "embark", "specialist": 3}),
        {"verb": "embark", "specialist": "cat"},
        {"verb": "embark", "specialist": "settler", "space": 3},
        {"verb": "embark", "specialist": ["settler"]},
        *({"verb": "land", "space": -1}, {"verb": "land", "space": 41}, {"verb": "land", "space": True}),
        *({"verb": "land", "space": "6"}, {"verb": "land", "space": 6.0}, {"verb": "stay", "space": 6}),
        *({"verb": "fly", "with": "1"}, {"verb": "fly", "with": [1]}, {"verb": "fly", "with": ["1", "1"]}),
        *({"verb": "fly", "with": ["5"]}, {"verb": "fly", "with": ["engineer"] * 6}, {"verb": "fly", "with": None}),
        *({"verb": "use_engineer", "seat": 5}, {"verb": "use_engineer", "seat": -1}),
        {"verb": "return_mission", "mission": 20},
    ],
)
def test_unknown_action_is_refused(action: Any) -> None:
    match = new_match()
    refusal = refused(match, asked(match), action)
    assert refusal.code == "unknown_action"
    assert refusal.text.startswith("This game has no such move. ")


def test_action_of_another_decision_is_refused() -> None:
    match = new_match()
    assert refused(match, asked(match), {"verb": "stay"}).code == "not_offered"
    assert refused(match, asked(match), {"verb": "fly", "with": []}).code == "not_offered"


def test_nothing_can_be_done_after_the_end() -> None:
    match = played()
    before = frozen(match)
    attempts: list[Callable[[], object]] = [
        lambda: match.play(0, 20),
        lambda: match.undo(0),
        lambda: match.redo(0),
        lambda: match.answer(0, True),
        lambda: match.resign(0),
        lambda: match.hand_over(0, Seat("Bob")),
        match.abandon,
    ]
    for attempt in attempts:
        with pytest.raises(Refused) as caught:
            attempt()
        assert caught.value.code == "match_over"
    assert frozen(match) == before


# --- taking back -------------------------------------------------------------


def landing_after_a_flight(players: int = 3, seed: int = 1, bots: int = 0) -> tuple[Match, int]:
    """A match in which the commander has flown, nothing was drawn since, and the same seat must disembark or stay."""
    match = new_match(players, seed, bots)
    while True:
        play_until(match, "choose_dice", seed)
        commander = asked(match)
        flights = [action for action in match.legal(commander) if GAME.preview(match.state, action)["space"] >= 6]
        match.play(commander, flights[0] if flights else match.legal(commander)[0])
        if flights and GAME.prompt(match.state) == "disembark" and asked(match) == commander:
            return match, commander


def test_undo_is_free_while_no_information_was_revealed() -> None:
    match = new_match()
    before = match.state.to_bytes()
    seat = asked(match)
    match.play(seat, {"verb": "embark", "specialist": "settler"})
    assert asked(match) != seat
    assert match.undo(seat)
    assert match.state.to_bytes() == before
    assert asked(match) == seat
    assert match.events[-1] == rec.Undo(seat, len(match.events) - 2)
    assert match.log()[-1][1] == f"{match.names[seat]} undoes a move."


def test_undone_move_can_be_redone() -> None:
    match = new_match()
    seat = asked(match)
    match.play(seat, {"verb": "embark", "specialist": "settler"})
    after = match.state.to_bytes()
    match.undo(seat)
    match.redo(seat)
    assert match.state.to_bytes() == after
    assert [event["kind"] for event in match.record()["events"]][-4:] == ["action", "undo", "redo", "action"]
    with pytest.raises(Refused, match="Nothing to redo"):
        match.redo(seat)


def test_two_undone_moves_are_redone_in_order() -> None:
    match, commander = landing_after_a_flight()
    before_landing = match.state.to_bytes()
    match.play(commander, {"verb": "stay"})
    after = match.state.to_bytes()
    assert match.undo(commander)
    assert match.state.to_bytes() == before_landing
    assert match.undo(commander)
    assert GAME.prompt(match.state) == "choose_dice"
    match.redo(commander)
    assert match.state.to_bytes() == before_landing
    match.redo(commander)
    assert match.state.to_bytes() == after
    assert Match.load(match.record()).state.to_bytes() == after


def test_redo_is_for_the_seat_that_undid_until_another_move() -> None:
    match = new_match()
    seat = asked(match)
    match.play(seat, {"verb": "embark", "specialist": "settler"})
    match.undo(seat)
    with pytest.raises(Refused) as caught:
        match.redo(1 - seat)
    assert caught.value.code == "nothing_to_redo"
    match.play(seat, {"verb": "embark", "specialist": "drifter"})
    with pytest.raises(Refused) as caught:
        match.redo(seat)
    assert caught.value.code == "nothing_to_redo"


def test_undo_without_a_move_is_refused() -> None:
    match = new_match()
    before = frozen(match)
    for seat in range(2):
        with pytest.raises(Refused) as caught:
            match.undo(seat)
        assert caught.value.code == "nothing_to_undo"
    assert frozen(match) == before


def test_undo_after_a_roll_needs_consent() -> None:
    match, seat = rolled()
    before = match.state.to_bytes()
    assert not match.undo(seat)
    assert match.events[-1] == rec.AskUndo(seat)
    assert match.state.to_bytes() == before
    others = [other for other in range(3) if other != seat]
    assert not match.answer(others[0], True)
    assert match.answer(others[1], True)
    assert asked(match) == seat
    assert GAME.prompt(match.state) == "takeoff"
    assert [event["kind"] for event in match.record()["events"]][-4:] == ["ask_undo", "answer", "answer", "undo"]
    with pytest.raises(Refused) as caught:
        match.redo(seat)
    assert caught.value.code == "nothing_to_redo", "beyond the barrier redo ends"


def rolled(bots: int = 0) -> tuple[Match, int]:
    """A match after the first roll, with all aboard, and the seat that boarded last, which wants to undo that."""
    match = new_match(3, seed=1, bots=bots)
    seat = -1
    while GAME.prompt(match.state) == "takeoff":
        seat = asked(match)
        match.play(seat, {"verb": "embark", "specialist": "settler"})
    assert GAME.prompt(match.state) == "choose_dice"
    return match, seat


def test_undo_request_declined_once_is_over() -> None:
    match, seat = rolled()
    before = match.state.to_bytes()
    match.undo(seat)
    other = (seat + 1) % 3
    assert not match.answer(other, False)
    assert match.state.to_bytes() == before
    assert match.undos.request is None
    assert match.log()[-1][1] == f"{match.names[other]} declines."
    with pytest.raises(Refused) as caught:
        match.answer((seat + 2) % 3, True)
    assert caught.value.code == "nothing_to_answer"


def test_undo_request_asks_every_other_seat_once() -> None:
    match, seat = rolled()
    match.undo(seat)
    other = (seat + 1) % 3
    match.answer(other, True)
    for who in (seat, other):
        with pytest.raises(Refused) as caught:
            match.answer(who, True)
        assert caught.value.code == "nothing_to_answer"
    with pytest.raises(Refused) as caught:
        match.undo(other)
    assert caught.value.code == "undo_pending"


def test_undo_request_ends_with_the_next_move() -> None:
    match, seat = rolled()
    match.undo(seat)
    play_some(match, 1)
    assert match.undos.request is None
    with pytest.raises(Refused):
        match.answer((seat + 1) % 3, True)


def test_undo_among_bots_needs_no_consent() -> None:
    match, seat = rolled(bots=3)
    assert match.undo(seat)
    assert [event["kind"] for event in match.record()["events"]][-2:] == ["ask_undo", "undo"]
    assert asked(match) == seat


def test_undo_of_a_roll_marks_the_record_as_retried() -> None:
    match, seat = rolled(bots=3)
    assert "retried" not in match.record()
    match.undo(seat)
    match.abandon()
    record = match.record()
    assert record["retried"] == 1
    assert verify(record)
    assert Match.load(record).record() == record
    assert not verify({**record, "retried": 2})


def test_undo_of_a_move_without_a_draw_does_not_mark_the_record() -> None:
    match = new_match()
    seat = asked(match)
    match.play(seat, {"verb": "embark", "specialist": "settler"})
    match.undo(seat)
    assert "retried" not in match.record()


def test_undo_request_does_not_ask_a_seat_handed_to_a_bot() -> None:
    match, seat = rolled()
    bot, human = (seat + 1) % 3, (seat + 2) % 3
    match.hand_over(bot, Seat("Robot", bot="steady"))
    assert not match.undo(seat)
    assert match.answer(human, True)


def leave(match: Match, seat: int, to_a_bot: bool) -> None:
    if to_a_bot:
        match.hand_over(seat, Seat("Robot", bot="random"))
    else:
        match.resign(seat)


either_way = pytest.mark.parametrize("to_a_bot", [False, True], ids=["resigns", "hands_over"])


@either_way
@pytest.mark.parametrize("answered", [0, 1])
def test_undo_request_when_an_asked_seat_leaves_is_cancelled(to_a_bot: bool, answered: int) -> None:
    match, seat = rolled()
    before = match.state.to_bytes()
    match.undo(seat)
    for other in range(1, 1 + answered):
        match.answer((seat + other) % 3, True)
    leave(match, (seat + 2) % 3, to_a_bot)
    assert match.undos.request is None
    assert match.state.to_bytes() == before
    assert "undo" not in [event["kind"] for event in match.record()["events"]]
    with pytest.raises(Refused) as caught:
        match.answer((seat + 1) % 3, True)
    assert caught.value.code == "nothing_to_answer"
    assert match.record() == Match.load(match.record()).record()


def test_undo_request_when_a_seat_leaves_that_has_agreed_stays_open() -> None:
    match, seat = rolled()
    match.undo(seat)
    match.answer((seat + 1) % 3, True)
    match.hand_over((seat + 1) % 3, "random")
    assert match.answer((seat + 2) % 3, True)


@either_way
def test_record_in_which_leaving_completed_an_undo_still_replays(to_a_bot: bool) -> None:
    """Up to version 0.9 a seat that left counted as a yes (see also `tests/records/0.9/`)."""
    match, seat = rolled()
    match.undo(seat)
    match.answer((seat + 1) % 3, True)
    leave(match, (seat + 2) % 3, to_a_bot)
    undo = {"kind": "undo", "seat": seat, "to": match.timeline.actions[-1].event}
    record = match.record()
    old = Match.load(record | {"events": [*record["events"], undo]})
    assert asked(old) == seat
    if not to_a_bot:
        old.hand_over((seat + 2) % 3, "random")
    play_some(old, 10_000)
    assert verify(old.record())
    assert Match.load(old.record()).record() == old.record()


def test_record_in_which_others_completed_an_undo_after_a_hand_over_still_replays() -> None:
    match, seat = rolled()
    match.undo(seat)
    match.hand_over((seat + 1) % 3, "random")
    answer = {"kind": "answer", "seat": (seat + 2) % 3, "yes": True}
    undo = {"kind": "undo", "seat": seat, "to": match.timeline.actions[-1].event}
    record = match.record()
    old = Match.load(record | {"events": [*record["events"], answer, undo]})
    assert asked(old) == seat
    assert verify(play_some(old, 10_000).record())
    refused_answer = answer | {"seat": (seat + 1) % 3}
    assert not verify(record | {"events": [*record["events"], refused_answer]})


def test_undo_request_of_a_seat_that_leaves_is_cancelled() -> None:
    match, seat = rolled()
    match.undo(seat)
    match.resign(seat)
    assert match.undos.request is None


def test_undo_of_several_moves_needs_consent() -> None:
    """Another player has acted since, so their move would be undone too."""
    match = new_match(3)
    seat = asked(match)
    play_some(match, 2)
    assert GAME.prompt(match.state) == "takeoff"
    assert not match.undo(seat)


def test_draws_are_never_repeated_after_an_undo() -> None:
    match, seat = rolled(bots=3)
    first = match.events[-1]
    assert isinstance(first, rec.Draw)
    match.undo(seat)
    match.play(seat, {"verb": "embark", "specialist": "settler"})
    second = match.events[-1]
    assert isinstance(second, rec.Draw)
    assert (second.stream, second.index) == ("dice", first.index + 6)
    indices = [i for n in events(match.record(), "draw") for i in indices_of(match.events[n]) if i[0] == "dice"]
    assert indices == [("dice", i) for i in range(12)]
    play_some(match, 10_000)
    assert verify(match.record())


def indices_of(event: rec.Event) -> list[tuple[str, int]]:
    assert isinstance(event, rec.Draw)
    count = len(event.outcome) if isinstance(event.outcome, list) else 1
    return [(event.stream, event.index + i) for i in range(count)]


def test_hidden_choice_can_be_undone_until_another_seat_learns_something() -> None:
    match = new_match(2, secret_missions=True)
    before = match.state.to_bytes()
    match.play(0, match.legal(0)[0])
    assert match.undo(0)
    assert match.state.to_bytes() == before


# --- leaving -----------------------------------------------------------------


def test_resigned_seat_cannot_win() -> None:
    match = new_match(3)
    match.resign(1)
    assert match.log()[-1][1] == "Linus resigns."
    assert match.legal(1) == []
    assert refused(match, 1, 20).code == "resigned"
    with pytest.raises(Refused):
        match.resign(1)
    with pytest.raises(Refused):
        match.undo(1)
    assert not match.is_over


def test_match_with_one_seat_left_is_won() -> None:
    match = new_match(3, seed=3)
    match.resign(1)
    match.resign(0)
    assert match.is_over
    assert match.winners() == [2]
    end = match.record()["events"][-1]
    assert (end["reason"], end["seed"]) == ("resigned", seed_bytes(3).hex())
    assert verify(match.record())


def test_seat_that_is_handed_over_plays_on() -> None:
    match = new_match(3)
    seat = asked(match)
    match.resign(seat)
    assert match.legal(seat) == []
    match.hand_over(seat, Seat("Robot", bot="random"))
    assert match.names[seat] == "Robot"
    assert match.legal(seat)
    assert match.log()[-1][1].endswith("hands the seat over to Robot.")
    assert match.opening.seats[seat].name != "Robot", "what was started with does not change"
    play_some(match, 10_000)
    assert verify(match.record())


def test_log_of_a_hand_over_names_both_players() -> None:
    match = new_match(2)
    match.hand_over(0, Seat("Bob"))
    assert match.log()[-1][1] == "Ada hands the seat over to Bob."


def test_log_names_the_start_and_end_of_a_substitute() -> None:
    match = new_match(2)
    match.hand_over(0, "steady")
    assert match.log()[-1][1] == "A bot takes over for Ada."
    match.hand_over(0, Seat("Ada"))
    assert match.log()[-1][1] == "Ada is back."


def test_seats_that_can_undo_and_redo_are_listed() -> None:
    match = new_match(2)
    seat = asked(match)
    assert not match.undos.can_undo(seat)
    match.play(seat, match.legal(seat)[0])
    assert match.undos.can_undo(seat)
    assert not match.undos.can_undo(1 - seat)
    match.undo(seat)
    assert not match.undos.can_undo(seat)
    assert match.undos.can_redo(seat)
    assert not match.undos.can_redo(1 - seat)


def test_an_abandoned_match_has_no_winner_and_reveals_its_seed() -> None:
    match = play_some(new_match(seed=6), 9)
    match.abandon()
    assert match.is_over
    assert match.winners() == []
    assert match.log()[-1][1] == "The game ends without a winner."
    end = match.record()["events"][-1]
    assert (end["reason"], end["seed"]) == ("abandoned", seed_bytes(6).hex())
    assert verify(match.record()).proof == "fair"


@pytest.mark.parametrize("seat", [-1, 2, True])
def test_unknown_seat_cannot_resign_or_undo(seat: int) -> None:
    match = new_match()
    before = frozen(match)
    for attempt in (
        match.undo,
        match.redo,
        match.resign,
        lambda s: match.answer(s, True),
        lambda s: match.hand_over(s, Seat("B")),
    ):
        with pytest.raises(Refused) as caught:
            attempt(seat)
        assert caught.value.code == "no_such_seat"
    assert frozen(match) == before


# --- playing on from a position ----------------------------------------------


def test_branch_starts_from_a_resampled_state() -> None:
    match = play_some(new_match(2, seed=8, **VARIANTS), 30)
    branch = branch_match(match, 0, [Seat("Ada"), Seat("Robot", bot="random")], seed=5)
    assert branch.opening.match != match.opening.match
    assert branch.state.view(0) == match.state.view(0)
    assert branch.opening.options == match.opening.options
    play_some(branch, 10_000)
    assert verify(branch.record())
    assert not match.is_over


def test_branch_without_secrets_starts_from_the_same_state() -> None:
    match = play_some(new_match(2, seed=8), 30)
    branch = branch_match(match, None, [Seat("Ada"), Seat("Linus")], seed=5)
    assert branch.state == match.state
    assert mlem(branch).space == mlem(match).space


def test_a_position_of_other_players_or_options_is_refused() -> None:
    position = GAME.to_text(play_some(new_match(2, seed=8), 30).state)
    with pytest.raises(BadInput, match="other players or options"):
        Match.start(GAME, [Seat("Ada")] * 3, position=position)
    with pytest.raises(BadInput, match="other players or options"):
        Match.start(GAME, [Seat("Ada")] * 2, {"ufo": True}, position=position)
    with pytest.raises(BadInput, match="typing error"):
        Match.start(GAME, [Seat("Ada")] * 2, position=position.replace("players=2", "players=3"))
    record = Match.start(GAME, [Seat("Ada")] * 2, position=position).record()
    with pytest.raises(BadInput, match=r"^event 0: "):
        Match.load(edited(record, 0, position="mlem/2 nonsense"))


def test_a_seat_can_be_handed_to_a_bot_by_its_name() -> None:
    match = new_match(2, seed=3)
    match.hand_over(1, "steady")
    assert match.seats[1] == Seat(match.opening.seats[1].name, bot="steady")
    assert Match.load(match.record()).seats == match.seats
