"""Choosing a move: how far a player has come through the questions of the rules, and the controls that lead on.

Everything here is pure and the same for every game. A controller may lay a question out in its own shape; the rest (how
many buttons, what goes into a menu, pages, the way back, paying differently) is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from bot.controllers.core import ROW, Controller, Layout, Style, parts
from games import asking
from games.core import Answer, Answers, AnyGame, Params, Question, Seat
from renderers.core import Say

#: How much Discord writes on a button.
LABEL_LIMIT = 80

#: Up to ten answers are buttons; of a longer list the first ten are buttons, and the rest is a menu.
MOST_BUTTONS = 10
#: How much a menu holds, how many menus fit under a picture and its buttons, and how many components one takes.
MENU = 25
MOST_MENUS = 2
MENU_SIZE = 2
#: How many components the answers may take. Discord allows forty; the rest is the frame (the box, a notice, the text,
#: the picture, the last row with three buttons) and a row of other ways.
BUDGET = 28
#: As long as a list has few pages, each has a button; of more, only the next one.
FEW_PAGES = 3

#: How many reasons why something is closed stand over the controls; "In words" tells the others.
MOST_REASONS = 2

_ENDING, _BY_HAND, _PAGE, _KEPT, _SEPARATOR = "!", "~", ">", "&", "/"


# --- half-made choices ------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """A half-made choice. It belongs to a seat's panel, never to the position or the log."""

    answers: Answers = ()
    #: Payments and other defaults are asked for instead of being taken.
    by_hand: bool = False
    #: Which part of a list that is too long for one message.
    page: int = 0
    #: Set where the answers go on from those that are kept with the seat, because all of them didn't fit into an id:
    #: the mark of the kept choice, and how many of its answers come first.
    after: tuple[str, int] | None = None
    #: The turn ends with this choice: after its move, or, at a question, as soon as the player says that they mean it.
    ending: bool = False

    def write(self) -> str:
        after = "" if self.after is None else f"{_KEPT}{self.after[0]}{_SEPARATOR}{self.after[1]}{_SEPARATOR}"
        page = f"{_PAGE}{self.page}{_SEPARATOR}" if self.page else ""
        flags = (_ENDING if self.ending else "") + (_BY_HAND if self.by_hand else "")
        return after + flags + page + _SEPARATOR.join(self.answers)


def read(text: str) -> Choice:
    """What ``write`` wrote; anything else becomes a choice that fits nowhere."""
    after = None
    if text.startswith(_KEPT):
        known, shared, text = (*text[1:].split(_SEPARATOR, 2), "", "")[:3]
        after = known, _number(shared)
    ending, text = text.startswith(_ENDING), text.removeprefix(_ENDING)
    by_hand, text = text.startswith(_BY_HAND), text.removeprefix(_BY_HAND)
    page = 0
    if text.startswith(_PAGE):
        number, _, text = text[1:].partition(_SEPARATOR)
        page = _number(number)
    return Choice(tuple(text.split(_SEPARATOR)) if text else (), by_hand, page, after, ending)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0


def mark(kept: Choice) -> str:
    """Tells one kept choice from another, whichever page of a list it shows."""
    return f"{crc32(replace(kept, page=0).write().encode()):08x}"


def beyond(kept: Choice, choice: Choice) -> Choice:
    """A choice without the answers it shares with what is kept with the seat."""
    pairs = zip(kept.answers, choice.answers, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return replace(choice, answers=choice.answers[shared:], after=(mark(kept), shared))


def whole(kept: Choice, choice: Choice) -> Choice | None:
    """What ``beyond`` shortened, with all its answers; None if something else is kept by now."""
    if choice.after is None:
        return choice
    known, shared = choice.after
    if known != mark(kept) or shared > len(kept.answers):
        return None
    return replace(choice, answers=(*kept.answers[:shared], *choice.answers), after=None)


# --- the way to a move ------------------------------------------------------------------------------------------------


class Standing(Struct, frozen=True):
    """Where a choice has led: to the next question, or to a whole move."""

    choice: Choice
    question: Question | None = None
    move: Any = None
    #: Nothing has been chosen yet, so there is nothing to keep.
    untouched: bool = False


def chosen(game: AnyGame, view: Any, seat: Seat, kept: str | None, choice: Choice) -> Standing | None:
    """Where a tap leads; None if it doesn't fit what is on the table, or what is kept with the seat."""
    if choice.after is not None:
        found = whole(follow(game, view, seat, read(kept or "")).choice, choice)
        if found is None:
            return None
        choice = found
    standing = follow(game, view, seat, choice)
    return standing if standing.choice.answers[: len(choice.answers)] == choice.answers else None


def follow(game: AnyGame, view: Any, seat: Seat, choice: Choice) -> Standing:
    """Where the answers lead; a choice that no longer fits starts again."""
    if choice == Choice() or asking.fitting(game, view, seat, choice.answers) != choice.answers:
        return start(game, view, seat)
    walk = asking.ask if choice.by_hand else asking.with_defaults
    asked = walk(game, view, seat, choice.answers)
    if asked.question is None and not choice.answers:
        return start(game, view, seat)
    if asked.answers != choice.answers:
        choice = replace(choice, answers=asked.answers, page=0)
    return Standing(choice, asked.question, asked.move)


def start(game: AnyGame, view: Any, seat: Seat) -> Standing:
    """Where choosing starts: at a question, even if there is only one way to answer it.

    No move is made without a tap. Where only one is possible, the last question on the way to it names it best.
    """
    asked = asking.with_defaults(game, view, seat)
    answers, question = asked.answers, asked.question
    while question is None or (question.default and answers and asked.question is None):
        answers = answers[:-1]
        question = game.ask(view, seat, answers)
    return Standing(Choice(answers), question, untouched=True)


def answered(choice: Choice, answer: Answer) -> Choice:
    return replace(choice, answers=(*choice.answers, answer.id), page=0)


def one_back(game: AnyGame, view: Any, seat: Seat, choice: Choice) -> Choice:
    """The choice without the last thing that somebody tapped."""
    if choice.by_hand and not _is_past_a_default(game, view, seat, choice.answers):
        return Choice(choice.answers)
    return Choice(asking.back(game, view, seat, choice.answers, by_hand=choice.by_hand), choice.by_hand)


def _is_past_a_default(game: AnyGame, view: Any, seat: Seat, answers: Answers) -> bool:
    return any(game.ask(view, seat, answers[:number]).default for number in range(len(answers) + 1))


def ended_once_sure(controller: Controller, view: Any, seat: Seat, standing: Standing) -> Standing:
    """Before a turn ends with something unused, its player is asked once whether they mean it."""
    if not controller.ends(view, standing.move) or standing.choice.ending or not controller.unused(view, seat):
        return standing
    answers = standing.choice.answers[:-1]
    return Standing(Choice(answers, ending=True), controller.game.ask(view, seat, answers))


def _end_of(controller: Controller, view: Any, seat: Seat, answers: Answers, question: Question) -> Answer | None:
    """The answer that ends the turn, if there is one: it is always the last."""
    last = question.answers[-1]
    return last if controller.ends(view, controller.game.ask(view, seat, (*answers, last.id))) else None


def default_ahead(game: AnyGame, view: Any, seat: Seat, standing: Standing) -> Question | None:
    """The first question with a default that one of the answers leads to."""
    question = standing.question
    if question is None or question.default or standing.choice.by_hand:
        return None
    for answer in question.answers:
        then = asking.ask(game, view, seat, (*standing.choice.answers, answer.id)).question
        if then is not None and then.default:
            return then
    return None


# --- buttons and menus ------------------------------------------------------------------------------------------------


class Control(Struct, frozen=True):
    """A button or an entry of a menu: it leads to a choice, or only shows something."""

    label: str
    choice: Choice | None = None
    icon: str | None = None
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
    end = _end_of(controller, view, seat, choice.answers, question)
    unused = controller.unused(view, seat) if end is not None else {}
    if choice.ending:
        if end is not None and unused:
            return _end_anyway(controller, choice, end, unused, say)
        choice = replace(choice, ending=False)
    turns, to_turn = _pages(controller, question, choice, say)
    question = controller.on_page(question, choice.page)
    layout = controller.layout(view, seat, question, say)
    shaped = _shaped(controller, layout, choice, say)
    placed = {answer.id for row in layout.rows for answer in row if isinstance(answer, Answer)} if layout else set()
    rest = [answer for answer in question.answers if answer.id not in placed and answer is not end]
    if choice.by_hand:
        rest = [_without_payment(controller, answer, say) for answer in rest]
    ordered, most = controller.buttons_first(view, rest, MOST_BUTTONS, say)
    first, more, pages = spread(ordered, choice.page, BUDGET - sum(1 + len(row) for row in shaped), most)
    if pages > 1:
        turns = [Control(say("panel-next-page"), replace(choice, page=(choice.page + 1) % pages), "next_page")]
    buttons = [control for answer in first for control in _whole_moves(controller, view, seat, choice, answer, say)]
    ways = [*turns, *_other_ways(controller, view, seat, replace(standing, choice=choice), say)]
    if end is not None:
        control = _control(controller, end, choice, say)
        # It isn't inviting while something useful is left.
        inviting = not unused and controller.invites_to_end(question)
        (ways or buttons).append(replace(control, style="good") if inviting else control)
    menus = [tuple(_control(controller, answer, choice, say) for answer in answers) for answers in more]
    return Controls(
        _text(controller, view, seat, question, say),
        (*shaped, *_in_rows(buttons), *_in_rows(ways)),
        (*(Menu(say("panel-more", choices=len(menu)), menu) for menu in menus), *to_turn),
    )


def _pages(controller: Controller, question: Question, choice: Choice, say: Say) -> tuple[list[Control], list[Menu]]:
    """The way to the other pages of a question that is shown page by page."""
    pages = controller.pages_of(question)
    if not pages:
        return [], []
    name = controller.pages[question.code].name
    turns = [Control(name(page, say), replace(choice, page=n), "next_page") for n, page in enumerate(pages)]
    on_buttons, in_menus = other_pages(len(pages), choice.page)
    menus = parts([turns[page] for page in in_menus], MENU)[:MOST_MENUS]
    return [turns[page] for page in on_buttons], [Menu(say("panel-pages"), tuple(menu)) for menu in menus]


def other_pages(count: int, page: int) -> tuple[list[int], list[int]]:
    """Where one can turn to: the pages that have a button, the next one first, and those in menus."""
    page %= count
    if count <= FEW_PAGES:
        return [*range(page + 1, count), *range(page)], []
    following = (page + 1) % count
    return [following], [other for other in range(count) if other not in (page, following)]


def spread(
    answers: Sequence[Answer], page: int, room: int, most: int
) -> tuple[Sequence[Answer], list[Sequence[Answer]], int]:
    """Buttons, menus, and the number of pages: of more than ten answers, the first ``most`` are buttons on every page.

    ``room`` is how many components may be used; where it is short, there are fewer buttons and more in the menus.
    """
    if len(answers) <= most and _size(len(answers)) <= room:
        return answers, [], 1
    menus = max(1, min(MOST_MENUS, room // MENU_SIZE, -(-len(answers) // MENU)))
    most = max((n for n in range(most + 1) if _size(n) + MENU_SIZE * menus <= room), default=0)
    rest = parts(answers[most:], MENU * menus)
    return answers[:most], parts(rest[page % len(rest)], MENU), len(rest)


def _size(buttons: int) -> int:
    """How many components these buttons take, including their rows."""
    return buttons + -(-buttons // ROW)


def _end_anyway(controller: Controller, choice: Choice, end: Answer, unused: Params, say: Say) -> Controls:
    """The turn is about to end with something unused: that is asked once."""
    sure = say("panel-end-anyway", end=controller.answer(end, say))
    row = (
        Control(say("panel-back"), Choice(choice.answers), "back"),
        Control(sure, answered(choice, end), controller.look(end).icon, "danger"),
    )
    return Controls(controller.left(unused, say), (row,))


def _in_rows(controls: Sequence[Control]) -> tuple[tuple[Control, ...], ...]:
    """Buttons one after the other, in as few rows as possible."""
    return tuple(map(tuple, parts(controls, ROW)))


def _text(controller: Controller, view: Any, seat: Seat, question: Question, say: Say) -> str:
    lines = [controller.question(question, say), controller.more(view, seat, question, say)]
    closed = controller.closed(question, say)
    reasons, others = closed[:MOST_REASONS], len(closed[MOST_REASONS:])
    reasons += [say("panel-closed-more", count=others)] if others else []
    lines += [f"-# {' '.join(reasons)}"] if reasons else []
    return "\n".join(line for line in lines if line)


def _shaped(controller: Controller, layout: Layout | None, choice: Choice, say: Say) -> list[tuple[Control, ...]]:
    if layout is None:
        return []
    return [
        tuple(
            _placed(_control(controller, slot, choice, say), slot, layout)
            if isinstance(slot, Answer)
            else Control(slot.label, icon=slot.icon)
            for slot in row
        )
        for row in layout.rows
    ]


def _control(controller: Controller, answer: Answer, choice: Choice, say: Say) -> Control:
    look = controller.look(answer)
    return Control(controller.answer(answer, say), answered(choice, answer), look.icon, look.style)


def _without_payment(controller: Controller, answer: Answer, say: Say) -> Answer:
    """The same answer for somebody who is going to choose for themselves what they pay with."""
    code = f"{answer.code}_by_hand"
    return replace(answer, code=code) if controller.sentences.has("answer", code, say) else answer


def _whole_moves(
    controller: Controller, view: Any, seat: Seat, choice: Choice, answer: Answer, say: Say
) -> list[Control]:
    """The button of an answer; where many would end the turn right after, a second one that does both."""
    control, path = _control(controller, answer, choice, say), [answer]
    if not choice.by_hand:  # what is paid now is what matters, not what is left to pay after it
        path += asking.answered_by_themselves(controller.game, view, seat, answered(choice, answer).answers)
    buttons = [replace(control, label=_whole_move(controller, path, say))]
    *before, last = path
    if last.code in controller.and_end and not controller.unused(view, seat):
        both = [*before, replace(last, code=f"{last.code}_and_end")]
        label, look = _whole_move(controller, both, say), controller.look(both[-1])
        buttons.append(Control(label, replace(answered(choice, answer), ending=True), look.icon, look.style))
    return buttons


def _whole_move(controller: Controller, path: Sequence[Answer], say: Say) -> str:
    """A button that makes a move names all of it: "Build a road · Bridge FAR–MAR: 2 wood", or in one sentence."""
    *before, last = path
    if before and (whole := controller.whole(path, say)):
        return whole
    parts = [controller.answer(each, say) for each in before if each.code not in controller.kinds]
    parts.append(controller.answer(last, say))
    while len(parts) > 1 and len(" · ".join(parts)) > LABEL_LIMIT:
        del parts[0]  # the last ones say it most exactly
    return " · ".join(parts)


def _placed(control: Control, answer: Answer, layout: Layout) -> Control:
    """In its own shape, an answer may be called by its id alone, and look different."""
    look = layout.looks.get(answer.id, control)
    return Control(answer.id if layout.short else control.label, control.choice, look.icon, look.style)


def _other_ways(controller: Controller, view: Any, seat: Seat, standing: Standing, say: Say) -> list[Control]:
    """Back one question, and past the default payment."""
    game, choice = controller.game, standing.choice
    ways = []
    if not standing.untouched:
        earlier = one_back(game, view, seat, choice)
        if follow(game, view, seat, earlier).choice != replace(choice, page=0):
            ways.append(Control(say("panel-back"), earlier, "back"))
    default = default_ahead(game, view, seat, standing)
    if default is not None:
        own = controller.sentences.has("differently", default.code, say)
        icon = controller.look(default.answers[0]).icon if own else None
        ways.append(Control(controller.differently(default, say), replace(choice, by_hand=True, page=0), icon or "pay"))
    return ways
