"""A PostgreSQL database and a Redis for tests: each session has a database of its own, which is dropped afterwards."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

POSTGRES = os.environ.get("COSMODROME_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("COSMODROME_TEST_REDIS", "redis://127.0.0.1:6379/0")


def missing(what: str, error: Exception) -> None:
    """Without its server a test is skipped on a person's own machine, and fails where everything must be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing: {error}")
    pytest.skip(f"needs {what}")


@contextmanager
def fresh_database() -> Iterator[str]:
    """The address of an empty database."""
    psycopg = pytest.importorskip("psycopg") if os.environ.get("CI") != "true" else __import__("psycopg")
    name = f"cosmodrome_test_{secrets.token_hex(6)}"
    try:
        keeper = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError as error:
        missing("PostgreSQL", error)
    with keeper:
        keeper.execute(f"CREATE DATABASE {name}")
        try:
            yield POSTGRES.rpartition("/")[0] + f"/{name}"
        finally:
            keeper.execute(f"DROP DATABASE {name} WITH (FORCE)")


def redis_address() -> str:
    import redis

    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=5).ping()
    except redis.RedisError as error:
        missing("Redis", error)
    return REDIS
