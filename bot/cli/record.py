"""Recorded games as files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games.conformance import recording
from games.core import AnyGame


def free_names(folder: Path, game: AnyGame) -> Iterator[Path]:
    """File names for recordings of this game under its current rules that nobody uses yet."""
    number = 0
    while True:
        number += 1
        path = folder / recording.file_name(game, number)
        if not path.exists():
            yield path
