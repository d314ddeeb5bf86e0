"""A wire to PostgreSQL that can be cut at the worst moment: when a commit has arrived and its answer is not back."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Wire:
    """Carries everything both ways; `cut_after` is cut at the next COMMIT on the line that has carried these bytes."""

    def __init__(self, address: str) -> None:
        self._there = urlsplit(address)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.cut_after: bytes | None = None
        netloc = f"{self._there.username or 'postgres'}@127.0.0.1:{self._listener.getsockname()[1]}"
        self.address = self._there._replace(netloc=netloc).geturl()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.create_connection((self._there.hostname or "127.0.0.1", self._there.port or 5432))
                muted = threading.Event()
                threading.Thread(target=self._carry, args=(here, there, muted, True), daemon=True).start()
                threading.Thread(target=self._carry, args=(there, here, muted, False), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, muted: threading.Event, up: bool) -> None:
        """Forward data from one socket to the other, until either side closes or the answer to the commit arrives."""
        carried = False
        with contextlib.suppress(OSError):
            while (data := one.recv(65536)) and not (muted.is_set() and not up):
                carried = carried or (up and self.cut_after is not None and self.cut_after in data)
                if carried and self.cut_after is not None and b"COMMIT" in data:
                    self.cut_after = None
                    muted.set()
                other.sendall(data)
        for line in (one, other):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
