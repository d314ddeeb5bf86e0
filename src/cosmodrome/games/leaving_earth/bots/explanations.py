"""Explains the planner's actions in a sentence with exact figures, and a second one if a rival is close."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fluent.runtime.types import fluent_number

from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.flight_outlook import Aim
from cosmodrome.games.leaving_earth.bots.agency.orders import DEATH_IN_MONEY, Launch, Purchase, Research
from cosmodrome.games.leaving_earth.bots.agency.projects import Project
from cosmodrome.games.leaving_earth.bots.score_forecast import burn_of
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.ui.prompts import percent
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    BURN,
    CRAFT,
    HALF,
    KEEP_OUTCOME,
    MOST_CRAFT,
    PASS,
    PAY_OUTCOME,
    REMOVE_OUTCOME,
    WORK,
)

LIKELY = 0.3  # less likely rivals are not named
SOON = 2  # years


def reason(agency: AgencyModel, action: int, text: Text) -> str:
    """Return the reason for the planner's own action; empty if the action says everything."""
    s = agency.s
    if s.step == PAY_OUTCOME:
        return paying(agency, action, text)
    if s.step not in (ACT, WORK, BURN):
        return ""
    craft = craft_of(agency, action)
    if craft and not agency.assets.is_on_earth(craft):
        return flying(agency, craft, text)
    if s.step == ACT and action == PASS:
        return waiting(agency, text)
    if agency.orders.task is None:
        return ""
    project, order = agency.orders.task
    said = [ordered(agency, project, order, text), rival(agency, project.mission, text)]
    return " ".join(filter(None, said))


def craft_of(agency: AgencyModel, action: int) -> int:
    """Return the spacecraft that the decision or the action is about; 0 if there is none."""
    s = agency.s
    if s.step != ACT:
        return int(s.craft)
    return action - CRAFT if CRAFT <= action <= CRAFT + MOST_CRAFT else 0


# --- on Earth


def ordered(agency: AgencyModel, project: Project, order: Research | Purchase | Launch, text: Text) -> str:
    """Explains the purpose of an order."""
    facts = {**mission_facts(agency, project.mission, text), "cost": project.cost, "chance": chance_of(agency, project)}
    if isinstance(order, Research):
        return text.say("reason-research", {**facts, "advancement": advancement_name(order.advancement, text)})
    tested = tested_by(agency, project, order)
    if tested is not None:
        return text.say("reason-test", {**facts, **test_facts(agency, project, tested, text)})
    if isinstance(order, Purchase):
        return text.say("reason-buy", facts)
    year = int(agency.s.year) + project.plan.years
    return text.say("reason-launch", {**facts, "year": str(year)})


def tested_by(agency: AgencyModel, project: Project, order: Purchase | Launch) -> int | None:
    """Return the advancement that is tested, if the order is a test."""
    if agency.orders.test_for(project, agency.money - agency.assets.reserve) != order:
        return None
    for name in sorted(project.plan.draws):
        parts = agency.trials.trial(name)[0]
        bought = isinstance(order, Purchase) and order.item in parts
        if parts and (bought or (isinstance(order, Launch) and Counter(order.parts) == parts)):
            number = agency.archive.advancements[name]
            if agency.knowledge.knows(number) and agency.knowledge.sureness(number) < 1:
                return number
    return None


def test_facts(agency: AgencyModel, project: Project, advancement: int, text: Text) -> dict[str, Any]:
    """Return what is unknown, and what a failure costs now and on the flight."""
    s, seat = agency.s, agency.seat
    price = agency.trials.trial(ids.ADVANCEMENTS[advancement])[2]
    return {
        "advancement": advancement_name(advancement, text),
        "cards": int(s.outcomes(seat, advancement)),
        "risk": percent(1 - float(seat_knowledge.flight(s, seat, {advancement: 1}))),
        "loss": price,
        "stake": project.plan.cost + DEATH_IN_MONEY * project.crew,
    }


def waiting(agency: AgencyModel, text: Text) -> str:
    """Explains why nothing more is done this turn."""
    project = (
        agency.choice.next_project(agency.choice.sought, Counter(agency.assets.stock)) if agency.choice.sought else None
    )
    if project is None:
        return text.say("reason-nothing")
    facts = {**mission_facts(agency, project.mission, text), "funding": int(agency.setting.funding)}
    if project.cost > agency.money:
        return text.say("reason-saving", {**facts, "cost": project.cost, "money": agency.money})
    return text.say("reason-waiting", {**facts, "chance": chance_of(agency, project)})


# --- in space


def flying(agency: AgencyModel, craft: int, text: Text) -> str:
    s, seat = agency.s, agency.seat
    ship, wait = agency.facts.ship(s, seat, craft), int(s.time(seat, craft))
    aim = agency.flights.aim(ship, burn_of(s, seat, craft), craft, wait)
    if aim is None:
        return ""
    chance, year = percent(exact_chance(agency, aim)), str(int(s.year) + wait + aim.course.years)
    if not aim.missions:
        return text.say("reason-errand", {"chance": chance, "crew": ship.crew})
    mission = max(aim.missions, key=lambda mission: (agency.knowledge.worth(mission), -mission))
    said = [
        text.say("reason-fly", {**mission_facts(agency, mission, text), "chance": chance, "year": year}),
        rival(agency, mission, text),
    ]
    return " ".join(filter(None, said))


def exact_chance(agency: AgencyModel, aim: Aim) -> float:
    draws = dict(aim.course.draws)
    sure = agency.flights.chance(aim.course, aim.goal)
    guessed = 1.0
    for advancement, times in draws.items():
        guessed *= agency.knowledge.sureness(advancement, times)
    exact = float(seat_knowledge.flight(agency.s, agency.seat, draws)) if draws else 1.0
    return sure / guessed * exact if guessed else exact


def paying(agency: AgencyModel, action: int, text: Text) -> str:
    """Explains how keeping or removing the drawn card affects the next draw."""
    s, seat = agency.s, agency.seat
    advancement, chances = int(s.advancement), []
    for answer in (KEEP_OUTCOME, REMOVE_OUTCOME):
        after = s.clone()
        after.journal = None
        after.apply_unchecked(answer)
        chances.append(percent(float(seat_knowledge.flight(after, seat, {advancement: 1}))))
    facts = {"advancement": advancement_name(advancement, text), "kept": chances[0], "removed": chances[1]}
    return text.say("reason-remove" if action == REMOVE_OUTCOME else "reason-keep", facts)


# --- what is named


def rival(agency: AgencyModel, mission: int, text: Text) -> str:
    """Names a rival that may soon complete the mission, as far as this agency can know; else empty."""
    if agency.s.players == 1 or agency.setting.team:
        return ""
    for seat in range(int(agency.s.players)):
        if seat == agency.seat:
            continue
        other = AgencyModel(agency.archive, agency.s, seat, observer=agency.seat)
        for _, wanted, years, chance in other.flights.arrivals():
            if wanted == mission and chance >= LIKELY and years <= SOON:
                year = str(int(agency.s.year) + years)
                return text.say("reason-rival", {"seat": text.seat(seat), "year": year, "chance": percent(chance)})
    return ""


def mission_facts(agency: AgencyModel, mission: int, text: Text) -> dict[str, Any]:
    points = float(agency.setting.mission_points[mission]) / HALF
    name = text.term(f"mission-{ids.MISSIONS[mission]}")
    said = text.say("reason-points", {"points": fluent_number(points, maximumFractionDigits=1)})
    return {"mission": name, "points": said}


def advancement_name(advancement: int, text: Text) -> str:
    return text.term(f"advancement-{ids.ADVANCEMENTS[advancement]}")


def chance_of(agency: AgencyModel, project: Project) -> Any:
    """Return the chance of a flight that leaves now: all draws, all hidden locations, and radiation."""
    draws = {agency.archive.advancements[name]: times for name, times in project.plan.draws.items()}
    return percent(float(seat_knowledge.flight(agency.s, agency.seat, draws)) * agency.projects.survival(project.plan))
