"""A bot that shows many pictures and a panel; ``python -m tests.bot.sandbox.picture_toy`` shows it in a browser."""

from __future__ import annotations

import asyncio
import re
import threading
from io import BytesIO
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands
from PIL import Image

from bot.sandbox import host, stop_signal
from bot.sandbox.world import World
from bot.ui import messages
from bot.ui.messages import MessageBuilder
from renderers.core import Picture
from tests.waiting import LONGEST_WAIT

#: More than SimCord lets wait for being decoded.
PICTURES = 12
RESOURCES = ("Wood", "Wheat", "Brick", "Glass", "Stone")
EMOJI_SIZE = 128
#: As long as the words of a board: until it has its picture, a browser shows them instead.
WORDS = " ".join(f"Square {number} is empty." for number in range(45))


def drawn(width: int, height: int, colour: str = "olive") -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (width, height), colour).save(buffer, "PNG")
    return buffer.getvalue()


def pictures() -> MessageBuilder:
    """Wide and high ones: whoever guesses their shape is wrong."""
    built = MessageBuilder().text("Pictures")
    for number in range(PICTURES):
        width, height = (600, 900) if number % 2 else (900, 300)
        built.picture(Picture(drawn(width, height + number), WORDS), f"picture-{number}")
    return built


def panel(chosen: list[str], emoji: str) -> MessageBuilder:
    """A picture, a menu and a button, from the builder that every panel comes from."""
    said = ", ".join(chosen) or "nothing"
    built = MessageBuilder().text(f"Chosen: {said}.")
    built.picture(Picture(drawn(800, 600 + len(chosen)), WORDS), f"panel-{len(chosen)}")
    options = [messages.option(resource, resource) for resource in RESOURCES]
    built.row([messages.menu("Choose a resource", "resource", options)])
    return built.row([messages.button("Cube", "cube", emoji=emoji)])


class Resource(ui.DynamicItem[ui.Select[Any]], template=re.compile("resource")):
    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        toy = interaction.client
        toy.chosen += self.item.values
        built = panel(toy.chosen, toy.emoji)
        await interaction.response.edit_message(view=built, attachments=built.files)
        await asyncio.to_thread(toy.enough.wait, LONGEST_WAIT)


class PictureToy(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.chosen: list[str] = []
        self.emoji = ""
        #: Until it is set, every choice keeps the bot at work.
        self.enough = threading.Event()
        self.enough.set()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Resource)
        await self.tree.sync()

    async def arrive(self, world: World) -> None:
        self.emoji = str(await self.create_application_emoji(name="cube", image=drawn(EMOJI_SIZE, EMOJI_SIZE, "red")))
        channel = self.get_partial_messageable(world.channel.id)
        for built in (pictures(), panel(self.chosen, self.emoji)):
            await channel.send(view=built, files=built.files)

    async def close(self) -> None:
        self.enough.set()
        await super().close()


async def serve() -> None:
    toy = PictureToy()
    async with host(toy, arrive=toy.arrive) as sandbox:
        print(sandbox.preview.url, flush=True)
        await stop_signal().wait()


if __name__ == "__main__":
    asyncio.run(serve())
