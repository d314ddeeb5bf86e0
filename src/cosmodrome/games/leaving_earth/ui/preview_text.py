"""A hint for a choice: what it would bring, beyond what its own sentence says; the numbers are from `previews.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth.ui.prompts import counted, percent, route_text
from cosmodrome.games.leaving_earth.vocabulary import (
    ROUTE,
    VOCABULARY,
)

Preview = Mapping[str, Any]


def hint(action: int, preview: Preview, text: Text) -> str:
    verb = VOCABULARY.verb(action)
    tell = HINTS.get(verb.name)
    return " · ".join(filter(None, tell(preview, text))) if tell and preview else ""


def odds_text(preview: Preview, text: Text) -> str:
    if "odds" not in preview:
        return ""
    odds = preview["odds"]
    if odds["success"] >= 1:
        return text.term("preview-sure")
    return text.say(
        "preview-odds",
        {
            "success": percent(odds["success"]),
            "minor": percent(odds["minor_failure"]),
            "major": percent(odds["major_failure"]),
        },
    )


def hint_odds(preview: Preview, text: Text) -> list[str]:
    return [odds_text(preview, text)]


def hint_research(preview: Preview, text: Text) -> list[str]:
    parts = [
        text.say("preview-cost", {"cost": preview["cost"]}) if preview["cost"] else "",
        text.term(f"advancement-{preview['id']}-does"),
        text.say("preview-cards", {"outcomes": preview["outcomes"]}),
    ]
    if "odds" in preview:
        parts.append(text.say("preview-works", {"odds": percent(preview["odds"]["success"])}))
    return parts


def hint_buy(preview: Preview, text: Text) -> list[str]:
    parts = [text.say("preview-cost", {"cost": preview["cost"]})]
    for name, message in (
        ("mass", "preview-mass"),
        ("thrust", "preview-thrust"),
        ("thrust_per_year", "preview-thrust-per-year"),
        ("seats", "preview-seats"),
    ):
        if name in preview:
            parts.append(text.say(message, {"thrust" if "thrust" in name else name: preview[name]}))
    if preview.get("heat_shield"):
        parts.append(text.term("preview-shield"))
    if "skill" in preview:
        parts.append(text.term(f"skill-{preview['skill']}-does"))
    if "use" in preview:
        parts.append(text.term(f"use-{preview['use']}"))
    return parts


def hint_ship(preview: Preview, text: Text) -> list[str]:
    ship = text.say("preview-ship", {"mass": preview["mass"], "thrust": preview["thrust"]})
    if not preview["seats"] and not preview["crew"]:
        return [ship]
    return [ship, text.say("preview-taken", {"crew": preview["crew"], "seats": preview["seats"]})]


def hint_maneuver(preview: Preview, text: Text) -> list[str]:
    parts = []
    if preview["automatic"]:
        parts.append(text.term("preview-automatic"))
    elif not preview["need"]:
        parts.append(text.term("preview-free"))
    else:
        args = {name: preview[name] for name in ("difficulty", "mass", "need", "thrust")}
        parts += [text.say("preview-need", args), enough_text(preview, text)]
    if preview["to"] == "lost":
        parts.append(text.term("preview-lost"))
    if preview["window"]:
        parts.append(window_text(preview["window"], text))
    parts += [hazard_text(hazard, text) for hazard in preview["hazards"]]
    return parts


def window_text(window: Mapping[str, Any], text: Text) -> str:
    """When the launch window opens next. Flight times are fixed, so a ship that waits misses the planet."""
    if window["next"] is None:
        return text.term("preview-window-last")
    return text.say("preview-window", {"year": str(window["next"])})


def enough_text(preview: Preview, text: Text) -> str:
    years = preview["enough_with_years"]
    if years is None:
        thrust = preview["thrust"] + preview["thrust_per_year"] * preview["years"]
        return text.say("preview-short", {"missing": max(preview["need"] - thrust, 0)})
    if years > preview["years"]:
        return text.say("preview-enough-years", {"years": years})
    return text.term("preview-enough")


def hazard_text(hazard: Mapping[str, Any], text: Text) -> str:
    name = hazard["hazard"]
    if name == "time":
        years = hazard["years"]
        return text.say("preview-years", {"years": years}) if years else text.term("preview-years-free")
    if name in ("radiation", "explore"):
        known = hazard["face"] is not None
        args = {"location": text.term(f"location-{hazard['location']}")}
        if known:
            args["face"] = text.term(f"face-{hazard['face']}")
        return text.say(f"hazard-{name}-known" if known else f"hazard-{name}", args)
    if name == "optional_landing" or (name == "entry" and not hazard["capsules"]):
        return ""
    if not hazard["able"]:
        return text.term(f"hazard-{name}-unable")
    if name == "entry" and hazard["safe"] < hazard["capsules"]:
        return text.term("hazard-entry-unshielded")
    return text.say(f"hazard-{name}", {"odds": percent(hazard["odds"]["success"])})


def hint_fire(preview: Preview, text: Text) -> list[str]:
    args = {name: preview[name] for name in ("thrust", "need", "missing")}
    gives = text.say("preview-fire" if preview["missing"] else "preview-fire-last", args)
    return [gives, *hint_uses(preview, text), odds_text(preview, text)]


def hint_uses(preview: Preview, text: Text) -> list[str]:
    """What is used up by it."""
    if "uses" not in preview:
        return []
    return [text.say("preview-uses", {"item": counted(preview.get("count", 1), text.term(f"item-{preview['uses']}"))})]


def hint_time(preview: Preview, text: Text) -> list[str]:
    return [
        text.say("preview-years", {"years": preview["years"]}),
        text.say("preview-now-need", {"need": preview["need"]}),
    ]


def hint_survey(preview: Preview, text: Text) -> list[str]:
    known = preview["face"] is not None
    found = text.say("preview-known", {"face": text.term(f"face-{preview['face']}")}) if known else ""
    works = text.say("preview-works", {"odds": percent(preview["odds"]["success"])}) if "odds" in preview else ""
    return [works, found]


def hint_remove(preview: Preview, text: Text) -> list[str]:
    args = {"now": percent(preview["success"]), "then": percent(preview["success_then"])}
    return [text.say("preview-removing", args)]


def hint_reveal(preview: Preview, text: Text) -> list[str]:
    return [text.term(f"face-{preview['face']}-does")]


def hint_secret(preview: Preview, text: Text) -> list[str]:
    if not preview["in_person"]:
        return []
    return [text.term("preview-loses-crew" if preview["crew_only"] else "preview-loses-craft")]


def hint_seat(preview: Preview, text: Text) -> list[str]:
    if not preview["survives"]:
        return [text.term("preview-burns")]
    return [text.say("preview-ride", {"odds": percent(1 - preview["odds"]["major_failure"])})]


def hint_shield(preview: Preview, text: Text) -> list[str]:
    args = {"limit": preview["up_to"], "sheltered": preview["up_to_shielded"], "die": preview["die"]}
    return [text.say("preview-radiation", args)]


def hint_sell(preview: Preview, text: Text) -> list[str]:
    return [text.say("preview-money", {"money": preview["money"]})]


def hint_produce(preview: Preview, text: Text) -> list[str]:
    return [text.say("preview-makes", {"item": text.term(f"item-{preview['item']}")}), odds_text(preview, text)]


def hint_explore(preview: Preview, text: Text) -> list[str]:
    parts = [text.say("preview-finds", {name: preview[name] for name in ("cards", "dangers")})]
    if preview["draws"] > 1:
        parts.append(text.term("preview-two-finds"))
    if "success" not in preview:
        return parts
    sure = preview["success"] >= 1
    return [
        text.term("preview-sure") if sure else text.say("preview-works", {"odds": percent(preview["success"])}),
        *parts,
    ]


def hint_keep(preview: Preview, text: Text) -> list[str]:
    return [text.term(f"feature-{preview['feature']}-does")]


def hint_experiment(preview: Preview, text: Text) -> list[str]:
    made = text.say("preview-makes", {"item": text.term(f"item-{preview['item']}")})
    return [made, text.term("preview-bring-home")]


def hint_salvage(preview: Preview, text: Text) -> list[str]:
    return [text.say("preview-rival-points", {"points": preview["rival_points"]})]


def hint_found(preview: Preview, text: Text) -> list[str]:
    return [
        text.say("preview-cost", {"cost": preview["cost"]}),
        text.say("preview-divide", {"shares": preview["shares"]}),
    ]


def hint_grant(preview: Preview, text: Text) -> list[str]:
    return [text.say("preview-grant", {"shares": preview["shares"], "left": preview["left"]})]


def hint_act_for(preview: Preview, text: Text) -> list[str]:
    parts = [text.say("preview-venture", {"money": preview["money"], "shares": preview["shares"]})]
    if preview["asked"]:
        parts.append(text.say("preview-asked", {"names": ", ".join(map(text.seat, preview["asked"]))}))
    return parts


def hint_share(preview: Preview, text: Text) -> list[str]:
    return [text.say("preview-cost", {"cost": preview["money"]}), text.say("preview-bank", {"shares": preview["bank"]})]


def hint_pass(preview: Preview, text: Text) -> list[str]:
    leaving = [
        text.say("preview-leaves", {"craft": due["craft"], "route": route_text(ROUTE.from_json(due["maneuver"]), text)})
        for due in preview["automatic"]
    ]
    return [*leaving, text.say("preview-year-ends-together" if preview["others"] else "preview-year-ends")]


HINTS: dict[str, Callable[[Preview, Text], list[str]]] = {
    "pass": hint_pass,
    "research": hint_research,
    "buy": hint_buy,
    "load": hint_ship,
    "unload": hint_ship,
    "maneuver": hint_maneuver,
    "dock": hint_odds,
    "separate": hint_odds,
    "split": hint_odds,
    "survey": hint_survey,
    "faster": hint_time,
    "slower": hint_time,
    "fire": hint_fire,
    "remove_outcome": hint_remove,
    "reveal": hint_reveal,
    "keep_hidden": hint_secret,
    "try_landing": hint_odds,
    "seat_in": hint_seat,
    "shield": hint_shield,
    "sell": hint_sell,
    "heal": hint_uses,
    "produce": hint_produce,
    "explore": hint_explore,
    "keep_feature": hint_keep,
    "finish_experiment": hint_experiment,
    "build_in_cave": hint_uses,
    "salvage": hint_salvage,
    "found": hint_found,
    "grant": hint_grant,
    "act_for": hint_act_for,
    "buy_share": hint_share,
    "sell_share": hint_share,
}
