"""Undoing a turn by consent: the question to the next player, and how it stands."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.languages import Language
from bot.table.positions import Position
from bot.ui import messages, telling
from bot.ui.messages import ControlId, MessageBuilder, Signs, plain, written


def question_text(position: Position, say: Language) -> str:
    """Who asks whom, and what would be undone."""
    game = position.game
    assert game.undo_of is not None
    who = " ".join(f"<@{game.seats[seat].player_id}>" for seat in position.waiting)
    what = telling.in_one_line(position.controller, position.told[-1:], position.names, say)
    return say(
        "undo-question",
        who=who,
        name=written(game.names[game.undo_of]),
        game=say(f"{position.controller.key}-name"),
        what=what,
    )


def build_question(position: Position, text: str, say: Language, icons: Signs) -> MessageBuilder:
    game = position.game
    yes, no = (ControlId(verb, game.id, game.epoch).button() for verb in ("undo-yes", "undo-no"))
    sign = icons.sign(position.controller.slug, "take_back")
    agree = messages.button(say("undo-agree"), yes, style=ButtonStyle.primary, emoji=sign)
    return MessageBuilder().text(text).row([agree, messages.button(say("undo-refuse"), no)])


def offer(position: Position, say: Language, icons: Signs) -> tuple[str, list[ui.Item[ui.LayoutView]]]:
    """For a panel whose player waits: how the question stands, or the way to ask it."""
    game, seat = position.game, position.seat
    if seat is None or game.undo_of != seat.seat:
        return "", []
    decides = game.seats[position.waiting[0]]
    if game.undo is not None:
        return say(f"undo-{game.undo}", name=written(decides.name)), []
    if decides.level is not None:
        return "", []
    ask = ControlId("undo-ask", game.id, seat.revision).button()
    label = say("undo-ask", name=plain(decides.name))
    return "", [messages.button(label, ask, emoji=icons.sign(position.controller.slug, "take_back"))]
