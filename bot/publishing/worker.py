"""A process that draws beside the bot, so that pictures use every core and never hold up the event loop.

It begins by drawing a few pictures of every game: that fills its caches. Until it is ready, and whenever it has died,
the thread it belongs to draws by itself. What to draw comes through its standard input, the picture goes back through
its standard output; it ends when the bot does, however that happens, and when a picture takes far too long.
"""

from __future__ import annotations

import logging
import pickle
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from bot.languages import DEFAULT, language
from games import GAMES, asking, selfplay
from games.core import AnyGame
from games.turns import new_game
from renderers import REGISTRY
from renderers.core import Table

log = logging.getLogger(__name__)

#: What can't be sent to another process is drawn here.
_NOT_SENDABLE = (pickle.PicklingError, AttributeError, TypeError)
#: How many steps of a random game are drawn before the bot connects.
_STEPS = 6
_SEED = 1
#: No picture takes a second. After so many, its process has stopped or will never come to an end.
LONGEST_DRAWING = 30


class TookTooLong(Exception):
    """The picture won't come; its process was ended."""


class _Failure(NamedTuple):
    error: Exception


class Worker:
    """One process at a time; only one thread uses it."""

    def __init__(self, longest: float = LONGEST_DRAWING) -> None:
        self._longest = longest
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self.ready = threading.Event()

    def start(self) -> None:
        if self._closed:
            return
        self.ready.clear()
        self._process = process = subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the bot
        )
        threading.Thread(target=self._wait_until_ready, args=(process,), daemon=True).start()

    def close(self) -> None:
        self._closed = True
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def draw(self, job: Callable[[], Any]) -> Any:
        """What the job returns, or the error that it raises."""
        if not self.ready.is_set():
            return job()
        try:
            message = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        except _NOT_SENDABLE:
            return job()
        late = threading.Event()
        try:
            drawn = self._ask(message, late)
        except Exception as error:  # what it sends may be cut short anywhere, and the rest mustn't be the next picture
            if not self._closed:
                log.warning("a drawing process has ended, and another one starts: %r", error)
            self._replace()
            if late.is_set():  # here, nothing could end it
                raise TookTooLong(f"a picture wasn't drawn in {self._longest} s") from error
            return job()
        if isinstance(drawn, _Failure):
            raise drawn.error
        return drawn

    def _ask(self, message: bytes, late: threading.Event) -> Any:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None

        def stop() -> None:
            late.set()
            process.kill()

        watch = threading.Timer(self._longest, stop)
        watch.daemon = True
        watch.start()
        try:
            process.stdin.write(message)
            process.stdin.flush()
            return pickle.load(process.stdout)
        finally:
            watch.cancel()

    def _wait_until_ready(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        try:
            pickle.load(process.stdout)
        except (EOFError, pickle.UnpicklingError):
            process.wait()
            if not self._closed:
                log.error("a drawing process couldn't start; pictures are drawn in the bot's own")
            return
        if process is self._process:
            self.ready.set()

    def _replace(self) -> None:
        self.ready.clear()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self.start()


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
    orders, pictures = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the pictures
    warm_up()
    send = partial(pickle.dump, file=pictures, protocol=pickle.HIGHEST_PROTOCOL)
    send(None)
    while True:
        pictures.flush()
        try:
            job = pickle.load(orders)
        except EOFError:  # the bot has ended
            return
        send(_outcome(job))


def _outcome(job: Callable[[], Any]) -> Any:
    try:
        return job()
    except Exception as error:
        error.add_note(traceback.format_exc())
        return _Failure(error)
