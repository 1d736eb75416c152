"""The board or your own panel in words, for reading aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.table.positions import Position
from bot.ui.messages import TEXT_LIMIT, MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall


async def send_words(interaction: discord.Interaction[Guildhall], position: Position) -> None:
    """Answer the deferred interaction; a text that is too long for one message goes on in the next."""
    say = await interaction.client.languages.of(interaction)
    seat = None if position.seat is None or position.result else position.seat.seat
    text = position.controller.renderer.words(position.view, seat, position.table(say))
    first, *rest = pages(text)
    await interaction.edit_original_response(view=MessageBuilder().text(first))
    for page in rest:
        await interaction.followup.send(view=MessageBuilder().text(page), ephemeral=True)


def pages(text: str, limit: int = TEXT_LIMIT) -> list[str]:
    """The text in pieces that fit into a message each, broken between lines where possible."""
    found: list[str] = []
    for line in text.splitlines(keepends=True):
        while len(line) > limit:
            found.append(line[:limit])
            line = line[limit:]
        if found and len(found[-1]) + len(line) <= limit:
            found[-1] += line
        else:
            found.append(line)
    return found or ["…"]
