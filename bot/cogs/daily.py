"""``/daily``: play the challenge of the day, see who did best, show off without spoiling it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot import clock
from bot.cogs.common import Commands, Interaction, Text, choices, command, group, matching
from bot.cogs.leaderboard import SCOPE_CHOICES
from bot.ranking.periods import date_of, day_of
from bot.storage import dailies
from bot.ui import dailies as challenges
from bot.ui.dailies import WHENS
from bot.ui.messages import OPTION_LIMIT

WHEN_CHOICES = choices({when: f"period-{when}" for when in WHENS})


@app_commands.guild_only()
class DailyCommands(Commands, commands.GroupCog, **group("daily")):
    @command("daily-play", day="day")
    async def play(self, interaction: Interaction, day: Text | None = None) -> None:
        await challenges.play(interaction, None if day is None else challenges.read_day(day))

    @play.autocomplete("day")
    async def suggest_days(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The latest days that are over."""
        say = await self.bot.languages.of(interaction)
        past = await self.bot.database.read(dailies.past, day_of(clock.now()), OPTION_LIMIT)
        named = [(challenges.title(self.bot, challenge, say), date_of(challenge.day).isoformat()) for challenge in past]
        return matching(typed, named)

    @command("daily-board", when="period", scope="scope")
    @app_commands.choices(when=WHEN_CHOICES, scope=SCOPE_CHOICES)
    async def board(self, interaction: Interaction, when: str = "today", scope: str = "server") -> None:
        await challenges.show_board(interaction, when, scope)

    @command("daily-share", public=True)
    async def share(self, interaction: Interaction) -> None:
        await challenges.share(interaction)

    @command("daily-yesterday")
    async def yesterday(self, interaction: Interaction) -> None:
        await challenges.show_yesterday(interaction)
