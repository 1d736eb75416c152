"""Backups are checked, the oldest ones are removed, and any of them can take the place of the database again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import backups, files, meta
from bot.storage.database import Database
from bot.storage.errors import AlreadyRunning, Corrupt, NewerDatabase, NotCopied, Unusable
from tests.bot.storage.conftest import NOW

HOUR = 3600
NEWER = "CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT; INSERT INTO schema_version VALUES (99)"


def write(path: Path, value: str) -> None:
    """Use the database as the bot does."""
    asyncio.run(_write(path, value))


async def _write(path: Path, value: str) -> None:
    database = await Database.open(path)
    await database.write(meta.put, "value", value)
    await database.close()


def read(path: Path) -> str | None:
    return asyncio.run(_read(path))


async def _read(path: Path) -> str | None:
    database = await Database.open(path)
    found = await database.read(meta.get, "value")
    await database.close()
    return found


def make_each(path: Path, folder: Path, kept: int, *times: int) -> list[str]:
    """Make a backup at each of these times; the names of those that are left, the latest first."""
    for time in times:
        backups.make(path, folder, kept, time)
    return [file.name for file in backups.made(folder).values()]


def for_others(folder: Path, names: list[str]) -> None:
    """Files that somebody else has put there."""
    for name in names:
        (folder / name).touch()


# --- rotating ---------------------------------------------------------------------------------------------------------


def test_only_the_latest_backups_are_kept(path: Path, tmp_path: Path) -> None:
    write(path, "kept")

    left = make_each(path, tmp_path / "backups", 2, NOW, NOW + HOUR, NOW + 2 * HOUR)

    assert left == ["guildhall-20231115-001320.sqlite3", "guildhall-20231114-231320.sqlite3"]
    assert read(tmp_path / "backups" / left[0]) == "kept"


def test_nothing_but_backups_is_ever_removed(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    others = ["guildhall-monday.sqlite3", "guildhall-20231399-000000.sqlite3", "notes.txt"]
    for_others(folder, others)
    write(path, "kept")

    make_each(path, folder, 1, NOW, NOW + HOUR)

    assert sorted(file.name for file in folder.iterdir()) == sorted([*others, "guildhall-20231114-231320.sqlite3"])


def test_a_backup_from_the_future_takes_no_place_of_a_real_one(path: Path, tmp_path: Path) -> None:
    write(path, "kept")

    left = make_each(path, tmp_path / "backups", 1, NOW + 1000 * HOUR, NOW, NOW + HOUR)

    assert left == ["guildhall-20231226-141320.sqlite3", "guildhall-20231114-231320.sqlite3"]


def test_a_backup_that_fails_removes_none(path: Path, tmp_path: Path) -> None:
    write(path, "kept")
    left = make_each(path, tmp_path / "backups", 1, NOW)
    path.write_bytes(path.read_bytes()[:5000])

    with pytest.raises(NotCopied):
        backups.make(path, tmp_path / "backups", 1, NOW + HOUR)

    assert [file.name for file in (tmp_path / "backups").iterdir()] == left


def test_the_folder_of_the_backups_is_for_their_owner_only(path: Path, tmp_path: Path) -> None:
    write(path, "kept")

    backups.make(path, tmp_path / "a" / "backups", 1, NOW)

    assert oct((tmp_path / "a" / "backups").stat().st_mode)[-3:] == "700"


def test_a_copy_that_lacks_something_takes_no_place(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, "kept")
    counted: Iterator[dict[str, int]] = iter([{"meta": 2}, {"meta": 1}])
    monkeypatch.setattr(files, "_counted", lambda connection: next(counted))

    with pytest.raises(NotCopied, match="not everything arrived in the copy"):
        files.copy(path, tmp_path / "copy")

    assert not (tmp_path / "copy").exists()


# --- restoring --------------------------------------------------------------------------------------------------------


def test_a_backup_is_restored_and_the_replaced_database_kept(path: Path, tmp_path: Path) -> None:
    write(path, "old")
    backup = backups.make(path, tmp_path / "backups", 7, NOW)
    write(path, "new")

    kept = backups.restore(backup, path, NOW)

    assert read(path) == "old"
    assert kept is not None
    assert kept.name == "guildhall.sqlite3.replaced-20231114-221320"
    assert read(kept) == "new"
    assert read(backup) == "old"
    assert oct(path.stat().st_mode)[-3:] == "600"


@pytest.mark.parametrize("damage", [b"", b"not a database" * 500])
def test_a_backup_takes_the_place_of_what_is_no_database_any_more(path: Path, tmp_path: Path, damage: bytes) -> None:
    write(path, "old")
    backup = backups.make(path, tmp_path / "backups", 7, NOW)
    path.write_bytes(damage)

    backups.restore(backup, path, NOW)

    assert read(path) == "old"


def test_what_was_written_ahead_of_the_replaced_database_goes_with_it(path: Path, tmp_path: Path) -> None:
    """It would be taken for the latest commits of the restored one, and damage it."""
    write(path, "old")
    backup = backups.make(path, tmp_path / "backups", 7, NOW)
    path.write_bytes(b"damaged" * 1000)
    path.with_name(f"{path.name}-wal").write_bytes(b"commits")

    kept = backups.restore(backup, path, NOW)

    assert read(path) == "old"
    assert kept is not None
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"commits"


def test_a_backup_is_restored_where_nothing_is(path: Path, tmp_path: Path) -> None:
    write(path, "old")
    backup = backups.make(path, tmp_path / "backups", 7, NOW)

    kept = backups.restore(backup, tmp_path / "elsewhere.sqlite3", NOW)

    assert kept is None
    assert read(tmp_path / "elsewhere.sqlite3") == "old"


async def test_nothing_is_restored_while_a_bot_is_running(database: Database, path: Path, tmp_path: Path) -> None:
    files.copy(path, tmp_path / "backup")

    with pytest.raises(AlreadyRunning):
        backups.restore(tmp_path / "backup", path, NOW)


def sqlite_file(path: Path, script: str) -> bytes:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path.read_bytes()


def test_a_damaged_backup_changes_nothing(path: Path, tmp_path: Path) -> None:
    write(path, "kept")
    backup = backups.make(path, tmp_path / "backups", 7, NOW)
    data = backup.read_bytes()
    backup.write_bytes(data[:8192] + bytes(255 - byte for byte in data[8192:12288]) + data[12288:])

    with pytest.raises((NotCopied, Corrupt)):
        backups.restore(backup, path, NOW)

    assert read(path) == "kept"
    assert [file.name for file in path.parent.glob("*.re*")] == []


@pytest.mark.parametrize(
    ("script", "error"),
    [("", Corrupt), ("CREATE TABLE notes (x TEXT)", Unusable), (NEWER, NewerDatabase)],
    ids=["empty", "something else", "newer"],
)
def test_what_is_no_backup_changes_nothing(path: Path, tmp_path: Path, script: str, error: type[Exception]) -> None:
    write(path, "kept")
    sqlite_file(tmp_path / "backup", script)

    with pytest.raises(error):
        backups.restore(tmp_path / "backup", path, NOW)

    assert read(path) == "kept"
