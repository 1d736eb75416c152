"""A question of the rules as controls: buttons or a menu by the number of answers, and the ways back and on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.controllers.core import Blank, Controller, Layout, Look, Style
from bot.table import choosing
from bot.table.choosing import ROW, Choice, Standing
from games.core import Answer, Question, Seat
from renderers.core import Say

#: How many components the answers may take. Discord allows forty; the rest is the frame (the box, a notice, the text,
#: the picture, the last row with three buttons) and a row of other ways.
BUDGET = 28


class Control(Struct, frozen=True):
    """A button or an entry of a menu: it leads to a choice, or only shows something."""

    label: str
    choice: Choice | None = None
    emoji: str | None = None
    style: Style = "plain"


class Menu(Struct, frozen=True):
    placeholder: str
    entries: tuple[Control, ...]


class Controls(Struct, frozen=True):
    """What one seat can tap now, and the text over it."""

    text: str
    rows: tuple[tuple[Control, ...], ...]
    menus: tuple[Menu, ...] = ()


def controls_of(controller: Controller, view: Any, seat: Seat, standing: Standing, say: Say) -> Controls:
    question, choice = standing.question, standing.choice
    assert question is not None
    layout = controller.layout(view, seat, question, say)
    shaped = _shaped(controller, layout, choice, say)
    placed = {answer.id for row in layout.rows for answer in row if isinstance(answer, Answer)} if layout else set()
    rest = [answer for answer in question.answers if answer.id not in placed]
    spread = choosing.spread(rest, choice.page, BUDGET - _size(shaped))
    buttons = [_control(controller, answer, choice, say) for answer in spread.buttons]
    menus = tuple(
        Menu(
            say("panel-more", choices=len(menu)),
            tuple(_control(controller, answer, choice, say) for answer in menu),
        )
        for menu in spread.menus
    )
    ways = _other_ways(controller, view, seat, standing, spread.pages, say)
    return Controls(_text(controller, view, seat, question, say), (*shaped, *in_rows(buttons), *in_rows(ways)), menus)


def in_rows(controls: Sequence[Control]) -> tuple[tuple[Control, ...], ...]:
    """Buttons one after the other, in as few rows as they fit into."""
    return tuple(tuple(controls[start : start + ROW]) for start in range(0, len(controls), ROW))


def _size(rows: Sequence[Sequence[Control]]) -> int:
    return sum(1 + len(row) for row in rows)


def _text(controller: Controller, view: Any, seat: Seat, question: Question, say: Say) -> str:
    lines = [controller.question(question, say), controller.more(view, seat, question, say)]
    lines += [f"-# {line}" for line in controller.closed(question, say)]
    return "\n".join(line for line in lines if line)


def _shaped(controller: Controller, layout: Layout | None, choice: Choice, say: Say) -> list[tuple[Control, ...]]:
    if layout is None:
        return []
    return [
        tuple(
            Control(slot.label, emoji=slot.emoji)
            if isinstance(slot, Blank)
            else _placed(_control(controller, slot, choice, say), slot, layout)
            for slot in row
        )
        for row in layout.rows
    ]


def _control(controller: Controller, answer: Answer, choice: Choice, say: Say) -> Control:
    look = controller.look(answer)
    return Control(controller.answer(answer, say), choosing.answered(choice, answer), look.emoji, look.style)


def _placed(control: Control, answer: Answer, layout: Layout) -> Control:
    """In a shape of its own an answer may be called by its id alone, and look different."""
    look = layout.looks.get(answer.id, Look(control.emoji, control.style))
    return Control(answer.id if layout.short else control.label, control.choice, look.emoji, look.style)


def _other_ways(
    controller: Controller, view: Any, seat: Seat, standing: Standing, pages: int, say: Say
) -> list[Control]:
    """Back a question, on to the next part of a long list, and past the default payment."""
    game, choice = controller.game, standing.choice
    ways = []
    earlier = choosing.one_back(game, view, seat, choice)
    if choosing.follow(game, view, seat, earlier).choice != replace(choice, page=0):
        ways.append(Control(say("panel-back"), earlier, "↩️"))
    if pages > 1:
        ways.append(Control(say("panel-next-page"), replace(choice, page=(choice.page + 1) % pages), "⏩"))
    default = choosing.default_ahead(game, view, seat, standing)
    if default is not None:
        ways.append(Control(controller.differently(default, say), replace(choice, by_hand=True, page=0), "🪙"))
    return ways
