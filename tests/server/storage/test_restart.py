"""A restart during a match loses nothing: tables, clocks, substitutes and repeated messages are restored."""

from __future__ import annotations

from pathlib import Path

import pytest

import cosmodrome
from tests.support.server_process import Server, play_to_the_end


def test_a_killed_server_comes_back_with_every_acknowledged_move(folder: Path) -> None:
    first = Server(folder)
    table, keys = first.table_for("Ada", "Linus", bots=1, options={"ufo": True, "secret_missions": True})
    ada, linus = first.join(table, keys[0]), first.join(table, keys[1])
    seq = 0
    for _ in range(3):
        for visitor in (ada, linus):
            visitor.until("update") if "view" not in visitor.update else None
    ada.ask("say", seat=0, text="see you in a minute")
    for visitor in (ada, linus) * 4:
        if visitor.update["legal"]:
            seq = visitor.act()["seq"]
    run = ada.welcome["run"]
    first.kill()

    second = Server(folder, port=first.port)
    assert second.events(table) >= seq
    ada, linus = second.join(table, keys[0], seq=seq), second.join(table, keys[1])
    assert ada.welcome["run"] != run
    assert [line["text"] for line in ada.welcome["chat"]] == ["see you in a minute"]
    ada.until("update")
    assert ada.update["since"] == seq
    linus.until("update")
    play_to_the_end(ada, linus)
    assert cosmodrome.verify(second.get(f"/api/tables/{table}/record")).proof == "fair"
    second.stop()


@pytest.mark.slow
def test_a_repeated_message_is_known_after_the_restart(folder: Path) -> None:
    first = Server(folder)
    table, keys = first.table_for("Ada", "Linus")
    visitors = [first.join(table, key) for key in keys]
    for visitor in visitors:
        visitor.until("update")
    asked = visitors[0] if visitors[0].update["legal"] else visitors[1]
    seat = asked.update["view"]["viewer"]
    act = {"id": "only-once", "seq": asked.update["seq"], "seat": seat, "action": asked.update["legal"][0]["action"]}
    seq = asked.ask("act", **act)["seq"]
    first.kill()
    second = Server(folder)
    again = second.join(table, keys[seat])
    assert again.ask("act", **act)["type"] == "ok"
    assert second.events(table) == seq
    second.stop()


@pytest.mark.slow
def test_clocks_and_pauses_come_back(folder: Path) -> None:
    first = Server(folder)
    table, keys = first.table_for("Ada", "Linus", clock={"bank": 600, "increment": 5})
    visitors = [first.join(table, key) for key in keys]
    for visitor in visitors:
        visitor.until("update")
    asked = visitors[0] if visitors[0].update["legal"] else visitors[1]
    deadline = asked.update["deadline"]
    first.kill()
    second = Server(folder)
    again = second.join(table, keys[asked.update["view"]["viewer"]])
    again.until("update")
    assert again.update["deadline"] == deadline
    again.ask("pause", seat=again.update["view"]["viewer"], on=True)
    second.stop()
    third = Server(folder)
    assert third.get(f"/api/tables/{table}")["paused"] == again.update["view"]["viewer"]
    third.stop()
