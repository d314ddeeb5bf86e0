"""How long a maneuver takes, and how hard it is then. Rules, planner, bots and page all ask here.

A maneuver takes the years that are printed. Doubling its difficulty halves them, rounded up, again and again; instead,
years can be added where an hourglass is printed. Neither can be done to a maneuver that needs planets to be aligned,
nor to one without difficulty: nothing is fired for it, so the spacecraft leaves at once, as on the Earth-Mars cycler.
"""

from __future__ import annotations

from mypy_extensions import i64


def is_adjustable(difficulty: i64, is_windowed: bool) -> bool:
    """Whether the years of a maneuver can be changed at all."""
    return difficulty > 0 and not is_windowed


def halved(years: i64) -> i64:
    """What is left of some years if the difficulty is doubled."""
    return (years + 1) // 2


def can_hurry(difficulty: i64, years: i64, is_windowed: bool) -> bool:
    """Whether a maneuver that takes so many years can be flown in fewer."""
    return is_adjustable(difficulty, is_windowed) and years > 1


def can_slow(difficulty: i64, has_hourglass: bool, is_windowed: bool) -> bool:
    """Whether years can be added; an hourglass in brackets counts, though it takes no time by itself."""
    return is_adjustable(difficulty, is_windowed) and has_hourglass


def last_arrival(last_year: i64, later_rules: bool) -> i64:
    """The year by whose beginning all spacecraft have arrived.

    By the quick reference spacecraft arrive before the marker of the year advances, so those that are due at the end of
    the last year still do. By the first rulebook the game is over before.
    """
    return last_year + 1 if later_rules else last_year


def speeds(difficulty: i64, years: i64, is_windowed: bool) -> list[tuple[int, int]]:
    """Each difficulty with its years: as printed first, then quicker and quicker."""
    found: list[tuple[int, int]] = [(difficulty, years)]
    while can_hurry(difficulty, years, is_windowed):
        difficulty, years = difficulty * 2, halved(years)
        found.append((difficulty, years))
    return found
