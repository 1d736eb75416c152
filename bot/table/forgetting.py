"""Deleting a person or a server: in one transaction, and once more in every older backup (see ``tombstones``)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import discord

from bot import clock
from bot.languages import Languages
from bot.storage import games, posts, privacy, seat_rows, tombstones
from bot.storage.database import Database, Transaction
from bot.storage.errors import Damaged
from bot.storage.tombstones import Tombstone
from bot.table.lobby import seat_again
from bot.table.tables import Tables, cancel, hand_over

log = logging.getLogger(__name__)


class Forgetting:
    def __init__(self, tables: Tables, languages: Languages, locale_of: Callable[[int], discord.Locale | None]) -> None:
        self._tables = tables
        self._languages = languages
        #: The language that a server uses on Discord.
        self._locale_of = locale_of

    @property
    def _database(self) -> Database:
        return self._tables.database

    @property
    def _file(self) -> Path:
        return tombstones.file_of(self._database.path)

    async def player(self, player_id: int) -> None:
        """Delete a person, if anything is kept about them."""
        now = clock.now()
        names = await self._names(await self._database.read(privacy.servers_of, player_id))
        await self._tables.commit(_delete_player, self._file, Tombstone("player", player_id, now), names, now)
        self._languages.remember(player_id, None)

    async def server(self, guild_id: int) -> None:
        """Delete a server, if the bot hasn't come back in the meantime."""
        await self._tables.keep(_delete_server, self._file, Tombstone("server", guild_id, clock.now()))

    async def catch_up(self) -> None:
        """Delete again whatever a restored backup has brought back."""
        written = await asyncio.to_thread(tombstones.read, self._file)
        known = await self._database.read(tombstones.known)
        for tombstone in [found for found in written if found not in known]:
            servers = await self._database.read(privacy.servers_of, tombstone.subject_id)
            await self._tables.keep(_delete_again, tombstone, await self._names(servers), clock.now())
            log.info("a deletion was applied again, because this database is older")
        await asyncio.to_thread(tombstones.complete, self._file, known)

    async def _names(self, guild_ids: Iterable[int]) -> Mapping[int, str]:
        """What a former player is called on each server."""
        return {
            guild_id: (await self._languages.of_server(guild_id, self._locale_of(guild_id)))("former-player")
            for guild_id in guild_ids
        }


async def _delete_player(tx: Transaction, file: Path, tombstone: Tombstone, names: Mapping[int, str], now: int) -> None:
    if await privacy.is_known(tx, tombstone.subject_id):
        await _forget_player(tx, tombstone.subject_id, names, now)
        await tombstones.add(tx, file, tombstone)


async def _delete_server(tx: Transaction, file: Path, tombstone: Tombstone) -> None:
    if await privacy.has_left(tx, tombstone.subject_id):
        await privacy.delete_server(tx, tombstone.subject_id)
        await tombstones.add(tx, file, tombstone)


async def _delete_again(tx: Transaction, tombstone: Tombstone, names: Mapping[int, str], now: int) -> None:
    if tombstone.kind == "player":
        await _forget_player(tx, tombstone.subject_id, names, now)
    else:
        await privacy.delete_server(tx, tombstone.subject_id)
    await tombstones.mark(tx, tombstone)


async def _forget_player(tx: Transaction, player_id: int, names: Mapping[int, str], now: int) -> None:
    own, invited = await privacy.open_games(tx, player_id), await privacy.invited_to(tx, player_id)
    moderated = await privacy.moderated(tx, player_id)
    for game_id in {*own, *invited, *moderated}:
        await privacy.delete_mentions(tx, game_id, player_id, names)
    for game_id in moderated:
        await privacy.delete_reasons(tx, game_id)
    for game_id in invited:
        await posts.add(tx, game_id, "card", 0, now)  # it names everybody who is invited
    for game_id in own:
        await _leave(tx, game_id, player_id, now)
    await privacy.delete_player(tx, player_id, names)


async def _leave(tx: Transaction, game_id: int, player_id: int, now: int) -> None:
    """Leave a table, hand a seat over to a computer, or end a game in which nobody else is left."""
    damaged = False
    try:
        game = await games.find(tx, game_id)
    except Damaged:
        game, damaged = await games.outline(tx, game_id), True
    seat = None if game is None else game.seat_of(player_id)
    if game is None or seat is None or game.private:  # what is private is deleted
        return
    rest = [other for other in game.seats if other is not seat]
    if not any(other.player_id is not None and not other.is_former for other in rest):
        await cancel(tx, game, now)
    elif damaged:  # nothing else of it may be written
        await seat_rows.set_level(tx, game_id, seat.seat, seat.level or "normal")
    elif game.status == "lobby":
        await seat_again(tx, game, rest, now)
    else:
        await hand_over(tx, game, seat, seat.level or "normal", now)
