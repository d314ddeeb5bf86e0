"""What is sent again after `hello`, `look` and `speak`: the table, and the end of the log of however long a match.

Costs are counted in calls, lines and bytes, not in time.
"""

from __future__ import annotations

import asyncio
import sys
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest

from cosmodrome import Match, Seat, load
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.event_log import lines, log_start
from cosmodrome.core.match.replay import Replay
from cosmodrome.server.app import make_app
from cosmodrome.server.protocol import LogLine, Update
from cosmodrome.server.record_jobs import data_of
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import TableWrite
from cosmodrome.server.tables import audience as audience_module
from cosmodrome.server.tables.connections.frame_cache import FrameCache
from cosmodrome.server.tables.connections.updates import LOG_LINES, UpdateBuilder, log_page, steps_of
from tests.server.http.test_access_limits import serving
from tests.server.storage.test_store import act, two_at_a_table, with_services
from tests.support.event_loop import run_async
from tests.support.server_process import ADMIN_KEY, Running, Server
from tests.support.waiting import DEADLINE

RECORDS = Path(__file__).parents[2] / "records"
NAMES = ("leaving_earth/5p-normal", "leaving_earth/2p-easy", "mlem/3p-ufo-people", "star_search/2p-eagle-bots-2")
some_records = pytest.mark.parametrize("name", NAMES)


@cache
def recorded(name: str) -> Match:
    match = Replay.read((RECORDS / f"{name}.json").read_text(encoding="utf-8")).match
    assert match is not None
    return match


def moment(match: Match) -> UpdateBuilder:
    return UpdateBuilder(match, steps_of(match.events), None)


def is_same_but_for_a_cut(found: list[LogLine], whole: list[LogLine]) -> bool:
    """The first line of a part names its chapter, which in the whole is named further up."""
    first = [msgspec.structs.replace(line, chapter=None) for line in (found[0], whole[0])] if found else []
    return found[1:] == whole[1:] and (not first or first[0] == first[1])


# --- how much is sent ----------------------------------------------------------------------


@some_records
def test_update_has_a_limited_number_of_lines_whatever_the_reader_knows(name: str) -> None:
    match = recorded(name)
    longest = max(len(told) + 1 for told in match.happened)
    for known in (0, 1, len(match.events) // 2, len(match.events)):
        for resend in (False, True):
            update = moment(match).update(None, "en", known, resend)
            assert len(update.log) < LOG_LINES + longest
            assert update.since >= known
            assert all(line.event >= update.log_since for line in update.log)
            assert update.log_since == (log_start(match, len(match.events), LOG_LINES) if resend else update.since)


def calls_during(work: Any) -> int:
    """How many functions are called, in Python and in C."""
    count = 0

    def notice(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(notice)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def undone_and_redone(times: int) -> Match:
    """Matches that differ only in their length: the same table, after so many moves back and forth."""
    match = Match.start(load("leaving_earth"), [Seat("Ada"), Seat("Linus")], seed=5)
    seat = match.players_to_move()[0]
    match.play(
        seat,
        next(action for action in match.legal(seat) if match.game.describe(match.state, action).startswith("Research")),
    )
    for _ in range(times):
        match.undo(seat)
        match.redo(seat)
    return match


@pytest.mark.parametrize("known", ["nothing", "everything"])
def test_cost_of_a_resend_does_not_depend_on_the_length_of_the_match(known: str) -> None:
    costs: list[tuple[int, int]] = []
    for times in (200, 4_000):
        match = undone_and_redone(times)
        shown = moment(match)
        shown.update(0, "en", len(match.events) - 1, resend=True)  # what is calculated once per event, as it happens
        sent: list[bytes] = []
        seen = len(match.events) if known == "everything" else 0

        def send(
            match: Match = match, shown: UpdateBuilder = shown, sent: list[bytes] = sent, seen: int = seen
        ) -> None:
            again = UpdateBuilder(match, shown._steps, None)
            sent.append(msgspec.json.encode(again.update(0, "fr", seen, resend=seen > 0)))

        send()
        costs.append((calls_during(send), len(sent[0])))
    (few_calls, few_bytes), (many_calls, many_bytes) = costs
    assert many_calls <= few_calls + 10
    assert many_bytes <= few_bytes * 1.05  # numbers of events have more digits


# --- pages of the log --------------------------------------------------------------------------


@some_records
@pytest.mark.parametrize("seat", [None, 0])
def test_pages_of_the_log_are_together_the_whole_log(name: str, seat: int | None) -> None:
    match = recorded(name)
    steps = steps_of(match.events)
    reader = seat if match.game.hides(match.state) else None
    whole = [
        LogLine(line.event, steps[line.event], line.text, line.chapter, line.headline, line.by)
        for line in lines(match, "pl", reader, 0)
    ]
    before, pages = len(match.events), 0
    while before > 0:
        page = log_page(match, steps, "pl", seat, before)
        assert page.since < before
        assert is_same_but_for_a_cut(page.lines, [line for line in whole if page.since <= line.event < before])
        before, pages = page.since, pages + 1
    assert pages > 1 or len(whole) < 2 * LOG_LINES


@some_records
def test_page_of_the_log_names_the_chapter_that_it_begins_in(name: str) -> None:
    match = recorded(name)
    whole = lines(match, "en", None, 0)
    for before in range(1, len(match.events), 50):
        page = log_page(match, steps_of(match.events), "en", None, before)
        if page.lines:
            first = next(number for number, line in enumerate(whole) if line.event == page.lines[0].event)
            told = [line.chapter for line in whole[: first + 1] if line.chapter]
            assert page.lines[0].chapter == (told[-1] if told else None)


# --- over the network ---------------------------------------------------------------------------


def store_match(folder: Path, match: Match) -> str:
    """Put a match that is over into the database of a server that is not running; returns the id of its table."""
    data = data_of(rec.Record(rec.FORMAT, match.events), match, "long")
    data.status, data.archived = "over", None

    async def save() -> None:
        folder.mkdir()
        storage = Storage(f"sqlite:///{folder / 'cosmodrome.db'}")
        await storage.tables.save(TableWrite(data, match.events))
        storage.close()

    run_async(save())
    return data.id


def test_socket_that_looks_and_speaks_gets_only_the_end_of_a_long_log(folder: Path) -> None:
    table = store_match(folder, recorded(NAMES[0]))
    server = Server(folder)
    visitor = server.join(table)
    visitor.until("update")
    first = visitor.update
    assert first["log_since"] == first["since"] > 0
    for ask in ({"type": "look", "seat": None}, {"type": "speak", "locale": "fr"}):
        assert visitor.ask(**ask)["type"] == "ok"
        again = visitor.update
        assert (again["since"], again["happened"]) == (again["seq"], [])
        assert again["log_since"] == first["log_since"]
        assert len(again["log"]) == len(first["log"])
    events = {line["event"] for line in first["log"]}
    before = first["log_since"]
    while before > 0:
        page = server.get(f"/api/tables/{table}/log?before={before}")
        events |= {line["event"] for line in page["lines"]}
        before = page["since"]
    assert events == {line.event for line in lines(recorded(NAMES[0]), "en", None, 0)}
    visitor.close()
    server.stop()


def test_update_requested_again_is_encoded_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    update = UpdateBuilder.update

    def counted(self: UpdateBuilder, *args: Any) -> Update:
        made.append(args)
        return update(self, *args)

    monkeypatch.setattr(UpdateBuilder, "update", counted)

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        first = table.audience.update_for(None, "en", 0, resend=True)
        assert table.audience.update_for(None, "en", 0, resend=True) == first
        assert len(made) == 1
        assert table.audience.update_for(None, "fr", 0, resend=True) != first
        assert table.audience.update_for(0, "en", 0, resend=True) != first
        await act(table)
        newest = msgspec.json.decode(table.audience.update_for(None, "en", 0, resend=True))
        assert newest["seq"] == len(table.playing().events)
        assert len(made) == 4

    with_services(folder, work)


def test_spectators_get_quick_moves_in_one_update_and_players_each_at_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience_module, "SPECTATOR_SECONDS", 3600.0)
    app = make_app(f"sqlite:///{folder}.db", ADMIN_KEY)
    with serving(folder, monkeypatch, app) as port:
        server = Running(port)
        name, keys = server.table_for("Ada", "Linus")
        players = [server.join(name, key) for key in keys]
        spectator = server.join(name)
        for visitor in (*players, spectator):
            visitor.until("update")
        known, seen = spectator.update["seq"], []
        for _ in range(4):
            newest = max(player.update["seq"] for player in players)
            for player in players:
                player.wait(lambda me, newest=newest: me.update["seq"] >= newest)
            mover, other = sorted(players, key=lambda player: not player.update["legal"])
            before = mover.update["seq"]
            assert mover.act()["type"] == "ok"
            other.wait(lambda me, before=before: me.update["seq"] > before)
            seen += other.update["happened"]
        spectator.send(type="ping", sent=1)
        spectator.until("pong")
        assert spectator.update["seq"] == known
        table = app.state.services.registry.known(name)
        loop = app.state.services.eviction._task.get_loop()
        asyncio.run_coroutine_threadsafe(table.audience.update_spectators(), loop).result(DEADLINE)
        spectator.until("update")
        assert (spectator.update["since"], spectator.update["seq"]) == (known, len(table.match.events))
        assert spectator.update["happened"] == seen
        for visitor in (*players, spectator):
            visitor.close()


def test_frame_cache_drops_what_was_used_longest_ago() -> None:
    cache, made = FrameCache(10), []

    def frame(key: str) -> str:
        return cache.get(key, lambda: made.append(key) or key * 4)  # type: ignore[func-returns-value]

    assert [frame(key) for key in "abacab"] == ["aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"]
    assert made == ["a", "b", "c", "b"]


def test_log_of_another_seat_is_refused_until_the_end(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", options={"secret_missions": True})
    path = f"/api/tables/{table}/log"
    own = server.get(f"{path}?seat=0", keys[0])["lines"]
    assert own != server.get(path)["lines"]
    for key in (None, keys[1]):
        status, answer = server.call("GET", f"{path}?seat=0", key=key)
        assert (status, answer["code"]) == (403, "not_permitted")
    open_table, _ = server.open_table("hh")
    assert server.call("GET", f"/api/tables/{open_table}/log")[1]["code"] == "not_started"
