"""Trades of cargo in space and of what an agency has seen, and the sale of a venture's sample, all by clicking."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_leaving_earth import arrive, click, on_the_board, prompt
from tests.browser.test_leaving_earth_together import table_at
from tests.games.leaving_earth.table import GAME, Table, venture
from tests.support.browser.page_checks import REDUCED_MOTION
from tests.support.browser.user import Game, by
from tests.support.server_process import Server


def seated(server: Server, new_page: NewPage, game: Game, seat: int | None, **more: Any) -> Page:
    """The page of a seat, or of a spectator."""
    address = f"/table/{game.table}" if seat is None else game.address(seat)
    return arrive(server, new_page, address, **{**REDUCED_MOTION, **more})


def cooperate(server: Server, page: Page, partner: str) -> None:
    click(server, page, page.locator("[data-testid=action][data-verb=cooperate]", has_text=partner))
    expect(by(page, "offer")).to_be_visible()


def given(page: Page) -> Locator:
    """What stands in the columns of the offer, the proposer's first."""
    return by(page, "offer").locator(".given")


def view_of(server: Server, game: Game, seat: int | None) -> Any:
    """The table as a seat or a spectator gets it now."""
    key, asked = (None, "") if seat is None else (game.keys[seat], f"?seat={seat}")
    last = server.get(f"/api/tables/{game.table}/replay/0{asked}", key)["steps"]
    return server.get(f"/api/tables/{game.table}/replay/{last}{asked}", key)["view"]


def fits(page: Page) -> bool:
    width: bool = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    return width


# --- cargo ------------------------------------------------------------------------------


def two_in_mars_orbit() -> Table:
    """Ada and Linus have a spacecraft each in Mars Orbit, and Ada knows Rendezvous."""
    table = Table(2, mercury=False).learn("rendezvous").stock("juno")
    table.craft("mars_orbit", "probe", "juno", "apollo", "pilot")
    table.craft("mars_orbit", "probe", "apollo", seat=1)
    return table


def aboard(server: Server, game: Game, seat: int) -> tuple[dict[str, int], int]:
    """What is aboard the only spacecraft of a seat, and how many people."""
    [craft] = view_of(server, game, seat)["agencies"][seat]["craft"]
    return {stack["item"]: stack["ready"] for stack in craft["components"]}, len(craft["crew"])


def test_trade_of_cargo_in_space_clicked_together_passes_between_the_spacecraft(
    server: Server, new_page: NewPage
) -> None:
    game = table_at(server, two_in_mars_orbit().state, "Ada", "Linus", mode="online")
    ada, linus = seated(server, new_page, game, 0), seated(server, new_page, game, 1, size=PHONE)
    cooperate(server, ada, "Linus")
    expect(on_the_board(ada, "give_cargo")).to_have_count(0)
    expect(on_the_board(ada, "give", "juno")).to_contain_text("+ Juno")
    click(server, ada, on_the_board(ada, "transfer_between", "'1-1'"))
    expect(on_the_board(ada, "give_cargo", "juno")).to_contain_text("+ from spacecraft 1: Juno")
    click(server, ada, on_the_board(ada, "give_cargo", "juno"))
    click(server, ada, on_the_board(ada, "give_crew"))
    click(server, ada, on_the_board(ada, "ask_money", "'5'"))
    for page in (ada, linus):
        expect(given(page)).to_have_text(["from spacecraft 1: Juno, Neil Armstrong", "$5"])
    click(server, ada, on_the_board(ada, "propose"))
    assert fits(linus)
    click(server, linus, on_the_board(linus, "accept"))
    for page in (ada, linus):
        expect(by(page, "offer")).to_have_count(0)
        expect(by(page, "log")).to_contain_text("Spacecraft 1 (Ada) and spacecraft 1 (Linus) exchange cargo.")
        expect(by(page, "log")).to_contain_text("Ada transfers to Linus: Juno.")
    expect(by(ada, "craft")).not_to_contain_text("Juno")
    expect(by(linus, "craft")).to_contain_text("Juno")
    expect(by(linus, "craft")).to_contain_text("Neil Armstrong")
    assert aboard(server, game, 0) == ({"probe": 1, "apollo": 1}, 0)
    assert aboard(server, game, 1) == ({"juno": 1, "probe": 1, "apollo": 1}, 1)
    assert [agency["money"] for agency in view_of(server, game, 0)["agencies"]] == [30, 20]


def test_trade_of_cargo_without_a_seat_for_everybody_cannot_be_proposed(server: Server, new_page: NewPage) -> None:
    game = table_at(server, two_in_mars_orbit().state, "Ada", "Linus", mode="online")
    ada = seated(server, new_page, game, 0)
    cooperate(server, ada, "Linus")
    click(server, ada, on_the_board(ada, "transfer_between", "'1-1'"))
    click(server, ada, on_the_board(ada, "give_cargo", "apollo"))
    expect(on_the_board(ada, "propose")).to_have_count(0)
    expect(by(ada, "offer").get_by_role("button", name="Make this offer")).to_be_disabled()
    expect(by(ada, "not-yet")).to_have_text("Every astronaut needs a seat on both spacecraft.")
    click(server, ada, on_the_board(ada, "give_crew"))
    expect(on_the_board(ada, "propose")).to_be_enabled()


# --- knowledge --------------------------------------------------------------------------


def overheard(page: Page) -> list[str]:
    """What the server sends to this page from now on; printed facts name the faces of all cards."""
    heard: list[str] = []

    def note(text: str | bytes) -> None:
        if '"facts"' not in str(text):
            heard.append(str(text))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", listen)
    page.reload()
    expect(by(page, "map")).to_be_visible()
    return heard


def face_seen(server: Server, game: Game, seat: int | None) -> str | None:
    face: str | None
    [face] = [place["face"] for place in view_of(server, game, seat)["places"] if place["id"] == "moon"]
    return face


def test_trade_of_knowledge_reveals_the_location_to_the_buyer_and_to_nobody_else(
    server: Server, new_page: NewPage
) -> None:
    table = Table(3, mercury=False).show("moon", "microbes", seen_by=[0])
    game = table_at(server, table.state, "Ada", "Linus", "Grace", mode="online")
    face = face_seen(server, game, 0)  # a table that begins in the middle of a match draws hidden cards again
    words = GAME.text("en").say(f"face-{face}")
    ada, linus, grace, spectator = (seated(server, new_page, game, seat) for seat in (0, 1, 2, None))
    others = {page: overheard(page) for page in (grace, spectator)}
    expect(by(ada, "map")).to_contain_text(words)
    cooperate(server, ada, "Linus")
    expect(on_the_board(ada, "give_knowledge", "moon")).to_contain_text("+ what is there: Moon")
    click(server, ada, on_the_board(ada, "give_knowledge", "moon"))
    click(server, ada, on_the_board(ada, "ask_money", "'10'"))
    click(server, ada, on_the_board(ada, "propose"))
    for page in (linus, grace, spectator):
        expect(given(page)).to_have_text(["what is there: Moon", "$10"])
        assert words not in page.content(), "nobody reads it in the offer"
    click(server, linus, on_the_board(linus, "accept"))

    expect(by(linus, "log")).to_contain_text(f"Ada tells Linus what is there: Moon, {words}.")
    expect(by(linus, "map")).to_contain_text(words)
    assert face_seen(server, game, 1) == face
    for page, heard in others.items():
        expect(by(page, "log")).to_contain_text("Ada tells Linus what is there: Moon.")
        assert words not in page.content()
        assert heard
        assert not any(f'"{face}"' in text or words in text for text in heard), "in what the server sent"
        page.reload()
        expect(by(page, "log")).to_contain_text("Ada tells Linus")
        assert words not in page.content(), "after a reload"
    assert [face_seen(server, game, seat) for seat in (2, None)] == [None, None]


# --- a venture at the start of the year ---------------------------------------------------


def sample_of_esa() -> Table:
    """ESA has palladium on Earth; Linus decides for it, Ada and Grace have shares. All but Grace have passed."""
    table = Table(3, stations=True, ventures=True, mercury=False).founded("esa", 3, 5, 2)
    table.stock("palladium", seat=venture("esa"))
    return table.end_turn().end_turn()


def ask_to_sell(server: Server, new_page: NewPage) -> tuple[Game, Page, Page, Page]:
    """The last one passes, the year begins, and Linus wants to sell the sample."""
    game = table_at(server, sample_of_esa().state, "Ada", "Linus", "Grace", mode="online")
    ada, linus, grace = (
        seated(server, new_page, game, seat, **more) for seat, more in ((0, {"size": PHONE}), (1, {}), (2, {}))
    )
    click(server, grace, on_the_board(grace, "pass"))
    expect(by(linus, "acting")).to_contain_text("You act for ESA")
    assert prompt(linus) == "turn_in"
    click(server, linus, on_the_board(linus, "sell", "palladium"))
    return game, ada, linus, grace


def esa(server: Server, game: Game) -> tuple[int, list[str]]:
    """What ESA has in money and on Earth."""
    [holdings] = [each["holdings"] for each in view_of(server, game, None)["ventures"]]
    return holdings["money"], [stack["item"] for stack in holdings["components"]]


def test_sale_of_a_ventures_sample_vetoed_at_the_start_of_the_year_is_not_made(
    server: Server, new_page: NewPage
) -> None:
    game, ada, linus, grace = ask_to_sell(server, new_page)
    before, _ = esa(server, game)
    expect(by(grace, "veto")).to_be_focused()
    expect(by(grace, "wish")).to_contain_text("Linus wants to act for ESA. Sell: palladium")
    expect(by(grace, "acting")).to_have_count(0)
    expect(by(linus, "being-asked")).to_contain_text("Grace")
    expect(by(linus, "acting")).to_contain_text("You act for ESA")
    click(server, grace, on_the_board(grace, "consent"))
    expect(by(ada, "veto")).to_be_focused()
    expect(by(ada, "veto")).to_be_in_viewport()
    assert fits(ada)
    click(server, ada, on_the_board(ada, "veto"))
    for page in (ada, linus, grace):
        expect(by(page, "log")).to_contain_text("Ada vetoes: Linus may not act for ESA.")
        expect(by(page, "veto")).to_have_count(0)
        expect(by(page, "year")).to_have_text("1957")
    assert esa(server, game) == (before, ["palladium"])


def test_sale_of_a_ventures_sample_with_consent_of_all_brings_the_venture_money(
    server: Server, new_page: NewPage
) -> None:
    game, ada, linus, grace = ask_to_sell(server, new_page)
    before, _ = esa(server, game)
    click(server, grace, on_the_board(grace, "consent_all_year"))
    click(server, ada, on_the_board(ada, "consent"))
    for page in (ada, linus, grace):
        expect(by(page, "log")).to_contain_text("ESA sells for")
        expect(by(page, "veto")).to_have_count(0)
    money, components = esa(server, game)
    assert (money > before, components) == (True, [])
