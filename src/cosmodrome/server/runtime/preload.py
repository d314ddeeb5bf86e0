"""Reads in a thread what the event loop would otherwise read when it is first needed, which takes up to 0.2 s each.

These are the messages of every game in every language, the modules that weigh choices for hints, and MIME types.
"""

from __future__ import annotations

import asyncio
import mimetypes

from cosmodrome import bots, games
from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.core.i18n import bundle
from cosmodrome.core.meta import Meta

DELAY_SECONDS = 5.0  # players who come back after a restart are served first


async def preload_in_background() -> None:
    await asyncio.sleep(DELAY_SECONDS)
    for meta in games.metas().values():
        await asyncio.to_thread(preload, meta)


def preload(meta: Meta) -> None:
    mimetypes.init()
    game = games.load(meta.id)
    bots.names(game)
    can_advise(game)
    for locale in meta.locales:
        bundle(f"games/{meta.id}", locale)
        bundle("server", locale)
