"""What stands around a question: its arguments, the rules that help, a hint for a choice, what is shown greyed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmodrome.core.i18n import Text
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.ui.view import prompt
from cosmodrome.games.star_search.vocabulary import (
    CALL_OFF,
    COLOURS,
    MOST_HOLES,
    PLACE,
    ROLL,
    SEARCH,
    SHOWER,
    TWINKLE,
    VOCABULARY,
    hole_name,
)

# The rules that help with each question, most useful first; in the second variation HELP_RUDI comes before them.
HELP = {
    "search": ("search", "levels", "end"),
    "roll": ("roll", "end"),
    "place": ("place", "fixed_star"),
    "put_down": ("stop",),
    "claim": ("super", "call_off", "fixed_star"),
    "twinkle": ("twinkle",),
    "shower": ("shower",),
}
HELP_RUDI = {"search": ("rudi",), "roll": ("rudi",), "place": ("rudi",), "put_down": ("stop_rudi",)}


def question(s: StarSearch, text: Text) -> dict[str, str | int]:
    """What the questions name."""
    asked = prompt(s)
    if asked == "search":
        return {"colour": text.term(f"colour-{COLOURS[s.planet_under(s.turn)]}")}
    if asked in ("place", "put_down", "claim"):
        return {"colour": text.term(f"colour-{COLOURS[s.colour]}"), "markings": s.markings(s.asked)}
    if asked == "twinkle":
        return {"stars": s.stars_to_twinkle(), "hole": hole_name(s.next_to_twinkle())}
    if asked == "shower":
        return {"rounds": s.rounds_without_movement()}
    return {}


def helps(s: StarSearch) -> list[str]:
    asked = prompt(s)
    found = [*(HELP_RUDI.get(asked, ()) if s.setting.rudi else ()), *HELP.get(asked, ())]
    return [f"help-{name}" for name in found]


def hint(s: StarSearch, action: int, preview: Mapping[str, Any], text: Text) -> str:
    """What a placement would bring, where the rules let people see it."""
    if "filled" not in preview:
        return ""
    parts = [text.say("preview-filled", {"filled": preview["filled"], "markings": s.markings(s.asked)})]
    if preview["fields"] > s.markings(s.asked):
        parts.append(text.say("preview-fixed_star"))
    if preview["finish"]:
        parts.append(text.say("preview-finish"))
    return " · ".join(parts)


def greyed(s: StarSearch, refused: Mapping[int, int]) -> list[int]:
    """What people look for: the other way to begin a turn, and calling off before it is possible."""
    if prompt(s) in ("search", "roll"):
        return [action for action in (SEARCH, ROLL) if action in refused]
    return [CALL_OFF] if prompt(s) == "claim" and CALL_OFF in refused else []


def details(s: StarSearch, action: int, text: Text) -> dict[str, str | int]:
    """The arguments of an action's sentence that need the table."""
    verb = VOCABULARY.verb(action).name
    if verb == "search":
        return {"colour": text.term(f"colour-{COLOURS[s.planet_under(s.turn)]}")}
    if verb == "place":
        placement = action - PLACE
        return {"degrees": 90 * (placement // MOST_HOLES), "hole": hole_name(placement % MOST_HOLES)}
    if verb == "shower":
        return {"answer": "yes" if action == SHOWER + 1 else "no"}
    if verb == "surprise":
        return {"stars": s.stars_to_twinkle()}
    if verb == "twinkle":
        return {"from": hole_name(s.next_to_twinkle()), "hole": hole_name(action - TWINKLE)}
    return {}


def face_text(data: Mapping[str, Any], face: int, text: Text) -> str:
    """What the die shows: its pips as they are printed, or the planet."""
    entry = data["face"][face]
    if "planet" in entry:
        return text.term(f"face-{entry['planet']}")
    return "●" * int(entry["black"]) + "○" * int(entry["hollow"])
