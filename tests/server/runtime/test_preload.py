"""What the event loop must not read itself is read before it is needed."""

from __future__ import annotations

import pytest

from cosmodrome import games
from cosmodrome.server.runtime import preload


def test_preload_reads_the_messages_of_every_game_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    read: set[tuple[str, str]] = set()
    monkeypatch.setattr(preload, "bundle", lambda room, locale: read.add((room, locale)))
    for meta in games.metas().values():
        preload.preload(meta)
    rooms = ["server", *(f"games/{game_id}" for game_id in games.metas())]
    assert read == {(room, locale) for room in rooms for locale in ("en", "fr", "pl")}
