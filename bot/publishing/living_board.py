"""The newest board of a game: the only one that asks for anything, and what becomes of the one before."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.languages import Language
from bot.storage import boards, directs, following, games, invitations, posts, timers
from bot.storage.boards import Board
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.table import absence
from bot.table.positions import Position
from bot.ui.boards import history_of, title_of
from games.core import Seat
from renderers.core import Picture


def since(known: Board | None, game: GameRow) -> int:
    """The first turn that a new board tells about: those since the one before, or at least the last one."""
    if known is None:
        return max(game.epoch - 1, 0)
    return known.since if known.epoch == game.epoch else known.epoch


def updated(known: Board, position: Position, picture: Picture, say: Language, *, new_turn: bool) -> Board:
    """A board that is brought up to date: it goes on telling about the same turns, or stands for a new one."""
    shown = replace(known, title=title_of(position, say), alt=picture.alt)
    return replace(shown, epoch=position.game.epoch, since=since(known, position.game)) if new_turn else shown


def called(position: Position) -> list[Seat]:
    """Whom the small message under a board pings: not who has just ended a turn of their own.

    They have the next one before them already, because their panel goes on by itself.
    """
    if position.game.stands_still:
        return []
    ended = position.told[-1].seats if position.told else ()
    return [seat for seat in position.waiting if (seat,) != ended]


def history_text(known: Board | None, position: Position, place_id: int, say: Language) -> str:
    """What the board before says from now on."""
    if known is None:
        return ""
    moved = say("board-moved", place=f"<#{place_id}>") if known.place_id != place_id else ""
    return "\n".join(filter(None, (moved, history_of(position, known.epoch, say))))


async def retire(tx: Transaction, game: GameRow, now: int, history: str, but: int = 0, only: str = "") -> None:
    """Whatever asks for something is history from now on, and will be edited soon."""
    if await boards.retire(tx, game.id, history, but=but, only=only):
        await posts.add(tx, game.id, "history", game.version, now)


async def posted(
    tx: Transaction,
    job: Post,
    position: Position,
    board: Board,
    history: str,
    moved_from: str | None,
    direct: Sequence[int],
    look_at: int,
    now: int,
) -> None:
    """A new board is there: from now on it's the only one that asks. After the end nothing does.

    ``look_at`` is when it's time to find out whether everybody who is called is still there.
    """
    game = position.game
    await directs.put(tx, game.id, direct, game.version, now)
    await posts.close(tx, job.id, f"sent {board.message_id}", now)
    await retire(tx, game, now, history, but=board.message_id)
    if game.status == "finished":
        await following.forget_all(tx, game.id)
    else:
        await boards.put(tx, board)
    if game.clock is not None:  # perhaps it's the same turn in another place, where nobody has seen what was said
        await posts.add(tx, game.id, "reminder", game.version, now)
        await posts.add(tx, game.id, "late", game.version, now)
    if game.undo == "asked":
        await posts.add(tx, game.id, "undo", game.version, now)
    await games.change(tx, game.id, board_message_id=board.message_id, moved_from=moved_from)
    await _called(tx, position, look_at, now)


async def invited(tx: Transaction, game: GameRow, message_id: int, text: str, guests: Sequence[int]) -> None:
    """An invitation asks until the table starts or is closed; then only its text stays."""
    await invitations.mark_told(tx, game.id, guests)
    await boards.put(tx, Board(message_id, game.id, game.channel_id, "invitation", game.epoch, game.epoch, text, ""))


async def brought_up_to_date(
    tx: Transaction,
    job: Post,
    position: Position,
    board: Board,
    ping: int | None,
    direct: Sequence[int],
    outcome: str,
    look_at: int,
    now: int,
) -> None:
    """A board was brought up to date, and perhaps there's a new small message under it."""
    game = position.game
    await directs.put(tx, game.id, direct, game.version, now)
    await posts.close(tx, job.id, outcome, now)
    await boards.put(tx, board)
    if ping is not None:
        await pinged(tx, game, board, ping, now)
    await _called(tx, position, look_at, now)


async def _called(tx: Transaction, position: Position, look_at: int, now: int) -> None:
    if position.result is None and not position.game.stands_still:
        await timers.put_earlier(tx, position.game.id, "absence", look_at)
        await absence.settle(tx, position.game, position.waiting, now)


async def pinged(tx: Transaction, game: GameRow, board: Board, message_id: int, now: int) -> None:
    """There's a new small message under the board, and the one before it asks for nothing any more."""
    await retire(tx, game, now, "", but=message_id, only="ping")
    await boards.put(tx, replace(board, message_id=message_id, kind="ping"))
