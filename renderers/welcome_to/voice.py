"""What things are called in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from games.first_edition import Seat
from games.welcome_to.data import ActionKind
from renderers import names
from renderers.core import Table
from renderers.text import with_real_minus


class Voice:
    """Says everything at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self._table.say(f"welcome-to-{message}", **params))

    # --- people ---

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        return names.spoken(self._table.names[seat], self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        return names.drawn(self._table.names[seat], self("seat", number=seat + 1))

    def names(self, seats: Iterable[Seat]) -> str:
        return listed(self.name(seat) for seat in seats)

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return listed(self.drawn_name(seat) for seat in seats)

    # --- things ---

    def action(self, kind: ActionKind) -> str:
        return self(f"action-{kind}")

    def plan(self, plan: str) -> str:
        """What a plan asks for."""
        return self(f"plan-{plan.lower()}")

    def manager(self, manager: str) -> str:
        """A site manager of the solo game."""
        return self(f"manager-{manager.replace('_', '-')}")

    def line(self, code: str) -> str:
        """A row of a score sheet."""
        return self(f"line-{code.replace('_', '-')}")


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def place(street: int, lot: int) -> str:
    """A lot, or the fence behind it, as commands name it."""
    return f"{street}.{lot}"


def span(street: int, first: int, last: int) -> str:
    """An estate as commands name it."""
    return f"{street}.{first}-{last}"
