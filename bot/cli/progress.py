"""A progress bar on the terminal; nothing at all if the output goes elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import TextIO

WIDTH = 30
#: Seconds between two drawings. More often costs more than it shows.
INTERVAL = 0.1


class Progress:
    """``with Progress(100, "games") as progress: … progress.advance()``."""

    def __init__(
        self, total: int, what: str, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self._stream = sys.stderr if stream is None else stream
        self._visible = self._stream.isatty() and total > 0
        self._now = now
        self._begun = self._drawn = now()

    def __enter__(self) -> Progress:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._visible:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def advance(self) -> None:
        self.done += 1
        if self._now() - self._drawn >= INTERVAL:
            self._draw()

    def _draw(self) -> None:
        if self._visible:
            self._drawn = self._now()
            self._stream.write(f"\r\x1b[K{self._line()}")
            self._stream.flush()

    def _line(self) -> str:
        full = WIDTH * self.done // self.total
        bar = "█" * full + "░" * (WIDTH - full)
        return f"{bar} {self.done}/{self.total} {self.what}{self._left()}"

    def _left(self) -> str:
        if not self.done:
            return ""
        seconds = round((self._now() - self._begun) * (self.total - self.done) / self.done)
        return f", {seconds // 60}:{seconds % 60:02} left"
