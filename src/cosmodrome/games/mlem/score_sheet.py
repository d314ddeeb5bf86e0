"""MLEM's score sheet by source, and the sentence that says why the game is over."""

from __future__ import annotations

from cosmodrome.core.i18n import Text
from cosmodrome.core.score_sheet import Column, History, ScoreSheet
from cosmodrome.games.mlem.engine.scoring import goal_points, mission_points, planet_points
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.vocabulary import (
    EXPLORATION_POINTS,
    EXPLORATION_TOKEN_HIDDEN,
    LAST_EXPEDITION,
    UFO_CONTACT,
    UFO_TOKEN_HIDDEN,
    VOYAGER,
)

SPECIALISTS = 8


def score_sheet(s: Mlem, history: History) -> ScoreSheet:
    """A column for each part of the rules that brings points, and for each variant in play."""
    seats = range(s.players)
    deep = [deep_space_points(s, seat) for seat in seats]
    planets = range(s.setting.planets)
    columns = [
        Column("moons", [s.points(seat) - deep[seat] for seat in seats]),
        Column("planets", [sum(planet_points(s, planet, seat) for planet in planets) for seat in seats]),
        Column("deep_space", deep),
        Column("goals", [goal_points(s, seat) for seat in seats]),
    ]
    if s.setting.secret_missions:
        columns.append(Column("missions", [mission_points(s, seat) for seat in seats]))
    return ScoreSheet([*columns, *token_columns(s, history)])


def deep_space_points(s: Mlem, seat: int) -> int:
    """What the astronauts in deep space bring: where each is says how much."""
    comet, galaxy = s.setting.deep * 8 + 1, s.setting.deep * 8
    worth = {comet: s.setting.comet_points, galaxy: s.setting.galaxy_points}
    return sum(
        worth.get(s.place_of(seat, specialist), 0) * (2 if specialist == VOYAGER else 1)
        for specialist in range(SPECIALISTS)
    )


def token_columns(s: Mlem, history: History) -> list[Column]:
    """The tokens of the variants. The table keeps only their sum, so that with both of them the journal decides."""
    bonus = [s.bonus(seat) for seat in range(s.players)]
    if not s.setting.ufo or not s.setting.explorations:
        played = [name for name in ("explorations", "ufo") if s.setting.options[name]]
        return [Column(name, bonus) for name in played]
    explorations, ufo = [0] * s.players, [0] * s.players
    for happening, seat, points, _, _ in history.entries:
        if happening in (EXPLORATION_POINTS, EXPLORATION_TOKEN_HIDDEN):
            explorations[seat] += points
        elif happening in (UFO_CONTACT, UFO_TOKEN_HIDDEN):
            ufo[seat] += points
    if [sum(both) for both in zip(explorations, ufo, strict=True)] != bonus:
        return [Column("tokens", bonus)]
    return [Column("explorations", explorations), Column("ufo", ufo)]


def end_reason(s: Mlem, history: History, text: Text) -> str:
    """Whose last astronaut it was is in the journal; several may have placed all theirs in the last expedition."""
    if not s.ending:
        return text.say("ended-crashes", {"count": int(s.failures), "expedition": int(s.expedition)})
    told = [entry[1] for entry in history.entries if entry[0] == LAST_EXPEDITION]
    seats = told or [seat for seat in range(s.players) if s.placed(seat) == SPECIALISTS]
    names = f" {text.say('and')} ".join(text.seat(seat) for seat in seats)
    return text.say("ended-all_placed", {"seat": names, "count": SPECIALISTS, "expedition": int(s.expedition)})
