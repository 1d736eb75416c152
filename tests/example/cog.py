"""The slash commands of Lantern Auction, besides those that every game has."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, Text, command, group, matching
from tests.example.rules import GAME, Bid, Options


class LanternAuctionCog(GameCog, **group("lantern-auction")):
    slug = GAME.slug

    @command("new", steep="lantern-auction-steep")
    async def new(self, interaction: Interaction, steep: bool = False) -> None:
        await self.open_table(interaction, Options(steep=steep))

    @command("lantern-auction-bid", lantern="lantern-auction-lantern")
    async def bid(self, interaction: Interaction, lantern: Text) -> None:
        await self.play_line(interaction, f"bid {lantern}")

    @command("lantern-auction-swap", lantern="lantern-auction-lantern")
    async def swap(self, interaction: Interaction, lantern: Text) -> None:
        await self.play_line(interaction, f"swap {lantern}")

    @command("lantern-auction-end")
    async def end(self, interaction: Interaction) -> None:
        await self.play_line(interaction, "end")

    @bid.autocomplete("lantern")
    @swap.autocomplete("lantern")
    async def suggest_lanterns(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        moves = await self.suggestions(interaction)
        return matching(typed, [(str(move.lantern), str(move.lantern)) for move in moves if isinstance(move, Bid)])
