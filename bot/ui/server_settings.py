"""What a server has chosen for everybody on it, as one panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import SelectDefaultValue, SelectDefaultValueType, ui
from msgspec import structs

from bot import clock
from bot.languages import LANGUAGES, Language
from bot.storage import audit, people
from bot.storage.audit import Deed
from bot.storage.database import Transaction
from bot.storage.people import GuildRow
from bot.table.clocks import read_clock, write_clock
from bot.table.refusals import Refusal
from bot.table.timekeeping import Clock
from bot.ui import access, messages
from bot.ui.choices import Choices
from bot.ui.clocks import Choosing
from bot.ui.deeds import SETTINGS, setting_line
from bot.ui.messages import ControlId, MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: How many tables of one person a server may allow at once; 0 is as many as the bot allows everywhere.
LIMITS = (0, 1, 2, 3)
MOST_TABLES = 100
#: What every button of the panel can choose.
CHOICES = Choices(
    "server",
    lambda say, setting, word: say(f"server-{setting}-{word}"),
    {
        "language": {code: code for code in LANGUAGES},
        "threads": {"yes": True, "no": False},
        "most-tables": {str(most): most for most in LIMITS},
        "games-channel": {"0": 0},
        "opener-role": {"0": 0},
        "moderator-role": {"0": 0},
    },
)
#: What can be taken back to nothing.
CLEARED = ("games-channel", "opener-role", "moderator-role")


async def show(interaction: Interaction, /, **chosen: str | bool | int | None) -> None:
    """Keep what was chosen, and answer with the settings as they are now. Only managers say who else moderates."""
    await access.need_moderator(interaction)
    bot, guild = interaction.client, interaction.guild
    assert guild is not None
    if chosen.get("moderator_role") is not None:
        access.need_manager(interaction)
    if guild.id in (chosen.get("moderator_role"), chosen.get("opener_role")):
        raise Refusal("role-of-everyone")
    row = await _keep(interaction, chosen)
    say = await bot.languages.of(interaction)
    server = await bot.languages.of_server(guild.id, guild.preferred_locale)
    threads = bot.config.table.threads if row.threads is None else row.threads
    row = structs.replace(row, language=server.code, threads=threads)
    built = MessageBuilder().text(f"## {say('server-title')}")
    built.text("\n".join(setting_line(name, getattr(row, name), say) for name in SETTINGS))
    for setting in ("language", "threads", "most-tables"):
        built.row(CHOICES.row(setting, getattr(row, _column(setting)) or 0, say))
    built.row([_channel_menu(row, say)])
    built.row([_role_menu("opener-role", row.opener_role, say)])
    built.row([_role_menu("moderator-role", row.moderator_role, say)])
    cleared = [_clear_button(setting, say) for setting in CLEARED if getattr(row, _column(setting))]
    built.row([messages.button(say("server-clock"), ControlId("server-clock", 0).button(), emoji="⏳"), *cleared])
    await interaction.edit_original_response(view=built)


# --- the clock of new tables ------------------------------------------------------------------------------------------


async def show_clock(interaction: Interaction, control: ControlId) -> None:
    """A page of its own: what tables begin with, until their host chooses something else."""
    await access.need_moderator(interaction)
    say, clock = await interaction.client.languages.of(interaction), await clock_of(interaction)
    built = MessageBuilder().text(f"## {say('server-clock-title')}")
    built.text(setting_line("clock", write_clock(clock), say))
    for row in CLOCK.rows(0, clock, say):
        built.row(row)
    built.row([messages.button(say("server-back"), ControlId("server-all", 0).button())])
    await interaction.edit_original_response(view=built)


async def clock_of(interaction: Interaction, game_id: int = 0) -> Clock | None:
    await access.need_moderator(interaction)
    assert interaction.guild_id is not None
    return read_clock((await interaction.client.database.read(people.guild, interaction.guild_id)).clock)


async def _keep_clock(interaction: Interaction, game_id: int, clock: Clock | None) -> None:
    await _keep(interaction, {"clock": write_clock(clock) or ""})
    await show_clock(interaction, ControlId("server-clock", 0))


CLOCK = Choosing("server-", clock_of, _keep_clock)


async def _keep(interaction: Interaction, chosen: Mapping[str, str | bool | int | None]) -> GuildRow:
    guild_id, actor_id = interaction.guild_id, interaction.user.id
    assert guild_id is not None
    return await interaction.client.tables.commit(_change, guild_id, actor_id, chosen, clock.now())


async def _change(
    tx: Transaction, guild_id: int, actor_id: int, chosen: Mapping[str, str | bool | int | None], now: int
) -> GuildRow:
    before = await people.guild(tx, guild_id)
    after = await people.change_guild(tx, guild_id, **chosen)
    for name in SETTINGS:
        if getattr(before, name) != (value := getattr(after, name)):
            await audit.add(tx, Deed(guild_id, None, actor_id, "setting", now, what=f"{name}={_written(value)}"))
    return after


def _written(value: str | bool | int) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _column(setting: str) -> str:
    return setting.replace("-", "_")


# --- the panel --------------------------------------------------------------------------------------------------------


def _clear_button(setting: str, say: Language) -> ui.Button[Any]:
    return messages.button(say(f"server-clear-{setting}"), CHOICES.button(setting, "0"))


def _channel_menu(row: GuildRow, say: Language) -> ui.ChannelSelect[Any]:
    menu = messages.channel_menu(say("server-choose-games-channel"), ControlId("games-channel", 0).channels())
    menu.default_values = _known(row.games_channel, SelectDefaultValueType.channel)
    return menu


def _role_menu(setting: str, role_id: int | None, say: Language) -> ui.RoleSelect[Any]:
    menu = messages.role_menu(say(f"server-choose-{setting}"), ControlId(setting, 0).roles())
    menu.default_values = _known(role_id, SelectDefaultValueType.role)
    return menu


def _known(number: int | None, kind: SelectDefaultValueType) -> list[SelectDefaultValue]:
    return [SelectDefaultValue(id=number, type=kind)] if number else []


async def tapped(interaction: Interaction, control: ControlId) -> None:
    setting, value = CHOICES.read(control)
    await show(interaction, **{_column(setting): value})


async def choose(interaction: Interaction, control: ControlId, chosen: Sequence[Any]) -> None:
    """A channel or role; the menu's verb is the setting."""
    if len(chosen) != 1:
        raise Refusal("unknown-button")
    await show(interaction, **{_column(control.verb): chosen[0].id})
