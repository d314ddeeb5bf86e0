"""The form for a new table: its presets "By the book" and "Online", and who starts, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosmodrome import games
from cosmodrome.core.meta import Meta, Preset
from tests.browser.conftest import NewPage
from tests.support.browser.user import by, table_id, unfold
from tests.support.server_process import Server

GAMES = list(games.metas())
NAMED_STARTERS = [name for name, meta in games.metas().items() if any(option.seat for option in meta.options)]
NAMES = ("Ada", "Linus")


def preset_of(meta: Meta, name: str) -> Preset:
    [found] = [preset for preset in meta.presets if preset.name == name]
    return found


def options_of(meta: Meta, name: str) -> dict[str, Any]:
    """All options of a table that follows a preset."""
    return {option.name: option.default for option in meta.options} | dict(preset_of(meta, name).options)


def create(server: Server, page: Page) -> Any:
    """The table as the server has it."""
    by(page, "create").click()
    page.wait_for_url("**/table/*")
    return server.get(f"/api/tables/{table_id(page)}")


def form(server: Server, new_page: NewPage, game: str) -> Page:
    page = new_page(server, f"/new/{game}?mode=hotseat")
    by(page, "players-2").click()
    for seat, name in enumerate(NAMES):
        by(page, f"seat-name-{seat}").fill(name)
    return page


@pytest.mark.parametrize("game", [pytest.param("star_search", marks=pytest.mark.smoke), "mlem", "leaving_earth"])
def test_preset_by_the_book_clicked_once_opens_a_table_with_its_options(
    server: Server, new_page: NewPage, game: str
) -> None:
    page = form(server, new_page, game)
    by(page, "preset-by_the_book").click()
    expect(by(page, "preset-by_the_book")).to_have_attribute("aria-pressed", "true")
    expect(by(page, "preset-online")).to_have_attribute("aria-pressed", "false")
    assert create(server, page)["options"] == options_of(games.metas()[game], "by_the_book")


@pytest.mark.parametrize("mode", ["solo", "hotseat", "online"])
@pytest.mark.parametrize("game", GAMES)
def test_form_left_as_it_is_opens_a_table_with_the_preset_online(
    server: Server, new_page: NewPage, game: str, mode: str
) -> None:
    page = new_page(server, f"/new/{game}?mode={mode}")
    expect(by(page, "preset-online")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-testid^=preset-][aria-pressed=true]")).to_have_count(1)
    meta = games.metas()[game]
    # Against bots the only person starts, in games that propose it.
    starts = {option.name: 1 for option in meta.options if option.person and mode == "solo"}
    assert create(server, page)["options"] == options_of(meta, "online") | starts


def test_preset_whose_option_is_changed_is_no_longer_pressed(server: Server, new_page: NewPage) -> None:
    page = form(server, new_page, "star_search")
    by(page, "preset-by_the_book").click()
    by(page, "option-variation").select_option(index=1)
    expect(page.locator("[data-testid^=preset-][aria-pressed=true]")).to_have_count(0)
    by(page, "preset-online").click()
    expect(by(page, "preset-online")).to_have_attribute("aria-pressed", "true")
    assert create(server, page)["options"]["variation"] == "eagle"


@pytest.mark.parametrize("preset", ["by_the_book", "online"])
@pytest.mark.parametrize("game", NAMED_STARTERS)
def test_starting_player_chosen_on_the_form_starts_whatever_the_preset(
    server: Server, new_page: NewPage, game: str, preset: str
) -> None:
    page = form(server, new_page, game)
    unfold(page)
    starter = by(page, "option-starting_player")
    expect(starter.locator("option")).to_have_text(["random", *NAMES])
    expect(starter).to_have_value("0")
    starter.select_option(label="Linus")
    by(page, f"preset-{preset}").click()
    table = create(server, page)
    assert table["options"] == {**options_of(games.metas()[game], preset), "starting_player": 2}
    assert table["asked"] == [1]
