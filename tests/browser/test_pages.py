"""What happens around a game: tables that are remembered, seats that move, links, reports, data packs, facts."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import REFUSED, NewPage
from tests.support.browser.user import (
    Game,
    actions,
    answered,
    by,
    choose_setting,
    join,
    open_chat,
    open_game,
    play_until,
    played_game,
    start_alone,
    table_id,
    turn_of,
    unfold,
    unfold_tools,
    unfold_unavailable,
    wait_for_turn,
)
from tests.support.server_process import Server


def both(server: Server, new_page: NewPage, game: Game) -> tuple[Page, Page]:
    """The two players of a table, each in a browser of their own."""
    one, other = (new_page(server, game.address(seat)) for seat in (0, 1))
    for page in (one, other):
        expect(by(page, "board")).to_be_visible()
    return one, other


# --- seats and tables -------------------------------------------------------------


@pytest.mark.smoke
def test_my_tables_are_remembered(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    expect(by(page, "play-now").first).to_be_visible()
    assert by(page, "my-tables").count() == 0
    start_alone(page)
    table = table_id(page)
    wait_for_turn(page)
    page.goto("/")
    expect(by(page, "my-tables").locator(f"a[href='/table/{table}']")).to_be_visible()
    page.reload()
    by(page, "my-tables").locator(f"a[href='/table/{table}']").click()
    wait_for_turn(page)
    assert table_id(page) == table


def test_a_seat_moves_to_another_device_by_its_link(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    start_alone(page)
    wait_for_turn(page)
    choices = actions(page).all_inner_texts()
    unfold_tools(page)
    link = by(page, "move-link").input_value()
    assert "#key=" in link
    phone = new_page(server, link)
    wait_for_turn(phone)
    assert actions(phone).all_inner_texts() == choices
    assert phone.url == link.partition("#")[0], "the key must not stay in the address"
    cat = re.search(r"Send the (\w+)", choices[0])
    assert cat, choices[0]
    actions(phone).first.click()
    expect(by(page, "log")).to_contain_text(f"Comet sends the {cat[1]}.")
    # The key is kept: the phone is still the same player after a reload, though nothing is in the address.
    phone.reload()
    wait_for_turn(phone)


def test_lost_seat_link_can_be_replaced(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    start_alone(page)
    wait_for_turn(page)
    unfold_tools(page)
    astray = by(page, "move-link").input_value()
    stranger = new_page(server, astray)
    wait_for_turn(stranger)
    by(page, "new-link").click()
    expect(by(page, "new-link-made")).to_have_text("This seat has a new link.")
    expect(stranger.get_by_text("This seat has a new link. The old one no longer works.")).to_be_visible()
    link = by(page, "move-link").input_value()
    assert link != astray
    page.keyboard.press("Escape")
    actions(page).first.click()
    expect(by(page, "log")).to_contain_text("Comet sends")
    phone = new_page(server, link)
    wait_for_turn(phone)
    late = new_page(server, astray)
    expect(by(late, "board")).to_be_visible()
    assert actions(late).count() == 0


def test_unknown_seat_key_makes_a_spectator(server: Server, new_page: NewPage) -> None:
    game = open_game(server)
    page = new_page(server, f"/table/{game.table}#key=nonsense")
    expect(by(page, "board")).to_be_visible()
    assert page.url.endswith(f"/table/{game.table}")
    assert actions(page).count() == 0
    assert by(page, "banner").count() == 0


def test_unknown_table_has_an_explanation(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/table/nowhere", expected=REFUSED)
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found.")


def test_both_players_move_to_the_rematch(server: Server, new_page: NewPage) -> None:
    game = played_game(server)
    ada, linus = both(server, new_page, game)
    by(ada, "rematch").click()
    ada.wait_for_url(lambda url: game.table not in url)
    by(linus, "rematch").click()
    linus.wait_for_url(lambda url: game.table not in url)
    assert table_id(ada) == table_id(linus)
    asked, _ = turn_of(ada, linus)
    expect(actions(asked).first).to_be_visible()
    for page, seat in ((ada, 0), (linus, 1)):
        expect(by(page, f"seat-{seat}")).to_contain_text("you")


# --- end and pause ---------------------------------------------------------------


def test_resigning_needs_a_confirmation_and_loses(server: Server, new_page: NewPage) -> None:
    ada, linus = both(server, new_page, open_game(server))
    unfold_tools(ada)
    by(ada, "resign").click()
    ada.keyboard.press("Escape")
    assert by(linus, "ending").count() == 0
    by(ada, "resign").click()
    by(ada, "resign-yes").click()
    for page in (ada, linus):
        expect(by(page, "ending")).to_be_visible()
        expect(by(page, "log")).to_contain_text("Ada resigns.")
        expect(by(page, "seat-0")).to_contain_text("resigned")
        expect(by(page, "ending")).to_contain_text("Linus wins!")
        expect(by(page, "ending").locator(".winner")).to_contain_text("Linus")


def test_vote_of_all_to_end_ends_without_a_winner(server: Server, new_page: NewPage) -> None:
    ada, linus = both(server, new_page, open_game(server))
    for page in (ada, linus):
        unfold_tools(page)
    by(ada, "vote-end").click()
    expect(by(linus, "seat-0")).to_contain_text("votes to end")
    assert by(linus, "ending").count() == 0
    by(linus, "vote-end").click()
    for page in (ada, linus):
        expect(by(page, "ending")).to_be_visible()
        expect(by(page, "log")).to_contain_text("without a winner")
        expect(by(page, "ending").locator(".winner")).to_have_count(0)


def test_a_pause_stops_both_and_either_ends_it(server: Server, new_page: NewPage) -> None:
    ada, linus = both(server, new_page, open_game(server))
    asked, other = turn_of(ada, linus)
    unfold_tools(other)
    by(other, "pause").click()
    for page in (asked, other):
        expect(by(page, "resume")).to_be_visible()
        expect(actions(page)).to_have_count(0)
    by(asked, "resume").click()
    expect(by(other, "resume")).to_have_count(0)
    actions(asked).first.click()
    expect(actions(other).first).to_be_visible()


# --- names, alerts and reports ----------------------------------------------------


def test_kids_table_has_quick_messages_and_no_text_field(server: Server, new_page: NewPage) -> None:
    ada = new_page(server, "/new/mlem?mode=online")
    by(ada, "players-2").click()
    unfold(ada)
    by(ada, "children").check()
    by(ada, "create").click()
    ada.wait_for_url("**/table/*")
    linus = new_page(server)
    join(linus, by(ada, "invite-link").input_value(), "Linus")
    for page in (ada, linus):
        open_chat(page)
    by(linus, "emote-well_done").click()
    for page in (ada, linus):
        expect(by(page, "chat")).to_contain_text("Well done!")
        assert by(page, "chat-input").count() == 0
        assert page.locator("input[type=text]:not([readonly]), textarea").count() == 0


def test_html_in_a_name_is_text_everywhere(server: Server, new_page: NewPage) -> None:
    name = "<img src=x onerror=a()>"
    page = new_page(server)
    by(page, "my-name").fill(name)
    by(page, "my-name").press("Enter")
    start_alone(page)
    wait_for_turn(page)
    for part in ("question", "seat-0"):
        expect(by(page, part).first).to_contain_text(name)
    actions(page).first.click()
    expect(by(page, "log")).to_contain_text(name)
    assert page.locator("main img").count() == 0
    page.goto(f"/replay/{table_id(page)}/1")
    expect(by(page, "seat-0")).to_contain_text(name)
    assert page.locator("main img").count() == 0
    page.goto("/")
    expect(by(page, "my-tables")).to_contain_text(name)
    assert page.locator("main img:not([src^='/covers/'])").count() == 0


def test_title_and_banner_alert_the_player_to_move(server: Server, new_page: NewPage) -> None:
    asked, other = turn_of(*both(server, new_page, open_game(server)))
    called = re.compile(r"^● Your turn!")
    expect(asked).to_have_title(called)
    expect(by(asked, "banner")).to_contain_text("Your turn!")
    expect(other).not_to_have_title(called)
    expect(by(other, "banner")).to_have_count(0)
    actions(asked).first.click()
    expect(other).to_have_title(called)
    expect(by(other, "banner")).to_contain_text("Your turn!")


def test_a_position_can_be_reported(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    wait_for_turn(page)
    unfold_tools(page)
    by(page, "report").click()
    by(page, "report-text").fill("The satellite is upside down")
    by(page, "report-send").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"has the number \d+"))


# --- information on the board -------------------------------------------------------


def test_unavailable_action_shows_its_reason(server: Server, new_page: NewPage) -> None:
    """Dice that do not match the space, cats that are not at home: sooner or later something is greyed."""
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    greyed = by(page, "refused")
    for _ in range(50):
        wait_for_turn(page)
        if greyed.count():
            break
        actions(page).last.click()
        answered(page)
    unfold_unavailable(page)
    question = by(page, "question").inner_text()
    expect(greyed.first).to_have_attribute("aria-disabled", "true")
    expect(by(page, "reason")).to_be_empty()
    greyed.first.press("Enter")
    expect(by(page, "reason")).not_to_be_empty()
    expect(greyed.first).to_contain_text(by(page, "reason").inner_text())
    expect(by(page, "question")).to_have_text(question)


def test_a_flight_in_focus_shows_on_the_board_where_it_leads_and_its_risk(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    flight = page.locator("[data-testid=action][data-verb=fly]").filter(has_text="✕").first
    play_until(page, flight)  # in deep space there is no next roll
    risk = re.search(r"✕ ([\d.]+%)", flight.inner_text())
    assert risk, flight.inner_text()
    board = by(page, "board")
    ghost = board.locator(".ghost")
    odds = board.locator(".chip:is(.safe, .risky, .deadly)")
    page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)
    for point in (flight.hover, flight.focus):
        point()
        expect(ghost).to_be_visible()
        expect(odds).to_have_text(risk[1])
        page.mouse.move(0, 0)
        page.locator("body").evaluate("() => document.activeElement.blur()")
        expect(ghost).to_have_count(0)


def test_board_shows_the_source_of_a_printed_fact(server: Server, new_page: NewPage) -> None:
    page = new_page(server, open_game(server).address(0))
    board = by(page, "board")
    board.locator(".place", has_text=re.compile("^5$")).click()
    board.get_by_role("button", name="Source").click()
    source = by(page, "provenance")
    expect(source).to_be_visible()
    expect(source).to_contain_text("Found on public pages.")
    expect(source).to_contain_text("One review (Numerama)")
    expect(source.get_by_role("link")).to_have_attribute("href", re.compile("^/facts/mlem"))


@pytest.mark.parametrize("game", ["mlem", "leaving_earth"])
def test_facts_page_counts_values_by_type_of_source(server: Server, new_page: NewPage, game: str) -> None:
    facts = server.get(f"/api/games/{game}/facts")["facts"]
    grades: dict[str, int] = {}
    for part in facts.values():
        for entry in part if isinstance(part, list) else [part]:
            if isinstance(entry, dict) and "provenance" in entry:
                grades[entry["provenance"]] = grades.get(entry["provenance"], 0) + 1
    assert len(grades) > 1
    page = new_page(server, f"/facts/{game}")
    expect(by(page, "facts")).to_be_visible()
    for grade, count in grades.items():
        expect(by(page, f"facts-count-{grade}").locator("b")).to_have_text(str(count))
    assert page.locator("[data-testid^=facts-count-]").count() == len(grades)


def test_facts_page_shows_values_of_an_earlier_printing_and_their_source(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/facts/leaving_earth")
    name = page.get_by_role("rowheader", name="Large Fuel Tank", exact=True)
    tank = page.get_by_role("row").filter(has=name)
    said = {
        "en": (["mass: 4", "price in $: 4"], "Contested: mass 6"),
        "pl": (["masa: 4", "cena w $: 4"], "Sporne: masa 6"),
        "fr": (["masse : 4", "prix en $ : 4"], "Contesté : masse 6"),
    }
    for locale, (fields, source) in said.items():
        choose_setting(page, f"locale-{locale}")
        expect(tank.locator(".field")).to_have_text(fields)
        expect(tank.locator(".source")).to_contain_text(source)


# --- data packs ------------------------------------------------------------------------


def built_in_pack() -> str:
    return (resources.files("cosmodrome") / "games" / "mlem" / "data" / "mlem.toml").read_text(encoding="utf-8")


def test_a_bad_data_pack_is_refused_in_place_and_a_good_one_is_used(
    server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    good = built_in_pack().replace('name = "paw"', 'name = "planet_of_the_owner"')
    wrong = good.replace("count = 6\n", 'count = "six"\n', 1)
    line = next(number for number, text in enumerate(wrong.splitlines(), 1) if 'count = "six"' in text)
    draft, mended = tmp_path / "draft.toml", tmp_path / "mended.toml"
    draft.write_text(wrong, encoding="utf-8")
    mended.write_text(good, encoding="utf-8")

    page = new_page(server, "/new/mlem", expected=REFUSED)
    by(page, "players-2").click()
    unfold(page)
    by(page, "pack").set_input_files(draft)
    by(page, "pace").select_option("0")
    by(page, "create").click()
    problem = by(page, "pack-problem")
    expect(problem).to_contain_text(f"line {line}")
    expect(problem).to_contain_text("die.count")
    assert "/new/mlem" in page.url

    by(page, "pack").set_input_files(mended)
    by(page, "pace").select_option("700")
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    expect(by(page, "board")).to_contain_text("planet of the owner")
