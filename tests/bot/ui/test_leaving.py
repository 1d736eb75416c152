"""Leaving a game to a computer, and coming back: what it means is said before it happens."""

from __future__ import annotations

from bot.storage.database import Connection
from tests.bot.conftest import World, answer, choose, click, tap, text_of
from tests.bot.playing import play_round, start


async def start_alone(world: World) -> None:
    """Ada begins a game against a computer."""
    await world.ada.slash(world.channel, "tiny-towns new")
    await choose(world.ada, world.card, "normal")
    await click(world.ada, world.card, ":start:")


async def levels(world: World) -> list[str | None]:
    return await world.bot.database.read(Connection.column, "SELECT level FROM seat WHERE game_id = 1 ORDER BY seat")


async def test_a_rated_game_is_left_only_after_a_word_about_the_rating(world: World) -> None:
    await start(world, world.bruno)

    asked = (await world.ada.slash(world.channel, "game leave")).response

    assert asked is not None
    assert "you're rated as last" in text_of(asked)
    assert "more than a tenth" in text_of(asked)
    assert await levels(world) == [None, None]
    await click(world.ada, asked, ":stand-in:")
    assert "A computer is playing for you now" in text_of(asked)
    assert await levels(world) == ["normal", None]


async def test_nobody_else_can_press_that_button(world: World) -> None:
    await start(world, world.bruno)

    result = await world.click_forged(world.chiara, "gh:b:stand-in:1:-:")

    assert "You don't have a seat in this game" in answer(result)
    assert await levels(world) == [None, None]


async def test_whoever_is_sure_is_not_asked(world: World) -> None:
    await start(world, world.bruno)

    said = answer(await world.ada.slash(world.channel, "game leave", sure=True))

    assert "A computer is playing for you now" in said
    assert "you're rated as last" in said


async def test_whoever_comes_back_hears_how_much_a_computer_played(world: World) -> None:
    await start(world, world.bruno)
    await play_round(world, world.ada)
    await world.ada.slash(world.channel, "game leave", sure=True)
    assert "hasn't moved for you" in answer(await world.ada.slash(world.channel, "game return"))

    await world.ada.slash(world.channel, "game leave", sure=True)
    await play_round(world, world.bruno)
    said = answer(await world.ada.slash(world.channel, "game return"))

    assert "so far, out of 4." in said


async def test_a_solo_challenge_is_left_only_after_a_word_about_it(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="tiny_towns")

    assert "every move yourself" in answer(await world.ada.slash(world.channel, "game leave"))
    assert await levels(world) == [None]


async def test_a_game_against_computers_is_left_only_after_a_word_about_its_end(world: World) -> None:
    await start_alone(world)

    asked = (await world.ada.slash(world.channel, "game leave")).response

    assert asked is not None
    assert "they'd play the game to its end right away" in text_of(asked)
    assert await levels(world) == [None, "normal"]
    await click(world.ada, asked, ":stand-in:")
    assert text_of(asked) == "The computers are playing the game to its end."


async def test_a_game_for_practice_is_left_at_once(world: World) -> None:
    await world.ada.slash(world.channel, "solo", game="tiny_towns", seed="friends")

    assert "A computer is playing for you now" in answer(await world.ada.slash(world.channel, "game leave"))


async def test_the_log_knows_who_chose_a_move(world: World) -> None:
    await start(world, world.bruno)
    await play_round(world, world.bruno)
    await world.ada.slash(world.channel, "game leave", sure=True)

    rows = await world.bot.database.read(Connection.all, "SELECT DISTINCT seat, level FROM move WHERE epoch = 0")

    assert {(row["seat"], row["level"]) for row in rows} == {(1, None), (0, "normal")}


async def test_a_game_is_left_and_taken_back_by_tapping(world: World) -> None:
    await start(world, world.bruno)
    words = (await click(world.ada, world.board, ":words:")).response
    assert words is not None
    asked = (await tap(world.ada, words, "Leave…")).response or words

    await tap(world.ada, asked, "Let a computer play")
    assert await levels(world) == ["normal", None]
    panel = (await world.open_panel(world.ada)).response
    assert panel is not None
    await tap(world.ada, panel, "Take your seat back")

    assert await levels(world) == [None, None]
    assert "The seat is yours again" in text_of(panel)


async def test_the_log_says_who_left_and_how_much_a_computer_played(world: World) -> None:
    await start(world, world.bruno)
    await world.ada.slash(world.channel, "game leave", sure=True)
    await play_round(world, world.bruno)
    await world.ada.slash(world.channel, "game return")

    said = answer(await world.bruno.slash(world.channel, "game log"))

    assert "Ada left. A computer plays for them." in said
    assert "Ada is back." in said
    assert "🤖 Ada: moves by a computer: 2/2" in said


async def test_the_log_does_not_count_what_a_computer_did_in_the_open_turn(world: World) -> None:
    await start(world, world.bruno)
    await world.ada.slash(world.channel, "game leave", sure=True)

    assert "moves by a computer" not in answer(await world.bruno.slash(world.channel, "game log"))
