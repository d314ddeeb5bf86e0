"""Writes the table of all missions of the base game and Mercury into docs/planner.md.

Run `python tools/make_plan_table.py` after a change of the planner; a test compares the page with what it would write.
"""

from __future__ import annotations

from pathlib import Path

from cosmodrome.core.pack import built_in
from cosmodrome.games import load
from cosmodrome.games.leaving_earth.design import Designer, Plan
from cosmodrome.games.leaving_earth.design.chances import Odds
from cosmodrome.games.leaving_earth.design.proposals import Bureau, Proposal, Wish
from made_parts import replace_part

PAGE = Path(__file__).parent.parent / "docs" / "planner.md"
PART = "all missions"
PLAYED = frozenset(("mercury",))
NO_DOCKING = frozenset(("rendezvous",))


def bureau() -> Bureau:
    data = built_in("leaving_earth").data
    return Bureau(Designer(data, PLAYED), Odds(data, PLAYED))


def with_all_research(desk: Bureau, mission: str) -> Wish:
    """The ship alone, whatever it takes."""
    return Wish(1956, 1976, mission, yearly=25, owned=frozenset(desk.designer.research_cost))


def from_nothing(mission: str) -> Wish:
    """Everything from the first year on, by an agency that has nothing; one ship that stays together."""
    return Wish(1956, 1976, mission, yearly=25, never=NO_DOCKING)


def parts(components: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" if number > 1 else name for name, number in components.items())


def docking(plan: Plan) -> str:
    draws = str(plan.draws.get("rendezvous", 0) or "")
    return draws if plan.freight is None else f"{draws}, cargo ship"


def row(mission: str, ship: Proposal, programme: Proposal) -> str:
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
    ]
    return f"| {' | '.join(cells)} |\n"


HEAD = (
    "| mission | ship | mass | years | parts | docking | chance "
    "| with research | ship | launched | done | chance |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n"
)


def main() -> int:
    desk = bureau()
    rows = ""
    for mission in desk.designer.missions:
        ship, programme = desk.propose(with_all_research(desk, mission)), desk.propose(from_nothing(mission))
        rows += row(mission, ship, programme)
    replace_part(PAGE, PART, Path(__file__).name, HEAD + rows)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
