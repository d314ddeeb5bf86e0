"""The lobby: games to continue, a game with one click at the chosen level, my games, open games and their layout."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.browser.page_checks import REDUCED_MOTION, expect_accessible
from tests.support.browser.user import actions, by, open_game, played_game, table_id, wait_for_turn
from tests.support.server_process import Server

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
LEVELS = {"easy": "novice", "normal": "casual", "hard": "strong", "expert": "champion"}
MOST = 150_000  # bytes, without pictures


def choose_level(page: Page, level: str, game: str = "mlem") -> None:
    by(page, f"level-{game}-{level}").click()
    expect(by(page, f"level-{game}-{level}")).to_be_checked()


def play(page: Page, game: str = "mlem") -> None:
    page.locator(f"[data-testid=play-now][data-game={game}]").click()
    page.wait_for_url("**/table/*")


def bots_of(server: Server, page: Page) -> list[str]:
    return [seat["bot"] for seat in server.get(f"/api/tables/{table_id(page)}")["seats"] if seat["kind"] == "bot"]


# --- one click ------------------------------------------------------------------------


def test_cards_are_all_visible_without_scrolling(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1)
    page = new_page(server, game.address(0), size=LAPTOP)
    wait_for_turn(page)
    page.goto("/")
    expect(by(page, "continue")).to_be_visible()  # also with the strip above them
    for name in ("mlem", "star_search", "leaving_earth"):
        card = by(page, f"card-{name}")
        expect(card.locator("img")).to_be_visible()
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] <= LAPTOP["height"]


def test_first_game_is_against_normal_bots(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    expect(by(page, "level-mlem-normal")).to_be_checked()
    play(page)
    assert bots_of(server, page) == ["casual"] * 3


@pytest.mark.smoke
def test_level_is_remembered_per_game_and_used_by_play(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    choose_level(page, "hard")
    page.reload()
    expect(by(page, "level-mlem-hard")).to_be_checked()
    expect(by(page, "level-star_search-normal")).to_be_checked()
    play(page)
    wait_for_turn(page)
    assert set(bots_of(server, page)) == {"strong"}


def test_number_of_seats_chosen_on_the_form_is_used_by_play(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/mlem")
    by(page, "players-2").click()
    by(page, "level-all-easy").click()
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    assert bots_of(server, page) == ["novice"]
    page.goto("/")
    expect(by(page, "level-mlem-easy")).to_be_checked()
    play(page)
    assert bots_of(server, page) == ["novice"]


def test_level_is_chosen_and_a_game_started_by_keyboard(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    by(page, "level-mlem-normal").focus()
    page.keyboard.press("ArrowRight")
    expect(by(page, "level-mlem-hard")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert set(bots_of(server, page)) == {"strong"}


def test_card_leads_to_the_form_the_tutorial_and_the_rules(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    for text, address in (("New game…", "/new/mlem"), ("Learn", "/tutorial/mlem/0"), ("Rules", "/how-to-play/mlem")):
        expect(by(page, "card-mlem").get_by_role("link", name=text)).to_have_attribute("href", address)


def test_footer_has_credits_version_and_pages_that_exist(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    footer = page.locator("footer")
    for text in ("Unofficial", "Reiner Knizia", server.get("/api/games")["version"]):
        expect(footer).to_contain_text(text)
    for link in footer.get_by_role("link").all():
        page.goto(link.get_attribute("href") or "")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto("/")
        expect(footer).to_be_visible()


# --- levels on the form ---------------------------------------------------------------


@pytest.mark.parametrize("game", ["mlem", "star_search", "leaving_earth"])
def test_form_names_levels_first_and_other_bots_after_them(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(server, f"/new/{game}")
    options = by(page, "seat-bot-1").locator("option")
    expect(options.first).to_have_text("Easy")
    assert options.all_inner_texts()[:4] == ["Easy", "Normal", "Hard", "Expert"]
    values = options.evaluate_all("(all) => all.map((one) => one.value)")
    assert values[:4] == list(LEVELS.values())
    [info] = [each for each in server.get("/api/games")["games"] if each["id"] == game]
    assert sorted(values) == sorted(info["bots"]), "no bot is missing and none is there twice"


def test_form_of_another_game_keeps_the_mode(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/mlem?mode=hotseat")
    by(page, "game-star_search").click()
    page.wait_for_url("**/new/star_search?mode=hotseat")
    expect(by(page, "mode-hotseat")).to_be_checked()
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    assert server.get(f"/api/tables/{table_id(page)}")["game"] == "star_search"


def test_form_says_what_the_table_will_be(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/mlem")
    expect(by(page, "sum-players")).to_have_text("1 human, 3 bots (Normal)")
    expect(by(page, "sum-rules")).to_have_text("Online")
    by(page, "option-ufo").check()
    expect(by(page, "sum-rules")).to_have_text("Online, changed")
    by(page, "seat-bot-1").select_option("champion")
    expect(by(page, "sum-players")).to_have_text("1 human, 3 bots")


# --- games to continue, my games ------------------------------------------------------


def test_continue_is_shown_only_with_running_games(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    expect(by(page, "play-now").first).to_be_visible()
    expect(by(page, "continue")).to_have_count(0)
    page.goto(played_game(server).address(0))
    expect(by(page, "ending")).to_be_visible()
    page.goto("/")
    expect(by(page, "my-tables")).to_be_visible()
    expect(by(page, "continue")).to_have_count(0)


def test_continue_begins_with_the_game_where_it_is_my_turn(server: Server, new_page: NewPage) -> None:
    mine = open_game(server, "Ada", bots=1)
    theirs = open_game(server)
    waiting = 1 - server.asked_seats(theirs.table)[0]
    page = new_page(server, mine.address(0))
    wait_for_turn(page)
    page.goto(theirs.address(waiting))
    expect(by(page, "board")).to_be_visible()
    page.goto("/")
    links = by(page, "continue").get_by_role("link")
    expect(links).to_have_count(2)
    expect(links.nth(0)).to_have_attribute("href", f"/table/{mine.table}")
    expect(links.nth(0)).to_contain_text("Your turn!")
    expect(links.nth(0)).to_contain_text("Expedition 1")
    expect(links.nth(0)).to_contain_text("0\u00a0:\u00a00")
    expect(links.nth(0)).to_contain_text("against 1 bot")
    other = ("Ada", "Linus")[1 - waiting]
    expect(links.nth(1)).to_contain_text(f"{other}'s turn")
    expect(links.nth(1)).to_contain_text(f"against {other}")
    links.nth(0).click()
    wait_for_turn(page)
    assert table_id(page) == mine.table


def test_continue_names_the_year_of_leaving_earth(server: Server, new_page: NewPage) -> None:
    game = open_game(server, "Ada", bots=1, game="leaving_earth")
    page = new_page(server, game.address(0))
    expect(by(page, "board")).to_be_visible()
    page.goto("/")
    expect(by(page, "continue")).to_contain_text("1956")


def test_finished_game_is_listed_with_its_result_and_day(server: Server, new_page: NewPage) -> None:
    game = played_game(server)
    info = server.get(f"/api/tables/{game.table}")
    winner = info["winners"][0]
    for seat, result in ((winner, "won"), (1 - winner, "lost")):
        page = new_page(server, game.address(seat))
        expect(by(page, "ending")).to_be_visible()
        page.goto("/")
        points = [info["scores"][each] for each in (seat, 1 - seat)]
        expect(by(page, "game-state")).to_have_text(f"{result} · {points[0]}\u00a0:\u00a0{points[1]} · today")


def test_running_game_is_removed_from_the_list_after_a_confirmation(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    page.goto("/")
    row = by(page, "my-tables").get_by_test_id("table-row")
    row.get_by_test_id("forget").click()
    row.get_by_role("button", name="Cancel").click()
    expect(row).to_have_count(1)
    row.get_by_test_id("forget").click()
    expect(row).to_contain_text("this browser loses your seat")
    row.get_by_test_id("forget-yes").click()
    expect(by(page, "my-tables")).to_have_count(0)
    expect(by(page, "continue")).to_have_count(0)


def test_finished_game_is_removed_from_the_list_at_once(server: Server, new_page: NewPage) -> None:
    page = new_page(server, played_game(server).address(0))
    expect(by(page, "ending")).to_be_visible()
    page.goto("/")
    by(page, "forget").click()
    expect(by(page, "my-tables")).to_have_count(0)


def test_open_game_is_joined_from_the_lobby(server: Server, new_page: NewPage) -> None:
    table, invite = server.open_table("hh", public=True)
    server.sit(table, invite, "Linus")
    page = new_page(server)
    by(page, "public-tables").locator(f"a[href='/table/{table}']").click()
    by(page, "join-sit").click()
    expect(actions(page).first.or_(by(page, "board")).first).to_be_visible()


# --- phones, size ---------------------------------------------------------------------


def test_phone_has_a_tab_for_each_part(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1, public=True).address(0), size=PHONE)
    wait_for_turn(page)
    page.goto("/")
    expect(by(page, "continue").get_by_role("link")).to_contain_text("Continue MLEM")
    for name in ("mlem", "star_search", "leaving_earth"):
        expect(by(page, f"card-{name}").get_by_test_id("play-now")).to_be_in_viewport()
    expect(by(page, "tab-mine")).to_contain_text("your turn in 1 game")
    for tab, part in (("mine", "my-tables"), ("open", "public-tables"), ("daily", "daily"), ("play", "card-mlem")):
        by(page, f"tab-{tab}").click()
        expect(by(page, f"tab-{tab}")).to_have_attribute("aria-current", "page")
        expect(by(page, part)).to_be_visible()
        others = {"my-tables", "public-tables", "daily", "card-mlem"} - {part}
        for other in others:
            expect(by(page, other)).to_have_count(0)


def test_phone_chooses_the_level_in_a_list(server: Server, new_page: NewPage) -> None:
    page = new_page(server, size=PHONE)
    by(page, "level-mlem").select_option("expert")
    play(page)
    assert set(bots_of(server, page)) == {"champion"}


def test_lobby_without_pictures_is_small(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    expect(by(page, "play-now").first).to_be_visible()
    expect(by(page, "daily")).to_be_visible()
    page.wait_for_load_state("networkidle")
    found = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    files = {server.url + "/", *(url for url in found if "/covers/" not in url and "/api/" not in url)}
    assert len(files) > 5
    assert sum(len(gzip.compress(page.request.get(url).body())) for url in files) < MOST


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_lobby_with_games_is_accessible_in_every_theme(server: Server, new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1, public=True).address(0), size=size, **REDUCED_MOTION)
    wait_for_turn(page)
    page.goto("/")
    expect(by(page, "continue")).to_be_visible()
    expect_accessible(page)
