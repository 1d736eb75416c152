"""What somebody is told in a direct message, and in the channel if they take none."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages import Language
from bot.table.positions import Position
from bot.ui import messages
from bot.ui.boards import move_button, result_text, title_of
from bot.ui.messages import ControlId, MessageBuilder, Signs, link_to


def build_direct(position: Position, title: str, say: Language, icons: Signs) -> MessageBuilder:
    """That a game waits for somebody, or how it ended: with the way to their panel, to the board and to their games."""
    game, sign = position.game, icons.sign
    built = MessageBuilder().text(f"**{title}**")
    if position.result is None:
        built.text(say("direct-turn", task=position.controller.task(position.view, say)))
        row = [move_button(position, say, icons)]
    else:
        built.text(say("panel-over")).text(result_text(position, say))
        row = []
    if game.board_message_id:
        there = link_to(game.guild_id, game.place_id, game.board_message_id)
        row.append(messages.link(say("board-link"), there, emoji=sign(game.slug, "newest")))
    mine = ControlId("mine", 0).button()
    return built.row([*row, messages.button(say("ending-mine"), mine, emoji=sign(game.slug, "games"))])


def build_closed(player_ids: Sequence[int], position: Position, say: Language, icons: Signs) -> MessageBuilder:
    """For those who don't take direct messages: the same as a mention, and that it will be one from now on."""
    built = MessageBuilder().text(f"**{title_of(position, say)}**")
    over = "yes" if position.result is not None else "no"
    built.text(say("direct-closed", who=" ".join(f"<@{player}>" for player in player_ids), over=over))
    buttons = [messages.button(say("settings-title"), ControlId("settings", 0).button())]
    return built.row(buttons if position.result is not None else [move_button(position, say, icons), *buttons])
