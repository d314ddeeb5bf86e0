"""Loads in a thread what would otherwise block the event loop for up to 0.2 s when it is first needed.

These are the messages of all games in all languages, the modules for hints, and MIME types.
"""

from __future__ import annotations

import asyncio
import mimetypes

from cosmodrome import bots, games
from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.core.i18n import bundle
from cosmodrome.core.meta import Meta

DELAY_SECONDS = 5.0  # players who reconnect after a restart are served first


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
