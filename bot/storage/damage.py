"""Damage to a database file, as a failing disk, a careless hand or another program would do it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

_NUMBERS = (-1, 0, 1, 2, 2**31, 2**53, 2**63 - 1, -(2**63))
#: Texts that are JSON, but of another type than whatever is stored as JSON.
_OTHER_TEXTS = ("", "null", "0", "[]", "{}", '"x"', "[[[[]]]]")
#: Neither a text nor a number.
_MISTYPED = (b"", b"\xff\x00", b"{}", 1.5, float("inf"), "x")
#: How often a text is repeated to be far too long.
_TOO_OFTEN = 500
_PAGE = 4096
#: How many bytes a declaration of a table or an index has at least.
_DECLARED = 40

Spoil = Callable[[str], str]


class _Column(Struct, frozen=True):
    table: str
    name: str
    in_key: bool


def damage(path: Path, rng: Random, spoil: Spoil) -> str:
    """Do one thing to the file, and say what."""
    return rng.choice((_change_cell, _change_cell, _change_cell, _delete_row, _drop, _spoil_bytes))(path, rng, spoil)


def tables(path: Path) -> list[str]:
    """The tables that have rows."""
    with closing(_opened(path)) as connection:
        return list(dict.fromkeys(column.table for column in _columns(connection)))


# --- through SQLite ---------------------------------------------------------------------------------------------------


class Change(Struct, frozen=True):
    told: str
    #: The game that the row belongs to.
    game_id: int | None


def _change_cell(path: Path, rng: Random, spoil: Spoil) -> str:
    return change_cell(path, rng, spoil).told


def change_cell(path: Path, rng: Random, spoil: Spoil, table: str | None = None) -> Change:
    """Write something else into one value of a row, in any table or in this one."""
    with closing(_opened(path)) as connection:
        column = rng.choice([column for column in _columns(connection) if table in (None, column.table)])
        key, row = _row(connection, column.table, rng)
        mistyped = rng.random() < 0.25
        value = rng.choice(_MISTYPED) if mistyped else _other(row[column.name], rng, spoil)
        key_of_row = [row[name] for name in key]
        sql = f"UPDATE {column.table} SET {column.name} = ? WHERE {_only(key)}"
        written = _any_type(connection, column.table) if mistyped else nullcontext()
        with suppress(sqlite3.IntegrityError), written, connection:  # what the database itself refuses can't be in it
            connection.execute(sql, (value, *key_of_row))
        told = f"{column.table}.{column.name}: {row[column.name]!r:.80} became {value!r:.80}"
        of_game = row["id"] if column.table == "game" else dict(row).get("game_id")
        return Change(told, of_game)


@contextmanager
def _any_type(connection: sqlite3.Connection, table: str) -> Iterator[None]:
    """A strict table takes only values of its types, but one wrong byte in the file makes them values of another."""
    (strict,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    _declare(connection, table, strict.removesuffix("STRICT"))
    try:
        yield
    finally:
        _declare(connection, table, strict)


def _declare(connection: sqlite3.Connection, table: str, sql: str) -> None:
    connection.commit()
    (version,) = connection.execute("PRAGMA schema_version").fetchone()
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (sql, table))
    connection.commit()
    connection.execute(f"PRAGMA schema_version = {version + 1}")  # all connections read the types again
    connection.execute("PRAGMA writable_schema = RESET")


def _delete_row(path: Path, rng: Random, spoil: Spoil) -> str:
    with closing(_opened(path)) as connection, connection:
        table = rng.choice(_columns(connection)).table
        key, row = _row(connection, table, rng)
        connection.execute(f"DELETE FROM {table} WHERE {_only(key)}", tuple(row[name] for name in key))
        return f"{table}: {dict(zip(key, (row[name] for name in key), strict=True))} is gone"


def _drop(path: Path, rng: Random, spoil: Spoil) -> str:
    with closing(_opened(path)) as connection, connection:
        named = "SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
        kind, name = rng.choice(connection.execute(named).fetchall())
        connection.execute(f"DROP {kind} {name}")
        return f"{kind} {name} is gone"


def _opened(path: Path) -> sqlite3.Connection:
    """A connection that doesn't mind what the rules of the tables forbid."""
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA ignore_check_constraints = ON")
    return connection


def _columns(connection: sqlite3.Connection) -> list[_Column]:
    """Every column of every table that has rows."""
    tables = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    )
    filled = [name for (name,) in tables if connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()]
    return [
        _Column(table, row["name"], bool(row["pk"]))
        for table in filled
        for row in connection.execute(f"PRAGMA table_info({table})")
    ]


def _row(connection: sqlite3.Connection, table: str, rng: Random) -> tuple[list[str], sqlite3.Row]:
    """The names of the key, and one row."""
    key = [column.name for column in _columns(connection) if column.table == table and column.in_key]
    rows = connection.execute(f"SELECT * FROM {table} ORDER BY {', '.join(key)}").fetchall()
    return key, rng.choice(rows)


def _only(key: list[str]) -> str:
    return " AND ".join(f"{name} = ?" for name in key)


def _other(value: Any, rng: Random, spoil: Spoil) -> Any:
    """A value that fits into the column: strict tables take no other type."""
    match value:
        case str():
            spoilt = rng.choice((spoil(value), _flipped(value, rng), value * _TOO_OFTEN, rng.choice(_OTHER_TEXTS)))
            return spoilt.encode(errors="replace").decode()
        case int() | float():
            return rng.choice((*_NUMBERS, int(value) ^ 1 << rng.randrange(62)))
        case _:
            return rng.choice((0, "x"))


def _flipped(text: str, rng: Random) -> str:
    """Flip one bit."""
    data = bytearray(text.encode(errors="replace") or b" ")
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode(errors="replace")


# --- past it ----------------------------------------------------------------------------------------------------------


def _spoil_bytes(path: Path, rng: Random, spoil: Spoil) -> str:
    data = bytearray(path.read_bytes())
    at = rng.randrange(len(data))
    match rng.randrange(6):
        case 0:
            done = f"cut off at {at}"
            del data[at:]
        case 1:
            done = f"a page of zeros at {at}"
            data[at : at + _PAGE] = bytes(len(data[at : at + _PAGE]))
        case 2:
            done = f"a page of noise at {at}"
            data[at : at + _PAGE] = rng.randbytes(len(data[at : at + _PAGE]))
        case 3:
            done = "noise at the end"
            data += rng.randbytes(at)
        case 4:
            at = rng.choice([found.start() for found in re.finditer(b"CREATE ", data)]) + rng.randrange(_DECLARED)
            done = f"one byte of a declaration at {at}"
            data[at] ^= 1 << rng.randrange(8)
        case _:
            done = f"one byte at {at}"
            data[at] ^= 1 << rng.randrange(8)
    path.write_bytes(data)
    return done
