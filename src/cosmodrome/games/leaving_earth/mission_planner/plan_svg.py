"""A plan as a picture: the way of the ship through the solar system, leg by leg, in SVG."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth.mission_planner.plan_text import cargo_ship, fired, several
from cosmodrome.games.leaving_earth.ship_design import Designer, Leg
from cosmodrome.games.leaving_earth.ship_design.proposals import Proposal
from cosmodrome.games.leaving_earth.ui.svg_board import (
    BODY,
    COLOURS,
    DIM,
    FAR,
    GOLD,
    HEIGHT,
    INK,
    LINE,
    NIGHT,
    OUTER_SPOTS,
    PILL,
    SPOTS,
    WIDTH,
    Spots,
    circle,
    label,
    stars,
)

ROW, MARGIN, SMALL = 26, 40, 15
EARLY = 0.38  # where along a leg its number stands, so that numbers of ways out and back do not meet
LATE = 0.62  # the same for a cargo ship
SLOW = "#7fd1d8"  # its colour
ASIDE = 14  # how far a way back runs beside the way out


def draw(designer: Designer, proposal: Proposal, text: Text, in_words: bool = True) -> str:
    """With the legs in words below, unless they stand beside it anyway."""
    spots = {place: spot for place, spot in (SPOTS | OUTER_SPOTS).items() if place in designer.catalogue.arrivals}
    width = FAR if OUTER_SPOTS.keys() & spots.keys() else WIDTH
    rows = log(proposal, text)
    height = HEIGHT + (MARGIN + ROW * len(rows) if in_words else 0)
    parts = [
        f'<rect width="{width}" height="{height}" rx="24" fill="{NIGHT}"/>',
        *stars(width),
        *ways(designer, spots),
        *legs(proposal, spots),
        *places(proposal, spots, text),
        *(label(MARGIN, HEIGHT + ROW * number, row, 18) for number, row in enumerate(rows if in_words else [])),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="system-ui, sans-serif" fill="{INK}"><title>{"; ".join(rows[:1])}</title>{"".join(parts)}</svg>'
    )


def ways(designer: Designer, spots: Spots) -> list[str]:
    """Everything that could be flown, faintly."""
    pairs = sorted({tuple(sorted((m.origin, m.destination))) for m in designer.catalogue.maneuvers.values()})
    return [line(*spots[one], *spots[two], LINE, 1.5) for one, two in pairs if one in spots and two in spots]


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float, extra: str = "") -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
        f'stroke="{colour}" stroke-width="{width}" {extra}/>'
    )


def legs(proposal: Proposal, spots: Spots) -> list[str]:
    """Each leg as an arrow with its number and year, or letter for a cargo ship; both ways run side by side."""
    found, flown = list[str](), dict[tuple[str, str], int]()
    for name, colour in (("tip", GOLD), ("far-tip", SLOW)):
        tip = f'<marker id="{name}" markerWidth="5" markerHeight="5" refX="4" refY="2.5" orient="auto">'
        found.append(f'<defs>{tip}<path d="M0,0 L5,2.5 L0,5 Z" fill="{colour}"/></marker></defs>')
    plan = proposal.plan
    if plan.freight is not None:
        names = [chr(ord("a") + number) for number in range(len(plan.freight.legs))]
        found += arrows(plan.freight.legs, proposal.freight_departures, names, spots, flown, SLOW, "far-tip")
        flown = dict.fromkeys(flown, 0)
    numbers = [str(number) for number in range(1, len(plan.legs) + 1)]
    return found + arrows(plan.legs, proposal.departures, numbers, spots, flown, GOLD, "tip")


def arrows(
    flown_legs: Sequence[Leg],
    years: Sequence[int],
    names: Sequence[str],
    spots: Spots,
    flown: dict[tuple[str, str], int],
    colour: str,
    tip: str,
) -> list[str]:
    """`flown`: ways that have an arrow already; what flies them again, or the other way, runs beside it."""
    found = list[str]()
    for leg, year, name in zip(flown_legs, years, names, strict=True):
        (x, y), (to_x, to_y) = spots[leg.origin], spots[leg.destination]
        length = max(1.0, ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)
        over_x, over_y = (to_x - x) / length, (to_y - y) / length
        again = (leg.origin, leg.destination) in flown and colour == GOLD and flown[leg.origin, leg.destination] == 0
        times = flown[leg.origin, leg.destination] = flown.get((leg.origin, leg.destination), 0) + 1
        side = ASIDE * times if again or (leg.destination, leg.origin) in flown else 0
        x, to_x, y, to_y = x - over_y * side, to_x - over_y * side, y + over_x * side, to_y + over_x * side
        start, stop = BODY + 4, length - BODY - 8
        arrow = f'marker-end="url(#{tip})" stroke-linecap="round"' + (
            ' stroke-dasharray="9 7"' if colour == SLOW else ""
        )
        ends = (x + over_x * start, y + over_y * start, x + over_x * stop, y + over_y * stop)
        found.append(line(*ends, colour, 4, arrow))
        spot_x, spot_y = x + (to_x - x) * EARLY, y + (to_y - y) * EARLY
        if colour == SLOW:
            spot_x, spot_y = x + (to_x - x) * LATE, y + (to_y - y) * LATE
        found.append(circle(spot_x, spot_y, PILL, f'fill="{NIGHT}" stroke="{colour}" stroke-width="2"'))
        found.append(label(spot_x, spot_y + 5, name, SMALL, 'text-anchor="middle" font-weight="bold"'))
        found.append(label(spot_x + PILL + 4, spot_y + 5, str(year), SMALL, f'fill="{colour}"'))
    return found


def places(proposal: Proposal, spots: Spots, text: Text) -> list[str]:
    plan = proposal.plan
    ways_flown = [*plan.legs, *(() if plan.freight is None else plan.freight.legs)]
    met = {leg.origin for leg in ways_flown} | {leg.destination for leg in ways_flown}
    found = []
    for place, (x, y) in spots.items():
        paint = f'fill="{COLOURS.get(place, LINE)}" stroke="{GOLD if place in met else LINE}" stroke-width="3"'
        found.append(circle(x, y, BODY if place in COLOURS else PILL, paint))
        colour = INK if place in met else DIM
        name = text.term(f"location-{place}")
        found.append(label(x, y + BODY + 18, name, SMALL, f'text-anchor="middle" fill="{colour}"'))
    return found


def log(proposal: Proposal, text: Text) -> list[str]:
    """The legs in words, under the picture."""
    plan = proposal.plan
    cost = proposal.programme.cost
    sums = {"cost": cost, "ship": plan.cost, "research": cost - plan.cost, "mass": plan.mass}
    when = {"launch": str(proposal.launch), "done": str(proposal.done)}
    rows = [f"{text.say('plan-sum', sums)} {text.say('plan-when', when)}"]
    if plan.freight is not None:
        rows.append(cargo_ship(proposal, text))
        for number, (leg, year) in enumerate(zip(plan.freight.legs, proposal.freight_departures, strict=True)):
            rows.append(flown(chr(ord("a") + number), leg, year, text))
    for number, (next_leg, year) in enumerate(zip([*plan.legs, None], [*proposal.departures, 0], strict=True)):
        for event in plan.events:
            if event.leg == number:
                rows.append(text.say(f"plan-{event.kind}", {"parts": several(event.parts, text)}))
        if next_leg is not None:
            rows.append(flown(str(number + 1), next_leg, year, text))
    return rows


def flown(name: str, leg: Leg, year: int, text: Text) -> str:
    place = text.term(f"location-{leg.destination}")
    what = several(fired(leg), text)
    return f"{name}. {year}: {place}{f' – {what}' if what else ''}"
