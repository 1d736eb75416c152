"""Recorded games: one file for each game and version of its rules."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from games.conformance.recording import read

FOLDER = Path(__file__).parent


class Recording(NamedTuple):
    #: The name of its file without the ending.
    version: str
    #: 1 is the first game of the file.
    number: int
    lines: list[bytes]

    def __str__(self) -> str:
        return f"{self.version}-{self.number}"


def recordings() -> list[Recording]:
    return [
        Recording(path.stem, number, lines)
        for path in sorted(FOLDER.glob("*.jsonl"))
        for number, lines in enumerate(read(path.read_bytes()), start=1)
    ]
