"""A table for the crowd, and the bot's process beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.database import Database
from bot.storage.games import Host as Opener
from bot.table.lobby import Lobby
from bot.table.tables import Tables
from tests.faults.payloads import CHANNEL, GUILD
from tests.faults.stand_in import StandIn
from tests.waiting import until

#: The cards of the tables are already in the channel; a game's thread belongs to its card.
CARD = 5000
ROOT = Path(__file__).parents[2]


async def set_tables(path: Path, tables: int, computers: int) -> list[tuple[int, tuple[int, ...]]]:
    """Start that many games of two people, and of one against a computer; each with the people at the table."""
    database = await Database.open(path)
    lobby = Lobby(Tables(database, CONTROLLERS), lobby_days=14)
    started: list[tuple[int, tuple[int, ...]]] = []
    for number in range(tables + computers):
        people = (100 + 2 * number, 101 + 2 * number) if number < tables else (100 + 2 * number,)
        game_id = await lobby.open("tiny_towns", Opener(GUILD, CHANNEL, people[0], "Host"), seed=number)
        for person in people[1:]:
            await lobby.join(game_id, person, f"Guest {person}")
        if len(people) == 1:
            await lobby.add_computer(game_id, people[0], "easy")
        await database.write(games.change, game_id, card_message_id=CARD + game_id)
        await lobby.start(game_id, people[0])
        started.append((game_id, people))
    await database.close()
    return started


class Host:
    """Starts, kills and stops the bot's process; its log goes to a file."""

    def __init__(self, stand_in: StandIn, database: Path, log: Path) -> None:
        self._stand_in = stand_in
        self._database = database
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.faults.bot_process",
                self._stand_in.rest,
                self._stand_in.gateway,
                str(self._database),
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        up = asyncio.create_task(self._stand_in.connected.wait())
        down = asyncio.create_task(self._process.wait())
        await asyncio.wait([up, down], return_when=asyncio.FIRST_COMPLETED)
        down.cancel()
        assert up.done(), f"the bot did not start:\n{self.log}"

    async def kill(self) -> None:
        """SIGKILL: no handler runs, nothing more is written."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        await self._stand_in.gone.wait()

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        assert self._process is not None
        self._process.terminate()
        return await self._process.wait()

    def abandon(self) -> None:
        """Leave nothing running when a test ends early."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    async def quiet(self) -> None:
        """Wait until everything has been posted."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as connection:
            waiting = "SELECT COUNT(*) FROM post WHERE done_at IS NULL"
            await until(lambda: not connection.execute(waiting).fetchone()[0])
