"""Parts of a table that do not hold it: a table that leaves the memory is gone at once, and need not be looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table


class TableComponent:
    """Lives as long as its table does."""

    def __init__(self, table: Table) -> None:
        self._of = ref(table)

    @property
    def _table(self) -> Table:
        table = self._of()
        assert table is not None
        return table
