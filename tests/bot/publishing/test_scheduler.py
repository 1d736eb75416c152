"""Work that is due at a time: nothing is forgotten, nothing is done twice at once, and the end is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence

import pytest
import pytest_asyncio

from bot.publishing import scheduler
from bot.publishing.scheduler import DueWork

BEGIN = 1000.0
REST = 0.1
#: Long enough for anything that should not happen.
SOON = 0.02


class Clock:
    """Real time, but counted from ``BEGIN`` and with fractions, so that nobody has to wait for a whole second."""

    def __init__(self) -> None:
        self._start = asyncio.get_running_loop().time()

    def now(self) -> float:
        return BEGIN + asyncio.get_running_loop().time() - self._start


class Chores(DueWork[str]):
    """Jobs are words with a time; those that begin with the same letter are done one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[str, float] = {}
        self.done: list[str] = []
        self.begun_at: dict[str, float] = {}
        self.doing: Callable[[str], Awaitable[None]] | None = None
        self.looking: Callable[[], Awaitable[None]] | None = None
        self.rereading: Callable[[], Awaitable[None]] | None = None

    def add(self, *jobs: str, at: float = 0) -> None:
        self.waiting |= dict.fromkeys(jobs, BEGIN + at)

    async def due(self, now: int, limit: int) -> Sequence[str]:
        found = [job for job, due_at in self.waiting.items() if due_at <= now][:limit]
        if self.looking is not None:
            await self.looking()
        return found

    async def next_due(self, now: int) -> int | None:
        earliest = min((due_at for due_at in self.waiting.values() if due_at > now), default=None)
        if self.rereading is not None:
            await self.rereading()
        return earliest  # type: ignore[return-value]

    def key(self, job: str) -> Hashable:
        return job[0]

    async def do(self, job: str) -> None:
        self.begun_at[job] = scheduler.clock.now()
        if self.doing is not None:
            await self.doing(job)
        self.waiting.pop(job, None)
        self.done.append(job)


@pytest_asyncio.fixture
async def chores(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Chores]:
    monkeypatch.setattr(scheduler, "clock", Clock())
    monkeypatch.setattr(scheduler, "REST_AFTER_FAILURE", REST)
    built = Chores()
    yield built
    built.doing = None
    await built.close()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110 - what is waited for is seen from outside only
            await asyncio.sleep(0.005)


async def test_nothing_happens_before_the_first_kick(chores: Chores) -> None:
    chores.add("bake")

    await asyncio.sleep(SOON)

    assert chores.done == []


async def test_what_is_due_is_done_and_the_rest_waits(chores: Chores) -> None:
    chores.add("bake", "sweep")
    chores.add("mow", at=60)

    chores.kick()
    await until(lambda: len(chores.done) == 2)
    await asyncio.sleep(SOON)

    assert chores.done == ["bake", "sweep"]


async def test_the_alarm_wakes_for_what_is_due_later(chores: Chores) -> None:
    chores.add("mow", at=0.1)

    chores.kick()
    await until(lambda: chores.done == ["mow"])

    assert chores.begun_at["mow"] >= BEGIN + 0.1


async def test_the_alarm_is_moved_forward_for_something_earlier(chores: Chores) -> None:
    chores.add("mow", at=60)
    chores.kick()
    await asyncio.sleep(SOON)

    chores.add("bake", at=0.1)
    chores.kick()

    await until(lambda: chores.done == ["bake"])


async def test_what_is_written_while_working_is_found(chores: Chores) -> None:
    async def find_more(job: str) -> None:
        if job == "bake":
            chores.add("wash")

    chores.doing = find_more
    chores.add("bake")
    chores.kick()

    await until(lambda: chores.done == ["bake", "wash"])


async def test_a_kick_while_looking_is_not_lost(chores: Chores) -> None:
    async def somebody_adds() -> None:
        chores.looking = None
        chores.add("bake")
        chores.kick()

    chores.looking = somebody_adds
    chores.kick()

    await until(lambda: chores.done == ["bake"])


async def test_a_kick_while_the_alarm_is_being_set_is_not_lost(chores: Chores) -> None:
    async def somebody_adds() -> None:
        chores.rereading = None
        chores.add("bake")
        chores.kick()

    chores.rereading = somebody_adds
    chores.kick()

    await until(lambda: chores.done == ["bake"])


async def test_what_becomes_due_between_two_looks_is_not_lost(chores: Chores) -> None:
    """Not due when the list was read, already due when the alarm would have been set."""

    async def time_passes() -> None:
        chores.looking = None
        await asyncio.sleep(2 * SOON)

    chores.add("bake", at=scheduler.clock.now() - BEGIN + SOON)
    chores.looking = time_passes
    chores.kick()

    await until(lambda: chores.done == ["bake"])


async def test_jobs_of_one_kind_wait_for_each_other(chores: Chores) -> None:
    running: list[str] = []
    together: list[list[str]] = []

    async def watch(job: str) -> None:
        running.append(job)
        together.append(sorted(running))
        await asyncio.sleep(SOON)
        running.remove(job)

    chores.doing = watch
    chores.add("bake bread", "bake cake", "sweep")
    chores.kick()
    await until(lambda: len(chores.done) == 3)

    assert not any({"bake bread", "bake cake"} <= set(seen) for seen in together)
    assert ["bake bread", "sweep"] in together


async def test_many_kicks_do_a_job_once(chores: Chores) -> None:
    async def slowly(job: str) -> None:
        await asyncio.sleep(SOON)

    chores.doing = slowly
    chores.add("bake")
    for _ in range(5):
        chores.kick()
        await asyncio.sleep(0)
    await until(lambda: chores.done)
    await asyncio.sleep(SOON)

    assert chores.done == ["bake"]


async def test_a_job_that_fails_rests_and_is_tried_again(chores: Chores, caplog: pytest.LogCaptureFixture) -> None:
    failed_at: list[float] = []

    async def fail_first(job: str) -> None:
        if job == "bake" and not failed_at:
            failed_at.append(scheduler.clock.now())
            raise OSError("no flour")
        chores.kick()

    chores.doing = fail_first
    chores.add("bake", "sweep")
    chores.kick()
    await until(lambda: len(chores.done) == 2)

    assert chores.done == ["sweep", "bake"]
    assert chores.begun_at["bake"] - failed_at[0] >= 0.9 * REST
    assert "no flour" in caplog.text


async def test_a_list_that_cannot_be_read_is_read_again(chores: Chores, caplog: pytest.LogCaptureFixture) -> None:
    failed_at: list[float] = []

    async def unreadable() -> None:
        chores.looking = None
        failed_at.append(scheduler.clock.now())
        raise OSError("the list is wet")

    chores.looking = unreadable
    chores.add("bake")
    chores.kick()
    await until(lambda: chores.done == ["bake"])

    assert chores.begun_at["bake"] - failed_at[0] >= 0.9 * REST
    assert "Chores could not read what is due" in caplog.text


async def test_closing_waits_for_what_is_running_and_starts_nothing_more(chores: Chores) -> None:
    begun = asyncio.Event()

    async def slowly(job: str) -> None:
        begun.set()
        await asyncio.sleep(SOON)

    chores.doing = slowly
    chores.add("bake bread", "bake cake")
    chores.kick()
    await begun.wait()
    await chores.close()
    assert chores.done == ["bake bread"]

    chores.kick()
    await asyncio.sleep(2 * SOON)
    assert chores.done == ["bake bread"]


async def test_closing_while_looking_starts_nothing_more(chores: Chores) -> None:
    looking, go_on = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        looking.set()
        await go_on.wait()

    chores.looking = wait
    chores.add("bake")
    chores.kick()
    await looking.wait()
    closing = asyncio.create_task(chores.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    await asyncio.sleep(SOON)

    assert chores.done == []


async def test_closing_is_not_disturbed_by_a_job_that_fails(chores: Chores) -> None:
    begun = asyncio.Event()

    async def fail(job: str) -> None:
        begun.set()
        await asyncio.sleep(SOON)
        raise OSError("no flour")

    chores.doing = fail
    chores.add("bake")
    chores.kick()
    await begun.wait()

    await chores.close()
