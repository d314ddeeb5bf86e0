"""What the event loop must not read itself is read before it is needed."""

from __future__ import annotations

from cosmodrome import games
from cosmodrome.core.text import bundle
from cosmodrome.server.preload import preload


def test_preload_of_a_game_leaves_no_messages_to_be_read() -> None:
    bundle.cache_clear()
    for meta in games.metas().values():
        preload(meta)
    read = bundle.cache_info().misses
    for meta in games.metas().values():
        for locale in meta.locales:
            games.load(meta.id).text(locale)
    assert bundle.cache_info().misses == read
