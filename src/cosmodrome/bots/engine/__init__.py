"""Searches that try choices by playouts, for any game. Compiled."""
