"""How tables are created, found, joined and evicted from memory."""
