"""A position that can't be read is restored from its log, and a game that can't be restored disturbs no other."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.controllers.tiny_towns import CONTROLLER
from bot.storage import games, posts, timers
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow, MoveRow
from bot.storage.notes import Note, of
from bot.table.refusals import BrokenGame
from bot.table.restoring import is_sound, rebuilt
from games.tiny_towns.state import Place
from tests.bot.conftest import World, answer, click, ids_of, labels_of
from tests.bot.playing import panel_of, place_first, play_rounds, start, stored_turn

#: Ways to damage what is stored of a game, none of which SQLite can notice.
DAMAGE = {
    "cut short": "UPDATE game SET snapshot = substr(snapshot, 1, 40) WHERE id = 1",
    "not text": "UPDATE game SET snapshot = CAST(x'7bff80' AS TEXT) WHERE id = 1",
    "gone": "UPDATE game SET snapshot = NULL WHERE id = 1",
    "another field": "UPDATE game SET snapshot = replace(snapshot, 'players', 'blayers') WHERE id = 1",
    "what was told": "UPDATE game SET told = '[{' WHERE id = 1",
}
#: The row of the game itself holds something that was never written there.
DAMAGED_ROWS = [
    "UPDATE game SET moved_from = 'x' WHERE id = 1",
    "UPDATE game SET private = 2 WHERE id = 1",
    "UPDATE game SET ranked = 7 WHERE id = 1",
    "UPDATE seat SET seat = 2147483648 WHERE game_id = 1 AND seat = 0",
]
BROKEN_LOG = "UPDATE move SET payload = '{' WHERE game_id = 1 AND seq = 1"


async def damage(world: World, *statements: str) -> None:
    for statement in statements:
        await world.bot.database.write(Transaction.run, statement)


async def ask_for_a_board(world: World) -> None:
    """Have the board of game 1 posted."""
    await world.env.as_bot(lambda: world.bot.database.write(posts.add, 1, "board", 99, 0))


async def row_and_log(world: World) -> tuple[GameRow, list[MoveRow]]:
    async def read(connection: Connection) -> tuple[GameRow | None, list[MoveRow]]:
        return await games.find(connection, 1), await games.moves(connection, 1)

    row, rows = await world.bot.database.read(read)
    assert row is not None
    return row, rows


@pytest_asyncio.fixture
async def begun(world: World) -> AsyncIterator[World]:
    """A round of Tiny Towns is over, and Ada has placed a cube in the second."""
    await start(world, world.bruno)
    await play_rounds(world, 1, world.ada, world.bruno)
    await place_first(world.ada, await panel_of(world, world.ada))
    yield world


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
async def test_a_position_that_cannot_be_read_is_restored_at_first_use(
    begun: World, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    before, (row, _) = await stored_turn(begun), await row_and_log(begun)
    await damage(begun, statement)

    shown = await begun.ada.slash(begun.channel, "tiny-towns move")

    after, _ = await row_and_log(begun)
    assert await stored_turn(begun) == before
    assert (after.snapshot, after.told, after.epoch) == (row.snapshot, row.told, row.epoch)
    assert shown.response is not None
    assert "Take back" in labels_of(shown.response)
    assert "game 1: its position was damaged and has been restored from its log" in caplog.text


async def test_a_tap_on_a_broken_position_is_the_move_it_was_meant_to_be(begun: World) -> None:
    panel = await panel_of(begun, begun.bruno)
    await damage(begun, DAMAGE["cut short"])

    await place_first(begun.bruno, panel)

    turn = await stored_turn(begun)
    assert [type(turn.moves[seat][0]) for seat in (0, 1)] == [Place, Place]


async def test_players_read_in_the_log_that_the_position_was_restored(begun: World) -> None:
    await damage(begun, DAMAGE["cut short"])
    await begun.ada.slash(begun.channel, "tiny-towns move")

    log = answer(await begun.bruno.slash(begun.channel, "game log"))

    assert log.splitlines()[-1].endswith("The position was damaged and has been restored from this log.")
    assert [note.code for note in await begun.bot.database.read(of, 1)] == ["restored"]


async def test_a_note_that_cannot_be_read_is_left_out_of_the_log(begun: World) -> None:
    await damage(begun, "INSERT INTO note (game_id, code, at) VALUES (1, 'resvored', 0)")

    log = answer(await begun.ada.slash(begun.channel, "game log"))

    assert log.startswith("## ")
    assert "resvored" not in log


async def test_a_position_that_can_be_read_gets_no_note(begun: World) -> None:
    await begun.ada.slash(begun.channel, "tiny-towns move")

    assert await begun.bot.database.read(of, 1) == list[Note]()


async def test_the_board_of_a_broken_position_is_posted(begun: World) -> None:
    await damage(begun, DAMAGE["cut short"], "UPDATE game SET board_message_id = NULL")
    posted = len(begun.posts)

    await ask_for_a_board(begun)

    assert len(begun.posts) == posted + 1


async def test_a_computer_whose_turn_it_is_plays_on_from_the_log(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await world.ada.slash(world.channel, "game computer", level="easy")
    await click(world.ada, world.card, ":start:")
    await world.env.settle()
    await play_rounds(world, 1, world.ada)
    await damage(world, DAMAGE["cut short"])

    await play_rounds(world, 1, world.ada)
    await world.env.settle()

    row, rows = await row_and_log(world)
    assert is_sound(CONTROLLER, row, rows)
    assert row.epoch == 2


# --- what can't be restored -------------------------------------------------------------------------------------------


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

    assert "**Tiny Towns 1: Ada, Bruno**: damaged, so it can't go on." in listed
    assert "**Tiny Towns 2: Ada, Chiara**: it's your turn." in listed


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
    assert "**Tiny Towns 2: Ada, Chiara**: it's your turn." in listed


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

    assert await hopeless.bot.database.read(timers.due, 2**40, 10) == []


@pytest.mark.parametrize("statement", ["", "UPDATE seat SET level = 'harp' WHERE game_id = 1", *DAMAGED_ROWS])
async def test_a_moderator_can_close_a_broken_game(hopeless: World, statement: str) -> None:
    moderators = hopeless.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    boss = hopeless.guild.add_member(hopeless.env.create_user("Boss"), roles=[moderators])
    await damage(hopeless, statement)
    kept = await hopeless.bot.database.read(Connection.value, "SELECT snapshot FROM game WHERE id = 1")

    told = answer(await boss.slash(hopeless.channel, "manage cancel", game="1", sure=True))

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
    assert "**The Palaces of Carrara 2: Ada**: not started yet" in listed


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

    assert await world.bot.database.read(timers.due, 2**40, 10) == []


async def test_a_damaged_lobby_closes_when_its_time_is_up(world: World) -> None:
    await world.ada.slash(world.channel, "tiny-towns new")
    await damage(world, DAMAGED_LOBBIES[0])

    await world.env.as_bot(lambda: world.bot.database.write(timers.put, 1, "close_lobby", 0))

    assert await world.bot.database.read(Connection.value, "SELECT status FROM game WHERE id = 1") == "cancelled"


# --- what the log says ------------------------------------------------------------------------------------------------


async def test_a_log_with_a_gap_is_not_followed(begun: World) -> None:
    row, rows = await row_and_log(begun)

    with pytest.raises(BrokenGame, match="game 1: ValueError: move 2 of its log is missing"):
        rebuilt(CONTROLLER, row, [rows[0], *rows[2:]])


async def test_a_log_that_ends_too_early_is_not_followed(begun: World) -> None:
    row, rows = await row_and_log(begun)

    with pytest.raises(BrokenGame, match="its log ends in turn 1, but it had reached turn 2"):
        rebuilt(CONTROLLER, row, rows[:2])


async def test_an_illegal_move_in_the_log_is_named(begun: World) -> None:
    row, rows = await row_and_log(begun)
    forged = replace(rows[1], seat=7)

    with pytest.raises(BrokenGame, match="move 2 of its log can't be played"):
        rebuilt(CONTROLLER, row, [rows[0], forged, *rows[2:]])


async def test_a_game_of_older_rules_is_not_set_up_by_newer_ones(begun: World) -> None:
    row, rows = await row_and_log(begun)

    with pytest.raises(BrokenGame, match="begun under rules 0"):
        rebuilt(CONTROLLER, replace(row, rules_version=0), rows)


async def test_a_wrong_turn_number_is_corrected(begun: World) -> None:
    row, rows = await row_and_log(begun)

    assert rebuilt(CONTROLLER, replace(row, epoch=700), rows) == row
