"""Which people and servers have been deleted, in a small file beside the database.

A backup that was made before a deletion still holds what was deleted, and takes the place of the database when it is
restored. So the deletions can't be kept in there alone: restoring leaves this file as it is, and the bot goes through
it whenever it starts. A line holds the id itself: to find the rows in a backup, the bot would have to try out a hash
on every id in there, and whoever can read the file could do the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from msgspec import Struct

from bot.storage.database import Connection, Transaction
from bot.storage.errors import NotKept
from bot.storage.integrity import beside, for_the_owner

Kind = Literal["player", "server"]
KINDS: dict[str, Kind] = {"player": "player", "server": "server"}


class Tombstone(Struct, frozen=True):
    kind: Kind
    subject_id: int
    at: int

    def written(self) -> str:
        return f"{self.kind} {self.subject_id} {self.at}\n"


def file_of(database: Path) -> Path:
    return beside(database, ".deleted")


def read(file: Path) -> list[Tombstone]:
    """Every deletion, the oldest first. A line that a crash has cut short belongs to a deletion that didn't happen."""
    lines = file.read_text(encoding="ascii").splitlines(keepends=True) if file.exists() else []
    return [found for line in lines if line.endswith("\n") and (found := _parsed(line)) is not None]


def _parsed(line: str) -> Tombstone | None:
    kind, *numbers = line.split() or [""]
    if kind not in KINDS or len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
        return None
    return Tombstone(KINDS[kind], int(numbers[0]), int(numbers[1]))


async def add(tx: Transaction, file: Path, tombstone: Tombstone) -> None:
    """Write it down in both places, as the last step of the transaction: without the file there is no deletion.

    If the commit doesn't follow, because the process ends or the disk is full, the next start makes up for it: whoever
    asked for the deletion has confirmed it.
    """
    await mark(tx, tombstone)
    try:
        _append(file, tombstone.written())
    except OSError as error:
        raise NotKept(f"{file}: {error.strerror or error}") from error


def _append(file: Path, line: str) -> None:
    with open(file, "a+b", opener=for_the_owner) as written:
        if written.tell():
            written.seek(-1, os.SEEK_END)
            if written.read() != b"\n":  # what a crash has cut short stays a line of its own
                written.write(b"\n")
        written.write(line.encode("ascii"))
        written.flush()
        os.fsync(written.fileno())


def complete(file: Path, tombstones: Iterable[Tombstone]) -> None:
    """Write down what isn't in the file, as when somebody has deleted it."""
    for tombstone in sorted({*tombstones} - {*read(file)}, key=lambda found: found.at):
        _append(file, tombstone.written())


async def mark(tx: Transaction, tombstone: Tombstone) -> None:
    """This database has been through it."""
    await tx.run(
        "INSERT INTO deletion (kind, subject_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (tombstone.kind, tombstone.subject_id, tombstone.at),
    )


async def known(connection: Connection) -> set[Tombstone]:
    """What this database has been through."""
    return {*await connection.rows(Tombstone, "SELECT kind, subject_id, at FROM deletion")}


async def latest(connection: Connection, player_id: int) -> int | None:
    """When a player was last deleted."""
    at: int | None = await connection.value(
        "SELECT MAX(at) FROM deletion WHERE kind = 'player' AND subject_id = ?", (player_id,)
    )
    return at
