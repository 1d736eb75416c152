"""Pictures are drawn off the event loop, a few at a time, and not at all if nobody needs them any more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterable

import pytest
import pytest_asyncio

from bot.config import PictureSettings
from bot.publishing.drawing import Crowded, DrawingPool
from bot.publishing.worker import Job, Worker
from tests.waiting import LONGEST_WAIT, drain, until

WORKERS, WAITING = 2, 3


class Easel:
    """Draws only when it may; remembers what was drawn, and how many at a time."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.begun: list[str] = []
        self.most = 0
        self._busy = 0
        self._lock = threading.Lock()

    def draw(self, name: str) -> Callable[[], str]:
        def draw() -> str:
            with self._lock:
                self.begun.append(name)
                self._busy += 1
                self.most = max(self.most, self._busy)
            assert self.free.wait(LONGEST_WAIT)
            with self._lock:
                self._busy -= 1
            return f"picture of {name}"

        return draw


@pytest_asyncio.fixture
async def easel() -> AsyncIterator[Easel]:
    built = Easel()
    yield built
    built.free.set()


@pytest_asyncio.fixture
async def room(easel: Easel) -> AsyncIterator[DrawingPool]:
    built = DrawingPool(PictureSettings(WORKERS, processes=False, waiting=WAITING))
    yield built
    easel.free.set()
    await built.close()


async def occupy(room: DrawingPool, easel: Easel) -> list[asyncio.Task[str]]:
    """Keep every worker busy."""
    tasks = [asyncio.create_task(room.draw(name, easel.draw(name))) for name in ("first", "second")]
    await until(lambda: len(easel.begun) == WORKERS)
    return tasks


def ask(room: DrawingPool, easel: Easel, name: str) -> asyncio.Task[str]:
    return asyncio.create_task(room.draw(name, easel.draw(name)))


def fail() -> str:
    raise ZeroDivisionError


async def draw_in_turn(
    room: DrawingPool, names: Iterable[str], drawn_by: Callable[[str], Callable[[], str]]
) -> list[str | BaseException]:
    """Ask for each picture once the one before is done, whatever came of that."""
    outcomes: list[str | BaseException] = []
    for name in names:
        outcomes += await asyncio.gather(room.draw(name, drawn_by(name)), return_exceptions=True)
    return outcomes


async def test_a_picture_is_drawn_in_a_thread_of_its_own(room: DrawingPool) -> None:
    thread = await room.draw("board", threading.current_thread)

    assert thread is not threading.main_thread()
    assert thread.name.startswith("drawing")


async def test_the_event_loop_goes_on_while_pictures_are_drawn(room: DrawingPool, easel: Easel) -> None:
    drawing = await occupy(room, easel)

    await drain()
    assert not any(task.done() for task in drawing)

    easel.free.set()
    assert await asyncio.gather(*drawing) == ["picture of first", "picture of second"]


async def test_no_more_pictures_are_drawn_at_a_time_than_there_are_workers(room: DrawingPool, easel: Easel) -> None:
    drawing = await occupy(room, easel) + [ask(room, easel, name) for name in ("third", "fourth", "fifth")]
    await drain()
    assert sorted(easel.begun) == ["first", "second"]

    easel.free.set()
    await asyncio.gather(*drawing)

    assert easel.most == WORKERS
    assert sorted(easel.begun) == ["fifth", "first", "fourth", "second", "third"]


async def test_the_same_picture_is_drawn_once_for_everybody_who_asks_while_it_waits(
    room: DrawingPool, easel: Easel
) -> None:
    busy = await occupy(room, easel)
    asked = [ask(room, easel, "profile of Ada") for _ in range(3)]
    await drain()

    easel.free.set()

    assert await asyncio.gather(*asked) == ["picture of profile of Ada"] * 3
    assert easel.begun.count("profile of Ada") == 1
    await asyncio.gather(*busy)


async def test_whoever_asks_for_a_picture_that_is_being_drawn_gets_the_same_one(
    room: DrawingPool, easel: Easel
) -> None:
    busy = await occupy(room, easel)
    late = ask(room, easel, "first")
    await drain()

    easel.free.set()

    assert await late == "picture of first"
    assert easel.begun == ["first", "second"]
    await asyncio.gather(*busy)


async def test_a_picture_is_drawn_again_for_those_who_ask_later(room: DrawingPool, easel: Easel) -> None:
    easel.free.set()
    await room.draw("board", easel.draw("board"))

    await room.draw("board", easel.draw("board"))

    assert easel.begun == ["board", "board"]


async def test_everybody_hears_that_a_picture_could_not_be_drawn(room: DrawingPool, easel: Easel) -> None:
    busy = await occupy(room, easel)
    asked = [asyncio.create_task(room.draw("broken", fail)) for _ in range(3)]
    await drain()

    easel.free.set()

    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [ZeroDivisionError] * 3
    await asyncio.gather(*busy)


async def test_one_of_several_who_gives_up_takes_the_picture_from_nobody(room: DrawingPool, easel: Easel) -> None:
    busy = await occupy(room, easel)
    gone, stays = ask(room, easel, "board"), ask(room, easel, "board")
    await drain()
    gone.cancel()

    easel.free.set()

    assert await stays == "picture of board"
    await asyncio.gather(*busy)


async def test_what_nobody_waits_for_any_more_is_not_given_to_who_asks_next(room: DrawingPool, easel: Easel) -> None:
    unsaved = ask(room, easel, "move")
    await until(lambda: easel.begun == ["move"])
    unsaved.cancel()
    await drain()

    saved = ask(room, easel, "move")
    await until(lambda: easel.begun == ["move", "move"])
    easel.free.set()

    assert await saved == "picture of move"


async def test_when_too_many_wait_the_oldest_is_not_drawn(room: DrawingPool, easel: Easel) -> None:
    busy = await occupy(room, easel)
    waiting = [ask(room, easel, f"board {number}") for number in range(WAITING + 2)]
    await drain()

    easel.free.set()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(outcome) for outcome in outcomes] == [Crowded, Crowded, str, str, str]
    assert sorted(easel.begun[2:]) == ["board 2", "board 3", "board 4"]
    await asyncio.gather(*busy)


async def test_those_who_are_turned_away_do_not_wait_for_it(room: DrawingPool, easel: Easel) -> None:
    busy = await occupy(room, easel)
    first = [ask(room, easel, "board 0") for _ in range(2)]
    rest = [ask(room, easel, f"board {number}") for number in range(1, WAITING + 1)]

    outcomes = await asyncio.gather(*first, return_exceptions=True)

    assert [type(outcome) for outcome in outcomes] == [Crowded, Crowded]
    easel.free.set()
    await asyncio.gather(*rest, *busy)


async def test_a_request_that_was_cancelled_takes_nobodys_place(room: DrawingPool, easel: Easel) -> None:
    busy = await occupy(room, easel)
    waiting = [ask(room, easel, name) for name in ("a", "b")]
    cancelled = ask(room, easel, "gone")
    await drain()
    cancelled.cancel()
    await asyncio.gather(cancelled, return_exceptions=True)
    waiting.append(ask(room, easel, "c"))
    await drain()

    easel.free.set()

    assert await asyncio.gather(*waiting) == ["picture of a", "picture of b", "picture of c"]
    await asyncio.gather(*busy)


async def test_a_picture_that_cannot_be_drawn_blocks_nobody(room: DrawingPool, easel: Easel) -> None:
    failed = await draw_in_turn(room, ["board"] * 2 * WORKERS, lambda _: fail)
    easel.free.set()

    assert [type(problem) for problem in failed] == [ZeroDivisionError] * 2 * WORKERS
    assert await room.draw("board", easel.draw("board")) == "picture of board"


async def test_the_process_that_drew_a_thing_last_draws_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drew: list[Worker] = []

    async def draw(worker: Worker, job: Job) -> str:
        drew.append(worker)
        await asyncio.sleep(0)
        return str(job())

    monkeypatch.setattr(Worker, "draw", draw)
    room = DrawingPool(PictureSettings(WORKERS, processes=True))
    await asyncio.gather(room.draw("a town", str, "town"), room.draw("a farm", str, "farm"))
    await room.draw("the same farm later", str, "farm")
    await room.draw("the same town later", str, "town")
    town, farm, farm_later, town_later = drew
    assert town is not farm
    assert (farm_later, town_later) == (farm, town)
    await room.close()
