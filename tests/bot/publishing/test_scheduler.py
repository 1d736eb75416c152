"""Jobs that are due at a time: nothing is forgotten, nothing is done twice, and closing waits for the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.publishing import scheduler
from bot.publishing.scheduler import BATCH, LONGEST_SLEEP, REST_AFTER_FAILURE
from tests.bot.publishing.chores import Chores, Gate
from tests.bot.publishing.fake_time import FakeTime
from tests.waiting import drain

DAY = 24 * 3600


@pytest_asyncio.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    monkeypatch.setattr(scheduler, "clock", fake)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", fake.call_later)
    return fake


@pytest_asyncio.fixture
async def chores(time: FakeTime) -> AsyncIterator[Chores]:
    built = Chores()
    yield built
    built.doing = None
    await built.close()


@pytest_asyncio.fixture
async def gate(chores: Chores) -> AsyncIterator[Gate]:
    built = Gate()
    chores.doing = built.pass_through
    yield built
    await built.open()


# --- what is due is done ----------------------------------------------------------------------------------------------


async def test_nothing_happens_before_the_first_kick(chores: Chores, time: FakeTime) -> None:
    chores.add("bake")

    await time.go_by(DAY)

    assert chores.done == []


async def test_what_is_due_is_done_and_the_rest_waits(chores: Chores, time: FakeTime) -> None:
    chores.add("bake", "sweep")
    chores.add("mow", at=60)

    chores.kick()
    await time.go_by(59)

    assert chores.done == ["bake", "sweep"]


async def test_the_alarm_wakes_for_what_is_due_later(chores: Chores, time: FakeTime) -> None:
    chores.add("mow", at=60)

    chores.kick()
    await time.go_by(59)
    assert chores.done == []
    await time.go_by(1)

    assert chores.done == ["mow"]


async def test_the_alarm_is_moved_forward_for_something_earlier(chores: Chores, time: FakeTime) -> None:
    chores.add("mow", at=60)
    chores.kick()
    await drain()

    chores.add("bake", at=10)
    chores.kick()
    await time.go_by(10)
    assert chores.done == ["bake"]
    await time.go_by(50)

    assert chores.done == ["bake", "mow"]


async def test_what_is_written_while_working_is_found(chores: Chores) -> None:
    async def find_more(job: str) -> None:
        chores.doing = None
        chores.add("wash")

    chores.doing = find_more
    chores.add("bake")
    chores.kick()
    await drain()

    assert chores.done == ["bake", "wash"]


async def test_more_than_is_begun_at_a_time_is_done_in_order_and_once(chores: Chores) -> None:
    jobs = [f"chore-{number}" for number in range(3 * BATCH + 1)]
    chores.add(*jobs)

    chores.kick()
    await drain()

    assert chores.done == jobs


async def test_jobs_of_one_kind_wait_for_each_other(chores: Chores, gate: Gate) -> None:
    chores.add("bake bread", "bake cake", "sweep")
    chores.kick()
    await drain()
    assert chores.begun == ["bake bread", "sweep"]

    await gate.open()

    assert chores.done == ["bake bread", "sweep", "bake cake"]


# --- nothing is lost or done twice, whatever happens when -------------------------------------------------------------


async def kick_often(chores: Chores) -> None:
    for _ in range(5):
        chores.kick()
        await asyncio.sleep(0)


async def test_many_kicks_do_a_job_once(chores: Chores, gate: Gate) -> None:
    chores.add("bake")
    await kick_often(chores)
    await gate.open()

    assert chores.begun == ["bake"]


async def test_a_job_that_ends_while_the_list_is_read_is_not_done_again(chores: Chores, gate: Gate) -> None:
    chores.add("bake")
    chores.kick()
    await drain()

    chores.meanwhile = gate.open
    chores.kick()
    await drain()

    assert chores.begun == ["bake"]


async def test_the_next_of_a_kind_follows_when_the_first_ends_while_the_list_is_read(
    chores: Chores, gate: Gate
) -> None:
    chores.add("bake bread", "bake cake")
    chores.kick()
    await drain()

    chores.meanwhile = gate.open
    chores.kick()
    await drain()

    assert chores.begun == ["bake bread", "bake cake"]


async def test_a_job_that_ends_while_the_alarm_is_set_is_not_done_again(chores: Chores, gate: Gate) -> None:
    chores.add("bake")
    chores.meanwhile_next = gate.open
    chores.kick()
    await drain()

    assert chores.begun == ["bake"]


async def test_a_job_that_fails_while_the_list_is_read_rests(chores: Chores, gate: Gate, time: FakeTime) -> None:
    async def fail() -> None:
        await gate.open(OSError("no flour"))

    chores.add("bake")
    chores.kick()
    await drain()
    chores.meanwhile = fail
    chores.kick()
    await time.go_by(REST_AFTER_FAILURE - 1)
    assert chores.begun == ["bake"]

    await gate.open()
    await time.go_by(1)

    assert chores.begun == ["bake", "bake"]
    assert chores.done == ["bake"]


async def test_a_job_that_has_rested_while_the_list_is_read_is_tried_once(
    chores: Chores, gate: Gate, time: FakeTime
) -> None:
    async def rest_ends() -> None:
        await gate.open()
        await time.go_by(REST_AFTER_FAILURE)

    await gate.open(OSError("no flour"))
    chores.add("bake")
    chores.kick()
    await drain()
    chores.meanwhile = rest_ends
    chores.kick()
    await drain()

    assert chores.begun == ["bake", "bake"]
    assert chores.done == ["bake"]


async def test_a_kick_while_the_list_is_read_is_not_lost(chores: Chores) -> None:
    async def somebody_adds() -> None:
        chores.add("bake")
        chores.kick()

    chores.meanwhile = somebody_adds
    chores.kick()
    await drain()

    assert chores.done == ["bake"]


async def test_a_kick_while_the_alarm_is_set_is_not_lost(chores: Chores) -> None:
    async def somebody_adds() -> None:
        chores.add("bake")
        chores.kick()

    chores.meanwhile_next = somebody_adds
    chores.kick()
    await drain()

    assert chores.done == ["bake"]


# --- the clock --------------------------------------------------------------------------------------------------------


async def test_what_becomes_due_while_the_list_is_read_is_not_lost(chores: Chores, time: FakeTime) -> None:
    """Not due when the list was read, already due when the alarm is set."""

    async def the_clock_jumps() -> None:
        time.put_forward(100)

    chores.add("bake", at=60)
    chores.meanwhile = the_clock_jumps
    chores.kick()
    await time.go_by(0)

    assert chores.done == ["bake"]


async def test_a_clock_that_is_put_back_makes_work_wait_and_does_it_once(chores: Chores, time: FakeTime) -> None:
    chores.add("mow", at=60)
    chores.kick()
    await drain()

    time.put_forward(-100)
    await time.go_by(159)
    assert chores.begun == []
    await time.go_by(1)

    assert chores.begun == ["mow"]


async def test_a_clock_that_is_put_forward_is_noticed_within_the_longest_sleep(chores: Chores, time: FakeTime) -> None:
    chores.add("mow", at=100 * DAY)
    chores.kick()
    await drain()

    time.put_forward(100 * DAY)
    await time.go_by(LONGEST_SLEEP)

    assert chores.begun == ["mow"]


# --- failures ---------------------------------------------------------------------------------------------------------


async def test_a_job_that_fails_rests_and_is_tried_again(
    chores: Chores, time: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail_first(job: str) -> None:
        chores.doing = None
        raise OSError("no flour")

    chores.doing = fail_first
    chores.add("bake", "sweep")
    chores.kick()
    await drain()
    chores.kick()
    await time.go_by(REST_AFTER_FAILURE - 1)
    assert chores.begun == ["bake", "sweep"]
    await time.go_by(1)

    assert chores.done == ["sweep", "bake"]
    assert "no flour" in caplog.text


async def unreadable() -> None:
    raise OSError("the list is wet")


async def test_a_list_that_cannot_be_read_is_read_again(
    chores: Chores, time: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    chores.meanwhile = unreadable
    chores.add("bake")
    chores.kick()
    await time.go_by(REST_AFTER_FAILURE - 1)
    assert chores.begun == []
    await time.go_by(1)

    assert chores.done == ["bake"]
    assert "Chores couldn't read what is due" in caplog.text


async def test_when_the_next_time_cannot_be_read_it_is_read_again(chores: Chores, time: FakeTime) -> None:
    chores.meanwhile_next = unreadable
    chores.add("mow", at=10)
    chores.kick()
    await time.go_by(REST_AFTER_FAILURE)

    assert chores.done == ["mow"]


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_closing_waits_for_what_is_running_and_starts_nothing_more(
    chores: Chores, gate: Gate, time: FakeTime
) -> None:
    chores.add("bake bread", "bake cake")
    chores.add("mow", at=60)
    chores.kick()
    await drain()
    await chores.begin_to_close()

    await gate.open()
    await chores.closed()
    chores.kick()
    await time.go_by(DAY)

    assert chores.begun == ["bake bread"]
    assert chores.done == ["bake bread"]


async def test_closing_while_the_list_is_read_starts_nothing_more(chores: Chores, time: FakeTime) -> None:
    chores.add("bake")
    chores.add("mow", at=60)
    chores.meanwhile = chores.begin_to_close
    chores.kick()
    await time.go_by(DAY)
    await chores.closed()

    assert chores.begun == []


async def test_closing_while_the_alarm_is_set_leaves_no_alarm(chores: Chores, time: FakeTime) -> None:
    chores.add("mow", at=60)
    chores.meanwhile_next = chores.begin_to_close
    chores.kick()
    await drain()
    await chores.closed()

    assert time.timers == []


async def test_closing_is_not_disturbed_by_a_list_that_cannot_be_read(chores: Chores, time: FakeTime) -> None:
    async def close_and_fail() -> None:
        await chores.begin_to_close()
        await unreadable()

    chores.meanwhile = close_and_fail
    chores.add("bake")
    chores.kick()
    await drain()
    await chores.closed()

    assert time.timers == []


async def test_closing_is_not_disturbed_by_a_job_that_fails(chores: Chores, gate: Gate, time: FakeTime) -> None:
    chores.add("bake")
    chores.kick()
    await drain()
    await chores.begin_to_close()
    await gate.open(OSError("no flour"))
    await chores.closed()
    await time.go_by(DAY)

    assert chores.begun == ["bake"]
