"""The server knows no game: the toy of tests/support/toy_game.py, with its race against a sandglass, is played like any
other.
"""

from __future__ import annotations

from pathlib import Path

from cosmodrome.server.protocol import NewSeat, NewTable, TakeSeat
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.tables.registry import TableRegistry
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.time_bank import deadline, now
from tests.server.storage.test_store import NONCE, with_registry
from tests.support.toy_game import META
from tests.support.waiting import until_called


async def two_at_the_sandglass(registry: TableRegistry) -> Table:
    wish = NewTable(game=META.id, seats=[NewSeat(), NewSeat()], options={"seconds": META.options[0].choices[0]})
    table, invite = await registry.new_table(wish)
    for name in ("Ada", "Linus"):
        await registry.sit(table, TakeSeat(name=name, nonce=NONCE, invite=invite))
    return table


def test_whoever_speaks_first_is_asked_and_the_rest_is_shown(folder: Path) -> None:
    async def work(registry: TableRegistry, storage: Storage) -> None:
        table = await two_at_the_sandglass(registry)
        match = table.playing()
        assert match.players_to_move() == [0, 1]
        due = deadline(table)
        assert due is not None
        assert due > now()
        for seat in (0, 1):
            assert '"legal":[{' in table.update_for(seat, "en", 0)
        await table.do(lambda: match.play(1, match.legal(1)[0], table.clock_time()))
        assert "Linus says stop!" in table.update_for(None, "en", 0)
        assert len(await storage.events(table.sheet.id)) == len(match.events)

    with_registry(folder, work)


def test_the_keeper_of_the_table_says_when_time_is_up(folder: Path) -> None:
    """The sandglass has run out while nobody was there: the clock is set back instead of waiting for it."""

    async def work(registry: TableRegistry, storage: Storage) -> None:
        table = await two_at_the_sandglass(registry)
        events = len(table.playing().events)
        table.sheet.started -= 10 * 60 * 1000
        await table.do(lambda: None)
        await until_called(lambda: len(table.playing().events) > events, table.tell_all)
        assert "Nobody speaks." in table.update_for(None, "en", 0)

    with_registry(folder, work)
