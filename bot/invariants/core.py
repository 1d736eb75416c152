"""The words the checks are written in."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from games.conformance.promises import Broken, hold
from games.first_edition import AnyGame, Seat

__all__ = ["Action", "Broken", "State", "Table", "hold"]

State = Any
Action = Any


class Table(Struct, frozen=True):
    """A game with so many seats: what every check needs besides the state."""

    game: AnyGame
    seats: int

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)
