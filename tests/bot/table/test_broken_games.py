"""A game that can't be restored disturbs no other, and its players are told what to do."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.storage import games, timers
from bot.storage.database import Connection
from bot.table.refusals import BrokenGame
from tests.bot.conftest import World, answer, click, ids_of
from tests.bot.playing import start
from tests.bot.table.test_restoring import BROKEN_LOG, DAMAGE, DAMAGED_ROWS, ask_for_a_board, damage, row_and_log


@pytest_asyncio.fixture
async def hopeless(begun: World) -> World:
    """Game 1 of Ada and Bruno can't be restored; in game 2 it's Ada's turn."""
    await begun.ada.slash(begun.channel, "tiny-towns new")
    await click(begun.chiara, begun.card, ":join:")
    await click(begun.ada, begun.card, ":start:")
    await begun.env.settle()
    await damage(begun, DAMAGE["cut short"], BROKEN_LOG)
    return begun


async def test_a_list_shows_the_broken_game_as_such_and_the_others_as_usual(hopeless: World) -> None:
    listed = answer(await hopeless.ada.slash(hopeless.channel, "game list"))

    assert "**Tiny Towns 1 (Ada, Bruno)**: damaged, so it can't go on." in listed
    assert "**Tiny Towns 2 (Ada, Chiara)**: it's your turn." in listed


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seat SET level = 'harp' WHERE game_id = 1",
        "UPDATE game SET slug = 'tiny_towels' WHERE id = 1",
        *DAMAGED_ROWS,
    ],
)
async def test_a_list_survives_a_game_that_is_not_even_a_game(hopeless: World, statement: str) -> None:
    await damage(hopeless, statement)

    listed = answer(await hopeless.ada.slash(hopeless.channel, "game list"))

    assert "damaged, so it can't go on." in listed
    assert "**Tiny Towns 2 (Ada, Chiara)**: it's your turn." in listed


@pytest.mark.parametrize("statement", DAMAGED_ROWS)
async def test_beside_a_damaged_row_the_other_games_are_shown_played_and_suggested(
    hopeless: World, statement: str
) -> None:
    await damage(hopeless, statement)

    shown = answer(await hopeless.ada.slash(hopeless.channel, "game show", game="2"))
    moving = await hopeless.ada.slash(hopeless.channel, "tiny-towns move")
    offered = await hopeless.ada.autocomplete(hopeless.channel, "game show", "game", "")

    assert "Where do you put your" in shown
    assert moving.response is not None
    assert ":2:" in ids_of(moving.response)
    assert [choice["value"] for choice in offered] == ["2", "1"]


@pytest.mark.parametrize("command", ["tiny-towns move", "game show", "game log", "game undo"])
@pytest.mark.parametrize("statement", DAMAGED_ROWS)
async def test_players_are_told_that_the_row_of_their_game_is_damaged(
    hopeless: World, statement: str, command: str
) -> None:
    await damage(hopeless, statement)

    told = answer(await hopeless.bruno.slash(hopeless.channel, command))

    assert told.startswith("⚠️ Game 1 is damaged and can't go on; all other games can.")


async def test_a_command_means_the_game_that_is_not_broken(hopeless: World) -> None:
    shown = await hopeless.ada.slash(hopeless.channel, "tiny-towns move")

    assert shown.response is not None
    assert ":2:" in ids_of(shown.response)


async def test_autocompletion_offers_the_moves_of_the_game_that_is_not_broken(hopeless: World) -> None:
    offered = await hopeless.ada.autocomplete(hopeless.channel, "tiny-towns do", "step", "")

    assert offered


async def test_autocompletion_in_a_broken_game_offers_nothing(hopeless: World) -> None:
    assert not await hopeless.bruno.autocomplete(hopeless.channel, "tiny-towns do", "step", "")


async def test_autocompletion_lists_broken_games_too(hopeless: World) -> None:
    offered = await hopeless.ada.autocomplete(hopeless.channel, "game show", "game", "")

    assert len(offered) == 2


@pytest.mark.parametrize("command", ["tiny-towns move", "game show", "game log", "game undo"])
async def test_players_are_told_kindly_what_to_do(
    hopeless: World, command: str, caplog: pytest.LogCaptureFixture
) -> None:
    told = answer(await hopeless.bruno.slash(hopeless.channel, command))

    assert told.startswith("⚠️ Game 1 is damaged and can't go on; all other games can.")
    assert f"error {told.split()[-1]}" in caplog.text, "the log has the same id"


async def test_a_broken_log_is_replayed_only_once(hopeless: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await hopeless.bruno.slash(hopeless.channel, "game show")
    reads: list[object] = []
    read = hopeless.bot.database.read

    async def reading(query: object, *args: object) -> object:
        reads.append(query)
        return await read(query, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(hopeless.bot.database, "read", reading)
    await hopeless.bruno.slash(hopeless.channel, "game show")

    assert games.moves not in reads


async def test_the_post_of_a_broken_game_is_given_up(hopeless: World) -> None:
    await ask_for_a_board(hopeless)

    last = await hopeless.bot.database.read(
        Connection.value, "SELECT outcome FROM post WHERE game_id = 1 ORDER BY id DESC"
    )
    assert last == "game-broken"


@pytest.mark.parametrize("statement", DAMAGED_ROWS)
async def test_so_is_the_post_of_a_game_whose_row_is_damaged(begun: World, statement: str) -> None:
    await damage(begun, statement)

    await ask_for_a_board(begun)

    last = await begun.bot.database.read(
        Connection.value, "SELECT outcome FROM post WHERE game_id = 1 ORDER BY id DESC"
    )
    assert last == "game-broken"


@pytest.mark.parametrize("statement", DAMAGED_ROWS)
async def test_beside_a_damaged_row_the_other_games_are_posted_again(hopeless: World, statement: str) -> None:
    await damage(hopeless, statement)
    posted = len(hopeless.posts)

    await hopeless.env.as_bot(hopeless.bot.publisher.repost_open_games)

    assert ":open:2" in ids_of(hopeless.posts[-1])
    assert not [post for post in hopeless.posts[posted:] if ":open:1:" in ids_of(post)]


@pytest.mark.parametrize("statement", DAMAGED_ROWS)
async def test_a_game_whose_row_is_damaged_is_not_moved_to_another_channel(begun: World, statement: str) -> None:
    await damage(begun, statement)

    with pytest.raises(BrokenGame):
        await begun.bot.publisher.move(1, begun.ada.id, begun.channel.id)


async def test_the_timer_of_a_broken_game_is_stopped(hopeless: World) -> None:
    await hopeless.env.as_bot(lambda: hopeless.bot.database.write(timers.put, 1, "computers", 0))

    assert await hopeless.bot.database.read(timers.due_at, 1, "computers") is None


async def test_nobody_is_looked_up_for_a_broken_game(hopeless: World) -> None:
    await hopeless.env.as_bot(lambda: hopeless.bot.database.write(timers.put, 1, "absence", 0))

    assert await hopeless.bot.database.read(timers.due_at, 1, "absence") is None


@pytest.mark.parametrize("statement", ["", "UPDATE seat SET level = 'harp' WHERE game_id = 1", *DAMAGED_ROWS])
async def test_a_moderator_can_close_a_broken_game(hopeless: World, statement: str) -> None:
    await damage(hopeless, statement)
    kept = await hopeless.bot.database.read(Connection.value, "SELECT snapshot FROM game WHERE id = 1")

    told = answer(await hopeless.moderator().slash(hopeless.channel, "manage cancel", game="1", sure=True))

    assert told == "The game is cancelled."
    listed = answer(await hopeless.ada.slash(hopeless.channel, "game list"))
    assert "Tiny Towns 1" not in listed
    stored = await hopeless.bot.database.read(Connection.one, "SELECT status, snapshot FROM game WHERE id = 1")
    assert stored is not None
    assert (*stored,) == ("cancelled", kept), "nothing else is changed"


# --- damaged lobbies --------------------------------------------------------------------------------------------------

DAMAGED_LOBBIES = [
    "UPDATE game SET moved_from = 'x' WHERE id = 1",
    "UPDATE game SET slug = 'tiny_towels' WHERE id = 1",
    "UPDATE game SET options = '{' WHERE id = 1",
    "UPDATE seat SET level = 'harp' WHERE game_id = 1",
]


@pytest.mark.parametrize("statement", DAMAGED_LOBBIES)
async def test_a_damaged_lobby_is_listed_as_such(world: World, statement: str) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "carrara new")
    await damage(world, statement)

    listed = answer(await world.ada.slash(world.channel, "game list"))

    assert listed.count("damaged, so it can't go on") == 1
    assert "**The Palaces of Carrara 2 (Ada)**: not started yet" in listed


async def test_nobody_sits_down_at_a_damaged_lobby_by_default(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "carrara new")
    await damage(world, "UPDATE game SET moved_from = 'x' WHERE id = 2")

    await world.bruno.slash(world.channel, "game join")

    row, _ = await row_and_log(world)
    assert row.names == ("Ada", "Bruno")


async def test_the_timer_of_a_lobby_that_has_started_is_stopped(world: World) -> None:
    await start(world, world.bruno)

    await world.env.as_bot(lambda: world.bot.database.write(timers.put, 1, "close_lobby", 0))

    assert await world.bot.database.read(timers.due_at, 1, "close_lobby") is None


async def test_a_damaged_lobby_closes_when_its_time_is_up(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await damage(world, DAMAGED_LOBBIES[0])

    await world.env.as_bot(lambda: world.bot.database.write(timers.put, 1, "close_lobby", 0))

    assert await world.bot.database.read(Connection.value, "SELECT status FROM game WHERE id = 1") == "cancelled"
