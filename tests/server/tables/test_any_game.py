"""The server knows no game: the toy of tests/support/toy_game.py, with its race against a sandglass, is played like any
other.
"""

from __future__ import annotations

from pathlib import Path

from cosmodrome.server.protocol import NewSeat, NewTable, TakeSeat
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.tables.table import Table
from cosmodrome.server.wallclock import now
from tests.server.storage.test_store import NONCE, with_services
from tests.support.toy_game import META
from tests.support.waiting import until_called


async def two_at_the_sandglass(services: Services) -> Table:
    wish = NewTable(game=META.id, seats=[NewSeat(), NewSeat()], options={"seconds": META.options[0].choices[0]})
    table, invite = await services.factory.new_table(wish)
    for name in ("Ada", "Linus"):
        await services.seating.sit(table, TakeSeat(name=name, nonce=NONCE, invite=invite))
    return table


def test_toy_game_race_shows_actions_to_all_seats_that_may_claim(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        match = table.playing()
        assert match.players_to_move() == [0, 1]
        due = table.clock.deadline()
        assert due is not None
        assert due > now()
        for seat in (0, 1):
            assert '"legal":[{' in table.audience.update_for(seat, "en", 0)
        await table.do(lambda: match.play(1, match.legal(1)[0], table.clock.match_time()))
        assert "Linus says stop!" in table.audience.update_for(None, "en", 0)
        assert len(await storage.tables.events(table.data.id)) == len(match.events)

    with_services(folder, work)


def test_runner_ends_a_race_whose_time_is_up(folder: Path) -> None:
    """The sandglass has run out while nobody was there: the clock is set back instead of waiting for it."""

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        events = len(table.playing().events)
        table.data.started -= 10 * 60 * 1000
        await table.do(lambda: None)
        await until_called(lambda: len(table.playing().events) > events, table.audience.broadcast)
        assert "Nobody speaks." in table.audience.update_for(None, "en", 0)

    with_services(folder, work)
