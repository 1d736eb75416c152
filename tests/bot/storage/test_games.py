"""Games, their seats, the version that guards them and the log that only grows."""

from __future__ import annotations

import pytest

from bot.storage import games, meta, seat_rows
from bot.storage.database import Database, Transaction
from bot.storage.errors import Conflict, NotKept
from bot.storage.games import GameRow, Host, SeatRow
from bot.storage.places import open_ids
from tests.bot.storage.conftest import ADA, BRUNO, CHANNEL, CHIARA, GUILD, NOW, find, new_game, new_games

THREAD = 71


async def rewrite(database: Database, game: GameRow, snapshot: str) -> None:
    await database.write(games.advance, game, NOW + 5, status="running", snapshot=snapshot, epoch=game.epoch + 1)


async def test_a_new_game_is_an_empty_lobby(game: GameRow) -> None:
    assert (game.slug, game.status, game.version, game.epoch) == ("tiny_towns", "lobby", 0, 0)
    assert (game.guild_id, game.channel_id, game.thread_id, game.host_id) == (GUILD, CHANNEL, None, ADA)
    assert (game.snapshot, game.card_message_id, game.board_message_id) == (None, None, None)
    assert (game.created_at, game.updated_at) == (NOW, NOW)
    assert game.seats == (SeatRow(0, ADA, None, "Host"),)


async def test_a_game_that_does_not_exist_is_not_found(database: Database) -> None:
    assert await database.read(games.find, 1) is None


async def test_a_large_seed_survives(database: Database) -> None:
    host = Host(2**63 - 1, 2**63 - 1, 2**63 - 1, "Host")
    game_id = await database.write(games.create, "tiny_towns", host, "{}", 2**62 - 1, 1, NOW)

    kept = await find(database, game_id)
    assert (kept.seed, kept.guild_id) == (2**62 - 1, 2**63 - 1)


# --- the version guards the game --------------------------------------------------------------------------------------


async def test_advancing_raises_the_version_by_one(database: Database, game: GameRow) -> None:
    await rewrite(database, game, "first")

    moved = await find(database, game.id)
    assert (moved.version, moved.snapshot, moved.status) == (1, "first", "running")
    assert (moved.epoch, moved.created_at, moved.updated_at) == (1, NOW, NOW + 5)


async def test_what_is_not_named_stays(database: Database, game: GameRow) -> None:
    await rewrite(database, game, "first")

    await database.write(games.advance, await find(database, game.id), NOW + 9)

    moved = await find(database, game.id)
    assert (moved.version, moved.snapshot, moved.status, moved.epoch) == (2, "first", "running", 1)


async def test_a_stale_version_conflicts_and_nothing_of_the_transaction_is_kept(
    database: Database, game: GameRow
) -> None:
    await rewrite(database, game, "first")

    async def move_on(tx: Transaction) -> None:
        await meta.put(tx, "before", "1")
        await games.append_moves(tx, game.id, 0, [(0, "{}")], NOW)
        await games.advance(tx, game, NOW + 6, snapshot="second")

    with pytest.raises(Conflict):
        await database.write(move_on)

    moved = await find(database, game.id)
    assert (moved.version, moved.snapshot, moved.updated_at) == (1, "first", NOW + 5)
    assert await database.read(games.moves, game.id) == []
    assert await database.read(meta.get, "before") is None


async def test_a_game_that_is_gone_conflicts(database: Database, game: GameRow) -> None:
    await database.write(Transaction.run, "DELETE FROM game WHERE id = ?", (game.id,))

    with pytest.raises(Conflict):
        await rewrite(database, game, "first")


async def test_an_unknown_status_is_refused(database: Database, game: GameRow) -> None:
    with pytest.raises(NotKept, match="CHECK"):
        await database.write(games.advance, game, NOW, status="asleep")


# --- the log ----------------------------------------------------------------------------------------------------------


async def test_the_log_keeps_the_order_of_writing(database: Database, game: GameRow) -> None:
    await database.write(games.append_moves, game.id, 0, [(1, "a"), (0, "b")], NOW + 1)
    await database.write(games.append_moves, game.id, 1, [(1, "c")], NOW)

    rows = await database.read(games.moves, game.id)
    assert [(row.seq, row.seat, row.epoch, row.payload, row.at) for row in rows] == [
        (1, 1, 0, "a", NOW + 1),
        (2, 0, 0, "b", NOW + 1),
        (3, 1, 1, "c", NOW),
    ]


async def test_each_game_counts_its_own_log(database: Database, game: GameRow) -> None:
    other = await database.write(new_game)
    await database.write(games.append_moves, game.id, 0, [(0, "a"), (0, "b")], NOW)
    await database.write(games.append_moves, other, 0, [(0, "c")], NOW)

    assert [row.seq for row in await database.read(games.moves, other)] == [1]


async def test_a_place_in_the_log_is_taken_once(database: Database, game: GameRow) -> None:
    await database.write(games.append_moves, game.id, 0, [(0, "a")], NOW)

    with pytest.raises(NotKept, match="UNIQUE"):
        await database.write(
            Transaction.run,
            "INSERT INTO move (game_id, seq, seat, epoch, payload, at) VALUES (?, 1, 0, 0, 'x', 0)",
            [1],
        )


# --- seats ------------------------------------------------------------------------------------------------------------


async def test_seats_are_replaced_as_a_whole(database: Database, game: GameRow) -> None:
    seats = (SeatRow(0, BRUNO, None, "Bruno", 3), SeatRow(1, None, "hard", "Wren"), SeatRow(2, ADA, "normal", "Ada"))
    await database.write(games.set_seats, game.id, seats)

    kept = await find(database, game.id)
    assert kept.seats == seats
    assert kept.people == seats[:1]
    assert kept.seat_of(ADA) == seats[2]
    assert kept.seat_of(CHIARA) is None


async def test_nobody_sits_twice_at_a_table(database: Database, game: GameRow) -> None:
    with pytest.raises(NotKept, match="UNIQUE"):
        await database.write(games.set_seats, game.id, [SeatRow(0, ADA, None, "Ada"), SeatRow(1, ADA, None, "Ada")])

    assert (await find(database, game.id)).seats == game.seats


async def test_several_computers_sit_at_a_table(database: Database, game: GameRow) -> None:
    computers = (SeatRow(0, None, "easy", "Wren"), SeatRow(1, None, "hard", "Finch"))
    await database.write(games.set_seats, game.id, computers)

    assert (await find(database, game.id)).seats == computers


async def test_a_seat_has_a_person_or_a_computer(database: Database, game: GameRow) -> None:
    with pytest.raises(NotKept, match="CHECK"):
        await database.write(games.set_seats, game.id, [SeatRow(0, None, None, "Ghost")])


async def test_revisions_rise_for_the_named_seats_of_the_game_only(database: Database, game: GameRow) -> None:
    table = [SeatRow(0, ADA, None, "Ada"), SeatRow(1, BRUNO, None, "Bruno"), SeatRow(2, CHIARA, None, "Chiara")]
    other = await database.write(new_game)
    await database.write(games.set_seats, game.id, table)
    await database.write(games.set_seats, other, table)
    await database.write(games.raise_revisions, game.id, [0, 2])

    assert [seat.revision for seat in (await find(database, game.id)).seats] == [1, 0, 1]
    assert [seat.revision for seat in (await find(database, other)).seats] == [0, 0, 0]


async def test_a_computer_stands_in_and_gives_the_seat_back(database: Database, game: GameRow) -> None:
    await database.write(seat_rows.set_level, game.id, 0, "normal")
    away = await find(database, game.id)
    assert (away.seats[0].level, away.seats[0].player_id, away.people) == ("normal", ADA, ())

    await database.write(seat_rows.set_level, game.id, 0, None)
    assert (await find(database, game.id)).people == game.seats


# --- where a game is --------------------------------------------------------------------------------------------------


async def test_a_game_moves_into_its_thread_and_out_again(database: Database, game: GameRow) -> None:
    await database.write(games.change, game.id, thread_id=THREAD)
    await database.write(games.change, game.id, card_message_id=1)
    await database.write(games.change, game.id, board_message_id=2)
    inside = await find(database, game.id)
    assert (inside.place_id, inside.card_message_id, inside.board_message_id) == (THREAD, 1, 2)

    await database.write(games.change, game.id, thread_id=None, board_message_id=None)
    outside = await find(database, game.id)
    assert (outside.place_id, outside.card_message_id, outside.board_message_id) == (CHANNEL, 1, None)

    await database.write(games.change, game.id, board_message_id=3)
    await database.write(games.change, game.id, thread_id=None, card_message_id=None, board_message_id=None)
    forgotten = await find(database, game.id)
    assert (forgotten.thread_id, forgotten.card_message_id, forgotten.board_message_id) == (None, None, None)


async def test_the_open_games_of_a_place_are_found_by_channel_and_by_thread(database: Database, game: GameRow) -> None:
    later = await database.write(new_game)
    await database.write(new_game, channel=99)
    await database.write(games.change, game.id, thread_id=THREAD)

    assert [found.id for found in await database.read(games.open_in, CHANNEL)] == [later, game.id]
    assert [found.id for found in await database.read(games.open_in, THREAD)] == [game.id]


async def test_ended_games_are_not_open(database: Database, game: GameRow) -> None:
    finished, cancelled = await database.write(new_games, 2)
    await database.write(games.advance, await find(database, finished), NOW, status="finished")
    await database.write(games.advance, await find(database, cancelled), NOW, status="cancelled")

    assert [found.id for found in await database.read(games.open_in, CHANNEL)] == [game.id]
    assert [found.id for found in await database.read(games.open_of, ADA, GUILD)] == [game.id]
    assert await database.read(open_ids) == [game.id]


async def test_somebodys_games_are_those_they_have_a_seat_in_on_this_server(database: Database, game: GameRow) -> None:
    hosted_elsewhere = await database.write(new_game, guild=8)
    joined = await database.write(new_game, host=BRUNO)
    await database.write(games.set_seats, joined, [SeatRow(0, BRUNO, None, "Bruno"), SeatRow(1, ADA, None, "Ada")])
    await database.write(new_game, host=BRUNO)

    assert [found.id for found in await database.read(games.open_of, ADA, GUILD)] == [joined, game.id]
    assert [found.id for found in await database.read(games.open_of, ADA, 8)] == [hosted_elsewhere]


async def test_a_list_of_games_leaves_the_positions_out_and_the_seats_in(database: Database, game: GameRow) -> None:
    await rewrite(database, game, "a long position")

    (light,) = await database.read(games.open_in, CHANNEL)
    (own,) = await database.read(games.open_of, ADA, GUILD)
    assert light.snapshot is None
    assert light.seats == game.seats
    assert own == light


async def test_a_list_of_games_has_an_end(database: Database) -> None:
    await database.write(new_games, 27)

    assert len(await database.read(games.open_in, CHANNEL)) == 25
    assert len(await database.read(games.open_of, ADA, GUILD)) == 25


async def test_the_host_can_change(database: Database, game: GameRow) -> None:
    await database.write(games.change, game.id, host_id=BRUNO)

    assert (await find(database, game.id)).host_id == BRUNO
