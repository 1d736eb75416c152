"""How a game speaks at one table: its messages, what people are called, what they are asked and what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic

from games.core import Answer, Event, Question, S, Seat
from renderers import names
from renderers.core import Table
from renderers.sentences import Sentences
from renderers.text import with_real_minus


class TableVoice(Generic[S]):
    """Says everything about one view at one table; a game's own voice adds what its things are called."""

    sentences: ClassVar[Sentences]

    def __init__(self, view: S, table: Table) -> None:
        self.view = view
        self.table = table
        self.say = table.say

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.say(f"{self.sentences.key}-{message}", **params))

    # --- the rules ---

    def question(self, question: Question) -> str:
        return with_real_minus(self.sentences.phrase("ask", question.code, question.params, self.say))

    def answer(self, answer: Answer) -> str:
        return with_real_minus(self.sentences.phrase("answer", answer.code, answer.params, self.say))

    def event(self, event: Event) -> str:
        """What happened, as a sentence for reading aloud."""
        people = [self.name(seat) for seat in range(len(self.table.names))]
        return with_real_minus(self.sentences.event(event, people, self.say))

    def deed(self, event: Event) -> str:
        """What happened, where the name of whoever did it stands beside it."""
        told = self.sentences.phrase("event", event.code, event.params, self.say, who="")
        return with_real_minus(told.removeprefix(": "))

    def score_line(self, code: str) -> str:
        return self.sentences.score_line(code, self.say)

    # --- people ---

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        return names.spoken(self.table.names[seat], self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        return names.drawn(self.table.names[seat], self("seat", number=seat + 1))

    def names(self, seats: Iterable[Seat]) -> str:
        return listed(map(self.name, seats))

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return listed(map(self.drawn_name, seats))


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)
