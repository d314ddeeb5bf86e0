"""Looking after a database: migrate, backup, restore and validate, with real SQLite and real PostgreSQL."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cosmodrome
from cosmodrome.cli import main
from cosmodrome.core.match import record as rec
from cosmodrome.server.record_jobs import decompressed
from cosmodrome.server.storage import backup, migration
from cosmodrome.server.storage.backup import Backup
from cosmodrome.server.storage.offline import connected
from cosmodrome.server.storage.schema import EVENTS, METADATA, REPORTS, TABLES
from tests.support.postgres_redis import Postgres
from tests.support.server_process import ADMIN_KEY, Server, Visitor, play_to_the_end

RECORDS = Path(__file__).parents[2] / "records"
# Added with the first release; nothing that was ever played may be lost to an upgrade.
FIRST_RELEASE = [RECORDS / "mlem" / name for name in ("2p-base-people.json", "5p-ufo-secret_missions-people.json")]

NewDatabase = Callable[[], str]


@pytest.fixture
def sqlite(tmp_path: Path) -> NewDatabase:
    numbers = iter(range(100))
    return lambda: f"sqlite:///{tmp_path / f'{next(numbers)}.db'}"


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    club = Club(tmp_path_factory.mktemp("club"))
    yield club
    club.server.stop()


class Club:
    """A running server with a match that is over, one that is on, records from long ago, chat and a report."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder / "data", "--tables-per-minute", "100000")
        self.url = f"sqlite:///{folder / 'data' / 'cosmodrome.db'}"
        self.file = folder / "club.jsonl.gz"
        over, keys = self.server.table_for("Ada", "Linus", bots=1, options={"ufo": True})
        first = [self.server.join(over, key) for key in keys]
        play_to_the_end(*first)
        for record in FIRST_RELEASE:
            self.server.post("/api/records", record.read_bytes())
        self.table, self.keys = self.server.table_for("Żaneta", "Linus", options={"secret_missions": True})
        visitors = self.sit_down(self.server)
        visitors[0].ask("say", seat=0, text="à bientôt")
        for _ in range(6):
            asked(visitors).act()
        self.server.call("PUT", "/api/admin/retention", {"days": 900}, ADMIN_KEY)
        self.server.post("/api/reports", {"table": over, "step": 3, "text": "Pluto?"})
        with backup.snapshot(self.url) as source:
            backup.write(source, self.file, lambda _: None)
        self.header = Backup(self.file).header
        for visitor in (*first, *visitors):
            visitor.close()

    def sit_down(self, server: Server) -> list[Visitor]:
        visitors = [server.join(self.table, key) for key in self.keys]
        for visitor in visitors:
            visitor.until("update")
        return visitors


def asked(visitors: list[Visitor]) -> Visitor:
    """The visitor whose turn it is, once all visitors are up to date."""
    newest = max(visitor.update["seq"] for visitor in visitors)
    for visitor in visitors:
        visitor.wait(lambda me: me.update["seq"] >= newest)
    return next(visitor for visitor in visitors if visitor.update["legal"])


def rows(url: str) -> list[tuple[str, Any]]:
    with backup.snapshot(url) as source:
        return [(line.into, line.row) for line in source.rows()]


def change(url: str, statement: sa.Executable) -> None:
    with connected(url) as connection, connection.begin():
        connection.execute(statement)


# --- backup and restore -----------------------------------------------------------


def test_a_backup_names_itself_and_holds_every_table_of_the_schema(club: Club) -> None:
    lines = gzip.decompress(club.file.read_bytes()).splitlines(keepends=True)
    header, seal = json.loads(lines[0]), json.loads(lines[-1])
    assert header["format"] == "cosmodrome-backup/1"
    assert header["version"] == cosmodrome.__version__
    assert header["schema"] == migration.newest()
    assert header["counts"]["tables"] == 4
    assert header["counts"]["chat"] == header["counts"]["reports"] == header["counts"]["settings"] == 1
    assert seal == {"lines": len(lines) - 1, "sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}
    assert set(METADATA.tables) <= {*backup.KEPT, *backup.LEFT_OUT}
    assert club.file.stat().st_mode & 0o077 == 0


def test_a_backup_holds_no_key_that_opens_a_seat(club: Club) -> None:
    text = gzip.decompress(club.file.read_bytes()).decode()
    assert "Żaneta" in text
    assert "à bientôt" in text
    assert not any(key in text for key in club.keys)


def play_on_from(club: Club, folder: Path, *more: str) -> None:
    server = Server(folder, *more)
    visitors = club.sit_down(server)
    try:
        assert [seat for visitor in visitors for seat in visitor.welcome["yours"]] == [0, 1]
        assert [line["text"] for line in visitors[0].welcome["chat"]] == ["à bientôt"]
        assert asked(visitors).act()["type"] == "ok"
        assert server.get("/api/admin", ADMIN_KEY)["retention"] == 900
        assert server.get("/api/admin", ADMIN_KEY)["reports"][0]["text"] == "Pluto?"
        play_to_the_end(*visitors)
        record = server.get(f"/api/tables/{club.table}/record")
        assert cosmodrome.verify(record).proof == "fair"
        again = server.post("/api/reports", {"table": club.table, "step": 1, "text": "once more"})
        assert again["id"] == 2
    finally:
        for visitor in visitors:
            visitor.close()
        server.stop()


def test_match_continues_from_a_restored_backup(club: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    code, said, _ = run(capsys, "restore", club.file, "--data", folder)
    assert code == 0
    assert "4 tables" in said
    play_on_from(club, folder)


def test_match_continues_in_postgresql(
    club: Club, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new()
    assert run(capsys, "restore", club.file, "--database", url)[0] == 0
    assert run(capsys, "validate", "--database", url)[0] == 0
    play_on_from(club, tmp_path, "--database", url)


def test_backup_from_sqlite_to_postgresql_and_back_changes_nothing(
    club: Club, tmp_path: Path, postgres: Postgres, sqlite: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    there, back = postgres.new(), sqlite()
    assert run(capsys, "restore", club.file, "--database", there)[0] == 0
    assert run(capsys, "backup", tmp_path / "second.gz", "--database", there)[0] == 0
    assert run(capsys, "restore", tmp_path / "second.gz", "--database", back)[0] == 0
    first = [(line.into, line.row) for line in Backup(club.file).rows()]
    assert rows(back) == first
    assert sorted(map(repr, rows(there))) == sorted(map(repr, first))


def test_backup_of_a_running_server_is_consistent(club: Club, tmp_path: Path) -> None:
    with backup.snapshot(club.url) as source:
        stream = source.rows()
        first = next(stream)
        table, _ = club.server.table_for("Grace", "Joan")  # is committed while we read
        lines = [first, *stream]
    assert len(lines) == source.header.rows
    assert table not in [line.row.get("id") for line in lines]
    assert table in [line[1].get("id") for line in rows(club.url)]


def test_backup_keeps_bytes_that_are_not_text(tmp_path: Path, sqlite: NewDatabase) -> None:
    here, there = sqlite(), sqlite()
    with connected(here, new=True) as connection, connection.begin():
        migration.upgrade(connection)
        row = {"table_id": "x", "step": 1, "text": "", "record": b"\xff\x00\x80", "at": 1}
        connection.execute(REPORTS.insert(), row)
    with backup.snapshot(here) as source:
        backup.write(source, tmp_path / "file", lambda _: None)
    backup.restore(Backup(tmp_path / "file"), there, lambda _: None)
    with connected(there) as connection:
        assert connection.execute(sa.select(REPORTS.c.record)).scalar_one() == b"\xff\x00\x80"


def test_backup_does_not_overwrite_a_file(club: Club, sqlite: NewDatabase, capsys: pytest.CaptureFixture[str]) -> None:
    filled = sqlite()
    assert run(capsys, "restore", club.file, "--database", filled)[0] == 0
    for url, reason in ((filled, "not empty"), (club.url, "a server already uses")):
        before = rows(url)
        code, _, said = run(capsys, "restore", club.file, "--database", url)
        assert code == 2
        assert reason in said
        assert rows(url) == before


def test_a_database_that_was_only_started_counts_as_empty(
    club: Club, postgres: Postgres, sqlite: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    for url in (sqlite(), postgres.new()):
        assert run(capsys, "migrate", "--database", url)[0] == 0
        assert run(capsys, "restore", club.file, "--database", url)[0] == 0


def is_untouched(url: str) -> bool:
    with connected(url, new=True) as connection:
        return sa.inspect(connection).get_table_names() == []


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(share=st.floats(0, 1, exclude_max=True))
def test_a_backup_that_is_cut_short_is_refused(club: Club, tmp_path: Path, share: float) -> None:
    whole = club.file.read_bytes()
    cut = tmp_path / "cut.gz"
    cut.write_bytes(whole[: int(share * len(whole))])
    assert main(["restore", str(cut), "--data", str(tmp_path)]) == 2
    assert not (tmp_path / "cosmodrome.db").exists()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(share=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_backup_with_one_bit_changed_is_refused(club: Club, tmp_path: Path, share: float, bit: int) -> None:
    """In its lines, packed again so that the digest alone can tell."""
    lines = bytearray(gzip.decompress(club.file.read_bytes()))
    lines[int(share * len(lines))] ^= 1 << bit
    changed = tmp_path / "changed.gz"
    changed.write_bytes(gzip.compress(bytes(lines)))
    assert main(["restore", str(changed), "--data", str(tmp_path)]) == 2
    assert main(["validate", "--backup", str(changed)]) == 2
    assert not (tmp_path / "cosmodrome.db").exists()


def test_restore_of_a_damaged_file_writes_nothing(
    club: Club, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    packed = bytearray(club.file.read_bytes())
    packed[len(packed) // 2] ^= 1
    (tmp_path / "damaged.gz").write_bytes(packed)
    url = postgres.new()
    assert run(capsys, "restore", tmp_path / "damaged.gz", "--database", url)[0] == 2
    assert is_untouched(url)


def resealed(lines: list[bytes]) -> bytes:
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    return gzip.compress(
        b"".join(lines) + json.dumps({"lines": len(lines), "sha256": digest}).encode().replace(b" ", b"")
    )


def test_restore_with_an_invalid_row_is_rolled_back(
    club: Club, tmp_path: Path, postgres: Postgres, sqlite: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = gzip.decompress(club.file.read_bytes()).splitlines(keepends=True)[:-1]
    header = json.loads(lines[0])
    header["counts"]["settings"] += 1
    lines[0] = json.dumps(header).encode() + b"\n"
    (tmp_path / "twice.gz").write_bytes(resealed([*lines, lines[-1]]))
    for url in (postgres.new(), sqlite()):
        code, _, said = run(capsys, "restore", tmp_path / "twice.gz", "--database", url)
        assert code == 2
        assert "settings" in said
        assert is_untouched(url)


def test_backup_of_a_newer_version_is_refused_with_that_version(
    club: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = gzip.decompress(club.file.read_bytes()).splitlines(keepends=True)[:-1]
    lines[0] = json.dumps({**json.loads(lines[0]), "schema": "9999", "version": "77.0"}).encode() + b"\n"
    (tmp_path / "future.gz").write_bytes(resealed(lines))
    code, _, said = run(capsys, "restore", tmp_path / "future.gz", "--data", tmp_path)
    assert code == 2
    assert "77.0" in said


@pytest.mark.parametrize(
    "words",
    [
        ("backup", "out.gz", "--data", "nowhere"),
        ("backup", "nowhere/out.gz"),
        ("backup", "out.gz", "--database", "nonsense"),
        ("backup", "out.gz", "--database", "postgresql://postgres@127.0.0.1:1/none"),
        ("backup", "out.gz", "--database", "sqlite:///x.db", "--data", "y"),
        ("restore", "nowhere.gz"),
        ("restore", __file__),
        ("validate", "--data", "nowhere"),
        ("validate", "--backup", "nowhere.gz"),
        ("validate", "--backup", "nowhere.gz", "--data", "y"),
        ("migrate", "--data", "nowhere"),
        ("migrate", "--check", "--data", "nowhere"),
    ],
)
def test_invalid_backup_arguments_are_refused_in_one_sentence(
    club: Club,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(Path(club.url.removeprefix("sqlite:///")).parents[1]))
    code, out, said = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert said.startswith("cosmodrome: ")
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# --- the files of a server ---------------------------------------------------------


def test_serve_on_a_folder_that_a_server_uses_is_refused(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    folder = file_of(club.url).parent
    for words in (("serve", "--port", "0"), ("restore", str(club.file))):
        code, out, said = run(capsys, *words, "--data", folder)
        assert (code, out) == (2, "")
        assert said == (
            f"cosmodrome: a server already uses {folder / 'cosmodrome.db'}: "
            "stop it first, or choose another folder with --data\n"
        )
    assert run(capsys, "validate", "--data", folder)[0] == 0, "reading is possible"


def test_serve_after_the_server_was_killed_is_possible(folder: Path) -> None:
    killed = Server(folder)
    killed.kill()
    Server(folder).stop()


def test_restore_creates_its_folder(club: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "some" / "where"
    code, _, said = run(capsys, "restore", club.file, "--data", folder)
    assert (code, said) == (0, "")
    assert rows(f"sqlite:///{folder / 'cosmodrome.db'}") == [(line.into, line.row) for line in Backup(club.file).rows()]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no file modes")
def test_database_and_backup_are_readable_for_their_owner_only(club: Club) -> None:
    file = file_of(club.url)
    assert {name.name for name in file.parent.glob("cosmodrome.db-*")} >= {"cosmodrome.db-wal", "cosmodrome.db-shm"}
    for one in (*file.parent.glob("cosmodrome.db-*"), file, club.file):
        assert one.stat().st_mode & 0o777 == 0o600, one


@pytest.mark.skipif(os.name == "nt", reason="Windows has no file modes")
def test_database_that_others_could_read_is_closed_to_them(sqlite: NewDatabase) -> None:
    url = sqlite()
    with connected(url, new=True):
        pass
    file_of(url).chmod(0o644)
    with connected(url):
        pass
    assert file_of(url).stat().st_mode & 0o777 == 0o600


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


# --- migrate -----------------------------------------------------------------------


def test_migrate_prints_both_revisions(
    postgres: Postgres, sqlite: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    for url in (postgres.new(), sqlite()):
        assert is_untouched(url)
        code, said, _ = run(capsys, "migrate", "--check", "--database", url)
        assert code == 1
        assert f"from nothing to {migration.newest()}" in said
        code, said, _ = run(capsys, "migrate", "--database", url)
        assert code == 0
        assert f"went from nothing to {migration.newest()}" in said
        for check in ((), ("--check",)):
            code, said, _ = run(capsys, "migrate", *check, "--database", url)
            assert code == 0
            assert "nothing to do" in said


def test_migrate_of_a_newer_schema_is_refused(
    tmp_path: Path, sqlite: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite()
    run(capsys, "migrate", "--database", url)
    change(url, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    for words in (
        ("migrate",),
        ("migrate", "--check"),
        ("backup", tmp_path / "out"),
        ("validate",),
        ("serve", "--port", "0"),
    ):
        code, _, said = run(capsys, *words, "--database", url, *(("--data", tmp_path) if words[0] == "serve" else ()))
        assert code == 2
        assert "9999" in said


def uploaded_records(club: Club) -> list[list[rec.Event]]:
    rows = [line.row for line in Backup(club.file).rows("tables")]
    return [decompressed(backup.to_bytes(row["record"])) for row in rows if row["record"] is not None]


# --- validate ------------------------------------------------------------------------


def test_validate_gives_the_same_result_for_database_and_backup(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = run(capsys, "validate", "--backup", club.file, "--json")
    assert code == 0
    found = json.loads(said)
    assert found["broken"] == []
    assert found["matches"] == found["tables"] == 4
    assert found["events"] == club.header.counts["events"] + sum(map(len, uploaded_records(club)))
    assert run(capsys, "validate", "--database", club.url)[0] == 0


def test_a_record_of_the_first_release_replays(club: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Under the rules of then, `mlem/1`: stored on a server, backed up, and replayed event by event by this version."""
    old = [rec.decode(file.read_text(encoding="utf-8")) for file in FIRST_RELEASE]
    assert {record.events[0].rules for record in old if isinstance(record.events[0], rec.Start)} == {"mlem/1"}
    stored = uploaded_records(club)
    for record in old:
        assert record.events in stored
        assert cosmodrome.verify(record).proof == "fair"
    assert run(capsys, "validate", "--backup", club.file)[0] == 0


@pytest.fixture
def copy(club: Club, sqlite: NewDatabase) -> str:
    url = sqlite()
    backup.restore(Backup(club.file), url, lambda _: None)
    return url


def body_of(url: str, table: str, seq: int) -> dict[str, Any]:
    with connected(url) as connection:
        wanted = sa.select(EVENTS.c.body).where(EVENTS.c.table_id == table, EVENTS.c.seq == seq)
        found: dict[str, Any] = json.loads(connection.execute(wanted).scalar_one())
        return found


def first_of(url: str, table: str, kind: str) -> int:
    return next(seq for seq in range(1, 1000) if body_of(url, table, seq)["kind"] == kind)


def test_validate_names_the_event_that_was_changed_by_hand(
    club: Club, copy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seq = first_of(copy, club.table, "draw")
    event = body_of(copy, club.table, seq)
    outcome = event["outcome"]
    event["outcome"] = [(n + 1) % len(event["weights"]) for n in outcome] if isinstance(outcome, list) else outcome + 1
    here = (EVENTS.c.table_id == club.table) & (EVENTS.c.seq == seq)
    change(copy, EVENTS.update().where(here).values(body=json.dumps(event).encode()))
    code, said, _ = run(capsys, "validate", "--database", copy)
    assert code == 1
    assert f"table {club.table} (mlem), event {seq}: " in said
    code, said, _ = run(capsys, "validate", "--database", copy, "--json")
    assert code == 1
    (finding,) = json.loads(said)["broken"]
    assert (finding["table"], finding["game"], finding["event"]) == (club.table, "mlem", seq)
    assert finding["reason"]


def test_validate_reports_missing_and_unreadable_rows(
    club: Club, copy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [line.row for line in Backup(club.file).rows("tables") if line.row["id"] != club.table]
    (played,) = (row["id"] for row in tables if row["record"] is None)
    first, second = (row["id"] for row in tables if row["record"] is not None)
    change(copy, EVENTS.delete().where(EVENTS.c.table_id == club.table, EVENTS.c.seq == 5))
    change(copy, EVENTS.update().where(EVENTS.c.table_id == played, EVENTS.c.seq == 3).values(body=b"\xff?"))
    change(copy, TABLES.update().where(TABLES.c.id == first).values(sheet=b"{}"))
    change(copy, TABLES.update().where(TABLES.c.id == second).values(record=b"damaged"))
    change(copy, EVENTS.insert().values(table_id="lost", seq=0, body=b"{}"))
    code, said, _ = run(capsys, "validate", "--database", copy, "--json")
    assert code == 1
    broken = {finding["table"]: (finding["event"], finding["reason"]) for finding in json.loads(said)["broken"]}
    assert broken[club.table] == (5, "is missing")
    assert broken[played][0] == 3
    assert "table data is not understood" in broken[first][1]
    assert "the record is not understood" in broken[second][1]
    assert broken["lost"] == (None, "has events but no table data")


def test_validate_notices_a_sheet_that_contradicts_its_match(
    club: Club, copy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with connected(copy) as connection:
        data = json.loads(connection.execute(sa.select(TABLES.c.sheet).where(TABLES.c.id == club.table)).scalar_one())
    data["status"] = "over"
    change(copy, TABLES.update().where(TABLES.c.id == club.table).values(sheet=json.dumps(data).encode()))
    code, said, _ = run(capsys, "validate", "--database", copy)
    assert code == 1
    assert "the table says over, the match is not over" in said
