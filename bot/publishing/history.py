"""Boards that are no longer the newest stop asking, and what was said only for the moment goes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.languages import Language
from bot.storage import boards
from bot.storage.boards import Board
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.ui.boards import build_history

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
ARCHIVED_THREAD = 50083

#: No edit ever gets there again.
OUT_OF_REACH = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED_THREAD)
#: How often a board that is history may refuse to say so.
TRIES_OF_HISTORY = 5
#: Messages that nobody needs once they ask for nothing.
PASSING = ("ping", "reminder", "late", "closed", "digest", "undo")


async def tell(bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    """Nobody waits for it, so a refusal that stays is ignored."""
    failed, goes_on = None, game.board_message_id is not None and game.status != "cancelled"
    past = await bot.database.read(boards.past, game.id)
    for board in past:
        try:
            await _become_history(bot, board, say, goes_on=goes_on)
        except discord.HTTPException as error:
            passes = job.tried < TRIES_OF_HISTORY and error.code not in OUT_OF_REACH
            if passes or not is_refusal(error) or bot.icons.refused(error):
                failed = error
                continue
            log.info("message %s of game %s stays as it is: %s", board.message_id, game.id, error)
        await bot.database.write(boards.forget, board.message_id)
    if failed is not None:
        raise failed
    return f"history of {len(past)}"


async def _become_history(bot: Guildhall, board: Board, say: Language, *, goes_on: bool) -> None:
    message = bot.get_partial_messageable(board.place_id).get_partial_message(board.message_id)
    if board.kind in PASSING:
        await message.delete()
    else:
        # Whatever isn't mentioned stays: the picture.
        history = build_history(board, say, bot.icons, goes_on=goes_on)
        await message.edit(view=history, allowed_mentions=discord.AllowedMentions.none())


def is_refusal(error: discord.HTTPException) -> bool:
    """Discord doesn't want it, now or ever; anything else is worth another try."""
    return 400 <= error.status < 500 and error.status != 429
