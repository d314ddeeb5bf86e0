"""Shapes of an SVG file as polygons: path data, rectangles, circles, the outlines of lines, and transforms."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator, Mapping

Point = tuple[float, float]
Polygon = list[Point]
Matrix = tuple[float, float, float, float, float, float]  # in the order of SVG's matrix()

CURVE_STEPS = 10  # pieces of a curve, and of a quarter of a circle
CIRCLE_CORNERS = 20
JOINT_CORNERS = 8  # of the circle where two pieces of a line meet
TOKEN = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))")
TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
NUMBERS_OF = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "q": 4, "t": 2, "a": 7, "z": 0}


def apply(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def product(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def inverse(matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = matrix
    scale = a * d - b * c
    return d / scale, -b / scale, -c / scale, a / scale, (c * f - d * e) / scale, (b * e - a * f) / scale


def transform_of(text: str) -> Matrix:
    found: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for name, values in TRANSFORM.findall(text):
        numbers = [float(value) for value in values.replace(",", " ").split()]
        if name == "translate":
            found = product(found, (1.0, 0.0, 0.0, 1.0, numbers[0], numbers[1]))
        elif name == "scale":
            found = product(found, (numbers[0], 0.0, 0.0, numbers[-1], 0.0, 0.0))
        elif name == "rotate":
            found = product(found, rotation(*numbers))
        else:
            raise ValueError(f"unknown transform {name}")
    return found


def rotation(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y


# --- shapes ---------------------------------------------------------------------------


def subpaths_of(kind: str, attributes: Mapping[str, str]) -> list[tuple[Polygon, bool]]:
    """The lines of a shape, and whether each is closed."""
    if kind == "path":
        return list(Pen(attributes["d"]).subpaths())
    numbers = {name: float(attributes.get(name, 0)) for name in ("x", "y", "rx", "cx", "cy", "r")}
    if kind == "circle":
        return [(circle((numbers["cx"], numbers["cy"]), numbers["r"], 4 * CURVE_STEPS), True)]
    if kind == "rect":
        size = float(attributes["width"]), float(attributes["height"])
        return [(rectangle((numbers["x"], numbers["y"]), size, numbers["rx"]), True)]
    raise ValueError(f"unknown element {kind}")


def circle(centre: Point, radius: float, corners: int = CIRCLE_CORNERS) -> Polygon:
    turns = (2 * math.pi * corner / corners for corner in range(corners))
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]


def rectangle(corner: Point, size: Point, radius: float) -> Polygon:
    (x, y), (width, height) = corner, size
    if radius == 0:
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    centres = [
        (x + width - radius, y + height - radius),
        (x + radius, y + height - radius),
        (x + radius, y + radius),
        (x + width - radius, y + radius),
    ]
    found = []
    for quarter, (cx, cy) in enumerate(centres):
        for step in range(CURVE_STEPS + 1):
            turn = math.pi / 2 * (quarter + step / CURVE_STEPS)
            found.append((cx + radius * math.cos(turn), cy + radius * math.sin(turn)))
    return found


class Pen:
    """Follows path data."""

    def __init__(self, data: str) -> None:
        self._data = data
        self._at: Point = (0.0, 0.0)
        self._control: Point | None = None  # of the last quadratic curve, for the smooth one after it

    def subpaths(self) -> Iterator[tuple[Polygon, bool]]:
        points: Polygon = []
        for command, numbers in commands_of(self._data):
            kind = command.lower()
            base = self._at if command.islower() else (0.0, 0.0)
            if kind == "m" and points:
                yield points, False
                points = []
            if kind == "z":
                yield points, True
                self._at, points = points[0], []
                continue
            if not points and kind != "m":
                points = [self._at]
            points += self._points(kind, absolute(kind, numbers, base))
            self._at = points[-1]
        if points:
            yield points, False

    def _points(self, kind: str, numbers: list[float]) -> Polygon:
        if kind in "ml":
            self._control = None
            return [(numbers[0], numbers[1])]
        if kind in "hv":
            self._control = None
            return [(numbers[0], self._at[1]) if kind == "h" else (self._at[0], numbers[0])]
        if kind == "a":
            self._control = None
            return arc(self._at, numbers)
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        if kind == "t":
            x, y = self._control or self._at
            pairs = [(2 * self._at[0] - x, 2 * self._at[1] - y), *pairs]
        self._control = pairs[0] if kind in "qt" else None
        return [bezier([self._at, *pairs], step / CURVE_STEPS) for step in range(1, CURVE_STEPS + 1)]


def commands_of(data: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of path data with their numbers; repeated ones get their letters back."""
    command = ""
    numbers: list[float] = []
    for letter, number in TOKEN.findall(data):
        if letter:
            command, numbers = letter, []
            if letter.lower() not in NUMBERS_OF:
                raise ValueError(f"unknown path command {letter}")
            if letter in "zZ":
                yield command, []
            continue
        numbers.append(float(number))
        if len(numbers) == NUMBERS_OF[command.lower()]:
            yield command, numbers
            command, numbers = {"m": "l", "M": "L"}.get(command, command), []


def absolute(kind: str, numbers: list[float], base: Point) -> list[float]:
    if kind == "h":
        return [numbers[0] + base[0]]
    if kind == "v":
        return [numbers[0] + base[1]]
    if kind == "a":
        return [*numbers[:5], numbers[5] + base[0], numbers[6] + base[1]]
    return [number + base[index % 2] for index, number in enumerate(numbers)]


def bezier(points: Polygon, place: float) -> Point:
    while len(points) > 1:
        pairs = itertools.pairwise(points)
        points = [(x0 + (x1 - x0) * place, y0 + (y1 - y0) * place) for (x0, y0), (x1, y1) in pairs]
    return points[0]


def arc(start: Point, numbers: list[float]) -> Polygon:
    """An elliptical arc, by the formulas of the appendix of the SVG specification."""
    rx, ry, tilt, is_large, is_clockwise, x, y = numbers
    if tilt:
        raise ValueError("tilted arcs are not known")
    half = ((start[0] - x) / 2 / rx, (start[1] - y) / 2 / ry)  # in units of the radii
    length = half[0] ** 2 + half[1] ** 2
    if length > 1:
        rx, ry = rx * math.sqrt(length), ry * math.sqrt(length)
        half, length = (half[0] / math.sqrt(length), half[1] / math.sqrt(length)), 1.0
    factor = math.sqrt(max(0.0, 1 / length - 1)) * (-1 if is_large == is_clockwise else 1)
    centre = (factor * half[1], -factor * half[0])
    first = math.atan2(half[1] - centre[1], half[0] - centre[0])
    last = math.atan2(-half[1] - centre[1], -half[0] - centre[0])
    sweep = (last - first) % (2 * math.pi) if is_clockwise else -((first - last) % (2 * math.pi))
    middle = (start[0] + x) / 2 + centre[0] * rx, (start[1] + y) / 2 + centre[1] * ry
    steps = max(1, math.ceil(abs(sweep) / (math.pi / 2) * CURVE_STEPS))
    turns = (first + sweep * step / steps for step in range(1, steps + 1))
    return [(middle[0] + rx * math.cos(turn), middle[1] + ry * math.sin(turn)) for turn in turns]


# --- lines ----------------------------------------------------------------------------


def outline(points: Polygon, is_closed: bool, radius: float, gap: float | None = None) -> list[Polygon]:
    """Polygons that together are a line with round ends and corners; with a gap, dots at this distance."""
    if gap is not None:
        return [circle(point, radius) for point in dots(points, gap)]
    ends = [*points, points[0]] if is_closed else points
    found = [circle(point, radius, JOINT_CORNERS) for point in points[1:-1]]
    found += [circle(point, radius) for point in (points[0], points[-1])]
    for (x0, y0), (x1, y1) in itertools.pairwise(ends):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 0:
            across, down = (y0 - y1) / length * radius, (x1 - x0) / length * radius
            # In the direction of the circles, so that the union has no holes.
            found.append(
                [(x0 - across, y0 - down), (x1 - across, y1 - down), (x1 + across, y1 + down), (x0 + across, y0 + down)]
            )
    return found


def dots(points: Polygon, gap: float) -> Iterator[Point]:
    ahead = 0.0  # to the next dot
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        while ahead <= length:
            yield x0 + (x1 - x0) * ahead / length, y0 + (y1 - y0) * ahead / length
            ahead += gap
        ahead -= length
