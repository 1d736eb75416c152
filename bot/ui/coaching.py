"""Hints, and looking back at a game with the strongest computer's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.controllers.core import Controller
from bot.languages import Language
from bot.table.coaching import Advice
from bot.table.positions import Position
from bot.ui import access, panels
from bot.ui.messages import ControlId
from games.core import Reason

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: So many reasons fit a line.
MOST_REASONS = 2


async def hint(interaction: Interaction, game_id: int) -> None:
    """Show a player's panel, one tap before the move that is advised."""
    await access.find(interaction, game_id)
    position, advice = await interaction.client.coach.hint(game_id, interaction.user.id)
    say = await interaction.client.languages.of(interaction)
    await panels.show(interaction, position, notice=_hint_text(position, advice, say))


async def tapped(interaction: Interaction, control: ControlId) -> None:
    await hint(interaction, control.game_id)


def _hint_text(position: Position, advice: Advice, say: Language) -> str:
    controller = position.controller
    path = [controller.answer(answer, say) for answer in advice.path]
    move = " · ".join(path) or f"`{controller.game.notation.write_move(advice.weighed.move)}`"
    why = reasons(controller, advice.weighed.why, say)
    return say("hint", move=move, why=why) if why else say("hint-only", move=move)


def reasons(controller: Controller, why: Sequence[Reason], say: Language) -> str:
    """Where most of what a move gains comes from; empty if no part of it is known to gain anything."""
    gains = [reason for reason in why if reason.points > 0][:MOST_REASONS]
    return ", ".join(_reason(controller, reason, say) for reason in gains)


def _reason(controller: Controller, reason: Reason, say: Language) -> str:
    what = controller.sentences.phrase("reason", reason.code, reason.params, say)
    return say("hint-reason", what=what, points=points(reason.points, say))


def points(value: float, say: Language) -> str:
    return say("coach-points", points=round(value, 1))
