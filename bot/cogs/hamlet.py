"""The slash commands of Hamlet. A command names a whole move in the notation; payments are made automatically."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, command, matching
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


def _play(kind: str) -> Callable[[HamletCog, Interaction, str], Coroutine[Any, Any, None]]:
    """Make a move of one kind, which is told ``what`` in the notation."""

    async def play(cog: HamletCog, interaction: Interaction, what: str) -> None:
        await cog.play_line(interaction, f"{kind} {what}")

    play.__qualname__ = f"HamletCog.{kind}"  # by which discord.py knows a method
    return play


class HamletCog(GameCog, group_name=localised("command-hamlet"), group_description=localised("command-hamlet-about")):
    slug = "hamlet"

    @command("new", layout="layout")
    @app_commands.choices(layout=LAYOUT_CHOICES)
    async def new(self, interaction: Interaction, layout: str = "standard") -> None:
        chosen = next((known for known in LAYOUTS if known == layout), LAYOUTS[0])
        await self.open_table(interaction, Options(layout=chosen))

    produce = command("produce", what="what")(_play("produce"))
    process = command("process", what="what")(_play("process"))
    town = command("town", what="what")(_play("town"))
    sell = command("sell", what="what")(_play("sell"))
    order = command("order", what="what")(_play("order"))
    build = command("build", about="lay", what="what")(_play("build"))
    road = command("road", what="what")(_play("road"))
    herd = command("herd", what="what")(_play("herd"))

    @command("beg")
    async def beg(self, interaction: Interaction) -> None:
        await self.play_line(interaction, "beg")

    @command("end-turn")
    async def end(self, interaction: Interaction) -> None:
        await self.play_line(interaction, "end")

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
        return matching(typed, [(self.controller.answer(each, say), each.id.replace("*", " ")) for each in answers])

    async def play_line(self, interaction: Interaction, line: str) -> None:
        await self.act(interaction, partial(self.read_line, line))


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(HamletCog(bot))
