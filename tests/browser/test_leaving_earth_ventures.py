"""Joint ventures on the page: three people found one, use it, forbid something and dissolve it, all by clicking."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

import cosmodrome
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_leaving_earth import SHORT, answer, arrive, click, on_the_board, prompt
from tests.browser.test_leaving_earth_together import table_at
from tests.games.leaving_earth.table import Table, venture
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.user import asked_page, by, open_game, record
from tests.support.server_process import Server

OPTIONS = {**SHORT, "mercury": True, "outer_planets": True, "stations": True, "ventures": True}
NAMES = ("Ada", "Linus", "Grace")


@dataclass(frozen=True)
class Person:
    """A player with a browser page."""

    server: Server
    page: Page
    seat: int

    @property
    def name(self) -> str:
        return NAMES[self.seat]

    def do(self, verb: str, of: object = None, times: int = 1) -> None:
        """On the board, by clicking, as soon as it is offered."""
        for _ in range(times):
            thing = on_the_board(self.page, verb, f"'{of}'" if of is not None else "")
            click(self.server, self.page, thing)

    @property
    def venture(self) -> Locator:
        return self.page.locator("[data-testid=venture][data-venture=esa]")

    def shares(self, *counts: int, bank: int = 0) -> None:
        """What the ledger says, by seat; who has none is not in it."""
        held = [f"{count}" for count in counts if count]
        expect(self.venture.locator("[data-testid=share] b[data-testid^=count]")).to_have_text(held)
        expect(by(self.page, "bank").locator("b")).to_have_text(f"{bank}")

    def sees(self, happened: str) -> None:
        expect(by(self.page, "log")).to_contain_text(happened)


def at_table(server: Server, new_page: NewPage, sizes: tuple[dict[str, int], ...] = (DESKTOP,) * 3) -> list[Person]:
    """Three of them at one table, in the order of play."""
    game = open_game(server, *NAMES, game="leaving_earth", options=OPTIONS)
    first = int(server.get(f"/api/tables/{game.table}")["asked"][0])
    seats = [(first + i) % 3 for i in range(3)]
    return [
        Person(server, arrive(server, new_page, game.address(seat), size=size, **REDUCED_MOTION), seat)
        for seat, size in zip(seats, sizes, strict=True)
    ]


def by_seat(counts: dict[Person, int]) -> list[int]:
    return [count for _, count in sorted((person.seat, count) for person, count in counts.items())]


def found(one: Person, two: Person, three: Person) -> None:
    """Five shares for the founder, three and two for the others, who agree."""
    expect(by(one.page, "venture")).to_have_count(0)
    one.do("found")
    one.do("grant", two.seat, times=3)
    one.do("grant", three.seat, times=2)
    for person in (one, two, three):
        expect(by(person.page, "founding")).to_contain_text(f"{one.name} wants to found ESA")
    one.do("propose")
    expect(by(one.page, "founding")).to_contain_text(f"{two.name} has to answer")
    two.do("accept")
    three.do("accept")
    for person in (one, two, three):
        expect(by(person.page, "founding")).to_have_count(0)
        person.shares(*by_seat({one: 5, two: 3, three: 2}))


def give_money(one: Person, two: Person, three: Person) -> None:
    """Give money to the venture. Both others must consent; one of them consents to everything this year."""
    one.do("cooperate_with", "esa")
    one.do("give_money", 10)
    expect(by(one.page, "offer").locator("h4")).to_have_text([re.compile(one.name), re.compile("ESA")])
    one.do("propose")
    expect(by(one.page, "being-asked")).to_contain_text(f"{two.name}")
    expect(by(two.page, "veto")).to_be_focused()
    expect(by(two.page, "wish")).to_contain_text(f"{one.name} wants to act for ESA")
    two.do("consent")
    three.do("consent_all_year")
    for person in (one, two, three):
        expect(by(person.page, "veto")).to_have_count(0)
        expect(person.venture).to_contain_text("$10")
        expect(person.venture.locator(f"[data-seat='{three.seat}']")).to_contain_text("allows everything")


def use(one: Person, two: Person, three: Person) -> None:
    """Buy a probe with the venture's money and build a spacecraft. Only one of the others must consent."""
    one.do("act_for", "esa")
    expect(by(one.page, "acting")).to_contain_text("You act for ESA")
    expect(by(one.page, "venture-money")).to_have_text("$10")
    expect(by(three.page, "acting")).to_contain_text(f"{one.name} acts for ESA")
    one.do("buy", "probe")
    expect(by(three.page, "being-asked")).to_contain_text(two.name)
    expect(by(two.page, "wish")).to_contain_text("Buy: probe")
    two.do("consent")
    expect(by(one.page, "venture-money")).to_have_text("$8")
    one.do("build")
    one.do("load", "probe")
    expect(by(two.page, "veto")).to_contain_text("Load: probe")
    two.do("consent")
    expect(by(one.page, "craft")).to_contain_text("probe")
    for person in (one, two, three):
        expect(by(person.page, "map").locator("[data-owner='5']")).to_have_count(1)
        expect(person.venture).to_contain_text("probe")
    click(one.server, one.page, by(one.page, "craft").locator("[data-verb=done]"))


def forbid(one: Person, two: Person, three: Person) -> None:
    """Veto an action. All players see it, and the player who wanted it no longer acts for the venture this turn."""
    one.do("buy", "probe")
    two.do("veto")
    for person in (one, two, three):
        person.sees(f"{two.name} vetoes: {one.name} may not act for ESA.")
        expect(by(person.page, "vetoed")).to_be_visible()
        expect(by(person.page, "acting")).to_have_count(0)
    assert prompt(one.page) == "act"
    expect(on_the_board(one.page, "act_for")).to_have_count(0)
    expect(one.venture.locator("[aria-disabled=true]")).to_contain_text("Act for ESA")


def dissolve(one: Person, two: Person, three: Person) -> None:
    """One sells all shares to the bank, one gives them away, and with all ten of them everything belongs to one."""
    one.do("pass")
    two.do("sell_share", "esa", times=3)
    one.shares(*by_seat({one: 5, two: 0, three: 2}), bank=3)
    two.do("pass")
    click(three.server, three.page, three.page.locator("[data-testid=action][data-verb=cooperate]", has_text=one.name))
    three.do("give_share", "esa", times=2)
    expect(by(one.page, "offer")).to_contain_text("2 shares of ESA")
    three.do("propose")
    one.do("accept")
    three.do("pass")
    one.shares(*by_seat({one: 7, two: 0, three: 0}), bank=3)
    money = int(by(one.page, "board").locator(".money").inner_text().split("$")[1])
    one.do("buy_share", "esa", times=3)
    for person in (one, two, three):
        person.sees(f"{one.name} has all shares and dissolves ESA.")
        expect(by(person.page, "venture")).to_have_count(0)
        expect(by(person.page, "map").locator("[data-owner='5']")).to_have_count(0)
        expect(by(person.page, "map").locator(f"[data-owner='{one.seat}']")).to_have_count(1)
    expect(by(one.page, "board").locator(".money")).to_contain_text(f"${money + 8}")
    expect(by(one.page, "craft")).to_contain_text("probe")


def test_three_players_found_use_veto_and_dissolve_a_venture(server: Server, new_page: NewPage) -> None:
    people = at_table(server, new_page)
    found(*people)
    give_money(*people)
    use(*people)
    forbid(*people)
    dissolve(*people)
    pages = tuple(person.page for person in sorted(people, key=lambda person: person.seat))
    while (page := asked_page(server, *pages)) is not None:
        answer(server, page, prompt(page))
    for page in pages:
        expect(by(page, "ending")).to_be_visible()
        expect(by(page, "year")).to_have_text("1958")
        assert "undefined" not in by(page, "board").inner_text()
    verbs = {event["action"]["verb"] for event in record(server, pages[0])["events"] if event["kind"] == "action"}
    assert {"found", "grant", "act_for", "consent", "consent_all_year", "veto", "sell_share", "buy_share"} <= verbs
    assert cosmodrome.verify(record(server, pages[0])).proof == "fair"


def test_a_spacecraft_of_a_venture_flies_in_its_colour_and_completes_a_mission(
    server: Server, new_page: NewPage
) -> None:
    table = Table(2, ("artificial_satellite", "mars_station"), stations=True, ventures=True, mercury=False).learn_all()
    for name in ("esa", "iri", "ola", "usc"):
        table.founded(name, 6, 4)
        table.money(12, venture(name))
    table.craft("earth", "saturn", "probe", seat=venture("esa"))
    table.craft("lunar_orbit", "apollo", "pilot", "food", seat=venture("iri"))
    table.craft("mars", "eagle", "doctor", "food", seat=venture("ola"))
    table.craft("inner_transfer", "probe", seat=venture("usc"), time=1, on="earth_orbit__inner_transfer")
    game = table_at(server, table.state, "Ada", "Linus", mode="online")
    ada, linus = (
        Person(server, arrive(server, new_page, game.address(seat), **REDUCED_MOTION), seat) for seat in range(2)
    )
    for person in (ada, linus):
        expect(by(person.page, "venture")).to_have_count(4)
        for owner in range(5, 9):
            expect(by(person.page, "map").locator(f"[data-owner='{owner}']")).to_have_count(1)
    ada.do("act_for", "esa")
    click(server, ada.page, ada.page.locator("[data-testid=token][data-owner='5']"))
    click(server, ada.page, ada.page.locator("[data-testid=way][data-maneuver=earth__earth_orbit]"))
    expect(by(linus.page, "wish")).to_contain_text("Saturn")
    linus.do("consent")
    click(server, ada.page, by(ada.page, "burn").locator("[data-verb=fire]"))
    for person in (ada, linus):
        done = by(person.page, "mission").filter(has_text="Artificial Satellite")
        expect(done).to_have_attribute("data-status", "completed")
        expect(done).to_contain_text("ESA")
        assert "undefined" not in by(person.page, "board").inner_text()
    expect_accessible(ada.page)


def test_question_about_a_venture_is_focused_and_fits_a_phone(server: Server, new_page: NewPage) -> None:
    one, two, three = at_table(server, new_page, (DESKTOP, PHONE, DESKTOP))

    def fits() -> None:
        assert two.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    one.do("found")
    one.do("grant", two.seat, times=4)
    one.do("propose")
    expect(by(two.page, "founding")).to_be_focused()
    fits()
    two.do("accept")
    one.do("cooperate_with", "esa")
    one.do("give_money", 5)
    one.do("propose")
    expect(by(two.page, "veto")).to_be_focused()
    expect(by(two.page, "veto")).to_be_in_viewport()
    fits()
    expect(three.page.get_by_role("group", name=f"{one.name} wants to act for ESA")).to_be_visible()
    by(two.page, "veto").focus()
    two.page.keyboard.press("Tab")
    expect(on_the_board(two.page, "consent")).to_be_focused()
    two.page.keyboard.press("Enter")
    expect(by(two.page, "veto")).to_have_count(0)
    by(two.page, "tab-ventures").click()
    expect(two.venture).to_contain_text("$5")
    fits()
    one.do("act_for", "esa")
    one.do("buy", "probe")
    expect(by(two.page, "veto")).to_be_focused()
    two.do("veto")
    expect(by(two.page, "vetoed")).to_be_visible()
