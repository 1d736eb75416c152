"""A game that is closed because nobody played on: what is said about it, and how its players open it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.controllers.core import Controller
from bot.languages import Language
from bot.storage import closing
from bot.storage.games import GameRow
from bot.ui import access, panels
from bot.ui.boards import reopen_button
from bot.ui.messages import MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


def build_notice(controller: Controller, game: GameRow, say: Language) -> MessageBuilder:
    name = say(f"{controller.key}-name")
    return MessageBuilder().text(say("closed-notice", game=name)).row([reopen_button(game, say)])


async def reopen(interaction: Interaction, game_id: int) -> None:
    """Let a game go on, and show the panel of whoever has opened it again."""
    bot, player_id = interaction.client, interaction.user.id
    await access.find_here(interaction, game_id)
    await bot.idle.reopen(game_id, player_id)
    position = await bot.play.look(game_id, player_id)
    say = await bot.languages.of(interaction)
    await panels.show(interaction, position, notice=say("closed-reopened"))


async def of(interaction: Interaction) -> list[GameRow]:
    """Somebody's closed games on this server."""
    found = await interaction.client.database.read(closing.closed_of, interaction.user.id)
    return [game for game in found if game.guild_id == interaction.guild_id]
