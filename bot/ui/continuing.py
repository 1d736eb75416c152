"""What comes of a tap after the end of a game: a rematch, the same challenge again, or a harder one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot import clock
from bot.ranking.daily import is_secret
from bot.storage import openings
from bot.table.positions import Position, options_of
from bot.table.refusals import Refusal
from bot.ui import access, dailies, errors, lobbies, opening, panels
from bot.ui.endings import harder
from bot.ui.messages import ControlId

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


async def rematch(interaction: Interaction, game_id: int) -> None:
    """Sit down at the table of the rematch; whoever is first opens it."""
    opened = await interaction.client.database.read(openings.rematch_of, game_id)
    host = opening.table_host(interaction) if opened is not None else await opening.table_opener(interaction)
    there = await interaction.client.lobby.rematch(game_id, host)
    await lobbies.show_seat(interaction, there)


async def again(interaction: Interaction, control: ControlId) -> None:
    """The same challenge with another seed, for whoever asks."""
    position = await _finished(interaction, control)
    options = options_of(position.controller, position.game)
    await opening.begin_solo(interaction, position.game.slug, options, once=True)


async def try_it(interaction: Interaction, control: ControlId) -> None:
    """The very same game, seed included, for whoever wants to do better than the result that is shown.

    A daily challenge is the one of its day, as ``/daily play day:`` opens it.
    """
    position = await _finished(interaction, control)
    if is_secret(position.game, clock.now()):
        raise Refusal("seed-still-secret")
    if position.game.day is not None:
        await dailies.play(interaction, position.game.day, once=True)
        return
    options, seed = options_of(position.controller, position.game), position.game.seed
    await opening.begin_solo(interaction, position.game.slug, options, seed, notice="solo-begun-same", once=True)


async def next_level(interaction: Interaction, control: ControlId) -> None:
    position = await _finished(interaction, control)
    options = harder(position) if position.seat is not None else None
    if options is None:
        raise Refusal("no-next-level")
    await opening.begin_solo(interaction, position.game.slug, options, once=True)


async def _finished(interaction: Interaction, control: ControlId) -> Position:
    game = await access.find(interaction, control.game_id)
    position = await interaction.client.play.seen(game, interaction.user.id)
    if position.result is None:
        raise Refusal("not-finished")
    if len(game.seats) > 1:
        raise Refusal("unknown-button")
    return position


async def share(interaction: Interaction, game_id: int) -> None:
    """Show a solo challenge in the channel; its panel says so."""
    errors.need_permissions(interaction)
    bot = interaction.client
    assert interaction.channel_id is not None
    position = await bot.play.share(game_id, interaction.user.id, interaction.channel_id)
    say = await bot.languages.of(interaction)
    await panels.show(interaction, position, notice=say("solo-shared"))
