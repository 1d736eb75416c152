"""The commands of ``/game`` that are about a table's card, before the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Interaction, Text, answer, choices, command, game_choices, matching, named_game
from bot.storage import games
from bot.storage.games import GameRow, Seating
from bot.table.clocks import clock_of, write_clock
from bot.table.refusals import Refusal
from bot.ui import clocks, lobbies
from games.core import LEVELS

if TYPE_CHECKING:
    from bot.client import Guildhall

#: The levels of a computer, and the entry that removes one.
LEVEL_CHOICES = choices({**{level: f"level-{level}" for level in LEVELS}, "none": "card-remove-computer"})
SEATING_CHOICES = choices({seating: f"set-up-seating-{seating}" for seating in lobbies.SEATINGS})


class TableCommands(commands.Cog):
    bot: Guildhall

    @command("game-join", game="game/table")
    async def join(self, interaction: Interaction, game: Text | None = None) -> None:
        game_id = await self._table(interaction, game)
        await self.bot.lobby.join(game_id, interaction.user.id, interaction.user.display_name)
        await answer(interaction, "joined")

    @command("game-invite", person="person/guest", game="game/table")
    async def invite(self, interaction: Interaction, person: discord.Member, game: Text | None = None) -> None:
        await lobbies.invite(interaction, await self._table(interaction, game), [person])
        await answer(interaction, "invited")

    @command("game-decline", game="game/table")
    async def decline(self, interaction: Interaction, game: Text | None = None) -> None:
        await self.bot.lobby.decline(await self._table(interaction, game), interaction.user.id)
        await answer(interaction, "declined")

    @command("game-set-up", variant="variant", seating="seating", limit="clock", hours="hours", game="game/table")
    @app_commands.choices(seating=SEATING_CHOICES)
    async def set_up(
        self,
        interaction: Interaction,
        variant: Text | None = None,
        seating: Seating | None = None,
        limit: Text | None = None,
        hours: Text | None = None,
        game: Text | None = None,
    ) -> None:
        row = await self.bot.tables.find(await self._table(interaction, game))
        options = None if variant is None else lobbies.chosen(self.bot, row, variant)
        wanted = write_clock(await clocks.typed(interaction, clock_of(row), limit, hours)) or ""
        clock = None if limit is None and hours is None else wanted
        changed = await self.bot.lobby.change(row.id, interaction.user.id, options, seating, clock)
        await lobbies.show_rules(interaction, changed)

    @set_up.autocomplete("variant")
    async def suggest_variants(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            row = await self.bot.tables.find(await self._table(interaction, interaction.namespace.game))
        except Refusal:
            return []
        return matching(typed, lobbies.variants(self.bot, row, await self.bot.languages.of(interaction)))

    @set_up.autocomplete("limit")
    async def suggest_clocks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = await self.bot.languages.of(interaction)
        return matching(typed, clocks.suggested(say))

    @command("game-start", game="game/table")
    async def start(self, interaction: Interaction, game: Text | None = None) -> None:
        await lobbies.start(interaction, await self._table(interaction, game))
        await answer(interaction, "started")

    @command("game-computer", level="level", game="game/table")
    @app_commands.choices(level=LEVEL_CHOICES)
    async def computer(self, interaction: Interaction, level: str, game: Text | None = None) -> None:
        game_id = await self._table(interaction, game)
        known = next((known for known in LEVELS if known == level), None)
        if known is None:
            await self.bot.lobby.remove_computer(game_id, interaction.user.id)
        else:
            await self.bot.lobby.add_computer(game_id, interaction.user.id, known)
        await answer(interaction, "computers-changed")

    @join.autocomplete("game")
    @invite.autocomplete("game")
    @decline.autocomplete("game")
    @set_up.autocomplete("game")
    @start.autocomplete("game")
    @computer.autocomplete("game")
    async def suggest_tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await self._tables(interaction))

    async def _tables(self, interaction: Interaction) -> list[GameRow]:
        assert interaction.channel_id is not None
        here = await self.bot.database.read(games.open_in, interaction.channel_id)
        return [game for game in here if game.status == "lobby" and not game.damaged]

    async def _table(self, interaction: Interaction, typed: str | None) -> int:
        """The table that was named, or the latest one in this channel."""
        if typed is not None:
            return (await named_game(interaction, typed)).id
        tables = await self._tables(interaction)
        if not tables:
            raise Refusal("no-table-here")
        return tables[0].id
