"""What is kept about somebody, in words and as a file; and its deletion, which is asked about first."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
import msgspec

from bot.storage import blocks, privacy
from bot.table.refusals import Refusal
from bot.ui import blocking, messages
from bot.ui.messages import ControlId, MessageBuilder

if TYPE_CHECKING:
    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

FILE_NAME = "guildhall.json"
#: What is stored as JSON, and belongs into the file as what it is.
_WRITTEN_AS_JSON = ("options", "move", "breakdown", "plan")


async def show(interaction: Interaction) -> None:
    bot = interaction.client
    say = await bot.languages.of(interaction)
    counts = await bot.database.read(privacy.counts, interaction.user.id)
    kept = [say(f"privacy-kept-{what}", number=number) for what, number in counts.items() if number]
    built = MessageBuilder().text(f"## {say('privacy-title')}").text("\n".join(kept) or say("privacy-nothing"))
    built.text(say("privacy-no-messages"))
    export, delete = (ControlId("privacy", 0, None, what).button() for what in ("export", "delete"))
    built.row(
        [
            messages.button(say("privacy-export"), export),
            messages.button(say("privacy-delete"), delete, style=discord.ButtonStyle.danger),
        ]
    )
    blocking.add_menus(built, await bot.database.read(blocks.of, interaction.user.id), say)
    await interaction.edit_original_response(view=built)


async def export(interaction: Interaction) -> None:
    """Answer with everything that is kept about somebody, as a file that only they see."""
    bot = interaction.client
    say = await bot.languages.of(interaction)
    rows = await bot.database.read(privacy.everything, interaction.user.id)
    data = await asyncio.to_thread(_written, interaction.user.id, rows)
    file = discord.File(BytesIO(data), filename=FILE_NAME, description=say("privacy-file"))
    await interaction.edit_original_response(content=say("privacy-exported"), attachments=[file])


def _written(player_id: int, rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> bytes:
    data = {"player": player_id, **{name: [_readable(row) for row in found] for name, found in rows.items()}}
    return msgspec.json.format(msgspec.json.encode(data), indent=1)


def _readable(row: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: _parsed(value) if name in _WRITTEN_AS_JSON and value is not None else value for name, value in row.items()
    }


def _parsed(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:  # a damaged row; it's theirs all the same
        return text


async def block_chosen(interaction: Interaction, control: ControlId, chosen: Sequence[Any]) -> None:
    people = [person for person in chosen if isinstance(person, discord.Member | discord.User)]
    if not people:
        raise Refusal("unknown-button")
    for person in people:
        await blocking.block(interaction, person)
    await show(interaction)


async def unblock(interaction: Interaction, control: ControlId) -> None:
    await blocking.unblock(interaction, control.rest)
    await show(interaction)


async def ask_first(interaction: Interaction) -> None:
    bot = interaction.client
    say = await bot.languages.of(interaction)
    button = ControlId("forget", 0, None, str(interaction.user.id)).button()
    asked = MessageBuilder().text(say("privacy-delete-first"))
    asked.row([messages.button(say("privacy-delete-sure"), button, style=discord.ButtonStyle.danger)])
    await interaction.edit_original_response(view=asked)


async def delete(interaction: Interaction) -> None:
    bot = interaction.client
    say = await bot.languages.of(interaction)
    await bot.forgetting.player(interaction.user.id)
    bot.open_panels.forget(interaction.user.id)
    await interaction.edit_original_response(view=MessageBuilder().text(say("privacy-deleted")))


async def sure(interaction: Interaction, control: ControlId) -> None:
    if control.rest != str(interaction.user.id):  # it was made for somebody else, who has been asked
        raise Refusal("unknown-button")
    await delete(interaction)


async def tapped(interaction: Interaction, control: ControlId) -> None:
    match control.rest:
        case "export":
            await export(interaction)
        case "delete":
            await ask_first(interaction)
        case _:
            raise Refusal("unknown-button")
