"""What moderators see, and what is noted about what they do."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.storage import audit
from bot.storage.audit import Deed
from tests.bot.conftest import World, control, tap


async def deeds(world: World) -> list[Deed]:
    """The newest first."""
    return await world.bot.database.read(audit.of_server, world.guild.id, 10**9, 100)


async def noted(world: World, *done: Deed) -> None:
    for deed in done:
        await world.bot.database.write(audit.add, deed)


async def panel_for(mona: MemberActor, world: World) -> discord.Message:
    shown = (await mona.slash(world.channel, "manage game", game="1")).response
    assert shown is not None
    return shown  # type: ignore[return-value]


async def tap_and_say_why(mona: MemberActor, shown: discord.Message, label: str, reason: str = "") -> InteractionResult:
    """Press a button, and fill in its form."""
    return await mona.submit_modal(await tap(mona, shown, label), {"reason": reason})


async def seat_panel(mona: MemberActor, world: World, seat: int) -> discord.Message:
    shown = await panel_for(mona, world)
    await mona.select(shown, [str(seat)], custom_id=control(shown, ":manage-seat:")["custom_id"])
    return shown
