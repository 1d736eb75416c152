from __future__ import annotations

from simcord.actors import MemberActor

from bot.controllers import CONTROLLERS
from bot.ranking import daily
from bot.ranking.periods import day_of, starts_at
from bot.storage.database import Transaction
from tests.bot.conftest import World, answer, text_of
from tests.bot.playing import play_round, play_rounds

DAY = 24 * 3600


async def only_tiny_towns(world: World) -> None:
    """Whatever the rotation says, today's challenge is one that these tests can play."""
    today = day_of(int(world.env.now().timestamp()))
    for day in (today, today + 1):
        await world.bot.database.write(
            Transaction.run,
            "INSERT INTO daily (day, slug, level, variant, seed) VALUES (?, 'tiny_towns', NULL, 'first_game', 77)",
            (day,),
        )


async def play(world: World, player: MemberActor) -> str:
    panel = (await player.slash(world.channel, "daily play")).response
    assert panel is not None
    first = text_of(panel)
    await play_rounds(world, 16, player, panel=panel)
    return first


async def test_the_first_attempt_counts_and_the_second_is_practice(world: World) -> None:
    await only_tiny_towns(world)
    assert "Your first attempt counts" in await play(world, world.ada)

    board = answer(await world.ada.slash(world.channel, "daily board"))
    assert "**1.** Ada: −16 points" in board
    assert "Your streak: one day" in board
    assert "doesn't count" in answer(await world.ada.slash(world.channel, "daily play"))


async def test_an_attempt_goes_on_where_it_was_left(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_round(world, world.ada, panel)

    again = (await world.ada.slash(world.channel, "daily play")).response

    assert again is not None
    assert "continues here" in text_of(again)
    assert "Tiny Towns, round 2" in (again.attachments[0].description or "")


async def test_a_streak_grows_day_by_day_and_points_are_given_when_a_day_is_over(world: World) -> None:
    await only_tiny_towns(world)
    await play(world, world.ada)
    await world.env.advance_time(DAY)
    await play(world, world.ada)
    assert "2 days in a row" in answer(await world.ada.slash(world.channel, "daily board"))
    streaks = answer(await world.ada.slash(world.channel, "leaderboard", by="streak", text=True))
    assert "**1.** **Ada**: 2 days" in streaks

    await world.env.advance_time(DAY)
    await world.bruno.slash(world.channel, "daily board")

    assert "**1.** Ada: 20 points" in answer(await world.ada.slash(world.channel, "daily board", when="all"))
    assert "Ada** with −16 points" in answer(await world.bruno.slash(world.channel, "daily yesterday"))


async def test_a_log_that_does_not_lead_to_the_result_does_not_count(world: World) -> None:
    await only_tiny_towns(world)
    panel = (await world.ada.slash(world.channel, "daily play")).response
    assert panel is not None
    await play_rounds(world, 15, world.ada, panel=panel)
    await world.bot.database.write(Transaction.run, "UPDATE game SET seed = seed + 1")

    await play_round(world, world.ada, panel)

    assert "No one has finished yet" in answer(await world.ada.slash(world.channel, "daily board"))


async def test_sharing_tells_the_result_to_everybody_but_only_when_there_is_one(world: World) -> None:
    await only_tiny_towns(world)
    assert "haven't finished today's challenge" in answer(await world.ada.slash(world.channel, "daily share"))
    await play(world, world.ada)

    shared = (await world.ada.slash(world.channel, "daily share")).response

    assert shared is not None
    assert not shared.ephemeral
    assert "−16 points" in text_of(shared)


def test_the_rotation_takes_all_games_in_turn() -> None:
    slugs = {daily.drawn(day, CONTROLLERS).slug for day in range(len(CONTROLLERS))}
    assert slugs == set(CONTROLLERS)


def test_a_day_changes_at_its_hour() -> None:
    start = starts_at(20_000)
    assert day_of(start) == 20_000
    assert day_of(start - 1) == 19_999
