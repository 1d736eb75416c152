"""What is said when somebody runs out of time: a reminder for them, and then a question to the others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from bot import clock
from bot.languages import Language
from bot.storage import absences, boards, clocks, directs, people, posts
from bot.storage.boards import Board
from bot.storage.clocks import SeatClock
from bot.storage.database import Transaction
from bot.storage.games import GameRow, SeatRow
from bot.storage.posts import Post
from bot.table.calendars import asleep
from bot.table.late import ANSWER
from bot.ui.late import Question, build_question, build_reminder

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.publishing.publisher import Publisher


async def remind(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    """Those who have little time left hear it in their way, each of them once; those who want no pings hear nothing.

    If the board has moved, the reminder comes along, but it calls nobody again: the new board does.
    """
    rows = [row for row in await _clocks(bot, game) if row.stage == "reminded"]
    if await bot.database.read(boards.newest, game.id, "reminder") is not None:
        rows = [row for row in rows if not row.told]
    fresh = _players(game.seats[row.seat] for row in rows if not row.told)
    wanted = await publisher.not_quiet(_players(game.seats[row.seat] for row in rows))
    direct = await bot.database.read(people.notified_by, "direct", wanted)
    if told := [player for player in direct if player in fresh]:
        await bot.database.write(_remind_directly, game, told, clock.now())
    mentioned = [player for player in wanted if player not in direct]
    seats = [row.seat for row in rows if game.seats[row.seat].player_id in mentioned]
    if not seats:
        return "nobody to mention"
    built = build_reminder(bot.tables.controller(game), game, seats, say, bot.icons)
    message = await publisher.send(job, game.place_id, built, [player for player in mentioned if player in fresh])
    await bot.database.write(_said, game, message.id, "reminder", seats, clock.now())
    return f"sent {message.id}"


async def ask(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    """Ask those who can decide about somebody who is late or gone. Whoever is dealt with goes from the question."""
    asked = await _asked(bot, game)
    if not asked:
        await bot.database.write(_nobody_asked, game, clock.now())
        return "nobody late"
    built = build_question(bot.tables.controller(game), game, asked, say)
    newest = await bot.database.read(boards.newest, game.id, "late")
    known = newest if all(question.told for question in asked) else None
    if known is not None and await publisher.edit(known.place_id, known.message_id, built):
        return "edited"
    # Somebody who is late can still decide about others.
    gone = {question.seat for question in asked if question.gone}
    deciding = [seat for seat in game.people if seat.seat not in gone and [row.seat for row in asked] != [seat.seat]]
    wanted = await publisher.not_quiet(_players(deciding))
    quiet = await bot.database.read(asleep, wanted, clock.now())
    # Nobody is woken if somebody else can decide.
    pinged = [player for player in wanted if player not in quiet] or wanted
    message = await publisher.send(job, game.place_id, built, pinged)
    await bot.database.write(_asked_now, game, message.id, asked, clock.now())
    return f"sent {message.id}"


async def _asked(bot: Guildhall, game: GameRow) -> list[Question]:
    """About which seats the table is asked, and until when."""
    if game.status != "running" or game.stands_still:
        return []
    late = [row for row in await _clocks(bot, game) if row.is_late]
    asked = {row.seat: Question(row.seat, (row.since or 0) + row.remaining, row.told) for row in late}
    for row in await bot.database.read(absences.asked, game.id):
        seat = game.seat_of(row.player_id)
        if seat is not None and seat.level is None and row.asked_at is not None:
            asked[seat.seat] = Question(seat.seat, row.asked_at + ANSWER, row.told, gone=True)
    return [asked[seat] for seat in sorted(asked)]


#: What is said, by the kind of the post.
SAY: Mapping[str, Callable[[Publisher, Guildhall, Post, GameRow, Language], Awaitable[str]]] = {
    "reminder": remind,
    "late": ask,
}


async def _clocks(bot: Guildhall, game: GameRow) -> list[SeatClock]:
    """Those that run; former players have nothing to decide, and nobody to be reminded."""
    if game.status != "running":
        return []
    rows = await bot.database.read(clocks.of, game.id)
    return [
        row
        for row in rows
        if row.since is not None and row.seat < len(game.seats) and not game.seats[row.seat].is_former
    ]


def _players(seats: Iterable[SeatRow]) -> list[int]:
    return [seat.player_id for seat in seats if seat.player_id is not None]


async def _nobody_asked(tx: Transaction, game: GameRow, now: int) -> None:
    if await boards.retire(tx, game.id, "", only="late"):
        await posts.add(tx, game.id, "history", game.version, now)


async def _asked_now(tx: Transaction, game: GameRow, message_id: int, asked: Sequence[Question], now: int) -> None:
    await _said(tx, game, message_id, "late", [question.seat for question in asked if not question.gone], now)
    gone = [game.seats[question.seat] for question in asked if question.gone]
    await absences.mark_told(tx, game.id, _players(gone))


async def _remind_directly(tx: Transaction, game: GameRow, player_ids: Collection[int], now: int) -> None:
    await clocks.mark_told(tx, game.id, [seat.seat for seat in game.seats if seat.player_id in player_ids])
    await directs.put(tx, game.id, [*player_ids], game.version, now)


async def _said(tx: Transaction, game: GameRow, message_id: int, kind: str, seats: list[int], now: int) -> None:
    """From now on, this is the message that asks; a question before it is history."""
    await clocks.mark_told(tx, game.id, seats)
    if kind == "late" and await boards.retire(tx, game.id, "", only=kind):
        await posts.add(tx, game.id, "history", game.version, now)
    await boards.put(tx, Board(message_id, game.id, game.place_id, kind, game.epoch, game.epoch, "", ""))
