"""Finds the best ship together with its research: which advancements are bought, and which are not used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from heapq import heappop, heappush
from itertools import combinations

from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest

Value = tuple[float | Fraction, float, float]
Ask = Callable[[frozenset[str], int], Plan | None]  # the best ship without some advancements and up to a cost
Judge = Callable[[Plan, int], Value]  # of a ship and its cost with research; the less the better


def best_programme(
    designer: Designer, ask: Ask, judge: Judge, owned: frozenset[str], never: frozenset[str], limit: int
) -> Programme | None:
    """Return the best ship together with its research, `never` using some advancements.

    A ship for fewer restrictions is never worse, so its value bounds what any choice of research can bring.
    """
    catalogue = designer.catalogue
    queue: list[tuple[Value, int, Plan, frozenset[str], frozenset[str]]] = []
    pushed = 0

    def with_dependants(given_up: frozenset[str]) -> frozenset[str]:
        """Return these and the advancements that cannot be researched without them."""
        others = (name for name in catalogue.research_cost if name not in owned)
        return given_up | {
            name for name in others if catalogue.with_prerequisites(frozenset((name,)), owned) & given_up
        }

    def consider(bought: frozenset[str], given_up: frozenset[str]) -> None:
        nonlocal pushed
        spent = catalogue.price_of(catalogue.with_prerequisites(bought, owned))
        if catalogue.with_prerequisites(bought, owned) & given_up or spent > limit:
            return
        plan = ask(given_up, limit - spent)
        if plan is not None:
            assert not plan.needs & given_up, f"a ship without {plan.needs & given_up} needs it"  # or it never ends
            pushed += 1
            heappush(queue, (judge(plan, plan.cost + spent), pushed, plan, bought, given_up))

    consider(frozenset(), with_dependants(never))
    while queue:
        _, _, plan, bought, given_up = heappop(queue)
        undecided = catalogue.with_prerequisites(plan.needs, owned) - bought
        if not undecided:
            return designer.programme(plan, owned)
        name = max(sorted(undecided), key=lambda advancement: catalogue.research_cost[advancement])
        consider(bought | {name}, given_up)
        consider(bought, with_dependants(given_up | {name}))
    return None


class CheapestProgramme:
    """The search for the cheapest sum of ship and missing advancements; bots plan with it."""

    def __init__(self, designer: Designer, request: ShipRequest, owned: frozenset[str]) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.request = request
        self.owned = owned
        self.most_cost = designer.catalogue.all_money if request.most_cost is None else request.most_cost
        self.found: list[tuple[frozenset[str], int, Plan | None]] = []  # advancements given up, up to a cost

    def ship_without(self, given_up: frozenset[str], most_cost: int) -> Plan | None:
        """Return the cheapest ship without some advancements."""
        for less, searched, plan in self.found if self.catalogue.windows else ():
            # A plan stays the best if what is given up was not needed, and no plan stays none.
            if less <= given_up and (most_cost <= searched if plan is None else not plan.needs & given_up):
                return plan if plan is not None and plan.cost <= most_cost else None
        advancement_of = self.catalogue.advancement_of
        usable = frozenset(kind for kind in self.request.rockets if advancement_of.get(kind) not in given_up)
        plan = self.designer.plan(replace(self.request, rockets=usable, without=given_up, most_cost=most_cost))
        self.found.append((given_up, most_cost, plan))
        return plan

    def missing(self) -> frozenset[str]:
        """Return the advancements that are not owned and can make the ship possible or cheaper."""
        of_rockets = {self.catalogue.advancement_of[kind] for kind in self.request.rockets}
        return frozenset(of_rockets | self.catalogue.useful_for(self.request.mission)) - self.owned

    def run(self) -> Programme | None:
        designer, owned = self.designer, self.owned
        plan = self.ship_without(frozenset(), self.most_cost)
        if plan is None:
            return None
        best = designer.programme(plan, owned)
        missing = self.missing()
        # Giving up more makes a ship no cheaper: the ship without one advancement bounds all that lack it.
        ships: dict[str, int] = {}
        for name in sorted(missing):
            plan = self.ship_without(frozenset((name,)), min(self.most_cost, best.cost))
            if plan is not None:
                ships[name] = plan.cost
                best = min(best, designer.programme(plan, owned), key=Programme.rank)
        indispensable = designer.catalogue.price_of(missing - ships.keys())
        for number in range(len(ships), 1, -1):
            for some in combinations(sorted(ships), number):
                left = best.cost - indispensable - designer.catalogue.price_of(ships.keys() - set(some))
                if max(ships[name] for name in some) <= left:
                    plan = self.ship_without(frozenset(some), min(self.most_cost, left))
                    if plan is not None:
                        best = min(best, designer.programme(plan, owned), key=Programme.rank)
        return best


def cheapest_programme(designer: Designer, request: ShipRequest, owned: frozenset[str]) -> Programme | None:
    """Return the cheapest sum of ship and missing advancements."""
    return CheapestProgramme(designer, request, owned).run()
