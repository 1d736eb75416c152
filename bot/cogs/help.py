"""``/help``: how to get started."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.common import Commands, Interaction, choices, command
from bot.ui import helping
from bot.ui.helping import PAGES, START

PAGE_CHOICES = choices({page: f"help-page-{page}" for page in PAGES})


class HelpCommands(Commands):
    @command("help", page="help-page")
    @app_commands.choices(page=PAGE_CHOICES)
    async def help(self, interaction: Interaction, page: str = START) -> None:
        await helping.show(interaction, page)
