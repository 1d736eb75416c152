"""Pictures are drawn in a process beside the bot, and by the bot itself whenever there is none."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from bot.languages import language
from bot.publishing.worker import TookTooLong, Worker
from games import GAMES, asking
from games.core import AnyGame
from games.turns import new_game
from renderers import REGISTRY
from renderers.core import Picture, Table
from tests.waiting import LONGEST_WAIT


@pytest.fixture(scope="module")
def started() -> Iterator[Worker]:
    """Starting takes seconds, so all of these tests share one."""
    worker = Worker()
    worker.start()
    assert worker.ready.wait(LONGEST_WAIT)
    yield worker
    worker.close()


@pytest.fixture
def worker(started: Worker) -> Worker:
    assert started.ready.wait(LONGEST_WAIT)
    return started


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
def test_it_draws_what_the_bot_would_draw(worker: Worker, slug: str, code: str) -> None:
    job = panel(GAMES[slug], code)

    assert worker.draw(job) == job()


def test_it_works_in_a_process_of_its_own(worker: Worker) -> None:
    assert worker.draw(whose) != os.getpid()


def test_what_goes_wrong_there_is_raised_here_with_its_traceback(worker: Worker) -> None:
    with pytest.raises(ValueError, match="invalid literal") as problem:
        worker.draw(partial(int, "x"))

    assert "in _outcome" in problem.value.__notes__[0]


def test_what_cannot_be_sent_is_drawn_here(worker: Worker) -> None:
    def nested() -> int:
        return os.getpid()

    assert worker.draw(nested) == os.getpid()


def test_one_that_dies_is_replaced_and_the_picture_is_drawn_all_the_same(worker: Worker) -> None:
    before = worker.draw(whose)
    os.kill(before, signal.SIGKILL)

    meanwhile = worker.draw(whose)
    worker.ready.wait(LONGEST_WAIT)

    assert meanwhile == os.getpid()
    assert worker.draw(whose) not in (before, os.getpid())


def test_it_ends_with_the_bot_even_if_that_is_killed() -> None:
    script = (
        f"import os; from {Worker.__module__} import Worker; one = Worker(); one.start(); one.ready.wait(); os.abort()"
    )

    # Both write their errors to the same pipe, which is closed once both have ended.
    ended = subprocess.run([sys.executable, "-c", script], stderr=subprocess.PIPE, timeout=LONGEST_WAIT, check=False)

    assert ended.returncode == -signal.SIGABRT


def test_whoever_waits_for_a_picture_that_never_comes_is_told_and_the_next_one_is_drawn() -> None:
    worker = Worker(longest=0.1)
    worker.start()
    assert worker.ready.wait(LONGEST_WAIT)

    with pytest.raises(TookTooLong):
        worker.draw(freeze)

    assert worker.draw(whose) == os.getpid()
    worker.close()


def test_an_error_that_cannot_be_read_here_never_becomes_the_next_picture(worker: Worker) -> None:
    before = worker.draw(whose)

    with pytest.raises(Unreadable):
        worker.draw(fail_unreadably)
    worker.ready.wait(LONGEST_WAIT)

    assert worker.draw(whose) not in (before, os.getpid())
