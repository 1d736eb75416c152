"""How a host chooses the clock of a table: from the menu, in forms, and with the command."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult, ResponseMessage

from bot.table.clocks import clock_of
from bot.table.timekeeping import DAY, HOUR, MINUTE, Clock, Hours
from bot.ui.messages import ControlId
from tests.bot.conftest import World, answer, choose, click, text_of
from tests.bot.table.timed import begin, stored


async def set_up(world: World) -> ResponseMessage:
    """What Ada can change about her table."""
    await world.ada.slash(world.channel, "tiny-towns new")
    shown = (await click(world.ada, world.card, ":set-up:")).response
    assert shown is not None
    return shown


async def fill_in(world: World, shown: ResponseMessage, button: str, **fields: str) -> InteractionResult:
    return await world.ada.submit_modal(await click(world.ada, shown, button), fields)


async def chosen(world: World) -> Clock | None:
    return clock_of(await stored(world))


async def test_a_table_has_no_clock_unless_its_host_chooses_one(world: World) -> None:
    shown = await set_up(world)
    assert await chosen(world) is None
    assert "⏳" not in text_of(world.card)

    await choose(world.ada, shown, "evening")

    card = text_of(world.card)
    assert "⏳ **An evening:** 15 minutes to begin with, 3 minutes more each turn, 30 minutes at most." in card
    assert await chosen(world) == Clock(15 * MINUTE, 3 * MINUTE, 30 * MINUTE)
    await choose(world.ada, shown, "none")
    assert await chosen(world) is None


async def test_other_times_are_filled_in(world: World) -> None:
    shown = await set_up(world)

    await fill_in(world, shown, ":clock-form:", bank="2 days", increment="12h", cap="4d 12 hours")

    assert await chosen(world) == Clock(2 * DAY, 12 * HOUR, 4 * DAY + 12 * HOUR)
    card = text_of(world.card)
    assert "⏳ **Clock:** 2 days to begin with, 12 hours more each turn, 4 days 12 hours at most." in card


async def test_playing_hours_are_filled_in_and_stay_with_another_clock(world: World) -> None:
    shown = await set_up(world)
    await choose(world.ada, shown, "day")

    await fill_in(world, shown, ":hours-form:", hours="18–23", zone="berlin")
    await choose(world.ada, shown, "week")

    clock = await chosen(world)
    assert clock is not None
    assert clock.hours == Hours(18 * 60, 23 * 60, "Europe/Berlin")
    assert "only during playing hours: 18:00–23:00 (Europe/Berlin)" in text_of(world.card)
    await fill_in(world, shown, ":hours-form:", hours="", zone="Europe/Berlin")
    assert (await chosen(world)) == Clock(7 * DAY, DAY, 7 * DAY)


async def test_a_form_survives_a_restart(world: World) -> None:
    shown = await set_up(world)
    form = await click(world.ada, shown, ":clock-form:")
    await world.restart()

    await world.ada.submit_modal(form, {"bank": "1d", "increment": "1h", "cap": "2d"})

    assert await chosen(world) == Clock(DAY, HOUR, 2 * DAY)


@pytest.mark.parametrize(
    ("option", "typed", "refused"),
    [
        ("clock", "slowly", "as a clock"),
        ("clock", "1d + 1d", "as a clock"),
        ("clock", "1d + 1d + soon", "as a time span"),
        ("clock", "1d + 1d + 9 lightyears", "as a time span"),
        ("clock", "0 + 1d + 2d", "begins with more than nothing"),
        ("clock", "0m + 1d + 1d", "begins with more than nothing"),
        ("clock", "2d + 1d + 1d", "begins with more than nothing"),
        ("clock", "1d + 1d + 9999d", "60 days at most"),
        ("hours", "18-19", "Choose a clock first"),
    ],
)
async def test_what_cannot_be_read_changes_nothing(world: World, option: str, typed: str, refused: str) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.ada.slash(world.channel, "game set-up", **{option: typed}))

    assert refused in said
    assert await chosen(world) is None


async def test_playing_hours_are_long_enough_to_play(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.ada.slash(world.channel, "game set-up", clock="day", hours="18:00-18:30"))

    assert "at least an hour" in said


async def test_only_the_host_chooses(world: World) -> None:
    await set_up(world)
    await click(world.bruno, world.card, ":join:")

    for_bruno = await world.click_forged(world.bruno, ControlId("clock-form", 1).button())
    said = answer(await world.bruno.slash(world.channel, "game set-up", clock="day"))

    assert "Only Ada can change" in answer(for_bruno)
    assert "Only Ada can change" in said
    assert await chosen(world) is None


async def test_a_clock_is_no_longer_chosen_once_the_game_has_begun(world: World) -> None:
    shown = await set_up(world)
    form = await click(world.ada, shown, ":clock-form:")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.card, ":start:")

    said = answer(await world.ada.submit_modal(form, {"bank": "1d", "increment": "1h", "cap": "2d"}))

    assert "already" in said
    assert await chosen(world) is None


async def test_clocks_are_suggested(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    found = await world.ada.autocomplete(world.channel, "game set-up", "clock", "evening")

    assert [choice["value"] for choice in found] == ["evening"]


async def test_in_german(world: World) -> None:
    await world.moderator().slash(world.channel, "manage server", language="de")
    await world.bruno.slash(world.channel, "settings", language="de")
    await begin(world, "2 Tage + 12 Std. + 3 Tage", world.bruno)
    until = (await stored(world)).seats[1].deadline

    assert "⏳ **Uhr:** 2 Tage zu Beginn, 12 Stunden mehr je Zug, höchstens 3 Tage." in text_of(world.posts[0])
    assert f"⏳ Ada, Bruno: <t:{until}:R>" in text_of(world.board)
    assert f"⏳ Deine Frist: <t:{until}:R>" in answer(await world.bruno.slash(world.channel, "tiny-towns move"))
    said = answer(await world.bruno.slash(world.channel, "settings", quiet="22-7 Uhr Berlin"))
    assert "22:00–07:00 (Europe/Berlin)" in said


async def test_a_turn_may_add_nothing(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await world.ada.slash(world.channel, "game set-up", clock="2 days + 0 + 2 days"))

    assert "2 days to begin with, 0 minutes more each turn, 2 days at most" in said
