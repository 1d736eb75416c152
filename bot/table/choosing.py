"""Choosing a move: where somebody stands in the questions of the rules, and the controls that lead on from there.

Everything here is pure and alike for every game. A controller may lay a question out in its own shape; the rest (how
many buttons, what goes into a menu, pages, the way back, paying differently) is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from games import asking
from games.core import Answer, Answers, AnyGame, Question, Seat

#: Up to so many answers are buttons; of a longer list the first ten are, and the rest is a menu.
MOST_BUTTONS = 10
ROW = 5
#: What a menu holds, how many menus fit under a picture and its buttons, and how many components one is with its row.
MENU = 25
MOST_MENUS = 2
MENU_SIZE = 2

_BY_HAND, _PAGE, _KEPT, _SEPARATOR = "~", ">", "&", "/"


class Choice(Struct, frozen=True):
    """A half-made choice. It belongs to a seat's panel, never to the position or the log."""

    answers: Answers = ()
    #: Payments and other defaults are asked for instead of being taken.
    by_hand: bool = False
    #: Which part of a list that is too long for one message.
    page: int = 0

    def write(self) -> str:
        page = f"{_PAGE}{self.page}{_SEPARATOR}" if self.page else ""
        return (_BY_HAND if self.by_hand else "") + page + _SEPARATOR.join(self.answers)


def read(text: str) -> Choice:
    """What ``write`` wrote; anything else leads to a choice that fits nowhere."""
    by_hand = text.startswith(_BY_HAND)
    text = text.removeprefix(_BY_HAND)
    page = 0
    if text.startswith(_PAGE):
        number, _, text = text[1:].partition(_SEPARATOR)
        page = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 0
    return Choice(tuple(text.split(_SEPARATOR)) if text else (), by_hand, page)


def beyond(kept: Choice, choice: Choice) -> str:
    """A choice written without the answers it shares with what is kept at the table."""
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(kept.answers, choice.answers, strict=False)))
    rest = replace(choice, answers=choice.answers[shared:])
    return f"{_KEPT}{mark(kept)}{_SEPARATOR}{shared}{_SEPARATOR}{rest.write()}"


def read_beyond(kept: Choice, text: str) -> Choice | None:
    """What ``beyond`` wrote, or anything that ``write`` wrote; None if something else is kept by now."""
    if not text.startswith(_KEPT):
        return read(text)
    known, number, rest = (*text[1:].split(_SEPARATOR, 2), "", "")[:3]
    shared = next((shared for shared in range(len(kept.answers) + 1) if str(shared) == number), None)
    if known != mark(kept) or shared is None:
        return None
    choice = read(rest)
    return replace(choice, answers=(*kept.answers[:shared], *choice.answers))


def mark(kept: Choice) -> str:
    """Tells one kept choice from another, whatever page of a list it shows."""
    return f"{crc32(replace(kept, page=0).write().encode()):08x}"


class Standing(Struct, frozen=True):
    """Where a choice has led: to the next question, or to a whole move."""

    choice: Choice
    question: Question | None = None
    move: Any = None


def follow(game: AnyGame, view: Any, seat: Seat, choice: Choice) -> Standing:
    """As far as the answers lead by themselves; a choice that no longer fits starts again."""
    if asking.fitting(game, view, seat, choice.answers) != choice.answers:
        return start(game, view, seat)
    walk = asking.ask if choice.by_hand else asking.with_defaults
    asked = walk(game, view, seat, choice.answers)
    if asked.question is None and not choice.answers:
        return start(game, view, seat)
    if asked.answers != choice.answers:
        choice = replace(choice, answers=asked.answers, page=0)
    return Standing(choice, asked.question, asked.move)


def start(game: AnyGame, view: Any, seat: Seat) -> Standing:
    """Where somebody stands who has chosen nothing: at a question, even if it can only be answered in one way.

    No move is made without a tap. Where only one is possible, the last question on the way to it names it best.
    """
    asked = asking.with_defaults(game, view, seat)
    answers, question = asked.answers, asked.question
    while question is None or (question.default and answers and asked.question is None):
        answers = answers[:-1]
        question = game.ask(view, seat, answers)
    return Standing(Choice(answers), question)


def answered(choice: Choice, answer: Answer) -> Choice:
    return replace(choice, answers=(*choice.answers, answer.id), page=0)


def one_back(game: AnyGame, view: Any, seat: Seat, choice: Choice) -> Choice:
    """The choice without the last thing that somebody tapped."""
    if choice.by_hand and not _is_past_a_default(game, view, seat, choice.answers):
        return Choice(choice.answers)
    return Choice(asking.back(game, view, seat, choice.answers, by_hand=choice.by_hand), choice.by_hand)


def _is_past_a_default(game: AnyGame, view: Any, seat: Seat, answers: Answers) -> bool:
    return any(game.ask(view, seat, answers[:number]).default for number in range(len(answers) + 1))


def default_ahead(game: AnyGame, view: Any, seat: Seat, standing: Standing) -> Question | None:
    """The question with a default, and with other answers, that some answer leads on to."""
    question = standing.question
    if question is None or question.default or standing.choice.by_hand:
        return None
    for answer in question.answers:
        then = asking.ask(game, view, seat, (*standing.choice.answers, answer.id)).question
        if then is not None and then.default:
            return then
    return None


class Spread(Struct, frozen=True):
    """The answers of a question, divided among buttons and menus; ``pages`` says how many such messages there are."""

    buttons: tuple[Answer, ...]
    menus: tuple[tuple[Answer, ...], ...] = ()
    pages: int = 1


def spread(answers: Sequence[Answer], page: int, room: int) -> Spread:
    """Up to ten answers as buttons; of more, the first ten as buttons and the rest in menus, page by page.

    ``room`` is how many components may be used; where it is short, there are fewer buttons and more in the menus.
    """
    if len(answers) <= MOST_BUTTONS and _size(len(answers)) <= room:
        return Spread(tuple(answers))
    menus = max(1, min(MOST_MENUS, room // MENU_SIZE, -(-len(answers) // MENU)))
    most = max((n for n in range(MOST_BUTTONS + 1) if _size(n) + MENU_SIZE * menus <= room), default=0)
    buttons, rest = tuple(answers[:most]), answers[most:]
    on_a_page = MENU * menus
    pages = -(-len(rest) // on_a_page)
    shown = rest[on_a_page * (page % pages) :][:on_a_page]
    return Spread(buttons, tuple(tuple(shown[first : first + MENU]) for first in range(0, len(shown), MENU)), pages)


def _size(buttons: int) -> int:
    """How many components so many buttons are, with their rows."""
    return buttons + -(-buttons // ROW)
