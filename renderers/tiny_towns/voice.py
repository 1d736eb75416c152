"""What things are called in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from games.first_edition import Seat
from games.tiny_towns.data import CARDS, RESOURCE_INFO, category_of
from games.tiny_towns.state import RESOURCES, CardId, Resource, State
from renderers import names
from renderers.core import Table
from renderers.text import with_real_minus

#: The letter of every resource, in the order of ``RESOURCES``: hashable, so that drawn pieces can be cached by it.
Letters = tuple[str, ...]


class Voice:
    """Says everything about one view at one table."""

    def __init__(self, view: State, table: Table) -> None:
        self._table = table
        self._display = view.display
        self.say = table.say
        self.letters: Letters = tuple(self._of_resource("letter", resource) for resource in RESOURCES)

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.say(f"tiny-towns-{message}", **params))

    # --- people ---

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        return names.spoken(self._table.names[seat], self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        return names.drawn(self._table.names[seat], self("seat", number=seat + 1))

    def names(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.name(seat) for seat in seats)

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.drawn_name(seat) for seat in seats)

    # --- cards ---

    def card(self, card: CardId) -> str:
        return self(f"card-{_kebab(card)}")

    def short(self, card: CardId) -> str:
        return self(f"short-{_kebab(card)}")

    def effect(self, card: CardId) -> str:
        """What the card is worth or does; building types are named by the card that stands for them in this game."""
        return self(f"effect-{_kebab(card)}", **self._types())

    def pattern(self, card: CardId) -> str:
        """``"wheat over brick-glass"``."""
        rows = [self._pattern_row(row.rstrip(".")) for row in CARDS[card].pattern]
        return self("pattern-over").join(rows)

    def rank(self, code: str) -> str:
        """The rank reached alone."""
        return self(f"rank-{_kebab(code)}")

    # --- resources ---

    def resource(self, resource: Resource) -> str:
        return self._of_resource("resource", resource)

    def some(self, resource: Resource) -> str:
        """The resource inside of a sentence."""
        return self._of_resource("some", resource)

    def resources(self, resources: Iterable[Resource]) -> str:
        return self.listed(self.some(resource) for resource in resources)

    def letter(self, resource: Resource) -> str:
        return self.letters[RESOURCES.index(resource)]

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items)

    def _of_resource(self, kind: str, resource: Resource) -> str:
        return self(f"{kind}-{RESOURCE_INFO[resource].id}")

    def _types(self) -> dict[str, str]:
        return {category_of(card): self.card(card) for card in self._display}

    def _pattern_row(self, row: str) -> str:
        by_letter: dict[str, Resource] = {resource: resource for resource in RESOURCES}
        return "-".join(self.some(by_letter[cell]) if cell in by_letter else self("pattern-gap") for cell in row)


def _kebab(card: CardId) -> str:
    return card.replace("_", "-")
