"""A progress bar on the terminal; nothing at all if the output goes elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator
from typing import TextIO

WIDTH = 30
#: Seconds between two drawings. More often costs more than it shows.
INTERVAL = 0.1
_WIPE = "\r\x1b[K"


def counted(
    total: int, what: str, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic
) -> Generator[int]:
    """Counts like ``range(total)``, with a bar that shows how far it has come; close it to wipe the bar away."""
    stream = sys.stderr if stream is None else stream
    if not stream.isatty():
        yield from range(total)
        return
    begun = now()
    drawn = begun - INTERVAL
    try:
        for done in range(total):
            if now() - drawn >= INTERVAL:
                drawn = now()
                print(f"{_WIPE}{_line(done, total, what, drawn - begun)}", end="", file=stream, flush=True)
            yield done
    finally:
        print(_WIPE, end="", file=stream, flush=True)


def _line(done: int, total: int, what: str, spent: float) -> str:
    full = WIDTH * done // total
    seconds = round(spent * (total - done) / done) if done else 0
    left = f", {seconds // 60}:{seconds % 60:02} left" if done else ""
    return f"{'█' * full}{'░' * (WIDTH - full)} {done}/{total} {what}{left}"
