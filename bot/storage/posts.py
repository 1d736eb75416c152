"""The outbox: what still has to be posted, written in the transaction that made it true."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.storage.database import Connection, Transaction

#: ``card``: the table's card, sent or edited. ``board``: a new board. ``status``: the same board, brought up to date.
#: ``history``: older boards stop asking. ``invitation``: a mention of everybody invited since the last one.
#: ``reminder``: a mention of whoever has little time left. ``late``: what the table does about those who are late or
#: gone. ``notice``: a mention of those whose seats a moderator has given away or got them. ``direct``: direct messages
#: to those who asked for them. ``closed``: the word that the game is closed. ``undo``: whether
#: somebody's turn is opened again is asked, or has been decided.
Kind = Literal[
    "card", "board", "status", "history", "invitation", "reminder", "late", "notice", "direct", "closed", "undo"
]
#: When a new post is due, whatever the time is: if that's put back, nobody waits for it to catch up.
AT_ONCE = 0


class Post(Struct, frozen=True):
    id: int
    game_id: int
    kind: Kind
    version: int
    tried: int


async def add(tx: Transaction, game_id: int, kind: Kind, version: int, now: int, due_at: int = AT_ONCE) -> None:
    """Ask for a post; it replaces a waiting one that it makes out of date. What is finished goes at the same time.

    The newest post is never deleted, even when it is finished. Otherwise the next one would get its number, and with it
    its nonce: Discord would take the two for the same message.
    """
    tx.leaves_work = True
    post_id = await tx.value(
        "INSERT INTO post (game_id, kind, version, due_at) VALUES (?, ?, ?, ?) RETURNING id",
        (game_id, kind, version, due_at),
    )
    stale = (kind, "status") if kind == "board" else (kind, kind)
    await tx.run(
        "DELETE FROM post WHERE game_id = ? AND id < ? AND done_at IS NULL AND kind IN (?, ?)",
        (game_id, post_id, *stale),
    )
    await tx.run("DELETE FROM post WHERE done_at <= ?", (now,))


async def drop_questions(tx: Transaction, game_id: int) -> None:
    """What is still waiting and asks for something isn't posted any more; the newest post stays (see above)."""
    await tx.run(
        "DELETE FROM post WHERE game_id = ? AND done_at IS NULL AND id < (SELECT MAX(id) FROM post)"
        " AND kind NOT IN ('closed', 'status', 'history')",
        (game_id,),
    )


async def due(connection: Connection, now: int, limit: int) -> list[Post]:
    """The first due post of each game, because a game's posts are sent one after the other.

    An update also waits for a board that is tried again later: it may not show the new position before that. History
    neither waits for the others nor holds them up.
    """
    return await connection.sound_rows(
        Post,
        "SELECT id, game_id, kind, version, tried FROM post WHERE done_at IS NULL AND due_at <= ? AND NOT EXISTS"
        " (SELECT 1 FROM post AS earlier WHERE earlier.game_id = post.game_id AND earlier.id < post.id"
        " AND earlier.done_at IS NULL AND (earlier.kind = 'history') = (post.kind = 'history')"
        " AND (earlier.due_at <= ? OR (earlier.kind = 'board' AND post.kind = 'status')))"
        " ORDER BY due_at, id LIMIT ?",
        (now, now, limit),
    )


async def next_due(connection: Connection, now: int) -> int | None:
    due_at: int | None = await connection.value(
        "SELECT MIN(due_at) FROM post WHERE done_at IS NULL AND due_at > ?", (now,)
    )
    return due_at


async def is_waiting(connection: Connection, post_id: int) -> bool:
    return bool(await connection.value("SELECT id FROM post WHERE id = ? AND done_at IS NULL", (post_id,)))


async def close(tx: Transaction, post_id: int, outcome: str, now: int) -> None:
    await tx.run("UPDATE post SET done_at = ?, outcome = ? WHERE id = ? AND done_at IS NULL", (now, outcome, post_id))


async def hasten(tx: Transaction, now: int) -> None:
    """Try everything again at once that is waiting for a later time."""
    await tx.run("UPDATE post SET due_at = ? WHERE done_at IS NULL AND due_at > ?", (AT_ONCE, now))


async def retry(tx: Transaction, post_id: int, due_at: int) -> None:
    await tx.run("UPDATE post SET tried = tried + 1, due_at = ? WHERE id = ?", (due_at, post_id))
