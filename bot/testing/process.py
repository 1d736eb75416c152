"""The bot's process: started, killed and stopped from outside."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.storage import outside
from bot.testing.child import Setup
from bot.testing.stand_in import StandIn
from bot.testing.waiting import until


class BotProcess:
    """Its log goes to a file."""

    #: What is run.
    module = "bot.testing.child"

    def __init__(self, stand_in: StandIn, database: Path, log: Path, **setup: Any) -> None:
        self.database = database
        self._stand_in = stand_in
        self._log = log
        self._setup = Setup(stand_in.rest_url, stand_in.gateway_url, str(database), **setup)
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, **differently: Any) -> None:
        """Start, with a set-up that may differ this once, and wait until it's connected."""
        setup = msgspec.json.encode(replace(self._setup, **differently)).decode()
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, setup, stdout=log, stderr=log
            )
        up = asyncio.create_task(self._stand_in.gateway.connected.wait())
        down = asyncio.create_task(self._process.wait())
        await asyncio.wait([up, down], return_when=asyncio.FIRST_COMPLETED)
        up.cancel()
        down.cancel()
        if not self._stand_in.gateway.connected.is_set():
            raise BotEnded(self._process.returncode, self.log)

    async def kill(self) -> None:
        """SIGKILL: no handler runs, nothing more is written."""
        assert self._process is not None
        self._process.kill()
        await self.gone()
        await self._stand_in.gateway.gone.wait()

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        assert self._process is not None
        self._process.terminate()
        return await self.gone()

    async def gone(self) -> int:
        """Wait for its end; the exit code."""
        assert self._process is not None
        code = await self._process.wait()
        self._stand_in.gateway.forget_session()
        return code

    def abandon(self) -> None:
        """Leave nothing running when something ends early."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    def check(self) -> None:
        """``BotEnded`` if the bot has stopped by itself."""
        if self._process is not None and self._process.returncode is not None:
            raise BotEnded(self._process.returncode, self.log)

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    async def quiet(self) -> None:
        """Wait until everything has been posted, and no computer has to move."""
        await until(lambda: not outside.left_to_do(self.database))


class BotEnded(Exception):
    def __init__(self, code: int | None, log: str) -> None:
        last = "\n".join(log.splitlines()[-30:])
        super().__init__(f"the bot ended with code {code}; the end of its log:\n{last}")
