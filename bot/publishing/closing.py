"""The word that a game is closed: it pings nobody, and goes when somebody opens the game again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.languages import Language
from bot.storage import boards
from bot.storage.boards import Board
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.ui.closed import build_notice

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.publishing.publisher import Publisher


async def tell(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    if game.status != "running" or game.closed_at is None:
        return "open again"
    built = build_notice(bot.tables.controller(game), game, say)
    message = await publisher.send(job, game.place_id, built, [])
    board = Board(message.id, game.id, game.place_id, "closed", game.epoch, game.epoch, "", "")
    await bot.database.write(boards.put, board)
    return f"sent {message.id}"
