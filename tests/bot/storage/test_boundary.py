"""SQL is only in ``bot/storage``, only uses what PostgreSQL understands, and never rewrites the log."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
STORAGE = ROOT / "bot" / "storage"
OUTSIDE = sorted(
    path
    for package in ("bot", "games", "renderers")
    for path in (ROOT / package).rglob("*.py")
    if STORAGE not in path.parents
)
STATEMENT = re.compile(
    r"\b(SELECT\s.+\sFROM\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|PRAGMA\s+\w"
    r"|(CREATE|DROP|ALTER)\s+(TABLE|INDEX|TRIGGER)\s|BEGIN\s+(IMMEDIATE|EXCLUSIVE)"
    r"|(?-i:^\s*(COMMIT|ROLLBACK|BEGIN)\s*;?\s*$))",
    re.IGNORECASE | re.DOTALL,
)
STATEMENT_WORD = re.compile(
    r"\b(select|insert|update|delete|pragma|create|drop|alter)\s|BEGIN|COMMIT|ROLLBACK", re.IGNORECASE
)
#: What other databases don't know, or spell differently.
DIALECT = re.compile(
    r"INSERT\s+OR\s|REPLACE\s+INTO|AUTOINCREMENT|\browid\b|last_insert_rowid|WITHOUT\s+ROWID|strftime|julianday"
    r"|unixepoch|\bdatetime\s*\(|\bjson_\w+\s*\(|\bGLOB\b|\bifnull\s*\(|\btotal\s*\(|group_concat|\bIS\s+\?|==",
    re.IGNORECASE,
)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def mentioning(pattern: re.Pattern[str]) -> list[Path]:
    """The files outside that are worth a closer look."""
    return [path for path in OUTSIDE if pattern.search(path.read_text(encoding="utf-8"))]


def strings(tree: ast.Module) -> Iterator[str]:
    """Every text in the code that isn't a docstring, with gaps where an f-string is filled in."""
    documentation = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


def imported(tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def in_storage() -> list[str]:
    written = [text for path in STORAGE.glob("*.py") for text in strings(parsed(path))]
    migrations = [path.read_text(encoding="utf-8") for path in (STORAGE / "migrations").glob("*.sql")]
    return [text for text in (*written, *migrations) if STATEMENT.search(text)]


@pytest.mark.parametrize(
    "text",
    [
        'f"SELECT {columns} FROM game"',
        '"insert into game (id) values (1)"',
        '"UPDATE game SET x = 1"',
        '"DELETE FROM game"',
        '"PRAGMA user_version"',
        '"COMMIT"',
    ],
)
def test_the_check_knows_a_statement_when_it_sees_one(text: str) -> None:
    assert [found for found in strings(ast.parse(text + " + ''")) if STATEMENT.search(found)]


@pytest.mark.parametrize("text", ["Update the whole set", "commit the move", "delete", "begin", "insert a coin"])
def test_the_check_lets_sentences_pass(text: str) -> None:
    assert STATEMENT.search(text) is None


def test_no_sql_stands_outside_storage() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in mentioning(STATEMENT_WORD)
        for text in strings(parsed(path))
        if STATEMENT.search(text)
    ]
    assert len(OUTSIDE) > 50
    assert found == []


def test_nobody_but_storage_opens_a_database() -> None:
    found = [str(path.relative_to(ROOT)) for path in OUTSIDE if imported(parsed(path)) & {"sqlite3", "aiosqlite"}]
    assert found == []


def test_queries_know_the_connection_and_not_the_driver() -> None:
    queries = [
        path for path in STORAGE.glob("*.py") if "from bot.storage.database import" in path.read_text(encoding="utf-8")
    ]
    assert len(queries) > 8
    assert [path.name for path in queries if imported(parsed(path)) & {"sqlite3", "aiosqlite"}] == []


def test_sql_stays_in_the_part_that_postgresql_understands() -> None:
    assert len(in_storage()) > 30
    assert [text for text in in_storage() if DIALECT.search(text)] == []


def test_the_log_is_only_ever_appended_to() -> None:
    touching = [text for text in in_storage() if re.search(r"(UPDATE|DELETE\s+FROM|INTO)\s+move\b", text)]

    assert len(touching) == 1
    assert touching[0].startswith("INSERT INTO move")
