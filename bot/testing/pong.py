"""The least a bot can do for a tap: a plain client acknowledges it and sends a picture of the size it was asked for.

``guildhall bench moves`` compares Guildhall with it, over the same sockets in the same minute.
"""

from __future__ import annotations

import logging
import sys
from io import BytesIO
from os import urandom
from typing import cast

import discord
import msgspec
from discord import ui

from bot.testing.child import Address, redirect

#: A picture is compressed, so what stands for it must not be easy to compress.
PICTURE = urandom(2**20)


class Pong(discord.Client):
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        size = int(cast("dict[str, str]", interaction.data)["custom_id"])
        picture = discord.File(BytesIO(PICTURE[:size]), filename="pong.png", description="pong")
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=picture)
        view = ui.LayoutView().add_item(gallery)
        view.stop()
        await interaction.edit_original_response(view=view, attachments=[picture])


def main(text: str) -> None:
    redirect(msgspec.json.decode(text, type=Address))
    Pong(intents=discord.Intents(guilds=True)).run("stand-in", log_level=logging.WARNING)


if __name__ == "__main__":
    main(sys.argv[1])
