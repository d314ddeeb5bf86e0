"""Play over days: nobody has to be at the table while there is time, and each update says whose turn it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import ClockSetting, NewSeat, NewTable, TakeSeat
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.tables.table import Table
from cosmodrome.server.wallclock import now
from tests.server.storage.test_store import NONCE, with_services
from tests.support.server_process import Server, Visitor
from tests.support.waiting import until_called

DAY = 86_400
WEEK = ClockSetting(7 * DAY, DAY, 7 * DAY)
QUICK = ClockSetting(600, 30, 600)


async def two_at_a_table(services: Services, setting: ClockSetting | None) -> Table:
    wish = NewTable(game="mlem", seats=[NewSeat(), NewSeat()], clock=setting, pace=0)
    table, invite = await services.factory.new_table(wish)
    for name in ("Ada", "Linus"):
        await services.seating.sit(table, TakeSeat(name=name, nonce=NONCE, invite=invite))
    return table


def leave_for_long(table: Table) -> None:
    """Nobody has been here for an hour."""
    table.clock.question_since -= 3_600_000
    for seat in range(2):
        table.audience.absent_since[seat] = table.clock.question_since


async def wait_for_a_bot(table: Table) -> None:
    await table.do(lambda: None)
    await until_called(lambda: any(seat.bot for seat in table.playing().seats), table.audience.broadcast)


def test_absent_player_with_days_on_the_clock_is_not_replaced(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services, WEEK)
        [seat] = table.playing().players_to_move()
        assert table.info().takeover is None
        leave_for_long(table)
        assert table.substitutes.due_at(seat) is None
        with pytest.raises(Rejection) as refused:
            table.substitutes.request(seat, is_own=False)
        assert refused.value.code == "has_time"

    with_services(folder, work)


@pytest.mark.parametrize("setting", [QUICK, None])
def test_absent_player_without_a_slow_clock_is_replaced(folder: Path, setting: ClockSetting | None) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services, setting)
        assert table.info().takeover == 90
        leave_for_long(table)
        await wait_for_a_bot(table)

    with_services(folder, work)


def test_player_whose_bank_of_days_is_empty_is_replaced(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services, WEEK)
        [seat] = table.playing().players_to_move()
        table.data.asked_since -= (7 * DAY + 1) * 1000
        due = table.clock.bank_empty_at(seat)
        assert due is not None
        assert due < now()
        await wait_for_a_bot(table)
        assert table.substitutes.is_active(seat)

    with_services(folder, work)


def test_player_with_days_on_the_clock_can_request_a_substitute(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services, WEEK)
        table.substitutes.request(0, is_own=True)
        assert table.substitutes.is_active(0)

    with_services(folder, work)


# --- chapters and turns ------------------------------------------------------------------


def do(visitor: Visitor, verb: str, **argument: Any) -> None:
    visitor.my_turn()
    seat, seq = visitor.update["view"]["viewer"], visitor.update["seq"]
    visitor.update = {**visitor.update, "legal": []}
    assert visitor.ask("act", seq=seq, seat=seat, action={"verb": verb, **argument})["type"] == "ok"


def test_update_has_the_turn_and_log_lines_have_their_chapter(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", game="leaving_earth", options={"level": "easy"})
    visitors = [server.join(table, key) for key in keys]
    for visitor in visitors:
        visitor.until("update")
    opening = visitors[0].update["log"]
    assert [line["chapter"] for line in opening if line["chapter"]] == ["1956"]
    assert {line["by"] for line in opening} == {None}
    first = visitors[0].update["question"]["seat"]
    one, other = visitors[first], visitors[1 - first]
    do(one, "cooperate", **{"with": 1 - first})
    do(one, "give_money", amount=5)
    do(one, "propose")
    other.my_turn()
    assert other.update["question"]["seat"] == 1 - first
    assert other.update["question"]["turn"] == first
    [offer] = other.update["log"]
    assert (offer["headline"], offer["by"], offer["chapter"]) == (True, first, None)
    do(other, "decline")
    do(one, "pass")
    do(other, "pass")
    one.wait(lambda me: me.update["view"]["year"] == 1957)
    seen = server.get(f"/api/tables/{table}/replay/3")
    assert [chapter["name"] for chapter in seen["chapters"]] == ["1956", "1957"]
    assert seen["chapters"][0]["step"] == 0
    assert seen["chapters"][1]["step"] == seen["steps"]
    for visitor in visitors:
        visitor.close()


def test_replay_of_a_game_without_parts_has_no_chapters(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    ada = server.join(table, keys[0])
    ada.my_turn()
    assert server.get(f"/api/tables/{table}/replay/0", keys[0])["chapters"] == []
    assert ada.update["question"]["turn"] == ada.update["question"]["seat"]
    ada.close()
