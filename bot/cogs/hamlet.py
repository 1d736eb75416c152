"""The slash commands of Hamlet. A command names a whole deed; the steps towards it are found by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, matching
from bot.controllers.hamlet import LAYOUTS
from bot.controllers.hamlet.words import HamletWords
from bot.languages import localised
from bot.table.refusals import Refusal
from games.first_edition import IllegalAction, Seat
from games.hamlet.command_text import read_command
from games.hamlet.commands import steps_of
from games.hamlet.queries import could_do
from games.hamlet.state import Action, End, Kind, Options, State

if TYPE_CHECKING:
    from bot.client import Guildhall

LAYOUT_CHOICES = [
    app_commands.Choice(name=localised(f"hamlet-layout-{layout.replace('_', '-')}"), value=layout) for layout in LAYOUTS
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
        await self._deed(interaction, f"produce {what}")

    @app_commands.command(name=localised("command-process"), description=localised("command-process-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def process(self, interaction: Interaction, what: str) -> None:
        await self._deed(interaction, f"process {what}")

    @app_commands.command(name=localised("command-town"), description=localised("command-town-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def town(self, interaction: Interaction, what: str) -> None:
        await self._deed(interaction, f"town {what}")

    @app_commands.command(name=localised("command-sell"), description=localised("command-sell-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def sell(self, interaction: Interaction, what: str) -> None:
        await self._deed(interaction, f"sell {what}")

    @app_commands.command(name=localised("command-order"), description=localised("command-order-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def order(self, interaction: Interaction, what: str) -> None:
        await self._deed(interaction, f"order {what}")

    @app_commands.command(name=localised("command-beg"), description=localised("command-beg-about"))
    async def beg(self, interaction: Interaction) -> None:
        await self._deed(interaction, "beg")

    @app_commands.command(name=localised("command-build"), description=localised("command-lay-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def build(self, interaction: Interaction, what: str) -> None:
        await self._deed(interaction, f"build {what}")

    @app_commands.command(name=localised("command-road"), description=localised("command-road-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def road(self, interaction: Interaction, what: str) -> None:
        await self._deed(interaction, f"road {what}")

    @app_commands.command(name=localised("command-herd"), description=localised("command-herd-about"))
    @app_commands.rename(what=localised("command-option-what"))
    @app_commands.describe(what=localised("command-option-what-about"))
    async def herd(self, interaction: Interaction, what: str) -> None:
        await self._deed(interaction, f"herd {what}")

    @app_commands.command(name=localised("command-end-turn"), description=localised("command-end-turn-about"))
    async def end(self, interaction: Interaction) -> None:
        await self.act(interaction, lambda view, seat: End())

    @produce.autocomplete("what")
    @process.autocomplete("what")
    @sell.autocomplete("what")
    @order.autocomplete("what")
    async def suggest_targets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Where the deed is possible now; the command itself says which deed."""
        try:
            position = await self.own_position(interaction)
        except Refusal:
            return []
        if not position.may_act or position.seat is None or interaction.command is None:
            return []
        words = HamletWords(await self.bot.languages.of(interaction))
        possible = could_do(position.view, position.seat.seat)
        what: Kind = next(kind for kind in _SUGGESTED if kind == interaction.command.name)
        targets = possible.get(what, ())
        named = what in ("produce", "process")
        return matching(typed, [(words.place(code) if named else code, _written(what, code)) for code in targets])

    async def _deed(self, interaction: Interaction, text: str) -> None:
        await self.act(interaction, lambda view, seat: _steps(view, seat, text))


_SUGGESTED: tuple[Kind, ...] = ("produce", "process", "sell", "order")


def _written(what: Kind, code: str) -> str:
    return f"{code} 1" if what == "process" else code


def _steps(view: State, seat: Seat, text: str) -> list[Action]:
    """All steps of the deeds that a line of text names, one after the other."""
    deeds = read_command(text)
    if len(deeds) != 1:
        raise IllegalAction("one_deed_at_a_time")
    return list(steps_of(view, seat, deeds[0]))


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(HamletCog(bot))
