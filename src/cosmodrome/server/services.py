"""The services of one server process: storage, worker pools, tables and what is done with them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from cosmodrome.core.data_pack import Pack
from cosmodrome.server.cluster.bus import Bus
from cosmodrome.server.compute import Compute
from cosmodrome.server.daily_tasks import DailyTasks
from cosmodrome.server.game_catalogue import GameCatalogue
from cosmodrome.server.game_lengths import GameLengths
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.tables.analysis_cache import AnalysisCache
from cosmodrome.server.tables.hints import HintService
from cosmodrome.server.tables.lifecycle.eviction import TableEviction
from cosmodrome.server.tables.lifecycle.factory import TableFactory
from cosmodrome.server.tables.lifecycle.registry import TableRegistry
from cosmodrome.server.tables.lifecycle.seating import Seating
from cosmodrome.server.tables.replay_access import ReplayAccess


class Services:
    """Opens and closes the services in order. The storage belongs to the caller."""

    def __init__(
        self, storage: Storage, packs: Mapping[str, Pack] | None = None, workers: int = 1, bus: Bus | None = None
    ) -> None:
        self.run = secrets.token_hex(8)  # names this start of the server
        self.storage = storage
        self.catalogue = GameCatalogue(packs)
        self.lengths = GameLengths(storage)
        self.compute = Compute(storage.address, workers)
        self.registry = TableRegistry(storage, self.compute, bus)
        self.cluster = self.registry.cluster
        self.daily = DailyTasks(storage)
        self.eviction = TableEviction(self.registry, self.daily)
        self.replays = ReplayAccess(self.compute)
        self.analyses = AnalysisCache(self.compute)
        self.hints = HintService(self.compute)
        self.seating = Seating(self.registry)
        self.factory = TableFactory(self.registry, self.eviction, self.catalogue, self.compute, self.replays)

    async def open(self) -> None:
        self.compute.open()
        self.catalogue.preload()
        await self.registry.open()
        self.eviction.open()

    async def close(self) -> None:
        await self.eviction.close()
        await self.registry.close()
        self.analyses.close()
        self.compute.close()
