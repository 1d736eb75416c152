"""The contract between a game's rules and everything around them.

A game is one value made of plain functions and types. It is pure: a state goes in, a new state comes out. Nothing here
knows Discord, pictures, clocks or files. ``games/turns.py`` and ``games/asking.py`` hold what every game gets for
free; ``games/conformance`` checks the promises made here for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

if TYPE_CHECKING:
    from games.turns import Turn

Seat = int
Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
#: What a code is about: numbers and ids, never sentences.
Params = dict[str, int | str]

S = TypeVar("S", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741 - options
M = TypeVar("M", bound=Struct)


class IllegalMove(Exception):
    """The rules say no. ``code`` and ``params`` become a sentence at the edge, in the reader's language."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


# --- moves ------------------------------------------------------------------------------------------------------------


class End(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end"):
    """The seat has finished its turn, or its part of the round. Every game's ``Move`` includes it.

    A game's own moves are frozen Structs with ``tag_field="do"`` and a tag of their own.
    """


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take_back"):
    """The log's row for a move taken back. It isn't a move itself: ``ask`` never offers it."""


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """The log's row for a turn that its seat had ended and that is open again. ``ask`` never offers it either."""


#: What the log says of a seat beside its moves.
Retraction = TakeBack | Undo


# --- questions --------------------------------------------------------------------------------------------------------

#: The ids of the answers given so far.
Answers = tuple[str, ...]
#: Answers travel in the ids of buttons: short, no spaces, none of the characters that separate them.
ANSWER_ID = r"[A-Za-z0-9_.*+=@-]{1,24}"


class Answer(Struct, frozen=True, gc=False):
    """One way to answer. ``code`` and ``params`` say what it means; the id leads to what comes next."""

    id: str
    code: str
    params: Params = {}


class Closed(Struct, frozen=True, gc=False):
    """Something a player might look for among the answers but can't choose now, and why (a code with parameters)."""

    code: str
    why: str
    params: Params = {}


class Question(Struct, frozen=True, eq=False, gc=False):
    """What to choose next, with every answer that leads to at least one legal move, the most natural first."""

    code: str
    answers: tuple[Answer, ...]
    params: Params = {}
    #: The first answer is what nearly everyone wants (a payment). It's taken unless somebody asks to choose.
    default: bool = False
    #: Ask even if there is only one answer: skipping it would tell others something, or make a move that can't be taken
    #: back before its owner has seen it.
    always: bool = False
    #: Only people want to know what is closed, so it's worked out when somebody looks.
    find_closed: Callable[[], Iterable[Closed]] = tuple

    @property
    def closed(self) -> tuple[Closed, ...]:
        return tuple(self.find_closed())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question):
            return NotImplemented
        return astuple(self)[:-1] == astuple(other)[:-1] and self.closed == other.closed

    def __reduce__(self) -> tuple[type[Question], tuple[Any, ...]]:
        """What is closed stays behind: it's found by looking at the position, and pictures don't show it."""
        return Question, astuple(self)[:-1]

    __ne__ = object.__ne__  # that of a Struct doesn't ask ``__eq__``


# --- what happened ----------------------------------------------------------------------------------------------------


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as a code with parameters. ``seat`` is who did it; None when nobody chose it."""

    code: str
    seat: Seat | None = None
    params: Params = {}


# --- results ----------------------------------------------------------------------------------------------------------


class ScoreLine(Struct, frozen=True):
    """One row of a score sheet: what (a code), how many points, and the figures behind them."""

    code: str
    points: int
    detail: dict[str, int | str] = {}


class SeatScore(Struct, frozen=True):
    seat: Seat
    total: int
    lines: tuple[ScoreLine, ...]
    #: Compared in order after the total; larger is better.
    tie_breaks: tuple[int, ...]
    #: 1 is first; equal scores share a rank and the next rank is skipped.
    rank: int


class Verdict(Struct, frozen=True):
    """How a solo challenge ended: a code for the rank or outcome, and whether it was won where one can lose."""

    code: str
    won: bool | None = None
    params: dict[str, int | str] = {}


class Result(Struct, frozen=True):
    seats: tuple[SeatScore, ...]
    verdict: Verdict | None = None


def seat_scores(seats: Iterable[tuple[tuple[ScoreLine, ...], tuple[int, ...]]]) -> tuple[SeatScore, ...]:
    """The score sheets and tie-breaks of all seats, in order, with their totals and ranks."""
    seats = tuple(seats)
    keys = [(sum([line.points for line in lines]), tie_breaks) for lines, tie_breaks in seats]
    found = enumerate(zip(seats, keys, ranked(keys), strict=True))
    return tuple(SeatScore(seat, total, lines, ties, rank) for seat, ((lines, ties), (total, _), rank) in found)


def ranked(scores: Sequence[tuple[int, tuple[int, ...]]]) -> list[int]:
    """Ranks of (total, tie-breaks) pairs, in seat order: 1 is best, equal pairs share their rank."""
    return [1 + sum(other > own for other in scores) for own in scores]


# --- judgement --------------------------------------------------------------------------------------------------------


class Reason(Struct, frozen=True, gc=False):
    """A part of what a move is worth: what changes by it (a code), and by how many points."""

    code: str
    points: float
    params: Params = {}


class Weighed(Struct, Generic[M], frozen=True):
    """A move as the strongest computer sees it.

    ``worth`` is in points. What it counts from is up to the game: only differences between moves of one position mean
    the same everywhere.
    """

    move: M
    worth: float
    #: What it changes, compared with doing nothing, the most telling first. It needn't add up to the worth.
    why: tuple[Reason, ...] = ()


#: Differences smaller than this aren't worth a word.
LEAST_TELLING = 0.05


def reasons(before: Mapping[str, float], after: Mapping[str, float]) -> tuple[Reason, ...]:
    """What changes between two estimates, part by part, the most telling first.

    A part is named by a code, or by a code and the card that it's about.
    """
    found = []
    for part in {**before, **after}:
        points = after.get(part, 0.0) - before.get(part, 0.0)
        code, _, card = part.partition(" ")
        if abs(points) >= LEAST_TELLING:
            found.append(Reason(code, points, {"card": card} if card else {}))
    return tuple(sorted(found, key=lambda reason: -reason.points))


# --- the game ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[S, M]):
    """Compact text for moves and positions, both ways. Nonsense is ``IllegalMove("unreadable", …)``."""

    #: The one spelling of a move, at most 80 characters, and back.
    write_move: Callable[[M], str]
    read_move: Callable[[str], M]
    #: What a person types: one or several moves in a line, in any spelling; the view fills in what was left out.
    read_line: Callable[[str, S, Seat], tuple[M, ...]]
    write_position: Callable[[S], str]
    read_position: Callable[[str], S]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, O, M]):
    """The rules of one game. Every function is pure.

    ``State`` holds the position and no history: neither earlier positions nor half-made choices. A seat's moves are
    applied to its own copy of the position its turn began with; ``games.turns`` puts the copies together.
    """

    slug: str
    #: How many seats may play; 1 is the solo challenge.
    seats: range
    #: Written into every new state (and its database row). A change that can change a result gets a new number.
    rules_version: int

    State: type[S]
    Options: type[O]
    #: The union of the game's moves, ``End`` included.
    Move: Any

    #: Raise ``IllegalMove`` for a table that the rules don't allow.
    check_options: Callable[[int, O], None]
    new: Callable[[int, O, int], S]
    #: Who takes part now and hasn't ended; nobody when the game is over.
    waiting_on: Callable[[S], tuple[Seat, ...]]
    #: The seat's moves as a tree: given the answers so far, the next question or the finished move. It always
    #: begins with a question, even if there is only one answer, whose code then names the only move.
    #: Works on the seat's view. Answers that don't fit are ``IllegalMove("no_such_answer")``.
    ask: Callable[[S, Seat, Answers], Question | M]
    #: The state after a move of the seat; every move the rules allow, in its one spelling, and no other.
    #: On a view, draws come up blank, and whatever depends on a blank is ``IllegalMove("look_first")``.
    apply: Callable[[S, Seat, M], S]
    #: What follows once everybody has ended: the next turn, phase or round, or the end of the game.
    resolve: Callable[[Turn[S, M]], S]
    #: What happened, from the views of one reader; seat and move are None for ``resolve``, whose view before is the
    #: position the moves led to when one seat had the turn to itself, and the turn's base in a round of several.
    tell: Callable[[S, S, Seat | None, M | None], tuple[Event, ...]]
    #: The same type with everything blanked that this seat (None: a spectator) may not know.
    view: Callable[[S, Seat | None], S]
    result: Callable[[S], Result | None]
    #: A computer opponent's move. It is given a view, never the full state.
    choose: Callable[[S, Seat, Level, Random], M]
    #: The strongest computer's judgement of the seat's moves that are worth a thought, and of any others that are
    #: asked about, best first. The first one is what ``choose`` would do at level "hard". It is given a view, too.
    weigh: Callable[[S, Seat, Random, Sequence[M]], list[Weighed[M]]]
    notation: Notation[S, M]
    #: Whether the step showed the seat something hidden; then it can't be taken back.
    reveals: Callable[[S, S, Seat], bool] = lambda before, after, seat: False
    #: Whether a seat has shown the others, in its turn, what only it knew; then the turn isn't undone once it's over.
    shows: Callable[[S], bool] = lambda state: False
    #: Whether the move stays hidden from everybody else in the log.
    private: Callable[[M], bool] = lambda move: False
    #: Where seats play one after the other: a seat's view as it would be if its turn came now and nobody did anything
    #: until then; None if it has no turn any more.
    hand_turn: Callable[[S, Seat], S | None] | None = None


AnyGame = Game[Any, Any, Any]


# --- written and read -------------------------------------------------------------------------------------------------


def encode(value: Struct) -> bytes:
    return msgspec.json.encode(value)


def decode_state(game: Game[S, O, M], data: bytes | str) -> S:
    state: S = _decoder(game.State).decode(data)
    return state


def decode_options(game: Game[S, O, M], data: bytes | str) -> O:
    options: O = _decoder(game.Options).decode(data)
    return options


def decode_move(game: Game[S, O, M], data: bytes | str) -> M | Retraction:
    move: M | Retraction = _decoder(game.Move | Retraction).decode(data)
    return move


@cache
def _decoder(what: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(what)
