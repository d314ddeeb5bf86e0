"""The table as text and as SVG: everything on the mat is there, nothing secret is."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.i18n import text_for
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.core.styled_text import plain
from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.ui import text_board, view
from cosmodrome.games.mlem.ui.svg_board import ROW, WIDTH, Journey
from cosmodrome.games.mlem.ui.view import View
from tests.games.mlem.table import Draft, expedition, start

NAMES = ["Ada", "Grace", "Linus", "Barbara", "Edsger"]
VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True}
SVG = "{http://www.w3.org/2000/svg}"


def shown(state: Mlem, seat: int | None = None) -> View:
    return view.build(state, seat)


def moments(seed: int, players: int, every: int) -> list[Mlem]:
    """Tables of a random game with all variants, one in so many decisions, and the last one."""
    rng = Rng(seed)
    state = load("mlem").new(players, VARIANTS)
    found: list[Mlem] = []
    decisions = 0
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(rng))
            continue
        if decisions % every == 0:
            found.append(state.clone())  # type: ignore[arg-type]
        decisions += 1
        state.apply(rng.choice(state.legal_actions()))
    assert isinstance(state, Mlem)
    return [*found, state]


def astronauts_on_the_mat(table: View) -> list[int]:
    """How many astronauts each seat has on moons, on planets and in deep space."""
    counts = [0] * table.players
    for there in [*table.moons.values(), table.comet, table.galaxy]:
        for astronaut in there:
            counts[astronaut.seat] += 1
    for rows in table.planets:
        for row in rows:
            counts[row.seat] += len(row.specialists)
    return counts


def astronauts_in_text(track: str, seat: int) -> int:
    """On a moon a mark stands before the points of the moon, elsewhere before the number of astronauts."""
    lines = track.splitlines()
    total = 0
    for line in lines:
        for found in re.finditer(rf"{re.escape(text_board.MARKS[seat])}(\d+)", line):
            total += 1 if is_moon(line, found.start(), lines) else int(found[1])
    return total


def is_moon(line: str, column: int, lines: list[str]) -> bool:
    """The moons stand right under the symbols of their space, two lines under its number."""
    head = max(number for number in range(lines.index(line)) if lines[number].startswith("━"))
    under = lines.index(line) - head
    return under == 2 and column < lines[head].find("deep") if "deep" in lines[head] else under == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_text_fits_a_hundred_columns(players: int) -> None:
    data = load("mlem").data
    for state in moments(players, players, 9):
        for locale in ("en", "pl", "fr"):
            words = text_for("mlem", locale, NAMES)
            lines = text_board.text(shown(state, 0), data, words=words).splitlines()
            assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_track_fits_its_width_and_shows_every_space_once(width: int) -> None:
    data = load("mlem").data
    for state in moments(8, 4, 25):
        lines = [plain(line) for line in text_board.track(shown(state), data, text_for("mlem", "en"), width)]
        assert max(map(len, lines)) <= width
        heads = " ".join(line for line in lines if line.startswith("━"))
        assert [int(number) for number in re.findall(r"(?<!\w)\d+", heads)] == list(range(26))
        assert "deep space" in heads


@pytest.mark.parametrize("seed", range(6))
def test_every_astronaut_on_the_mat_is_in_the_text(seed: int) -> None:
    data = load("mlem").data
    for state in moments(seed, 4, 12):
        table = shown(state)
        track = text_board.track(table, data, text_for("mlem", "en"), 100)
        drawn = "\n".join(plain(line) for line in track)
        assert [astronauts_in_text(drawn, seat) for seat in range(4)] == astronauts_on_the_mat(table)


@pytest.mark.parametrize("seed", range(6))
def test_every_astronaut_is_in_the_svg(seed: int) -> None:
    game = load("mlem")
    for state in moments(seed, 4, 12):
        table = shown(state)
        root = ET.fromstring(text_board.svg(table, game.data, NAMES))
        uses = [use.get("href") for use in root.iter(f"{SVG}use")]
        expected = astronauts_on_the_mat(table)
        for seat in range(4):
            aboard = sum(cat.seat == seat for cat in table.rocket.crew)
            portrait = 1
            assert uses.count(f"#cat{seat}") == expected[seat] + aboard + portrait


def test_rocket_lists_its_crew_from_the_commander_down() -> None:
    state = start(3)
    for specialist in ("engineer", "settler", "voyager"):
        state.apply(state.game.from_json({"verb": "embark", "specialist": specialist}))
    drawn = text_board.text(shown(state), state.game.data, NAMES)
    assert "Rocket: ★ ● Ada engineer · ■ Grace settler · ◆ Linus voyager" in drawn
    assert "[►0]" in drawn


def test_usable_dice_are_framed_and_ticked() -> None:
    state = start(2)
    for _ in range(2):
        state.apply(state.game.from_json({"verb": "embark", "specialist": "settler"}))
    state.apply(state.chance_gather([0, 2, 2, 3, 4, 4]))
    drawn = text_board.text(shown(state), state.game.data)
    assert "║ 1 ║│ 3 ││ 3 ││ 4 │║ ▲ ║║ ▲ ║" in drawn
    assert drawn.count("═✓═") == 3


def test_settler_and_taken_moon_have_their_signs() -> None:
    state = start(2)
    expedition(state, {0: ("settler", 11), 1: ("moonwalker", 13)})
    drawn = text_board.text(shown(state), state.game.data)
    assert "●1⌂" in drawn
    assert "■3 ○2" in drawn


@pytest.mark.parametrize("players", [2, 5])
def test_svg_stands_alone_and_is_small(players: int) -> None:
    data = load("mlem").data
    for state in moments(players, players, 15):
        drawn = text_board.svg(shown(state, 0), data, NAMES)
        assert len(drawn.encode()) < 80_000
        root = ET.fromstring(drawn)
        assert root.tag == f"{SVG}svg"
        ids = {element.get("id") for element in root.iter()}
        for element in root.iter():
            assert element.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}style", f"{SVG}foreignObject")
            for name, value in element.attrib.items():
                assert "://" not in value
                if name.endswith("href"):
                    assert value[0] == "#"
                    assert value[1:] in ids
                for reference in re.findall(r"url\(([^)]*)\)", value):
                    assert reference[1:] in ids


def test_the_same_view_gives_the_same_bytes() -> None:
    state = moments(3, 3, 40)[1]
    assert text_board.svg(shown(state), state.game.data) == text_board.svg(shown(state.clone()), state.game.data)


def test_names_are_escaped() -> None:
    state = start(2)
    drawn = text_board.svg(shown(state), state.game.data, ["<b>&", '"Tom"'])
    assert "<b>&" not in drawn
    assert any(element.text == "<b>&" for element in ET.fromstring(drawn).iter(f"{SVG}text"))


def test_pictures_hide_the_missions_of_others() -> None:
    """Two tables that differ only in what this seat cannot see give the same picture."""
    state = start(3, missions={0: [0, 1, 2, 3], 1: [4, 5, 6, 7], 2: [8, 9, 0, 1]})
    other = start(3, missions={0: [0, 1, 2, 3], 1: [8, 9, 4, 5], 2: [5, 6, 7, 1]})
    data = state.game.data
    assert shown(state, 1) != shown(other, 1)
    for seat in (0, None):
        assert text_board.text(shown(state, seat), data) == text_board.text(shown(other, seat), data)
        assert text_board.svg(shown(state, seat), data) == text_board.svg(shown(other, seat), data)
    assert "planet Goldfish Bowl 15/16" in text_board.text(shown(state, 1), data)
    assert "planet Goldfish Bowl 15/16" not in text_board.text(shown(state, 0), data)


def test_an_owners_planet_keeps_its_name() -> None:
    draft = Draft()
    draft.set("planet", 0, "name", '"cardboard_box"')
    state = start(2, pack=draft.pack())
    assert "cardboard box" in str(state)
    assert "cardboard box" in state.svg()


@pytest.mark.parametrize("count", [10, 27, 30, 41])
def test_a_track_of_any_length_stays_on_the_sheet(count: int) -> None:
    journey = Journey(count)
    places = [journey.at(space) for space in range(count)]
    assert len(set(places)) == count
    assert all(60 <= x <= WIDTH - 60 and y > 140 for x, y in places)
    assert places[0][1] - places[-1][1] > ROW, "the journey leads up"


def test_a_finished_table_shows_everybodys_missions() -> None:
    game = load("mlem")
    last = moments(1, 3, 50)[-1]
    assert text_board.text(shown(last), game.data).count("Secret missions") == 3
    ET.fromstring(text_board.svg(shown(last), game.data))


def test_print_and_svg_of_a_state_use_the_picture() -> None:
    match = Match.start(load("mlem"), [Seat("Ada"), Seat("Grace")], seed=5)
    assert "[►0]" in str(match.state)
    assert match.state.svg().startswith("<svg")
