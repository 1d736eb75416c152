"""Private notes: what a player writes down about a game. Nobody else ever sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui

from bot.languages import Language
from bot.storage import private_notes
from bot.storage.games import GameRow
from bot.table.refusals import Refusal
from bot.ui import access, errors, forms, messages
from bot.ui.forms import Field
from bot.ui.messages import ControlId, MessageBuilder, written

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: As much as anybody reads again on a phone.
LONGEST_NOTE = 1000
#: What is typed to have no note any more.
NOTHING = "-"


async def ask(interaction: Interaction, control: ControlId) -> None:
    """Show the note in a form, to be read and changed there."""
    game = await _own_game(interaction, control.game_id)
    say = await interaction.client.languages.of(interaction)
    note = await interaction.client.database.read(private_notes.of, game.id, interaction.user.id)
    field = Field("note", say("note-label"), note, say("note-placeholder"), longest=LONGEST_NOTE)
    await forms.ask(interaction, say("note-write"), ControlId("note", game.id), [field])


async def write(interaction: Interaction, control: ControlId) -> None:
    text = forms.entries(interaction, LONGEST_NOTE).get("note", "")
    await errors.say_privately(interaction, await keep(interaction, control.game_id, text))


async def keep(interaction: Interaction, game_id: int, text: str) -> str:
    """Keep a note, and say so."""
    game = await _own_game(interaction, game_id)
    bot, text = interaction.client, text.strip()
    text = "" if text == NOTHING else text
    await bot.tables.commit(private_notes.write, game.id, interaction.user.id, text)
    say = await bot.languages.of(interaction)
    return say("note-kept" if text else "note-removed")


async def show(interaction: Interaction, game_id: int) -> None:
    """Answer with the note, and a button to change it."""
    game = await _own_game(interaction, game_id)
    bot = interaction.client
    say = await bot.languages.of(interaction)
    text = await told(interaction, game.id) or say("note-none")
    await interaction.edit_original_response(view=MessageBuilder().text(text).row([button(game_id, say)]))


def button(game_id: int, say: Language) -> ui.Button[Any]:
    """To the form. It stands under what people read, because a panel needs its room for moves."""
    return messages.button(say("note-write"), ControlId("note-form", game_id).button(), emoji="📝")


async def told(interaction: Interaction, game_id: int) -> str:
    """The reader's own note in a message; empty if there is none."""
    bot = interaction.client
    note = await bot.database.read(private_notes.of, game_id, interaction.user.id)
    say = await bot.languages.of(interaction)
    # What isn't one line was typed as several.
    return say("note-yours", note="\n".join(map(written, note.splitlines()))) if note else ""


async def _own_game(interaction: Interaction, game_id: int) -> GameRow:
    game = await access.find(interaction, game_id)
    if game.seat_of(interaction.user.id) is None:
        raise Refusal("not-your-game", names=game.names)
    return game
