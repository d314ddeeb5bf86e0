"""The smallest whole game: `stop.py`. `docs/adding-a-game.md` walks through it."""
