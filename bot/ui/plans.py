"""What somebody decides before their turn comes: standing orders, and how a plan stands on its owner's panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot.languages import Language
from bot.storage.people import ORDERS, Orders
from bot.table import plans
from bot.table.plans import Step
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.ui import access, messages
from bot.ui.messages import ControlId, MessageBuilder, Signs, written
from games.core import End, Event

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"
Row: TypeAlias = "list[ui.Item[ui.LayoutView]]"


# --- standing orders --------------------------------------------------------------------------------------------------


async def show_orders(interaction: Interaction, game_id: int, chosen: Orders | None = None) -> None:
    """Keep what was chosen, and answer with all that can be chosen, the choice in force marked."""
    bot = interaction.client
    await access.find(interaction, game_id)
    current = await bot.planning.order(game_id, interaction.user.id, chosen)
    say = await bot.languages.of(interaction)
    buttons = [
        messages.button(
            say(f"standing-order-{orders}"),
            ControlId("order", game_id, None, orders).button(),
            style=ButtonStyle.primary if orders == current else ButtonStyle.secondary,
            disabled=orders == current,
        )
        for orders in ORDERS
    ]
    built = MessageBuilder().text(f"## {say('orders-title')}").text(say("orders-about")).row(buttons)
    await interaction.edit_original_response(view=built)


async def order_tapped(interaction: Interaction, control: ControlId) -> None:
    chosen = next((orders for orders in ORDERS if orders == control.rest), None)
    if chosen is None:
        raise Refusal("unknown-button")
    await show_orders(interaction, control.game_id, chosen)


def orders_button(game_id: int, say: Language) -> ui.Button[Any]:
    """To the standing orders. It stands beside the note, because a panel needs its room for moves."""
    return messages.button(say("orders-give"), ControlId("orders", game_id).button(), emoji="🤖")


# --- a plan on the panel ----------------------------------------------------------------------------------------------


def text(position: Position, say: Language) -> str:
    """The plan, and what becomes of it; for whoever is planning, also what their panel shows. Empty without a plan."""
    plan, seat = position.plan, position.seat
    if plan is None or seat is None:
        return ""
    lines, turn = [say("plan-heading")] if position.planning else [], seat.seat in position.waiting
    if plan.steps:
        lines.append(say("plan-yours", moves=_told(position, plan.steps, say)))
    if not plan.fits:
        lines.append(say("plan-changed" if turn else "plan-changes", why=_why(position, say)))
    elif turn:
        lines.append(say("plan-soon"))
    elif plan.steps and not (position.planning and plan.is_open):
        lines.append(say("plan-ends" if plan.ends else "plan-reveals" if position.planning else "plan-goes-on"))
    return "\n".join(lines)


def rows(position: Position, say: Language, icons: Signs) -> list[Row]:
    """The ways to a plan, or on from it."""
    plan, seat = position.plan, position.seat
    if plan is None or seat is None:
        return []

    def button(label: str, verb: str, icon: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[Any]:
        control = ControlId(verb, position.game.id, seat.revision).button()
        return messages.button(say(label), control, style=style, emoji=icons.sign(position.controller.slug, icon))

    withdraw: Row = [button("plan-withdraw", "plan-drop", "❌")] if plan.steps else []
    if seat.seat in position.waiting:
        return [withdraw]
    if position.planning:
        end = plans.can_only_end(position.controller.game, seat.seat, plan)
        then_end: Row = [button("plan-then-end", "plan-end", "🏁", ButtonStyle.primary)] if end else []
        return [[*then_end, button("plan-done", "refresh", "✅")]]
    make = button("plan-change" if plan.steps else "plan-make", "plan", "📝", ButtonStyle.primary)
    return [[make, *withdraw]]


def _told(position: Position, steps: Sequence[Step], say: Language) -> str:
    """What each move does, in the words of the log; and the end of the turn, which not every log mentions."""
    ends = isinstance(steps[-1].move, End)
    events = [event for step in steps if not isinstance(step.move, End) for event in step.told]
    told = _events(position, events, say)
    return " · ".join([*([told] if told else []), *([say("plan-end-of-turn")] if ends else [])])


def _why(position: Position, say: Language) -> str:
    """Why the first move that doesn't fit any more isn't what it was."""
    plan = position.plan
    assert plan is not None
    if plan.refusal is not None:
        return position.controller.refusal(plan.refusal, say)
    was, now = (_events(position, told, say) for told in (plan.steps[plan.fitting].told, plan.instead))
    return say("plan-instead", was=was, now=now)


def _events(position: Position, events: Iterable[Event], say: Language) -> str:
    """Without what nobody can know before: what is turned up."""
    assert position.seat is not None
    own = [event for event in events if event.seat == position.seat.seat]
    return position.controller.events(own, [written(name) for name in position.names], say)
