"""A match: a table with people at it. It checks every move, draws fairly, remembers everything and can say why not.

State is a fold over the events of the record; nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from cosmodrome.core.engine.actions import Offer
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import Journal, State
from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.fair_draws import Drawer, check_nonces, commitment, match_id, seed_bytes
from cosmodrome.core.match.record import Event, Record, Seat
from cosmodrome.core.match.redaction import seen
from cosmodrome.core.match.state_history import Past

decode_events = msgspec.json.Decoder(list[Event]).decode


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible: a stable code, a sentence in the reader's language, the rule it rests on."""

    code: str
    text: str
    rule: str = ""
    values: Mapping[str, Any] | None = field(default=None, compare=False)  # that fill the sentence of the code

    def as_error(self) -> Refused:
        return Refused(self.code, self.text, self.rule, self.values)


@dataclass(slots=True)
class MoveSpan:
    """An action on the line that led to the present, and where it stands in the record."""

    event: int
    seat: int
    action: int
    barrier: bool = False  # somebody learned something from it


@dataclass(frozen=True)
class Due:
    """The draw that a chance node wants: `times` equal ones where `is_heap`."""

    stream: str
    index: int
    weights: list[int]
    times: int
    is_heap: bool
    audience: list[int] | None


@dataclass
class Request:
    """Somebody asks to take back more than their own last steps."""

    seat: int
    waiting: set[int]
    left_at: int = -1  # the event with which a seat that was asked left


class Match:
    """See `Match.start`, `Match.load`; then `legal`, `play`, `view`, `undo`, `record`."""

    def __init__(self, game: Game, start: rec.Start, seed: bytes | None) -> None:
        self.game = game
        self.seats = [Seat(seat.name, seat.level, seat.bot) for seat in start.seats]
        self.events: list[Event] = [start]
        told: Journal = []
        self.state = self._lay(start, told)
        self.state.journal = []
        self.happened = [told]  # per event
        self.resigned: set[int] = set()  # cannot win any more
        self.absent: set[int] = set()  # resigned, and nobody plays on for them
        self.request: Request | None = None
        self._cancelled: Request | None = None  # by a seat that left; see `resume_request`
        self.hand_overs: list[int] = []  # the numbers of these events
        self.chapter_events: list[int] = []  # see `event_log.chapter_events`
        self._seed = seed
        self._drawer: Drawer | None = None
        self._next_index: dict[str, int] = {}
        self._line: list[MoveSpan] = []
        self._before = Past()  # the table before each of them
        self._watchers: list[Past] = []
        self._settled = 0  # so many of them came before a clock ran, and are not taken back
        self._redo: list[tuple[int, int]] = []
        self.clock_since: int | None = None  # when the running sandglass was turned
        self._turned = 0  # when the sandglass of the newest clock event was turned
        self.last_at = 0  # of the newest event that has a time
        self.retried = 0  # undos that took back a draw which somebody had seen
        self._over = False

    def __getstate__(self) -> dict[str, Any]:
        """For another process. Events go as JSON, in which defaults are left out: pickle would write them out."""
        return {**self.__dict__, "events": msgspec.json.encode(self.events), "_watchers": []}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        self.__dict__.update(parts)
        self.events = decode_events(parts["events"])
        self.state.journal = []  # which is not part of a pickled state

    # --- beginning -----------------------------------------------------------

    @classmethod
    def start(
        cls,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        seed: int | str | bytes | None = None,
        nonces: Sequence[str] | None = None,
        position: str | None = None,
    ) -> Match:
        """Lay the table, publish the commitment, and go on to the first question.

        A host that wants nonces from the players publishes `fair_draws.commitment(seed)` first and starts when it has
        them.
        """
        game.meta.check_players(len(seats))
        check_nonces(nonces, len(seats))
        secret = seed_bytes(seed)
        start = rec.Start(
            game=game.meta.id,
            rules=game.meta.rules,
            match=match_id(secret),
            seats=list(seats),
            options=game.meta.check_options(options),
            commitment=commitment(secret),
            pack=None if game.pack.is_built_in else dict(game.pack.data),
            position=position,
        )
        match = cls(game, start, secret)
        if nonces is not None:
            match.append(rec.Nonces(list(nonces)))
        match.advance()
        return match

    def _lay(self, start: rec.Start, told: Journal) -> State:
        if start.position is None:
            return self.game.new(len(start.seats), start.options, [seat.level for seat in start.seats], told)
        state = self.game.from_text(start.position)
        options = self.game.meta.check_options(start.options)  # a record may leave out what is as usual
        if state.players != len(start.seats) or self.game.options_of(state) != options:
            raise BadInput("the position has other players or options than the match")
        return state

    @property
    def opening(self) -> rec.Start:
        first = self.events[0]
        assert isinstance(first, rec.Start)
        return first

    @property
    def is_over(self) -> bool:
        return self._over

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # --- asking --------------------------------------------------------------

    def players_to_move(self) -> list[int]:
        """The seat that is asked; at a clock node everybody who may speak."""
        if self._over or self.state.is_terminal():
            return []
        if self.state.is_chance():
            return [seat for seat in range(self.state.players) if self.legal(seat)]
        return [self.state.current_player()]

    def is_racing(self) -> bool:
        """Whether a clock runs and whoever speaks first is asked."""
        return not self._over and self.state.is_chance() and self.state.chance_kind() == "clock"

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now; at a clock node, what it would get if it spoke now."""
        table = self.spoken(seat)
        return table.legal_actions(seat) if table is not None else []

    def spoken(self, seat: int) -> State | None:
        """The table as it asks this seat, if it may speak."""
        if self._over or seat in self.absent or not self._sits(seat):
            return None
        if self.is_racing():
            if self.state.chance_weights()[seat] == 0:
                return None
            table: State = self.state.clone()
            table.apply_unchecked(seat)
            return table
        return self.state

    def _sits(self, seat: object) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(self.seats)

    def number(self, action: int | Mapping[str, Any]) -> int:
        """An action as its number, whether it came as a number or as JSON."""
        if isinstance(action, Mapping):
            return self.game.from_json(action)
        self.game.vocabulary.verb(action)
        return action

    def refusal(self, seat: int, action: int | Mapping[str, Any], locale: str = "en") -> Refusal | None:
        """Why the seat cannot do this now, or None if it can. Reasons are looked for only when there is one."""
        text = self.game.text(locale, self.names)
        if not self._sits(seat):
            return self._refuse("no_such_seat", text)
        if self._over:
            return self._refuse("match_over", text)
        if seat in self.absent:
            return self._refuse("resigned", text)
        try:
            number = self.number(action)
        except BadInput as error:
            detail = f" {error}" if locale == "en" else ""  # the parser speaks English only
            return Refusal("unknown_action", text.say("refused-unknown_action") + detail)
        table = self.spoken(seat)
        if table is None and self.is_racing() and (silenced := int(self.state.silenced(seat))) >= 0:
            reason = self.game.vocabulary.reasons[silenced]
            return Refusal(reason.code, text.say(f"refused-{reason.code}"), reason.rule)
        if table is None or table.current_player() != seat:
            return self._refuse("not_your_turn", text, {"seat": text.seat(self.state.current_player())})
        if number in table.legal_actions(seat):
            return None
        out = Offer(self.game.num_distinct_actions, explain=True)
        table.offer(out)
        if number in out.refused:
            reason = self.game.vocabulary.reasons[out.refused[number]]
            return Refusal(reason.code, text.say(f"refused-{reason.code}"), reason.rule)
        return self._refuse("not_offered", text)

    def _refuse(self, code: str, text: Text, args: Mapping[str, Any] | None = None) -> Refusal:
        return Refusal(code, text.say(f"refused-{code}", args), values=args)

    def _refused(self, code: str, args: Mapping[str, Any] | None = None) -> Refused:
        return self._refuse(code, self.game.text("en", self.names), args).as_error()

    def describe(self, action: int, locale: str = "en") -> str:
        table = self.state
        if table.is_chance():
            speaker = next((s for s in range(table.players) if action in self.legal(s)), None)
            spoken = self.spoken(speaker) if speaker is not None else None
            table = spoken or table
        return self.game.describe(table, action, locale, self.names)

    def view(self, seat: int | None = None) -> Any:
        return self.state.view(seat)

    # --- acting --------------------------------------------------------------

    def play(self, seat: int, action: int | Mapping[str, Any], at: int | None = None) -> None:
        """Take a turn. What is not legal is refused and changes nothing."""
        if at is not None and (isinstance(at, bool) or not isinstance(at, int)):
            raise BadInput("the time of an action is a whole number of milliseconds")
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal.as_error()
        if not self.has_seed:
            raise BadInput("this copy of the match has no seed, so it cannot be played on")
        number = self.number(action)
        if self.state.is_chance():
            deadline = self.deadline()
            if at is None or (deadline is not None and at > deadline):
                raise self._refused("time_is_up")
            if self.game.strict_clock and at < self.turned_at():
                raise BadInput(f"the clock was started at {self.turned_at()} ms, after this time ({at} ms)")
            self.append_clock(seat, at)
        self.forget_redo()
        self.append_action(seat, number, at)
        self.advance()

    def forget_redo(self) -> None:
        """A new move ends what could be redone or was asked to be undone."""
        self._redo.clear()
        self.request = self._cancelled = None

    def append(self, event: Event) -> int:
        """Write an event; returns its number. The methods named append_... also do what the event says."""
        self.events.append(event)
        self.happened.append([])
        if isinstance(event, rec.Action | rec.Clock) and event.at is not None:
            self.last_at = event.at
        return len(self.events) - 1

    def _apply(self, number: int) -> None:
        """Move the table on and keep what it told under the newest event."""
        self.state.apply_unchecked(number)
        for past in (self._before, *self._watchers):
            past.played(number)
        assert self.state.journal is not None
        told, self.state.journal = self.state.journal, []
        self.happened[-1] += told
        if any(self.game.vocabulary.happenings[entry[0]].reveals for entry in told):
            self._raise_barrier()

    def tell(self, past: Past) -> None:
        """From now on it hears of everything that changes the table."""
        self._watchers.append(past)

    def _raise_barrier(self) -> None:
        if self._line:
            self._line[-1].barrier = True

    def append_clock(self, outcome: int, at: int) -> None:
        self._turned = self.turned_at()
        self.append(rec.Clock(outcome, at))
        self.clock_since = None
        self._apply(outcome)
        self._raise_barrier()
        spoke = outcome < len(self.seats)
        self._settled = len(self._line) + (1 if spoke else 0)  # what the seat does now is settled as well

    def append_action(self, seat: int, number: int, at: int | None) -> None:
        event = self.append(rec.Action(seat, self.game.to_json(number), at))
        self._line.append(MoveSpan(event, seat, number))
        self._before.append(self.state)
        self._apply(number)

    def advance(self) -> None:
        """Draw whatever chance decides, until somebody is asked, the clock runs or the game is over."""
        while self.state.is_chance():
            if self.is_racing():
                if self.clock_since is None:
                    self.clock_since = self.turned_at()
                return
            due = self.next_draw()
            drawn = self.derive(due)
            self.append_draw(
                rec.Draw(due.stream, due.index, drawn if due.is_heap else drawn[0], due.weights, due.audience)
            )
        if self.state.is_terminal():
            self.finish("finished")

    @property
    def has_seed(self) -> bool:
        return self._seed is not None

    def next_draw(self) -> Due:
        """The draw that is due at this chance node."""
        state = self.state
        stream = state.chance_stream()
        parts = state.chance_parts()
        weights, times = parts if parts is not None else (state.chance_weights(), 1)
        index = self._next_index.get(stream, 0)
        return Due(stream, index, weights, times, parts is not None, state.chance_audience())

    def derive(self, due: Due) -> list[int]:
        """What the seed gives for a draw."""
        if self._seed is None:
            raise BadInput("this copy of the match has no seed, so it cannot be played on")
        if self._drawer is None:
            nonces = self.events[1].nonces if len(self.events) > 1 and isinstance(self.events[1], rec.Nonces) else []
            self._drawer = Drawer(self._seed, self.opening.match, nonces)
        return [self._drawer.weighted(due.weights, due.stream, due.index + i) for i in range(due.times)]

    def append_draw(self, draw: rec.Draw) -> None:
        heap = draw.outcome if isinstance(draw.outcome, list) else None
        outcome = self.state.chance_gather(heap) if heap is not None else draw.outcome
        assert isinstance(outcome, int)
        self._next_index[draw.stream] = draw.index + (len(heap) if heap is not None else 1)
        self.append(draw)
        if draw.audience != []:
            self._raise_barrier()
        self._apply(outcome)

    def finish(self, reason: Literal["finished", "resigned", "abandoned"]) -> None:
        """The last event: the result, and the seed for everybody to check."""
        scores = self.state.scores()
        left = [seat for seat in range(len(self.seats)) if seat not in self.resigned]
        if reason != "finished":
            winners = left if reason == "resigned" else []
        else:
            won = self.state.winners()
            winners = [seat for seat in won if seat in left]
            if won and not winners:  # whoever would have won has given up
                best = max((scores[seat] for seat in left), default=0)
                winners = [seat for seat in left if scores[seat] == best]
        seed = self._seed.hex() if self._seed is not None and self.opening.draws == rec.FAIR else None
        self.append(rec.End(reason, scores, winners, seed, self.state.score_unit()))
        self._over = True

    def winners(self) -> list[int]:
        """Who has won, once the match is over."""
        last = self.events[-1]
        return last.winners if isinstance(last, rec.End) else []

    # --- the clock -----------------------------------------------------------

    def deadline(self) -> int | None:
        """When time is up, in the milliseconds of `at`; None while no clock runs."""
        if self.clock_since is None or not self.state.is_chance():
            return None
        return self.deadline_now()

    def deadline_now(self) -> int | None:
        """The deadline of a clock node that has just been reached, before anybody has waited for it."""
        length = self.state.clock_milliseconds()
        return self.turned_at() + length if length else None

    def turned_at(self) -> int:
        """When the sandglass of this clock node was turned."""
        if self.clock_since is not None:
            return self.clock_since
        return self._turned if self.state.clock_runs_on() else self.last_at

    def tick(self, now: int) -> bool:
        """Tell the match what time it is; returns whether time was up."""
        deadline = self.deadline()
        if self._over or deadline is None or now < deadline:
            return False
        self.append_clock(len(self.seats), now)
        self.advance()
        return True

    # --- taking back ---------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Take back this seat's last action. True if done; False if the others are asked first.

        It is free while nobody has learned anything from it and nobody else has acted since.
        """
        self._must_sit(seat)
        if self.request is not None:
            raise self._refused("undo_pending")
        last = self._last_ply(seat)
        if last is None:
            raise self._refused("nothing_to_undo")
        if (refusal := self._settled_because(last)) is not None:
            raise refusal.as_error()
        if self._is_free(seat, last):
            self.append(rec.Undo(seat, self._line[last].event))
            self._take_back(last, free=True)
            return True
        waiting = self._people_beside(seat)
        self.append(rec.AskUndo(seat))
        if not waiting:  # only bots at the table: nobody to ask
            self.append(rec.Undo(seat, self._line[last].event))
            self._take_back(last, free=False)
            return True
        self.request = Request(seat, waiting)
        self._cancelled = None
        return False

    def undo_is_free(self, seat: int) -> bool:
        """Whether the seat can undo its last action without asking, if it has one."""
        last = self._last_ply(seat)
        return last is None or self._is_free(seat, last)

    def _is_free(self, seat: int, last: int) -> bool:
        return all(ply.seat == seat and not ply.barrier for ply in self._line[last:])

    def _people_beside(self, seat: int) -> set[int]:
        """The other seats that people play."""
        return {
            other
            for other, who in enumerate(self.seats)
            if other != seat and who.bot is None and other not in self.resigned
        }

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has a move to take back, or to ask for."""
        if self._over or self.request is not None:
            return False
        last = self._last_ply(seat)
        return last is not None and self._settled_because(last) is None

    def _last_ply(self, seat: int) -> int | None:
        """The place of this seat's last action on the line that led here."""
        return next((i for i in reversed(range(len(self._line))) if self._line[i].seat == seat), None)

    def _settled_because(self, last: int) -> Refusal | None:
        """Why this ply, or what came after it, cannot be taken back."""
        text = self.game.text("en", self.names)
        for ply in self._line[last:]:
            if (reason := self.game.irrevocable(ply.action)) is not None:
                return Refusal(reason.code, text.say(f"refused-{reason.code}"), reason.rule)
        if self.game.strict_clock and (last < self._settled or self.is_racing()):
            return self._refuse("clock_ran", text)
        return None

    def can_redo(self, seat: int) -> bool:
        return not self._over and bool(self._redo) and self._redo[-1][0] == seat

    def _take_back(self, last: int, free: bool) -> None:
        taken = self._line[last:]
        if any(isinstance(event, rec.Draw) and event.audience != [] for event in self.events[taken[0].event :]):
            self.retried += 1
        self._redo = self._redo + [(ply.seat, ply.action) for ply in reversed(taken)] if free else []
        self.state = self._before[last]
        self.state.journal = []
        del self._line[last:]
        self._before.cut(last)
        for past in self._watchers:
            past.jumped()
        self.clock_since = None
        self.request = self._cancelled = None

    def answer(self, seat: int, yes: bool) -> bool:
        """Agree or not to what another seat wants to take back. True once it is done."""
        self._must_sit(seat)
        if self.request is None or seat not in self.request.waiting:
            raise self._refused("nothing_to_answer")
        self.append(rec.Answer(seat, yes))
        if not yes:
            self.request = None
            return False
        self.request.waiting.discard(seat)
        return self._undo_if_all_agree()

    def _leave_request(self, seat: int) -> None:
        """A seat without a person neither asks nor agrees: what it asked for, or was asked, is cancelled."""
        request = self.request or self._cancelled
        if request is None:
            return
        if request.seat == seat:
            self.request = self._cancelled = None
        elif seat in request.waiting:
            request.waiting.discard(seat)
            request.left_at = len(self.events) - 1
            self.request, self._cancelled = None, request

    def resume_request(self, event: rec.Undo | rec.Answer) -> bool:
        """For the fold: reopen the request that a seat cancelled by leaving, if the event answers or completes it.

        Up to version 0.9 a seat that left counted as a yes; records from then go on as if it were not cancelled.
        Returns whether the event has been carried out.
        """
        request = self._cancelled
        if request is None or self.request is not None:
            return False
        if isinstance(event, rec.Answer):
            if event.seat in request.waiting:
                self.request, self._cancelled = request, None
            return False
        if request.waiting or event.seat != request.seat or request.left_at != len(self.events) - 1:
            return False
        self.request = request
        return self._undo_if_all_agree()

    def _undo_if_all_agree(self) -> bool:
        if self.request is None or self.request.waiting:
            return False
        asker = self.request.seat
        last = self._last_ply(asker)
        assert last is not None, "a request has a move to take back"
        self.append(rec.Undo(asker, self._line[last].event))
        self._take_back(last, free=False)
        return True

    def redo(self, seat: int) -> None:
        """Play again what this seat took back last, if nothing was done since."""
        self.append_redo(seat)
        self.advance()

    def append_redo(self, seat: int) -> None:
        self._must_sit(seat)
        if not self._redo or self._redo[-1][0] != seat:
            raise self._refused("nothing_to_redo")
        _, number = self._redo.pop()
        self.append(rec.Redo(seat))
        self.append_action(seat, number, None)

    # --- leaving -------------------------------------------------------------

    def _must_sit(self, seat: int) -> None:
        if not self._sits(seat):
            raise self._refused("no_such_seat")
        if self._over:
            raise self._refused("match_over")
        if seat in self.absent:
            raise self._refused("resigned")

    def resign(self, seat: int) -> None:
        """Give up. The seat cannot win any more; a bot may play its astronauts on, so that the others can finish."""
        self._must_sit(seat)
        if seat in self.resigned:
            raise self._refused("resigned")
        self.append(rec.Resign(seat))
        self.resigned.add(seat)
        self.absent.add(seat)
        if len(self.resigned) >= len(self.seats) - 1:
            self.finish("resigned")
        else:
            self._leave_request(seat)

    def hand_over(self, seat: int, to: Seat | str) -> None:
        """Somebody else, or the bot of that name, plays on for this seat. A resigned seat may be handed over too."""
        if not self._sits(seat):
            raise self._refused("no_such_seat")
        if self._over:
            raise self._refused("match_over")
        if isinstance(to, str):
            to = Seat(self.seats[seat].name, self.seats[seat].level, bot=to)
        self.hand_overs.append(self.append(rec.HandOver(seat, to)))
        self.seats[seat] = to
        self.absent.discard(seat)
        if to.bot is not None:
            self._leave_request(seat)

    def abandon(self) -> None:
        """End the match without a winner; the seed is revealed all the same."""
        if self._over:
            raise self._refused("match_over")
        self.finish("abandoned")

    # --- records -------------------------------------------------------------

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The whole record, or what one seat saw. The whole one of an unfinished match holds its seed: keep it safe."""
        if seat is None:
            seed = self._seed.hex() if self._seed is not None and not self._over else None
            return rec.encode(Record(rec.FORMAT, list(self.events), seed=seed, retried=self.retried))
        if not self._sits(seat):
            raise self._refused("no_such_seat")
        return self.seen_by(seat)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The record as a seat or a spectator (None) saw it; once the match is over there are no secrets left."""
        events = self.events if self._over else [seen(self.game, self.state, event, seat) for event in self.events]
        viewer = None if self._over else seat if seat is not None else "spectator"
        return rec.encode(Record(rec.FORMAT, list(events), viewer=viewer, retried=self.retried))

    def branch(self, seat: int | None, seats: Sequence[Seat], seed: int | None = None) -> Match:
        """A new match from this position as `seat` could believe it (None: as a spectator)."""
        secret = seed_bytes(seed)
        rng = Rng(int.from_bytes(secret[:7], "big"))
        believed = self.state if self._over else self.state.resample(seat, rng)
        options = self.game.options_of(self.state)
        return Match.start(self.game, seats, options, seed=secret, position=self.game.to_text(believed))

    # --- sentences -----------------------------------------------------------

    def log(self, locale: str = "en", seat: int | None = None, since: int = 0) -> list[tuple[int, str]]:
        """What happened in sentences, each with the number of its event, as `seat` may read it."""
        from cosmodrome.core.match.event_log import sentences  # telling looks at a match

        return sentences(self, locale, seat, since)

    # --- folding a record ----------------------------------------------------

    @staticmethod
    def load(record: Any) -> Match:
        """A match from its record, ready to go on. Every event is checked against the rules."""
        from cosmodrome.core.match.record_loader import load  # a fold builds a match

        return load(record)
