"""The rasterizer of our own drawings: what it draws, and that it refuses what it doesn't know."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from tools.build.link_pictures import ico
from tools.build.svg_paths import apply, inverse, product, subpaths_of, transform_of
from tools.build.svg_raster import Drawing

PUBLIC = Path(__file__).parents[3] / "web" / "public"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'

Pixel = tuple[int, int, int]


def draw(body: str, size: int = 10) -> list[list[Pixel]]:
    rows = Drawing(f"{HEAD}{body}</svg>").draw(size, size).rows
    return [[(row[at], row[at + 1], row[at + 2]) for at in range(0, len(row), 3)] for row in rows]


def area(pixels: list[list[Pixel]]) -> float:
    """How many pixels are white, counting grey ones in part."""
    return sum(red for row in pixels for red, _, _ in row) / 255


def test_rectangle_covers_its_pixels_and_parts_of_them() -> None:
    pixels = draw('<rect x="2" y="3" width="4.5" height="2" fill="#fff"/>')
    assert [red for red, _, _ in pixels[3]] == [0, 0, 255, 255, 255, 255, 128, 0, 0, 0]
    assert area(pixels) == pytest.approx(9, abs=0.1)


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ('<circle cx="5" cy="5" r="4" fill="#fff"/>', 50.27),
        ('<path d="M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" fill="#fff"/>', 50.27),
        ('<path d="M1 1h8v8z" fill="#fff"/>', 32),
        ('<path d="M1 9q4-16 8 0z" fill="#fff"/>', 42.67),
        ('<path d="M2 5h6" fill="none" stroke="#fff" stroke-width="2"/>', 12 + 3.14),
        ('<path d="M5 5h0" fill="none" stroke="#fff" stroke-width="6"/>', 28.27),
        ('<rect x="1" y="1" width="8" height="8" rx="2" fill="#fff"/>', 64 - 0.86 * 4),
        ('<g transform="rotate(45 5 5)"><rect x="3" y="3" width="4" height="4" fill="#fff"/></g>', 16),
        ('<g transform="translate(1 1) scale(2)"><rect width="3" height="3" fill="#fff"/></g>', 36),
    ],
)
def test_shape_has_its_area(shape: str, expected: float) -> None:
    assert area(draw(shape, 40)) / 16 == pytest.approx(expected, rel=0.02)


def test_opacities_of_group_and_shape_are_multiplied() -> None:
    inner = '<rect width="10" height="10" fill="#fff" opacity=".5"/>'
    assert draw(f'<g opacity=".5">{inner}</g>')[5][5][0] == pytest.approx(64, abs=1)


def test_linear_gradient_runs_from_its_first_colour_to_the_last() -> None:
    stops = '<stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/>'
    gradient = f'<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="0">{stops}</linearGradient></defs>'
    row = [red for red, _, _ in draw(f'{gradient}<rect width="10" height="10" fill="url(#a)"/>')[4]]
    assert row == sorted(row)
    assert row[0] < 20
    assert row[-1] > 235


def test_used_shape_is_drawn_where_it_is_used() -> None:
    defs = '<defs><rect id="s" width="2" height="2" fill="#fff"/></defs>'
    pixels = draw(f'{defs}<use href="#s" transform="translate(4 4)"/>')
    assert area(pixels) == pytest.approx(4)
    assert pixels[4][4] == (255, 255, 255)


def test_dotted_line_has_gaps() -> None:
    pixels = draw('<path d="M1 5h8" stroke="#fff" stroke-width="1" stroke-dasharray="0 4" fill="none"/>', 40)
    assert [pixels[20][x][0] > 128 for x in (4, 12, 20, 28, 36)] == [True, False, True, False, True]


@pytest.mark.parametrize(
    "body",
    [
        "<text>?</text>",
        '<rect width="5" height="5" fill="red"/>',
        '<path d="M0 0c1 1 2 2 3 3s1 1 2 2"/>',
        '<g transform="skewX(3)"><rect width="5" height="5"/></g>',
    ],
)
def test_drawing_with_something_unknown_is_refused(body: str) -> None:
    with pytest.raises(ValueError, match=r"unknown|must be"):
        draw(body)


def test_matrix_and_its_inverse_cancel_out() -> None:
    matrix = transform_of("translate(3 4) rotate(30) scale(2 .5)")
    assert apply(product(inverse(matrix), matrix), (7.0, -2.0)) == pytest.approx((7.0, -2.0))


def test_open_path_stays_open() -> None:
    assert subpaths_of("path", {"d": "M1 2 3 4 5 6zM0 0h1"}) == [
        ([(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)], True),
        ([(0.0, 0.0), (1.0, 0.0)], False),
    ]


@pytest.mark.parametrize("file", [*sorted((PUBLIC / "covers").glob("*.svg")), PUBLIC / "favicon.svg"], ids=str)
def test_own_drawing_becomes_a_png(file: Path) -> None:
    png = Drawing(file.read_text(encoding="utf-8")).draw(120, 63).png()
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    size = struct.unpack(">I", png[33:37])[0]
    pixels = zlib.decompress(png[41 : 41 + size])
    assert (width, height, len(pixels)) == (120, 63, 63 * (3 * 120 + 1))
    assert len(set(pixels)) > 20, "it is not one colour"


def test_ico_holds_the_png() -> None:
    file = ico(b"png", 32)
    assert struct.unpack("<HHH", file[:6]) == (0, 1, 1)
    length, offset = struct.unpack("<II", file[14:22])
    assert file[offset : offset + length] == b"png"
