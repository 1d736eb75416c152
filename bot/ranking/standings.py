"""What finished games add up to: results, sums for leaderboards, ratings."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.controllers.core import Controller
from bot.ranking import fairness, periods
from bot.ranking.fairness import Share
from bot.ranking.periods import starts_at
from bot.storage import games, results, standings
from bot.storage.dailies import Attempt
from bot.storage.database import Transaction
from bot.storage.errors import Damaged
from bot.storage.games import GameRow, MoveRow
from bot.storage.results import SeatResult
from bot.storage.standings import ALL_GAMES, DAILY, EVERYWHERE, TABLE
from games.core import Result, decode_options

logger = logging.getLogger(__name__)


async def record(tx: Transaction, game: GameRow, controller: Controller, result: Result, now: int) -> None:
    """Write down how a game ended, once, and everything that follows from it."""
    rows = await _rows(tx, game, controller, result, now)
    if await results.add(tx, rows):
        await _count(tx, rows)
        if any(row.player_id is not None and row.player_id < 0 for row in rows):
            await standings.drop_former(tx)


async def recount(tx: Transaction) -> int:
    """Sum up and rate all games again; returns how many there are."""
    counted = 0
    async for rows in results.all_games(tx):
        await _count(tx, rows)
        counted += 1
    return counted


async def count_streak(tx: Transaction, attempt: Attempt) -> None:
    """Keep the longest streak of daily challenges, in every period in which it grew."""
    began = starts_at(attempt.day)
    await _sum_up(tx, attempt.guild_id, (ALL_GAMES,), DAILY, attempt.player_id, began, won=False, total=attempt.streak)


def solo_mode(level: str | None, variant: str | None) -> str:
    """The mode under which a solo challenge is compared."""
    return f"solo:{level or ''}:{variant or ''}"


async def _rows(tx: Transaction, game: GameRow, controller: Controller, result: Result, now: int) -> list[SeatResult]:
    alone = len(game.seats) == 1
    mode = solo_mode(*controller.solo.choice(decode_options(controller.game, game.options))) if alone else TABLE
    won_alone = bool(result.verdict and result.verdict.won)
    log = await _log(tx, game)
    shares = fairness.shares(log or ())
    helped = log is None or any(share.computer_moves for share in shares.values())
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
            counts=not alone or (game.ranked and not helped),
            hinted=game.seats[score.seat].hinted,
            **msgspec.structs.asdict(shares.get(score.seat, Share())),
        )
        for score in result.seats
    ]


async def _log(tx: Transaction, game: GameRow) -> list[MoveRow] | None:
    """All moves; None if one of them is damaged, because the last move is saved all the same."""
    try:
        return await games.moves(tx, game.id)
    except Damaged as error:
        logger.error("nobody knows who made the moves of game %s: %s", game.id, error)
        return None


async def _count(tx: Transaction, rows: list[SeatResult]) -> None:
    """Sum up a finished game for everybody in it, and rate it."""
    if rows[0].mode != TABLE:
        if rows[0].counts:
            await _add(tx, rows[0], (rows[0].slug,), won=rows[0].won, total=rows[0].total)
        return
    lowest = min(row.total for row in rows)
    for row in rows:
        # Whoever let a computer play, or asked for hints, can't win anything by it: neither the game nor points.
        own = fairness.own(row)
        await _add(tx, row, (row.slug, ALL_GAMES), won=row.won and own, total=row.total if own else lowest)
    if fairness.is_rated(rows):
        await _rate(tx, rows)


async def _add(tx: Transaction, row: SeatResult, slugs: Sequence[str], *, won: bool, total: int) -> None:
    if row.player_id is not None:
        await _sum_up(tx, row.guild_id, slugs, row.mode, row.player_id, row.finished_at, won=won, total=total)


async def _sum_up(
    tx: Transaction, guild_id: int, slugs: Sequence[str], mode: str, player_id: int, at: int, *, won: bool, total: int
) -> None:
    for place in (guild_id, EVERYWHERE):
        for slug in slugs:
            for key in periods.keys(at):
                await standings.bump(tx, place, slug, mode, key, player_id, won=won, total=total)


async def _rate(tx: Transaction, rows: list[SeatResult]) -> None:
    people = {row.seat: row.player_id for row in rows if row.player_id is not None}
    last = rows[0]
    for guild_id in (last.guild_id, EVERYWHERE):
        for slug in (last.slug, ALL_GAMES):
            before = {seat: await results.rating(tx, guild_id, slug, player) for seat, player in people.items()}
            for seat, after in fairness.new_ratings(rows, before).items():
                await results.put_rating(tx, guild_id, slug, people[seat], after, last.game_id, last.finished_at)
