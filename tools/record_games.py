"""Records whole games for the tests: `python tools/record_games.py` writes tests/records/<game>/*.json.

Every player count with every combination of variants is played twice: by people, and by bots under other rulings. In
between, moves are taken back and seats are left to somebody else. Four more matches show what is rare. The same program
always writes the same files; once they are stored they are the authority, and rules that no longer replay them are
wrong or are a new version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import cosmodrome
from cosmodrome import Match, Refused, Rng, Seat, bots
from cosmodrome.core.meta import Options
from cosmodrome.core.record import to_file_text

RECORDS = Path(__file__).parent.parent / "tests" / "records"
NAMES = ("Ada", "Grace", "Linus", "Barbara", "Edsger")
MILLISECONDS = 1500


@dataclass(frozen=True)
class Plan:
    """A game to be recorded: who plays what under which options, and whether people are at the table."""

    game: str
    name: str
    number: int  # the seed
    seats: tuple[str, ...]  # which bot decides for each
    options: Options
    people: bool
    leaves: int = 0  # after so many moves nobody plays on: three players give up, two abandon the match

    @property
    def file(self) -> Path:
        return Path(self.game) / f"{self.name}.json"


def plans() -> Iterator[Plan]:
    """Every player count with every combination of variants, twice; rulings are spread over the second round."""
    for game_id in ("mlem",):
        meta = cosmodrome.load(game_id).meta
        variants = [option for option in meta.options if not option.ruling]
        rulings = [option for option in meta.options if option.ruling]
        number = 0
        for people, players in product((True, False), range(meta.fewest, meta.most + 1)):
            for choice in product(*(option.choices for option in variants)):
                number += 1
                rng = Rng(number)
                options: Options = {option.name: value for option, value in zip(variants, choice, strict=True)}
                if not people:
                    options |= {option.name: rng.choice(option.choices) for option in rulings}
                seats = tuple(rng.choice(meta.bots[:2]) for _ in range(players))
                on = [option.name for option in variants if options[option.name] is True]
                name = "-".join([f"{players}p", *(on or ["base"]), "people" if people else "bots"])
                yield Plan(game_id, name, number, seats, options, people)
        # Seeds that were looked for, because what they show is rare: a token for a die while none is missing, and a
        # drifter who is asked in deep space.
        rare: Options = {"explorations": True, "drifter_from_deep_space": True}
        yield Plan(game_id, "no-die-missing", 108, ("steady", "random", "steady", "random"), rare, False)
        yield Plan(game_id, "drifter-in-deep-space", 226, ("steady", "random", "steady", "random"), rare, False)
        yield Plan(game_id, "resigned", number + 1, ("steady", "steady", "steady"), {}, True, leaves=40)
        yield Plan(game_id, "abandoned", number + 2, ("steady", "steady"), {}, True, leaves=40)


def play(plan: Plan) -> Match:
    """Play the plan to its end."""
    game = cosmodrome.load(plan.game)
    seats = [Seat(NAMES[i], bot=None if plan.people else bot) for i, bot in enumerate(plan.seats)]
    nonces = [f"{plan.number:04x}{i}" for i in range(len(seats))]
    match = Match.start(game, seats, plan.options, seed=plan.number, nonces=nonces)
    rng = Rng(plan.number, 1)
    minds = [bots.find(game, name) for name in plan.seats]
    now = moves = 0
    while not match.is_over:
        if moves and moves == plan.leaves:
            leave(match)
            break
        moves += 1
        [seat] = match.players_to_move()
        now += MILLISECONDS + int(rng.below(MILLISECONDS))
        match.play(seat, minds[seat].choose(match.state.resample(seat, rng), rng), at=now)
        if not match.is_over and rng.below(25) == 0:
            incident(match, seat, plan, rng)
    return match


def leave(match: Match) -> None:
    if len(match.seats) == 2:
        match.abandon()
    else:
        match.resign(0)
        match.resign(2)


def incident(match: Match, seat: int, plan: Plan, rng: Rng) -> None:
    """Something that is no move: mostly a move taken back, now and then somebody leaves."""
    if rng.below(4):
        take_back(match, seat, rng)
        return
    if len(plan.seats) > 2 and not match.resigned and rng.below(2):
        match.resign(seat)
    match.hand_over(seat, Seat(f"{NAMES[seat]} II", bot=plan.seats[seat]))


def take_back(match: Match, seat: int, rng: Rng) -> None:
    if match.undo(seat):
        if rng.below(2):
            with suppress(Refused):  # what was drawn in between cannot be brought back
                match.redo(seat)
        return
    assert match.request is not None
    for other in sorted(match.request.waiting):
        yes = rng.below(4) > 0
        if match.answer(other, yes) or not yes:
            return


def main() -> None:
    total = 0
    for plan in plans():
        file = RECORDS / plan.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(to_file_text(play(plan).record()), encoding="utf-8")
        total += file.stat().st_size
    print(f"{total} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
