"""Parameters of the bots: what they test, which risks they take, how far they look ahead.

A released level is one of these and never changes.
"""

from __future__ import annotations

from dataclasses import dataclass

ALL = 10**6  # no limit


@dataclass(frozen=True)
class Personality:
    caution: float = 0.6  # the share of what is at stake that a test is thought to save
    racing: float = 0.6  # the same if there are rivals, who do not wait
    patient: bool = True  # with a launch, for money in hand and for tests that are under way, also if there are rivals
    most_risk: float = 1.0  # that something fails under a crew which could have been tested before
    most_dead: int = ALL  # in a whole game, dead or at risk
    rivalry: float = 0.0  # how much less a mission is worth that a rival is sure to complete first
    forecast: int = 0  # so many of a rival's next missions are guessed
    plans: int = 0  # in plans of several missions, so many flights are tried after each; 0: one mission at a time
    sight: int = ALL  # so many missions are thought about, of those that are worth it the ones with the fewest points
    one_by_one: bool = False  # whether nothing else is begun before a mission is done with
    bargain: float = 0.0  # a trade must bring so many times what it costs; 0: no trades
