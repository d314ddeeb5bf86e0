"""Bots for Leaving Earth, from planner-lite to champion."""

from cosmodrome.games.leaving_earth.bots.planner_bot import BOTS

__all__ = ["BOTS"]
