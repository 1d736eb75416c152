"""A moderator changes the clock of a game that is running."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.controllers import CONTROLLERS
from bot.table.clocks import clock_of as clock_of_game
from bot.table.timekeeping import DAY, HOUR, MINUTE, Clock
from tests.bot.conftest import World, answer, choose, click, labels_of, tap, text_of
from tests.bot.playing import start
from tests.bot.publishing.test_publisher import play_part
from tests.bot.table.moderating import deeds, panel_for
from tests.bot.table.timed import begin, clock_of, latest_ping, left, questions, reminders, run_out, stored

EVERY_GAME = sorted(controller.key for controller in CONTROLLERS.values())


@pytest.fixture
def mona(world: World) -> MemberActor:
    return world.moderator()


# --- how it's chosen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_the_clock_is_chosen_on_the_panel_and_the_table_is_told_once(
    world: World, mona: MemberActor, game: str
) -> None:
    await begin(world, "none", world.bruno, game=game)
    shown = await panel_for(mona, world)

    await tap(mona, shown, "Clock")
    form = await choose(mona, shown, "evening")
    await world.restart()
    await mona.submit_modal(form, {"reason": "The evening is short"})

    assert "The clock is changed" in text_of(shown)
    assert clock_of_game(await stored(world)) == Clock(15 * MINUTE, 3 * MINUTE, 30 * MINUTE)
    (notice,) = [post for post in world.posts if "a moderator changed the clock. ⏳ **An evening:**" in text_of(post)]
    assert "💬 The evening is short" in text_of(notice)
    assert latest_ping(world) == sorted([world.ada.id, world.bruno.id])
    assert "⏳" in text_of(world.board)
    log = answer(await mona.slash(world.channel, "manage log", game="1"))
    assert "changed the clock: ⏳ **An evening:** 15 minutes" in log
    assert "💬 The evening is short" in log
    assert "A moderator changed the clock." in answer(await world.ada.slash(world.channel, "game log", game="1"))


async def test_own_times_and_playing_hours_are_filled_in(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    shown = await panel_for(mona, world)
    await tap(mona, shown, "Clock")

    await mona.submit_modal(
        await click(mona, shown, ":manage-clock-form:"),
        {"bank": "2d", "increment": "1h", "cap": "3d", "reason": "Holidays"},
    )
    await tap(mona, shown, "Clock")
    await mona.submit_modal(
        await click(mona, shown, ":manage-hours-form:"), {"hours": "18-23", "zone": "Berlin", "reason": ""}
    )

    assert [deed.reason for deed in await deeds(world)] == ["", "Holidays"]
    await tap(mona, shown, "Clock")
    assert "⏳ **Clock:** 2 days to begin with, 1 hour more each turn, 3 days at most." in text_of(shown)
    assert "18:00–23:00 (Europe/Berlin)" in text_of(shown)


async def test_the_command_changes_it_and_takes_it_away(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)

    said = answer(await mona.slash(world.channel, "manage clock", game="1", clock="day", reason="Too slow"))
    again = answer(await mona.slash(world.channel, "manage clock", game="1", clock="day"))
    await mona.slash(world.channel, "manage clock", game="1", clock="none")

    assert said == "✅ The clock is changed. I've told the table."
    assert again == "This game already has that clock."
    assert [(deed.act, deed.reason) for deed in await deeds(world)] == [("clock", ""), ("clock", "Too slow")]
    assert (await stored(world)).clock is None
    assert "There's none any more" in text_of(world.posts[-1])
    assert "⏳" not in text_of(world.board)


async def test_without_a_clock_the_command_shows_what_can_be_chosen(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)

    shown = (await mona.slash(world.channel, "manage clock", game="1")).response
    suggested = await mona.autocomplete(world.channel, "manage clock", "clock", "even")

    assert shown is not None
    assert {"Other times…", "Playing hours…", "Back to the game"} <= {*labels_of(shown)}
    assert [choice["value"] for choice in suggested] == ["evening"]


async def test_in_german(world: World, mona: MemberActor) -> None:
    await mona.slash(world.channel, "settings", language="de")
    await mona.slash(world.channel, "manage server", language="de")
    await start(world, world.bruno)
    shown = await panel_for(mona, world)

    await tap(mona, shown, "Uhr")
    await mona.submit_modal(await choose(mona, shown, "day"), {})

    assert "Die Uhr ist umgestellt" in text_of(shown)
    assert "Die Moderation hat die Uhr umgestellt. ⏳ **Ein Tag je Zug:**" in text_of(world.posts[-1])


@pytest.mark.parametrize(
    "forged", ["gh:b:change-clock:1:-:", "gh:b:manage-clock-form:1:-:", "gh:b:manage-hours-form:1:-:"]
)
async def test_nobody_else_changes_it(world: World, forged: str) -> None:
    await start(world, world.bruno)

    typed = answer(await world.ada.slash(world.channel, "manage clock", game="1", clock="day"))
    tapped = answer(await world.click_forged(world.ada, forged))

    assert typed == tapped == "Only moderators of this server can do that."
    assert (await stored(world)).clock is None


async def test_a_table_that_has_not_started_has_its_host_for_that(world: World, mona: MemberActor) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await mona.slash(world.channel, "manage clock", game="1", clock="day"))

    assert "hasn't started" in said
    assert await deeds(world) == []


# --- what becomes of everybody's time ---------------------------------------------------------------------------------


async def test_nobody_has_less_than_the_new_clock_begins_with(world: World, mona: MemberActor) -> None:
    await begin(world, "30m + 1m + 30m", world.bruno)
    await world.env.advance_time(20 * MINUTE)
    await play_part(world, world.ada)

    await mona.slash(world.channel, "manage clock", game="1", clock="2h + 1h + 3h")

    assert [(await clock_of(world, 0)).remaining, await left(world, 1)] == [2 * HOUR, 2 * HOUR]
    await play_part(world, world.bruno)
    assert [await left(world, seat) for seat in (0, 1)] == [3 * HOUR, 3 * HOUR]


async def test_whoever_has_more_keeps_it_as_far_as_the_new_clock_can_hold_it(world: World, mona: MemberActor) -> None:
    await begin(world, "2h + 1m + 2h", world.bruno)
    await world.env.advance_time(40 * MINUTE)
    await play_part(world, world.ada)
    await world.env.advance_time(50 * MINUTE)

    await mona.slash(world.channel, "manage clock", game="1", clock="10m + 1m + 60m")

    assert [(await clock_of(world, 0)).remaining, await left(world, 1)] == [60 * MINUTE, 30 * MINUTE]


async def test_nobody_is_late_any_more_and_the_question_goes(world: World, mona: MemberActor) -> None:
    await run_out(world)
    assert len(questions(world)) == 1

    await mona.slash(world.channel, "manage clock", game="1", clock="day")
    await world.env.advance_time(18 * HOUR)

    assert not questions(world)
    assert not reminders(world)
    await world.env.advance_time(2 * HOUR)
    assert len(reminders(world)) == 1


async def test_a_clock_begins_to_run_in_a_game_that_had_none(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(9 * DAY)

    await mona.slash(world.channel, "manage clock", game="1", clock="evening")
    await play_part(world, world.ada)
    await world.env.advance_time(16 * MINUTE)

    assert len(questions(world)) == 1


async def test_in_a_paused_game_the_new_clock_runs_only_when_it_goes_on(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage pause", game="1")

    await mona.slash(world.channel, "manage clock", game="1", clock="evening")
    await world.env.advance_time(DAY)
    await mona.slash(world.channel, "manage resume", game="1")

    assert await left(world, 0) == 15 * MINUTE
