"""The clock of a table: in words, how it is chosen, and the deadlines that come of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.languages import Language
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
Handler: TypeAlias = Callable[[Interaction, ControlId], Awaitable[None]]

#: What most tables choose from, by name; the rest is typed.
PRESETS: dict[str, Clock] = {
    "evening": Clock(15 * MINUTE, 3 * MINUTE, 30 * MINUTE),
    "day": Clock(DAY, DAY, DAY),
    "week": Clock(WEEK, DAY, WEEK),
}
NONE = "none"
#: When playing hours are shorter, a clock hardly ever runs.
SHORTEST_HOURS = HOUR // MINUTE


def clock_text(clock: Clock | None, say: Language) -> str:
    """How long everybody may think; empty without a clock."""
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


# --- chosen -----------------------------------------------------------------------------------------------------------


def chosen(known: Clock | None, name: str) -> Clock | None:
    """The clock of this name, or the one that was typed; the playing hours stay those that were known."""
    hours = None if known is None else known.hours
    if times.is_none(name):
        return None
    preset = PRESETS.get(name)
    clock = times.read_clock(name, hours) if preset is None else replace(preset, hours=hours)
    if not clocks.is_sensible(clock):
        raise Refusal("odd-clock", days=clocks.LONGEST // DAY)
    return clock


async def with_hours(bot: Guildhall, clock: Clock | None, player_id: int, text: str) -> Clock:
    """A clock with these playing hours; in the zone of whoever has typed them, unless they say."""
    if clock is None:
        raise Refusal("hours-need-clock")
    if times.is_none(text):
        return replace(clock, hours=None)
    habits = await bot.database.read(habits_of, player_id)
    hours = await asyncio.to_thread(times.read_hours, text, habits.zone or WORLD)
    if hours.minutes < SHORTEST_HOURS:
        raise Refusal("short-hours")
    return replace(clock, hours=hours)


async def typed(interaction: Interaction, known: Clock | None, limit: str | None, hours: str | None) -> Clock | None:
    """What the options of a command make of a clock."""
    clock = known if limit is None else chosen(known, limit)
    return clock if hours is None else await with_hours(interaction.client, clock, interaction.user.id, hours)


def suggested(say: Language) -> list[tuple[str, str]]:
    """What can be chosen, in words, and its name."""
    return [(say(f"clock-{name}-about"), name) for name in (NONE, *PRESETS)]


class Choosing(Struct, frozen=True):
    """The controls by which a clock is chosen: for a table, a server, or a game that is running."""

    #: What the ids of its controls begin with.
    prefix: str
    #: The clock as it is; refuses those who may not change it.
    find: Callable[[Interaction, int], Awaitable[Clock | None]]
    #: Takes a clock that was chosen, and answers.
    keep: Callable[[Interaction, int, Clock | None], Awaitable[None]]
    #: What else is asked in its forms. Then there is also one for what is chosen in the menu.
    more: Callable[[Language], list[Field]] | None = None

    def rows(self, game_id: int, clock: Clock | None, say: Language) -> list[list[ui.Item[Any]]]:
        entries = [messages.option(label, name) for label, name in suggested(say)]
        own = self._id("clock-form", game_id).button()
        hours = self._id("hours-form", game_id).button()
        return [
            [messages.menu(say("set-up-clock"), self._id("clock", game_id).menu(), entries)],
            [
                messages.button(say("set-up-own-clock"), own, emoji="⏳"),
                messages.button(say("set-up-hours"), hours, emoji="🌙", disabled=clock is None),
            ],
        ]

    def _id(self, verb: str, game_id: int) -> ControlId:
        return ControlId(f"{self.prefix}{verb}", game_id)

    async def pick(self, interaction: Interaction, control: ControlId) -> None:
        """An entry of the menu, or the form that came after it."""
        known = await self.find(interaction, control.game_id)
        await self.keep(interaction, control.game_id, chosen(known, control.rest))

    async def ask_more(self, interaction: Interaction, control: ControlId) -> None:
        """A form for an entry of the menu."""
        await self.find(interaction, control.game_id)
        say = await interaction.client.languages.of(interaction)
        if self.more is None or control.rest not in (NONE, *PRESETS):
            raise Refusal("unknown-button")
        form = replace(self._id("preset", control.game_id), rest=control.rest)
        await forms.ask(interaction, say(f"clock-{control.rest}"), form, self.more(say))

    def _fields(self, say: Language, *fields: Field) -> list[Field]:
        return [*fields, *(self.more(say) if self.more is not None else [])]

    async def ask_clock(self, interaction: Interaction, control: ControlId) -> None:
        clock = await self.find(interaction, control.game_id) or PRESETS["day"]
        say = await interaction.client.languages.of(interaction)
        example = say("clock-field-example")
        fields = [
            Field(name, say(f"clock-field-{name}"), times.duration(span, say), example, required=True)
            for name, span in (("bank", clock.bank), ("increment", clock.increment), ("cap", clock.cap))
        ]
        form = self._id("clock", control.game_id)
        await forms.ask(interaction, say("set-up-own-clock"), form, self._fields(say, *fields))

    async def ask_hours(self, interaction: Interaction, control: ControlId) -> None:
        bot, clock = interaction.client, await self.find(interaction, control.game_id)
        say, hours = await bot.languages.of(interaction), None if clock is None else clock.hours
        zone = hours.zone if hours else (await bot.database.read(habits_of, interaction.user.id)).zone or ""
        fields = [
            Field("hours", say("hours-field"), times.span(hours), say("hours-field-example")),
            Field("zone", say("zone-field"), zone, say("zone-field-example")),
        ]
        form = self._id("hours", control.game_id)
        await forms.ask(interaction, say("set-up-hours"), form, self._fields(say, *fields))

    async def fill_in(self, interaction: Interaction, control: ControlId) -> None:
        """Times of their own, as they were filled in."""
        entries = forms.entries(interaction)
        written = "+".join(entries.get(name, "") for name in ("bank", "increment", "cap"))
        known = await self.find(interaction, control.game_id)
        await self.keep(interaction, control.game_id, chosen(known, written))

    async def fill_in_hours(self, interaction: Interaction, control: ControlId) -> None:
        entries = forms.entries(interaction)
        hours, zone = (entries.get(name, "").strip() for name in ("hours", "zone"))
        known = await self.find(interaction, control.game_id)
        clock = await with_hours(interaction.client, known, interaction.user.id, f"{hours} {zone}" if hours else "")
        await self.keep(interaction, control.game_id, clock)

    @property
    def buttons(self) -> dict[str, Handler]:
        return {f"{self.prefix}clock-form": self.ask_clock, f"{self.prefix}hours-form": self.ask_hours}

    @property
    def menus(self) -> dict[str, Handler]:
        return {f"{self.prefix}clock": self.pick if self.more is None else self.ask_more}

    @property
    def forms(self) -> dict[str, Handler]:
        asked = {} if self.more is None else {f"{self.prefix}preset": self.pick}
        return {f"{self.prefix}clock": self.fill_in, f"{self.prefix}hours": self.fill_in_hours, **asked}

    @property
    def asking(self) -> list[str]:
        """Its controls that are answered with a form."""
        return [*self.buttons, *(self.menus if self.more is not None else ())]
