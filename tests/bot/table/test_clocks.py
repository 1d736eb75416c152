"""Clocks: whose time runs, and that nobody pays for what isn't theirs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot import clock
from bot.client import Guildhall
from bot.storage import clocks, meta
from bot.table import clocks as table_clocks
from bot.table.clocks import AWAKE
from bot.table.timekeeping import DAY, HOUR, MINUTE, Clock
from tests.bot.conftest import World, answer, labels_of, tap, text_of
from tests.bot.playing import panel_of, play_round, stored_turn
from tests.bot.publishing.test_publisher import play_part
from tests.bot.table.timed import (
    begin,
    bruno_thinks,
    clock_of,
    hear,
    latest_ping,
    left,
    questions,
    reminders,
    run_out,
    stored,
)

# --- whose time runs --------------------------------------------------------------------------------------------------


async def test_everybody_who_is_waited_for_has_a_clock_of_their_own(world: World) -> None:
    await begin(world, "evening", world.bruno)
    await world.env.advance_time(4 * MINUTE)
    await play_part(world, world.ada)
    await world.env.advance_time(5 * MINUTE)

    assert (await clock_of(world, 0)).remaining == 11 * MINUTE
    assert (await clock_of(world, 0)).since is None
    assert await left(world, 1) == 6 * MINUTE


async def test_a_turn_adds_to_every_clock_up_to_the_most_it_can_hold(world: World) -> None:
    await begin(world, "10m + 5m + 12m", world.bruno)
    await world.env.advance_time(4 * MINUTE)
    await play_part(world, world.ada)
    await world.env.advance_time(4 * MINUTE)
    await play_part(world, world.bruno)

    assert [await left(world, seat) for seat in (0, 1)] == [11 * MINUTE, 7 * MINUTE]
    await play_part(world, world.ada)
    await play_part(world, world.bruno)
    assert [await left(world, seat) for seat in (0, 1)] == [12 * MINUTE, 12 * MINUTE]


async def test_a_turn_that_is_taken_back_adds_nothing(world: World) -> None:
    await begin(world, "10m + 5m + 20m", world.bruno)
    panel = await panel_of(world, world.ada)
    await play_round(world, world.ada, panel)
    await world.env.advance_time(2 * MINUTE)
    await tap(world.ada, panel, "Take back")
    await world.env.advance_time(2 * MINUTE)

    assert await left(world, 0) == 8 * MINUTE


async def test_without_a_clock_nothing_is_due_and_nothing_is_noted(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await play_part(world, world.ada)
    await world.env.advance_time(2 * DAY)

    assert await world.bot.database.read(clocks.of, 1) == []
    assert await world.bot.database.read(meta.get, AWAKE) is None
    assert not reminders(world)
    assert "⏳" not in text_of(world.board)


async def test_nobody_is_timed_while_only_computers_wait_for_them(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game set-up", clock="evening")
    await world.ada.slash(world.channel, "game computer", level="easy")
    await world.ada.slash(world.channel, "game start")
    await world.env.advance_time(HOUR)

    assert (await stored(world)).seats[0].deadline is None
    assert not reminders(world)


async def test_whoever_leaves_stops_the_clock_of_the_only_other_person(world: World) -> None:
    await begin(world, "evening", world.bruno)
    await world.bruno.slash(world.channel, "game leave", sure=True)
    assert [seat.deadline for seat in (await stored(world)).seats] == [None, None]

    await world.env.advance_time(HOUR)
    await world.bruno.slash(world.channel, "game return")

    assert await left(world, 0) == 15 * MINUTE


async def test_nothing_is_noted_any_more_once_no_clock_runs(world: World) -> None:
    await begin(world, "evening", world.bruno)
    await world.env.advance_time(6 * MINUTE)
    assert await world.bot.database.read(meta.get, AWAKE) == str(clock.now() - MINUTE)

    await world.moderator().slash(world.channel, "manage cancel", game="1", sure=True)
    await world.env.advance_time(5 * MINUTE)

    assert await world.bot.database.read(meta.get, AWAKE) is None
    assert await world.bot.database.read(clocks.of, 1) == []


async def test_deadlines_are_on_the_board_and_in_the_panel(world: World) -> None:
    await begin(world, "day", world.bruno)
    until = (await stored(world)).seats[0].deadline

    assert f"⏳ Ada, Bruno: <t:{until}:R>" in text_of(world.board)
    panel = await panel_of(world, world.ada)
    assert f"⏳ Your deadline: <t:{until}:R>" in text_of(panel)

    await play_round(world, world.ada, panel)

    assert "⏳ Ada" not in text_of(world.board)
    assert f"⏳ Bruno: <t:{until}:R>" in text_of(panel)


# --- time that isn't anybody's ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [3 * HOUR, -3 * HOUR], ids=["forward", "back"])
async def test_a_clock_that_jumps_costs_nobody_time(world: World, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    await begin(world, "2h + 1m + 2h", world.bruno)
    await world.env.advance_time(61 * MINUTE)
    before = await left(world, 0)
    real = clock.now
    monkeypatch.setattr(clock, "now", lambda: real() + jump)

    await world.env.advance_time(6 * MINUTE)

    assert before - 6 * MINUTE <= await left(world, 0) <= before + 6 * MINUTE
    assert not questions(world)
    await play_part(world, world.ada)
    assert (await clock_of(world, 0)).remaining >= before - 6 * MINUTE


async def test_a_move_right_after_a_jump_costs_no_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(world, "2h + 1m + 2h", world.bruno)
    await world.env.advance_time(HOUR)
    real = clock.now
    monkeypatch.setattr(clock, "now", lambda: real() + DAY)

    await play_part(world, world.ada)

    assert 50 * MINUTE <= (await clock_of(world, 0)).remaining <= HOUR
    assert not questions(world)


async def test_an_hour_in_which_the_bot_was_down_costs_nobody_time(world: World) -> None:
    await begin(world, "2h + 1m + 2h", world.bruno)
    await world.env.advance_time(HOUR)
    before = await left(world, 0)
    await world.bot.close()
    world.env.backend.advance_clock(5 * HOUR)

    await world.env.restart_bot(Guildhall(world.config))

    assert before <= await left(world, 0) <= before + 6 * MINUTE
    assert not questions(world)


async def test_time_goes_on_after_a_restart(world: World) -> None:
    await bruno_thinks(world, "evening")
    await world.restart()
    await world.env.advance_time(22 * MINUTE)
    assert len(questions(world)) == 1

    await world.restart()
    await tap(world.ada, questions(world)[0], "Wait for Bruno")
    assert await left(world, 1) == 15 * MINUTE


async def test_a_day_without_an_answer_is_over_after_a_restart_too(world: World) -> None:
    await run_out(world)
    await world.env.advance_time(23 * HOUR)
    await world.restart()
    await world.env.advance_time(2 * HOUR)

    assert (await stored(world)).epoch == 1


async def test_while_nobody_can_reach_the_bot_no_time_passes(world: World) -> None:
    await begin(world, "2h + 1m + 2h", world.bruno)
    await world.env.advance_time(HOUR)
    before = await left(world, 0)
    await hear(world, "disconnect")
    await world.env.advance_time(5 * HOUR)
    assert not questions(world)

    await hear(world, "resumed")

    assert before <= await left(world, 0) <= before + 6 * MINUTE


async def write(world: World, query: Callable[..., Coroutine[Any, Any, object]], *args: object) -> None:
    """What somebody else does to the clocks of the game."""
    game = await stored(world)

    async def work() -> None:
        await world.bot.database.write(query, game, *args, clock.now())

    await world.env.as_bot(work)


async def pause(world: World) -> None:
    await write(world, table_clocks.stop)
    await world.env.advance_time(9 * HOUR)


async def go_on(world: World) -> None:
    await write(world, table_clocks.go_on, await stored_turn(world))


async def test_a_paused_game_costs_nobody_time(world: World) -> None:
    await begin(world, "2h + 1m + 2h", world.bruno)
    await world.env.advance_time(HOUR)

    await pause(world)
    assert (await stored(world)).seats[0].deadline is None
    await go_on(world)

    assert await left(world, 0) == HOUR


async def test_a_paused_game_asks_nothing_until_it_goes_on(world: World) -> None:
    await run_out(world)
    await world.env.advance_time(20 * HOUR)

    await pause(world)
    assert not questions(world)
    assert "is late in this game" in answer(await world.ada.slash(world.channel, "game late", do="wait"))
    await go_on(world)
    assert len(questions(world)) == 1
    await world.env.advance_time(4 * HOUR)

    assert (await stored(world)).epoch == 1


async def test_a_game_goes_on_with_another_clock(world: World) -> None:
    await begin(world, "2h + 1m + 2h", world.bruno)
    await world.env.advance_time(HOUR)
    await play_part(world, world.ada)

    await write(world, table_clocks.change, await stored_turn(world), Clock(30 * MINUTE, 0, 40 * MINUTE))

    assert await left(world, 1) == 40 * MINUTE
    assert (await clock_of(world, 0)).remaining == 40 * MINUTE


async def test_a_game_goes_on_without_a_clock(world: World) -> None:
    await run_out(world)

    await write(world, table_clocks.change, await stored_turn(world), None)
    await world.env.advance_time(2 * DAY)

    game = await stored(world)
    assert (game.epoch, [seat.deadline for seat in game.seats]) == (0, [None, None, None])
    assert not questions(world)


async def test_a_reminder_goes_along_to_another_channel_and_calls_nobody_again(world: World) -> None:
    mona, other = world.moderator(), world.guild.create_text_channel("other")
    await bruno_thinks(world)
    await world.env.advance_time(81 * MINUTE)
    assert len(reminders(world)) == 1

    await mona.slash(world.channel, "manage move", game="1", channel=other)

    assert not reminders(world)
    places = (other, *other.threads)
    moved = [post for place in places for post in place.history() if "most of your time" in text_of(post)]
    assert [world.bruno.mention in text_of(post) for post in moved] == [True]
    assert latest_ping(world) == []


async def test_a_board_in_another_place_asks_again(world: World) -> None:
    await run_out(world)
    (question,) = questions(world)

    await world.env.as_bot(world.bot.publisher.repost_open_games)

    (again,) = questions(world)[-1:]
    assert again.id != question.id
    assert labels_of(again) == labels_of(question)
