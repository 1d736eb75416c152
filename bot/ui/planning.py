"""Planning a turn before it comes, on the player's own panel. Nobody else sees anything of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

import discord
from msgspec.structs import replace

from bot.table import choosing
from bot.table.planning import Planning
from bot.table.play import Reading
from bot.table.positions import Position
from bot.table.refusals import MovedOn, Refusal, RulesRefusal
from bot.ui import access, errors, panels, plans, words
from bot.ui.messages import ControlId

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


async def show(interaction: Interaction, control: ControlId) -> None:
    await access.find(interaction, control.game_id)
    await answer(interaction, control.game_id, interaction.client.planning.ahead(control.game_id, interaction.user.id))


async def choose(interaction: Interaction, control: ControlId) -> None:
    """An answer to a question: on to the next one, or to a move, which is planned."""
    choice, planning = choosing.read(control.rest), interaction.client.planning
    step = planning.choose(control.game_id, interaction.user.id, choice, _revision(control))
    await answer(interaction, control.game_id, step)


async def pick(interaction: Interaction, control: ControlId) -> None:
    if not control.rest.startswith(panels.CHOOSE):
        raise Refusal("unknown-button")
    await choose(interaction, replace(control, rest=control.rest.removeprefix(panels.CHOOSE)))


async def end(interaction: Interaction, control: ControlId) -> None:
    step = interaction.client.planning.end(control.game_id, interaction.user.id, _revision(control))
    await answer(interaction, control.game_id, step)


async def take_back(interaction: Interaction, control: ControlId) -> None:
    step = interaction.client.planning.take_back(control.game_id, interaction.user.id, _revision(control))
    await answer(interaction, control.game_id, step)


async def withdraw(interaction: Interaction, control: ControlId) -> None:
    step = interaction.client.planning.withdraw(control.game_id, interaction.user.id, _revision(control))
    await answer(interaction, control.game_id, step)


async def typed(interaction: Interaction, game_id: int, read: Reading | None, do: str | None) -> None:
    """The same with a command: plan what was typed, then do something about the plan; or just show it."""
    await answer(interaction, game_id, _typed(interaction.client.planning, game_id, interaction.user.id, read, do))


async def _typed(planning: Planning, game_id: int, player_id: int, read: Reading | None, do: str | None) -> Position:
    ways = {"back": planning.take_back, "end": planning.end, "drop": planning.withdraw}
    if read is not None:
        await planning.add(game_id, player_id, read)
    return await ways.get(do or "", planning.ahead)(game_id, player_id)


async def in_words(interaction: Interaction, control: ControlId) -> None:
    await access.find(interaction, control.game_id)
    await words.send(interaction, await interaction.client.planning.ahead(control.game_id, interaction.user.id))


async def answer(interaction: Interaction, game_id: int, step: Awaitable[Position]) -> None:
    """Show the panel after a step; where it isn't possible, the panel as it is, and why."""
    bot = interaction.client
    refused: Exception | None = None
    try:
        position = await step
    except (MovedOn, RulesRefusal) as error:
        refused = error
        await access.find(interaction, game_id)
        look = bot.play.look if isinstance(error, MovedOn) else bot.planning.ahead
        position = await look(game_id, interaction.user.id)
    except Refusal:
        # Whoever isn't at the table and can't see the game learns nothing else about it.
        await access.find(interaction, game_id)
        raise
    say = await bot.languages.of(interaction)
    await panels.show(interaction, position, notice=errors.explain(refused, say, bot) if refused else "")


def _revision(control: ControlId) -> int:
    """A button that changes a plan names the revision it was made for; one without is forged."""
    if control.revision is None:
        raise Refusal("unknown-button")
    return control.revision


#: What is answered with the panel.
ON_PANEL: Mapping[str, Callable[[Interaction, ControlId], Awaitable[None]]] = {
    "plan": show,
    "plan-choose": choose,
    "plan-back": take_back,
    "plan-end": end,
    "plan-drop": withdraw,
}
BUTTONS = {
    **ON_PANEL,
    "ahead": in_words,
    "orders": lambda interaction, control: plans.show_orders(interaction, control.game_id),
    "order": plans.order_tapped,
}
