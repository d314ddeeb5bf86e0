"""Research weighed against ships for any goal: branch and bound over which advancements are bought or done without."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from heapq import heappop, heappush

from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme

Value = tuple[float | Fraction, float, float]
Ask = Callable[[frozenset[str], int], Plan | None]  # the best ship without some advancements and up to a cost
Judge = Callable[[Plan, int], Value]  # of a ship and its cost with research; the less the better


def best_programme(
    designer: Designer, ask: Ask, judge: Judge, owned: frozenset[str], never: frozenset[str], limit: int
) -> Programme | None:
    """The best ship together with its research, `never` using some advancements.

    A ship for fewer restrictions is never worse, so its value bounds what any choice of research can bring.
    """
    queue: list[tuple[Value, int, Plan, frozenset[str], frozenset[str]]] = []
    pushed = 0

    def with_dependants(given_up: frozenset[str]) -> frozenset[str]:
        """Also what cannot be researched without these."""
        others = (name for name in designer.research_cost if name not in owned)
        return given_up | {name for name in others if designer.with_prerequisites(frozenset((name,)), owned) & given_up}

    def consider(bought: frozenset[str], given_up: frozenset[str]) -> None:
        nonlocal pushed
        spent = designer.price_of(designer.with_prerequisites(bought, owned))
        if designer.with_prerequisites(bought, owned) & given_up or spent > limit:
            return
        plan = ask(given_up, limit - spent)
        if plan is not None:
            assert not plan.needs & given_up, f"a ship without {plan.needs & given_up} needs it"  # or it never ends
            pushed += 1
            heappush(queue, (judge(plan, plan.cost + spent), pushed, plan, bought, given_up))

    consider(frozenset(), with_dependants(never))
    while queue:
        _, _, plan, bought, given_up = heappop(queue)
        undecided = designer.with_prerequisites(plan.needs, owned) - bought
        if not undecided:
            return designer.programme(plan, owned)
        name = max(sorted(undecided), key=lambda advancement: designer.research_cost[advancement])
        consider(bought | {name}, given_up)
        consider(bought, with_dependants(given_up | {name}))
    return None
