"""What a player has chosen so far in the menus.

A focus is a row of words as the menus collect them: ``("take", "3", "RB")``, ``("build", "villa-3", "pisa", "WYY")``,
``("score", "villa")``, ``("extra", "crown")``. Every word is understood wherever it stands: kinds of steps, segments
(``3`` or ``III``), stones as letters, tiles, cities, types and objects by their ids or by the codes of the notation.
"""

from __future__ import annotations

import re
from typing import TypeVar, get_args

from msgspec import Struct

from games.carrara.data import CITY, OBJECTS, TILES, TYPE, BuildingType, City, ObjectKind, Tile
from games.carrara.menus import KindName
from games.carrara.notation import NUMERALS
from games.carrara.state import Stones
from games.carrara.stones import in_order

T = TypeVar("T")

#: Also the empty word: no stone has been picked yet.
_STONES = re.compile(r"[WYRGBK]*")
_KINDS: dict[str, KindName] = {kind: kind for kind in get_args(KindName)}
_SEGMENTS = {numeral: number for number, numeral in enumerate(NUMERALS, start=1)} | {
    str(number): number for number in range(1, len(NUMERALS) + 1)
}
_TILES: dict[str, Tile] = {name: tile.id for tile in TILES.values() for name in (tile.id, tile.code)}
_CITIES: dict[str, City] = {name: city.id for city in CITY.values() for name in (city.id, city.code)}
_TYPES: dict[str, BuildingType] = {name: kind.id for kind in TYPE.values() for name in (kind.id, kind.code)}
_OBJECTS: dict[str, ObjectKind] = {kind: kind for kind in OBJECTS}


class Focus(Struct, frozen=True):
    kind: KindName | None = None
    segment: int | None = None
    #: None when no stones were named yet.
    stones: Stones | None = None
    tile: Tile | None = None
    city: City | None = None
    type: BuildingType | None = None
    object: ObjectKind | None = None


def read_focus(words: tuple[str, ...]) -> Focus:
    """The last word of each sort counts; words that mean nothing are skipped."""
    stones = [word for word in words if _STONES.fullmatch(word)]
    return Focus(
        kind=_last(words, _KINDS),
        segment=_last(words, _SEGMENTS),
        stones=in_order(stones[-1]) if stones else None,
        tile=_last(words, _TILES),
        city=_last(words, _CITIES),
        type=_last(words, _TYPES),
        object=_last(words, _OBJECTS),
    )


def _last(words: tuple[str, ...], known: dict[str, T]) -> T | None:
    return next((known[word] for word in reversed(words) if word in known), None)
