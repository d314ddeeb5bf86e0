"""The bot in examples/ joins by the link that people get, and plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cosmodrome
from tests.support.server_process import Server
from tests.support.waiting import DEADLINE

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_example_bot_over_the_network_plays_a_whole_game(server: Server) -> None:
    table, invite = server.open_table("hb", options={"ufo": True})
    link = f"{server.url}/table/{table}#invite={invite}"
    done = subprocess.run(
        [sys.executable, str(BOT), link, "Sputnik"], capture_output=True, text=True, timeout=5 * DEADLINE, check=True
    )
    assert done.stdout.strip().endswith("!")
    assert done.stderr == ""
    record = server.get(f"/api/tables/{table}/record")
    assert record["events"][0]["seats"][0]["name"] == "Sputnik"
    assert cosmodrome.verify(record).proof == "fair"
