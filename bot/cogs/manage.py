"""For moderators: the server's settings, and ending a game that nobody will finish."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import (
    Commands,
    Interaction,
    Text,
    answer,
    command,
    game_choices,
    group,
    named_game,
)
from bot.cogs.settings import LANGUAGE_CHOICES
from bot.languages import LANGUAGE_NAMES, language
from bot.storage import games, people
from bot.storage.games import GameRow
from bot.table.refusals import Refusal
from bot.ui import access, messages, own_games
from bot.ui.messages import ControlId, MessageBuilder, plain


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class ManageCommands(Commands, commands.GroupCog, **group("manage")):
    @command("manage-server", tongue="language/server-language", threads="threads")
    @app_commands.choices(tongue=LANGUAGE_CHOICES)
    async def server(self, interaction: Interaction, tongue: str | None = None, threads: bool | None = None) -> None:
        access.need_moderator(interaction)
        assert interaction.guild_id is not None
        row = await self.bot.tables.commit(
            people.change_guild,
            interaction.guild_id,
            language=None if tongue is None else language(tongue).code,
            threads=threads,
        )
        preferred = interaction.guild.preferred_locale if interaction.guild else None
        server = await self.bot.languages.of_server(interaction.guild_id, preferred)
        in_threads = self.bot.config.table.threads if row.threads is None else row.threads
        await answer(
            interaction, "server-now", language=LANGUAGE_NAMES[server.code], threads="yes" if in_threads else "no"
        )

    @command("manage-cancel", game="game", sure="sure/sure-to-cancel")
    async def cancel(self, interaction: Interaction, game: Text, sure: bool = False) -> None:
        access.need_moderator(interaction)
        row = await named_game(interaction, game, access.outline_here)
        if row.status not in ("lobby", "running"):
            raise Refusal("game-over")
        if sure:
            await self.bot.play.cancel(row.id)
            await answer(interaction, "game-cancelled")
        else:
            await self._ask(interaction, row)

    async def _ask(self, interaction: Interaction, game: GameRow) -> None:
        say = await self.bot.languages.of(interaction)
        label = say("cancel-game", game=own_games.title(self.bot, game, say, plain))
        button = ControlId("cancel", game.id).button()
        asked = MessageBuilder().text(say("cancel-first", title=own_games.title(self.bot, game, say)))
        asked.row([messages.button(label, button, style=discord.ButtonStyle.danger)])
        await interaction.edit_original_response(view=asked)

    @cancel.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        assert interaction.channel_id is not None
        return await game_choices(
            interaction, typed, await self.bot.database.read(games.open_in, interaction.channel_id)
        )
