"""What a game, a match, a record and a draw are. Nothing in here knows a particular game."""
