"""The one builder of messages: it counts what Discord counts, so that no message is ever too large to send.

Names of people are written here, too: whatever somebody is called, in a sentence it is only a name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from random import randrange
from typing import Any

import discord
from discord import ui

from renderers import names
from renderers.core import Picture, shortened

COMPONENT_LIMIT = 40
TEXT_LIMIT = 4000
ROW_LIMIT = 5
OPTION_LIMIT = 25
LABEL_LIMIT = 80
OPTION_TEXT_LIMIT = 100
PLACEHOLDER_LIMIT = 150
#: The numbers a menu can have: positive, 32 bits, beyond those that Discord gives to the other components by itself.
FIRST_MENU, LAST_MENU = 1000, 2**31 - 1

ACCENT = discord.Colour(0xC8813A)


class MessageBuilder(ui.LayoutView):
    """A message in one framed box: text, pictures, rows of buttons, menus, from top to bottom."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self._box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        self.add_item(self._box)
        self._text_left = TEXT_LIMIT
        #: Clients remember what was chosen in a menu by its number: with a new one, the same entry can be chosen again.
        self._next_menu = randrange(FIRST_MENU, LAST_MENU - COMPONENT_LIMIT)
        self.files: list[discord.File] = []
        # Its controls are found by their ids, so discord.py need not keep the message (and its picture) in memory.
        self.stop()

    def text(self, markdown: str) -> MessageBuilder:
        """Add a paragraph; what doesn't fit into the message is cut off, with a mark."""
        if markdown and self._text_left > 1:
            fitting = shortened(markdown, self._text_left)
            self._text_left -= len(fitting)
            self._add(ui.TextDisplay(fitting))
        return self

    def picture(self, picture: Picture, name: str) -> MessageBuilder:
        filename = f"{name}.png"
        self.files.append(discord.File(BytesIO(picture.png), filename=filename, description=shortened(picture.alt)))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{filename}", description=shortened(picture.alt))
        self._add(gallery)
        return self

    def row(self, items: Sequence[ui.Item[Any]]) -> MessageBuilder:
        if not items:
            return self
        if len(items) > ROW_LIMIT:
            raise ValueError(f"a row holds {ROW_LIMIT} buttons, not {len(items)}")
        for item in items:
            if isinstance(item, ui.Select):
                item.id = self._next_menu
                self._next_menu += 1
        self._add(ui.ActionRow(*items))
        return self

    def _add(self, item: ui.Item[Any]) -> None:
        self._box.add_item(item)
        if self.total_children_count > COMPONENT_LIMIT:
            raise ValueError(f"a message holds {COMPONENT_LIMIT} components")


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    return ui.Button(
        label=shortened(label, LABEL_LIMIT) or None, custom_id=custom_id, style=style, emoji=emoji, disabled=disabled
    )


def option(label: str, value: str, *, emoji: str | None = None) -> discord.SelectOption:
    return discord.SelectOption(label=shortened(label, OPTION_TEXT_LIMIT), value=value, emoji=emoji)


def menu(placeholder: str, custom_id: str, options: Sequence[discord.SelectOption]) -> ui.Select[Any]:
    if not 1 <= len(options) <= OPTION_LIMIT:
        raise ValueError(f"a menu holds 1 to {OPTION_LIMIT} entries, not {len(options)}")
    return ui.Select(placeholder=shortened(placeholder, PLACEHOLDER_LIMIT), custom_id=custom_id, options=list(options))


def written(name: str) -> str:
    """One name, without markup, mentions, control characters or marks that change the writing direction."""
    plain = names.spoken(name, "?")
    return discord.utils.escape_mentions(discord.utils.escape_markdown(plain))


def listed(people: Iterable[str]) -> str:
    return ", ".join(written(name) for name in people)
