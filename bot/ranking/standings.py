"""What finished games add up to: results, sums for leaderboards, ratings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.controllers.core import Controller
from bot.ranking import periods
from bot.ranking.periods import starts_at
from bot.ranking.rating import COMPUTERS, rated
from bot.storage import dailies, results, standings
from bot.storage.dailies import Attempt
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.storage.results import SeatResult
from bot.storage.standings import ALL_GAMES, DAILY, EVERYWHERE, TABLE
from games.core import Result, decode_options


async def record(tx: Transaction, game: GameRow, controller: Controller, result: Result, now: int) -> None:
    """Write down how a game ended, once, and everything that follows from it."""
    rows = _rows(game, controller, result, now)
    if await results.add(tx, rows):
        await _count(tx, rows)


async def rebuild(tx: Transaction) -> int:
    """Recalculate everything from the stored results, to the same numbers; returns how many games there are."""
    games = 0
    await standings.clear(tx)
    async for rows in results.all_games(tx):
        await _count(tx, rows)
        games += 1
    for attempt in await dailies.finished(tx):
        await count_streak(tx, attempt)
    return games


async def count_streak(tx: Transaction, attempt: Attempt) -> None:
    """Keep the longest streak of daily challenges, in every period in which it grew."""
    began = starts_at(attempt.day)
    await _sum_up(tx, attempt.guild_id, (ALL_GAMES,), DAILY, attempt.player_id, began, won=False, total=attempt.streak)


def solo_mode(level: str | None, variant: str | None) -> str:
    """The mode under which a solo challenge is compared."""
    return f"solo:{level or ''}:{variant or ''}"


def _rows(game: GameRow, controller: Controller, result: Result, now: int) -> list[SeatResult]:
    alone = len(game.seats) == 1
    mode = solo_mode(*controller.solo.choice(decode_options(controller.game, game.options))) if alone else TABLE
    won_alone = bool(result.verdict and result.verdict.won)
    return [
        SeatResult(
            game_id=game.id,
            seat=score.seat,
            slug=game.slug,
            mode=mode,
            guild_id=game.guild_id,
            player_id=game.seats[score.seat].player_id,
            level=game.seats[score.seat].level,
            total=score.total,
            rank=score.rank,
            won=won_alone if alone else score.rank == 1,
            breakdown=msgspec.json.encode(score.lines).decode(),
            finished_at=now,
        )
        for score in result.seats
    ]


async def _count(tx: Transaction, rows: list[SeatResult]) -> None:
    """A seat that a computer played or took over counts for nobody."""
    for row in rows:
        if row.player_id is not None and row.level is None:
            slugs = (row.slug, ALL_GAMES) if row.mode == TABLE else (row.slug,)
            await _sum_up(
                tx, row.guild_id, slugs, row.mode, row.player_id, row.finished_at, won=row.won, total=row.total
            )
    if rows[0].mode == TABLE:
        await _rate(tx, rows)


async def _sum_up(
    tx: Transaction, guild_id: int, slugs: Sequence[str], mode: str, player_id: int, at: int, *, won: bool, total: int
) -> None:
    for place in (guild_id, EVERYWHERE):
        for slug in slugs:
            for key in periods.keys(at):
                await standings.bump(tx, place, slug, mode, key, player_id, won=won, total=total)


async def _rate(tx: Transaction, rows: list[SeatResult]) -> None:
    people = [row.player_id if row.level is None else None for row in rows]
    for guild_id in (rows[0].guild_id, EVERYWHERE):
        for slug in (rows[0].slug, ALL_GAMES):
            before = [
                COMPUTERS[row.level or "normal"] if player is None else await results.rating(tx, guild_id, slug, player)
                for row, player in zip(rows, people, strict=True)
            ]
            after = rated([(rating, row.rank) for rating, row in zip(before, rows, strict=True)])
            for row, player, rating in zip(rows, people, after, strict=True):
                if player is not None:
                    await results.put_rating(tx, guild_id, slug, player, rating, row.game_id, row.finished_at)
