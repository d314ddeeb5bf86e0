"""Ways to each page that is not a table in the middle of a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from playwright.sync_api import Page, expect

from tests.support.browser.user import Game, by, open_game, open_tab, played_game, unfold, wait_for_turn
from tests.support.mlem_last_decision import played
from tests.support.server_process import ADMIN_KEY, Server


def lobby(page: Page, server: Server) -> None:
    game = open_game(server, "Ada", bots=1, public=True)
    page.goto(game.address(0))
    wait_for_turn(page)
    page.goto("/")
    expect(by(page, "continue")).to_be_visible()
    for tab, part in (("mine", "my-tables"), ("open", "public-tables")):  # tabs on a phone, otherwise all at once
        if by(page, f"tab-{tab}").count():
            by(page, f"tab-{tab}").click()
        expect(by(page, part)).to_be_visible()


def new_table(page: Page, server: Server, game: str = "mlem") -> None:
    page.goto(f"/new/{game}?mode=online")
    unfold(page)
    if game == "mlem":
        by(page, "rulings").locator("summary").click()


def join(page: Page, server: Server) -> None:
    table, invite = server.open_table("hh")
    server.sit(table, invite, "Linus")
    page.goto(f"/table/{table}#invite={invite}")
    expect(by(page, "join")).to_be_visible()


def gathering(page: Page, server: Server) -> None:
    table, invite = server.open_table("hhb")
    page.goto(f"/table/{table}#invite={invite}")
    by(page, "join-name").fill("Ada")
    by(page, "join-sit").click()
    expect(by(page, "invite-link")).to_be_visible()
    expect(page.locator("main svg[role=img]").first).to_be_visible()  # the link as a QR code


def hidden_hand(page: Page, server: Server) -> None:
    page.goto("/new/mlem?mode=hotseat")
    by(page, "option-secret_missions").check()
    by(page, "create").click()
    expect(by(page, "curtain")).to_be_visible()


def hint(page: Page, server: Server) -> None:
    page.goto(open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    by(page, "hint").click()
    expect(by(page, "hint-choice").first).to_be_visible()


def analysis(page: Page, server: Server) -> None:
    table = server.post("/api/records", played("stay").record())["table"]["id"]
    page.goto(f"/replay/{table}/1")
    open_tab(page, "analysis")
    by(page, "analyse").click()
    expect(by(page, "verdict")).to_be_visible()


def lesson(page: Page, server: Server, game: str = "mlem") -> None:
    page.goto(f"/tutorial/{game}/0")
    expect(by(page, "board")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()


def how_to_play(page: Page, server: Server, game: str = "mlem") -> None:
    page.goto(f"/how-to-play/{game}")
    expect(by(page, "how-to").locator("section").first).to_be_visible()


def facts(page: Page, server: Server, game: str = "mlem") -> None:
    page.goto(f"/facts/{game}")
    expect(by(page, "facts").locator("table").first).to_be_visible()


def planner(page: Page, server: Server) -> None:
    page.goto("/plan/leaving_earth")
    by(page, "plan-mission").select_option("lunar_lander")
    by(page, "plan-go").click()
    expect(by(page, "plan-picture").get_by_role("img")).to_be_visible()


def practice(page: Page, server: Server) -> None:
    page.goto("/practice/star_search/comet")
    expect(by(page, "sky")).to_be_visible()


def daily(page: Page, server: Server) -> None:
    page.goto("/practice/star_search")
    by(page, "daily-start").click()
    expect(by(page, "sky")).to_be_visible()


@cache
def finished(server: Server) -> Game:
    return played_game(server)


def ending(page: Page, server: Server) -> None:
    page.goto(finished(server).address(0))
    expect(by(page, "ending")).to_be_visible()


def replay(page: Page, server: Server) -> None:
    page.goto(f"/replay/{finished(server).table}/6")
    open_tab(page, "more")
    by(page, "check-dice").click()
    expect(by(page, "fair-result")).to_be_visible()


def waiting(page: Page, server: Server) -> None:
    game = open_game(server)
    asked = int(server.get(f"/api/tables/{game.table}")["asked"][0])
    page.goto(game.address(1 - asked))
    expect(by(page, "board")).to_be_visible()


def admin(page: Page, server: Server) -> None:
    game = open_game(server)
    server.post("/api/reports", {"table": game.table, "step": 0, "text": "Something is wrong"})
    page.goto("/admin")
    by(page, "admin-key").fill(ADMIN_KEY)
    by(page, "admin-enter").click()
    expect(by(page, "admin-tables")).to_be_visible()


def not_found(page: Page, server: Server) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


Screen = Callable[[Page, Server], None]
OF_EVERY_GAME = (new_table, lesson, how_to_play, facts)
OTHERS: dict[str, tuple[Screen, ...]] = {
    "mlem": (lobby, join, gathering, hidden_hand, waiting, hint, analysis, ending, replay, admin, not_found),
    "star_search": (practice, daily),
    "leaving_earth": (planner,),
}
# By game and name; those that belong to no game are looked at with MLEM's texts.
SCREENS: dict[tuple[str, str], Screen] = {
    **{(game, screen.__name__): screen for game, found in OTHERS.items() for screen in found},
    **{(game, screen.__name__): partial(screen, game=game) for game in OTHERS for screen in OF_EVERY_GAME},
}
