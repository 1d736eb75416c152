"""A process that draws beside the bot, so that pictures use every core and never hold up the event loop.

It begins by drawing a few pictures of every game: that fills its caches. Until it is ready, and whenever it has died,
pictures are drawn by a thread of the bot. What to draw comes through its standard input, the picture goes back through
its standard output; it ends when the bot does, however that happens, and when a picture takes far too long.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import pickle
import struct
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, BinaryIO, NamedTuple

from bot.languages import DEFAULT, language
from games import GAMES, asking, selfplay
from games.core import AnyGame
from games.turns import new_game
from renderers import REGISTRY
from renderers.core import Table

log = logging.getLogger(__name__)

#: What can't be sent to another process is drawn here.
_NOT_SENDABLE = (pickle.PicklingError, AttributeError, TypeError)
#: Before each answer, its length.
_LENGTH = struct.Struct("!I")
#: How much of an answer fits on its way, so that a whole picture is sent, and read, at once.
_ROOM = 2**18
#: After how many pictures it looks for what nothing refers to any more, which takes as long as a picture.
_TIDY_AFTER = 100
#: How many steps of a random game are drawn before the bot connects.
_STEPS = 6
_SEED = 1
#: No picture takes a second. After so many, its process has stopped or will never come to an end.
LONGEST_DRAWING = 30

Job = Callable[[], Any]


class TookTooLong(Exception):
    """The picture won't come; its process was ended."""


class _Failure(NamedTuple):
    error: Exception


class Worker:
    """One process at a time; it draws one picture at a time."""

    def __init__(
        self, draw_here: Callable[[Job], Awaitable[Any]] = asyncio.to_thread, longest: float = LONGEST_DRAWING
    ) -> None:
        """``draw_here`` draws without the process."""
        self.ready = asyncio.Event()
        self._draw_here = draw_here
        self._longest = longest
        self._process: Process | None = None
        self._starting: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._closed = False

    def start(self) -> None:
        """Begin to start a process, in place of the one there was."""
        self.ready.clear()
        if self._process is not None:
            _kill(self._process)
        if not self._closed:
            self._starting = asyncio.create_task(self._start())

    async def close(self) -> None:
        self._closed = True
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await self._end()

    async def draw(self, job: Job) -> Any:
        """What the job returns, or the error that it raises."""
        if not self.ready.is_set():
            return await self._draw_here(job)
        try:
            order = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        except _NOT_SENDABLE:
            return await self._draw_here(job)
        try:
            async with self._asking, asyncio.timeout(self._longest):
                answer = await self._ask(order)
        except TimeoutError as error:
            self._replace(error)  # here, nothing could end it
            raise TookTooLong(f"a picture wasn't drawn in {self._longest} s") from error
        except (EOFError, OSError) as error:
            if self._closed:
                raise asyncio.CancelledError from error  # nobody waits for it any more
            self._replace(error)
            return await self._draw_here(job)
        except asyncio.CancelledError:
            self.start()  # the rest of the answer mustn't be the next picture
            raise
        return await self._unpacked(answer, job)

    async def _ask(self, order: bytes) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(order)
        await self._process.stdin.drain()
        return await _received(self._process)

    async def _unpacked(self, answer: bytes, job: Job) -> Any:
        try:
            drawn = pickle.loads(answer)
        except Exception:  # such as an error that can't be made from its arguments
            return await self._draw_here(job)
        if isinstance(drawn, _Failure):
            raise drawn.error
        return drawn

    async def _start(self) -> None:
        await self._end()
        self._process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", f"from {__name__} import serve; serve()"),
            stdin=PIPE,
            stdout=PIPE,
            limit=_ROOM,
            start_new_session=True,  # Ctrl-C is for the bot
        )
        try:
            await _received(process)
        except EOFError:
            await process.wait()
            log.error("a drawing process couldn't start; pictures are drawn in the bot's own")
        else:
            self.ready.set()

    def _replace(self, error: Exception) -> None:
        log.warning("a drawing process has ended, and another one starts: %r", error)
        self.start()

    async def _end(self) -> None:
        if self._process is not None:
            _kill(self._process)
            async with self._asking:
                await self._process.communicate()  # until its pipes are closed as well
            self._process = None


async def _received(process: Process) -> bytes:
    assert process.stdout is not None
    (length,) = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))
    return await process.stdout.readexactly(length)


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


# --- the other side ---------------------------------------------------------------------------------------------------


def warm_up() -> None:
    """Draw what every game shows, so that the first picture somebody waits for comes as quickly as any other."""
    for slug, renderer in REGISTRY.items():
        game, rng = GAMES[slug], Random(_SEED)
        steps = list(selfplay.play(new_game(game, _seats(game), game.Options(), _SEED), selfplay.at_random(rng), rng))
        table = Table(tuple(f"Player {seat + 1}" for seat in range(_seats(game))), language(DEFAULT))
        for step in steps[:: max(1, len(steps) // _STEPS)]:
            view = step.before.view(step.seat)
            renderer.board(step.before.view(None), table)
            renderer.panel(view, step.seat, table, asking.ask(game, view, step.seat))
        renderer.final(steps[-1].after.view(None), table)


def _seats(game: AnyGame) -> int:
    return min(4, game.seats.stop - 1)


def serve() -> None:
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the pictures
    _widen(answers)
    warm_up()
    gc.disable()  # nobody waits for it in the middle of a picture
    gc.collect()
    gc.freeze()  # what is there by now stays, so there's no need to go through it again and again
    _send(None, answers)
    for drawn in count(1):
        try:
            job = pickle.load(orders)
        except EOFError:  # the bot has ended
            return
        _send(_outcome(job), answers)
        if drawn % _TIDY_AFTER == 0:
            gc.collect()


def _widen(pipe: BinaryIO) -> None:
    """Let a whole picture fit in, where that can be chosen; elsewhere it takes a few more steps."""
    if sys.platform == "linux":
        from fcntl import F_SETPIPE_SZ, fcntl

        with suppress(OSError):
            fcntl(pipe, F_SETPIPE_SZ, _ROOM)


def _send(outcome: Any, pipe: BinaryIO) -> None:
    answer = pickle.dumps(outcome, pickle.HIGHEST_PROTOCOL)
    pipe.write(_LENGTH.pack(len(answer)) + answer)
    pipe.flush()


def _outcome(job: Job) -> Any:
    try:
        return job()
    except Exception as error:
        error.add_note(traceback.format_exc())
        return _Failure(error)
