"""Games in which nobody plays on: they are closed, and any of their players opens them again."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from bot.controllers import CONTROLLERS
from bot.storage import games, privacy, timers, whose_turn
from bot.storage.database import Connection
from bot.storage.timers import IDLE
from bot.table.timekeeping import DAY, HOUR, MINUTE
from tests.bot.conftest import World, answer, click, control, ids_of, labels_of, tap, text_of
from tests.bot.playing import panel_of, play_round, start
from tests.bot.table.moderating import panel_for
from tests.bot.table.timed import begin, latest_ping, left, questions, reminders, stored

EVERY_GAME = sorted(controller.key for controller in CONTROLLERS.values())
#: Only the day of the last move counts, so it's closed up to a day later.
CLOSED = IDLE + DAY


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three days are enough where a clock beats every few minutes."""
    monkeypatch.setattr(timers, "IDLE", 3 * DAY)


async def is_closed(world: World, game_id: int = 1) -> bool:
    return (await stored(world, game_id)).closed_at is not None


def notices(world: World) -> list[str]:
    return [text_of(post) for post in world.posts if "is closed because no one played on. It doesn't" in text_of(post)]


async def waiting_games(world: World, player: MemberActor) -> list[int]:
    return await world.bot.database.read(whose_turn.waiting_for, player.id)


# --- closing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_game_in_which_nobody_moves_is_closed(world: World, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)

    await world.env.advance_time(IDLE - HOUR)
    assert not await is_closed(world)
    await world.env.advance_time(CLOSED)

    assert await is_closed(world)
    assert len(notices(world)) == 1
    assert latest_ping(world) == []
    assert "💤 This game is closed because no one played on" in text_of(world.board)
    assert (":reopen:" in ids_of(world.board), ":open:" in ids_of(world.board)) == (True, False)
    assert "The game was closed because no one played on" in answer(
        await world.ada.slash(world.channel, "game log", game="1")
    )


async def test_a_closed_game_is_in_nobodys_lists(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED)

    listed = answer(await world.ada.slash(world.channel, "game list"))

    assert "Tiny Towns 1" not in listed
    assert "One of your games is closed" in listed
    assert await waiting_games(world, world.ada) == []
    assert await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM result") == 0


async def test_a_move_of_a_person_keeps_a_game_open(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(20 * DAY)
    await play_round(world, world.ada)
    await world.env.advance_time(20 * DAY)

    assert not await is_closed(world)
    await world.env.advance_time(11 * DAY)

    assert await is_closed(world)


@pytest.mark.usefixtures("impatient")
async def test_what_computers_do_keeps_no_game_open(world: World) -> None:
    await begin(world, "evening", world.bruno)

    await world.env.advance_time(4 * DAY)

    moves = await world.bot.database.read(games.moves, 1)
    assert {move.level for move in moves} == {"normal"}
    assert await is_closed(world)


@pytest.mark.usefixtures("impatient")
async def test_a_closed_game_asks_nothing_more_and_its_clocks_stand_still(world: World) -> None:
    await begin(world, "60d + 1m + 60d", world.bruno)
    await world.env.advance_time(4 * DAY)
    assert await is_closed(world)

    await world.env.advance_time(100 * DAY)

    assert [seat.deadline for seat in (await stored(world)).seats] == [None, None]
    assert reminders(world) == []
    assert questions(world) == []
    assert await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM timer") == 0


@pytest.mark.usefixtures("impatient")
async def test_open_questions_go_when_a_game_is_closed(world: World) -> None:
    await begin(world, "evening", world.bruno)
    await world.env.advance_time(HOUR)
    assert len(questions(world)) == 1

    await world.env.advance_time(4 * DAY)

    assert await is_closed(world)
    assert questions(world) == []
    assert reminders(world) == []


async def test_nobody_moves_in_a_closed_game(world: World) -> None:
    await start(world, world.bruno)
    button = control(await panel_of(world, world.ada), ":choose:")["custom_id"]
    await world.env.advance_time(CLOSED)

    tapped = answer(await world.click_forged(world.ada, button))
    left_it = answer(await world.ada.slash(world.channel, "game leave", game="1", sure=True))

    assert "This game is closed" in tapped
    assert "open it again with </game reopen" in left_it
    assert (await stored(world)).moves == ()


async def test_a_solo_game_is_closed_quietly(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="alone")
    before = len(world.posts)

    await world.env.advance_time(CLOSED)

    assert await is_closed(world)
    assert len(world.posts) == before
    await world.ada.slash(world.channel, "game reopen")
    assert not await is_closed(world)


# --- opening again ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_any_player_opens_it_again_with_a_tap_also_months_later(world: World, game: str) -> None:
    await begin(world, "none", world.bruno, game=game)
    await world.env.advance_time(CLOSED)
    await world.restart()
    await world.env.advance_time(100 * DAY)
    before = world.board.id

    said = (await click(world.bruno, world.board, ":reopen:")).response

    assert said is not None
    assert "The game is open again" in text_of(said)
    assert world.board.id != before
    assert world.ada.id in latest_ping(world)
    assert ":open:" in ids_of(world.board)
    assert notices(world) == []
    assert not await is_closed(world)
    assert ":choose:" in ids_of(await panel_of(world, world.ada))
    assert await waiting_games(world, world.ada) == [1]


async def test_the_message_opens_it_again_too(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED)
    notice = next(post for post in world.posts if ":reopen:" in ids_of(post) and not post.attachments)

    await tap(world.ada, notice, "Open it again")

    assert not await is_closed(world)


async def test_a_command_opens_the_only_closed_game(world: World) -> None:
    await start(world, world.bruno)
    nothing = answer(await world.ada.slash(world.channel, "game reopen"))
    await world.env.advance_time(CLOSED)

    said = answer(await world.ada.slash(world.channel, "game reopen"))

    assert "None of your games on this server is closed" in nothing
    assert "The game is open again" in said
    assert "isn't closed" in answer(await world.ada.slash(world.channel, "game reopen", game="1"))


async def test_in_german_it_is_closed_and_opened_in_german(world: World) -> None:
    await world.moderator().slash(world.channel, "manage server", language="de")
    await world.ada.slash(world.channel, "settings", language="de")
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED)

    assert "💤 Diese Partie ist geschlossen, weil niemand weitergespielt hat" in text_of(world.board)
    assert "Wieder öffnen" in labels_of(world.board)
    assert "Die Partie ist wieder offen" in answer(await world.ada.slash(world.channel, "game reopen"))


async def test_nobody_else_opens_it(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED)

    assert "You don't have a seat" in answer(await click(world.chiara, world.board, ":reopen:"))
    assert await is_closed(world)


async def test_a_game_that_was_opened_again_is_closed_again(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED)
    await world.ada.slash(world.channel, "game reopen")

    await world.env.advance_time(IDLE - HOUR)
    assert not await is_closed(world)
    await world.env.advance_time(2 * HOUR)

    assert await is_closed(world)


@pytest.mark.usefixtures("impatient")
async def test_clocks_go_on_when_it_is_opened_again(world: World) -> None:
    await begin(world, "60d + 1m + 60d", world.bruno, world.chiara)
    await world.env.advance_time(4 * DAY)
    assert await is_closed(world)

    await world.ada.slash(world.channel, "game reopen")

    assert await left(world, 0) == 60 * DAY
    assert await left(world, 1) == await left(world, 2) < 58 * DAY


async def test_whoever_opens_it_takes_their_seat_back(world: World) -> None:
    await start(world, world.bruno, world.chiara)
    await world.ada.slash(world.channel, "game leave", sure=True)
    await world.env.advance_time(CLOSED)

    await world.ada.slash(world.channel, "game reopen")

    assert (await stored(world)).seats[0].level is None


# --- moderators, upgrades, deletions ----------------------------------------------------------------------------------


async def test_a_paused_game_is_closed_and_is_still_paused_when_it_is_opened_again(world: World) -> None:
    mona = world.moderator()
    await start(world, world.bruno)
    await world.env.advance_time(10 * DAY)
    await mona.slash(world.channel, "manage pause", game="1")
    await world.env.advance_time(IDLE - DAY)
    assert not await is_closed(world)
    await world.env.advance_time(2 * DAY)
    assert await is_closed(world)

    await world.ada.slash(world.channel, "game reopen")

    assert "A moderator paused this game" in text_of(world.board)
    assert latest_ping(world) == []
    await mona.slash(world.channel, "manage resume", game="1")
    assert ":choose:" in ids_of(await panel_of(world, world.ada))


async def test_moderators_can_only_cancel_a_closed_game(world: World) -> None:
    mona = world.moderator()
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED)

    shown = await panel_for(mona, world)

    assert "💤 Closed in" in text_of(shown)
    assert ":pause:" not in ids_of(shown)
    assert "This game is closed" in answer(await mona.slash(world.channel, "manage pause", game="1"))
    assert "This game is closed" in answer(await mona.slash(world.channel, "manage resume", game="1"))
    await mona.slash(world.channel, "manage cancel", game="1", sure=True)
    assert (await stored(world)).status == "cancelled"
    assert ":reopen:" not in ids_of(world.board)


async def test_nobody_is_punished_for_a_bot_that_was_down(world: World) -> None:
    await start(world, world.bruno)
    await world.bot.close()
    world.env.backend.advance_clock(2 * IDLE)
    await world.restart()

    await world.env.advance_time(DAY)
    assert not await is_closed(world)
    await world.env.advance_time(7 * DAY)

    assert await is_closed(world)


async def test_a_player_of_a_closed_game_can_be_deleted(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED)
    assert await world.bot.database.read(privacy.open_games, world.ada.id) == [1]

    await world.bot.forgetting.player(world.ada.id)
    await world.bruno.slash(world.channel, "game reopen")

    game = await stored(world)
    assert (game.seats[0].is_former, game.seats[0].level, game.closed_at) == (True, "normal", None)


async def test_closed_games_leave_room_for_new_tables(world: World) -> None:
    await start(world, world.bruno)
    await world.env.advance_time(CLOSED + MINUTE)

    opened = await world.bot.database.read(
        Connection.value, "SELECT COUNT(*) FROM seat WHERE open = 1 AND player_id = ?", (world.ada.id,)
    )

    assert opened == 0
