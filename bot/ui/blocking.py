"""Blocking people. Whoever is blocked isn't told: what they can't do is refused in words that name no reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.languages import Language
from bot.storage import blocks
from bot.storage.blocks import Blocked
from bot.storage.database import Transaction
from bot.table.refusals import Refusal
from bot.ui import messages
from bot.ui.messages import OPTION_LIMIT, ControlId, MessageBuilder, plain

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: No number on Discord has as many digits.
LONGEST_NUMBER = 20


async def block(interaction: Interaction, person: discord.User | discord.Member) -> None:
    if person.bot:
        raise Refusal("block-bot")
    if person.id == interaction.user.id:
        raise Refusal("block-self")
    await interaction.client.tables.commit(blocks.add, interaction.user.id, person.id)


async def unblock(interaction: Interaction, written: str) -> None:
    """Unblock whoever has this number; it comes from outside."""
    if not (written.isascii() and written.isdecimal() and len(written) < LONGEST_NUMBER and int(written) < 2**63):
        raise Refusal("not-blocked")
    await interaction.client.tables.commit(_remove, interaction.user.id, int(written))


async def _remove(tx: Transaction, player_id: int, blocked_id: int) -> None:
    if not await blocks.remove(tx, player_id, blocked_id):
        raise Refusal("not-blocked")


def name_of(blocked: Blocked) -> str:
    """Whoever has never played has nothing but a number here."""
    return blocked.name or str(blocked.player_id)


def add_menus(built: MessageBuilder, blocked: Sequence[Blocked], say: Language) -> None:
    """Whom the reader has blocked, and how to change it."""
    who = ", ".join(f"<@{person.player_id}>" for person in blocked)
    built.text(say("block-list", who=who, people=len(blocked)))
    built.row([messages.people_menu(say("block-someone"), ControlId("block", 0).people(), 1)])
    if blocked:
        options = [messages.option(plain(name_of(one)), str(one.player_id)) for one in blocked[:OPTION_LIMIT]]
        built.row([messages.menu(say("unblock-someone"), ControlId("unblock", 0).menu(), options)])
