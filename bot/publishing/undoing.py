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
    if game.undo == "asked" and game.status == "running" and game.closed_at is None:
        return "asked already" if asked is not None else await _ask(publisher, bot, job, game, say)
    if asked is None:
        return "nobody asked"
    outcome = say(f"undo-was-{game.undo or 'too-late'}")
    told = await publisher.edit(asked.place_id, asked.message_id, MessageBuilder().text(asked.title).text(outcome))
    await bot.database.write(boards.forget, asked.message_id)
    return "edited" if told else "the question is gone"


async def _ask(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    position = await bot.play.position(game)
    people = [game.seats[seat].player_id for seat in position.waiting if game.seats[seat].level is None]
    wanted = await publisher.not_quiet([player for player in people if player is not None and player > 0])
    message = await publisher.send(job, game.place_id, build_question(position, say, bot.icons), wanted)
    text = question_text(position, say)
    board = Board(message.id, game.id, game.place_id, "undo", game.epoch, game.epoch, text, "")
    await bot.database.write(boards.put, board)
    return f"sent {message.id}"
