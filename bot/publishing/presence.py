"""Whether somebody is still where a game is played: Discord is asked for that one member, never for a list."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import clock
from bot.storage.games import GameRow

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

#: What Discord says about somebody who isn't on a server, or whose account is gone.
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
#: For so many seconds, Discord isn't asked again about the same person, who may play several games.
KEPT = 24 * 3600
MOST_REMEMBERED = 10_000


class Presence:
    def __init__(self, bot: Guildhall) -> None:
        self._bot = bot
        #: When Discord was asked about a person on a server, and what it said: None if they aren't there.
        self._known: dict[tuple[int, int], tuple[int, discord.Member | None]] = {}

    async def is_there(self, game: GameRow, player_id: int) -> bool | None:
        """Whether they are on the server and can see the channel; None if Discord can't say.

        If the place itself is gone, or the bot isn't on the server, that says nothing about its players.
        """
        channel = self._bot.channel_of(game)
        if channel is None or self._bot.knows_too_little(game):
            return None
        try:
            member = await self._member(channel.guild, player_id)
            return member is not None and channel.permissions_for(member).view_channel
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("nobody knows whether a player of game %s is still there: %s", game.id, error)
            return None

    async def _member(self, guild: discord.Guild, player_id: int) -> discord.Member | None:
        key, now = (guild.id, player_id), clock.now()
        asked_at, member = self._known.pop(key, (0, None))
        tapped = self._bot.limits.latest(player_id) or 0
        if not (asked_at and tapped < asked_at and 0 <= now - asked_at < KEPT):
            asked_at = now
            try:
                member = await guild.fetch_member(player_id)
            except discord.NotFound as error:
                if error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                    raise
                member = None
        self._known[key] = (asked_at, member)
        if len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        return member
