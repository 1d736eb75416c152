"""``guildhall restore``: back to an earlier copy, without losing what was there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.files import InstanceGuard, migrate


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "guildhall.sqlite3"
    migrate(path)
    monkeypatch.setenv("GUILDHALL_STORAGE_PATH", str(path))
    return path


@pytest.fixture
def backup(database: Path, tmp_path: Path) -> Path:
    """A backup of an empty database; later, something was written."""
    copy = tmp_path / "monday.sqlite3"
    assert main(["backup", str(copy)]) == 0
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO meta VALUES ('since', 'monday')")
    return copy


def written(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [value for (value,) in connection.execute("SELECT value FROM meta")]


def test_a_backup_says_what_is_in_it(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["backup", str(tmp_path / "copy")])

    assert capsys.readouterr().out.endswith("and checked: 0 games, 0 moves\n")


def test_restore_brings_the_backup_back_and_keeps_the_rest(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()

    assert main(["restore", str(backup)]) == 0

    restored, kept = capsys.readouterr().out.splitlines()
    assert restored == f"{backup} restored to {database}"
    assert written(database) == []
    assert written(Path(kept.removeprefix("the replaced database is now "))) == ["monday"]


def test_restore_waits_until_the_bot_has_stopped(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guard = InstanceGuard(database)
    guard.acquire()

    code = main(["restore", str(backup)])
    guard.release()

    assert code == 4
    assert "Stop it first" in capsys.readouterr().err
    assert written(database) == ["monday"]


def test_a_damaged_backup_ends_with_4_and_changes_nothing(database: Path, backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:9000])

    assert main(["restore", str(backup)]) == 4
    assert written(database) == ["monday"]


@pytest.mark.parametrize("name", ["nowhere.sqlite3", "guildhall.sqlite3"])
@pytest.mark.usefixtures("backup")
def test_what_is_no_backup_ends_with_2(database: Path, tmp_path: Path, name: str) -> None:
    assert main(["restore", str(tmp_path / name)]) == 2
    assert written(database) == ["monday"]
