"""What is kept about one person or one server: counted, read, and deleted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from bot.storage import dailies
from bot.storage.database import Connection, Transaction

#: Every column that holds a person. A test compares it with the tables there are.
PEOPLE = {
    "player": ["id"],
    "day_off": ["player_id"],
    "game": ["host_id"],
    "seat": ["player_id"],
    "result": ["player_id"],
    "standing": ["player_id"],
    "rating": ["player_id"],
    "rating_point": ["player_id"],
    "daily_attempt": ["player_id"],
    "daily_points": ["player_id"],
    "invitation": ["player_id"],
    "follower": ["player_id"],
    "direct": ["player_id"],
    "audit": ["actor_id", "whom", "instead"],
    "private_note": ["player_id"],
    "block": ["player_id"],
    "absence": ["player_id"],
    "digest": ["player_id"],
}
#: What goes with its person. Everything else stays under the number of a former player, except that others have blocked
#: them: it protects those others also if they come back.
_GOING = (
    *("player", "day_off", "standing", "rating", "rating_point", "daily_attempt", "daily_points"),
    *("invitation", "follower", "direct", "private_note", "block", "absence", "digest"),
)

# --- looking ----------------------------------------------------------------------------------------------------------


async def counts(connection: Connection, player_id: int) -> dict[str, int]:
    """How much there is of what, by the last word of ``privacy-kept-…``."""
    queries = {
        "settings": "SELECT COUNT(*) FROM player WHERE id = ?",
        "days-off": "SELECT COUNT(*) FROM day_off WHERE player_id = ?",
        "seats": "SELECT COUNT(*) FROM seat WHERE player_id = ?",
        "moves": f"SELECT COUNT(*) {_OWN_MOVES}",
        "results": "SELECT COUNT(*) FROM result WHERE player_id = ?",
        "ratings": "SELECT COUNT(*) FROM rating WHERE player_id = ?",
        "attempts": "SELECT COUNT(*) FROM daily_attempt WHERE player_id = ?",
        "invitations": "SELECT COUNT(*) FROM invitation WHERE player_id = ?",
        "follows": "SELECT COUNT(*) FROM follower WHERE player_id = ?",
        "directs": "SELECT COUNT(*) FROM direct WHERE player_id = ?",
        "deeds": "SELECT COUNT(*) FROM audit WHERE actor_id = ?",
        "moderated": (
            "SELECT COUNT(*) FROM"
            " (SELECT id FROM audit WHERE whom = ? UNION SELECT id FROM audit WHERE instead = ?) AS about_seats"
        ),
        "notes": "SELECT COUNT(*) FROM private_note WHERE player_id = ?",
    }
    return {name: await connection.value(sql, (player_id,) * sql.count("?")) for name, sql in queries.items()}


_OWN_MOVES = "FROM seat JOIN move ON move.game_id = seat.game_id AND move.seat = seat.seat WHERE player_id = ?"
_EXPORTED = {
    "settings": (
        "SELECT name, language, notify, private, confirming, quiet_from, quiet_to, quiet_since, zone"
        " FROM player WHERE id = ?"
    ),
    "digest": "SELECT minute, due_at FROM digest WHERE player_id = ?",
    "days_off": "SELECT day FROM day_off WHERE player_id = ? ORDER BY day",
    "seats": (
        "SELECT game.id AS game, game.slug, game.guild_id AS server, game.status, game.options, seat.seat, seat.name,"
        " seat.level AS computer, game.created_at, seat.seen + 1 AS seen, seat.waiting, seat.deadline,"
        " seat.orders AS standing_order, seat.plan,"
        " seat_clock.remaining, seat_clock.since FROM seat JOIN game ON game.id = seat.game_id"
        " LEFT JOIN seat_clock ON seat_clock.game_id = seat.game_id AND seat_clock.seat = seat.seat"
        " WHERE player_id = ? ORDER BY game.id"
    ),
    "moves": (
        "SELECT move.game_id AS game, move.epoch + 1 AS turn, move.payload AS move, move.at,"
        f" move.level AS computer {_OWN_MOVES} ORDER BY move.game_id, move.seq"
    ),
    "results": (
        "SELECT game_id AS game, slug, mode, guild_id AS server, seat, level AS computer, total, rank, won, breakdown,"
        " finished_at, moves, computer_moves, stand_in, counts FROM result WHERE player_id = ? ORDER BY id"
    ),
    "ratings": (
        "SELECT guild_id AS server, slug, mu, sigma, ordinal, games FROM rating WHERE player_id = ?"
        " ORDER BY guild_id, slug"
    ),
    "rating_history": (
        "SELECT guild_id AS server, slug, game_id AS game, ordinal, at FROM rating_point WHERE player_id = ?"
        " ORDER BY at, guild_id, slug"
    ),
    "leaderboards": (
        "SELECT guild_id AS server, slug, mode, period, games, wins, points, best FROM standing WHERE player_id = ?"
        " ORDER BY guild_id, slug, mode, period"
    ),
    "daily_attempts": (
        "SELECT day, guild_id AS server, game_id AS game, total, streak FROM daily_attempt WHERE player_id = ?"
        " ORDER BY day"
    ),
    "daily_points": (
        "SELECT guild_id AS server, period, points, days FROM daily_points WHERE player_id = ?"
        " ORDER BY guild_id, period"
    ),
    "invitations": "SELECT game_id AS game, answer FROM invitation WHERE player_id = ? ORDER BY game_id",
    "follows": "SELECT game_id AS game, rounds FROM follower WHERE player_id = ? ORDER BY game_id",
    "direct_messages": "SELECT game_id AS game FROM direct WHERE player_id = ? ORDER BY game_id",
    "moderated": (
        "SELECT guild_id AS server, game_id AS game, act, what, reason, at FROM audit WHERE actor_id = ? ORDER BY id"
    ),
    "moderated_by_others": (
        "SELECT game_id AS game, act, at FROM audit WHERE whom = ? UNION SELECT game_id AS game, act, at FROM audit"
        " WHERE instead = ? ORDER BY at"
    ),
    "notes": "SELECT game_id AS game, text FROM private_note WHERE player_id = ? ORDER BY game_id",
    "blocked": "SELECT blocked_id AS player FROM block WHERE player_id = ? ORDER BY blocked_id",
    "looked_up": "SELECT game_id AS game, looked_at AS at, gone FROM absence WHERE player_id = ? ORDER BY game_id",
    "invitations_sent": "SELECT game_id AS game FROM invitation WHERE invited_by = ? ORDER BY game_id",
}


async def everything(connection: Connection, player_id: int) -> dict[str, list[dict[str, Any]]]:
    """A person's own rows, without anything of others or hidden from them.

    Neither the seed of a game nor its position, and not what changes with others' open moves: when the game was last
    written, and how a move is numbered.
    """
    return {
        name: [dict(row) for row in await connection.all(sql, (player_id,) * sql.count("?"))]
        for name, sql in _EXPORTED.items()
    }


async def servers_of(connection: Connection, player_id: int) -> list[int]:
    """Where somebody sits, has sat or is invited, has moderated, or somebody has moderated what was about them."""
    return await connection.column(
        "SELECT guild_id FROM seat JOIN game ON game.id = game_id WHERE player_id = ?"
        " UNION SELECT guild_id FROM invitation JOIN game ON game.id = game_id WHERE player_id = ?"
        " UNION SELECT guild_id FROM audit WHERE actor_id = ? UNION SELECT guild_id FROM audit WHERE whom = ?"
        " UNION SELECT guild_id FROM audit WHERE instead = ?",
        (player_id,) * 5,
    )


# --- a person ---------------------------------------------------------------------------------------------------------


async def open_games(connection: Connection, player_id: int) -> list[int]:
    return await connection.column(
        "SELECT game_id FROM seat WHERE player_id = ? AND open = 1 UNION"
        " SELECT game_id FROM seat WHERE player_id = ? AND open = 2 ORDER BY 1",
        (player_id, player_id),
    )


async def delete_mentions(tx: Transaction, game_id: int, player_id: int, names: Mapping[int, str]) -> None:
    """What the messages of an open game will say once they are history."""
    name = names[await tx.value("SELECT guild_id FROM game WHERE id = ?", (game_id,))]
    await tx.run(
        "UPDATE board SET title = REPLACE(title, ?, ?), history = REPLACE(history, ?, ?) WHERE game_id = ?",
        (*(f"<@{player_id}>", name) * 2, game_id),
    )
    # This one tells who asks, and what they did, by their name.
    await tx.run("UPDATE board SET title = '' WHERE game_id = ? AND kind = 'undo'", (game_id,))


async def invited_to(connection: Connection, player_id: int) -> list[int]:
    return await connection.column("SELECT game_id FROM invitation WHERE player_id = ? ORDER BY game_id", (player_id,))


async def moderated(connection: Connection, player_id: int) -> list[int]:
    """The games in which somebody was a moderator, or a moderator has done something about them."""
    queries = [f"SELECT game_id FROM audit WHERE {column} = ? AND game_id IS NOT NULL" for column in PEOPLE["audit"]]
    return await connection.column(" UNION ".join(queries), (player_id,) * len(queries))


async def delete_reasons(tx: Transaction, game_id: int) -> None:
    """What a moderator typed comes after the first line of a notice."""
    notices = await tx.all("SELECT title, message_id FROM board WHERE game_id = ? AND kind = 'notice'", (game_id,))
    await tx.many(
        "UPDATE board SET title = ? WHERE message_id = ?",
        [(title.partition("\n")[0], message_id) for title, message_id in notices],
    )


async def is_known(connection: Connection, player_id: int) -> bool:
    """Whether anything is kept about a person."""
    queries = [
        f"SELECT 1 FROM {table} WHERE {column} = ? LIMIT 1" for table, columns in PEOPLE.items() for column in columns
    ]
    return any([await connection.value(sql, (player_id,)) is not None for sql in queries])


async def delete_player(tx: Transaction, player_id: int, names: Mapping[int, str]) -> None:
    """Everything of a person goes; what others have a part in stays under the number of a former player.

    ``names`` says what a former player is called on each server.
    """
    await dailies.keep_as_former(tx, player_id)
    await _forget_reasons(tx, player_id)
    await tx.run(
        "DELETE FROM game WHERE private = 1 AND id IN (SELECT game_id FROM seat WHERE player_id = ?)", (player_id,)
    )
    staying = {table: columns for table, columns in PEOPLE.items() if table not in _GOING}
    former = await _former(tx, staying)
    for guild_id in await servers_of(tx, player_id):
        await tx.run(
            "UPDATE seat SET player_id = ?, name = ?, choice = NULL, seen = 0, orders = 'none', plan = NULL"
            " WHERE player_id = ?"
            " AND game_id IN (SELECT id FROM game WHERE guild_id = ?)",
            (former, names[guild_id], player_id, guild_id),
        )
    await tx.run("UPDATE invitation SET invited_by = ? WHERE invited_by = ?", (former, player_id))
    for table, columns in PEOPLE.items():
        for column in columns:
            if table in staying:
                await tx.run(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (former, player_id))
            else:
                await tx.run(f"DELETE FROM {table} WHERE {column} = ?", (player_id,))


async def _forget_reasons(tx: Transaction, player_id: int) -> None:
    """Why a moderator did something is in their own words, and may name whom it was about, or anybody at the table."""
    for column in PEOPLE["audit"]:
        await tx.run(f"UPDATE audit SET reason = '' WHERE {column} = ?", (player_id,))
    called = await tx.column(
        "SELECT name FROM seat WHERE player_id = ? UNION SELECT name FROM player WHERE id = ?", (player_id, player_id)
    )
    signs = [str(player_id), *(name.casefold() for name in called if name)]
    typed = await tx.all(
        "SELECT id, reason FROM audit WHERE reason <> '' AND game_id IN (SELECT game_id FROM seat WHERE player_id = ?)",
        (player_id,),
    )
    naming = [(number,) for number, reason in typed if any(sign in reason.casefold() for sign in signs)]
    await tx.many("UPDATE audit SET reason = '' WHERE id = ?", naming)


async def _former(connection: Connection, columns: Mapping[str, Collection[str]]) -> int:
    """The next number below 0 that stands in none of these columns, given by their tables."""
    queries = [f"SELECT MIN({column}) FROM {table}" for table, names in columns.items() for column in names]
    least: list[int] = [await connection.value(sql) or 0 for sql in queries]
    return min(0, *least) - 1


# --- a server ---------------------------------------------------------------------------------------------------------


async def servers(connection: Connection) -> list[int]:
    """Every server of which something is kept, apart from former ones."""
    return await connection.column("SELECT id FROM guild UNION SELECT guild_id FROM game WHERE guild_id > 0 ORDER BY 1")


async def leave_server(tx: Transaction, guild_id: int, now: int) -> None:
    """The bot isn't there any more; if that was known, it counts from then."""
    await tx.run(
        "INSERT INTO guild (id, left_at) VALUES (?, ?)"
        " ON CONFLICT (id) DO UPDATE SET left_at = COALESCE(guild.left_at, excluded.left_at)",
        (guild_id, now),
    )


async def return_to_servers(tx: Transaction, guild_ids: Collection[int]) -> None:
    """The bot is there, perhaps again."""
    gone = await tx.column("SELECT id FROM guild WHERE left_at IS NOT NULL")
    await tx.many("UPDATE guild SET left_at = NULL WHERE id = ?", [(guild,) for guild in gone if guild in guild_ids])


async def left_before(connection: Connection, time: int, limit: int) -> list[int]:
    return await connection.column("SELECT id FROM guild WHERE left_at <= ? ORDER BY left_at LIMIT ?", (time, limit))


async def next_left(connection: Connection, time: int) -> int | None:
    """When the bot left the next server after this time."""
    left_at: int | None = await connection.value("SELECT MIN(left_at) FROM guild WHERE left_at > ?", (time,))
    return left_at


async def has_left(connection: Connection, guild_id: int) -> bool:
    return await connection.value("SELECT left_at FROM guild WHERE id = ?", (guild_id,)) is not None


async def delete_server(tx: Transaction, guild_id: int) -> None:
    """Everything of a server goes. Its finished games belong to their players, too: they stay, as those of no server.

    So nobody's totals change that count everywhere.
    """
    await tx.run(
        "DELETE FROM game WHERE guild_id = ? AND NOT EXISTS (SELECT 1 FROM result WHERE result.game_id = game.id)",
        (guild_id,),
    )
    former = await _former(tx, {table: ["guild_id"] for table in ("game", "result", "daily_attempt")})
    await tx.run(
        "UPDATE game SET channel_id = 0, thread_id = NULL, card_message_id = NULL, board_message_id = NULL"
        " WHERE guild_id = ?",
        (guild_id,),
    )
    for table in ("board", "post", "shared", "follower", "direct", "seat_clock", "absence"):
        await tx.run(f"DELETE FROM {table} WHERE game_id IN (SELECT id FROM game WHERE guild_id = ?)", (guild_id,))
    for table in ("game", "result", "daily_attempt", "former_attempt"):
        await tx.run(f"UPDATE {table} SET guild_id = ? WHERE guild_id = ?", (former, guild_id))
    for table in ("standing", "rating", "rating_point", "daily_points", "audit"):
        await tx.run(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    await tx.run("DELETE FROM guild WHERE id = ?", (guild_id,))
