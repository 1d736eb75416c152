"""How a game speaks at one table: its messages, what people are called, what they are asked and what happened."""

from __future__ import annotations

from collections.abc import Iterable

from games.core import Event, Question, Seat
from renderers import names
from renderers.core import Table
from renderers.sentences import Sentences
from renderers.text import with_real_minus


class TableVoice:
    def __init__(self, sentences: Sentences, table: Table) -> None:
        self._sentences = sentences
        self._table = table
        self.say = table.say
        #: The seats that haven't ended their turn yet.
        self.waiting = table.waiting

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.say(f"{self._sentences.key}-{message}", **params))

    # --- the rules ---

    def asked(self, question: Question) -> str:
        return with_real_minus(self._sentences.phrase("ask", question.code, question.params, self.say))

    def event(self, event: Event) -> str:
        """What happened, as a sentence for reading aloud."""
        people = [self.name(seat) for seat in range(len(self._table.names))]
        return with_real_minus(self._sentences.event(event, people, self.say))

    def deed(self, event: Event) -> str:
        """What happened, where the name of whoever did it stands beside it."""
        told = self._sentences.phrase("event", event.code, event.params, self.say, who="")
        return with_real_minus(told.removeprefix(": "))

    def score_line(self, code: str) -> str:
        return self._sentences.score_line(code, self.say)

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

    def listed(self, items: Iterable[str]) -> str:
        return ", ".join(items)
