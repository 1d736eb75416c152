"""Pictures are drawn in a process beside the bot, and by the bot itself whenever there is none."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
import pytest_asyncio

from bot.languages import language
from bot.publishing.worker import TookTooLong, Worker
from games import GAMES, asking
from games.core import AnyGame
from games.turns import new_game
from renderers import REGISTRY
from renderers.core import Picture, Table
from tests.waiting import LONGEST_WAIT, drain

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def started() -> AsyncIterator[Worker]:
    """Starting takes seconds, so all of these tests share one."""
    worker = Worker()
    worker.start()
    yield worker
    await worker.close()


@pytest_asyncio.fixture(loop_scope="module")
async def worker(started: Worker) -> Worker:
    await is_ready(started)
    return started


async def is_ready(worker: Worker) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        await worker.ready.wait()


def panel(game: AnyGame, code: str = "en") -> Callable[[], Picture]:
    """The first panel of a game, as the bot asks for it."""
    view = new_game(game, 2, game.Options(), 5).view(0)
    table = Table(("Ada", "Bruno"), language(code), waiting=(0,))
    return partial(REGISTRY[game.slug].panel, view, 0, table, asking.ask(game, view, 0))


def whose() -> int:
    return os.getpid()


def freeze() -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


class Unreadable(Exception):
    """Its copy can't be made from its arguments."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")


def fail_unreadably() -> None:
    raise Unreadable("board", "unknown")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("code", ["en", "de"])
async def test_it_draws_what_the_bot_would_draw(worker: Worker, slug: str, code: str) -> None:
    job = panel(GAMES[slug], code)

    assert await worker.draw(job) == job()


async def test_it_works_in_a_process_of_its_own(worker: Worker) -> None:
    assert await worker.draw(whose) != os.getpid()


async def test_what_goes_wrong_there_is_raised_here_with_its_traceback(worker: Worker) -> None:
    with pytest.raises(ValueError, match="invalid literal") as problem:
        await worker.draw(partial(int, "x"))

    assert "in _outcome" in problem.value.__notes__[0]


async def test_what_cannot_be_sent_is_drawn_here_off_the_event_loop(worker: Worker) -> None:
    def nested() -> tuple[int, bool]:
        return os.getpid(), threading.current_thread() is threading.main_thread()

    assert await worker.draw(nested) == (os.getpid(), False)


async def test_one_that_dies_is_replaced_and_the_picture_is_drawn_all_the_same(worker: Worker) -> None:
    before = await worker.draw(whose)
    os.kill(before, signal.SIGKILL)

    meanwhile = await worker.draw(whose)
    await is_ready(worker)

    assert meanwhile == os.getpid()
    assert await worker.draw(whose) not in (before, os.getpid())


async def test_it_ends_with_the_bot_even_if_that_is_killed() -> None:
    script = (
        f"import asyncio, os; from {Worker.__module__} import Worker\n"
        "async def die():\n"
        "    worker = Worker()\n"
        "    worker.start()\n"
        "    await worker.ready.wait()\n"
        "    os.abort()\n"
        "asyncio.run(die())"
    )

    # Both write their errors to the same pipe, which is closed once both have ended.
    ended = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script], stderr=subprocess.PIPE, timeout=LONGEST_WAIT, check=False
    )

    assert ended.returncode == -signal.SIGABRT


async def test_whoever_waits_for_a_picture_that_never_comes_is_told_and_the_next_one_is_drawn() -> None:
    worker = Worker(longest=0.1)
    worker.start()
    await is_ready(worker)

    with pytest.raises(TookTooLong):
        await worker.draw(freeze)

    assert await worker.draw(whose) == os.getpid()
    await worker.close()


async def test_an_error_that_cannot_be_read_here_never_becomes_the_next_picture(worker: Worker) -> None:
    with pytest.raises(Unreadable):
        await worker.draw(fail_unreadably)

    assert await worker.draw(partial(str, "the next one")) == "the next one"


async def test_the_rest_of_an_answer_that_nobody_waits_for_never_becomes_the_next_picture(worker: Worker) -> None:
    begun = asyncio.create_task(worker.draw(partial(bytes, 10**6)))
    await drain()
    begun.cancel()
    await asyncio.gather(begun, return_exceptions=True)
    await is_ready(worker)

    assert await worker.draw(partial(str, "the next one")) == "the next one"


async def test_closing_ends_the_process_even_while_it_draws() -> None:
    worker = Worker()
    worker.start()
    await is_ready(worker)
    drawing = asyncio.create_task(worker.draw(freeze))
    await drain()

    await worker.close()

    with pytest.raises(asyncio.CancelledError):
        await drawing
