"""Choosing a move: where somebody stands in the questions of the rules, and the controls that lead on from there.

Everything here is pure and alike for every game. A controller may lay a question out in its own shape; the rest (how
many buttons, what goes into a menu, pages, the way back, paying differently) is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games import asking
from games.core import Answer, Answers, AnyGame, Question, Seat

#: Up to so many answers are buttons; of a longer list the first ten are, and the rest is a menu.
MOST_BUTTONS = 10
#: What a menu holds, and how many menus fit under a picture and its buttons.
MENU = 25
MOST_MENUS = 2

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


def beyond(kept: Choice, choice: Choice) -> str | None:
    """A choice that is one answer longer than what is kept at the table, written without what is kept."""
    if choice.answers[:-1] != kept.answers or choice.by_hand != kept.by_hand or not choice.answers:
        return None
    return f"{_KEPT}{len(kept.answers)}{_SEPARATOR}{choice.answers[-1]}"


def read_beyond(kept: Choice, text: str) -> Choice | None:
    """What ``beyond`` wrote, or anything that ``write`` wrote; None if something else is kept by now."""
    if not text.startswith(_KEPT):
        return read(text)
    number, _, answer = text[1:].partition(_SEPARATOR)
    if number != str(len(kept.answers)):
        return None
    return replace(kept, answers=(*kept.answers, answer), page=0)


class Standing(Struct, frozen=True):
    """Where a choice has led: to the next question, or to a whole move."""

    choice: Choice
    question: Question | None = None
    move: Any = None


def follow(game: AnyGame, view: Any, seat: Seat, choice: Choice) -> Standing:
    """As far as the answers lead by themselves; a choice that no longer fits starts again."""
    answers = asking.fitting(game, view, seat, choice.answers)
    if answers != choice.answers:
        choice = Choice()
    walk = asking.ask if choice.by_hand else asking.with_defaults
    asked = walk(game, view, seat, answers)
    if asked.answers != choice.answers:
        choice = replace(choice, answers=asked.answers, page=0)
    return Standing(choice, asked.question, asked.move)


def answered(choice: Choice, answer: Answer) -> Choice:
    return replace(choice, answers=(*choice.answers, answer.id), page=0)


def one_back(game: AnyGame, view: Any, seat: Seat, choice: Choice) -> Choice:
    """The choice without the last answer that somebody gave."""
    answers = asking.back(game, view, seat, choice.answers)
    return Choice(answers, choice.by_hand and bool(answers))


def can_pay_differently(game: AnyGame, view: Any, seat: Seat, standing: Standing) -> bool:
    """Whether some answer leads on to a default that has alternatives."""
    question = standing.question
    if question is None or standing.choice.by_hand:
        return False
    for answer in question.answers:
        then = asking.ask(game, view, seat, (*standing.choice.answers, answer.id)).question
        if then is not None and then.default:
            return True
    return False


class Spread(Struct, frozen=True):
    """The answers of a question, divided among buttons and menus; ``pages`` says how many such messages there are."""

    buttons: tuple[Answer, ...]
    menus: tuple[tuple[Answer, ...], ...] = ()
    pages: int = 1


def spread(answers: Sequence[Answer], page: int = 0, most_buttons: int = MOST_BUTTONS) -> Spread:
    """Buttons up to about ten; of more, the first ten as buttons and the rest in menus, page by page."""
    if len(answers) <= most_buttons:
        return Spread(tuple(answers))
    buttons, rest = tuple(answers[:most_buttons]), answers[most_buttons:]
    on_a_page = MENU * MOST_MENUS
    pages = -(-len(rest) // on_a_page)
    shown = rest[on_a_page * (page % pages) :][:on_a_page]
    menus = tuple(tuple(shown[start : start + MENU]) for start in range(0, len(shown), MENU))
    return Spread(buttons, menus, pages)
