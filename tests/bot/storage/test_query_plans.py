"""What runs with every move, tap, post and timer finds its rows by an index, however much is finished."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.storage.database import Connection
from tests.bot.conftest import World, tap
from tests.bot.table.auction import answers_of, at_a_table

FINISHED = 3000


def fill(path: Path, guild_id: int, channel_id: int, players: tuple[int, ...]) -> None:
    """A server that has been playing for years, nearly always the same few people in the same channel."""
    numbers = range(1000, 1000 + FINISHED)
    seats = [(number, seat, player) for number in numbers for seat, player in enumerate(players)]
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.executemany(
            "INSERT INTO game (id, slug, guild_id, channel_id, thread_id, host_id, status, options, seed,"
            " rules_version, created_at, updated_at) VALUES (?, 'lantern_auction', ?, ?, ?, 1, 'finished', '{}', 1, 1,"
            " 0, 0)",
            [(number, guild_id, channel_id, 10**6 + number) for number in numbers],
        )
        stranger.executemany(
            "INSERT INTO seat (game_id, seat, player_id, name, open) VALUES (?, ?, ?, 'Somebody', 0)", seats
        )
        stranger.executemany(
            "INSERT INTO move (game_id, seq, seat, epoch, payload, at) VALUES (?, 1, 0, 0, '{}', 0)",
            [(number,) for number in numbers],
        )
        stranger.executemany(
            "INSERT INTO post (id, game_id, kind, version, due_at, done_at) VALUES (?, ?, 'board', 1, 0, 0)",
            [(number, number) for number in numbers],
        )
        stranger.executemany(
            "INSERT INTO timer (game_id, kind, due_at) VALUES (?, 'close_lobby', 4000000000)",
            [(number,) for number in numbers],
        )
        stranger.executemany(
            "INSERT INTO result (game_id, seat, slug, mode, guild_id, player_id, total, rank, won, breakdown,"
            " finished_at) VALUES (?, ?, 'lantern_auction', '', 1, ?, 1, 1, 0, '[]', 0)",
            seats,
        )


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Everything that the bot asks its database from now on."""
    found: set[str] = set()

    def heard(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(self: Connection, sql: str, *args: Any) -> Any:
            found.add(sql)
            return method(self, sql, *args)

        return call

    for name in ("one", "all", "run", "many"):
        monkeypatch.setattr(Connection, name, heard(getattr(Connection, name)))
    return found


def plan_of(path: Path, sql: str) -> list[str]:
    """How the database answers a statement, step by step."""
    with closing(sqlite3.connect(path)) as stranger:
        return [step for *_, step in stranger.execute(f"EXPLAIN QUERY PLAN {sql}", (None,) * sql.count("?"))]


def slow_steps(path: Path, statements: set[str]) -> list[str]:
    """Every step of a plan that reads a whole table or sorts what it has read, and the statement."""
    steps = [(step, sql) for sql in sorted(statements) for step in plan_of(path, sql)]
    return [f"{step}: {sql}" for step, sql in steps if step.startswith("SCAN") or "TEMP B-TREE" in step]


def analyze(path: Path) -> None:
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute("ANALYZE")


async def play_two_games(world: World) -> None:
    """A table from its card to the scores, and a daily challenge: by tapping, by typing, and by computers."""
    panel = await at_a_table(world)
    await tap(world.ada, panel, answers_of(panel)[0])
    await tap(world.ada, panel, "Take back")
    await world.ada.autocomplete(world.channel, "lantern-auction do", "step", "")
    await world.chiara.slash(world.channel, "lantern-auction board")
    for command in ("list", "show", "log"):
        await world.bruno.slash(world.channel, f"game {command}")
    await world.bruno.slash(world.channel, "game leave", sure=True)
    await world.bruno.slash(world.channel, "game return")
    await world.bruno.slash(world.channel, "game leave", sure=True)
    while answers_of(panel):
        await tap(world.ada, panel, answers_of(panel)[0])
    await world.ada.slash(world.channel, "daily play")
    await world.ada.slash(world.channel, "game leave", sure=True)


async def play_with_a_clock(world: World) -> None:
    """Bruno is reminded, then late; Ada lets a computer make his move. He says when his time doesn't run."""
    await world.ada.slash(world.channel, "lantern-auction new")
    await world.ada.slash(world.channel, "game set-up", clock="100m + 1m + 100m")
    await world.bruno.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await world.bruno.slash(world.channel, "settings", **{"quiet": "22-7", "days-off": "1.1."})
    await world.env.advance_time(36 * 3600)
    await world.ada.slash(world.channel, "game late", do="move", person=world.bruno)


#: One of each kind of work, so that the test can't pass because nothing happened.
EXPECTED = ("INTO move", "INTO post", "FROM post", "FROM timer", "INTO result", "INTO rating", "FROM seat JOIN game")
EXPECTED_OF_CLOCKS = ("INTO seat_clock", "FROM seat_clock", "FROM day_off", "SET told")


@pytest.mark.usefixtures("lantern_auction")
@pytest.mark.parametrize("prepare", [lambda path: None, analyze], ids=["without statistics", "with statistics"])
async def test_nothing_that_runs_with_a_move_gets_slower_with_what_is_finished(
    world: World, statements: set[str], prepare: Callable[[Path], None]
) -> None:
    path = Path(world.config.storage.path)
    fill(path, world.guild.id, world.channel.id, (world.ada.id, world.bruno.id))
    prepare(path)

    await play_two_games(world)
    await play_with_a_clock(world)

    assert [part for part in (*EXPECTED, *EXPECTED_OF_CLOCKS) if not any(part in sql for sql in statements)] == []
    assert slow_steps(path, statements) == []


@pytest.mark.usefixtures("lantern_auction")
@pytest.mark.parametrize("command", ["rematch", "share"])
@pytest.mark.parametrize("prepare", [lambda path: None, analyze], ids=["without statistics", "with statistics"])
async def test_finished_games_are_suggested_without_passing_those_of_other_servers(
    world: World, statements: set[str], prepare: Callable[[Path], None], command: str
) -> None:
    path = Path(world.config.storage.path)
    fill(path, world.guild.id + 1, world.channel.id, (world.ada.id, world.bruno.id))
    prepare(path)

    await world.ada.autocomplete(world.channel, f"game {command}", "game", "")

    (asked,) = [sql for sql in statements if "JOIN game" in sql]
    assert "(player_id=? AND guild_id=?)" in plan_of(path, asked)[0]
    assert slow_steps(path, {asked}) == []
