"""Stepping through a match: any moment as somebody may see it, and playing on from there."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from cosmodrome.core import record as rec
from cosmodrome.core.match import Match
from cosmodrome.core.record import Record
from cosmodrome.core.replay import Replay
from cosmodrome.core.rng import Rng
from cosmodrome.core.seen import seen
from cosmodrome.server import showing
from cosmodrome.server.protocol import Chapter, ReplayStep
from cosmodrome.server.refusal import No
from cosmodrome.server.table import Table

KEPT = 32  # replays in memory


class Replays:
    """Replays are made when somebody asks, and kept while they are looked at."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def of(self, table: Table) -> Replay:
        match = table.playing() if table.sheet.status != "closed" or table.match is None else table.match
        key = table.sheet.id
        replay = self._kept.get(key)
        if replay is None or not is_beginning(replay, match):
            seed = None if match.is_over else table.sheet.seed or None
            self._kept[key] = replay = Replay.of_record(Record(rec.FORMAT, list(match.events), seed=seed))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        elif replay.read_events < len(match.events):
            replay.read_on(match.events)
        self._kept.move_to_end(key)
        return replay

    def step(self, table: Table, step: int, seat: int | None, key: str | None, locale: str) -> ReplayStep:
        replay = self.of(table)
        match = replay.match
        assert match is not None
        viewpoints = permitted(table, key)
        check(table, seat, key)
        if not 0 <= step <= replay.steps:
            raise No("no_such_step", 404)
        state = replay.state(step)
        text = match.game.text(locale, match.names)
        last = step == replay.steps
        shown = match.state if last else state
        first, until = replay.events_of(step)
        legal = []
        if not shown.is_chance() and not shown.is_terminal() and shown.current_player() == seat:
            legal = showing.choices(match, shown, text)[0]
        return ReplayStep(
            table=table.info(),
            facts=dict(table.game.data),
            step=step,
            steps=replay.steps,
            chapters=[Chapter(at, name) for at, name in replay.chapters(locale)],
            seat=seat,
            viewpoints=viewpoints,
            view=shown.view(seat),
            question=showing.question(match, shown, text),
            happened=showing.happened(match, seat, first, until),
            log=replay.log(step, locale, seat),
            legal=legal,
            played=played(match, until, seat) if not last else None,
            note=(table.sheet.notes or {}).get(str(step)),
            position=match.game.to_text(shown) if match.is_over or not match.game.hides(shown) else None,
        )

    def position(self, table: Table, step: int, seat: int | None, key: str | None) -> str:
        """The position of a step in one line, with what the seat may not know dealt anew while the match goes on."""
        replay = self.of(table)
        check(table, seat, key)
        if not 0 <= step <= replay.steps:
            raise No("no_such_step", 404)
        state = replay.state(step)
        if state.is_terminal():
            raise No("bad_request", 422, reason="the game is over here")
        match = table.playing()
        believed = state if match.is_over else state.resample(seat, Rng(secrets.randbits(60)))
        return match.game.to_text(believed)


def is_beginning(replay: Replay, match: Match) -> bool:
    """Whether the match is the one that was read, as it was or further on."""
    last = replay.read_events - 1
    return last < len(match.events) and replay.match is not None and replay.match.events[last] == match.events[last]


def permitted(table: Table, key: str | None) -> list[int]:
    """Once the match is over everybody may look from every seat; before, only from one's own."""
    match = table.match
    if match is not None and match.is_over:
        return list(range(len(table.sheet.chairs)))
    if table.sheet.status == "archive":
        return []
    own = table.sheet.seat_of(key) if key is not None else None
    return [own] if own is not None else []


def check(table: Table, seat: int | None, key: str | None) -> None:
    if seat is not None and seat not in permitted(table, key):
        raise No("not_permitted", 403)


def played(match: Match, event: int, seat: int | None) -> dict[str, object] | None:
    """The action that was taken next, as this viewpoint may know it."""
    action = match.events[event] if event < len(match.events) else None
    if not isinstance(action, rec.Action):
        return None
    told = action if match.is_over else seen(match.game, match.state, action, seat)
    assert isinstance(told, rec.Action)
    return {"seat": told.seat, "action": told.action}
