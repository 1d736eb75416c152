"""What every game says in the same way at its table: people's names, and what the rules say in codes."""

from __future__ import annotations

from collections.abc import Iterable

from games.core import Event, Question, Seat
from renderers import names
from renderers.core import Table
from renderers.sentences import Sentences
from renderers.text import with_real_minus


class TableVoice:
    """Speaks at one table, in the reader's language; each game adds what its own things are called."""

    def __init__(self, sentences: Sentences, table: Table) -> None:
        self.sentences = sentences
        self.table = table
        self.say = table.say

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.say(f"{self.sentences.key}-{message}", **params))

    def question(self, question: Question) -> str:
        return with_real_minus(self.sentences.phrase("ask", question.code, question.params, self.say))

    def event(self, event: Event) -> str:
        """What happened, as a sentence for reading aloud."""
        people = [self.name(seat) for seat in range(len(self.table.names))]
        return with_real_minus(self.sentences.event(event, people, self.say))

    def deed(self, event: Event) -> str:
        """What happened, where the name of whoever did it stands beside it."""
        told = self.sentences.phrase("event", event.code, event.params, self.say, who="")
        return with_real_minus(told.removeprefix(": "))

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        return names.spoken(self.table.names[seat], self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        return names.drawn(self.table.names[seat], self("seat", number=seat + 1))

    def names(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.name(seat) for seat in seats)

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return self.listed(self.drawn_name(seat) for seat in seats)

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items)
