"""Copies are consistent, even while the bot writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import files, meta
from bot.storage.database import Database, Transaction
from bot.storage.errors import NotCopied


def contents(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        return dict(connection.execute("SELECT key, value FROM meta").fetchall())


async def write_both(tx: Transaction, value: str) -> None:
    await meta.put(tx, "left", value)
    await meta.put(tx, "right", value)


async def copy_while_writing(database: Database, places: Iterable[Path]) -> None:
    """Something is written all the time, and at least once before each copy."""
    done = False
    written = asyncio.Event()

    async def write() -> None:
        number = 0
        while not done:
            number += 1
            await database.write(write_both, f"{number}" * 500)
            written.set()

    writing = asyncio.create_task(write())
    for place in places:
        written.clear()
        await written.wait()
        await asyncio.to_thread(files.copy, database.path, place)
    done = True
    await writing


async def test_a_copy_taken_while_writing_holds_whole_transactions(database: Database, tmp_path: Path) -> None:
    places = [tmp_path / f"copy-{number}" for number in range(8)]

    await copy_while_writing(database, places)

    copies = [contents(place) for place in places]
    assert all(copy.get("left") == copy.get("right") for copy in copies)
    assert len({copy["left"] for copy in copies}) == 8, "nothing was written between the copies"


async def test_what_is_not_yet_in_the_main_file_is_copied_too(database: Database, tmp_path: Path) -> None:
    """With write-ahead logging a commit may be in the log next to the file; copying the file alone would lose it."""
    await database.write(meta.put, "a", "1")

    files.copy(database.path, tmp_path / "copy")

    assert contents(tmp_path / "copy") == {"a": "1"}


async def test_a_copy_can_be_opened_by_the_bot(database: Database, tmp_path: Path) -> None:
    await database.write(meta.put, "a", "1")
    files.copy(database.path, tmp_path / "copy.sqlite3")

    copy = await Database.open(tmp_path / "copy.sqlite3")
    assert await copy.read(meta.get, "a") == "1"
    await copy.close()


async def test_an_older_copy_is_replaced_whole(database: Database, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy"
    target.parent.mkdir()
    target.write_text("an older copy")

    files.copy(database.path, target)

    assert contents(target) == {}
    assert [item.name for item in target.parent.iterdir()] == ["copy"]


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        files.copy(tmp_path / "missing", tmp_path / "copy")

    assert list(tmp_path.iterdir()) == []


def test_a_failed_copy_spares_the_older_one(tmp_path: Path) -> None:
    broken, target = tmp_path / "broken", tmp_path / "copy"
    broken.write_bytes(b"not a database, but long enough to be looked at" * 50)
    target.write_text("an older copy")

    with pytest.raises(NotCopied, match="file is not a database"):
        files.copy(broken, target)

    assert target.read_text() == "an older copy"
    assert sorted(item.name for item in tmp_path.iterdir()) == ["broken", "copy"]


async def test_a_target_in_a_folder_that_does_not_exist_is_refused(database: Database, tmp_path: Path) -> None:
    with pytest.raises(NotCopied, match="No such file or directory"):
        files.copy(database.path, tmp_path / "nowhere" / "copy")
