"""Leaving Earth's score sheet: missions, discoveries, the dead and joint ventures, and why the space race is over."""

from __future__ import annotations

from cosmodrome.core.i18n import Text
from cosmodrome.core.score_sheet import Column, Deed, History, ScoreSheet
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.scoring import GameOver, net_halves
from cosmodrome.games.leaving_earth.engine.state import COMPLETED, EXTRA, LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import (
    BY_LEAD,
    BY_MISSIONS,
    GAME_OVER,
    HALF,
    MISSION_COMPLETED,
    OCCUPIED,
    VENTURE,
    YEAR_BEGAN,
)


def score_sheet(s: LeavingEarth, history: History) -> ScoreSheet:
    """Missions, what else brings points, what the dead cost and what shares of ventures bring."""
    seats = range(s.players)
    extra = [int(s.table[s.block(seat) + EXTRA]) for seat in seats]
    columns = [
        Column("missions", [in_units(s, s.points(seat) - extra[seat]) for seat in seats]),
        Column("discoveries", [in_units(s, extra[seat]) for seat in seats]),
        Column("dead", [in_units(s, net_halves(s, seat) - s.points(seat)) for seat in seats]),
    ]
    game_over = s.setting.steps[GAME_OVER]
    if s.setting.has_stations and isinstance(game_over, GameOver):
        columns.append(Column("ventures", [game_over.dividend(s, seat) for seat in seats]))
    used = [column for column in columns if column.id == "missions" or any(column.values)]
    return ScoreSheet(used, deeds(s, history))


def in_units(s: LeavingEarth, halves: int) -> int:
    """The rules count halves, and so many scores are one point."""
    return halves * s.score_unit() // HALF


def deeds(s: LeavingEarth, history: History) -> list[Deed]:
    """Every completed mission with who has it now, and when it was completed, if that is known; the earliest first."""
    years: dict[int, int] = {}
    occupied: list[Deed] = []
    year = 0
    for happening, a, b, c, _ in history.entries:
        if happening == YEAR_BEGAN:
            year = a
        elif happening == MISSION_COMPLETED:
            years[b] = year
        elif happening == OCCUPIED:
            occupied.append(deed(s, "discoveries", b, c, a, year))
    done = [
        (mission, s.mission(mission) - COMPLETED)
        for mission in range(s.setting.missions)
        if s.mission(mission) >= COMPLETED
    ]
    missions = [
        deed(s, "missions", mission, s.setting.mission_points[mission], owner, years.get(mission, 0))
        for mission, owner in done
    ]
    return sorted([*missions, *occupied], key=lambda each: each.when)


def deed(s: LeavingEarth, column: str, mission: int, halves: int, owner: int, year: int) -> Deed:
    is_agency = owner < VENTURE
    return Deed(
        column,
        f"mission-{ids.MISSIONS[mission]}",
        in_units(s, halves),
        owner if is_agency else None,
        "" if is_agency else f"venture-{ids.VENTURES[owner - VENTURE]}",
        str(year) if year else "",
    )


def end_reason(s: LeavingEarth, text: Text) -> str:
    args: dict[str, str | int | float] = {"year": str(s.year - 1)}
    if s.ended == BY_MISSIONS:
        return text.say("ended-missions", {"year": str(s.year)})
    if s.ended == BY_LEAD:
        scores = s.scores()
        args["seat"] = text.seat(scores.index(max(scores)))
        return text.say("ended-lead", args)
    return text.say("ended-calendar", args)
