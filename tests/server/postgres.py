"""A real PostgreSQL: databases with random names, dropped when the tests are done with them."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

DEFAULT = "postgresql://postgres@127.0.0.1:5432/postgres"


class Postgres:
    """The server that COSMODROME_TEST_POSTGRES names."""

    def __init__(self) -> None:
        self._address = sa.make_url(os.environ.get("COSMODROME_TEST_POSTGRES", DEFAULT))
        self._engine = sa.create_engine(self._address, isolation_level="AUTOCOMMIT")
        self._made: list[str] = []

    def do(self, statement: str) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql(statement)

    def new(self) -> str:
        """The address of an empty database."""
        name = f"cosmodrome_test_{secrets.token_hex(6)}"
        self.do(f"CREATE DATABASE {name}")
        self._made.append(name)
        return self._address.set(database=name).render_as_string(hide_password=False)

    @contextmanager
    def out_of_reach(self, url: str) -> Iterator[None]:
        """Nobody can talk to this database, and who did is cut off."""
        name = sa.make_url(url).database
        self.do(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        self.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        try:
            yield
        finally:
            self.do(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")

    def close(self) -> None:
        for name in self._made:
            self.do(f"DROP DATABASE {name} WITH (FORCE)")
        self._engine.dispose()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Skips where there is none; in CI that is a failure."""
    server = Postgres()
    try:
        server.do("SELECT 1")
    except OperationalError:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is missing")
        pytest.skip("needs PostgreSQL")
    try:
        yield server
    finally:
        server.close()
