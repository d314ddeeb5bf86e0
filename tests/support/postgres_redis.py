"""A real PostgreSQL, with a database of our own that is dropped when the tests are done with it, and a real Redis."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import redis
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tests.support.packages import missing
from tests.support.waiting import DEADLINE

DEFAULT = "postgresql://postgres@127.0.0.1:5432/postgres"
DEFAULT_REDIS = "redis://127.0.0.1:6379/0"


class Postgres:
    """A database of our own on the server that COSMODROME_TEST_POSTGRES names, with an empty schema for every test."""

    def __init__(self) -> None:
        address = sa.make_url(os.environ.get("COSMODROME_TEST_POSTGRES", DEFAULT))
        self._server = sa.create_engine(address, isolation_level="AUTOCOMMIT")
        self._name = f"cosmodrome_test_{secrets.token_hex(6)}"
        self._address = address.set(database=self._name)
        self._do(f"CREATE DATABASE {self._name}")

    def _do(self, statement: str) -> None:
        with self._server.connect() as connection:
            connection.exec_driver_sql(statement)

    def new(self) -> str:
        """The address of an empty schema, which is as good as a database and much quicker to make."""
        name = f"test_{secrets.token_hex(6)}"
        engine = sa.create_engine(self._address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE SCHEMA {name}")
        engine.dispose()
        return self._address.set(query={"options": f"-csearch_path={name}"}).render_as_string(hide_password=False)

    @contextmanager
    def out_of_reach(self) -> Iterator[None]:
        """Nobody can talk to the database, and who did is cut off."""
        self._do(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS false")
        self._do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self._name}'")
        try:
            yield
        finally:
            self._do(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS true")

    def close(self) -> None:
        self._do(f"DROP DATABASE {self._name} WITH (FORCE)")
        self._server.dispose()


def redis_address() -> str:
    """The Redis that COSMODROME_TEST_REDIS names."""
    address = os.environ.get("COSMODROME_TEST_REDIS", DEFAULT_REDIS)
    try:
        redis.Redis.from_url(address, socket_connect_timeout=DEADLINE).ping()
    except redis.RedisError:
        missing("redis-server")
    return address


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    try:
        server = Postgres()
    except OperationalError:
        missing("postgresql")
    try:
        yield server
    finally:
        server.close()
