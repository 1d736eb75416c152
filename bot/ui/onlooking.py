"""What takes the place of a panel: the board for those who only watch, the end of a game, the way to a newer panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.languages import Language
from bot.table.positions import Position
from bot.ui import endings, messages
from bot.ui.boards import draw_board, follow_button, result_text
from bot.ui.messages import ControlId, MessageBuilder, Signs

if TYPE_CHECKING:
    from bot.client import Guildhall


async def build(bot: Guildhall, position: Position, say: Language, notice: str) -> MessageBuilder:
    """A finished game, or somebody who only watches: the public board."""
    picture = await draw_board(bot.drawing, position, say)
    built = MessageBuilder().text(notice)
    if position.result is None:
        built.text(position.controller.situation(position.view, say)).picture(picture, "board")
        return built.row(follow_button(position, say))
    built.text(say("panel-over")).picture(picture, "board").text(result_text(position, say))
    return await endings.add_private(built, bot, position, say)


def build_moved(game_id: int, say: Language, icons: Signs) -> MessageBuilder:
    """An older panel, once there's a newer one."""
    here = messages.button(say("panel-here"), ControlId("refresh", game_id).button(), emoji=icons.shared("refresh"))
    return MessageBuilder().text(say("panel-moved")).row([here])
