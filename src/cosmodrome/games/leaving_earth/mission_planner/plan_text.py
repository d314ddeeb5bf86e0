"""Words and sums of a plan that its tables, its picture and the page have in common."""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth.ship_design import Designer, Leg
from cosmodrome.games.leaving_earth.ship_design.budget import REMOVALS, TEST
from cosmodrome.games.leaving_earth.ship_design.catalogue import ASTRONAUT, CARGO, ION_THRUSTER
from cosmodrome.games.leaving_earth.ship_design.proposals import Proposal

TESTS = (1, 3)  # after so many the table of tests says how likely draws are


def item_name(name: str, text: Text) -> str:
    if name.startswith(TEST):
        return text.say("plan-test", {"advancement": text.term(f"advancement-{name.removeprefix(TEST)}")})
    if name == REMOVALS:
        return text.term("plan-removal")
    return text.term(f"plan-item-{name}" if name in (ASTRONAUT, CARGO) else f"item-{name}")


def several(parts: Mapping[str, int], text: Text) -> str:
    """So many of each."""
    said = [
        text.say("plan-times", {"number": number, "item": item_name(name, text)})
        if number > 1
        else item_name(name, text)
        for name, number in parts.items()
    ]
    return ", ".join(said)


def cargo_ship(proposal: Proposal, text: Text) -> str:
    """What is sent ahead, and when."""
    freight = proposal.plan.freight
    assert freight is not None
    said = {"launch": str(proposal.freight_departures[0]), "place": text.term(f"location-{freight.place}")}
    return text.say("plan-ahead", said | {"mass": freight.mass, "ship": str(proposal.departures[0])})


def thrust_of(designer: Designer, leg: Leg) -> int:
    strength = {rocket.id: rocket.thrust for rocket in designer.catalogue.rockets}
    fired = sum(strength[kind] * number for kind, number in leg.rockets.items())
    return fired + leg.thrusters * designer.catalogue.thruster_power * leg.years


def fired(leg: Leg) -> dict[str, int]:
    return dict(leg.rockets) | ({ION_THRUSTER: leg.thrusters} if leg.thrusters else {})
