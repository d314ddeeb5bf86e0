"""Whole games on the page: by mouse, by keyboard, by touch, alone, online, around one device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import cosmodrome
from tests.browser.conftest import PHONE, NewPage
from tests.support.browser.user import (
    actions,
    answered,
    asked_page,
    by,
    join,
    killed_and_started_again,
    open_chat,
    open_game,
    open_online,
    open_question,
    play_on,
    record,
    start_alone,
    table_id,
    unfold,
    unfold_tools,
    wait_for_turn,
)
from tests.support.server_process import Server
from tests.support.waiting import DEADLINE


@pytest.mark.smoke
def test_play_now_starts_a_game_with_one_click(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    page.locator("[data-testid=play-now][data-game=mlem]").click()
    page.wait_for_url("**/table/*")
    expect(by(page, "board")).to_be_visible()
    wait_for_turn(page)
    expect(by(page, "question")).not_to_be_empty()


@pytest.mark.smoke
def test_a_whole_game_by_clicking_only(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    start_alone(page, options=("ufo", "explorations"))
    play_on(page)
    expect(by(page, "ending")).to_be_visible()
    assert cosmodrome.verify(record(server, page)).proof == "fair"
    by(page, "fairness").click()
    expect(by(page, "fair-result")).to_have_attribute("data-verdict", "fair")


@pytest.mark.parametrize("seat", [1, 2])
def test_starting_player_chosen_on_the_form_moves_first(server: Server, new_page: NewPage, seat: int) -> None:
    names = ("Ada", "Linus", "Grace")
    page = new_page(server, "/new/mlem?mode=hotseat")
    by(page, "players-3").click()
    for number, name in enumerate(names):
        by(page, f"seat-name-{number}").fill(name)
    unfold(page)
    starter = by(page, "option-starting_player")
    expect(starter.locator("option")).to_have_text(["random", *names])
    starter.select_option(label=names[seat])
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    expect(by(page, "log")).to_contain_text(f"{names[seat]} starts the first expedition.")
    assert server.get(f"/api/tables/{table_id(page)}")["asked"] == [seat]


def test_a_chosen_starting_player_whose_seat_is_removed_is_random_again(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/mlem?mode=hotseat")
    by(page, "players-3").click()
    unfold(page)
    by(page, "option-starting_player").select_option(index=3)
    by(page, "players-2").click()
    expect(by(page, "option-starting_player")).to_have_value("0")


def test_log_follows_the_game_unless_scrolled_up(server: Server, new_page: NewPage) -> None:
    page = new_page(server)
    start_alone(page)
    box = by(page, "log").locator("..").element_handle()
    at_the_end = "box => box.scrollHeight - box.scrollTop - box.clientHeight < 2"
    play_on(page, 12)
    page.wait_for_function(at_the_end, arg=box)
    box.evaluate("box => { box.scrollTop = 0 }")
    play_on(page, 6)
    assert box.evaluate("box => box.scrollTop") == 0
    box.evaluate("box => { box.scrollTop = box.scrollHeight }")
    play_on(page)
    page.wait_for_function(at_the_end, arg=box)


def test_a_whole_game_by_keyboard_only(server: Server, new_page: NewPage) -> None:
    """Tab through the form, Enter to open the table; then tab to a choice and press Enter, or type its number."""
    page = new_page(server, "/new/mlem")
    expect(by(page, "create")).to_be_visible()
    press_until(page, "players-2")
    page.keyboard.press("Enter")
    press_until(page, "wishes")
    page.keyboard.press("Enter")
    press_until(page, "pace")
    page.keyboard.press("Home")  # the quickest bots
    press_until(page, "create")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for turn in range(400):
        wait_for_turn(page)
        if by(page, "ending").count():
            break
        if turn % 3:
            page.keyboard.press(str(min(actions(page).count(), 9)))
        else:
            press_until(page, "action")
            page.keyboard.press("Enter")
        answered(page)
    expect(by(page, "ending")).to_be_visible()
    assert record(server, page)["events"][-1]["reason"] == "finished"


def press_until(page: Page, testid: str) -> None:
    """Tab until something with this test id has the focus."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid ?? ''") == testid:
            return
    raise AssertionError(f"{testid} cannot be reached by keyboard")


def send_astronaut(board: Locator) -> None:
    board.page.locator(".cat.offer").first.click()  # on the card of the player


def fly_with_a_die(board: Locator) -> None:
    board.locator(".die.usable").first.click()
    board.locator("button.fly").click()


def land_on_a_site(board: Locator) -> None:
    board.locator(".target").first.click()


@pytest.mark.parametrize(
    ("prompt", "click", "verb"),
    [
        ("takeoff", send_astronaut, "embark"),
        ("choose_dice", fly_with_a_die, "fly"),
        ("disembark", land_on_a_site, "land"),
        ("deep_space", land_on_a_site, "land"),
    ],
)
def test_click_on_the_board_plays_the_action(
    server: Server, new_page: NewPage, prompt: str, click: Callable[[Locator], None], verb: str
) -> None:
    game, seat = open_question(server, "mlem", prompt)
    page = new_page(server, game.address(seat))
    wait_for_turn(page)
    before = len(record(server, page)["events"])
    click(by(page, "board"))
    server.wait_for_events(game.table, before)
    [played, *_] = [event for event in record(server, page)["events"][before:] if event["kind"] == "action"]
    assert played["seat"] == seat
    assert played["action"]["verb"] == verb


def test_two_browsers_a_lost_connection_and_a_restart(folder: Path, new_page: NewPage) -> None:
    server = Server(folder)
    ada = new_page(server)
    link = open_online(ada, "Ada")
    linus = new_page(server)
    join(linus, link, "Linus")
    pages = (ada, linus)
    turns(server, pages, 6)

    # One of them loses the connection while the other moves.
    linus.context.set_offline(True)
    expect(by(linus, "connection")).to_be_visible()
    turns(server, (ada,), 1)
    linus.context.set_offline(False)
    expect(by(linus, "connection")).to_be_hidden()
    turns(server, pages, 4)

    # The server is killed and starts again on the same port; both pages reconnect by themselves.
    events = len(record(server, ada)["events"])
    server = killed_and_started_again(server, folder, pages)
    assert len(record(server, ada)["events"]) >= events
    turns(server, pages, 400)
    for page in pages:
        expect(by(page, "ending")).to_be_visible()
    assert cosmodrome.verify(record(server, ada)).proof == "fair"
    server.stop()


def turns(server: Server, pages: tuple[Page, ...], count: int) -> None:
    """Play so many actions, each by the player to act, or until the end."""
    for _ in range(count):
        page = asked_page(server, *pages)
        if page is None:
            return
        actions(page).last.click()
        answered(page)


def test_shared_device_hides_missions_between_turns(server: Server, new_page: NewPage) -> None:
    page = new_page(server, "/new/mlem?mode=hotseat")
    by(page, "mode-hotseat").click()
    by(page, "players-2").click()
    by(page, "option-secret_missions").check()
    by(page, "seat-name-0").fill("Ada")
    by(page, "seat-name-1").fill("Linus")
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    seen: dict[str, list[str]] = {}
    for name in ("Ada", "Linus"):
        expect(by(page, "curtain")).to_contain_text(name)
        hidden = page.content()
        for others in seen.values():
            assert not any(mission in hidden for mission in others), "somebody else's mission is in the page"
        by(page, "curtain-open").click()
        wait_for_turn(page)
        seen[name] = actions(page).all_inner_texts()
        assert seen[name], "each mission to give back is a button, equal ones share it"
        for other, missions in seen.items():
            if other != name:
                only_theirs = [mission for mission in missions if mission not in seen[name]]
                assert not any(mission in page.content() for mission in only_theirs)
        actions(page).first.click()
        answered(page)
    # The next player plays on until the device is passed again.
    for _ in range(20):
        expect(by(page, "curtain").or_(actions(page).first)).to_be_visible()
        if by(page, "curtain").count():
            break
        actions(page).first.click()
        answered(page)
    private = page.content()
    assert not any(mission.splitlines()[-1] in private for missions in seen.values() for mission in missions)


def test_bot_replaces_an_absent_player_until_they_return(server: Server, new_page: NewPage) -> None:
    ada = new_page(server)
    link = open_online(ada, "Ada", takeover="60")
    linus = new_page(server)
    join(linus, link, "Linus")
    expect(by(ada, "board")).to_be_visible()
    state = linus.context.storage_state()
    address = linus.url
    linus.context.close()
    expect(by(ada, "seat-1")).to_contain_text("away")
    expect(by(ada, "stand-in-1")).to_have_count(0)
    by(ada, "stand-in-1").click(timeout=1000 * DEADLINE)  # offered after 30 s of absence
    expect(by(ada, "log")).to_contain_text("A bot takes over for Linus")
    back = new_page(server, address, storage_state=state)
    expect(by(back, "board")).to_be_visible()
    expect(by(ada, "log")).to_contain_text("Linus is back")


def test_undo_needs_the_consent_of_the_other_player(server: Server, new_page: NewPage) -> None:
    ada = new_page(server)
    link = open_online(ada, "Ada")
    linus = new_page(server)
    join(linus, link, "Linus")
    expect(by(linus, "board")).to_be_visible()
    first = asked_page(server, ada, linus)
    assert first is not None
    second = linus if first is ada else ada
    # No other player has moved since: undo needs no consent.
    actions(first).first.click()
    by(first, "undo").click()
    expect(actions(first).first).to_be_visible()
    actions(first).first.click()
    wait_for_turn(second)
    actions(second).first.click()
    # Now the other player must agree.
    by(first, "undo").click()
    by(second, "undo-no").click()
    expect(by(first, "log")).to_contain_text("declines")
    by(first, "undo").click()
    by(second, "undo-yes").click()
    expect(by(first, "log")).to_contain_text("undoes a move")
    expect(actions(first).first).to_be_visible()


def test_spectators_watch_and_chat_is_plain_text(server: Server, new_page: NewPage) -> None:
    ada = new_page(server)
    link = open_online(ada, "<b>Ada</b>")
    linus = new_page(server)
    join(linus, link, "Linus")
    expect(by(linus, "board")).to_be_visible()
    anybody = new_page(server, f"/table/{table_id(ada)}")
    expect(by(anybody, "board")).to_be_visible()
    for page in (ada, linus, anybody):
        open_chat(page)
    by(linus, "chat-input").fill("<img src=x onerror=alert(1)> hi")
    by(linus, "chat-send").click()
    for page in (ada, anybody):
        expect(by(page, "chat")).to_contain_text("<img src=x onerror=alert(1)> hi")
        expect(by(page, "seat-0").first).to_contain_text("<b>Ada</b>")
    assert actions(anybody).count() == 0


def test_a_whole_game_on_a_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(server, size=PHONE, has_touch=True, is_mobile=True)
    start_alone(page)
    for _ in range(400):
        wait_for_turn(page)
        if by(page, "ending").count():
            break
        choice = actions(page).last
        choice.scroll_into_view_if_needed()
        choice.tap()
        answered(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(by(page, "ending")).to_be_visible()


def has_rolled(server: Server, page: Page) -> bool:
    """Whether dice have been rolled since the first seat acted."""
    events = record(server, page)["events"]
    acted = [place for place, event in enumerate(events) if event["kind"] == "action" and event["seat"] == 0]
    return bool(acted) and any(event["kind"] == "draw" for event in events[acted[-1] :])


def test_match_with_an_undone_roll_is_marked_on_the_end_screen_and_in_the_list(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(server, open_game(server, "Ada", bots=1).address(0))
    while not has_rolled(server, page):
        play_on(page, 1)
        wait_for_turn(page)
    by(page, "undo").click()
    answered(page)
    unfold_tools(page)
    by(page, "resign").click()
    by(page, "resign-yes").click()
    expect(by(page, "ending").get_by_test_id("retried")).to_contain_text("With retried dice")
    page.goto("/")
    expect(by(page, "my-tables").get_by_test_id("retried")).to_have_text("With retried dice")
