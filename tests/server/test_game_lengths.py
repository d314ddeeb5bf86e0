"""How long games take: only whole games of one person against bots count, and only many of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.server.game_lengths import FEWEST_GAMES, MINUTE, GameLengths, is_against_bots, median_minutes
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import TableWrite
from cosmodrome.server.tables.table_data import SeatData, TableData
from tests.support.event_loop import run_async

HUMAN, BOT = SeatData("human", "Ada"), SeatData("bot", "Belka", bot="casual")


def played(minutes: float, number: int = 0, **changes: Any) -> TableData:
    made = TableData(
        id=f"table{number}",
        game="mlem",
        mode="solo",
        options={},
        chairs=[HUMAN, BOT],
        seed="",
        created=1,
        status="over",
        started=1_000,
        finished=1_000 + round(minutes * MINUTE),
        ended="finished",
    )
    return msgspec.structs.replace(made, **changes)


def test_median_of_twenty_games_is_in_whole_minutes() -> None:
    assert median_minutes([played(minutes) for minutes in (*[9.6] * 15, *[600] * 5)]) == 10
    assert median_minutes([played(0.1)] * FEWEST_GAMES) == 1


def test_median_of_nineteen_games_is_unknown() -> None:
    assert median_minutes([played(10)] * (FEWEST_GAMES - 1)) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"ended": "resigned"},
        {"ended": "abandoned"},
        {"ended": "", "finished": 0},
        {"position": "mlem/2 ..."},
        {"chairs": [HUMAN, HUMAN]},
        {"chairs": [HUMAN]},
        {"chairs": [BOT, BOT]},
    ],
)
def test_game_that_was_not_played_whole_by_one_person_against_bots_does_not_count(changes: dict[str, Any]) -> None:
    assert is_against_bots(played(10))
    assert not is_against_bots(played(10, **changes))


def test_lengths_of_stored_games_are_kept_for_a_while(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
        lengths = GameLengths(storage)
        for number in range(FEWEST_GAMES):
            await storage.tables.save(TableWrite(played(7, number)))
        assert await lengths.minutes() == {"mlem": 7}
        for number in range(FEWEST_GAMES):
            await storage.tables.save(TableWrite(played(7, 100 + number, game="star_search")))
        assert await lengths.minutes() == {"mlem": 7}
        assert await GameLengths(storage).minutes() == {"mlem": 7, "star_search": 7}
        storage.close()

    run_async(run())
