"""Whole games, from the card of the table to the scores, with the bot restarted in the middle."""

from __future__ import annotations

from bot.controllers.tiny_towns import CONTROLLER
from bot.storage import games
from bot.storage.database import Transaction
from bot.table.positions import replayed
from tests.bot.conftest import World, choose, click, ids_of, text_of
from tests.bot.playing import panel_of, place_first, play_round, play_rounds, start, stored_turn


async def test_two_people_play_from_the_lobby_to_the_scores(world: World) -> None:
    await start(world, world.bruno)
    await play_rounds(world, 7, world.ada, world.bruno)

    ada, bruno = await panel_of(world, world.ada), await panel_of(world, world.bruno)
    await place_first(world.ada, ada)
    await world.restart()
    await click(world.ada, ada, ":back:")  # a button made before the restart
    await play_round(world, world.ada, ada)
    await play_round(world, world.bruno, bruno)
    assert "Round 9" in text_of(world.board)

    await play_rounds(world, 8, world.ada, world.bruno)

    final = text_of(world.board)
    assert "All towns are finished" in final
    assert f"**1.** {world.ada.mention}: −16 points" in final
    assert f"**1.** {world.bruno.mention}: −16 points" in final
    boards = [post for post in world.posts if post.attachments]
    assert len(boards) == 17, "a board for each of sixteen rounds, and the final one"


async def test_the_log_replays_to_the_stored_position(world: World) -> None:
    await start(world, world.bruno)
    await play_rounds(world, 3, world.ada, world.bruno)
    panel = await panel_of(world, world.ada)
    await place_first(world.ada, panel)
    await click(world.ada, panel, ":back:")

    row = await world.bot.database.read(games.find, 1)
    log = await world.bot.database.read(games.moves, 1)
    assert row is not None
    assert replayed(CONTROLLER, row, log) == await stored_turn(world)


async def test_a_person_alone_plays_from_the_lobby_to_the_rank(world: World) -> None:
    await start(world)
    panel = await panel_of(world, world.ada)
    await play_rounds(world, 8, world.ada, panel=panel)
    await world.restart()
    await play_rounds(world, 8, world.ada, panel=panel)

    assert "Rank: **Aspiring Architect**" in text_of(world.board)
    boards = [post for post in world.posts if post.attachments]
    assert len(boards) == 2, "one board that is kept up to date, and the final one"


async def test_computers_play_by_themselves(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await choose(world.ada, world.card, "easy")
    await choose(world.ada, world.card, "normal")
    await click(world.ada, world.card, ":start:")

    await play_round(world, world.ada)

    assert "Round 2" in text_of(world.board)
    assert f"{world.ada.mention}: place the" in text_of(world.board), "the table waits only for the person"


async def test_a_computer_that_was_to_move_moves_after_a_restart(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await choose(world.ada, world.card, "easy")
    await click(world.ada, world.card, ":start:")
    await world.bot.database.write(Transaction.run, "DELETE FROM timer")
    await world.bot.database.write(
        Transaction.run, "INSERT INTO timer (game_id, kind, due_at) VALUES (1, 'computers', 0)"
    )

    await world.restart()
    panel = await panel_of(world, world.ada)
    await play_round(world, world.ada, panel)

    assert "Round 2" in text_of(world.board)
    assert ":choose:" in ids_of(panel)
