"""A position that can't be read is restored from its log, if the log can be followed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.controllers.tiny_towns import CONTROLLER
from bot.storage import games, posts
from bot.storage.database import Connection, Transaction
from bot.storage.games import GameRow, MoveRow
from bot.storage.notes import Note, of
from bot.table.refusals import BrokenGame
from bot.table.restoring import is_sound, rebuilt
from games.tiny_towns.state import Place
from tests.bot.conftest import World, answer, click, labels_of
from tests.bot.playing import panel_of, place_first, play_rounds, stored_turn

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
