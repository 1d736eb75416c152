"""Who hears of a post: only people who can see it, and each of them once."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.storage import following
from bot.storage.games import GameRow

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)


async def may_see(bot: Guildhall, game: GameRow, person_id: int, member: discord.Member | None = None) -> bool:
    """Whether somebody can see the channel of a game.

    Nothing tells the bot when that changes, so it asks Discord, unless they are on that server (``member``) right now.
    """
    channel = bot.channel_of(game)
    if game.private or channel is None:
        return False
    try:
        member = member or await channel.guild.fetch_member(person_id)
    except discord.NotFound:
        return False
    return channel.permissions_for(member).view_channel


async def followers(bot: Guildhall, game: GameRow, *, over: bool) -> list[int]:
    """Who is mentioned on a new board because they follow the game; whoever can't see it any more is forgotten."""
    found, gone = list[int](), list[int]()
    for person_id in await bot.database.read(following.of, game.id, only_rounds=not over):
        try:
            (found if await may_see(bot, game, person_id) else gone).append(person_id)
        except discord.HTTPException as error:
            log.warning("nobody knows whether a follower can see game %s: %s", game.id, error)
    if gone:
        await bot.database.write(following.unfollow, game.id, gone)
    # Whoever has taken a seat meanwhile is pinged when it's their turn.
    return [person_id for person_id in found if game.seat_of(person_id) is None]


async def of_seats(bot: Guildhall, game: GameRow, seats: Sequence[int]) -> list[int]:
    """The people in these seats who want to be pinged."""
    ids = [row.player_id for seat in seats if (row := game.seats[seat]).player_id and row.level is None]
    return await bot.publisher.not_quiet([player for player in ids if player])
