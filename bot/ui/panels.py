"""Private panels: what one player sees and taps. Everything on them comes from their own view."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.languages import Language
from bot.table import choosing
from bot.table.choosing import Choice, Control, Menu, Standing, controls_of
from bot.table.positions import Position
from bot.ui import messages
from bot.ui.boards import result_text
from bot.ui.messages import ControlId, MessageBuilder, listed, written
from games.asking import Asked
from renderers.core import Picture

if TYPE_CHECKING:
    from bot.client import Guildhall

_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
#: The prefix of the value of a menu's entry.
CHOOSE = "choose:"


async def show(interaction: discord.Interaction[Guildhall], position: Position, notice: str = "") -> None:
    """Show the player's panel in the deferred private answer."""
    bot = interaction.client
    say = await bot.languages.of(interaction)
    built = await build(bot, position, say, notice or told(position, say))
    await interaction.edit_original_response(view=built, attachments=built.files)
    await bot.play.keep_choice(position)


def told(position: Position, say: Language) -> str:
    """What the last moves led to; nothing if they speak for themselves, such as the end of a turn."""
    if not position.events:
        return ""
    names = [written(name) for name in position.names]
    return say("did", what=" · ".join(position.controller.event(event, names, say) for event in position.events))


async def build(bot: Guildhall, position: Position, say: Language, notice: str = "") -> MessageBuilder:
    if position.result is not None or position.seat is None:
        return await _onlooker(bot, position, say, notice)
    if position.standing is None:
        return await _waiting(bot, position, say, notice)
    return await _chooser(bot, position, position.standing, say, notice)


async def _chooser(
    bot: Guildhall, position: Position, standing: Standing, say: Language, notice: str
) -> MessageBuilder:
    """The next question, with everything that can be answered."""
    assert position.seat is not None
    controls = controls_of(position.controller, position.view, position.seat.seat, standing, say)
    picture = await _private_picture(bot, position, position.asked, say)
    built = MessageBuilder().text(notice).text(controls.text).picture(picture, "panel")
    for number, row in enumerate(controls.rows):
        places = [f"{number}.{place}" for place in range(len(row))]
        built.row(
            [
                _choice_button(control, place, position, standing.choice)
                for control, place in zip(row, places, strict=True)
            ]
        )
    for number, menu in enumerate(controls.menus):
        built.row([_choice_menu(menu, number, position, standing.choice)])
    return built.row(_foot(position, say))


def _choice_button(control: Control, place: str, position: Position, kept: Choice) -> ui.Button[ui.LayoutView]:
    assert position.seat is not None
    if control.choice is None:
        # A button that only shows something still needs an id of its own.
        control_id = ControlId("show", position.game.id, position.seat.revision, place)
    else:
        control_id = _choice_id(control.choice, position, kept)
    return messages.button(
        control.label,
        control_id.button(),
        style=_STYLES[control.style],
        emoji=control.emoji,
        disabled=control.choice is None,
    )


def _choice_menu(menu: Menu, number: int, position: Position, kept: Choice) -> ui.Select[ui.LayoutView]:
    assert position.seat is not None
    # Each menu has its own id, or a client may show an entry as chosen that was chosen in another one.
    step = f"{number}.{kept.page}.{choosing.mark(kept)}"
    custom_id = ControlId("pick", position.game.id, position.seat.revision, step).menu()
    options = [
        messages.option(entry.label, CHOOSE + _choice_id(entry.choice, position, kept).rest, emoji=entry.emoji)
        for entry in menu.entries
        if entry.choice is not None
    ]
    return messages.menu(menu.placeholder, custom_id, options)


def _choice_id(choice: Choice, position: Position, kept: Choice) -> ControlId:
    """The id carries the whole choice if it fits; otherwise only what isn't kept with the seat."""
    assert position.seat is not None
    whole = ControlId("choose", position.game.id, position.seat.revision, choice.write())
    return whole if whole.fits else replace(whole, rest=choosing.beyond(kept, choice).write())


async def _waiting(bot: Guildhall, position: Position, say: Language, notice: str) -> MessageBuilder:
    """The seat has ended its turn: say who the table is waiting for, and offer to take it back."""
    picture = await _private_picture(bot, position, None, say)
    names = listed(position.names[seat] for seat in position.waiting)
    text = say("panel-waiting", names=names, people=len(position.waiting))
    return MessageBuilder().text(notice).text(text).picture(picture, "panel").row(_foot(position, say))


async def _onlooker(bot: Guildhall, position: Position, say: Language, notice: str) -> MessageBuilder:
    """A finished game, or somebody who only watches: the public board."""
    renderer = position.controller.renderer
    draw = renderer.board if position.result is None else renderer.final
    # Unique key: spectators must not supersede each other.
    picture = await bot.drawing.draw(object(), partial(draw, position.view, position.table(say)))
    built = MessageBuilder().text(notice)
    if position.result is None:
        return built.text(position.controller.situation(position.view, say)).picture(picture, "board")
    built.text(say("panel-over")).picture(picture, "board").text(result_text(position, say))
    if position.game.private and position.seat is not None:
        share = ControlId("share", position.game.id).button()
        built.row([messages.button(say("solo-share"), share, style=discord.ButtonStyle.primary, emoji="📣")])
    return built


async def _private_picture(bot: Guildhall, position: Position, asked: Asked[Any] | None, say: Language) -> Picture:
    assert position.seat is not None
    seat = position.seat.seat
    draw = partial(position.controller.renderer.panel, position.view, seat, position.table(say), asked)
    # Everything a panel shows follows from these, so another page of a list isn't drawn again.
    shows = (position.game.version, say.code, asked and asked.answers)
    return await bot.drawing.draw(("panel", position.game.id, seat), draw, shows)


def _foot(position: Position, say: Language) -> list[ui.Item[ui.LayoutView]]:
    """The last row: take back, in words, refresh."""
    assert position.seat is not None
    game_id, revision = position.game.id, position.seat.revision
    row: list[ui.Item[ui.LayoutView]] = []
    if position.can_take_back:
        row.append(messages.button(say("panel-take-back"), ControlId("back", game_id, revision).button(), emoji="⏪"))
    row.append(messages.button(say("panel-words"), ControlId("words", game_id).button(), emoji="💬"))
    row.append(messages.button(say("panel-refresh"), ControlId("refresh", game_id).button(), emoji="🔄"))
    return row
