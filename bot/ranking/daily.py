"""The daily challenge: one game a day, the same for everybody, one attempt that counts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.ranking import periods
from bot.ranking.periods import day_of, starts_at
from bot.ranking.standings import count_streak
from bot.storage import dailies, games
from bot.storage.dailies import Attempt, Challenge
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.storage.standings import EVERYWHERE
from bot.table.positions import replayed, snapshot
from games.core import Result
from games.rng import seed_from_text

#: The best of a day gets ten points, the second nine, and so on.
POINTS = 10


def drawn(day: int, controllers: Mapping[str, Controller]) -> Challenge:
    """A day's challenge. The games take turns, and so do each game's variants and levels."""
    slugs = sorted(controllers)
    controller = controllers[slugs[day % len(slugs)]]
    turn = day // len(slugs)
    levels, variants = [*controller.solo.levels], [*controller.solo.variants]
    variant = variants[turn % len(variants)] if variants else None
    level = levels[turn // max(1, len(variants)) % len(levels)] if levels else None
    return Challenge(day, controller.slug, level, variant, seed_from_text(f"daily {day}"))


async def finished(tx: Transaction, game: GameRow, controller: Controller, result: Result, now: int) -> None:
    """Score an attempt if it was made on its day and its log leads from the day's seed to the same end."""
    attempt = await dailies.attempt_in(tx, game.id)
    if attempt is None or attempt.day != day_of(now) or not await reproduced(tx, game, controller):
        return
    yesterday = await dailies.attempt(tx, attempt.day - 1, attempt.player_id)
    streak = 1 + (yesterday.streak if yesterday else 0)
    await dailies.finish(tx, game.id, result.seats[0].total, streak)
    await count_streak(tx, replace(attempt, streak=streak))


async def reproduced(tx: Transaction, game: GameRow, controller: Controller) -> bool:
    """Whether playing the log again gives the stored position."""
    turn = replayed(controller, game, await games.moves(tx, game.id))
    return snapshot(turn) == game.snapshot


async def open_day(tx: Transaction, challenge: Challenge) -> Challenge:
    """Settle the days that are over, and fix the day's challenge; the first one to be fixed stays."""
    await settle(tx, challenge.day)
    return await dailies.keep(tx, challenge)


async def settle(tx: Transaction, today: int) -> None:
    """Award the points of all days that are over, once each."""
    for day in await dailies.unsettled(tx, today):
        for guild_id in (EVERYWHERE, *await dailies.guilds_of(tx, day)):
            await _give_points(tx, day, guild_id)
        await dailies.settle(tx, day)


async def _give_points(tx: Transaction, day: int, guild_id: int) -> None:
    best = await dailies.best(tx, day, guild_id, POINTS)
    for entry in best:
        ahead = sum(other.value > entry.value for other in best)
        await dailies.add_points(tx, guild_id, periods.keys(starts_at(day)), entry.player_id, POINTS - ahead)


def current_streak(attempt: Attempt | None, yesterday: Attempt | None) -> int:
    """The current streak. Today counts once it is finished; until then yesterday's streak still holds."""
    if attempt is not None and attempt.total is not None:
        return attempt.streak
    return yesterday.streak if yesterday is not None else 0
