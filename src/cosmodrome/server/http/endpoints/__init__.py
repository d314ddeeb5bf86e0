"""The REST endpoints by topic, in the order in which the OpenAPI description lists them."""

from __future__ import annotations

# isort: off
from cosmodrome.server.http.endpoint import ENDPOINTS
from cosmodrome.server.http.endpoints import games, daily, tables, replays, admin
# isort: on

__all__ = ["ENDPOINTS", "admin", "daily", "games", "replays", "tables"]
