"""Small facts the bot keeps about itself, such as the hash of the commands it last told Discord."""

from __future__ import annotations

from bot.storage.database import Connection, Transaction


async def get(connection: Connection, key: str) -> str | None:
    value: str | None = await connection.value("SELECT value FROM meta WHERE key = ?", (key,))
    return value


async def put(tx: Transaction, key: str, value: str) -> None:
    await tx.run(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


async def forget(tx: Transaction, key: str) -> None:
    await tx.run("DELETE FROM meta WHERE key = ?", (key,))
