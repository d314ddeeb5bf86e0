"""Schedules purchases by year: money is not carried over to the next year, but purchases are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil

from cosmodrome.games.leaving_earth.ship_design.catalogue import AEROBRAKING, ASTRONAUT, CARGO, LANDING, Catalogue
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Freight, Programme
from cosmodrome.games.leaving_earth.ship_design.trial_campaigns import Campaign


@dataclass(frozen=True)
class Spending:
    """One year's purchases."""

    year: int
    research: tuple[str, ...]
    bought: Mapping[str, int]
    money: int


@dataclass(frozen=True)
class Article:
    name: str
    price: int
    needs: frozenset[str] = frozenset()  # research that must have been paid for
    is_research: bool = False
    by: int | None = None  # so many years may pass until it is paid for


TEST = "test:"  # before the name of an advancement: what is fired to test it
REMOVALS = "removals"  # money that is set aside for failures which tests meet


def articles(
    catalogue: Catalogue, programme: Programme, campaign: Campaign | None = None, freight_by: int | None = None
) -> Counter[Article]:
    """Return everything to be paid for with its prerequisites; the cargo ship is paid for before the rest."""
    found = Counter[Article]()
    if campaign is not None:
        for name, number in campaign.tests.items():
            tests = Article(TEST + name, campaign.prices[name], frozenset((name,)) & programme.research, by=freight_by)
            found[tests] = number
        aside = ceil(campaign.removals)
        tested = frozenset(campaign.tests) & programme.research
        if aside:
            found[Article(REMOVALS, 1, tested, by=freight_by)] = aside
    for name in programme.research:
        before = frozenset(catalogue.prerequisites[name]) & programme.research
        found[Article(name, catalogue.research_cost[name], before, True)] = 1
    plan = programme.plan
    ships: list[tuple[Mapping[str, int], int | None]] = [(plan.components if freight_by is None else plan.own, None)]
    if freight_by is not None and plan.freight is not None:
        ships.append((plan.freight.components, freight_by))
        needed = {catalogue.advancement_of.get(name) for name in plan.freight.components} | freight_needs(
            catalogue, plan.freight
        )
        urgent = [article for article in found if article.is_research and article.name in needed]
        for article in urgent:
            found[replace(article, by=freight_by)] = found.pop(article)
    for components, by in ships:
        for name, number in components.items():
            if name != CARGO:
                price = catalogue.astronaut_cost if name == ASTRONAUT else catalogue.cost_of[name]
                needs = frozenset(filter(None, (catalogue.advancement_of.get(name),))) & programme.research
                found[Article(name, price, needs, by=by)] = number
    return found


def freight_needs(catalogue: Catalogue, freight: Freight) -> set[str]:
    """Return the advancements for the maneuvers of a cargo ship, without those of its rockets."""
    flown = [catalogue.maneuvers[leg.maneuver] for leg in freight.legs]
    landing = {LANDING} if any(maneuver.landing for maneuver in flown) else set[str]()
    return landing | ({AEROBRAKING} if any(maneuver.aerobraking for maneuver in flown) else set())


class YearlyBudget:
    """Spreads purchases over as few years as possible; exact, year by year, the most expensive first."""

    def __init__(self, wanted: Counter[Article], yearly: int) -> None:
        self.yearly = yearly
        self.kinds = sorted(wanted, key=lambda a: (-a.price, not a.is_research, a.name, a.by is None))
        self.wanted = tuple(wanted[kind] for kind in self.kinds)
        self.hopeless: set[tuple[int, tuple[int, ...]]] = set()
        self.number = 0  # of years

    def years(self, most: int | None = None) -> list[Counter[Article]] | None:
        """Return the purchases of each year; None if an item exceeds a year's money or `most` is too few."""
        if any(kind.price > self.yearly for kind in self.kinds):
            return None
        least = max(1, -(-self.price(self.wanted) // self.yearly))
        for number in range(least, (sum(self.wanted) + least if most is None else most) + 1):
            self.number = number
            self.hopeless.clear()
            found = self.within(number, self.wanted)
            if found is not None:
                return found
        return None

    def price(self, counts: tuple[int, ...]) -> int:
        return sum(kind.price * count for kind, count in zip(self.kinds, counts, strict=True))

    def within(self, number: int, left: tuple[int, ...]) -> list[Counter[Article]] | None:
        if not any(left):
            return []
        if self.price(left) > number * self.yearly or (number, left) in self.hopeless:
            return None
        passed = self.number - number + 1
        for taken in self.fillings(left):
            rest = tuple(have - take for have, take in zip(left, taken, strict=True))
            if any(
                have and kind.by is not None and kind.by <= passed for kind, have in zip(self.kinds, rest, strict=True)
            ):
                continue
            later = self.within(number - 1, rest)
            if later is not None:
                return [+Counter(dict(zip(self.kinds, taken, strict=True))), *later]
        self.hopeless.add((number, left))
        return None

    def fillings(self, left: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return maximal sets of purchases for one year, the most expensive total first."""
        found: list[tuple[int, tuple[int, ...]]] = []
        missing = {kind.name for kind, have in zip(self.kinds, left, strict=True) if have and kind.is_research}

        def fill(index: int, money: int, taken: tuple[int, ...]) -> None:
            if index == len(self.kinds):
                if self.is_allowed(taken, missing) and self.is_full(taken, left, money, missing):
                    found.append((money, taken))
                return
            most = min(left[index], money // self.kinds[index].price if self.kinds[index].price else left[index])
            for count in range(most, -1, -1):
                fill(index + 1, money - count * self.kinds[index].price, (*taken, count))

        fill(0, self.yearly, ())
        found.sort(key=lambda pair: pair[0])
        return [taken for _, taken in found]

    def learnt(self, taken: tuple[int, ...], missing: set[str]) -> set[str]:
        """Return the advancements that are still missing after a year's purchases."""
        return missing - {kind.name for kind, count in zip(self.kinds, taken, strict=True) if count}

    def is_allowed(self, taken: tuple[int, ...], missing: set[str]) -> bool:
        unknown = self.learnt(taken, missing)
        return not any(kind.needs & unknown for kind, count in zip(self.kinds, taken, strict=True) if count)

    def is_full(self, taken: tuple[int, ...], left: tuple[int, ...], money: int, missing: set[str]) -> bool:
        unknown = self.learnt(taken, missing)
        for kind, have, take in zip(self.kinds, left, taken, strict=True):
            if have > take and kind.price <= money and not kind.needs & unknown:
                return False
        return True


def in_order(catalogue: Catalogue, research: set[str]) -> tuple[str, ...]:
    """Sorts purchases by name, but each after its prerequisites."""
    found: list[str] = []
    while left := research.difference(found):
        found += sorted(name for name in left if left.isdisjoint(catalogue.prerequisites[name]))
    return tuple(found)


def schedule(
    catalogue: Catalogue,
    programme: Programme,
    first_year: int,
    yearly: int | None,
    campaign: Campaign | None = None,
    freight_by: int | None = None,
    most: int | None = None,
) -> list[Spending] | None:
    """Return the purchases of each year until everything is paid for; without a yearly limit, all in one year.

    `freight_by`: a cargo ship, its research and all tests must be paid for in so many years, the rest in `most`.
    """
    wanted = articles(catalogue, programme, campaign, freight_by)
    years = [wanted] if yearly is None else YearlyBudget(wanted, yearly).years(most)
    if years is None:
        return None
    found = []
    for number, bought in enumerate(years):
        research = in_order(catalogue, {article.name for article in bought if article.is_research})
        goods = Counter[str]()
        for article, count in bought.items():
            if not article.is_research:
                goods[article.name] += count
        money = sum(article.price * count for article, count in bought.items())
        found.append(Spending(first_year + number, research, dict(goods), money))
    return found
