"""Plots as SVG, drawn by hand: bars, dots with intervals, columns, histograms and a curve.

They are narrow enough to be read on a phone; colours come from the page's style, and nothing depends on colour alone.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from cosmodrome.lab.intervals import Estimate

WIDTH = 370.0
LETTER = 6.7  # mean width of one at that size
LONGEST = 24  # letters of a label
ROW = 22.0
FOOT = 40.0  # numbers and name of the axis
TALL = 170.0  # of a plot that stands
LEFT = 58.0  # where it begins
SPREAD_ROW = 46.0
MOST_BINS = 40


@dataclass(frozen=True)
class Line:
    """One row of a plot that lies."""

    label: str
    estimate: Estimate | None


@dataclass(frozen=True)
class Scale:
    """From numbers to places along an axis."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, number: float) -> float:
        part = (number - self.low) / (self.high - self.low)
        return self.start + min(max(part, 0.0), 1.0) * (self.end - self.start)


class SvgDrawing:
    """An SVG while it is drawn."""

    def __init__(self, height: float, title: str) -> None:
        self._head = (
            f'<svg viewBox="0 0 {WIDTH:g} {height:g}" role="img" aria-label="{escape(title)}" '
            f'xmlns="http://www.w3.org/2000/svg">'
        )
        self._parts: list[str] = []

    def text(self, x: float, y: float, words: str, style: str = "", anchor: str = "start") -> None:
        kind = f' class="{style}"' if style else ""
        at = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self._parts.append(f'<text x="{x:.1f}" y="{y:.1f}"{kind}{at}>{escape(words)}</text>')

    def upright(self, x: float, y: float, words: str) -> None:
        """Text along a standing axis."""
        self._parts.append(
            f'<text class="axis" text-anchor="middle" transform="translate({x:.1f} {y:.1f}) rotate(-90)">'
            f"{escape(words)}</text>"
        )

    def rect(self, x: float, y: float, width: float, height: float, style: str, strength: float = 1.0) -> None:
        faint = "" if strength == 1.0 else f' fill-opacity="{strength:.2f}"'
        self._parts.append(
            f'<rect class="{style}" x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}"{faint}/>'
        )

    def line(self, x: float, y: float, to_x: float, to_y: float, style: str) -> None:
        self._parts.append(f'<line class="{style}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>')

    def shape(self, points: Sequence[tuple[float, float]], style: str, is_open: bool = False) -> None:
        tag = "polyline" if is_open else "polygon"
        self._parts.append(f'<{tag} class="{style}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>')

    def dot(self, x: float, y: float, style: str) -> None:
        self._parts.append(f'<circle class="{style}" cx="{x:.1f}" cy="{y:.1f}" r="4"/>')

    def done(self) -> str:
        return self._head + "".join(self._parts) + "</svg>"


# --- axes --------------------------------------------------------------------


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from one end to the other."""
    step = 10 ** math.floor(math.log10((high - low) / most))
    step *= next(factor for factor in (1, 2, 5, 10) if (high - low) / (step * factor) <= most)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def written(number: float, percent: bool = False) -> str:
    if percent:
        return f"{100 * number:.4g} %"
    return f"{number:.0f}" if number == round(number) else f"{number:.6g}"


def clipped(label: str) -> str:
    return label if len(label) <= LONGEST else label[: LONGEST - 1].rstrip() + "…"


def bounds(found: Sequence[Estimate], from_zero: bool, percent: bool, par: float | None = None) -> tuple[float, float]:
    """The ends of an axis that shows all of them, with their intervals where these are short enough to help."""
    lows = [max(each.low, 0.0) if from_zero else each.low for each in found if math.isfinite(each.low)]
    highs = [each.high for each in found if math.isfinite(each.high)]
    means = [each.mean for each in found]
    low, high = min(lows + means), max(highs + means)
    if par is not None:
        low, high = min(low, par), max(high, par)
    if from_zero:
        low = 0.0
    if percent:
        low, high = max(low, 0.0), min(high, 1.0)
    if high - low < 1e-9:
        high, low = (high + 1, low) if from_zero else (high + 0.5, low - 0.5)
    margin = 0.03 * (high - low)
    return (low if from_zero else low - margin), high + margin


def lying_axis(
    drawing: SvgDrawing, scale: Scale, bottom: float, name: str, percent: bool = False, is_whole: bool = False
) -> None:
    for tick in ticks(scale.low, scale.high, 5):
        if is_whole and tick != round(tick):
            continue
        x = scale(tick)
        drawing.line(x, 0, x, bottom, "grid")
        drawing.text(x, bottom + 15, written(tick, percent), "tick", "middle")
    middle = (scale.start + scale.end) / 2
    half = len(name) * LETTER / 2
    drawing.text(min(max(middle, half), WIDTH - half), bottom + 33, name, "axis", "middle")


def whisker(drawing: SvgDrawing, scale: Scale, y: float, found: Estimate) -> None:
    if math.isfinite(found.low):
        drawing.line(scale(found.low), y, scale(found.high), y, "whisker")


def label_width(lines: Sequence[Line]) -> float:
    return max(len(clipped(line.label)) for line in lines) * LETTER + 12


# --- plots that lie ----------------------------------------------------------


def bars(title: str, lines: Sequence[Line], axis: str, percent: bool = False, from_zero: bool = True) -> str:
    """A bar for each, with its interval; dots where the axis does not begin at 0, such as for years."""
    shown = [line for line in lines if line.estimate is not None]
    bottom = ROW * len(shown) + 4
    drawing = SvgDrawing(bottom + FOOT, title)
    low, high = bounds([line.estimate for line in shown if line.estimate], from_zero, percent)
    scale = Scale(low, high, label_width(shown), WIDTH - 18)
    lying_axis(drawing, scale, bottom, axis, percent)
    for row, line in enumerate(shown):
        assert line.estimate is not None
        y = ROW * row + ROW / 2 + 2
        drawing.text(scale.start - 8, y + 4, clipped(line.label), "", "end")
        if from_zero:
            drawing.rect(scale.start, y - 6, scale(line.estimate.mean) - scale.start, 12, "bar")
        else:
            drawing.dot(scale(line.estimate.mean), y, "even")
        whisker(drawing, scale, y, line.estimate)
    return drawing.done()


def against_par(title: str, lines: Sequence[Line], axis: str, par: float) -> str:
    """Shares of the victory with their intervals."""
    shown = [line for line in lines if line.estimate is not None]
    bottom = ROW * len(shown) + 18
    drawing = SvgDrawing(bottom + FOOT, title)
    low, high = bounds([line.estimate for line in shown if line.estimate], False, True, par)
    scale = Scale(low, high, label_width(shown), WIDTH - 18)
    lying_axis(drawing, scale, bottom, axis, True)
    drawing.line(scale(par), 12, scale(par), bottom, "par")
    drawing.text(min(max(scale(par), 14), WIDTH - 34), 10, f"par {100 * par:.3g} %", "parname", "middle")
    for row, line in enumerate(shown):
        assert line.estimate is not None
        y = ROW * row + ROW / 2 + 16
        drawing.text(scale.start - 8, y + 4, clipped(line.label), "", "end")
        whisker(drawing, scale, y, line.estimate)
        verdict(drawing, scale(line.estimate.mean), y, line.estimate, par)
    return drawing.done()


def verdict(drawing: SvgDrawing, x: float, y: float, found: Estimate, par: float) -> None:
    """A triangle up or down where it is clearly above or below par, a dot where it is neither."""
    side = found.side(par)
    if side > 0:
        drawing.shape([(x - 5.5, y + 4.5), (x + 5.5, y + 4.5), (x, y - 5.5)], "above")
    elif side < 0:
        drawing.shape([(x - 5.5, y - 4.5), (x + 5.5, y - 4.5), (x, y + 5.5)], "below")
    else:
        drawing.dot(x, y, "even")


def spreads(title: str, series: Sequence[tuple[str, Sequence[float]]], axis: str) -> str:
    """A histogram for each, one above the other on the same axes; a line marks the mean."""
    everything = [value for _, values in series for value in values]
    width = bin_width(min(everything), max(everything), everything)
    counted = [Counter(math.floor(value / width + 1e-9) for value in values) for _, values in series]
    first, last = min(map(min, counted)), max(map(max, counted))
    # Bins of whole numbers have their number in the middle.
    shift = 0.5 if width == 1 and all(value == int(value) for value in everything) else 0.0
    is_one = len(series) == 1
    left = LEFT if is_one else max(len(clipped(name)) for name, _ in series) * LETTER + 12
    bottom = TALL if is_one else SPREAD_ROW * len(series)
    room = bottom / len(series)
    drawing = SvgDrawing(bottom + FOOT, title)
    across = Scale(first * width - shift, (last + 1) * width - shift, left, WIDTH - 18)
    highest = max(max(count.values()) / len(values) for count, (_, values) in zip(counted, series, strict=True))
    if is_one:
        standing_axis(drawing, Scale(0, highest * 1.03, bottom, 8), left, "share of the games", True)
    lying_axis(drawing, across, bottom, axis, is_whole=shift > 0)
    for row, ((name, values), count) in enumerate(zip(series, counted, strict=True)):
        up = Scale(0, highest * 1.03, room * (row + 1), room * row + 8)
        if not is_one:
            drawing.text(left - 8, up.start - 6, clipped(name), "", "end")
        for number, times in sorted(count.items()):
            start, end = across(number * width - shift), across((number + 1) * width - shift)
            top = up(times / len(values))
            drawing.rect(start + 0.5, top, end - start - 1, up.start - top, "bar")
        mean = across(math.fsum(values) / len(values))
        drawing.line(mean, up.end, mean, up.start, "mean")
        drawing.line(left, up.start, across.end, up.start, "grid")
    return drawing.done()


def tallest(series: Sequence[Sequence[float]]) -> float:
    """The share of the games in the highest bar of such a plot."""
    everything = [value for values in series for value in values]
    width = bin_width(min(everything), max(everything), everything)
    counted = [Counter(math.floor(value / width + 1e-9) for value in values) for values in series]
    return max(max(count.values()) / len(values) for count, values in zip(counted, series, strict=True))


def bin_width(least: float, most: float, values: Sequence[float]) -> float:
    """1 for whole numbers that are close together, otherwise a round number that leaves enough in every bin."""
    whole = all(value == int(value) for value in values[:1000])
    wanted = max(8, min(MOST_BINS, round(math.sqrt(len(values)))))
    if whole and most - least < MOST_BINS:
        return 1.0
    step = max((most - least) / wanted, 1e-9)
    power = 10 ** math.floor(math.log10(step))
    width = power * next(factor for factor in (1, 2, 5, 10) if power * factor >= step)
    return float(max(1.0, width)) if whole else float(width)


# --- plots that stand --------------------------------------------------------


def standing_axis(drawing: SvgDrawing, scale: Scale, left: float, name: str, percent: bool) -> None:
    for tick in ticks(scale.low, scale.high, 5):
        drawing.line(left, scale(tick), WIDTH - 8, scale(tick), "grid")
        drawing.text(left - 5, scale(tick) + 4, written(tick, percent), "tick", "end")
    drawing.upright(11, (scale.start + scale.end) / 2, name)


def columns(title: str, lines: Sequence[Line], axis: str, value: str, percent: bool = False) -> str:
    """A column for each thing of a line, and below it the same as a strip of light and dark."""
    found = [line.estimate for line in lines if line.estimate is not None]
    drawing = SvgDrawing(TALL + FOOT + 14, title)
    up = Scale(*bounds(found, True, percent), TALL, 8)
    standing_axis(drawing, up, LEFT, value, percent)
    room = (WIDTH - 8 - LEFT) / len(lines)
    strongest = max(each.mean for each in found) or 1.0
    for number, line in enumerate(lines):
        if line.estimate is not None:
            x = LEFT + room * number
            top = up(line.estimate.mean)
            drawing.rect(x + 1, top, room - 2, TALL - top, "bar")
            upright_whisker(drawing, up, x + room / 2, line.estimate)
            drawing.rect(x, TALL + 2, room, 10, "heat", max(0.04, line.estimate.mean / strongest))
    names_below(drawing, lines, TALL + 28, axis)
    return drawing.done()


def columns_against_par(title: str, lines: Sequence[Line], axis: str, value: str, par: float) -> str:
    """Shares of the victory along a line."""
    found = [line.estimate for line in lines if line.estimate is not None]
    drawing = SvgDrawing(TALL + FOOT + 2, title)
    up = Scale(*bounds(found, False, True, par), TALL, 8)
    standing_axis(drawing, up, LEFT, value, True)
    drawing.line(LEFT, up(par), WIDTH - 8, up(par), "par")
    drawing.text(LEFT + 4, up(par) - 5, f"par {100 * par:.3g} %", "parname")
    room = (WIDTH - 8 - LEFT) / len(lines)
    for number, line in enumerate(lines):
        if line.estimate is not None:
            x = LEFT + room * (number + 0.5)
            upright_whisker(drawing, up, x, line.estimate)
            verdict(drawing, x, up(line.estimate.mean), line.estimate, par)
    names_below(drawing, lines, TALL + 16, axis)
    return drawing.done()


def upright_whisker(drawing: SvgDrawing, up: Scale, x: float, found: Estimate) -> None:
    if math.isfinite(found.low):
        drawing.line(x, up(found.low), x, up(found.high), "whisker")


def names_below(drawing: SvgDrawing, lines: Sequence[Line], y: float, axis: str) -> None:
    """As many labels as there is room for, the last one always."""
    room = (WIDTH - 8 - LEFT) / len(lines)
    usual = sorted(len(line.label) for line in lines)[len(lines) // 2]
    every = math.ceil((usual * LETTER + 4) / room)
    last = len(lines) - 1
    start_of_last = room * last - (len(lines[last].label) - 1) * LETTER
    for number in range(0, last, every):
        if room * (number + 0.5) + usual * LETTER / 2 + 4 < start_of_last:
            drawing.text(LEFT + room * (number + 0.5), y, lines[number].label, "tick", "middle")
    drawing.text(WIDTH - 8, y, lines[last].label, "tick", "end")
    drawing.text((LEFT + WIDTH) / 2, y + 19, axis, "axis", "middle")


def curve(title: str, points: Sequence[Estimate], axis: str, value: str, par: float) -> str:
    """Shares at the tenths of a game, from the first to the last, with a band for the interval."""
    drawing = SvgDrawing(TALL + FOOT, title)
    up = Scale(*bounds(points, True, True, par), TALL, 8)
    across = Scale(0, len(points) - 1, LEFT + 14, WIDTH - 26)
    standing_axis(drawing, up, LEFT, value, True)
    drawing.line(LEFT, up(par), WIDTH - 8, up(par), "par")
    drawing.text(WIDTH - 10, up(par) - 5, f"par {100 * par:.3g} %", "parname", "end")
    upper = [(across(i), up(each.high)) for i, each in enumerate(points)]
    lower = [(across(i), up(each.low)) for i, each in enumerate(points)]
    drawing.shape([*upper, *reversed(lower)], "band")
    drawing.shape([(across(i), up(each.mean)) for i, each in enumerate(points)], "curve", is_open=True)
    for i, each in enumerate(points):
        drawing.dot(across(i), up(each.mean), "even")
        drawing.text(across(i), TALL + 15, f"{10 * (i + 1)} %", "tick", "middle")
    drawing.text((LEFT + WIDTH) / 2, TALL + 33, axis, "axis", "middle")
    return drawing.done()
