"""Records whole games for the tests: `PYTHONPATH=. python -m tools.records.record_games` writes
tests/records/<game>/*.json.

Every player count with every combination of variants is played twice: by people, and by bots under other rulings. In
between, moves are undone and seats are handed over. A few more matches show what is rare. The same
program always writes the same files; once they are stored they are the authority, and are not written again: rules
that no longer replay them are wrong or are a new version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path

import cosmodrome
from cosmodrome import Match, Refused, Rng, Seat, bots
from cosmodrome.core.bot import Bot
from cosmodrome.core.data_pack import Pack, built_in_text, parse
from cosmodrome.core.game import Game
from cosmodrome.core.match.race import plan_of
from cosmodrome.core.match.record import to_file_text
from cosmodrome.core.meta import Option, Options
from cosmodrome.games import metas
from tools.records import mlem, star_search
from tools.records.leaving_earth import plans as leaving_earth
from tools.records.leaving_earth import rule_changes, second_version
from tools.records.plan import Plan

RECORDS = Path(__file__).parents[2] / "tests" / "records"
FEWEST = 36  # tables of a game, without the rare ones
# Who plays them; frozen bots, so that a record can be made again.
PLAYERS = {
    "mlem": ("random", "steady"),
    "star_search": ("grown-up", "eagle"),
    "leaving_earth": ("random", "planner-lite"),
}
NAMES = ("Ada", "Grace", "Linus", "Barbara", "Edsger")
MILLISECONDS = 1500


# Seeds that were looked for, because what they show is rare: in MLEM a token for a die while none is missing, and a
# drifter who is asked in deep space; in Star Search a meteor shower, by vote and without, and races that nobody wins.
STEADY_AND_RANDOM = ("steady", "random", "steady", "random")
RARE_OPTIONS: Options = {"explorations": True, "drifter_from_deep_space": True}
VARIANTS: Options = {"ufo": True, "explorations": True, "secret_missions": True}
SPITEFUL_AND_RANDOM = ("child-spiteful", "random")
STUCK_OPTIONS: Options = {"variation": "rudi", "path": 20, "super_limit": 60}
# A mat with two tokens on space 6, five moons at 6 and 9, and moons beside planets, shared by 8 and 12.
OTHER_MAT = (
    ('space = 7\neffect = "die"', 'space = 6\neffect = "die"'),
    ("moons = [2, 1]\nprovenance", "moons = [4, 3, 2, 1, 1]\nprovenance"),
    ("number = 8\n", "number = 8\nmoons = [5, 4]\n"),
    ("number = 12\n", "number = 12\nmoons_of = 8\n"),
)
RARE = {
    "mlem": (
        Plan("mlem", "no-die-missing", 108, STEADY_AND_RANDOM, RARE_OPTIONS, False),
        Plan("mlem", "drifter-in-deep-space", 226, STEADY_AND_RANDOM, RARE_OPTIONS, False),
        Plan("mlem", "other-mat", 301, STEADY_AND_RANDOM, VARIANTS, False, edits=OTHER_MAT),
    ),
    "star_search": tuple(
        Plan("star_search", f"meteor-shower-{i + 1}", number, SPITEFUL_AND_RANDOM, STUCK_OPTIONS, False)
        for i, number in enumerate((129, 160, 144, 205))
    ),
}


# Games under later versions of the rules; what was recorded under an earlier one stays.
LATER = {
    "mlem": mlem.plans(),
    "star_search": star_search.plans(),
    "leaving_earth": (*second_version.plans(), *rule_changes.plans()),
}

PLANNED = {leaving_earth.GAME: leaving_earth}  # games with a file of their own in `tools/records`


def plans() -> Iterator[Plan]:
    for game_id in metas():
        if game_id in PLANNED:
            yield from PLANNED[game_id].plans()
            yield from LATER.get(game_id, ())
            continue
        number = 0
        for plan in spread(game_id):
            number = plan.number
            yield plan
        yield from RARE.get(game_id, ())
        yield from LATER.get(game_id, ())
        bot = metas()[game_id].bots[-1]
        yield Plan(game_id, "resigned", number + 1, (bot,) * 3, {}, True, leaves=40)
        yield Plan(game_id, "abandoned", number + 2, (bot,) * 2, {}, True, leaves=40)


def spread(game_id: str) -> Iterator[Plan]:
    """Every player count with every combination of variants, by people and by bots; rulings are spread over the latter.

    A variant is an option with two choices that opens no ruling. A game with few of them goes round again, with
    everything else that can be chosen spread over all tables.
    """
    meta = metas()[game_id].under(f"{game_id}/1")
    variants = [option for option in meta.options if not option.ruling and len(option.choices) == 2]
    others = [option for option in meta.options if option not in variants]
    tables = list(product((True, False), range(meta.fewest, meta.most + 1)))
    choices = list(product(*(option.choices for option in variants)))
    number = 0
    for again in range(-(-FEWEST // (len(tables) * len(choices)))):
        for (people, players), choice in product(tables, choices):
            number += 1
            rng = Rng(number)
            options: Options = {option.name: value for option, value in zip(variants, choice, strict=True)}
            if not people or again:
                options |= {option.name: rng.choice(option.choices) for option in others}
            seats = tuple(rng.choice(PLAYERS[game_id]) for _ in range(players))
            on = [written(option, options[option.name]) for option in variants if options[option.name] is not False]
            name = "-".join([f"{players}p", *(on or ["base"]), "people" if people else "bots"])
            yield Plan(game_id, f"{name}-{again + 1}" if again else name, number, seats, options, people)


def written(option: Option, value: bool | str | int) -> str:
    return option.name if value is True else str(value)


def play(plan: Plan) -> Match:
    """Play the plan to its end."""
    game = cosmodrome.load(plan.game, own_pack(plan), plan.rules)
    levels = game.meta.levels
    seats = [
        Seat(
            NAMES[i],
            level=levels[(plan.number + i) % len(levels)] if levels else None,
            bot=None if plan.people else bot,
        )
        for i, bot in enumerate(plan.seats)
    ]
    nonces = [f"{plan.number:04x}{i}" for i in range(len(seats))]
    match = Match.start(game, seats, plan.options, seed=plan.number, nonces=nonces, position=plan.position)
    rng = Rng(plan.number, 1)
    minds = [mind(game, name) for name in plan.seats]
    now = moves = 0
    while not match.is_over:
        if moves and moves == plan.leaves:
            leave(match)
            break
        moves += 1
        if match.state.is_chance():
            now = race(match, minds, now, rng)
            continue
        [seat] = match.players_to_move()
        now += MILLISECONDS + int(rng.below(MILLISECONDS))
        match.play(seat, minds[seat].choose(match.state.resample(seat, rng), rng), at=now)
        if plan.incidents and not match.is_over and rng.below(25) == 0:
            incident(match, seat, plan, rng)
    return match


def own_pack(plan: Plan) -> Pack | None:
    text = built_in_text(plan.game)
    for old, new in plan.edits:
        assert old in text, f"{plan.file}: the built-in pack has no {old!r}"
        text = text.replace(old, new)
    return parse(text, plan.game) if plan.edits else None


def mind(game: Game, name: str) -> Bot:
    """A player of the game, or one that only its recordings have."""
    planned = PLANNED.get(game.meta.id)
    return (planned and planned.mind(game, name)) or bots.find(game, name)


def race(match: Match, minds: list[Bot], now: int, rng: Rng) -> int:
    """An hourglass runs: the seat with the earliest plan acts, unless time runs out before or no seat has a plan."""
    deadline = match.deadline()
    plans = [
        (max(now + 1, match.timeline.last_at + delay), seat, action)
        for seat in match.players_to_move()
        for delay, action in plan_of(minds[seat], match.state, seat, rng)
        if action in match.legal(seat)
    ]
    at, seat, action = min(plans, default=(now, -1, -1))
    if seat < 0 or (deadline is not None and (at > deadline or rng.below(15) == 0)):
        assert deadline is not None
        match.tick(deadline)
        return deadline
    match.play(seat, action, at=at)
    return at


def leave(match: Match) -> None:
    if len(match.seats) == 2:
        match.abandon()
    else:
        match.resign(0)
        match.resign(2)


def incident(match: Match, seat: int, plan: Plan, rng: Rng) -> None:
    """Something that is no move: mostly an undo, now and then a player leaves."""
    if rng.below(4):
        take_back(match, seat, rng)
        return
    if len(plan.seats) > 2 and not match.resigned and rng.below(2):
        match.resign(seat)
    match.hand_over(seat, Seat(f"{NAMES[seat]} II", bot=plan.seats[seat]))


def take_back(match: Match, seat: int, rng: Rng) -> None:
    if not match.undos.can_undo(seat):
        return
    if match.undo(seat):
        if rng.below(2):
            with suppress(Refused):  # what was drawn in between cannot be brought back
                match.redo(seat)
        return
    assert match.undos.request is not None
    for other in sorted(match.undos.request.waiting):
        yes = rng.below(4) > 0
        if match.answer(other, yes) or not yes:
            return


def main() -> None:
    total = 0
    for plan in plans():
        file = RECORDS / plan.file
        if file.exists():
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(to_file_text(play(plan).record()), encoding="utf-8")
        total += file.stat().st_size
    print(f"{total} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
