"""Leaving a running game to a computer, and coming back: what it means for the result is said before it happens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

import discord
from discord import ui

from bot import clock
from bot.languages import Language
from bot.ranking import daily, fairness
from bot.ranking.fairness import FEWEST_PEOPLE, Share
from bot.storage import games
from bot.storage.games import GameRow
from bot.table.positions import Position
from bot.ui import closed, messages, panels
from bot.ui.messages import ControlId, MessageBuilder, Signs

if TYPE_CHECKING:
    from bot.client import Guildhall

#: What somebody puts at risk by leaving: their rating, their challenge, or a game that computers end right away.
Stake = Literal["rated", "solo", "alone"]


async def leave(interaction: discord.Interaction[Guildhall], game_id: int, *, sure: bool) -> None:
    """Let a computer play for somebody. If something is at stake, they're asked first unless they are sure."""
    bot, player_id = interaction.client, interaction.user.id
    say = await bot.languages.of(interaction)
    game = (await bot.play.look(game_id, player_id)).game
    own, stake = game.seat_of(player_id), _stake(game)
    if stake and not sure and game.status == "running" and own is not None and own.level is None:
        await bot.icons.answer(interaction, partial(_ask_first, game, stake, bot.icons, say))
        return
    await bot.play.hand_over(game_id, player_id, "normal")
    text = say(f"left-game-{stake}" if stake else "left-game")
    await interaction.edit_original_response(view=MessageBuilder().text(text))


def leave_button(position: Position, say: Language) -> list[ui.Item[ui.LayoutView]]:
    """For whoever plays for themselves in a game that goes on; a second tap decides."""
    game, seat = position.game, position.seat
    if seat is None or seat.level is not None or position.result is not None or game.closed_at is not None:
        return []
    return [messages.button(say("leave-game"), ControlId("leave-game", game.id).button())]


def _ask_first(game: GameRow, stake: Stake, icons: Signs, say: Language) -> MessageBuilder:
    button, sign = ControlId("stand-in", game.id).button(), icons.sign(game.slug, "computer")
    asked = MessageBuilder().text(say(f"leave-first-{stake}"))
    return asked.row([messages.button(say("leave-anyway"), button, style=discord.ButtonStyle.danger, emoji=sign)])


async def come_back(interaction: discord.Interaction[Guildhall], game_id: int) -> None:
    """Give the seat back to its owner, and say how the game counts for them now."""
    bot, player_id = interaction.client, interaction.user.id
    await bot.play.hand_over(game_id, player_id, None)
    position = await bot.play.look(game_id, player_id)
    say, stake = await bot.languages.of(interaction), _stake(position.game)
    notice = say("returned")
    if stake in ("rated", "solo") and position.seat is not None:
        share = fairness.shares(await bot.database.read(games.moves, game_id)).get(position.seat.seat, Share())
        notice = say(f"returned-{stake}", computer=share.computer_moves, moves=share.moves)
    await panels.show(interaction, position, notice=notice)


def _stake(game: GameRow) -> Stake | None:
    if len(game.seats) == 1:
        return "solo" if game.ranked or daily.is_secret(game, clock.now()) else None
    return "rated" if sum(seat.player_id is not None for seat in game.seats) >= FEWEST_PEOPLE else "alone"


#: The buttons of those who go, and of those who come back.
BUTTONS = {
    "stand-in": lambda interaction, control: leave(interaction, control.game_id, sure=True),
    "leave-game": lambda interaction, control: leave(interaction, control.game_id, sure=False),
    "return": lambda interaction, control: come_back(interaction, control.game_id),
    "reopen": lambda interaction, control: closed.reopen(interaction, control.game_id),
}
