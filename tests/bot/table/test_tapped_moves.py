"""Moves made by tapping: stale and forged buttons, taking back, the log, several people at once, crashes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from unittest.mock import ANY

import pytest

from bot.table.choosing import Choice
from bot.table.refusals import MovedOn
from bot.ui import panels
from bot.ui.open_panels import LIFETIME
from tests.bot.conftest import World, answer, click, control, controls_of, ids_of, labels_of, tap, tap_each, text_of
from tests.bot.table.auction import alone, answers_of, at_a_table, log_of, panel_of

pytestmark = pytest.mark.usefixtures("lantern_auction")

END, TAKEN_BACK = '{"do":"end"}', '{"do":"take_back"}'
MOVED_ON = "The game has moved on"


# --- stale and forged -------------------------------------------------------------------------------------------------


async def test_a_stale_button_gets_a_fresh_panel(world: World) -> None:
    panel = await at_a_table(world)
    stale = [custom_id for custom_id in ids_of(panel).split() if ":choose:" in custom_id][1]
    await tap(world.ada, panel, answers_of(panel)[0])

    fresh = answer(await world.click_forged(world.ada, stale))

    assert MOVED_ON in fresh
    assert "Waiting for Bruno" in fresh
    assert len(await log_of(world)) == 2


@pytest.mark.parametrize(
    "rest",
    [
        "nonsense",
        "swap/99",
        "swap/1/1",
        "swap//",
        "~",
        "~nonsense",
        ">9/",
        ">x/swap",
        "!",
        "!~",
        "&",
        "&0/",
        "&00000000/0/1",
    ],
)
async def test_a_forged_choice_is_answered_and_makes_no_move(world: World, rest: str) -> None:
    await alone(world)

    result = await world.click_forged(world.ada, f"gh:b:choose:1:0:{rest}")

    assert result.acknowledged
    assert await log_of(world) == []


async def test_a_forged_choice_does_not_end_a_turn(world: World) -> None:
    panel = await alone(world)
    await tap(world.ada, panel, answers_of(panel)[0])

    await world.click_forged(world.ada, "gh:b:choose:1:1:")
    await world.click_forged(world.ada, "gh:b:choose:1:1:!")

    assert len(await log_of(world)) == 1


async def test_nobody_answers_for_another(world: World) -> None:
    panel = await at_a_table(world)
    hers = next(part["custom_id"] for part in controls_of(panel) if ":choose:" in part["custom_id"])

    result = await world.click_forged(world.chiara, hers)

    assert "You don't have a seat in this game" in answer(result)
    assert await log_of(world) == []


# --- taking back ------------------------------------------------------------------------------------------------------


async def test_a_turn_that_confirmed_itself_is_taken_back_by_one_tap(world: World) -> None:
    panel = await at_a_table(world)
    bids = answers_of(panel)
    await tap(world.ada, panel, bids[0])

    await tap(world.ada, panel, "Take back")

    assert await log_of(world) == [ANY, END, TAKEN_BACK, TAKEN_BACK]
    assert answers_of(panel) == bids
    assert "Take back" not in labels_of(panel)


async def test_what_was_drawn_stays(world: World) -> None:
    panel = await alone(world)
    await tap(world.ada, panel, "Swap a lantern")
    await tap(world.ada, panel, answers_of(panel)[0])

    assert "Take back" not in labels_of(panel)
    assert "nothing to take back" in answer(await world.ada.slash(world.channel, "lantern-auction take-back"))


async def test_nothing_is_taken_back_once_the_round_is_over(world: World) -> None:
    ada = await at_a_table(world)
    bruno = await panel_of(world, world.bruno)
    await tap(world.ada, ada, answers_of(ada)[0])
    await world.env.advance_time(LIFETIME)  # from now on, nobody but Ada can change her panel
    await tap_each(world.bruno, bruno, answers_of(bruno)[0], "End my turn")

    assert ":back:" not in ids_of(bruno)
    await click(world.ada, ada, ":back:")
    assert MOVED_ON in text_of(ada)


# --- the log ----------------------------------------------------------------------------------------------------------


async def test_the_log_shows_own_moves_at_once_and_those_of_others_after_the_turn(world: World) -> None:
    ada = await at_a_table(world)
    await tap(world.ada, ada, answers_of(ada)[0])
    assert "**Ada** bid" in answer(await world.ada.slash(world.channel, "game log"))
    assert "**Ada** bid" not in answer(await world.bruno.slash(world.channel, "game log"))

    bruno = await panel_of(world, world.bruno)
    await tap_each(world.bruno, bruno, answers_of(bruno)[0], "End my turn")

    logs = [answer(await player.slash(world.channel, "game log")) for player in (world.ada, world.bruno)]
    assert [(log.count("**Ada** bid"), log.count("**Bruno** bid")) for log in logs] == [(1, 1), (1, 1)]


async def test_the_log_forgets_what_was_taken_back(world: World) -> None:
    panel = await at_a_table(world)
    first, second, _ = answers_of(panel)
    await tap_each(world.ada, panel, first, "Take back", second)

    log = answer(await world.ada.slash(world.channel, "game log"))

    assert f"**Ada** bid {second.removeprefix('Bid ')}" in log
    assert f"**Ada** bid {first.removeprefix('Bid ')}" not in log


# --- several at once, and crashes -------------------------------------------------------------------------------------


async def test_two_people_move_at_once(world: World) -> None:
    ada, bruno = await at_a_table(world), await panel_of(world, world.bruno)
    hers, his = (answers_of(panel)[0].removeprefix("Bid ") for panel in (ada, bruno))

    await asyncio.gather(
        world.bot.play.choose(1, world.ada.id, Choice((hers,)), 0),
        world.bot.play.choose(1, world.bruno.id, Choice((his,)), 0),
    )
    last = next(seat for seat in (await world.bot.play.look(1, None)).waiting)
    await world.bot.play.choose(1, (world.ada, world.bruno)[last].id, Choice(("end",)), 1)

    assert len(await log_of(world)) == 4
    assert (await world.bot.play.look(1, None)).view.prizes[1:] == (0,)


async def test_two_taps_of_one_person_at_once_count_once(world: World) -> None:
    lanterns = [label.removeprefix("Bid ") for label in answers_of(await at_a_table(world))]

    taps = [world.bot.play.choose(1, world.ada.id, Choice((lantern,)), 0) for lantern in lanterns]
    done = await asyncio.gather(*taps, return_exceptions=True)

    assert len(await log_of(world)) == 2
    assert [type(outcome) for outcome in done].count(MovedOn) == len(taps) - 1


async def test_a_move_that_was_committed_right_before_a_crash_is_there_and_counts_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await at_a_table(world)
    bid = control(panel, ":choose:")["custom_id"]

    async def crash(*_: object, **__: object) -> None:
        raise RuntimeError("the process ends here")

    with monkeypatch.context() as crashing:
        crashing.setattr(panels, "show", crash)
        await world.ada.click(panel, custom_id=bid)
    await world.restart()

    assert len(await log_of(world)) == 2
    said = answer(await world.click_forged(world.ada, bid))
    assert MOVED_ON in said
    assert "Waiting for Bruno" in said
    assert len(await log_of(world)) == 2


async def test_a_move_that_was_not_committed_is_not_acknowledged(world: World) -> None:
    panel = await at_a_table(world)
    bid = answers_of(panel)[0]
    with closing(sqlite3.connect(world.config.storage.path)) as stranger, stranger:
        stranger.execute("CREATE TRIGGER broken BEFORE INSERT ON move BEGIN SELECT RAISE(ABORT, 'broken'); END")
    result = await tap(world.ada, panel, bid)
    assert "Your move wasn't saved" in answer(result)
    with closing(sqlite3.connect(world.config.storage.path)) as stranger, stranger:
        stranger.execute("DROP TRIGGER broken")

    await world.restart()
    assert await log_of(world) == []

    await tap(world.ada, panel, bid)
    assert len(await log_of(world)) == 2


async def test_a_move_that_was_acknowledged_is_in_the_database(world: World) -> None:
    panel = await at_a_table(world)

    await tap(world.ada, panel, answers_of(panel)[0])

    with closing(sqlite3.connect(f"file:{world.config.storage.path}?mode=ro", uri=True)) as stranger:
        assert stranger.execute("SELECT COUNT(*) FROM move").fetchone() == (2,)
