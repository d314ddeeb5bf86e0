"""How a match came out: points by source, why it ended, and what was undone on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome import Match, Seat, load
from cosmodrome.core.match.outcome import end_reason, history, score_sheet, tie_rule
from cosmodrome.core.match.replay import Replay
from tests.support.mlem_matches import new_match, play_some

RECORDS = Path(__file__).parents[2] / "records"
FILES = sorted(RECORDS.glob("[lms]*/*.json"))


def match_of(name: str) -> Match:
    match = Replay.read((RECORDS / f"{name}.json").read_text(encoding="utf-8")).match
    assert match is not None
    return match


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_score_sheet_of_a_recorded_match_adds_up_to_its_scores(file: Path) -> None:
    match = Replay.read(file.read_text(encoding="utf-8")).match
    assert match is not None
    assert score_sheet(match).totals() == match.state.scores()


def test_score_sheet_of_a_record_with_times_has_the_best_ones() -> None:
    sheet = score_sheet(match_of("star_search/2p-eagle-bots-2"))
    times = [column for column in sheet.columns if column.id == "best_time"]
    assert [column.unit for column in times] == ["milliseconds"]
    assert all(value is None or 0 < value < 180_000 for value in times[0].values)


def test_score_sheet_of_leaving_earth_says_who_did_what_when() -> None:
    match = match_of("leaving_earth/5p-normal")
    sheet = score_sheet(match)
    missions = next(column for column in sheet.columns if column.id == "missions")
    assert sheet.deeds
    assert all(deed.when.isdecimal() for deed in sheet.deeds)
    assert [deed.when for deed in sheet.deeds] == sorted(deed.when for deed in sheet.deeds)
    for seat, points in enumerate(missions.values):
        assert sum(deed.points for deed in sheet.deeds if deed.seat == seat and deed.column == "missions") == points


def test_history_after_an_undo_lacks_what_was_undone() -> None:
    match = new_match()
    play_some(match, 1)
    before = history(match)
    seat = match.players_to_move()[0]
    match.play(seat, match.legal(seat)[0])
    assert len(history(match).entries) > len(before.entries)
    if not match.undo(seat):
        match.answer(1 - seat, True)
    assert history(match) == before


def test_end_reason_of_a_resignation_names_who_resigned() -> None:
    match = Match.start(load("mlem"), [Seat("Ada"), Seat("Linus")], seed=1)
    match.resign(1)
    text = match.game.text("en", match.names)
    assert end_reason(match, text) == "Linus resigned."
    assert tie_rule(match, text) == ""


def test_end_reason_of_an_abandoned_match_says_so() -> None:
    match = Match.start(load("mlem"), [Seat("Ada"), Seat("Linus")], seed=1)
    match.abandon()
    assert end_reason(match, match.game.text("en", match.names)) == "The players agreed to end the game early."
