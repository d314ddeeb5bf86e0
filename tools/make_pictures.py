"""Draws the pictures of the documentation: `python tools/make_pictures.py` writes docs/pictures/*.svg.

Each shows a table in the middle of a match between bots. The same seed always gives the same picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import cosmodrome
from cosmodrome import bots

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ("Ada", "Grace", "Linus", "Barbara", "Edsger")


@dataclass(frozen=True)
class Scene:
    """A moment worth a picture: the first question of this kind after so many moves."""

    game: str
    bot: str
    seats: int
    seed: int
    moves: int
    prompt: str
    options: Mapping[str, bool | str] = field(default_factory=dict)


SCENES = (Scene("mlem", "steady", 4, 40, 155, "choose_dice", {"ufo": True, "explorations": True}),)


def played(scene: Scene) -> cosmodrome.Match:
    game = cosmodrome.load(scene.game)
    bot = bots.find(game, scene.bot)
    rng = cosmodrome.Rng(scene.seed)
    seats = [cosmodrome.Seat(name, bot=scene.bot) for name in NAMES[: scene.seats]]
    match = cosmodrome.Match.start(game, seats, scene.options, seed=scene.seed)
    moves = 0
    while not match.is_over and (moves < scene.moves or game.prompt(match.state) != scene.prompt):
        seat = match.players_to_move()[0]
        match.play(seat, bot.choose(match.state.resample(seat, rng), rng))
        moves += 1
    return match


def drawn(match: cosmodrome.Match) -> str:
    """The table with the names of who sits there, as a spectator sees it."""
    room = f"cosmodrome.games.{match.game.meta.id}"
    view = import_module(f"{room}.view").build(match.state, None)
    return str(import_module(f"{room}.picture").svg(view, match.game.data, match.names))


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        file = PICTURES / f"{scene.game}.svg"
        file.write_text(drawn(played(scene)), encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
