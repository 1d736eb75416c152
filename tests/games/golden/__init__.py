"""Recorded games, and where to find them."""

from __future__ import annotations

from pathlib import Path

from games.conformance.recording import header_of, read

FOLDER = Path(__file__).parent


def recordings(edition: int) -> list[Path]:
    """The recordings that hold moves of this edition of the contract."""
    return [path for path in sorted(FOLDER.glob("*.jsonl")) if header_of(read(path.read_bytes())).edition == edition]
