from __future__ import annotations

from io import StringIO

from bot.cli.progress import WIDTH, Progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Watch:
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def advance(progress: Progress, watch: Watch, steps: int, seconds: float) -> None:
    """Take these steps, each of which lasts this long."""
    for _ in range(steps):
        watch.seconds += seconds
        progress.advance()


def test_bar_fills_and_tells_the_time_left() -> None:
    terminal, watch = Terminal(), Watch()
    with Progress(4, "games", terminal, watch) as progress:
        advance(progress, watch, steps=3, seconds=30)
    lines = terminal.getvalue().split("\r\x1b[K")[1:]
    assert lines[0] == "░" * WIDTH + " 0/4 games"
    assert lines[2] == "█" * 15 + "░" * 15 + " 2/4 games, 1:00 left"
    assert lines[-1] == "", "the bar is wiped away at the end"


def test_bar_is_not_redrawn_at_every_step() -> None:
    terminal, watch = Terminal(), Watch()
    with Progress(1000, "games", terminal, watch) as progress:
        advance(progress, watch, steps=1000, seconds=0.001)
    assert terminal.getvalue().count("games") < 15


def test_nothing_is_written_where_nobody_looks() -> None:
    file = StringIO()
    with Progress(2, "games", file) as progress:
        progress.advance()
    assert file.getvalue() == ""
