"""What moderators have done to somebody's seat or clock is said where the game is played, to those it's about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.languages import Language
from bot.storage import audit, boards
from bot.storage.audit import Deed
from bot.storage.boards import Board
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.storage.posts import Post
from bot.ui.deeds import build_notice, notice_text

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.publishing.publisher import Publisher


async def tell(publisher: Publisher, bot: Guildhall, job: Post, game: GameRow, say: Language) -> str:
    """Mention each of them once; if the game is over meanwhile, nobody has to be told."""
    deeds = await bot.database.read(audit.untold, game.id)
    if not deeds or game.status != "running":
        return "nobody to tell"
    text = notice_text(bot.tables.controller(game), game, deeds, say)
    named = [player for deed in deeds for player in (deed.whom, deed.instead)]
    # Another clock is about all of them.
    named += [seat.player_id for seat in game.people if any(deed.act == "clock" for deed in deeds)]
    people = dict.fromkeys(player for player in named if player and player > 0)
    built = build_notice(text, game, say, bot.icons)
    message = await publisher.send(job, game.place_id, built, await publisher.not_quiet([*people]))
    await bot.database.write(_told, game, message.id, text, deeds)
    return f"sent {message.id}"


async def _told(tx: Transaction, game: GameRow, message_id: int, text: str, deeds: Sequence[Deed]) -> None:
    """It leads to the panel until the next board is there; then only its text stays."""
    await audit.mark_told(tx, deeds)
    await boards.put(tx, Board(message_id, game.id, game.place_id, "notice", game.epoch, game.epoch, text, ""))
