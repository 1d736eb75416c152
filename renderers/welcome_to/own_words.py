"""What a seat can do now, in words: for the owner of a panel who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from games.first_edition import Seat
from games.welcome_to.cards import offers
from games.welcome_to.data import LETTERS, PLANS
from games.welcome_to.queries import points_now, score_now
from games.welcome_to.sheets import Spot
from games.welcome_to.state import State
from renderers.welcome_to.marks import Marks, marks_of
from renderers.welcome_to.progress import reached
from renderers.welcome_to.prompts import prompt
from renderers.welcome_to.sheet_words import sheet_lines
from renderers.welcome_to.turn_words import turn_words
from renderers.welcome_to.voice import Voice, listed, place, span


def task_lines(view: State, seat: Seat, voice: Voice, focus: tuple[str, ...] = ()) -> Iterator[str]:
    """The question, the turn so far, and every answer with the name that commands know."""
    marks = marks_of(view, seat, focus)
    yield voice("words-prompt", prompt=prompt(view, seat, marks.then, voice))
    steps = [step.action for step in view.players[seat].steps]
    if told := turn_words(steps, offers(view), voice):
        yield voice("words-turn", deeds=listed(told))
    yield from _target_lines(marks, voice)


def _target_lines(marks: Marks, voice: Voice) -> Iterator[str]:
    by_text: dict[str, list[Spot]] = {}
    for spot, text in marks.targets.items():
        by_text.setdefault(listed(text.splitlines()), []).append(spot)
    for text, spots in by_text.items():
        names = listed(place(*spot) for spot in sorted(spots))
        yield voice("words-fits", number=text, places=names) if text else voice("words-places", places=names)
    if marks.fence_places:
        yield voice("words-fence-places", places=listed(place(*spot) for spot in sorted(marks.fence_places)))
    if marks.sizes:
        yield voice("words-sizes", sizes=listed(map(str, sorted(marks.sizes))))
    if marks.estates:
        yield voice("words-spendable", estates=listed(span(*estate) for estate in sorted(marks.estates)))
    for letter in sorted(marks.plans):
        yield voice("words-scorable", plan=letter)


def own_sheet_lines(view: State, seat: Seat, voice: Voice, focus: tuple[str, ...] = ()) -> Iterator[str]:
    """The seat's sheet with its turn so far, and how far it has come with the plans."""
    sheet = marks_of(view, seat, focus).then.sheet
    yield voice("words-your-sheet", points=points_now(view, seat, sheet))
    temps = next(line.points for line in score_now(view, seat, sheet) if line.code == "temps")
    yield from sheet_lines(sheet, temps, view.options.advanced, voice)
    for letter, open_plan, noted in zip(LETTERS, view.plans, sheet.plans, strict=True):
        if noted:
            yield voice("words-plan-yours", plan=letter, points=noted)
        else:
            have, needed = reached(sheet, PLANS[open_plan.id])
            yield voice("words-plan-progress", plan=letter, have=have, needed=needed)
