"""The outbox: what still has to be posted, written in the transaction that made it true."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.storage.database import Connection, Transaction

#: ``card``: the table's card, sent or edited. ``board``: a new board. ``status``: the same board, brought up to date.
Kind = Literal["card", "board", "status"]


class Post(Struct, frozen=True):
    id: int
    game_id: int
    kind: Kind
    version: int
    tried: int


async def add(tx: Transaction, game_id: int, kind: Kind, version: int, now: int) -> None:
    """Ask for a post; it replaces a waiting one that it makes out of date."""
    tx.leaves_work = True
    stale = (kind, "status") if kind == "board" else (kind, kind)
    await tx.run(
        "UPDATE post SET done_at = ?, outcome = 'superseded' WHERE game_id = ? AND kind IN (?, ?) AND done_at IS NULL",
        (now, game_id, *stale),
    )
    await tx.run("INSERT INTO post (game_id, kind, version, due_at) VALUES (?, ?, ?, ?)", (game_id, kind, version, now))


async def due(connection: Connection, now: int, limit: int) -> list[Post]:
    """The first due post of each game, because a game's posts are sent one after the other."""
    return await connection.rows(
        Post,
        "SELECT id, game_id, kind, version, tried FROM post WHERE id IN"
        " (SELECT MIN(id) FROM post WHERE done_at IS NULL AND due_at <= ? GROUP BY game_id) ORDER BY id LIMIT ?",
        (now, limit),
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


async def retry(tx: Transaction, post_id: int, due_at: int) -> None:
    await tx.run("UPDATE post SET tried = tried + 1, due_at = ? WHERE id = ?", (due_at, post_id))
