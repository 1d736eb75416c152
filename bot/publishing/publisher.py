"""Posts what has been committed: at least once, even after a crash, and not twice if it can tell."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import discord

from bot import clock
from bot.languages import Language
from bot.publishing import closing, history, lateness, living_board, notices, notifying, places, undoing
from bot.publishing.history import ARCHIVED_THREAD, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_refusal
from bot.publishing.scheduler import Scheduler
from bot.storage import audit, boards, games, invitations, people, posts
from bot.storage.boards import Board
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.table.positions import Position
from bot.table.refusals import BrokenGame, Refusal
from bot.table.tables import undamaged
from bot.ui.boards import build_board, build_call, build_ping, draw_board, is_slight, title_of
from bot.ui.cards import build_card, build_invitation, invitation_text
from bot.ui.deeds import cancelled_text
from bot.ui.errors import MISSING_ACCESS, MISSING_PERMISSIONS
from bot.ui.messages import MessageBuilder
from renderers.core import Picture

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

#: The place is locked, gone, or closed to the bot.
NO_ENTRY = (UNKNOWN_CHANNEL, ARCHIVED_THREAD, MISSING_ACCESS, MISSING_PERMISSIONS)

#: How many posts a thread may refuse before the game leaves it: refusals come and go, but the game never goes back.
TRIES_IN_THREAD = 2
#: Seconds before the second try; each further one takes twice as long.
FIRST_RETRY = 15
LONGEST_RETRY = 3600
#: Too many refused requests get the whole bot banned, so these are repeated once a day at most, for about two weeks.
LONGEST_RETRY_IF_REFUSED = 24 * 3600
MOST_REFUSALS = 30
#: After so many tries of a board (an hour or so), the game's people are told somewhere else.
TRIES_ALONE = 8
#: Only a board is never given up, because someone may be waiting for it; but then it's tried once a week.
RETRY_OF_A_BOARD = 7 * 24 * 3600
#: What became of a post that needed no new message.
EDITED = "edited"


#: What else is said, by the kind of the post.
SAY = {
    **lateness.SAY,
    "closed": closing.tell,
    "notice": notices.tell,
    "direct": notifying.send_directly,
    "undo": undoing.tell,
}


class Publisher(Scheduler[Post]):
    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self._bot = bot
        self._database = bot.database
        #: The version of each game that its board shows, with its deadlines, if this process has drawn it.
        self._shown: dict[int, tuple[int | None, ...]] = {}
        self._calls = places.Calls()
        self._latest_look = 0

    async def due(self, now: int, limit: int) -> Sequence[Post]:
        if now < self._latest_look:
            # The clock was put back: what is to be tried again would wait until it has caught up.
            await self._database.write(posts.hasten, now)
        self._latest_look = now
        return await self._database.read(posts.due, now, limit)

    async def next_due(self, now: int) -> int | None:
        return await self._database.read(posts.next_due, now)

    def key(self, job: Post) -> Hashable:
        return job.game_id, job.kind == "history"

    async def do(self, job: Post) -> None:
        try:
            with undamaged(job.game_id):
                game = await self._database.read(_game_of, job)
        except BrokenGame as error:
            await self._give_up(job, error)
            return
        if game is None:
            return
        if job.kind in ("board", "status"):
            self._bot.open_panels.move_on(game.id)
        if game.status in ("lobby", "running") and self._has_no_place(job, game):
            await self._without_place(job, game)
            return
        try:
            outcome = await self._say(job, game)
        except discord.HTTPException as error:
            await self._failed(job, game, error)
        except BrokenGame as error:
            await self._give_up(job, error)
        else:
            await self._close(job, outcome)

    async def move(self, game_id: int, player_id: int, channel_id: int) -> None:
        """Let a game that can't be reached any more go on in another channel."""
        game = await self._bot.tables.find(game_id)
        if game.private:
            raise Refusal("no-such-game")
        if game.seat_of(player_id) is None:
            raise Refusal("not-your-game", names=game.names)
        if game.status not in ("lobby", "running"):
            raise Refusal("game-over")
        if self._bot.reaches(game):
            raise Refusal("still-there", place=str(game.place_id))
        await self._bot.tables.commit(places.start_over, game, clock.now(), channel_id=channel_id, moved_from="channel")

    async def leave_thread(self, thread_id: int) -> None:
        """A thread was deleted: if a game is played there, it goes on in its channel, unless that is gone, too."""
        for game in await self._database.read(games.open_in, thread_id):
            if game.thread_id == thread_id and self._is_there(game):
                await self._database.write(places.leave_thread, game, clock.now())

    async def leave_channel(self, gone: discord.abc.GuildChannel) -> None:
        """A channel was deleted: its games go on where the same people can see them, or their people are told."""
        refuge = places.refuge(gone)
        await self._database.write(places.leave_channel, gone.id, refuge.id if refuge else None, clock.now())

    async def return_to_server(self) -> None:
        """The bot has come to a server, perhaps back: the boards that wait for that are posted now."""
        await self._database.write(posts.hasten, clock.now())
        self.kick()

    async def repost_open_games(self) -> None:
        """Forget every message of the open games and post their cards and boards again, in threads of their own."""
        await self._database.write(places.repost_open_games, clock.now())

    # --- what is said -------------------------------------------------------------------------------------------------

    async def _say(self, job: Post, game: GameRow) -> str:
        say = await self._language(game)
        if job.kind == "card":
            return await self._say_card(job, game, say)
        if job.kind == "history":
            return await history.tell(self._bot, job, game, say)
        if job.kind == "invitation":
            return await self._say_invitation(job, game, say)
        if (said := SAY.get(job.kind)) is not None:
            return await said(self, self._bot, job, game, say)
        if game.status == "cancelled":
            # A table that never started had only invitations, and its card says what became of it.
            reason = await self._database.read(audit.reason_of_end, game.id)
            past = cancelled_text(game, reason, say) if game.snapshot is not None else ""
            await self._database.write(living_board.retire, game, clock.now(), past)
            return "cancelled"
        if game.snapshot is None:
            return "no board"
        shown = game.version, *(seat.deadline for seat in game.seats)
        if job.kind == "status" and self._shown.get(game.id) == shown:
            return "already shown"
        outcome = await self._say_board(job, game, say)
        # What is sent may have been sent before, right when the post was asked for: then Discord leaves it as it was.
        self._shown[game.id] = shown if outcome == EDITED else (job.version, *shown[1:])
        if game.status == "finished":
            del self._shown[game.id]
        return outcome

    async def _say_card(self, job: Post, game: GameRow, say: Language) -> str:
        invited = await self._database.read(invitations.of, game.id)
        built = build_card(self._bot.tables.controller(game), game, say, self._bot.icons, invited)
        if game.status == "cancelled":
            built.text(cancelled_text(game, await self._database.read(audit.reason_of_end, game.id), say))
        if game.card_message_id and await self.edit(game.channel_id, game.card_message_id, built):
            return EDITED
        nothing_posted = not (game.card_message_id or game.board_message_id)
        if game.status != "lobby" and not (game.status == "running" and nothing_posted):
            return "no card"
        guests = [guest.player_id for guest in invited if guest.answer is None and not guest.told]
        message = await self.send(job, game.channel_id, built, await self.not_quiet(guests))
        await self._database.write(_card_sent, game, message.id, guests)
        return f"sent {message.id}"

    async def _say_invitation(self, job: Post, game: GameRow, say: Language) -> str:
        """Mention those who were invited since the card was posted; each of them once."""
        invited = await self._database.read(invitations.of, game.id)
        guests = [guest.player_id for guest in invited if guest.answer is None and not guest.told]
        if not guests:
            return "nobody new"
        text = invitation_text(self._bot.tables.controller(game), game, guests, say)
        pinged = await self.not_quiet(guests)
        message = await self.send(job, game.channel_id, build_invitation(text, game, say), pinged)
        await self._database.write(living_board.invited, game, message.id, text, guests)
        return f"sent {message.id}"

    async def _say_board(self, job: Post, game: GameRow, say: Language) -> str:
        position = await self._bot.play.position(game)
        picture = await draw_board(self._bot.drawing, position, say)
        place_id = await places.for_board(self._bot, game, say) if job.kind == "board" else game.place_id
        known = await self._database.read(boards.newest, game.id)
        if known is not None and (known.place_id, known.message_id) == (place_id, game.board_message_id):
            outcome = await self._update_board(job, position, picture, known, say)
            if outcome:
                return outcome
        return await self._send_board(job, position, picture, place_id, known, say)

    async def _update_board(
        self, job: Post, position: Position, picture: Picture, known: Board, say: Language
    ) -> str | None:
        """Bring the newest board up to date, if nobody needs a new one and it's still there."""
        game = position.game
        slight = job.kind == "board" and is_slight(position, known.epoch)
        # Nobody needs a new message when they play alone, or only because somebody has ended their part.
        alone = len(game.people) < 2 and position.result is None
        if not (slight or alone or job.kind == "status"):
            return None
        board = living_board.updated(known, position, picture, say, new_turn=alone and job.kind == "board")
        built = build_board(position, picture, say, self._bot.icons, board.since, game.moved_from)
        if not await self.edit(known.place_id, known.message_id, built):
            return None
        ping, direct = None, list[int]()
        if slight and not alone:
            pinged, direct = await notifying.of_seats(self._bot, game, living_board.called(position))
            built = build_ping(position, known.epoch, say, self._bot.icons)
            ping = (await self.send(job, known.place_id, built, pinged)).id
        elif (earlier := await self._database.read(boards.newest, game.id, "ping")) is not None:
            # It names those who still have to act, like the board; an edit notifies nobody.
            built = build_ping(position, known.epoch, say, self._bot.icons)
            await self.edit(earlier.place_id, earlier.message_id, built)
        outcome = EDITED if ping is None else f"sent {ping}"
        await self._database.write(
            living_board.brought_up_to_date, job, position, board, ping, direct, outcome, *self._time(position)
        )
        return outcome

    async def _send_board(
        self, job: Post, position: Position, picture: Picture, place_id: int, known: Board | None, say: Language
    ) -> str:
        game = position.game
        # The first board in a new place says why it's there.
        moved_from = None if game.board_message_id else game.moved_from
        since = living_board.since(known, game)
        built = build_board(position, picture, say, self._bot.icons, since, moved_from)
        called = () if game.stands_still else position.waiting
        seats = range(len(game.seats)) if position.result else called
        pinged, direct = await notifying.of_seats(self._bot, game, seats)
        followers = await self.not_quiet(await notifying.followers(self._bot, game, over=bool(position.result)))
        if followers:
            built.text(say("board-followers", who=" ".join(f"<@{follower}>" for follower in followers)))
        message = await self.send(job, place_id, built, [*pinged, *followers])
        board = Board(message.id, game.id, place_id, "board", game.epoch, since, title_of(position, say), picture.alt)
        past = living_board.history_text(known, position, place_id, say)
        times = self._time(position)
        await self._database.write(living_board.posted, job, position, board, past, moved_from, direct, *times)
        return f"sent {message.id}"

    def _time(self, position: Position) -> tuple[int, int]:
        """When to find out whether those whom the game waits for are still there; and now."""
        now, seats = clock.now(), [position.game.seats[seat] for seat in position.waiting]
        people = [seat.player_id for seat in seats if seat.player_id is not None and seat.level is None]
        return self._bot.absences.next_look(people, now), now

    async def not_quiet(self, player_ids: Sequence[int]) -> list[int]:
        quiet = await self._database.read(people.quiet_players, player_ids)
        return [player for player in player_ids if player not in quiet]

    # --- where it is said ---------------------------------------------------------------------------------------------

    async def _language(self, game: GameRow) -> Language:
        guild = self._bot.get_guild(game.guild_id)
        return await self._bot.languages.of_server(game.guild_id, guild.preferred_locale if guild else None)

    async def send(self, job: Post, place_id: int, built: MessageBuilder, pinged: Sequence[int]) -> discord.Message:
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(player) for player in pinged]
        )
        # The nonce lets Discord recognise a post that was sent right before a crash.
        return await self._bot.get_partial_messageable(place_id).send(
            view=built, files=built.files, allowed_mentions=allowed, nonce=f"guildhall-{job.id}"
        )

    async def edit(self, place_id: int, message_id: int, built: MessageBuilder) -> bool:
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
        self._bot.icons.refused(error)  # then the next try goes without them
        no_entry, refused = error.code in NO_ENTRY, is_refusal(error)
        if no_entry and self._has_no_place(job, game):
            await self._without_place(job, game)
            return
        if no_entry and self._should_leave_thread(job, game, error):
            log.warning("game %s moves from its thread to the channel: %s", game.id, error)
            await self._database.write(places.leave_thread, game, clock.now())
            return
        if refused and job.tried >= MOST_REFUSALS and job.kind != "board":
            log.warning("giving up on post %s of game %s: %s", job.id, game.id, error)
            await self._close(job, f"refused {error.code}")
            return
        if no_entry and job.kind == "board" and job.tried >= TRIES_ALONE:
            await self._call_people(job, game)
        delay = _delay(job, refused=refused)
        log.warning("trying post %s of game %s again in %s s: %s", job.id, game.id, delay, error)
        await self._database.write(posts.retry, job.id, clock.now() + delay)

    def _should_leave_thread(self, job: Post, game: GameRow, error: discord.HTTPException) -> bool:
        """Only boards are posted there: the card is in the channel, and history may be anywhere."""
        refused_for_good = error.code == ARCHIVED_THREAD or job.tried >= TRIES_IN_THREAD
        return game.thread_id is not None and job.kind in ("board", "status") and refused_for_good

    async def _call_people(self, job: Post, game: GameRow) -> bool:
        """Mention a game's people once, where they can read it, because nothing reaches them where it's played.

        Nothing is said about the game, because that place may have been hidden from others. False if it has to be
        tried again.
        """
        latest = game.card_message_id if game.status == "lobby" else game.board_message_id
        guild = self._bot.get_guild(game.guild_id)
        place = None if guild is None else places.most_public(guild, game.channel_id)
        asks = game.status in ("lobby", "running") and game.closed_at is None
        if place is None or latest is None or not asks:
            return True
        ids = self._calls.claim(game, clock.now())
        try:
            if ids:
                built = build_call(ids, await self._language(game))
                await self.send(job, place.id, built, await self.not_quiet(ids))
        except discord.HTTPException as error:
            log.warning("the people of game %s couldn't be told that it has no place any more: %s", game.id, error)
            self._calls.release(game, ids)
            return False
        forgotten = "card_message_id" if game.status == "lobby" else "board_message_id"
        await self._database.write(games.change, game.id, **{forgotten: None})
        return True

    async def _give_up(self, job: Post, error: BrokenGame) -> None:
        log.error("nothing is posted about a broken game: %s", error)
        await self._close(job, error.code)

    def _is_there(self, game: GameRow) -> bool:
        """Whether its channel exists, as far as anyone knows, and the bot is on its server."""
        return not self._bot.is_ready() or self._bot.knows_too_little(game) or self._bot.channel_of(game) is not None

    def _has_no_place(self, job: Post, game: GameRow) -> bool:
        """Whether Discord needn't even be asked; a board that is history may be anywhere."""
        return job.kind != "history" and not self._is_there(game)

    async def _without_place(self, job: Post, game: GameRow) -> None:
        if job.kind == "board" and self._bot.get_guild(game.guild_id) is None:
            # If the bot comes back to the server, the newest board is posted.
            await self._database.write(posts.retry, job.id, clock.now() + LONGEST_RETRY_IF_REFUSED)
        elif await self._call_people(job, game) or job.tried >= MOST_REFUSALS:
            await self._close(job, "no place")
        else:
            await self._database.write(posts.retry, job.id, clock.now() + _delay(job, refused=True))

    async def _close(self, job: Post, outcome: str) -> None:
        await self._database.write(posts.close, job.id, outcome, clock.now())


async def _game_of(connection: Connection, job: Post) -> GameRow | None:
    """The game of a post that is still waiting."""
    return await games.find(connection, job.game_id) if await posts.is_waiting(connection, job.id) else None


def _delay(job: Post, *, refused: bool) -> int:
    """How many seconds to wait before the next try."""
    if refused and job.tried >= MOST_REFUSALS:
        return RETRY_OF_A_BOARD
    return int(min(FIRST_RETRY * 2**job.tried, LONGEST_RETRY_IF_REFUSED if refused else LONGEST_RETRY))


async def _card_sent(tx: Transaction, game: GameRow, message_id: int, guests: Sequence[int]) -> None:
    await games.change(tx, game.id, card_message_id=message_id)
    await invitations.mark_told(tx, game.id, guests)
