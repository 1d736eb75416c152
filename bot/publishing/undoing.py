"""Whether somebody's turn is opened again is asked where the game is played, and so is what was decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.languages import Language
from bot.storage import boards
from bot.storage.boards import Board
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.ui.messages import MessageBuilder
from bot.ui.undo_question import build_question, question_text

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.publishing.publisher import Publisher


async def tell(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    """Mention who decides; afterwards, the same message says how that ended."""
    asked = await bot.database.read(boards.newest, game.id, "undo")
    if game.undo != "asked" or game.status != "running" or game.closed_at is not None:
        return "nobody asked" if asked is None else await _settle(publisher, bot, asked, game, say)
    position = await bot.play.position(game)
    text = question_text(position, say)
    if asked is not None:
        if (asked.epoch, asked.title) == (game.epoch, text):
            return "asked already"
        await _settle(publisher, bot, asked, game, say)  # this one was never told how it ended
    people = [game.seats[seat].player_id for seat in position.waiting if game.seats[seat].level is None]
    wanted = await publisher.not_quiet([player for player in people if player is not None and player > 0])
    message = await publisher.send(job, game.place_id, build_question(position, text, say, bot.icons), wanted)
    board = Board(message.id, game.id, game.place_id, "undo", game.epoch, game.epoch, text, "")
    await bot.database.write(boards.put, board)
    return f"sent {message.id}"


async def _settle(publisher: Publisher, bot: Guildhall, asked: Board, game: GameRow, say: Language) -> str:
    decided = game.undo if game.undo in ("refused", "granted") else "too-late"
    built = MessageBuilder().text(asked.title).text(say(f"undo-was-{decided}"))
    told = await publisher.edit(asked.place_id, asked.message_id, built)
    await bot.database.write(boards.forget, asked.message_id)
    return "edited" if told else "the question is gone"
