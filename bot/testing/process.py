"""The bot's process: started, killed and stopped from outside."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.storage import outside
from bot.testing.child import Conditions, Setup
from bot.testing.stand_in import StandIn
from bot.testing.waiting import until

#: How a traceback begins in the log, and how it ends if it's only why another one follows.
_TRACEBACK = "Traceback (most recent call last):\n"
_CHAINED = ("\nDuring handling of the above exception", "\nThe above exception was the direct cause")
#: What comes of faults outside the bot: of Discord, of the network, of the database.
_EXPECTED = ("discord.", "aiohttp.", "TimeoutError", "ConnectionResetError", "bot.storage.errors.", "sqlite3.")


class BotProcess:
    """Its log goes to a file."""

    #: What is run.
    module = "bot.testing.child"

    def __init__(self, stand_in: StandIn, database: Path, log: Path, **setup: Any) -> None:
        self.database = database
        self._stand_in = stand_in
        self.conditions = Conditions()
        #: How much of the log has been searched for surprises.
        self._read = 0
        self._log = log
        self._conditions = database.with_name("conditions.json")
        self._setup = Setup(
            stand_in.rest_url, stand_in.gateway_url, str(database), **{"conditions": str(self._conditions), **setup}
        )
        self._process: asyncio.subprocess.Process | None = None

        self.change()

    def change(self, **conditions: Any) -> None:
        """Change the conditions under which the bot is running, or will be."""
        self.conditions = replace(self.conditions, **conditions)
        # The bot reads the file all the time, so it's replaced as a whole.
        new = self._conditions.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(self.conditions))
        new.replace(self._conditions)

    async def launch(self) -> asyncio.subprocess.Process:
        """Only begin to start."""
        setup = msgspec.json.encode(self._setup).decode()
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, setup, stdout=log, stderr=log
            )
        return self._process

    async def start(self) -> None:
        """Start, and wait until it's connected."""
        self._process = await self.launch()
        up = asyncio.create_task(self._stand_in.gateway.connected.wait())
        down = asyncio.create_task(self._process.wait())
        await asyncio.wait([up, down], return_when=asyncio.FIRST_COMPLETED)
        up.cancel()
        down.cancel()
        if not self._stand_in.gateway.connected.is_set():
            raise BotEnded(self._process.returncode, self.log)

    async def kill(self) -> None:
        """SIGKILL: no handler runs, nothing more is written."""
        self.abandon()
        await self.gone()
        await self._stand_in.gateway.gone.wait()

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        self.ask_to_stop()
        return await self.gone()

    def ask_to_stop(self) -> None:
        assert self._process is not None
        self._process.terminate()

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

    def surprises(self) -> list[str]:
        """What the bot has logged since the last look that no fault explains: exceptions that nobody expected."""
        new = self.log[self._read :]
        self._read += len(new)
        raised = [
            _raised(shown) for shown in new.split(_TRACEBACK)[1:] if not any(cause in shown for cause in _CHAINED)
        ]
        return [f"the log has {error}" for error in raised if not error.startswith(_EXPECTED)]

    async def quiet(self) -> None:
        """Wait until everything has been posted, and no computer has to move."""
        await until(lambda: not outside.left_to_do(self.database))


def _raised(shown: str) -> str:
    """The exception at the end of a traceback: the first line that isn't indented."""
    return next((line for line in shown.splitlines() if line and not line.startswith(" ")), "")


class BotEnded(Exception):
    def __init__(self, code: int | None, log: str) -> None:
        last = "\n".join(log.splitlines()[-30:])
        super().__init__(f"the bot ended with code {code}; the end of its log:\n{last}")
