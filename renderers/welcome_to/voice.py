"""What every part of a picture needs: where it is drawn, what it shows, and how things are called at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.core import Answer, Event, Question, Seat
from games.welcome_to.data import ActionKind
from games.welcome_to.state import State
from renderers import names
from renderers.canvas import Canvas
from renderers.core import Table
from renderers.sentences import Sentences, dashed
from renderers.text import with_real_minus

SENTENCES = Sentences(
    "welcome-to",
    {
        "give_action": lambda kind, say: say(f"welcome-to-action-{kind}"),
        "estates": lambda estates, say: listed(estates.split()) or "none",
    },
)


class Voice:
    """Says everything at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __call__(self, message: str, /, **params: str | int) -> str:
        return with_real_minus(self.table.say(f"welcome-to-{message}", **params))

    # --- people ---

    def name(self, seat: Seat) -> str:
        """For reading aloud."""
        return names.spoken(self.table.names[seat], self("seat", number=seat + 1))

    def drawn_name(self, seat: Seat) -> str:
        return names.drawn(self.table.names[seat], self("seat", number=seat + 1))

    def names(self, seats: Iterable[Seat]) -> str:
        return listed(self.name(seat) for seat in seats)

    def drawn_names(self, seats: Iterable[Seat]) -> str:
        return listed(self.drawn_name(seat) for seat in seats)

    # --- things ---

    def action(self, kind: ActionKind) -> str:
        """The name of an action as it stands within a sentence."""
        return self(f"action-{kind}")

    def plan(self, plan: str) -> str:
        """What a plan asks for."""
        return self(f"plan-{plan.lower()}")

    def manager(self, manager: str) -> str:
        """A site manager of the solo game."""
        return self(f"manager-{dashed(manager)}")

    def line(self, code: str) -> str:
        """A row of a score sheet."""
        return self(f"scored-{dashed(code)}")

    # --- sentences ---

    def question(self, question: Question) -> str:
        return SENTENCES.phrase("ask", question.code, question.params, self.table.say)

    def answer(self, answer: Answer) -> str:
        return SENTENCES.phrase("answer", answer.code, answer.params, self.table.say)

    def event(self, event: Event) -> str:
        people = [self.name(seat) for seat in range(len(self.table.names))]
        return with_real_minus(SENTENCES.event(event, people, self.table.say))


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


class Scene(NamedTuple):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Canvas
    view: State
    voice: Voice
