"""The time of a query comes from its caller, who knows about simulated time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import clock
from bot.storage.database import Connection, Database
from tests.bot.storage.test_boundary import STORAGE, imported, parsed


async def read_clock(connection: Connection) -> int:
    return clock.now()


async def test_tests_fail_if_the_clock_is_read_inside_a_transaction(database: Database) -> None:
    with pytest.raises(AssertionError, match="pass now"):
        await database.write(read_clock)
    with pytest.raises(AssertionError, match="pass now"):
        await database.read(read_clock)


def test_storage_has_no_clock() -> None:
    modules: list[Path] = sorted(STORAGE.glob("*.py"))
    assert [path.name for path in modules if imported(parsed(path)) & {"time"}] == []
    texts = {path.name: path.read_text(encoding="utf-8") for path in modules}
    reads = re.compile(r"\bbot\.clock\b|\bimport clock\b|\.now\(|\.today\(")
    assert [name for name, text in texts.items() if reads.search(text)] == []
