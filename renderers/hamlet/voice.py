"""What things are called in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from games.first_edition import Seat
from games.hamlet.data import Need, Resource
from games.hamlet.state import ABBEY
from renderers import names
from renderers.core import Table
from renderers.text import with_real_minus


class Voice:
    """Says everything about one view at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.say = table.say

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.say(f"hamlet-{message}", **params))

    # --- people ---

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        if seat == ABBEY:
            return self("abbey")
        return names.spoken(self._table.names[seat], self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        if seat == ABBEY:
            return self("abbey")
        return names.drawn(self._table.names[seat], self("seat", number=seat + 1))

    def names(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.name(seat) for seat in seats)

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.drawn_name(seat) for seat in seats)

    # --- places and resources ---

    def tile(self, code: str) -> str:
        return self(f"tile-{code.lower()}")

    def full(self, code: str) -> str:
        """A place with its code, as the map names it."""
        return self("named", name=self.tile(code), code=code)

    def effect(self, code: str) -> str:
        """What a place does or what it is worth at the end."""
        return self(f"effect-{code.lower()}")

    def resource(self, kind: Resource) -> str:
        return self(f"resource-{kind}")

    def some(self, kind: Resource) -> str:
        """The resource inside of a sentence."""
        return self(f"some-{kind}")

    def letter(self, kind: Resource) -> str:
        return self(f"letter-{kind}")

    def need(self, need: Need) -> str:
        """``"3 milk or brick"``."""
        return self("amount-of", count=need.n, what=self("or").join(self.some(kind) for kind in need.of))

    def points(self, count: int) -> str:
        """``"1 point"``, ``"3 points"``."""
        return self("points", count=count)

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items)


def kebab(code: str) -> str:
    return code.replace("_", "-")
