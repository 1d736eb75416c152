"""What moderators do about a game: pausing, skipping, replacing, moving; and what everybody gets to know of it."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.table.timekeeping import DAY, MINUTE
from tests.bot.conftest import World, answer, click, control, ids_of, tap, text_of
from tests.bot.playing import panel_of, place_first, play_round, start
from tests.bot.table.moderating import deeds, panel_for, seat_panel, tap_and_say_why
from tests.bot.table.timed import begin, latest_ping, left, questions, reminders, run_out, stored

EVERY_GAME = sorted(controller.key for controller in CONTROLLERS.values())


@pytest.fixture
def mona(world: World) -> MemberActor:
    return world.moderator()


# --- pausing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_nobody_moves_in_a_paused_game(world: World, mona: MemberActor, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)
    panel = await panel_of(world, world.ada)
    old_button = control(panel, ":choose:")["custom_id"]

    said = answer(await mona.slash(world.channel, "manage pause", game="1", reason="Holidays"))
    paused, left = text_of(panel), ids_of(panel)
    tapped = await world.click_forged(world.ada, old_button)

    assert said == "⏸️ The game is paused."
    assert "A moderator paused this game" in text_of(world.board)
    assert ":open:" not in ids_of(world.board)
    assert "You can move as soon as it goes on" in paused
    assert ":choose:" not in left
    assert "You can move as soon as it goes on" in answer(tapped)
    assert (await stored(world)).moves == ()


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_game_that_goes_on_calls_whoever_is_to_move(world: World, mona: MemberActor, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)
    await mona.slash(world.channel, "manage pause", game="1")
    await world.restart()

    said = answer(await mona.slash(world.channel, "manage resume", game="1"))

    assert said == "▶️ The game goes on."
    assert "paused" not in text_of(world.board)
    assert world.ada.id in latest_ping(world)
    assert ":choose:" in ids_of(await panel_of(world, world.ada))


async def test_what_is_typed_is_refused_while_a_game_is_paused(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage pause", game="1")

    typed = await world.ada.slash(world.channel, "tiny-towns do", step="wood A1")
    taken_back = await world.ada.slash(world.channel, "tiny-towns take-back")
    listed = answer(await world.ada.slash(world.channel, "game list"))

    assert answer(typed) == answer(taken_back) == "⏸️ A moderator paused this game. You can move as soon as it goes on."
    assert "paused" in listed
    assert ":open:" not in listed


async def test_computers_rest_while_a_game_is_paused(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage pause", game="1")
    await world.bruno.slash(world.channel, "game leave", game="1", sure=True)
    await world.env.advance_time(DAY)
    assert (await stored(world)).moves == ()

    await mona.slash(world.channel, "manage resume", game="1")

    assert {move.seat for move in (await stored(world)).moves} == {1}


async def test_clocks_stand_still_while_a_game_is_paused(world: World, mona: MemberActor) -> None:
    await begin(world, "100m + 1m + 100m", world.bruno)
    await world.env.advance_time(50 * MINUTE)
    await mona.slash(world.channel, "manage pause", game="1")
    assert [seat.deadline for seat in (await stored(world)).seats] == [None, None]

    await world.env.advance_time(3 * DAY)
    await world.restart()
    assert not reminders(world)
    await mona.slash(world.channel, "manage resume", game="1")

    assert await left(world, 0) == await left(world, 1) == 50 * MINUTE


async def test_the_table_is_asked_about_whoever_is_late_only_while_the_game_goes_on(
    world: World, mona: MemberActor
) -> None:
    await run_out(world)
    (question,) = questions(world)

    await mona.slash(world.channel, "manage pause", game="1")
    assert not questions(world)
    await world.env.advance_time(2 * DAY)
    assert {move.seat for move in (await stored(world)).moves} == {0, 2}
    await mona.slash(world.channel, "manage resume", game="1")

    (again,) = questions(world)
    assert again.id != question.id


async def test_a_game_is_paused_and_resumed_once(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    shown = await panel_for(mona, world)
    first, second = await click(mona, shown, ":pause:"), await click(mona, shown, ":pause:")

    await mona.submit_modal(first, {"reason": "Holidays"})
    again = await mona.submit_modal(second, {})
    await tap_and_say_why(mona, shown, "Resume")
    resumed = answer(await mona.slash(world.channel, "manage resume", game="1"))

    assert "paused already" in answer(again)
    assert "isn't paused" in resumed
    assert [(deed.act, deed.reason) for deed in await deeds(world)] == [("resume", ""), ("pause", "Holidays")]


async def test_a_table_that_has_not_started_cannot_be_paused(world: World, mona: MemberActor) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")

    said = answer(await mona.slash(world.channel, "manage pause", game="1"))

    assert "hasn't started" in said
    assert await deeds(world) == []


async def test_in_german_the_board_and_the_panel_say_so(world: World, mona: MemberActor) -> None:
    await mona.slash(world.channel, "manage server", language="de")
    await world.ada.slash(world.channel, "settings", language="de")
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)

    await mona.slash(world.channel, "manage pause", game="1")

    assert "Die Moderation hat diese Partie" in text_of(world.board)
    assert "Sobald sie weitergeht, kannst du ziehen" in text_of(panel)


# --- skipping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_computer_makes_somebodys_move(world: World, mona: MemberActor, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)

    said = answer(await mona.slash(world.channel, "manage skip", game="1", seat="0", sure=True))

    assert said == "✅ A computer has made Ada's move."
    log = await world.bot.database.read(games.moves, 1)
    assert {(move.seat, move.level) for move in log} == {(0, "normal")}
    assert (await stored(world)).seats[0].level is None
    assert "let a computer make Ada's move" in answer(await world.ada.slash(world.channel, "game log", game="1"))


async def test_in_a_round_of_several_nobody_is_asked_because_the_move_can_be_taken_back(
    world: World, mona: MemberActor
) -> None:
    await start(world, world.bruno, world.chiara)
    shown = await seat_panel(mona, world, 1)

    await tap_and_say_why(mona, shown, "Let a computer make this move", "Ill")

    assert "A computer has made Bruno's move" in text_of(shown)
    assert [(deed.act, deed.reason) for deed in await deeds(world)] == [("skip", "Ill")]
    assert {move.seat for move in (await stored(world)).moves} == {1}
    back = answer(await world.bruno.slash(world.channel, "game undo", game="1"))
    assert "took back your last move" in back


async def test_a_computer_goes_on_from_what_somebody_has_begun(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno, world.chiara)
    await place_first(world.bruno, await panel_of(world, world.bruno))
    begun = (await stored(world)).moves

    await mona.slash(world.channel, "manage skip", game="1", seat="1")

    moves = (await stored(world)).moves
    assert moves[: len(begun)] == begun
    assert {move.level for move in moves[len(begun) :]} <= {"normal"}
    assert 1 not in (await world.bot.play.look(1, None)).waiting


async def test_what_ends_the_turn_for_everybody_is_asked_first(world: World, mona: MemberActor) -> None:
    await begin(world, "none", world.bruno, game="carrara")
    asked = (await mona.slash(world.channel, "manage skip", game="1", seat="0", reason="Ill")).response
    assert asked is not None
    assert "It can't be undone" in text_of(asked)

    form, second = await tap(mona, asked, "Make Ada's move"), await tap(mona, asked, "Make Ada's move")
    assert (await stored(world)).epoch == 0
    assert "'value': 'Ill'" in str(form.modal)
    assert "That ends the turn for everyone and can't be undone." in str(form.modal)
    await world.restart()
    await mona.submit_modal(form, {"reason": "Ill"})
    again = await mona.submit_modal(second, {})

    assert (await stored(world)).epoch == 1
    assert "has moved on" in answer(again)
    assert [deed.act for deed in await deeds(world)] == ["skip"]


async def test_whoever_is_not_waited_for_is_not_skipped(world: World, mona: MemberActor) -> None:
    await begin(world, "none", world.bruno, game="carrara")

    said = answer(await mona.slash(world.channel, "manage skip", game="1", seat="1"))
    missing = answer(await mona.slash(world.channel, "manage skip", game="1", seat="7"))

    assert said == "The game isn't waiting for Bruno."
    assert "no such seat" in missing
    assert await deeds(world) == []


async def test_nobody_is_skipped_while_the_game_is_paused(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage pause", game="1")

    said = answer(await mona.slash(world.channel, "manage skip", game="1", seat="0", sure=True))

    assert "paused this game" in said
    assert (await stored(world)).moves == ()


# --- replacing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_another_person_takes_a_seat_and_both_are_told(world: World, mona: MemberActor, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)
    shown = await seat_panel(mona, world, 0)

    form = await mona.select(shown, [world.chiara], custom_id=control(shown, ":replace:")["custom_id"])
    await world.restart()
    await mona.submit_modal(form, {"reason": "Moved away"})

    assert "Ada's seat has a new player" in text_of(shown)
    notice = world.posts[-1]
    assert "💬 Moved away" in text_of(notice)
    assert f"gave the seat of {world.ada.mention} to {world.chiara.mention}" in text_of(notice)
    assert latest_ping(world) == sorted([world.ada.id, world.chiara.id])
    assert ":choose:" in ids_of(await panel_of(world, world.chiara))
    assert "You don't have a seat" in answer(await world.open_panel(world.ada))


async def test_the_panel_of_a_seat_that_was_given_away_shows_nothing_any_more(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)
    await place_first(world.ada, panel)
    old_button = control(panel, ":back:")["custom_id"]

    await mona.slash(world.channel, "manage replace", game="1", seat="0", person=world.chiara)
    tapped = await world.click_forged(world.ada, old_button)

    assert text_of(panel) == "A moderator gave this seat to someone else."
    assert ids_of(panel) == ""
    assert panel.attachments == []
    assert "You don't have a seat" in answer(tapped)


async def test_a_notice_keeps_only_its_text_once_there_is_another_board(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    await mona.slash(world.channel, "manage replace", game="1", seat="1", person=world.chiara)
    notice = world.posts[-1]

    await play_round(world, world.ada)
    await play_round(world, world.chiara)

    (kept,) = [post for post in world.posts if post.id == notice.id]
    assert f"to {world.chiara.mention}" in text_of(kept)
    assert ids_of(kept) == ""


async def test_a_computer_takes_a_seat_until_its_owner_is_back(world: World, mona: MemberActor) -> None:
    await start(world, world.bruno)
    shown = await seat_panel(mona, world, 1)
    first, second = await click(mona, shown, ":sub:"), await click(mona, shown, ":sub:")

    await mona.submit_modal(first, {})
    assert (await stored(world)).seats[1].level == "normal"
    assert "let a computer play for" in text_of(world.posts[-1])
    assert latest_ping(world) == [world.bruno.id]
    again = await mona.submit_modal(second, {})

    assert "already playing for Bruno" in answer(again)
    await world.bruno.slash(world.channel, "game return", game="1")
    assert (await stored(world)).seats[1].level is None


async def test_nobody_gets_a_seat_who_has_one_or_cannot_see_the_game(world: World, mona: MemberActor) -> None:
    hidden = world.guild.create_text_channel(
        "secret", overwrites={world.chiara: discord.PermissionOverwrite(view_channel=False)}
    )
    await world.ada.slash(hidden, "tiny-towns new")
    await world.bruno.slash(hidden, "game join")
    await world.ada.slash(hidden, "game start")

    blind = await mona.slash(hidden, "manage replace", game="1", seat="0", person=world.chiara)
    seated = await mona.slash(hidden, "manage replace", game="1", seat="0", person=world.bruno)

    assert "Chiara can't see the channel" in answer(blind)
    assert "Bruno already has a seat" in answer(seated)
    assert await deeds(world) == []


async def test_a_new_player_begins_with_a_full_clock(world: World, mona: MemberActor) -> None:
    await begin(world, "100m + 1m + 100m", world.bruno)
    await world.env.advance_time(90 * MINUTE)

    await mona.slash(world.channel, "manage replace", game="1", seat="1", person=world.chiara)

    assert await left(world, 1) == 100 * MINUTE
    assert await left(world, 0) == 10 * MINUTE
