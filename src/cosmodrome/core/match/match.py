"""A match: the rules of a game with players at the table. It checks every action, draws fairly and keeps the record.

The state follows from the events of the record; nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.fair_draws import check_nonces, commitment, match_id, seed_bytes
from cosmodrome.core.match.match_clock import MatchClock
from cosmodrome.core.match.match_draws import MatchDraws
from cosmodrome.core.match.match_flow import MatchFlow
from cosmodrome.core.match.record import Event, Record, Seat
from cosmodrome.core.match.redaction import redact_event
from cosmodrome.core.match.refusal import Refusal, illegal_action, refusal_for, refusal_of
from cosmodrome.core.match.timeline import Timeline
from cosmodrome.core.match.undo import Undos


class Match:
    """See `Match.start`, `Match.load`; then `legal`, `play`, `view`, `undo`, `record`.

    Its parts share the `timeline`: the `clock`, the `draws`, the `flow` and the `undos`.
    """

    def __init__(self, game: Game, start: rec.Start, seed: bytes | None) -> None:
        self.game = game
        self.opening = start
        self.timeline = Timeline(game, start)
        self.clock = MatchClock(self.timeline)
        self.draws = MatchDraws(self.timeline, seed)
        self.flow = MatchFlow(self.timeline, self.clock, self.draws)
        self.undos = Undos(self.timeline, self.clock)
        self.seats = self.timeline.seats
        self.happened = self.timeline.happened
        self.resigned = self.timeline.resigned
        self.absent = self.timeline.absent

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
        """Set up the table, publish the commitment, and go on to the first decision.

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
            match.timeline.append(rec.Nonces(list(nonces)))
        match.flow.advance()
        return match

    @staticmethod
    def load(record: Any) -> Match:
        """A match from its record, ready to go on. Every event is checked against the rules."""
        from cosmodrome.core.match.record_loader import load  # the loader builds a match

        return load(record)

    @property
    def events(self) -> list[Event]:
        return self.timeline.events

    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def is_over(self) -> bool:
        return self.timeline.is_over

    @property
    def names(self) -> list[str]:
        return self.timeline.names

    def winners(self) -> list[int]:
        """Who has won, once the match is over."""
        last = self.events[-1]
        return last.winners if isinstance(last, rec.End) else []

    # --- what is possible ----------------------------------------------------

    def players_to_move(self) -> list[int]:
        """The seat whose turn it is; at a clock node all seats that may speak."""
        if self.is_over or self.state.is_terminal():
            return []
        if self.state.is_chance():
            return [seat for seat in range(self.state.players) if self.legal(seat)]
        return [self.state.current_player()]

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now; at a clock node, what it could do if it spoke now."""
        state = self.state_for(seat)
        return state.legal_actions(seat) if state is not None else []

    def state_for(self, seat: int) -> State | None:
        """The state as it asks this seat, if the seat may act or speak."""
        if self.is_over or seat in self.absent or not self.timeline.has_seat(seat):
            return None
        return self.clock.state_for(seat)

    def refusal(self, seat: int, action: int | Mapping[str, Any], locale: str = "en") -> Refusal | None:
        """Why the seat cannot do this now, or None if it can."""
        text = self.game.text(locale, self.names)
        if not self.timeline.has_seat(seat):
            return refusal_of("no_such_seat", text)
        if self.is_over:
            return refusal_of("match_over", text)
        if seat in self.absent:
            return refusal_of("resigned", text)
        try:
            number = self.game.action_number(action)
        except BadInput as error:
            detail = f" {error}" if locale == "en" else ""  # the parser speaks English only
            return Refusal("unknown_action", text.say("refused-unknown_action") + detail)
        state = self.state_for(seat)
        if state is None and self.clock.is_racing() and (silenced := int(self.state.silenced(seat))) >= 0:
            return refusal_for(self.game.vocabulary.reasons[silenced], text)
        if state is None or state.current_player() != seat:
            return refusal_of("not_your_turn", text, {"seat": text.seat(self.state.current_player())})
        return illegal_action(self.game, state, number, text)

    def view(self, seat: int | None = None) -> Any:
        return self.state.view(seat)

    # --- playing -------------------------------------------------------------

    def play(self, seat: int, action: int | Mapping[str, Any], at: int | None = None) -> None:
        """Take an action. One that is not legal is refused and changes nothing."""
        if at is not None and (isinstance(at, bool) or not isinstance(at, int)):
            raise BadInput("the time of an action is a whole number of milliseconds")
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise refusal.as_error()
        self.draws.check_seed()
        number = self.game.action_number(action)
        if self.state.is_chance():
            deadline = self.deadline()
            if at is None or (deadline is not None and at > deadline):
                raise self.timeline.refused("time_is_up")
            turned_at = self.clock.turned_at()
            if self.game.strict_clock and at < turned_at:
                raise BadInput(f"the clock was started at {turned_at} ms, after this time ({at} ms)")
            self.clock.append(seat, at)
        self.undos.forget()
        self.timeline.append_action(seat, number, at)
        self.flow.advance()

    def deadline(self) -> int | None:
        """When time is up, in the milliseconds of `at`; None while no clock runs."""
        return self.clock.deadline()

    def tick(self, now: int) -> bool:
        """Tell the match what time it is; returns whether time was up."""
        deadline = self.deadline()
        if self.is_over or deadline is None or now < deadline:
            return False
        self.clock.append(len(self.seats), now)
        self.flow.advance()
        return True

    # --- undo and redo -------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Undo this seat's last action. True if done; False if the others have to agree first.

        It is free while nobody has learned anything from it and nobody else has acted since.
        """
        return self.undos.undo(seat)

    def answer(self, seat: int, yes: bool) -> bool:
        """Agree or not to the undo that another seat asks for. True once it is done."""
        return self.undos.answer(seat, yes)

    def redo(self, seat: int) -> None:
        """Take the action again that this seat undid last, if nothing was done since."""
        self.undos.redo(seat)
        self.flow.advance()

    # --- leaving -------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """Give up. The seat cannot win any more; a bot may play on for it, so that the others can finish."""
        self.timeline.check_present(seat)
        if seat in self.resigned:
            raise self.timeline.refused("resigned")
        self.timeline.append(rec.Resign(seat))
        self.resigned.add(seat)
        self.absent.add(seat)
        if len(self.resigned) >= len(self.seats) - 1:
            self.flow.finish("resigned")
        else:
            self.undos.leave(seat)

    def hand_over(self, seat: int, to: Seat | str) -> None:
        """Another player, or the bot of that name, plays on for this seat. A resigned seat may be handed over too."""
        self.timeline.check_open(seat)
        if isinstance(to, str):
            to = Seat(self.seats[seat].name, self.seats[seat].level, bot=to)
        self.timeline.hand_overs.append(self.timeline.append(rec.HandOver(seat, to)))
        self.seats[seat] = to
        self.absent.discard(seat)
        if to.bot is not None:
            self.undos.leave(seat)

    def abandon(self) -> None:
        """End the match without a winner; the seed is revealed all the same."""
        if self.is_over:
            raise self.timeline.refused("match_over")
        self.flow.finish("abandoned")

    # --- records and the log -------------------------------------------------

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The whole record, or what one seat saw. The whole one of an unfinished match holds its seed: keep it safe."""
        if seat is not None:
            if not self.timeline.has_seat(seat):
                raise self.timeline.refused("no_such_seat")
            return self.seen_by(seat)
        record = Record(rec.FORMAT, list(self.events), seed=self.draws.hidden_seed(), retried=self.undos.retried)
        return rec.encode(record)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The record as a seat or a spectator (None) saw it; once the match is over there are no secrets left."""
        events = list(self.events)
        if not self.is_over:
            events = [redact_event(self.game, self.state, event, seat) for event in events]
        viewer = None if self.is_over else seat if seat is not None else "spectator"
        return rec.encode(Record(rec.FORMAT, events, viewer=viewer, retried=self.undos.retried))

    def log(self, locale: str = "en", seat: int | None = None, since: int = 0) -> list[tuple[int, str]]:
        """What happened in sentences, each with the number of its event, as `seat` may read it."""
        from cosmodrome.core.match.event_log import sentences  # the log is made from a match

        return sentences(self, locale, seat, since)
