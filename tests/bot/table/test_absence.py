"""People who left the server, or can't see the channel any more: no game waits for them for long."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.controllers import CONTROLLERS
from bot.storage import absences, games
from bot.storage.absences import Absence
from bot.table.timekeeping import DAY, HOUR
from tests.bot.conftest import World, answer, click, ids_of, labels_of, tap, text_of
from tests.bot.playing import panel_of, start
from tests.bot.publishing.test_publisher import play_part
from tests.bot.table.timed import begin, latest_ping, left, stored
from tests.bot.ui.test_following import hide_from

EVERY_GAME = sorted(controller.key for controller in CONTROLLERS.values())


def leave_server(world: World, person: MemberActor) -> None:
    world.guild.remove_member(person)


def questions(world: World) -> list[discord.Message]:
    return [post for post in world.posts if "isn't here any more" in text_of(post)]


def lookups(world: World, person: MemberActor) -> int:
    return sum(entry.path.endswith(f"/members/{person.id}") for entry in world.env.http_requests)


async def known(world: World) -> list[Absence]:
    return await world.bot.database.read(absences.of, 1)


async def levels(world: World) -> list[str | None]:
    return [seat.level for seat in (await stored(world)).seats]


async def gone(world: World, limit: str = "none", game: str = "tiny-towns") -> discord.Message:
    """Ada plays with Bruno and Chiara, who leaves the server; the question that follows."""
    await begin(world, limit, world.bruno, world.chiara, game=game)
    await world.ada.slash(world.channel, f"{game} move")
    leave_server(world, world.chiara)
    await world.env.advance_time(DAY + HOUR)
    (question,) = questions(world)
    return question


# --- noticing ---------------------------------------------------------------------------------------------------------


async def test_the_table_is_asked_about_whoever_left_the_server(world: World) -> None:
    question = await gone(world)

    assert f"🚪 {world.chiara.mention} isn't here any more" in text_of(question)
    assert labels_of(question) == ["Wait for Chiara", "Computer moves for Chiara", "Computer plays on for Chiara"]
    assert latest_ping(world) == sorted([world.ada.id, world.bruno.id])


async def test_in_german_the_table_is_asked_in_german(world: World) -> None:
    await world.moderator().slash(world.channel, "manage server", language="de")
    await start(world, world.bruno)
    leave_server(world, world.bruno)

    await world.env.advance_time(DAY + HOUR)

    assert f"🚪 {world.bruno.mention} ist nicht mehr da" in text_of(world.posts[-1])


async def test_whoever_cannot_see_the_channel_any_more_is_gone_too(world: World) -> None:
    await start(world, world.bruno)
    await hide_from(world, world.bruno)

    await world.env.advance_time(DAY + HOUR)

    assert len(questions(world)) == 1


async def test_a_deleted_account_is_gone(world: World) -> None:
    await start(world, world.bruno)
    world.env.inject_error("GET", f"/guilds/*/members/{world.bruno.id}", status=404, code=10013, times=None)

    await world.env.advance_time(DAY + HOUR)

    assert len(questions(world)) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10004), (503, 0)])
async def test_nothing_is_concluded_if_discord_cannot_say(world: World, status: int, code: int) -> None:
    await start(world, world.bruno)
    leave_server(world, world.bruno)
    world.env.inject_error("GET", f"/guilds/*/members/{world.bruno.id}", status=status, code=code, times=None)

    await world.env.advance_time(3 * DAY)

    assert questions(world) == []
    assert lookups(world, world.bruno) > 0


async def test_whoever_has_tapped_lately_is_not_looked_up(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(DAY - HOUR)
    await world.bruno.slash(world.channel, "game list")

    await world.env.advance_time(2 * HOUR)

    assert lookups(world, world.bruno) == 0
    assert lookups(world, world.ada) == 1


async def test_a_person_is_looked_up_once_a_day_at_most_whatever_they_play(world: World) -> None:
    await start(world, world.bruno)
    await start(world, world.bruno)

    await world.env.advance_time(4 * DAY - HOUR)

    assert 1 <= lookups(world, world.bruno) <= 3


async def test_nobody_is_looked_up_for_whom_no_game_waits(world: World) -> None:
    await start(world, world.bruno)
    await play_part(world, world.ada)

    await world.env.advance_time(5 * DAY)

    assert lookups(world, world.ada) == 0


# --- what follows -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_after_a_day_without_an_answer_a_computer_takes_the_seat(world: World, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)
    waiting = [seat for seat, player in enumerate((world.ada, world.bruno)) if await is_waited_for(world, player)]
    leave_server(world, (world.ada, world.bruno)[waiting[-1]])
    await world.env.advance_time(DAY + HOUR)
    assert len(questions(world)) == 1
    assert await levels(world) == [None, None]
    await world.restart()

    await world.env.advance_time(DAY)

    assert (await levels(world))[waiting[-1]] == "normal"
    assert questions(world) == []
    moves = await world.bot.database.read(games.moves, 1)
    assert {(move.seat, move.level) for move in moves} == {(waiting[-1], "normal")}
    stays = (world.ada, world.bruno)[1 - waiting[-1]]
    assert "and no one decided. A computer plays until" in answer(await stays.slash(world.channel, "game log"))


async def is_waited_for(world: World, player: MemberActor) -> bool:
    return ":choose:" in ids_of(await panel_of(world, player))


async def test_the_table_lets_a_computer_move(world: World) -> None:
    question = await gone(world)

    said = answer(await tap(world.ada, question, "Computer moves for Chiara"))

    assert "A computer has made Chiara's move" in said
    assert {move.level for move in (await stored(world)).moves if move.seat == 2} == {"normal"}
    assert await levels(world) == [None, None, None]
    assert questions(world) == []


async def test_the_table_lets_a_computer_play_on(world: World) -> None:
    question = await gone(world)

    said = answer(await tap(world.ada, question, "Computer plays on for Chiara"))

    assert "A computer plays for Chiara until they're back" in said
    assert await levels(world) == [None, None, "normal"]
    assert questions(world) == []


async def test_the_table_waits_and_is_asked_again_after_a_week(world: World) -> None:
    question = await gone(world)

    said = answer(await tap(world.bruno, question, "Wait for Chiara"))
    await world.env.advance_time(6 * DAY)
    assert questions(world) == []
    await world.env.advance_time(DAY + HOUR)

    assert "I'll ask again in a week" in said
    assert len(questions(world)) == 1


async def test_the_command_decides_too(world: World) -> None:
    await gone(world)

    said = answer(await world.ada.slash(world.channel, "game late", do="seat"))

    assert "A computer plays for Chiara" in said
    assert await levels(world) == [None, None, "normal"]


async def test_nobody_decides_twice(world: World) -> None:
    question = await gone(world)
    button = labels_of(question)[2]
    assert button == "Computer plays on for Chiara"
    custom_id = next(part for part in ids_of(question).split() if part.endswith("2.seat"))
    await tap(world.ada, question, button)

    before = await stored(world)

    said = answer(await world.click_forged(world.bruno, custom_id))

    assert "no longer has to decide about Chiara" in said
    assert await stored(world) == before


async def test_with_a_clock_the_table_is_asked_once_about_somebody(world: World) -> None:
    await begin(world, "23h + 1m + 23h", world.bruno, world.chiara)
    await play_part(world, world.ada)
    await play_part(world, world.bruno)
    leave_server(world, world.chiara)

    await world.env.advance_time(DAY + 2 * HOUR)

    asked = [post for post in world.posts if "Computer plays on for Chiara" in labels_of(post)]
    assert len(asked) == 1


async def test_with_a_clock_a_computer_takes_the_seat_too(world: World) -> None:
    await begin(world, "23h + 1m + 23h", world.bruno, world.chiara)
    await play_part(world, world.ada)
    await play_part(world, world.bruno)
    leave_server(world, world.chiara)

    await world.env.advance_time(2 * DAY + 3 * HOUR)

    assert (await levels(world))[2] == "normal"


async def test_with_a_clock_waiting_fills_it_again(world: World) -> None:
    await begin(world, "23h + 1m + 23h", world.bruno, world.chiara)
    await play_part(world, world.ada)
    await play_part(world, world.bruno)
    leave_server(world, world.chiara)
    await world.env.advance_time(DAY + 2 * HOUR)
    (question,) = questions(world)

    await tap(world.ada, question, "Wait for Chiara")

    assert await left(world, 2) == 23 * HOUR
    assert questions(world) == []


# --- coming back ------------------------------------------------------------------------------------------------------


async def test_whoever_comes_back_takes_the_seat_with_a_tap(world: World) -> None:
    question = await gone(world)
    await tap(world.ada, question, "Computer plays on for Chiara")
    back = world.guild.add_member(world.chiara.user)

    panel = await panel_of(world, back)
    await tap(back, panel, "Take your seat back")

    assert await levels(world) == [None, None, None]
    assert "The seat is yours again" in text_of(panel)
    assert "Chiara is back" in answer(await world.ada.slash(world.channel, "game log"))


async def test_whoever_comes_back_in_time_is_not_replaced(world: World) -> None:
    await gone(world)
    back = world.guild.add_member(world.chiara.user)
    await back.slash(world.channel, "game list")

    await world.env.advance_time(DAY)

    assert await levels(world) == [None, None, None]
    assert questions(world) == []


async def test_a_question_goes_when_its_person_moves_after_all(world: World) -> None:
    await gone(world)
    back = world.guild.add_member(world.chiara.user)

    await play_part(world, back)

    assert questions(world) == []


# --- nobody is left ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_game_that_everybody_has_left_is_closed(world: World, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)
    leave_server(world, world.ada)
    leave_server(world, world.bruno)

    await world.env.advance_time(DAY + HOUR)
    before = len(world.env.http_requests)
    await world.env.advance_time(10 * DAY)

    assert (await stored(world)).closed_at is not None
    assert questions(world) == []
    assert len(world.env.http_requests) == before, "nothing goes round in circles"
    back = world.guild.add_member(world.bruno.user)
    await click(back, world.board, ":reopen:")
    assert (await stored(world)).closed_at is None


async def test_with_a_clock_such_a_game_is_closed_too(world: World) -> None:
    await begin(world, "evening", world.bruno)
    leave_server(world, world.ada)
    leave_server(world, world.bruno)

    await world.env.advance_time(2 * DAY)

    game = await stored(world)
    assert game.closed_at is not None
    assert [seat.deadline for seat in game.seats] == [None, None]


# --- before the game --------------------------------------------------------------------------------------------------


async def test_a_table_frees_the_seat_of_whoever_left(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game join")
    leave_server(world, world.ada)

    await world.env.advance_time(DAY + HOUR)

    game = await stored(world)
    assert [seat.name for seat in game.seats] == ["Bruno"]
    assert game.host_id == world.bruno.id
    assert world.ada.mention not in text_of(world.card)


async def test_a_table_that_everybody_has_left_is_closed(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    leave_server(world, world.ada)

    await world.env.advance_time(DAY + HOUR)

    assert (await stored(world)).status == "cancelled"


async def test_nobody_starts_with_somebody_who_is_gone(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.bruno.slash(world.channel, "game join")
    await world.chiara.slash(world.channel, "game join")
    leave_server(world, world.chiara)
    await world.restart()

    said = answer(await world.ada.slash(world.channel, "game start"))

    assert "Chiara can't see this table any more" in said
    assert (await stored(world)).status == "lobby"
    await world.ada.slash(world.channel, "game start")
    assert (await stored(world)).status == "running"
