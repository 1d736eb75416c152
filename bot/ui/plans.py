"""What somebody decides before their turn comes: standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.languages import Language
from bot.storage.people import ORDERS, Orders
from bot.table.refusals import Refusal
from bot.ui import access, messages
from bot.ui.messages import ControlId, MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


# --- standing orders --------------------------------------------------------------------------------------------------


async def show_orders(interaction: Interaction, game_id: int, chosen: Orders | None = None) -> None:
    """Keep what was chosen, and answer with all that can be chosen, the choice in force marked."""
    bot = interaction.client
    await access.find(interaction, game_id)
    current = await bot.planning.order(game_id, interaction.user.id, chosen)
    say = await bot.languages.of(interaction)
    buttons = [
        messages.button(
            say(f"standing-order-{orders}"),
            ControlId("order", game_id, None, orders).button(),
            style=ButtonStyle.primary if orders == current else ButtonStyle.secondary,
            disabled=orders == current,
        )
        for orders in ORDERS
    ]
    built = MessageBuilder().text(f"## {say('orders-title')}").text(say("orders-about")).row(buttons)
    await interaction.edit_original_response(view=built)


async def order_tapped(interaction: Interaction, control: ControlId) -> None:
    chosen = next((orders for orders in ORDERS if orders == control.rest), None)
    if chosen is None:
        raise Refusal("unknown-button")
    await show_orders(interaction, control.game_id, chosen)


def orders_button(game_id: int, say: Language) -> ui.Button[Any]:
    """To the standing orders. It stands beside the note, because a panel needs its room for moves."""
    return messages.button(say("orders-give"), ControlId("orders", game_id).button(), emoji="🤖")
