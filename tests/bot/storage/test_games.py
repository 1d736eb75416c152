"""Games, their seats, the version that guards them and the log that only grows."""

from __future__ import annotations

import sqlite3

import pytest

from bot.storage import games, meta
from bot.storage.database import Database
from bot.storage.errors import Conflict
from bot.storage.games import GameRow, SeatRow
from tests.bot.storage.conftest import ADA, BRUNO, CHANNEL, CHIARA, GUILD, NOW, find, new_game

THREAD = 71


async def rewrite(database: Database, game: GameRow, snapshot: str) -> None:
    async with database.writing() as tx:
        await games.advance(tx, game, now=NOW + 5, status="running", snapshot=snapshot, epoch=game.epoch + 1)


async def test_a_new_game_is_an_empty_lobby(game: GameRow) -> None:
    assert (game.slug, game.status, game.version, game.epoch) == ("tiny_towns", "lobby", 0, 0)
    assert (game.guild_id, game.channel_id, game.thread_id, game.host_id) == (GUILD, CHANNEL, None, ADA)
    assert (game.snapshot, game.card_message_id, game.board_message_id) == (None, None, None)
    assert (game.created_at, game.updated_at) == (NOW, NOW)
    assert game.seats == (SeatRow(0, ADA, None, "Host"),)


async def test_a_game_that_does_not_exist_is_not_found(database: Database) -> None:
    async with database.reading() as connection:
        assert await games.find(connection, 1) is None


async def test_a_large_seed_survives(database: Database) -> None:
    async with database.writing() as tx:
        game_id = await games.create(
            tx,
            slug="tiny_towns",
            guild_id=2**63 - 1,
            channel_id=2**63 - 1,
            host_id=2**63 - 1,
            options="{}",
            seed=2**62 - 1,
            rules_version=1,
            now=NOW,
        )

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

    async with database.writing() as tx:
        await games.advance(tx, await find(database, game.id), now=NOW + 9)

    moved = await find(database, game.id)
    assert (moved.version, moved.snapshot, moved.status, moved.epoch) == (2, "first", "running", 1)


async def test_a_stale_version_conflicts_and_nothing_of_the_transaction_is_kept(
    database: Database, game: GameRow
) -> None:
    await rewrite(database, game, "first")

    async def move_on() -> None:
        async with database.writing() as tx:
            await meta.put(tx, "before", "1")
            await games.append_actions(tx, game.id, 0, [(0, "{}")], NOW)
            await games.advance(tx, game, now=NOW + 6, snapshot="second")

    with pytest.raises(Conflict):
        await move_on()

    moved = await find(database, game.id)
    assert (moved.version, moved.snapshot, moved.updated_at) == (1, "first", NOW + 5)
    async with database.reading() as connection:
        assert await games.actions(connection, game.id) == []
        assert await meta.get(connection, "before") is None


async def test_a_game_that_is_gone_conflicts(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        await tx.run("DELETE FROM game WHERE id = ?", (game.id,))

    with pytest.raises(Conflict):
        await rewrite(database, game, "first")


async def test_an_unknown_status_is_refused(database: Database, game: GameRow) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with database.writing() as tx:
            await games.advance(tx, game, now=NOW, status="asleep")  # type: ignore[arg-type]


# --- the log ----------------------------------------------------------------------------------------------------------


async def test_the_log_keeps_the_order_of_writing(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        await games.append_actions(tx, game.id, 0, [(1, "a"), (0, "b")], NOW + 1)
        await games.append_actions(tx, game.id, 1, [(1, "c")], NOW)

    async with database.reading() as connection:
        rows = await games.actions(connection, game.id)
    assert [(row.seq, row.seat, row.epoch, row.payload, row.at) for row in rows] == [
        (1, 1, 0, "a", NOW + 1),
        (2, 0, 0, "b", NOW + 1),
        (3, 1, 1, "c", NOW),
    ]


async def test_each_game_counts_its_own_log(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        other = await new_game(tx)
        await games.append_actions(tx, game.id, 0, [(0, "a"), (0, "b")], NOW)
        await games.append_actions(tx, other, 0, [(0, "c")], NOW)

    async with database.reading() as connection:
        assert [row.seq for row in await games.actions(connection, other)] == [1]


async def test_a_place_in_the_log_is_taken_once(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        await games.append_actions(tx, game.id, 0, [(0, "a")], NOW)

    with pytest.raises(sqlite3.IntegrityError):
        async with database.writing() as tx:
            await tx.run("INSERT INTO action (game_id, seq, seat, epoch, payload, at) VALUES (?, 1, 0, 0, 'x', 0)", [1])


# --- seats ------------------------------------------------------------------------------------------------------------


async def test_seats_are_replaced_as_a_whole(database: Database, game: GameRow) -> None:
    seats = (SeatRow(0, BRUNO, None, "Bruno", 3), SeatRow(1, None, "hard", "Wren"), SeatRow(2, ADA, "normal", "Ada"))
    async with database.writing() as tx:
        await games.set_seats(tx, game.id, seats)

    kept = await find(database, game.id)
    assert kept.seats == seats
    assert kept.people == seats[:1]
    assert kept.seat_of(ADA) == seats[2]
    assert kept.seat_of(CHIARA) is None


async def test_nobody_sits_twice_at_a_table(database: Database, game: GameRow) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with database.writing() as tx:
            await games.set_seats(tx, game.id, [SeatRow(0, ADA, None, "Ada"), SeatRow(1, ADA, None, "Ada")])

    assert (await find(database, game.id)).seats == game.seats


async def test_several_computers_sit_at_a_table(database: Database, game: GameRow) -> None:
    computers = (SeatRow(0, None, "easy", "Wren"), SeatRow(1, None, "hard", "Finch"))
    async with database.writing() as tx:
        await games.set_seats(tx, game.id, computers)

    assert (await find(database, game.id)).seats == computers


async def test_a_seat_has_a_person_or_a_computer(database: Database, game: GameRow) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with database.writing() as tx:
            await games.set_seats(tx, game.id, [SeatRow(0, None, None, "Ghost")])


async def test_revisions_rise_for_the_named_seats_of_the_game_only(database: Database, game: GameRow) -> None:
    table = [SeatRow(0, ADA, None, "Ada"), SeatRow(1, BRUNO, None, "Bruno"), SeatRow(2, CHIARA, None, "Chiara")]
    async with database.writing() as tx:
        other = await new_game(tx)
        for game_id in (game.id, other):
            await games.set_seats(tx, game_id, table)
        await games.raise_revisions(tx, game.id, [0, 2])

    assert [seat.revision for seat in (await find(database, game.id)).seats] == [1, 0, 1]
    assert [seat.revision for seat in (await find(database, other)).seats] == [0, 0, 0]


async def test_a_computer_stands_in_and_gives_the_seat_back(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        await games.set_level(tx, game.id, 0, "normal")
    away = await find(database, game.id)
    assert (away.seats[0].level, away.seats[0].player_id, away.people) == ("normal", ADA, ())

    async with database.writing() as tx:
        await games.set_level(tx, game.id, 0, None)
    assert (await find(database, game.id)).people == game.seats


# --- where a game is --------------------------------------------------------------------------------------------------


async def test_a_game_moves_into_its_thread_and_out_again(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        await games.set_thread(tx, game.id, THREAD)
        await games.set_card_message(tx, game.id, 1)
        await games.set_board_message(tx, game.id, 2)
    inside = await find(database, game.id)
    assert (inside.place_id, inside.card_message_id, inside.board_message_id) == (THREAD, 1, 2)

    async with database.writing() as tx:
        await games.leave_thread(tx, game.id)
    outside = await find(database, game.id)
    assert (outside.place_id, outside.card_message_id, outside.board_message_id) == (CHANNEL, 1, None)

    async with database.writing() as tx:
        await games.set_board_message(tx, game.id, 3)
        await games.forget_messages(tx, game.id)
    forgotten = await find(database, game.id)
    assert (forgotten.thread_id, forgotten.card_message_id, forgotten.board_message_id) == (None, None, None)


async def test_the_open_games_of_a_place_are_found_by_channel_and_by_thread(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        later = await new_game(tx)
        await new_game(tx, channel=99)
        await games.set_thread(tx, game.id, THREAD)

    async with database.reading() as connection:
        assert [found.id for found in await games.open_in(connection, CHANNEL)] == [later, game.id]
        assert [found.id for found in await games.open_in(connection, THREAD)] == [game.id]


async def test_ended_games_are_not_open(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        ended = [await new_game(tx), await new_game(tx)]
    for game_id, status in zip(ended, ("finished", "cancelled"), strict=True):
        row = await find(database, game_id)
        async with database.writing() as tx:
            await games.advance(tx, row, now=NOW, status=status)  # type: ignore[arg-type]

    async with database.reading() as connection:
        assert [found.id for found in await games.open_in(connection, CHANNEL)] == [game.id]
        assert [found.id for found in await games.open_of(connection, ADA, GUILD)] == [game.id]
        assert await games.open_ids(connection) == [game.id]


async def test_somebodys_games_are_those_in_which_he_sits_on_this_server(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        hosted_elsewhere = await new_game(tx, guild=8)
        joined = await new_game(tx, host=BRUNO)
        await games.set_seats(tx, joined, [SeatRow(0, BRUNO, None, "Bruno"), SeatRow(1, ADA, None, "Ada")])
        await new_game(tx, host=BRUNO)

    async with database.reading() as connection:
        assert [found.id for found in await games.open_of(connection, ADA, GUILD)] == [joined, game.id]
        assert [found.id for found in await games.open_of(connection, ADA, 8)] == [hosted_elsewhere]


async def test_a_list_of_games_leaves_the_positions_out_and_the_seats_in(database: Database, game: GameRow) -> None:
    await rewrite(database, game, "a long position")

    async with database.reading() as connection:
        (light,) = await games.open_in(connection, CHANNEL)
        (own,) = await games.open_of(connection, ADA, GUILD)
    assert light.snapshot is None
    assert light.seats == game.seats
    assert own == light


async def test_a_list_of_games_has_an_end(database: Database) -> None:
    async with database.writing() as tx:
        for _ in range(27):
            await new_game(tx)

    async with database.reading() as connection:
        assert len(await games.open_in(connection, CHANNEL)) == 25
        assert len(await games.open_of(connection, ADA, GUILD)) == 25


async def test_the_host_can_change(database: Database, game: GameRow) -> None:
    async with database.writing() as tx:
        await games.set_host(tx, game.id, BRUNO)

    assert (await find(database, game.id)).host_id == BRUNO
