"""The table in text, in the terminal and as SVG: it fits, it shows what matters, and it works at every node."""

from __future__ import annotations

from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console, RenderableType

from cosmodrome import Rng
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import (
    CARRIES_INFECTION,
    FEATURE_BITS,
    FEATURE_SHIFT,
    POINTS,
    TAKEN_SHIFT,
)
from cosmodrome.games.leaving_earth.meta import META
from cosmodrome.games.leaving_earth.ui import terminal
from tests.games.leaving_earth.table import GAME, Table

NAMES = ["Ada", "Linus", "Grace", "Edsger", "Barbara"]
WIDTH = 100


def written(what: RenderableType, width: int = WIDTH) -> str:
    console = Console(width=width, record=True, file=StringIO(), highlight=False)
    console.print(what)
    return console.export_text()


def rendered(table: Table, seat: int | None = 0, locale: str = "en", width: int = WIDTH) -> str:
    players = NAMES[: table.state.players]
    view = table.state.view(seat)
    return written(terminal.render(view, GAME.data, players, GAME.text(locale, players), width), width)


def test_every_place_in_play_is_on_the_map() -> None:
    for mercury in (False, True):
        table = Table(mercury=mercury)
        picture = GAME.picture(table.state, 0, NAMES)
        for place in table.state.view(0)["places"]:
            assert GAME.text("en").term(f"location-{place['id']}") in picture


def test_the_map_shows_difficulty_years_and_hazards() -> None:
    picture = GAME.picture(Table().state, 0, NAMES)
    assert "Mars Orbit 5☢◷3" in picture
    assert "Moon 2⤓?" in picture
    assert "Moon 2⤓?" not in GAME.picture(Table().show("moon", "barren").state, 0, NAMES)


def test_surveyed_location_has_the_mark_of_its_agency() -> None:
    table = Table(2).show("moon", "dust", seen_by=[1])
    assert "Moon ?■" in GAME.picture(table.state, 0, NAMES)
    assert "deep dust" not in GAME.picture(table.state, 0, NAMES)
    assert "deep dust (your secret)" in GAME.picture(table.state, 1, NAMES)


def test_own_spacecraft_are_shown_in_full_and_rivals_in_short() -> None:
    table = Table(2)
    table.craft("earth_orbit", "soyuz", "apollo", "pilot")
    table.craft("lunar_orbit", "probe", seat=1)
    shown = rendered(table)
    assert "●1   Earth Orbit · mass 12, thrust 80 · 1/3 seats" in shown
    assert "Neil Armstrong (pilot)" in shown
    assert "■1   Lunar Orbit · mass 1, thrust 0 · probe" in shown


def test_research_shows_cards_chances_and_what_was_seen() -> None:
    table = Table().learn("soyuz_rockets", "SSm").money(0)
    table.craft("earth", "soyuz")
    table.fly("earth__earth_orbit", "soyuz").draws("S")
    shown = rendered(table)
    assert "Soyuz Rockets ▪▪▪ ✓" in shown
    assert "seen ✓" in shown


def test_burn_is_shown_with_its_calculation() -> None:
    table = Table().learn("juno_rockets", "SSS")
    table.craft("earth_orbit", "juno", "probe")
    table.fly("earth_orbit__lunar_orbit")
    shown = rendered(table)
    assert "Earth Orbit to Lunar Orbit · 3 × 2 = 6 needed" in shown
    assert "0/6" in shown


def test_only_relevant_panels_are_shown_during_an_action() -> None:
    table = Table(2).learn("juno_rockets", "SSS")
    table.craft("earth_orbit", "juno", "probe")
    assert "Mars Station" in rendered(table)
    table.work()
    assert "Mars Station" not in rendered(table)
    assert "Lunar Fly-By 1" in rendered(table)
    table.do("maneuver", "earth_orbit__lunar_orbit")
    assert len(rendered(table).splitlines()) < 15
    assert "Mars Station" in rendered(table, 1), "whoever waits sees everything"


def test_missions_show_requirements_and_owners() -> None:
    table = Table(1, ("artificial_satellite", "extraterrestrial_life")).learn("soyuz_rockets")
    table.craft("earth", "soyuz", "probe")
    table.fly("earth__earth_orbit", "soyuz").do("done")
    shown = rendered(table)
    assert "2 Artificial Satellite   ✓ ● Ada" in shown
    assert "bring home a sample with life from: Moon / Mars / Venus" in shown


@pytest.mark.parametrize("locale", META.locales)
@pytest.mark.parametrize("players", [1, 5])
def test_the_table_fits_at_every_node(players: int, locale: str) -> None:
    rng = Rng(players)
    state = GAME.new(players, {"mercury": True, "level": "very_hard"})
    text = GAME.text(locale, NAMES[:players])
    for node in range(1200):
        if state.is_terminal():
            break
        if node % 50 == 0:
            assert max(map(len, GAME.picture(state, 0, NAMES[:players]).splitlines())) <= WIDTH
            for width in (80, WIDTH, 140):
                lines = written(terminal.render(state.view(0), GAME.data, NAMES, text, width), width).splitlines()
                assert max(map(len, lines)) <= width
            picture = state.svg(0)
            assert ElementTree.fromstring(picture).tag.endswith("svg")
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))


def test_five_agencies_with_many_spacecraft_stay_readable() -> None:
    table = Table(5)
    for seat in range(5):
        table.learn_all(seat)
        for place in ids.LOCATIONS[:8]:
            table.craft(place, "probe", "juno", "juno", "apollo", "pilot", "doctor", seat=seat)
    shown = rendered(table).splitlines()
    assert max(map(len, shown)) <= WIDTH
    assert len(shown) < 110
    assert any(line.strip() == "+ 5" for line in shown)


def test_end_of_the_game_shows_its_reason() -> None:
    table = Table(2, last_year=1958).points(3, 1)
    while not table.state.is_terminal():
        if table.state.is_chance():
            table.any_outcome()
        else:
            table.end_year()
    players = NAMES[:2]
    shown = written(terminal.final(table.state.view(None), GAME.data, players, GAME.text("en", players), WIDTH))
    assert "the last year is over" in shown or "nobody can catch up" in shown


@pytest.mark.parametrize("locale", META.locales)
def test_the_legend_explains_the_signs(locale: str) -> None:
    shown = written(terminal.legend(Table().state.view(None), GAME.data, GAME.text(locale)), 200)
    for sign in "◷☢▼⤓?↯▪✓✗":
        assert sign in shown
    assert "♃" not in shown
    farther = written(terminal.legend(Table(outer_planets=True).state.view(None), GAME.data, GAME.text(locale)), 200)
    assert set("≈♃♄♅♆") <= set(farther)
    assert not set("✦○☣") & set(shown)
    settled = written(terminal.legend(Table(stations=True).state.view(None), GAME.data, GAME.text(locale)), 200)
    assert set("✦○☣") <= set(settled)


def test_features_are_listed_under_their_location_with_free_slots() -> None:
    table = Table(stations=True).show("mars", "wide_plains")
    for slot, name in enumerate(("mars_aurora", "mars_platinum")):
        number = ids.FEATURES.index(name) + 1
        table.state.table[ids.LOCATIONS.index("mars")] |= number << FEATURE_SHIFT + FEATURE_BITS * slot
    table.state.table[ids.LOCATIONS.index("mars")] |= 2 << TAKEN_SHIFT
    picture = GAME.picture(table.state, 0, NAMES)
    assert "» wide plains ○  There is room for 3 features." in picture
    assert "✦ aurora  Lights in the sky: 2 points at once." in picture
    assert "✦ platinum (taken)" in picture


def test_infected_spacecraft_is_marked_on_the_map_and_in_every_list() -> None:
    table = Table(2, stations=True)
    for seat in range(2):
        craft = table.craft("moon", "probe", seat=seat)
        table.state.table[table.state.vessel(seat, craft) + CARRIES_INFECTION] = 1
    shown = rendered(table)
    assert "●1☣  ■1☣" in shown
    assert "●1☣  Moon" in shown
    assert "■1☣  Moon" in shown


@pytest.mark.parametrize(("locale", "points"), [("en", "13.5"), ("pl", "13,5"), ("fr", "13,5")])
def test_half_points_are_formatted_by_the_language(locale: str, points: str) -> None:
    table = Table(1, ("st_man_on_the_moon_again", "st_venus_occupation"), stations=True)
    assert f"{points} " in rendered(table, locale=locale)
    table.state.table[table.state.block(0) + POINTS] = 27
    text = GAME.text(locale, NAMES[:1])
    assert f"{points} " in rendered(table, locale=locale)
    assert points in text.say("table-agency", {"money": 30, "points": 13.5})


def test_routes_of_two_expansions_are_on_the_map_with_both() -> None:
    for outer in (False, True):
        picture = GAME.picture(Table(stations=True, outer_planets=outer).state, 0, NAMES)
        assert "Mars Cycler ↯☢◷3" in picture
        assert ("Mars Orbit 0≈" in picture) == outer


@pytest.mark.parametrize("locale", META.locales)
def test_table_with_all_expansions_fits(locale: str) -> None:
    rng = Rng(7)
    state = GAME.new(3, {"level": "very_hard", "mercury": True, "outer_planets": True, "stations": True})
    text = GAME.text(locale, NAMES[:3])
    for node in range(900):
        if node % 100 == 0:
            lines = written(terminal.render(state.view(0), GAME.data, NAMES, text, WIDTH), WIDTH).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert not any("feature-" in line or "face-" in line or "mission-" in line for line in lines)
            assert ElementTree.fromstring(state.svg(0)).tag.endswith("svg")
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
