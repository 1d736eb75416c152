"""What a game brings to the table besides its rules and pictures: how it speaks and how it lays out its questions.

A controller is one value, found by the slug of its game. Everything in it works on views and is pure: no Discord, no
database. The sentences of codes are found by name (see ``renderers/sentences.py``):

| message | says |
|---|---|
| ``<game>-ask-<code>`` | a question |
| ``<game>-answer-<code>`` | what a control does, and what it costs |
| ``<game>-answer-<code>-brief`` | the same in fewer words, where that wouldn't fit into one line on a phone |
| ``<game>-differently-<code>`` | the way past the default of a question; "Pay differently" where there is none |
| ``<game>-answer-<code>-and-end`` | the same with the end of the turn, for the codes in ``and_end`` |
| ``<game>-answer-<code>-<code>`` | a control that gives several answers; else their sentences follow each other |
| ``<game>-answer-<code>-by-hand`` | the same without what it usually costs, for those who choose their payment |
| ``<game>-unused`` | what could still be done when somebody is about to end their turn |
| ``<game>-closed-<why>`` | why something can't be chosen now; where there is none, ``<game>-refusal-<why>`` says it |
| ``<game>-event-<code>`` | what happened, with ``who``; no full stop, because several go into one line |
| ``<game>-refusal-<code>`` | why the rules say no |
| ``<game>-scored-<code>`` | a line of the score sheet; ``<game>-card-<code>`` where a card has a line of its own |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.table.refusals import Refusal
from games.core import Answer, AnyGame, End, Event, IllegalMove, Params, Question, Seat, Verdict
from renderers import fonts, theme
from renderers.core import Renderer, Say
from renderers.sentences import Sentences, dashed

T = TypeVar("T")

#: How many buttons Discord puts in a row.
ROW = 5
#: How many short buttons stay beside each other on every phone.
SIDE_BY_SIDE = 2
#: How wide things are on a phone of 390 pixels: a line of buttons; the icon and the frame of each, the gap after it.
_LINE, _ICON, _FRAME, _BESIDE = 264, 28, 24, 8
#: The type on a button, and how many times as large it's measured, so that fractions of pixels count.
_TYPE, _FINER = 14, 10
#: Signs that a client draws as emoji, in its own font, and how wide they are there.
_EMOJI, _EMOJI_WIDTH = re.compile("[\u2600-\u2bff\U0001f300-\U0001faff]"), 19

Style = Literal["plain", "main", "good", "danger"]


def fits_a_phone(label: str) -> bool:
    """Whether a button shows it in one line, beside an icon."""
    return _button_width(label) + _ICON <= _LINE


def _button_width(label: str) -> float:
    letters, emoji = _EMOJI.subn("", label)
    return _FRAME + fonts.width(letters, _TYPE * _FINER, theme.MEDIUM) / _FINER + emoji * _EMOJI_WIDTH


class Look(Struct, frozen=True):
    """How an answer looks as a button or an entry of a menu: with an icon of the game, or one that every game has."""

    icon: str | None = None
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
    icon: str | None = None


class Pages(Struct, frozen=True):
    """A list whose answers are drawn, a few at a time: every page of it has its own picture."""

    most: int
    #: What the way to a page is called, from the answers on it.
    name: Callable[[Sequence[Answer], Say], str]


class Solo(Struct, frozen=True):
    """What can be played alone: the usual options, and what each level and each variant changes about them."""

    usual: Any
    levels: Mapping[str, Mapping[str, Any]] = {}
    variants: Mapping[str, Mapping[str, Any]] = {}
    level_name: Callable[[str, Say], str] = lambda level, say: level
    #: Levels that no daily challenge has.
    not_daily: frozenset[str] = frozenset()

    @property
    def daily_levels(self) -> list[str]:
        return [level for level in self.levels if level not in self.not_daily]

    def options(self, level: str | None, variant: str | None) -> Any:
        """``Refusal`` for a level or a variant that doesn't exist."""
        if level is not None and level not in self.levels:
            raise Refusal("unknown-level" if self.levels else "no-levels")
        if variant is not None and variant not in self.variants:
            raise Refusal("unknown-variant")
        return replace(self.usual, **self.levels.get(level or "", {}), **self.variants.get(variant or "", {}))

    def harder(self, options: Any) -> Any | None:
        """The same at the next level, if there is one."""
        level, _ = self.choice(options)
        following = dict(zip(self.levels, [*self.levels][1:], strict=False))
        return replace(options, **self.levels[following[level]]) if level in following else None

    def choice(self, options: Any) -> tuple[str | None, str | None]:
        """The level and variant that ``options`` turns into these options."""
        return _found(self.levels, options), _found(self.variants, options)

    def offers(self, options: Any) -> bool:
        """Whether these are the very rules of a challenge; a table with one seat can have others."""
        return bool(self.options(*self.choice(options)) == options)


def _found(known: Mapping[str, Mapping[str, Any]], options: Any) -> str | None:
    for name, changes in known.items():
        if all(getattr(options, field) == value for field, value in changes.items()):
            return name
    return None


def parts(items: Sequence[T], most: int) -> list[Sequence[T]]:
    return [items[first : first + most] for first in range(0, len(items), most)]


def combinations(game: AnyGame, **fields: Sequence[Any]) -> tuple[Any, ...]:
    """All options that these values make together and that the rules allow."""
    every = (game.Options(**dict(zip(fields, values, strict=True))) for values in product(*fields.values()))
    return tuple(options for options in every if _allowed(game, options))


def _allowed(game: AnyGame, options: Any) -> bool:
    try:
        game.check_options(max(game.seats), options)
    except IllegalMove:
        return False
    return True


def headed(key: str, round: int | None, text: str, say: Say) -> str:
    """What is going on, under the name of the game and the number of the round, if it has one."""
    title = say(f"{key}-name") if round is None else f"{say(f'{key}-name')} · {say(f'{key}-round-title', round=round)}"
    return f"## {title}\n{text}".rstrip()


def round_in(situation: str) -> str:
    """The number of the round in words, from a text with such a heading; empty if it has none."""
    return situation.partition("\n")[0].partition(" · ")[2]


@dataclass(frozen=True)
class Controller:
    game: AnyGame
    renderer: Renderer[Any]
    sentences: Sentences
    solo: Solo
    #: One or two lines over the public board: which round or turn it is, and what to do.
    situation: Callable[[Any, Say], str]
    #: The variants of a table, for its card in the lobby.
    summary: Callable[[Any, Say], str]
    #: How a solo challenge ended.
    verdict: Callable[[Verdict, Say], str]
    #: What those the table is waiting for have to do, one or several; it follows their names.
    task: Callable[[Any, Say], str] = field(default=lambda view, say: say("task-any"))
    #: The codes of events that a board needn't tell, because it shows what came of them.
    unsaid: frozenset[str] = frozenset({"ended"})
    #: The codes of events that are too little for a board of their own: the newest one is brought up to date instead.
    slight: frozenset[str] = frozenset()
    #: The options among which the host of a table chooses on its card; at most as many as a menu holds.
    tables: tuple[Any, ...] = ()
    layout: Callable[[Any, Seat, Question, Say], Layout | None] = field(default=lambda view, seat, question, say: None)
    #: The codes of questions that are shown page by page.
    pages: Mapping[str, Pages] = field(default_factory=dict)
    look: Callable[[Answer], Look] = field(default=lambda answer: Look())
    #: How many lines of buttons fit one screen of a phone between the picture and a menu; None if any number does.
    lines: Callable[[Any], int | None] = field(default=lambda view: None)
    #: Where an answer lies in the picture, if it does: buttons follow one another as one reads the picture.
    place: Callable[[Answer], tuple[int, ...]] = field(default=lambda answer: ())
    #: The code of an answer that turns down all others. Where it's the last of a long list, it's a button nevertheless.
    declines: str = ""
    #: More lines over a question that doesn't say enough by itself.
    more: Callable[[Any, Seat, Question, Say], str] = field(default=lambda view, seat, question, say: "")
    #: What the seat would leave unused if it ended its turn now, as the parameters of a sentence; none if nothing.
    unused: Callable[[Any, Seat], Params] = field(default=lambda view, seat: {})
    #: Whether a move ends the turn for good; whoever makes it is asked about what they leave unused.
    ends: Callable[[Any, Any], bool] = field(default=lambda view, move: isinstance(move, End))
    #: Whether nothing useful is left to choose, so that the end of the turn may be green.
    invites_to_end: Callable[[Question], bool] = field(default=lambda question: True)
    #: The codes of answers after which most people end their turn: a control beside each does both.
    and_end: frozenset[str] = frozenset()
    #: The codes of answers that only say what kind of move it is. A control that names the move itself leaves them out.
    kinds: frozenset[str] = frozenset()

    @property
    def slug(self) -> str:
        return self.game.slug

    @property
    def key(self) -> str:
        """The prefix of the game's message ids."""
        return self.sentences.key

    def levels(self, say: Say) -> list[tuple[str, str]]:
        """The levels of a solo challenge, as (label, id)."""
        return [(self.solo.level_name(level, say), level) for level in self.solo.levels]

    def variants(self, say: Say) -> list[tuple[str, str]]:
        return [(self.summary(self.solo.options(None, variant), say), variant) for variant in self.solo.variants]

    # --- lists that are drawn, a few answers at a time ----------------------------------------------------------------

    def pages_of(self, question: Question) -> list[Sequence[Answer]]:
        """The pages of a question that is shown page by page; any other has none."""
        pages = self.pages.get(question.code)
        return [] if pages is None else parts(question.answers, pages.most)

    def on_page(self, question: Question, page: int) -> Question:
        """What is shown of a question at a time: all of it, or one of its pages."""
        pages = self.pages_of(question)
        return replace(question, answers=tuple(pages[page % len(pages)])) if pages else question

    # --- what fits a screen -------------------------------------------------------------------------------------------

    def buttons_first(self, view: Any, answers: Sequence[Answer], most: int, say: Say) -> tuple[Sequence[Answer], int]:
        """A list with what is to be a button at its head, and how many of them there are; each part as it's drawn."""
        if len(answers) <= most:
            return self._as_drawn(answers), most
        lines = self.lines(view)
        while True:
            declining = answers[-1:] if answers[-1].code == self.declines else ()
            head = [*self._as_drawn(answers[: most - len(declining)]), *declining]
            if most == 1 or lines is None or self._lines_of(head, say) <= lines:
                return [*head, *self._as_drawn([answer for answer in answers if answer not in head])], most
            most -= 1

    def _as_drawn(self, answers: Sequence[Answer]) -> list[Answer]:
        """Those that lie in the picture in its order, then the others."""
        return sorted(answers, key=lambda answer: (not self.place(answer), self.place(answer)))

    def _lines_of(self, answers: Sequence[Answer], say: Say) -> int:
        """How many lines these answers take as buttons: a row that is too long is broken."""
        lines = 0
        for row in parts(answers, ROW):
            room = 0.0
            for answer in row:
                width = _button_width(self.answer(answer, say)) + (_ICON if self.look(answer).icon else 0)
                if width > room:
                    lines, room = lines + 1, _LINE
                room -= width + _BESIDE
        return lines

    # --- sentences ----------------------------------------------------------------------------------------------------

    def rules(self, say: Say) -> str:
        """How to play, in short."""
        return say(f"{self.key}-how-to-play")

    def question(self, question: Question, say: Say) -> str:
        return self.sentences.phrase("ask", question.code, question.params, say)

    def answer(self, answer: Answer, say: Say) -> str:
        label, brief = self.sentences.phrase("answer", answer.code, answer.params, say), f"{answer.code}_brief"
        if fits_a_phone(label) or not self.sentences.has("answer", brief, say):
            return label
        return self.sentences.phrase("answer", brief, answer.params, say)

    def whole(self, path: Sequence[Answer], say: Say) -> str | None:
        """All these answers in one sentence, if there is one; where two say the same thing, the later one says it."""
        code = "_".join(answer.code for answer in path)
        if not self.sentences.has("answer", code, say):
            return None
        params = {name: value for answer in path for name, value in answer.params.items()}
        return self.sentences.phrase("answer", code, params, say)

    def differently(self, question: Question, say: Say) -> str:
        """The control that lets somebody choose for themselves what a default would choose for them."""
        if self.sentences.has("differently", question.code, say):
            return self.sentences.phrase("differently", question.code, question.params, say)
        return say("panel-by-hand")

    def left(self, unused: Params, say: Say) -> str:
        return say(f"{self.key}-unused", **self.sentences.spoken(unused, say))

    def closed(self, question: Question, say: Say) -> list[str]:
        """Why something can't be chosen now; several answers may be closed for one reason."""
        reasons = (
            self.sentences.reason(closed.why, {"what": closed.code, **closed.params}, say) for closed in question.closed
        )
        return list(dict.fromkeys(reasons))

    def events(self, events: Iterable[Event], names: Sequence[str], say: Say, you: Seat | None = None) -> str:
        """What happened, in one line, as ``you`` read it. Whoever goes on isn't named again."""
        told, latest = list[str](), ""
        for event in events:
            who = self.sentences.subject(event, names, say, you)
            sentence = self.sentences.event(event, names, say, you)
            told.append(sentence.removeprefix(f"{who} ") if who == latest else sentence)
            latest = who if sentence.startswith(f"{who} ") else ""
        return " · ".join(told)

    def refusal(self, error: IllegalMove, say: Say, waiting: str = "") -> str:
        """Why the rules refuse, as a sentence; what every game refuses in the same way has one sentence for all.

        ``waiting`` are the names of those the game is waiting for, to tell somebody who moves out of turn.
        """
        if self.sentences.has("refusal", error.code, say):
            return self.sentences.phrase("refusal", error.code, error.params, say)
        return say(f"rules-{dashed(error.code)}", **error.params, names=waiting)
