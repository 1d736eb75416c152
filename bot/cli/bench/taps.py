"""How many taps the usual turns take, beside the most that they may take."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec

from bot.cli.bench.figures import Figure
from bot.cli.common import needing_simcord

TITLE = "taps for the usual turns"


def possible() -> bool:
    """Whether the simulated Discord, in which they are tapped, is installed."""
    return find_spec("simcord") is not None


def bench() -> list[Figure]:
    with needing_simcord("bench taps"):
        from bot.testing import taps
    counts = asyncio.run(taps.count_taps(taps.turns()))
    return [Figure(f"{count.game}: {count.turn}", count.taps, most=count.limit) for count in counts]
