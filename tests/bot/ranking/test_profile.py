from __future__ import annotations

from tests.bot.conftest import World, answer, text_of
from tests.bot.playing import play_round, start
from tests.bot.ranking.test_standings import finish


async def test_somebody_without_results_gets_a_kind_word(world: World) -> None:
    assert "Nothing to tell yet" in answer(await world.ada.slash(world.channel, "profile"))


async def test_a_profile_tells_games_rating_opponent_and_bests(world: World) -> None:
    for total in (30, 25, 40):
        await finish(world.bot.database, {world.ada.id: total, world.bruno.id: 20}, guild=world.guild.id)
    await finish(world.bot.database, {world.ada.id: 33}, guild=world.guild.id)

    page = (await world.bruno.slash(world.channel, "profile", person=world.ada)).response

    assert page is not None
    said = text_of(page)
    assert "3 games with others, 3 won" in said
    assert f"Most frequent opponent: Player {world.bruno.id} (3 games)" in said
    assert "Tiny Towns: rating about" in said
    assert "Tiny Towns: best score **40** in 3 games" in said
    assert "Tiny Towns, solo: best score **33** in 1 game" in said
    assert "Rating after each game" in (page.attachments[0].description or "")


async def test_a_private_profile_is_only_for_its_owner(world: World) -> None:
    said = answer(await world.ada.slash(world.channel, "settings", private=True))
    assert "Your profile is private" in said

    assert "This profile is private" in answer(await world.bruno.slash(world.channel, "profile", person=world.ada))
    assert "Nothing to tell yet" in answer(await world.ada.slash(world.channel, "profile"))


async def test_statistics_of_a_server(world: World) -> None:
    assert "Nobody has finished a game here yet" in answer(
        await world.ada.slash(world.channel, "stats", game="tiny_towns")
    )
    await start(world, world.bruno)
    for _ in range(16):
        await play_round(world, world.ada)
        await play_round(world, world.bruno)

    said = answer(await world.ada.slash(world.channel, "stats", game="tiny_towns"))

    assert "-16.0 points on average (2 results)" in said
    assert "Seat 1 wins 100% of 1 game" in said
    assert "Empty squares: 32 times, -1.0 points on average" in said
    assert "🏅 Ada: -16 points" in said
