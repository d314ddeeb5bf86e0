"""Tables over the network: gathering, playing, watching, taking back, standing in, coming again."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

import cosmodrome
from tests.support.server_process import ADMIN_KEY, Server, Visitor, play_to_the_end


def asked_and_other(ada: Visitor, linus: Visitor) -> tuple[Visitor, Visitor]:
    for visitor in (ada, linus):
        visitor.until("update")
    return (ada, linus) if ada.update["legal"] else (linus, ada)


def me(visitor: Visitor) -> int:
    seat: int = visitor.update["view"]["viewer"]
    return seat


# --- gathering ------------------------------------------------------------------------


def test_match_starts_when_all_seats_are_taken(server: Server) -> None:
    table, invite = server.open_table("hhb")
    assert server.get(f"/api/tables/{table}")["status"] == "gathering"
    key = server.sit(table, invite, "Ada", colour=4)
    ada = server.join(table, key)
    assert ada.welcome["table"]["status"] == "gathering"
    server.sit(table, invite, "Linus")
    ada.wait(lambda me: me.table["status"] == "playing" and "view" in me.update)
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Linus", "Félicette"]
    assert len({seat["colour"] for seat in ada.table["seats"]}) == 3
    assert ada.table["seats"][0]["colour"] == 4


def test_commitment_published_before_the_nonces_matches_the_draws(server: Server) -> None:
    table, invite = server.open_table("hb")
    sealed = server.get(f"/api/tables/{table}")["commitment"]
    key = server.sit(table, invite, "Ada", nonce="feedfacefeedface")
    ada = server.join(table, key)
    ada.until("update")
    play_to_the_end(ada)
    record = server.get(f"/api/tables/{table}/record")
    assert record["events"][0]["commitment"] == sealed
    assert record["events"][1]["nonces"] == ["feedfacefeedface", ""]
    assert cosmodrome.verify(record).proof == "fair"


def test_seat_left_before_the_start_is_open_again(server: Server) -> None:
    table, invite = server.open_table("hh")
    key = server.sit(table, invite, "Ada")
    ada = server.join(table, key)
    assert server.call("DELETE", f"/api/tables/{table}/seats/0", key=key)[0] == 200
    ada.wait(lambda me: me.table["seats"][0]["kind"] == "open")
    server.sit(table, invite, "Ada")
    assert ada.ask("say", seat=0, text="hello?")["code"] == "not_yours"


def test_public_table_is_listed_and_needs_no_invitation(server: Server) -> None:
    table, _ = server.open_table("hh", public=True)
    hidden, _ = server.open_table("hh")
    listed = [found["id"] for found in server.get("/api/tables")["tables"]]
    assert table in listed
    assert hidden not in listed
    status, _ = server.call("POST", f"/api/tables/{table}/seats", {"name": "Ada", "nonce": "12345678"})
    assert status == 201


def test_names_and_chat_with_html_are_sent_as_text(server: Server) -> None:
    name = "<img src=x onerror=1>"
    table, keys = server.table_for(name, bots=1)
    visitor = server.join(table, keys[0])
    visitor.ask("say", seat=0, text="<script>alert(1)</script>  \n two")
    line = next(message["line"] for message in visitor.told if message["type"] == "chat")
    assert (line["name"], line["text"]) == (name, "<script>alert(1)</script> two")


def test_chat_with_bidi_control_characters_loses_them(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    ada = server.join(table, keys[0])
    family = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    ada.ask("say", seat=0, text=f"a\u202eb\u2066c\u200fd\x07e {family} \u05d0")
    line = next(message["line"] for message in ada.told if message["type"] == "chat")
    assert line["text"] == f"abcde {family} \u05d0"
    assert ada.ask("say", seat=0, text="\u202e\u2069 ")["code"] == "empty"


# --- playing ----------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"ufo": True, "explorations": True, "secret_missions": True}])
def test_whole_game_of_two_people_and_a_bot_is_fair(server: Server, options: dict[str, Any]) -> None:
    table, keys = server.table_for("Ada", "Linus", bots=1, options=options)
    ada, linus, anybody = server.join(table, keys[0]), server.join(table, keys[1]), server.join(table)
    for visitor in (ada, linus, anybody):
        visitor.until("update")
    end = play_to_the_end(ada, linus)
    assert end["question"]["prompt"] == "over"
    anybody.wait(lambda me: me.update["over"])
    assert anybody.update["view"]["viewer"] is None
    assert anybody.update["ending"] == end["ending"]
    points = zip(*(column["values"] for column in end["ending"]["columns"]), strict=True)
    assert [sum(values) for values in points] == server.get(f"/api/tables/{table}")["scores"]
    assert end["ending"]["reason"].endswith(".")
    assert cosmodrome.verify(server.get(f"/api/tables/{table}/record")).proof == "fair"
    assert server.get(f"/api/tables/{table}")["status"] == "over"


def test_message_with_a_known_id_changes_nothing(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    asked, _ = asked_and_other(server.join(table, keys[0]), server.join(table, keys[1]))
    update = asked.update
    act = {"seq": update["seq"], "seat": me(asked), "action": update["legal"][0]["action"], "id": "once"}
    first = asked.ask("act", **act)
    again = asked.ask("act", **act)
    assert first["type"] == again["type"] == "ok"
    assert server.events(table) == first["seq"]


def test_action_after_chat_and_pauses_is_not_stale(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    asked, other = asked_and_other(server.join(table, keys[0]), server.join(table, keys[1]))
    update = asked.update
    assert other.ask("say", seat=me(other), text="take your time")["type"] == "ok"
    assert other.ask("pause", seat=me(other), on=True)["type"] == "ok"
    assert other.ask("pause", seat=me(other), on=False)["type"] == "ok"
    answer = asked.ask("act", seq=update["seq"], seat=me(asked), action=update["legal"][0]["action"])
    assert answer["type"] == "ok"


def test_legal_actions_have_sentence_preview_and_odds(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    ada = server.join(table, keys[0], locale="pl")
    while not any(choice["action"]["verb"] == "fly" for choice in ada.my_turn()["legal"]):
        ada.act(-1)
    fly = next(choice for choice in ada.update["legal"] if choice["action"]["verb"] == "fly")
    assert {"space", "lost", "dice", "crash_odds"} <= set(fly["preview"])
    assert fly["hint"]
    ada.ask("speak", locale="fr")
    in_french = next(choice for choice in ada.update["legal"] if choice["action"] == fly["action"])
    assert in_french["text"] != fly["text"]
    assert in_french["preview"] == fly["preview"]


def test_unavailable_actions_have_their_reason(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    ada = server.join(table, keys[0])
    seen: dict[str, Any] = {}
    while not ada.update.get("over") and "not_at_home" not in seen:
        seen |= {choice["code"]: choice for choice in ada.my_turn()["refused"]}
        ada.act(-1)
    refused = seen["not_at_home"]
    assert refused["reason"] == "This astronaut is not at home."
    assert refused["rule"]


# --- secrets -------------------------------------------------------------------------------


def test_secret_missions_are_sent_to_their_owner_only(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", options={"secret_missions": True})
    ada, linus, anybody = server.join(table, keys[0]), server.join(table, keys[1]), server.join(table)
    for visitor in (ada, linus, anybody):
        visitor.until("update")
    own = ada.update["view"]["seats"][0]["missions"]["held"]
    assert len(own) == 4
    for visitor in (linus, anybody):
        assert visitor.update["view"]["seats"][0]["missions"]["held"] == []
        dealt = [h for h in visitor.update["happened"] if h["happening"] == "mission_dealt" and h["seat"] == 0]
        assert len(dealt) == 4
        assert all("mission" not in happening for happening in dealt)
    for key in (None, keys[1]):
        record = server.get(f"/api/tables/{table}/record", key)
        assert "seed" not in json.dumps(record)
        assert all("outcome" not in event for event in record["events"] if event.get("audience") == [0])


def test_view_of_a_shared_device_between_turns_has_no_secrets(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", mode="hotseat", options={"secret_missions": True})
    device = server.join(table, *keys)
    assert device.welcome["yours"] == [0, 1]
    device.until("update")
    assert device.update["view"]["viewer"] is None
    device.ask("look", seat=1)
    assert len(device.update["view"]["seats"][1]["missions"]["held"]) == 4
    device.ask("look", seat=None)
    assert device.update["view"]["seats"][1]["missions"]["held"] == []
    assert not any("mission" in h for h in device.update["happened"])


# --- taking back -------------------------------------------------------------------------------


def test_undo_before_another_player_moves_needs_no_consent(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    asked, _ = asked_and_other(server.join(table, keys[0]), server.join(table, keys[1]))
    asked.act()
    assert asked.ask("undo", seat=me(asked))["type"] == "ok"
    assert asked.update["legal"]
    assert asked.update["redo"]
    assert asked.ask("redo", seat=me(asked))["type"] == "ok"


@pytest.mark.parametrize("yes", [True, False])
def test_undo_after_another_player_moved_needs_consent(server: Server, yes: bool) -> None:
    table, keys = server.table_for("Ada", "Linus")
    asked, other = asked_and_other(server.join(table, keys[0]), server.join(table, keys[1]))
    asked.act()
    other.act()
    asked.ask("undo", seat=me(asked))
    other.wait(lambda visitor: visitor.update["request"])
    assert other.update["request"] == {"seat": me(asked), "waiting": [me(other)]}
    other.ask("answer", seat=me(other), yes=yes)
    asked.wait(lambda visitor: visitor.update["request"] is None)
    told = " ".join(line["text"] for line in asked.update["log"])
    assert ("undoes a move" in told) == yes


# --- being away ------------------------------------------------------------------------------------


def test_substitute_plays_for_an_absent_player_until_they_return(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", takeover=5)
    ada, linus = server.join(table, keys[0]), server.join(table, keys[1])
    asked, other = asked_and_other(ada, linus)
    seat, key = me(asked), keys[me(asked)]
    other.wait(lambda visitor: visitor.table["seats"][seat]["present"])
    asked.close()
    other.wait(lambda visitor: visitor.table["seats"][seat]["bot"] == "steady")
    other.wait(lambda visitor: any("A bot takes over" in line["text"] for line in visitor.update["log"]))
    back = server.join(table, key)
    other.wait(lambda visitor: visitor.table["seats"][seat]["bot"] is None)
    back.wait(lambda visitor: any("is back" in line["text"] for line in visitor.update["log"]))


def test_player_can_request_and_dismiss_a_substitute(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    asked, other = asked_and_other(server.join(table, keys[0]), server.join(table, keys[1]))
    assert other.ask("stand_in", seat=me(other), for_seat=me(other), on=True)["type"] == "ok"
    other.wait(lambda visitor: visitor.table["seats"][me(other)]["bot"] == "steady")
    assert other.ask("stand_in", seat=me(other), for_seat=me(other), on=False)["type"] == "ok"
    other.wait(lambda visitor: visitor.table["seats"][me(other)]["bot"] is None)
    assert asked.act()["type"] == "ok"


@pytest.mark.slow
def test_player_whose_bank_is_empty_is_replaced(server: Server) -> None:
    before = time.time_ns() // 1_000_000
    table, keys = server.table_for("Ada", "Linus", clock={"bank": 10, "increment": 0}, takeover=None)
    asked, other = asked_and_other(server.join(table, keys[0]), server.join(table, keys[1]))
    after = time.time_ns() // 1_000_000
    assert before + 10_000 <= asked.update["deadline"] <= after + 10_000
    assert other.ask("pause", seat=me(other), on=True)["type"] == "ok"
    assert asked.ask("look", seat=me(asked))["type"] == "ok"
    assert asked.update["deadline"] is None
    assert other.ask("pause", seat=me(other), on=False)["type"] == "ok"
    other.wait(lambda visitor: visitor.table["seats"][me(asked)]["bot"] == "steady")


# --- the end -------------------------------------------------------------------------------------------


def test_resigned_seat_is_played_by_a_bot(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", "Grace")
    ada, linus, grace = (server.join(table, key) for key in keys)
    assert ada.ask("resign", seat=0)["type"] == "ok"
    linus.wait(lambda visitor: visitor.table["seats"][0]["resigned"])
    assert linus.table["seats"][0]["bot"] == "steady"
    end = play_to_the_end(linus, grace)
    assert end["over"]
    assert 0 not in server.get(f"/api/tables/{table}/record")["events"][-1]["winners"]


def test_vote_to_end_needs_all_players_who_are_present(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    ada, linus = server.join(table, keys[0]), server.join(table, keys[1])
    ada.ask("vote_end", seat=0, yes=True)
    linus.wait(lambda visitor: visitor.table["seats"][0]["votes_to_end"])
    assert linus.update["ending"] is None
    assert server.get(f"/api/tables/{table}")["status"] == "playing"
    linus.ask("vote_end", seat=1, yes=True)
    ada.wait(lambda visitor: visitor.update.get("over"))
    assert server.get(f"/api/tables/{table}/record")["events"][-1]["reason"] == "abandoned"


def test_a_rematch_keeps_the_chosen_starting_player(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", options={"starting_player": 2})
    ada, linus = (server.join(table, key) for key in keys[:2])
    assert ada.table["asked"] == [1]
    ada.ask("vote_end", seat=0, yes=True)
    linus.ask("vote_end", seat=1, yes=True)
    ada.wait(lambda visitor: visitor.update.get("over"))
    made = server.post(f"/api/tables/{table}/rematch", {}, keys[0])["table"]
    assert made["options"]["starting_player"] == 2


def test_starting_player_without_a_seat_is_refused(server: Server) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    wish = {"game": "mlem", "seats": seats, "options": {"starting_player": 3}}
    status, answer = server.call("POST", "/api/tables", wish)
    assert status == 422
    assert "option starting_player names seat 3, but there are 2 seats" in str(answer)


def test_a_rematch_brings_the_same_people_to_a_new_table(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus", bots=1)
    ada = server.join(table, keys[0])
    linus = server.join(table, keys[1])
    ada.ask("vote_end", seat=0, yes=True)
    linus.ask("vote_end", seat=1, yes=True)
    ada.wait(lambda visitor: visitor.update.get("over"))
    made = server.post(f"/api/tables/{table}/rematch", {}, keys[0])["table"]
    linus.wait(lambda visitor: visitor.table["next"] == made["id"])
    assert linus.table["rematch_by"] == 0
    assert made["rematch_by"] is None
    assert server.post(f"/api/tables/{table}/rematch", {}, keys[1])["table"]["id"] == made["id"]
    for name, key in (("Linus", keys[1]), ("Ada", keys[0])):
        body = {"name": name, "nonce": "12345678", "previous": key}
        seated = server.post(f"/api/tables/{made['id']}/seats", body)
    assert seated["seat"] == 0
    assert seated["table"]["status"] == "playing"
    assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ada", "Linus", "Félicette"]


# --- records, replays, reports -----------------------------------------------------------------------------


def test_every_step_can_be_replayed_and_played_on_from(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1, options={"secret_missions": True})
    ada = server.join(table, keys[0])
    ada.until("update")
    for _ in range(4):
        ada.act(-1)
    step = server.get(f"/api/tables/{table}/replay/2?seat=0", keys[0])
    assert step["viewpoints"] == [0]
    assert step["position"] is None
    play_to_the_end(ada)
    steps = server.get(f"/api/tables/{table}/replay/0")["steps"]
    last = server.get(f"/api/tables/{table}/replay/{steps}?seat=1")
    assert last["viewpoints"] == [0, 1]
    assert last["question"]["prompt"] == "over"
    moment = server.get(f"/api/tables/{table}/replay/5?seat=0")
    assert moment["log"]
    assert moment["played"]["action"]["verb"]
    wish = {"step": 5, "seat": 0, "seats": [{"kind": "human"}, {"kind": "bot"}]}
    made = server.post(f"/api/tables/{table}/play-on", wish)
    assert made["table"]["origin"] == f"{table}/5"
    key = server.sit(made["table"]["id"], made["invite"], "Ada")
    again = server.join(made["table"]["id"], key)
    again.until("update")
    assert again.update["view"]["rocket"]["space"] == moment["view"]["rocket"]["space"]


def test_downloaded_record_can_be_uploaded(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    ada = server.join(table, keys[0])
    ada.until("update")
    play_to_the_end(ada)
    record = server.get(f"/api/tables/{table}/record")
    archived = server.post("/api/records", record)["table"]
    assert archived["status"] == "archive"
    assert server.get(f"/api/tables/{archived['id']}/record") == record
    assert server.get(f"/api/tables/{archived['id']}/replay/3?seat=1")["view"]["viewer"] == 1


def test_report_keeps_the_record_as_the_reporter_saw_it(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1, options={"secret_missions": True})
    server.join(table, keys[0]).until("update")
    number = server.post("/api/reports", {"table": table, "step": 0, "text": "odd"}, keys[0])["id"]
    kept = server.get(f"/api/admin/reports/{number}", ADMIN_KEY)
    assert kept["viewer"] == 0
    assert any(report["id"] == number for report in server.get("/api/admin", ADMIN_KEY)["reports"])


def test_table_with_a_data_pack_uses_and_keeps_it(server: Server) -> None:
    from cosmodrome.core.data_pack import built_in_text

    pack = built_in_text("mlem").replace("commander = 7", "commander = 9", 1).replace("Reconstructed mat", "Mine", 1)
    table, invite = server.open_table("hb", pack=pack)
    assert server.get(f"/api/tables/{table}")["pack"] == "Mine"
    ada = server.join(table, server.sit(table, invite, "Ada"))
    assert ada.welcome["facts"]["deep_space"]["commander"] == 9
