"""Many at once: two hundred tables from one address, and a reader that does not read."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.support.server_process import Server


@pytest.mark.slow
def test_two_hundred_tables_play_at_once(folder: Path) -> None:
    """Sixty are opened, and the others must wait. A table that is being played goes on meanwhile."""
    server = Server(folder)
    table, keys = server.table_for("Ada", bots=1)
    ada = server.join(table, keys[0])
    ada.my_turn()
    wish = {"game": "mlem", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    with ThreadPoolExecutor(20) as pool:
        answers = pool.map(lambda _: server.call("POST", "/api/tables", wish), range(200))
        assert ada.act()["type"] == "ok"
        found = list(answers)
    counts = Counter(status for status, _ in found)
    assert set(counts) == {201, 429}
    assert 55 <= counts[201] <= 75
    assert {answer["code"] for status, answer in found if status == 429} == {"too_many_tables"}
    ada.my_turn()
    server.stop()


def test_messages_of_many_tables_stay_separate(server: Server) -> None:
    with ThreadPoolExecutor(8) as pool:
        tables = list(pool.map(lambda _: server.table_for("Ada", bots=1), range(40)))
    assert len({table for table, _ in tables}) == 40
    assert len({keys[0] for _, keys in tables}) == 40
    for table, keys in tables[:5]:
        visitor = server.join(table, keys[0])
        assert visitor.act()["type"] == "ok"
        visitor.close()
