"""`cosmodrome serve`: what it refuses before the port opens, and the administrator's key."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import pytest

from cosmodrome.cli import main
from cosmodrome.cli.serve import admin_key, packs_of, place_of_tables
from cosmodrome.core.data_pack import built_in_text
from cosmodrome.core.errors import BadInput


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in capsys.readouterr().err


def test_a_bad_pack_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(built_in_text("mlem").replace("count = 6", "count = 0", 1), encoding="utf-8")
    assert main(["serve", "--pack", str(pack), "--data", str(tmp_path)]) == 2
    assert "die.count" in capsys.readouterr().err


def test_a_pack_is_for_the_game_that_it_names(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(built_in_text("mlem"), encoding="utf-8")
    assert set(packs_of([str(pack)])) == {"mlem"}
    with pytest.raises(BadInput, match="cannot read the pack"):
        packs_of([str(tmp_path / "nothing.toml")])


@pytest.mark.parametrize("head", ['game="mlem"', "game='mlem'", 'game   =   "mlem" # game = "leaving_earth"'])
def test_serve_pack_parses_the_file_to_learn_its_game(tmp_path: Path, head: str) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(built_in_text("mlem").replace('game = "mlem"', head, 1), encoding="utf-8")
    assert set(packs_of([str(pack)])) == {"mlem"}


@pytest.mark.parametrize(
    ("head", "where"),
    [('game = "chess"', "line 2, game: must be one of "), ("game = 5", "line 2, game: "), ("game = ", "line 2")],
)
def test_serve_pack_with_a_bad_game_names_file_line_and_field(tmp_path: Path, head: str, where: str) -> None:
    pack = tmp_path / "mine.toml"
    text = 'format = "cosmodrome-pack/1"\n' + head + "\n[names]\n"
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        packs_of([str(pack)])
    assert str(refused.value).startswith(f"{pack}: ")
    assert where in str(refused.value)


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    assert main(["serve", "--data", str(file / "below")]) == 2
    assert "cannot use the folder" in capsys.readouterr().err


def test_admin_key_is_created_once_and_readable_by_the_owner_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COSMODROME_ADMIN_KEY", raising=False)
    key = admin_key(tmp_path)
    assert len(key) >= 32
    assert admin_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "admin.key").stat().st_mode) == 0o600
    monkeypatch.setenv("COSMODROME_ADMIN_KEY", "given")
    assert admin_key(tmp_path) == "given"


def test_serve_prints_where_tables_are_stored(tmp_path: Path) -> None:
    assert place_of_tables(None, tmp_path) == str(tmp_path)
    assert (
        place_of_tables(f"sqlite:///{tmp_path}/mine.sqlite", tmp_path)
        == f"the database sqlite:///{tmp_path}/mine.sqlite"
    )


def test_the_password_of_a_database_is_not_printed(tmp_path: Path) -> None:
    said = place_of_tables("postgresql://ada:secret@db.example/games", tmp_path)
    assert said == "the database postgresql://ada:***@db.example/games"
