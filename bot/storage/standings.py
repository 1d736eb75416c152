"""Sums of results, updated with every finished game, so that a leaderboard never has to add anything up."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bot.ranking.rating import PROVISIONAL_SIGMA
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
#: Places are counted up to this one.
LAST_COUNTED_PLACE = 1000
#: The tables that follow from the stored results and attempts alone.
_RECALCULATED = ("standing", "rating", "rating_point", "daily_points")


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
    #: A rating that doesn't say much yet.
    provisional: bool = False


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
    column, listed, values = _listed(board)
    rows = await connection.all(
        f"SELECT {_entry(board, column)} {listed} ORDER BY {column} DESC, player_id DESC LIMIT ? OFFSET ?",
        (*values, limit, offset),
    )
    entries: list[Entry] = []
    for place, row in enumerate(rows, start=offset + 1):
        if not entries:
            place = await _place(connection, board, row["value"])
        elif entries[-1].value == row["value"]:
            place = entries[-1].place
        entries.append(Entry(place, **row))
    return entries


async def page(
    connection: Connection, board: Board, player_id: int, *, limit: int, offset: int = 0
) -> tuple[list[Entry], Entry | None]:
    """A page of the board, and the player's own entry wherever it is."""
    return await top(connection, board, limit=limit, offset=offset), await own(connection, board, player_id)


async def own(connection: Connection, board: Board, player_id: int) -> Entry | None:
    column, listed, values = _listed(board)
    row = await connection.one(f"SELECT {_entry(board, column)} {listed} AND player_id = ?", (*values, player_id))
    return None if row is None else Entry(await _place(connection, board, row["value"]), **row)


async def clear(tx: Transaction) -> None:
    for table in _RECALCULATED:
        await tx.run(f"DELETE FROM {table}")


async def drop_former(tx: Transaction) -> None:
    """Former players and servers, whose numbers are below 0, have results but no totals of their own."""
    for table in _RECALCULATED:
        for column in ("player_id", "guild_id"):
            await tx.run(f"DELETE FROM {table} WHERE {column} < 0")


async def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """What ``clear`` would delete, and the streaks, to compare them with a recount."""
    tables = {table: f"SELECT * FROM {table}" for table in _RECALCULATED}
    tables["daily_attempt"] = "SELECT day, player_id, streak FROM daily_attempt"
    return {table: sorted(map(tuple, await connection.all(query))) for table, query in tables.items()}


async def _place(connection: Connection, board: Board, value: float) -> int:
    """Counted no further than people care about, so that a last place costs as little as a first."""
    column, listed, values = _listed(board)
    better: int = await connection.value(
        f"SELECT COUNT(*) FROM (SELECT 1 {listed} AND {column} > ? LIMIT ?) AS ahead",
        (*values, value, LAST_COUNTED_PLACE),
    )
    return better + 1


def _entry(board: Board, column: str) -> str:
    """The fields of an entry apart from its place."""
    name = "COALESCE((SELECT name FROM player WHERE id = player_id), '?') AS name"
    provisional = f"sigma > {PROVISIONAL_SIGMA}" if board.metric == "rating" else "FALSE"
    return f"player_id, {name}, {column} AS value, games, {provisional} AS provisional"


def _listed(board: Board) -> tuple[str, str, tuple[int | str, ...]]:
    """The column that counts, the rows that are listed, and the values for their condition."""
    if board.metric == "rating":
        return "ordinal", "FROM rating WHERE guild_id = ? AND slug = ?", (board.guild_id, board.slug)
    rows = "FROM standing WHERE guild_id = ? AND slug = ? AND mode = ? AND period = ?"
    if board.metric == "streak":
        return "best", rows, (board.guild_id, ALL_GAMES, DAILY, board.period)
    if board.metric in ("win_rate", "average"):
        rows += f" AND games >= {FEWEST_GAMES}"
    return board.metric, rows, (board.guild_id, board.slug, board.mode, board.period)
