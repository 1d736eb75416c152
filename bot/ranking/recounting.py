"""Everything that follows from the stored results and attempts, calculated again from them alone."""

from __future__ import annotations

from bot.ranking import daily, standings
from bot.storage import standings as sums
from bot.storage.database import Transaction


async def rebuild(tx: Transaction) -> int:
    """Recalculate ratings, leaderboards, streaks and daily points, to the same numbers; returns how many games."""
    await sums.clear(tx)
    games = await standings.recount(tx)
    await daily.recount(tx)
    await sums.drop_former(tx)
    return games
