"""Durable storage in one SQLite file or in PostgreSQL: tables, leases, reports, daily times, settings."""

from __future__ import annotations

from cosmodrome.server.storage.daily_store import DailyStore
from cosmodrome.server.storage.database import Database
from cosmodrome.server.storage.lease_store import LeaseStore
from cosmodrome.server.storage.report_store import ReportStore
from cosmodrome.server.storage.settings_store import SettingsStore
from cosmodrome.server.storage.table_store import TableStore


class Storage:
    """Everything that must outlive the process."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.tables = TableStore(self.database)
        self.leases = LeaseStore(self.database)
        self.reports = ReportStore(self.database)
        self.daily = DailyStore(self.database)
        self.settings = SettingsStore(self.database)

    @property
    def shared(self) -> bool:
        """Whether other workers may write here too."""
        return self.database.shared

    @property
    def address(self) -> str:
        return self.database.address

    @property
    def connected(self) -> bool:
        return self.database.connected

    def close(self) -> None:
        self.database.close()
