"""The interface of a game to the rest of the package. A game's folder subclasses `Game` in its `game.py`.

`Game` is interpreted: it holds what the compiled `State` does not need in a playout, such as words, views and pictures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar, Generic, cast

from cosmodrome.core import position
from cosmodrome.core.data_pack import Pack, built_in
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import Journal, State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.i18n import Text, text_for
from cosmodrome.core.meta import Meta, Option, Options
from cosmodrome.core.score_sheet import Column, History, ScoreSheet
from cosmodrome.core.vocabulary import Kind, Reason, Vocabulary

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

NO_HISTORY = History()

_with_built_in: dict[str, Game[Any]] = {}


def with_built_in(game_class: type[Game[Any]], rules: str | None = None) -> Game[Any]:
    """The one object of a game with its built-in facts; states that come back from other processes share it."""
    version = game_class.meta.under(rules or game_class.meta.rules).rules
    if version not in _with_built_in:
        _with_built_in[version] = game_class(None, version)
    return _with_built_in[version]


class Game(Generic[S]):
    """A game: its metadata, its vocabulary, its data pack, and how its states are made and shown.

    A subclass sets `meta` and `vocabulary` and implements `lay` and `restore`, the numbers that adapters need, and
    what is shown: `view`, `preview`, `features`, `picture`, `svg`. A game with secrets also implements `resample`.
    """

    meta: Meta  # of the newest version; an object for superseded rules has its own
    vocabulary: ClassVar[Vocabulary]
    max_chance_outcomes: int = 0
    max_game_length: int = 0
    min_utility: float = 0.0
    max_utility: float = 1.0
    has_practice: bool = False  # `practice` has something to offer
    has_daily: bool = False  # `daily` has a task of the day
    has_planner: bool = False  # `plan` has answers for owners of the box, away from any table
    is_long: bool = False  # random games take thousands of decisions, so that checks which play many play fewer of it
    can_be_lost: bool = False  # by all players together, so that there is no winner
    has_clock: bool = False  # there are races, so nothing begins before people are ready
    strict_clock: bool = True  # nothing is taken back across a clock, and nobody speaks before it was started

    def __init__(self, pack: Pack | None = None, rules: str | None = None) -> None:
        if rules is not None:
            self.meta = type(self).meta.under(rules)
        self.pack = pack or built_in(self.meta.id)
        self.action_list = ActionList(self.num_distinct_actions)  # shared by loops, see `State.fill_actions`

    @property
    def data(self) -> Mapping[str, Any]:
        """The printed facts in use."""
        return self.pack.data

    @property
    def options(self) -> tuple[Option, ...]:
        return self.meta.options

    @property
    def num_distinct_actions(self) -> int:
        return self.vocabulary.num_actions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[str, str]:
        return self.meta.rules, self.pack.digest

    def __reduce__(self) -> Any:
        if self.pack.is_built_in:
            return with_built_in, (type(self), self.meta.rules)
        return type(self), (self.pack, self.meta.rules)

    def under(self, rules: str) -> Game[S]:
        """The same game with the same facts under another version of its rules."""
        if rules == self.meta.rules:
            return self
        return with_built_in(type(self), rules) if self.pack.is_built_in else type(self)(self.pack, rules)

    # --- tables --------------------------------------------------------------

    def new(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        levels: Sequence[str | None] | None = None,
        journal: Journal | None = None,
    ) -> S:
        """A table before the first chance or decision. `levels` are the seats' handicaps, in games that have them.

        What happens on the way there is written to the `journal`, if there is one.
        """
        state = self.lay(self.meta.check_players(players), self.checked(options, players))
        found = self.meta.check_levels(players, levels)
        if found:
            self.handicap(state, found)
        state.journal = journal
        self.begin(state)
        return state

    def checked(self, given: Mapping[str, Any] | None, players: int | None = None) -> Options:
        """All options with their values, if they go together, at a table for so many players if it is known."""
        options = self.meta.check_options(given)
        self.check(options)
        if players is not None:
            self.meta.check_seats(players, options)
        return options

    def check(self, options: Options) -> None:
        """Refuse options that do not go together for a reason of this game, as far as the facts in use say."""

    def allows(self, options: Mapping[str, Any], players: int | None = None) -> bool:
        """Whether these options go together, at a table for so many players if it is known."""
        try:
            self.checked(options, players)
        except BadInput:
            return False
        return True

    @cached_property
    def clashes(self) -> list[Options]:
        """Choices, one or two at a time, that are refused though all else is as usual: no form should offer them."""
        found: list[Options] = []
        unusual = [(option.name, each) for option in self.options for each in option.choices if each != option.default]
        for count in (1, 2):
            for chosen in map(dict, combinations(unusual, count)):
                is_new = len(chosen) == count and not any(clash.items() <= chosen.items() for clash in found)
                if is_new and not self.allows(self.meta.with_needs(chosen)):
                    found.append(chosen)
        return found

    def lay(self, players: int, options: Options) -> S:
        """A fresh table for checked players and options."""
        raise TypeError("a game must lay its table")

    def begin(self, state: S) -> None:
        """Go to the first chance or decision, where setting up the table does not end there."""

    def handicap(self, state: S, levels: list[str]) -> None:
        """Give the seats of a fresh table their levels."""
        raise TypeError("a game with levels must say what they do")

    def restore(self, state: S, numbers: list[int]) -> None:
        """Put a fresh table into the position that `State.numbers` wrote."""
        raise TypeError("a game must restore its table")

    def options_of(self, state: S) -> Options:
        raise TypeError("a game must know the options of a table")

    def irrevocable(self, action: int) -> Reason | None:
        """Why this action can never be taken back, if the rules forbid it."""
        return None

    def hides(self, state: S) -> bool:
        """Whether seats know different things at this table."""
        return False

    def head(self, state: S) -> list[int]:
        """The numbers in front of the table's own in a position's bytes."""
        return position.head(self, state)

    def from_bytes(self, data: bytes) -> S:
        """A position that `State.to_bytes` wrote, under the version of the rules that it was written with."""
        return position.from_bytes(self, data)

    def to_text(self, state: S) -> str:
        """The whole position in one line, for bug reports and `odds`: version, players, options, table, check."""
        return position.to_text(self, state)

    def from_text(self, line: str) -> S:
        """A position that `to_text` wrote, under the version of the rules that it names."""
        return position.from_text(self, line)

    # --- words ---------------------------------------------------------------

    def to_json(self, action: int) -> dict[str, Any]:
        return self.vocabulary.to_json(action)

    def from_json(self, value: Any) -> int:
        return self.vocabulary.from_json(value)

    def action_number(self, action: int | Mapping[str, Any]) -> int:
        """An action as its number, given as a number or as JSON; anything else is refused."""
        if isinstance(action, Mapping):
            return self.from_json(action)
        self.vocabulary.verb(action)
        return action

    def text(self, locale: str, names: list[str] | None = None) -> Text:
        """Sentences in a reader's language, with the names of who sits where."""
        return text_for(self.meta.id, locale, names)

    def describe(self, state: S, action: int, locale: str = "en", names: list[str] | None = None) -> str:
        """What an action would do, as a sentence on a button."""
        return self.sentence(state, action, self.text(locale, names))

    def sentence(self, state: S, action: int, text: Text) -> str:
        """The same where the reader's language is at hand."""
        verb = self.vocabulary.verb(action)
        args: dict[str, str | int | float] = {}
        if verb.argument is not None:
            args[verb.argument] = verb.kind.say(action - verb.first, text)
        args.update(self.details(state, action, text))
        return text.say(f"do-{verb.name}", args)

    def details(self, state: S, action: int, text: Text) -> Mapping[str, str | int | float]:
        """More arguments for the sentence of an action, computed from the table."""
        return {}

    def tell(self, entry: tuple[int, int, int, int, int], text: Text, seat: int | None, over: bool = False) -> str:
        """A journal entry as a sentence for `seat`; a private field is said only to its owner, in its own message."""
        happening = self.vocabulary.happenings[entry[0]]
        owner = next((entry[i + 1] for i, field in enumerate(happening.fields) if field.name == "seat"), None)
        knows = over or (seat is not None and seat == owner)
        args: dict[str, str | int | float] = {}
        own = False
        for i, field in enumerate(happening.fields):
            if not field.private or knows:
                args[field.name] = self.say_field(field.name, field.kind, entry[i + 1], text)
                own = own or field.private
        return text.say(f"log-{happening.name}-own" if own else f"log-{happening.name}", args)

    def say_field(self, name: str, kind: Kind, number: int, text: Text) -> str | int | float:
        """How a field of a happening is said; a game overrides this for names that its data gives."""
        return kind.say(number, text)

    def chapter(self, entry: tuple[int, int, int, int, int], text: Text) -> str | None:
        """The name of the part of the game that begins with this happening, if one does."""
        happening = self.vocabulary.happenings[entry[0]]
        if not happening.chapter:
            return None
        field = happening.fields[0]
        return str(self.say_field(field.name, field.kind, entry[1], text))

    def progress(self, state: S, text: Text) -> str:
        """How far a match is, in a few words that anyone may read, such as its year; empty if a game says nothing."""
        return ""

    # --- the end -------------------------------------------------------------

    def score_sheet(self, state: S, history: History = NO_HISTORY) -> ScoreSheet:
        """Where the points of every seat come from: the columns of points add up to `scores`.

        A state need not know where all of its points came from. What happened tells; without it, or if it does not
        begin with the game, such points are in one column.
        """
        return ScoreSheet((Column("points", state.scores()),))

    def end_reason(self, state: S, history: History, text: Text) -> str:
        """Why the game is over, in a sentence; empty if there is nothing to say beyond that."""
        return ""

    def tie_rule(self, state: S, text: Text) -> str:
        """Why several seats share the victory, in a sentence."""
        return text.say("ended-tie")

    # --- what is shown -------------------------------------------------------

    def view(self, state: S, seat: int | None) -> Any:
        """The table as `seat` may see it: a mapping that begins with `viewer`, which is that seat.

        Where nothing is hidden (`hides`), views differ in `viewer` alone.
        """
        raise TypeError("a game must show its table")

    def shown(self, state: S, seat: int | None) -> Any:
        """The same for a host that only encodes it: the struct that the view is made of, where there is one."""
        return self.view(state, seat)

    def open_points(self, state: S) -> list[int | float]:
        """The points of the seats, if everyone may see them during the match."""
        return [] if self.hides(state) else state.scores_in_points()

    def preview(self, state: S, action: int) -> dict[str, Any]:
        """What an action would bring, for the page; empty where the rules forbid help."""
        return {}

    def turn(self, state: S) -> int | None:
        """Whose turn it is. A game overrides this where other seats have to act within a turn."""
        return None if state.is_chance() or state.is_terminal() else state.current_player()

    def prompt(self, state: S) -> str:
        """The message id of the current question."""
        raise TypeError("a game must name its questions")

    def question(self, state: S, text: Text) -> Mapping[str, str | int | float]:
        """The arguments of the question `ask-<prompt>`, besides the seat."""
        return {}

    def helps(self, state: S) -> list[str]:
        """The messages that explain the question, most useful first."""
        return []

    def hint(self, state: S, action: int, preview: Mapping[str, Any], text: Text) -> str:
        """What an action would bring, beyond what its own sentence says."""
        return ""

    def reason(self, state: S, action: int, text: Text) -> str:
        """Why an action may be the best one, in a sentence: what a good player would count."""
        return ""

    def greyed(self, state: S, refused: Mapping[int, int]) -> list[int]:
        """Of the actions that are refused, those that people would look for and should see greyed with the reason."""
        return list(refused)

    def practice(self, rng: Rng) -> dict[str, Any]:
        """An exercise for one player, drawn from this generator: equal generators give equal exercises."""
        raise BadInput(f"{self.meta.title} has nothing to practise")

    def daily(self, rng: Rng) -> tuple[dict[str, Any], list[str]]:
        """A task that many people solve for the best time: what is shown, and all correct answers to it."""
        raise BadInput(f"{self.meta.title} has no daily task")

    def study(self, state: S, seat: int | None, asked: Mapping[str, Any]) -> Any:
        """The answer to a request for a calculation during play, from what the seat may know."""
        raise BadInput(f"{self.meta.title} has nothing to work out")

    def plan(self, asked: Mapping[str, Any], text: Text) -> Any:
        """The answer to a request for a plan outside any match; request and answer are the game's own."""
        raise BadInput(f"{self.meta.title} has nothing to plan")

    def resample(self, state: S, seat: int | None, rng: Rng) -> S:
        """A state that this seat could not tell from this one; without secrets, a copy."""
        return cast("S", state.clone())

    def features(self, state: S, seat: int) -> list[float]:
        raise TypeError("a game must give features")

    def picture(self, state: S, seat: int | None, names: list[str] | None = None) -> str:
        raise TypeError("a game must draw its table as text")

    def svg(self, state: S, seat: int | None, names: list[str] | None = None) -> str:
        raise BadInput(f"{self.meta.title} has no picture")

    @property
    def has_svg(self) -> bool:
        """Whether the game draws its table as SVG."""
        return type(self).svg is not Game.svg
