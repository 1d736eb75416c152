"""What people answer when somebody asks to undo a turn, and how they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.table.refusals import MovedOn, Refusal
from bot.ui import access, panels
from bot.ui.messages import ControlId, MessageBuilder, written

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


async def tapped(interaction: Interaction, control: ControlId) -> None:
    """An answer to the question; it names the turn that it was asked in."""
    game = await interaction.client.tables.find(control.game_id)
    if control.revision != game.epoch:
        raise MovedOn
    await answer(interaction, control.game_id, agreed=control.verb == "undo-yes")


async def answer(interaction: Interaction, game_id: int, *, agreed: bool) -> None:
    bot = interaction.client
    say = await bot.languages.of(interaction)
    name = await bot.undoing.answer(game_id, interaction.user.id, agreed=agreed)
    text = say("undo-agreed-done" if agreed else "undo-refused-done", name=written(name))
    await interaction.edit_original_response(view=MessageBuilder().text(text))


async def ask_tapped(interaction: Interaction, control: ControlId) -> None:
    game = await access.find(interaction, control.game_id)
    seat = game.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("not-your-game", names=game.names)
    if control.revision != seat.revision:
        raise MovedOn
    await ask(interaction, control.game_id)


async def ask(interaction: Interaction, game_id: int) -> None:
    """The panel says what has become of it."""
    await interaction.client.undoing.ask(game_id, interaction.user.id)
    await panels.show(interaction, await interaction.client.play.look(game_id, interaction.user.id))


BUTTONS = {"undo-ask": ask_tapped, "undo-yes": tapped, "undo-no": tapped}
