"""What somebody is told in a direct message, and in the channel if they take none."""

from __future__ import annotations

from collections.abc import Sequence

from bot.languages import Language
from bot.table.positions import Position
from bot.ui import messages, times
from bot.ui.boards import board_link, move_button, result_text, title_of
from bot.ui.messages import ControlId, MessageBuilder, Signs


def build_direct(
    position: Position, title: str, deadline: int | None, say: Language, icons: Signs, plan: str = ""
) -> MessageBuilder:
    """That a game waits for somebody, or how it ended: with the way to their panel, to the board and to their games.

    ``plan`` is what they have planned for this turn, which nobody else reads here.
    """
    built = MessageBuilder().text(f"**{title}**")
    if position.result is None:
        built.text(say("direct-turn", task=position.controller.task(position.view, say)))
        built.text("" if deadline is None else say("deadline-yours", when=times.timestamp(deadline))).text(plan)
    else:
        built.text(say("panel-over")).text(result_text(position, say))
    opens = [] if position.result is not None else [move_button(position, say, icons)]
    mine, sign = ControlId("mine", 0).button(), icons.sign(position.game.slug, "games")
    return built.row([*opens, *board_link(position, say, icons), messages.button(say("ending-mine"), mine, emoji=sign)])


def build_over(player_ids: Sequence[int], position: Position, say: Language, icons: Signs) -> MessageBuilder:
    """For those who had quiet hours when the game ended."""
    who = " ".join(f"<@{player}>" for player in player_ids)
    built = MessageBuilder().text(f"**{title_of(position, say)}**").text(say("direct-over", who=who))
    return built.row([*board_link(position, say, icons)])


def build_closed(player_ids: Sequence[int], position: Position, say: Language, icons: Signs) -> MessageBuilder:
    """For those who don't take direct messages: the same as a mention, and that it will be one from now on."""
    built = MessageBuilder().text(f"**{title_of(position, say)}**")
    over = "yes" if position.result is not None else "no"
    built.text(say("direct-closed", who=" ".join(f"<@{player}>" for player in player_ids), over=over))
    buttons = [messages.button(say("settings-title"), ControlId("settings", 0).button())]
    return built.row(buttons if position.result is not None else [move_button(position, say, icons), *buttons])
