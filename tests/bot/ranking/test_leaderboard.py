from __future__ import annotations

import pytest

from bot.ranking.leaderboards import Wish, read
from bot.storage.database import Transaction
from bot.table.refusals import Refusal
from tests.bot.conftest import World, answer, click, labels_of, text_of
from tests.bot.ranking.test_standings import finish


async def seed_results(world: World, players: int = 12) -> None:
    for number in range(players):
        await finish(world.bot.database, {1000 + number: 20 + number, "easy": 0}, guild=world.guild.id)


async def test_an_empty_board_invites(world: World) -> None:
    page = (await world.ada.slash(world.channel, "leaderboard")).response

    assert page is not None
    assert "Finish a game with friends and be the first" in text_of(page)
    assert labels_of(page) == ["Play solo", "Daily challenge"]


async def test_an_empty_board_of_a_solo_challenge_asks_for_no_friends(world: World) -> None:
    options = {"game": "hamlet", "solo": "solo:novice:standard"}

    said = answer(await world.ada.slash(world.channel, "leaderboard", **options))

    assert "Finish a game and be the first" in said


async def test_the_board_shows_places_and_ones_own(world: World) -> None:
    await seed_results(world)
    await finish(world.bot.database, {world.ada.id: 1, "easy": 0}, guild=world.guild.id)

    said = answer(await world.ada.slash(world.channel, "leaderboard", game="tiny_towns", by="best", text=True))

    assert said.startswith("## Tiny Towns · Best score · all time · this server")
    assert "**1.** Player 1011: 31 points (1 game)" in said
    assert f"**13.** **Player {world.ada.id}**: 1 point (1 game)" in said


async def test_the_board_is_a_picture_that_says_the_same_in_words(world: World) -> None:
    await seed_results(world)

    page = (await world.ada.slash(world.channel, "leaderboard", game="tiny_towns", by="best")).response

    assert page is not None
    assert "1. Player 1011: 31 points (1 game)" in (page.attachments[0].description or "")


async def test_pages_are_turned_in_place(world: World) -> None:
    await seed_results(world)
    page = (await world.ada.slash(world.channel, "leaderboard", game="tiny_towns", by="best", text=True)).response
    assert page is not None

    await click(world.ada, page, ":rank:.*1.text$")

    assert "**11.** Player 1001: 21 points" in text_of(page)


async def test_a_provisional_rating_is_marked_and_explained(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)

    said = answer(await world.ada.slash(world.channel, "leaderboard", game="tiny_towns", text=True))
    page = (await world.ada.slash(world.channel, "leaderboard", game="tiny_towns")).response

    assert ": 1125? (1 game)" in said
    assert "marks a provisional rating" in said
    assert page is not None
    assert ": 1125? (1 game)" in (page.attachments[0].description or "")


async def test_a_settled_rating_is_not_marked(world: World) -> None:
    await finish(world.bot.database, {world.ada.id: 30, world.bruno.id: 20}, guild=world.guild.id)
    await world.bot.database.write(Transaction.run, "UPDATE rating SET sigma = 3")

    said = answer(await world.ada.slash(world.channel, "leaderboard", game="tiny_towns", text=True))

    assert ": 1125 (1 game)" in said
    assert "provisional" not in said


async def test_solo_boards_need_a_game(world: World) -> None:
    assert "Choose a game first" in answer(await world.ada.slash(world.channel, "leaderboard", solo="solo::random"))


async def test_names_with_markup_are_only_names(world: World) -> None:
    await seed_results(world, 1)
    await world.bot.database.write(Transaction.run, "UPDATE player SET name = '**@everyone**\u202e`x`'")

    said = answer(await world.ada.slash(world.channel, "leaderboard", game="tiny_towns", by="best", text=True))

    assert "@everyone" not in said
    assert "\u202e" not in said
    assert r"\*\*" in said


@pytest.mark.parametrize(
    "text", ["", "a|b|c", "x|server|week|wins||x|text", "x|server|decade|wins||0|text", "x|y|week|luck||0|text"]
)
def test_a_forged_page_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        read(text)


def test_a_wish_travels_in_a_button() -> None:
    wish = Wish("tiny_towns", True, "month", "win_rate", "solo::random", 3, True)
    assert read(wish.written()) == wish
