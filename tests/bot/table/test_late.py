"""Running out of time: the reminder, and what the table does at zero."""

from __future__ import annotations

from bot.storage import games
from bot.table.timekeeping import DAY, MINUTE
from tests.bot.conftest import World, answer, labels_of, tap, text_of
from tests.bot.playing import panel_of
from tests.bot.publishing.test_notifying import directly
from tests.bot.publishing.test_publisher import play_part
from tests.bot.table.test_lobby import pinged
from tests.bot.table.timed import (
    begin,
    bruno_thinks,
    clock_of,
    latest_ping,
    left,
    question_id,
    questions,
    reminders,
    run_out,
    stored,
)

# --- the reminder -----------------------------------------------------------------------------------------------------


async def test_one_reminder_comes_when_most_of_the_time_is_gone(world: World) -> None:
    await bruno_thinks(world)

    await world.env.advance_time(79 * MINUTE)
    assert not reminders(world)
    await world.env.advance_time(2 * MINUTE)

    (reminder,) = reminders(world)
    assert f"⏳ {world.bruno.mention}, most of your time for Tiny Towns is gone" in text_of(reminder)
    assert latest_ping(world) == [world.bruno.id]
    await world.env.advance_time(10 * MINUTE)
    assert reminders(world) == [reminder]


async def test_a_reminder_goes_once_its_player_has_moved(world: World) -> None:
    await begin(world, "100m + 1m + 100m", world.bruno, world.chiara)
    await world.env.advance_time(81 * MINUTE)
    assert latest_ping(world) == sorted([world.ada.id, world.bruno.id, world.chiara.id])

    await play_part(world, world.ada)
    await play_part(world, world.bruno)
    assert len(reminders(world)) == 1
    await play_part(world, world.chiara)

    assert not reminders(world)


async def test_nobody_is_reminded_who_has_just_tapped(world: World) -> None:
    await bruno_thinks(world)
    await world.env.advance_time(75 * MINUTE)
    await panel_of(world, world.bruno)

    await world.env.advance_time(14 * MINUTE)
    assert not reminders(world)
    await world.env.advance_time(2 * MINUTE)

    assert len(reminders(world)) == 1


async def test_a_reminder_that_waits_does_not_hold_up_what_comes_after_it(world: World) -> None:
    await bruno_thinks(world)
    await world.env.advance_time(79 * MINUTE)
    await panel_of(world, world.bruno)
    await world.env.advance_time(10 * MINUTE)
    await panel_of(world, world.bruno)

    await world.env.advance_time(11 * MINUTE + 1)

    assert not reminders(world)
    assert len(questions(world)) == 1


async def test_a_question_follows_a_reminder_in_time(world: World) -> None:
    await bruno_thinks(world, "75m + 1m + 75m")
    await world.env.advance_time(59 * MINUTE + 30)
    await panel_of(world, world.bruno)

    await world.env.advance_time(15 * MINUTE)
    assert len(reminders(world)) == 1
    await world.env.advance_time(31)

    assert len(questions(world)) == 1


async def test_whoever_wants_no_pings_gets_no_reminder(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", notify="none")
    await bruno_thinks(world)

    await world.env.advance_time(90 * MINUTE)

    assert not reminders(world)


async def test_whoever_wants_direct_messages_is_reminded_by_one(world: World) -> None:
    await world.bruno.slash(world.channel, "settings", notify="direct")
    await begin(world, "100m + 1m + 100m", world.bruno)
    await play_part(world, world.ada)
    before = len(directly(world, world.bruno))

    await world.env.advance_time(90 * MINUTE)
    await world.restart()
    await world.env.advance_time(MINUTE)

    (reminder,) = directly(world, world.bruno)[before:]
    assert f"⏳ Your deadline: <t:{(await stored(world)).seats[1].deadline}:R>" in text_of(reminder)
    assert not reminders(world)
    assert world.bruno.id not in pinged(world)


# --- at zero ----------------------------------------------------------------------------------------------------------


async def test_at_zero_the_others_are_asked(world: World) -> None:
    await run_out(world)

    (question,) = questions(world)
    assert f"⏰ {world.bruno.mention}'s time in Tiny Towns is up" in text_of(question)
    assert labels_of(question) == ["Wait for Bruno", "Computer moves for Bruno", "Computer plays on for Bruno"]
    assert latest_ping(world) == sorted([world.ada.id, world.chiara.id])
    assert not reminders(world)


async def test_at_zero_nobody_is_woken_if_somebody_else_can_decide(world: World) -> None:
    await world.ada.slash(world.channel, "settings", quiet="22-7 UTC")

    await run_out(world)

    assert latest_ping(world) == [world.chiara.id]


async def test_at_zero_whoever_alone_can_decide_is_called_at_any_hour(world: World) -> None:
    await world.ada.slash(world.channel, "settings", quiet="22-7 UTC")
    await world.chiara.slash(world.channel, "settings", quiet="22-7 UTC")

    await run_out(world)

    assert latest_ping(world) == sorted([world.ada.id, world.chiara.id])


async def test_the_table_waits(world: World) -> None:
    await run_out(world)
    (question,) = questions(world)

    said = answer(await tap(world.ada, question, "Wait for Bruno"))

    assert "Bruno has a full clock again" in said
    assert await left(world, 1) == 15 * MINUTE
    assert not questions(world)
    assert f"⏳ Bruno: <t:{(await stored(world)).seats[1].deadline}:R>" in text_of(world.board)
    assert "The table decided to wait" in answer(await world.ada.slash(world.channel, "game log"))
    await world.env.advance_time(16 * MINUTE)
    assert len(questions(world)) == 1


async def test_the_table_lets_a_computer_make_the_move(world: World) -> None:
    await run_out(world)

    said = answer(await tap(world.chiara, questions(world)[0], "Computer moves for Bruno"))

    game = await stored(world)
    assert "A computer has made Bruno's move" in said
    assert (game.epoch, game.seats[1].level) == (1, None)
    moves = await world.bot.database.read(games.moves, 1)
    assert {move.level for move in moves if move.seat == 1} == {"normal"}
    assert not questions(world)
    assert await left(world, 1) == 3 * MINUTE


async def test_the_table_lets_a_computer_play_until_its_owner_is_back(world: World) -> None:
    await run_out(world)

    await tap(world.ada, questions(world)[0], "Computer plays on for Bruno")

    game = await stored(world)
    assert (game.epoch, game.seats[1].level, game.seats[1].deadline) == (1, "normal", None)
    assert not questions(world)
    await world.bruno.slash(world.channel, "game return")
    await play_part(world, world.ada)
    await play_part(world, world.chiara)
    assert await left(world, 1) == 3 * MINUTE


async def test_after_a_day_without_an_answer_a_computer_makes_the_move(world: World) -> None:
    await run_out(world)
    await world.env.advance_time(DAY - 3 * MINUTE)
    assert len(questions(world)) == 1

    await world.env.advance_time(3 * MINUTE)

    assert (await stored(world)).epoch == 1
    assert "no one decided" in answer(await world.ada.slash(world.channel, "game log"))


async def test_whoever_is_late_can_still_move(world: World) -> None:
    await run_out(world)

    await play_part(world, world.bruno)

    assert (await stored(world)).epoch == 1
    assert not questions(world)


async def test_a_command_decides_as_a_button_does(world: World) -> None:
    await run_out(world)

    said = answer(await world.ada.slash(world.channel, "game late", do="wait"))

    assert "Bruno has a full clock again" in said


async def test_whoever_is_late_decides_nothing_for_themselves(world: World) -> None:
    await run_out(world)

    assert "the others decide" in answer(await tap(world.bruno, questions(world)[0], "Wait for Bruno"))
    assert "is late in this game" in answer(await world.bruno.slash(world.channel, "game late", do="wait"))
    assert (await clock_of(world, 1)).is_late


async def test_spectators_decide_nothing(world: World) -> None:
    await run_out(world)
    dora = world.guild.add_member(world.env.create_user("Dora"))

    said = answer(await tap(dora, questions(world)[0], "Wait for Bruno"))

    assert "Ada, Bruno, Chiara" in said
    assert (await clock_of(world, 1)).is_late


async def test_an_answer_that_comes_too_late_changes_nothing(world: World) -> None:
    await run_out(world)
    (question,) = questions(world)
    wait = question_id(question)
    await play_part(world, world.bruno)

    said = answer(await world.click_forged(world.ada, wait))

    assert "That's settled" in said
    assert await left(world, 1) == 3 * MINUTE


async def test_several_people_are_late_at_once(world: World) -> None:
    await begin(world, "evening", world.bruno, world.chiara)
    await play_part(world, world.ada)
    await world.env.advance_time(16 * MINUTE)
    (question,) = questions(world)
    assert len(labels_of(question)) == 6
    assert "Say whom you mean" in answer(await world.ada.slash(world.channel, "game late", do="wait"))

    await tap(world.bruno, question, "Wait for Chiara")
    (question,) = questions(world)
    assert labels_of(question)[0] == "Wait for Bruno"
    assert len(labels_of(question)) == 3
    await world.ada.slash(world.channel, "game late", do="move", person=world.bruno)

    assert not questions(world)
    assert (await stored(world)).epoch == 0


async def test_someone_else_who_runs_out_of_time_is_asked_about_anew(world: World) -> None:
    await run_out(world)
    await tap(world.ada, questions(world)[0], "Computer moves for Bruno")
    await play_part(world, world.ada)
    await world.env.advance_time(4 * MINUTE)
    assert labels_of(questions(world)[0])[0] == "Wait for Bruno"

    await world.env.advance_time(14 * MINUTE)

    (question,) = questions(world)
    assert [label for label in labels_of(question) if label.startswith("Wait")] == ["Wait for Bruno", "Wait for Chiara"]
