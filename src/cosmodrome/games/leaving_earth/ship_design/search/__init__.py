"""The searches for ships: their labels, their bounds, and the limit of their effort."""
