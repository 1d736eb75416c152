"""``guildhall backup``: a copy that replaces nothing by mistake."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "guildhall.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE town (name TEXT)")
        connection.execute("INSERT INTO town VALUES ('Hamlet')")
        connection.commit()
    monkeypatch.setenv("GUILDHALL_STORAGE_PATH", str(path))
    return path


def test_backup_copies_the_database(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT name FROM town").fetchall() == [("Hamlet",)]


def test_backup_replaces_a_file_only_when_told(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")
    assert main(["backup", str(copy)]) == 2
    assert copy.read_text() == "precious"
    assert main(["backup", "--force", str(copy)]) == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")


def test_backup_never_replaces_the_database_itself(database: Path) -> None:
    before = database.read_bytes()
    assert main(["backup", "--force", str(database)]) == 2
    assert database.read_bytes() == before


def test_a_lost_database_is_not_copied(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database.write_bytes(b"")
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")

    assert main(["backup", "--force", str(copy)]) == 1

    assert "there is nothing in it" in capsys.readouterr().err
    assert copy.read_text() == "precious"


def test_backup_without_a_database_ends_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GUILDHALL_STORAGE_PATH", str(tmp_path / "none.sqlite3"))
    assert main(["backup", str(tmp_path / "copy")]) == 1
    assert "there is no database" in capsys.readouterr().err
