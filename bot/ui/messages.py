"""The one builder of messages: it counts what Discord counts, so that no message is ever too large to send.

The ids of buttons and menus say which game, which step, and which revision of the panel they were made for. They carry
everything they need, so they survive a restart; and they come back from outside, so they are read strictly.
People's names are written here, too: a name can't format, mention or break the sentence it's in.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from itertools import accumulate
from pathlib import PurePosixPath
from random import randrange
from typing import Any, TypeAlias, cast
from urllib.parse import urlsplit
from zlib import crc32

import discord
from discord import ui
from msgspec import Struct

from bot.table.choosing import LABEL_LIMIT
from bot.table.refusals import Refusal
from renderers.core import Picture, shortened
from renderers.emoji import Icons
from renderers.text import JOINER, spoken

COMPONENT_LIMIT = 40
TEXT_LIMIT = 4000
ROW_LIMIT = 5
OPTION_LIMIT = 25
OPTION_TEXT_LIMIT = 100
PLACEHOLDER_LIMIT = 150
#: For a custom id and for the value of a menu's option.
ID_LIMIT = 100
#: The numbers a menu can have: positive, 32 bits, beyond those Discord gives to the other components.
FIRST_MENU, LAST_MENU = 1000, 2**31 - 1
MENUS_REMEMBERED = 1000

ACCENT = discord.Colour(0xC8813A)
_PNG, _GIF = ".png", ".gif"


class KnownPicture(Struct, frozen=True):
    """A picture that a message already has. An edit that names it keeps it."""

    attachment_id: int
    filename: str
    alt: str

    @property
    def name(self) -> str:
        return self.filename.removesuffix(_PNG)

    def to_dict(self) -> dict[str, int]:
        """As discord.py hands it to Discord, among the attachments of an edit."""
        return {"id": self.attachment_id}


def pictures_of(message: discord.Message | None) -> list[KnownPicture]:
    """The pictures in a message. Discord leaves those that a component shows out of the message's attachments."""
    parts = message.components if message is not None else []
    inner = [child for part in parts for child in (part.children if isinstance(part, discord.Container) else [part])]
    items = [item for part in inner if isinstance(part, discord.MediaGalleryComponent) for item in part.items]
    return [
        KnownPicture(
            item.media.attachment_id, PurePosixPath(urlsplit(item.media.url).path).name, item.description or ""
        )
        for item in items
        if item.media.attachment_id is not None
    ]


class MenuNumbers:
    """The numbers of menus. Clients remember by them what is open and what was chosen.

    Under a new number, the same entry can be chosen again. A menu that is shared keeps its number while its message
    changes, so that it stays open, until it has been used. Uses are kept in memory only; after a restart every menu has
    a new number.
    """

    def __init__(self) -> None:
        self.begin()

    def new(self) -> int:
        return randrange(FIRST_MENU, LAST_MENU)

    def of(self, custom_id: str) -> int:
        """The number of a shared menu."""
        text = f"{self._start}:{self._uses[custom_id]}:{custom_id}"
        return FIRST_MENU + crc32(text.encode()) % (LAST_MENU - FIRST_MENU)

    def used(self, custom_id: str) -> None:
        """The menu with this id was used. When there are too many to remember, all menus get new numbers."""
        if len(self._uses) >= MENUS_REMEMBERED:
            self.begin()
        self._uses[custom_id] += 1

    def begin(self) -> None:
        """As in a new process."""
        self._start = randrange(LAST_MENU)
        self._uses: Counter[str] = Counter()


menu_numbers = MenuNumbers()


class MessageBuilder(ui.LayoutView):
    """A message in one framed box: text, pictures, rows of buttons, menus, from top to bottom."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self._box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        self.add_item(self._box)
        self._text_left = TEXT_LIMIT
        self.files: list[discord.File] = []
        #: Pictures that the edited message already has; they aren't uploaded again.
        self.kept: list[KnownPicture] = []
        # Its controls are found by their ids, so discord.py need not keep the message (and its picture) in memory.
        self.stop()

    def text(self, markdown: str) -> MessageBuilder:
        """Add a paragraph; what doesn't fit into the message is cut off, with a mark."""
        if markdown and self._text_left > 1:
            fitting = shortened(markdown, self._text_left)
            self._text_left -= len(fitting)
            self._add(ui.TextDisplay(fitting))
        return self

    def picture(self, picture: Picture | KnownPicture, name: str) -> MessageBuilder:
        if isinstance(picture, KnownPicture):
            self.kept.append(picture)
            return self.known_picture(name, picture.alt)
        return self.known_picture(name, self._attach(picture, name))

    def known_picture(self, name: str, alt: str) -> MessageBuilder:
        """A picture that the message already has, if its attachments aren't touched by the edit."""
        self._gallery = ui.MediaGallery[Any](_item(name, alt))
        self._add(self._gallery)
        return self

    def repaint(self, picture: Picture, name: str) -> MessageBuilder:
        """The same message with a new picture in the place of its only one."""
        self.kept.clear()
        self._gallery.items = [_item(name, self._attach(picture, name))]
        return self

    def animation(self, film: bytes, name: str, alt: str) -> MessageBuilder:
        """A picture that moves."""
        alt = shortened(alt)
        self.files.append(discord.File(BytesIO(film), filename=f"{name}{_GIF}", description=alt))
        self._add(ui.MediaGallery[Any](_item(name, alt, _GIF)))
        return self

    def file(self, data: bytes, name: str) -> MessageBuilder:
        """A file to download."""
        self.files.append(discord.File(BytesIO(data), filename=name))
        self._add(ui.File(f"attachment://{name}"))
        return self

    def _attach(self, picture: Picture, name: str) -> str:
        """Send the picture's file along; returns its alt text."""
        alt = shortened(picture.alt)
        self.files.append(discord.File(BytesIO(picture.png), filename=f"{name}{_PNG}", description=alt))
        return alt

    @property
    def attachments(self) -> list[discord.Attachment | discord.File]:
        """All pictures, for an edit: those that are kept, and new ones."""
        return [*cast("list[discord.Attachment]", self.kept), *self.files]

    def row(self, items: Sequence[ui.Item[Any]]) -> MessageBuilder:
        if not items:
            return self
        if len(items) > ROW_LIMIT:
            raise ValueError(f"a row holds {ROW_LIMIT} buttons, not {len(items)}")
        self._add(ui.ActionRow(*items))
        return self

    def has_room_for(self, components: int) -> bool:
        return self.total_children_count + components <= COMPONENT_LIMIT

    def _add(self, item: ui.Item[Any]) -> None:
        self._box.add_item(item)
        if self.total_children_count > COMPONENT_LIMIT:
            raise ValueError(f"a message holds {COMPONENT_LIMIT} components")


def _item(name: str, alt: str, kind: str = _PNG) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{name}{kind}", description=alt or None)


# --- buttons and menus ------------------------------------------------------------------------------------------------

#: What stands before a label: one of our own icons, or a Unicode emoji.
Sign: TypeAlias = discord.PartialEmoji | str | None
#: In the place of a slug: what every game has.
EVERY_GAME = ""


class Signs:
    """Our icons by their names: those that Discord has, and what stands in for the others."""

    def __init__(self, sets: Mapping[str, Icons]) -> None:
        self.sets = sets
        self.found: dict[str, discord.PartialEmoji] = {}

    def find(self, slug: str, name: str) -> discord.PartialEmoji | None:
        """The emoji of a game's icon, or of one that every game has; None if Discord doesn't have it."""
        return self.found.get(key(slug, name)) or self.found.get(key(EVERY_GAME, name))

    def sign(self, slug: str, name: str | None) -> Sign:
        """The icon of this name, or what stands in for it. A name without an icon is a Unicode emoji itself."""
        if name is None:
            return None
        known = self.sets.get(slug, {}).get(name) or self.sets[EVERY_GAME].get(name)
        return self.find(slug, name) or (known.stand_in if known else name)

    def shared(self, name: str) -> Sign:
        """The same for an icon that belongs to no game."""
        return self.sign(EVERY_GAME, name)


def key(slug: str, name: str) -> str:
    return f"{slug}/{name}"


#: The ids of buttons, of menus, of menus in which people, channels or roles are chosen, and of forms.
BUTTON, MENU, PEOPLE, CHANNELS, ROLES, FORM = "gh:b:", "gh:s:", "gh:u:", "gh:c:", "gh:r:", "gh:f:"
_PATTERN = re.compile(
    r"gh:[bsucrf]:(?P<verb>[a-z-]{1,20}):(?P<game>\d{1,18}):(?P<revision>-|\d{1,18}):(?P<rest>.*)", re.DOTALL
)


class ControlId(Struct, frozen=True):
    verb: str
    game_id: int
    revision: int | None = None
    rest: str = ""

    def button(self) -> str:
        return self._written(BUTTON)

    def menu(self) -> str:
        return self._written(MENU)

    def people(self) -> str:
        return self._written(PEOPLE)

    def channels(self) -> str:
        return self._written(CHANNELS)

    def roles(self) -> str:
        return self._written(ROLES)

    def form(self) -> str:
        return self._written(FORM)

    @property
    def fits(self) -> bool:
        return len(self._text(BUTTON)) <= ID_LIMIT

    def _written(self, prefix: str) -> str:
        text = self._text(prefix)
        if len(text) > ID_LIMIT:
            raise ValueError(f"id is longer than {ID_LIMIT} characters: {text}")
        return text

    def _text(self, prefix: str) -> str:
        revision = "-" if self.revision is None else self.revision
        return f"{prefix}{self.verb}:{self.game_id}:{revision}:{self.rest}"


def read_id(text: str) -> ControlId:
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise Refusal("unknown-button")
    revision = None if match["revision"] == "-" else int(match["revision"])
    return ControlId(match["verb"], int(match["game"]), revision, match["rest"])


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: Sign = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    return ui.Button(
        label=shortened(label, LABEL_LIMIT) or None, custom_id=custom_id, style=style, emoji=emoji, disabled=disabled
    )


def link(label: str, url: str, *, emoji: Sign = None) -> ui.Button[Any]:
    return ui.Button(label=shortened(label, LABEL_LIMIT), url=url, emoji=emoji)


def link_to(guild_id: int, place_id: int, message_id: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{guild_id}/{place_id}/{message_id}"


def named(label: str, address: str) -> str:
    """A link within a text."""
    return f"[{label}]({address})"


def option(label: str, value: str, *, emoji: Sign = None) -> discord.SelectOption:
    return discord.SelectOption(label=shortened(label, OPTION_TEXT_LIMIT), value=value, emoji=emoji)


def menu(
    placeholder: str, custom_id: str, options: Sequence[discord.SelectOption], *, shared: bool = False
) -> ui.Select[Any]:
    """``shared``: it's in a message for everybody, which may change while somebody has it open."""
    if not 1 <= len(options) <= OPTION_LIMIT:
        raise ValueError(f"a menu holds 1 to {OPTION_LIMIT} entries, not {len(options)}")
    return ui.Select(
        placeholder=shortened(placeholder, PLACEHOLDER_LIMIT),
        custom_id=custom_id,
        options=list(options),
        id=menu_numbers.of(custom_id) if shared else menu_numbers.new(),
    )


def people_menu(placeholder: str, custom_id: str, most: int) -> ui.UserSelect[Any]:
    """A menu in which people are chosen by name; it's shared."""
    return ui.UserSelect(
        placeholder=shortened(placeholder, PLACEHOLDER_LIMIT),
        custom_id=custom_id,
        max_values=most,
        id=menu_numbers.of(custom_id),
    )


def channel_menu(placeholder: str, custom_id: str) -> ui.ChannelSelect[Any]:
    """A menu in which a text channel is chosen."""
    return ui.ChannelSelect(
        placeholder=shortened(placeholder, PLACEHOLDER_LIMIT),
        custom_id=custom_id,
        channel_types=[discord.ChannelType.text],
        id=menu_numbers.new(),
    )


def role_menu(placeholder: str, custom_id: str) -> ui.RoleSelect[Any]:
    return ui.RoleSelect(
        placeholder=shortened(placeholder, PLACEHOLDER_LIMIT), custom_id=custom_id, id=menu_numbers.new()
    )


def fitting(lines: Sequence[str], most: int) -> Sequence[str]:
    """As many whole lines, from the first on, as stay within so many characters together."""
    for count, length in enumerate(accumulate(len(line) + 1 for line in lines)):
        if length - 1 > most:
            return lines[:count]
    return lines


# --- names ------------------------------------------------------------------------------------------------------------

#: Whatever can be part of markup, a link, an invitation, a mention, an emoji or a list.
_SIGNS = re.compile(r"[\\*_~|`<>\[\]()#+\-:@./]")
#: A backslash isn't enough to make it text. What isn't seen in between stays there, even if the name is spoken again.
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)")


def plain(name: str) -> str:
    """One name on one line, for where nothing is formatted: no control characters, nothing that turns the writing."""
    return spoken(name, "?")


def written(name: str) -> str:
    """One name, or whatever else somebody typed, in a message: it formats nothing, links nowhere, mentions nobody."""
    return _MENTION.sub(f"@{JOINER}", _SIGNS.sub(r"\\\g<0>", plain(name)))


def listed(people: Iterable[str], write: Callable[[str], str] = written) -> str:
    return ", ".join(map(write, people))
