"""The slash commands of Lantern Auction; ``move``, ``board``, ``rules``, ``do`` and ``take-back`` come for free."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, matching
from bot.languages import localised
from tests.example.rules import GAME, Bid, Options

if TYPE_CHECKING:
    from bot.client import Guildhall


class LanternAuctionCog(
    GameCog,
    group_name=localised("command-lantern-auction"),
    group_description=localised("command-lantern-auction-about"),
):
    slug = GAME.slug

    @app_commands.command(name=localised("command-new"), description=localised("command-new-about"))
    @app_commands.rename(steep=localised("command-lantern-auction-steep"))
    @app_commands.describe(steep=localised("command-lantern-auction-steep-about"))
    async def new(self, interaction: Interaction, steep: bool = False) -> None:
        await self.open_table(interaction, Options(steep=steep))

    @app_commands.command(
        name=localised("command-lantern-auction-bid"), description=localised("command-lantern-auction-bid-about")
    )
    @app_commands.rename(lantern=localised("command-lantern-auction-lantern"))
    @app_commands.describe(lantern=localised("command-lantern-auction-lantern-about"))
    async def bid(self, interaction: Interaction, lantern: str) -> None:
        await self.act(interaction, partial(self.read_line, f"bid {lantern}"))

    @app_commands.command(
        name=localised("command-lantern-auction-swap"), description=localised("command-lantern-auction-swap-about")
    )
    @app_commands.rename(lantern=localised("command-lantern-auction-lantern"))
    @app_commands.describe(lantern=localised("command-lantern-auction-lantern-about"))
    async def swap(self, interaction: Interaction, lantern: str) -> None:
        await self.act(interaction, partial(self.read_line, f"swap {lantern}"))

    @app_commands.command(
        name=localised("command-lantern-auction-end"), description=localised("command-lantern-auction-end-about")
    )
    async def end(self, interaction: Interaction) -> None:
        await self.act(interaction, partial(self.read_line, "end"))

    @bid.autocomplete("lantern")
    @swap.autocomplete("lantern")
    async def suggest_lanterns(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        moves = await self.suggestions(interaction)
        return matching(typed, [(str(move.lantern), str(move.lantern)) for move in moves if isinstance(move, Bid)])


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(LanternAuctionCog(bot))
