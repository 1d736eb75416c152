"""Damaged rows under a running bot."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.storage.damage import tables
from bot.storage.files import available
from bot.testing.fuzz.database import fuzz_rows
from bot.testing.server import open_server


def all_tables() -> set[str]:
    """Those that the migrations make."""
    return {line.split()[2] for text in available().values() for line in text.splitlines() if "CREATE TABLE" in line}


async def test_there_are_rows_of_every_table_to_damage(tmp_path: Path) -> None:
    database = tmp_path / "guildhall.sqlite3"
    async with open_server(database) as server:
        await server.fill_every_table()

    assert {*tables(database)} >= all_tables()


async def test_whatever_a_row_holds_people_are_answered_with_what_is_true(tmp_path: Path) -> None:
    found = [judged async for judged in fuzz_rows(Random(1), 20, tmp_path)]

    assert [judged for judged in found if judged.problem] == []
    assert len({judged.input.partition(".")[0] for judged in found}) > 15
