"""The slash commands of Hamlet. A command names a whole move in the notation; payments are made automatically."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, matching
from bot.controllers.hamlet import LAYOUTS
from bot.languages import localised
from bot.table.refusals import Refusal
from games.core import Question
from games.hamlet import GAME
from games.hamlet.state import Options
from renderers.sentences import dashed

if TYPE_CHECKING:
    from bot.client import Guildhall

LAYOUT_CHOICES = [
    app_commands.Choice(name=localised(f"hamlet-layout-{dashed(layout)}"), value=layout) for layout in LAYOUTS
]


class HamletCog(GameCog, group_name=localised("command-hamlet"), group_description=localised("command-hamlet-about")):
    slug = "hamlet"

    @app_commands.command(name=localised("command-new"), description=localised("command-new-about"))
    @app_commands.rename(layout=localised("command-option-layout"))
    @app_commands.describe(layout=localised("command-option-layout-about"))
    @app_commands.choices(layout=LAYOUT_CHOICES)
    async def new(self, interaction: Interaction, layout: str = "standard") -> None:
        chosen = next((known for known in LAYOUTS if known == layout), LAYOUTS[0])
        await self.open_table(interaction, Options(layout=chosen))

    @app_commands.command(name=localised("command-produce"), description=localised("command-produce-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def produce(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"produce {what}")

    @app_commands.command(name=localised("command-process"), description=localised("command-process-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def process(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"process {what}")

    @app_commands.command(name=localised("command-town"), description=localised("command-town-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def town(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"town {what}")

    @app_commands.command(name=localised("command-sell"), description=localised("command-sell-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def sell(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"sell {what}")

    @app_commands.command(name=localised("command-order"), description=localised("command-order-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def order(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"order {what}")

    @app_commands.command(name=localised("command-beg"), description=localised("command-beg-about"))
    async def beg(self, interaction: Interaction) -> None:
        await self._line(interaction, "beg")

    @app_commands.command(name=localised("command-build"), description=localised("command-lay-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def build(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"build {what}")

    @app_commands.command(name=localised("command-road"), description=localised("command-road-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def road(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"road {what}")

    @app_commands.command(name=localised("command-herd"), description=localised("command-herd-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def herd(self, interaction: Interaction, what: str) -> None:
        await self._line(interaction, f"herd {what}")

    @app_commands.command(name=localised("command-end-turn"), description=localised("command-end-turn-about"))
    async def end(self, interaction: Interaction) -> None:
        await self._line(interaction, "end")

    @produce.autocomplete("what")
    @process.autocomplete("what")
    @sell.autocomplete("what")
    @order.autocomplete("what")
    async def suggest_targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Where the move is possible now; the command itself says which kind it is."""
        try:
            position = await self.own_position(interaction)
        except Refusal:
            return []
        if not position.may_act or position.seat is None or interaction.command is None:
            return []
        view, seat, what = position.view, position.seat.seat, interaction.command.name
        kinds = GAME.ask(view, seat, ())
        if not isinstance(kinds, Question) or all(kind.id != what for kind in kinds.answers):
            return []
        targets = GAME.ask(view, seat, (what,))
        say = await self.bot.languages.of(interaction)
        answers = targets.answers if isinstance(targets, Question) else ()
        return matching(
            typed, [(self.bot.controllers[self.slug].answer(each, say), each.id.replace("*", " ")) for each in answers]
        )

    async def _line(self, interaction: Interaction, line: str) -> None:
        await self.act(interaction, partial(self.read_line, line))


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(HamletCog(bot))
