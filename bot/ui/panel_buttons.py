"""The buttons of a panel that answer no question of the rules, and what an older panel says."""

from __future__ import annotations

from functools import partial

import discord
from discord import ui

from bot.languages import Language
from bot.table import coaching
from bot.table.positions import Position
from bot.ui import messages
from bot.ui.messages import ControlId, MessageBuilder, Signs


def next_game(position: Position, say: Language, icons: Signs) -> list[ui.Item[ui.LayoutView]]:
    """Whoever has nothing to do here goes on to a game that waits for them."""
    if position.seat is None or not position.seat.wanted:
        return []
    control_id, sign = ControlId("next-game", position.game.id), icons.sign(position.controller.slug, "move")
    label, style = say("panel-next-game"), discord.ButtonStyle.primary
    return [messages.button(label, control_id.button(), style=style, emoji=sign)]


def build_moved(game_id: int, say: Language, icons: Signs) -> MessageBuilder:
    """An older panel, once there's a newer one."""
    here = messages.button(say("panel-here"), ControlId("refresh", game_id).button(), emoji=icons.shared("refresh"))
    return MessageBuilder().text(say("panel-moved")).row([here])


def foot(position: Position, say: Language, icons: Signs) -> list[ui.Item[ui.LayoutView]]:
    """The last row: take the seat or a move back, in words, refresh."""
    assert position.seat is not None
    game_id, revision, sign = position.game.id, position.seat.revision, partial(icons.sign, position.controller.slug)
    verbs = ("back", "words", "refresh")
    can_take_back = position.can_take_back and not position.game.stands_still
    if position.planning and position.plan is not None:
        verbs, can_take_back = ("plan-back", "ahead", "plan"), bool(position.plan.steps)
    back = ControlId(verbs[0], game_id, revision).button()
    words, again = (ControlId(verb, game_id).button() for verb in verbs[1:])
    row: list[ui.Item[ui.LayoutView]] = []
    if position.seat.level is not None and position.game.closed_at is None:
        there, style = ControlId("return", game_id).button(), discord.ButtonStyle.success
        row.append(messages.button(say("panel-return"), there, style=style))
    if can_take_back:
        row.append(messages.button(say("panel-take-back"), back, emoji=sign("take_back")))
    row.append(messages.button(say("panel-words"), words, emoji=sign("words")))
    row.append(messages.button(say("panel-refresh"), again, emoji=sign("refresh")))
    return row


def hint(position: Position, say: Language, icons: Signs) -> list[ui.Item[ui.LayoutView]]:
    """For whoever may ask what a computer would do; long lists of answers leave no room for it on a phone."""
    untouched = position.standing is not None and position.standing.untouched
    if not untouched or len(position.game.people) > 1 or not position.may_act or not coaching.may_ask(position.game):
        return []
    control_id, sign = ControlId("hint", position.game.id).button(), icons.sign(position.controller.slug, "hint")
    return [messages.button(say("panel-hint"), control_id, emoji=sign)]
