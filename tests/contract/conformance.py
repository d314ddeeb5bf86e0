"""Contract tests of the game interface, for any registered game; they contain nothing about single games.

`check_table` plays a whole game at random and checks each node on the way. Checks that cost more than the game itself
(features, sentences in all languages) are made only at every so many nodes.
"""

from __future__ import annotations

import json
import math
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE, TERMINAL, Journal, State
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Options
from cosmodrome.core.score_sheet import History

SAMPLES = 1500
MOST_SAMPLED = 8  # different chance nodes per game whose `sample` is compared with their weights
RARE = 5.0  # outcomes expected less often than this are counted together
NOW_AND_THEN = 9
CLOSELY = 1_000  # nodes of a long game that are all checked; after that only now and then


def tables(game: Game, seed: int = 0) -> Iterator[tuple[int, Options]]:
    """All player counts with a spread of options: the defaults, each choice alone, all changed, and some mixtures."""
    default = {option.name: option.default for option in game.options}
    spread = [default, {option.name: option.choices[-1] for option in game.options}]
    spread += [{**default, option.name: choice} for option in game.options for choice in option.choices]
    rng = Rng(seed)
    for players in range(game.meta.fewest, game.meta.most + 1):
        mixed = [{option.name: rng.choice(option.choices) for option in game.options} for _ in range(4)]
        distinct = {tuple(options.items()): options for options in spread + mixed}
        chosen = [options for options in distinct.values() if game.allows(options, players)]
        # of a long game the choices are spread over the numbers of players
        yield from ((players, options) for options in (chosen[players::5] if game.is_long else chosen))


@dataclass
class Walk:
    """One whole game, played at random, and what must hold at every step of it."""

    game: Game
    state: State
    rng: Rng
    options: Options
    nodes: int = 0
    decisions: int = 0
    features: set[int] = field(default_factory=set)  # lengths
    seen: set[tuple[Any, ...]] = field(default_factory=set)  # kinds of chance nodes
    past: list[tuple[State, bytes]] = field(default_factory=list)

    def run(self) -> None:
        while not self.state.is_terminal():
            if self.game.is_long and self.nodes >= CLOSELY and self.nodes % CLOSELY:
                self.hurry()
                continue
            self.check_node()
            if self.state.is_chance():
                self.check_chance()
                self.move_on(int(self.state.sample(self.rng)))
            else:
                legal = self.check_decision()
                self.move_on(self.rng.choice(legal))
                self.decisions += 1
                assert self.decisions <= self.game.max_game_length
        self.check_node()
        self.check_end()
        for parent, written in self.past:
            assert parent.to_bytes() == written, "a later move changed a table that was copied before it"

    def hurry(self) -> None:
        """Far into a long game: one step without a look."""
        if self.state.is_chance():
            self.state.apply(self.state.sample(self.rng))
        else:
            self.state.apply(self.rng.choice(self.state.legal_actions()))
            self.decisions += 1
        self.nodes += 1

    def move_on(self, number: int) -> None:
        """Apply on the table and on copies: all agree, and none changes another."""
        parent = self.state
        written = parent.to_bytes()
        copy = parent.clone()
        again = self.game.from_bytes(written)
        copy.apply(number)
        assert parent.to_bytes() == written, "a move on a copy changed the table"
        again.apply(number)
        assert again.to_bytes() == copy.to_bytes(), "the same move on equal tables gives different ones"
        moved = copy.to_bytes()
        parent.apply(number)
        assert parent.to_bytes() == moved
        assert copy.to_bytes() == moved, "a move on the table changed its copy"
        if self.nodes % NOW_AND_THEN == 0:
            self.past.append((copy.clone(), moved))
        self.nodes += 1

    # --- any node ------------------------------------------------------------

    def check_node(self) -> None:
        state = self.state
        assert state.asked in (CHANCE, TERMINAL, *range(state.players))
        assert state.current_player() == state.asked
        assert [state.is_chance(), state.is_terminal(), state.asked >= 0].count(True) == 1
        assert len(state.scores()) == state.players
        assert all(type(score) is int for score in state.scores())
        if not state.is_terminal():
            assert state.returns() == [0.0] * state.players
        for seat in range(state.players):
            if seat != state.asked:
                assert state.legal_actions(seat) == [], "a seat that is not asked has something to do"
        if self.nodes % NOW_AND_THEN == 0:
            self.check_copies()
            self.check_shown()

    def check_copies(self) -> None:
        state, game = self.state, self.game
        copies = [
            state.clone(),
            game.from_bytes(state.to_bytes()),
            pickle.loads(pickle.dumps(state)),
            deepcopy(state),
            game.from_text(game.to_text(state)),
        ]
        for copy in copies:
            assert copy == state
            assert hash(copy) == hash(state)
            assert copy.to_bytes() == state.to_bytes()
            assert copy.journal is None
            assert game.options_of(copy) == self.options
        assert len(game.to_text(state).splitlines()) == 1

    def check_shown(self) -> None:
        state = self.state
        if not self.game.hides(state):
            shared = state.view(None)
            for seat in range(state.players):
                assert state.view(seat) == {**shared, "viewer": seat}, "nothing is hidden, but views differ"
                assert next(iter(state.view(seat))) == "viewer", "a view begins with its viewer"
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view, "a view is not plain JSON"
            believed = state.resample(seat, self.rng)
            assert believed.view(seat) == view, "a seat can tell the resampled table from the real one"
            if seat is not None:
                assert believed.legal_actions(seat) == state.legal_actions(seat)
                features = state.features(seat)
                assert believed.features(seat) == features
                assert all(type(number) is float and math.isfinite(number) for number in features)
                self.features.add(len(features))

    # --- decisions -----------------------------------------------------------

    def check_decision(self) -> list[int]:
        state, game = self.state, self.game
        legal = state.legal_actions(state.asked)
        assert legal, f"nothing is offered at {game.to_text(state)}"
        assert legal == state.legal_actions()
        assert all(one < next_ for one, next_ in pairwise(legal)), "not in rising order"
        assert legal[0] >= 0
        assert legal[-1] < game.num_distinct_actions
        for action in legal:
            told = json.loads(json.dumps(game.to_json(action)))
            assert game.from_json(told) == action
        if self.nodes % NOW_AND_THEN == 0:
            self.check_reasons(legal)
            self.check_sentences(legal)
        return legal

    def check_reasons(self, legal: list[int]) -> None:
        """Asking for reasons changes nothing about what is offered, and nothing is both offered and refused."""
        out = ActionList(self.game.num_distinct_actions, explain=True)
        self.state.list_actions(out)
        assert out.listed() == legal
        assert not set(out.refused) & set(legal)
        assert all(0 <= action < self.game.num_distinct_actions for action in out.refused)
        assert set(out.refused.values()) <= set(range(len(self.game.vocabulary.reasons)))

    def check_sentences(self, legal: list[int]) -> None:
        for locale in self.game.meta.locales:
            sentences = [self.state.describe(action, locale) for action in legal]
            for sentence in sentences:
                assert_sentence(sentence)
            assert len(set(sentences)) == len(sentences), f"two choices read the same in {locale}: {sentences}"
        for action in legal:
            preview = self.game.preview(self.state, action)
            assert json.loads(json.dumps(preview)) == preview
        self.check_question(legal)

    def check_question(self, legal: list[int]) -> None:
        """Question, hints and the rules that help are sentences in every language; what is greyed is refused."""
        game, state = self.game, self.state
        out = ActionList(game.num_distinct_actions, explain=True)
        state.list_actions(out)
        assert set(game.greyed(state, out.refused)) <= set(out.refused)
        for locale in game.meta.locales:
            text = game.text(locale)
            args = {"seat": text.seat(state.asked), **game.question(state, text)}
            assert_sentence(text.say(f"ask-{game.prompt(state)}", args))
            assert all(text.has(message) for message in game.helps(state))
            for action in legal:
                hint = game.hint(state, action, game.preview(state, action), text)
                if hint:
                    assert_sentence(hint)

    # --- chance --------------------------------------------------------------

    def check_chance(self) -> None:
        state = self.state
        assert state.legal_actions() == []
        assert state.chance_kind() in ("draw", "clock")
        weights = state.chance_weights()
        assert 0 < len(weights) <= self.game.max_chance_outcomes
        assert all(type(weight) is int and weight >= 0 for weight in weights)
        outcomes = state.chance_outcomes()
        total = sum(weights)
        assert outcomes == [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]
        assert math.isclose(sum(probability for _, probability in outcomes), 1.0)
        assert state.chance_stream()
        audience = state.chance_audience()
        assert audience is None or set(audience) <= set(range(state.players))
        if state.chance_kind() == "clock":
            assert len(weights) == state.players + 1, "at a clock node each seat may speak, or time is up"
            assert state.clock_milliseconds() >= 0
            assert state.clock_milliseconds() or weights[-1] == 0, "without a deadline time is never up"
        kind = (state.chance_stream(), *weights)
        if kind not in self.seen:
            self.seen.add(kind)
            self.check_parts(weights)
            if len(self.seen) <= MOST_SAMPLED:
                self.check_sample(weights)

    def check_parts(self, weights: list[int]) -> None:
        """A heap of equal draws and its outcome are two ways to write the same thing."""
        parts = self.state.chance_parts()
        if parts is None:
            return
        single, times = parts
        for outcome, weight in enumerate(weights):
            spread = self.state.chance_spread(outcome)
            assert len(spread) == times
            assert spread == sorted(spread)
            assert self.state.chance_gather(spread) == outcome
            assert self.state.chance_gather(spread[::-1]) == outcome
            arrangements = math.factorial(times) // math.prod(map(math.factorial, Counter(spread).values()))
            assert weight == arrangements * math.prod(single[part] for part in spread)

    def check_sample(self, weights: list[int]) -> None:
        written = self.state.to_bytes()
        seen = Counter(int(self.state.sample(self.rng)) for _ in range(SAMPLES))
        assert self.state.to_bytes() == written, "sampling changed the table"
        assert_fits(seen, weights)

    # --- the end -------------------------------------------------------------

    def check_end(self) -> None:
        state, game = self.state, self.game
        assert state.legal_actions() == []
        returns = state.returns()
        assert math.isclose(sum(returns), 1.0 if state.winners() else 0.0)
        assert all(game.min_utility <= share <= game.max_utility for share in returns)
        assert state.winners() or game.can_be_lost
        assert str(state) == game.picture(state, None)
        assert str(state)
        assert [share > 0 for share in returns] == [seat in state.winners() for seat in range(state.players)]


def assert_sentence(sentence: str) -> None:
    """Something for people: no ids, no placeholders."""
    assert sentence == sentence.strip()
    assert sentence
    assert not {"_", "{", "}"} & set(sentence), sentence
    assert not sentence.startswith(("do-", "log-", "refused-", "ended-")), sentence


def assert_fits(seen: Counter[int], weights: Sequence[int]) -> None:
    """Pearson's chi-square against the weights, with a bound that chance passes once in many millions of checks."""
    count, total = sum(seen.values()), sum(weights)
    assert set(seen) <= {outcome for outcome, weight in enumerate(weights) if weight}, "the impossible was drawn"
    expected = [weight * count / total for weight in weights]
    cells = [(seen[outcome], mean) for outcome, mean in enumerate(expected) if mean >= RARE]
    rare = [outcome for outcome, mean in enumerate(expected) if 0 < mean < RARE]
    if rare:
        cells.append((sum(seen[outcome] for outcome in rare), sum(expected[outcome] for outcome in rare)))
    chi_square = sum((found - mean) ** 2 / mean for found, mean in cells)
    freedom = len(cells) - 1
    assert chi_square <= freedom + 7 * math.sqrt(2 * freedom) + 25, f"chi-square {chi_square} with {freedom} degrees"


def check_table(game: Game, players: int, options: Options, seed: int = 1) -> None:
    """Everything that a game promises, in one random game with these players and options."""
    state = game.new(players, options)
    assert state == game.new(players, options)
    assert game.options_of(state) == options
    usual = len(game.new(game.meta.fewest).features(0))
    walk = Walk(game, state, Rng(seed), options)
    walk.run()
    assert walk.features <= {usual}, "the number of features depends on the table"
    journal: Journal = []
    end = final_table(game, players, options, seed, journal)
    assert end == final_table(game, players, options, seed), "the same seed gives different games"
    check_ending(game, game.from_bytes(end), History(journal))


def check_ending(game: Game, state: State, history: History) -> None:
    """The points by source add up to the scores, with and without what happened on the way."""
    for known in (history, History()):
        sheet = game.score_sheet(state, known)
        assert sheet.totals() == state.scores()
        assert len({column.id for column in sheet.columns}) == len(sheet.columns)
        assert all(len(column.values) == state.players for column in sheet.columns)
        for locale in game.meta.locales:
            text = game.text(locale)
            for message in (*(f"score-{column.id}" for column in sheet.columns), *(deed.name for deed in sheet.deeds)):
                assert text.has(message), message
            for sentence in filter(None, (game.end_reason(state, known, text), game.tie_rule(state, text))):
                assert_sentence(sentence)


def final_table(game: Game, players: int, options: Options, seed: int, journal: Journal | None = None) -> bytes:
    """A random game by the ten lines of the README, as its last table."""
    state = game.new(players, options, journal=journal)
    rng = Rng(seed)
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(rng))
        else:
            state.apply(rng.choice(state.legal_actions(state.current_player())))
    return state.to_bytes()
