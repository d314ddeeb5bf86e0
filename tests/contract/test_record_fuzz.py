"""Fuzz tests of records and data packs: a changed one is refused with a message or still valid, never anything else.

Valid records of every kind (of people, of the lab, unfinished, one seat's, continued from a position, with a pack) are
changed in one to three places: something is missing, duplicated, of another type, far too large, or off by one.
"""

from __future__ import annotations

import contextlib
import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cosmodrome import Match, Seat, bots, games, load
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.errors import CosmodromeError
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.branch import branch_match
from cosmodrome.core.match.verify import verify
from cosmodrome.core.registry import find_game
from cosmodrome.lab.play import record_game
from tests.support.tiers import mostly_slow

RECORDS = Path(__file__).parents[1] / "records"
WHOLE = 2  # of each game's recorded matches, the shortest
STRANGE: list[Any] = [None, True, -1, 0, 2**31, 2**63, 2**64, -(10**30), 1.5, 1e308, "", "x", "\x00", "a" * 5000]
STRANGE += [[], {}, [[]], [None] * 50, {"a": 1}, list(range(2000))]
QUICKLY = settings(derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def sources(game_id: str) -> dict[str, dict[str, Any]]:
    """Valid records of a game."""
    game = load(game_id)
    seats = [Seat("Ada"), Seat("Linus")]
    begun = Match.start(game, seats, {}, seed=3)
    own = find_game(game_id, Pack({**game.pack.data, "name": "our own"}))
    found = {
        "unfinished": begun.record(),
        "seen": begun.seen_by(0),
        "branch": branch_match(begun, 0, seats, seed=4).record(),
        "pack": Match.start(own, seats, {}, seed=3).record(),
        "lab": record_game(game, game.meta.check_options({}), [bots.find(game, "random")] * 2, 1, 0),
    }
    files = sorted((RECORDS / game_id).glob("*.json"), key=lambda file: file.stat().st_size)
    found |= {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files[:WHOLE]}
    return {name: json.loads(json.dumps(record)) for name, record in found.items()}


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at, *(place for key, part in inner for place in places(part, (*at, key)))]


@st.composite
def mutants(draw: st.DrawFn, whole: dict[str, Any], parts: list[tuple[Any, ...]]) -> dict[str, Any]:
    """A copy with one to three of these parts changed."""
    made = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(parts))
        try:
            owner: Any = made
            for key in way:
                owner = owner[key]
            change(draw, owner, last)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change has taken it away
    return made


def change(draw: st.DrawFn, owner: Any, key: Any) -> None:
    value = owner[key]
    kind = draw(st.integers(0, 4))
    if kind == 0:
        del owner[key]
    elif kind == 1 and isinstance(owner, list):
        owner.insert(draw(st.integers(0, len(owner))), copy.deepcopy(value))
    elif kind == 2 and isinstance(value, str) and value:
        place = draw(st.integers(0, len(value) - 1))
        owner[key] = value[:place] + draw(st.sampled_from("09afz-_/,:;| ą\x00")) + value[place + 1 :]
    elif kind == 3 and isinstance(value, int):
        owner[key] = value + draw(st.sampled_from([-1, 1, 7, -1000, 10**12]))
    else:
        owner[key] = copy.deepcopy(draw(st.sampled_from(STRANGE)))


def is_refused(record: Any) -> bool:
    """Whether it is refused, in one sentence; any other error is one of ours."""
    try:
        Match.load(record)
    except CosmodromeError as error:
        refusal = str(error)
    else:
        return False
    assert refusal
    assert "\n" not in refusal
    return True


@pytest.mark.parametrize("game_id", mostly_slow(sorted(games.metas(), reverse=True)))
def test_mutated_record_is_refused_or_valid(game_id: str) -> None:
    found = sources(game_id)
    for record in found.values():
        assert not is_refused(copy.deepcopy(record))
    refused = []

    @settings(QUICKLY, max_examples=100)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        record = found[data.draw(st.sampled_from(sorted(found)))]
        event = data.draw(st.integers(0, len(record["events"]) - 1))
        head = {key: value for key, value in record.items() if key != "events"}
        parts = [*places(head)[1:], *places(record["events"][event], ("events", event))]
        made = data.draw(mutants(record, parts))
        refused.append(is_refused(copy.deepcopy(made)))
        verify(made)

    check()
    assert sum(refused) > len(refused) / 2, "most changes must be noticed"


@pytest.mark.parametrize("game_id", list(games.metas()))
def test_mutated_pack_is_refused_or_playable(game_id: str) -> None:
    data = json.loads(json.dumps(dict(load(game_id).pack.data)))
    parts = places(data)[1:]

    @settings(QUICKLY, max_examples=60)
    @given(mutants(data, parts))
    def check(made: dict[str, Any]) -> None:
        with contextlib.suppress(CosmodromeError):
            assert Match.start(find_game(game_id, Pack(made)), [Seat("Ada"), Seat("Linus")], {}, seed=3).view(0)

    check()


@pytest.mark.parametrize("game_id", list(games.metas()))
@pytest.mark.parametrize(
    "swollen",
    [
        lambda record: record | {"events": record["events"] * (1 + 50_000 // len(record["events"]))},
        lambda record: record | {"events": [record["events"][0]] + [{"kind": "redo", "seat": 0}] * 10_000},
        lambda record: record | {"events": [record["events"][0] | {"seats": [{"name": "x"}] * 100_000}]},
        lambda record: record | {"events": [record["events"][0] | {"position": "9" * 3_000_000}]},
        lambda record: record | {"events": [record["events"][0] | {"options": {str(n): n for n in range(200_000)}}]},
        lambda record: record | {"seed": "0" * 3_000_000},
    ],
    ids=["events", "redo", "seats", "position", "options", "seed"],
)
def test_record_of_any_length_is_refused_at_its_first_error(game_id: str, swollen: Any) -> None:
    assert is_refused(swollen(sources(game_id)["unfinished"]))


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"format":' + '{"a":' * 50_000, "1" * 5000, "\ud800", b"\xff\xfe", ""]
)
def test_text_that_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(CosmodromeError):
        rec.decode(text)


def test_lab_record_with_a_changed_draw_is_not_loaded() -> None:
    """Its draws follow from its seed, so an outcome that cannot be never reaches the rules."""
    record = copy.deepcopy(sources("mlem")["lab"])
    draw = next(event for event in record["events"] if event["kind"] == "draw")
    for outcome in (10**6, [10**6], [], None, -1):
        draw["outcome"] = outcome
        assert is_refused(copy.deepcopy(record))
