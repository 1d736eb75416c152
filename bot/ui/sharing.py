"""Showing a finished solo challenge to everybody, without spoiling it for those who can still play it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.storage import dailies
from bot.storage.errors import NotKept
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.ui import opening
from bot.ui.boards import daily_title
from bot.ui.messages import MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)


async def share_daily(interaction: discord.Interaction[Guildhall], position: Position) -> None:
    """Tell everybody in this channel what a player reached in a daily challenge, once."""
    bot, game_id, channel_id = interaction.client, position.game.id, interaction.channel_id
    assert channel_id is not None
    async with bot.tables.lock(game_id):
        earlier = await bot.database.read(dailies.shared_as, game_id, channel_id)
        if earlier is not None:
            where = {"server": str(interaction.guild_id), "place": str(channel_id), "message": str(earlier)}
            raise Refusal("already-shared", **where)
        message_id = await say_to_all(interaction, await _daily_result(interaction, position))
        try:
            await bot.tables.commit(dailies.keep_shared, game_id, channel_id, message_id)
        except NotKept as error:
            # Everybody has read it by now, so there's nothing to tell the player.
            log.warning("it isn't known that game %s was shown in channel %s: %s", game_id, channel_id, error)


async def say_to_all(interaction: discord.Interaction[Guildhall], built: MessageBuilder) -> int:
    if interaction.response.is_done():
        return (await interaction.followup.send(view=built, files=built.files, wait=True)).id
    sent = await interaction.response.send_message(view=built, files=built.files)
    assert sent.message_id is not None
    return sent.message_id


async def _daily_result(interaction: discord.Interaction[Guildhall], position: Position) -> MessageBuilder:
    """What a player reached in a daily challenge, in the server's language: neither its board nor its seed."""
    bot, guild = interaction.client, interaction.guild
    assert guild is not None
    attempt = await bot.database.read(dailies.attempt_in, position.game.id)
    if attempt is None or position.result is None:
        raise Refusal("no-daily-result")
    if attempt.total is None:
        raise Refusal("daily-does-not-count")
    say = await bot.languages.of_server(guild.id, guild.preferred_locale)
    verdict = position.result.verdict
    boast = say(
        "daily-boast",
        who=interaction.user.mention,
        title=daily_title(position.controller, attempt.day, say),
        points=attempt.total,
        verdict=position.controller.verdict(verdict, say) if verdict else "",
        days=attempt.streak,
    )
    return MessageBuilder().text(boast).row([opening.daily_button(say)])
