"""Following a game in which one doesn't play: for anybody who can see its channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.storage import following
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.table.refusals import Refusal
from bot.ui import access, messages, own_games
from bot.ui.messages import ControlId, MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: Before each mention, Discord is asked whether they can still see the game.
MOST_FOLLOWERS = 25


async def follow(interaction: Interaction, game_id: int, *, rounds: bool) -> None:
    """Mention somebody from now on, when the game is over and perhaps at each round."""
    game = await access.find_here(interaction, game_id)
    _check(game, interaction.user.id)
    bot = interaction.client
    await bot.tables.commit(_follow, game_id, interaction.user.id, rounds)
    say = await bot.languages.of(interaction)
    told = say("following", title=own_games.title(bot, game, say), rounds="yes" if rounds else "no")
    other = ControlId("follow-rounds", game_id, None, "no" if rounds else "yes").button()
    stop = ControlId("unfollow", game_id).button()
    built = MessageBuilder().text(told)
    built.row(
        [
            messages.button(say("follow-only-end" if rounds else "follow-rounds"), other),
            messages.button(say("follow-stop"), stop),
        ]
    )
    await interaction.edit_original_response(view=built)


async def unfollow(interaction: Interaction, game_id: int) -> None:
    """Also where somebody can't see the game any more."""
    bot, person_id = interaction.client, interaction.user.id
    if not await bot.database.read(following.follows, game_id, person_id):
        await access.find_here(interaction, game_id)
        raise Refusal("not-following")
    await bot.tables.commit(following.unfollow, game_id, [person_id])
    say = await bot.languages.of(interaction)
    await interaction.edit_original_response(view=MessageBuilder().text(say("unfollowed")))


async def tapped(interaction: Interaction, control: ControlId) -> None:
    if control.rest not in ("", "yes", "no"):
        raise Refusal("unknown-button")
    await follow(interaction, control.game_id, rounds=control.rest == "yes")


async def _follow(tx: Transaction, game_id: int, person_id: int, rounds: bool) -> None:
    if not await following.follow(tx, game_id, person_id, rounds, MOST_FOLLOWERS):
        raise Refusal("too-many-followers", most=MOST_FOLLOWERS)


def _check(game: GameRow, player_id: int) -> None:
    if game.seat_of(player_id) is not None:
        raise Refusal("follow-own")
    if game.status == "lobby":
        raise Refusal("not-started")
    if game.status != "running":
        raise Refusal("game-over")
