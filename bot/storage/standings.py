"""Sums of results, updated with every finished game, so that a leaderboard never has to add anything up."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.storage.database import Connection, Transaction

Metric = Literal["rating", "wins", "win_rate", "average", "best", "streak"]
#: The guild id for results from everywhere, and the slug for all games together.
EVERYWHERE = 0
ALL_GAMES = ""
#: The mode of a game with several seats; solo challenges have their own modes.
TABLE = ""
#: Streaks of daily challenges are kept like results, with their own mode and for all games together.
DAILY = "daily"
#: Rates and averages mean little before this many games. The partial indexes use the same number.
FEWEST_GAMES = 5
#: Nobody's place is counted beyond this one.
LAST_COUNTED_PLACE = 1000


class Board(Struct, frozen=True):
    """Which leaderboard: where, which game and mode, when, and by what."""

    guild_id: int
    slug: str
    mode: str
    period: str
    metric: Metric


class Entry(Struct, frozen=True):
    place: int
    player_id: int
    name: str
    value: float
    games: int


async def bump(
    tx: Transaction, guild_id: int, slug: str, mode: str, period: str, player_id: int, *, won: bool, total: int
) -> None:
    await tx.run(
        "INSERT INTO standing (guild_id, slug, mode, period, player_id, games, wins, points, best, win_rate, average)"
        " VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, slug, mode, period, player_id) DO UPDATE SET"
        " games = standing.games + 1,"
        " wins = standing.wins + excluded.wins,"
        " points = standing.points + excluded.points,"
        " best = CASE WHEN excluded.best > standing.best THEN excluded.best ELSE standing.best END,"
        " win_rate = (standing.wins + excluded.wins) * 1.0 / (standing.games + 1),"
        " average = (standing.points + excluded.points) * 1.0 / (standing.games + 1)",
        (guild_id, slug, mode, period, player_id, int(won), total, total, float(won), float(total)),
    )


async def top(connection: Connection, board: Board, *, limit: int, offset: int = 0) -> list[Entry]:
    """A page of the board, best first; equal values share a place."""
    source, values = _source(board)
    rows = await connection.all(
        f"SELECT listed.player_id, listed.{_column(board)} AS value, listed.games, player.name FROM {source}"
        f" LEFT JOIN player ON player.id = listed.player_id WHERE {_condition(board)}"
        f" ORDER BY listed.{_column(board)} DESC, listed.player_id DESC LIMIT ? OFFSET ?",
        (*values, limit, offset),
    )
    if not rows:
        return []
    first = await _place(connection, board, rows[0]["value"])
    entries: list[Entry] = []
    for index, row in enumerate(rows):
        tied = entries and entries[-1].value == row["value"]
        place = entries[-1].place if tied else (first if index == 0 else offset + index + 1)
        entries.append(Entry(place, row["player_id"], row["name"] or "?", row["value"], row["games"]))
    return entries


async def page(
    connection: Connection, board: Board, player_id: int, *, limit: int, offset: int = 0
) -> tuple[list[Entry], Entry | None]:
    """A page of the board, and the player's own entry wherever it is."""
    return await top(connection, board, limit=limit, offset=offset), await own(connection, board, player_id)


async def own(connection: Connection, board: Board, player_id: int) -> Entry | None:
    source, values = _source(board)
    row = await connection.one(
        f"SELECT listed.{_column(board)} AS value, listed.games, player.name FROM {source}"
        f" LEFT JOIN player ON player.id = listed.player_id WHERE {_condition(board)} AND listed.player_id = ?",
        (*values, player_id),
    )
    if row is None:
        return None
    place = await _place(connection, board, row["value"])
    return Entry(place, player_id, row["name"] or "?", row["value"], row["games"])


async def clear(tx: Transaction) -> None:
    for table in ("standing", "rating", "rating_point"):
        await tx.run(f"DELETE FROM {table}")


async def _place(connection: Connection, board: Board, value: float) -> int:
    """Counted no further than people care about, so that a last place costs as little as a first."""
    source, values = _source(board)
    row = await connection.one(
        f"SELECT COUNT(*) AS better FROM (SELECT 1 FROM {source} WHERE {_condition(board)}"
        f" AND listed.{_column(board)} > ? LIMIT ?) AS ahead",
        (*values, value, LAST_COUNTED_PLACE),
    )
    assert row is not None
    return int(row["better"]) + 1


def _source(board: Board) -> tuple[str, tuple[int | str, ...]]:
    if board.metric == "rating":
        return "rating AS listed", (board.guild_id, board.slug)
    if board.metric == "streak":
        return "standing AS listed", (board.guild_id, ALL_GAMES, DAILY, board.period)
    return "standing AS listed", (board.guild_id, board.slug, board.mode, board.period)


def _condition(board: Board) -> str:
    if board.metric == "rating":
        return "listed.guild_id = ? AND listed.slug = ?"
    condition = "listed.guild_id = ? AND listed.slug = ? AND listed.mode = ? AND listed.period = ?"
    if board.metric in ("win_rate", "average"):
        condition += f" AND listed.games >= {FEWEST_GAMES}"
    return condition


def _column(board: Board) -> str:
    return {"rating": "ordinal", "streak": "best"}.get(board.metric, board.metric)
