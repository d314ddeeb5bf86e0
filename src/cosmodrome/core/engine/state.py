"""The interface of a game state. A game subclasses `State`; core, bots and adapters know only this.

The class is compiled where a compiler is present and allows interpreted subclasses, so a new game runs before it is
compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput

if TYPE_CHECKING:
    from cosmodrome.core.game_protocol import GameProtocol

# `State.asked` is a seat, or one of these (the numbers are OpenSpiel's).
CHANCE: Final = -1
TERMINAL: Final = -4

Journal = list[tuple[int, int, int, int, int]]  # what happened, entry by entry: see `State.tell`

MOST: Final = (1 << 62) - 1  # larger numbers are no action of any game


def in_points(score: int, unit: int) -> int | float:
    """A score in points, as a whole number where it is one."""
    return score / unit if score % unit else score // unit


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A table at one moment.

    `asked` says which of three kinds of node it is: a seat decides (0, 1, ...), chance decides (`CHANCE`), or the game
    is over (`TERMINAL`). `apply` checks an action or a chance outcome and moves on with it; `apply_unchecked` is the
    same for loops that take their actions from `list_actions` and `sample`. The state holds no random generator, so
    search cannot look ahead.

    A game implements `list_actions`, `apply_unchecked`, `clone`, `numbers`, `scores` and, if it has chance,
    `chance_weights` and `chance_stream`; the rest follows from these or calls the `Game`.
    """

    def __init__(self, game: GameProtocol, players: i64) -> None:
        self.game: GameProtocol = game
        self.players: i64 = players
        self.asked: i64 = CHANCE
        self.journal: Journal | None = None

    # --- the node ------------------------------------------------------------

    def is_terminal(self) -> bool:
        return self.asked == TERMINAL

    def is_chance(self) -> bool:
        return self.asked == CHANCE

    def current_player(self) -> i64:
        """The seat to act; -1 where chance decides, -4 when the game is over."""
        return self.asked

    # --- decisions -----------------------------------------------------------

    def list_actions(self, out: ActionList) -> None:
        """Write the legal actions, in rising order, and with `explain` the reasons why others are illegal."""
        raise TypeError("a game must list the legal actions")

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of `seat` (default: the seat to act); empty for other seats."""
        if self.asked < 0 or (seat is not None and seat != self.asked):
            return []
        out = self.fill_actions()
        actions = out.listed()
        out.in_use = False
        return actions

    def fill_actions(self) -> ActionList:
        """The legal actions in a list that the caller gives back by `in_use = False`.

        It is the game's own list, or a new one where that is in use: rules may ask for legal
        actions while they list some.
        """
        out = self.game.action_list
        if out.in_use:
            out = ActionList(self.game.num_distinct_actions)
        out.in_use = True
        out.clear()
        self.list_actions(out)
        return out

    def apply(self, action: int) -> None:
        """Take a legal action, or at a chance node an outcome that can happen; anything else raises `BadInput`."""
        if not self.is_possible(action):
            raise BadInput(self.impossible(action))
        self.apply_unchecked(action)

    def apply_unchecked(self, action: i64) -> None:
        """The same without a check, for loops that take actions from `list_actions` and outcomes from `sample`.

        What an impossible one does is undefined.
        """
        raise TypeError("a game must say what an action does")

    def is_possible(self, action: int) -> bool:
        """Whether this action is legal now, or this outcome can happen."""
        if action < 0 or action > MOST:
            return False
        number: i64 = action
        if self.asked >= 0:
            out = self.fill_actions()
            has = out.has(number)
            out.in_use = False
            return has
        if self.asked == CHANCE:
            weights = self.chance_weights()
            return number < len(weights) and weights[number] > 0
        return False

    def impossible(self, action: int) -> str:
        """Why `apply` rejects a number."""
        if self.asked >= 0:
            return f"action {action} is not legal for seat {self.asked} now; legal_actions() lists those that are"
        if self.asked == CHANCE:
            return f"chance outcome {action} cannot happen here; chance_outcomes() lists those that can"
        return f"the game is over, so action {action} cannot be applied"

    # --- chance --------------------------------------------------------------

    def chance_kind(self) -> str:
        """`draw` where the dice decide; `clock` where the host says who speaks first or that time is up."""
        return "draw"

    def chance_weights(self) -> list[int]:
        """A whole-number weight per outcome; outcome i is the i-th entry, 0 means that it cannot happen."""
        raise TypeError("a game with chance must give weights")

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can happen, each with its exact probability."""
        weights = self.chance_weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def sample(self, rng: Rng) -> i64:
        """One outcome, as likely as its weight says. A game may do the same faster."""
        return rng.weighted(self.chance_weights())

    def chance_stream(self) -> str:
        """The name of the stream that a match draws this from, such as `dice`."""
        return self.chance_kind()

    def chance_audience(self) -> list[int] | None:
        """The seats that see the outcome; None means everyone, an empty list nobody."""
        return None

    def chance_parts(self) -> tuple[list[int], int] | None:
        """Where an outcome is a heap of equal independent draws (six dice), the weights of one and how many."""
        return None

    def chance_gather(self, parts: Sequence[int]) -> int:
        """The outcome that such single draws make up."""
        raise TypeError("this chance node is one draw")

    def chance_spread(self, outcome: int) -> list[int]:
        """Single draws that make up the outcome, sorted; the reverse of `chance_gather`."""
        raise TypeError("this chance node is one draw")

    def clock_milliseconds(self) -> int:
        """At a clock node: how long the sandglass runs until time is up; 0 if it never is."""
        raise TypeError("this game has no clock")

    def clock_runs_on(self) -> bool:
        """At a clock node: whether the sandglass of the clock node before still runs, or a fresh one is turned."""
        return False

    def silenced(self, seat: i64) -> i64:
        """At a clock node: the number of the reason why this seat may not speak; -1 if there is none to tell."""
        return -1

    def claim_rank(self, seat: int) -> int:
        """At a clock node: of several who speak at the same instant, the one with the smallest rank is first."""
        return 0

    # --- results -------------------------------------------------------------

    def score_unit(self) -> int:
        """How many in `scores` make one point, in games that know parts of a point."""
        return 1

    def scores(self) -> list[int]:
        """Points per seat, final ones at the end, before that what they would be if the game ended now.

        Of a game with parts of a point they are counted in such parts, see `score_unit`.
        """
        raise TypeError("a game must count points")

    def scores_in_points(self) -> list[int | float]:
        """The same for people: whole numbers where they are whole."""
        unit = self.score_unit()
        return [in_points(score, unit) for score in self.scores()]

    def winners(self) -> list[int]:
        """The seats with the most points; several share the victory. A game may say that nobody has won."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def returns(self) -> list[float]:
        """Each seat's share of the victory: they sum to 1 at the end, or to 0 if nobody has won, and are 0 before."""
        if self.asked != TERMINAL:
            return [0.0] * self.players
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    # --- copies --------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, without the journal."""
        raise TypeError("a game must copy its table")

    def numbers(self) -> list[int]:
        """Everything on the table as whole numbers; the game's `restore` reads them back."""
        raise TypeError("a game must write its table down")

    def to_bytes(self) -> bytes:
        return pack_numbers(self.game.head(self) + self.numbers())

    def __reduce__(self) -> Any:
        return (self.game.from_bytes, (self.to_bytes(),))

    def __deepcopy__(self, memo: Any) -> State:
        """`copy.deepcopy`, by which others copy what they wrap, is a clone too, not a way through bytes."""
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    # --- journal -------------------------------------------------------------

    def tell(self, happening: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note what happened, if anybody keeps a journal."""
        if self.journal is not None:
            self.journal.append((happening, a, b, c, d))

    # --- what the interpreted Game knows -------------------------------------

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and (seat < 0 or seat >= self.players):
            raise BadInput(f"there is no seat {seat}; with {self.players} players seats are 0 to {self.players - 1}")

    def view(self, seat: int | None = None) -> Any:
        """What that seat may see, JSON-able; None for a spectator."""
        self.check_seat(seat)
        return self.game.view(self, seat)

    def resample(self, seat: int | None, rng: Rng) -> Any:
        """A random full state that this seat could not tell from this one."""
        self.check_seat(seat)
        return self.game.resample(self, seat, rng)

    def features(self, seat: int) -> list[float]:
        """The table as numbers, seen by that seat, always the same count."""
        self.check_seat(seat)
        return self.game.features(self, seat)

    def describe(self, action: int, locale: str = "en") -> str:
        """A sentence for people."""
        return self.game.describe(self, action, locale)

    def svg(self, seat: int | None = None) -> str:
        self.check_seat(seat)
        return self.game.svg(self, seat)

    def _repr_svg_(self) -> str | None:
        """The picture for notebooks; None, which lets them show the text, if the game has no picture."""
        return self.svg() if self.game.has_svg else None

    def __str__(self) -> str:
        return self.game.picture(self, None)


# --- numbers as bytes --------------------------------------------------------


def pack_numbers(numbers: list[int]) -> bytes:
    """Signed whole numbers as bytes, small ones short (zigzag, seven bits a byte)."""
    out = bytearray()
    for number in numbers:
        n = number * 2 if number >= 0 else -number * 2 - 1
        while n > 127:
            out.append((n & 127) | 128)
            n >>= 7
        out.append(n)
    return bytes(out)


def unpack_numbers(data: bytes) -> list[int]:
    """The reverse of `pack_numbers`; a torn number is an error."""
    numbers: list[int] = []
    n = 0
    shift = 0
    for byte in data:
        n |= (byte & 127) << shift
        if byte & 128:
            shift += 7
        else:
            numbers.append(n >> 1 if n & 1 == 0 else -((n + 1) >> 1))
            n = 0
            shift = 0
    if shift:
        raise ValueError("the bytes end in the middle of a number")
    return numbers


def filled(length: i64, value: i64 = 0) -> vec[i64]:
    return vec[i64]([value] * length)
