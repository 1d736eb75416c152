"""A database full of made-up results, or of games and posts, to measure how fast it is when many people play."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

from bot.storage.files import migrate

GAMES_EACH = 10
#: The server whose boards are measured.
GUILD = 1
SLUG = "tiny_towns"


def fill(path: Path, results: int) -> None:
    """Write this many results, ten for each player, and sum them up as the bot would."""
    migrate(path)
    rng = Random(results)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(
            "INSERT INTO game (id, slug, guild_id, channel_id, host_id, status, options, seed, rules_version,"
            " created_at, updated_at) VALUES (1, ?, ?, 1, 1, 'finished', '{}', 1, 1, 0, 0)",
            (SLUG, GUILD),
        )
        connection.executemany(
            "INSERT INTO result (game_id, seat, slug, mode, guild_id, player_id, total, rank, won, breakdown,"
            " finished_at) VALUES (1, ?, ?, '', ?, ?, ?, 1, 0, '[]', 0)",
            ((number, SLUG, GUILD, number // GAMES_EACH, rng.randint(-5, 60)) for number in range(results)),
        )
        players = range(results // GAMES_EACH)
        connection.executemany("INSERT INTO player (id, name) VALUES (?, ?)", ((p, f"Player {p}") for p in players))
        connection.executemany(
            "INSERT INTO standing (guild_id, slug, mode, period, player_id, games, wins, points, best, win_rate,"
            " average) VALUES (?, ?, '', 'all', ?, ?, ?, ?, ?, ?, ?)",
            _standings(players, rng),
        )
        connection.executemany(
            "INSERT INTO rating (guild_id, slug, player_id, mu, sigma, ordinal, games) VALUES (?, ?, ?, ?, 3, ?, ?)",
            ((GUILD, SLUG, player, mu := rng.gauss(25, 5), mu - 6, GAMES_EACH) for player in players),
        )
        connection.execute("ANALYZE")


def _standings(players: range, rng: Random) -> Iterator[tuple[object, ...]]:
    for player in players:
        wins, points = rng.randint(0, GAMES_EACH), rng.randint(0, 400)
        best = rng.randint(0, 60)
        yield GUILD, SLUG, player, GAMES_EACH, wins, points, best, wins / GAMES_EACH, points / GAMES_EACH


# --- open games -------------------------------------------------------------------------------------------------------

#: Finished so late that they are never pruned.
_NEVER = 2**40
#: What lies between the numbers of two copies, of people and of messages.
_APART = 1_000_000
#: What differs in a copy of a game; ``:number`` says which one it is.
_DIFFERENT = {
    "game": {"id": ":id"},
    "seat": {"game_id": ":id", "player_id": f"player_id + {_APART} * :number"},
    "move": {"game_id": ":id"},
    "board": {"game_id": ":id", "message_id": f"message_id + {_APART} * :number"},
}


def multiply(path: Path, games: int, posts: int) -> None:
    """Copy the open games until there are this many, each with players of its own, and add so many finished posts."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        _copy(connection, games)
        connection.execute(
            "INSERT INTO player (id, name) SELECT player_id, name FROM seat"
            " WHERE player_id IS NOT NULL ON CONFLICT DO NOTHING"
        )
        connection.executemany(
            "INSERT INTO post (game_id, kind, version, due_at, tried, done_at, outcome)"
            " VALUES (?, 'board', 1, 0, 1, ?, 'sent')",
            ((1 + number % games, _NEVER + number) for number in range(posts)),
        )


def _copy(connection: sqlite3.Connection, games: int) -> None:
    known = [number for (number,) in connection.execute("SELECT id FROM game ORDER BY id")]
    copies = [
        {"of": known[number % len(known)], "id": known[-1] + number, "number": number}
        for number in range(1, games - len(known) + 1)
    ]
    for table, different in _DIFFERENT.items():
        columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
        values = ", ".join(different.get(name, name) for name in columns)
        own = "id" if table == "game" else "game_id"
        connection.executemany(
            f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table} WHERE {own} = :of", copies
        )
