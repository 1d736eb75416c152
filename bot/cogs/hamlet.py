"""The slash commands of Hamlet. A command names a whole move in the notation; payments are made automatically."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, choices, command, group, line_command, matching
from bot.controllers.hamlet import LAYOUTS
from games.hamlet.notation import write_move
from games.hamlet.state import Move, Options
from renderers.sentences import dashed

LAYOUT_CHOICES = choices({layout: f"hamlet-layout-{dashed(layout)}" for layout in LAYOUTS})
#: The commands for which where or what isn't enough, with the kinds of moves they stand for.
WHOLE_MOVES = {"town": ("buy", "hire"), "build": ("build",), "road": ("road",), "herd": ("herd",)}


class HamletCog(GameCog, **group("hamlet")):
    slug = "hamlet"

    @command("new", layout="layout")
    @app_commands.choices(layout=LAYOUT_CHOICES)
    async def new(self, interaction: Interaction, layout: str = "standard") -> None:
        chosen = next((known for known in LAYOUTS if known == layout), LAYOUTS[0])
        await self.open_table(interaction, Options(layout=chosen))

    produce = line_command("produce", "produce {what}")
    process = line_command("process", "process {what}")
    town = line_command("town", "town {what}")
    sell = line_command("sell", "sell {what}")
    order = line_command("order", "order {what}")
    build = line_command("build", "build {what}", about="lay")
    road = line_command("road", "road {what}")
    herd = line_command("herd", "herd {what}")
    beg = line_command("beg", "beg")
    end = line_command("end-turn", "end")

    @produce.autocomplete("what")
    @process.autocomplete("what")
    @town.autocomplete("what")
    @sell.autocomplete("what")
    @order.autocomplete("what")
    @build.autocomplete("what")
    @road.autocomplete("what")
    @herd.autocomplete("what")
    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What is possible now; the command itself says which kind of move it is, and payments are left out."""
        assert interaction.command is not None
        name = interaction.command.name
        if name not in WHOLE_MOVES:
            return await self.matching_answers(interaction, typed, await self.answers(interaction, name))

        def line(move: Move) -> str:
            return write_move(move).removeprefix(f"{name} ").partition(" pay ")[0]

        lines = await self.suggestions(interaction, *WHOLE_MOVES[name], write=line)
        return matching(typed, [(text, text) for text in lines])
