"""Draws the pictures of the documentation and of the how-to-play pages: `python -m tools.docs.illustrations` writes
docs/pictures/*.svg and web/public/guide/<game>/*.svg.

A picture of the documentation shows a table in the middle of a match between bots; those of a how-to-play page are in
tools/docs/guides. The same program always draws the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import cosmodrome
from cosmodrome import bots

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
GUIDE = ROOT / "web" / "public" / "guide"
ROOM = Path(__file__).parent / "guides"
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


SCENES = (Scene("leaving_earth", "planner-lite", 4, 1, 400, "act", {"level": "very_hard", "mercury": True}),)


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
    view = import_module(f"{room}.ui.view").build(match.state, None)
    return str(import_module(f"{room}.ui.text_board").svg(view, match.game.data, match.names))


# --- how to play -------------------------------------------------------------


def games() -> list[str]:
    """Those that have pictures."""
    return sorted(file.stem for file in ROOM.glob("[!_]*.py") if file.stem != "svg_drawing")


def guide(game: str) -> dict[str, Callable[[], str]]:
    """The drawings of a game by their names."""
    found: dict[str, Callable[[], str]] = import_module(f"tools.docs.guides.{game}").PICTURES
    return found


def main() -> None:
    pictures = {PICTURES / f"{scene.game}.svg": drawn(played(scene)) for scene in SCENES}
    for game in games():
        pictures |= {GUIDE / game / f"{name}.svg": draw() for name, draw in guide(game).items()}
    for file, picture in pictures.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(picture, encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
