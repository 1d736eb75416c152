from __future__ import annotations

import re

import msgspec

from bot.ranking.standings import count_streak
from bot.storage.dailies import Attempt
from bot.storage.database import Transaction
from games.core import ScoreLine
from tests.bot.conftest import World, answer, labels_of, text_of
from tests.bot.playing import play_rounds, start
from tests.bot.ranking.test_standings import Totals, finish, finish_each


async def test_somebody_without_results_gets_a_kind_word(world: World) -> None:
    page = (await world.ada.slash(world.channel, "profile")).response

    assert page is not None
    assert "No finished games yet" in text_of(page)
    assert labels_of(page) == ["Play solo", "Daily challenge"]


async def test_nobody_is_asked_to_play_by_the_profile_of_somebody_else(world: World) -> None:
    page = (await world.ada.slash(world.channel, "profile", person=world.bruno)).response

    assert page is not None
    assert labels_of(page) == []


async def test_a_profile_tells_games_rating_opponent_and_bests(world: World) -> None:
    totals: list[Totals] = [{world.ada.id: total, world.bruno.id: 20} for total in (30, 25, 40)]
    await finish_each(world.bot.database, totals, guild=world.guild.id)
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


async def test_a_profile_without_a_table_tells_of_solo_games(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 33}, guild=world.guild.id)

    said = answer(await world.ada.slash(world.channel, "profile"))

    assert said == "## Ada\nTiny Towns, solo: best score **33** in 1 game"


async def test_a_profile_with_nothing_but_a_daily_challenge_tells_of_the_streak(world: World) -> None:
    async def count(tx: Transaction) -> None:
        await count_streak(tx, Attempt(20_000, world.ada.id, world.guild.id, 1, total=5, streak=3))

    await world.bot.database.write(count)

    assert answer(await world.ada.slash(world.channel, "profile")) == "## Ada\nLongest daily streak: 3 days."


async def test_a_private_profile_is_only_for_its_owner(world: World) -> None:
    said = answer(await world.ada.slash(world.channel, "settings", private=True))
    assert "Your profile is private" in said

    assert "This profile is private" in answer(await world.bruno.slash(world.channel, "profile", person=world.ada))
    assert "No finished games yet" in answer(await world.ada.slash(world.channel, "profile"))


async def write_sheet(world: World, player_id: int, line: ScoreLine) -> None:
    breakdown = msgspec.json.encode([line]).decode()
    await world.bot.database.write(
        Transaction.run, "UPDATE result SET breakdown = ? WHERE player_id = ?", (breakdown, player_id)
    )


async def test_a_single_rated_game_is_a_step_from_where_everybody_starts(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)

    page = (await world.ada.slash(world.channel, "profile")).response

    assert page is not None
    alt = page.attachments[0].description or ""
    assert re.search(r"\n1000, 1\d\d\d$", alt)


async def test_statistics_count_what_brought_no_points(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)
    fed, unfed = ScoreLine("cottage", 15, {"count": 5}), ScoreLine("cottage", 0, {"count": 4})
    await write_sheet(world, world.ada.id, fed)
    await write_sheet(world, world.bruno.id, unfed)

    said = answer(await world.ada.slash(world.channel, "stats", game="tiny_towns"))

    assert "Cottage: 9 times, 1.7 points on average" in said


async def test_statistics_leave_out_what_nobody_has(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)
    unbuilt, built = ScoreLine("monument", 0), ScoreLine("monument", 0, {"card": "fort-ironweed"})
    await write_sheet(world, world.ada.id, unbuilt)
    await write_sheet(world, world.bruno.id, built)

    said = answer(await world.ada.slash(world.channel, "stats", game="tiny_towns"))

    assert "Monument: once, 0.0 points on average" in said


async def test_statistics_of_a_server(world: World) -> None:
    assert "No one has finished a game with others here yet" in answer(
        await world.ada.slash(world.channel, "stats", game="tiny_towns")
    )
    await start(world, world.bruno)
    await play_rounds(world, 16, world.ada, world.bruno)

    said = answer(await world.ada.slash(world.channel, "stats", game="tiny_towns"))

    assert "−16.0 points on average (2 results)" in said
    assert "Seat 1 won 100% of 1 game" in said
    assert "Empty squares: 32 times, −1.0 points on average" in said
    assert "🏅 Ada: −16 points" in said
