"""The challenge of each day, everybody's one attempt at it, and the points awarded for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.storage.database import Connection, Transaction
from bot.storage.standings import EVERYWHERE

#: Stands for anybody who isn't a player any more.
FORMER = -1


class Challenge(Struct, frozen=True):
    day: int
    slug: str
    level: str | None
    variant: str | None
    seed: int


class Attempt(Struct, frozen=True):
    day: int
    player_id: int
    guild_id: int
    game_id: int
    #: None while it is being played.
    total: int | None = None
    #: How many days in a row, including this one.
    streak: int = 0


class AlreadyBegun(Exception):
    """The player already has an attempt at this day."""


class Listed(Struct, frozen=True):
    player_id: int
    name: str
    value: int
    game_id: int | None = None


_CHALLENGES = "SELECT day, slug, level, variant, seed FROM daily"
_ATTEMPTS = "SELECT day, player_id, guild_id, game_id, total, streak FROM daily_attempt"


async def keep(tx: Transaction, challenge: Challenge) -> Challenge:
    """Fix the day's challenge, unless it's already fixed; returns the one that counts."""
    await tx.run(
        "INSERT INTO daily (day, slug, level, variant, seed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (day) DO NOTHING",
        (challenge.day, challenge.slug, challenge.level, challenge.variant, challenge.seed),
    )
    kept = await find(tx, challenge.day)
    assert kept is not None
    return kept


async def find(connection: Connection, day: int) -> Challenge | None:
    return await connection.row(Challenge, f"{_CHALLENGES} WHERE day = ?", (day,))


async def past(connection: Connection, today: int, limit: int) -> list[Challenge]:
    """The challenges of days that are over, the latest first."""
    return await connection.rows(Challenge, f"{_CHALLENGES} WHERE day < ? ORDER BY day DESC LIMIT ?", (today, limit))


async def begin(tx: Transaction, attempt: Attempt) -> None:
    """Keep a player's only attempt at a day; ``AlreadyBegun`` if there is one."""
    kept = await tx.run(
        "INSERT INTO daily_attempt (day, player_id, guild_id, game_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (day, player_id) DO NOTHING",
        (attempt.day, attempt.player_id, attempt.guild_id, attempt.game_id),
    )
    if not kept:
        raise AlreadyBegun


async def attempt(connection: Connection, day: int, player_id: int) -> Attempt | None:
    return await connection.row(Attempt, f"{_ATTEMPTS} WHERE day = ? AND player_id = ?", (day, player_id))


async def attempt_in(connection: Connection, game_id: int) -> Attempt | None:
    return await connection.row(Attempt, f"{_ATTEMPTS} WHERE game_id = ?", (game_id,))


async def finish(tx: Transaction, game_id: int, total: int, streak: int) -> None:
    await tx.run(
        "UPDATE daily_attempt SET total = ?, streak = ? WHERE game_id = ? AND total IS NULL", (total, streak, game_id)
    )


async def keep_as_former(tx: Transaction, player_id: int) -> None:
    """Keep what somebody has reached after they are deleted, without their number."""
    await tx.run(
        "INSERT INTO former_attempt (day, guild_id, total) SELECT day, guild_id, total FROM daily_attempt"
        " WHERE player_id = ? AND total IS NOT NULL",
        (player_id,),
    )


async def finished(connection: Connection) -> list[Attempt]:
    """Every attempt that counts, in the order of the days."""
    return await connection.rows(Attempt, f"{_ATTEMPTS} WHERE total IS NOT NULL ORDER BY day, player_id")


async def correct_streak(tx: Transaction, game_id: int, streak: int) -> None:
    await tx.run("UPDATE daily_attempt SET streak = ? WHERE game_id = ? AND streak <> ?", (streak, game_id, streak))


async def shared_as(connection: Connection, game_id: int, channel_id: int) -> int | None:
    """The message that showed an attempt's result in a channel."""
    found: int | None = await connection.value(
        "SELECT message_id FROM shared WHERE game_id = ? AND channel_id = ?", (game_id, channel_id)
    )
    return found


async def keep_shared(tx: Transaction, game_id: int, channel_id: int, message_id: int) -> None:
    await tx.run(
        "INSERT INTO shared (game_id, channel_id, message_id) VALUES (?, ?, ?)", (game_id, channel_id, message_id)
    )


async def best(connection: Connection, day: int, guild_id: int, limit: int) -> list[Listed]:
    """The best attempts of a day in a server (or everywhere)."""
    counted, values = _counted(day, guild_id)
    return await connection.rows(
        Listed,
        "SELECT tried.player_id, tried.game_id, tried.total AS value, COALESCE(player.name, '?') AS name"
        f" FROM daily_attempt AS tried LEFT JOIN player ON player.id = tried.player_id WHERE {counted}"
        " ORDER BY tried.total DESC, tried.player_id DESC LIMIT ?",
        (*values, limit),
    )


async def totals(connection: Connection, day: int, guild_id: int, places: int) -> list[tuple[int, int]]:
    """Players and what they reached on a day, down to this place, best first; however many share the last place.

    Former players take their places, too, so that deleting one changes nobody's points.
    """
    counted, values = _counted(day, guild_id)
    reached = (
        f"FROM (SELECT tried.player_id, tried.total FROM daily_attempt AS tried WHERE {counted} UNION ALL"
        f" SELECT {FORMER} AS player_id, tried.total FROM former_attempt AS tried WHERE {counted}) AS reached"
    )
    last = f"SELECT total {reached} ORDER BY total DESC LIMIT 1 OFFSET ?"
    least: int | None = await connection.value(last, (*values, *values, places - 1))
    found = await connection.all(
        f"SELECT player_id, total {reached} WHERE total >= ? ORDER BY total DESC",
        (*values, *values, least if least is not None else -(2**40)),
    )
    return [(row[0], row[1]) for row in found]


def _counted(day: int, guild_id: int) -> tuple[str, tuple[int, ...]]:
    """The attempts that count on a day in a server (or everywhere), as a condition and its values."""
    if guild_id == EVERYWHERE:
        return "tried.day = ? AND tried.total IS NOT NULL", (day,)
    return "tried.day = ? AND tried.guild_id = ? AND tried.total IS NOT NULL", (day, guild_id)


async def place(connection: Connection, attempt: Attempt) -> tuple[int, int]:
    """The place of a finished attempt on its server so far, and among how many."""
    counted = "SELECT COUNT(*) FROM daily_attempt WHERE day = ? AND guild_id = ? AND total"
    where = (attempt.day, attempt.guild_id)
    better: int = await connection.value(f"{counted} > ?", (*where, attempt.total))
    everybody: int = await connection.value(f"{counted} IS NOT NULL", where)
    return better + 1, everybody


async def unsettled(connection: Connection, before: int) -> list[int]:
    return await connection.column("SELECT day FROM daily WHERE settled = 0 AND day < ? ORDER BY day", (before,))


async def settled(connection: Connection) -> list[int]:
    """The days that have given their points."""
    return await connection.column("SELECT day FROM daily WHERE settled = 1 ORDER BY day")


async def is_settled(connection: Connection, day: int) -> bool:
    return bool(await connection.value("SELECT settled FROM daily WHERE day = ?", (day,)))


async def settle(tx: Transaction, day: int) -> None:
    await tx.run("UPDATE daily SET settled = 1 WHERE day = ?", (day,))


async def guilds_of(connection: Connection, day: int) -> list[int]:
    return await connection.column("SELECT DISTINCT guild_id FROM daily_attempt WHERE day = ?", (day,))


async def add_points(tx: Transaction, guild_id: int, periods: Sequence[str], player_id: int, points: int) -> None:
    await tx.many(
        "INSERT INTO daily_points (guild_id, period, player_id, points, days) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (guild_id, period, player_id) DO UPDATE SET points = daily_points.points + excluded.points,"
        " days = daily_points.days + 1",
        [(guild_id, period, player_id, points) for period in periods],
    )


async def leaders(connection: Connection, guild_id: int, period: str, limit: int) -> list[Listed]:
    return await connection.rows(
        Listed,
        "SELECT daily_points.player_id, daily_points.points AS value, COALESCE(player.name, '?') AS name"
        " FROM daily_points LEFT JOIN player ON player.id = daily_points.player_id WHERE daily_points.guild_id = ?"
        " AND daily_points.period = ? ORDER BY daily_points.points DESC, daily_points.player_id DESC LIMIT ?",
        (guild_id, period, limit),
    )
