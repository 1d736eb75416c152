"""Starting costs the same with ten open games as with a thousand and more."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.client import Guildhall
from bot.sandbox.world import SandboxEnv
from bot.storage import games, people, posts, timers
from bot.storage.database import Connection, Database
from bot.storage.files import migrate
from games.core import encode
from games.tiny_towns import GAME
from tests.bot.conftest import make_config
from tests.waiting import LONGEST_WAIT

FAR_AWAY = 2_000_000_000


def fill(path: Path, count: int) -> None:
    """Half of them lobbies that will expire one day, half running games with two people, a log and old posts."""
    options = GAME.Options()
    snapshot = encode(GAME.new(2, options, 5)).decode()
    migrate(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for number in range(1, count + 1):
            running = number % 2 == 0
            connection.execute(
                "INSERT INTO game (id, slug, guild_id, channel_id, host_id, status, options, seed, rules_version,"
                " snapshot, card_message_id, created_at, updated_at)"
                " VALUES (?, 'tiny_towns', 7, ?, 101, ?, ?, 5, 1, ?, ?, 0, 0)",
                (
                    number,
                    number,
                    "running" if running else "lobby",
                    encode(options).decode(),
                    snapshot if running else None,
                    number,
                ),
            )
            connection.executemany(
                "INSERT INTO seat (game_id, seat, player_id, name) VALUES (?, ?, ?, 'Somebody')",
                [(number, 0, 101), (number, 1, 102)],
            )
            connection.execute(
                "INSERT INTO post (game_id, kind, version, due_at, done_at, outcome)"
                " VALUES (?, 'card', 0, 0, 0, 'sent')",
                (number,),
            )
            if not running:
                connection.execute("INSERT INTO timer VALUES (?, 'close_lobby', ?)", (number, FAR_AWAY))


async def start(folder: Path, count: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    """Every statement that reaches SQLite and every request that reaches Discord, from start to quiet."""
    config = make_config(folder)
    fill(Path(config.storage.path), count)
    statements: list[str] = []
    connect = sqlite3.connect

    def traced(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **kwargs)
        connection.set_trace_callback(statements.append)
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", traced)
        env = SandboxEnv(Guildhall(config), LONGEST_WAIT)
        await env.start()
        await env.settle()
    requests = [f"{entry.method} {entry.path}" for entry in env.http_requests]
    await env.bot.close()
    await env.shutdown()
    return statements, requests


async def test_start_up_costs_nothing_per_open_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "few").mkdir()
    (tmp_path / "many").mkdir()

    few = await start(tmp_path / "few", 10, monkeypatch)
    many = await start(tmp_path / "many", 1500, monkeypatch)

    assert len(few[0]) > 10, "nothing was counted"
    assert [sorted(counted) for counted in few] == [sorted(counted) for counted in many]


async def asked_often(database: Database) -> list[str]:
    """The statements that run with every move or every few seconds, as SQLite gets them."""
    statements: list[str] = []

    async def ask(connection: Connection) -> None:
        connection._raw.set_trace_callback(statements.append)
        await posts.due(connection, 5, 20)
        await posts.next_due(connection, 5)
        await posts.is_waiting(connection, 5)
        await timers.due(connection, 5, 20)
        await timers.next_due(connection, 5)
        await games.find(connection, 5)
        await games.open_in(connection, 5)
        await games.open_of(connection, 101, 7)
        await games.moves(connection, 5)
        await people.player(connection, 5)
        await people.quiet_players(connection, [5, 6])
        await people.guild(connection, 5)

    await database.read(ask)
    return [statement for statement in statements if statement.startswith("SELECT")]


async def test_what_is_asked_often_is_never_answered_by_reading_a_whole_table(path: Path) -> None:
    fill(path, 50)
    database = await Database.open(path)
    statements = await asked_often(database)
    await database.close()

    with closing(sqlite3.connect(path)) as connection:
        plans = [(text, connection.execute(f"EXPLAIN QUERY PLAN {text}").fetchall()) for text in statements]
    scans = [
        (text, step[3])
        for text, steps in plans
        for step in steps
        if step[3].startswith("SCAN") and "INDEX" not in step[3]
    ]

    assert len(statements) >= 12
    assert scans == []
