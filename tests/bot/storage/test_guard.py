"""One running bot for each database file."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from bot.storage.database import Database
from bot.storage.errors import AlreadyRunning
from bot.storage.files import InstanceGuard

HOLD = """
import asyncio, pathlib, sys
from bot.storage.database import Database

async def hold():
    database = await Database.open(pathlib.Path(sys.argv[1]))
    print("open", database.path.name, flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


async def test_a_second_bot_on_the_same_file_is_refused(database: Database, path: Path) -> None:
    with pytest.raises(AlreadyRunning, match="another Guildhall is already running on this database") as refused:
        await Database.open(path)

    assert str(path) in str(refused.value)


async def test_two_files_do_not_disturb_each_other(database: Database, tmp_path: Path) -> None:
    other = await Database.open(tmp_path / "other.sqlite3")
    await other.close()


async def test_closing_frees_the_file(path: Path) -> None:
    await (await Database.open(path)).close()
    await (await Database.open(path)).close()


async def test_a_refusal_does_not_free_the_file_of_the_first(database: Database, path: Path) -> None:
    with pytest.raises(AlreadyRunning):
        await Database.open(path)
    with pytest.raises(AlreadyRunning):
        await Database.open(path)


@contextmanager
def killed_in_the_end(path: Path) -> Iterator[IO[str]]:
    """What another process says that has opened the file; it's killed when the block is left."""
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        try:
            yield other.stdout
        finally:
            other.kill()


def test_a_killed_process_leaves_no_lock_behind(path: Path) -> None:
    with killed_in_the_end(path) as said:
        assert said.readline() == f"open {path.name}\n"
        with pytest.raises(AlreadyRunning):
            InstanceGuard(path).acquire()

    guard = InstanceGuard(path)
    guard.acquire()
    guard.release()
