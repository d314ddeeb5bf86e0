"""An agency as bots and advisers see it: what it has, knows, can fly and wants."""
