"""Previews: what an action would do, as far as the seat to act may know.

Their texts are in `preview_text.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.rules.atmospheric_entry import capsules, riders
from cosmodrome.games.leaving_earth.engine.rules.crew_actions import takes_medicine
from cosmodrome.games.leaving_earth.engine.rules.discoveries import cards_left, has_pilot
from cosmodrome.games.leaving_earth.engine.rules.maneuvers import has_hourglass
from cosmodrome.games.leaving_earth.engine.rules.outcomes import removal_cost
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import exists
from cosmodrome.games.leaving_earth.engine.rules.timing import can_slow, halved, last_arrival
from cosmodrome.games.leaving_earth.engine.rules.turn import is_due
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import others_of
from cosmodrome.games.leaving_earth.engine.rules.ventures import share_price
from cosmodrome.games.leaving_earth.engine.rules.year import worth
from cosmodrome.games.leaving_earth.engine.state import SYMBOLS, LeavingEarth, Setting
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import CERTAIN
from cosmodrome.games.leaving_earth.ui.view import Odds, all_odds, as_odds, odds_of_all
from cosmodrome.games.leaving_earth.vocabulary import (
    ADVANCEMENT,
    AEROBRAKING_SYMBOL,
    CHOOSE_HEAD_START,
    DAMAGED,
    DIVIDE,
    ENTRY_SYMBOL,
    EXPLORE_SYMBOL,
    FACE,
    FEATURE,
    ITEM,
    LANDING_SYMBOL,
    MOST_CRAFT,
    OPTIONAL_LANDING_SYMBOL,
    PERSON,
    PILOT,
    RADIATION_SYMBOL,
    ROUTE,
    TIME_SYMBOL,
    VENTURE,
    VOCABULARY,
    WORK,
    in_points,
)
from cosmodrome.games.leaving_earth.vocabulary import LOCATION as PLACE


def preview(s: LeavingEarth, action: int) -> dict[str, Any]:
    if s.asked < 0:
        return {}
    verb = VOCABULARY.verb(action)
    show = PREVIEWS.get(verb.name)
    return show(s, action - verb.first) if show else {}


def odds_of(s: LeavingEarth, seat: int, number: int) -> Odds:
    """Of the next draw; of what is not researched yet, as if it were taken now."""
    piles, decks = seat_knowledge.imagined(s, seat, () if s.knows(seat, number) else (number,))
    if (seat, number) not in decks:
        return as_odds(CERTAIN)
    return all_odds(piles, tuple(decks.values()))[list(decks).index((seat, number))]


def with_pilot(odds: Odds | None, has_pilot: bool) -> Odds | None:
    """A pilot makes every failure one step better."""
    if odds is None or not has_pilot:
        return odds
    return Odds(odds.success + odds.minor_failure, odds.major_failure, 0.0)


def told(odds: Odds | None) -> dict[str, Any]:
    return {} if odds is None else {"odds": msgspec.to_builtins(odds)}


def researching(s: LeavingEarth, number: int) -> dict[str, Any]:
    if s.step == CHOOSE_HEAD_START:
        return {"id": ADVANCEMENT.to_json(number), "cost": 0, "outcomes": 0}
    count = s.setting.research_outcomes[number]
    cost = s.setting.research_cost[number]
    return {"id": ADVANCEMENT.to_json(number), "cost": cost, "outcomes": count, **told(odds_of(s, s.actor, number))}


def buying(s: LeavingEarth, item: int) -> dict[str, Any]:
    setting = s.setting
    if item >= PERSON:
        return {"cost": setting.skill_price[item - PERSON], "skill": ids.SKILLS[item - PERSON]}
    found: dict[str, Any] = {"cost": setting.price[item], "mass": setting.mass[item]}
    for name, numbers in (
        ("thrust", setting.thrust),
        ("thrust_per_year", setting.thrust_per_year),
        ("seats", setting.seats),
    ):
        if numbers[item]:
            found[name] = numbers[item]
    if setting.capsules >> item & 1:
        found["heat_shield"] = setting.is_shielded[item] == 1
    if ids.DATA["component"][item].get("expansion") == "stations":
        found["use"] = ITEM.to_json(item)
    return found


def loading(s: LeavingEarth, item: int, sign: int = 1) -> dict[str, Any]:
    """The spacecraft as it would be."""
    setting, kind = s.setting, item & 63
    found = {
        "mass": s.mass_of(s.turn, s.craft),
        "thrust": thrust_aboard(s) if item >= DAMAGED else thrust_aboard(s, {kind: sign}),
        "seats": s.seats_of(s.turn, s.craft),
        "crew": s.crew(s.turn, s.craft),
    }
    if kind >= PERSON:
        found["crew"] += sign
    else:
        found["mass"] += sign * setting.mass[kind]
        found["seats"] += sign * setting.seats[kind]
    return found


def thrust_aboard(s: LeavingEarth, more: Mapping[int, int] | None = None) -> int:
    """Of everything that can be fired; engines that are not spent count once for each of their tanks."""
    setting = s.setting

    def ready(kind: int) -> int:
        return s.ready(s.turn, s.craft, kind) + (more or {}).get(kind, 0)

    total = 0
    for kind in range(setting.kinds):
        if setting.thrust[kind] and ready(kind):
            total += setting.thrust[kind] * (ready(kind) if setting.fuel[kind] < 0 else ready(setting.fuel[kind]))
    return total


def thrust_of_years(s: LeavingEarth) -> int:
    """What ion thrusters give for each year."""
    numbers = s.setting.thrust_per_year
    return sum(s.ready(s.turn, s.craft, kind) * numbers[kind] for kind in range(s.setting.kinds) if numbers[kind])


def flying(s: LeavingEarth, maneuver: int) -> dict[str, Any]:
    setting = s.setting
    mass, difficulty, years = s.mass_of(s.turn, s.craft), setting.difficulty[maneuver], setting.years[maneuver]
    thrust, per_year, need = thrust_aboard(s), thrust_of_years(s), difficulty * mass
    takes_time = has_hourglass(setting, maneuver)
    can_wait = can_slow(difficulty, takes_time, setting.is_windowed[maneuver] == 1)
    most = max(last_arrival(s.setting.last_year, s.setting.later_rules) - s.year, years) if can_wait else years
    enough = next((more for more in range(years, most + 1) if thrust + per_year * more >= need), None)
    return {
        "from": PLACE.to_json(setting.start[maneuver]),
        "to": PLACE.to_json(setting.goal[maneuver]),
        "automatic": setting.is_automatic[maneuver] == 1,
        "mass": mass,
        "difficulty": difficulty,
        "years": years,
        "need": need,
        "thrust": thrust,
        "thrust_per_year": per_year if takes_time else 0,
        "enough_with_years": enough,  # None: never
        "window": window(s, maneuver),
        "hazards": hazards(s, maneuver, years),
    }


def window(s: LeavingEarth, maneuver: int) -> dict[str, Any] | None:
    """The planet that must stand right for this way, and when it will do so again."""
    if not s.setting.is_windowed[maneuver]:
        return None
    return {"planet": ids.WINDOW_OF[maneuver], "next": next_window(s, maneuver)}


def next_window(s: LeavingEarth, maneuver: int) -> int | None:
    """The next year, after this one, in which a way is open."""
    aligned, first = s.setting.aligned[maneuver], s.setting.first_year
    years = range(s.year + 1, s.setting.last_year + 1)
    return next((year for year in years if aligned >> year - first & 1), None)


def hazards(s: LeavingEarth, maneuver: int, years: int) -> list[dict[str, Any]]:
    """What waits on the way, in its order, with what this seat knows of it."""
    setting, seat = s.setting, s.turn
    found: list[dict[str, Any]] = []
    for i in range(SYMBOLS):
        code = setting.symbols[maneuver * SYMBOLS + i]
        symbol = code & 7
        if symbol == TIME_SYMBOL:
            found.append({"hazard": "time", "years": years})
        elif symbol == RADIATION_SYMBOL:
            found.append({"hazard": "radiation", **known_place(s, setting.solar_radiation)})
        elif symbol == ENTRY_SYMBOL:
            found.append(entry(s))
        elif symbol == AEROBRAKING_SYMBOL:
            able = s.knows(s.actor, setting.aerobraking)
            odds = odds_of(s, s.actor, setting.aerobraking) if able else None
            found.append({"hazard": "aerobraking", "able": able, **told(odds)})
        elif symbol in (LANDING_SYMBOL, OPTIONAL_LANDING_SYMBOL):
            able = s.knows(s.actor, setting.landing)
            odds = with_pilot(odds_of(s, s.actor, setting.landing), s.has_skill(seat, s.craft, PILOT)) if able else None
            name = "landing" if symbol == LANDING_SYMBOL else "optional_landing"
            found.append({"hazard": name, "able": able, **told(odds)})
        elif symbol == EXPLORE_SYMBOL and (code >> 3 != setting.suborbital or s.crew(seat, s.craft)):
            found.append({"hazard": "explore", **known_place(s, code >> 3)})
    return found


def entry(s: LeavingEarth) -> dict[str, Any]:
    """Only capsules are in danger; those that can come through are sound and have a heat shield."""
    able = s.knows(s.actor, s.setting.re_entry)
    aboard = capsules(s)
    safe = [item for item in aboard if item < DAMAGED and s.setting.is_shielded[item]]
    odds = told(odds_of(s, s.actor, s.setting.re_entry)) if able else {}
    return {"hazard": "entry", "able": able, "capsules": len(aboard), "safe": len(safe), **odds}


def known_place(s: LeavingEarth, location: int) -> dict[str, Any]:
    face = FACE.to_json(s.face(location)) if seat_knowledge.knows_face(s, location, s.actor) else None
    return {"location": PLACE.to_json(location), "face": face}


def firing(s: LeavingEarth, kind: int) -> dict[str, Any]:
    per_year = s.setting.thrust_per_year[kind]
    thrust = per_year * s.years if per_year else s.setting.thrust[kind]
    missing = max(s.need - s.thrust - thrust, 0)
    fuel = {} if s.setting.fuel[kind] < 0 else {"uses": ITEM.to_json(s.setting.fuel[kind])}
    odds = told(odds_of(s, s.actor, s.setting.needs[kind]))
    return {"thrust": thrust, "need": s.need, "missing": missing, **fuel, **odds}


def hurrying(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return {"years": halved(s.years), "need": s.need * 2}


def waiting(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return {"years": s.years + 1, "need": s.need}


def meeting(s: LeavingEarth, other: int) -> dict[str, Any]:
    """Docking with another spacecraft."""
    pilot = s.has_skill(s.turn, s.craft, PILOT) or s.has_skill(s.turn, other, PILOT)
    return told(with_pilot(odds_of(s, s.actor, s.setting.rendezvous), pilot))


def splitting(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return meeting(s, s.other if s.step == DIVIDE else s.craft)


def surveying(s: LeavingEarth, location: int) -> dict[str, Any]:
    return {**known_place(s, location), **told(odds_of(s, s.actor, s.setting.surveying))}


def landing(s: LeavingEarth, argument: int) -> dict[str, Any]:
    odds = odds_of(s, s.actor, s.setting.landing)
    return told(with_pilot(odds, s.has_skill(s.turn, s.craft, PILOT)))


def removing(s: LeavingEarth, argument: int) -> dict[str, Any]:
    """The price, and the chances of later draws without this card."""
    decks = seat_knowledge.decks_of(s)
    owner = (s.actor, s.advancement)
    now = odds_of_all(s, decks)[owner]
    decks[owner] = decks[owner].removed(s.outcome)
    then = odds_of_all(s, decks)[owner]
    return {"cost": removal_cost(s), "success": now.success, "success_then": then.success}


def revealing(s: LeavingEarth, argument: int) -> dict[str, Any]:
    """Of a secret also whether it costs only the crew: ruling R25."""
    crew_only = s.place == s.setting.suborbital and not s.setting.secrecy_destroys
    return {**known_place(s, s.place), "in_person": s.after_look != WORK, "crew_only": crew_only}


def seating(s: LeavingEarth, capsule: int) -> dict[str, Any]:
    item = capsules(s)[capsule]
    survives = item < DAMAGED and s.setting.is_shielded[item & 63] == 1 and s.knows(s.actor, s.setting.re_entry)
    odds = told(odds_of(s, s.actor, s.setting.re_entry)) if survives else {}
    return {"item": ITEM.to_json(item), "riders": riders(s, capsule), "survives": survives, **odds}


def shielding(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return {"up_to": s.limit, "up_to_shielded": s.sheltered, "die": s.setting.die}


def selling(s: LeavingEarth, kind: int) -> dict[str, Any]:
    return {"money": worth(s, kind)}


def producing(s: LeavingEarth, kind: int) -> dict[str, Any]:
    """What a module makes; only to put a habitat together takes no luck."""
    setting = s.setting
    if kind == setting.habitat_parts:
        return {"item": ITEM.to_json(setting.ground_habitat)}
    product = setting.supplies if kind == setting.hydroponics else setting.small_tank
    return {"item": ITEM.to_json(product), **told(odds_of(s, s.actor, setting.synthesis))}


def exploring(s: LeavingEarth, argument: int) -> dict[str, Any]:
    """The cards that are left there, and how many are dangerous; of a rover, the chance that both draws succeed."""
    setting = s.setting
    place = s.location(s.turn, s.craft)
    left = cards_left(s, place)
    found = {
        "location": PLACE.to_json(place),
        "cards": sum(left),
        "dangers": sum(count for feature, count in enumerate(left) if is_dangerous(setting, feature)),
        "draws": min(2 if has_pilot(s, place) else 1, sum(left)),
    }
    if s.step == WORK:
        found["success"] = float(seat_knowledge.flight(s, s.actor, {setting.rovers: 2}))
    return found


def is_dangerous(setting: Setting, feature: int) -> bool:
    harms = setting.feature_destroys[feature] or setting.feature_debris[feature] or setting.infectious >> feature & 1
    return bool(harms)


def keeping(s: LeavingEarth, feature: int) -> dict[str, Any]:
    return {"feature": FEATURE.to_json(feature)}


def experimenting(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return {"item": ITEM.to_json(s.setting.results_at[s.location(s.turn, s.craft)])}


def building(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return {"uses": ITEM.to_json(s.setting.spare_parts), "count": s.setting.cave_parts}


def salvaging(s: LeavingEarth, item: int) -> dict[str, Any]:
    """Another agency, if there is one, gets the points for what it was."""
    return {"rival_points": in_points(s.setting.find_points[s.setting.wreckage])} if s.players > 1 else {}


def healing(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return {"uses": ITEM.to_json(s.setting.medicine)} if takes_medicine(s) else {}


def dealing(s: LeavingEarth, venture: int) -> dict[str, Any]:
    """What the bank asks or pays for a share, and how many it has."""
    owner = VENTURE + venture
    return {"money": share_price(s, owner), "bank": s.shares_in_bank(owner), "points": in_points(s.points(owner))}


def founding(s: LeavingEarth, argument: int) -> dict[str, Any]:
    return {"cost": s.setting.venture_cost, "shares": s.setting.venture_shares}


def granting(s: LeavingEarth, seat: int) -> dict[str, Any]:
    return {"shares": s.shares(s.partner, seat), "left": s.shares(s.partner, s.turn)}


def representing(s: LeavingEarth, venture: int) -> dict[str, Any]:
    """What there is to act with, and who might object."""
    owner = VENTURE + venture
    others = others_of(s, owner)
    return {
        "money": s.money(owner),
        "shares": s.shares(owner, s.turn),
        "asked": [seat for seat in range(s.players) if others >> seat & 1],
    }


def passing(s: LeavingEarth, argument: int) -> dict[str, Any]:
    """The preview of ending the turn: spacecraft that then fly automatically."""
    ventures = [owner for owner in range(VENTURE, s.owners) if is_due(s, owner, s.actor)]
    due = []
    for owner in (s.actor, *ventures):
        for number in range(1, MOST_CRAFT + 1):
            if exists(s, owner, number) and not s.time(owner, number):
                maneuver = s.setting.automatic[s.location(owner, number)]
                if maneuver >= 0:
                    due.append({"craft": number, "maneuver": ROUTE.to_json(maneuver)})
    return {"automatic": due, "others": s.players > 1}


PREVIEWS = {
    "pass": passing,
    "research": researching,
    "buy": buying,
    "load": loading,
    "unload": lambda s, item: loading(s, item, -1),
    "maneuver": flying,
    "dock": meeting,
    "separate": splitting,
    "split": splitting,
    "survey": surveying,
    "faster": hurrying,
    "slower": waiting,
    "fire": firing,
    "remove_outcome": removing,
    "reveal": revealing,
    "keep_hidden": revealing,
    "try_landing": landing,
    "seat_in": seating,
    "shield": shielding,
    "sell": selling,
    "heal": healing,
    "produce": producing,
    "explore": exploring,
    "keep_feature": keeping,
    "finish_experiment": experimenting,
    "build_in_cave": building,
    "salvage": salvaging,
    "found": founding,
    "grant": granting,
    "act_for": representing,
    "buy_share": dealing,
    "sell_share": dealing,
}
