"""How an agency that plays by itself weighs things: what it tests, what it dares, and how much it minds its rivals.

Planners of every level run the same code; they differ in these numbers. The defaults are those of planner-lite.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    caution: float = 0.6  # the share of what is at stake that a test is thought to save
    haste: float = 1.0  # what a mission is worth that takes a year more
    greed: float = 0.0  # how much bigger missions are liked better
    rivalry: float = 0.0  # how much less a mission is worth that a rival is about to complete
    most_risk: float = 1.0  # for the lives of a crew that is launched
    most_dead: int = 99  # in a whole game; nobody more is ever put at risk
    wanted: int = -1  # a mission that is worked for before all others, if it is worth its money at all


PLAIN = Temper()
