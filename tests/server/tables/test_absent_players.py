"""What one player can do to another who is away, with a clock that the tests move."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.server.errors import Rejection
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from tests.server.storage.test_store import two_at_a_table, with_services
from tests.server.tables.test_claims import Clock, clock  # noqa: F401


def test_substitute_for_another_seat_is_refused_until_30_s_of_absence(folder: Path, clock: Clock) -> None:  # noqa: F811
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await table.audience.update_presence()
        offered = table.info().seats[1].substitute_from
        assert offered is not None
        for passed in (0, 1, 28):
            clock.pass_seconds(passed)
            with pytest.raises(Rejection) as refused:
                await table.do(lambda: table.substitutes.request(1, is_own=False))
            assert refused.value.code == "away_briefly"
            assert refused.value.values == {"seconds": (offered - clock.wall // 10**6) // 1000}
        assert refused.value.values == {"seconds": 1}
        clock.pass_seconds(1)
        assert offered == clock.wall // 10**6
        await table.do(lambda: table.substitutes.request(1, is_own=False))
        assert table.playing().seats[1].bot is not None
        assert table.info().seats[1].substitute_from is None

    with_services(folder, work)


def test_substitute_for_ones_own_seat_is_possible_at_once(folder: Path, clock: Clock) -> None:  # noqa: F811
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await table.do(lambda: table.substitutes.request(1, is_own=True))
        assert table.playing().seats[1].bot is not None

    with_services(folder, work)
