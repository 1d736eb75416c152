"""Who may see a game, and what they may do from where. For everybody else the game doesn't exist.

A player's own panel works on every server with the bot, because only they see it, and because otherwise they would
have to look for the right server before every move: they open it (by button, or with ``/game show`` and the game's
number), read it in words, read the log, answer questions, make moves, take moves back and refresh it there.

Whatever others see or have a say in happens on the game's own server only: joining, leaving, starting, computers at the
table, letting a computer play, sharing, moving the game to another channel, closing it. Somebody who is there but not
at the table may watch a game if they can see its channel.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.storage import people
from bot.storage.games import GameRow
from bot.table.refusals import BrokenGame, Refusal

if TYPE_CHECKING:
    from bot.client import Guildhall

#: Finds a game by its number, or refuses.
Finding: TypeAlias = Callable[["discord.Interaction[Guildhall]", int], Awaitable[GameRow]]


async def find(interaction: discord.Interaction[Guildhall], game_id: int) -> GameRow:
    """A game that this person may look at: their own from anywhere, others where they can see its channel."""
    try:
        game = await interaction.client.tables.find(game_id)
    except BrokenGame:
        await _outline(interaction, game_id)
        raise
    return _visible(interaction, game)


async def find_here(interaction: discord.Interaction[Guildhall], game_id: int) -> GameRow:
    """The same on the game's own server only."""
    return _here(interaction, await find(interaction, game_id))


async def outline_here(interaction: discord.Interaction[Guildhall], game_id: int) -> GameRow:
    """The same for whoever only wants to close it: a damaged game, too."""
    return _here(interaction, await _outline(interaction, game_id))


async def _outline(interaction: discord.Interaction[Guildhall], game_id: int) -> GameRow:
    return _visible(interaction, await interaction.client.tables.outline(game_id))


def _here(interaction: discord.Interaction[Guildhall], game: GameRow) -> GameRow:
    if game.guild_id != interaction.guild_id:
        raise Refusal("other-server")
    return game


def _visible(interaction: discord.Interaction[Guildhall], game: GameRow) -> GameRow:
    if not _may_look(interaction, game):
        raise Refusal("no-such-game")
    return game


async def need_moderator(interaction: discord.Interaction[Guildhall]) -> None:
    if not await is_moderator(interaction):
        raise Refusal("moderators-only")


def need_manager(interaction: discord.Interaction[Guildhall]) -> None:
    if not _manages(interaction):
        raise Refusal("managers-only")


async def is_moderator(interaction: discord.Interaction[Guildhall]) -> bool:
    """Whoever manages the server, or has the role that it has named."""
    member, guild_id = interaction.user, interaction.guild_id
    if guild_id is None or not isinstance(member, discord.Member):
        return False
    if _manages(interaction):
        return True
    role = (await interaction.client.database.read(people.guild, guild_id)).moderator_role
    return member.get_role(role or 0) is not None


def _manages(interaction: discord.Interaction[Guildhall]) -> bool:
    return isinstance(interaction.user, discord.Member) and interaction.permissions.manage_guild


def _may_look(interaction: discord.Interaction[Guildhall], game: GameRow) -> bool:
    if game.seat_of(interaction.user.id) is not None:
        return True
    return not game.private and game.guild_id == interaction.guild_id and _sees_channel(interaction, game.channel_id)


def _sees_channel(interaction: discord.Interaction[Guildhall], channel_id: int) -> bool:
    """They do if they are there, or in one of its threads. Otherwise it's up to the channel's permissions."""
    here = interaction.channel
    if channel_id in (interaction.channel_id, here.parent_id if isinstance(here, discord.Thread) else None):
        return True
    channel = interaction.guild.get_channel(channel_id) if interaction.guild is not None else None
    if channel is None or not isinstance(interaction.user, discord.Member):
        return False
    return channel.permissions_for(interaction.user).view_channel
