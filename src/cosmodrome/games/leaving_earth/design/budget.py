"""What is bought in which year: nothing is carried over from one year to the next, but what is bought stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil

from cosmodrome.games.leaving_earth.design.catalogue import ASTRONAUT, CARGO, Catalogue
from cosmodrome.games.leaving_earth.design.plans import Programme
from cosmodrome.games.leaving_earth.design.testing import Campaign


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


TEST = "test:"  # before the name of an advancement: what is fired to test it
REMOVALS = "removals"  # money that is set aside for failures which tests meet


def articles(catalogue: Catalogue, programme: Programme, campaign: Campaign | None = None) -> Counter[Article]:
    """Everything to be paid for, and what must be researched before."""
    found = Counter[Article]()
    if campaign is not None:
        for name, number in campaign.tests.items():
            found[Article(TEST + name, campaign.prices[name], frozenset((name,)) & programme.research)] = number
        aside = ceil(campaign.removals)
        tested = frozenset(campaign.tests) & programme.research
        if aside:
            found[Article(REMOVALS, 1, tested)] = aside
    for name in programme.research:
        before = frozenset(catalogue.prerequisites[name]) & programme.research
        found[Article(name, catalogue.research_cost[name], before, True)] = 1
    for name, number in programme.plan.components.items():
        if name != CARGO:
            price = catalogue.astronaut_cost if name == ASTRONAUT else catalogue.cost_of[name]
            needs = frozenset(filter(None, (catalogue.advancement_of.get(name),))) & programme.research
            found[Article(name, price, needs)] = number
    return found


class Purse:
    """Spreads purchases over as few years as possible; exact, year by year, dear things first."""

    def __init__(self, wanted: Counter[Article], yearly: int) -> None:
        self.yearly = yearly
        self.kinds = sorted(wanted, key=lambda a: (-a.price, not a.is_research, a.name))
        self.wanted = tuple(wanted[kind] for kind in self.kinds)
        self.hopeless: set[tuple[int, tuple[int, ...]]] = set()

    def years(self) -> list[Counter[Article]] | None:
        """The purchases of each year; None if something costs more than a year has."""
        if any(kind.price > self.yearly for kind in self.kinds):
            return None
        least = max(1, -(-self.price(self.wanted) // self.yearly))
        for number in range(least, sum(self.wanted) + least + 1):
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
        for taken in self.fillings(left):
            rest = tuple(have - take for have, take in zip(left, taken, strict=True))
            later = self.within(number - 1, rest)
            if later is not None:
                return [+Counter(dict(zip(self.kinds, taken, strict=True))), *later]
        self.hopeless.add((number, left))
        return None

    def fillings(self, left: tuple[int, ...]) -> list[tuple[int, ...]]:
        """What one year may buy so that nothing more fits in, dearest total first."""
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
        """What is still unknown after a year's purchases."""
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


def schedule(
    catalogue: Catalogue,
    programme: Programme,
    first_year: int,
    yearly: int | None,
    campaign: Campaign | None = None,
) -> list[Spending] | None:
    """Year by year until everything is paid for; without a yearly limit all in one year."""
    wanted = articles(catalogue, programme, campaign)
    years = [wanted] if yearly is None else Purse(wanted, yearly).years()
    if years is None:
        return None
    found = []
    for number, bought in enumerate(years):
        research = tuple(sorted(article.name for article in bought if article.is_research))
        goods = {article.name: count for article, count in bought.items() if not article.is_research}
        money = sum(article.price * count for article, count in bought.items())
        found.append(Spending(first_year + number, research, goods, money))
    return found
