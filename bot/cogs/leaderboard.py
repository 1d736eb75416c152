"""``/leaderboard``: who is best, where, when and at what."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.common import Commands, Interaction, Text, choices, command, matching
from bot.cogs.solo import GAME_CHOICES
from bot.ranking import leaderboards, standings
from bot.ranking.leaderboards import METRICS, Wish
from bot.ranking.periods import PERIODS, Period
from bot.storage.standings import ALL_GAMES, TABLE, Metric
from bot.table.refusals import Refusal
from renderers.sentences import dashed

SCOPE_CHOICES = choices({scope: f"scope-{scope}" for scope in ("server", "everywhere")})
PERIOD_CHOICES = choices({period: f"period-{period}" for period in PERIODS})
METRIC_CHOICES = choices({metric: f"metric-{dashed(metric)}" for metric in METRICS})


class LeaderboardCommands(Commands):
    @command(
        "leaderboard",
        game="which-game/leaderboard-game",
        scope="scope",
        period="period",
        metric="metric",
        solo="solo",
        text="text",
    )
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES, scope=SCOPE_CHOICES, period=PERIOD_CHOICES, metric=METRIC_CHOICES)
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        scope: str = "server",
        period: Period = "all",
        metric: Metric | None = None,
        solo: Text | None = None,
        text: bool = False,
    ) -> None:
        if solo is not None and game is None:
            raise Refusal("solo-needs-a-game")
        if solo is not None and metric in (None, "rating"):
            metric = "best"  # ratings need several players
        everywhere = scope == "everywhere"
        wish = Wish(game or ALL_GAMES, everywhere, period, metric or "rating", solo or TABLE, text=text)
        await leaderboards.show(interaction, wish)

    @leaderboard.autocomplete("solo")
    async def suggest_modes(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Every solo challenge of the chosen game: each level with each variant."""
        controller = self.bot.controllers.get(str(interaction.namespace.game))
        if controller is None:
            return []
        say = await self.bot.languages.of(interaction)
        levels: list[tuple[str, str | None]] = [*controller.levels(say)] or [("", None)]
        variants: list[tuple[str, str | None]] = [*controller.variants(say)] or [("", None)]
        return matching(
            typed,
            [
                (" · ".join(part for part in (level, variant) if part), standings.solo_mode(level_id, variant_id))
                for level, level_id in levels
                for variant, variant_id in variants
            ],
        )
