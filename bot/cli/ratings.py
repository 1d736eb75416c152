"""``guildhall ratings``: ratings, leaderboards, streaks and daily points, recalculated from the stored results.

examples:
  guildhall ratings rebuild

They follow from the stored results alone, so nothing changes unless the way of counting has changed. Stop the bot
first: one process for each database.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.cli.common import Exit, Refused, add_config, settings
from bot.config import StorageSettings
from bot.ranking import recounting
from bot.storage.database import Database
from bot.storage.errors import StorageError


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("what", choices=("rebuild",), help="rebuild: from the stored results, to the same numbers")
    add_config(command)


def run(args: Namespace) -> int:
    try:
        games = asyncio.run(_rebuild(settings(args).storage))
    except StorageError as error:
        raise Refused(str(error), Exit.DATABASE) from error
    print(f"recalculated from {games} finished {'game' if games == 1 else 'games'}")
    return Exit.OK


async def _rebuild(storage: StorageSettings) -> int:
    database = await Database.open(Path(storage.path), busy_seconds=storage.busy_seconds)
    try:
        return await database.write(recounting.rebuild)
    finally:
        await database.close()
