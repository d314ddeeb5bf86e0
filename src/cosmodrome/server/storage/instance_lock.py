"""One server per SQLite database: a lock file beside it that the system releases when the process ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cosmodrome._compiled import try_lock
from cosmodrome.core.errors import BadInput
from cosmodrome.server.storage.offline import file_of, make_folder


@contextmanager
def instance_lock(url: str) -> Iterator[None]:
    """Hold the lock for as long as the server runs; PostgreSQL can be shared and needs none.

    Two servers on one file would each show its own players a game that the other knows nothing of. `backup` and
    `validate` only read, so they do not ask for it.
    """
    file = file_of(url)
    if file is None:
        yield
        return
    make_folder(url)
    path = file.with_name(f"{file.name}.lock")
    try:
        opened = path.open("a+b")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
    with opened:
        if not try_lock(opened.fileno()):
            raise BadInput(f"a server already uses {file}: stop it first, or choose another folder with --data")
        yield
