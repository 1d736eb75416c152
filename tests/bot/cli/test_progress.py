from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from io import StringIO
from itertools import islice

from bot.cli.progress import WIDTH, counted


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Watch:
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def count(numbers: Generator[int], watch: Watch, steps: int, seconds: float) -> list[int]:
    """Take these steps, each of which lasts this long, and leave it at that."""
    found = []
    with closing(numbers):
        for number in islice(numbers, steps):
            watch.seconds += seconds
            found.append(number)
    return found


def test_bar_fills_and_tells_the_time_left() -> None:
    terminal, watch = Terminal(), Watch()
    assert count(counted(4, "games", terminal, watch), watch, steps=3, seconds=30) == [0, 1, 2]
    lines = terminal.getvalue().split("\r\x1b[K")[1:]
    assert lines[0] == "░" * WIDTH + " 0/4 games"
    assert lines[2] == "█" * 15 + "░" * 15 + " 2/4 games, 1:00 left"
    assert lines[-1] == "", "the bar is wiped away at the end"


def test_bar_is_not_redrawn_at_every_step() -> None:
    terminal, watch = Terminal(), Watch()
    count(counted(1000, "games", terminal, watch), watch, steps=1000, seconds=0.001)
    assert terminal.getvalue().count("games") < 15


def test_nothing_is_written_where_nobody_looks() -> None:
    file = StringIO()
    assert list(counted(2, "games", file)) == [0, 1]
    assert file.getvalue() == ""
