"""The first answer to a tap.

Discord waits three seconds for it. An answer that is ready soon is the first response itself: that's one request less,
and nobody sees that the bot is thinking. If it takes longer, Discord is told in time that it will come.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord

from bot import clock

if TYPE_CHECKING:
    from bot.client import Guildhall
    from bot.ui.messages import MessageBuilder

#: After how many seconds Discord is told that the answer takes longer.
PATIENCE = 1.0
#: A tap that was on its way for longer is acknowledged at once. The clock knows whole seconds only.
LATE = 0.5
#: Discord has a first response already.
ALREADY_ACKNOWLEDGED = 40060
_PROMISE = "promise"


class _Promise:
    """That the answer will come: told to Discord only if it takes its time."""

    def __init__(self, interaction: discord.Interaction[Guildhall], new_message: bool) -> None:
        self.new_message = new_message
        self._interaction = interaction
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._begin)

    def _begin(self) -> None:
        self._deferring = asyncio.create_task(defer(self._interaction, new_message=self.new_message))

    async def settle(self) -> None:
        self._timer.cancel()
        if self._deferring is not None:
            await self._deferring


async def promise(interaction: discord.Interaction[Guildhall], *, new_message: bool) -> None:
    """Someone is going to ``give`` an answer: a new private message, or a change of the one with the control."""
    if clock.now() - interaction.created_at.timestamp() > LATE:
        # If that's too late, they have been told that it failed, and nothing may come of it.
        await defer(interaction, new_message=new_message)
    else:
        interaction.extras[_PROMISE] = _Promise(interaction, new_message)


async def defer(interaction: discord.Interaction[Guildhall], *, new_message: bool) -> None:
    """Tell Discord right away that an answer will come."""
    if new_message:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()


async def settle(interaction: discord.Interaction[Guildhall]) -> bool | None:
    """Before any answer: from now on, nothing else is told to Discord at the same time.

    Returns whether the promised answer is a new message; None if none was promised.
    """
    promised: _Promise | None = interaction.extras.get(_PROMISE)
    if promised is None:
        return None
    await promised.settle()
    return promised.new_message


async def give(interaction: discord.Interaction[Guildhall], built: MessageBuilder) -> None:
    """The answer that was promised, or that Discord has been told of before."""
    new_message = await settle(interaction)
    if new_message is None or interaction.response.is_done():
        await _edit(interaction, built)
        return
    try:
        if new_message:
            await interaction.response.send_message(view=built, files=built.files, ephemeral=True)
        else:
            await interaction.response.edit_message(view=built, attachments=built.attachments)
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        await _edit(interaction, built)  # Discord has a first response that it couldn't confirm


async def _edit(interaction: discord.Interaction[Guildhall], built: MessageBuilder) -> None:
    await interaction.edit_original_response(view=built, attachments=built.attachments)
