"""Trials of the server on this machine: a crowd that plays, things that break under it, and what must hold after."""
