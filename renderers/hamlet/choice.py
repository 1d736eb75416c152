"""A half-made choice as the map shows it: where one may go, what would be laid, what pays for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from msgspec import Struct

from games.asking import Asked
from games.core import Answer, Question, Seat
from games.hamlet.data import CHURCH, MARKET, Resource
from games.hamlet.questions import ask
from games.hamlet.state import Crossing, Move, Paid, Road, State, Step, Unit
from games.hamlet.village import Placement, attach, village

#: How many ways to lay a draft are shown at once: one for each button.
MOST_WAYS = 10


class Way(Struct, frozen=True):
    """One way to lay the draft, with the number it has in the list."""

    number: int
    placement: Placement


class Marks(Struct, frozen=True):
    """What has been chosen and what may be chosen now."""

    #: The kind of move; nothing while it is being chosen.
    what: str = ""
    #: Places that may be chosen now.
    targets: tuple[str, ...] = ()
    #: Places chosen before: where the villager works, where the road begins.
    chosen: tuple[str, ...] = ()
    #: Drafts, trade tiles, orders or offers that may be chosen now, or the chosen one.
    framed: tuple[str, ...] = ()
    #: Ways to lay the draft, best first.
    ways: tuple[Way, ...] = ()
    #: How the draft would lie.
    ghost: Placement | None = None
    draft: str = ""
    roads: tuple[Road, ...] = ()
    steps: tuple[Step, ...] = ()
    #: What would be consumed, and where it is brought.
    pay: tuple[tuple[Unit, int], ...] = ()
    goal: str | None = None


#: Questions about places of the village, and about steps of donkeys.
_PLACES = ("produce", "process", "stable", "stand")
_STEPS = ("herd", "herd_on")
#: Questions about something that is drawn under the map, and the parameter that names it.
_OFFERS = {"draft": "tile", "sell": "trade", "order": "order", "build": "tile"}


def marks(view: State, seat: Seat, asked: Asked[Move] | None) -> Marks:
    """Everything to be marked for the half-made choice; nothing without one."""
    if asked is None or not asked.answers or asked.question is None:
        return Marks()
    question = asked.question
    given = list(_given(view, seat, asked))
    found = {before.code: answer for before, answer in given}
    open_answers = question.answers if question.code in (*_PLACES, *_STEPS, "road") else ()
    roads = [found["road"]] if "road" in found else question.answers if question.code == "road" else ()
    spots = question.answers[:MOST_WAYS] if question.code == "spot" else ()
    return Marks(
        what=found["what"].id,
        targets=tuple(dict.fromkeys(code for answer in open_answers for code in _places(answer))),
        chosen=tuple(code for before, answer in given if before.code in _PLACES for code in _places(answer)),
        framed=_framed(question, found),
        ways=tuple(Way(int(answer.params["number"]), _placement(view, answer)) for answer in spots),
        ghost=_placement(view, found["spot"]) if "spot" in found else None,
        draft=str(found["build"].params["tile"]) if "build" in found else "",
        roads=tuple(_road(answer, seat) for answer in roads),
        steps=tuple(Step(*_places(answer)) for before, answer in given if before.code in _STEPS),
        pay=tuple(_payment(view, seat, asked, given).items()),
        goal=_goal(found),
    )


def _given(view: State, seat: Seat, asked: Asked[Move]) -> Iterator[tuple[Question, Answer]]:
    """The questions so far with the answers that were given."""
    for place, id in enumerate(asked.answers):
        question = ask(view, seat, asked.answers[:place])
        assert isinstance(question, Question)
        yield question, next(answer for answer in question.answers if answer.id == id)


def _places(answer: Answer) -> list[str]:
    return [str(answer.params[name]) for name in ("place", "to") if name in answer.params]


def _framed(question: Question, found: dict[str, Answer]) -> tuple[str, ...]:
    for code, name in _OFFERS.items():
        if code in found:
            return (str(found[code].params[name]),)
        if code == question.code:
            return tuple(str(answer.params[name]) for answer in question.answers)
    return ()


def _placement(view: State, answer: Answer) -> Placement:
    spot = answer.params
    ground = village(view.places)
    return attach(ground, str(spot["place"]), int(spot["edge"]), str(spot["tile"]), int(spot["segment"]))


def _road(answer: Answer, seat: Seat) -> Road:
    a, b = _places(answer)
    return Road(a, b, cast(Crossing, answer.params["over"]), seat)


def _goal(found: dict[str, Answer]) -> str | None:
    """Where everything that is paid is brought to."""
    if "sell" in found or "order" in found:
        return MARKET if "sell" in found else CHURCH
    last = next((found[code] for code in ("stand", "process", "produce") if code in found), None)
    return None if last is None else str(last.params["place"])


def _payment(view: State, seat: Seat, asked: Asked[Move], given: list[tuple[Question, Answer]]) -> dict[Unit, int]:
    """The automatic payment while it is in question, then what has been chosen source by source."""
    assert asked.question is not None
    if asked.question.code == "pay":
        move = ask(view, seat, (*asked.answers, asked.question.answers[0].id))
        return dict(Counter(move.pay)) if isinstance(move, Paid) else {}
    sources = [(question.params, int(answer.id)) for question, answer in given if question.code == "source"]
    return {
        Unit(str(source["place"]), cast(Resource, source["kind"]), cast("Seat | None", source.get("owner"))): count
        for source, count in sources
        if count
    }
