"""Solo challenges: a game against the rules alone, private until it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Interaction, host, matching
from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.languages import localised
from bot.ui import panels
from games.rng import seed_from_text

if TYPE_CHECKING:
    from bot.client import Guildhall

GAME_CHOICES = [
    app_commands.Choice(name=localised(f"{controller.key}-name"), value=controller.slug)
    for controller in CONTROLLERS.values()
]


class SoloCommands(commands.Cog):
    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @app_commands.command(name=localised("command-solo"), description=localised("command-solo-about"))
    @app_commands.guild_only()
    @app_commands.rename(
        game=localised("command-option-which-game"),
        level=localised("command-option-level"),
        variant=localised("command-option-variant"),
        seed=localised("command-option-seed"),
    )
    @app_commands.describe(
        game=localised("command-option-which-game-about"),
        level=localised("command-option-solo-level-about"),
        variant=localised("command-option-variant-about"),
        seed=localised("command-option-seed-about"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        game: str,
        level: str | None = None,
        variant: str | None = None,
        seed: str | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        options = self.bot.controllers[game].solo_options(level, variant)
        number = None if seed is None else seed_from_text(seed)
        game_id = await self.bot.lobby.open_solo(game, host(interaction), options, number)
        position = await self.bot.play.look(game_id, interaction.user.id)
        say = await self.bot.languages.of(interaction)
        await panels.show(interaction, position, notice=say("solo-begun", seed=position.game.seed))

    @solo.autocomplete("level")
    async def suggest_levels(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        controller = self._chosen(interaction)
        if controller is None:
            return []
        return matching(typed, controller.solo_levels(await self.bot.languages.of(interaction)))

    @solo.autocomplete("variant")
    async def suggest_variants(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        controller = self._chosen(interaction)
        if controller is None:
            return []
        return matching(typed, controller.solo_variants(await self.bot.languages.of(interaction)))

    def _chosen(self, interaction: Interaction) -> Controller | None:
        return self.bot.controllers.get(str(interaction.namespace.game))


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(SoloCommands(bot))
