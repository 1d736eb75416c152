"""A database in a file of its own, and games to keep in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage import games
from bot.storage.database import Database, Transaction
from bot.storage.games import GameRow, Host

NOW = 1_700_000_000
ADA, BRUNO, CHIARA = 101, 102, 103
GUILD, CHANNEL = 7, 70


@pytest.fixture
def nobody_waits_for_the_disk() -> None:
    """Here, everybody does, as in the running bot."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "guildhall.sqlite3"


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path, busy_seconds=0.05)
    yield opened
    await opened.close()


async def new_game(tx: Transaction, *, channel: int = CHANNEL, guild: int = GUILD, host: int = ADA) -> int:
    """A lobby in which the host sits."""
    return await games.create(tx, "tiny_towns", Host(guild, channel, host, "Host"), "{}", 5, 1, NOW)


async def new_games(tx: Transaction, count: int) -> list[int]:
    return [await new_game(tx) for _ in range(count)]


async def find(database: Database, game_id: int) -> GameRow:
    game = await database.read(games.find, game_id)
    assert game is not None
    return game


@pytest_asyncio.fixture
async def game(database: Database) -> GameRow:
    game_id = await database.write(new_game)
    return await find(database, game_id)
