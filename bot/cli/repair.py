"""``guildhall repair``: every open game is replayed from its log, and its position restored if it's another one.

examples:
  guildhall repair

A game whose log can't be followed is named and left as it is: only a backup can bring it back.
Stop the bot first: one process for each database.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from bot.cli.common import Exit, Refused, settings
from bot.cli.common import add_config as add_arguments
from bot.config import StorageSettings
from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.table.refusals import BrokenGame
from bot.table.restoring import HOPELESS, Restorer
from bot.table.tables import Tables

__all__ = ["add_arguments", "run"]


def run(args: Namespace) -> int:
    try:
        return asyncio.run(_repair(settings(args).storage))
    except StorageError as error:
        raise Refused(str(error), Exit.DATABASE) from error


async def _repair(storage: StorageSettings) -> int:
    async with _tables(storage) as tables:
        with ThreadPoolExecutor(1) as thinking:
            restorer = Restorer(tables, thinking)
            open_games = await tables.database.read(games.running_ids)
            found = Counter([await _repaired(tables, restorer, game_id) for game_id in open_games])
    print(f"{found['sound']} sound, {found['restored']} restored, {found['broken']} broken")
    return Exit.FAILED if found["broken"] else Exit.OK


async def _repaired(tables: Tables, restorer: Restorer, game_id: int) -> str:
    """What came of checking a game, reported if there is anything to report."""
    try:
        game = await tables.find(game_id)
        if await restorer.is_sound(game):
            return "sound"
        await restorer.restore(game)
    except BrokenGame as error:
        print(f"{error}; {HOPELESS}")
        return "broken"
    print(f"game {game_id}: restored from its log")
    return "restored"


@asynccontextmanager
async def _tables(storage: StorageSettings) -> AsyncIterator[Tables]:
    database = await Database.open(Path(storage.path), busy_seconds=storage.busy_seconds)
    try:
        yield Tables(database, CONTROLLERS)
    finally:
        await database.close()
