"""The permissions the bot needs where it posts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.table.refusals import Refusal

if TYPE_CHECKING:
    from bot.client import Guildhall

_NEEDED = ("view_channel", "send_messages", "attach_files")


def need_permissions(interaction: discord.Interaction[Guildhall]) -> None:
    """Refuse, and name what is missing, where the bot couldn't post."""
    missing = [name for name in _NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        raise Refusal(f"missing-{missing[0].replace('_', '-')}")
