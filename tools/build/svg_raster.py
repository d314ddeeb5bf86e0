"""Draws the SVG subset of our own drawings as PNG, with the standard library alone.

Link previews and the icons of phones must be bitmaps, and a build needs no more packages for them. Known are groups,
`use`, paths, rectangles and circles with fill, stroke, opacity, transform, gradients and dotted lines; anything else is
an error. Line ends and corners are always round.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from tools.build.svg_paths import Matrix, Polygon, apply, inverse, outline, product, subpaths_of, transform_of

NAMESPACE = "{http://www.w3.org/2000/svg}"
SAMPLES = 4  # lines per pixel; across, coverage is exact
STEPS = 256  # of a gradient
OPAQUE = 0.996
INHERITED = ("fill", "stroke", "stroke-width", "stroke-dasharray", "fill-opacity", "stroke-opacity", "opacity")

Colour = tuple[int, int, int, float]  # red, green, blue, opacity


class Gradient:
    """Colours by their place between the start and the end of a gradient."""

    def __init__(self, table: list[Colour], places: Callable[[int, int, int], list[int]]) -> None:
        self.table = table
        self.places = places  # of the pixels of a row, from a start to an end, in the table
        self.is_opaque = all(alpha > OPAQUE for _, _, _, alpha in table)
        self.packed = [bytes(colour[:3]) for colour in table]


Paint = Colour | Gradient


@dataclass(frozen=True)
class Box:
    """The size of an object, to which gradients refer."""

    left: float
    top: float
    width: float
    height: float

    @classmethod
    def around(cls, polygons: list[Polygon]) -> Box:
        xs = [x for polygon in polygons for x, _ in polygon]
        ys = [y for polygon in polygons for _, y in polygon]
        return cls(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


class Bitmap:
    """Opaque pixels, three bytes each."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows = [bytearray(3 * width) for _ in range(height)]

    def fill(self, polygons: list[Polygon], paint: Paint, opacity: float) -> None:
        """Fill the union of polygons."""
        for y, crossings in self._crossings(polygons).items():
            for start, end, cover in cover_of(crossings):
                self._blend(y, start, min(end, self.width), (paint, cover * opacity))

    def _blend(self, y: int, start: int, end: int, brush: tuple[Paint, float]) -> None:
        """Paint a part of a row with a paint and its opacity."""
        row, (paint, opacity) = self.rows[y], brush
        if isinstance(paint, Gradient):
            places = paint.places(y, start, end)
            if paint.is_opaque and opacity > OPAQUE:
                row[3 * start : 3 * end] = b"".join([paint.packed[place] for place in places])
            else:
                for x, place in enumerate(places, start):
                    mix(row, 3 * x, paint.table[place], opacity)
        elif paint[3] * opacity > OPAQUE:
            row[3 * start : 3 * end] = bytes(paint[:3]) * (end - start)
        else:
            for x in range(start, end):
                mix(row, 3 * x, paint, opacity)

    def _crossings(self, polygons: list[Polygon]) -> dict[int, list[list[tuple[float, int]]]]:
        """For every row of pixels, where the edges cross each of its sample lines, with their directions."""
        found: dict[int, list[list[tuple[float, int]]]] = defaultdict(lambda: [[] for _ in range(SAMPLES)])
        for polygon in polygons:
            for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
                if y0 == y1:
                    continue
                direction = 1 if y0 < y1 else -1
                (xa, ya), (xb, yb) = ((x0, y0), (x1, y1)) if direction > 0 else ((x1, y1), (x0, y0))
                slope = (xb - xa) / (yb - ya)
                first = max(0, math.ceil(ya * SAMPLES - 0.5))
                last = min(self.height * SAMPLES - 1, math.ceil(yb * SAMPLES - 0.5) - 1)
                for line in range(first, last + 1):
                    x = xa + ((line + 0.5) / SAMPLES - ya) * slope
                    found[line // SAMPLES][line % SAMPLES].append((min(max(x, 0.0), float(self.width)), direction))
        return found

    def png(self) -> bytes:
        previous = bytes(3 * self.width)
        lines = bytearray()
        for row in self.rows:
            lines.append(2)  # the difference from the row above
            lines += bytes((a - b) & 255 for a, b in zip(row, previous, strict=True))
            previous = bytes(row)
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = [chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(bytes(lines), 6)), chunk(b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def mix(row: bytearray, at: int, colour: Colour, opacity: float) -> None:
    red, green, blue, alpha = colour
    alpha *= opacity
    row[at] += round((red - row[at]) * alpha)
    row[at + 1] += round((green - row[at + 1]) * alpha)
    row[at + 2] += round((blue - row[at + 2]) * alpha)


def cover_of(lines: list[list[tuple[float, int]]]) -> Iterator[tuple[int, int, float]]:
    """The parts of a row of pixels that are covered, each with how much of every pixel is."""
    partly: dict[int, float] = defaultdict(float)  # by the ends of spans
    change: dict[int, int] = defaultdict(int)  # where spans begin and end to cover whole pixels
    for crossings in lines:
        for start, end in spans(crossings):
            left, right = int(start), int(end)
            if left == right:
                partly[left] += end - start
                continue
            partly[left] += left + 1 - start
            partly[right] += end - right
            change[left + 1] += 1
            change[right] -= 1
    whole = 0
    places = sorted(partly.keys() | change.keys())
    for place, following in zip(places, [*places[1:], places[-1] + 1] if places else [], strict=True):
        whole += change.get(place, 0)
        cover = whole + partly.get(place, 0.0)
        if cover > 0:
            yield place, place + 1, cover / SAMPLES
        if whole and following > place + 1:
            yield place + 1, following, whole / SAMPLES


def spans(crossings: list[tuple[float, int]]) -> list[tuple[float, float]]:
    """The spans inside, by the non-zero rule."""
    found = []
    winding, start = 0, 0.0
    for x, direction in sorted(crossings):
        if winding == 0:
            start = x
        winding += direction
        if winding == 0 and x > start:
            found.append((start, x))
    return found


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


class Drawing:
    """A parsed SVG file."""

    def __init__(self, text: str) -> None:
        self._root = ElementTree.fromstring(text)
        self._by_id = {found: element for element in self._root.iter() if (found := element.get("id"))}

    def draw(self, width: int, height: int) -> Bitmap:
        """Draw the middle of the picture, as large as the bitmap needs it."""
        left, top, wide, high = (float(each) for each in (self._root.get("viewBox") or "").split())
        scale = max(width / wide, height / high)
        across, down = (width - wide * scale) / 2 - left * scale, (height - high * scale) / 2 - top * scale
        bitmap = Bitmap(width, height)
        for child in self._root:
            self._element(bitmap, child, (scale, 0.0, 0.0, scale, across, down), {})
        return bitmap

    def _element(self, bitmap: Bitmap, element: ElementTree.Element, outer: Matrix, inherited: dict[str, str]) -> None:
        kind = element.tag.removeprefix(NAMESPACE)
        if kind == "defs":
            return
        look = style_of(element, inherited)
        matrix = product(outer, transform_of(element.get("transform", "")))
        if kind == "g":
            for child in element:
                self._element(bitmap, child, matrix, look)
        elif kind == "use":
            self._element(bitmap, self._by_id[(element.get("href") or "")[1:]], matrix, look)
        else:
            self._shape(bitmap, subpaths_of(kind, element.attrib), matrix, look)

    def _shape(self, bitmap: Bitmap, paths: list[tuple[Polygon, bool]], matrix: Matrix, look: dict[str, str]) -> None:
        opacity = float(look.get("opacity", 1))
        polygons = [points for points, _ in paths]
        if look.get("fill") != "none" and any(len(points) > 2 for points in polygons):
            paint = self._paint(look.get("fill", "#000"), matrix, Box.around(polygons))
            bitmap.fill(placed(polygons, matrix), paint, opacity * float(look.get("fill-opacity", 1)))
        if look.get("stroke", "none") != "none":
            width = float(look.get("stroke-width", 1))
            gap = float(look["stroke-dasharray"].split()[1]) if "stroke-dasharray" in look else None
            lines = [part for points, is_closed in paths for part in outline(points, is_closed, width / 2, gap)]
            paint = self._paint(look["stroke"], matrix, Box.around(polygons))
            bitmap.fill(placed(lines, matrix), paint, opacity * float(look.get("stroke-opacity", 1)))

    def _paint(self, value: str, matrix: Matrix, box: Box) -> Paint:
        if not value.startswith("url(#"):
            return colour_of(value)
        gradient = self._by_id[value[5:-1]]
        table = stops_of(gradient)
        back = inverse(product(matrix, (box.width, 0.0, 0.0, box.height, box.left, box.top)))
        return radial(gradient, table, back) if "radial" in gradient.tag else linear(gradient, table, back)


def style_of(element: ElementTree.Element, inherited: dict[str, str]) -> dict[str, str]:
    """The attributes that affect the drawing; opacities of a group and its parts are multiplied."""
    look = {**inherited, **{name: value for name in INHERITED if (value := element.get(name)) is not None}}
    if "opacity" in inherited and element.get("opacity") is not None:
        look["opacity"] = str(float(inherited["opacity"]) * float(element.get("opacity", "1")))
    return look


def placed(polygons: list[Polygon], matrix: Matrix) -> list[Polygon]:
    return [[apply(matrix, point) for point in polygon] for polygon in polygons]


def colour_of(value: str, opacity: float = 1.0) -> Colour:
    digits = value.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    if not value.startswith("#") or len(digits) != 6:
        raise ValueError(f"a colour must be #rgb or #rrggbb, not {value!r}")
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16), opacity


def stops_of(gradient: ElementTree.Element) -> list[Colour]:
    """The colours of a gradient, at equal steps from its start to its end."""
    stops = [
        (float(stop.get("offset", 0)), colour_of(stop.get("stop-color", ""), float(stop.get("stop-opacity", 1))))
        for stop in gradient
    ]
    return [between(stops, step / (STEPS - 1)) for step in range(STEPS)]


def between(stops: list[tuple[float, Colour]], place: float) -> Colour:
    after = next((index for index, (offset, _) in enumerate(stops) if offset >= place), len(stops) - 1)
    if after == 0 or stops[after][0] < place:
        return stops[after][1]
    (start, one), (end, other) = stops[after - 1], stops[after]
    share = (place - start) / (end - start)
    red, green, blue, alpha = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return round(red), round(green), round(blue), alpha


def linear(gradient: ElementTree.Element, table: list[Colour], back: Matrix) -> Gradient:
    x1, y1, x2, y2 = (float(gradient.get(name, usual)) for name, usual in (("x1", 0), ("y1", 0), ("x2", 1), ("y2", 0)))
    square = (x2 - x1) ** 2 + (y2 - y1) ** 2
    a, b, c, d, e, f = back
    most = STEPS - 1
    across, down = (a * (x2 - x1) + b * (y2 - y1)) / square * most, (c * (x2 - x1) + d * (y2 - y1)) / square * most
    first = ((e - x1) * (x2 - x1) + (f - y1) * (y2 - y1)) / square * most

    def places(y: int, start: int, end: int) -> list[int]:
        here = first + down * (y + 0.5) + across * 0.5
        return [min(max(int(here + across * x), 0), most) for x in range(start, end)]

    return Gradient(table, places)


def radial(gradient: ElementTree.Element, table: list[Colour], back: Matrix) -> Gradient:
    cx, cy, radius = (float(gradient.get(name, 0.5)) for name in ("cx", "cy", "r"))
    a, b, c, d, e, f = back
    most = STEPS - 1
    scale = most / radius

    def places(y: int, start: int, end: int) -> list[int]:
        right = (c * (y + 0.5) + e - cx + a * 0.5) * scale
        below = (d * (y + 0.5) + f - cy + b * 0.5) * scale
        by_x, by_y, hypot = a * scale, b * scale, math.hypot
        return [min(int(hypot(right + by_x * x, below + by_y * x)), most) for x in range(start, end)]

    return Gradient(table, places)
