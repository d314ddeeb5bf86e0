"""Writes the tables of missions into docs/planner.md, each plan flown by the rules before it is written down.

Run `make plans` after a change of the planner; tests compare the page with what it would write.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from cosmodrome.core.data_pack import built_in
from cosmodrome.games import load
from cosmodrome.games.leaving_earth.ship_design import Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.designer import NEVER_DOCKS
from cosmodrome.games.leaving_earth.ship_design.plan_service import PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds
from tests.games.leaving_earth.fly_plan import Played
from tools.docs.generated_sections import replace_part

PAGE = Path(__file__).parents[2] / "docs" / "planner.md"
TOOL = "docs/plan_table.py"
PART = "all missions"
PLAYED = frozenset(("mercury",))
EXPANSIONS = ("mercury", "outer_planets", "stations")
OTHERS = {("outer_planets",): "outer planets", ("stations",): "stations"}  # and the parts of the page about them
NO_DOCKING = frozenset(("rendezvous",))


def base_service() -> PlanService:
    data = built_in("leaving_earth").data
    return PlanService(Designer(data, PLAYED), Odds(data, PLAYED))


def with_all_research(service: PlanService, mission: str) -> Objective:
    """The ship alone, whatever it takes."""
    return Objective(1956, 1976, mission, yearly=25, owned=frozenset(service.designer.catalogue.research_cost))


def from_nothing(mission: str) -> Objective:
    """Everything from the first year on, by an agency that has nothing; one ship that stays together."""
    return Objective(1956, 1976, mission, yearly=25, never=NO_DOCKING)


def never_used(designer: Designer, mission: str) -> frozenset[str]:
    """By a ship that stays together; an Explorer is separated from it all the same."""
    return frozenset() if designer.catalogue.missions[mission]["requires"] in NEVER_DOCKS else NO_DOCKING


def parts(components: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" if number > 1 else name for name, number in components.items())


def docking(plan: Plan) -> str:
    draws = str(plan.draws.get("rendezvous", 0) or "")
    return draws if plan.freight is None else f"{draws}, cargo ship"


def drawn(plan: Plan) -> Counter[str]:
    """The outcomes that a flight draws; what has a single card is known for good after one success."""
    cards = {entry["id"]: entry["outcomes"] for entry in built_in("leaving_earth").data["advancement"]}
    return Counter({name: times if cards[name] > 1 else 1 for name, times in plan.draws.items()})


def is_flown(wish: Objective, proposal: Proposal, boxes: tuple[str, ...]) -> bool:
    """Whether the rules let it be paid and flown as planned: money, the year in which it is done, and every draw."""
    try:
        played = Played(wish.mission, proposal, wish.owned, **{name: name in boxes for name in EXPANSIONS}).fly()
    except AssertionError:
        return False
    as_planned = (proposal.done, proposal.programme.cost, drawn(proposal.plan))
    return (played.done, played.spent, played.draws) == as_planned


def one_ship(designer: Designer, mission: str) -> Objective:
    """The ship of an agency that has researched everything, which stays together."""
    owned = frozenset(designer.catalogue.research_cost)
    years = (designer.catalogue.first_year, designer.catalogue.last_year)
    return Objective(
        *years, mission, yearly=designer.catalogue.yearly, owned=owned, never=never_used(designer, mission)
    )


def short_row(mission: str, proposal: Proposal, flown: bool) -> str:
    plan = proposal.plan
    cells = [
        load("leaving_earth").text("en").term(f"mission-{mission}"),
        str(plan.cost),
        str(plan.mass),
        parts(dict(plan.components)),
        str(proposal.launch),
        str(proposal.done),
        f"{float(proposal.chance):.4f}",
        "yes" if flown else "no",
    ]
    return f"| {' | '.join(cells)} |\n"


def row(mission: str, ship: Proposal, programme: Proposal, flown: bool) -> str:
    title = load("leaving_earth").text("en").term(f"mission-{mission}")
    plan, whole = ship.plan, programme.plan
    cells = [
        title,
        str(plan.cost),
        str(plan.mass),
        str(plan.years),
        parts(dict(plan.components)),
        docking(plan),
        f"{float(ship.chance):.4f}",
        str(programme.programme.cost),
        str(whole.cost),
        str(programme.launch),
        str(programme.done),
        f"{float(programme.chance):.4f}",
        "yes" if flown else "no",
    ]
    return f"| {' | '.join(cells)} |\n"


HEAD = (
    "| mission | ship | mass | years | parts | docking | chance "
    "| with research | ship | launched | done | chance | flown |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|---|\n"
)
SHORT_HEAD = "| mission | ship | mass | parts | launched | done | chance | flown |\n|---|---|---|---|---|---|---|---|\n"


def own_missions(designer: Designer) -> list[str]:
    """Those that the base game does not have."""
    base = Designer(built_in("leaving_earth").data).catalogue.missions
    return [mission for mission in designer.catalogue.missions if mission not in base]


def write_base() -> None:
    service, rows = base_service(), ""
    for mission in service.designer.catalogue.missions:
        wishes = with_all_research(service, mission), from_nothing(mission)
        ship, programme = (service.propose(wish) for wish in wishes)
        flown = all(is_flown(w, p, ("mercury",)) for w, p in zip(wishes, (ship, programme), strict=True))
        rows += row(mission, ship, programme, flown)
    replace_part(PAGE, PART, TOOL, HEAD + rows)


def write_others(boxes: tuple[str, ...], part: str) -> None:
    data, rows = built_in("leaving_earth").data, ""
    service = PlanService(Designer(data, boxes), Odds(data, frozenset(boxes)))
    for mission in own_missions(service.designer):
        wish = one_ship(service.designer, mission)
        proposal = service.propose(wish)
        rows += short_row(mission, proposal, is_flown(wish, proposal, boxes))
    replace_part(PAGE, part, TOOL, SHORT_HEAD + rows)


def main() -> int:
    write_base()
    for boxes, part in OTHERS.items():
        write_others(boxes, part)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
