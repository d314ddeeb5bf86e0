"""Stop! A pot of crystals grows, and the first player to claim it takes as many as they want.

Each of four rounds adds one, two or three crystals to the pot and turns a sandglass. The first to speak takes some of
the crystals; when the sand has run down, all of them stay for the next round. The most crystals win.

The game needs no data file and no compiler. It has each kind of node once: a draw, a clock, a question.
"""

from __future__ import annotations

from typing import Any, Final

from fluent.runtime import FluentResource

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import CHANCE, TERMINAL, State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.core.i18n import bundle
from cosmodrome.core.meta import Meta, Option, Options
from cosmodrome.core.registry import register
from cosmodrome.core.vocabulary import SEAT, Field, Happening, Reason, Verb, Vocabulary

# --- the cover (in a real game: meta.py) -------------------------------------

META: Final = Meta(
    id="stop",
    title="Stop!",
    designer="nobody in particular",
    publisher="nobody",
    year=2025,
    fewest=2,
    most=4,
    minutes=1,
    rules="stop/1",
    options=(Option("seconds", (5, 10), 5),),
)

# --- the words (vocabulary.py) ----------------------------------------------------

ROUNDS: Final = 4
MOST: Final = 3 * ROUNDS  # crystals
TAKE: Final = 0

GREW: Final = 0
SPOKE: Final = 1
SILENCE: Final = 2
TAKEN: Final = 3

NOT_THAT_MANY: Final = 0
TAKE_SOMETHING: Final = 1

VOCABULARY: Final = Vocabulary(
    verbs=(Verb(TAKE, "take", MOST + 1, "crystals"),),
    happenings=(
        Happening(GREW, "grew", (Field("crystals"), Field("pot"))),
        Happening(SPOKE, "spoke", (Field("seat", SEAT),)),
        Happening(SILENCE, "silence"),
        Happening(TAKEN, "taken", (Field("seat", SEAT), Field("crystals"))),
    ),
    reasons=(
        Reason(NOT_THAT_MANY, "not_that_many", "The pot"),
        Reason(TAKE_SOMETHING, "take_something", "The pot"),
    ),
)

# --- the sentences (text/en.ftl) ---------------------------------------------

bundle(f"games/{META.id}", "en").add_resource(
    FluentResource("""
ask-take = { $seat }, how many do you take?
do-take = Take { $crystals } of the crystals
log-grew = { $crystals } more: the pot holds { $pot }.
log-spoke = { $seat } says stop!
log-silence = Nobody speaks.
log-taken = { $seat } takes { $crystals } from the pot.
refused-not_that_many = There are not that many crystals in the pot.
refused-take_something = Whoever speaks takes at least one crystal.
""")
)

# --- the table and the rules (engine/state.py, rules.py) ----------------------------

GROW: Final = 0
SANDGLASS: Final = 1
ANSWER: Final = 2


class Stop(State):
    """The state of the game. `step` says whether the pot grows, the sand runs, or a player must choose."""

    def __init__(self, game: GameProtocol, players: int, seconds: int) -> None:
        super().__init__(game, players)
        self.seconds = seconds
        self.step = GROW
        self.round = 0
        self.pot = 0
        self.crystals = [0] * players

    def chance_kind(self) -> str:
        return "clock" if self.step == SANDGLASS else "draw"

    def chance_weights(self) -> list[int]:
        """The pot grows by one, two or three; the sandglass ends with each seat speaking or, at last, with silence."""
        return [1] * 3 if self.step == GROW else [2] * self.players + [1]

    def chance_stream(self) -> str:
        return "sandglass" if self.step == SANDGLASS else "pot"

    def clock_milliseconds(self) -> int:
        return 1000 * self.seconds

    def list_actions(self, out: ActionList) -> None:
        for crystals in range(1, self.pot + 1):
            out.add(TAKE, crystals)
        out.refuse(TAKE, 0, TAKE_SOMETHING)
        for crystals in range(self.pot + 1, MOST + 1):
            out.refuse(TAKE, crystals, NOT_THAT_MANY)

    def apply_unchecked(self, action: int) -> None:
        if self.step == GROW:
            self.pot += action + 1
            self.tell(GREW, action + 1, self.pot)
            self.step = SANDGLASS
        elif self.step == ANSWER:
            self.pot -= action - TAKE
            self.crystals[self.asked] += action - TAKE
            self.tell(TAKEN, self.asked, action - TAKE)
            self.end_round()
        elif action < self.players:
            self.tell(SPOKE, action)
            self.step = ANSWER
            self.asked = action
        else:
            self.tell(SILENCE)
            self.end_round()

    def end_round(self) -> None:
        self.round += 1
        self.step = GROW
        self.asked = CHANCE if self.round < ROUNDS else TERMINAL

    def scores(self) -> list[int]:
        return list(self.crystals)

    def clone(self) -> Stop:
        copy = Stop(self.game, self.players, self.seconds)
        copy.restore(self.numbers())
        return copy

    def numbers(self) -> list[int]:
        return [self.asked, self.step, self.round, self.pot, *self.crystals]

    def restore(self, numbers: list[int]) -> None:
        if len(numbers) != 4 + self.players:
            raise ValueError("not as many numbers as the table has")
        self.asked, self.step, self.round, self.pot, *self.crystals = numbers


# --- everything behind one door (game.py) ------------------------------------


class StopGame(Game):
    meta = META
    vocabulary = VOCABULARY
    max_chance_outcomes = 5
    max_game_length = ROUNDS

    def __init__(self, pack: Pack | None = None, rules: str | None = None) -> None:
        super().__init__(pack or Pack({}, is_built_in=True), rules)

    def lay(self, players: int, options: Options) -> Stop:
        return Stop(self, players, int(options["seconds"]))

    def restore(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, Stop)
        state.restore(numbers)

    def options_of(self, state: State) -> Options:
        assert isinstance(state, Stop)
        return {"seconds": state.seconds}

    def view(self, state: State, seat: int | None) -> Any:
        assert isinstance(state, Stop)
        return {"viewer": seat, "round": state.round, "pot": state.pot, "crystals": list(state.crystals)}

    def prompt(self, state: State) -> str:
        return "take"

    def features(self, state: State, seat: int) -> list[float]:
        """The seat that looks comes first; absent seats are zeros."""
        assert isinstance(state, Stop)
        crystals = state.crystals[seat:] + state.crystals[:seat] + [0] * (META.most - state.players)
        return [state.round / ROUNDS, state.pot / MOST, *(count / MOST for count in crystals)]

    def picture(self, state: State, seat: int | None, names: list[str] | None = None) -> str:
        assert isinstance(state, Stop)
        return f"pot {'*' * state.pot}\n" + "\n".join(f"{i}: {'*' * count}" for i, count in enumerate(state.crystals))


def load(game_id: str, pack: Pack | None = None, rules: str | None = None) -> Game:
    if game_id != META.id:
        raise BadInput(f"there is no game {game_id!r} here")
    return GAME.under(rules or META.rules)


GAME: Final = StopGame()
register(load)
