"""The bot's only clock, in whole seconds since 1970. A simulated Discord moves it, so nothing may use another one."""

from __future__ import annotations

import discord


def now() -> int:
    return int(discord.utils.utcnow().timestamp())
