"""What a game brings to the table besides its rules and pictures: how it speaks and how it lays out its questions.

A controller is one value, found by the slug of its game. Everything in it works on views and is pure: no Discord, no
database. The sentences of codes are found by name (see ``renderers/sentences.py``):

| message | says |
|---|---|
| ``<game>-ask-<code>`` | a question |
| ``<game>-answer-<code>`` | what a control does, and what it costs |
| ``<game>-differently-<code>`` | the way past the default of a question; "Pay differently" where there is none |
| ``<game>-closed-<why>`` | why something can't be chosen now; where there is none, ``<game>-refusal-<why>`` says it |
| ``<game>-event-<code>`` | what happened, with ``who``; no full stop, because several share a line |
| ``<game>-refusal-<code>`` | why the rules say no |
| ``<game>-scored-<code>`` | a line of the score sheet; ``<game>-card-<code>`` where a card has a line of its own |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from bot.table.refusals import Refusal
from games.core import Answer, AnyGame, Event, IllegalMove, Question, Result, Seat
from renderers.core import Renderer, Say
from renderers.sentences import Sentences, dashed

Style = Literal["plain", "main", "good", "danger"]


class Look(Struct, frozen=True):
    """How an answer looks as a button or an entry of a menu."""

    emoji: str | None = None
    style: Style = "plain"


class Layout(Struct, frozen=True):
    """A question in a shape of its own: rows of at most five answers and blanks.

    Answers that are in no row follow below in the usual way.
    """

    rows: tuple[tuple[Answer | Blank, ...], ...]
    #: Answers, by their ids, that look different here than elsewhere.
    looks: Mapping[str, Look] = {}
    #: The buttons carry only the ids of their answers, as in a grid of squares.
    short: bool = True


class Blank(Struct, frozen=True):
    """A button that only shows something, such as a square that is taken."""

    label: str
    emoji: str | None = None


class Solo(Struct, frozen=True):
    """What can be played alone: levels and variants as (label, value), and the options they stand for."""

    levels: Callable[[Say], Sequence[tuple[str, str]]]
    variants: Callable[[Say], Sequence[tuple[str, str]]]
    #: ``Refusal`` for a level or a variant that doesn't exist.
    options: Callable[[str | None, str | None], Any]
    #: The level and variant that ``options`` turns into these options.
    choice: Callable[[Any], tuple[str | None, str | None]]


def no_layout(view: Any, seat: Seat, question: Question, say: Say) -> Layout | None:
    return None


def plain_look(answer: Answer) -> Look:
    return Look()


def no_verdict(result: Result, say: Say) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Controller:
    game: AnyGame
    renderer: Renderer[Any]
    sentences: Sentences
    solo: Solo
    #: One or two lines over the public board: which round or turn it is, and what to do.
    situation: Callable[[Any, Say], str]
    #: The variants of a table, for its card in the lobby.
    summary: Callable[[Any, Say], str]
    #: How a solo challenge ended; empty where the rules give no verdict.
    verdict: Callable[[Result, Say], str] = no_verdict
    layout: Callable[[Any, Seat, Question, Say], Layout | None] = no_layout
    look: Callable[[Answer], Look] = plain_look
    #: More lines over a question that doesn't say enough by itself.
    more: Callable[[Any, Seat, Question, Say], str] = field(default=lambda view, seat, question, say: "")

    @property
    def slug(self) -> str:
        return self.game.slug

    @property
    def key(self) -> str:
        """The prefix of the game's message ids."""
        return self.sentences.key

    # --- sentences ----------------------------------------------------------------------------------------------------

    def rules(self, say: Say) -> str:
        """How to play, in short."""
        return say(f"{self.key}-how-to-play")

    def question(self, question: Question, say: Say) -> str:
        return self.sentences.phrase("ask", question.code, question.params, say)

    def answer(self, answer: Answer, say: Say) -> str:
        return self.sentences.phrase("answer", answer.code, answer.params, say)

    def differently(self, question: Question, say: Say) -> str:
        """The control that lets somebody choose for themselves what a default would choose for them."""
        if self.sentences.has("differently", question.code, say):
            return self.sentences.phrase("differently", question.code, question.params, say)
        return say("panel-by-hand")

    def closed(self, question: Question, say: Say) -> list[str]:
        """Why something can't be chosen now; several answers may be closed for one reason."""
        reasons = (
            self.sentences.reason(closed.why, {"what": closed.code, **closed.params}, say) for closed in question.closed
        )
        return list(dict.fromkeys(reasons))

    def event(self, event: Event, names: Sequence[str], say: Say) -> str:
        return self.sentences.event(event, names, say)

    def refusal(self, error: IllegalMove, say: Say) -> str:
        """Why the rules refuse, as a sentence; what every game refuses in the same way has one sentence for all."""
        if self.sentences.has("refusal", error.code, say):
            return self.sentences.phrase("refusal", error.code, error.params, say)
        return say(f"rules-{dashed(error.code)}", **error.params)

    def score_line(self, code: str, say: Say) -> str:
        """What a line of the score sheet is called."""
        return self.sentences.score_line(code, say)


def named(kind: Literal["level", "variant"], known: Mapping[Any, Any], value: str | None) -> Any:
    """What a level or variant stands for; the first one if none was named."""
    if not known and value is None:
        return None
    wanted = next(iter(known)) if value is None and known else value
    if wanted not in known:
        raise Refusal(f"unknown-{kind}")
    return known[wanted]
