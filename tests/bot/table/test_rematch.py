"""After the end: the same people again, one seat further on, at one table however many ask for it."""

from __future__ import annotations

import pytest

from bot.storage import games
from bot.storage.database import Connection, Transaction
from bot.storage.games import Host
from bot.table.lobby import Lobby
from bot.testing.components import BUTTON, find_controls
from bot.testing.simulated import send, tapped
from tests.bot.conftest import World, answer, choose, click, control, ids_of, text_of
from tests.bot.table.test_lobby import pinged, stored


async def finish(world: World, *others: str) -> None:
    """Ada, Bruno, and perhaps more have played a game of Tiny Towns to the end."""
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    for level in others:
        await choose(world.ada, world.posts[0], level)
    await click(world.ada, world.posts[0], ":start:")
    # Two computers finish it in no time; then the seats are their owners' again, as if they had played.
    for person in (world.ada, world.bruno):
        await person.slash(world.channel, "game leave", game="1", sure=True)
    await world.bot.database.write(
        Transaction.run, "UPDATE seat SET level = NULL WHERE game_id = 1 AND player_id IS NOT NULL", ()
    )


async def play_alone(tx: Transaction, world: World, times: int) -> None:
    """Bruno has finished so many solo games."""
    bruno = Host(world.guild.id, world.channel.id, world.bruno.id, "Bruno")
    for _ in range(times):
        game_id = await games.create(tx, "tiny_towns", bruno, "{}", 1, 1, 0, "{}")
        await tx.run("UPDATE game SET status = 'finished' WHERE id = ?", (game_id,))
        await tx.run("UPDATE seat SET open = 0 WHERE game_id = ?", (game_id,))


async def tables(world: World) -> int:
    count: int = await world.bot.database.read(Connection.value, "SELECT COUNT(*) FROM game")
    return count


async def test_a_rematch_seats_whoever_taps_and_mentions_the_others_once(world: World) -> None:
    await finish(world, "hard")
    posts, pings = len(world.posts), len(pinged(world))

    result = await click(world.bruno, world.board, ":rematch:")

    assert "You're at this table: **Tiny Towns**" in answer(result)
    assert f"start the game on its card. {world.channel.mention}" in answer(result)
    (card,) = world.posts[posts:]
    assert "everyone moves on by one seat" in text_of(card)
    assert f"✉️ {world.ada.mention}, you're invited: take a seat" in text_of(card)
    assert pinged(world)[pings:] == [world.ada.id]
    assert (await stored(world, 2)).names == ("Bruno", "Wren")


async def test_everybody_sits_one_seat_further_whenever_they_come(world: World) -> None:
    await finish(world, "hard")
    assert (await stored(world)).names == ("Ada", "Bruno", "Wren")

    await click(world.ada, world.board, ":rematch:")
    await click(world.bruno, world.board, ":rematch:")
    await click(world.ada, world.card, ":start:")

    again = await stored(world, 2)
    assert again.names == ("Bruno", "Wren", "Ada")
    assert again.status == "running"
    assert again.options == (await stored(world)).options
    assert again.seed != (await stored(world)).seed


async def test_ten_taps_at_once_lead_to_one_table(world: World) -> None:
    await finish(world)
    board = world.board
    button = next(part for part in find_controls(board.components) if ":rematch:" in part.custom_id)
    stored_board = world.env.backend.messages[board.channel.id][board.id]

    outcomes = await send(world.env, *(tapped(person, stored_board, button) for person in [world.ada, world.bruno] * 5))

    assert button.type == BUTTON
    assert [answer(outcome.result).split(":")[0] for outcome in outcomes] == ["You're at this table"] * 10
    assert await tables(world) == 2
    assert (await stored(world, 2)).names == ("Bruno", "Ada")


async def test_a_rematch_has_the_clock_of_the_game_before(world: World) -> None:
    await finish(world)
    await world.bot.database.write(games.change, 1, clock='{"bank":86400,"increment":0,"cap":86400}')

    await click(world.ada, world.board, ":rematch:")

    assert "⏳ **Clock:** 1 day to begin with" in text_of(world.card)
    assert (await stored(world, 2)).clock == (await stored(world, 1)).clock


async def test_a_rematch_that_was_closed_can_be_asked_for_again(world: World) -> None:
    await finish(world)
    await click(world.ada, world.board, ":rematch:")
    await world.ada.slash(world.channel, "game leave", game="2")

    await click(world.ada, world.board, ":rematch:")

    assert (await stored(world, 2)).status == "cancelled"
    assert (await stored(world, 3)).rematch_of == 1


async def test_strangers_get_no_rematch(world: World) -> None:
    await finish(world)

    assert "You don't have a seat in this game" in answer(await click(world.chiara, world.board, ":rematch:"))
    assert await tables(world) == 1


async def test_whoever_comes_too_late_is_told_so(world: World) -> None:
    await finish(world, "hard")
    await click(world.ada, world.board, ":rematch:")
    board = world.board
    await click(world.ada, world.card, ":start:")

    assert "has already begun without you" in answer(await click(world.bruno, board, ":rematch:"))


async def test_a_rematch_by_command_takes_the_latest_game(world: World) -> None:
    await finish(world)
    offered = await world.bruno.autocomplete(world.channel, "game rematch", "game", "")

    await world.bruno.slash(world.channel, "game rematch")

    assert [entry["value"] for entry in offered] == ["1"]
    assert (await stored(world, 2)).rematch_of == 1


async def test_games_played_alone_since_then_do_not_hide_it(
    world: World,
) -> None:
    await finish(world)
    await world.bot.database.write(play_alone, world, 30)

    await world.bruno.slash(world.channel, "game rematch")

    assert (await stored(world, 32)).rematch_of == 1


async def test_a_rematch_works_after_a_restart(world: World) -> None:
    await finish(world)
    await world.restart()

    await click(world.ada, world.board, ":rematch:")

    assert (await stored(world, 2)).names == ("Ada",)


async def test_a_running_game_has_no_rematch(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await click(world.bruno, world.card, ":join:")
    await click(world.ada, world.posts[0], ":start:")

    assert ":rematch:" not in ids_of(world.board)
    assert "The game isn't finished yet" in answer(await world.click_forged(world.ada, "gh:b:rematch:1:-:"))


async def test_the_storage_keeps_two_rematches_apart(world: World) -> None:
    await finish(world)
    await click(world.ada, world.board, ":rematch:")
    await world.ada.slash(world.channel, "tiny-towns new")

    with pytest.raises(Exception, match="UNIQUE"):
        await world.bot.database.write(games.change, 3, rematch_of=1)
    assert isinstance(world.bot.lobby, Lobby)
    assert control(world.board, ":rematch:")["label"] == "Rematch"
