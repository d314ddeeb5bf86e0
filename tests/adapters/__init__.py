"""The adapters under the test suites of the projects they are made for."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Option, Options
from cosmodrome.games import load, metas

SHORT: dict[str, Options] = {"leaving_earth": {"last_year": 1958}}  # by chance a whole game takes thousands of steps


def settings() -> Iterator[tuple[str, int, Options]]:
    """Every game with its numbers of players, then each choice of its options with one of them."""
    for name in metas():
        game = load(name)
        counts = numbers_of_players(game)
        short = SHORT.get(name, {})
        for players in counts:
            yield name, players, short
        unusual = [
            (option.name, choice)
            for option in game.options
            for choice in choices(game, option)
            if choice != option.default
        ]
        for number, (option_name, choice) in enumerate(unusual):
            chosen = game.meta.with_needs({option_name: choice})
            options = {**short, **chosen}
            fitting = [count for count in counts if game.allows(chosen, count)]
            players = fitting[0] if game.is_long else fitting[number % len(fitting)]
            yield name, players, options if game.allows(options) else chosen


def numbers_of_players(game: Game) -> list[int]:
    """All of them; of a long game those that end soon."""
    return list(range(game.meta.fewest, game.meta.most + 1))[: 2 if game.is_long else None]


def choices(game: Game, option: Option) -> list[bool | str | int]:
    """All of them; of a long game the first and the last."""
    return [option.choices[0], option.choices[-1]] if game.is_long else list(option.choices)


def label(value: object) -> str:
    """A setting in the name of a test."""
    if not isinstance(value, dict):
        return str(value)
    return ",".join(f"{name}={choice}" for name, choice in value.items()) or "usual"
