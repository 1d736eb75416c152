"""Where games are played: how they enter and leave threads and channels, and where else their people can be reached."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

import discord

from bot import clock
from bot.languages import Language
from bot.storage import boards, games, people, places, posts
from bot.storage.boards import Board
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.ui.errors import NEEDED

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
WEEK_IN_MINUTES: Literal[10080] = 10080
#: For so many seconds, nobody is told again about the same channel.
CALLED_AGAIN = 24 * 3600


async def for_board(bot: Guildhall, game: GameRow, say: Language) -> int:
    """The game's thread, created now if it is wanted and allowed; otherwise its channel."""
    if game.thread_id or game.thread_lost or not game.card_message_id or not await _wants_thread(bot, game):
        return game.place_id
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    name = say("thread-name", game=say(f"{bot.controllers[game.slug].key}-name"), number=game.id)
    try:
        card = channel.get_partial_message(game.card_message_id)
        thread_id = (await card.create_thread(name=name, auto_archive_duration=WEEK_IN_MINUTES)).id
    except discord.HTTPException as error:
        if error.code != THREAD_EXISTS:
            log.info("the board of game %s goes to its channel: no thread could be created: %s", game.id, error)
            return game.channel_id
        # Created right before a crash: a thread has its message's id. If it can't be used, it is left again.
        thread_id = game.card_message_id
    await bot.database.write(_enter_thread, game, thread_id, clock.now())
    return thread_id


async def _wants_thread(bot: Guildhall, game: GameRow) -> bool:
    wish = (await bot.database.read(people.guild, game.guild_id)).threads
    if not (bot.config.table.threads if wish is None else wish):
        return False
    channel = bot.channel_of(game)
    if not isinstance(channel, discord.TextChannel):
        return False
    allowed = channel.permissions_for(channel.guild.me)
    return allowed.create_public_threads and allowed.send_messages_in_threads


# --- changes ----------------------------------------------------------------------------------------------------------


async def _enter_thread(tx: Transaction, game: GameRow, thread_id: int, now: int) -> None:
    await games.change(tx, game.id, thread_id=thread_id)
    await posts.add(tx, game.id, "card", game.version, now)


async def leave_thread(tx: Transaction, game: GameRow, now: int) -> None:
    """The thread and its board are out of reach: the next board is in the channel, and the card says so."""
    await games.change(tx, game.id, thread_id=None, board_message_id=None, thread_lost=1, moved_from="thread")
    await posts.add(tx, game.id, "board", game.version, now)
    await posts.add(tx, game.id, "card", game.version, now)


async def leave_channel(tx: Transaction, channel_id: int, refuge_id: int | None, now: int) -> None:
    """The channel is gone: its games go on in another one. Without one, their next posts find out, and say so."""
    for game_id in await places.open_in(tx, channel_id):
        game = await _outline(tx, game_id)
        if refuge_id is None:
            await posts.add(tx, game.id, "card" if game.status == "lobby" else "board", game.version, now)
        else:
            await _start_over_with_card(tx, game, now, channel_id=refuge_id, moved_from="channel")


async def repost_open_games(tx: Transaction, now: int) -> None:
    for game_id in await places.open_ids(tx):
        await boards.forget_all(tx, game_id)
        await _start_over_with_card(tx, await _outline(tx, game_id), now, moved_from=None)


async def start_over(tx: Transaction, game: GameRow, now: int, /, **place: int | str | None) -> None:
    """Forget the messages of a game, and ask for new ones."""
    messages = {"thread_id": None, "card_message_id": None, "board_message_id": None, "thread_lost": 0}
    await games.change(tx, game.id, **messages, **place)
    await posts.add(tx, game.id, "card" if game.status == "lobby" else "board", game.version, now)


async def _start_over_with_card(tx: Transaction, game: GameRow, now: int, /, **place: int | str | None) -> None:
    """The same for a running game that wants a thread: that hangs on its card."""
    if game.status == "running":
        await posts.add(tx, game.id, "card", game.version, now)
    await start_over(tx, game, now, **place)


async def move_away(tx: Transaction, game: GameRow, channel_id: int, now: int, goodbye: str) -> None:
    """A moderator has another channel for it: the card that is still there says where it went, and asks no more."""
    if game.card_message_id is not None:
        past = (game.card_message_id, game.id, game.channel_id, "invitation", game.epoch, game.epoch, "", "", goodbye)
        await boards.put(tx, Board(*past))
        await posts.add(tx, game.id, "history", game.version, now)
    moved_from = "moderator" if game.status == "running" else None
    await _start_over_with_card(tx, game, now, channel_id=channel_id, moved_from=moved_from)


async def _outline(tx: Transaction, game_id: int) -> GameRow:
    game = await games.outline(tx, game_id)
    assert game is not None
    return game


# --- other channels ---------------------------------------------------------------------------------------------------


def refuge(gone: discord.abc.GuildChannel) -> discord.TextChannel | None:
    """Where the games of a deleted channel can go on: where exactly the same people see them, and nobody else.

    Who could read the text of a voice channel also depends on who could enter it, which a text channel doesn't know.
    """
    if not isinstance(gone, discord.TextChannel):
        return None
    fitting = [place for place in _usable(gone.guild) if _audience(place) == _audience(gone)]
    return min(fitting, key=lambda place: (place.category_id != gone.category_id, place.position), default=None)


def most_public(guild: discord.Guild, but: int) -> discord.TextChannel | None:
    """The channel, apart from one, where most of a server's people can be told something that anyone may read."""

    def rank(place: discord.TextChannel) -> tuple[bool, bool, int, int]:
        readers = [role for role in guild.roles if place.permissions_for(role).view_channel]
        return guild.default_role in readers, place == guild.system_channel, len(readers), -place.position

    return max((place for place in _usable(guild) if place.id != but), key=rank, default=None)


class Calls:
    """Who was told lately that nothing can be posted in a channel: for several games there, once is enough."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], int] = {}

    def claim(self, game: GameRow, now: int) -> list[int]:
        """The people of a game who are to be told now."""
        self._made = {who: at for who, at in self._made.items() if now < at + CALLED_AGAIN}
        players = [seat.player_id for seat in game.seats if seat.player_id is not None and not seat.is_former]
        claimed = [player for player in players if (game.channel_id, player) not in self._made]
        self._made |= {(game.channel_id, player): now for player in claimed}
        return claimed

    def release(self, game: GameRow, player_ids: Iterable[int]) -> None:
        """It didn't reach them."""
        for player in player_ids:
            self._made.pop((game.channel_id, player), None)


def _usable(guild: discord.Guild) -> Iterable[discord.TextChannel]:
    """Where the bot can post boards. Announcements are kept for what everybody should hear."""
    for place in guild.text_channels:
        allowed = place.permissions_for(guild.me)
        if not place.is_news() and all(getattr(allowed, name) for name in NEEDED):
            yield place


def _audience(place: discord.abc.GuildChannel) -> tuple[frozenset[tuple[int, bool]], frozenset[tuple[int, bool]]]:
    """Who sees a channel: each role, and the exceptions for people.

    If a role is shut out by name, what each role sees doesn't tell what somebody with several of them sees: that
    depends on which of the others are let in by name.
    """
    guild = place.guild
    roles = [role for role in guild.roles if not role.is_bot_managed()]
    unnamed = {guild.me.id, guild.default_role.id, *(role.id for role in guild.roles if role.is_bot_managed())}
    named = {
        (someone.id, rule.view_channel)
        for someone, rule in place.overwrites.items()
        if rule.view_channel is not None and someone.id not in unnamed
    }
    of_roles = {(number, sees) for number, sees in named if guild.get_role(number) is not None}
    exceptions = named if any(not sees for _, sees in of_roles) else named - of_roles
    return frozenset((role.id, place.permissions_for(role).view_channel) for role in roles), frozenset(exceptions)
