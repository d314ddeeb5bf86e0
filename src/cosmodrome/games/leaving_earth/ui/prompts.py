"""What stands around a question: its arguments, the rules that help, what is shown greyed; hints are in
`preview_text.py`.

Also how spacecraft, astronauts and what is aboard are called in sentences; `text_board.py` calls them the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import floor
from typing import Any

from fluent.runtime.types import fluent_number

from cosmodrome.core.i18n import Text
from cosmodrome.core.vocabulary import Kind
from cosmodrome.games.leaving_earth import ids, phase
from cosmodrome.games.leaving_earth.engine.rules.atmospheric_entry import capsules, riders
from cosmodrome.games.leaving_earth.engine.rules.cooperation import answerer, giver, proposer
from cosmodrome.games.leaving_earth.engine.rules.maneuvers import is_aligned
from cosmodrome.games.leaving_earth.engine.rules.outcomes import removal_cost
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import venture_of
from cosmodrome.games.leaving_earth.engine.state import BERTH, LeavingEarth
from cosmodrome.games.leaving_earth.ui import view
from cosmodrome.games.leaving_earth.ui.previews import next_window
from cosmodrome.games.leaving_earth.ui.view import Astronaut, Column, Craft, Stack
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ACT_FOR,
    ADVANCEMENT,
    ADVANCEMENT_NEEDED,
    ANSWER_OFFER,
    BUILD_IN_CAVE,
    BUILD_OFFER,
    BURN,
    BUY,
    BUY_SHARE,
    CAUSE,
    COLLECT,
    COOPERATE,
    COUNTER,
    DIVIDE,
    DIVIDE_SHARES,
    DOCK,
    EXCHANGE,
    EXPLORE,
    FACE,
    FASTER,
    FINISH_EXPERIMENT,
    FIRE,
    FOUND,
    HEAL,
    IMMOVABLE,
    IN_FLIGHT,
    IS_DAMAGED,
    ITEM,
    LOAD,
    LOCATION,
    MANEUVER,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NEEDS_YEARS,
    NO_CHARTER,
    NO_CO2,
    NO_COLLECTOR,
    NO_DOCTOR,
    NO_EXPERIMENT_WANTED,
    NO_FUEL,
    NO_MECHANIC,
    NO_MEDICINE,
    NO_RENDEZVOUS_HERE,
    NO_ROOM_FOR_FEATURES,
    NO_SCIENCE,
    NO_SEAT,
    NO_SOLID_GROUND,
    NO_SUPPLIES,
    NO_WORKING_PROBE,
    NOBODY_HEALTHY,
    NOT_ALIGNED,
    NOT_ENOUGH_MONEY,
    NOT_TRADING,
    NOTHING_TO_FIRE,
    NOTHING_TO_REPAIR,
    OUTCOME,
    OUTCOME_DRAWN,
    OWNER,
    PERSON_NAME,
    PREREQUISITE_NEEDED,
    PROBES_SPENT,
    PRODUCE,
    PRODUCTION,
    PROPOSE,
    RENDEZVOUS_NEEDED,
    REPAIR,
    RESEARCH,
    RESTS,
    ROUTE,
    ROVER_NOT_ALONE,
    ROVERS_NEEDED,
    SALVAGE,
    SLOWER,
    SPLIT,
    SURVEY,
    SURVEYING_NEEDED,
    SYNTHESIS_NEEDED,
    VENTURE,
    VETO_STANDS,
    VOCABULARY,
    WORK,
)

Args = dict[str, Any]
MOST_NAMED = 3  # of a crew; more are counted

# --- names -------------------------------------------------------------------


@lru_cache(maxsize=4096)
def percent(chance: float) -> Any:
    """A chance as a number that every language writes in its own way; what is not certain is never 0 % or 100 %.

    Rounded here, because Fluent would write 12.5 % as 12 and a browser as 13.
    """
    digits = 1 if 0 < chance < 0.01 or 0.99 < chance < 1 else 0
    scale = 100 * 10**digits
    return fluent_number(floor(chance * scale + 0.5) / scale, style="percent", maximumFractionDigits=digits)


def route_text(maneuver: int, text: Text) -> str:
    """Where a way leads from and to; some pairs of places have a second way, which brakes in the air."""
    printed = ids.DATA["maneuver"][maneuver]
    message = "route-aerobraking" if "aerobraking" in printed["symbols"] else "route"
    return text.say(message, {end: text.term(f"location-{printed[end]}") for end in ("from", "to")})


def say_field(name: str, kind: Kind, number: int, text: Text) -> str | int | float:
    """Ways by where they lead from and to; years without the comma of a large number."""
    if kind is ROUTE:
        return route_text(number, text)
    return str(number) if name == "year" else kind.say(number, text)


def with_skill(entry: Sequence[int], sentence: str, text: Text) -> str:
    """The sentence of a happening; of an outcome that a skill has changed, also what it is now."""
    if entry[0] != OUTCOME_DRAWN or entry[3] == entry[4]:
        return sentence
    return f"{sentence} {text.say('counts-as', {'outcome': OUTCOME.say(entry[4], text)})}"


def counted(count: int, name: str) -> str:
    return name if count == 1 else f"{count} × {name}"


def stack_texts(stacks: Iterable[Stack], text: Text) -> list[str]:
    found = []
    for stack in stacks:
        name = text.term(f"item-{stack.item}")
        if stack.ready:
            found.append(counted(stack.ready, name))
        if stack.resting:
            found.append(counted(stack.resting, text.say("resting", {"item": name})))
        if stack.damaged:
            found.append(counted(stack.damaged, text.term(f"item-damaged_{stack.item}")))
    return found


def person_text(person: Astronaut, text: Text) -> str:
    args = {"name": person.name, "skill": text.term(f"skill-{person.skill}")}
    return text.say("person" if person.healthy else "person-ill", args)


def aboard_text(craft: Craft, people: Sequence[Astronaut], text: Text) -> str:
    crew = [person.name for person in people if person.craft == craft.number]
    if len(crew) > MOST_NAMED:
        crew = [text.say("crew-of", {"count": len(crew)})]
    return ", ".join([*stack_texts(craft.components, text), *crew]) or text.term("empty")


def craft_text(craft: Craft, people: Sequence[Astronaut], text: Text) -> str:
    """A spacecraft by its number, what is aboard, and where it is."""
    args: Args = {
        "craft": craft.number,
        "aboard": aboard_text(craft, people, text),
        "location": text.term(f"location-{craft.location}"),
    }
    if craft.time:
        return text.say("craft-flying", {**args, "years": craft.time})
    return text.say("craft-named", args)


def craft_of(s: LeavingEarth, owner: int, number: int, text: Text) -> str:
    """A spacecraft; of a venture's, also whose it is."""
    table = list(s.table)
    people = view.astronauts(s, owner, table)
    named = craft_text(view.craft(s, table, s.vessel(owner, number), number, people), people, text)
    return named if owner < VENTURE else text.say("of-venture", {"venture": OWNER.say(owner, text), "craft": named})


def column_text(column: Column, text: Text) -> str:
    parts = [text.say("money-amount", {"amount": column.money})] if column.money else []
    parts += [counted(count, text.term(f"item-{item}")) for item, count in column.items.items()]
    parts += [text.say("craft-short", {"craft": craft}) for craft in column.craft]
    parts += [text.term(f"advancement-{advancement}") for advancement in column.research]
    parts += [
        text.say("shares-of", {"venture": text.term(f"venture-{name}"), "count": count})
        for name, count in column.shares.items()
    ]
    cargo = [counted(count, text.term(f"item-{item}")) for item, count in column.cargo.items()] + column.crew
    if cargo:
        parts.append(text.say("cargo-of", {"craft": column.alongside, "cargo": ", ".join(cargo)}))
    parts += [
        text.say("knowledge-of", {"location": text.term(f"location-{location}")}) for location in column.knowledge
    ]
    return ", ".join(parts) or text.term("nothing")


# --- the question ------------------------------------------------------------

# The rules that help with each question, most useful first.
HELP = {
    "choose_head_start": ("head_start",),
    "production": ("production", "habitats"),
    "act": (
        "turn",
        "research",
        "build",
        "end",
        "found_missions",
        "science",
        "stores",
        "occupation",
        "life",
        "ventures",
    ),
    "act_for": ("ventures", "build", "research"),
    "divide_shares": ("ventures",),
    "answer_shares": ("ventures",),
    "ask_veto": ("ventures",),
    "work": (
        *("build", "maneuver", "hazards", "rendezvous", "survival"),
        *("windows", "aerobraking", "telescopes", "giants", "science"),
        *("stores", "minds", "habitats", "shuttle", "features", "experiments", "cyclers"),
    ),
    "divide": ("rendezvous", "science"),
    "burn": ("maneuver", "time", "hazards", "windows", "aerobraking", "shuttle"),
    "pay_outcome": ("outcome",),
    "choose_sufferer": ("damage",),
    "choose_damage": ("damage",),
    "choose_reveal": ("secret", "found_missions", "life"),
    "choose_exploring": ("features",),
    "choose_feature": ("features",),
    "choose_shielded": ("radiation", "giants", "habitats"),
    "choose_seats": ("entry",),
    "choose_landing": ("hazards",),
    "choose_left_out": ("survival",),
    "turn_in": ("samples",),
    "build_offer": ("offer", "ventures"),
    "answer_offer": ("offer", "ventures"),
}
# Those that help only where an expansion, or another option, is played.
OF_EXPANSIONS = {
    **dict.fromkeys(("windows", "aerobraking", "telescopes", "giants", "science", "found_missions"), "outer_planets"),
    **dict.fromkeys(("production", "stores", "minds", "habitats", "shuttle", "features"), "stations"),
    **dict.fromkeys(("experiments", "occupation", "life", "cyclers"), "stations"),
    "ventures": "ventures",
}


def helps(s: LeavingEarth) -> list[str]:
    options = s.setting.options
    found = HELP.get(phase.prompt(s), ())
    return [f"help-{name}" for name in found if name not in OF_EXPANSIONS or options[OF_EXPANSIONS[name]]]


def question(s: LeavingEarth, text: Text) -> Args:
    """What the questions name."""
    ask = QUESTIONS.get(phase.prompt(s))
    return ask(s, text) if ask else {}


def ask_head_start(s: LeavingEarth, text: Text) -> Args:
    return {"left": s.setting.head_start - s.pointer % s.setting.head_start}


def ask_divide(s: LeavingEarth, text: Text) -> Args:
    table = list(s.table)
    people = view.astronauts(s, s.turn, table)
    half = view.craft(s, table, s.vessel(s.turn, s.other), s.other, people)
    return {"other": s.other, "moved": aboard_text(half, people, text)}


def ask_burn(s: LeavingEarth, text: Text) -> Args:
    return {"craft": s.craft, "route": route_text(s.maneuver, text), "arithmetic": arithmetic(view.flight(s), text)}


def arithmetic(flight: view.Flight | None, text: Text) -> str:
    """Difficulty times mass, what is there of it, and how long it takes."""
    if flight is None:
        return ""
    args: Args = {"difficulty": flight.difficulty, "mass": flight.mass, "need": flight.need}
    if flight.thrust:
        missing = max(flight.need - flight.thrust, 0)
        parts = [text.say("arithmetic-fired", {**args, "thrust": flight.thrust, "missing": missing})]
    else:
        parts = [text.say("arithmetic", args)]
    if flight.years:
        parts.append(text.say("arithmetic-years", {"years": flight.years}))
    return ", ".join(parts)


def ask_pay(s: LeavingEarth, text: Text) -> Args:
    return {"advancement": ADVANCEMENT.say(s.advancement, text), "outcome": OUTCOME.say(s.outcome, text)}


def ask_reveal(s: LeavingEarth, text: Text) -> Args:
    crew_only = s.place == s.setting.suborbital and not s.setting.secrecy_destroys
    secret = "free" if s.after_look == WORK else "crew" if crew_only else "lost"
    return {"location": LOCATION.say(s.place, text), "face": FACE.say(s.face(s.place), text), "secret": secret}


def ask_seats(s: LeavingEarth, text: Text) -> Args:
    index = next(index for index in range(MOST_ASTRONAUTS) if s.people >> index & 1)
    return {"name": PERSON_NAME.to_json(s.name_of(s.turn, index))}


def ask_left_out(s: LeavingEarth, text: Text) -> Args:
    return {"craft": s.craft, "count": s.limit, "cause": CAUSE.say(s.cause, text)}


def ask_production(s: LeavingEarth, text: Text) -> Args:
    """What lies on Earth without a spacecraft can produce, too."""
    if s.craft == 0:
        return {"where": "earth" if s.turn < VENTURE else "venture", "craft": "", **spoken_for(s.turn, text)}
    return {"where": "craft", "craft": craft_of(s, s.turn, s.craft, text), **spoken_for(s.turn, text)}


def spoken_for(owner: int, text: Text) -> Args:
    """Arguments that say whether the seat to act decides for itself or for a venture."""
    if owner < VENTURE:
        return {"speaks": "self", "venture": ""}
    return {"speaks": "venture", "venture": OWNER.say(owner, text)}


def ask_exploring(s: LeavingEarth, text: Text) -> Args:
    return {"craft": s.craft, "location": LOCATION.say(s.location(s.turn, s.craft), text)}


def ask_offer(s: LeavingEarth, text: Text) -> Args:
    offer = view.deal(s, list(s.table))
    own, other = (proposer(s), answerer(s)) if s.step == BUILD_OFFER else (answerer(s), proposer(s))
    return {
        **spoken_for(own, text),
        "partner": OWNER.say(other, text),
        "gives": column_text(offer.gives, text),
        "asks": column_text(offer.asks, text),
    }


def ask_acting(s: LeavingEarth, text: Text) -> Args:
    return {"venture": OWNER.say(s.turn, text), "money": s.money(s.turn)}


def ask_shares(s: LeavingEarth, text: Text) -> Args:
    """Who is to have how many."""
    shares = [
        f"{text.seat(seat)} {s.shares(s.partner, seat)}" for seat in range(s.players) if s.shares(s.partner, seat)
    ]
    return {"venture": OWNER.say(s.partner, text), "founder": text.seat(s.turn), "shares": ", ".join(shares)}


def ask_veto(s: LeavingEarth, text: Text) -> Args:
    """The arguments of the veto question: who wants to do what for which venture."""
    owner = venture_of(s, s.asked)
    return {"actor": text.seat(s.actor), "venture": OWNER.say(owner, text), "action": held_text(s, text)}


def held_text(s: LeavingEarth, text: Text) -> str:
    if s.held == ACCEPT:
        offer = view.deal(s, list(s.table))
        args = {"one": OWNER.say(proposer(s), text), "other": OWNER.say(answerer(s), text)}
        return text.say(
            "held-trade", {**args, "gives": column_text(offer.gives, text), "asks": column_text(offer.asks, text)}
        )
    wish: str = s.game.sentence(s, s.held, text)
    if s.after_consent not in (WORK, PRODUCTION) or s.craft == 0:
        return wish
    return text.say("held-by-craft", {"craft": craft_of(s, s.turn, s.craft, text), "action": wish})


QUESTIONS: dict[str, Callable[[LeavingEarth, Text], Args]] = {
    "choose_head_start": ask_head_start,
    "production": ask_production,
    "turn_in": lambda s, text: spoken_for(s.turn, text),
    "act": lambda s, text: {"year": str(s.year), "money": s.money(s.turn)},
    "work": lambda s, text: {"craft": craft_of(s, s.turn, s.craft, text)},
    "divide": ask_divide,
    "burn": ask_burn,
    "pay_outcome": ask_pay,
    "choose_damage": lambda s, text: {"craft": s.craft},
    "choose_reveal": ask_reveal,
    "choose_exploring": ask_exploring,
    "choose_feature": lambda s, text: {"location": LOCATION.say(s.place, text)},
    "choose_shielded": lambda s, text: {"places": s.entries},
    "choose_seats": ask_seats,
    "choose_left_out": ask_left_out,
    "act_for": ask_acting,
    "divide_shares": ask_shares,
    "answer_shares": ask_shares,
    "ask_veto": ask_veto,
    "build_offer": ask_offer,
    "answer_offer": ask_offer,
}


# --- choices -----------------------------------------------------------------


def details(s: LeavingEarth, action: int, text: Text) -> Args:
    """The arguments of an action's sentence that need the table, so that no two choices read alike."""
    verb = VOCABULARY.verb(action)
    argument = action - verb.first
    if verb.name == "maneuver":
        return {"maneuver": route_and_window(s, argument, text)}
    if verb.name in ("research", "exchange"):
        return what_it_builds_on(s, argument, text)
    if verb.name in ("craft", "dock", "suffer"):
        return {"craft": craft_if_there(s, s.turn, argument, text)}
    if verb.name in ("give_craft", "ask_craft"):
        return {"craft": craft_if_there(s, giver(s, int(verb.name == "ask_craft")), argument, text)}
    if verb.name in ("detach_crew", "damage_crew", "shield", "leave_out"):
        return person_named(s, s.turn, argument, text)
    if verb.name in ("give_crew", "ask_crew"):
        return person_named(s, giver(s, int(verb.name == "ask_crew")), argument, text)
    if verb.name == "transfer_between":
        return crafts_named(s, argument, text)
    if verb.name == "seat_in":
        return capsule_named(s, argument, text)
    if verb.name in ("remove_outcome", "keep_outcome"):
        return {"outcome": OUTCOME.say(s.outcome, text), "cost": removal_cost(s)}
    if verb.name == "produce":
        return {"made": "habitat" if argument == s.setting.habitat_parts else "goods"}
    if verb.name == "repair":
        return {"item": ITEM.say(s.setting.spare_parts, text)}
    if verb.name == "salvage":
        return {"item": counted(made_of_wreckage(s, argument), ITEM.say(argument, text))}
    return {}


def made_of_wreckage(s: LeavingEarth, item: int) -> int:
    """How many of them a mechanic gets out of it."""
    return 1 if item == s.setting.probe else 2


def route_and_window(s: LeavingEarth, maneuver: int, text: Text) -> str:
    """Where a way leads; of one that is closed this year, also when it opens."""
    route = route_text(maneuver, text)
    if is_aligned(s, maneuver):
        return route
    year = next_window(s, maneuver)
    return text.say("route-closed" if year is None else "route-opens", {"route": route, "year": str(year)})


def what_it_builds_on(s: LeavingEarth, advancement: int, text: Text) -> Args:
    """An advancement that must wait is called with those that come before it."""
    needed = s.setting.prerequisites[advancement]
    missing = [
        number for number in range(s.setting.advancements) if needed >> number & 1 and not s.knows(s.actor, number)
    ]
    if not missing:
        return {}
    before = ", ".join(ADVANCEMENT.say(number, text) for number in missing)
    return {"advancement": text.say("builds-on", {"advancement": ADVANCEMENT.say(advancement, text), "names": before})}


def craft_if_there(s: LeavingEarth, seat: int, number: int, text: Text) -> str:
    if not s.fleet(seat) >> number & 1:
        return text.say("craft-short", {"craft": number})
    return craft_of(s, seat, number, text)


def crafts_named(s: LeavingEarth, pair: int, text: Text) -> Args:
    """Two spacecraft between which cargo can pass, and where they are."""
    craft, other = divmod(pair, MOST_CRAFT + 1)
    place = s.location(proposer(s), craft)
    return {
        "craft": craft,
        "other": other,
        "partner": OWNER.say(answerer(s), text),
        "location": LOCATION.say(place, text) if place >= 0 else text.term("nothing"),
    }


def person_named(s: LeavingEarth, seat: int, index: int, text: Text) -> Args:
    if not s.is_alive(seat, index):
        return {"name": str(index + 1), "skill": text.term("nothing")}
    skill = text.term(f"skill-{ids.SKILLS[s.skill(seat, index)]}")
    return {"name": PERSON_NAME.to_json(s.name_of(seat, index)), "skill": skill}


def capsule_named(s: LeavingEarth, capsule: int, text: Text) -> Args:
    all_capsules = capsules(s)
    if capsule >= len(all_capsules):
        return {"item": text.term("nothing"), "riders": 0, "crew": ""}
    crew = [
        PERSON_NAME.to_json(s.name_of(s.turn, index))
        for index in range(MOST_ASTRONAUTS)
        if s.is_aboard(s.turn, index, s.craft) and s.table[s.person(s.turn, index) + BERTH] == capsule + 1
    ]
    return {"item": ITEM.say(all_capsules[capsule], text), "riders": riders(s, capsule), "crew": ", ".join(crew)}


# --- what is shown greyed ----------------------------------------------------

# By verb, the reasons that people want to read: what they are just short of, not what makes no sense here.
WORTH_SHOWING = {
    RESEARCH: (NOT_ENOUGH_MONEY, PREREQUISITE_NEEDED),
    EXCHANGE: (PREREQUISITE_NEEDED,),
    BUY: (NOT_ENOUGH_MONEY, ADVANCEMENT_NEEDED),
    LOAD: (NO_SEAT,),
    MANEUVER: (NOTHING_TO_FIRE, IN_FLIGHT, NOT_ALIGNED, IMMOVABLE),
    DOCK: (RENDEZVOUS_NEEDED, IN_FLIGHT, NO_RENDEZVOUS_HERE),
    SURVEY: (SURVEYING_NEEDED, NO_WORKING_PROBE, IN_FLIGHT, PROBES_SPENT),
    COLLECT: (NO_COLLECTOR, IN_FLIGHT),
    FIRE: (RESTS, NEEDS_YEARS, IS_DAMAGED, NO_FUEL),
    PRODUCE: (RESTS, IS_DAMAGED, SYNTHESIS_NEEDED, NOBODY_HEALTHY, NO_CO2, NO_MECHANIC, NO_SOLID_GROUND, IN_FLIGHT),
    EXPLORE: (RESTS, ROVERS_NEEDED, ROVER_NOT_ALONE, NO_ROOM_FOR_FEATURES, IN_FLIGHT),
    FINISH_EXPERIMENT: (NO_SCIENCE, NO_EXPERIMENT_WANTED, IN_FLIGHT),
    BUILD_IN_CAVE: (NO_MECHANIC, NO_SUPPLIES),
    SALVAGE: (NO_MECHANIC,),
    FOUND: (NOT_ENOUGH_MONEY, NO_CHARTER),
    ACT_FOR: (VETO_STANDS,),
    BUY_SHARE: (NOT_ENOUGH_MONEY,),
    COOPERATE: (NOT_TRADING,),
}
ALWAYS = {
    DIVIDE: (SPLIT,),
    BURN: (FASTER, SLOWER),
    BUILD_OFFER: (PROPOSE,),
    ANSWER_OFFER: (COUNTER,),
    DIVIDE_SHARES: (PROPOSE,),
}


def greyed(s: LeavingEarth, refused: Mapping[int, int]) -> list[int]:
    """What people look for and cannot do yet."""
    found = [action for action in ALWAYS.get(s.step, ()) if action in refused]
    for action, reason in refused.items():
        if reason in WORTH_SHOWING.get(VOCABULARY.verb(action).first, ()):
            found.append(action)
    if s.step == WORK and s.crew(s.turn, s.craft):
        table = list(s.table)
        is_ill = any(not who.healthy and who.craft == s.craft for who in view.astronauts(s, s.turn, table))
        if is_ill and refused.get(HEAL) in (NO_DOCTOR, NO_MEDICINE):
            found.append(HEAL)
        if refused.get(REPAIR, NOTHING_TO_REPAIR) == NO_SUPPLIES:
            found.append(REPAIR)
    return sorted(found)
