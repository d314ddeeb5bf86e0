"""What worker processes compute for the server (`compute_pool.py`): bot moves, hints, studies, plans, data packs."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any

from cosmodrome import games
from cosmodrome.bots import MOVE_SECONDS, find
from cosmodrome.bots.hint_text import Advice, advise
from cosmodrome.core.bot import Bot
from cosmodrome.core.data_pack import parse
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.core.match.race import plan_of
from cosmodrome.server.errors import Rejection

HINT_PLAYOUTS = 1000  # for every choice, if time permits
HINT_SECONDS = 2.0  # people wait for a hint
BOTS_KEPT = 64

# --- bots ------------------------------------------------------------------------------------

_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def bot_of(match: str, seat: int, game: GameProtocol, name: str) -> Bot:
    """Return the bot of a seat, cached for the match with everything that it has prepared."""
    key = (match, seat, name)
    bot = _bots.pop(key, None)
    if bot is None:
        bot = find(game, name)
    _bots[key] = bot
    if len(_bots) > BOTS_KEPT:
        _bots.popitem(last=False)
    return bot


def choose_action(match: str, state: State, seat: int, bot: str, seed: int) -> int:
    """Return the action of a bot. It sees a state that its seat cannot distinguish from the real one."""
    deadline = Deadline(MOVE_SECONDS)
    rng = Rng(seed)
    believed = state.resample(seat, rng)
    return bot_of(match, seat, state.game, bot).choose_by(believed, rng, deadline)


def plan_claims(match: str, state: State, seat: int, bot: str, seed: int) -> list[tuple[int, int]]:
    """Return what the bot will do in a race: milliseconds since the clock started, and the action."""
    deadline = Deadline(MOVE_SECONDS)
    rng = Rng(seed)
    believed = state.resample(seat, rng)
    return plan_of(bot_of(match, seat, state.game, bot), believed, seat, rng, deadline)


# --- hints, studies, plans ---------------------------------------------------------------------


def hint(state: State, seat: int, locale: str, names: list[str]) -> Advice:
    """Return the value of each choice, from a state that the seat cannot distinguish from the real one."""
    seed = secrets.randbits(30)
    return advise(state.resample(seat, Rng(seed)), HINT_PLAYOUTS, locale, names, seed, HINT_SECONDS)


def study(state: State, seat: int | None, question: dict[str, Any]) -> Any:
    """Return the result of a study, such as the odds of a ship."""
    return state.game.study(state.resample(seat, Rng(secrets.randbits(60))), seat, question)


def plan(game: Game, question: dict[str, Any], locale: str) -> Any:
    """Return a plan that belongs to no table."""
    return game.plan(question, game.text(locale))


# --- data packs ----------------------------------------------------------------------------------


def check_pack(text: str, game_id: str) -> dict[str, Any]:
    """Return the contents of a data pack that the game accepts."""
    try:
        pack = parse(text, game_id)
        games.load(game_id, pack)
    except BadInput as error:
        raise Rejection("bad_pack", 422, reason=str(error)) from None
    return dict(pack.data)
