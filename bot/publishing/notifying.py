"""Who hears of a post: only people who can see it, and each of them once."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import discord

from bot import clock
from bot.languages import Language
from bot.publishing import living_board
from bot.storage import boards, directs, following, people, posts
from bot.storage.boards import Board
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.table.calendars import asleep
from bot.table.positions import Position
from bot.ui import own_games, plans
from bot.ui.boards import build_ping
from bot.ui.direct import build_closed, build_direct, build_over

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
    found = [person_id for person_id in found if game.seat_of(person_id) is None]
    now = clock.now()
    quiet = await bot.database.read(asleep, found, now)
    if over and quiet:  # a round isn't worth telling hours later, because there will be others
        await bot.database.write(directs.put, game.id, [*quiet], game.version, now)
    return [person_id for person_id in found if person_id not in quiet]


async def of_seats(bot: Guildhall, game: GameRow, seats: Sequence[int]) -> tuple[list[int], list[int]]:
    """The people in these seats who are mentioned, and those who are told by themselves.

    They get a direct message, or it's their quiet hours.
    """
    ids = [
        row.player_id
        for seat in seats
        if (row := game.seats[seat]).player_id and row.level is None and not row.is_former
    ]
    wanted = await bot.publisher.not_quiet([player for player in ids if player])
    direct = await bot.database.read(people.notified_by, "direct", wanted)
    direct |= {*await bot.database.read(asleep, wanted, clock.now())}
    return [player for player in wanted if player not in direct], [player for player in wanted if player in direct]


# --- direct messages --------------------------------------------------------------------------------------------------


async def send_directly(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    """Tell each of those who asked for direct messages once; those who don't take them are mentioned instead.

    Whoever has quiet hours is told when they're over, unless there's nothing to tell any more.
    """
    waiting, woken, closed = await bot.database.read(directs.of, game.id), list[int](), list[int]()
    position = await bot.play.position(game) if waiting and game.status in ("running", "finished") else None
    quiet = await bot.database.read(asleep, waiting, clock.now())
    mentioned = await bot.database.read(people.notified_by, "mention", waiting)
    wanted = await publisher.not_quiet(waiting)
    for player_id in waiting:
        if position is None or player_id not in wanted or not _concerns(position, player_id):
            await bot.database.write(directs.done, game.id, player_id)
        elif player_id in quiet:
            continue
        elif player_id in mentioned:
            woken.append(player_id)
        elif await _tell(bot, job, position, player_id, say):
            await bot.database.write(directs.done, game.id, player_id)
        else:
            closed.append(player_id)
    if position is not None and woken:
        await _mention(publisher, bot, job, position, woken, say)
    elif position is not None and closed:
        await publisher.send(job, game.place_id, build_closed(closed, position, say, bot.icons), closed)
        await bot.database.write(_mention_from_now_on, game.id, closed)
    await bot.database.write(_look_again, game, quiet, clock.now())
    return f"told {len(waiting)}"


async def _mention(
    publisher: Publisher, bot: Guildhall, job: Post, position: Position, woken: Sequence[int], say: Language
) -> None:
    """What has waited for the end of their quiet hours. It asks like any small message under a board."""
    game, known = position.game, await bot.database.read(boards.newest, position.game.id)
    if position.result is not None:
        built = build_over(woken, position, say, bot.icons)
    else:
        built = build_ping(position, game.epoch if known is None else known.epoch, say, bot.icons)
    message = await publisher.send(job, game.place_id, built, woken)
    await bot.database.write(_mentioned, game, known, message.id, woken, clock.now())


async def _mentioned(
    tx: Transaction, game: GameRow, known: Board | None, message_id: int, woken: Sequence[int], now: int
) -> None:
    for player_id in woken:
        await directs.done(tx, game.id, player_id)
    if known is not None:
        await living_board.pinged(tx, game, known, message_id, now)


async def _look_again(tx: Transaction, game: GameRow, quiet: Mapping[int, int], now: int) -> None:
    """Who is left has quiet hours, or takes no direct messages, which is said in a message of its own."""
    if left := await directs.of(tx, game.id):
        awake = any(player_id not in quiet for player_id in left)
        await posts.add(tx, game.id, "direct", game.version, now, posts.AT_ONCE if awake else min(quiet.values()))


def _concerns(position: Position, player_id: int) -> bool:
    """Not any more, if they have moved meanwhile. Whoever follows without a seat only waits for the end."""
    seat = position.game.seat_of(player_id)
    if seat is None or seat.level is not None:
        return seat is None and position.result is not None
    return position.result is not None or (seat.seat in position.waiting and not position.game.stands_still)


async def _tell(bot: Guildhall, job: Post, position: Position, player_id: int, public: Language) -> bool:
    """Whether they take direct messages."""
    say = await bot.languages.of_person(player_id, public)
    seat, title = position.game.seat_of(player_id), own_games.title(bot, position.game, say)
    own = await bot.play.position(position.game, player_id) if seat is not None and seat.plan is not None else position
    deadline = None if seat is None else seat.deadline
    built = build_direct(position, title, deadline, say, bot.icons, plans.text(own, say))
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
