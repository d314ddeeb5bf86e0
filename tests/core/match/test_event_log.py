"""The log as lines: whose doing each is, what is worth telling, and the chapters of a long game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from cosmodrome import Seat
from cosmodrome.core.match.event_log import lines, log_start
from cosmodrome.core.match.replay import Replay
from tests.support.mlem_matches import asked, new_match, play_some, played

RECORDS = Path(__file__).parents[2] / "records"
SOME = [
    *("leaving_earth/5p-normal", "leaving_earth/2p-easy", "leaving_earth/abandoned", "leaving_earth/resigned"),
    *("mlem/3p-ufo-people", "star_search/2p-eagle-bots-2"),
]
FILES = [RECORDS / f"{name}.json" for name in SOME]


@cache
def replay(file: Path) -> Replay:
    return Replay.read(file.read_text(encoding="utf-8"))


some_records = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")


@some_records
def test_part_of_the_log_equals_that_part_of_the_whole(file: Path) -> None:
    match = replay(file).match
    assert match is not None
    whole = lines(match, "en", None, 0)
    for since in range(0, len(match.events), 7):
        until = since + 20
        assert lines(match, "en", None, since) == [line for line in whole if line.event >= since]
        assert lines(match, "en", None, since, until) == [line for line in whole if since <= line.event < until]


@some_records
def test_log_start_with_a_first_event_is_the_later_of_both(file: Path) -> None:
    match = replay(file).match
    assert match is not None
    newest = len(match.events)
    for first in range(newest + 1):
        assert log_start(match, newest, 100, first) == max(first, log_start(match, newest, 100))


@some_records
def test_steps_of_a_replay_contain_the_whole_log(file: Path) -> None:
    found = replay(file)
    assert found.match is not None
    told = [line for step in range(found.steps + 1) for line in found.log(step, "en", None)]
    assert told == [text for _, text in found.match.log()]


@some_records
def test_chapter_begins_at_the_step_with_its_log_entry(file: Path) -> None:
    found = replay(file)
    match = found.match
    assert match is not None
    told = [(line.event, line.chapter) for line in lines(match, "en", None, 0) if line.chapter is not None]
    begun: list[tuple[int, str]] = []
    for event, name in told:
        step = max(step for step in range(found.steps + 1) if found.events_of(step)[0] <= event)
        if not begun or begun[-1][1] != name:
            begun.append((step, name))
    assert found.chapters("en") == begun
    assert bool(begun) == (file.parent.name == "leaving_earth")


def test_draw_after_a_move_belongs_to_the_seat_that_moved() -> None:
    match = new_match()
    assert {line.by for line in lines(match, "en", None, 0)} == {None}, "the table was only laid"
    for _ in range(30):
        seat, since = asked(match), len(match.events)
        match.play(seat, match.legal(seat)[-1])
        assert {line.by for line in lines(match, "en", None, since)} <= {seat}


def test_entry_of_a_substitute_has_no_author() -> None:
    match = play_some(new_match(), 5)
    seat, since = asked(match), len(match.events)
    match.hand_over(seat, "steady")
    match.play(seat, match.legal(seat)[0])
    match.hand_over(seat, Seat("Ada"))
    told = lines(match, "en", None, since)
    assert len(told) >= 3
    assert {line.by for line in told} == {None}
    assert told[0].headline
    assert told[-1].headline


def test_undo_entry_belongs_to_the_seat_that_undid() -> None:
    match = new_match()
    seat = asked(match)
    match.play(seat, match.legal(seat)[0])
    match.undo(seat)
    last = lines(match, "en", None, 0)[-1]
    assert (last.by, last.headline) == (seat, False)


def test_end_is_a_headline_and_most_entries_are_not() -> None:
    told = lines(played(), "en", None, 0)
    assert told[-1].headline
    assert 0 < sum(line.headline for line in told) < len(told) / 2
