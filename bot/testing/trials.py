"""Everything that can go wrong, one after the other, while people play."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import TypeAlias

from aiohttp import web

from bot.storage import outside
from bot.storage.integrity import beside
from bot.testing import faults
from bot.testing.audit import boards_of
from bot.testing.faults import Expiry, Lateness, Outage, Refusal, Sabotage
from bot.testing.places import (
    FORBIDDEN,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_FOUND,
    UNAUTHORIZED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Place,
    Problem,
)
from bot.testing.scene import Scene
from bot.testing.stand_in import Handle
from bot.testing.tables import Table
from bot.testing.waiting import LONGEST_WAIT, pause, until

#: Makes something go wrong while people play, and puts it right again; returns how often it got in the way.
Trial: TypeAlias = Callable[[Scene, Random], Awaitable[int]]

#: How many requests fail, and how many moves people make while something is wrong.
HITS, MOVES = 3, 3
#: A kill comes within this many requests.
SOON = 30
#: After how many seconds the bot gives a request up, where that is tried.
SHORT_PATIENCE = 1.0
#: How many seconds a kill may come later than what it waits for.
MOMENT = 0.2
DAY = 24 * 3600
#: What people are told when something can't be saved or read.
NO_DATABASE = "the database isn't responding"


# --- the process ------------------------------------------------------------------------------------------------------


async def kill(scene: Scene, rng: Random) -> int:
    """SIGKILL in the middle of a request, before or after Discord has done it; then a new start."""
    dead = asyncio.Event()
    requests, last, done = itertools.count(), rng.randrange(SOON), rng.random() < 0.5

    async def die(request: web.Request, handle: Handle) -> web.StreamResponse:
        if next(requests) != last:
            return await handle(request)
        if done:
            await handle(request)
        await scene.bot.kill()
        dead.set()
        return web.Response()

    scene.stand_in.between = die
    async with asyncio.timeout(LONGEST_WAIT):
        await dead.wait()
    scene.stand_in.between = None
    await scene.bot.start()
    return 1


async def kill_writing(scene: Scene, rng: Random) -> int:
    """SIGKILL as soon as the bot has begun to write to the database, or a moment later."""
    written_ahead, later = beside(scene.bot.database, "-wal"), rng.choice((0, 0, MOMENT))

    def written() -> tuple[int, int]:
        found = written_ahead.stat()
        return found.st_size, found.st_mtime_ns

    before = written()
    await until(lambda: written() != before)
    await pause(later)
    await scene.bot.kill()
    await scene.bot.start()
    return 1


async def kill_anyhow(scene: Scene, rng: Random) -> int:
    """SIGKILL at a moment that has nothing to do with what the bot is doing."""
    await pause(rng.random())
    await scene.bot.kill()
    await scene.bot.start()
    return 1


async def kill_starting(scene: Scene, rng: Random) -> int:
    """SIGKILL, and again while it's starting: at the beginning, while it logs in and opens its database, or later."""
    await scene.bot.kill()
    log = scene.bot.log
    await scene.bot.launch()
    connected = scene.stand_in.gateway.connected
    await until(rng.choice((lambda: True, lambda: scene.bot.log != log, connected.is_set)))
    await pause(rng.random() * MOMENT)
    await scene.bot.kill()
    await scene.bot.start()
    return 2


async def kill_stopping(scene: Scene, rng: Random) -> int:
    """SIGTERM, and SIGKILL before it has come to its end."""
    await scene.moves(rng.randrange(MOVES))
    scene.bot.ask_to_stop()
    await pause(rng.random() * MOMENT)
    await scene.bot.kill()
    await scene.bot.start()
    return 1


async def stop(scene: Scene, rng: Random) -> int:
    """SIGTERM, and a new start."""
    await scene.moves(rng.randrange(MOVES))
    if await scene.bot.stop():
        raise RuntimeError("the bot didn't stop as it should")
    await scene.bot.start()
    return 1


# --- requests and interactions ----------------------------------------------------------------------------------------


async def _failing(make: Callable[[Scene, Random], Sabotage], scene: Scene, rng: Random) -> int:
    sabotage = make(scene, rng)
    scene.stand_in.between = sabotage
    try:
        await scene.until(lambda: sabotage.is_enough(HITS) or scene.nobody_plays)
    finally:
        scene.stand_in.between = None
    return sabotage.hits


def _broken(fail: faults.Fail) -> Trial:
    return partial(_failing, lambda scene, rng: Sabotage(scene.stand_in, rng, fail))


def _refusing(fail: faults.Fail) -> Trial:
    return partial(_failing, lambda scene, rng: Refusal(scene.stand_in, rng, fail))


async def silence(scene: Scene, rng: Random) -> int:
    """Requests are never answered, and the bot has little patience."""
    scene.stand_in.people.impatient = True
    scene.bot.change(longest_request=SHORT_PATIENCE)
    try:
        return await _broken(faults.silent)(scene, rng)
    finally:
        scene.bot.change(longest_request=LONGEST_WAIT)
        scene.stand_in.people.impatient = False


async def repeat(scene: Scene, rng: Random) -> int:
    """Every interaction is delivered twice."""
    scene.stand_in.people.deliveries = 2
    await scene.moves(MOVES)
    scene.stand_in.people.deliveries = 1
    return MOVES


# --- the gateway ------------------------------------------------------------------------------------------------------


async def drop(scene: Scene, rng: Random) -> int:
    """The connection ends in every way there is, and the session is resumed."""
    gateway = scene.stand_in.gateway
    for end in (gateway.ask_to_reconnect, gateway.close, _cut(scene)):
        before = gateway.resumed
        await end()
        await scene.until(lambda before=before: gateway.resumed > before)  # type: ignore[misc]
        await scene.moves(1)
    return 3


async def forget(scene: Scene, rng: Random) -> int:
    """The connection ends, and Discord no longer knows the session."""
    gateway = scene.stand_in.gateway
    gateway.forget_session()
    gateway.cut()
    await scene.until(gateway.connected.is_set)
    return 1


def _cut(scene: Scene) -> Callable[[], Awaitable[None]]:
    async def cut() -> None:
        scene.stand_in.gateway.cut()

    return cut


# --- channels, threads and messages -----------------------------------------------------------------------------------


async def _forbidden(problem: Problem, scene: Scene, rng: Random) -> int:
    """The bot loses its permissions in most channels, and gets them back."""
    channels = [place.number for place in scene.stand_in.places.channels if rng.random() < 0.8]
    for channel in channels:
        await scene.stand_in.close_channel(channel, problem)
    await scene.moves(MOVES)
    for channel in channels:
        await scene.stand_in.close_channel(channel, None)
    return len(channels)


async def delete_messages(scene: Scene, rng: Random) -> int:
    """All cards and boards of games that go on; nothing brings the last board of a finished game back."""
    places = scene.stand_in.places
    await _boards_return(scene)
    await scene.bot.quiet()
    ledgers = (await scene.books()).ledgers
    running = [game_id for game_id, ledger in ledgers.items() if ledger.row.status == "running"]
    cards = [ledgers[game_id].row.card_message_id for game_id in running]
    boards = [number for game_id in running for number in boards_of(game_id, places)]
    deleted = [number for number in (*cards, *boards) if places.messages.pop(number or 0, None)]
    await _boards_return(scene)
    return len(deleted)


async def delete_threads(scene: Scene, rng: Random) -> int:
    deleted = await _with_threads(scene, rng, scene.stand_in.delete_thread)
    await _boards_return(scene)
    return deleted


async def lock_threads(scene: Scene, rng: Random) -> int:
    return await _with_threads(scene, rng, scene.stand_in.lock_thread)


async def _with_threads(scene: Scene, rng: Random, do: Callable[[Place], Awaitable[None]]) -> int:
    await _boards_return(scene)
    threads = [thread for thread in scene.stand_in.places.threads() if thread.closed is None]
    chosen = rng.sample(threads, (len(threads) + 1) // 2)
    scene.everybody_plays()
    for thread in chosen:
        await do(thread)
    await scene.moves(MOVES)
    return len(chosen)


async def delete_channel(scene: Scene, rng: Random) -> int:
    """One channel, while there are others to play in."""
    left = [table for table in scene.tables if table.channel in scene.stand_in.places.places]
    if len(left) <= len(scene.tables) // 2:
        return 0
    await scene.stand_in.delete_channel(rng.choice(left).channel)
    await scene.moves(MOVES)
    return 1


async def _boards_return(scene: Scene) -> None:
    """Play until there is a board everywhere. The bot isn't told of deleted ones, so a move has to bring them back."""
    places = scene.stand_in.places

    def reached(table: Table) -> bool:
        private_or_gone = table.is_solo or places.problem(table.channel) is not None
        return private_or_gone or bool(boards_of(table.game_id, places))

    await scene.at_every_table(reached)  # the audit says where they are missing


# --- the database -----------------------------------------------------------------------------------------------------


async def busy(scene: Scene, rng: Random) -> int:
    """Another process holds a lock on the database, until people have heard of it."""
    with outside.write_lock(scene.bot.database):
        return await _until_told(scene)


async def full(scene: Scene, rng: Random) -> int:
    """The disk fills up while people play; then there is room again."""
    scene.bot.change(most_pages=outside.pages_of(scene.bot.database) + rng.randrange(3))
    try:
        return await _until_told(scene)
    finally:
        scene.bot.change(most_pages=None)


async def _until_told(scene: Scene) -> int:
    """Play until people were told a few times that the database doesn't answer."""
    problems = scene.stand_in.people.problems
    begin = len(problems)

    def told() -> int:
        return sum(NO_DATABASE in text for text in problems[begin:])

    await scene.until(lambda: told() >= HITS or scene.nobody_plays)
    return told()


# --- the clock --------------------------------------------------------------------------------------------------------


async def jump_ahead(scene: Scene, rng: Random) -> int:
    return await _jump(scene, rng.randrange(1, 10 * DAY))


async def jump_back(scene: Scene, rng: Random) -> int:
    return await _jump(scene, -rng.randrange(1, 10 * DAY))


async def _jump(scene: Scene, seconds: int) -> int:
    """Jump while Discord doesn't take any messages, so that there is something to try again later."""
    outage = Outage(scene.stand_in)
    scene.stand_in.between = outage
    await scene.until(lambda: outage.is_enough(HITS) or scene.nobody_plays)
    scene.bot.change(clock_error=scene.bot.conditions.clock_error + seconds)
    scene.stand_in.between = None
    return 1


# --- all of them ------------------------------------------------------------------------------------------------------

#: Every trial by its name.
TRIALS: dict[str, Trial] = {
    "killed in a request": kill,
    "killed while writing": kill_writing,
    "killed at any moment": kill_anyhow,
    "killed while starting": kill_starting,
    "killed while stopping": kill_stopping,
    "stopped": stop,
    "401": _refusing(faults.answering(UNAUTHORIZED)),
    "403": _refusing(faults.answering(FORBIDDEN, MISSING_ACCESS, MISSING_PERMISSIONS)),
    "404": _refusing(faults.answering(NOT_FOUND, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)),
    "429": _refusing(faults.limited(everywhere=False)),
    "429 everywhere": _refusing(faults.limited(everywhere=True)),
    "429 without a retry": _refusing(faults.banned),
    "500": _broken(faults.broken(500)),
    "502": _broken(faults.broken(502)),
    "503": _broken(faults.broken(503)),
    "no answer": silence,
    "connection cut": _broken(faults.cut),
    "interaction too late": partial(_failing, lambda scene, rng: Lateness(scene.stand_in, rng)),
    "interaction expired": partial(_failing, lambda scene, rng: Expiry(scene.stand_in, rng)),
    "interaction repeated": repeat,
    "gateway dropped": drop,
    "gateway session lost": forget,
    "permissions lost": partial(_forbidden, MISSING_PERMISSIONS),
    "access lost": partial(_forbidden, MISSING_ACCESS),
    "messages deleted": delete_messages,
    "threads deleted": delete_threads,
    "threads locked": lock_threads,
    "channel deleted": delete_channel,
    "database busy": busy,
    "disk full": full,
    "clock ahead": jump_ahead,
    "clock back": jump_back,
}
