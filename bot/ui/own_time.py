"""When somebody's clocks stand still, and when their digest comes: quiet hours, time zone, days off, time of day."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot import clock
from bot.languages import Language
from bot.storage import clocks, digests, people
from bot.storage.clocks import Habits
from bot.storage.database import Connection
from bot.table.calendars import DAYS_OFF, LONGEST_QUIET, WORLD, days_left, habits_of, quiet_hours
from bot.table.digests import choose
from bot.table.refusals import Refusal
from bot.table.timekeeping import day_of
from bot.ui import forms, messages, times
from bot.ui.forms import Field
from bot.ui.messages import ControlId

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"


async def known(connection: Connection, player_id: int) -> tuple[Habits, list[int]]:
    return await habits_of(connection, player_id), await clocks.days_off(connection, player_id)


async def text(bot: Guildhall, player_id: int, say: Language) -> str:
    """What the settings say about it."""
    habits, days = await bot.database.read(known, player_id)
    zone, now = habits.zone or WORLD, clock.now()
    hours, coming = quiet_hours(habits), [day for day in days if day >= day_of(now, zone)]
    quiet = say("quiet-now", hours=times.span_and_zone(hours)) if hours else say("quiet-none", zone=zone)
    if hours and habits.quiet_since is not None and habits.quiet_since > now:
        quiet += f"\n{say('quiet-later', when=times.timestamp(habits.quiet_since))}"
    left = say("days-off-left", left=days_left(days, now, zone), most=DAYS_OFF)
    off = [say("days-off-now", days=times.stretches(coming))] if coming else []
    return "\n".join([quiet, *off, left, await _digest_line(bot, player_id, zone, say)])


async def _digest_line(bot: Guildhall, player_id: int, zone: str, say: Language) -> str:
    digest = await bot.database.read(digests.of, player_id)
    if digest is None:
        return say("digest-none")
    notify = (await bot.database.read(people.player, player_id)).notify
    when = times.timestamp(digest.due_at)
    return say("digest-now", time=times.time_of_day(digest.minute), zone=zone, next=when, notify=notify)


def row(say: Language) -> list[ui.Item[Any]]:
    quiet, days, digest = (ControlId(verb, 0).button() for verb in ("quiet-form", "days-form", "digest-form"))
    return [
        messages.button(say("quiet-set"), quiet, emoji="🌙"),
        messages.button(say("days-off-set"), days, emoji="🏖️"),
        messages.button(say("digest-set"), digest, emoji="🗞️"),
    ]


async def ask_quiet(interaction: Interaction, control: ControlId) -> None:
    say = await interaction.client.languages.of(interaction)
    habits = await interaction.client.database.read(habits_of, interaction.user.id)
    fields = [
        Field("quiet", say("quiet-field"), times.span(quiet_hours(habits)), say("quiet-field-example")),
        Field("zone", say("zone-field"), habits.zone or "", say("zone-field-example")),
    ]
    await forms.ask(interaction, say("quiet-set"), ControlId("quiet", 0), fields)


async def ask_days(interaction: Interaction, control: ControlId) -> None:
    say = await interaction.client.languages.of(interaction)
    habits, days = await interaction.client.database.read(known, interaction.user.id)
    today = day_of(clock.now(), habits.zone or WORLD)
    coming = times.stretches(day for day in days if day >= today)
    fields = [Field("days", say("days-off-field"), coming, say("days-off-field-example"), say("days-off-spent"))]
    await forms.ask(interaction, say("days-off-set"), ControlId("days", 0), fields)


async def ask_digest(interaction: Interaction, control: ControlId) -> None:
    bot, player_id = interaction.client, interaction.user.id
    say, habits = await bot.languages.of(interaction), await bot.database.read(habits_of, player_id)
    known = await bot.database.read(digests.of, player_id)
    at = "" if known is None else times.time_of_day(known.minute)
    fields = [
        Field("digest", say("digest-field"), at, say("digest-field-example")),
        Field("zone", say("zone-field"), habits.zone or "", say("zone-field-example")),
    ]
    await forms.ask(interaction, say("digest-set"), ControlId("digest", 0), fields)


async def change(
    interaction: Interaction,
    *,
    quiet: str | None = None,
    zone: str | None = None,
    days: str | None = None,
    digest: str | None = None,
) -> None:
    """Keep what somebody has typed; nothing of it if one thing can't be read."""
    bot, player_id = interaction.client, interaction.user.id
    habits = await bot.database.read(habits_of, player_id)
    changed = await asyncio.to_thread(_read, habits, quiet, zone)
    wanted = None
    if days is not None:
        today = day_of(clock.now(), changed.zone or WORLD)
        wanted = [] if times.is_none(days) else times.read_days(days, today, DAYS_OFF)
    at = None if digest is None or times.is_none(digest) else times.read_time(digest)
    if changed != habits:
        await bot.clocks.set_habits(changed)
    if digest is not None:
        await bot.tables.commit(choose, changed, at, clock.now())
    bot.digests.kick()
    if wanted is not None:
        await bot.clocks.set_days_off(player_id, wanted)


def _read(habits: Habits, quiet: str | None, zone: str | None) -> Habits:
    if zone is not None and zone.strip():
        habits = replace(habits, zone=times.read_zone(zone))
    if quiet is None:
        return habits
    if times.is_none(quiet):
        return replace(habits, quiet_from=None, quiet_to=None)
    hours = times.read_hours(quiet, habits.zone or WORLD)
    if hours.minutes > LONGEST_QUIET:
        raise Refusal("long-quiet", hours=LONGEST_QUIET // 60)
    return replace(habits, quiet_from=hours.begin, quiet_to=hours.end, zone=hours.zone)
