"""The words the checks are written in."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from games.first_edition import AnyGame, Seat, encode

State = Any
Action = Any


class Broken(Exception):
    """A promise of the contract that does not hold."""


class Table(Struct, frozen=True):
    """A game with so many seats: what every check needs besides the state."""

    game: AnyGame
    seats: int

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)


def hold(kept: bool, promise: str, *evidence: object) -> None:
    if not kept:
        raise Broken(": ".join([promise, *map(shown, evidence)]))


def shown(value: object) -> str:
    return encode(value).decode() if isinstance(value, Struct) else repr(value)
