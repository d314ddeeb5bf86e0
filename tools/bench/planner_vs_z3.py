"""The planner beside a formulation of the same questions for the Z3 solver: same answers, both timed in one run.

Z3 gets the routes one after another, the least difficult first, and each must beat the best one so far. `whole`: all
routes without a repeated place, as the planner has them. Otherwise it is spared those that are more than a maneuver
longer than the shortest. It minimises the goal alone, where the planner breaks ties too.
Run `python -m tools.bench.planner_vs_z3`; it needs the package z3-solver.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from cosmodrome.core.data_pack import built_in
from cosmodrome.games.leaving_earth.ship_design import Dates, Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.catalogue import ION_THRUSTER, Maneuver
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, FASTEST, LIGHTEST, ShipRequest

T = TypeVar("T")
PLAYED = frozenset(("mercury", "outer_planets"))
LONGEST = 7  # maneuvers of a route
LONGER = 1  # than the shortest
WHILE = 0.1  # seconds
MOST_OF_A_KIND = 12  # rockets in one leg, and ion thrusters


@dataclass(frozen=True)
class Case:
    """A mass that is to be brought somewhere."""

    start: str
    place: str
    payload: int
    goal: str = CHEAPEST
    no: tuple[str, ...] = ()  # components that are not used
    aerobraking: bool = False
    most_cost: int = 200
    most_years: int = 20
    dates: tuple[int, int] | None = None  # the first year, and the year that may be over on arrival

    def __str__(self) -> str:
        words = [f"{self.start} to {self.place}", f"mass {self.payload}", self.goal]
        words += [f"no {name}" for name in self.no]
        words += ["aerobraking"] if self.aerobraking else []
        words += [f"cost up to {self.most_cost}"] if self.most_cost < 200 else []
        words += [f"{self.dates[0]} to {self.dates[1]}"] if self.dates else []
        return ", ".join(words)


NO_IONS = ("ion_thruster",)
NO_PROTON = ("ion_thruster", "proton")
ORBIT = "earth_orbit"

CASES = (
    Case(ORBIT, "moon", 1, no=NO_IONS),
    Case(ORBIT, "mercury_orbit", 5),
    Case(ORBIT, "mercury_orbit", 5, no=NO_IONS),
    Case(ORBIT, "mercury_orbit", 5, no=NO_PROTON),
    Case(ORBIT, "mercury_orbit", 5, FASTEST, most_cost=25),
    Case(ORBIT, "mercury_orbit", 5, FASTEST),
    Case(ORBIT, "mars", 3),
    Case(ORBIT, "ceres", 2, no=NO_IONS),
    Case(ORBIT, "venus", 2, LIGHTEST, no=NO_IONS),
    Case("earth", "moon", 3, no=NO_IONS),
    Case("earth", "mars", 1, no=NO_IONS),
    Case("earth", "ceres", 1, no=NO_IONS),
    Case("earth", "mars", 3),
    Case("earth", "mercury", 2, FASTEST, most_cost=60),
    Case("earth", "mars", 12, no=NO_IONS),
    Case(ORBIT, "jupiter_flyby", 10, FASTEST, dates=(1960, 1986)),
    Case(ORBIT, "saturn_orbit", 3, aerobraking=True, dates=(1960, 1986)),
    Case("earth", "titan", 2, aerobraking=True, dates=(1957, 1986)),
)

Values = tuple[int, int, int]  # cost, years (or the year of arrival), mass


def ours(designer: Designer, case: Case) -> Plan | None:
    """The planner's answer, without Rendezvous, which the other side does not know."""
    rockets = designer.catalogue.all_rockets - set(case.no)
    without = frozenset() if case.aerobraking else frozenset(("aerobraking",))

    def haul(last_year: int, goal: str, years: int = case.most_years) -> Plan | None:
        first = case.dates[0] if case.dates else designer.catalogue.first_year
        return designer.plan(
            ShipRequest(
                "",
                rockets,
                cargo=case.payload,
                start=case.start,
                place=case.place,
                most_years=years,
                without=without,
                most_cost=case.most_cost,
                dates=Dates(first, last_year),
                goal=goal,
            )
        )

    last_year = case.dates[1] if case.dates else designer.catalogue.last_year
    if case.goal != FASTEST:
        return haul(last_year, case.goal)
    if case.dates is None:
        tries = (haul(last_year, CHEAPEST, years) for years in range(case.most_years + 1))
    else:
        tries = (haul(year, CHEAPEST) for year in range(case.dates[0], case.dates[1] + 1))
    return next(filter(None, tries), None)


# --- Z3 ----------------------------------------------------------------------


def routes(designer: Designer, case: Case, whole: bool) -> list[list[Maneuver]]:
    """The routes without a repeated place, the least difficult first."""
    leaving: dict[str, list[Maneuver]] = {}
    for maneuver in designer.catalogue.maneuvers.values():
        if case.aerobraking or not maneuver.aerobraking:
            leaving.setdefault(maneuver.origin, []).append(maneuver)

    def onward(route: list[Maneuver], place: str, been: frozenset[str]) -> Iterator[list[Maneuver]]:
        if place == case.place:
            yield route
        elif len(route) < LONGEST:
            for maneuver in leaving.get(place, ()):
                if maneuver.destination not in been:
                    yield from onward([*route, maneuver], maneuver.destination, been | {maneuver.destination})

    found = list(onward([], case.start, frozenset((case.start,))))
    longest = LONGEST if whole else min(map(len, found)) + LONGER
    short = [route for route in found if len(route) <= longest]
    return sorted(short, key=lambda route: (sum(m.difficulty for m in route), len(route)))


class Formulation:
    """One case: integer numbers of rockets for each leg, and years."""

    def __init__(self, z3: Any, designer: Designer, case: Case, whole: bool = False) -> None:
        self.whole = whole
        self.z3 = z3
        self.designer = designer
        self.catalogue = designer.catalogue
        self.case = case
        self.kinds = [rocket for rocket in designer.catalogue.rockets if rocket.id not in case.no]
        self.most_ions = 0 if ION_THRUSTER in case.no else MOST_OF_A_KIND

    def solve(self) -> Values | None:
        best: Values | None = None
        for route in routes(self.designer, self.case, self.whole):
            found = self.try_route(route, best)
            if found is not None:
                best = found
        return best

    def try_route(self, route: list[Maneuver], best: Values | None) -> Values | None:
        z3, case = self.z3, self.case
        solver = z3.Optimize()
        ions = z3.Int("ions")
        solver.add(ions >= 0, ions <= self.most_ions)
        cost, mass = (
            self.catalogue.thruster_cost * ions,
            case.payload + self.catalogue.thruster_mass * ions,
        )
        years: Any = z3.IntVal(0)
        taken = []
        for number, maneuver in reversed(list(enumerate(route))):
            fired = [z3.Int(f"{rocket.id}_{number}") for rocket in self.kinds]
            solver.add(*(z3.And(count >= 0, count <= MOST_OF_A_KIND) for count in fired))
            mass = mass + z3.Sum([rocket.mass * count for rocket, count in zip(self.kinds, fired, strict=True)])
            cost = cost + z3.Sum([rocket.cost * count for rocket, count in zip(self.kinds, fired, strict=True)])
            thrust = z3.Sum([rocket.thrust * count for rocket, count in zip(self.kinds, fired, strict=True)])
            took = z3.Int(f"years_{number}")
            taken.append(took)
            years = years + took
            self.fly(solver, maneuver, ions, took, thrust, mass)
        finish = years if case.dates is None else self.on_dates(solver, route, list(reversed(taken)))
        solver.add(cost <= case.most_cost, years <= case.most_years)
        wanted = {CHEAPEST: cost, FASTEST: finish, LIGHTEST: mass}[case.goal]
        if best is not None:
            solver.add(wanted < {CHEAPEST: best[0], FASTEST: best[1], LIGHTEST: best[2]}[case.goal])
        solver.minimize(wanted)
        if solver.check() != z3.sat:
            return None
        model = solver.model()
        found = [model.eval(value, model_completion=True).as_long() for value in (cost, finish, mass)]
        return found[0], found[1], found[2]

    def fly(self, solver: Any, maneuver: Maneuver, ions: Any, took: Any, thrust: Any, mass: Any) -> None:
        """Thrust for one of the speeds; ion thrusters give so much for each year."""
        z3, power = self.z3, self.catalogue.thruster_power
        choices = []
        for difficulty, least in maneuver.speeds:
            with_ions = [
                z3.And(ions == number, thrust + power * number * took >= difficulty * mass)
                for number in range(self.most_ions + 1)
            ]
            is_slow = maneuver.timed and (difficulty, least) == maneuver.speeds[0]
            choices.append(z3.And(took >= least if is_slow else took == least, z3.Or(with_ions)))
        solver.add(z3.Or(choices), took >= 0, took <= self.case.most_years)

    def on_dates(self, solver: Any, route: list[Maneuver], taken: list[Any]) -> Any:
        """Each leg leaves in a year in which its way is open; nobody waits where an automatic maneuver starts."""
        z3 = self.z3
        assert self.case.dates is not None
        first, last = self.case.dates
        ready: Any = z3.IntVal(first)
        for number, (maneuver, took) in enumerate(zip(route, taken, strict=True)):
            year = z3.Int(f"leaves_{number}")
            solver.add(year >= ready, year <= last)
            if maneuver.origin in self.catalogue.restless and number:
                solver.add(year == ready)
            if maneuver.window:
                start, every = self.catalogue.windows[maneuver.window]
                solver.add(z3.Or([year == open_year for open_year in range(start, last + 1, every)]))
            ready = year + took
        solver.add(ready <= last + 1)
        return ready


# --- side by side ------------------------------------------------------------


@dataclass(frozen=True)
class Measured:
    case: str
    ours: Values | None
    z3: Values | None
    our_seconds: float  # with empty tables
    our_next_seconds: float  # when the tables are there
    spared_seconds: float
    whole_seconds: float | None


def goal_of(case: Case, values: Values | None) -> int | None:
    """The number that was to be as small as possible."""
    return None if values is None else values[(CHEAPEST, FASTEST, LIGHTEST).index(case.goal)]


def timed(times: int, question: Callable[[T], Any], given: Callable[[], T]) -> tuple[float, Any]:
    """The best time of some runs, and of more of them if they are quick, because short times are less precise.

    Processor time, so that other programs do not count, and without garbage collection; the arguments are made for each
    run before the clock starts.
    """
    best, whole, runs, answer = float("inf"), 0.0, 0, None
    gc.collect()
    gc.disable()
    while runs < times or whole < WHILE:
        thing = given()
        start = time.process_time()
        answer = question(thing)
        took = time.process_time() - start
        best, whole, runs = min(best, took), whole + took, runs + 1
    gc.enable()
    return best, answer


def finish(designer: Designer, case: Case, plan: Plan) -> int:
    """The years of the flight, or where there is a calendar the year of arrival."""
    if case.dates is None:
        return plan.years
    return designer.departures(plan, Dates(*case.dates))[-1] + plan.legs[-1].years


def measure(z3: Any, case: Case, times: int = 3, whole: bool = True) -> Measured:
    data = built_in("leaving_earth").data
    designer = Designer(data, PLAYED)

    def solved_by_z3(whole: bool) -> tuple[float, Any]:
        return timed(times, lambda formulation: formulation.solve(), lambda: Formulation(z3, designer, case, whole))

    spared_seconds, solved = solved_by_z3(False)
    whole_seconds = None
    if whole:
        whole_seconds, solved = solved_by_z3(True)

    # The facts are read before the clock runs, for both; the tables of the planner are made while it runs.
    our_seconds, plan = timed(times, lambda fresh: ours(fresh, case), lambda: Designer(data, PLAYED))
    ours(designer, case)

    def forget_plans() -> Designer:
        designer.cached_plans.clear()
        return designer

    next_seconds, _ = timed(times, lambda known: ours(known, case), forget_plans)
    found = None if plan is None else (plan.cost, finish(designer, case, plan), plan.mass)
    return Measured(str(case), found, solved, our_seconds, next_seconds, spared_seconds, whole_seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=3, metavar="N", help="at least so many runs; default 3")
    parser.add_argument("--case", type=int, action="append", metavar="N", help="only this one, counted from 1")
    parser.add_argument("--spared", action="store_true", help="only the short routes, which takes a minute")
    parser.add_argument("--json", action="store_true", help="one JSON object for each case")
    args = parser.parse_args()
    import z3  # type: ignore[import-untyped]

    if not args.json:
        print("| case | ours | Z3 | ours ms | again ms | Z3 spared ms | ratio | Z3 whole ms | ratio |")
        print("|---|---|---|---|---|---|---|---|---|")
    measure(z3, CASES[0], args.times, whole=False)  # both sides load what they need before the first clock runs
    for case in [CASES[number - 1] for number in args.case] if args.case else CASES:
        one = measure(z3, case, args.times, not args.spared)
        if args.json:
            print(json.dumps(asdict(one)), flush=True)
            continue
        cells = [str(case), goal_of(case, one.ours), goal_of(case, one.z3)]
        cells += [f"{seconds * 1000:.1f}" for seconds in (one.our_seconds, one.our_next_seconds)]
        for seconds in (one.spared_seconds, one.whole_seconds):
            cells += [] if seconds is None else [f"{seconds * 1000:.0f}", f"{seconds / one.our_seconds:.0f}"]
        print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
