"""Our own icons on buttons and menus: application emoji, uploaded when they're new, and Unicode emoji until then."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import discord
import msgspec
from msgspec import Struct

from bot.storage import meta
from bot.syncing import Sync
from bot.ui.messages import EVERY_GAME, MessageBuilder, Signs, key
from renderers import emoji
from renderers.emoji import SHARED, Icon

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

#: Discord allows 32 characters for the name of an emoji; its mark tells apart what is cut off.
LONGEST_NAME = 20
#: A picture can't be changed, so its name says which one it is. Whatever else the application has isn't ours.
_OURS = re.compile(r"gh_\w+_[0-9a-f]{8}")


class _Emoji(NamedTuple):
    """An icon as Discord is to know it."""

    name: str
    png: bytes


class _Remembered(Struct):
    """Which emoji of the application are whose icons, by ``<slug>/<name>``."""

    application: int | None
    icons: dict[str, tuple[str, int]]


@cache
def as_emoji(name: str, icon: Icon) -> _Emoji:
    drawn = emoji.picture(icon)
    return _Emoji(f"gh_{name[:LONGEST_NAME]}_{emoji.mark(drawn)}", emoji.encode(drawn))


class Icons(Signs, Sync):
    """The icons that Discord has, kept up to date."""

    what, key = "icons", "icons"

    def __init__(self, bot: Guildhall) -> None:
        Sync.__init__(self, bot)
        Signs.__init__(self, sets_of(bot))

    def start(self) -> None:
        """In the background: nobody waits for an icon."""
        if self._bot.config.pictures.icons:
            self.begin()

    def refused(self, error: discord.HTTPException) -> bool:
        """Whether a message was refused because somebody deleted our emoji; then it goes without them."""
        if error.status != 400 or not self.found or "emoji" not in error.text.lower():
            return False
        self.found = {}
        self._sync_later(error)
        return True

    async def answer(self, interaction: discord.Interaction[Guildhall], build: Callable[[], MessageBuilder]) -> None:
        """Show a message in the deferred answer: without our icons, if Discord has lost them."""
        try:
            await _show(interaction, build())
        except discord.HTTPException as error:
            if not self.refused(error):
                raise
            await _show(interaction, build())

    # --- uploading ----------------------------------------------------------------------------------------------------

    async def _sync(self) -> None:
        if not self._tried:
            self.found = await self._last_time()
        wanted = await asyncio.to_thread(lambda: {key: as_emoji(name, icon) for key, name, icon in self._all()})
        if {key: known.name for key, known in self.found.items()} == {key: new.name for key, new in wanted.items()}:
            return
        there = {found.name: found for found in await self._bot.fetch_application_emojis()}
        ids = {found.id for found in there.values()}
        self.found = {key: known for key, known in self.found.items() if known.id in ids}
        missing = {new.name: new for new in wanted.values() if new.name not in there}
        for name, new in missing.items():
            there[name] = await self._bot.create_application_emoji(name=name, image=new.png)
        await self._remember({key: there[new.name] for key, new in wanted.items()})
        names = {new.name for new in wanted.values()}
        outdated = [found for name, found in there.items() if _OURS.fullmatch(name) and name not in names]
        for old in outdated:
            await old.delete()
        if missing or outdated:
            log.info("uploaded %s icons to Discord, deleted %s", len(missing), len(outdated))

    async def _last_time(self) -> dict[str, discord.PartialEmoji]:
        """What Discord had when the bot last asked: it's there at once, and usually still right."""
        text = await self._bot.database.read(meta.get, self.key)
        try:
            known = msgspec.json.decode(text or "", type=_Remembered)
        except msgspec.MsgspecError:
            return {}
        if known.application != self._bot.application_id:
            return {}
        return {key: discord.PartialEmoji(name=name, id=id) for key, (name, id) in known.icons.items()}

    async def _remember(self, icons: dict[str, discord.Emoji]) -> None:
        """From now on, all of these are used: either every icon of a new set is ours, or none."""
        self.found = {key: discord.PartialEmoji(name=found.name, id=found.id) for key, found in icons.items()}
        facts = _Remembered(self._bot.application_id, {key: (each.name, each.id) for key, each in icons.items()})
        text = msgspec.json.encode(facts).decode()
        if await self._bot.database.read(meta.get, self.key) != text:
            await self._bot.database.write(meta.put, self.key, text)

    def _all(self) -> Iterator[tuple[str, str, Icon]]:
        """Every icon with its key and its name."""
        for slug, icons in self.sets.items():
            for name, icon in icons.items():
                yield key(slug, name), name, icon


async def _show(interaction: discord.Interaction[Guildhall], built: MessageBuilder) -> None:
    await interaction.edit_original_response(view=built, attachments=built.files)


def sets_of(bot: Guildhall) -> dict[str, emoji.Icons]:
    """The icons of every game by its slug, and those that all of them have."""
    return {EVERY_GAME: SHARED, **{slug: each.renderer.icons for slug, each in bot.controllers.items()}}
