"""What a seat did in a round, boiled down to what appeared where."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.first_edition import Seat
from games.tiny_towns.state import (
    Action,
    Build,
    CardId,
    Place,
    PutFree,
    Replace,
    Resource,
    SetAside,
    SquareName,
    State,
    Store,
    StoreOnCottage,
    Swap,
    WatchTake,
)


class Deed(Struct, frozen=True):
    """A cube or a building that arrived; without a square the cube was laid aside."""

    square: SquareName | None = None
    resource: Resource | None = None
    card: CardId | None = None


def deeds(steps: Iterable[Action]) -> tuple[Deed, ...]:
    return tuple(deed for step in steps for deed in _of(step))


def last_round(view: State, seat: Seat) -> tuple[Deed, ...]:
    """What the seat did in the round that was revealed last."""
    return deeds(view.news.steps[seat]) if seat < len(view.news.steps) else ()


def fresh_squares(done: Iterable[Deed]) -> frozenset[SquareName]:
    return frozenset(deed.square for deed in done if deed.square is not None)


def _of(step: Action) -> tuple[Deed, ...]:
    match step:
        case Place(resource, square) | StoreOnCottage(resource, square) | Store(resource, square):
            return (Deed(square, resource),)
        case Swap(resource, warehouse, take, square):
            return Deed(warehouse, resource), Deed(square, take)
        case SetAside(resource):
            return (Deed(None, resource),)
        case Build(card=card, target=square) | Replace(square, card) | PutFree(card, square):
            return (Deed(square, None, card),)
        case WatchTake(building, square):
            return (Deed(square, None, building),)
    return ()
