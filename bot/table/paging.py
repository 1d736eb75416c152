"""How a list of answers is shown: on buttons, in menus, and page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from games.core import Answer, Question

if TYPE_CHECKING:
    from bot.controllers.core import Controller

T = TypeVar("T")

#: Up to ten answers are buttons; of a longer list the first ten are buttons, and the rest is a menu.
MOST_BUTTONS = 10
ROW = 5
#: How much a menu holds, how many menus fit under a picture and its buttons, and how many components one takes.
MENU = 25
MOST_MENUS = 2
MENU_SIZE = 2
#: How many components the answers may take. Discord allows forty; the rest is the frame (the box, a notice, the text,
#: the picture, the last row with three buttons) and a row of other ways.
BUDGET = 28
#: As long as a list has few pages, each has a button; of more, only the next one.
FEW_PAGES = 3


def spread(answers: Sequence[Answer], page: int, room: int) -> tuple[Sequence[Answer], list[Sequence[Answer]], int]:
    """Buttons, menus, and the number of pages: of more than ten answers, the first ten are buttons on every page.

    ``room`` is how many components may be used; where it is short, there are fewer buttons and more in the menus.
    """
    if len(answers) <= MOST_BUTTONS and _size(len(answers)) <= room:
        return answers, [], 1
    menus = max(1, min(MOST_MENUS, room // MENU_SIZE, -(-len(answers) // MENU)))
    most = max((n for n in range(MOST_BUTTONS + 1) if _size(n) + MENU_SIZE * menus <= room), default=0)
    rest = parts(answers[most:], MENU * menus)
    return answers[:most], parts(rest[page % len(rest)], MENU), len(rest)


def _size(buttons: int) -> int:
    """How many components these buttons take, including their rows."""
    return buttons + -(-buttons // ROW)


def parts(items: Sequence[T], most: int) -> list[Sequence[T]]:
    return [items[first : first + most] for first in range(0, len(items), most)]


# --- lists that are drawn, a few answers at a time --------------------------------------------------------------------


def pages_of(controller: Controller, question: Question) -> list[Sequence[Answer]]:
    """The pages of a question that is shown page by page; any other has none."""
    pages = controller.pages.get(question.code)
    return [] if pages is None else parts(question.answers, pages.most)


def on_page(controller: Controller, question: Question, page: int) -> Question:
    """What is shown of a question at a time: all of it, or one of its pages."""
    pages = pages_of(controller, question)
    return replace(question, answers=tuple(pages[page % len(pages)])) if pages else question


def other_pages(count: int, page: int) -> tuple[list[int], list[int]]:
    """Where one can turn to: the pages that have a button, the next one first, and those in menus."""
    page %= count
    if count <= FEW_PAGES:
        return [*range(page + 1, count), *range(page)], []
    following = (page + 1) % count
    return [following], [other for other in range(count) if other not in (page, following)]
