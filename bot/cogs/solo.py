"""``/solo``: a challenge to play alone, private until it is shown."""

from __future__ import annotations

from discord import app_commands

from bot import clock
from bot.cogs.common import Commands, Interaction, Text, choices, command, matching, named_game
from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.ranking.daily import is_secret
from bot.table import seeds
from bot.table.refusals import Refusal
from bot.ui import opening

GAME_CHOICES = choices({slug: f"{controller.key}-name" for slug, controller in CONTROLLERS.items()})


class SoloCommands(Commands):
    @command("solo", game="which-game", level="level/solo-level", variant="variant", seed="seed")
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        game: str,
        level: Text | None = None,
        variant: Text | None = None,
        seed: app_commands.Range[str, 1, seeds.LONGEST] | None = None,
    ) -> None:
        options = self.bot.controllers[game].solo.options(level, variant)
        number = None if seed is None else await self._seed(interaction, seed)
        await opening.begin_solo(interaction, game, options, number)

    async def _seed(self, interaction: Interaction, typed: str) -> int:
        """A seed by any text, or that of a finished game by its number (``#42``)."""
        if not typed.startswith("#"):
            return seeds.typed(typed)
        named = await named_game(interaction, typed.removeprefix("#"))
        position = await self.bot.play.look(named.id, interaction.user.id)
        if position.result is None or is_secret(named, clock.now()):
            raise Refusal("seed-still-secret")
        return named.seed

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
