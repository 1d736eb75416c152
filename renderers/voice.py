"""How a game speaks at one table: its messages, what people are called, what they are asked and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Generic, NamedTuple

from games.core import Answer, Event, Question, S, Seat, SeatScore
from renderers import fonts
from renderers.core import Table, V
from renderers.page import Page
from renderers.sentences import Sentences
from renderers.text import spoken, with_real_minus


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
        return self.sentences.phrase("ask", question.code, question.params, self.say)

    def answer(self, answer: Answer) -> str:
        return self.sentences.phrase("answer", answer.code, answer.params, self.say)

    def event(self, event: Event) -> str:
        """What happened, as a sentence for reading aloud."""
        people = [self.name(seat) for seat in range(len(self.table.names))]
        return self.sentences.event(event, people, self.say)

    def event_without_name(self, event: Event) -> str:
        """What happened, without the name of the seat, for where the name is already beside it."""
        return self.sentences.event_without_name(event, self.say)

    def score_line(self, code: str) -> str:
        return self.sentences.score_line(code, self.say)

    # --- people ---

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        return self.rival(seat) or spoken(self.table.names[seat], self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        return self.rival(seat) or fonts.drawable(self.table.names[seat], self("seat", number=seat + 1))

    def rival(self, seat: Seat) -> str:
        """What the rival of a solo game is called; nothing for the people at the table."""
        return ""

    def names(self, seats: Iterable[Seat]) -> str:
        return listed(map(self.name, seats))

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return listed(map(self.drawn_name, seats))

    def winners(self, scores: Iterable[SeatScore], *, aloud: bool) -> str:
        """Who won with how many points; names for reading aloud or for drawing."""
        best = [score for score in scores if score.rank == 1]
        told = " & ".join((self.name if aloud else self.drawn_name)(score.seat) for score in best)
        return self("winner" if len(best) == 1 else "winners", names=told, points=best[0].total)

    def points(self, count: int) -> str | int:
        """How many points, in a sentence."""
        return count

    def score_lines(
        self, scores: Iterable[SeatScore], message: str = "words-score", apart: str = ", "
    ) -> Iterator[str]:
        """Everybody's score line by line, and what decided between equal totals."""
        totals = []
        for score in scores:
            told = (self("words-line", what=self.score_line(line.code), points=line.points) for line in score.lines)
            name, points = self.name(score.seat), self.points(score.total)
            yield self(message, name=name, points=points, place=score.rank, lines=apart.join(told))
            totals.append(score.total)
        if len(set(totals)) < len(totals):
            yield self("words-tie")


class Scene(NamedTuple, Generic[S, V]):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Page
    view: S
    voice: V

    def on(self, canvas: Page) -> Scene[S, V]:
        """The same view on another canvas."""
        return self._replace(canvas=canvas)


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)
