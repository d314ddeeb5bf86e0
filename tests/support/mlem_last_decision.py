"""A table of MLEM one decision before its end, so that what a choice is worth can be counted by hand."""

from __future__ import annotations

from cosmodrome import Match, Seat, load
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.odds.next_roll import crash_chance
from cosmodrome.games.mlem.vocabulary import DISEMBARK, LAND, STAY
from tests.games.mlem.table import land, table


def last_stop(specialist: str, rival: str = "engineer") -> Mlem:
    """The last expedition, on the last moons before deep space, with one die left.

    Linus has got off for 6 points (a moonwalker for 12), and Ada is to act. A moon is left for 4 points (a moonwalker's
    8). The next roll crashes in half of all cases; otherwise it brings her to deep space, for 7.
    """
    state = table(aboard=((1, rival), (0, specialist)), space=25, dice=1)
    state.ending = 1
    state.go(state.setting.steps[DISEMBARK])
    land(state)
    assert crash_chance(state.setting, 25, 1) * 2 == 1
    assert state.legal_actions() == [STAY, LAND + 25]
    return state


def played(*actions: str, start: Mlem | None = None) -> Match:
    """A match from there on, to its end; there Ada, a moonwalker, had the victory by getting off for 8 points."""
    position = load("mlem").to_text(start or last_stop("moonwalker"))
    match = Match.start(load("mlem"), [Seat("Ada"), Seat("Linus", bot="steady")], seed=1, position=position)
    for action in actions:
        if action == "undo":
            match.undo(0)
        elif action == "redo":
            match.redo(0)
        else:
            match.play(
                match.players_to_move()[0], {"verb": "land", "space": 25} if action == "land" else {"verb": action}
            )
    while not match.is_over:
        [only] = match.legal(0)
        match.play(0, only)
    return match
