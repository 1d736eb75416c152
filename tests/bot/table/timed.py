"""Tables with a clock, and what is said there about time."""

from __future__ import annotations

import re

import discord
from simcord.actors import MemberActor

from bot import clock
from bot.storage import clocks, games
from bot.storage.clocks import SeatClock
from bot.storage.games import GameRow
from bot.table.timekeeping import MINUTE
from bot.testing.components import find_controls
from tests.bot.conftest import World, text_of
from tests.bot.publishing.test_publisher import play_part


async def begin(world: World, limit: str, *others: MemberActor, game: str = "tiny-towns") -> None:
    """Ada's table with this clock; everybody has to move."""
    await world.ada.slash(world.channel, f"{game} new")
    await world.ada.slash(world.channel, "game set-up", clock=limit)
    for other in others:
        await other.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")


async def bruno_thinks(world: World, limit: str = "100m + 1m + 100m") -> None:
    """Ada has moved, and only Bruno's clock runs."""
    await begin(world, limit, world.bruno)
    await play_part(world, world.ada)


async def stored(world: World, game_id: int = 1) -> GameRow:
    game = await world.bot.database.read(games.find, game_id)
    assert game is not None
    return game


async def clock_of(world: World, seat: int) -> SeatClock:
    return next(row for row in await world.bot.database.read(clocks.of, 1) if row.seat == seat)


async def left(world: World, seat: int) -> int:
    """How many seconds a seat has left, to the minute: people don't take their seats in no time."""
    until = (await stored(world)).seats[seat].deadline
    assert until is not None
    return round((until - clock.now()) / MINUTE) * MINUTE


def reminders(world: World) -> list[discord.Message]:
    return [post for post in world.posts if "most of your time" in text_of(post)]


def questions(world: World) -> list[discord.Message]:
    return [post for post in world.posts if "is up. If no one decides" in text_of(post)]


def latest_ping(world: World) -> list[int]:
    """Whom the latest message of the bot may notify."""
    sent = [entry.json or {} for entry in world.env.http_requests if re.search("channels/\\d+/messages$", entry.path)]
    return sorted(int(user) for user in sent[-1]["allowed_mentions"]["users"])


def question_id(question: discord.Message) -> str:
    """The first button of a question, which goes on existing for whoever still has it before them."""
    return find_controls(question.components)[0].custom_id


async def hear(world: World, event: str) -> None:
    """What discord.py tells the bot about its connection."""

    async def dispatch() -> None:
        world.bot.dispatch(event)

    await world.env.as_bot(dispatch)


async def run_out(world: World) -> None:
    """An evening's clock of Bruno's, who doesn't move; Ada does."""
    await begin(world, "evening", world.bruno, world.chiara)
    await play_part(world, world.ada)
    await play_part(world, world.chiara)
    await world.env.advance_time(16 * MINUTE)
