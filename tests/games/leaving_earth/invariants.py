"""What holds at every moment of every game of Leaving Earth, and accounts that are kept from the journal alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import (
    COMPLETED,
    EXTRA,
    IN_PLAY,
    INFECTION_OVER,
    NOT_IN_PLAY,
    REMOVED,
    RESEARCHED,
    SHARES,
    LeavingEarth,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    ANSWER_SHARES,
    BUY,
    DIVIDE,
    DIVIDE_SHARES,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NOWHERE,
    PAY_OUTCOME,
    PERSON,
    RESEARCH,
    SPLIT_EFFECT,
    VENTURE,
    VOCABULARY,
    WORK,
)
from tests.games.leaving_earth.table import GAME, item

Stock = Counter[tuple[int, int]]  # per component and craft


# --- what is seen on the table -----------------------------------------------


def check(s: LeavingEarth, packs: int) -> None:
    faces(s)
    missions(s)
    outcomes(s, packs)
    people(s)
    sums(s)
    crafts(s)
    ventures(s)
    choices(s)


def faces(s: LeavingEarth) -> None:
    """A location shows one of its own faces, and nobody has seen or revealed what was never drawn."""
    for place in range(s.setting.locations):
        face = s.face(place)
        if face == NOWHERE:
            assert s.table[place] & ~INFECTION_OVER == 0
        else:
            first = s.setting.first_face[place]
            assert first <= face < first + s.setting.faces_of[place]
            assert any(s.has_seen(seat, place) for seat in range(s.players))


def missions(s: LeavingEarth) -> None:
    """Every mission is in one place, and the points are those of the missions and what was found besides."""
    points = [int(s.table[s.block(owner) + EXTRA]) for owner in range(s.owners)]
    for mission in range(s.setting.missions):
        status = s.mission(mission)
        assert status in (NOT_IN_PLAY, IN_PLAY, REMOVED, *range(COMPLETED, COMPLETED + s.owners))
        if status >= COMPLETED:
            points[status - COMPLETED] += s.setting.mission_points[mission]
        if s.setting.mission_deck[mission] < 0:
            assert status == NOT_IN_PLAY
    assert [s.points(owner) for owner in range(s.owners)] == points


def outcomes(s: LeavingEarth, packs: int) -> None:
    """Outcome cards add up to whole packs: face down, discarded, or on the advancements of an agency."""
    seen = [s.pile[i] + s.pile[3 + i] for i in range(3)]
    for seat in range(s.players):
        for advancement in range(s.setting.advancements):
            count = s.outcomes(seat, advancement)
            assert count <= s.setting.research_outcomes[advancement]
            assert s.knows(seat, advancement) or not count
            for slot in range(count):
                seen[s.outcome_at(seat, advancement, slot)] += 1
    assert seen == [cards * packs for cards in s.setting.pack]


def people(s: LeavingEarth) -> None:
    """Crews as they are counted are crews as they are listed."""
    for seat in range(s.owners):
        living = [index for index in range(MOST_ASTRONAUTS) if s.is_alive(seat, index)]
        assert s.living(seat) == len(living)
        listed = Counter(
            (int(s.berth_of(seat, i)), PERSON + int(s.skill(seat, i)), s.is_healthy(seat, i)) for i in living
        )
        for craft in vessels(s, seat):
            for person in range(PERSON, PERSON + s.setting.skills):
                assert s.working(seat, craft, person) == listed.pop((craft, person, True), 0)
                assert s.damaged(seat, craft, person) == listed.pop((craft, person, False), 0)
        assert not listed, "somebody is aboard what does not exist"
        assert len({s.name_of(seat, index) for index in living}) == len(living), "two astronauts of one name"
        if s.step in (ACT, WORK):
            assert all(s.table[s.person(seat, index) + 2] == 0 for index in living), "somebody is still strapped in"
    assert len(s.memorial) == sum(s.dead(owner) for owner in range(s.owners))
    assert sum(s.trained[skill] for skill in range(4)) == len(s.memorial) + sum(map(s.living, range(s.owners)))


def sums(s: LeavingEarth) -> None:
    """What is written beside a spacecraft is what its parts add up to."""
    setting = s.setting
    items = [*range(setting.kinds), *(PERSON + skill for skill in range(setting.skills))]
    for seat in range(s.owners):
        for craft in vessels(s, seat):
            counts = {i: int(s.working(seat, craft, i) + s.damaged(seat, craft, i)) for i in items}
            assert min(counts.values()) >= 0
            assert s.parts(seat, craft) == sum(counts.values())
            assert s.crew(seat, craft) == sum(counts[i] for i in items if i >= PERSON)
            assert s.mass_of(seat, craft) == sum(n * setting.mass[i] for i, n in counts.items() if i < PERSON)
            assert s.seats_of(seat, craft) == sum(n * setting.seats[i] for i, n in counts.items() if i < PERSON)
            assert s.sound(seat, craft) == sum(1 << i for i in items if s.working(seat, craft, i))
            assert s.broken(seat, craft) == sum(1 << i for i in items if s.damaged(seat, craft, i))


def crafts(s: LeavingEarth) -> None:
    """Every astronaut has a seat, every spacecraft has a component, and no agency owes money."""
    for seat in range(s.owners):
        assert s.money(seat) >= 0
        for craft in range(1, MOST_CRAFT + 1):
            if s.fleet(seat) >> craft & 1 == 0:
                assert not s.parts(seat, craft)
                continue
            assert 0 <= s.location(seat, craft) < s.setting.locations
            if s.step != DIVIDE:
                assert s.seats_of(seat, craft) >= s.crew(seat, craft)
            if s.location(seat, craft) != s.setting.earth and s.step not in (DIVIDE, PAY_OUTCOME):
                assert s.parts(seat, craft)


def ventures(s: LeavingEarth) -> None:
    """Nobody has all shares of a venture, nobody more than there are, and none has advancements or a year's money."""
    for venture in range(VENTURE, s.owners):
        block = s.block(venture)
        assert s.table[block + RESEARCHED] == 0
        if s.is_founded(venture):
            assert 0 <= s.shares_in_bank(venture) <= s.setting.venture_shares
            if not s.is_chance():  # a trade deals outcomes before a venture is dissolved
                assert all(s.shares(venture, seat) < s.setting.venture_shares for seat in range(s.players))
        else:
            assert s.step in (DIVIDE_SHARES, ANSWER_SHARES) or s.table[block + SHARES] == 0
            assert not any(s.table[block + i] for i in range(s.setting.block) if i != SHARES)
    agents = range(s.players) if s.asked >= 0 else [s.actor]
    assert s.actor in agents
    assert s.turn == s.actor or s.turn >= VENTURE or s.asked < 0


def choices(s: LeavingEarth) -> None:
    """The seat to act has a legal action, and no refused action is legal."""
    if s.asked < 0:
        return
    legal = s.legal_actions()
    assert legal
    assert legal == sorted(set(legal))
    out = ActionList(GAME.num_distinct_actions, explain=True)
    s.list_actions(out)
    assert out.listed() == legal
    assert not set(out.refused) & set(legal)


# --- what the journal tells --------------------------------------------------


def vessels(s: LeavingEarth, seat: int) -> list[int]:
    """The Earth, and every spacecraft of an agency."""
    fleet = int(s.fleet(seat)) | 1
    return [craft for craft in range(MOST_CRAFT + 1) if fleet >> craft & 1]


def stock_of(s: LeavingEarth, seat: int) -> Stock:
    found: Stock = Counter()
    for craft in vessels(s, seat):
        kinds = int(s.sound(seat, craft) | s.broken(seat, craft))
        for kind in range(s.setting.kinds):
            if kinds >> kind & 1:
                found[kind, craft] = int(s.working(seat, craft, kind) + s.damaged(seat, craft, kind))
    return found


def totals(stock: Stock) -> Counter[int]:
    found: Counter[int] = Counter()
    for (kind, _), count in stock.items():
        found[kind] += count
    return +found


PRICES = {entry["id"]: entry["cost"] for entry in ids.DATA["advancement"]}


@dataclass
class Before:
    """What the journal does not tell of a step."""

    craft: int
    other: int
    is_split: bool
    is_research: bool

    @classmethod
    def of(cls, s: LeavingEarth, action: int) -> Before:
        return cls(
            int(s.craft),
            int(s.other),
            is_split=s.step == DIVIDE or s.effect == SPLIT_EFFECT,
            is_research=s.step == ACT and RESEARCH <= action < BUY,
        )


class Ledger:
    """Accounts kept from the journal alone, compared with the table after every step."""

    def __init__(self, s: LeavingEarth) -> None:
        self.players = s.players
        self.money = [int(s.money(seat)) for seat in range(s.owners)]
        self.stock = [stock_of(s, seat) for seat in range(s.owners)]
        self.living = [int(s.living(seat)) for seat in range(s.owners)]
        self.crew = [[int(s.crew(seat, craft)) for craft in range(MOST_CRAFT + 1)] for seat in range(s.owners)]
        self.dead = [int(s.dead(seat)) for seat in range(s.owners)]
        self.packs = 1
        self.is_late = s.setting.has_stations  # production comes before the money
        self.food, self.repairs = int(s.setting.supplies), int(s.setting.spare_parts)

    def read(self, before: Before, s: LeavingEarth, entries: Iterable[tuple[int, ...]]) -> None:
        """Apply the log entries of one step to the accounts."""
        for entry in entries:
            told = VOCABULARY.happened(entry, None, full=True)
            method = getattr(self, told["happening"], None)
            if told["happening"] == "rendezvous_failed" and before.is_split:
                self.docked({"seat": told["seat"], "craft": before.craft, "other": before.other})
            elif told["happening"] == "researched":
                if before.is_research:
                    self.money[told["seat"]] -= PRICES[told["advancement"]]
            elif method is not None:
                method(told)
        self.compare(s)

    def compare(self, s: LeavingEarth) -> None:
        for seat in range(s.owners):
            assert self.money[seat] == s.money(seat)
            assert totals(self.stock[seat]) == totals(stock_of(s, seat))
            assert self.living[seat] == s.living(seat)
            assert self.dead[seat] == s.dead(seat)
            self.stock[seat] = stock_of(s, seat)
            self.crew[seat] = [int(s.crew(seat, craft)) for craft in range(MOST_CRAFT + 1)]

    # --- money ---

    def year_began(self, told: Any) -> None:
        if not self.is_late:
            self.funded(told)

    def funded(self, told: Any) -> None:
        """Every agency, and no venture."""
        self.money[: self.players] = [told["money"]] * self.players

    def bought(self, told: Any) -> None:
        self.money[told["seat"]] -= told["cost"]
        if told["item"].startswith("supplies"):
            self.stock[told["seat"]][item("supplies_1x"), 0] += 5 if told["item"] == "supplies_5x" else 1
        else:
            self.stock[told["seat"]][item(told["item"]), 0] += 1

    def hired(self, told: Any) -> None:
        self.money[told["seat"]] -= told["cost"]
        self.living[told["seat"]] += 1

    def outcome_removed(self, told: Any) -> None:
        self.money[told["seat"]] -= told["cost"]

    def mission_completed(self, told: Any) -> None:
        for seat in range(self.players if told["seat"] < VENTURE else 0):
            self.money[seat] += 10 * (seat != told["seat"])

    def sold(self, told: Any) -> None:
        self.money[told["seat"]] += told["money"]
        self.stock[told["seat"]][item(told["item"]), 0] -= 1

    def gave_money(self, told: Any) -> None:
        self.money[told["seat"]] -= told["amount"]
        self.money[told["to"]] += told["amount"]

    def founded(self, told: Any) -> None:
        self.money[told["seat"]] -= told["cost"]

    def share_bought(self, told: Any) -> None:
        self.money[told["seat"]] -= told["cost"]

    def share_sold(self, told: Any) -> None:
        self.money[told["seat"]] += told["money"]

    def dissolved(self, told: Any) -> None:
        """A venture is dissolved. The log entries about its spacecraft follow this one."""
        venture, heir = VENTURE + ids.VENTURES.index(told["venture"]), told["seat"]
        self.money[heir] += self.money[venture]
        self.dead[heir] += self.dead[venture]
        on_earth = self.living[venture] - sum(self.crew[venture][1:])
        self.living[heir] += on_earth
        self.living[venture] -= on_earth
        self.money[venture] = self.dead[venture] = 0
        stock = self.stock[venture]
        for kind, craft in [key for key in stock if key[1] == 0]:
            self.stock[heir][kind, 0] += stock.pop((kind, craft))

    # --- components ---

    def fired(self, told: Any) -> None:
        fuel = {"shuttle": "large_fuel_tank", "daedalus": "small_fuel_tank"}.get(told["item"])
        if fuel is not None:
            self.stock[told["seat"]][item(fuel), told["craft"]] -= 1
        elif told["item"] != "ion_thruster":
            self.stock[told["seat"]][item(told["item"]), told["craft"]] -= 1

    def collected(self, told: Any) -> None:
        self.stock[told["seat"]][item(told["item"]), told["craft"]] += 1

    def was_repaired(self, told: Any) -> None:
        self.stock[told["seat"]][self.repairs, told["craft"]] -= 1

    def healed(self, told: Any) -> None:
        self.stock[told["seat"]][item("medical_supplies"), told["craft"]] -= told["medicine"]

    def fed(self, told: Any) -> None:
        self.stock[told["seat"]][self.food, told["craft"]] -= told["supplies"]

    def exchanged(self, told: Any) -> None:
        self.stock[told["seat"]][item(told["item"]), 0] -= 1

    def produced(self, told: Any) -> None:
        self.stock[told["seat"]][item(told["item"]), told["craft"]] += 1

    def habitat_built(self, told: Any) -> None:
        stock = self.stock[told["seat"]]
        stock[item(told["item"]), told["craft"]] -= 2 if told["item"] == "spare_parts" else 1
        stock[item("ground_habitat"), told["craft"]] += 1

    def experiment_done(self, told: Any) -> None:
        stock = self.stock[told["seat"]]
        stock[item("experiment"), told["craft"]] -= 1
        stock[item(f"{told['location']}_results"), told["craft"]] += 1

    def salvaged(self, told: Any) -> None:
        stock = self.stock[told["seat"]]
        stock[item("wreckage"), told["craft"]] -= 1
        stock[item(told["item"]), told["craft"]] += 2 if told["item"] == "spare_parts" else 1

    def examined(self, told: Any) -> None:
        self.stock[told["seat"]][item(told["item"]), told["craft"]] -= 1

    def explorer_sent(self, told: Any) -> None:
        self.stock[told["seat"]][item("explorer"), told["craft"]] -= 1

    def capsule_lost(self, told: Any) -> None:
        self.stock[told["seat"]][item(told["item"].removeprefix("damaged_")), told["craft"]] -= 1

    def destroyed(self, told: Any) -> None:
        stock = self.stock[told["seat"]]
        for key in [key for key in stock if key[1] == told["craft"]]:
            del stock[key]

    def docked(self, told: Any) -> None:
        stock = self.stock[told["seat"]]
        for kind, craft in [key for key in stock if key[1] == told["other"]]:
            stock[kind, told["craft"]] += stock.pop((kind, craft))

    def gave(self, told: Any) -> None:
        number = item(told["item"].removeprefix("damaged_"))
        if number >= PERSON:
            self.living[told["seat"]] -= told["count"]
            self.living[told["to"]] += told["count"]
        else:
            self.stock[told["seat"]][number, 0] -= told["count"]
            self.stock[told["to"]][number, 0] += told["count"]

    def gave_craft(self, told: Any) -> None:
        stock = self.stock[told["seat"]]
        for kind, craft in [key for key in stock if key[1] == told["craft"]]:
            self.stock[told["to"]][kind, told["other"]] += stock.pop((kind, craft))
        crew = self.crew[told["seat"]][told["craft"]]
        self.living[told["seat"]] -= crew
        self.living[told["to"]] += crew

    def came_alongside(self, told: Any) -> None:
        self.alongside = {told["seat"]: told["craft"], told["to"]: told["other"]}

    def gave_cargo(self, told: Any) -> None:
        number = item(told["item"].removeprefix("damaged_"))
        self.stock[told["seat"]][number, self.alongside[told["seat"]]] -= told["count"]
        self.stock[told["to"]][number, self.alongside[told["to"]]] += told["count"]

    def gave_crew(self, told: Any) -> None:
        self.living[told["seat"]] -= 1
        self.living[told["to"]] += 1

    # --- people and cards ---

    def died(self, told: Any) -> None:
        self.living[told["seat"]] -= 1
        self.dead[told["seat"]] += 1

    def pack_opened(self, told: Any) -> None:
        self.packs += 1
