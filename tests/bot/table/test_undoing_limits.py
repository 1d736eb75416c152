"""What becomes of a question to undo a turn when something else happens to its game, and what a clock makes of it."""

from __future__ import annotations

from bot.storage import boards
from tests.bot.conftest import World, answer, labels_of, tap, text_of
from tests.bot.playing import panel_of
from tests.bot.table.test_undoing import FILL, ask, begin, play, posted, waits_for
from tests.bot.table.timed import clock_of, latest_ping, stored

QUESTION = "would like to undo"


def questions(world: World) -> list[list[str]]:
    """The buttons of each question that can be read."""
    return [labels_of(post) for post in world.posts if QUESTION in text_of(post)]


async def seconds(world: World) -> list[int]:
    """What each seat has saved."""
    return [(await clock_of(world, seat)).remaining for seat in (0, 1)]


# --- others play ------------------------------------------------------------------------------------------------------


async def test_whoever_leaves_asks_no_more(world: World) -> None:
    await begin(world)
    await ask(world)

    await world.ada.slash(world.channel, "game leave", sure=True)

    assert questions(world) == [[]]
    assert "The game went on" in text_of(posted(world, QUESTION))
    assert "No one is asking" in answer(await world.bruno.slash(world.channel, "game undo", answer="yes"))
    assert await waits_for(world) == ["Bruno"]


async def test_whoever_takes_the_seat_of_the_next_player_is_asked_anew(world: World) -> None:
    mona = world.moderator()
    await begin(world)
    await ask(world)

    await mona.slash(world.channel, "manage replace", game="1", seat="1", person=world.chiara)
    assert "The game went on" in text_of(posted(world, QUESTION))
    await ask(world)

    assert latest_ping(world) == [world.chiara.id]
    await tap(world.chiara, posted(world, QUESTION), "Agree")
    assert await waits_for(world) == ["Ada"]


async def test_the_name_of_whoever_is_deleted_goes_with_the_question(world: World) -> None:
    await begin(world)
    await ask(world)

    async def delete() -> None:
        await world.bot.forgetting.player(world.ada.id)

    await world.env.as_bot(delete)
    await world.env.settle()

    assert questions(world) == []
    assert "The game went on" in text_of(world.posts[-1])
    assert "Ada" not in text_of(world.posts[-1])


async def test_nobody_is_offered_to_undo_what_a_computer_has_played_for_them(world: World) -> None:
    mona = world.moderator()
    await begin(world)
    await play(world, world.bruno, "produce QUA")
    await world.bruno.slash(world.channel, "game leave", sure=True)
    await world.env.settle()
    await world.bruno.slash(world.channel, "game return")

    assert await waits_for(world) == ["Ada"]
    assert "Ask to undo my turn" not in labels_of(await panel_of(world, world.bruno))
    managed = (await mona.slash(world.channel, "manage game", game="1")).response
    assert managed is not None
    assert "Undo the last turn" not in labels_of(managed)


# --- a game that stands still, ends, or can't be told about -----------------------------------------------------------


async def test_nobody_answers_while_the_game_is_paused_and_it_is_asked_again_afterwards(world: World) -> None:
    mona = world.moderator()
    await begin(world)
    await ask(world)

    await mona.slash(world.channel, "manage pause", game="1")
    assert "paused" in answer(await tap(world.bruno, posted(world, QUESTION), "Agree"))
    await mona.slash(world.channel, "manage resume", game="1")

    assert questions(world) == [["Agree", "Refuse"]]
    await tap(world.bruno, posted(world, QUESTION), "Agree")
    assert await waits_for(world) == ["Ada"]


async def test_nothing_is_asked_in_a_game_that_is_cancelled(world: World) -> None:
    mona = world.moderator()
    await begin(world)
    await ask(world)

    await mona.slash(world.channel, "manage cancel", game="1", sure=True)

    assert questions(world) == []
    assert await world.bot.database.read(boards.newest, 1, "undo") is None


async def test_a_question_whose_end_could_not_be_told_makes_room_for_the_next_one(world: World) -> None:
    mona = world.moderator()
    await begin(world)
    await ask(world)
    (thread,) = world.channel.threads

    question = posted(world, QUESTION)
    world.env.inject_error("PATCH", f"/channels/{thread.id}/messages/{question.id}", status=503)
    await mona.slash(world.channel, "manage replace", game="1", seat="1", person=world.chiara)
    await ask(world)

    assert questions(world) == [[], ["Agree", "Refuse"]]
    assert latest_ping(world) == [world.chiara.id]


# --- clocks -----------------------------------------------------------------------------------------------------------


async def test_nobody_gains_time_by_undoing(world: World) -> None:
    await world.ada.slash(world.channel, "hamlet new")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game set-up", clock="100m + 10m + 300m")
    await world.ada.slash(world.channel, "game start")
    await play(world, world.ada, FILL)
    after = await seconds(world)

    await ask(world)
    await world.bruno.slash(world.channel, "game undo", answer="yes")
    assert (await stored(world)).seats[1].deadline is None
    assert (await stored(world)).seats[0].deadline is not None
    await play(world, world.ada, "end")

    assert await seconds(world) == after
    await play(world, world.bruno, "produce QUA end")
    assert await seconds(world) == [6600, 6600]
