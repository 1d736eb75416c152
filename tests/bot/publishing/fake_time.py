"""Time that passes only when a test says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.waiting import drain

BEGIN = 1000


class Timer:
    def __init__(self, due_at: float, callback: Callable[[], object]) -> None:
        self.due_at = due_at
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeTime:
    """A clock on the wall and the timers of an event loop, which don't follow when the clock is changed."""

    def __init__(self) -> None:
        self._passed = 0.0
        self._put_forward = 0
        self._timers: list[Timer] = []

    def now(self) -> int:
        return BEGIN + int(self._passed) + self._put_forward

    def put_forward(self, seconds: int) -> None:
        """Change the clock without any time passing."""
        self._put_forward += seconds

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None) -> Timer:
        timer = Timer(self._passed + delay, lambda: callback(*args))
        self._timers.append(timer)
        return timer

    @property
    def timers(self) -> list[Timer]:
        """The timers that are set, the next one first."""
        self._timers = sorted((timer for timer in self._timers if not timer.cancelled), key=lambda timer: timer.due_at)
        return self._timers

    async def go_by(self, seconds: float) -> None:
        """Let time pass, with everything that happens on the way, each thing at its time."""
        await drain()
        end = self._passed + seconds
        while self.timers and self.timers[0].due_at <= end:
            timer = self.timers.pop(0)
            self._passed = timer.due_at
            timer.callback()
            await drain()
        self._passed = end
