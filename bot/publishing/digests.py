"""Sends everybody who wants one their daily digest: once, and only if there's something to say."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord
from msgspec.structs import replace

from bot import clock
from bot.languages import Language
from bot.publishing.history import is_refusal
from bot.publishing.scheduler import Scheduler
from bot.storage import boards, digests, people, whose_turn
from bot.storage.boards import Board
from bot.storage.database import Transaction
from bot.storage.digests import Digest
from bot.storage.games import GameRow
from bot.table.calendars import habits_of
from bot.table.digests import awake, next_digest
from bot.table.timekeeping import DAY, HOUR, MINUTE
from bot.ui.digests import Summary, build, build_mention, summary

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

#: Between two digests there are at least so many seconds, even if one of them came late.
APART = 12 * HOUR
#: None is due later than this, so whatever is comes from a clock that was put back.
FURTHEST = 3 * DAY
#: Nobody hears of a game again that called them within so many seconds.
JUST_CALLED = HOUR
MOST_TRIES = 6


class Digests(Scheduler[Digest]):
    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self._bot = bot
        self._database = bot.database

    async def due(self, now: int, limit: int) -> Sequence[Digest]:
        return await self._database.read(digests.due, now, now + FURTHEST, limit)

    async def next_due(self, now: int) -> int | None:
        return await self._database.read(digests.next_due, now)

    def key(self, job: Digest) -> Hashable:
        return job.player_id

    async def do(self, job: Digest) -> None:
        """It counts as sent before it is: after a crash, rather none than two."""
        now, habits = clock.now(), await self._database.read(habits_of, job.player_id)
        if job.due_at > now:
            await self._database.write(digests.postpone, job, next_digest(job.minute, habits, now))
            return
        if (later := awake(habits, now)) > now:
            await self._database.write(digests.postpone, job, later, job.tried)
            return
        following = next_digest(job.minute, habits, now + APART)
        if not await self._database.write(digests.postpone, job, following):
            return
        try:
            await self._send(job.player_id, f"digest-{following}-{job.player_id % 10**6}")
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("a digest wasn't sent: %s", error)
            refused = isinstance(error, discord.HTTPException) and is_refusal(error)
            if not refused and job.tried < MOST_TRIES:
                # Perhaps Discord has taken it nevertheless; then it knows the nonce.
                sooner, claimed = now + MINUTE * 2**job.tried, replace(job, due_at=following)
                await self._database.write(digests.postpone, claimed, sooner, job.tried + 1)

    async def _send(self, player_id: int, nonce: str) -> None:
        notify = (await self._database.read(people.player, player_id)).notify
        if notify == "none":
            return
        say = await self._bot.languages.of_person(player_id, await self._public(player_id))
        found = await summary(self._bot, player_id, say)
        if not await self._is_worth_it(found):
            return
        if notify == "direct":
            if await self._tell(player_id, found, say, nonce):
                return
            await self._database.write(people.change_player, player_id, notify="mention")
        await self._mention(player_id, found, nonce, closed=notify == "direct")

    async def _public(self, player_id: int) -> Language:
        """The language of a server where they play."""
        ids = await self._database.read(whose_turn.open_anywhere, player_id)
        games = await self._database.read(whose_turn.outlines, ids[:1])
        return await self._language_at(games[0].guild_id if games else 0)

    async def _language_at(self, guild_id: int) -> Language:
        guild = self._bot.get_guild(guild_id)
        return await self._bot.languages.of_server(guild_id, guild.preferred_locale if guild else None)

    async def _is_worth_it(self, found: Summary) -> bool:
        """Not for what has called them just now, nor for what they play alone: that always waits."""
        before = clock.now() - JUST_CALLED
        waiting = [game for game, _ in found.waiting if not game.private]
        calls = [await self._database.read(digests.latest_call, game.id) for game in waiting]
        earlier = [discord.utils.snowflake_time(call).timestamp() <= before for call in calls]
        return bool(found.over or found.news) or any(earlier)

    async def _tell(self, player_id: int, found: Summary, say: Language, nonce: str) -> bool:
        """Whether they take direct messages."""
        try:
            place = await self._bot.create_dm(discord.Object(player_id))
            await place.send(view=build(self._bot, found, say), nonce=nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("somebody takes no direct messages: %s", error)
            return False
        return True

    async def _mention(self, player_id: int, found: Summary, nonce: str, *, closed: bool) -> None:
        """Where they play, that it's ready; what is in it, only they see."""
        game = next((game for game in found.games if not game.private and self._bot.reaches(game)), None)
        if game is None:
            return
        built = build_mention(player_id, await self._language_at(game.guild_id), closed=closed)
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(player_id)]
        )
        place = self._bot.get_partial_messageable(game.place_id)
        message = await place.send(view=built, allowed_mentions=allowed, nonce=nonce)
        if game.status == "running":
            await self._database.write(_mentioned, game, message.id)


async def _mentioned(tx: Transaction, game: GameRow, message_id: int) -> None:
    """It goes with the game's next board."""
    await boards.put(tx, Board(message_id, game.id, game.place_id, "digest", game.epoch, game.epoch, "", ""))
