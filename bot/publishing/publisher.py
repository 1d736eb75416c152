"""Posts what has been committed: at least once, even after a crash, and not twice if it can tell."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

import discord

from bot import clock
from bot.languages import Language
from bot.publishing.scheduler import Scheduler
from bot.storage import games, people, posts
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.ui.boards import build_board, build_card
from bot.ui.errors import MISSING_ACCESS, MISSING_PERMISSIONS
from bot.ui.messages import MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
ARCHIVED_THREAD = 50083
THREAD_EXISTS = 160004

FIRST_RETRY = 15
LONGEST_RETRY = 3600
WEEK_IN_MINUTES: Literal[10080] = 10080


class Publisher(Scheduler[Post]):
    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self._bot = bot
        self._database = bot.database
        #: The version of each game that its board shows, if this process has drawn it.
        self._shown: dict[int, int] = {}

    async def due(self, now: int, limit: int) -> Sequence[Post]:
        return await self._database.read(posts.due, now, limit)

    async def next_due(self, now: int) -> int | None:
        return await self._database.read(posts.next_due, now)

    def key(self, job: Post) -> Hashable:
        return job.game_id

    async def do(self, job: Post) -> None:
        game = await self._database.read(_game_of, job)
        if game is None:
            return
        try:
            outcome = await self._say(job, game)
        except discord.HTTPException as error:
            await self._failed(job, game, error)
        else:
            await self._close(job, outcome)

    async def repost_open_games(self) -> None:
        """Forget every message of the open games and post their cards and boards again."""
        await self._database.write(_repost_open_games, clock.now())

    # --- what is said -------------------------------------------------------------------------------------------------

    async def _say(self, job: Post, game: GameRow) -> str:
        say = await self._language(game)
        if job.kind == "card":
            return await self._say_card(job, game, say)
        if game.snapshot is None or game.status == "cancelled":
            return "no board"
        if job.kind == "status" and self._shown.get(game.id) == game.version:
            return "already shown"
        outcome = await self._say_board(job, game, say)
        self._shown[game.id] = game.version
        if game.status == "finished":
            del self._shown[game.id]
        return outcome

    async def _say_card(self, job: Post, game: GameRow, say: Language) -> str:
        built = build_card(self._bot.controllers[game.slug], game, say)
        if game.card_message_id and await self._edit(game.channel_id, game.card_message_id, built):
            return "edited"
        if game.status != "lobby":
            return "no card"
        message = await self._send(job, game.channel_id, built, [])
        await self._database.write(games.change, game.id, card_message_id=message.id)
        return f"sent {message.id}"

    async def _say_board(self, job: Post, game: GameRow, say: Language) -> str:
        position = self._bot.play.position(game)
        renderer = position.controller.renderer
        draw = renderer.board if position.result is None else renderer.final
        picture = await self._bot.drawing.draw(("board", game.id), partial(draw, position.view, position.table(say)))
        pinged = await self._pinged(game, range(len(game.seats)) if position.result else position.waiting)
        built = build_board(position, picture, say)
        # Nobody needs a new message when they play alone, or only because somebody has ended their part.
        in_place = job.kind == "status" or (len(game.people) < 2 and position.result is None)
        if in_place and game.board_message_id and await self._edit(game.place_id, game.board_message_id, built):
            return "edited"
        place_id = await self._place(game)
        message = await self._send(job, place_id, built, pinged)
        await self._database.write(games.change, game.id, board_message_id=message.id)
        return f"sent {message.id}"

    async def _pinged(self, game: GameRow, seats: Sequence[int]) -> list[int]:
        ids = [row.player_id for seat in seats if (row := game.seats[seat]).player_id and row.level is None]
        quiet = await self._database.read(people.quiet_players, [player for player in ids if player])
        return [player for player in ids if player and player not in quiet]

    # --- where it is said ---------------------------------------------------------------------------------------------

    async def _language(self, game: GameRow) -> Language:
        guild = self._bot.get_guild(game.guild_id)
        return await self._bot.languages.of_server(game.guild_id, guild.preferred_locale if guild else None)

    async def _place(self, game: GameRow) -> int:
        """The game's thread, created now if it is wanted and allowed; otherwise its channel."""
        if game.thread_id or game.board_message_id or not game.card_message_id or not await self._wants_thread(game):
            return game.place_id
        card = self._messageable(game, game.channel_id).get_partial_message(game.card_message_id)
        say = await self._language(game)
        name = say("thread-name", game=say(f"{self._bot.controllers[game.slug].key}-name"), number=game.id)
        try:
            thread_id = (await card.create_thread(name=name, auto_archive_duration=WEEK_IN_MINUTES)).id
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                log.info("game %s is played in its channel because no thread could be created: %s", game.id, error)
                return game.channel_id
            thread_id = game.card_message_id  # created right before a crash; a thread has its message's id
        await self._database.write(_enter_thread, game, thread_id, clock.now())
        return thread_id

    async def _wants_thread(self, game: GameRow) -> bool:
        wish = (await self._database.read(people.guild, game.guild_id)).threads
        if not (self._bot.config.table.threads if wish is None else wish):
            return False
        channel = self._bot.get_channel(game.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return False
        allowed = channel.permissions_for(channel.guild.me)
        return allowed.create_public_threads and allowed.send_messages_in_threads

    def _messageable(self, game: GameRow, place_id: int) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(place_id, guild_id=game.guild_id)

    async def _send(self, job: Post, place_id: int, built: MessageBuilder, pinged: Sequence[int]) -> discord.Message:
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(player) for player in pinged]
        )
        # The nonce lets Discord recognise a post that was sent right before a crash.
        return await self._bot.get_partial_messageable(place_id).send(
            view=built, files=built.files, allowed_mentions=allowed, nonce=f"guildhall-{job.id}"
        )

    async def _edit(self, place_id: int, message_id: int, built: MessageBuilder) -> bool:
        """Whether the message was still there to be edited."""
        message = self._bot.get_partial_messageable(place_id).get_partial_message(message_id)
        try:
            await message.edit(view=built, attachments=built.files, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ARCHIVED_THREAD):
                return False
            raise
        return True

    # --- what if it cannot be said ------------------------------------------------------------------------------------

    async def _failed(self, job: Post, game: GameRow, error: discord.HTTPException) -> None:
        gone = error.code in (UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS)
        if gone and game.thread_id:
            log.warning("game %s moves from its thread to the channel: %s", game.id, error)
            await self._database.write(_leave_thread, job, clock.now())
        elif gone or (400 <= error.status < 500 and error.status != 429):
            # Repeating a forbidden request could get the whole bot banned. The game itself goes on.
            log.warning("giving up on post %s of game %s: %s", job.id, game.id, error)
            await self._close(job, f"refused {error.code}")
        else:
            delay = min(FIRST_RETRY * 2**job.tried, LONGEST_RETRY)
            log.warning("trying post %s of game %s again in %s s: %s", job.id, game.id, delay, error)
            await self._database.write(posts.retry, job.id, clock.now() + delay)

    async def _close(self, job: Post, outcome: str) -> None:
        await self._database.write(posts.close, job.id, outcome, clock.now())


async def _game_of(connection: Connection, job: Post) -> GameRow | None:
    """The game of a post that is still waiting."""
    return await games.find(connection, job.game_id) if await posts.is_waiting(connection, job.id) else None


async def _repost_open_games(tx: Transaction, now: int) -> None:
    for game_id in await games.open_ids(tx):
        await games.change(tx, game_id, thread_id=None, card_message_id=None, board_message_id=None)
        game = await games.find(tx, game_id)
        assert game is not None
        await posts.add(tx, game_id, "card" if game.status == "lobby" else "board", game.version, now)


async def _enter_thread(tx: Transaction, game: GameRow, thread_id: int, now: int) -> None:
    await games.change(tx, game.id, thread_id=thread_id)
    await posts.add(tx, game.id, "card", game.version, now)


async def _leave_thread(tx: Transaction, job: Post, now: int) -> None:
    # The board in the thread is out of reach.
    await games.change(tx, job.game_id, thread_id=None, board_message_id=None)
    await posts.retry(tx, job.id, now)
