"""How games begin: a solo challenge and a table, from a command or with one tap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec import Struct

from bot.languages import Language
from bot.storage import people
from bot.storage.games import Host
from bot.table.positions import Position, options_of
from bot.table.refusals import Refusal
from bot.ui import access, errors, messages, panels
from bot.ui.messages import ControlId, Sign, Signs
from games.core import Level

if TYPE_CHECKING:
    from bot.client import Guildhall

#: The computers that are at a table from the beginning.
LEVEL: Level = "normal"


def host(interaction: discord.Interaction[Guildhall]) -> Host:
    """The person who opens a game, and where; in a thread, that's the channel around it."""
    channel = interaction.channel
    home = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if interaction.guild_id is None or home is None:
        raise Refusal("servers-only")
    return Host(interaction.guild_id, home, interaction.user.id, interaction.user.display_name)


def table_host(interaction: discord.Interaction[Guildhall]) -> Host:
    """The same, if the cards and boards of a table can be posted there: what a forum holds are posts, not messages."""
    errors.need_permissions(interaction)
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        raise Refusal("forum-post")
    return host(interaction)


async def table_opener(interaction: discord.Interaction[Guildhall]) -> Host:
    """The same, if the server lets this person open a table here. What it has named may have been deleted since."""
    there, guild, member = table_host(interaction), interaction.guild, interaction.user
    assert guild is not None
    row = await interaction.client.database.read(people.guild, guild.id)
    channel, role = row.games_channel or 0, guild.get_role(row.opener_role or 0)
    if channel not in (0, there.channel_id) and guild.get_channel(channel) is not None:
        raise Refusal("games-channel", place=str(channel))
    opens = role is None or (isinstance(member, discord.Member) and member.get_role(role.id) is not None)
    if role is not None and not opens and not await access.is_moderator(interaction):
        raise Refusal("openers-only", role=str(role.id))
    return there


async def begin_solo(
    interaction: discord.Interaction[Guildhall],
    slug: str,
    options: Struct,
    seed: int | None = None,
    *,
    notice: str = "solo-begun-typed",
    once: bool = False,
) -> None:
    """Open a solo challenge and show its panel in the deferred private answer; ``once`` however often it is tapped.

    ``notice`` says why a game with a given seed is for practice.
    """
    bot = interaction.client
    game_id = await bot.lobby.open_solo(slug, host(interaction), options, seed, once=once)
    position = await bot.play.look(game_id, interaction.user.id)
    say = await bot.languages.of(interaction)
    practice = "solo-begun-unusual" if seed is None else notice
    begun = say("solo-begun" if position.game.ranked else practice)
    await panels.show(interaction, position, notice=introduced(position, begun, say))


def introduced(position: Position, text: str, say: Language) -> str:
    """What somebody reads who plays alone: which game it is, at what level or against whom, and where its rules are."""
    key, solo = position.controller.key, position.controller.solo
    level, _ = solo.choice(options_of(position.controller, position.game))
    title = " · ".join([say(f"{key}-name"), *([solo.level_name(level, say)] if level is not None else [])])
    return f"**{title}**\n{text} {say('solo-how-to-play', game=say(f'command-{key}'))}"


async def open_table(
    interaction: discord.Interaction[Guildhall],
    slug: str,
    options: Struct | None = None,
    *,
    computers: int = 0,
    once: bool = False,
) -> None:
    """Open a table, whose card is posted in the channel, and say so in the deferred private answer."""
    bot, there = interaction.client, await table_opener(interaction)
    await bot.lobby.open(slug, there, options, computers=(LEVEL,) * computers, once=once)
    say = await bot.languages.of(interaction)
    await interaction.edit_original_response(content=say("lobby-opened"))


# --- with one tap -----------------------------------------------------------------------------------------------------


def solo_button(slug: str, say: Language, icons: Signs) -> ui.Button[Any]:
    custom_id = ControlId("solo", 0, rest=slug).button()
    sign = icons.sign(slug, "move")
    return messages.button(say("open-solo"), custom_id, style=discord.ButtonStyle.primary, emoji=sign)


def table_button(slug: str, say: Language, icons: Signs, *, computers: int = 0) -> ui.Button[Any]:
    custom_id = ControlId("table", 0, rest=f"{slug}:{computers}").button()
    sign = icons.sign(slug, "computer" if computers else "games")
    return messages.button(say("open-table", computers=computers), custom_id, emoji=sign)


def daily_button(say: Language, *, begun: bool = False, sign: Sign = None) -> ui.Button[Any]:
    """Today's challenge, or what has become of it."""
    style = discord.ButtonStyle.secondary if begun else discord.ButtonStyle.primary
    label = say("daily-open" if begun else "daily-start")
    return messages.button(label, ControlId("daily", 0, None, "play").button(), style=style, emoji=sign)


async def tapped_solo(interaction: discord.Interaction[Guildhall], control: ControlId) -> None:
    controller = interaction.client.controllers.get(control.rest)
    if controller is None:
        raise Refusal("unknown-button")
    await begin_solo(interaction, control.rest, controller.solo.options(None, None), once=True)


async def tapped_table(interaction: discord.Interaction[Guildhall], control: ControlId) -> None:
    slug, _, computers = control.rest.partition(":")
    controller = interaction.client.controllers.get(slug)
    if controller is None or computers not in map(str, range(max(controller.game.seats))):
        raise Refusal("unknown-button")
    await open_table(interaction, slug, computers=int(computers), once=True)
