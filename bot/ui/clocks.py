"""The clock of a table: in words, how its host chooses it, and the deadlines that come of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.languages import Language
from bot.storage.games import GameRow
from bot.table import clocks
from bot.table.calendars import WORLD, habits_of
from bot.table.positions import Position
from bot.table.refusals import Refusal
from bot.table.timekeeping import DAY, HOUR, MINUTE, WEEK, Clock
from bot.ui import forms, messages, times
from bot.ui.forms import Field
from bot.ui.messages import ControlId, listed

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: What most tables choose from, by name; the rest is typed.
PRESETS: dict[str, Clock] = {
    "evening": Clock(15 * MINUTE, 3 * MINUTE, 30 * MINUTE),
    "day": Clock(DAY, DAY, DAY),
    "week": Clock(WEEK, DAY, WEEK),
}
NONE = "none"
#: When playing hours are shorter, a clock hardly ever runs.
SHORTEST_HOURS = HOUR // MINUTE


def clock_text(game: GameRow, say: Language) -> str:
    """How long everybody may think, for the table's card; empty without a clock."""
    clock = clocks.clock_of(game)
    if clock is None:
        return ""
    bank, increment, cap = (times.duration(seconds, say) for seconds in (clock.bank, clock.increment, clock.cap))
    lines = [say("clock-now", name=_name(clock, say), bank=bank, increment=increment, cap=cap)]
    if clock.hours is not None:
        lines.append(say("clock-hours", hours=times.span_and_zone(clock.hours)))
    return "\n".join(lines)


def _name(clock: Clock, say: Language) -> str:
    plain = replace(clock, hours=None)
    return next((say(f"clock-{name}") for name, preset in PRESETS.items() if preset == plain), say("clock-own"))


# --- deadlines --------------------------------------------------------------------------------------------------------


def deadlines(position: Position, say: Language) -> str:
    """Until when each of those may think whom a board is waiting for."""
    known = {seat: until for seat in position.waiting if (until := clocks.deadline(position.game, seat)) is not None}
    return "\n".join(
        say(
            "deadline",
            who=listed(position.names[seat] for seat, own in known.items() if own == until),
            when=times.timestamp(until),
        )
        for until in dict.fromkeys(known.values())
    )


def own_deadline(position: Position, say: Language) -> str:
    """What a panel says about time: the player's own if they may act, or else that of the others."""
    if position.seat is None or not position.may_act:
        return deadlines(position, say)
    until = clocks.deadline(position.game, position.seat.seat)
    return "" if until is None else say("deadline-yours", when=times.timestamp(until))


# --- chosen by the host -----------------------------------------------------------------------------------------------


def rows(game: GameRow, say: Language) -> list[list[ui.Item[Any]]]:
    """What the host can change about the clock."""
    entries = [messages.option(say(f"clock-{name}-about"), name) for name in (NONE, *PRESETS)]
    own = ControlId("clock-form", game.id).button()
    hours = ControlId("hours-form", game.id).button()
    return [
        [messages.menu(say("set-up-clock"), ControlId("clock", game.id).menu(), entries)],
        [
            messages.button(say("set-up-own-clock"), own, emoji="⏳"),
            messages.button(say("set-up-hours"), hours, emoji="🌙", disabled=game.clock is None),
        ],
    ]


def chosen(game: GameRow, name: str) -> str:
    """The clock of this name, or the one that was typed, as it's stored; empty for none."""
    known = clocks.clock_of(game)
    hours = known.hours if known is not None else None
    if times.is_none(name):
        return ""
    preset = PRESETS.get(name)
    clock = times.read_clock(name, hours) if preset is None else replace(preset, hours=hours)
    if not clocks.is_sensible(clock):
        raise Refusal("odd-clock", days=clocks.LONGEST // DAY)
    return clocks.write_clock(clock) or ""


async def chosen_hours(bot: Guildhall, game: GameRow, player_id: int, text: str) -> str:
    """The clock with these playing hours, as it's stored; in the zone of whoever has typed them, unless they say."""
    clock = clocks.clock_of(game)
    if clock is None:
        raise Refusal("hours-need-clock")
    if times.is_none(text):
        return clocks.write_clock(replace(clock, hours=None)) or ""
    habits = await bot.database.read(habits_of, player_id)
    hours = await asyncio.to_thread(times.read_hours, text, habits.zone or WORLD)
    if hours.minutes < SHORTEST_HOURS:
        raise Refusal("short-hours")
    return clocks.write_clock(replace(clock, hours=hours)) or ""


async def ask_clock(interaction: Interaction, control: ControlId) -> None:
    say = await interaction.client.languages.of(interaction)
    game = await interaction.client.lobby.change(control.game_id, interaction.user.id)
    clock = clocks.clock_of(game) or PRESETS["day"]
    fields = [
        Field(name, say(f"clock-field-{name}"), times.duration(seconds, say), say("clock-field-example"), required=True)
        for name, seconds in (("bank", clock.bank), ("increment", clock.increment), ("cap", clock.cap))
    ]
    await forms.ask(interaction, say("set-up-own-clock"), ControlId("clock", game.id), fields)


async def ask_hours(interaction: Interaction, control: ControlId) -> None:
    bot = interaction.client
    say, game = await bot.languages.of(interaction), await bot.lobby.change(control.game_id, interaction.user.id)
    clock = clocks.clock_of(game)
    hours = None if clock is None else clock.hours
    zone = hours.zone if hours else (await bot.database.read(habits_of, interaction.user.id)).zone or ""
    fields = [
        Field("hours", say("hours-field"), times.span(hours), say("hours-field-example")),
        Field("zone", say("zone-field"), zone, say("zone-field-example")),
    ]
    await forms.ask(interaction, say("set-up-hours"), ControlId("hours", game.id), fields)
