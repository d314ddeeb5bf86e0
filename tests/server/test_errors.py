"""Every refusal in every language: the code's sentence is there, and nothing in it is left unfilled."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome import Match, Refused, Seat, games, load
from cosmodrome.core.errors import BadInput
from cosmodrome.server.errors import Rejection, sentence
from tests.support.fluent import Parts, messages_of
from tests.support.server_process import Server

LOCALES = ("en", "pl", "fr")
PACKAGE = Path(cosmodrome.__file__).parent
NAMES = ["Ada", "Józef"]


def codes(folder: str) -> list[str]:
    return [name.removeprefix("refused-") for name in messages_of(folder, "en") if name.startswith("refused-")]


def placeholders(folder: str, locale: str, code: str) -> set[str]:
    return Parts(messages_of(folder, locale)[f"refused-{code}"]).arguments


def is_complete(text: str, values: dict[str, str]) -> bool:
    filled = all(value in text for value in values.values())
    return bool(text) and filled and not text.startswith("refused-") and not any(sign in text for sign in "{}$")


def raised_by_the_server() -> Iterator[tuple[str, str, set[str]]]:
    """Where the server says no: the place, the code, the names of the values it gives."""
    for file in (PACKAGE / "server").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Rejection":
                [code, *_] = call.args
                if isinstance(code, ast.Constant):
                    given = {str(keyword.arg) for keyword in call.keywords} - {"status"}
                    yield f"{file.name}:{call.lineno}", str(code.value), given


@pytest.mark.parametrize("locale", LOCALES)
def test_refusal_of_the_server_gives_every_value_that_its_sentence_needs(locale: str) -> None:
    raised = list(raised_by_the_server())
    assert len(raised) > 50
    for place, code, given in raised:
        assert placeholders("server", locale, code) == given, (place, code, locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", codes("server"))
def test_refusal_of_the_server_has_no_unresolved_placeholder(code: str, locale: str) -> None:
    values = {name: f"<{name}>" for name in placeholders("server", "en", code)}
    assert is_complete(Rejection(code, 409, **values).sentence(locale), values)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(games.metas()))
def test_refusal_of_a_match_has_no_unresolved_placeholder(game: str, locale: str) -> None:
    for folder in ("core", f"games/{game}"):
        for code in codes(folder):
            values = {name: f"<{name}>" for name in placeholders(folder, locale, code)}
            refused = Refused(code, load(game).text("en", NAMES).say(f"refused-{code}", values), values=values)
            said = sentence(refused, locale, load(game), NAMES)
            assert is_complete(said, values), (code, said)
            if locale != "en":
                assert said != refused.text, code


@pytest.mark.parametrize("locale", LOCALES)
def test_refused_action_out_of_turn_names_the_player_who_decides(locale: str) -> None:
    match = Match.start(load("mlem"), [Seat(name) for name in NAMES], seed=1)
    [asked] = match.players_to_move()
    with pytest.raises(Refused) as refused:
        match.play(1 - asked, match.legal(asked)[0])
    assert refused.value.code == "not_your_turn"
    assert NAMES[asked] in sentence(refused.value, locale, match.game, NAMES)


def test_refused_action_out_of_turn_over_the_socket_names_the_player(server: Server) -> None:
    table, keys = server.table_for(*NAMES)
    for locale in LOCALES:
        visitors = [server.join(table, key, locale=locale) for key in keys]
        for visitor in visitors:
            visitor.until("update")
        asked = next(visitor for visitor in visitors if visitor.update["legal"])
        other = next(visitor for visitor in visitors if visitor is not asked)
        seat, action = other.update["view"]["viewer"], asked.update["legal"][0]["action"]
        answer = other.ask("act", seq=asked.update["seq"], seat=seat, action=action)
        assert answer["code"] == "not_your_turn"
        assert NAMES[1 - seat] in answer["text"]
        for visitor in visitors:
            visitor.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_unknown_action_in_another_language_contains_no_english(locale: str) -> None:
    match = Match.start(load("mlem"), [Seat(name) for name in NAMES], seed=1)
    action = {"verb": "dance"}
    refusal = match.refusal(match.players_to_move()[0], action, locale)
    assert refusal is not None
    assert refusal.code == "unknown_action"
    assert ("dance" in refusal.text) == (locale == "en"), "the parser's detail is English"


def test_rejection_translated_by_another_worker_keeps_its_text() -> None:
    refused = Rejection.translated("not_your_turn", "To nie twoja kolej. Teraz gra: Ada.", "")
    assert sentence(refused, "pl", load("mlem"), NAMES) == refused.text


@pytest.mark.parametrize("locale", LOCALES)
def test_bad_input_over_rest_begins_in_the_readers_language(server: Server, locale: str) -> None:
    wish = {"game": "mlem", "seats": [{"kind": "human"}] * 9}
    status, problem = server.call("POST", "/api/tables", wish, locale=locale)
    assert (status, problem["code"]) == (422, "bad_request")
    with pytest.raises(BadInput) as reason:
        load("mlem").meta.check_players(9)
    assert problem["text"] == Rejection("bad_request", reason=str(reason.value)).sentence(locale)
    assert (problem["text"] == str(reason.value)) == (locale == "en"), "the reason itself is English"
