"""What can go wrong with the database, as types the rest of the bot can react to."""

from __future__ import annotations

from pathlib import Path


class StorageError(Exception):
    """Something is wrong with the database."""


class NotKept(StorageError):
    """The write didn't happen (full disk, locked or unwritable file); nothing was changed."""


class MoveNotKept(NotKept):
    """It's a player's move that wasn't written, or couldn't even be read in order to write it."""


class NotRead(StorageError):
    """The read failed."""


class Damaged(NotRead):
    """A row holds something that was never written there."""


class Conflict(StorageError):
    """Somebody else changed the row first; nothing was changed."""


class NewerDatabase(StorageError):
    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"{path}: the database has format {found}, this version of Guildhall knows only {known}. "
            "Update Guildhall, or restore an older backup."
        )


class AlreadyRunning(StorageError):
    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: another Guildhall is already running on this database. Stop it first.")


class Unusable(StorageError):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: cannot be used as the database: {reason}.")


class Corrupt(Unusable):
    """What is in the file isn't what was written there."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, f"{reason}. Restore a backup with 'guildhall restore FILE', or name another database")


class Lost(StorageError):
    """There was a database, and now there isn't; starting with an empty one would hide that."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{path}: {what}. Restore a backup with 'guildhall restore FILE', or delete it to start over.")


class NotCopied(StorageError):
    def __init__(self, database: Path, target: Path, reason: str) -> None:
        super().__init__(f"{database}: cannot be copied to {target}: {reason}.")
