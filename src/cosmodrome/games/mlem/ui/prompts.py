"""Around a question: what it names, which rules help with it, and what a choice would bring, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmodrome.core.i18n import Text
from cosmodrome.core.styled_text import plain
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.ui.text_board import percent, planet_at, rescue
from cosmodrome.games.mlem.ui.view import planet_text, prompt
from cosmodrome.games.mlem.vocabulary import (
    EMBARK,
    FACE_NOT_ON_SPACE,
    FLY,
    LAND,
    SPECIALISTS,
    SPOTS,
    TAKEOFF,
    VOCABULARY,
)

# The rules that help with each question, most useful first.
HELP = {
    "takeoff": ("takeoff",),
    "choose_dice": ("travel", "crash"),
    "choose_dice_failed": ("crash", "travel"),
    "choose_engineer": ("travel",),
    "disembark": ("landing", "moons", "planets"),
    "deep_space": ("deep_space",),
    "crash_landing": ("crash", "moons", "planets"),
    "return_missions": ("secret_missions",),
}


def question(s: Mlem, text: Text) -> dict[str, str | int]:
    """What the questions name: where the rocket is."""
    return {"space": text.term("deep-space") if s.space == s.setting.deep else s.space}


def helps(s: Mlem) -> list[str]:
    """The messages that explain the question, and what the variants in play add to it."""
    asked = prompt(s)
    found = list(HELP.get(asked, ()))
    if asked.startswith("choose_dice"):
        found += ["ufo"] if s.setting.ufo else []
        found += ["explorations"] if s.setting.explorations else []
    if s.step == TAKEOFF:
        found += ["goals", "end"]
    return [f"help-{name}" for name in found]


def hint(s: Mlem, action: int, preview: Mapping[str, Any], text: Text) -> str:
    """What a choice would bring, beyond what its own sentence says."""
    verb = VOCABULARY.verb(action)
    if verb.name == "embark":
        return text.say(f"specialist-{SPECIALISTS[action - verb.first]}-does")
    parts: list[str] = []
    if verb.name == "fly":
        parts += site(s, preview["space"], text)
    if "place" in preview:
        points = s.game.data["planet"][planet_at(s.game.data, preview["space"]) or 0]["points"][preview["place"] - 1]
        parts.append(text.say("preview-place", {"place": preview["place"], "points": points}))
    if "crash_odds" in preview and preview.get("space") != s.setting.deep:
        dice = preview.get("dice", s.dice)
        parts.append(text.say("preview-odds", {"odds": percent(preview["crash_odds"]), "dice": dice}))
        parts += [plain(rescue(preview.get("rescues", ()), text)).strip()]
    return " · ".join(filter(None, parts))


def site(s: Mlem, space: int, text: Text) -> list[str]:
    """Where one could get off on a space."""
    if space >= s.setting.deep:
        return []
    planet = s.setting.planet_at[space]
    found = [planet_text(s.game, planet, text)] if planet >= 0 else []
    count = s.setting.moons[space]
    if not count:
        return found
    free = [s.setting.moon_points[space * SPOTS + moon] for moon in range(count - s.moons_left(space), count)]
    return [*found, text.say("site-moons", {"points": " ".join(map(str, free))}) if free else text.say("site-full")]


SINGLE_GROUPS = [FLY + (1 << face) for face in range(5)]
CATS = [EMBARK + specialist for specialist in range(len(SPECIALISTS))]


def greyed(s: Mlem, refused: Mapping[int, int]) -> list[int]:
    """Of all that is not possible: a cat that is away, dice that lie there in vain, the place where the rocket is."""
    dice = [action for action in SINGLE_GROUPS if refused.get(action) == FACE_NOT_ON_SPACE]
    return [*(action for action in (*CATS, LAND + s.space) if action in refused), *dice]
