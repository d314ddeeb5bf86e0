"""What one seat, or a spectator, may see, built from an allow-list of typed fields; and previews of choices.

The printed mat is not repeated here: it is the game's data, the same for all seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.i18n import Text
from cosmodrome.games.mlem.engine.rules.travel import count_dice, distance_of, extra_dice, matching
from cosmodrome.games.mlem.engine.scoring import (
    goal_points,
    mission_points,
    open_score,
    planet_points,
)
from cosmodrome.games.mlem.engine.state import BONUS, FIRST_EXPLORATION, HAND, HELD, RETURNED, Mlem, Setting
from cosmodrome.games.mlem.odds.next_roll import crash_chance, rescues
from cosmodrome.games.mlem.vocabulary import (
    ABILITIES,
    AFTERBURNER,
    CHOOSE_DICE,
    CHOOSE_ENGINEER,
    CRASH_LANDING,
    CREWS,
    DEEP_SPACE,
    DISEMBARK,
    EFFECTS,
    EXTRA_DICE,
    FACES,
    FLY,
    GOALS,
    GROUPS,
    KEEP_DICE,
    LAND,
    MOONWALKER,
    RETURN_MISSION,
    RETURN_MISSIONS,
    SPECIALISTS,
    SPOTS,
    STAY,
    TAKEOFF,
    USE_ENGINEER,
    VOYAGER,
)

# --- the view ----------------------------------------------------------------


class Astronaut(msgspec.Struct):
    seat: int
    specialist: str


class Aboard(msgspec.Struct):
    seat: int
    specialist: str
    used: bool  # an engineer lying face down


class Rocket(msgspec.Struct):
    space: int
    dice: int
    crew: list[Aboard]  # top to bottom, the commander first
    roll: list[str]
    usable: list[str]
    crash_odds: float  # of the next roll here with these dice
    rescues: list[str]  # what could save the rocket then


class PlanetRow(msgspec.Struct):
    """One colour on a planet; rows stand in the order of arrival."""

    seat: int
    specialists: list[str]
    points: int  # if the game ended now


class Token(msgspec.Struct):
    ability: str
    extra: list[str]
    dice: int


class Ufo(msgspec.Struct):
    space: int
    tokens_left: list[int]  # points, top first
    expedition_tokens_left: int
    token: Token | None  # the unused ability of this expedition


class Exploration(msgspec.Struct):
    space: int
    effect: str
    points: int


class Explorations(msgspec.Struct):
    open: list[Exploration]
    left: int


class Mission(msgspec.Struct):
    mission: int
    done: bool


class Missions(msgspec.Struct):
    """A seat's secret missions; `held` is empty for all other seats until the end."""

    count: int
    held: list[Mission]
    returned: list[int]


class SeatView(msgspec.Struct):
    home: list[str]
    placed: int
    landed: int  # points of moons and deep space
    planets: int  # if the game ended now
    goals: int
    bonus: int  # UFO and exploration tokens; 0 where the viewer may not see them
    tokens: int | None  # how many of them are hidden from others; None where all are open
    score: int  # the sum, with missions and hidden tokens where the viewer may count them
    missions: Missions | None


class View(msgspec.Struct):
    viewer: int | None
    game: str
    players: int
    asked: int | None
    prompt: str
    expedition: int
    starter: int
    satellite: int  # the space that it starts from
    failures: int
    last_expedition: bool
    over: bool
    winners: list[int]
    rocket: Rocket
    moons: dict[str, list[Astronaut]]  # by space, best moon first
    planets: list[list[PlanetRow]]
    comet: list[Astronaut]
    galaxy: list[Astronaut]
    goals: dict[str, int | None]
    seats: list[SeatView]
    ufo: Ufo | None
    explorations: Explorations | None


def view(s: Mlem, seat: int | None) -> Any:
    return msgspec.to_builtins(build(s, seat))


def build(s: Mlem, seat: int | None) -> View:
    over = s.is_terminal()
    found = settled(s)
    return View(
        viewer=seat,
        game=s.game.meta.rules,
        players=s.players,
        asked=s.asked if s.asked >= 0 else None,
        prompt=prompt(s),
        expedition=s.expedition,
        starter=s.starter,
        satellite=s.setting.satellite,
        failures=s.failures,
        last_expedition=s.ending == 1,
        over=over,
        winners=s.winners() if over else [],
        rocket=rocket(s),
        moons=moon_rows(found),
        planets=[planet_rows(s, planet, found) for planet in range(s.setting.planets)],
        comet=found.comet,
        galaxy=found.galaxy,
        goals={goal: owner(s.goal_owner(index)) for index, goal in enumerate(GOALS)},
        seats=[seat_view(s, other, other == seat or over) for other in range(s.players)],
        ufo=ufo(s) if s.setting.ufo else None,
        explorations=explorations(s) if s.setting.explorations else None,
    )


def owner(seat: int) -> int | None:
    return seat if seat >= 0 else None


def rocket(s: Mlem) -> Rocket:
    return Rocket(
        space=s.space,
        dice=s.dice,
        crew=[
            Aboard(s.seat_aboard(slot), SPECIALISTS[s.specialist_aboard(slot)], s.is_used(slot))
            for slot in range(s.crew)
        ],
        roll=faces(s.roll),
        usable=[FACES[face] for face in range(5) if s.usable >> face & 1],
        crash_odds=float(crash_chance(s.setting, s.space, s.dice)),
        rescues=rescues(s, s.space),
    )


def faces(dice: int) -> list[str]:
    """Packed dice as faces."""
    return [FACES[face] for face in range(5) for _ in range(dice >> 3 * face & 7)]


@dataclass
class Settled:
    """Who has got off where."""

    moons: dict[int, list[tuple[int, Astronaut]]]  # by space, each with the moon
    planets: list[dict[int, list[str]]]  # by planet, the specialists of each seat
    comet: list[Astronaut]
    galaxy: list[Astronaut]


def settled(s: Mlem) -> Settled:
    """One walk over all astronauts."""
    found = Settled({}, [{} for _ in range(s.setting.planets)], [], [])
    for seat in range(s.players):
        for specialist, name in enumerate(SPECIALISTS):
            where = s.place_of(seat, specialist)
            if where < 0:
                continue
            space, spot = where >> 3, where & 7
            if space == s.setting.deep:
                (found.comet if spot == 1 else found.galaxy).append(Astronaut(seat, name))
            elif s.setting.planet_at[space] >= 0 and spot == s.setting.planet_spot[space]:
                found.planets[s.setting.planet_at[space]].setdefault(seat, []).append(name)
            else:
                found.moons.setdefault(space, []).append((spot, Astronaut(seat, name)))
    return found


def moon_rows(found: Settled) -> dict[str, list[Astronaut]]:
    """The moons of each space, the best first."""
    return {
        str(space): [astronaut for _, astronaut in sorted(there, key=lambda spot: spot[0])]
        for space, there in sorted(found.moons.items())
    }


def planet_rows(s: Mlem, planet: int, found: Settled) -> list[PlanetRow]:
    there = found.planets[planet]
    return [
        PlanetRow(seat, there[seat], planet_points(s, planet, seat))
        for seat in sorted(there, key=lambda seat: s.row_on_planet(planet, seat))
    ]


def seat_view(s: Mlem, seat: int, knows: bool) -> SeatView:
    home = s.at_home(seat)
    secret = s.setting.secret_missions
    return SeatView(
        home=[name for specialist, name in enumerate(SPECIALISTS) if home >> specialist & 1],
        placed=s.placed(seat),
        landed=s.points(seat),
        planets=sum(planet_points(s, planet, seat) for planet in range(s.setting.planets)),
        goals=goal_points(s, seat),
        bonus=s.bonus(seat) if knows or not s.setting.hidden_tokens else 0,
        tokens=int(s.held_tokens(seat)).bit_count() if s.setting.hidden_tokens else None,
        score=known_score(s, seat, knows),
        missions=missions(s, seat, knows) if secret else None,
    )


def known_score(s: Mlem, seat: int, knows: bool) -> int:
    """The points that a viewer can count."""
    if knows:
        return open_score(s, seat) + mission_points(s, seat)
    return open_score(s, seat) - (s.bonus(seat) if s.setting.hidden_tokens else 0)


def missions(s: Mlem, seat: int, knows: bool) -> Missions:
    everything = range(s.setting.missions)
    return Missions(
        count=sum(s.missions_held(seat, mission) for mission in everything),
        held=[
            Mission(mission, s.is_done(seat, mission))
            for mission in everything
            for _ in range(s.missions_held(seat, mission))
            if knows
        ],
        returned=[mission for mission in everything for _ in range(s.missions_returned(seat, mission)) if knows],
    )


def ufo(s: Mlem) -> Ufo:
    setting = s.setting
    token = None
    if s.token >= 0:
        token = Token(
            ABILITIES[setting.token_ability[s.token]],
            faces(setting.token_extra[s.token]),
            setting.token_dice[s.token],
        )
    return Ufo(
        space=s.ufo_space,
        tokens_left=[setting.ufo_tokens[i] for i in range(s.ufo_taken, len(setting.ufo_tokens))],
        expedition_tokens_left=int(s.token_pile).bit_count(),
        token=token,
    )


def explorations(s: Mlem) -> Explorations:
    setting = s.setting
    opened = [token for token in range(len(setting.exploration_space)) if s.exploration_open >> token & 1]
    return Explorations(
        open=[
            Exploration(
                setting.exploration_space[token],
                EFFECTS[setting.exploration_effect[token]],
                setting.exploration_points[token],
            )
            for token in opened
        ],
        left=int(s.exploration_pile).bit_count(),
    )


# --- a table this seat could not tell from the real one ----------------------


def resample(s: Mlem, seat: int | None, rng: Rng) -> Mlem:
    """Deal again what this seat cannot see: missions, and tokens where they are hidden. All else is open."""
    copy = s.clone()
    if s.is_terminal():
        return copy
    hidden = [other for other in range(s.players) if other != seat]
    if s.setting.hidden_tokens:
        resample_tokens(copy, hidden, rng)
    if s.setting.secret_missions:
        resample_missions(copy, hidden, rng)
    return copy


def shuffle(cards: list[int], rng: Rng) -> None:
    for last in range(len(cards) - 1, 0, -1):
        swap = rng.below(last + 1)
        cards[last], cards[swap] = cards[swap], cards[last]


def resample_tokens(s: Mlem, hidden: list[int], rng: Rng) -> None:
    """How many UFO tokens and how many exploration tokens a seat holds is open; which ones is not."""
    t = s.table
    ufo_bits = (1 << FIRST_EXPLORATION) - 1
    for kind in (ufo_bits, ~ufo_bits):
        held = [int(t[HELD + other] & kind) for other in hidden]
        tokens = [bit for bit in range(64) if any(each >> bit & 1 for each in held)]
        shuffle(tokens, rng)
        for other, before in zip(hidden, held, strict=True):
            dealt = sum(1 << tokens.pop() for _ in range(before.bit_count()))
            t[BONUS + other] += token_points(s.setting, dealt) - token_points(s.setting, before)
            t[HELD + other] += dealt - before


def token_points(setting: Setting, held: int) -> int:
    ufo = sum(setting.ufo_tokens[i] for i in range(len(setting.ufo_tokens)) if held >> i & 1)
    explorations = range(len(setting.exploration_points))
    return ufo + sum(setting.exploration_points[i] for i in explorations if held >> FIRST_EXPLORATION + i & 1)


def expected_bonus(s: Mlem, seat: int, viewer: int) -> float:
    """The points of a seat's tokens, on average over all that the viewer cannot tell apart."""
    if seat == viewer or not s.setting.hidden_tokens:
        return float(s.bonus(seat))
    ufo_bits = (1 << FIRST_EXPLORATION) - 1
    points = 0.0
    for kind in (ufo_bits, ~ufo_bits):
        unseen = sum(int(s.held_tokens(other) & kind) for other in range(s.players) if other != viewer)
        if unseen:
            share = int(s.held_tokens(seat) & kind).bit_count() / unseen.bit_count()
            points += share * token_points(s.setting, unseen)
    return points


def resample_missions(s: Mlem, hidden: list[int], rng: Rng) -> None:
    t = s.table
    unseen: list[int] = []
    for mission in range(s.setting.missions):
        count = s.mission_pile >> 2 * mission & 3
        for other in hidden:
            count += s.missions_held(other, mission) + s.missions_returned(other, mission)
        unseen += [mission] * count
    shuffle(unseen, rng)
    for other in hidden:
        for heap in (HAND, RETURNED):
            count = sum(t[heap + other] >> 2 * mission & 3 for mission in range(s.setting.missions))
            t[heap + other] = sum(1 << 2 * unseen.pop() for _ in range(count))
    s.mission_pile = sum(1 << 2 * mission for mission in unseen)


# --- questions and choices in words ------------------------------------------

PROMPTS = {
    RETURN_MISSIONS: "return_missions",
    TAKEOFF: "takeoff",
    CHOOSE_DICE: "choose_dice",
    CHOOSE_ENGINEER: "choose_engineer",
    DISEMBARK: "disembark",
    DEEP_SPACE: "deep_space",
    CRASH_LANDING: "crash_landing",
}


def prompt(s: Mlem) -> str:
    """The name of the current question, or of what chance or the end decides."""
    if s.asked < 0:
        return "over" if s.is_terminal() else "chance"
    if s.step == CHOOSE_DICE and s.usable == 0:
        return "choose_dice_failed"
    return PROMPTS[s.step]


class Flight(msgspec.Struct):
    """What an answer to `choose dice` would do."""

    dice: list[str]
    engineers: int
    token: str
    distance: int
    space: int
    lost: int


def flight(s: Mlem, action: int) -> Flight:
    arg = action - FLY
    groups, engineers, token = arg % GROUPS, arg // GROUPS % CREWS, arg // (GROUPS * CREWS)
    used = matching(s, s.roll, groups)
    distance = distance_of(s, used) + engineers
    dice = faces(used)
    if token == EXTRA_DICE:
        distance += distance_of(s, extra_dice(s))
    spent = 0 if token == KEEP_DICE else count_dice(used & ~(7 << 3 * AFTERBURNER))
    return Flight(
        dice=dice,
        engineers=engineers,
        token=ABILITIES[token],
        distance=distance,
        space=min(s.space + distance, s.setting.deep),
        lost=min(spent, s.dice - 1),
    )


def goes_to_comet(s: Mlem) -> bool:
    """In deep space the commander, who is unloaded first, goes to the comet."""
    return s.step == DEEP_SPACE and s.turn == 0


def landing_points(s: Mlem, action: int) -> int:
    """The points at once for getting off there; 0 on a planet, which counts at the end."""
    site = action - LAND
    space = int(s.setting.space_of[site])
    specialist = s.specialist_aboard(s.turn if s.step == DISEMBARK else 0)
    if space == s.setting.deep:
        points = s.setting.comet_points if goes_to_comet(s) else s.setting.galaxy_points
        return points * 2 if specialist == VOYAGER else points
    if s.setting.planet_at[site] >= 0:
        return 0
    points = s.setting.moon_points[space * SPOTS + s.setting.moons[space] - s.moons_left(space)]
    return points * 2 if specialist == MOONWALKER else points


def preview(s: Mlem, action: int) -> dict[str, Any]:
    """What a choice would bring: where the rocket would be, dice lost, the crash odds of the roll after it."""
    if FLY <= action < USE_ENGINEER:
        plan = flight(s, action)
        left = s.dice - plan.lost
        return {
            "space": plan.space,
            "distance": plan.distance,
            "lost": plan.lost,
            "dice": left,
            "crash_odds": float(crash_chance(s.setting, plan.space, left)),
        }
    if action >= LAND:
        planet = s.setting.planet_at[action - LAND]
        found: dict[str, Any] = {"space": int(s.setting.space_of[action - LAND]), "points": landing_points(s, action)}
        if planet >= 0:
            found["planet"] = s.game.data["planet"][planet]["name"]
            found["place"] = standing_after(s, planet)
        return found
    if action == STAY:
        return {"crash_odds": float(crash_chance(s.setting, s.space, s.dice)), "rescues": rescues(s, s.space)}
    return {}


def standing_after(s: Mlem, planet: int) -> int:
    """Which place on the planet the asked seat would hold with one more astronaut there: 1, 2 or 3."""
    mine = s.on_planet(planet, s.asked) + 1
    row = s.row_on_planet(planet, s.asked) or s.players + 1
    ahead = sum(
        1
        for other in range(s.players)
        if other != s.asked
        and (
            s.on_planet(planet, other) > mine
            or (s.on_planet(planet, other) == mine and s.row_on_planet(planet, other) < row)
        )
    )
    return min(ahead, 2) + 1


def details(s: Mlem, action: int, text: Text) -> dict[str, str | int]:
    """The arguments of an action's sentence that need the table."""
    if FLY <= action < USE_ENGINEER:
        plan = flight(s, action)
        parts = [" ".join("▲" if face == "afterburner" else face for face in plan.dice)] if plan.dice else []
        parts += [text.term("specialist-engineer")] * plan.engineers
        if plan.token == "extra_dice":
            extra = faces(extra_dice(s))
            parts.append(
                f"{text.term('ability-extra_dice')} "
                + " ".join("▲" if face == "afterburner" else face for face in extra)
            )
        return {
            "dice": " + ".join(parts),
            "distance": plan.distance,
            "space": text.term("deep-space") if plan.space == s.setting.deep else plan.space,
            "lost": plan.lost,
            "keep": "yes" if plan.token == "keep_dice" else "no",
        }
    if action >= LAND:
        return {"where": where(s, action, text)}
    if RETURN_MISSION <= action < RETURN_MISSION + s.setting.missions:
        return {"target": mission_text(s.game, action - RETURN_MISSION, text)}
    return {}


def where(s: Mlem, action: int, text: Text) -> str:
    space = int(s.setting.space_of[action - LAND])
    points = landing_points(s, action)
    if space == s.setting.deep:
        return text.say("where-comet" if goes_to_comet(s) else "where-galaxy", {"points": points})
    planet = s.setting.planet_at[action - LAND]
    if planet >= 0:
        return text.say("where-planet", {"planet": planet_text(s.game, planet, text), "space": space})
    return text.say("where-moon", {"space": space, "points": points})


def planet_text(game: Any, planet: int, text: Text) -> str:
    """The planet's name: ours in the reader's language, or as an owner's pack calls it."""
    name = game.data["planet"][planet]["name"]
    return text.term(f"planet-{name}") if text.has(f"planet-{name}") else str(name).replace("_", " ")


def mission_text(game: Any, mission: int, text: Text) -> str:
    target = game.data["mission"][mission]
    spaces = "/".join(map(str, target["spaces"]))
    if target["kind"] == "moon":
        return text.say("target-moon", {"spaces": spaces})
    planets = game.data["planet"]
    planet = next(index for index, entry in enumerate(planets) if target["spaces"][0] in entry["spaces"])
    return text.say("target-planet", {"planet": planet_text(game, planet, text), "spaces": spaces})
