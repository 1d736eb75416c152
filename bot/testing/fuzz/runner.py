"""All kinds of input, in their shares."""

from __future__ import annotations

import secrets
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from unittest import mock

from bot.testing.fuzz.database import fuzz_database, fuzz_rows
from bot.testing.fuzz.interactions import MAKERS, fuzz_interactions
from bot.testing.fuzz.reading import fuzz_notation, fuzz_settings
from bot.testing.fuzz.report import Judged, Report, report

#: How much of each kind. What only reads is quick; a damaged row takes three commands, a database a start of the bot.
SHARES = {
    "notation": 40,
    "config": 12,
    "custom-ids": 12,
    "options": 12,
    "autocompletion": 7,
    "modal-fields": 2,
    "locales": 3,
    "guilds": 3,
    "rows": 8,
    "database": 1,
}


def counts(inputs: int, kinds: Sequence[str]) -> dict[str, int]:
    """This many inputs in all, dealt out by their shares; the largest share takes what is left over."""
    shares = {kind: SHARES[kind] for kind in kinds}
    dealt = {kind: inputs * share // sum(shares.values()) for kind, share in shares.items()}
    dealt[max(shares, key=lambda kind: shares[kind])] += inputs - sum(dealt.values())
    return dealt


async def fuzz(
    inputs: int, seed: int, kinds: Sequence[str] = tuple(SHARES), tell: Callable[[], object] = lambda: None
) -> Report:
    """Try so many inputs; ``tell`` is called after each."""
    begun = time.perf_counter()
    judged = []
    with tempfile.TemporaryDirectory(prefix="guildhall-fuzz-") as folder:
        async for one in _judged(counts(inputs, kinds), seed, Path(folder)):
            judged.append(one)
            tell()
    return report(seed, time.perf_counter() - begun, judged)


async def _judged(wanted: Mapping[str, int], seed: int, folder: Path) -> AsyncIterator[Judged]:
    def rng(kind: str) -> Random:
        """A generator of its own for each kind, so that their shares don't change what is tried."""
        return Random(f"{seed}/{kind}")

    for judged in fuzz_notation(rng("notation"), wanted.get("notation", 0)):
        yield judged
    for judged in fuzz_settings(rng("config"), wanted.get("config", 0)):
        yield judged
    sent = {kind: wanted[kind] for kind in MAKERS if kind in wanted}
    with mock.patch.object(secrets, "randbits", rng("games").getrandbits):  # the same games for the same seed
        async for judged in fuzz_interactions(sent, rng("interactions"), folder):
            yield judged
        async for judged in fuzz_rows(rng("rows"), wanted.get("rows", 0), folder):
            yield judged
        async for judged in fuzz_database(rng("database"), wanted.get("database", 0), folder):
            yield judged
