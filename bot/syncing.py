"""Keeps what Discord knows about the bot up to date. If Discord refuses, games go on with what it knows."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import aiohttp
import discord
import msgspec
from discord import app_commands

from bot.languages import LANGUAGES
from bot.storage import meta
from bot.storage.errors import StorageError

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

_IDS = "command_ids"
#: How many seconds to wait after a failure: twice as many each time. Discord takes 200 new commands a day.
FIRST_RETRY = 60
LONGEST_RETRY = 6 * 3600

#: Discord's code for commands it can't take; then it also says which of them.
_INVALID = 50035
_SUBCOMMAND = discord.AppCommandOptionType.subcommand.value


class Sync(ABC):
    """Something on Discord that has to follow the bot."""

    what: ClassVar[str]
    #: Under which the bot remembers what Discord knows.
    key: ClassVar[str]

    def __init__(self, bot: Guildhall) -> None:
        self._bot = bot
        self._tried = 0
        self._alarm: asyncio.TimerHandle | None = None
        self._trying: asyncio.Task[None] | None = None

    async def sync(self) -> None:
        """Never fails: what couldn't be done now is tried again later."""
        try:
            await self._sync()
        except (discord.DiscordException, aiohttp.ClientError, OSError, StorageError) as error:
            self._sync_later(error)

    async def renew(self) -> None:
        """Tell all of it again: this Discord has none of what the bot remembers."""
        await self._bot.database.write(meta.put, self.key, "")
        await self.sync()

    def _sync_later(self, error: Exception) -> None:
        delay = min(FIRST_RETRY * 2**self._tried, LONGEST_RETRY)
        self._tried += 1
        reason = " ".join(str(error).split())
        log.error("the %s on Discord are out of date, trying again in %s s: %s", self.what, delay, reason)
        self._alarm = asyncio.get_running_loop().call_later(delay, self.begin)

    def begin(self) -> None:
        """Sync without keeping anybody waiting."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self.sync())

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)

    @abstractmethod
    async def _sync(self) -> None:
        """Compare, and send only what is new."""


class CommandSync(Sync):
    what, key = "commands", "commands"

    async def _sync(self) -> None:
        """Only if the commands have changed since the last time."""
        bot = self._bot
        payload = await translated(bot.tree)
        mark = f"{bot.application_id}:{hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()}"
        known = _ids_in(await bot.database.read(meta.get, _IDS))
        if known is not None and await bot.database.read(meta.get, self.key) == mark:
            bot.languages.mention(mentions(payload, known))
            return
        ids = await self._tell(payload)
        bot.languages.mention(mentions(payload, ids))
        await bot.database.write(meta.put, _IDS, json.dumps(ids))
        await bot.database.write(meta.put, self.key, mark)
        log.info("told Discord about %s commands", len(payload))

    async def _tell(self, payload: list[dict[str, Any]]) -> dict[str, int]:
        """The id of each command. ``CommandTree.sync`` would translate them all once more."""
        bot = self._bot
        assert bot.application_id is not None
        try:
            told = await bot.http.bulk_upsert_global_commands(bot.application_id, payload)
        except discord.HTTPException as error:
            if error.code == _INVALID:
                raise app_commands.CommandSyncFailure(error, bot.tree.get_commands()) from None
            raise
        return {command["name"]: int(command["id"]) for command in told}


def _ids_in(text: str | None) -> dict[str, int] | None:
    """The ids that were written down; None if there are none, or if they are damaged."""
    try:
        return msgspec.json.decode(text or "", type=dict[str, int])
    except msgspec.DecodeError as error:
        if text:
            log.error("the ids of the commands are damaged, so Discord is told about all of them: %s", error)
        return None


async def translated(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Every command as Discord is told about it."""
    translator = tree.translator
    assert translator is not None
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def mentions(payload: Sequence[Mapping[str, Any]], ids: Mapping[str, int]) -> dict[str, dict[str, str]]:
    """What can be tapped for each command, by its name in each language. Discord finds a command by its id alone."""
    found: dict[str, dict[str, str]] = {code: {} for code in LANGUAGES}
    for command in payload:
        if command["name"] not in ids:
            continue
        parts = [option for option in command.get("options", ()) if option["type"] == _SUBCOMMAND]
        for path in [[command, part] for part in parts] or [[command]]:
            mention = f"</{' '.join(step['name'] for step in path)}:{ids[command['name']]}>"
            for code in LANGUAGES:
                found[code][" ".join(_named(step, code) for step in path)] = mention
    return found


def _named(step: Mapping[str, Any], code: str) -> str:
    name: str = step.get("name_localizations", {}).get(code, step["name"])
    return name
