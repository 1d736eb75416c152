"""What things are called in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from games.carrara.data import DATA, OBJECTS, TILES, BuildingType, City, ObjectKind, Tile
from games.carrara.notation import NUMERALS
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Objects, State, Stones
from games.carrara.stones import LETTERS
from games.first_edition import Seat
from renderers import names
from renderers.core import Table
from renderers.text import with_real_minus

_COLOUR = {colour.letter: colour.id for colour in DATA.colours}


class Voice:
    """Says everything about one view at one table."""

    def __init__(self, view: State, table: Table) -> None:
        self._table = table
        self._solo = view.solo
        self.say = table.say

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.say(f"carrara-{message}", **params))

    # --- people ---

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        return self._house(seat) or names.spoken(self._given(seat), self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        return self._house(seat) or names.drawn(self._given(seat), self("seat", number=seat + 1))

    def names(self, seats: Iterable[Seat]) -> str:
        return " & ".join(self.name(seat) for seat in seats)

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return " & ".join(self.drawn_name(seat) for seat in seats)

    def _house(self, seat: Seat) -> str:
        return self("house") if self._solo and seat == HOUSE_SEAT else ""

    def _given(self, seat: Seat) -> str:
        return self._table.names[seat] if seat < len(self._table.names) else ""

    # --- things ---

    def city(self, city: City) -> str:
        return self(f"city-{city}")

    def type(self, building: BuildingType) -> str:
        return self(f"type-{building}")

    def tile(self, tile: Tile) -> str:
        """``"Castle 3"``."""
        return self("tile", type=self.type(TILES[tile].type), cost=TILES[tile].cost)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        return self.listed(self.tile(tile) for tile in tiles)

    def colour(self, letter: str) -> str:
        return self(f"stone-{_COLOUR[letter]}")

    def stones(self, stones: Stones) -> str:
        """``"1 white, 2 black"``."""
        counts = [(letter, stones.count(letter)) for letter in LETTERS if letter in stones]
        return self.listed(self(f"stones-{_COLOUR[letter]}", count=count) for letter, count in counts)

    def object(self, kind: ObjectKind) -> str:
        return self(f"object-{kind}")

    def objects(self, objects: Objects) -> str:
        """``"1 book, 2 crowns"``."""
        counts = zip(OBJECTS, objects, strict=True)
        return self.listed(self(f"objects-{kind}", count=count) for kind, count in counts if count)

    def reward(self, reward: str, amount: int) -> str:
        """``"9 coins"``."""
        return self(f"amount-{reward}", count=amount)

    def segment(self, segment: int) -> str:
        return NUMERALS[segment - 1]

    def level(self, level: int) -> str:
        return self(f"rival-{level}")

    def rank(self, code: str) -> str:
        """The rank reached against the House."""
        return self(f"rank-{code.replace('_', '-')}")

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items)
