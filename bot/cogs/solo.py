"""``/solo``: a challenge to play alone, private until it is shown."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.common import Commands, Interaction, choices, command, host, matching
from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.ui import panels
from games.rng import seed_from_text

GAME_CHOICES = choices({slug: f"{controller.key}-name" for slug, controller in CONTROLLERS.items()})


class SoloCommands(Commands):
    @command("solo", game="which-game", level="level/solo-level", variant="variant", seed="seed")
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        game: str,
        level: str | None = None,
        variant: str | None = None,
        seed: str | None = None,
    ) -> None:
        options = self.bot.controllers[game].solo.options(level, variant)
        number = None if seed is None else seed_from_text(seed)
        game_id = await self.bot.lobby.open_solo(game, host(interaction), options, number)
        position = await self.bot.play.look(game_id, interaction.user.id)
        say = await self.bot.languages.of(interaction)
        await panels.show(interaction, position, notice=say("solo-begun", seed=position.game.seed))

    @solo.autocomplete("level")
    async def suggest_levels(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = self._chosen(interaction)
        return matching(typed, chosen.levels(await self.bot.languages.of(interaction)) if chosen else [])

    @solo.autocomplete("variant")
    async def suggest_variants(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        chosen = self._chosen(interaction)
        return matching(typed, chosen.variants(await self.bot.languages.of(interaction)) if chosen else [])

    def _chosen(self, interaction: Interaction) -> Controller | None:
        return self.bot.controllers.get(str(interaction.namespace.game))
