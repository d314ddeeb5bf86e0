"""The end of a game on the page: the result over the board, the score sheet, sharing and the rematch."""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.support.browser.page_checks import REDUCED_MOTION, axe_findings, layout_faults
from tests.support.browser.user import Game, by, close_result, open_chat, open_game, played_game, table_id
from tests.support.server_process import Server

SIZES = {
    "1280x720": (1280, 720),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "820x1180": (820, 1180),
    "390x844": (390, 844),
    "360x740": (360, 740),
}
RECORDS = Path(__file__).parents[1] / "records"


def info(server: Server, game: Game) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{game.table}")
    return found


def ended(page: Page) -> Page:
    expect(by(page, "ending-card")).to_be_visible()
    return page


def test_result_shows_the_winner_the_reason_and_the_points_by_source(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = ended(new_page(server, finished.address(0)))
    over = info(server, finished)
    for seat in over["winners"]:
        name = over["seats"][seat]["name"]
        expect(by(page, "ending").get_by_role("heading", level=2)).to_contain_text(name)
        expect(by(page, f"score-row-{seat}")).to_have_class(re.compile(r"\bwinner\b"))
    expect(by(page, "end-reason")).to_contain_text("expedition")
    heads = by(page, "score-sheet").locator("thead th").all_inner_texts()
    assert [head.strip() for head in heads[1:]] == ["Moons", "Planets", "Deep space", "Goals", "Total"]
    for seat, score in enumerate(over["scores"]):
        cells = by(page, f"score-row-{seat}").locator("td.source").all_inner_texts()
        assert sum(int(found[0]) for cell in cells if (found := re.search(r"\d+$", cell))) == score
        expect(by(page, f"score-row-{seat}").locator(".total")).to_contain_text(str(score))


def test_result_of_star_search_compares_the_searches(server: Server, new_page: NewPage) -> None:
    game, _, _ = last_step(server, "star_search/2p-eagle-people")
    with closing(server.join(game.table, game.keys[0])) as visitor:
        answer = visitor.ask("resign", seat=0)
        assert answer["type"] == "ok", answer
    page = ended(new_page(server, game.address(1)))
    expect(by(page, "end-reason")).to_contain_text("Ada resigned")
    expect(by(page, "score-sheet").locator("thead")).to_contain_text("Total")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_result_fits_the_window_and_is_accessible(server: Server, new_page: NewPage, finished: Game, size: str) -> None:
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if width < 700 else {}
    page = new_page(server, finished.address(0), {"width": width, "height": height}, **touch, **REDUCED_MOTION)
    ended(page)
    assert layout_faults(page) == []
    assert axe_findings(page) == []
    card = by(page, "ending-card").bounding_box()
    assert card is not None
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= width
    assert card["y"] > 0
    assert card["y"] + card["height"] <= height


def test_result_is_closed_to_look_at_the_board_and_opened_again(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = ended(new_page(server, finished.address(0)))
    close_result(page)
    open_chat(page)  # nothing covers the table any more
    by(page, "show-result").click()
    ended(page)
    page.keyboard.press("Escape")
    expect(by(page, "ending")).to_have_count(0)
    expect(by(page, "show-result")).to_be_visible()


def test_stars_fall_for_the_winner_only_and_not_without_motion(server: Server, new_page: NewPage) -> None:
    game = open_game(server)
    with closing(server.join(game.table, *game.keys)) as visitor:
        visitor.ask("resign", seat=0)
    assert info(server, game)["winners"] == [1]
    for seat, more, stars in ((1, {}, 1), (0, {}, 0), (1, REDUCED_MOTION, 0)):
        page = ended(new_page(server, game.address(seat), **more))
        expect(by(page, "falling-stars")).to_have_count(stars)


def test_links_of_the_result_lead_to_the_replay_and_the_analysis(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = ended(new_page(server, finished.address(0)))
    by(page, "replay").click()
    page.wait_for_url(f"**/replay/{finished.table}/0")
    page.go_back()
    ended(page)
    by(page, "analyse-match").click()
    page.wait_for_url(f"**/replay/{finished.table}/*?analyse=1")
    expect(by(page, "tab-analysis")).to_have_attribute("aria-selected", "true")
    expect(by(page, "analysis-seat")).to_have_count(2)


# --- sharing ----------------------------------------------------------------------------

COLOURS = """canvas => {
  const { data } = canvas.getContext('2d').getImageData(0, 130, canvas.width, 400);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
  return seen.size;
}"""


def test_share_without_the_browsers_own_dialog_copies_the_link_and_saves_a_picture(
    server: Server, new_page: NewPage, finished: Game, tmp_path: Path
) -> None:
    page = new_page(server, finished.address(0), permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("delete Navigator.prototype.share")
    ended(page)
    by(page, "share").click()
    expect(by(page, "share-picture")).to_be_visible()
    expect(by(page, "share-system")).to_have_count(0)
    assert by(page, "share-picture").evaluate(COLOURS) > 200, "the board is on the picture"
    by(page, "share-copy").click()
    expect(by(page, "share-copy")).to_have_text("Copied!")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{finished.table}/0")
    with page.expect_download() as download:
        by(page, "share-save").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name == f"mlem-{finished.table}.png"
    assert path.read_bytes().startswith(b"\x89PNG")


def test_share_with_the_browsers_own_dialog_passes_the_picture_and_the_link(
    server: Server, new_page: NewPage, finished: Game
) -> None:
    page = new_page(server)
    page.add_init_script(
        "Navigator.prototype.canShare = () => true;"
        "Navigator.prototype.share = async function (what) { window.shared = what; };"
    )
    page.goto(finished.address(0))
    ended(page)
    by(page, "share").click()
    by(page, "share-system").click()
    page.wait_for_function("() => window.shared !== undefined")
    found = page.evaluate("({ url: shared.url, title: shared.title, files: shared.files.map(({ type }) => type) })")
    assert found["url"].endswith(f"/replay/{finished.table}/0")
    assert found["files"] == ["image/png"]
    expect(by(page, "ending").get_by_role("heading", level=2)).to_have_text(found["title"])


def test_share_dialog_on_a_phone_fits_and_is_accessible(server: Server, new_page: NewPage, finished: Game) -> None:
    phone = {"width": 360, "height": 740}
    page = ended(new_page(server, finished.address(0), phone, has_touch=True, is_mobile=True, **REDUCED_MOTION))
    by(page, "share").click()
    expect(by(page, "share-picture")).to_be_visible()
    assert layout_faults(page) == []
    assert axe_findings(page) == []


# --- the rematch ------------------------------------------------------------------------


def test_rematch_of_one_player_is_announced_to_the_other_who_joins_it(server: Server, new_page: NewPage) -> None:
    game = played_game(server)
    ada, linus = (ended(new_page(server, game.address(seat))) for seat in (0, 1))
    spectator = ended(new_page(server, f"/table/{game.table}"))
    expect(by(linus, "rematch-notice")).to_have_count(0)
    close_result(linus)
    by(ada, "rematch").click()
    ada.wait_for_url(lambda url: game.table not in url)
    expect(by(linus, "rematch-notice")).to_have_text("Ada wants a rematch.")
    expect(by(spectator, "rematch-notice")).to_have_text("Ada wants a rematch.")
    expect(by(spectator, "rematch-watch")).to_be_visible()
    by(linus, "show-result").click()
    expect(by(linus, "rematch-notice")).to_have_text("Ada wants a rematch.")
    expect(by(linus, "rematch")).to_have_text("Join the rematch")
    by(linus, "rematch").click()
    linus.wait_for_url(lambda url: game.table not in url)
    assert table_id(ada) == table_id(linus)


# --- a long sheet -----------------------------------------------------------------------


def last_step(server: Server, name: str) -> tuple[Game, int, dict[str, Any]]:
    """A recorded match of two, played on from its last step: the table, the seat to act and what it did then."""
    record = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    uploaded = server.post("/api/records", record)["table"]["id"]
    steps = server.get(f"/api/tables/{uploaded}/replay/0")["steps"]
    played = server.get(f"/api/tables/{uploaded}/replay/{steps - 1}")["played"]
    wish = {"step": steps - 1, "seat": None, "seats": [{"kind": "human"}] * 2, "mode": "online"}
    made = server.post(f"/api/tables/{uploaded}/play-on", wish)
    table = made["table"]["id"]
    keys = [server.sit(table, made["invite"], name, seat=seat) for seat, name in enumerate(("Ada", "Linus"))]
    return Game(table, keys), played["seat"], played["action"]


def race_at_its_end(server: Server) -> Game:
    """A race with completed missions, played to its end."""
    game, seat, action = last_step(server, "leaving_earth/second-2p")
    with closing(server.join(game.table, game.keys[seat])) as visitor:
        answer = visitor.ask("act", seq=visitor.my_turn()["seq"], seat=seat, action=action)
        assert answer["type"] == "ok", answer
    return game


@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_result_of_leaving_earth_lists_who_completed_which_mission(
    server: Server, new_page: NewPage, size: str
) -> None:
    game = race_at_its_end(server)
    width, height = SIZES[size]
    page = ended(new_page(server, game.address(0), {"width": width, "height": height}, **REDUCED_MOTION))
    rows = by(page, "deeds").locator("tbody tr")
    assert rows.count() > 0
    expect(rows.first).to_contain_text("+")
    assert layout_faults(page) == []
