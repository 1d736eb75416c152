"""A database that is damaged or lost is refused at start, with what to do. Nobody but its owner can read it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from bot.storage import files, integrity, meta
from bot.storage.database import Database
from bot.storage.errors import Corrupt, Lost
from tests.bot.storage.conftest import new_games

RESTORE = "Restore a backup with 'guildhall restore FILE'"


async def fill(path: Path) -> None:
    database = await Database.open(path)
    await database.write(new_games, 300)
    await database.close()


@pytest.fixture
def filled(path: Path) -> Path:
    """A database that was used and closed properly."""
    asyncio.run(fill(path))
    return path


async def open_and_close(path: Path) -> None:
    await (await Database.open(path)).close()


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


def flip(path: Path, start: int, count: int = 16) -> None:
    data = bytearray(path.read_bytes())
    data[start : start + count] = bytes(255 - byte for byte in data[start : start + count])
    path.write_bytes(data)


@pytest.mark.parametrize("whole", [0, 10**9], ids=["structure only", "in every detail"])
@pytest.mark.parametrize("start", [0, 30, 100, 4096, 5 * 4096])
def test_flipped_bytes_are_found(filled: Path, start: int, whole: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "CHECKED_WHOLE", whole)
    flip(filled, start)
    before = filled.read_bytes()

    with pytest.raises(Corrupt, match=RESTORE):
        asyncio.run(open_and_close(filled))

    assert filled.read_bytes() == before


def test_a_name_that_is_no_text_any_more_is_found(filled: Path) -> None:
    data = filled.read_bytes()
    filled.write_bytes(data.replace(b"meta", b"m\xff\xfea"))

    with pytest.raises(Corrupt, match=RESTORE):
        asyncio.run(open_and_close(filled))


@pytest.mark.parametrize(
    ("written", "read"),
    [
        pytest.param(b"told TEXT", b"to\xece TEXT", id="Python can't read what SQLite says of it"),
        pytest.param(b"told TEXT", b"tomd TEXT", id="a column with another name"),
        pytest.param(b"open INTEGER NOT NULL DEFAULT 1", b"open INTEGER NOT NULL DEFAULT 3", id="another default"),
        pytest.param(b"'lobby', 'running', 'fin", b"'lobby', 'rujning', 'fin", id="another check"),
    ],
)
def test_a_declaration_that_was_changed_is_found(filled: Path, written: bytes, read: bytes) -> None:
    damaged = filled.read_bytes().replace(written, read)
    filled.write_bytes(damaged)

    with pytest.raises(Corrupt, match=RESTORE):
        asyncio.run(open_and_close(filled))

    assert filled.read_bytes() == damaged


@pytest.mark.parametrize("format_number", range(1, max(files.available()) + 1))
def test_a_sound_database_of_every_format_is_brought_up_to_date(path: Path, format_number: int) -> None:
    files.migrate(path, dict(islice(files.available().items(), format_number)))

    asyncio.run(open_and_close(path))

    assert files.examine(path).format == max(files.available())


def test_a_row_that_an_index_does_not_know_is_found(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.executescript(
            "PRAGMA writable_schema = ON;"
            "UPDATE sqlite_schema SET sql = 'CREATE INDEX seat_by_player ON seat (name)' WHERE name = 'seat_by_player';"
        )

    with pytest.raises(Corrupt, match="missing from index"):
        asyncio.run(open_and_close(filled))


@pytest.mark.parametrize("size", [50, 100, 4096, 5 * 4096, -1])
def test_a_file_that_was_cut_short_is_found(filled: Path, size: int) -> None:
    filled.write_bytes(filled.read_bytes()[:size])

    with pytest.raises(Corrupt, match=RESTORE):
        asyncio.run(open_and_close(filled))


@pytest.mark.parametrize("lost", ["table move", "index post_waiting"])
def test_a_database_that_has_lost_a_part_is_refused(filled: Path, lost: str) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"DROP {lost}")
        connection.commit()

    with pytest.raises(Corrupt, match=f"the {lost} is gone"):
        asyncio.run(open_and_close(filled))


@pytest.mark.parametrize("left", [b"", b"S"], ids=["0 bytes", "1 byte, which SQLite takes for none"])
def test_an_empty_file_in_place_of_a_database_is_refused(filled: Path, left: bytes) -> None:
    filled.write_bytes(left)

    with pytest.raises(Lost, match=f"the database is empty, but there was something in it. {RESTORE}"):
        asyncio.run(open_and_close(filled))

    assert filled.read_bytes() == left


def test_an_empty_file_where_there_never_was_a_database_becomes_one(path: Path) -> None:
    path.touch()

    asyncio.run(open_and_close(path))

    assert path.stat().st_size > 0


def test_a_database_that_was_moved_away_is_followed_by_a_new_one(
    filled: Path, caplog: pytest.LogCaptureFixture
) -> None:
    filled.unlink()

    asyncio.run(open_and_close(filled))

    assert "is gone; starting with an empty database" in caplog.text


def nothing(path: Path) -> None:
    """The database isn't there at all."""


@pytest.mark.parametrize("leave", [nothing, Path.touch], ids=["gone", "empty"])
def test_commits_whose_database_is_gone_are_not_thrown_away(path: Path, leave: Callable[[Path], None]) -> None:
    leave(path)
    written_ahead = path.with_name(f"{path.name}-wal")
    written_ahead.write_bytes(b"commits that never reached the database")

    with pytest.raises(Lost, match=f"{path.name} is gone"):
        asyncio.run(open_and_close(path))

    assert written_ahead.exists()


def test_a_restore_that_was_interrupted_is_not_mistaken_for_a_new_beginning(filled: Path) -> None:
    filled.rename(filled.with_name(f"{filled.name}.restoring"))

    with pytest.raises(Lost, match="a backup was being restored"):
        asyncio.run(open_and_close(filled))


# --- who can read it --------------------------------------------------------------------------------------------------


@pytest.fixture
def _open_to_all() -> Iterator[None]:
    """Files would be readable by everybody if nobody said otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("_open_to_all")
async def test_only_the_owner_can_read_the_database_and_what_belongs_to_it(path: Path) -> None:
    database = await Database.open(path)
    await database.write(meta.put, "a", "1")
    modes = {file.name: mode(file) for file in path.parent.iterdir()}
    await database.close()

    assert modes == dict.fromkeys((path.name, *(f"{path.name}{end}" for end in ("-wal", "-shm", ".lock"))), "0o600")


def test_a_database_that_others_could_read_is_closed_to_them(path: Path) -> None:
    files.migrate(path)
    path.chmod(0o644)
    path.with_name(f"{path.name}.lock").touch(0o644)

    asyncio.run(open_and_close(path))

    assert {mode(file) for file in path.parent.iterdir()} == {"0o600"}


@pytest.mark.usefixtures("_open_to_all")
def test_only_the_owner_can_read_a_copy(filled: Path, tmp_path: Path) -> None:
    files.copy(filled, tmp_path / "copy")

    assert mode(tmp_path / "copy") == "0o600"
