"""What things are called in the reader's language, and what every part of a picture needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.core import Event, Question, Seat
from games.tiny_towns.data import CARDS, RESOURCE_INFO, category_of
from games.tiny_towns.state import LETTERS, RESOURCES, CardId, Resource, State
from renderers import names
from renderers.canvas import Canvas
from renderers.core import Say, Table
from renderers.sentences import Sentences, dashed
from renderers.text import with_real_minus


def _some(letter: str, say: Say) -> str:
    """A resource inside of a sentence; a card that isn't known yet is no resource."""
    return say(f"tiny-towns-some-{RESOURCE_INFO[LETTERS[letter]].id}") if letter in LETTERS else letter


#: What the rules say in codes.
SENTENCES = Sentences("tiny-towns", dict.fromkeys(("resource", "due", "take"), _some))

#: The letter of every resource, in the order of ``RESOURCES``: hashable, so that drawn pieces can be cached by it.
Letters = tuple[str, ...]


class Voice:
    """Says everything about one view at one table."""

    def __init__(self, view: State, table: Table) -> None:
        self._table = table
        self._display = view.display
        self.say = table.say
        #: The seats that have not ended their turn yet.
        self.waiting = table.waiting
        self.letters: Letters = tuple(self._of_resource("letter", resource) for resource in RESOURCES)

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.say(f"tiny-towns-{message}", **params))

    def asked(self, question: Question) -> str:
        return SENTENCES.phrase("ask", question.code, question.params, self.say)

    def score_line(self, code: str) -> str:
        return SENTENCES.score_line(code, self.say)

    def done_in(self, round_: int, seat: Seat) -> list[Event]:
        """What the seat did in a round, as far back as the table remembers."""
        events = [event for turn in self._table.told for event in turn.events]
        return [event for event in events if event.seat == seat and event.params.get("round") == round_]

    def event(self, event: Event) -> str:
        """What happened, as a sentence for reading aloud."""
        people = [self.name(seat) for seat in range(len(self._table.names))]
        return with_real_minus(SENTENCES.event(event, people, self.say))

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
        return self(f"card-{dashed(card)}")

    def short(self, card: CardId) -> str:
        return self(f"short-{dashed(card)}")

    def effect(self, card: CardId) -> str:
        """What the card is worth or does; building types are named by the card that stands for them in this game."""
        return self(f"effect-{dashed(card)}", **self._types())

    def pattern(self, card: CardId) -> str:
        """``"wheat over brick-glass"``."""
        rows = [self._pattern_row(row.rstrip(".")) for row in CARDS[card].pattern]
        return self("pattern-over").join(rows)

    def rank(self, code: str) -> str:
        """The rank reached alone."""
        return self(f"rank-{dashed(code)}")

    # --- resources ---

    def resource(self, resource: Resource) -> str:
        return self._of_resource("resource", resource)

    def some(self, resource: Resource) -> str:
        """The resource inside of a sentence."""
        return _some(resource, self.say)

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
        return "-".join(_some(cell, self.say) if cell in LETTERS else self("pattern-gap") for cell in row)


class Scene(NamedTuple):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Canvas
    view: State
    voice: Voice
