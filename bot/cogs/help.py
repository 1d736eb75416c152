"""``/help``: how to get started."""

from __future__ import annotations

from bot.cogs.common import Commands, Interaction, command
from bot.ui.messages import MessageBuilder


class HelpCommands(Commands):
    @command("help")
    async def help(self, interaction: Interaction) -> None:
        say = await self.bot.languages.of(interaction)
        titles = "\n".join(
            say("help-game", game=say(f"{controller.key}-name"), command=f"/{controller.key} new")
            for controller in self.bot.controllers.values()
        )
        await interaction.edit_original_response(view=MessageBuilder().text(say("help-text")).text(titles))
