"""Forms: fields that somebody fills in. Like buttons, they carry all they need, so they survive a restart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec import Struct

from bot.limits import LONGEST_TEXT, check_texts
from bot.table.refusals import Refusal
from bot.ui.messages import ControlId
from renderers.core import shortened

if TYPE_CHECKING:
    from bot.client import Guildhall

#: Discord shows no more of a form's title, and of the name of a field.
TITLE_LIMIT = 45


class Field(Struct, frozen=True):
    #: What it's called in the answer.
    name: str
    label: str
    #: What is in it at first.
    value: str = ""
    placeholder: str = ""
    #: A few words under the label.
    about: str = ""
    required: bool = False
    #: How much may be typed; more than a line gets more room.
    longest: int = LONGEST_TEXT


async def ask(
    interaction: discord.Interaction[Guildhall], title: str, control: ControlId, fields: Sequence[Field]
) -> None:
    """Show a form; ``control`` says what becomes of it. It must be the first answer to a tap."""
    form = ui.Modal(title=shortened(title.rstrip(" …"), TITLE_LIMIT), custom_id=control.form(), timeout=None)
    for field in fields:
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            default=field.value or None,
            placeholder=field.placeholder or None,
            required=field.required,
            max_length=field.longest,
            style=discord.TextStyle.short if field.longest <= LONGEST_TEXT else discord.TextStyle.paragraph,
        )
        form.add_item(
            ui.Label(text=shortened(field.label, TITLE_LIMIT), description=field.about or None, component=entry)
        )
    # It's found by its id, so discord.py need not keep it in memory.
    form.stop()
    await interaction.response.send_modal(form)


def entries(interaction: discord.Interaction[Any], longest: int = LONGEST_TEXT) -> Mapping[str, str]:
    """What somebody has filled in, by the names of the fields; it comes from outside."""
    data: Mapping[str, Any] = interaction.data or {}
    parts: list[Mapping[str, Any]] = [
        part.get("component") or next(iter(part.get("components", ())), {}) for part in data["components"]
    ]
    found = {part.get("custom_id"): part.get("value") for part in parts}
    if not all(isinstance(name, str) and isinstance(value, str) for name, value in found.items()):
        raise Refusal("unknown-button")
    check_texts([{"value": value} for value in found.values()], longest)
    return {str(name): str(value) for name, value in found.items()}
