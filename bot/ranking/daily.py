"""The daily challenge: one game a day, the same for everybody, one attempt that counts."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.ranking import periods
from bot.ranking.periods import date_of, day_of, starts_at
from bot.ranking.standings import count_streak
from bot.storage import dailies, games, meta
from bot.storage.dailies import Attempt, Challenge
from bot.storage.database import Transaction
from bot.storage.errors import Damaged
from bot.storage.games import GameRow, MoveRow
from bot.storage.standings import EVERYWHERE
from bot.table import seeds
from bot.table.positions import reading, replayed, snapshot
from bot.table.refusals import BrokenGame
from games.core import Result

logger = logging.getLogger(__name__)

#: The best of a day gets ten points, the second nine, and so on.
POINTS = 10
WEEK = 7
#: Where the secret is kept from which the seeds of all days follow.
_SECRET = "daily_secret"


def drawn(day: int, controllers: Mapping[str, Controller], secret: str) -> Challenge:
    """A day's challenge. The games take turns, and so do each game's variants; levels rise from Monday to Sunday."""
    slugs = sorted(controllers)
    controller = controllers[slugs[day % len(slugs)]]
    turn = day // len(slugs)
    levels, variants = controller.solo.daily_levels, [*controller.solo.variants]
    variant = variants[turn % len(variants)] if variants else None
    level = levels[round(difficulty(day) * (len(levels) - 1))] if levels else None
    return Challenge(day, controller.slug, level, variant, seeds.of_day(secret, day))


def difficulty(day: int) -> float:
    """How hard a day is, from 0 to 1: the easiest on Mondays, and halfway to the hardest on Sundays.

    Any day can be a server's first one, and everybody shares the same day, so no day is harder than that.
    """
    return date_of(day).weekday() / (WEEK - 1) / 2


async def finished(tx: Transaction, game: GameRow, controller: Controller, result: Result, now: int) -> None:
    """Score an attempt that was made on its day, by its player alone, and whose log leads to the same end."""
    attempt = await dailies.attempt_in(tx, game.id)
    if attempt is None or is_over(attempt.day, now):
        return
    if await dailies.is_settled(tx, attempt.day):  # the clock has been set back, and others have seen the day's boards
        return
    try:
        log = await games.moves(tx, game.id)
        with reading(game):
            counts = not any(row.level for row in log) and reproduced(game, controller, log)
    except (BrokenGame, Damaged) as error:
        logger.error("an attempt doesn't count, because its log is damaged: %s", error)
        return
    if not counts:
        return
    yesterday = await dailies.attempt(tx, attempt.day - 1, attempt.player_id)
    streak = 1 + (yesterday.streak if yesterday else 0)
    await dailies.finish(tx, game.id, result.seats[0].total, streak)
    await count_streak(tx, replace(attempt, streak=streak))


def reproduced(game: GameRow, controller: Controller, log: Sequence[MoveRow]) -> bool:
    """Whether playing the log again gives the stored position."""
    return snapshot(replayed(controller, game, log)) == game.snapshot


def is_over(day: int, now: int) -> bool:
    return day < day_of(now)


def is_secret(game: GameRow, now: int) -> bool:
    """Whether a day's challenge is played here that others can still play: nobody else may learn anything about it."""
    return game.day is not None and not is_over(game.day, now)


async def open_day(tx: Transaction, today: int, controllers: Mapping[str, Controller]) -> Challenge:
    """Settle the days that are over, and fix the day's challenge; the first one to be fixed stays."""
    await settle(tx, today)
    return await dailies.keep(tx, drawn(today, controllers, await _secret(tx)))


async def _secret(tx: Transaction) -> str:
    """Made once per database, and told to nobody."""
    known = await meta.get(tx, _SECRET)
    if known is None:
        known = secrets.token_hex(32)
        await meta.put(tx, _SECRET, known)
    return known


async def settle(tx: Transaction, today: int) -> None:
    """Award the points of all days that are over, once each."""
    for day in await dailies.unsettled(tx, today):
        await _give_points(tx, day)
        await dailies.settle(tx, day)


async def recount(tx: Transaction) -> None:
    """Count all streaks and points again, from the attempts that count."""
    latest: dict[int, Attempt] = {}
    for attempt in await dailies.finished(tx):
        before = latest.get(attempt.player_id)
        streak = 1 + (before.streak if before is not None and before.day == attempt.day - 1 else 0)
        latest[attempt.player_id] = corrected = replace(attempt, streak=streak)
        await dailies.correct_streak(tx, attempt.game_id, streak)
        await count_streak(tx, corrected)
    for day in await dailies.settled(tx):
        await _give_points(tx, day)


async def _give_points(tx: Transaction, day: int) -> None:
    for guild_id in (EVERYWHERE, *await dailies.guilds_of(tx, day)):
        ahead: dict[int, int] = {}
        for better, (player_id, total) in enumerate(await dailies.totals(tx, day, guild_id, POINTS)):
            points = POINTS - ahead.setdefault(total, better)
            if player_id != dailies.FORMER:
                await dailies.add_points(tx, guild_id, periods.keys(starts_at(day)), player_id, points)


def current_streak(attempt: Attempt | None, yesterday: Attempt | None) -> int:
    """The current streak. Today counts once it is finished; until then yesterday's streak still holds."""
    if attempt is not None and attempt.total is not None:
        return attempt.streak
    return yesterday.streak if yesterday is not None else 0
