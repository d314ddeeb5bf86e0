"""The rules of each game, one folder per game."""
