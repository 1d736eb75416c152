"""Questions about one town, and towns with one thing changed."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import IllegalMove
from games.tiny_towns.board import INDEX
from games.tiny_towns.data import CARDS, Ability, cards_with
from games.tiny_towns.state import SQUARES, Building, CardId, Resource, Square, SquareName, Town

_BANKS = cards_with("distinct_marker")


def empty_squares(town: Town) -> list[SquareName]:
    """Squares with neither cube nor building, in reading order."""
    return [name for name, content in zip(SQUARES, town.squares, strict=True) if content is None]


def is_full(town: Town) -> bool:
    """Whether every square holds a cube or a building. Stores and the Watch do not matter (R19)."""
    return None not in town.squares


def buildings(town: Town) -> list[tuple[int, Building]]:
    """The buildings with their squares, in reading order."""
    return [(square, content) for square, content in enumerate(town.squares) if isinstance(content, Building)]


def has_monument(town: Town, ability: Ability) -> bool:
    """Whether a monument with this ability stands in the town."""
    return town.monument is not None and CARDS[town.monument].ability == ability


def bank_types(town: Town) -> set[Resource]:
    """The types lying on the town's Banks."""
    return {resource for _, house in buildings(town) if house.card in _BANKS for resource in house.holds}


def building_on(town: Town, name: SquareName) -> Building | None:
    """The building on a square, if one stands there."""
    content = town.squares[INDEX[name]]
    return content if isinstance(content, Building) else None


def check_empty(town: Town, name: SquareName) -> None:
    if town.squares[INDEX[name]] is not None:
        raise IllegalMove("square_taken", square=name)


def with_square(town: Town, name: SquareName, content: Square) -> Town:
    """The town with another content on one square."""
    square = INDEX[name]
    return replace(town, squares=(*town.squares[:square], content, *town.squares[square + 1 :]))


def with_building(town: Town, name: SquareName, card: CardId) -> Town:
    """The town with a new, bare building on a square."""
    return with_square(town, name, Building(card))


def with_cube_on(town: Town, name: SquareName, resource: Resource) -> Town:
    """The town with one more cube (or marker) on the building of a square."""
    house = _house(town, name)
    return with_square(town, name, replace(house, holds=(*house.holds, resource)))


def without_cube_on(town: Town, name: SquareName, resource: Resource) -> Town:
    """The town with one cube less on the building of a square."""
    house = _house(town, name)
    held = list(house.holds)
    held.remove(resource)
    return with_square(town, name, replace(house, holds=tuple(held)))


def _house(town: Town, name: SquareName) -> Building:
    house = building_on(town, name)
    if house is None:
        raise TypeError(f"no building on {name}")
    return house
