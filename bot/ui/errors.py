"""The one place where an error becomes a private, kind sentence; the log gets the details under the same id."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import app_commands

from bot.languages import Language
from bot.publishing.drawing import Crowded
from bot.storage.errors import Conflict, Damaged, MoveNotKept, NotKept, NotRead
from bot.table.refusals import BrokenGame, MovedOn, Refusal, RulesRefusal
from bot.table.tables import saved
from bot.ui.messages import MessageBuilder, listed, written

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
#: What sending something to Discord raises when it doesn't get there.
NOT_SENT = (discord.HTTPException, aiohttp.ClientError, OSError)

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
    if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION:
        log.warning("an answer came too late: %s", error)
        return
    say, done = await _language(interaction), saved.get()
    # Only showing it has failed. Anything that sounds like "try again" would make them do it twice.
    text = say(f"error-{done}-saved", id=_logged(error)) if done else explain(error, say, interaction.client)
    await say_privately(interaction, text)


async def say_privately(interaction: discord.Interaction[Guildhall], text: str) -> None:
    """Answer where the reader is looking: in the reply that is still "thinking", or else in a new message."""
    try:
        if not interaction.response.is_done():
            await _respond(interaction, text)
        elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            await interaction.edit_original_response(view=MessageBuilder().text(text), attachments=[])
        else:
            await interaction.followup.send(view=MessageBuilder().text(text), ephemeral=True)
    except NOT_SENT as error:
        log.warning("couldn't answer: %s", error)


async def _respond(interaction: discord.Interaction[Guildhall], text: str) -> None:
    """The first response, unless Discord has one that it couldn't confirm: then they are still waiting for the next."""
    try:
        await interaction.response.send_message(view=MessageBuilder().text(text), ephemeral=True)
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        await interaction.followup.send(view=MessageBuilder().text(text), ephemeral=True)


async def suggest_nothing(interaction: discord.Interaction[Guildhall]) -> None:
    """Answer somebody who is still typing: a suggestion is the only thing they could be told."""
    try:
        await interaction.response.autocomplete([])
    except NOT_SENT as error:
        log.warning("couldn't answer: %s", error)


def explain(error: Exception, say: Language, bot: Guildhall) -> str:
    match error:
        case BrokenGame():
            return say("error-game-broken", number=error.game_id, id=_logged(error))
        case Refusal():
            return say(f"refusal-{error.code}", **{name: _said(value) for name, value in error.params.items()})
        case RulesRefusal():
            return bot.controllers[error.slug].refusal(error.error, say, listed(error.waiting))
        case Crowded():
            return say("error-crowded")
        case MovedOn() | Conflict():
            return say("panel-moved-on")
        case MoveNotKept():
            return say("error-move-not-kept", id=_logged(error))
        case NotKept():
            return say("error-not-kept", id=_logged(error))
        case Damaged():
            return say("error-damaged", id=_logged(error))
        case NotRead():
            return say("error-not-read", id=_logged(error))
        case discord.HTTPException() if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return say("error-forbidden", id=_logged(error))
        case discord.HTTPException() | aiohttp.ClientError():
            return say("error-discord", id=_logged(error))
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return say("refusal-unknown-command")
        case app_commands.TransformerError():
            return say("refusal-not-a-member")  # people are all that Discord lets them choose
        case _:
            return say("error-unexpected", id=_logged(error))


def _said(value: str | int | Sequence[str]) -> str | int:
    """Whatever comes from people, names or what they typed, is only text."""
    if isinstance(value, int):
        return value
    return written(value) if isinstance(value, str) else listed(value)


def _logged(error: Exception) -> str:
    identity = secrets.token_hex(3)
    log.error("error %s", identity, exc_info=error)
    return identity


async def _language(interaction: discord.Interaction[Guildhall]) -> Language:
    """The reader's language; if it can't be looked up, the likeliest, because any answer is better than none."""
    bot = interaction.client
    if not bot.is_open:
        return bot.languages.known(interaction)
    try:
        return await bot.languages.of(interaction)
    except Exception:
        log.exception("couldn't look up a reader's language")
        return bot.languages.known(interaction)
