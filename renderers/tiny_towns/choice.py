"""What a seat is asked, and what its town would look like with what it has chosen so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.asking import Asked
from games.core import Answer, Question, Seat
from games.tiny_towns import GAME
from games.tiny_towns.building import Site, buildable
from games.tiny_towns.state import LETTERS, SQUARES, Building, CardId, Resource, Square, SquareName, State
from games.tiny_towns.town import INDEX, with_square
from renderers.tiny_towns.voice import Voice

Ways = dict[CardId, list[Site]]


class Preview(Struct, frozen=True):
    """How to mark the squares of the town."""

    #: Squares whose cubes pay for a building.
    paid: frozenset[str] = frozenset()
    #: Squares that can be chosen, other than for a cube.
    targets: frozenset[str] = frozenset()
    #: Squares chosen for something else.
    chosen: frozenset[str] = frozenset()
    #: The squares from which cubes would disappear.
    cleared: frozenset[str] = frozenset()
    #: What would be new, and where.
    ghosts: dict[str, Square] = {}


# --- questions --------------------------------------------------------------------------------------------------------


def question_of(view: State, seat: Seat, asked: Asked[Any] | None) -> Question | None:
    """What the seat has to answer next; None when it has nothing to do."""
    if asked is not None and asked.question is not None:
        return asked.question
    first = GAME.ask(view, seat, ()) if seat in GAME.waiting_on(view) else None
    return first if isinstance(first, Question) else None


def prompt(view: State, seat: Seat, question: Question | None, voice: Voice) -> str:
    """What the seat should do now, in one line."""
    player = view.players[seat]
    if question is not None:
        return voice.question(question)
    if view.phase == "over":
        return voice("over")
    if player.finished is not None:
        return voice("prompt-finished")
    return voice("prompt-ended" if player.ended else "prompt-idle")


def cube_in_hand(question: Question | None) -> Resource | None:
    """The cube that is about to be put down."""
    if question is None or question.code not in ("place", "swap"):
        return None
    return LETTERS[str(question.params.get("take") or question.params["resource"])]


def choosable(question: Question | None) -> tuple[Resource, ...]:
    """The types that the seat takes or names one of."""
    if question is None or question.code not in ("take", "name"):
        return ()
    return tuple(LETTERS[answer.id] for answer in question.answers)


# --- what can be built ------------------------------------------------------------------------------------------------


def sites(view: State, seat: Seat) -> Ways:
    """What the seat could construct in its town as it is now."""
    player = view.players[seat]
    return buildable(player, view.display) if player.finished is None else {}


def completions(view: State, seat: Seat, resource: Resource) -> dict[SquareName, tuple[CardId, ...]]:
    """The cards that a cube of this type would complete, by the square it is put on."""
    player = view.players[seat]
    found: dict[SquareName, tuple[CardId, ...]] = {}
    for name in SQUARES:
        if player.town.squares[INDEX[name]] is None:
            after = buildable(replace(player, town=with_square(player.town, name, resource)), view.display)
            cards = tuple(card for card, ways in after.items() if any(name in way.removes for way in ways))
            if cards:
                found[name] = cards
    return found


# --- what has been chosen ---------------------------------------------------------------------------------------------


def preview(view: State, seat: Seat, asked: Asked[Any] | None) -> Preview:
    if asked is None or asked.question is None:
        return Preview()
    given = _given(view, seat, asked)
    marks = _chosen_so_far(given)
    question = asked.question
    offered = frozenset(str(answer.params["square"]) for answer in question.answers if "square" in answer.params)
    match question.code:
        case "build":
            return Preview(paid=_paid(way for ways in sites(view, seat).values() for way in ways))
        case "target" if given[-1].code == "build":
            paid = _paid(sites(view, seat)[str(question.params["card"])])
            return Preview(paid=paid, targets=offered)
        case "target" | "replace":
            return replace(marks, targets=offered)
        case "cubes":
            return replace(marks, paid=frozenset(name for answer in question.answers for name in _cubes(answer)))
        case "replace_by" | "swap":
            return replace(marks, chosen=frozenset((str(question.params["square"]),)))
    return marks


def _paid(ways: Iterable[Site]) -> frozenset[str]:
    return frozenset(name for way in ways for name in way.removes)


def _given(view: State, seat: Seat, asked: Asked[Any]) -> list[Answer]:
    given = []
    for number, wanted in enumerate(asked.answers):
        question = GAME.ask(view, seat, asked.answers[:number])
        assert isinstance(question, Question)
        given += [answer for answer in question.answers if answer.id == wanted]
    return given


def _chosen_so_far(given: list[Answer]) -> Preview:
    """Buildings that already have a place, with their markers, and the cubes they cost."""
    ghosts: dict[str, Square] = {}
    cleared: frozenset[str] = frozenset()
    for answer in given:
        match answer.code:
            case "target" | "replace_by":
                ghosts[str(answer.params["square"])] = Building(str(answer.params["card"]))
            case "cubes":
                cleared = frozenset(_cubes(answer)) - ghosts.keys()
            case "marker":
                square, house = ghosts.popitem()
                assert isinstance(house, Building)
                ghosts[square] = replace(house, holds=(LETTERS[answer.id],))
    return Preview(cleared=cleared, ghosts=ghosts)


def _cubes(answer: Answer) -> list[str]:
    return str(answer.params["squares"]).split()
