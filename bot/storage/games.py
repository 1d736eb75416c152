"""Games, their seats and their log."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from bot.storage import people
from bot.storage.database import Connection, Row, Transaction, as_value
from bot.storage.errors import Conflict, Damaged
from bot.storage.people import Confirming, Orders
from games.core import Level, Seat

log = logging.getLogger(__name__)

T = TypeVar("T", bound=Struct)

Status = Literal["lobby", "running", "finished", "cancelled"]
#: How the seats are given out when the game starts: at random, or as the card lists them.
Seating = Literal["random", "listed"]


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
    #: What its player has chosen about turns that confirm themselves.
    confirming: Confirming = "unless_last"
    #: When its time is up, as long as its clock runs.
    deadline: int | None = None
    #: Another game is waiting for its player.
    wanted: bool = False
    #: The turn that was open when its player last looked.
    seen: int = 0
    #: What it does by itself when its turn comes, and the moves that its player has decided on before that.
    orders: Orders = "none"
    plan: str | None = None
    #: Its player has been given a hint.
    hinted: bool = False

    @property
    def is_former(self) -> bool:
        """Whether its player has been deleted: their number is below 0, and only their place is left."""
        return self.player_id is not None and self.player_id < 0


class MoveRow(Struct, frozen=True):
    seq: int
    seat: Seat
    epoch: int
    payload: str
    at: int
    #: The computer that chose the move; None if a person did.
    level: Level | None = None


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
    #: Its thread can't be used any more, so it gets none.
    thread_lost: bool
    #: What it has lost, or who moved it, if that is why its newest board isn't where the one before was.
    moved_from: Literal["thread", "channel", "moderator"] | None
    created_at: int
    updated_at: int
    #: A solo challenge that may rank: its rules are usual, the bot drew its seed, and nobody has played it before.
    ranked: bool = False
    #: The daily challenge that is played here, for the first time or again.
    day: int | None = None
    seating: Seating = "random"
    #: The finished game that is played again at this table.
    rematch_of: int | None = None
    #: How long everybody may think (``bot.table.clocks``).
    clock: str | None = None
    #: When a moderator paused it, and when it was closed because nobody played on; None as long as it goes on.
    paused_at: int | None = None
    closed_at: int | None = None
    #: The seat whose turn, the one before the open one, can be opened again; and what its player's question led to.
    undo_of: Seat | None = None
    undo: Literal["asked", "refused", "granted"] | None = None
    seats: tuple[SeatRow, ...] = ()
    #: The rows of the log since the open turn began; a list of games comes without them.
    moves: tuple[MoveRow, ...] = ()
    #: It holds something that was never written there, and this is only what can be read of it.
    damaged: bool = False

    @property
    def place_id(self) -> int:
        """The channel or thread where the game is played."""
        return self.thread_id or self.channel_id

    @property
    def stands_still(self) -> bool:
        """Nobody can move: a moderator paused it, or it's closed."""
        return self.paused_at is not None or self.closed_at is not None

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
        return tuple(seat for seat in self.seats if seat.level is None and not seat.is_former)


_FIELDS = GameRow.__struct_fields__[:-3]
_COLUMNS = ", ".join(f"game.{name}" for name in _FIELDS)
#: What every move may change.
_MOVING = ("version", "status", "snapshot", "epoch", "told", "undo_of", "undo", "updated_at")
#: A list of games never needs their positions.
_LEFT_OUT = {"snapshot": "NULL AS snapshot", "told": "'[]' AS told"}
_LIGHT_COLUMNS = ", ".join(_LEFT_OUT.get(name, f"game.{name}") for name in _FIELDS)
_SEATS = (
    "SELECT seat, player_id, level, seat.name, revision, choice,"
    " CASE WHEN confirming IN ('never', 'always') THEN confirming ELSE 'unless_last' END AS confirming,"
    " deadline,"
    " EXISTS (SELECT 1 FROM seat AS other WHERE other.player_id = seat.player_id AND other.open = 1"
    " AND other.waiting = 1 AND other.level IS NULL AND other.game_id <> seat.game_id) AS wanted,"
    " seen, hinted, plan, CASE WHEN orders IN ('pass', 'only') THEN orders ELSE 'none' END AS orders"
    " FROM seat LEFT JOIN player ON player.id = player_id WHERE game_id = ? ORDER BY seat"
)
#: Takes the place of a value that can't be read, in a damaged row.
_UNREADABLE: dict[str, Any] = {"status": "running", "thread_lost": False, "ranked": False}


async def create(
    tx: Transaction,
    slug: str,
    host: Host,
    options: str,
    seed: int,
    rules_version: int,
    now: int,
    solo: str = "",
    *,
    ranked: bool = False,
    day: int | None = None,
) -> int:
    """Open a table with its host; ``solo`` is the position in which a private challenge begins right away."""
    status: Status = "running" if solo else "lobby"
    game_id: int = await tx.value(
        "INSERT INTO game (slug, guild_id, channel_id, host_id, private, status, options, seed, rules_version,"
        " snapshot, created_at, updated_at, ranked, day)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            *(slug, host.guild_id, host.channel_id, host.player_id, bool(solo), status),
            *(options, seed, rules_version, solo or None, now, now, int(ranked), day),
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


async def outline(connection: Connection, game_id: int) -> GameRow | None:
    """What can be read of a game even if it's damaged: enough to know whose it is and where, not to play it."""
    row = await connection.one(f"SELECT {_LIGHT_COLUMNS} FROM game WHERE id = ?", (game_id,))
    return None if row is None else next(iter(await _listed(connection, [row])))


async def open_in(connection: Connection, place_id: int) -> list[GameRow]:
    """Lobbies and running games of a channel or thread, the latest first."""
    # One index for each column gives the latest first; with an OR, all open games would be collected and sorted.
    rows = [
        row
        for column in ("channel_id", "thread_id")
        for row in await connection.all(
            f"SELECT {_LIGHT_COLUMNS} FROM game WHERE {column} = ? AND private = 0"
            " AND status IN ('lobby', 'running') ORDER BY id DESC LIMIT 25",
            (place_id,),
        )
    ]
    return await _listed(connection, rows[:25])


async def open_of(connection: Connection, player_id: int, guild_id: int) -> list[GameRow]:
    """Somebody's lobbies and running games, the latest first."""
    rows = await connection.all(
        f"SELECT {_LIGHT_COLUMNS} FROM seat JOIN game ON game.id = seat.game_id"
        " WHERE seat.player_id = ? AND seat.open = 1 AND game.guild_id = ? ORDER BY seat.game_id DESC LIMIT 25",
        (player_id, guild_id),
    )
    return await _listed(connection, rows)


async def finished_of(connection: Connection, player_id: int, guild_id: int, *, alone: bool) -> list[GameRow]:
    """Somebody's latest finished games with others; or, alone, those that nobody else has seen."""
    rows = await connection.all(
        f"SELECT {_LIGHT_COLUMNS} FROM result JOIN game ON game.id = game_id WHERE player_id = ?"
        f" AND result.guild_id = ? AND mode {'<>' if alone else '='} '' AND private = ? ORDER BY game_id DESC LIMIT 25",
        (player_id, guild_id, int(alone)),
    )
    return await _listed(connection, rows)


async def running_ids(connection: Connection) -> list[int]:
    return await connection.column("SELECT id FROM game WHERE status = 'running' ORDER BY id")


async def _with_seats(connection: Connection, row: Row) -> GameRow:
    seats = await connection.rows(SeatRow, _SEATS, (row["id"],))
    if [seat.seat for seat in seats] != [*range(len(seats))]:
        raise Damaged(f"the seats of game {row['id']} have the wrong numbers")
    return replace(as_value(GameRow, row), seats=tuple(seats))


async def _outline(connection: Connection, row: Row) -> GameRow:
    seats = tuple(_readable(SeatRow, seat) for seat in await connection.all(_SEATS, (row["id"],)))
    game = _readable(GameRow, row)
    # Only those who play alone play in private.
    return replace(game, seats=seats, damaged=True, private=len(seats) < 2 if game.private is None else game.private)


def _readable(kind: type[T], row: Row) -> T:
    """A row, with only those values that can have been written there."""
    values: dict[str, Any] = dict(row)
    for field in fields(kind):
        if field.name in values:
            try:
                values[field.name] = msgspec.convert(values[field.name], field.type, strict=False)
            except msgspec.ValidationError:
                values[field.name] = _UNREADABLE.get(field.name)
    return kind(**values)


async def _listed(connection: Connection, rows: Sequence[Row]) -> list[GameRow]:
    """Games for a list. A damaged one is in it with what can be read of it, so that it hides no other."""
    found = []
    for row in rows:
        try:
            found.append(await _with_seats(connection, row))
        except Damaged as error:
            log.error("only parts of game %s can be read: %s", row["id"], error)
            found.append(await _outline(connection, row))
    return found


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
        f"UPDATE game SET {', '.join(f'{name} = ?' for name in _MOVING)} WHERE id = ? AND version = ?",
        (*(getattr(moved, name) for name in _MOVING), game.id, game.version),
    )
    if changed != 1:
        raise Conflict(f"game {game.id} has moved on from version {game.version}")
    if moved.status in ("finished", "cancelled"):
        await _vacate(tx, game.id)
    return moved


async def cancel(tx: Transaction, game: GameRow, now: int) -> None:
    """End a game without a result, even a damaged one: nothing else of it is written. ``Conflict`` as above."""
    changed = await tx.run(
        "UPDATE game SET version = version + 1, status = 'cancelled', updated_at = ? WHERE id = ? AND version = ?",
        (now, game.id, game.version),
    )
    if changed != 1:
        raise Conflict(f"game {game.id} has moved on from version {game.version}")
    await _vacate(tx, game.id)


async def _vacate(tx: Transaction, game_id: int) -> None:
    """Nobody plays there any more."""
    await tx.run("UPDATE seat SET open = 0, deadline = NULL, plan = NULL WHERE game_id = ?", (game_id,))
    await tx.run("DELETE FROM seat_clock WHERE game_id = ?", (game_id,))


async def append_moves(
    tx: Transaction,
    game_id: int,
    epoch: int,
    moves: Sequence[tuple[Seat, str]],
    now: int,
    level: Level | None = None,
) -> tuple[MoveRow, ...]:
    """Add rows to the log, numbered on from the last one; ``level`` is the computer that chose them, if one did."""
    last = await tx.value("SELECT COALESCE(MAX(seq), 0) FROM move WHERE game_id = ?", (game_id,))
    rows = tuple(
        MoveRow(seq, seat, epoch, payload, now, level) for seq, (seat, payload) in enumerate(moves, start=last + 1)
    )
    await tx.many(
        "INSERT INTO move (game_id, seq, seat, epoch, payload, at, level) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(game_id, row.seq, row.seat, row.epoch, row.payload, row.at, row.level) for row in rows],
    )
    return rows


async def moves(connection: Connection, game_id: int, since: int = 0) -> list[MoveRow]:
    """The log since a turn, or all of it, oldest first."""
    return await connection.rows(
        MoveRow,
        "SELECT seq, seat, epoch, payload, at, level FROM move WHERE game_id = ? AND epoch >= ? ORDER BY epoch, seq",
        (game_id, since),
    )


async def change(tx: Transaction, game_id: int, /, **columns: int | str | None) -> None:
    """Set what has nothing to do with the position: the host, the place, the messages, and whether it is private."""
    names = ", ".join(f"{name} = ?" for name in columns)
    await tx.run(f"UPDATE game SET {names} WHERE id = ?", (*columns.values(), game_id))


async def raise_revisions(tx: Transaction, game_id: int, seats: Sequence[Seat]) -> None:
    """Mark what these seats were shown as out of date, and drop their half-made choices."""
    await tx.many(
        "UPDATE seat SET revision = revision + 1, choice = NULL WHERE game_id = ? AND seat = ?",
        [(game_id, seat) for seat in seats],
    )


async def note_waiting(tx: Transaction, game_id: int, seats: int, waiting: Sequence[Seat]) -> None:
    """Which of its seats the open turn of a game waits for."""
    await tx.many(
        "UPDATE seat SET waiting = ? WHERE game_id = ? AND seat = ?",
        [(int(seat in waiting), game_id, seat) for seat in range(seats)],
    )


async def see(tx: Transaction, game_id: int, seat: Seat, epoch: int) -> None:
    """The seat's player has been shown the game up to this turn."""
    await tx.run("UPDATE seat SET seen = ? WHERE game_id = ? AND seat = ? AND seen < ?", (epoch, game_id, seat, epoch))


async def keep_choice(tx: Transaction, game_id: int, seat: Seat, revision: int, choice: str | None) -> None:
    """Keep what somebody has chosen so far, unless their seat has moved on in the meantime."""
    await tx.run(
        "UPDATE seat SET choice = ? WHERE game_id = ? AND seat = ? AND revision = ?", (choice, game_id, seat, revision)
    )
