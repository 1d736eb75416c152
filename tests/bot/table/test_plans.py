"""A turn planned before it comes: played as if it had been tapped, if nothing about it has changed; seen by nobody."""

from __future__ import annotations

import pytest

from bot import clock
from bot.storage.database import Transaction
from bot.table import seeds
from bot.table.plans import PAUSE
from bot.table.timekeeping import DAY
from tests.bot.conftest import World, answer, click, control, ids_of, labels_of, tap, tap_each, text_of
from tests.bot.table.planning import ada_plays, begin, log, plan_to_fill, planned, planning, row, wait
from tests.bot.table.timed import latest_ping

#: The same without the end of the turn, and with it.
PLANNED = [(1, "produce QUA")]
WHOLE = [(1, "produce QUA"), (1, "end")]


@pytest.fixture(autouse=True)
def the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeds, "drawn", lambda: 5)


# --- played -----------------------------------------------------------------------------------------------------------


async def test_a_whole_turn_is_played_a_while_after_it_has_begun(world: World) -> None:
    await begin(world, "hamlet")
    panel = await plan_to_fill(world, "End my turn")
    assert "Bruno filled the Quarry (2 gold) · end of the turn" in text_of(panel)
    await world.restart()

    await ada_plays(world)
    assert latest_ping(world) == [world.bruno.id], "he is called as always"
    await world.env.advance_time(PAUSE.start - 1)
    assert (await log(world))[2:] == []
    await world.restart()
    await wait(world)

    assert (await log(world))[2:] == WHOLE
    assert latest_ping(world) == [world.ada.id]
    assert await planned(world) is None


async def test_what_a_plan_leaves_open_is_for_its_owner(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)
    await ada_plays(world)
    await wait(world)

    panel = (await world.bruno.slash(world.channel, "hamlet move")).response

    assert (await log(world))[2:] == PLANNED
    assert panel is not None
    assert {"End my turn", "Take back"} < {*labels_of(panel)}


async def test_it_is_planned_and_withdrawn_by_commands(world: World) -> None:
    await begin(world, "hamlet")

    shown = await world.bruno.slash(world.channel, "game plan", step="produce QUA", do="end")
    assert "Bruno filled the Quarry (2 gold) · end of the turn" in answer(shown)
    assert "Bruno filled the Quarry (2 gold)" in answer(await world.bruno.slash(world.channel, "game plan"))
    shown = await world.bruno.slash(world.channel, "game plan", do="back")
    assert "end of the turn" not in answer(shown)
    assert await planned(world) is not None
    await world.bruno.slash(world.channel, "game plan", do="drop")

    assert await planned(world) is None
    assert "haven't planned" in answer(await world.bruno.slash(world.channel, "game plan", do="drop"))


async def test_steps_are_suggested_as_if_the_turn_had_come(world: World) -> None:
    await begin(world, "hamlet")

    found = await world.bruno.autocomplete(world.channel, "game plan", "step", "produce")
    on_turn = await world.ada.autocomplete(world.channel, "game plan", "step", "produce")

    assert [choice["value"] for choice in found] == ["produce WOO", "produce QUA", "produce FAR"]
    assert on_turn == []


async def test_it_is_planned_in_german(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", language="de")
    await begin(world, "hamlet")
    panel = (await world.bruno.slash(world.channel, "hamlet move")).response
    assert panel is not None

    await tap(world.bruno, panel, "Meinen Zug planen")
    assert "Was würdest du tun, wenn du jetzt dran wärst?" in text_of(panel)
    await click(world.bruno, panel, ":produce$")
    await click(world.bruno, panel, "/QUA$")
    await tap_each(world.bruno, panel, "Fertig", "Plan ändern", "Fertig", "Plan verwerfen")

    assert "Meinen Zug planen" in labels_of(panel)
    assert await planned(world) is None


async def test_in_carrara_a_plan_goes_as_far_as_something_comes_to_light(world: World) -> None:
    await begin(world, "carrara")
    panel = await planning(world, "carrara")

    await tap(world.bruno, panel, "Turn the wheel: up to 5 new")
    assert "Something new comes to light then" in text_of(panel)
    assert ":plan-choose:" not in ids_of(panel)
    await world.ada.slash(world.channel, "carrara do", step="BUY")
    taking = (await world.ada.slash(world.channel, "game show")).response
    assert taking is not None
    await tap(world.ada, taking, "Take all of II: 15🪙")
    await world.ada.slash(world.channel, "carrara do", step=".")
    await wait(world)

    assert (await log(world))[-1] == (1, "BUY")
    assert "Take" in " ".join(labels_of(panel)), "his open panel has moved on"


async def test_after_something_has_come_to_light_the_turn_can_end(world: World) -> None:
    await begin(world, "hamlet")
    panel = await planning(world, "hamlet")
    await tap_each(world.bruno, panel, "Buy", "Buy Flour Mill: free", "Then end my turn")

    await ada_plays(world)
    await wait(world)

    assert [move for _, move in (await log(world))[2:]] == ["town buy 1", "end"]


async def test_a_plan_outlives_the_turns_of_others(world: World) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    await world.chiara.slash(world.channel, "game join")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await plan_to_fill(world)

    await ada_plays(world)
    await wait(world)
    await world.chiara.slash(world.channel, "hamlet do", step="end")
    await wait(world)

    assert (await log(world))[-1] == (2, "produce QUA")


async def test_whoever_was_away_reads_what_their_plan_did(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world, "End my turn")
    await ada_plays(world)
    await wait(world)
    await ada_plays(world, "end")

    shown = answer(await world.bruno.slash(world.channel, "hamlet move"))

    assert "-# **Bruno** filled the Quarry (2 gold)" in shown


async def test_the_clock_runs_until_the_plan_is_played(world: World) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    await world.ada.slash(world.channel, "game set-up", clock="day")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await plan_to_fill(world, "End my turn")

    await ada_plays(world)
    deadline = (await row(world)).seats[1].deadline
    await wait(world)

    assert deadline is not None
    assert deadline - clock.now() <= DAY
    assert (await row(world)).seats[1].deadline is None


# --- not played -------------------------------------------------------------------------------------------------------


async def test_nothing_of_it_is_played_once_something_about_it_has_changed(world: World) -> None:
    await begin(world, "hamlet")
    panel = await planning(world, "hamlet")
    await tap_each(world.bruno, panel, "Buy", "Buy Flour Mill: free", "Done")

    await ada_plays(world, "town buy 1 end")
    await wait(world)

    assert (await log(world))[2:] == []
    assert "It isn't played, because something has changed: Now it would be" in text_of(panel)
    assert "“Bruno bought the draft for the Flour Mill”" in text_of(panel), "what it was"
    assert await planned(world) is not None, "to be adapted"
    await world.bruno.slash(world.channel, "hamlet do", step="end")
    assert await planned(world) is None


async def test_what_has_become_impossible_is_said_in_the_words_of_the_rules(world: World) -> None:
    await begin(world, "hamlet")
    panel = await plan_to_fill(world)

    await ada_plays(world, "produce QUA end")
    await wait(world)

    assert (await log(world))[2:] == []
    assert "It isn't played, because something has changed: Quarry (QUA) has no room for that." in text_of(panel)


async def test_a_plan_that_does_not_fit_any_more_is_changed_from_there_on(world: World) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    await world.chiara.slash(world.channel, "game join")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    panel = await plan_to_fill(world)
    await ada_plays(world, "produce QUA end")
    assert "As things stand, it wouldn't be played" in text_of(panel)

    await tap_each(world.bruno, panel, "Change my plan", "Fill", "Fill Woodcutter (WOO): 2 gold", "Done")
    await world.chiara.slash(world.channel, "hamlet do", step="end")
    await wait(world)

    assert (await log(world))[-1] == (2, "produce WOO")


async def test_whoever_moves_first_has_no_plan_any_more(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)
    await ada_plays(world)

    await world.bruno.slash(world.channel, "hamlet do", step="produce FAR")
    await wait(world)

    assert (await log(world))[2:] == [(1, "produce FAR")]
    assert await planned(world) is None


async def test_it_is_withdrawn_even_once_the_turn_has_come(world: World) -> None:
    await begin(world, "hamlet")
    panel = await plan_to_fill(world)
    await ada_plays(world)
    assert "It's played within two minutes" in text_of(panel)

    await tap(world.bruno, panel, "Withdraw my plan")
    await wait(world)

    assert (await log(world))[2:] == []
    assert "Your plan" not in text_of(panel)


async def test_a_paused_game_plays_none_until_it_goes_on(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)
    await ada_plays(world)
    mona = world.moderator()
    await mona.slash(world.channel, "manage pause", game="1")
    await wait(world)
    assert (await log(world))[2:] == []

    await mona.slash(world.channel, "manage resume", game="1")
    await wait(world)

    assert (await log(world))[2:] == PLANNED


async def test_it_goes_when_a_computer_takes_the_seat(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)

    await world.bruno.slash(world.channel, "game leave", sure=True)
    await world.bruno.slash(world.channel, "game return")

    assert await planned(world) is None


async def test_it_goes_when_somebody_else_takes_the_seat(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)

    await world.moderator().slash(world.channel, "manage replace", game="1", seat="1", person=world.chiara)

    assert await planned(world) is None


async def test_it_goes_when_the_game_is_cancelled(world: World) -> None:
    await begin(world, "hamlet")
    await plan_to_fill(world)

    await world.moderator().slash(world.channel, "manage cancel", game="1", sure=True)

    assert await planned(world) is None


async def test_a_plan_that_cannot_be_read_is_none(world: World) -> None:
    await begin(world, "hamlet")
    panel = await plan_to_fill(world)
    await world.bot.database.write(Transaction.run, "UPDATE seat SET plan = '[{\"move\":7}]'")

    await tap(world.bruno, panel, "Refresh")
    assert "Plan my turn" in labels_of(panel)
    await ada_plays(world)
    await wait(world)

    assert (await log(world))[2:] == []


async def test_a_button_of_an_earlier_plan_changes_nothing(world: World) -> None:
    await begin(world, "hamlet")
    panel = await planning(world, "hamlet")
    await tap(world.bruno, panel, "Fill")
    fill = control(panel, "/QUA$")["custom_id"]
    await world.bruno.click(panel, custom_id=fill)
    before = await planned(world)

    await world.click_forged(world.bruno, fill)

    assert await planned(world) == before
