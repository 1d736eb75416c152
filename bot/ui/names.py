"""Names of people inside sentences: whatever somebody is called, it is only a name there."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from renderers import names


def written(name: str) -> str:
    """One name, without markup, mentions, control characters or marks that turn the writing direction."""
    plain = names.spoken(name, "?")
    return discord.utils.escape_mentions(discord.utils.escape_markdown(plain))


def listed(people: Iterable[str]) -> str:
    return ", ".join(written(name) for name in people)
