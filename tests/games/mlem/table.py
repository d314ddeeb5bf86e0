"""Sets up MLEM tables in the words of the rulebook, by playing real actions and draws.

Dice are written as on the table: `roll(state, "1 1 3 A")`, where A is an afterburner. Where a test only needs the
rocket somewhere, it moves the marker itself; what happens from there on is the rules' business.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import ABOARD, AT_HOME, Mlem
from cosmodrome.games.mlem.vocabulary import FACES, GOALS, SPECIALISTS, VOCABULARY
from tests.support import pack_drafts

Json = dict[str, Any]
Plan = int | None | tuple[str, int | None]

DEEP_SPACE = 26
# Sent along when a test does not say who: first those who change nothing where the tests make them land.
ANYBODY = ("engineer", "satellite", "saboteur", "parachutist", "drifter", "moonwalker", "voyager", "settler")


# --- laying the table --------------------------------------------------------


def fresh(players: int = 2, pack: Pack | None = None, **options: bool | str | int) -> Mlem:
    """A table before the first draw."""
    state = load("mlem", pack).new(players, options)
    assert isinstance(state, Mlem)
    return state


def start(
    players: int = 2,
    starter: int = 0,
    token: Mapping[str, Any] | None = None,
    explorations: Sequence[int] = (),
    missions: Mapping[int, Sequence[int]] | None = None,
    pack: Pack | None = None,
    **options: bool | str,
) -> Mlem:
    """A table at its first takeoff.

    `token` is the expedition token on top, `explorations` the spaces of the open exploration tokens, `missions` what
    each seat is dealt (the last one goes back to the box); each of them switches its variant on.
    """
    if token is not None:
        options["ufo"] = True
    if explorations:
        options["explorations"] = True
    if missions is not None:
        options["secret_missions"] = True
    state = fresh(players, pack, **options)
    state.apply(starter)
    if options.get("secret_missions"):
        deal(state, missions or {})
    if options.get("explorations"):
        lay_explorations(state, explorations)
    if options.get("ufo"):
        reveal(state, token or {})
    return state


def table(
    players: int | None = None,
    aboard: Sequence[tuple[int, str]] = ((0, "settler"), (1, "settler")),
    space: int | None = None,
    dice: int | None = None,
    **setup: Any,
) -> Mlem:
    """A table at the moment of rolling: who is aboard from top to bottom, where the rocket is, how many dice are left.

    Seats that are not named send their settlers.
    """
    state = start(players or max(2, len(aboard)), starter=aboard[0][0], **setup)
    crew = dict(aboard)
    for _ in range(state.players):
        embark(state, crew.get(state.current_player(), "settler"))
    assert seats_aboard(state)[: len(aboard)] == [seat for seat, _ in aboard], "seats board clockwise"
    if space is not None:
        state.space = space
    if dice is not None:
        state.dice = dice
    return state


def goal_in_a_crash(rules: str | None = None, **options: bool) -> Mlem:
    """Seat 0 is about to parachute down on its fourth moon."""
    state = load("mlem", rules=rules).new(2, options)
    assert isinstance(state, Mlem)
    state.apply(0)
    for space in (6, 9, 10):
        expedition(state, {0: space, 1: space})
    for _ in range(2):
        embark(state, "parachutist" if state.current_player() == 0 else "voyager")
    wreck(state, 13)
    return state


def deal(state: Mlem, hands: Mapping[int, Sequence[int]]) -> None:
    """Deal these missions; then each player returns the last one dealt."""
    left = {seat: list(hand) for seat, hand in hands.items()}
    while drawing(state) == "mission":
        audience = state.chance_audience()
        assert audience is not None
        hand = left.get(audience[0])
        state.apply(hand.pop(0) if hand else first_possible(state))
    while "return_mission" in verbs(state):
        seat = state.current_player()
        returned = hands[seat][-1] if seat in hands else legal(state)[0]["mission"]
        do(state, {"verb": "return_mission", "mission": returned})


def lay_explorations(state: Mlem, spaces: Sequence[int] = ()) -> None:
    """Draw exploration tokens as long as the table wants some: those of the named spaces, then any."""
    wanted = [exploration_token(state, space) for space in spaces]
    while drawing(state) == "exploration":
        state.apply(wanted.pop(0) if wanted else first_possible(state))
    assert not wanted, "there is no room for that many open tokens"


def reveal(state: Mlem, token: Mapping[str, Any]) -> None:
    """Turn over the first expedition token left that shows this, such as `{"ability": "reroll", "dice": 5}`."""
    assert drawing(state) == "expedition"
    tokens = state.game.data["expedition_token"]
    state.apply(next(n for n in possible(state) if token.items() <= tokens[n].items()))


def exploration_token(state: Mlem, space: int) -> int:
    """The number of the exploration token that belongs to a space."""
    return [token["space"] for token in state.game.data["exploration_token"]].index(space)


def drawing(state: Mlem) -> str | None:
    """What chance is drawing now, if it is chance's turn."""
    return state.chance_stream() if state.is_chance() else None


def possible(state: Mlem) -> list[int]:
    return [outcome for outcome, _ in state.chance_outcomes()]


def first_possible(state: Mlem) -> int:
    return possible(state)[0]


# --- doing something ---------------------------------------------------------


def do(state: Mlem, action: Json) -> None:
    """Take a legal action."""
    number = state.game.from_json(action)
    assert number in state.legal_actions(), f"{action} is not among {legal(state)}"
    state.apply(number)


def embark(state: Mlem, *specialists: str) -> None:
    """The seats whose turn it is send these specialists aboard."""
    for specialist in specialists:
        do(state, {"verb": "embark", "specialist": specialist})


def roll(state: Mlem, faces: str) -> None:
    """The commander's dice show these faces."""
    assert drawing(state) == "dice", "this is not the moment to roll"
    dice = [FACES.index(face) for face in long(faces)]
    assert len(dice) == state.dice, f"{state.dice} dice are rolled, not {len(dice)}"
    state.apply(state.chance_gather(dice))


def fly(state: Mlem, sources: str) -> None:
    """The commander flies with these, such as `"1 A engineer"`."""
    do(state, {"verb": "fly", "with": long(sources)})


def land(state: Mlem, space: int | None = None) -> None:
    """The astronaut of the seat to act gets off, at the rocket's space unless another one is named."""
    do(state, {"verb": "land", "space": state.space if space is None else space})


def stay(state: Mlem) -> None:
    do(state, {"verb": "stay"})


def go_home(state: Mlem) -> None:
    do(state, {"verb": "go_home"})


def arrive(state: Mlem, space: int, dice: int | None = None) -> None:
    """Finish a travel phase on a space, with six dice left unless told otherwise.

    The rocket is put where some afterburners, which cost no dice, carry it exactly there.
    """
    state.dice = 6
    for origin in reversed(range(space)):
        count, rest = divmod(space - origin, afterburner(state, origin) or 99)
        if rest == 0 and 0 < count <= 6:
            state.space = origin
            roll(state, " ".join("A" * count + "3" * (6 - count)))
            fly(state, "A")
            break
    else:
        raise AssertionError(f"no afterburners lead to space {space}")
    if dice is not None:
        state.dice = dice


def wreck(state: Mlem, space: int | None = None) -> None:
    """Roll one die that does not match, and save nothing. Parachutists are left to decide."""
    if space is not None:
        state.space = space
    state.dice = 1
    roll(state, next(face for face in "1234A" if face not in symbols(state, state.space)))
    if "crash" in verbs(state):
        do(state, {"verb": "crash"})


def expedition(state: Mlem, plans: Mapping[int, Plan]) -> None:
    """Fly a whole expedition in which each seat gets off at its space; None stays aboard until the rocket crashes.

    A plan may name the specialist, as in `{0: ("moonwalker", 13), 1: None}`; otherwise anybody at home goes.
    """
    goals: dict[int, int | None] = {}
    for _ in range(state.players):
        seat = int(state.current_player())
        plan = plans[seat]
        specialist, goals[seat] = plan if isinstance(plan, tuple) else (anybody(state, seat), plan)
        embark(state, specialist)
    assert not {None, DEEP_SPACE} <= set(goals.values()), "nobody stays aboard in deep space"
    for space in sorted({goal for goal in goals.values() if goal is not None}):
        arrive(state, space)
        while "stay" in verbs(state):
            if goals[int(state.current_player())] == space:
                land(state, space)
            else:
                stay(state)
    if drawing(state) == "dice":
        wreck(state)
        while "go_home" in verbs(state):
            go_home(state)


def anybody(state: Mlem, seat: int) -> str:
    return next(specialist for specialist in ANYBODY if specialist in at_home(state, seat))


# --- looking at the table ----------------------------------------------------


def legal(state: Mlem) -> list[Json]:
    return [state.game.to_json(action) for action in state.legal_actions()]


def verbs(state: Mlem) -> list[str]:
    """What kinds of things may be done, each named once."""
    return list(dict.fromkeys(action["verb"] for action in legal(state)))


def flights(state: Mlem) -> set[str]:
    """Everything the commander may fly with, each as in `"1 A engineer"`."""
    return {short(action["with"]) for action in legal(state) if action["verb"] == "fly"}


def landings(state: Mlem) -> list[int]:
    """The spaces where the astronaut of the seat to act may get off."""
    return [action["space"] for action in legal(state) if action["verb"] == "land"]


def refusals(state: Mlem) -> ActionList:
    """What is offered now, with the reasons of what is not."""
    offer = ActionList(state.game.num_distinct_actions, explain=True)
    state.list_actions(offer)
    return offer


def refusal(state: Mlem, action: Json) -> str | None:
    """Why an action is not offered."""
    reason = refusals(state).refused.get(state.game.from_json(action))
    return None if reason is None else VOCABULARY.reasons[reason].code


def refused_flight(state: Mlem, sources: str) -> str | None:
    return refusal(state, {"verb": "fly", "with": long(sources)})


def refused_landing(state: Mlem, space: int) -> str | None:
    return refusal(state, {"verb": "land", "space": space})


def symbols(state: Mlem, space: int) -> set[str]:
    """What the mat shows beside a space, afterburners as A."""
    return {short([str(symbol)]) for symbol in state.game.data["space"][space]["symbols"]}


def afterburner(state: Mlem, space: int) -> int:
    """What an afterburner is worth on a space, 0 where there is none."""
    return int(state.game.data["space"][space].get("afterburner", 0))


def seats_aboard(state: Mlem) -> list[int]:
    """The seats whose astronauts are aboard, from top to bottom."""
    return [int(state.seat_aboard(slot)) for slot in range(state.crew)]


def used_engineers(state: Mlem) -> list[int]:
    """The seats whose engineers lie face down on the rocket board."""
    return [int(state.seat_aboard(slot)) for slot in range(state.crew) if state.is_used(slot)]


def at_home(state: Mlem, seat: int) -> set[str]:
    return {name for number, name in enumerate(SPECIALISTS) if state.at_home(seat) >> number & 1}


def where(state: Mlem, seat: int, specialist: str) -> str | int:
    """`home`, `aboard`, or the space of the mat."""
    place = int(state.place_of(seat, SPECIALISTS.index(specialist)))
    return {AT_HOME: "home", ABOARD: "aboard"}.get(place, place // 8)


def owner(state: Mlem, goal: str) -> int | None:
    """Who has the goal token."""
    seat = int(state.goal_owner(GOALS.index(goal)))
    return seat if seat >= 0 else None


def open_explorations(state: Mlem) -> set[int]:
    """The spaces where exploration tokens lie open."""
    tokens = state.game.data["exploration_token"]
    return {token["space"] for number, token in enumerate(tokens) if state.exploration_open >> number & 1}


def points(state: Mlem) -> list[int]:
    """What each seat has scored at once, on moons and in deep space."""
    return [int(state.points(seat)) for seat in range(state.players)]


def bonuses(state: Mlem) -> list[int]:
    """What each seat's UFO and exploration tokens are worth."""
    return [int(state.bonus(seat)) for seat in range(state.players)]


def long(words: str) -> list[str]:
    return ["afterburner" if word == "A" else word for word in words.split()]


def short(words: Iterable[str]) -> str:
    return " ".join("A" if word == "afterburner" else word for word in words)


# --- an owner's data pack ----------------------------------------------------


class Draft(pack_drafts.Draft):
    def __init__(self) -> None:
        super().__init__("mlem")
