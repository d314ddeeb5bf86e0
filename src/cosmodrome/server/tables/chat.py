"""The chat of a table: its newest lines, and a rate limit per seat. Chat is stored, but it is not part of the match."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import msgspec

from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.token_bucket import Bucket
from cosmodrome.server.protocol import ChatLine, ChatNews, Say
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import CHAT_KEPT
from cosmodrome.server.tables.component import TableComponent
from cosmodrome.server.wallclock import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

LINES_PER_SECOND, LINES_AT_ONCE = 1, 10  # of one seat
BIDI_CONTROLS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class TableChat(TableComponent):
    """The newest lines, at most `CHAT_KEPT`; the database keeps all of them."""

    def __init__(self, table: Table, storage: Storage) -> None:
        super().__init__(table)
        self.lines: list[ChatLine] = []
        self._storage = storage
        self._buckets: dict[int, Bucket] = {}

    @property
    def next_number(self) -> int:
        return self.lines[-1].number + 1 if self.lines else 0

    async def say(self, message: Say) -> None:
        """Check what a player has written, and post it."""
        table, seat = self._table, message.seat
        text = " ".join(without_controls(message.text).split())
        if table.data.children and text:
            raise Rejection("emotes_only")
        if not text and message.emote is None:
            raise Rejection("empty")
        if not self._buckets.setdefault(seat, Bucket(LINES_PER_SECOND, LINES_AT_ONCE)).take():
            raise Rejection("too_fast")
        line = ChatLine(self.next_number, now(), seat, table.data.chairs[seat].name, text, message.emote)
        await self.post(line, message.id)

    async def post(self, line: ChatLine, cause: str) -> None:
        """Save a line, and send it to everyone at the table."""
        table = self._table
        await self._storage.tables.add_chat(table.data.id, line, cause)
        self.add(line)
        table.cluster.publish_chat(table)

    def add(self, line: ChatLine) -> None:
        """Add a line that is saved, and send it to those who are connected here."""
        self.lines.append(line)
        del self.lines[:-CHAT_KEPT]
        self._table.audience.send_to_all(msgspec.json.encode(ChatNews(line)).decode())


def without_controls(text: str) -> str:
    """Remove control characters and those that change the direction of the text; joiners of emoji stay."""
    kept = (sign for sign in text if sign.isspace() or unicodedata.category(sign) != "Cc")
    return "".join(sign for sign in kept if sign not in BIDI_CONTROLS)
