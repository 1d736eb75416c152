"""Private panels: what one player sees and taps. Everything on them comes from his own view."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.controllers.base import Choice, Menu, Path
from bot.languages import Language
from bot.table.play import Position
from bot.ui import ids, messages
from bot.ui.boards import result_text
from bot.ui.ids import ControlId
from bot.ui.messages import Sheet
from bot.ui.names import listed
from renderers.core import Picture, Table

if TYPE_CHECKING:
    from bot.client import Guildhall

_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
#: What stands before an entry of a menu: it is an action of the rules, or a step deeper into the panel.
ACT, GO = "act:", "go:"


async def show(
    interaction: discord.Interaction[Guildhall], position: Position, path: Path = (), notice: str = ""
) -> None:
    """Draw the player's panel into the (already deferred) private answer."""
    bot = interaction.client
    say = await bot.readers.of(interaction)
    built = await build(bot, position, path, say, notice)
    await interaction.edit_original_response(view=built, attachments=built.files)


async def build(bot: Guildhall, position: Position, path: Path, say: Language, notice: str = "") -> Sheet:
    if position.result is not None or position.seat is None:
        return await _onlooker(bot, position, say, notice)
    if not position.may_act:
        return await _waiting(bot, position, say, notice)
    seat = position.seat.seat
    panel = position.controller.panel(position.view, seat, path, say)
    picture = await _private_picture(bot, position, panel.focus, say)
    built = Sheet().text(notice).text(panel.text).picture(picture, "panel")
    for row in panel.rows:
        built.row([_button(choice, position) for choice in row])
    for number, menu in enumerate(panel.menus):
        built.row([_menu(menu, number, position)])
    return built.row(_foot(position, path, say))


async def _waiting(bot: Guildhall, position: Position, say: Language, notice: str) -> Sheet:
    """The seat has done its part: say on whom the table waits, and offer to think again."""
    picture = await _private_picture(bot, position, (), say)
    names = listed(position.names[seat] for seat in position.waiting)
    text = say("panel-waiting", names=names, people=len(position.waiting))
    return Sheet().text(notice).text(text).picture(picture, "panel").row(_foot(position, (), say))


async def _onlooker(bot: Guildhall, position: Position, say: Language, notice: str) -> Sheet:
    """A finished game, or somebody who only watches: the public board."""
    renderer = position.controller.renderer
    draw = renderer.board if position.result is None else renderer.final
    # Every onlooker gets his own picture: none of them waits for less than the others.
    picture = await bot.drawing.draw(object(), partial(draw, position.view, Table(position.names, say)))
    built = Sheet().text(notice)
    if position.result is None:
        return built.text(position.controller.situation(position.view, say)).picture(picture, "board")
    built.text(say("panel-over")).picture(picture, "board").text(result_text(position, say))
    if position.game.private and position.seat is not None:
        share = ControlId("share", position.game.id).button()
        built.row([messages.button(say("solo-share"), share, style=discord.ButtonStyle.primary, emoji="📣")])
    return built


async def _private_picture(bot: Guildhall, position: Position, focus: Path, say: Language) -> Picture:
    assert position.seat is not None
    seat = position.seat.seat
    draw = partial(position.controller.renderer.panel, position.view, seat, Table(position.names, say), focus)
    return await bot.drawing.draw(("panel", position.game.id, seat), draw)


def _button(choice: Choice, position: Position) -> ui.Button[ui.LayoutView]:
    return messages.button(
        choice.label,
        _control(choice, position).button(),
        style=_STYLES[choice.style],
        emoji=choice.emoji,
        disabled=not choice.enabled,
    )


def _control(choice: Choice, position: Position) -> ControlId:
    assert position.seat is not None
    game_id, revision = position.game.id, position.seat.revision
    if choice.act is not None:
        return ControlId("act", game_id, revision, position.controller.game.notation.write_action(choice.act))
    if choice.go is not None:
        return ControlId("go", game_id, revision, ids.write_path(choice.go))
    # A button that only shows something still needs an id of its own.
    return ControlId("show", game_id, revision, choice.hint or choice.label)


def _menu(menu: Menu, number: int, position: Position) -> ui.Select[ui.LayoutView]:
    assert position.seat is not None
    custom_id = ControlId("pick", position.game.id, position.seat.revision, str(number)).menu()
    options = [
        messages.option(choice.label, _value(choice, position), hint=choice.hint, emoji=choice.emoji)
        for choice in menu.choices
    ]
    return messages.menu(menu.placeholder, custom_id, options)


def _value(choice: Choice, position: Position) -> str:
    control = _control(choice, position)
    return (ACT if control.verb == "act" else GO) + control.rest


def _foot(position: Position, path: Path, say: Language) -> list[ui.Item[ui.LayoutView]]:
    """The last row: out of a menu, one step back, and the same in words."""
    assert position.seat is not None
    game_id, revision = position.game.id, position.seat.revision
    row: list[ui.Item[ui.LayoutView]] = []
    if path:
        row.append(messages.button(say("panel-other"), ControlId("go", game_id, revision).button(), emoji="↩️"))
    if position.can_take_back:
        row.append(messages.button(say("panel-take-back"), ControlId("back", game_id, revision).button(), emoji="⏪"))
    row.append(messages.button(say("panel-words"), ControlId("words", game_id).button(), emoji="💬"))
    row.append(messages.button(say("panel-refresh"), ControlId("refresh", game_id).button(), emoji="🔄"))
    return row
