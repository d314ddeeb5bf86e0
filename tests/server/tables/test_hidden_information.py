"""Hidden information does not reach a seat through the real server; every registered game is covered.

Two servers hold twins of one table. They differ only in what one seat (or a spectator) may not know: the position of
the second is that of the first, resampled for that seat; seed, keys, names and everything else are the same. The same
moves are made at both. Every frame and every response that the seat and a spectator get must be the same, byte for byte
and in the same order, until the rules themselves reveal a difference to them.
"""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from cosmodrome import Match, Rng, Seat, games, load
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.match.fair_draws import seed_bytes
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import TableWrite
from cosmodrome.server.tables.seat_keys import hash_key
from cosmodrome.server.tables.table_data import SeatData, TableData
from tests.games.leaving_earth.table import Table
from tests.support.event_loop import run_async
from tests.support.server_process import Server, Visitor
from tests.support.waiting import DEADLINE

NAMES = ("Ada", "Linus", "Grace")
MOVES = 14
# Times of the day, and the number of this run of the server: all that differs between the twins and is no secret.
TIMES = re.compile(r'"(at|now|run|sent)":("[0-9a-f]*"|-?[0-9.]+)')


@dataclass(frozen=True)
class Case:
    """A game with hidden information. `shown` are the log entries by which the rules reveal some of it to a seat."""

    game: str
    options: dict[str, Any]
    before: int  # moves and draws before the twins part
    shown: frozenset[str] = frozenset()
    studies: tuple[dict[str, Any], ...] = ()
    seeds: tuple[int, ...] = (1,)
    viewers: tuple[int | None, ...] = (None, 0, 2)
    lay: Callable[[], State] | None = None  # instead of moves at random before the twins part
    script: tuple[tuple[int, dict[str, Any]], ...] = ()  # what is done first, by whom


# By which Leaving Earth opens a secret.
SHOWN = frozenset({"outcome_drawn", "looked", "disclosed", "revealed", "outcomes_cleared", "outcome_removed"})


def knowledge_for_sale() -> State:
    """Seat 0 of Leaving Earth has looked at Mars, where seats 1 and 2 have not."""
    table = Table(len(NAMES), level="hard")
    for seat in range(len(NAMES)):
        table.learn("surveying", "SSmM", seat).learn("juno_rockets", "SmM", seat).learn("landing", "SmM", seat)
        table.craft("mars_orbit", "probe", "juno", seat=seat)
    return table.show("mars", "plants", seen_by=[0]).state


CASES = [
    Case("mlem", {"secret_missions": True, "ufo": True, "explorations": True}, 40),
    Case("mlem", {"secret_missions": True}, 8, viewers=(None, 1)),  # while missions are given back
    Case("mlem", {"secret_missions": True, "ufo": True, "explorations": True, "hidden_tokens": True}, 150),
    Case(
        "leaving_earth",
        {"level": "hard"},
        300,
        SHOWN,
        ({"about": "rivals"}, {"about": "design", "parts": {"probe": 1, "juno": 4}}),
        seeds=(1, 2),
    ),
    Case(
        "leaving_earth",
        {"level": "hard"},
        0,
        SHOWN,
        ({"about": "rivals"},),
        viewers=(None, 1, 2),
        lay=knowledge_for_sale,
        script=(
            (0, {"verb": "cooperate", "with": 1}),
            (0, {"verb": "give_knowledge", "location": "mars"}),
            (0, {"verb": "propose"}),
            (1, {"verb": "accept"}),
        ),
    ),
]
# Nothing is hidden there, which is checked too.
OPEN = [game for game in games.metas() if game not in {case.game for case in CASES}]


def walked(case: Case, seed: int) -> State:
    """A table after so many steps at random, with a question open."""
    if case.lay is not None:
        return case.lay()
    rng = Rng(seed)
    game = load(case.game)
    state = game.new(len(NAMES), game.meta.check_options(case.options))
    for _ in range(case.before):
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
    while state.is_chance():
        state.apply(state.sample(rng))
    return state


# --- twins -----------------------------------------------------------------------


@dataclass
class Twins:
    """One table twice, and what happens at it."""

    case: Case
    viewer: int | None
    seed: int
    id: str
    matches: list[Match] = field(default_factory=list)

    def lay(self) -> None:
        game = load(self.case.game)
        state = walked(self.case, self.seed)
        other = state.resample(self.viewer, Rng(self.seed, 5))
        assert other != state, "the twins are the same"
        if self.case.script:
            assert other.view(0) != state.view(0), "what is told is the same"
        seats = [Seat(name) for name in NAMES]
        self.matches = [
            Match.start(game, seats, game.options_of(table), seed=self.seed, position=game.to_text(table))
            for table in (state, other)
        ]

    def data(self, match: Match) -> TableData:
        chairs = [SeatData("human", name, seat, key=hash_key(self.key(seat))) for seat, name in enumerate(NAMES)]
        return TableData(
            id=self.id,
            game=self.case.game,
            rules=match.opening.rules,
            mode="online",
            options=dict(match.opening.options),
            chairs=chairs,
            seed=seed_bytes(self.seed).hex(),
            created=1_700_000_000_000,
            started=1_700_000_000_000,
            status="playing",
            takeover=None,
            position=match.opening.position,
        )

    def key(self, seat: int) -> str:
        return f"the-key-of-{NAMES[seat]}-at-{self.id}"

    def may_differ(self) -> bool:
        """Whether the rules have revealed a difference between the twins to the viewer or to everyone."""
        for reader in {self.viewer, None}:
            one, two = (
                [match.game.vocabulary.happened(entry, reader) for told in match.happened for entry in told]
                for match in self.matches
            )
            if one != two:
                first = next(pair for pair in zip(one, two, strict=False) if pair[0] != pair[1])
                assert {told["happening"] for told in first} <= self.case.shown, first
                return True
        return False


def all_twins() -> list[Twins]:
    return [
        Twins(case, viewer, seed, f"twin-{number}-{seed}-{'x' if viewer is None else viewer}")
        for number, case in enumerate(CASES)
        for viewer in case.viewers
        for seed in case.seeds
    ]


TWINS = all_twins()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers, started on databases that hold one twin each of every table."""
    for twins in TWINS:
        twins.lay()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]

    async def fill(folder: Path, which: int) -> None:
        storage = Storage(f"sqlite:///{folder / 'cosmodrome.db'}")
        for twins in TWINS:
            match = twins.matches[which]
            await storage.tables.save(TableWrite(twins.data(match), match.events))
        storage.close()

    for which, folder in enumerate(folders):
        run_async(fill(folder, which))
    running = [Server(folder, "--no-limits") for folder in folders]
    yield running
    for server in running:
        server.stop()


# --- what is compared ----------------------------------------------------------------


def plain(text: str) -> str:
    return TIMES.sub(r'"\1":0', text)


class Reader(Visitor):
    """Keeps every frame as it came."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.frames: list[str] = []
        super().__init__(*args, **more)

    def receive(self, timeout: float = DEADLINE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(plain(text))
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.update = message
        return message

    def heard(self) -> list[str]:
        """All frames until the server has answered a ping."""
        self.send(type="ping", sent=1.5)
        self.until("pong")
        frames, self.frames = self.frames, []
        return frames


def answer(server: Server, method: str, path: str, key: str | None, body: Any = None) -> tuple[int, str]:
    """Status and body as they came, but for the times in them."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.url + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=DEADLINE) as found:
            return found.status, plain(found.read().decode())
    except urllib.error.HTTPError as error:
        return error.code, plain(error.read().decode())


def everything_asked(server: Server, twins: Twins) -> list[tuple[int, str]]:
    """What the viewer, and a spectator, can ask of the interface, where no dice are thrown for the answer."""
    table = f"/api/tables/{twins.id}"
    steps = server.get(f"{table}/replay/0")["steps"]
    found = []
    for seat in dict.fromkeys((twins.viewer, None)):
        key = twins.key(seat) if seat is not None else None
        query = f"?seat={seat}" if seat is not None else ""
        found += [
            answer(server, "GET", table, key),
            answer(server, "GET", "/api/tables", key),
            answer(server, "GET", f"{table}/record", key),
            answer(server, "GET", f"{table}/log{query}", key),
            answer(server, "GET", f"{table}/log?before=7{query.replace('?', '&')}", key),
            answer(server, "GET", f"{table}/log?seat=1" if seat != 1 else f"{table}/log?seat=0", key),
            answer(server, "GET", f"{table}/analysis", key),
            answer(server, "GET", f"{table}/analysis?start=0", key),
            answer(server, "POST", f"{table}/rematch", key, {}),
            answer(server, "POST", "/api/reports", key, {"table": twins.id, "step": 0, "text": "odd"}),
            answer(server, "GET", f"{table}/replay/{steps + 1}{query}", key),
            # Requests for another seat are refused in the same words.
            answer(server, "GET", f"{table}/replay/0?seat=1" if seat != 1 else f"{table}/replay/0?seat=0", key),
            answer(server, "POST", f"{table}/hint", key, {"seat": 1 if seat != 1 else 0}),
        ]
        found += [answer(server, "GET", f"{table}/replay/{step}{query}", key) for step in {0, steps // 2, steps}]
        found += [
            answer(server, "POST", f"{table}/study", key, {"seat": seat, "ask": ask}) for ask in twins.case.studies
        ]
    return found


@pytest.mark.parametrize("twins", TWINS, ids=lambda twins: twins.id)
def test_responses_do_not_depend_on_hidden_information(servers: list[Server], twins: Twins) -> None:
    rng = Rng(twins.seed, 9)
    seats = [[server.join(twins.id, twins.key(seat)) for seat in range(len(NAMES))] for server in servers]
    own = (twins.key(twins.viewer),) if twins.viewer is not None else ()
    readers = [[Reader(server, twins.id, own), Reader(server, twins.id, ())] for server in servers]
    compared = 0
    for move in range(MOVES):
        if twins.may_differ() or twins.matches[0].is_over:
            break
        if move % 5 == 1:
            try_something_refused(readers, twins)
        if move % 5 == 2:
            ask_for_resends(readers, twins)
        for one, two in zip(*readers, strict=True):
            assert one.heard() == two.heard()
        if move % 5 == 0:
            first, second = (everything_asked(server, twins) for server in servers)
            assert first == second
            assert {status for status, _ in first} >= {200, 403, 404}
        compared += 1
        [seat] = twins.matches[0].players_to_move()
        play(twins, seats, seat, rng, move)
    everybody: list[list[Visitor]] = [*seats, *map(list[Visitor], readers)]
    for row in everybody:
        for visitor in row:
            visitor.close()
    assert compared > 2


def try_something_refused(readers: list[list[Reader]], twins: Twins) -> None:
    """Try impossible actions. Their refusals must not depend on what is hidden from the viewer."""
    action = twins.matches[0].game.to_json(twins.matches[0].state.legal_actions()[-1])
    for row in readers:
        for reader in row:
            for seat in range(len(NAMES)):
                reader.ask("act", id=f"refused-{seat}", seq=0, seat=seat, action=action)
                reader.ask("undo", id=f"undo-{seat}", seat=seat if seat != twins.viewer else (seat + 1) % len(NAMES))


def ask_for_resends(readers: list[list[Reader]], twins: Twins) -> None:
    """The end of the log and the table once more: in another language, and as a spectator and back."""
    for row in readers:
        for reader in row:
            reader.ask("speak", id=f"speak-{len(twins.matches[0].events)}", locale="pl")
            for seat in (None, twins.viewer if reader is row[0] else None):
                reader.ask("look", id=f"look-{seat}-{len(twins.matches[0].events)}", seat=seat)


def is_secret(game: Game, action: int) -> bool:
    return bool(game.vocabulary.verb(action).secret)


def play(twins: Twins, seats: list[list[Visitor]], seat: int, rng: Rng, move: int) -> None:
    """The same move at both tables, sometimes taken back and made again."""
    scripted = twins.case.script[move][1] if move < len(twins.case.script) else None
    assert scripted is None or twins.case.script[move][0] == seat
    number = rng.below(1_000)
    shared = twins.matches[0].legal(seat)
    for match, row in zip(twins.matches, seats, strict=True):
        # Others may have something else to choose from where the choice is a secret.
        legal = match.legal(seat) if is_secret(match.game, shared[0]) else shared
        action = legal[number % len(legal)] if scripted is None else match.game.from_json(scripted)
        taken = row[seat].ask("act", seq=len(match.events), seat=seat, action=match.game.to_json(action))
        assert taken["type"] == "ok", taken
        match.play(seat, action)
    alone = all(match.undos.can_undo(seat) and match.players_to_move() == [seat] for match in twins.matches)
    if alone and rng.below(3) == 0:
        for kind in ("undo", "redo"):
            answers = [row[seat].ask(kind, seat=seat) for row in seats]
            assert answers[0]["type"] == answers[1]["type"]
            if answers[0]["type"] == "ok":
                for match in twins.matches:
                    getattr(match, kind)(seat)


# --- what is calculated for a seat --------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.before}")
def test_bots_hints_and_studies_get_no_hidden_information(case: Case) -> None:
    """They get a resampled table and nothing else. The twin, resampled by the same dice, is the same one."""
    for seed in range(3):
        state = walked(case, seed)
        for viewer in (None, *range(len(NAMES))):
            twin = state.resample(viewer, Rng(seed, 1))
            assert twin.to_bytes() != state.to_bytes()
            for number in range(5):
                given = [table.resample(viewer, Rng(seed, 2, number)).to_bytes() for table in (state, twin)]
                assert given[0] == given[1]


@pytest.mark.parametrize("game_id", OPEN)
def test_resample_without_hidden_information_returns_the_same_state(game_id: str) -> None:
    game = load(game_id)
    rng = Rng(3)
    state = game.new(len(NAMES), game.meta.check_options({}))
    for _ in range(60):
        if state.is_terminal():
            break
        assert not game.hides(state)
        for viewer in (None, *range(len(NAMES))):
            assert state.resample(viewer, rng).to_bytes() == state.to_bytes()
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))


def test_hidden_information_tests_cover_every_game() -> None:
    assert {case.game for case in CASES} | set(OPEN) == set(games.metas())
