"""Measurements: bots, the planner, the page, statistics of the lab."""
