"""Backups that are due: the running bot makes them by itself, beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Sequence
from pathlib import Path

from bot import clock
from bot.config import StorageSettings
from bot.publishing.scheduler import Scheduler
from bot.storage import backups
from bot.storage.errors import StorageError

log = logging.getLogger(__name__)

HOUR = 3600


class Backups(Scheduler[str]):
    """At most one job at a time, the only one there is. What is due follows from the names of the files."""

    def __init__(self, settings: StorageSettings) -> None:
        super().__init__()
        self._settings = settings
        self._folder = Path(settings.backup_folder)
        #: After a failure, the time of the next try.
        self._not_before = 0

    async def due(self, now: int, limit: int) -> Sequence[str]:
        due_at = await self._due_at(now)
        return ["backup"] if due_at is not None and due_at <= now else []

    async def next_due(self, now: int) -> int | None:
        due_at = await self._due_at(now)
        return due_at if due_at is not None and due_at > now else None

    def key(self, job: str) -> Hashable:
        return job

    async def do(self, job: str) -> None:
        now = clock.now()
        try:
            made = await asyncio.to_thread(
                backups.make, Path(self._settings.path), self._folder, self._settings.backups_kept, now
            )
        except (StorageError, OSError) as error:
            self._not_before = now + HOUR
            log.error("no backup was made, trying again in an hour: %s", error)
        else:
            log.info("backup made: %s", made)

    async def _due_at(self, now: int) -> int | None:
        if not self._settings.backup_folder:
            return None
        made = await asyncio.to_thread(backups.made, self._folder)
        # A clock that was wrong may have named one in the future; the next one doesn't wait for that.
        latest = next((time for time in made if time <= now), None)
        due_at = 0 if latest is None else latest + self._settings.backup_hours * HOUR
        return max(due_at, self._not_before)
