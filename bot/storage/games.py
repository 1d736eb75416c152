"""Games, their seats and their log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.storage import people
from bot.storage.database import Connection, Row, Transaction
from bot.storage.errors import Conflict
from games.core import Level, Seat

Status = Literal["lobby", "running", "finished", "cancelled"]


class Host(Struct, frozen=True):
    """Who opens a table, and where."""

    guild_id: int
    channel_id: int
    player_id: int
    name: str


class SeatRow(Struct, frozen=True):
    """Who sits here. With a ``level``, a computer plays: for itself, or for the player if there is one."""

    seat: Seat
    player_id: int | None
    level: Level | None
    name: str
    revision: int = 0
    #: The half-made choice of its panel.
    choice: str | None = None


class MoveRow(Struct, frozen=True):
    seq: int
    seat: Seat
    epoch: int
    payload: str
    at: int


class GameRow(Struct, frozen=True):
    id: int
    slug: str
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_id: int
    #: A solo challenge that only its player sees until they show it.
    private: bool
    status: Status
    options: str
    seed: int
    rules_version: int
    version: int
    epoch: int
    snapshot: str | None
    #: The turns still worth showing (see ``games.turns.remembered``).
    told: str
    card_message_id: int | None
    board_message_id: int | None
    created_at: int
    updated_at: int
    seats: tuple[SeatRow, ...] = ()
    #: The rows of the log since the open turn began; a list of games comes without them.
    moves: tuple[MoveRow, ...] = ()

    @property
    def place_id(self) -> int:
        """The channel or thread where the game is played."""
        return self.thread_id or self.channel_id

    def is_in(self, place_id: int | None) -> bool:
        return place_id in (self.channel_id, self.thread_id)

    def seat_of(self, player_id: int) -> SeatRow | None:
        return next((seat for seat in self.seats if seat.player_id == player_id), None)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The seats played by a person, not by a computer of its own or a stand-in."""
        return tuple(seat for seat in self.seats if seat.level is None)


_FIELDS = GameRow.__struct_fields__[:-2]
_COLUMNS = ", ".join(f"game.{name}" for name in _FIELDS)
#: A list of games never needs their positions.
_LEFT_OUT = {"snapshot": "NULL AS snapshot", "told": "'[]' AS told"}
_LIGHT_COLUMNS = ", ".join(_LEFT_OUT.get(name, f"game.{name}") for name in _FIELDS)


async def create(
    tx: Transaction, slug: str, host: Host, options: str, seed: int, rules_version: int, now: int, solo: str = ""
) -> int:
    """Open a table with its host; ``solo`` is the position in which a private challenge begins right away."""
    status: Status = "running" if solo else "lobby"
    game_id: int = await tx.value(
        "INSERT INTO game (slug, guild_id, channel_id, host_id, private, status, options, seed, rules_version,"
        " snapshot, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            *(slug, host.guild_id, host.channel_id, host.player_id, bool(solo), status),
            *(options, seed, rules_version, solo or None, now, now),
        ),
    )
    await set_seats(tx, game_id, [SeatRow(0, host.player_id, None, host.name)])
    await people.save_name(tx, host.player_id, host.name)
    return game_id


async def find(connection: Connection, game_id: int) -> GameRow | None:
    row = await connection.one(f"SELECT {_COLUMNS} FROM game WHERE id = ?", (game_id,))
    if row is None:
        return None
    game = await _with_seats(connection, row)
    return replace(game, moves=tuple(await moves(connection, game.id, game.epoch)))


async def open_in(connection: Connection, place_id: int) -> list[GameRow]:
    """Lobbies and running games of a channel or thread, the latest first."""
    rows = await connection.all(
        f"SELECT {_LIGHT_COLUMNS} FROM game WHERE (channel_id = ? OR thread_id = ?) AND private = 0"
        " AND status IN ('lobby', 'running') ORDER BY id DESC LIMIT 25",
        (place_id, place_id),
    )
    return [await _with_seats(connection, row) for row in rows]


async def open_of(connection: Connection, player_id: int, guild_id: int) -> list[GameRow]:
    """Somebody's lobbies and running games, the latest first."""
    rows = await connection.all(
        f"SELECT {_LIGHT_COLUMNS} FROM game JOIN seat ON seat.game_id = game.id"
        " WHERE seat.player_id = ? AND game.guild_id = ? AND game.status IN ('lobby', 'running')"
        " ORDER BY game.id DESC LIMIT 25",
        (player_id, guild_id),
    )
    return [await _with_seats(connection, row) for row in rows]


async def open_ids(connection: Connection) -> list[int]:
    """Lobbies and running games that have messages in a channel."""
    return await connection.column(
        "SELECT id FROM game WHERE status IN ('lobby', 'running') AND private = 0 ORDER BY id"
    )


async def _with_seats(connection: Connection, row: Row) -> GameRow:
    seats = await connection.rows(
        SeatRow,
        "SELECT seat, player_id, level, name, revision, choice FROM seat WHERE game_id = ? ORDER BY seat",
        (row["id"],),
    )
    return replace(msgspec.convert(dict(row), GameRow, strict=False), seats=tuple(seats))


async def set_level(tx: Transaction, game_id: int, seat: Seat, level: Level | None) -> None:
    """Let a computer play a seat, or give it back to its owner."""
    await tx.run("UPDATE seat SET level = ? WHERE game_id = ? AND seat = ?", (level, game_id, seat))


async def set_seats(tx: Transaction, game_id: int, seats: Sequence[SeatRow]) -> None:
    await tx.run("DELETE FROM seat WHERE game_id = ?", (game_id,))
    await tx.many(
        "INSERT INTO seat (game_id, seat, player_id, level, name, revision) VALUES (?, ?, ?, ?, ?, ?)",
        [(game_id, seat.seat, seat.player_id, seat.level, seat.name, seat.revision) for seat in seats],
    )


async def advance(tx: Transaction, game: GameRow, now: int, /, **changes: Any) -> GameRow:
    """The only way to change a game row's position; ``Conflict`` if its version is no longer the one that was read."""
    moved = replace(game, version=game.version + 1, updated_at=now, **changes)
    changed = await tx.run(
        "UPDATE game SET version = ?, status = ?, snapshot = ?, epoch = ?, told = ?, updated_at = ?"
        " WHERE id = ? AND version = ?",
        (*(moved.version, moved.status, moved.snapshot, moved.epoch, moved.told, now), game.id, game.version),
    )
    if changed != 1:
        raise Conflict(f"game {game.id} has moved on from version {game.version}")
    return moved


async def raise_revisions(tx: Transaction, game_id: int, seats: Sequence[Seat]) -> None:
    """Mark what these seats were shown as out of date, and drop their half-made choices."""
    await tx.many(
        "UPDATE seat SET revision = revision + 1, choice = NULL WHERE game_id = ? AND seat = ?",
        [(game_id, seat) for seat in seats],
    )


async def append_moves(
    tx: Transaction, game_id: int, epoch: int, moves: Sequence[tuple[Seat, str]], now: int
) -> tuple[MoveRow, ...]:
    """Add rows to the log, numbered on from the last one."""
    last = await tx.value("SELECT COALESCE(MAX(seq), 0) FROM move WHERE game_id = ?", (game_id,))
    rows = tuple(MoveRow(seq, seat, epoch, payload, now) for seq, (seat, payload) in enumerate(moves, start=last + 1))
    await tx.many(
        "INSERT INTO move (game_id, seq, seat, epoch, payload, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(game_id, row.seq, row.seat, row.epoch, row.payload, row.at) for row in rows],
    )
    return rows


async def moves(connection: Connection, game_id: int, since: int = 0) -> list[MoveRow]:
    """The log since a turn, or all of it, oldest first."""
    return await connection.rows(
        MoveRow,
        "SELECT seq, seat, epoch, payload, at FROM move WHERE game_id = ? AND epoch >= ? ORDER BY epoch, seq",
        (game_id, since),
    )


async def keep_choice(tx: Transaction, game_id: int, seat: Seat, revision: int, choice: str | None) -> None:
    """Keep what somebody has chosen so far, unless their seat has moved on in the meantime."""
    await tx.run(
        "UPDATE seat SET choice = ? WHERE game_id = ? AND seat = ? AND revision = ?", (choice, game_id, seat, revision)
    )


async def change(tx: Transaction, game_id: int, /, **columns: int | None) -> None:
    """Set what has nothing to do with the position: the host, the thread, the messages, and whether it is private."""
    names = ", ".join(f"{name} = ?" for name in columns)
    await tx.run(f"UPDATE game SET {names} WHERE id = ?", (*columns.values(), game_id))
