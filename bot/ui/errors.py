"""The one place where an error becomes a private, kind sentence; the log gets the details under the same id."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.languages import Language, language
from bot.publishing.drawing import Crowded, Stale
from bot.storage.errors import Conflict, NotKept, NotRead
from bot.table.refusals import MovedOn, Refusal, RulesRefusal
from bot.ui.messages import MessageBuilder, listed

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013


#: The permissions the bot needs where it posts.
NEEDED = ("view_channel", "send_messages", "attach_files")


def need_permissions(interaction: discord.Interaction[Guildhall]) -> None:
    """Refuse, and name what is missing, where the bot couldn't post."""
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        raise Refusal(f"missing-{missing[0].replace('_', '-')}")


async def answer(interaction: discord.Interaction[Guildhall], error: Exception) -> None:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Stale):
        return  # a newer answer to the same person is on its way
    if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED):
        log.warning("an answer came too late or twice: %s", error)
        return
    await say_privately(interaction, explain(error, await _language(interaction), interaction.client))


async def say_privately(interaction: discord.Interaction[Guildhall], text: str) -> None:
    """Answer where the reader is looking: in the reply that is still "thinking", or else in a new message."""
    try:
        if not interaction.response.is_done():
            await interaction.response.send_message(view=MessageBuilder().text(text), ephemeral=True)
        elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            await interaction.edit_original_response(view=MessageBuilder().text(text), attachments=[])
        else:
            await interaction.followup.send(view=MessageBuilder().text(text), ephemeral=True)
    except discord.HTTPException as error:
        log.warning("couldn't answer: %s", error)


def explain(error: Exception, say: Language, bot: Guildhall) -> str:
    match error:
        case Refusal():
            return say(f"refusal-{error.code}", **{name: _said(value) for name, value in error.params.items()})
        case RulesRefusal():
            return str(bot.controllers[error.slug].refusal(error.error, say))
        case Crowded():
            return say("error-crowded")
        case MovedOn() | Conflict():
            return say("panel-moved-on")
        case NotKept():
            return say("error-not-kept", id=_logged(error))
        case NotRead():
            return say("error-not-read", id=_logged(error))
        case discord.HTTPException() if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return say("error-forbidden", id=_logged(error))
        case _:
            return say("error-unexpected", id=_logged(error))


def _said(value: str | int | Sequence[str]) -> str | int:
    return value if isinstance(value, str | int) else listed(value)


def _logged(error: Exception) -> str:
    identity = secrets.token_hex(3)
    log.error("error %s", identity, exc_info=error)
    return identity


async def _language(interaction: discord.Interaction[Guildhall]) -> Language:
    """The reader's language; if even that can't be looked up, the default, because any answer is better than none."""
    try:
        return await interaction.client.languages.of(interaction)
    except Exception:
        log.exception("couldn't look up a reader's language")
        return language(interaction.client.config.table.language)
