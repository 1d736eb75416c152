"""Who hears of a post: only people who can see it, and each of them once."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.languages import Language
from bot.storage import directs, following, people
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.table.positions import Position
from bot.ui import own_games
from bot.ui.direct import build_closed, build_direct

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.publishing.publisher import Publisher

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
    if game.stands_still:
        return found
    for person_id in await bot.database.read(following.of, game.id, only_rounds=not over):
        try:
            (found if await may_see(bot, game, person_id) else gone).append(person_id)
        except discord.HTTPException as error:
            log.warning("nobody knows whether a follower can see game %s: %s", game.id, error)
    if gone:
        await bot.database.write(following.unfollow, game.id, gone)
    # Whoever has taken a seat meanwhile is pinged when it's their turn.
    return [person_id for person_id in found if game.seat_of(person_id) is None]


async def of_seats(bot: Guildhall, game: GameRow, seats: Sequence[int]) -> tuple[list[int], list[int]]:
    """The people in these seats who are mentioned, and those who get a direct message instead."""
    ids = [
        row.player_id
        for seat in seats
        if (row := game.seats[seat]).player_id and row.level is None and not row.is_former
    ]
    wanted = await bot.publisher.not_quiet([player for player in ids if player])
    direct = await bot.database.read(people.notified_by, "direct", wanted)
    return [player for player in wanted if player not in direct], [player for player in wanted if player in direct]


# --- direct messages --------------------------------------------------------------------------------------------------


async def send_directly(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    """Tell each of those who asked for direct messages once; those who don't take them are mentioned instead."""
    waiting, closed = await bot.database.read(directs.of, game.id), list[int]()
    position = await bot.play.position(game) if waiting and game.status in ("running", "finished") else None
    for player_id in waiting:
        if (
            position is not None
            and _concerns(position, player_id)
            and not await _tell(bot, job, position, player_id, say)
        ):
            closed.append(player_id)
        else:
            await bot.database.write(directs.done, game.id, player_id)
    if position is not None and closed:
        await publisher.send(job, game.place_id, build_closed(closed, position, say, bot.icons), closed)
        await bot.database.write(_mention_from_now_on, game.id, closed)
    return f"told {len(waiting)}"


def _concerns(position: Position, player_id: int) -> bool:
    """Not any more, if they have moved meanwhile."""
    seat = position.game.seat_of(player_id)
    if seat is None or seat.level is not None or position.game.stands_still:
        return False
    return position.result is not None or seat.seat in position.waiting


async def _tell(bot: Guildhall, job: Post, position: Position, player_id: int, public: Language) -> bool:
    """Whether they take direct messages."""
    say = await bot.languages.of_person(player_id, public)
    built = build_direct(position, own_games.title(bot, position.game, say), say, bot.icons)
    try:
        place = await bot.create_dm(discord.Object(player_id))
        # Like the nonce of any post, but each person has their own.
        await place.send(view=built, nonce=f"guildhall-{job.id}-{player_id % 10**6}")
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("a player of game %s takes no direct messages: %s", position.game.id, error)
        return False
    return True


async def _mention_from_now_on(tx: Transaction, game_id: int, player_ids: Sequence[int]) -> None:
    """They hear only once that it's so, and Discord isn't asked in vain again."""
    for player_id in player_ids:
        await people.change_player(tx, player_id, notify="mention")
        await directs.done(tx, game_id, player_id)
