"""A board or a panel in words, for a screen reader."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui
from msgspec.structs import replace

from bot.languages import Language
from bot.table.positions import Position
from bot.ui import logs, plans, private_notes
from bot.ui.boards import follow_button
from bot.ui.leaving import leave_button
from bot.ui.messages import TEXT_LIMIT, MessageBuilder, written

if TYPE_CHECKING:
    from bot.client import Guildhall


async def send(interaction: discord.Interaction[Guildhall], position: Position) -> None:
    """Answer with the board or the player's panel in words, for a screen reader; long texts take several messages."""
    say = await interaction.client.languages.of(interaction)
    note = await private_notes.told(interaction, position.game.id)
    words, plan = await asyncio.to_thread(words_of, position, say), plans.text(position, say)
    # Whoever is planning has to know first that the rest isn't so yet.
    words = "\n".join(filter(None, (plan, words) if position.planning else (words, plan)))
    own = [] if position.seat is None else [private_notes.button(position.game.id, say)]
    if position.seat is not None and position.result is None:
        own.append(plans.orders_button(position.game.id, say))
    row = [*own, *leave_button(position, say), *follow_button(position, say), logs.newest(position.game.id, say)]
    await send_all(interaction, words, row, note)


async def send_all(
    interaction: discord.Interaction[Guildhall], text: str, row: Sequence[ui.Item[ui.LayoutView]], note: str = ""
) -> None:
    """Answer with a text of any length, and buttons under its end."""
    texts = pages(text)
    built = [MessageBuilder().text(page) for page in texts]
    if len(texts[-1]) + len(note) > TEXT_LIMIT:
        built.append(MessageBuilder())
    # A paragraph of its own: after a list it would be shown as part of its last line.
    built[-1].text(note).row(row)
    first, *rest = built
    await interaction.edit_original_response(view=first)
    for page in rest:
        await interaction.followup.send(view=page, ephemeral=True)


def words_of(position: Position, say: Language) -> str:
    seat = None if position.seat is None or position.result else position.seat.seat
    # These words are a message, unlike an alt text, so names mustn't format it.
    table = replace(position.table(say), names=tuple(map(written, position.names)))
    words = position.controller.renderer.words(position.view, seat, table)
    closed = position.controller.closed(position.asked.then, say) if position.asked is not None else []
    return "\n".join([words, *([say("panel-closed"), *(f"- {reason}" for reason in closed)] if closed else [])])


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
