"""Why a choice is a good one, in a sentence: exact odds of the next roll, and what a lone astronaut may expect."""

from __future__ import annotations

from typing import Any

from fluent.runtime.types import fluent_number

from cosmodrome.core.i18n import Text
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.odds.next_roll import crash_chance
from cosmodrome.games.mlem.solvers.expedition_policy import DICE, ExpeditionPolicy
from cosmodrome.games.mlem.solvers.steady_policy import best_landing_value, landing_value
from cosmodrome.games.mlem.ui.text_board import percent
from cosmodrome.games.mlem.ui.view import flight
from cosmodrome.games.mlem.vocabulary import DISEMBARK, EMBARK, FLY, LAND, LAND_ON_MOON, SPECIALISTS, STAY, VOCABULARY


def reason(s: Mlem, action: int, text: Text) -> str:
    """A reason for the seat to move; empty where there is nothing to add to the choice."""
    verb = VOCABULARY.verb(action).first
    if verb == STAY:
        return staying(s, text)
    if verb in (LAND, LAND_ON_MOON):
        return getting_off(s, action - LAND, text)
    if verb == FLY:
        return flying(s, action, text)
    if verb == EMBARK:
        return embarking(s, action - EMBARK, text)
    return ""


def staying(s: Mlem, text: Text) -> str:
    specialist = int(s.specialist_aboard(s.turn))
    here = best_landing_value(s, s.asked, specialist, s.space) if s.has_room(s.space) else 0.0
    worth = {"ahead": points(ahead(s, specialist)), "here": points(here)}
    return text.say("reason-stay", {**risk(s, int(s.space)), **worth})


def getting_off(s: Mlem, space: int, text: Text) -> str:
    slot = int(s.turn) if s.turn < s.crew else 0
    specialist = int(s.specialist_aboard(slot))
    here = points(landing_value(s, s.asked, specialist, space))
    if s.step != DISEMBARK or s.crew == 0:  # in deep space, or when the rocket is lost
        return text.say("reason-land-deep", {"here": here})
    return text.say("reason-land", {**risk(s, space), "ahead": points(ahead(s, specialist)), "here": here})


def flying(s: Mlem, action: int, text: Text) -> str:
    plan = flight(s, action)
    specialist = int(s.specialist_aboard(0))
    there = min(int(s.space) + plan.distance, int(s.setting.deep))
    if there == s.setting.deep:
        return text.say("reason-fly-deep", {"ahead": points(landing_value(s, s.asked, specialist, there))})
    dice = max(int(s.dice) - plan.lost, 1)
    arrived = foresight(s).prospects_of(s.asked, specialist).arrived[there * DICE + dice]
    odds = percent(float(crash_chance(s.setting, there, dice)))
    return text.say("reason-fly", {"space": there, "odds": odds, "dice": dice, "ahead": points(arrived)})


def embarking(s: Mlem, specialist: int, text: Text) -> str:
    expected = foresight(s).prospects_of(s.asked, specialist).ahead[s.space * DICE + s.dice]
    name = text.term(f"specialist-{SPECIALISTS[specialist]}")
    return text.say("reason-embark", {"specialist": name, "ahead": points(expected)})


def risk(s: Mlem, space: int) -> dict[str, object]:
    """Of not getting off there: the next roll may end the expedition, and a rival may take the place."""
    odds = percent(float(crash_chance(s.setting, int(s.space), int(s.dice))))
    return {"odds": odds, "rival": "yes" if could_lose_last_moon(s, space) else "no"}


def ahead(s: Mlem, specialist: int) -> float:
    """What staying is worth, exactly, if the astronaut had the rocket alone."""
    return foresight(s).prospects_of(s.asked, specialist).ahead[s.space * DICE + s.dice]


def could_lose_last_moon(s: Mlem, space: int) -> bool:
    """Whether a seat that chooses later could take the last moon, where the rocket is."""
    last = space == s.space and s.setting.planet_at[space] < 0 and s.moons_left(space) == 1
    return bool(last and s.turn + 1 < s.crew)


def foresight(s: Mlem) -> ExpeditionPolicy:
    policy = ExpeditionPolicy()
    policy.begin(s)
    return policy


def points(value: float) -> Any:
    """With a digit after the point where it matters, as every language writes it."""
    return fluent_number(round(value, 1), maximumFractionDigits=1)
