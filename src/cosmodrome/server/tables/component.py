"""Base class for the parts of a table, which refer to it weakly: an evicted table is freed at once.

With a strong reference each part and its table would form a cycle that only the garbage collector breaks, and it runs
rarely here (`runtime/gc_tuning.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table


class TableComponent:
    """A part of a table, which lives as long as its table."""

    def __init__(self, table: Table) -> None:
        self._table_ref = ref(table)

    @property
    def _table(self) -> Table:
        table = self._table_ref()
        assert table is not None
        return table
