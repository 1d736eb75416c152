"""One running bot for each database file."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

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
    for _ in range(2):
        database = await Database.open(path)
        await database.close()


async def test_a_refusal_does_not_free_the_file_of_the_first(database: Database, path: Path) -> None:
    for _ in range(2):
        with pytest.raises(AlreadyRunning):
            await Database.open(path)


def test_a_killed_process_leaves_no_lock_behind(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        try:
            assert other.stdout.readline() == f"open {path.name}\n"
            with pytest.raises(AlreadyRunning):
                InstanceGuard(path).acquire()
        finally:
            other.send_signal(signal.SIGKILL)
        other.wait()

    guard = InstanceGuard(path)
    guard.acquire()
    guard.release()
