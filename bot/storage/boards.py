"""The messages of a game that ask for something, until they have become history."""

from __future__ import annotations

from msgspec import Struct

from bot.storage.database import Connection, Transaction


class Board(Struct, frozen=True):
    message_id: int
    game_id: int
    place_id: int
    #: A ``board``; a ``ping``: the small message under a board, for a turn that gets no board of its own; an
    #: ``invitation`` to the table or a ``notice``, whose title is all it says; a ``reminder``; what is asked about who
    #: is ``late``; the word that the game is ``closed``; whether somebody's turn is opened again: ``undo``; or the
    #: mention of somebody whose ``digest`` is ready.
    kind: str
    #: The turn it was posted for.
    epoch: int
    #: The first of the turns it tells about.
    since: int
    title: str
    alt: str
    #: What it says as history; None as long as it's the newest.
    history: str | None = None


_COLUMNS = ", ".join(Board.__struct_fields__)


async def newest(connection: Connection, game_id: int, kind: str = "board") -> Board | None:
    """The board that asks, or the latest message of another kind; None if there is none that can still be used."""
    return await connection.row(
        Board,
        f"SELECT {_COLUMNS} FROM board WHERE game_id = ? AND kind = ? AND history IS NULL"
        " ORDER BY message_id DESC LIMIT 1",
        (game_id, kind),
    )


async def past(connection: Connection, game_id: int) -> list[Board]:
    """What still has to be turned into history, oldest first."""
    return await connection.rows(
        Board,
        f"SELECT {_COLUMNS} FROM board WHERE game_id = ? AND history IS NOT NULL ORDER BY message_id",
        (game_id,),
    )


async def put(tx: Transaction, board: Board) -> None:
    """Remember a message that asks, or what it says by now."""
    await tx.run(
        f"INSERT INTO board ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (message_id) DO UPDATE"
        " SET epoch = excluded.epoch, since = excluded.since, title = excluded.title, alt = excluded.alt",
        (
            *(board.message_id, board.game_id, board.place_id, board.kind, board.epoch, board.since),
            *(board.title, board.alt, board.history),
        ),
    )


async def retire(tx: Transaction, game_id: int, history: str, *, but: int = 0, only: str = "") -> bool:
    """Whatever of the game still asks is history from now on, except one message; False if nothing does.

    ``only`` is the kind that is meant, if it isn't every kind.
    """
    retired = await tx.run(
        "UPDATE board SET history = ? WHERE game_id = ? AND history IS NULL AND message_id <> ?"
        " AND (kind = ? OR ? = '')",
        (history, game_id, but, only, only),
    )
    return retired > 0


async def retire_but_boards(tx: Transaction, game_id: int) -> bool:
    """The same for everything but the newest board."""
    retired = await tx.run(
        "UPDATE board SET history = '' WHERE game_id = ? AND history IS NULL AND kind <> 'board'", (game_id,)
    )
    return retired > 0


async def forget(tx: Transaction, message_id: int) -> None:
    await tx.run("DELETE FROM board WHERE message_id = ?", (message_id,))


async def forget_all(tx: Transaction, game_id: int) -> None:
    await tx.run("DELETE FROM board WHERE game_id = ?", (game_id,))
