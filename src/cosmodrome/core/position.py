"""Writes positions as bytes or as one line of text, and reads them.

`docs/records.md` describes the line. A position holds everything on the table, secrets included.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import TYPE_CHECKING, Any

from cosmodrome.core.engine.state import State, pack_numbers, unpack_numbers
from cosmodrome.core.errors import BadInput
from cosmodrome.core.meta import Options, written

if TYPE_CHECKING:
    from cosmodrome.core.game import Game, S

VERSION_STEP = 256  # in the first number of a position's bytes, which is the number of players in version 1


def head(game: Game[Any], state: State) -> list[int]:
    """Version and players in one number, and the options, in front of the table's own."""
    options = game.options_of(state)
    first = (game.meta.version - 1) * VERSION_STEP + state.players
    return [first, *(option.choices.index(options[option.name]) for option in game.meta.options)]


def from_bytes(game: Game[S], data: bytes) -> S:
    try:
        numbers = unpack_numbers(data)
        version, players = divmod(numbers[0], VERSION_STEP)
        return from_numbers(game.under(f"{game.meta.id}/{version + 1}"), [players, *numbers[1:]])
    except (ValueError, IndexError, OverflowError) as error:
        raise BadInput(f"these bytes are no position of {game.meta.title}: {error}") from None


def from_numbers(game: Game[S], numbers: list[int]) -> S:
    """A position from the players, the options and the table's own numbers."""
    count = 1 + len(game.meta.options)
    if len(numbers) < count:
        raise ValueError("too short")
    options: Options = {}
    for option, index in zip(game.meta.options, numbers[1:count], strict=True):
        if not 0 <= index < len(option.choices):
            raise ValueError(f"option {option.name} has no value {index}")
        options[option.name] = option.choices[index]
    state = game.new(numbers[0], options)
    game.restore(state, numbers[count:])
    return state


def to_text(game: Game[Any], state: State) -> str:
    options = game.options_of(state)
    changed = [
        f"{option.name}={written(options[option.name])}"
        for option in game.meta.options
        if options[option.name] != option.default
    ]
    count = 1 + len(game.meta.options)
    table = pack_numbers(unpack_numbers(state.to_bytes())[count:])
    body = base64.urlsafe_b64encode(zlib.compress(table, 9)).decode().rstrip("=")
    pack = [] if game.pack.is_built_in else [f"pack={game.pack.digest[:12]}"]
    line = " ".join([game.meta.rules, f"players={state.players}", *changed, *pack, body])
    return f"{line} {check_of(line)}"


def from_text(game: Game[S], line: str) -> S:
    words = line.split()
    if len(words) < 4 or words[0].partition("/")[0] != game.meta.id:
        raise BadInput(f"a position of {game.meta.title} starts with {game.meta.rules} players=...")
    if words[0] != game.meta.rules:
        return from_text(game.under(words[0]), line)
    if check_of(" ".join(words[:-1])) != words[-1]:
        raise BadInput("the position has a typing error: its check at the end does not fit")
    players = 0
    pairs = []
    for word in words[1:-2]:
        name, _, value = word.partition("=")
        if name == "players" and value.isdecimal():
            players = int(value)
        elif name == "pack":
            if not game.pack.digest.startswith(value):
                raise BadInput(f"the position was played with another data pack ({value})")
        else:
            pairs.append(word)
    state = game.new(players, game.meta.parse_options(",".join(pairs)))
    try:
        table = zlib.decompress(base64.urlsafe_b64decode(words[-2] + "=" * (-len(words[-2]) % 4)))
        game.restore(state, unpack_numbers(table))
    except (ValueError, binascii.Error, zlib.error, IndexError, OverflowError) as error:
        raise BadInput(f"the position cannot be read: {error}") from None
    return state


def check_of(line: str) -> str:
    """The CRC-32 of a line, as eight hexadecimal digits."""
    return f"{zlib.crc32(line.encode()):08x}"
